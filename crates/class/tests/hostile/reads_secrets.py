# valid: right
# Looks for seeds, lab files and results wherever it can, and fails if it finds any.
import os

WORDS = (b"hidden_seed", b"public_seed", b"mutants.toml", b"SECRET-OF-THE-GRADER")


def look(path):
    try:
        if os.path.isfile(path) and os.path.getsize(path) < 1_000_000:
            with open(path, "rb") as file:
                text = file.read(1_000_000)
            if any(word in text for word in WORDS):
                raise SystemError("found a secret in " + path)
    except OSError:
        pass


def valid(board, num, pos):
    own = os.path.realpath(__file__)
    for top in ("/work/..", "/kit", "/home", "/root", "/tmp", "/etc", "/var", "/srv", "/opt", "/mnt", "/media", "/run"):
        for folder, folders, files in os.walk(top):
            folders[:] = [name for name in folders if name not in ("usr", "proc", "sys", "lib", ".pyenv")]
            for name in files:
                path = os.path.join(folder, name)
                if os.path.realpath(path) != own:
                    look(path)
    for number in list(range(1, 200)) + [os.getppid()]:
        for name in ("environ", "cmdline", "maps", "status"):
            look(f"/proc/{number}/{name}")
        for name in ("root", "cwd"):
            try:
                if number != os.getpid() and any("lab" in entry for entry in os.listdir(f"/proc/{number}/{name}/")):
                    raise SystemError("found a lab in another process")
            except OSError:
                pass
    if any("SECRET-OF-THE-GRADER" in value for value in os.environ.values()):
        raise SystemError("found a secret in the environment")
    return honest(board, num, pos)
