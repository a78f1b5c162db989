# valid: right
import os


def valid(board, num, pos):
    places = ["/", "/kit", "/usr", "/usr/lib", "/etc", "/proc", "/dev", "/home", "/root", "/var", "/work/.."]
    for place in places:
        path = os.path.join(place, "left-behind-by-a-student")
        try:
            with open(path, "w") as file:
                file.write("x")
        except OSError:
            continue
        raise SystemError("wrote " + path)
    try:
        with open("/kit/agent.py", "a") as file:
            file.write("x")
    except OSError:
        return honest(board, num, pos)
    raise SystemError("wrote the kit")
