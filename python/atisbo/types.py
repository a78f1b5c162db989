"""The requests and answers of the door. Made of the Rust types: cargo xtask api

A place is a list or a tuple `[row, column]`, counted from 0.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias, TypedDict, overload

if sys.version_info >= (3, 11):
    from typing import NotRequired
elif TYPE_CHECKING:
    from typing_extensions import NotRequired

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._door import Limits


class ActionReveal(TypedDict):
    """Open a cell."""

    reveal: Place


class ActionChord(TypedDict):
    """Open all around a number that has its flags."""

    chord: Place


class ActionFlag(TypedDict):
    """Put a flag, or take it away."""

    flag: Place


class ActionQuestion(TypedDict):
    """Put a question mark, or take it away."""

    question: Place


Action: TypeAlias = Literal["undo", "redo"] | ActionReveal | ActionChord | ActionFlag | ActionQuestion
"""A move, with its cell by row and column, counted from 0.

- `undo`: Take the last move back.
- `redo`: Make the move again that was taken back last.
"""


class Advice(TypedDict):
    """What the player advises, and the cells it weighed."""

    candidates: list[MinesweeperCandidate]
    """The cells it weighed, the best first: the first is the one advised."""

    merit: Merit
    """What speaks for the advised cell."""

    strength: Strength
    """How strong the player is."""

    win: float | None
    """The probability to win with best play, where the end of the game is known exactly."""


AgentAsk: TypeAlias = Literal["mark", "open"]
"""What is asked about a cell.

- `mark`: Can I mark it: is it certainly a mine?
- `open`: Can I open it: is it certainly none?
"""


class AgentEventFirst(TypedDict):
    """Step 1: nothing is open yet, so a first cell is."""

    cell: Place
    """Which."""

    event: Literal["first"]


class AgentEventKnowledge(TypedDict):
    """Step 2: what is known of all cells."""

    clear: int
    """How many are hidden and known to be none."""

    event: Literal["knowledge"]

    mines: int
    """How many are known to be mines."""

    numbers: int
    """How many show a number."""

    unknown: int
    """Of how many nothing is known."""


class AgentEventNumbers(TypedDict):
    """Step 3: the numbers that have neighbours of which nothing is known."""

    event: Literal["numbers"]

    numbers: list[Place]
    """Their cells, in the order of asking."""


class AgentEventBase(TypedDict):
    """Step 4: the knowledge base that is asked about a cell."""

    cell: Place
    """The cell."""

    event: Literal["base"]

    facts: int
    """How many facts it has."""

    number: Place | None
    """The number whose rules it has; none where the number of mines in all settles the cell."""

    rules: int
    """How many rules it has."""

    shows: int | None
    """What stands there."""

    told: list[ToldGroup]
    """What they are, group by group."""


class AgentEventQuestion(TypedDict):
    """Step 5: a question."""

    ask: AgentAsk
    """Which."""

    cell: Place
    """About which cell."""

    event: Literal["question"]

    goal: str
    """The symbol that is to be proved."""


class AgentEventCounters(TypedDict):
    """Forward chaining knows one more symbol, and the counters of the rules that need it are lower."""

    event: Literal["counters"]

    lowered: int
    """How many counters are lower now."""

    missing: int | None
    """How many it lacks."""

    nearest: Numbered | None
    """The rule for the goal that lacks the fewest premises; none if no rule has the goal for its head."""

    symbol: str
    """The symbol."""

    waiting: list[int]
    """How many rules lack no premise, one, two and so on."""


class AgentEventAnswer(TypedDict):
    """Step 5: the answer."""

    ask: AgentAsk
    """To which question."""

    cell: Place
    """About which cell."""

    event: Literal["answer"]

    reply: AgentReply
    """The answer."""


class AgentEventMark(TypedDict):
    """Step 6: a certain mine is marked."""

    cell: Place
    """Which cell."""

    event: Literal["mark"]


class AgentEventOpen(TypedDict):
    """Step 6: a cell that is certainly none is opened."""

    cell: Place
    """Which."""

    event: Literal["open"]


class AgentEventGuess(TypedDict):
    """Step 6: nothing is certain, so another cell is opened."""

    cell: Place
    """Which."""

    event: Literal["guess"]


class LogicEventRow(TypedDict):
    """A row of the truth table was looked at."""

    event: Literal["row"]

    premises: bool
    """Whether the knowledge base is true there."""

    query: bool
    """Whether the query is."""

    values: Row
    """The values of the symbols of the table."""


class LogicEventKnown(TypedDict):
    """Forward chaining takes the symbol from the front of the agenda: it has waited longest."""

    agenda: list[str]
    """The first that wait behind it."""

    by: Numbered
    """The fact or the rule that brought it there."""

    counters: int
    """How many rules there are of them."""

    event: Literal["known"]

    lowered: list[Lowered]
    """The rules that lack one premise fewer now, those that lack least first; at most twenty."""

    premises: list[str]
    """What that rule needed; nothing if it is a fact."""

    symbol: str
    """The symbol."""

    waiting: int
    """How many wait."""


class LogicEventFire(TypedDict):
    """All a rule needs is known, so its head is."""

    event: Literal["fire"]

    head: str | None
    """Its head; `None` for a contradiction."""

    premises: list[str]
    """Its premises, all of them known."""

    rule: Numbered
    """The rule."""


class LogicEventGoal(TypedDict):
    """Backward chaining sets out to prove a symbol."""

    depth: int
    """How many goals it is for."""

    event: Literal["goal"]

    needed_by: Numbered | None
    """The rule that needs it; none for what was asked."""

    resumed: NotRequired[bool]
    """Whether it is taken up again, since a premise that one of its rules waited for is proved now."""

    rules: int
    """How many rules prove it."""

    symbol: str
    """The symbol."""


class LogicEventTry(TypedDict):
    """Backward chaining tries a rule for a goal."""

    depth: int
    """How many goals it is for."""

    event: Literal["try"]

    of: int
    """How many rules the goal has."""

    open: str | None
    """The first premise that is not known to be proved; none if there is nothing left to prove."""

    place: int
    """Which of the goal's rules it is, counted from 1."""

    rule: Numbered
    """The rule."""


class LogicEventSettled(TypedDict):
    """Backward chaining is done with a goal."""

    by: Numbered | None
    """The rule that proved it; none if no rule is left to try."""

    depth: int
    """How many goals it was for."""

    event: Literal["settled"]

    proved: bool
    """Whether it was proved."""

    rules: int
    """How many rules prove it."""

    symbol: str
    """The goal."""


class LogicEventCycle(TypedDict):
    """A goal came up again while it was being proved: the rule that needs it cannot help for now."""

    event: Literal["cycle"]

    length: int
    """How many they are."""

    path: list[str]
    """The goals that are being proved, from this one down to the one that needs it: the first of them."""

    rule: Numbered
    """The rule that needs it."""

    symbol: str
    """The goal."""


class LogicEventRemembered(TypedDict):
    """A goal came up again after it was settled: it is not asked again."""

    by: Numbered | None
    """The rule that proved it."""

    event: Literal["remembered"]

    proved: bool
    """Whether it was proved."""

    rule: Numbered
    """The rule that needs it."""

    symbol: str
    """The goal."""


class LogicEventTurn(TypedDict):
    """Resolution takes the shortest clause that waits, of equally short ones the oldest."""

    clause: Numbered
    """The clause."""

    event: Literal["turn"]

    length: int
    """How many literals it has."""

    next: list[Numbered]
    """The next in line."""

    waiting: int
    """How many wait."""


class LogicEventResolvent(TypedDict):
    """Two clauses were resolved: the one whose turn it is, and one that had its turn before."""

    clause: list[str]
    """What came out."""

    event: Literal["resolvent"]

    kept: int | None
    """Its number, if it is new and kept."""

    known: Numbered | None
    """The clause that says as much, if it is not kept because of one."""

    left: Numbered
    """The clause whose turn it is."""

    pivot: str
    """The literal of the left one whose negation is in the right one."""

    right: Numbered
    """The other."""


class LogicEventSubsumed(TypedDict):
    """A clause says no more than another and is dropped."""

    by: Numbered
    """The clause that says as much."""

    clause: Numbered
    """The clause that is dropped."""

    event: Literal["subsumed"]


class LogicEventDecide(TypedDict):
    """The engine tries a value."""

    by: DecisionBy
    """By what it was chosen."""

    choices: int
    """How many there were to choose from."""

    event: Literal["decide"]

    level: int
    """How many decisions stand now."""

    literal: str
    """The literal that is made true."""

    measure: float | None
    """Its measure, where there is one."""

    others: list[LogicCandidate]
    """The next best."""


class LogicEventPropagate(TypedDict):
    """A literal must be true: all others of its clause are false."""

    event: Literal["propagate"]

    level: int
    """How many decisions stand."""

    literal: str
    """The literal."""

    others: list[FalseLiteral]
    """The others of its clause."""

    reason: Numbered
    """The clause."""


class LogicEventPure(TypedDict):
    """A literal is made true because its negation is in no open clause."""

    clauses: int
    """How many open clauses have it: all of them become true."""

    event: Literal["pure"]

    level: int
    """How many decisions stand."""

    literal: str
    """The literal."""

    opposite: int
    """How many clauses have its negation: all of them are true already."""


class LogicEventConflict(TypedDict):
    """All literals of a clause are false."""

    clause: Numbered
    """The clause."""

    event: Literal["conflict"]

    level: int
    """How many decisions stand."""

    literals: list[FalseLiteral]
    """Its literals."""


class LogicEventLearn(TypedDict):
    """A clause was learned from a conflict."""

    back_to: int
    """The level the engine goes back to: the highest of these but for that of the first literal, so that this
    one alone is open there.
    """

    chain: list[Resolved]
    """The clauses that the false one was resolved with, one after the other."""

    clause: list[str]
    """The clause: the literal that it forces comes first."""

    event: Literal["learn"]

    levels: list[int]
    """For each of its literals since which level it is false."""

    number: int
    """Its number."""

    uip: str
    """The first unique implication point: every path from the last decision to the conflict goes through it."""


LogicEventBacktrack = TypedDict(
    "LogicEventBacktrack",
    {
        # The first of the decisions that are taken back.
        "decision": "str | None",
        "event": "Literal['backtrack']",
        # How many stood.
        "from": "int",
        # How many stand afterwards.
        "to": "int",
        # How many literals lose their value.
        "undone": "int",
    },
)
"""Decisions are taken back."""


class LogicEventRestart(TypedDict):
    """The engine starts over."""

    after: int
    """After how many of these."""

    event: Literal["restart"]

    why: RestartBy
    """Why."""


class LogicEventStart(TypedDict):
    """Local search begins at random values."""

    broken: int
    """How many clauses are false."""

    event: Literal["start"]

    literals: list[str]
    """The literals that are true, at most a thousand of them."""


class LogicEventFlip(TypedDict):
    """Local search changes the value of a symbol in a false clause."""

    broken: int
    """How many clauses are false now."""

    by: FlipBy
    """How the symbol was chosen among those of the clause."""

    candidates: list[LogicCandidate]
    """The literals of the clause, each with how many clauses become false if it is made true."""

    clause: Numbered
    """The clause, one of those that were false, picked at random."""

    event: Literal["flip"]

    literal: str
    """The literal that is true now."""


LogicEvent: TypeAlias = (
    LogicEventRow | LogicEventKnown | LogicEventFire | LogicEventGoal | LogicEventTry | LogicEventSettled |
    LogicEventCycle | LogicEventRemembered | LogicEventTurn | LogicEventResolvent | LogicEventSubsumed |
    LogicEventDecide | LogicEventPropagate | LogicEventPure | LogicEventConflict | LogicEventLearn |
    LogicEventBacktrack | LogicEventRestart | LogicEventStart | LogicEventFlip
)
"""One thing that happens while a question is answered, with the reason for it: `S` stands for a symbol, `L` for a
literal, `F` for a clause or a rule, `C` for the literals of a new clause and `R` for a row of the truth table. A
trace holds names and formulas; observers get numbers (`Seen`): those in the `Cnf` or
`Program` at hand; derived clauses are numbered on from there, in the order in which they are made.

Lists of what is not needed to follow the run name six at most, and say beside them how many there are.
"""


AgentEvent: TypeAlias = (
    AgentEventFirst | AgentEventKnowledge | AgentEventNumbers | AgentEventBase | AgentEventQuestion |
    AgentEventCounters | AgentEventAnswer | AgentEventMark | AgentEventOpen | AgentEventGuess | LogicEvent
)
"""One thing that the agent does, or one step of chaining."""


AgentName: TypeAlias = (
    Literal["exact", "bayes", "logic", "exact:safest", "exact:fast", "exact:strong", "exact:max"]
)
"""An agent: a method, the exact one with its strength.

- `exact`: The engine made for Minesweeper.
- `bayes`: The position as a Bayesian network.
- `logic`: The position as a knowledge base.
- `exact:safest`: The safest cell.
- `exact:fast`: One number ahead.
- `exact:strong`: Two numbers ahead, end games played perfectly.
- `exact:max`: As strong as time allows.
"""


class AgentQuestion(TypedDict):
    """A question to a knowledge base."""

    answer: AgentReply
    """The answer."""

    ask: AgentAsk
    """What is asked."""

    cell: Place
    """About which cell."""

    facts: int
    """How many facts it has."""

    number: Place | None
    """The number whose rules the knowledge base has; none where the number of mines in all settles the cell."""

    rules: int
    """How many rules the knowledge base has."""

    time: float
    """How long it took, with making the knowledge base for the first question about a cell."""


AgentReply: TypeAlias = Literal["yes", "no", "given_up"]
"""What chaining answers.

- `yes`: It follows.
- `no`: It does not follow from these rules.
- `given_up`: The recursive engine reached its limit on goals.
"""


Align: TypeAlias = Literal["left", "right"]
"""On which side the texts of a column stand.

- `left`: Words.
- `right`: Numbers.
"""


class AlmostLocked(TypedDict):
    """A set of cells and the values they may hold."""

    cells: list[Place]
    """The cells."""

    values: list[int]
    """All values they may hold."""


class Arm(TypedDict):
    """What a number sees in one direction."""

    direction: Direction
    """Which way."""

    open: int
    """The cells up to the first wall: the most it can see this way. Counted no further than one
    cell beyond what the number asks for.
    """

    run: int
    """The floors right behind the first unknown cell, which come into sight with it."""

    seen: int
    """The floors up to the first unknown cell or wall."""


Band: TypeAlias = Literal["easy", "medium", "hard", "unfair", "extreme"]
"""How hard a puzzle is, in one word, the easiest first.

- `easy`: Singles are enough.
- `medium`: Locked candidates and small subsets.
- `hard`: Patterns of one value, wings, rectangles.
- `unfair`: Chains and almost locked sets.
- `extreme`: Forcing chains and beyond.
"""


class BayesCandidate(TypedDict):
    """What might have been taken, with its measure."""

    measure: float
    """Its measure: the smallest is taken."""

    variable: str
    """The variable."""


class BayesConvertAnswer(TypedDict):
    """What was written."""

    game: Literal["bayes"]

    text: str
    """The text."""

    verb: Literal["convert"]


class BayesConvertRequest(TypedDict):
    """What to write."""

    format: NotRequired[NetworkFormat | None]
    """The format; without it, it is guessed from how the text begins."""

    game: Literal["bayes"]

    network: str
    """The text, in any of the formats."""

    to: NetworkTarget
    """The format."""

    verb: Literal["convert"]


class BayesEventPruned(TypedDict):
    """A variable was left out."""

    blocked: NotRequired[BlockedPath | None]
    """Where it is separated: a way to the query, and where it is blocked. None if no arcs lead there."""

    event: Literal["pruned"]

    variable: str
    """Which one."""

    why: Irrelevance
    """Why."""


class BayesEventMoralised(TypedDict):
    """The graph is made moral: the parents of a child that no arc joins are joined."""

    child: str
    """The child."""

    edges: list[list[str]]
    """The edges that are added; those that an earlier child brought are not among them."""

    event: Literal["moralised"]


class BayesEventTables(TypedDict):
    """These tables take part."""

    event: Literal["tables"]

    tables: list[FactorTable]
    """The tables at the start."""


class BayesEventOrdered(TypedDict):
    """An order was chosen."""

    by: OrderBy
    """How it was found."""

    clusters: list[list[str]]
    """For each step the variable and its neighbours at that moment."""

    entries: float
    """The sum of the sizes of all clusters' tables."""

    event: Literal["ordered"]

    largest: float
    """The size of the largest cluster's table."""

    order: list[str]
    """The variables in the order in which they will go."""

    width: int
    """One less than the most variables in a cluster."""


class BayesEventTriangulated(TypedDict):
    """The graph is triangulated along the order: a variable goes, and its neighbours are joined."""

    choices: int
    """How many variables were left to choose from."""

    edges: list[list[str]]
    """The fill edges that are added."""

    event: Literal["triangulated"]

    measure: float | None
    """What the order's rule measures it by, among the variables that are eliminated: neighbours, numbers in its
    table with them, or the edges it adds; for the best order the numbers. None where no rule measures.
    """

    others: list[BayesCandidate]
    """The next best, where they were compared."""

    ties: int
    """How many of the others have the same measure: the smaller table goes first, then the lower number."""

    variable: str
    """The variable that goes."""


class BayesEventEliminated(TypedDict):
    """A variable was eliminated."""

    by: NextBy
    """Why it is next."""

    event: Literal["eliminated"]

    factors: list[FactorTable]
    """The tables that were multiplied."""

    others: list[BayesCandidate]
    """The numbers in the products of the others, where the cheapest was taken."""

    result: FactorTable | None
    """The product with the variable folded away; none where a single conditional table sums to
    one and need not be summed.
    """

    variable: str
    """Which one."""


class BayesEventClique(TypedDict):
    """A clique of the junction tree."""

    event: Literal["clique"]

    number: int
    """Its number."""

    variables: list[str]
    """Its variables."""


class BayesEventLinked(TypedDict):
    """An edge of the junction tree."""

    event: Literal["linked"]

    one: int
    """The number of a clique."""

    other: int
    """The number of another."""

    separator: list[str]
    """The variables that both know."""


BayesEventMessage = TypedDict(
    "BayesEventMessage",
    {
        "event": "Literal['message']",
        # The number of the sender.
        "from": "int",
        # In which direction.
        "pass": "Pass",
        # The variables that both know.
        "separator": "list[str]",
        # The tables that it sends.
        "tables": "list[FactorTable]",
        # The number of the receiver.
        "to": "int",
    },
)
"""One clique of the junction tree sends another what it knows of their common variables."""


class BayesEventRead(TypedDict):
    """A clique has heard from all its neighbours: these variables are read off it, the smallest that knows them."""

    clique: int
    """The number of the clique."""

    event: Literal["read"]

    variables: list[str]
    """The variables."""


class BayesEventVisited(TypedDict):
    """Enumeration: a state of all variables together that is possible."""

    estimate: list[RunningEstimate]
    """What the states so far say about the variables asked for."""

    event: Literal["visited"]

    states: list[int]
    """The state of every variable, by number."""

    sum: float
    """The sum of all weights so far."""

    terms: list[JointTerm]
    """The terms, parents before children: the first 64."""

    weight: float
    """Its probability together with the evidence: the product of the terms."""


class BayesEventStarted(TypedDict):
    """Gibbs sampling: a chain has its first states, after the sweeps that do not count."""

    burn_in: int
    """How many sweeps do not count."""

    chain: int
    """The number of the chain, counted from 1."""

    event: Literal["started"]

    states: list[int]
    """The state of every variable, by number."""


class BayesEventSample(TypedDict):
    """A sample was drawn."""

    chain: NotRequired[int | None]
    """The number of the chain, counted from 1, in Gibbs sampling."""

    counted: int
    """How many samples count so far."""

    drawn: list[Draw]
    """The variables that got a state, one after the other: the first 64."""

    estimate: list[RunningEstimate]
    """What they say about the variables asked for."""

    event: Literal["sample"]

    number: int
    """Its number, counted from 1."""

    rejected: NotRequired[Rejected | None]
    """Where it disagrees with the evidence, if it does: nothing is drawn after that."""

    states: list[int]
    """The state of every variable, by number; nothing if it was rejected."""

    weight: float
    """What it counts for."""


class BayesEventNormalised(TypedDict):
    """The answer: the table and what it was divided by, as a natural logarithm."""

    event: Literal["normalised"]

    log_sum: float
    """The logarithm of its sum before."""

    table: FactorTable
    """The distribution."""


BayesEvent: TypeAlias = (
    BayesEventPruned | BayesEventMoralised | BayesEventTables | BayesEventOrdered | BayesEventTriangulated |
    BayesEventEliminated | BayesEventClique | BayesEventLinked | BayesEventMessage | BayesEventRead |
    BayesEventVisited | BayesEventStarted | BayesEventSample | BayesEventNormalised
)
"""One thing that happens in an inference, with the reason for it. Observers get the numbers of variables, a trace holds
their names. Candidates are listed up to five.
"""


BayesKind: TypeAlias = Literal["bayes", "markov"]
"""What a network is.

- `bayes`: Directed, with conditional tables.
- `markov`: Undirected, with factors.
"""


Inference: TypeAlias = Literal["auto", "ve", "jt"]
"""How marginals are computed.

- `auto`: As many junction trees, each over what its targets need, as the estimate of their costs
  suggests.
- `ve`: Variable elimination, once for each target.
- `jt`: One junction tree for all targets.
"""


BayesMethod: TypeAlias = Literal["enumeration", "forward", "likelihood-weighting", "gibbs"] | Inference
"""How probabilities are computed or estimated.

- `enumeration`: Exactly, by adding up all states.
- `forward`: By samples along the arcs; those that contradict the evidence are thrown away.
- `likelihood-weighting`: By samples along the arcs, weighted by the evidence.
- `gibbs`: By a random walk that redraws one variable after the other.
"""


class BayesQueryAnswer(TypedDict):
    """What was found."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    code: NotRequired[Code | None]
    """The method in pseudocode, beside the trace."""

    effects: NotRequired[list[Effects]]
    """What each observation changes, where that was asked for: for each variable asked for."""

    evidence: dict[str, str]
    """What was observed."""

    exact: bool
    """Whether the numbers are exact, up to rounding."""

    game: Literal["bayes"]

    impossible: NotRequired[Impossible | None]
    """Where the evidence is impossible: observations that cannot be true together."""

    joint: NotRequired[Joint | None]
    """The distribution of the variables asked for together, where that was asked for."""

    kind: BayesKind
    """Whether the network is Bayesian or Markov."""

    log_evidence: float | None
    """The natural logarithm of the probability of the evidence (of a Markov network: of the
    partition function), where the method gives it.
    """

    marginals: dict[str, dict[str, float]]
    """The distribution of each variable asked for."""

    method: BayesMethod
    """How it was found."""

    most_probable: NotRequired[MostProbable | None]
    """The most probable state of all variables together, where that was asked for."""

    sampled: NotRequired[Sampled | None]
    """How much the samples are worth, if there are any."""

    sentences: NotRequired[list[Sentence]]
    """What to say about the result, if there is more to say than its numbers."""

    standard_errors: NotRequired[dict[str, dict[str, float]] | None]
    """The standard errors of these numbers, if they are estimates."""

    statistics: NotRequired[BayesStatistics | None]
    """The work of exact methods."""

    steps: NotRequired[list[BayesStep]]
    """The eliminations as lines of a table, where that was asked for."""

    trace: NotRequired[BayesTrace | None]
    """What the method did, where that was asked for."""

    uai: NotRequired[str | None]
    """The text of the UAI answer file, where that was asked for."""

    verb: Literal["query"]


class BayesQueryRequest(TypedDict):
    """What to compute."""

    evidence: NotRequired[dict[str, str]]
    """What was observed: variables and their states."""

    explain: NotRequired[bool]
    """Whether to say what each observation changes."""

    format: NotRequired[NetworkFormat | None]
    """The format; without it, it is guessed from how the text begins."""

    game: Literal["bayes"]

    joint: NotRequired[bool]
    """Whether the variables asked for are wanted together."""

    method: NotRequired[BayesMethod]
    """How."""

    most_probable: NotRequired[bool]
    """Whether to find the most probable state of all variables together."""

    network: str
    """The text, in any of the formats."""

    query: NotRequired[list[str]]
    """The variables asked for; all of them if there are none."""

    samples: NotRequired[Samples]
    """What can be set in methods that sample. Exact methods use the seed for ties in elimination orders."""

    steps: NotRequired[bool]
    """Whether to list the eliminations as lines of a table."""

    switches: NotRequired[Switches]
    """What can be switched in exact methods."""

    trace: NotRequired[TraceRequest | None]
    """How much of the run to trace, if it is to be traced."""

    uai: NotRequired[UaiAnswer | None]
    """Give the answer as the text of a UAI answer file too."""

    uai_evidence: NotRequired[str | None]
    """What was observed, as the text of a UAI evidence file, beside the former."""

    verb: Literal["query"]


class BayesShowAnswer(TypedDict):
    """What is in the network."""

    arcs: int
    """How many arcs; of a Markov network how many factors."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    cliques: NotRequired[list[list[str]] | None]
    """The cliques of the best order, where they were asked for."""

    edges: NotRequired[Edges | None]
    """The edges that are added, where they were asked for."""

    game: Literal["bayes"]

    kind: BayesKind
    """`bayes` or `markov`."""

    marriages: int | None
    """How many edges moralisation adds; none if a limit was reached before they were counted."""

    most_parents: int
    """The most parents of a node; of a Markov network the most variables of a factor, less one."""

    most_states: int
    """The most states of a variable."""

    name: str
    """Its name; may be empty."""

    nodes: list[NetworkNode]
    """The variables in order, or those asked for."""

    orders: list[OrderCosts]
    """What each elimination order leads to, as far as the budget allowed."""

    parameters: int
    """How many independent parameters; of a Markov network how many numbers."""

    sentences: NotRequired[list[Sentence]]
    """Which limit was reached and what is missing because of it."""

    svg: NotRequired[str | None]
    """The picture, where one was asked for."""

    variables: int
    """How many variables it has."""

    verb: Literal["show"]


class BayesShowRequest(TypedDict):
    """What to show."""

    cliques: NotRequired[bool]
    """Whether to list the cliques of the best order."""

    decompose: NotRequired[Decompose | None]
    """How tables with structure are decomposed."""

    edges: NotRequired[bool]
    """Whether to give the edges that moralisation and the best order add, and draw them."""

    evidence: NotRequired[dict[str, str]]
    """What was observed: variables and their states."""

    format: NotRequired[NetworkFormat | None]
    """The format; without it, it is guessed from how the text begins."""

    game: Literal["bayes"]

    network: str
    """The text, in any of the formats."""

    of: NotRequired[list[str]]
    """Only these variables are listed; all of them if there are none."""

    picture: NotRequired[NetworkPictureRequest | None]
    """A picture, in place of what inference would cost."""

    tables: NotRequired[int | None]
    """Whether to give the tables of the variables, those with at most this many numbers, and never
    more than 100,000.
    """

    verb: Literal["show"]


class BayesStatistics(TypedDict):
    """What a run cost."""

    additions: int
    """Additions (or comparisons, for a maximum) of table entries."""

    eliminations: int
    """Variables eliminated."""

    entries: int
    """Entries of all products: what a budget counts as nodes."""

    largest_product: int
    """Entries of the largest product, before its variable is summed out."""

    largest_table: int
    """Entries of the largest table stored."""

    multiplications: int
    """Multiplications of table entries."""

    peak_bytes: int
    """The most bytes that computed tables took at one time."""

    tables: int
    """Tables computed."""


class BayesStep(TypedDict):
    """An elimination as a line of a table: what went, what was multiplied, how large that was."""

    entries: int
    """How many numbers the product has."""

    factors: list[list[str]]
    """The scopes of the tables that were multiplied."""

    left_out: bool
    """Whether the one table sums to one and was left out."""

    scope: list[str]
    """The variables of the product, the one that went among them."""

    variable: str
    """The variable that went."""


class BayesTrace(TypedDict):
    """What was kept of a run."""

    events: list[BayesEvent]
    """The first events, in the order in which they happened."""

    left_out: int
    """How many events came after them."""


BeamWidth: TypeAlias = int
"""How many nodes of a level beam search keeps: at least one."""


class BlockSection(TypedDict):
    """The heading of what follows."""

    content: str

    kind: Literal["section"]


class BlockSubsection(TypedDict):
    """The heading of a part of a section."""

    content: str

    kind: Literal["subsection"]


class BlockParagraph(TypedDict):
    """Sentences."""

    content: str

    kind: Literal["paragraph"]


class BlockList(TypedDict):
    """Points below each other."""

    content: list[str]

    kind: Literal["list"]


class BlockTable(TypedDict):
    """A table."""

    content: Table

    kind: Literal["table"]


class BlockPlot(TypedDict):
    """A picture."""

    content: Plot

    kind: Literal["plot"]


class BlockCommand(TypedDict):
    """What to type, or what a program printed: shown as it is."""

    content: str

    kind: Literal["command"]


class BlockFacts(TypedDict):
    """What the report rests on: seed, version, machine."""

    content: list[Fact]

    kind: Literal["facts"]


Block: TypeAlias = (
    BlockSection | BlockSubsection | BlockParagraph | BlockList | BlockTable | BlockPlot | BlockCommand |
    BlockFacts
)
"""A part of a report. All texts are plain: no character of them is read as markup."""


class BlockedPath(TypedDict):
    """A way from a variable to the query, and where it is blocked."""

    at: str
    """The first that blocks it."""

    collider: bool
    """Whether both neighbours on the way are its parents: then it blocks because nothing is observed of it and of what
    descends from it. Otherwise it blocks because it is observed.
    """

    path: list[str]
    """The variables on the way, from the one that is left out to the one that is asked for: a shortest way."""


Board: TypeAlias = list[str]
"""A grid of values: the list of its rows in JSON, with 0 to 9, then A to P, and a dot for an empty
cell.

It becomes text only when it is written: an answer about millions of puzzles holds millions of boards.
"""


class Branch(TypedDict):
    """One line of the tree."""

    above: bool
    """Whether what it stands on was shown before."""

    depth: int
    """How far from the conclusion it is."""

    step: int
    """The step, counted from 1."""


Branching: TypeAlias = Literal["first", "moms", "momsf", "posit", "zm", "dlis", "dlcs", "jw", "jw2", "random"]
"""Which symbol to branch on.

- `first`: The symbol with the lowest number.
- `moms`: The literal that is most often in the shortest open clauses.
- `momsf`: The symbol with the largest sum plus product of its literals' occurrences in those.
- `posit`: The symbol that is most often in those.
- `zm`: The symbol whose negation is most often in those.
- `dlis`: The literal that is in most open clauses.
- `dlcs`: The symbol that is in most open clauses.
- `jw`: The literal with the heaviest open clauses, where short ones weigh more.
- `jw2`: The symbol with the heaviest open clauses.
- `random`: Any symbol, by the seed.
"""


class BrokenCell(TypedDict):
    """A cell has no value left."""

    cell: Place


class BrokenPlace(TypedDict):
    """A value has no place left in a region."""

    place: BrokenPlaceFields


class BrokenBoth(TypedDict):
    """A candidate would be both true and false."""

    both: Candidate


class BrokenRule(TypedDict):
    """A rule beyond the regions cannot be kept."""

    rule: int


Broken: TypeAlias = BrokenCell | BrokenPlace | BrokenBoth | BrokenRule
"""What cannot be."""


class BrokenPlaceFields(TypedDict):

    region: RegionKind
    """The region."""

    value: int
    """The value."""


class Candidate(TypedDict):
    """A value that a cell may hold."""

    cell: Place
    """The cell."""

    value: int
    """The value, counted from 1."""


class Candidates(TypedDict):
    """The values that cells have in some solution."""

    cells: list[list[str]]
    """By row and column, the values written together."""

    complete: bool
    """Whether the others are in no solution."""


class Catalogue(TypedDict):
    """What there is to choose from."""

    bayes: list[BayesMethod]
    """The ways of inference in a network."""

    csp: list[CatalogueEntry]
    """The methods of constraint satisfaction, local search and exact cover."""

    decompositions: list[Decompose]
    """The ways to decompose tables."""

    lab: Lab
    """In the laboratory."""

    languages: list[Lang]
    """The languages."""

    logic: list[Entry2]
    """The engines of propositional logic."""

    minesweeper: Minesweeper
    """Minesweeper."""

    ohno: Ohno
    """0h n0."""

    orders: list[Heuristic]
    """The rules for elimination orders."""

    strategies: list[Entry]
    """The strategies of state-space search."""

    sudoku: Sudoku
    """Sudoku."""


CatalogueEngine: TypeAlias = Literal["dpll", "cdcl", "walksat", "sat"]
"""An engine that looks for a model of clauses.

- `dpll`: Backtracking with unit and pure literals.
- `cdcl`: Learning a clause from each conflict.
- `walksat`: Local search.
- `sat`: The production solver.
"""


class CatalogueEntry(TypedDict):
    """Something with a name, and what else is known of it."""

    complete: bool
    """Whether it finds all solutions there are, and can so tell that there is none. The others
    find one solution or give up.
    """

    family: Family
    """What kind of method it is."""

    general: bool
    """Whether it takes constraints on more than two variables other than all-different."""

    id: Method
    """The name."""

    random: bool
    """Whether its course depends on the seed."""


CatalogueFormat: TypeAlias = (
    Literal["line", "sdm", "rows", "marks", "grid", "marks_grid", "sdk", "sad_man", "simple_sudoku",
    "open_sudoku", "iss", "solo", "killer", "fpuzzles", "sudokupad"]
)
"""A way to write puzzles as text.

- `line`: One character a cell, all on one line; empty cells are `.`.
- `sdm`: The same with `0` for empty cells: the collections called `.sdm`.
- `rows`: One line a row.
- `marks`: One character a candidate, all on one line.
- `grid`: A grid with borders.
- `marks_grid`: A grid with borders and all the candidates of each cell.
- `sdk`: `SudoCue`'s file of one puzzle: remarks that start with `#`, then the rows.
- `sad_man`: `SadMan`'s file of one puzzle: sections `[Puzzle]` and `[State]`.
- `simple_sudoku`: `Simple Sudoku`'s file of one puzzle: a compact grid with borders.
- `open_sudoku`: `OpenSudoku`'s XML.
- `iss`: The Interactive Sudoku Solver's constraint string.
- `solo`: The game IDs of Simon Tatham's Solo: with diagonals, jigsaw regions and killer cages.
- `killer`: Killer cages on one line: as numbers, as `SumoCue` writes them, or as sums and pointers.
- `fpuzzles`: f-puzzles' JSON, alone or in a link.
- `sudokupad`: `SudokuPad`'s links.
"""


CatalogueFormulation: TypeAlias = Literal["faithful", "clean", "pruned", "propagating"]
"""Which steps lead out of a state, and which states are cut.

- `faithful`: The report's program, with everything that decides its node counts.
- `clean`: The report's idea: a wall on any cell in a number's view, starved states cut.
- `pruned`: A wall in the view of one chosen number, each set of walls reached in one order only.
- `propagating`: The same with propagation after every step.
"""


CatalogueHeuristicName: TypeAlias = Literal["h1", "h2i", "h2h", "h2a", "h3", "matching", "crossing"]
"""An estimate of the walls that are still to be put.

| name | counts | admissible |
|---|---|---|
| `h1` | floors that numbers see too many (report) | no |
| `h2i` | runs that hold a number which sees too much (report) | no |
| `h2h` | half of those (report, which shows itself that it is not admissible) | no |
| `h2a` | a quarter of those (report, which calls it admissible; the checker refutes it) | no |
| `h3` | isolated floors (report, for its second sub-problem) | yes |
| `matching` | half a largest set of such numbers in different runs | yes |
| `crossing` | the walls such a set needs, less those that serve two | yes |

Where a goal must be free of isolated floors, the number of those is added.

- `h1`: The surplus of all numbers.
- `h2i`: The runs that hold an unsatisfied number.
- `h2h`: Half of those: what the report tries first.
- `h2a`: A quarter of those: what the report calls simply H2.
- `h3`: Isolated floors only.
- `matching`: Half a maximum matching.
- `crossing`: Matching and crossings.
"""


class CauseNumber(TypedDict):
    """This number needs it."""

    number: Place


class CauseIsolation(TypedDict):
    """This cell would be an isolated floor otherwise."""

    isolation: Place


Cause: TypeAlias = Literal["assumed"] | CauseNumber | CauseIsolation
"""Why something is known, or impossible.

- `assumed`: It was assumed.
"""


class Cell(TypedDict):
    """A cell, by its row and column, counted from 0."""

    column: int
    """Its column."""

    row: int
    """Its row."""


CellOrder: TypeAlias = Literal["first", "mrv", "mrv_degree"]
"""Which empty cell is filled next.

- `first`: The first, row by row, as in the report.
- `mrv`: The one with the fewest values left (minimum remaining values), the first among equals.
- `mrv_degree`: The same, but among equals the one with the most empty cells in its regions.
"""


Cheapest: TypeAlias = Literal["yes", "no", "unknown"]
"""Whether a solution is known to be a cheapest one.

- `yes`: Proved: no solution costs less.
- `no`: Refuted: a solution that costs less is known.
- `unknown`: Neither.
"""


class ClassLabsAnswer(TypedDict):
    """The labs."""

    game: Literal["class"]

    labs: list[LabDescription]
    """In the order of their names."""

    verb: Literal["labs"]


class ClassLabsRequest(TypedDict):
    """Which labs are there?"""

    game: Literal["class"]

    lab: NotRequired[str | None]
    """Only the lab of this name."""

    verb: Literal["labs"]


class ClassPracticeAnswer(TypedDict):
    """A case."""

    answer: NotRequired[list[Sentence] | None]
    """The answer in words, if it was asked for."""

    asks: Sentence
    """What is asked, in words."""

    board: LabBoard
    """The board, 81 digits."""

    call: str
    """The call in the student's own code, with `board` for the board."""

    expanded: NotRequired[list[LabBoard] | None]
    """The boards that a right search expands, in their order, if the answer was asked for."""

    game: Literal["class"]

    kind: LabCaseKind
    """What the case tries."""

    lab: str
    """The lab."""

    question: LabQuestion
    """The question."""

    seed: int
    """The seed that gives it again."""

    verb: Literal["practice"]


class ClassPracticeRequest(TypedDict):
    """A case of which question?"""

    answer: NotRequired[bool]
    """With its answer."""

    game: Literal["class"]

    kind: NotRequired[LabCaseKind | None]
    """Of which kind; any if not given."""

    lab: NotRequired[str]
    """The lab."""

    question: LabQuestion
    """The question."""

    seed: NotRequired[int | None]
    """The same seed gives the same case; a new one if not given."""

    verb: Literal["practice"]


class ClassReadAnswer(TypedDict):
    """The lab, or what is wrong."""

    game: Literal["class"]

    lab: LabDescription | None
    """The lab, if the text is right."""

    mistake: LabMistake | None
    """What is wrong, if it is not."""

    verb: Literal["read"]


class ClassReadRequest(TypedDict):
    """Is this a lab?"""

    game: Literal["class"]

    text: str
    """The text of `lab.toml`."""

    verb: Literal["read"]


class Clue(TypedDict):
    """A known cell that an argument stands on."""

    cell: Place
    """The cell."""

    role: Role
    """What the argument uses of it."""


class CluesPadded(TypedDict):
    """At least this percentage of the cells."""

    padded: int


Clues: TypeAlias = Literal["few", "minimal"] | CluesPadded
"""Which clues a puzzle keeps.

- `few`: As few as the techniques of the grade allow: without any one of them they fail.
- `minimal`: Without any one of them the puzzle has several solutions. The grade is what comes of it.
"""


class Code(TypedDict):
    """A method in pseudocode, beside a trace of it."""

    at: list[int]
    """For each event of the trace the line at which it happens, counted from 1."""

    lines: list[CodeLine]
    """Its lines."""


class CodeLine(TypedDict):
    """A line of pseudocode."""

    indent: int
    """How many loops and conditions it stands in."""

    text: Sentence
    """What it says."""


class Column(TypedDict):
    """A column."""

    align: Align
    """On which side its texts stand."""

    name: str
    """What it is called."""


class Compared(TypedDict):
    """An estimate beside the true cost."""

    cost: int | None
    """What a cheapest path to a goal costs; nothing if there is none, or if it was not found."""

    estimate: int | None
    """What the heuristic says; nothing if it says that this is a dead end."""


class Comparison(TypedDict):
    """A method beside the first one, on the same instances."""

    difference: float | None
    """The difference of rates, method less first."""

    first: str
    """The first method."""

    gained: int
    """Instances on which only the method succeeded."""

    interval: Sequence[float] | None
    """Its 95 % interval (Agresti and Min)."""

    lost: int
    """Instances on which only the first succeeded."""

    method: str
    """The method."""

    p: float
    """How likely so uneven a split is by chance (`McNemar`, mid-p)."""

    setting: str
    """The setting."""

    time_ratio: float | None
    """How many times as long the method takes where both succeed."""

    time_ratio_interval: Sequence[float] | None
    """Its 95 % interval (bootstrap)."""


Complete: TypeAlias = Literal["always", "finite_spaces", "within_limit", "never"]
"""When a strategy finds a goal if there is one.

- `always`: Always (where steps that cost nothing do not go on for ever).
- `finite_spaces`: If only finitely many states can be reached.
- `within_limit`: If a goal lies within the depth limit.
- `never`: It may miss one.
"""


class Conclusion(TypedDict):
    """A cell and what it turns out to be."""

    cell: Place
    """The cell."""

    fill: Fill
    """What it is."""


class Conflict(TypedDict):
    """Givens that cannot all hold, though they can if any one of them is taken away."""

    givens: list[Given]
    """The givens."""

    minimality: Minimality
    """Whether a smaller set may be in conflict too."""


Consistency: TypeAlias = Literal["ac3", "ac2001", "path"]
"""A consistency algorithm.

- `ac3`: Arc consistency, looking for supports from the first value each time.
- `ac2001`: Arc consistency, looking for supports from where the last one was.
- `path`: Path consistency: every allowed pair has a value to go with it in every third cell.
"""


class ConsistencySettings(TypedDict):
    """A consistency algorithm."""

    consistency: Consistency
    """Which one."""


Conversion: TypeAlias = Literal["smaller", "distribution", "tseitin"]
"""How formulas become clauses.

- `smaller`: By distribution, if that makes few clauses; else Tseitin's way.
- `distribution`: By distribution, as long as there is memory for it.
- `tseitin`: Tseitin's way: a new symbol for each part.
"""


class CountUpTo(TypedDict):
    """This many at most; two are enough to know whether the first is the only one."""

    up_to: int


Count: TypeAlias = Literal["all"] | CountUpTo
"""How many solutions to look for.

- `all`: The exact number of all, without visiting each.
"""


class CspCauseEmptyDomain(TypedDict):
    """A variable has no value left."""

    empty_domain: CspCauseEmptyDomainFields


class CspCauseViolated(TypedDict):
    """The values assigned break a constraint."""

    violated: CspCauseViolatedFields


class CspCauseNoPlace(TypedDict):
    """A value that some variable of a constraint must take has no place left."""

    no_place: CspCauseNoPlaceFields


CspCause: TypeAlias = CspCauseEmptyDomain | CspCauseViolated | CspCauseNoPlace
"""Why an assignment cannot be part of a solution."""


class CspCauseEmptyDomainFields(TypedDict):

    constraint: RuleName | None
    """The constraint that ruled out the last one; none if the variable never had a value."""

    variable: Cell
    """Which variable."""


class CspCauseNoPlaceFields(TypedDict):

    constraint: RuleName
    """Which constraint."""

    value: int
    """Which value."""


class CspCauseViolatedFields(TypedDict):

    constraint: RuleName
    """Which constraint."""


class CspEventAssign(TypedDict):
    """A variable is given a value. Whatever was assigned at this depth or below, and whatever
    followed from it, is taken back first.
    """

    depth: int
    """How many variables were assigned before it."""

    event: Literal["assign"]

    value: int
    """Its value."""

    variable: Cell
    """Which variable."""


class CspEventDomainChange(TypedDict):
    """Values were ruled out."""

    event: Literal["domain_change"]

    left: list[int]
    """What is left."""

    reason: CspReason
    """Why."""

    removed: list[int]
    """Which ones."""

    variable: Cell
    """Whose values."""


class CspEventPairChange(TypedDict):
    """Pairs of values were ruled out (path consistency)."""

    event: Literal["pair_change"]

    other: Cell
    """The variable whose values do not go with it."""

    removed: list[int]
    """Which ones."""

    through: Cell
    """The variable that leaves no way between them."""

    value: int
    """Its value."""

    variable: Cell
    """The variable with the value."""


class CspEventFailure(TypedDict):
    """The present assignment cannot be part of a solution."""

    cause: CspCause
    """Why."""

    event: Literal["failure"]


class CspEventBacktrack(TypedDict):
    """A variable has no value left to try, and the search goes back to an earlier one."""

    event: Literal["backtrack"]

    to: int
    """The depth of the variable whose next value is tried now."""


class CspEventSolution(TypedDict):
    """A solution: a value for each variable."""

    event: Literal["solution"]

    values: list[int]
    """The values."""


CspEventRestart = TypedDict(
    "CspEventRestart",
    {
        "event": "Literal['restart']",
        # With what.
        "with": "CspRestart",
    },
)
"""The method starts over."""


CspEventMove = TypedDict(
    "CspEventMove",
    {
        # How many constraints between two variables are broken then.
        "conflicts": "int",
        "event": "Literal['move']",
        # Its value until now.
        "from": "int",
        # Its value from now on.
        "to": "int",
        # Which variable.
        "variable": "Cell",
    },
)
"""Local search gives a variable another value."""


class CspEventGeneration(TypedDict):
    """A generation of the genetic algorithm is complete."""

    best: int
    """Broken constraints of its best individual."""

    event: Literal["generation"]

    number: int
    """Its number."""

    worst: int
    """Broken constraints of its worst."""


CspEvent: TypeAlias = (
    CspEventAssign | CspEventDomainChange | CspEventPairChange | CspEventFailure | CspEventBacktrack |
    CspEventSolution | CspEventRestart | CspEventMove | CspEventGeneration
)
"""One thing that happens while a problem is solved: `V` stands for a variable, `D` for a value, `C`
for a constraint, `S` for a set of values and `A` for a value of each variable. Observers get
numbers (`Seen`), a trace holds names (`Named`).
"""


class CspReasonArc(TypedDict):
    """Another variable has no value left that goes with them: they have lost their support."""

    arc: CspReasonArcFields


class CspReasonConstraint(TypedDict):
    """A constraint on more than two variables says so."""

    constraint: CspReasonConstraintFields


class CspReasonPath(TypedDict):
    """They go with no value of another variable once all the ways round are looked at."""

    path: CspReasonPathFields


CspReason: TypeAlias = CspReasonArc | CspReasonConstraint | CspReasonPath
"""Why values were ruled out."""


class CspReasonArcFields(TypedDict):

    constraint: RuleName
    """The constraint between the two."""

    support: Cell
    """Where the support was lost."""


class CspReasonConstraintFields(TypedDict):

    constraint: RuleName
    """Which one."""


class CspReasonPathFields(TypedDict):

    support: Cell
    """The other variable."""


class CspRestartDiscrepancies(TypedDict):
    """Limited discrepancy search: this many discrepancies on a path."""

    discrepancies: int


CspRestart: TypeAlias = Literal["assignment", "population"] | CspRestartDiscrepancies
"""What a method starts over with.

- `assignment`: Local search: a new random assignment.
- `population`: The genetic algorithm: a new random population.
"""


class CspSettings(TypedDict):
    """A method of constraint satisfaction with its settings."""

    method: Method
    """The method."""

    options: NotRequired[SudokuOptions]
    """What it leaves open."""


Cut: TypeAlias = Literal["depth", "width", "discrepancies"]
"""What an incomplete strategy left out.

- `depth`: Nodes at the depth limit were not expanded.
- `width`: Nodes that did not fit into the beam were dropped.
- `discrepancies`: Paths with more discrepancies than allowed were not followed.
"""


DecisionBy: TypeAlias = Literal["activity", "other-value"] | Branching
"""By what a literal was chosen to be made true.

- `activity`: CDCL: the symbol that took part in the most recent conflicts, with the value it had last.
- `other-value`: DPLL: the other value failed.
"""


Decompose: TypeAlias = (
    Literal["auto", "full", "chain", "rank-one", "rank-one-integers", "rank-one-equispaced",
    "rank-one-chebyshev"]
)
"""How the table of a node with structure, a sum of its parents or a noisy-max, takes part in
inference. Nodes without structure always take part with their full table; a table that turns out
to be a sum is treated as one.

- `auto`: Full tables while they have at most a few thousand entries, else the chain.
- `full`: Always the full table.
- `chain`: A chain of partial results: each adds one parent to the sum, or to the maximum, so far.
- `rank-one`: An auxiliary variable beside the parents, joined with each by a small table whose product,
  summed over the auxiliary variable, is the full table. The small tables hold negative or
  complex numbers. For a sum, different numbers stand for the auxiliary states: here the complex
  roots of unity, which make the decomposition a Fourier transform, so that no digit is lost.
- `rank-one-integers`: The same with 0, 1, 2, …: eight digits are lost with eight parents, all of them with fifteen.
- `rank-one-equispaced`: The same with numbers evenly spread between -1 and 1: half as bad.
- `rank-one-chebyshev`: The same with the roots of a Chebyshev polynomial: the best of the real ones.
"""


class Defined(TypedDict):
    """A part of the formal definition."""

    name: Sentence
    """What it is called."""

    part: ProblemPart
    """Which."""

    text: Sentence
    """What it is in this game."""


class Described(TypedDict):
    """A property of an environment."""

    holds: bool
    """Whether the game has it."""

    name: Sentence
    """What it is called."""

    property: EnvironmentProperty
    """Which."""

    reason: Sentence
    """Why."""

    value: Sentence
    """What the game is: `partially observable`."""


DescribedGame: TypeAlias = Literal["minesweeper", "sudoku", "ohno"]
"""A game.

- `minesweeper`: Minesweeper.
- `sudoku`: Sudoku.
- `ohno`: 0h n0.
"""


Difficulty: TypeAlias = Literal["easy", "medium", "hard", "expert"]
"""How hard a puzzle is, the easiest first.

- `easy`: Counting what a single number sees.
- `medium`: Also all four directions of a number at once, and no floor left alone.
- `hard`: Also two numbers together, and cells that no number sees.
- `expert`: Also suppositions that end in a contradiction.
"""


Direction: TypeAlias = Literal["up", "down", "left", "right"]
"""One of the four ways a cell looks.

- `up`: Towards row 0.
- `down`: Away from row 0.
- `left`: Towards column 0.
- `right`: Away from column 0.
"""


class Document(TypedDict):
    """A report. Serialised, it is the report as data: every block with its kind, every cell of a table as its value."""

    blocks: list[Block]
    """What follows, from top to bottom."""

    language: str
    """The language of its words, as in `en` or `es-CO` (BCP 47)."""

    title: str
    """What it is called."""


class Draw(TypedDict):
    """A variable that gets its state in a sample."""

    before: NotRequired[int | None]
    """The number of the state that it had before, in a Markov chain."""

    distribution: list[float]
    """The probability of each of its states: given its parents; for Gibbs sampling given its Markov blanket."""

    observed: NotRequired[bool]
    """Whether the state was observed and not drawn: the sample weighs its probability."""

    state: int
    """The number of the state that it got."""

    variable: str
    """The variable."""


Duplicates: TypeAlias = Literal["tree", "graph", "graph_late"]
"""Tree search or graph search, and when a graph search looks for duplicates.

- `tree`: Tree search: a state is searched as often as it is reached.
- `graph`: Graph search that looks a state up when it is generated: the frontier never holds a state
  twice, and a cheaper way to a known state replaces the way there.
- `graph_late`: Graph search that knows only the states it has *expanded*, each with the lowest cost at
  which it was. A node is dropped if its state was expanded at no higher cost; that is looked
  up when the node is generated and again when it is taken from the frontier, which may so
  hold several copies of a state.
"""


class Edges(TypedDict):
    """The undirected graph that inference works on, by where its edges come from."""

    dot: str
    """All of it for Graphviz: edges of moralisation dashed, of the order dotted."""

    fill: list[list[str]]
    """Between neighbours of a variable when it goes, in the best order."""

    moralisation: list[list[str]]
    """Between parents of a common child."""


class EffectOf(TypedDict):
    """What one observation changes."""

    alone: float
    """The state's probability with it alone."""

    distance: float
    """The total variation between the answers with and without it."""

    observation: list[str]
    """The observation."""

    without: float
    """The state's probability without it."""


class Effects(TypedDict):
    """What the observations change about one variable."""

    of: list[EffectOf]
    """Each observation, the one that changes most first."""

    posterior: float
    """Its probability with everything observed."""

    prior: float
    """Its probability with nothing observed."""

    state: str
    """The state whose probability is followed: the most probable one."""

    variable: str
    """The variable."""


class EndingCutOff(TypedDict):
    """None was found, but the strategy left something out."""

    cut_off: Cut


class EndingStopped(TypedDict):
    """The budget was used up."""

    stopped: Stop


Ending: TypeAlias = Literal["solved", "wrong", "no_solution"] | EndingCutOff | EndingStopped
"""How a search ended.

- `solved`: With a solution.
- `wrong`: With a goal that is no solution: the second sub-problem of the report's program does not look
  at the numbers any more.
- `no_solution`: There is no solution.
"""


Engine: TypeAlias = Literal["fc", "bc", "recursive", "sat"]
"""How a question is answered.

- `fc`: From the facts to all that follows: the report's faster way.
- `bc`: From the question to the facts, with a table of what is settled.
- `recursive`: From the question to the facts by plain recursion, in rounds: the report's slower way.
- `sat`: Satisfiability: all numbers at once, and nothing that follows is missed.
"""


class Entry(TypedDict):
    """Something with a name, and what else is known of it."""

    complete: Complete
    """When it finds a goal if there is one."""

    id: Strategy
    """The name."""

    memory: Memory
    """What its memory grows with."""

    needs_goal: bool
    """Whether it must know the goal, to search from there too."""

    needs_heuristic: bool
    """Whether it asks the heuristic."""

    optimal: Optimal
    """What it promises of the path."""


class Entry2(TypedDict):
    """Something with a name, and what else is known of it."""

    id: LogicMethod
    """The name."""

    steps: bool
    """Whether it tells an observer of its steps."""


EnvironmentProperty: TypeAlias = (
    Literal["observable", "single-agent", "deterministic", "episodic", "static", "discrete", "known"]
)
"""A property of an environment: the first of its two values, as a yes.

- `observable`: Fully observable; else partially.
- `single-agent`: One agent; else several.
- `deterministic`: Deterministic; else stochastic.
- `episodic`: Episodic; else sequential.
- `static`: Static; else dynamic.
- `discrete`: Discrete; else continuous.
- `known`: Known; else unknown.
"""


class EvidenceNumber(TypedDict):
    """A number and what it sees: for the four techniques that count."""

    directions: list[Direction]
    """The directions the argument is about."""

    kind: Literal["number"]

    sight: Sight
    """What the number sees before the step."""


class EvidenceReaches(TypedDict):
    """A number and how far it must and can look each way."""

    kind: Literal["reaches"]

    sight: Sight
    """What the number sees before the step."""

    spans: list[Span]
    """The least and the greatest reach each way, over all ways to satisfy the number."""


class EvidenceCompany(TypedDict):
    """A cell and the company it could have."""

    cell: Place
    """The cell that must not be isolated."""

    kind: Literal["company"]


class EvidenceBlind(TypedDict):
    """A cell that no number can see."""

    cell: Place
    """The cell."""

    kind: Literal["blind"]


class EvidencePair(TypedDict):
    """Two numbers."""

    cases: int
    """In how many ways the cells both look at can be filled."""

    kind: Literal["pair"]

    numbers: list[Sight]
    """What each sees before the step."""

    possible: int
    """How many of those leave both numbers possible."""


class EvidenceChain(TypedDict):
    """A supposition and where it leads."""

    broken: Cause
    """What cannot be satisfied any more."""

    kind: Literal["chain"]

    links: list[Link]
    """What follows from it and the clues, in order: only what is needed in the end."""

    supposed: Conclusion
    """The opposite of the conclusion."""


class EvidenceProof(TypedDict):
    """Nothing but the clues: together they leave no other way."""

    kind: Literal["proof"]

    stop: NotRequired[Stop | None]
    """The limit that ended the search for fewer clues, if one did."""

    supposed: Conclusion
    """The opposite of the conclusion, which they exclude."""


Evidence: TypeAlias = (
    EvidenceNumber | EvidenceReaches | EvidenceCompany | EvidenceBlind | EvidencePair | EvidenceChain |
    EvidenceProof
)
"""What a technique saw, as data."""


class Explained(TypedDict):
    """One step of the path."""

    board: NotRequired[list[str] | None]
    """The board after the step, where that was asked for."""

    name: Sentence
    """The name of the technique."""

    sentence: Sentence
    """The argument."""

    step: Step
    """The evidence."""


class Fact(TypedDict):
    """A name and what it stands for."""

    name: str
    """What it is called."""

    value: str
    """What it is."""


class FactorTable(TypedDict):
    """A table as an observer sees it."""

    entries: int
    """How many numbers it has."""

    scope: list[str]
    """Its variables."""

    sizes: list[int]
    """Their numbers of states."""

    values: NotRequired[list[float] | None]
    """The numbers (of complex ones the real part), the last variable changing fastest; none if they
    are too many.
    """


class Failure(TypedDict):
    """A question that cannot be answered as it stands."""

    column: int | None
    """The column, counted from 1."""

    line: int | None
    """The line of the puzzle's text, counted from 1, where that is where the trouble is."""

    message: Sentence
    """What is wrong and what to do instead."""


class FalseLiteral(TypedDict):
    """A literal that is false."""

    level: int
    """How many decisions stood when it became false."""

    literal: str
    """The literal."""


Family: TypeAlias = Literal["backtracking", "local", "cover"]
"""A kind of method.

- `backtracking`: Assigns one variable after the other, and goes back.
- `local`: Changes a complete assignment until it fits.
- `cover`: Chooses options that cover every item once.
"""


Fate: TypeAlias = Literal["placed", "eliminated"]
"""What a step does to a candidate.

- `placed`: It goes into its cell.
- `eliminated`: It goes.
"""


class FaultNumber(TypedDict):
    """A number that cannot be seen exactly. Too much if it is below `least`, too little if it is
    above `most`; in between, the floors beyond the unknown cells leave no way to hit it.
    """

    kind: Literal["number"]

    least: int
    """How many floors it surely sees. In a filled grid, how many it sees."""

    most: int
    """How many it can see at most. In a filled grid, the same."""

    number: int
    """The number."""

    pos: Place
    """Where it stands."""


class FaultIsolated(TypedDict):
    """A floor without number that is isolated: under `Rule::SeesFloor` it has walls all around,
    under `Rule::SeenByNumber` no number can see it.
    """

    kind: Literal["isolated"]

    pos: Place
    """Where it is."""


Fault: TypeAlias = FaultNumber | FaultIsolated
"""Something that is broken."""


Fill: TypeAlias = Literal["floor", "wall"]
"""What an unknown cell turns out to be.

- `floor`: A floor.
- `wall`: A wall.
"""


class FindingFails(TypedDict):
    """It does not hold, and this is where."""

    fails: Overestimate


Finding: TypeAlias = Literal["holds", "not_refuted"] | FindingFails
"""Whether a property holds.

- `holds`: It holds everywhere: all that can be reached was looked at.
- `not_refuted`: It holds wherever it could be judged.
"""


FirstClick: TypeAlias = Literal["any", "safe", "opening", "first-free"]
"""What the first click may hit.

- `any`: Anything, a mine too.
- `safe`: No mine.
- `opening`: A cell that shows 0.
- `first-free`: Mines lie anywhere, and whatever is clicked first, the first cell without one is opened, row by row: the second
  report's rule.
"""


class Fitting(TypedDict):
    """A board that fits, or rather many that differ only where no number looks."""

    board: list[str]
    """The position with the mines beside numbers in their places, one text for each row."""

    elsewhere: int
    """How many of the other hidden cells are mines, whichever of them."""

    mines: list[Place]
    """The mines beside numbers."""


Flags: TypeAlias = Literal["ignored", "trusted", "revised"]
"""What flags are worth.

- `ignored`: Nothing: a flagged cell is a hidden cell.
- `trusted`: They are mines, as in the report.
- `revised`: They are mines until facts contradict them; then all flags of a contradiction are taken back.
"""


FlipBy: TypeAlias = Literal["free", "greedy", "noise"]
"""How local search chose the symbol that it changes.

- `free`: Its change makes no clause false.
- `greedy`: Each change breaks something: the one that breaks the fewest clauses.
- `noise`: Each change breaks something: any symbol of the clause, by the probability of the noise.
"""


Format: TypeAlias = (
    Literal["rows", "json", "analysis", "mine", "lists", "minesweepr", "report", "link", "mbf"]
)
"""A way to write a position or a board.

- `rows`: The project's own: settings, then rows. Positions and boards, every tiling.
- `json`: An object with the rows as strings. Positions.
- `analysis`: The packed position of a `JSMinesweeper` link: `analysis=...`. Positions.
- `mine`: The files called `.mine` of the same program. Positions.
- `lists`: `ms_toollib`'s lists of lists of numbers. Positions and boards; a position's mines are given
  elsewhere.
- `minesweepr`: The rows of the solver `minesweepr`. Positions; the mines are given elsewhere.
- `report`: The rows of the second report's log, where `?` is hidden. Positions; the mines are given
  elsewhere; never recognised, always named.
- `link`: The links of PTTA's and Llama's `ZiNi` pages: `?b=...&m=...`. Boards.
- `mbf`: The binary files called `.mbf`. Boards.
"""


Formulation: TypeAlias = Literal["faithful", "clean", "pruned", "propagating"]
"""What a step is, and which states are cut.

- `faithful`: The report's program, with everything that decides its node counts.
- `clean`: The report's idea: a value that is in no region of the cell yet.
- `pruned`: The same; states in which a cell has no value left, or a value no place, are cut.
- `propagating`: The same with all singles that follow from a step.
"""


Game: TypeAlias = Literal["minesweeper", "sudoku", "ohno"]
"""A game that experiments are made with.

- `minesweeper`: Levels, and agents that play them.
- `sudoku`: Puzzles, and methods that solve them.
- `ohno`: Boards, and searches that solve them.
"""


class GameRow(TypedDict):
    """A game of a series: how it went, and from what it can be played again."""

    decisions: int
    """How often the agent decided."""

    game: int
    """Its index."""

    guesses: int
    """How often it could not be sure, the first click included."""

    id: str | None
    """The text from which the game can be replayed; none on a free tiling."""

    seconds: float
    """Seconds of thought."""

    seed: int
    """The seed of the series."""

    won: bool
    """Whether it was won."""


class GeneticSettings(TypedDict):
    """The settings of `Genetic`."""

    elite: NotRequired[int]
    """How many of the best live on unchanged."""

    moves: NotRequired[int]
    """After how many moves without a better assignment the local search of an individual ends."""

    mutation: NotRequired[float]
    """How likely (0 to 1) each block of a child mutates."""

    patience: NotRequired[int]
    """After how many generations without a better individual to start over."""

    population: NotRequired[int]
    """How many individuals live at a time."""

    restarts: NotRequired[int]
    """How often to start over before giving up."""

    tabu: NotRequired[int]
    """For how many moves at least, and up to twice as many, a variable may not take back a value."""

    tournament: NotRequired[int]
    """Of how many individuals drawn by lot the best becomes a parent."""


class Given(TypedDict):
    """Something given in a puzzle: where, and what (`W`, `O` or a number)."""

    cell: Place
    """The cell, as `[row, column]` counted from 0."""

    value: str
    """What stands there, as in the text format."""


GoalTest: TypeAlias = Literal["generation", "expansion"]
"""When a node is tested for being a goal.

- `generation`: As soon as it is generated: sooner done, but an informed search may miss a cheaper goal.
- `expansion`: When it is taken from the frontier.
"""


class GradeRequest(TypedDict):
    """How hard puzzles are to be; what is not said may be anything."""

    band: NotRequired[Band | None]
    """In one word."""

    least: NotRequired[float | None]
    """At least this hard."""

    most: NotRequired[float | None]
    """At most this hard."""

    needs: NotRequired[list[SudokuTechnique]]
    """The techniques that the way to the solution must use."""

    without: NotRequired[list[SudokuTechnique]]
    """The techniques that it may not use."""


Grounds: TypeAlias = (
    Literal["order_of_cost", "admissible_estimate", "fewest_steps", "lower_bound", "all_alike", "as_cheap",
    "cheaper", "no_promise", "estimate", "weighted", "unequal_steps", "early_goal_test", "depth_limit",
    "two_parts"]
)
"""Why a solution is known to be a cheapest one, or why it is not known.

- `order_of_cost`: Proved: the strategy takes paths in the order of their cost.
- `admissible_estimate`: Proved: it takes them in the order of their cost plus an estimate that is never too high.
- `fewest_steps`: Proved: no solution has fewer steps, and all steps cost the same.
- `lower_bound`: Proved: an estimate of the start that is never too high says that every solution costs as much.
- `all_alike`: Proved: all solutions of this problem cost the same.
- `as_cheap`: Proved: it costs as much as another solution that is proved.
- `cheaper`: Refuted: another solution costs less.
- `no_promise`: Not known: the strategy promises nothing about cost.
- `estimate`: Not known: the strategy needs an estimate that is never too high, and this one is not known to be.
- `weighted`: Not known: an admissible estimate was weighted, so the solution costs at most that many times the least.
- `unequal_steps`: Not known: no solution has fewer steps, but steps differ in cost.
- `early_goal_test`: Not known: a goal ended the search when it was generated, and a cheaper one may have waited.
- `depth_limit`: Not known: a cheaper solution may lie below the depth limit.
- `two_parts`: Not known: the problem was solved in two parts, and what the strategy promises of each does not hold for both.
"""


class Group(TypedDict):
    """A method in a setting."""

    counts: dict[str, Spread]
    """What was counted."""

    defeat_seconds: Spread | None
    """The seconds of a defeat."""

    failed: dict[str, int]
    """How many could not be finished, by reason."""

    interval: Sequence[float] | None
    """Its 95 % interval (Wilson)."""

    method: str
    """The method."""

    rate: float | None
    """The part of all runs that succeeded."""

    runs: int
    """How many runs."""

    setting: str
    """The setting."""

    success_seconds: Spread | None
    """The seconds of a success."""

    successes: int
    """How many succeeded."""


GroupAbout: TypeAlias = Literal["facts", "one_code", "number", "total"]
"""What the sentences of a group are about.

- `facts`: What is known of the cells.
- `one_code`: That a cell has one code and no other.
- `number`: How many neighbours of a number are mines.
- `total`: How many mines there are in all.
"""


class Grown(TypedDict):
    """How a method's time grows with the size."""

    base: float
    """The base of the exponential law."""

    base_interval: Sequence[float]
    """Its 95 % interval."""

    better: str
    """`power` or `exponential`: the law that describes the times better."""

    exponent: float
    """The exponent of the power law."""

    exponent_interval: Sequence[float]
    """Its 95 % interval."""

    method: str
    """The method."""

    r_squared: float
    """The part of the variance of the logarithms that the better law explains."""


class Guess(TypedDict):
    """Whether a guess can be avoided."""

    forced: bool
    """Whether one is forced: no hidden cell is certainly safe, and not all are mines."""

    unavoidable: list[Unavoidable]
    """The guesses that no number elsewhere will ever help with."""

    verified: bool | None
    """Whether a checker found that the boards prove it; null if there is nothing to prove."""


Heuristic: TypeAlias = Literal["min-degree", "min-weight", "min-fill", "weighted-min-fill"]
"""A rule that picks the variable to eliminate next in a graph.

References: Kjærulff, 'Triangulation of graphs: algorithms giving small total state space' (1990);
Koller and Friedman, *Probabilistic Graphical Models*, section 9.4.3.

- `min-degree`: The one with the fewest neighbours.
- `min-weight`: The one whose table with its neighbours is smallest.
- `min-fill`: The one that adds the fewest edges between its neighbours.
- `weighted-min-fill`: The one whose added edges weigh least; an edge weighs the product of its ends' sizes.
"""


class HeuristicCheck(TypedDict):
    """Whether a heuristic is what it claims to be, on one puzzle."""

    admissible: Finding
    """Never above the true cost? (A goal's estimate must then be 0.)"""

    consistent: OhnoFinding
    """Never dropping by more than the cost of a step?"""

    judged: int
    """States whose estimate was proven right or wrong."""

    name: CatalogueHeuristicName
    """The heuristic."""

    sentences: list[Sentence]
    """The same in words."""

    start: Compared | None
    """What the heuristic says of the initial state, if that was seen."""

    steps: int
    """Steps looked at."""

    stopped: Stop | None
    """The budget that ended the exploration, if one did."""

    undecided: int
    """States whose true cost lies too far away to tell."""


HeuristicName: TypeAlias = Literal["h1", "h2", "tightest", "domains", "forward", "singles"]
"""An estimate of the cells that are still to be filled.

| name | counts | knows dead ends | admissible | consistent |
|---|---|---|---|---|
| `h1` | empty cells (report) | no | yes | yes |
| `h2` | successors (report) | no | but for 1 at goals | no |
| `tightest` | values left to the cell with the fewest | cells without value | yes | yes |
| `domains` | the logarithms of the values left to each cell | as `forward` | no | no |
| `forward` | empty cells | cells without value, values without place | yes | yes |
| `singles` | empty cells | contradictions after filling in all singles | yes | yes |

- `h1`: Empty cells.
- `h2`: Successors.
- `tightest`: The fewest values left to a cell.
- `domains`: The sum of the logarithms of the domain sizes.
- `forward`: Empty cells, with forward checking.
- `singles`: Empty cells, with propagation of singles.
"""


class Highlights(TypedDict):
    """What there is to see in a step.

    Cells are numbered row by row from 0; `map` gives them another name. No
    candidate, cell or region is listed twice.
    """

    candidates: list[Marked]
    """The candidates that play a part, by cell and value."""

    cells: list[MarkedCell]
    """The cells that play a part as a whole, in order."""

    links: list[SudokuLink]
    """What leads from one candidate to another, in the order of the argument."""

    regions: list[MarkedRegion]
    """The regions to look at."""


class Implication(TypedDict):
    """Something that would be so."""

    because: list[int]
    """The earlier implications (by index) it follows from; none for a supposition."""

    candidate: Candidate
    """The candidate."""

    holds: bool
    """Whether it would be true, or false."""

    reason: Reason
    """How it follows."""


class Impossible(TypedDict):
    """Observations that cannot be true together."""

    evidence: dict[str, str]
    """The observations. Any fewer of them can be true together, unless a limit was reached before they could be
    reduced.
    """

    smallest: bool
    """Whether no smaller set is impossible."""


Inconsistency = TypedDict(
    "Inconsistency",
    {
        # What is done.
        "action": "Wall",
        # The estimate after.
        "after": "int",
        # The estimate before; nothing if it says that this is a dead end.
        "before": "int | None",
        # What it costs.
        "cost": "int",
        # Where the step starts.
        "from": "list[str]",
        # Where it leads.
        "to": "list[str]",
    },
)
"""A step on which the estimate drops by more than the step costs."""


class InniesAndOuties(TypedDict):
    """Innies, less outies, add up to what regions have more than cages."""

    cages: list[int]
    """The cages taken from them, as indices into `Rules::variants`."""

    innies: list[Place]
    """The cells of the regions in none of the cages."""

    outies: list[Place]
    """The cells of the cages in none of the regions."""

    regions: list[RegionKind]
    """The regions, each of which has every value once."""

    taken: int
    """What the cages add up to."""

    whole: int
    """What the regions add up to."""


class Inquiry(TypedDict):
    """What the agent asks before its next move, and what it does then."""

    mark: list[Place]
    """The cells that it marks."""

    open: list[Place]
    """The cells that it opens."""

    questions: list[AgentQuestion]
    """The questions, in the order of asking."""

    reason: MinesweeperReason
    """Why."""


Irrelevance: TypeAlias = Literal["barren", "separated"]
"""Why a variable plays no part in a query.

- `barren`: It is no ancestor of the query or of the evidence, so its table sums to one.
- `separated`: The evidence cuts every way from it to the query.
"""


class Joint(TypedDict):
    """A joint distribution: one line for each combination of states."""

    rows: list[list[Any]]
    """The states of each line, in that order, with their probability."""

    variables: list[str]
    """The variables."""


class JointTerm(TypedDict):
    """One number of the product that is a joint probability."""

    value: float
    """The number."""

    variable: str
    """The variable with whose state it is multiplied."""


Kind: TypeAlias = Literal["step", "solved", "wrong_marks", "no_solution", "several", "undecided"]
"""What can be said about a position.

- `step`: Here is a step.
- `solved`: There is nothing left to do.
- `wrong_marks`: Some marks are wrong.
- `no_solution`: The clues themselves contradict each other.
- `several`: Nothing more is certain: there are several solutions.
- `undecided`: The budget did not suffice.
"""


KnowledgeFormat: TypeAlias = Literal["tell-ask", "dimacs"]
"""A format of knowledge bases.

- `tell-ask`: `TELL` and sentences, `ASK` and questions.
- `dimacs`: Clauses as numbers, as solvers read them.
"""


class Lab(TypedDict):
    """What there is to choose from in the laboratory."""

    agents: list[AgentName]
    """The agents that play Minesweeper."""

    games: list[Game]
    """The games that experiments are made with."""

    reports: list[Which]
    """The reports that are measured again."""


LabBoard: TypeAlias = str
"""A board of a lab: 81 digits, row by row, 0 where a cell is empty."""


LabCaseKind: TypeAlias = (
    Literal["allowed", "row", "column", "square", "itself", "empty", "filled", "refused", "several",
    "dead_end", "tree", "graph", "unsolvable", "heuristic"]
)
"""What a case tries.

- `allowed`: A digit that may stand there.
- `row`: A digit that the row has already.
- `column`: A digit that the column has already.
- `square`: A digit that only the box has already.
- `itself`: The digit that the cell itself holds.
- `empty`: An empty cell.
- `filled`: A filled cell.
- `refused`: An action that is not allowed.
- `several`: A board with several steps.
- `dead_end`: A board with no step.
- `tree`: A search in a tree.
- `graph`: A search in a graph whose ways differ in cost.
- `unsolvable`: A search that must fail.
- `heuristic`: A heuristic on all boards of a small space.
"""


class LabDescription(TypedDict):
    """A lab as everybody may see it: without the seeds."""

    languages: list[str]
    """The languages that students may write in."""

    limits: LabLimits
    """What a student's program may use."""

    most_seconds: float
    """No submission takes longer to grade than so many seconds."""

    name: str
    """Its name."""

    points: float
    """The points for the questions that the program grades."""

    questions: list[LabQuestionDescription]
    """The questions that the program grades."""

    title: LabText
    """Its title."""

    written: list[LabWrittenQuestion]
    """The questions that the teacher marks."""

    written_points: float
    """The points for the questions that the teacher marks."""


class LabExportAnswer(TypedDict):
    """What was written."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    file: NotRequired[str | None]
    """The file."""

    game: Literal["lab"]

    of: int
    """How many there are."""

    rows: int
    """How many runs."""

    sentences: list[Sentence]
    """What happened, in words."""

    text: NotRequired[str | None]
    """The text, where no file was named."""

    verb: Literal["export"]


class LabExportRequest(TypedDict):
    """Which runs, in which format, and where to."""

    first: NotRequired[int]
    """How many runs to leave out at the start, to go on where a limit ended the text before. Only for text."""

    folder: str
    """The folder of the results."""

    format: NotRequired[LabFormat]
    """The format."""

    game: Literal["lab"]

    out: NotRequired[str | None]
    """The file to write. Without it the text is in the answer."""

    verb: Literal["export"]


LabFormat: TypeAlias = Literal["csv", "parquet"]
"""A format of tables.

- `csv`: Comma-separated values; the first line has the names of the columns.
- `parquet`: Apache Parquet, where the program was built with it. Its columns are held in memory.
"""


class LabKindDescription(TypedDict):
    """A kind of cases."""

    about: Sentence
    """What such a case tries."""

    kind: LabCaseKind
    """Its name."""


class LabLimits(TypedDict):
    """What a student's program may use."""

    file_megabytes: int
    """Megabytes that a file may have."""

    megabytes: int
    """Megabytes of memory, all its processes together."""

    output_bytes: int
    """How many bytes of its standard error are kept."""

    processes: int
    """How many processes and threads there may be at a time."""

    seconds: float
    """Seconds for a case."""

    start_seconds: float
    """Seconds until the program is ready."""


class LabMergeAnswer(TypedDict):
    """What the runs of an experiment say."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    comparisons: list[Comparison]
    """Every method beside the first, setting by setting."""

    csv: str
    """The groups as comma-separated values."""

    document: Document
    """The report: headings, sentences, tables."""

    experiment_game: str
    """The game."""

    folder: NotRequired[str | None]
    """Where the results are kept, if they are."""

    game: Literal["lab"]

    groups: list[Group]
    """Every method in every setting."""

    growth: list[Grown]
    """How times grow with the size, where there are three sizes."""

    name: str
    """What the experiment is called."""

    of: int
    """How many there are to make."""

    plots: list[Picture]
    """Its pictures."""

    row: NotRequired[LabRow | None]
    """The single run, where only one was asked for."""

    runs: int
    """How many runs were made."""

    seed: int
    """The seed."""

    sentences: list[Sentence]
    """What happened, in words."""

    translations: NotRequired[list[Translation]]
    """The same report in the other languages that were asked for."""

    verb: Literal["merge"]


class LabMergeRequest(TypedDict):
    """Which parts, and where to."""

    command: NotRequired[str]
    """What was typed."""

    folder: str
    """The folder of the whole."""

    game: Literal["lab"]

    lang: NotRequired[Lang]
    """The language of the report."""

    parts: list[str]
    """The folders of all parts, in any order."""

    verb: Literal["merge"]


class LabMistake(TypedDict):
    """Something wrong in a `lab.toml`."""

    allowed: list[str]
    """What is allowed there: the names that are known, or the least and the greatest number."""

    column: int
    """The column, counted from 1."""

    key: str
    """The key with all that it stands in, as in `questions[2].points`; empty for a mistake of the whole text."""

    line: int
    """The line, counted from 1."""

    message: Sentence
    """The same in words."""


LabQuestion: TypeAlias = (
    Literal["valid", "is_empty", "succ", "next_states", "uninformed_search", "breadth_first", "depth_first",
    "uniform_cost", "informed_search", "greedy", "a_star", "h1", "h2"]
)
"""A function that students write, in the order of the lab.

- `valid`: Whether a digit may stand in a cell.
- `is_empty`: Whether a cell is empty.
- `succ`: The board after an action.
- `next_states`: All boards that follow.
- `uninformed_search`: The graph search.
- `breadth_first`: Its frontier for breadth-first search.
- `depth_first`: Its frontier for depth-first search.
- `uniform_cost`: Its frontier for uniform cost.
- `informed_search`: The graph search with a heuristic.
- `greedy`: Its frontier for greedy search.
- `a_star`: Its frontier for A*.
- `h1`: A heuristic.
- `h2`: Another heuristic.
"""


class LabQuestionDescription(TypedDict):
    """A question that the program grades."""

    about: Sentence
    """What it asks for."""

    hidden: int
    """How many they do not see."""

    kinds: list[LabKindDescription]
    """The kinds of its cases."""

    points: float
    """Its points."""

    public: int
    """How many cases students see."""

    question: LabQuestion
    """Which one."""


class LabRepeatAnswer(TypedDict):
    """What the runs of an experiment say."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    comparisons: list[Comparison]
    """Every method beside the first, setting by setting."""

    csv: str
    """The groups as comma-separated values."""

    document: Document
    """The report: headings, sentences, tables."""

    experiment_game: str
    """The game."""

    folder: NotRequired[str | None]
    """Where the results are kept, if they are."""

    game: Literal["lab"]

    groups: list[Group]
    """Every method in every setting."""

    growth: list[Grown]
    """How times grow with the size, where there are three sizes."""

    name: str
    """What the experiment is called."""

    of: int
    """How many there are to make."""

    plots: list[Picture]
    """Its pictures."""

    row: NotRequired[LabRow | None]
    """The single run, where only one was asked for."""

    runs: int
    """How many runs were made."""

    seed: int
    """The seed."""

    sentences: list[Sentence]
    """What happened, in words."""

    translations: NotRequired[list[Translation]]
    """The same report in the other languages that were asked for."""

    verb: Literal["repeat"]


class LabRepeatRequest(TypedDict):
    """Which report, and how thoroughly."""

    also: NotRequired[list[Lang]]
    """Other languages in which it is written too, from the same runs."""

    game: Literal["lab"]

    lang: NotRequired[Lang]
    """The language of the new report."""

    quick: NotRequired[bool]
    """Few runs, to see that all of it works."""

    report: Which
    """The report."""

    verb: Literal["repeat"]


class LabReportAnswer(TypedDict):
    """What the runs of an experiment say."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    comparisons: list[Comparison]
    """Every method beside the first, setting by setting."""

    csv: str
    """The groups as comma-separated values."""

    document: Document
    """The report: headings, sentences, tables."""

    experiment_game: str
    """The game."""

    folder: NotRequired[str | None]
    """Where the results are kept, if they are."""

    game: Literal["lab"]

    groups: list[Group]
    """Every method in every setting."""

    growth: list[Grown]
    """How times grow with the size, where there are three sizes."""

    name: str
    """What the experiment is called."""

    of: int
    """How many there are to make."""

    plots: list[Picture]
    """Its pictures."""

    row: NotRequired[LabRow | None]
    """The single run, where only one was asked for."""

    runs: int
    """How many runs were made."""

    seed: int
    """The seed."""

    sentences: list[Sentence]
    """What happened, in words."""

    translations: NotRequired[list[Translation]]
    """The same report in the other languages that were asked for."""

    verb: Literal["report"]


class LabReportRequest(TypedDict):
    """Which results."""

    folder: str
    """The folder."""

    game: Literal["lab"]

    lang: NotRequired[Lang]
    """The language of the report."""

    verb: Literal["report"]


class LabRow(TypedDict):
    """A run and what came of it."""

    counts: dict[str, int]
    """What was counted."""

    failed: NotRequired[str | None]
    """Why it could not be finished: `nodes`, `bytes`, `time` for the limit that ended it, or a message."""

    instance: int
    """The number of the instance in it."""

    method: str
    """The name of the method."""

    run: int
    """Its number in the whole experiment."""

    seconds: NotRequired[float | None]
    """How many seconds it took: measured, so not the same again."""

    setting: str
    """The name of the setting."""

    success: bool | None
    """Whether it succeeded; nothing if it could not be finished."""


class LabRunAnswer(TypedDict):
    """What the runs of an experiment say."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    comparisons: list[Comparison]
    """Every method beside the first, setting by setting."""

    csv: str
    """The groups as comma-separated values."""

    document: Document
    """The report: headings, sentences, tables."""

    experiment_game: str
    """The game."""

    folder: NotRequired[str | None]
    """Where the results are kept, if they are."""

    game: Literal["lab"]

    groups: list[Group]
    """Every method in every setting."""

    growth: list[Grown]
    """How times grow with the size, where there are three sizes."""

    name: str
    """What the experiment is called."""

    of: int
    """How many there are to make."""

    plots: list[Picture]
    """Its pictures."""

    row: NotRequired[LabRow | None]
    """The single run, where only one was asked for."""

    runs: int
    """How many runs were made."""

    seed: int
    """The seed."""

    sentences: list[Sentence]
    """What happened, in words."""

    translations: NotRequired[list[Translation]]
    """The same report in the other languages that were asked for."""

    verb: Literal["run"]


class LabRunRequest(TypedDict):
    """What to run."""

    experiment: str
    """The experiment, as TOML."""

    game: Literal["lab"]

    lang: NotRequired[Lang]
    """The language of the report."""

    name: NotRequired[str | None]
    """What it is called if it does not say so itself."""

    only: NotRequired[int | None]
    """Make only the run with this number, and show it."""

    verb: Literal["run"]


class LabText(TypedDict):
    """A text in both languages."""

    en: str
    """English."""

    es: str
    """Spanish."""


class LabWrittenQuestion(TypedDict):
    """A question that is answered in words."""

    heading: LabText
    """The heading that its answer stands under."""

    id: str
    """Its name."""

    points: float
    """Its points."""

    title: LabText
    """What it asks, in short."""


Lang: TypeAlias = Literal["en", "es"]
"""A language the program speaks.

- `en`: English.
- `es`: Spanish.
"""


class Level(TypedDict):
    """A classic level."""

    height: int
    """Its rows."""

    id: str
    """Its name."""

    mines: int
    """Its mines."""

    width: int
    """Its columns."""


class LimitDepth(TypedDict):
    """Iterative deepening: the depth limit."""

    depth: int


class LimitBound(TypedDict):
    """IDA*: the bound on cost plus estimate."""

    bound: int


class LimitDiscrepancies(TypedDict):
    """Limited discrepancy search: the discrepancies allowed on a path."""

    discrepancies: int


Limit: TypeAlias = LimitDepth | LimitBound | LimitDiscrepancies
"""A limit that a deepening strategy raises."""


class Link(TypedDict):
    """A link of a chain."""

    cause: Cause
    """Why."""

    cell: Place
    """The cell."""

    fill: Fill
    """What it would be."""


LogFormat: TypeAlias = Literal["usual", "report"]
"""How decisions are written down.

- `usual`: In the language of the reader, with the board's numbering of cells.
- `report`: As the second report's program does.
"""


class LogicAskAnswer(TypedDict):
    """What was found."""

    code: NotRequired[Code | None]
    """The engine in pseudocode, beside the trace; an engine that writes no steps has none."""

    game: Literal["logic"]

    results: list[QueryAnswer]
    """One for each question and engine; without questions, whether everything can be true."""

    sentences: NotRequired[list[Told] | None]
    """All of them in order, where that was asked for."""

    symbols: int
    """How many symbols there are."""

    told: int
    """How many sentences were told."""

    trace: NotRequired[LogicTrace | None]
    """What the first engine did on the first question, where that was asked for."""

    verb: Literal["ask"]


class LogicAskRequest(TypedDict):
    """What to ask, and how."""

    ascii: NotRequired[bool]
    """Write formulas with `~ & | => <=>` instead of `¬ ∧ ∨ → ↔`."""

    ask: NotRequired[list[str]]
    """Questions instead of those in the text."""

    explain: NotRequired[bool]
    """Whether the fewest sentences that an answer stands on are wanted."""

    format: NotRequired[KnowledgeFormat | None]
    """The format; without it, it is guessed from how the text begins."""

    game: Literal["logic"]

    knowledge: str
    """The text."""

    list: NotRequired[bool]
    """Whether to list all sentences that were told."""

    methods: NotRequired[list[LogicMethod]]
    """The engines to ask, in order; the strongest if none is named."""

    proof: NotRequired[bool]
    """Whether proofs are wanted, step by step."""

    switches: NotRequired[LogicSwitches]
    """What can be switched."""

    trace: NotRequired[TraceRequest | None]
    """How much of the first run to trace, if it is to be traced."""

    verb: Literal["ask"]


class LogicCandidate(TypedDict):
    """What might have been taken, with its measure."""

    literal: str
    """The literal."""

    measure: float
    """Its measure."""


class LogicConflict(TypedDict):
    """One conflict."""

    clause: str
    """The clause that became false."""

    decisions: list[str]
    """The decisions that stood."""

    first_uip: str | None
    """The last literal that all ways to the conflict go through."""

    learned: str | None
    """What was learned; nothing from a conflict without decisions, which ends the search."""


class LogicConflictsAnswer(TypedDict):
    """The conflicts."""

    budget: NotRequired[Stop | None]
    """Which limit ended the engine's work, if one did."""

    conflicts: list[LogicConflict]
    """The first conflicts, in order."""

    dot: NotRequired[str | None]
    """The implication graph asked for, for Graphviz."""

    game: Literal["logic"]

    sentences: list[Sentence]
    """What it came to, in words."""

    total: int
    """How many there were in all."""

    verb: Literal["conflicts"]


class LogicConflictsRequest(TypedDict):
    """Which conflicts to show."""

    ascii: NotRequired[bool]
    """Write formulas with `~ & | => <=>` instead of `¬ ∧ ∨ → ↔`."""

    ask: NotRequired[str | None]
    """A question instead of the first one of the text. Without any, the sentences alone are looked at."""

    clauses: NotRequired[Conversion | None]
    """How formulas become clauses: `smaller`, `distribution`, `tseitin`."""

    draw: NotRequired[int | None]
    """The conflict to draw, counted from 1."""

    format: NotRequired[KnowledgeFormat | None]
    """The format; without it, it is guessed from how the text begins."""

    game: Literal["logic"]

    knowledge: str
    """The text."""

    most: NotRequired[int]
    """How many conflicts to keep; the rest are counted."""

    verb: Literal["conflicts"]


class LogicConvertAnswer(TypedDict):
    """What was written."""

    game: Literal["logic"]

    text: str
    """The text."""

    verb: Literal["convert"]


class LogicConvertRequest(TypedDict):
    """What to write."""

    clauses: NotRequired[Conversion | None]
    """How formulas become clauses."""

    format: NotRequired[KnowledgeFormat | None]
    """The format; without it, it is guessed from how the text begins."""

    game: Literal["logic"]

    knowledge: str
    """The text."""

    to: LogicTarget
    """The format."""

    verb: Literal["convert"]


LogicMethod: TypeAlias = (
    Literal["truth-table", "forward-chaining", "backward-chaining", "recursive", "resolution", "dpll",
    "cdcl", "walksat", "sat"]
)
"""The name of an engine, from the simplest to the strongest.

- `truth-table`: Every row of the truth table.
- `forward-chaining`: From the facts to what follows.
- `backward-chaining`: From the goal to the facts, with a table.
- `recursive`: From the goal to the facts, without memory.
- `resolution`: All resolvents.
- `dpll`: Backtracking with unit and pure literals.
- `cdcl`: Learning a clause from each conflict.
- `walksat`: Local search for a model.
- `sat`: The production solver.
"""


class LogicSettings(TypedDict):
    """An engine of propositional logic."""

    logic: CatalogueEngine
    """Which one."""

    seed: NotRequired[int]
    """What it leaves to chance depends on this."""


class LogicSwitches(TypedDict):
    """What can be switched in the engines: none changes an answer, each changes what it costs."""

    branching: NotRequired[Branching]
    """DPLL: which symbol is tried next."""

    clauses: NotRequired[Conversion]
    """How formulas become clauses."""

    pure_literals: NotRequired[bool]
    """DPLL: a literal whose negation is in no open clause is made true."""

    seed: NotRequired[int]
    """What everything random depends on."""

    subsumption: NotRequired[bool]
    """Resolution drops clauses that say no more than others."""

    unit_propagation: NotRequired[bool]
    """DPLL: the last literal of a clause is made true."""


LogicTarget: TypeAlias = Literal["tell-ask", "clauses", "dimacs"]
"""A format to write.

- `tell-ask`: `TELL` and `ASK`.
- `clauses`: `TELL` and `ASK`, each sentence a clause.
- `dimacs`: Clauses as numbers.
"""


class LogicTrace(TypedDict):
    """What was kept of a run."""

    events: list[LogicEvent]
    """The first events, in the order in which they happened."""

    left_out: int
    """How many events came after them."""


LogicVerdict: TypeAlias = Literal["entailed", "refuted", "unknown"]
"""What an engine says.

- `entailed`: It follows.
- `refuted`: It does not.
- `unknown`: The engine cannot tell.
"""


Lowered = TypedDict(
    "Lowered",
    {
        # How many premises it lacked.
        "from": "int",
        # The rule.
        "rule": "Numbered",
        # How many it lacks now; with none it fires.
        "to": "int",
    },
)
"""A rule of forward chaining that lacks one premise fewer than before."""


class Made(TypedDict):
    """A board."""

    board: list[str]
    """The board, one text for each row: `*` is a mine."""

    first: Place
    """The first click it was made for."""

    head: Sentence
    """What it is and how to make it again, in words."""

    id: NotRequired[str | None]
    """A text from which the game can be begun."""

    index: int
    """Its index under the seed."""

    level: str
    """Its level."""

    openings: int
    """How many of them open more than one cell."""

    position: str
    """The position after the first click, in the project's own format."""

    proof: NotRequired[list[MinesweeperStep] | None]
    """Each step of the proof that logic is enough, where that was asked for."""

    text: str
    """The board in the project's own format."""

    three_bv: int
    """The fewest clicks that open it."""


class Marked(TypedDict):
    """A candidate that plays a part."""

    cell: Place
    """The cell."""

    fate: Fate | None
    """What becomes of it, if the step decides it."""

    role: SudokuRole | None
    """Its part in the argument, if it has one."""

    value: int
    """The value, counted from 1."""


class MarkedCell(TypedDict):
    """A cell that plays a part."""

    cell: Place
    """Which one."""

    role: SudokuRole
    """Its part."""


class MarkedRegion(TypedDict):
    """A region that plays a part."""

    region: RegionKind
    """Which one."""

    role: RegionRole
    """Its part."""


Memory: TypeAlias = Literal["states", "depth", "width_times_depth"]
"""What the memory of a strategy grows with.

- `states`: The states generated.
- `depth`: The depth of the search.
- `width_times_depth`: The beam's width times the depth of the search.
"""


Merit: TypeAlias = Literal["equal", "safest", "wins", "played_out", "three_moves", "two_moves", "further"]
"""What speaks for the advised cell, beside the safest one.

- `equal`: Nothing: all cells that may be safe are worth the same.
- `safest`: It is the safest itself.
- `wins`: It wins more often: the rest of the game is known exactly.
- `played_out`: It won more of the games that were played out.
- `three_moves`: This move and the next two are survived more often.
- `two_moves`: This move and the next are survived more often.
- `further`: It is the only one of the two that was looked at so far ahead.
"""


Method: TypeAlias = (
    Literal["brute-force", "bt", "bt-mrv", "bt-degree", "bt-mrv-degree", "fc", "fc-mrv", "ac3-fc-mrv",
    "fc-mrv-degree-lcv", "mac", "mac-places", "mac-domwdeg", "cbj", "fc-cbj", "mac-cbj", "fc-lds",
    "min-conflicts", "genetic", "dlx"]
)
"""The name of a method, from the plainest to the strongest of each kind.

- `brute-force`: Generate and test.
- `bt`: Chronological backtracking.
- `bt-mrv`: Backtracking, fewest remaining values first.
- `bt-degree`: Backtracking, most constrained neighbours first.
- `bt-mrv-degree`: Backtracking, fewest remaining values first, then degree.
- `fc`: Forward checking.
- `fc-mrv`: Forward checking, fewest remaining values first.
- `ac3-fc-mrv`: AC-3 once, then forward checking, fewest remaining values first.
- `fc-mrv-degree-lcv`: Forward checking with every ordering of the textbook.
- `mac`: Maintaining arc consistency, fewest remaining values first.
- `mac-places`: Maintaining arc consistency and giving values with one place left that place, fewest remaining
  values first.
- `mac-domwdeg`: Maintaining arc consistency, constraints weighted by their failures.
- `cbj`: Conflict-directed backjumping.
- `fc-cbj`: Forward checking with conflict-directed backjumping, fewest remaining values first.
- `mac-cbj`: Maintaining arc consistency with conflict-directed backjumping, fewest remaining values first.
- `fc-lds`: Limited discrepancy search with forward checking.
- `min-conflicts`: Min-conflicts local search.
- `genetic`: A genetic algorithm with a local-search operator.
- `dlx`: Exact cover with dancing links.
"""


class Trace(TypedDict):
    """What was kept of a run."""

    events: list[SearchEvent]
    """The first events, in the order in which they happened."""

    left_out: int
    """How many events came after them."""


class MethodTraceSpace(Trace):
    """The nodes of a state-space search."""

    kind: Literal["space"]


class SudokuTrace(TypedDict):
    """What was kept of a run."""

    events: list[CspEvent]
    """The first events, in the order in which they happened."""

    left_out: int
    """How many events came after them."""


class MethodTraceCsp(SudokuTrace):
    """The assignments and domains of constraint satisfaction, local search or exact cover."""

    kind: Literal["csp"]


MethodTrace: TypeAlias = MethodTraceSpace | MethodTraceCsp
"""What a method did: a state-space search, or constraint satisfaction."""


class MinConflictsSettings(TypedDict):
    """The settings of `MinConflicts`."""

    noise: NotRequired[float]
    """How often (0 to 1) the variable is chosen at random all the same."""

    patience: NotRequired[int]
    """After how many steps without fewer conflicts than ever since the last start to start over."""

    restarts: NotRequired[int]
    """How often to start over before giving up."""

    steepest: NotRequired[bool]
    """Whether the best change of any variable in conflict is made, and not, as in the first
    version of the method, the best change of one of them chosen at random.
    """

    tabu: NotRequired[int]
    """For how many steps at least, and up to twice as many, a value that was left may not be taken
    again, unless that leaves the fewest conflicts so far.
    """


class Minesweeper(TypedDict):
    """What there is to choose from in Minesweeper."""

    board_networks: list[Scheme]
    """Those that make one network of the whole board."""

    engines: list[Engine]
    """The engines of its logic."""

    first_cells: list[str]
    """Which cell an agent opens first."""

    first_clicks: list[FirstClick]
    """What the first click may hit."""

    formats: list[Format]
    """The formats that are read and written."""

    levels: list[Level]
    """The classic levels."""

    max_side: int
    """The longest side."""

    methods: list[MinesweeperMethod]
    """The ways to analyse a position."""

    network_presets: list[NetworkPreset]
    """The settings of the Bayesian agent."""

    networks: list[Scheme]
    """Which variables the network has."""

    no_guess: list[NoGuess]
    """How boards without guesses are found."""

    presets: list[Preset]
    """The settings of the logical agent."""

    priors: list[Prior]
    """What is believed before any number is seen."""

    strengths: list[Strength]
    """How strong the exact player is."""

    tilings: list[TilingKind]
    """The tilings that are given by a height and a width; `free` ones come as text."""


class MinesweeperAnalyseAnswer(TypedDict):
    """What is known."""

    advice: NotRequired[Advice | None]
    """The cells that the exact method weighed, where nothing is certain."""

    best: list[Place]
    """The best cells to reveal: all safe ones, or the one that the player advises, or those least likely to
    be mines.
    """

    board: list[str]
    """The position, one text for each row."""

    boards: NotRequired[str | None]
    """The number of boards that fit, all its digits, where the exact method could count them."""

    budget: NotRequired[Stop | None]
    """The limit that ended thinking early: this is the best so far."""

    certain_mines: list[Place]
    """The hidden cells that are certainly mines."""

    code: NotRequired[Code | None]
    """The agent in pseudocode with the chaining that it asks, beside the trace."""

    density: float | None
    """The probability of a mine in each cell, otherwise."""

    estimated: NotRequired[bool]
    """Whether the probabilities are only estimated, for the boards could not be counted within the budget."""

    game: Literal["minesweeper"]

    inquiry: NotRequired[Inquiry | None]
    """What the logical agent asks before its next move, where that was wanted."""

    log_boards: NotRequired[float | None]
    """The natural logarithm of the number of boards that fit, where the method counts them."""

    mine_probability: list[list[float | None]]
    """The probability of a mine in every cell; null where it is revealed or a known mine, or where logic
    proves nothing.
    """

    mines: int | None
    """The number of mines, if it is known."""

    network: NotRequired[NetworkSize | None]
    """What the network was like, where one was asked."""

    picture: NotRequired[str | None]
    """The picture of the network, where it was asked for."""

    reasoning: NotRequired[MinesweeperStatistics | None]
    """What reasoning took, where logic was asked."""

    risk: float | None
    """The probability that one of the best is a mine."""

    safe: list[Place]
    """The cells that are certainly no mines."""

    sentences: list[Sentence]
    """The result in words."""

    shown: NotRequired[Shown | None]
    """What the cell asked about would show."""

    steps: NotRequired[list[int]]
    """For each event of the trace which of the agent's six steps it belongs to."""

    svg: NotRequired[str | None]
    """The picture."""

    tables: NotRequired[list[NetworkNode] | None]
    """The variables of the network with their tables, where those were asked for."""

    tiling: TilingKind
    """Its tiling."""

    trace: NotRequired[MinesweeperTrace | None]
    """How it thought, where that was to be traced."""

    verb: Literal["analyse"]

    why: NotRequired[Why | None]
    """Why the cell asked for is certain."""

    withdrawn: NotRequired[list[Place]]
    """The flags that contradict the numbers and were taken back, where logic was to revise them."""


class MinesweeperAnalyseRequest(TypedDict):
    """What to analyse, and how."""

    base64: NotRequired[bool]
    """Whether the text is base64 of a binary file."""

    best_guess: NotRequired[bool | None]
    """Whether the agent, when it is stuck, opens the cell least likely to be a mine instead of any."""

    decompose: NotRequired[Decompose | None]
    """How the tables of sums are decomposed."""

    density: NotRequired[float | None]
    """The probability of a mine in each cell, in place of their number."""

    engine: NotRequired[Engine | None]
    """How a question is answered."""

    explain: NotRequired[Place | None]
    """The cell, row and column counted from 0, to explain: why it is certain."""

    flags: NotRequired[Flags | None]
    """What flags are worth."""

    format: NotRequired[Format | None]
    """The format; without it, it is recognised by its content."""

    game: Literal["minesweeper"]

    incremental: NotRequired[bool | None]
    """Whether one knowledge base grows, instead of a fresh one for each question."""

    inference: NotRequired[Inference | None]
    """How the network is asked."""

    keep_evidence: NotRequired[bool | None]
    """Apply evidence to the tables once, not at every query: the first report's second improvement."""

    method: NotRequired[MinesweeperMethod]
    """By which method."""

    mine_count: NotRequired[bool | None]
    """Whether the number of mines in all is known to the rules."""

    mines: NotRequired[int | None]
    """The number of mines, for formats that do not hold it."""

    network: NotRequired[Scheme | None]
    """Which variables the network has."""

    network_preset: NotRequired[NetworkPreset]
    """The Bayesian agent of a report, or the strongest: what the switches of the network are unless they are given."""

    numbers: NotRequired[Place | None]
    """The cell, row and column counted from 0, whose numbers are wanted: what it would show."""

    one_cell: NotRequired[bool | None]
    """Whether one cell is suggested and opened a move, and nothing is remembered of the moves before."""

    order: NotRequired[str | None]
    """How the elimination order is found: `best`, a rule's name, `plain`, `shuffled`, or the names of variables in
    order, separated by commas, as `x_r1c1` or as the reports' `x00`.
    """

    picture: NotRequired[NetworkPictureRequest | None]
    """A picture of the network."""

    position: str
    """The text, in any of the formats, or the ID of a game, whose last position it is."""

    preset: NotRequired[Preset]
    """The report's agent, one of its changes alone, or all of them."""

    prior: NotRequired[Prior | None]
    """What is believed of a cell before any number is seen."""

    prune_barren: NotRequired[bool | None]
    """Leave out what is no ancestor of query or evidence: the first report's first improvement."""

    prune_separated: NotRequired[bool | None]
    """Leave out what the evidence cuts off from the query."""

    questions: NotRequired[bool]
    """Whether the questions are wanted that the logical agent asks before its next move."""

    rules: NotRequired[Rules | None]
    """Which rules of a number chaining uses."""

    strength: NotRequired[Strength]
    """How strong the exact player is."""

    svg: NotRequired[bool]
    """Whether a picture is wanted."""

    tables: NotRequired[TablesRequest | None]
    """The conditional tables of the network's variables that are wanted."""

    trace: NotRequired[TraceRequest | None]
    """How much of its thinking to trace, if it is to be traced."""

    trust_flags: NotRequired[bool]
    """Whether flags are taken as known mines."""

    verb: Literal["analyse"]


class MinesweeperCandidate(TypedDict):
    """A cell that might be revealed, and what is known of it. All are probabilities; none where the player did not look
    so far.
    """

    cell: Place
    """The cell."""

    exact: bool
    """Whether `win` is exact."""

    far_safety: float | None
    """To survive this move and the next two."""

    next_safety: float | None
    """To survive this move and the next."""

    progress: float | None
    """That it is no mine, and some other cell is certainly safe then."""

    safety: float
    """That it is no mine."""

    win: float | None
    """To win with it: exactly where `exact` says so, else as often as it was won on boards drawn at random."""


class MinesweeperCheckAnswer(TypedDict):
    """What was found."""

    board: list[str]
    """The position, one text for each row."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    conflict: NotRequired[MinesweeperConflict | None]
    """What cannot be true together; without any one of it the rest can."""

    game: Literal["minesweeper"]

    sentences: list[Sentence]
    """The result in words."""

    valid: bool | None
    """Whether a board looks like this; null if that was not decided."""

    verb: Literal["check"]


class MinesweeperCheckRequest(TypedDict):
    """What to check. Flags that are to be trusted are part of what may be in conflict."""

    base64: NotRequired[bool]
    """Whether the text is base64 of a binary file."""

    density: NotRequired[float | None]
    """The probability of a mine in each cell, in place of their number."""

    format: NotRequired[Format | None]
    """The format; without it, it is recognised by its content."""

    game: Literal["minesweeper"]

    mines: NotRequired[int | None]
    """The number of mines, for formats that do not hold it."""

    position: str
    """The text, in any of the formats, or the ID of a game, whose last position it is."""

    trust_flags: NotRequired[bool]
    """Whether flags are taken as known mines."""

    verb: Literal["check"]


class MinesweeperConflict(TypedDict):
    """What cannot be true together."""

    flags: list[Place]
    """The flags, where they were trusted."""

    numbers: list[Place]
    """The numbers."""

    total: bool
    """Whether the number of mines is part of it."""


class MinesweeperConvertAnswer(TypedDict):
    """What was written."""

    base: NotRequired[WrittenBase | None]
    """What is in the knowledge base, where it was written for chaining."""

    base64: bool
    """Whether the text is base64."""

    cells: NotRequired[dict[str, list[Place]] | None]
    """The cells that each variable of the network is about; those without any are auxiliary."""

    evidence: NotRequired[list[str] | None]
    """What is observed in the network, as a UAI evidence file or as `name=state` lines."""

    frontier: NotRequired[list[Place]]
    """The frontier, where the position was written as a network: the hidden cells beside numbers, and these numbers. A
    picture of the network needs no more of a large board.
    """

    game: Literal["minesweeper"]

    groups: NotRequired[list[SentenceGroup]]
    """What the sentences of the knowledge base say, group by group, where the position was written with `TELL`."""

    text: str
    """The text; of a binary format, base64."""

    verb: Literal["convert"]


class MinesweeperConvertRequest(TypedDict):
    """What to write."""

    base64: NotRequired[bool]
    """Whether the text is base64 of a binary file."""

    best_guess: NotRequired[bool | None]
    """Whether the agent, when it is stuck, opens the cell least likely to be a mine instead of any."""

    cell: NotRequired[Place | None]
    """The cell, row and column counted from 0, whose network is wanted, for the local schemes; or whose knowledge base,
    with rules for chaining.
    """

    decompose: NotRequired[Decompose | None]
    """How the tables of sums are decomposed."""

    density: NotRequired[float | None]
    """The probability of a mine in each cell, in place of their number."""

    engine: NotRequired[Engine | None]
    """How a question is answered."""

    flags: NotRequired[Flags | None]
    """What flags are worth."""

    format: NotRequired[Format | None]
    """The format; without it, it is recognised by its content."""

    game: Literal["minesweeper"]

    incremental: NotRequired[bool | None]
    """Whether one knowledge base grows, instead of a fresh one for each question."""

    inference: NotRequired[Inference | None]
    """How the network is asked."""

    keep_evidence: NotRequired[bool | None]
    """Apply evidence to the tables once, not at every query: the first report's second improvement."""

    method: NotRequired[MinesweeperMethod]
    """By which method."""

    mine_count: NotRequired[bool | None]
    """Whether the number of mines in all is known to the rules."""

    mines: NotRequired[int | None]
    """The number of mines, for formats that do not hold it."""

    network: NotRequired[Scheme | None]
    """Which variables the network has."""

    network_preset: NotRequired[NetworkPreset]
    """The Bayesian agent of a report, or the strongest: what the switches of the network are unless they are given."""

    number: NotRequired[Place | None]
    """With rules for chaining, the number beside the cell whose rules are wanted; the first that settles the cell if
    none is named, else the first.
    """

    one_cell: NotRequired[bool | None]
    """Whether one cell is suggested and opened a move, and nothing is remembered of the moves before."""

    order: NotRequired[str | None]
    """How the elimination order is found: `best`, a rule's name, `plain`, `shuffled`, or the names of variables in
    order, separated by commas, as `x_r1c1` or as the reports' `x00`.
    """

    position: str
    """The text, in any of the formats, or the ID of a game, whose last position it is."""

    preset: NotRequired[Preset]
    """The report's agent, one of its changes alone, or all of them."""

    prior: NotRequired[Prior | None]
    """What is believed of a cell before any number is seen."""

    prune_barren: NotRequired[bool | None]
    """Leave out what is no ancestor of query or evidence: the first report's first improvement."""

    prune_separated: NotRequired[bool | None]
    """Leave out what the evidence cuts off from the query."""

    rules: NotRequired[Rules | None]
    """Which rules of a number chaining uses."""

    strength: NotRequired[Strength]
    """How strong the exact player is."""

    to: MinesweeperTarget
    """The format."""

    trust_flags: NotRequired[bool]
    """Whether flags are taken as known mines."""

    verb: Literal["convert"]


class MinesweeperExplainAnswer(TypedDict):
    """Why cells are certain."""

    board: list[str]
    """The position, one text for each row."""

    boards: NotRequired[list[Fitting]]
    """Boards that fit: that every hidden cell is a mine on one of them proves that a guess is forced; of one
    cell, a board on which it is a mine and one on which it is not.
    """

    budget: NotRequired[Stop | None]
    """Which limit ended the work, if one did: then steps, or the boards of a forced guess, are missing."""

    game: Literal["minesweeper"]

    guess: NotRequired[Guess | None]
    """Whether a guess can be avoided, where no cell was asked about."""

    proof: NotRequired[Proof | None]
    """The fewest numbers that prove the cell, where one was asked about and is certain."""

    sentences: list[Sentence]
    """The result in words."""

    steps: list[MinesweeperExplained]
    """The steps: of all that is certain, or of the one cell."""

    svg: NotRequired[str | None]
    """The picture: what is concluded ringed, the numbers it follows from underlaid."""

    verb: Literal["explain"]


class MinesweeperExplainRequest(TypedDict):
    """What to explain."""

    base64: NotRequired[bool]
    """Whether the text is base64 of a binary file."""

    cell: NotRequired[Place | None]
    """The one cell, row and column counted from 0, that is to be explained."""

    density: NotRequired[float | None]
    """The probability of a mine in each cell, in place of their number."""

    format: NotRequired[Format | None]
    """The format; without it, it is recognised by its content."""

    game: Literal["minesweeper"]

    mines: NotRequired[int | None]
    """The number of mines, for formats that do not hold it."""

    position: str
    """The text, in any of the formats, or the ID of a game, whose last position it is."""

    svg: NotRequired[bool]
    """Whether a picture is wanted."""

    trust_flags: NotRequired[bool]
    """Whether flags are taken as known mines."""

    verb: Literal["explain"]


class MinesweeperExplained(TypedDict):
    """One step of an argument."""

    mines: list[Place]
    """The cells that are mines."""

    name: Sentence
    """Its name in words."""

    numbers: list[Place]
    """The numbers it looks at."""

    safe: list[Place]
    """The cells that are no mines."""

    sentence: Sentence
    """The argument in words."""

    technique: str
    """The technique's name in data."""

    total: bool
    """Whether it needs the number of mines in all."""


class MinesweeperGameAnswer(TypedDict):
    """How the game stands now."""

    all_mines: list[Place] | None
    """Where the mines are, once the game is over."""

    board: list[str]
    """What the player sees, one text for each row."""

    changed: list[Place]
    """The cells that the moves changed."""

    clicks: int | None
    """How many clicks there were, not counting undo."""

    game: Literal["minesweeper"]

    height: int
    """How many rows there are."""

    hit: list[Place]
    """The mines that were hit."""

    id: str | None
    """The game as one text, with all its moves; a free tiling has none."""

    level: str
    """Its level."""

    mines: int
    """How many mines there are."""

    mines_left: int
    """The mines less the flags."""

    of: Of
    """What to ask for the next time."""

    openings: int | None
    """How many of them open more than one cell."""

    position: NotRequired[str | None]
    """The position as text, of a game that has no ID to ask about it by."""

    redoable: int
    """How many can be made again."""

    refused: Refused | None
    """The move that was refused, if one was; those after it were not made."""

    solved_bv: int | None
    """How much of that is done."""

    state: Standing
    """How it stands."""

    three_bv: int | None
    """The fewest clicks that open the board, once its mines are laid."""

    tiling: TilingKind
    """The family of its tiling."""

    undoable: int
    """How many moves can be taken back."""

    undone_losses: int
    """How many times the game was lost and went on."""

    verb: Literal["game"]

    width: int
    """How many cells a row has."""


class MinesweeperGameRequest(TypedDict):
    """Which game, and what to do."""

    game: Literal["minesweeper"]

    moves: NotRequired[list[Action]]
    """The moves to make, one after the other, up to the first that is refused."""

    of: Of
    """The game so far."""

    verb: Literal["game"]


class MinesweeperGenerateAnswer(TypedDict):
    """What was made."""

    boards: list[Made]
    """The boards."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    failed: NotRequired[Sentence | None]
    """Why there are fewer than asked for."""

    game: Literal["minesweeper"]

    seed: int
    """The seed."""

    tried: int
    """How many boards were tried in all."""

    verb: Literal["generate"]


class MinesweeperGenerateRequest(TypedDict):
    """What to make."""

    cell: NotRequired[Place | None]
    """The first click, row and column counted from 0; a good one for the rule if none is named."""

    count: NotRequired[int]
    """How many boards."""

    first: NotRequired[int]
    """The index of the first board."""

    first_click: NotRequired[FirstClick]
    """What the first click may hit."""

    game: Literal["minesweeper"]

    level: str
    """The level, by name or as `HEIGHTxWIDTHxMINES` (`8x8x15%`: a percentage of the cells), with a tiling before it or not;
    or the text of a position whose tiling and mines it takes.
    """

    no_guess: NotRequired[NoGuess | None]
    """Logic alone must be enough from the first click on; how such a board is found."""

    proof: NotRequired[bool]
    """Whether to give the proof that no guess is needed, step by step."""

    seed: NotRequired[int | None]
    """The same seed gives the same boards."""

    verb: Literal["generate"]


class MinesweeperHintAnswer(TypedDict):
    """What to do."""

    advice: NotRequired[Advice | None]
    """The cells that the exact method weighed, where nothing is certain."""

    best: list[Place]
    """The cells to reveal; any of them where they are a guess. Of safe ones those that the argument is
    about (from the third stage on), or all (at the fourth).
    """

    board: list[str]
    """The position, one text for each row; at the fourth stage with the mines that are certain."""

    budget: NotRequired[Stop | None]
    """The limit that ended thinking early: this is the best so far."""

    clues: NotRequired[list[Place]]
    """The numbers to look at (from the second stage on; at the first, one of them)."""

    game: Literal["minesweeper"]

    reason: MinesweeperReason
    """Why."""

    risk: float | None
    """The probability that one of them is a mine."""

    sentences: list[Sentence]
    """The result in words."""

    steps: NotRequired[list[MinesweeperExplained]]
    """The argument for a safe cell, step by step (from the third stage on)."""

    svg: NotRequired[str | None]
    """The picture."""

    technique: NotRequired[str | None]
    """The name in data of the hardest technique that is needed (from the second stage on)."""

    verb: Literal["hint"]

    why: NotRequired[Why | None]
    """Why a cell is safe that is so only if flags are believed: the fewest numbers and flags that say so."""


class MinesweeperHintRequest(TypedDict):
    """What to look at, and how."""

    base64: NotRequired[bool]
    """Whether the text is base64 of a binary file."""

    best_guess: NotRequired[bool | None]
    """Whether the agent, when it is stuck, opens the cell least likely to be a mine instead of any."""

    decompose: NotRequired[Decompose | None]
    """How the tables of sums are decomposed."""

    density: NotRequired[float | None]
    """The probability of a mine in each cell, in place of their number."""

    engine: NotRequired[Engine | None]
    """How a question is answered."""

    flags: NotRequired[Flags | None]
    """What flags are worth."""

    format: NotRequired[Format | None]
    """The format; without it, it is recognised by its content."""

    game: Literal["minesweeper"]

    incremental: NotRequired[bool | None]
    """Whether one knowledge base grows, instead of a fresh one for each question."""

    inference: NotRequired[Inference | None]
    """How the network is asked."""

    keep_evidence: NotRequired[bool | None]
    """Apply evidence to the tables once, not at every query: the first report's second improvement."""

    method: NotRequired[MinesweeperMethod]
    """By which method."""

    mine_count: NotRequired[bool | None]
    """Whether the number of mines in all is known to the rules."""

    mines: NotRequired[int | None]
    """The number of mines, for formats that do not hold it."""

    network: NotRequired[Scheme | None]
    """Which variables the network has."""

    network_preset: NotRequired[NetworkPreset]
    """The Bayesian agent of a report, or the strongest: what the switches of the network are unless they are given."""

    one_cell: NotRequired[bool | None]
    """Whether one cell is suggested and opened a move, and nothing is remembered of the moves before."""

    order: NotRequired[str | None]
    """How the elimination order is found: `best`, a rule's name, `plain`, `shuffled`, or the names of variables in
    order, separated by commas, as `x_r1c1` or as the reports' `x00`.
    """

    position: str
    """The text, in any of the formats, or the ID of a game, whose last position it is."""

    preset: NotRequired[Preset]
    """The report's agent, one of its changes alone, or all of them."""

    prior: NotRequired[Prior | None]
    """What is believed of a cell before any number is seen."""

    prune_barren: NotRequired[bool | None]
    """Leave out what is no ancestor of query or evidence: the first report's first improvement."""

    prune_separated: NotRequired[bool | None]
    """Leave out what the evidence cuts off from the query."""

    rules: NotRequired[Rules | None]
    """Which rules of a number chaining uses."""

    stage: NotRequired[Stage]
    """How much help."""

    strength: NotRequired[Strength]
    """How strong the exact player is."""

    svg: NotRequired[bool]
    """Whether a picture is wanted."""

    trust_flags: NotRequired[bool]
    """Whether flags are taken as known mines."""

    verb: Literal["hint"]


MinesweeperMethod: TypeAlias = Literal["exact", "bayes", "logic"]
"""The method of analysis.

- `exact`: The engine made for Minesweeper.
- `bayes`: The position as a Bayesian network.
- `logic`: The position as a knowledge base: what is proved, and nothing about the rest.
"""


class MinesweeperPlayAnswer(TypedDict):
    """What came of it."""

    all: Part
    """All games."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    cut_short: NotRequired[int]
    """Decisions that a limit of the agent ended early: with more thought they might have been better."""

    each: NotRequired[list[GameRow]]
    """A row for each game, in order, where that was asked for."""

    first_click: FirstClick
    """What the first click might hit."""

    game: Literal["minesweeper"]

    games: int
    """How many games were played."""

    ids: NotRequired[list[str]]
    """The texts from which the games can be replayed, where decisions were asked for."""

    interval: Sequence[float] | None
    """Its 95 % interval."""

    level: str
    """The level."""

    log: NotRequired[list[Turn]]
    """Every decision, where that was asked for."""

    lost: Part
    """The games lost."""

    seed: int
    """The seed."""

    sentences: list[Sentence]
    """The result in words."""

    verb: Literal["play"]

    win_rate: float | None
    """The part of them that was won."""

    won: Part
    """The games won."""


class MinesweeperPlayRequest(TypedDict):
    """Which games to play, and how."""

    best_guess: NotRequired[bool | None]
    """Whether the agent, when it is stuck, opens the cell least likely to be a mine instead of any."""

    decompose: NotRequired[Decompose | None]
    """How the tables of sums are decomposed."""

    each: NotRequired[bool]
    """Whether to give a row for each game."""

    engine: NotRequired[Engine | None]
    """How a question is answered."""

    first: NotRequired[int]
    """The index of the first game."""

    first_cell: NotRequired[str | None]
    """Which cell it opens first: `corner`, `inner`, `random`, or row and column as `3,4`. If none is named, the best one;
    a random one for the logical agents of the report.
    """

    first_click: NotRequired[FirstClick | None]
    """What the first click may hit; no mine, unless a preset of the network comes from a report with another rule."""

    flags: NotRequired[Flags | None]
    """What flags are worth."""

    game: Literal["minesweeper"]

    games: NotRequired[int]
    """How many games."""

    id: NotRequired[str | None]
    """The ID of a game to go on with, in place of a level and a seed."""

    incremental: NotRequired[bool | None]
    """Whether one knowledge base grows, instead of a fresh one for each question."""

    inference: NotRequired[Inference | None]
    """How the network is asked."""

    keep_evidence: NotRequired[bool | None]
    """Apply evidence to the tables once, not at every query: the first report's second improvement."""

    level: str
    """The level, by name or as `HEIGHTxWIDTHxMINES` (`8x8x15%`: a percentage of the cells), with a tiling before it or not;
    or the text of a position whose tiling and mines it takes.
    """

    log: NotRequired[bool]
    """Whether to write down every decision."""

    log_format: NotRequired[LogFormat]
    """How decisions are written down beside their fields."""

    method: NotRequired[MinesweeperMethod]
    """By which method."""

    mine_count: NotRequired[bool | None]
    """Whether the number of mines in all is known to the rules."""

    network: NotRequired[Scheme | None]
    """Which variables the network has."""

    network_preset: NotRequired[NetworkPreset]
    """The Bayesian agent of a report, or the strongest: what the switches of the network are unless they are given."""

    one_cell: NotRequired[bool | None]
    """Whether one cell is suggested and opened a move, and nothing is remembered of the moves before."""

    order: NotRequired[str | None]
    """How the elimination order is found: `best`, a rule's name, `plain`, `shuffled`, or the names of variables in
    order, separated by commas, as `x_r1c1` or as the reports' `x00`.
    """

    preset: NotRequired[Preset]
    """The report's agent, one of its changes alone, or all of them."""

    prior: NotRequired[Prior | None]
    """What is believed of a cell before any number is seen."""

    prune_barren: NotRequired[bool | None]
    """Leave out what is no ancestor of query or evidence: the first report's first improvement."""

    prune_separated: NotRequired[bool | None]
    """Leave out what the evidence cuts off from the query."""

    rules: NotRequired[Rules | None]
    """Which rules of a number chaining uses."""

    seed: NotRequired[int | None]
    """The same seed gives the same games."""

    strength: NotRequired[Strength]
    """How strong the exact player is."""

    verb: Literal["play"]


MinesweeperReason: TypeAlias = Literal["all_equal", "safe", "guess", "end_game", "not_proved", "nothing"]
"""Why cells are to be revealed.

- `all_equal`: Nothing is known: all cells are equal.
- `safe`: The cells are certainly no mines.
- `guess`: Nothing is certain, and these cells are the best to try.
- `end_game`: Nothing is certain, and the rest of the game is known exactly: this cell wins most often.
- `not_proved`: No cell can be proved to be safe, and the method knows nothing else.
- `nothing`: There is no cell that could be safe.
"""


class MinesweeperStatistics(TypedDict):
    """What reasoning about a position took."""

    asked: int
    """Questions asked: to chaining, or to the solver."""

    bases: int
    """Knowledge bases made for chaining."""

    clauses: int
    """Clauses of the solver."""

    given_up: int
    """Questions that the recursive engine gave up: it reached its limit on goals."""

    rules: int
    """Rules and facts told to them."""

    symbols: int
    """Symbols of the solver."""


class MinesweeperStep(TypedDict):
    """A step of a proof."""

    mines: list[Place]
    """The cells that are mines."""

    numbers: list[Place]
    """The numbers it follows from, with all that was concluded before."""

    safe: list[Place]
    """The cells that are no mines, and are opened."""

    sentence: Sentence
    """The step in words."""

    total: bool
    """Whether it also needs the number of mines."""


NetworkFormat: TypeAlias = Literal["bif", "xmlbif", "uai", "hugin"]
"""A way to write a network as text.

- `bif`: The Interchange Format of `JavaBayes` and of the bnlearn repository.
- `xmlbif`: The same as XML, version 0.3: Weka, `SamIam`.
- `uai`: The numbers-only format of the UAI competitions; the only one for Markov networks.
- `hugin`: Hugin's `.net`.
"""


NetworkTarget: TypeAlias = Literal["dot"] | NetworkFormat
"""A format to write.

- `dot`: A picture for Graphviz.
"""


MinesweeperTarget: TypeAlias = Literal["svg"] | Format | KnowledgeFormat | NetworkTarget
"""A format to write.

- `svg`: A picture.
"""


class MinesweeperTilingAnswer(TypedDict):
    """A tiling, cell by cell: those of the first row, then those of the second, and so on."""

    bounds: Sequence[float]
    """The least and the greatest coordinates: left, top, right, bottom."""

    game: Literal["minesweeper"]

    height: int
    """How many rows there are."""

    kind: TilingKind
    """Its family."""

    names: NotRequired[list[str] | None]
    """What the cells are called, where they have names of their own."""

    neighbours: list[list[int]]
    """The numbers of each cell's neighbours."""

    polygons: list[list[float]]
    """The corners of each cell: x and y of the first, of the second, and so on."""

    verb: Literal["tiling"]

    width: int
    """How many cells a row has."""


class MinesweeperTilingRequest(TypedDict):
    """The tiling of which game."""

    game: Literal["minesweeper"]

    of: Of
    """The game."""

    verb: Literal["tiling"]


class MinesweeperTrace(TypedDict):
    """What was kept of a run."""

    events: list[AgentEvent]
    """The first events, in the order in which they happened."""

    left_out: int
    """How many events came after them."""


Minimality: TypeAlias = Literal["smallest", "irreducible", "unproved"]
"""What is known of the size of a conflict.

- `smallest`: No conflict has fewer givens.
- `irreducible`: None of its givens can be left out, but another conflict may be smaller: to prove that there
  is none would have taken too long.
- `unproved`: Nothing is proved: the budget was used up, or a question took more effort than allowed.
"""


class MostProbable(TypedDict):
    """The most probable state of all variables together."""

    probability: float
    """Its probability given the evidence."""

    states: dict[str, str]
    """Every variable with its state."""


class NetworkNode(TypedDict):
    """One variable."""

    name: str
    """Its name."""

    parent_states: NotRequired[list[list[str]]]
    """The states of each of its parents, where its table is given."""

    parents: list[str]
    """Its parents."""

    states: list[str]
    """Its states."""

    table: NotRequired[list[float] | None]
    """Its table given its parents, where that was asked for and it is not too large: the states of the
    first parent change slowest, its own fastest.
    """


NetworkPicture: TypeAlias = Literal["dag", "moral", "triangulated"]
"""What is drawn of a network.

- `dag`: Its arcs, from parents to children. Of a Markov network its edges.
- `moral`: Its moral graph: arcs without direction, and edges between the parents of a child.
- `triangulated`: The moral graph with the fill edges of the best order.
"""


class NetworkPictureRequest(TypedDict):
    """Which picture is wanted."""

    lang: NotRequired[Lang]
    """The language of its words."""

    of: NetworkPicture
    """What it shows."""


NetworkPreset: TypeAlias = Literal["buscapython", "method-1", "method-2", "final", "strongest"]
"""Settings of the Bayesian agent with a name.

- `buscapython`: The first report's `play_game` with its three modifications: the full network, variable elimination by
  min-degree, one cell a move.
- `method-1`: The second report's first method: X of hidden and Y of revealed cells, one cell a move.
- `method-2`: Its second method: all cells that are certainly safe at once, and mines are remembered.
- `final`: Its final method: without Y that count nothing, and with one X for all cells that touch no number.
- `strongest`: The best there is.
"""


class NetworkSize(TypedDict):
    """What the networks were like, and what it cost to ask them."""

    additions: int
    """Additions of table entries."""

    largest_product: int
    """Entries of the largest product, before its variable is summed out."""

    multiplications: int
    """Multiplications of table entries."""

    networks: int
    """How many networks: one, or one for each cell with the local schemes."""

    x: int
    """X variables in all, or counts that stand for several of them."""

    y: int
    """Y variables in all."""


NextBy: TypeAlias = Literal["order", "cheapest"]
"""Why a variable is the next to be eliminated.

- `order`: The order says so.
- `cheapest`: Within a clique: the product is the smallest.
"""


NoGuess: TypeAlias = Literal["repair", "rejection"]
"""How a board without guesses is found.

- `repair`: Mines are moved where the game is stuck: fast, not uniform.
- `rejection`: Boards are drawn until one will do: uniform among those that will.
"""


class Node(TypedDict):
    """A link of a chain: a value in a cell, or in one of several."""

    cells: list[Place]
    """The cell, or the cells of a group one of which has the value."""

    holds: bool
    """Whether the chain has it true here, or false, when its first node is as it is."""

    through: list[Place]
    """The cells of the almost locked set that leads from the node before to this one, if one does."""

    value: int
    """The value."""


class Numbered(TypedDict):
    """A clause or a rule: the number it goes by, and what it says."""

    formula: NotRequired[str | None]
    """The formula; `None` if the given formulas are unknown."""

    number: int
    """Its number, counted from 0."""

    question: NotRequired[bool]
    """Whether it comes from the question, which is assumed to be false."""

    sentence: NotRequired[int | None]
    """The sentence that it comes from, counted from 1 in the order of telling; none if it comes from the question or was
    derived.
    """


Obstacle: TypeAlias = Literal["not_horn", "query_not_atomic", "no_model_found", "budget"]
"""What an engine runs into.

- `not_horn`: Chaining uses Horn clauses only, and does not see a sentence.
- `query_not_atomic`: Chaining proves conjunctions of symbols only.
- `no_model_found`: Local search found no model, which does not mean that there is none.
- `budget`: The budget was used up first.
"""


class OfId(TypedDict):
    """A game by its ID."""

    id: str
    """The ID, with all moves."""

    played: NotRequired[str | None]
    """Moves after those of the ID, in its letters."""


class OfLevel(TypedDict):
    """A new game of a level."""

    cell: NotRequired[Place | None]
    """Of such a board: the first cell; a good one if none is named."""

    first_click: NotRequired[FirstClick | None]
    """What the first click may hit."""

    index: NotRequired[int | None]
    """Which game of the seed."""

    level: str
    """The level, by name or as `HEIGHTxWIDTHxMINES` (`8x8x15%`: a percentage of the cells), with a tiling before it or not;
    or the text of a position whose tiling and mines the game takes.
    """

    no_guess: NotRequired[NoGuess | None]
    """Logic alone must be enough; how such a board is found. Its first cell is revealed
    already.
    """

    played: NotRequired[str | None]
    """The moves so far, in the letters of an ID."""

    seed: NotRequired[int | None]
    """The same seed gives the same games."""


class OfBoard(TypedDict):
    """A game on a board."""

    base64: NotRequired[bool]
    """Whether that text is base64 of a binary file."""

    board: str
    """The text of the board."""

    played: NotRequired[str | None]
    """The moves so far, in the letters of an ID."""


Of: TypeAlias = OfId | OfLevel | OfBoard
"""Which game: by its ID, by a level (then it is new), or by a board."""


class Ohno(TypedDict):
    """What there is to choose from in 0h n0."""

    difficulties: list[Difficulty]
    """How hard puzzles are."""

    formulations: list[CatalogueFormulation]
    """The formulations of its state space."""

    heuristics: list[CatalogueHeuristicName]
    """The heuristics of its state space."""

    max_side: int
    """The longest side."""


class OhnoCheckAnswer(TypedDict):
    """What was found."""

    board: list[str]
    """The grid that was checked."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    conflict: NotRequired[Conflict | None]
    """Where a puzzle has no solution: givens that cannot all hold."""

    faults: list[Fault]
    """What is already broken, cell by cell."""

    filled: bool
    """Whether every cell is known, so that this is a filling and not a puzzle."""

    game: Literal["ohno"]

    rating: NotRequired[Rating | None]
    """How hard a puzzle with one solution is."""

    sentences: list[Sentence]
    """The result in words."""

    unique: bool | None
    """Whether the puzzle has exactly one solution; null for a filling, or if that was not decided."""

    valid: bool | None
    """Whether nothing is wrong: the filling keeps every rule, or the puzzle has a solution. Null if
    that was not decided.
    """

    verb: Literal["check"]


class OhnoCheckRequest(TypedDict):
    """What to check."""

    game: Literal["ohno"]

    puzzle: str
    """The puzzle or the filled grid, in any of the text formats."""

    rule: NotRequired[Rule]
    """What keeps a floor from being isolated."""

    verb: Literal["check"]


class OhnoConvertAnswer(TypedDict):
    """The puzzle in the other format."""

    game: Literal["ohno"]

    text: str
    """The text."""

    verb: Literal["convert"]


class OhnoConvertRequest(TypedDict):
    """What to convert."""

    game: Literal["ohno"]

    puzzle: str
    """The puzzle, in any of the text formats."""

    to: Target
    """The format to write."""

    verb: Literal["convert"]


class OhnoCount(TypedDict):
    """How often a technique is used."""

    steps: int
    """How often."""

    technique: Technique
    """The technique."""


class OhnoExplainAnswer(TypedDict):
    """The path."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    end: Kind
    """How the path ended: `Kind::Solved` unless the puzzle has no or several solutions."""

    game: Literal["ohno"]

    sentences: list[Sentence]
    """The same in words."""

    solution: list[str]
    """The board after the last step."""

    steps: list[Explained]
    """The steps, in order."""

    verb: Literal["explain"]


class OhnoExplainRequest(TypedDict):
    """What to explain."""

    boards: NotRequired[bool]
    """Whether to show the board after each step."""

    game: Literal["ohno"]

    puzzle: str
    """The puzzle, in any of the text formats."""

    rule: NotRequired[Rule]
    """What keeps a floor from being isolated."""

    verb: Literal["explain"]


class OhnoFindingFails(TypedDict):
    """It does not hold, and this is where."""

    fails: Inconsistency


OhnoFinding: TypeAlias = Literal["holds", "not_refuted"] | OhnoFindingFails
"""Whether a property holds.

- `holds`: It holds everywhere: all that can be reached was looked at.
- `not_refuted`: It holds wherever it could be judged.
"""


OhnoFormat: TypeAlias = Literal["rows", "report", "array", "line"]
"""A way to write a grid as text.

- `rows`: The project's own rows.
- `report`: The board files of the ITBA report.
- `array`: The original game's export.
- `line`: A square as one word.
"""


class OhnoGenerateAnswer(TypedDict):
    """The puzzles that were made."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    failed: NotRequired[Sentence | None]
    """What to say about puzzles that could not be made."""

    game: Literal["ohno"]

    puzzles: list[Puzzle]
    """The puzzles, by index."""

    seed: int
    """The seed they were made from."""

    tried: int
    """How many boards were tried in all."""

    verb: Literal["generate"]


class OhnoGenerateRequest(TypedDict):
    """What to make."""

    clues: NotRequired[Clues]
    """Which clues to keep."""

    cols: int
    """The number of columns."""

    count: NotRequired[int]
    """How many puzzles."""

    difficulty: NotRequired[Difficulty | None]
    """The grade; any if not given."""

    first: NotRequired[int]
    """The index of the first puzzle."""

    game: Literal["ohno"]

    max_number: NotRequired[int | None]
    """The greatest number on the board."""

    rows: int
    """The number of rows."""

    seed: NotRequired[int | None]
    """The same seed gives the same puzzles; a random one is chosen if not given."""

    solution: NotRequired[bool]
    """Whether to give the solutions too."""

    verb: Literal["generate"]


class OhnoHintAnswer(TypedDict):
    """What can be said about the position."""

    after: NotRequired[list[str] | None]
    """The position with the step played (at the fourth stage)."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    clues: list[Given]
    """The givens and marks the answer stands on (from the second stage on)."""

    focus: list[Place]
    """The cells to look at."""

    game: Literal["ohno"]

    kind: Kind
    """What kind of answer this is."""

    position: list[str]
    """The position asked about."""

    sentences: list[Sentence]
    """What there is to say, one sentence for each stage up to the one asked for."""

    step: NotRequired[Step | None]
    """The step with all its evidence (from the third stage on)."""

    svg: NotRequired[str | None]
    """The position as an SVG picture: the cells to look at ringed, the clues underlaid."""

    verb: Literal["hint"]


class OhnoHintRequest(TypedDict):
    """What to give a hint for."""

    game: Literal["ohno"]

    given: NotRequired[str | None]
    """The puzzle it started from, where that is known: what the two have in common is then given,
    all else may be a mistake. Without it every wall and every plain floor may be one.
    """

    puzzle: str
    """The position, in any of the text formats."""

    rule: NotRequired[Rule]
    """What keeps a floor from being isolated."""

    stage: NotRequired[Stage]
    """How much help."""

    svg: NotRequired[bool]
    """Whether to draw the position with the hint marked."""

    verb: Literal["hint"]


class OhnoOptions(TypedDict):
    """The choices that the strategies leave open. Each strategy reads those that concern it; what is
    `None` is what the textbook does for that strategy.
    """

    beam_width: BeamWidth
    """How many nodes of a level beam search keeps. Default: 100."""

    depth_limit: int | None
    """The deepest level to go to; nodes there are tested but not expanded. Default: no limit."""

    discrepancies: int | None
    """The most discrepancies limited discrepancy search allows on a path. Default: no limit."""

    duplicates: Duplicates | None
    """Tree or graph search, and when duplicates are looked for. Default: graph search, but tree
    search for the depth-first family.
    """

    follow_cycles: bool
    """Whether the depth-first family in tree search follows a path back into a state that lies on
    that same path. Default: it does not.
    """

    goal_test: GoalTest | None
    """When a node is tested for being a goal. Default: on expansion, but on generation for
    breadth-first and beam search.
    """

    tie: Tie
    """Which of two nodes with the same f goes first (uniform cost, greedy, A*, weighted A*, beam)."""

    weight: Weight
    """The factor of weighted A*. Default: 2."""


class OhnoRateAnswer(TypedDict):
    """How hard it is."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    counts: NotRequired[list[OhnoCount]]
    """How often each technique is used when the easiest that applies is always taken."""

    difficulty: NotRequired[Difficulty]
    """The grade."""

    effort: NotRequired[int]
    """The ratings of all steps together: how much there is to do."""

    game: Literal["ohno"]

    hardest: NotRequired[Technique | None]
    """The hardest technique needed; `None` if nothing is left to find."""

    rating: NotRequired[int]
    """Its rating, in tenths."""

    sentence: Sentence
    """The result in words."""

    techniques: list[Sentence]
    """The names of the techniques, in the order of the counts."""

    verb: Literal["rate"]


class OhnoRateRequest(TypedDict):
    """What to rate."""

    game: Literal["ohno"]

    puzzle: str
    """The puzzle, in any of the text formats."""

    rule: NotRequired[Rule]
    """What keeps a floor from being isolated."""

    verb: Literal["rate"]


class OhnoSearchAnswer(TypedDict):
    """What the searches found."""

    game: Literal["ohno"]

    heuristic: NotRequired[HeuristicCheck | None]
    """What is wrong with the heuristic, where that was asked."""

    runs: list[Run]
    """One for each search asked for."""

    trace: NotRequired[Trace | None]
    """What the first search did, where that was asked for."""

    verb: Literal["search"]


class OhnoSearchRequest(TypedDict):
    """What to search, and how."""

    check_heuristic: NotRequired[bool]
    """Whether to compare the first search's heuristic with true costs."""

    game: Literal["ohno"]

    puzzle: str
    """The puzzle, in any of the text formats."""

    runs: NotRequired[list[SearchSettings]]
    """The searches to make, each under the whole budget."""

    trace: NotRequired[TraceRequest | None]
    """How much of the first search to trace, if it is to be traced."""

    verb: Literal["search"]


class OhnoSearchSettings(TypedDict):
    """How to search."""

    formulation: CatalogueFormulation
    """Which steps there are."""

    heuristic: CatalogueHeuristicName
    """What informed strategies go by."""

    options: OhnoOptions
    """What the strategy leaves open. The five strategies of the report's program leave nothing open
    in the faithful formulation.
    """

    rule: Rule
    """What an isolated floor is. The faithful formulation has its own reading in any case."""

    seed: int
    """Where the faithful formulation shuffles its moves, the order follows from this."""

    strategy: Strategy
    """In which order nodes are expanded."""

    two_phase: bool
    """First the numbers, then the isolated floors, as in the report. The propagating formulation
    knows no such division and takes both at once in any case.
    """


class OhnoSolveAnswer(TypedDict):
    """What was found."""

    another: NotRequired[list[str] | None]
    """Another solution, where one was looked for and exists."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    complete: bool
    """Whether there are no more than that."""

    conflict: NotRequired[Conflict | None]
    """Where there is no solution: givens that cannot all hold."""

    exact: NotRequired[str | None]
    """The exact number in digits, where all were counted."""

    game: Literal["ohno"]

    sentence: Sentence
    """The result in words."""

    solution: list[str] | None
    """A solution, if there is one."""

    solutions: int
    """How many there are, up to the number asked for (and up to what a 64-bit number holds)."""

    statistics: Statistics
    """The work done."""

    unique: bool | None
    """Whether there is exactly one; null if that was not decided."""

    verb: Literal["solve"]


class OhnoSolveRequest(TypedDict):
    """What to solve."""

    count: NotRequired[Count]
    """How many solutions to look for."""

    game: Literal["ohno"]

    puzzle: str
    """The puzzle, in any of the text formats."""

    rule: NotRequired[Rule]
    """What keeps a floor from being isolated."""

    verb: Literal["solve"]


class OhnoStatistics(TypedDict):
    """What a search did. The counters mean the same for every strategy."""

    bytes: int
    """The most bytes ever held by nodes, tables and queues."""

    duplicates: int
    """Nodes dropped because their state was known already."""

    expanded: int
    """States whose successors were asked for (again for every time they were)."""

    generated: int
    """Successors that the problem returned, duplicates and dead ends included. The initial state
    is not counted.
    """

    iterations: int
    """Complete passes from the initial state; 1 unless the strategy deepens."""

    largest_depth: int
    """The depth of the deepest node."""

    largest_frontier: int
    """The most nodes that ever waited to be expanded."""

    popped: int
    """Nodes taken from the frontier, whatever happened to them then."""

    pruned: int
    """Nodes dropped for another reason: dead ends, and what a limit cut off."""

    reopened: int
    """States expanded once more because a cheaper way to them was found later."""

    seconds: float
    """Wall-clock time."""


Optimal: TypeAlias = Literal["cost", "steps", "within_weight", "no"]
"""What a strategy promises of the path it finds.

- `cost`: No other costs less.
- `steps`: No other has fewer steps.
- `within_weight`: It costs at most the weight times the least.
- `no`: Nothing.
"""


class Options(TypedDict):
    """The choices that the strategies leave open. Each strategy reads those that concern it; what is
    `None` is what the textbook does for that strategy.
    """

    beam_width: NotRequired[BeamWidth]
    """How many nodes of a level beam search keeps. Default: 100."""

    depth_limit: NotRequired[int | None]
    """The deepest level to go to; nodes there are tested but not expanded. Default: no limit."""

    discrepancies: NotRequired[int | None]
    """The most discrepancies limited discrepancy search allows on a path. Default: no limit."""

    duplicates: NotRequired[Duplicates | None]
    """Tree or graph search, and when duplicates are looked for. Default: graph search, but tree
    search for the depth-first family.
    """

    follow_cycles: NotRequired[bool]
    """Whether the depth-first family in tree search follows a path back into a state that lies on
    that same path. Default: it does not.
    """

    goal_test: NotRequired[GoalTest | None]
    """When a node is tested for being a goal. Default: on expansion, but on generation for
    breadth-first and beam search.
    """

    tie: NotRequired[Tie]
    """Which of two nodes with the same f goes first (uniform cost, greedy, A*, weighted A*, beam)."""

    weight: NotRequired[Weight]
    """The factor of weighted A*. Default: 2."""


OrderName: TypeAlias = Literal["best", "plain", "shuffled"] | Heuristic
"""A way to find an order that has a name.

- `best`: The best of all rules and of as many randomised rounds as are worth their time.
- `plain`: As the variables are numbered, without a look at the graph.
- `shuffled`: In a random order that is always the same.
"""


OrderBy: TypeAlias = Literal["given"] | OrderName
"""How an elimination order was found.

- `given`: It was given.
"""


class OrderCosts(TypedDict):
    """What an elimination order leads to."""

    cliques: int
    """How many maximal cliques there are."""

    entries: float
    """Entries of all tables, in the same way."""

    fill: int
    """How many edges it adds to the moral graph."""

    largest: float
    """Entries of the largest clique's table. The largest number there is stands for all that are larger."""

    log10_entries: float
    """The decimal logarithm of the entries of all tables."""

    log10_largest: float
    """The decimal logarithm of the entries of the largest clique's table."""

    order: str
    """The rule, or `best`."""

    width: int
    """The treewidth it shows: one less than the most variables in a clique."""


class SudokuSolveAnswer(TypedDict):
    """What was found."""

    another: NotRequired[Board | None]
    """Another solution, where one was looked for and exists."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    candidates: NotRequired[Candidates | None]
    """The values that each cell has in some solution, where that was asked for."""

    complete: bool
    """Whether there are no more than that."""

    conflict: NotRequired[SudokuConflict | None]
    """Where there is no solution: givens that cannot all hold."""

    game: Literal["sudoku"]

    list: NotRequired[list[Board]]
    """Solutions in full, as many as were asked for."""

    puzzle: Board
    """The givens."""

    sentence: Sentence
    """The result in words."""

    shape: Shape
    """The height and width of a box."""

    solution: Board | None
    """A solution, if there is one."""

    solutions: int
    """How many there are, up to the number asked for."""

    statistics: SudokuStatistics
    """The work done."""

    unique: bool | None
    """Whether there is exactly one; null if that was not decided."""

    verb: Literal["solve"]


Outcome: TypeAlias = SudokuSolveAnswer | Failure
"""What was found about one puzzle."""


class Overestimate(TypedDict):
    """A state from which a goal is nearer than the heuristic says."""

    cost: int
    """What a path from there to a goal costs."""

    estimate: int | None
    """What the heuristic says; nothing if it says that this is a dead end."""

    state: list[str]
    """The state."""


class Overlap(TypedDict):
    """A value that must be in some of the cells of a rule beyond the regions."""

    cells: list[Place]
    """Its places in both."""

    region: RegionKind | None
    """The region in which the value has no other place; none if it is the rule that cannot do without
    it.
    """

    value: int
    """The value."""

    variant: int
    """The rule, as an index into `Rules::variants`."""


Paper: TypeAlias = Literal["a4", "letter"]
"""The paper to print on.

- `a4`: 210 x 297 mm.
- `letter`: 216 x 279 mm.
"""


class Part(TypedDict):
    """The games won, or those lost, or all."""

    decisions: float | None
    """Decisions in one, on average."""

    games: int
    """How many."""

    guesses: float | None
    """Guesses in one, on average, the first click included."""

    longest: float | None
    """Seconds of thought in the one that took longest."""

    seconds: float | None
    """Seconds of thought in one, on average."""


Pass: TypeAlias = Literal["collect", "distribute"]
"""In which direction a message goes.

- `collect`: Towards the clique that is asked first.
- `distribute`: Back from there.
"""


class Phase(TypedDict):
    """One sub-problem, or the whole problem."""

    statistics: OhnoStatistics
    """What it took."""

    steps: list[Place]
    """Where walls were put on the way to the goal, in order. In the propagating formulation each
    brings its consequences with it.
    """

    task: Task
    """What the goal had to satisfy."""


class Picture(TypedDict):
    """A picture of a report."""

    alt: str
    """What it shows, in words."""

    name: str
    """What its file is called, without ending."""

    svg: str
    """The picture."""


Place: TypeAlias = Sequence[int]
"""The place of a cell, counted from 0 at the top left. Serialised as `[row, column]`."""


class Placement(TypedDict):
    """A value put into a cell, written as `r1c1=5`."""

    column: int
    """The column, counted from 0."""

    row: int
    """The row, counted from 0."""

    value: int
    """The value."""


class Plot(TypedDict):
    """A picture."""

    alt: str
    """What it shows, for those who cannot see it."""

    name: str
    """What its file is called, without ending."""


class PremiseCell(TypedDict):
    """The value of a cell."""

    cell: Place


class PremisePlace(TypedDict):
    """The place of a value in a region."""

    place: PremisePlaceFields


class PremiseCandidate(TypedDict):
    """A candidate: true or false."""

    candidate: Candidate


Premise: TypeAlias = PremiseCell | PremisePlace | PremiseCandidate
"""What has a few ways to turn out."""


class PremisePlaceFields(TypedDict):

    region: RegionKind
    """The region."""

    value: int
    """The value."""


Preprocess: TypeAlias = Literal["nothing", "arc_consistency"]
"""What is done to the domains before the search.

- `nothing`: Nothing.
- `arc_consistency`: They are made arc consistent.
"""


Preset: TypeAlias = (
    Literal["report", "recursive", "backward", "shown", "due", "incremental", "mine-count", "revised", "sat",
    "best-guess", "best"]
)
"""Settings with a name: the report's agent, each switch by itself, and all together.

- `report`: The report's agent.
- `recursive`: From the question to the facts by plain recursion.
- `backward`: From the question to the facts, with a table.
- `shown`: Rules for the number that a cell shows.
- `due`: Rules whose premises are facts.
- `incremental`: One knowledge base that grows.
- `mine-count`: The number of mines in all is known.
- `revised`: Flags are mines until facts contradict them.
- `sat`: Satisfiability.
- `best-guess`: When stuck, the cell least likely to be a mine.
- `best`: All switches on.
"""


Prior: TypeAlias = Literal["cells", "left", "exact"]
"""What is believed of a cell before any number is seen.

- `cells`: Mines by cells, each cell for itself: the first report's.
- `left`: Mines left by cells left, known mines taken out, each cell for itself: the second report's.
- `exact`: All ways to lay the mines are equally likely: the total counts.
"""


ProblemPart: TypeAlias = Literal["initial", "actions", "transitions", "goal", "cost"]
"""A part of the formal definition of a problem.

- `initial`: Where it begins.
- `actions`: What can be done.
- `transitions`: What that does.
- `goal`: When it is over.
- `cost`: What it costs.
"""


class Progress(TypedDict):
    """How far the player has come."""

    notes: list[list[str]]
    """The notes of each cell, row by row."""

    values: Board
    """The values, givens included."""


class Proof(TypedDict):
    """The fewest numbers that prove a cell."""

    cell: Place
    """The cell."""

    is_mine: bool
    """Whether it is a mine."""

    numbers: list[Place]
    """The numbers."""

    smallest: bool
    """Whether it is proved that fewer do not do."""

    technique: str
    """The hardest technique on the way."""

    total: bool
    """Whether the number of mines in all is needed too."""


class ProofLine(TypedDict):
    """One step."""

    because: Sentence
    """How it follows, in words."""

    formula: str
    """What follows."""

    line: NotRequired[int | None]
    """The line it was told in."""

    premises: list[int]
    """The steps it follows from, counted from 1."""

    rule: str
    """The rule, by name."""


class PruneDeadEnd(TypedDict):
    """The problem or the heuristic says that no goal can be reached; with their reason."""

    dead_end: str


Prune: TypeAlias = Literal["depth", "bound", "width", "discrepancies"] | PruneDeadEnd
"""Why a node was dropped.

- `depth`: It lies at the depth limit.
- `bound`: Its cost and estimate exceed the bound of this iteration.
- `width`: It does not fit into the beam.
- `discrepancies`: Its path has more discrepancies than this iteration allows.
"""


class Puzzle(TypedDict):
    """One puzzle."""

    clues: int
    """How many cells are given."""

    head: Sentence
    """The same in words, with what it takes to make it again."""

    index: int
    """It is the same whenever seed and index are."""

    puzzle: list[str]
    """The puzzle."""

    rating: Rating
    """How hard it is."""

    solution: NotRequired[list[str] | None]
    """Its only solution, where that was asked for: every floor with its number."""

    tried: int
    """How many boards were tried until one gave such a puzzle."""


class Quality(TypedDict):
    """How long and how dear a solution is, and whether it is proved to be a cheapest one."""

    because: Grounds
    """Why that is so, or why it is not known."""

    cheapest: Cheapest
    """Whether no solution costs less."""

    cost: int
    """What the whole solution costs."""

    length: int
    """The number of steps of the search."""

    sentence: Sentence
    """Why that is so, or why it is not known, in words."""


class QueryAnswer(TypedDict):
    """The answer to one question by one engine."""

    answer: LogicVerdict
    """What it says."""

    because: list[Told]
    """The sentences the answer stands on: those of the proof, or the fewest if they were asked for."""

    budget: NotRequired[Stop | None]
    """Which limit ended the engine's work, if one did."""

    counter_model: NotRequired[dict[str, bool] | None]
    """A model of the sentences in which the question is false."""

    derived: NotRequired[list[str]]
    """What chaining proved on its way, in order."""

    fewest: NotRequired[bool | None]
    """Whether those are the fewest there are."""

    iengine: NotRequired[str | None]
    """The line that the course program `iengine` prints; it has none for not knowing."""

    inconsistent: bool
    """Whether the knowledge base was found to contradict itself: everything follows."""

    method: LogicMethod
    """The engine."""

    models: NotRequired[str | None]
    """How many models the sentences have, where the engine counts them."""

    proof: NotRequired[WrittenProof | None]
    """The proof."""

    question: str | None
    """The question; without one, the engine was asked whether the sentences contradict each other."""

    sentences: list[Sentence]
    """The answer in words."""

    statistics: SudokuSearchAnswerStatistics
    """What it took."""

    unable: NotRequired[Unable | None]
    """Why it cannot tell, where it cannot."""


class Rating(TypedDict):
    """How hard a puzzle is, and what it takes."""

    counts: list[OhnoCount]
    """How often each technique is used when the easiest that applies is always taken."""

    difficulty: Difficulty
    """The grade."""

    effort: int
    """The ratings of all steps together: how much there is to do."""

    hardest: Technique | None
    """The hardest technique needed; `None` if nothing is left to find."""

    rating: int
    """Its rating, in tenths."""


class ReasonLastPlace(TypedDict):
    """No other place is left for the value in a region."""

    last_place: RegionKind


class ReasonLocked(TypedDict):
    """The places left for the value in a region all see this one."""

    locked: RegionKind


class ReasonRule(TypedDict):
    """A rule beyond the regions, as an index into `Rules::variants`."""

    rule: int


Reason: TypeAlias = (
    Literal["supposed", "same_cell", "seen", "last_value", "refuted"] | ReasonLastPlace | ReasonLocked |
    ReasonRule
)
"""How an implication follows from earlier ones.

- `supposed`: It is supposed.
- `same_cell`: The cell has another value.
- `seen`: Another cell, which sees this one, has the value.
- `last_value`: No other value is left for the cell.
- `refuted`: The opposite would lead, by singles alone, to what cannot be.
"""


class Refused(TypedDict):
    """A move that was refused."""

    index: int
    """Which of the moves, counted from 0."""

    sentence: Sentence
    """Why."""


class Region(TypedDict):
    """A set of cells that differ."""

    cells: list[Place]
    """Its cells."""

    kind: RegionKind
    """Which one."""


class RegionKindRow(TypedDict):
    """A row."""

    row: int


class RegionKindColumn(TypedDict):
    """A column."""

    column: int


class RegionKindBox(TypedDict):
    """A box."""

    box: int


class RegionKindExtra(TypedDict):
    """Any other set of cells."""

    extra: int


RegionKind: TypeAlias = RegionKindRow | RegionKindColumn | RegionKindBox | RegionKindExtra
"""What a region is, with its number counted from 0."""


RegionRole: TypeAlias = Literal["base", "cover", "broken"]
"""The part that a region plays.

- `base`: The argument begins here.
- `cover`: What follows is seen here.
- `broken`: It cannot be filled.
"""


class Rejected(TypedDict):
    """Where a sample disagrees with the evidence."""

    drawn: int
    """The number of the state that was drawn."""

    observed: int | None
    """The number of the state that was observed; none where a likelihood decided by chance."""

    variable: str
    """The variable."""


class Resolved(TypedDict):
    """A step of the chain that a learned clause comes from."""

    level: int
    """How many decisions stood when it became true."""

    literal: str
    """The literal that is resolved away: it is true, and had to be."""

    reason: Numbered
    """The clause that made it true, which the clause so far is resolved with."""


RestartBy: TypeAlias = Literal["conflicts", "flips", "proved"]
"""Why an engine starts over.

- `conflicts`: CDCL: after so many conflicts.
- `flips`: Local search: after so many changes of values.
- `proved`: The recursion: a rule was given up because of an open goal, and so many goals were proved since.
"""


Role: TypeAlias = Literal["number", "floor", "wall"]
"""As what a known cell enters an argument.

- `number`: As a number, with all that it demands.
- `floor`: As a floor, whatever number it carries.
- `wall`: As a wall.
"""


Row: TypeAlias = dict[str, bool]
"""A row of the truth table: its symbols with their values, in the order of the columns."""


Rule: TypeAlias = Literal["sees_floor", "seen_by_number"]
"""What keeps a floor from being isolated.

- `sees_floor`: Every floor sees at least one other floor: the game's own rule.
- `seen_by_number`: Every floor without number is seen by a numbered one: the reading of the ITBA report. The two
  agree on every puzzle that has one solution under `Rule::SeesFloor`.
"""


class RuleNameConstraint(TypedDict):
    """The constraint with this number, counted from 0."""

    constraint: int
    """Its number."""


RuleName: TypeAlias = RegionKind | RuleNameConstraint
"""Which rule a constraint is."""


Rules: TypeAlias = Literal["all", "shown", "due"]
"""Which rules of a number chaining is told. Each choice has fewer than the one before, and all prove
the same.

- `all`: For every number the cell might show: n·2ⁿ rules for n neighbours, as in the report.
- `shown`: For the number that it shows.
- `due`: Only those whose premises are facts by now.
"""


class RulesShowAnswer(TypedDict):
    """A game as a problem."""

    definition: list[Defined]
    """Its formal definition."""

    environment: list[Described]
    """The properties of its environment."""

    game: Literal["rules"]

    of: DescribedGame
    """The game."""

    verb: Literal["show"]


class RulesShowRequest(TypedDict):
    """Which game to describe."""

    game: Literal["rules"]

    of: DescribedGame
    """The game."""

    verb: Literal["show"]


class Run(TypedDict):
    """One search."""

    ending: Ending
    """How it ended."""

    phases: list[Phase]
    """One for each sub-problem."""

    quality: Quality | None
    """How long and how dear it is, and whether it is proved to be a cheapest one."""

    sentence: Sentence
    """The same in words."""

    settings: OhnoSearchSettings
    """How it was made."""

    solution: list[str] | None
    """The solution, if one was found."""

    statistics: OhnoStatistics
    """What it took."""

    walls: int | None
    """How many walls it adds."""


class Rung(TypedDict):
    """One technique."""

    band: Band
    """The easiest band in which it is asked for."""

    band_name: Sentence
    """The same in words."""

    name: Sentence
    """Its name."""

    rating: float
    """How hard it is to find."""

    technique: SudokuTechnique
    """Its name in data and on the command line."""

    uses_uniqueness: bool
    """Whether it is only right if the puzzle has one solution."""


class RunningEstimate(TypedDict):
    """What is estimated so far."""

    shares: list[float]
    """The share of each of its states; nothing before the first sample that counts."""

    variable: str
    """The variable."""


class Sampled(TypedDict):
    """How much samples are worth."""

    effective: float
    """How many independent ones from the posterior would tell as much."""

    r_hat: float | None
    """For Markov chains: how far they disagree; near 1 is good."""

    samples: int
    """How many were drawn."""


class Samples(TypedDict):
    """The settings of methods that sample."""

    burn_in: NotRequired[int]
    """How many sweeps of each chain are dropped as burn-in. A sweep redraws once every variable that
    is not observed.
    """

    chains: NotRequired[int]
    """How many Markov chains, each with its own start, for Gibbs sampling; at least one is run, and
    at most 256 are.
    """

    samples: NotRequired[int]
    """How many samples to draw."""

    seed: NotRequired[int]
    """The same seed gives the same samples."""


Scheme: TypeAlias = Literal["full", "split", "pruned", "merged", "local-1", "local-2"]
"""Which variables the network has.

- `full`: X and Y for every cell.
- `split`: X for hidden cells, Y for revealed ones.
- `pruned`: As `Scheme::Split`, without Y variables that have no hidden neighbour, and with one X for
  all cells that touch no number.
- `merged`: As `Scheme::Pruned`, with what single numbers settle left out, and one variable for all cells
  that the same numbers count: how many of them are mines. The same answers, far sooner.
- `local-1`: For each cell a network of its own, of the numbers next to it: an approximation.
- `local-2`: For each cell a network of its own, of the numbers next to it and those next to the cells they
  count: an approximation.
"""


class SearchNode(TypedDict):
    """A node of the search tree."""

    action: str | None
    """What led here from the parent; none for a root."""

    depth: int
    """The number of steps here."""

    g: int
    """The cost of the way here."""

    h: int | None
    """What the heuristic says of the way on, where it was asked."""

    id: int
    """Its number. Nodes are numbered from 0, the initial state, in the order of their generation.
    A duplicate that is not stored carries the number of the node that stands for its state.
    """

    parent: int | None
    """The number of its parent; none for a root."""

    state: str
    """The state."""


class SearchEventGenerated(SearchNode):
    """A node was made and put into the frontier (also when a cheaper way gives a node a new parent)."""

    event: Literal["generated"]


class SearchEventExpanded(SearchNode):
    """A node was taken from the frontier and its successors are about to be generated."""

    event: Literal["expanded"]


class SearchEventDuplicate(SearchNode):
    """A node was dropped because its state is known."""

    event: Literal["duplicate"]


class SearchEventPruned(TypedDict):
    """A node was dropped."""

    action: str | None
    """What led here from the parent; none for a root."""

    depth: int
    """The number of steps here."""

    event: Literal["pruned"]

    g: int
    """The cost of the way here."""

    h: int | None
    """What the heuristic says of the way on, where it was asked."""

    id: int
    """Its number. Nodes are numbered from 0, the initial state, in the order of their generation.
    A duplicate that is not stored carries the number of the node that stands for its state.
    """

    parent: int | None
    """The number of its parent; none for a root."""

    reason: Prune
    """Why."""

    state: str
    """The state."""


class SearchEventGoal(SearchNode):
    """A goal was reached: the search ends here."""

    event: Literal["goal"]


class SearchEventLimitRaised(TypedDict):
    """The search starts again from the initial state with a higher limit."""

    event: Literal["limit_raised"]

    limit: Limit
    """The new limit."""


SearchEvent: TypeAlias = (
    SearchEventGenerated | SearchEventExpanded | SearchEventDuplicate | SearchEventPruned | SearchEventGoal |
    SearchEventLimitRaised
)
"""One thing that happens in a search. Observers get the states and actions of the search
(`Seen`); a trace holds them as text.
"""


class SearchSettings(TypedDict):
    """How to search."""

    formulation: NotRequired[CatalogueFormulation]
    """Which steps there are."""

    heuristic: NotRequired[CatalogueHeuristicName]
    """What informed strategies go by."""

    options: NotRequired[Options]
    """What the strategy leaves open. The five strategies of the report's program leave nothing open
    in the faithful formulation.
    """

    rule: NotRequired[Rule]
    """What an isolated floor is. The faithful formulation has its own reading in any case."""

    seed: NotRequired[int]
    """Where the faithful formulation shuffles its moves, the order follows from this."""

    strategy: NotRequired[Strategy]
    """In which order nodes are expanded."""

    two_phase: NotRequired[bool]
    """First the numbers, then the isolated floors, as in the report. The propagating formulation
    knows no such division and takes both at once in any case.
    """


class Sentence(TypedDict):
    """The same sentence in every language."""

    en: str
    """In English."""

    es: str
    """In Spanish."""


class SentenceGroup(TypedDict):
    """Sentences of a knowledge base that belong together."""

    about: GroupAbout
    """What they are about."""

    cell: Place | None
    """The number's cell, or the cell that has one code."""

    first: int
    """The first sentence, counted from 1 as `ask` lists them."""

    last: int
    """The last."""

    mines: Sequence[int] | None
    """How many of the cells are mines, at least and at most; none of rules for chaining."""

    of: list[Place]
    """The hidden cells that are counted; none of rules for chaining."""

    shows: int | None
    """The number that the cell would show by these rules, of rules for chaining."""


Shape: TypeAlias = Sequence[int]
"""The height and width of the boxes; their product is the number of rows, columns and values."""


class SheetRequest(TypedDict):
    """How a sheet to print is laid out."""

    lang: NotRequired[Lang]
    """The language of what else is written."""

    paper: NotRequired[Paper]
    """The paper."""

    per_page: NotRequired[int]
    """Puzzles to a page, 1 to 100."""

    solutions: NotRequired[bool]
    """Whether to print the solutions on pages of their own."""

    title: NotRequired[str]
    """Over the puzzles."""


class Shown(TypedDict):
    """What a hidden cell would show if it were opened."""

    cell: Place
    """The cell."""

    mine: float
    """The probability that it is a mine."""

    numbers: list[ShownNumber]
    """The numbers it can show."""


class ShownNumber(TypedDict):
    """A number that a cell can show."""

    number: int
    """The number."""

    probability: float
    """The probability that the cell shows it."""


class Sight(TypedDict):
    """What a number sees all around."""

    arms: list[Arm]
    """What it sees, in the order of `Direction::ALL`."""

    cell: Place
    """Where the number stands."""

    number: int
    """The number."""


Source: TypeAlias = str
"""A puzzle as a request holds it: a text in any of the formats, or one that was read already."""


class Span(TypedDict):
    """The least and the greatest reach in one direction."""

    direction: Direction
    """Which way."""

    least: int
    """The number looks at least this far."""

    most: int
    """The number looks at most this far."""


class Spread(TypedDict):
    """How values spread."""

    high: float
    """A value that 5 % are above."""

    least: float
    """The least."""

    low: float
    """A value that 5 % are below."""

    mean: float
    """The mean."""

    median: float
    """The middle."""

    most: float
    """The greatest."""


Stage: TypeAlias = Literal["where", "clues", "argument", "play"]
"""How much help is asked for. Each stage includes the ones before.

- `where`: Where to look.
- `clues`: Which clues or cells, and which technique; `pattern` is read too.
- `argument`: The full argument.
- `play`: The move itself.
"""


Standing: TypeAlias = Literal["ready", "playing", "won", "lost"]
"""How a game stands.

- `ready`: No cell is revealed.
- `playing`: Some are, none of them a mine.
- `won`: All safe cells are revealed.
- `lost`: A mine was hit.
"""


class Statistics(TypedDict):
    """The work a solver did."""

    nodes: int
    """Branchings of the search. 0 means that no value had to be assumed beyond one look ahead."""

    probes: int
    """Values tried by look-ahead. 0 means that propagation alone was enough."""

    propagations: int
    """Numbers and rows examined by propagation."""


class Step(TypedDict):
    """One step of reasoning: what follows, from what, and how."""

    clues: list[Clue]
    """A smallest set of clues that carries the argument: without any one of them it fails."""

    conclusions: list[Conclusion]
    """What follows: at least one unknown cell."""

    evidence: Evidence
    """What the technique saw."""

    technique: Technique
    """The technique."""


Stop: TypeAlias = Literal["nodes", "bytes", "time", "cancelled"]
"""Why a computation ended before it was done.

- `nodes`: The limit on nodes was reached.
- `bytes`: The limit on memory was reached.
- `time`: The limit on time was reached.
- `cancelled`: Somebody raised the `Cancel` flag.
"""


Strategy: TypeAlias = (
    Literal["bfs", "dfs", "dls", "ids", "ucs", "greedy", "astar", "wastar", "idastar", "beam", "lds",
    "bidirectional"]
)
"""The name of a strategy, in the order of the textbook.

- `bfs`: `breadth_first`.
- `dfs`: `depth_first`.
- `dls`: `depth_limited`.
- `ids`: `iterative_deepening`.
- `ucs`: `uniform_cost`.
- `greedy`: `greedy`).
- `astar`: `a_star`.
- `wastar`: `weighted_a_star`.
- `idastar`: `ida_star`.
- `beam`: `beam`).
- `lds`: `limited_discrepancy`.
- `bidirectional`: `bidirectional`).
"""


Strength: TypeAlias = Literal["safest", "fast", "strong", "max"]
"""How strong a player is, from weak to strong.

- `safest`: Takes the cell least likely to be a mine: the textbook.
- `fast`: Looks one number ahead.
- `strong`: Looks two numbers ahead, and plays end games perfectly.
- `max`: Plays larger end games perfectly, and before them tries its best moves on boards drawn at random.
"""


class Sudoku(TypedDict):
    """What there is to choose from in Sudoku."""

    bands: list[Band]
    """How hard puzzles are."""

    cell_orders: list[CellOrder]
    """The orders of cells in its state space."""

    consistencies: list[Consistency]
    """The consistency algorithms."""

    formats: list[CatalogueFormat]
    """The formats that are read and written."""

    formulations: list[Formulation]
    """The formulations of its state space."""

    heuristics: list[HeuristicName]
    """The heuristics of its state space."""

    kinds: list[VariantKind]
    """The variants that can be generated."""

    logic: list[CatalogueEngine]
    """The engines of logic for it."""

    max_size: int
    """The most rows."""

    symmetries: list[Symmetry]
    """The symmetries of givens."""


class SudokuCheckAnswer(TypedDict):
    """What was found."""

    board: Board
    """The grid that was checked."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    clashes: list[SudokuFault]
    """What is already broken, region by region."""

    clues: int
    """How many cells hold a value."""

    conflict: NotRequired[SudokuConflict | None]
    """Where a puzzle has no solution: givens that cannot all hold."""

    filled: bool
    """Whether every cell holds a value, so that this is a filling and not a puzzle."""

    game: Literal["sudoku"]

    sentences: list[Sentence]
    """The result in words."""

    shape: Shape
    """The height and width of a box."""

    unique: bool | None
    """Whether the puzzle has exactly one solution; null if that was not decided."""

    valid: bool | None
    """Whether nothing is wrong: the filling keeps every rule, or the puzzle has a solution. Null if
    that was not decided.
    """

    verb: Literal["check"]

    wrong: NotRequired[list[Place]]
    """Cells that differ from the only solution of the puzzle they started from."""


class SudokuCheckRequest(TypedDict):
    """What to check."""

    game: Literal["sudoku"]

    given: NotRequired[Source | None]
    """The puzzle it started from: all else in it may be a mistake."""

    puzzle: Source
    """The puzzle or the filled grid, in any of the text formats."""

    shape: NotRequired[Shape | None]
    """The shape of the boxes, where the text does not say and the usual one is not meant."""

    verb: Literal["check"]


class SudokuConflict(TypedDict):
    """Clues that cannot all hold."""

    givens: list[SudokuGiven]
    """The givens."""

    irreducible: bool
    """Whether it is known that they can all hold if any one of them is taken away."""

    rules: NotRequired[list[Sentence]]
    """The rules of variants."""

    sentence: Sentence
    """The same in words."""

    smallest: bool
    """Whether it is known that no smaller set conflicts."""


class SudokuConvertAnswer(TypedDict):
    """The puzzles in the other format."""

    game: Literal["sudoku"]

    png: NotRequired[str]
    """The PNG picture, in base 64."""

    text: str
    """The text; nothing if it is a PNG picture."""

    unsolved: NotRequired[int]
    """Puzzles on a sheet whose solution is missing because it takes more guesses than one is worth."""

    verb: Literal["convert"]


class SudokuConvertRequest(TypedDict):
    """What to convert."""

    game: Literal["sudoku"]

    puzzles: list[Source]
    """The puzzles, each in any of the text formats."""

    shape: NotRequired[Shape | None]
    """The shape of the boxes, where a text does not say and the usual one is not meant."""

    sheet: NotRequired[SheetRequest]
    """How a sheet is laid out."""

    to: SudokuTarget
    """The format to write."""

    verb: Literal["convert"]

    width: NotRequired[int]
    """How many pixels wide a PNG picture is."""


class SudokuCount(TypedDict):
    """How often a technique is used."""

    count: int
    """How often."""

    name: Sentence
    """Its name."""

    technique: SudokuTechnique
    """The technique."""


class SudokuCspSettings(TypedDict):
    """A method of constraint satisfaction with its settings."""

    method: Method
    """The method."""

    options: SudokuSearchOptions
    """What it leaves open."""


class SudokuEndingCutOff(TypedDict):
    """None was found, but the strategy left something out."""

    cut_off: Cut


class SudokuEndingStopped(TypedDict):
    """The budget was used up."""

    stopped: Stop


SudokuEnding: TypeAlias = Literal["solved", "wrong", "no_solution"] | SudokuEndingCutOff | SudokuEndingStopped
"""How a search ended.

- `solved`: With a solution.
- `wrong`: With a full grid that is no solution: the report's program does not notice givens that
  contradict each other.
- `no_solution`: There is no solution.
"""


class SudokuEvidenceSingle(TypedDict):
    """A place with a single possibility."""

    kind: Literal["single"]

    region: RegionKind | None
    """The region in which the value has no other place, or which has no other empty cell; none
    if it is the cell that can hold nothing else.
    """


SudokuEvidenceIntersection = TypedDict(
    "SudokuEvidenceIntersection",
    {
        # Its places.
        "cells": "list[Place]",
        # The region it must be in.
        "from": "RegionKind",
        "kind": "Literal['intersection']",
        # The region whose other cells lose it.
        "to": "RegionKind",
        # The value.
        "value": "int",
    },
)
"""A value whose places in one region all lie in another."""


class SudokuEvidenceSubset(TypedDict):
    """As many values as cells, in one region or, locked, in two."""

    cells: list[Place]
    """The cells."""

    kind: Literal["subset"]

    regions: list[RegionKind]
    """The regions they lie in."""

    values: list[int]
    """The values they hold."""


class SudokuEvidenceFish(TypedDict):
    """A value whose places in some regions lie in as many others."""

    base: list[RegionKind]
    """The regions that must have it."""

    body: list[Place]
    """Its places in both."""

    cover: list[RegionKind]
    """As many regions that take it from there."""

    fins: list[Place]
    """Its places in the base that no cover takes."""

    kind: Literal["fish"]

    value: int
    """The value."""


class SudokuEvidenceChain(TypedDict):
    """Candidates that exclude and force each other in turn."""

    closed: bool
    """Whether the last leads back to the first."""

    kind: Literal["chain"]

    nodes: list[Node]
    """Its links."""


class SudokuEvidenceWing(TypedDict):
    """A pivot and pincers, one of which must hold a value."""

    kind: Literal["wing"]

    pincers: list[Place]
    """The cells it decides between."""

    pivot: Place
    """The cell whose value decides."""

    value: int
    """What one of them holds."""


class SudokuEvidenceColours(TypedDict):
    """Clusters of places of one value in two colours: one of the colours holds the value."""

    clusters: list[list[list[Place]]]
    """The two colours of each cluster."""

    kind: Literal["colours"]

    value: int
    """The value."""


class SudokuEvidenceRectangle(TypedDict):
    """Four cells that could be exchanged, so that a single solution cannot leave them to two values."""

    corners: list[Place]
    """The corners."""

    extra: list[Candidate]
    """What stands in the way of the exchange: all else in the corners that matters."""

    kind: Literal["rectangle"]

    partners: list[Place]
    """Other cells the argument needs: the partners of a subset."""

    region: RegionKind | None
    """The region the argument looks at, where it looks at one."""

    values: list[int]
    """The two values."""


class SudokuEvidenceGrave(TypedDict):
    """All other cells have two candidates, each value twice in each region: only this cell keeps the
    solution single.
    """

    cell: Place
    """The cell with three."""

    kind: Literal["grave"]


class SudokuEvidenceAlmostLocked(TypedDict):
    """Sets of cells with one value more than cells."""

    kind: Literal["almost_locked"]

    links: list[list[int]]
    """The values that link each set with the next (with a stem: the stem with each set)."""

    sets: list[AlmostLocked]
    """The sets, in the order they are linked."""

    stem: Place | None
    """The cell whose values each rule a set, for a blossom."""


class SudokuEvidenceSueDeCoq(TypedDict):
    """The cells of a box and a line that share as many values as there are cells."""

    block: AlmostLocked
    """The set in the rest of the box."""

    intersection: AlmostLocked
    """The cells in both."""

    kind: Literal["sue_de_coq"]

    line: AlmostLocked
    """The set in the rest of the line."""


class SudokuEvidenceForcing(TypedDict):
    """Every way a cell or a value of a region can turn out leads to the same."""

    branches: list[list[Implication]]
    """What follows from each possibility; the first implication of each is the possibility."""

    kind: Literal["forcing"]

    premise: Premise
    """What is to be decided."""


class SudokuEvidenceContradiction(TypedDict):
    """What would follow if a candidate were true (or false), up to what cannot be."""

    broken: Broken | None
    """What cannot be; none if the end is too far to be written down and only a search saw it."""

    kind: Literal["contradiction"]

    net: list[Implication]
    """The supposition first, then what follows; only what is needed."""


class SudokuEvidenceProof(TypedDict):
    """A few rules that, with the pencil marks, leave no other way."""

    kind: Literal["proof"]

    rules: list[Premise]
    """The rules: that a cell holds one value, that a region holds a value once."""


class SudokuEvidenceTemplate(TypedDict):
    """No way to place a value everywhere uses (or avoids) these cells."""

    kind: Literal["template"]

    value: int
    """The value."""

    ways: int
    """How many ways there are."""


class SudokuEvidenceRule(TypedDict):
    """A rule beyond the regions, by itself."""

    kind: Literal["rule"]

    variant: int
    """Which one, as an index into `Rules::variants`."""


class SudokuEvidenceInniesAndOuties(InniesAndOuties):
    """What cages leave of regions, or have beyond them."""

    kind: Literal["innies_and_outies"]


class SudokuEvidenceOverlap(Overlap):
    """A value that a rule beyond the regions shares with a region."""

    kind: Literal["overlap"]


SudokuEvidence: TypeAlias = (
    SudokuEvidenceSingle | SudokuEvidenceIntersection | SudokuEvidenceSubset | SudokuEvidenceFish |
    SudokuEvidenceChain | SudokuEvidenceWing | SudokuEvidenceColours | SudokuEvidenceRectangle |
    SudokuEvidenceGrave | SudokuEvidenceAlmostLocked | SudokuEvidenceSueDeCoq | SudokuEvidenceForcing |
    SudokuEvidenceContradiction | SudokuEvidenceProof | SudokuEvidenceTemplate | SudokuEvidenceRule |
    SudokuEvidenceInniesAndOuties | SudokuEvidenceOverlap
)
"""What a technique saw. Cells are numbered row by row from 0; `map` gives them
another name.
"""


class SudokuExplainAnswer(TypedDict):
    """The path."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    end: SudokuKind
    """How the path ended: `Kind::Solved` unless the puzzle has no or several solutions."""

    game: Literal["sudoku"]

    limited: NotRequired[list[SudokuTechnique]]
    """The techniques that left something out because they reached a limit of their own: without it there might be
    easier steps.
    """

    page: NotRequired[str | None]
    """The page, where one was asked for."""

    puzzle: Board
    """The givens."""

    sentences: list[Sentence]
    """The same in words."""

    shape: Shape
    """The height and width of a box."""

    solution: Board
    """The board after the last step."""

    steps: list[SudokuExplained]
    """The steps, in order."""

    verb: Literal["explain"]


class SudokuExplainRequest(TypedDict):
    """What to explain."""

    boards: NotRequired[bool]
    """Whether to show the board after each step."""

    game: Literal["sudoku"]

    no_uniqueness: NotRequired[bool]
    """Whether to do without techniques that rest on the puzzle having one solution."""

    page: NotRequired[Lang | None]
    """Whether to write a page of HTML with a picture of each step, and in which language."""

    puzzle: Source
    """The puzzle, in any of the text formats."""

    shape: NotRequired[Shape | None]
    """The shape of the boxes, where the text does not say and the usual one is not meant."""

    verb: Literal["explain"]

    without: NotRequired[list[SudokuTechnique]]
    """The techniques that may not be used."""


class SudokuExplained(TypedDict):
    """One step in words and as data."""

    board: NotRequired[Board | None]
    """The board after the step, where that was asked for."""

    name: Sentence
    """The name of the technique."""

    sentence: Sentence
    """The argument."""

    step: SudokuStep
    """The evidence."""


class SudokuFault(TypedDict):
    """Something broken."""

    cells: list[Place]
    """The cells to blame."""

    region: RegionKind | None
    """The region, if it is one's rule that is broken."""

    value: str | None
    """The value that stands there twice or has no place."""


class SudokuFindingFails(TypedDict):
    """It does not hold, and this is where."""

    fails: SudokuOverestimate


SudokuFinding: TypeAlias = Literal["holds", "not_refuted"] | SudokuFindingFails
"""Whether a property holds.

- `holds`: It holds everywhere: all that can be reached was looked at.
- `not_refuted`: It holds wherever it could be judged.
"""


class SudokuGenerateAnswer(TypedDict):
    """What was made."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    failed: NotRequired[Sentence | None]
    """What to say about puzzles that could not be made."""

    game: Literal["sudoku"]

    puzzles: list[SudokuPuzzle]
    """The puzzles, by index."""

    seed: int
    """The seed they were made from."""

    shape: Shape
    """The height and width of a box."""

    tried: int
    """How many boards were tried in all."""

    verb: Literal["generate"]


class SudokuGenerateRequest(TypedDict):
    """What to make."""

    count: NotRequired[int]
    """How many puzzles."""

    first: NotRequired[int]
    """The index of the first puzzle."""

    game: Literal["sudoku"]

    grade: NotRequired[GradeRequest]
    """How hard they are to be."""

    method: NotRequired[SudokuMethod]
    """How to make them, which decides how many clues there are."""

    pattern: NotRequired[Source | None]
    """A grid whose empty cells stay empty."""

    position: NotRequired[bool]
    """Whether to give the position in which the first technique of `needs` is the next step."""

    seed: NotRequired[int | None]
    """The same seed gives the same puzzles; a random one is chosen if not given."""

    shape: NotRequired[Shape]
    """The height and width of a box."""

    solution: NotRequired[bool]
    """Whether to give the solutions too."""

    symmetry: NotRequired[Symmetry]
    """Which turns and mirrors leave the pattern of the clues as it is."""

    variants: NotRequired[list[VariantKind]]
    """Which variants."""

    verb: Literal["generate"]


class SudokuGeneticSettings(TypedDict):
    """The settings of `Genetic`."""

    elite: int
    """How many of the best live on unchanged."""

    moves: int
    """After how many moves without a better assignment the local search of an individual ends."""

    mutation: float
    """How likely (0 to 1) each block of a child mutates."""

    patience: int
    """After how many generations without a better individual to start over."""

    population: int
    """How many individuals live at a time."""

    restarts: int
    """How often to start over before giving up."""

    tabu: int
    """For how many moves at least, and up to twice as many, a variable may not take back a value."""

    tournament: int
    """Of how many individuals drawn by lot the best becomes a parent."""


class SudokuGiven(TypedDict):
    """A given: where, and what."""

    cell: Place
    """The cell."""

    value: str
    """The value, as in the text format."""


class SudokuHeuristicCheck(TypedDict):
    """Whether a heuristic is what it claims to be, on one puzzle."""

    admissible: SudokuFinding
    """Never above the true cost? (A goal's estimate must then be 0.)"""

    consistent: SudokuSearchFinding
    """Never dropping by more than the cost of a step?"""

    judged: int
    """States whose estimate was proven right or wrong."""

    name: HeuristicName
    """The heuristic."""

    sentences: list[Sentence]
    """The same in words."""

    start: Compared | None
    """What the heuristic says of the initial state, if that was seen."""

    steps: int
    """Steps looked at."""

    stopped: Stop | None
    """The budget that ended the exploration, if one did."""

    undecided: int
    """States whose true cost lies too far away to tell."""


class SudokuHintAnswer(TypedDict):
    """What can be said about the position."""

    after: NotRequired[Board | None]
    """The position with the step played (at the fourth stage)."""

    all: NotRequired[list[SudokuExplained] | None]
    """Everything that can be found now, the easiest first, where that was asked for."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    focus: list[Place]
    """The cells to look at: those the step concludes about, or that are wrong."""

    game: Literal["sudoku"]

    highlights: NotRequired[Highlights | None]
    """What to highlight when the step is drawn (from the third stage on)."""

    kind: SudokuKind
    """What kind of answer this is."""

    limited: NotRequired[list[SudokuTechnique]]
    """The techniques that left something out because they reached a limit of their own: without it there might be an
    easier step.
    """

    pattern: list[Place]
    """The cells the step stands on (from the second stage on)."""

    position: Board
    """The position asked about."""

    regions: NotRequired[list[RegionKind]]
    """The regions to look in, of a step."""

    sentences: list[Sentence]
    """What there is to say, one sentence for each stage up to the one asked for."""

    shape: Shape
    """The height and width of a box."""

    step: NotRequired[SudokuExplained | None]
    """The step with all its evidence (from the third stage on)."""

    svg: NotRequired[str | None]
    """The position as an SVG picture, with the evidence coloured."""

    verb: Literal["hint"]


class SudokuHintRequest(TypedDict):
    """What to give a hint for."""

    all: NotRequired[bool]
    """Whether to list everything that can be found now, in place of the easiest step alone."""

    game: Literal["sudoku"]

    given: NotRequired[Source | None]
    """The puzzle it started from, where that is known: all else in the position may be a mistake."""

    no_uniqueness: NotRequired[bool]
    """Whether to do without techniques that rest on the puzzle having one solution."""

    notes: NotRequired[list[list[str]] | None]
    """The values noted for each cell, row by row; a cell without notes may be anything."""

    puzzle: Source
    """The position, in any of the text formats."""

    shape: NotRequired[Shape | None]
    """The shape of the boxes, where the text does not say and the usual one is not meant."""

    stage: NotRequired[Stage]
    """How much help."""

    svg: NotRequired[bool]
    """Whether to draw the position with the hint marked."""

    verb: Literal["hint"]

    without: NotRequired[list[SudokuTechnique]]
    """The techniques that may not be used."""


SudokuInconsistency = TypedDict(
    "SudokuInconsistency",
    {
        # What is done.
        "action": "Placement",
        # The estimate after.
        "after": "int",
        # The estimate before; nothing if it says that this is a dead end.
        "before": "int | None",
        # What it costs.
        "cost": "int",
        # Where the step starts.
        "from": "Board",
        # Where it leads.
        "to": "Board",
    },
)
"""A step on which the estimate drops by more than the step costs."""


SudokuKind: TypeAlias = Literal["step", "solved", "wrong", "no_solution", "several", "stuck", "undecided"]
"""What can be said about a position.

- `step`: Here is a step.
- `solved`: There is nothing left to do.
- `wrong`: Something that was filled in or crossed out is wrong.
- `no_solution`: The puzzle itself has no solution.
- `several`: Nothing more is certain: there are several solutions.
- `stuck`: The techniques that may be used find nothing.
- `undecided`: The budget did not suffice.
"""


class SudokuLadderAnswer(TypedDict):
    """The techniques."""

    game: Literal["sudoku"]

    techniques: list[Rung]
    """In the order in which a hint tries them."""

    verb: Literal["ladder"]


class SudokuLadderRequest(TypedDict):
    """Which techniques are there?"""

    game: Literal["sudoku"]

    verb: Literal["ladder"]


SudokuLink = TypedDict(
    "SudokuLink",
    {
        # Which branch of the argument it belongs to, counted from 0.
        "branch": "int",
        # From these.
        "from": "list[Candidate]",
        # Whether it is strong (if the first is false, the second is true) or weak (if the first is
        # true, the second is false).
        "strong": "bool",
        # To these.
        "to": "list[Candidate]",
    },
)
"""What leads from one candidate to the next; either end may be a group, one of which it is."""


class SudokuLogicSettings(TypedDict):
    """An engine of propositional logic."""

    logic: CatalogueEngine
    """Which one."""

    seed: int
    """What it leaves to chance depends on this."""


class SudokuMethodClues(TypedDict):
    """Until this many are left."""

    clues: int


SudokuMethod: TypeAlias = Literal["minimal", "report"] | SudokuMethodClues
"""How far clues are taken away.

- `minimal`: Until no clue (with a symmetry: no orbit of clues) can go.
- `report`: As in the report that the laboratory follows: the grid is filled by plain backtracking, and
  the third clue that cannot go ends it, so that the puzzle is seldom minimal. Grids larger than
  9 x 9, where plain backtracking takes too long, are filled as for the other methods.
"""


class SudokuMinConflictsSettings(TypedDict):
    """The settings of `MinConflicts`."""

    noise: float
    """How often (0 to 1) the variable is chosen at random all the same."""

    patience: int
    """After how many steps without fewer conflicts than ever since the last start to start over."""

    restarts: int
    """How often to start over before giving up."""

    steepest: bool
    """Whether the best change of any variable in conflict is made, and not, as in the first
    version of the method, the best change of one of them chosen at random.
    """

    tabu: int
    """For how many steps at least, and up to twice as many, a value that was left may not be taken
    again, unless that leaves the fewest conflicts so far.
    """


SudokuMinimality: TypeAlias = Literal["clues", "orbits", "unproved", "not_wanted"]
"""What is known about clues that could go.

- `clues`: Without any one of the clues there are several solutions.
- `orbits`: Without any one orbit of clues there are several solutions. A single clue might go, but not
  without breaking the symmetry.
- `unproved`: Some clues are left because the effort was too small to tell whether they could go.
- `not_wanted`: The method does not go that far.
"""


class SudokuOptions(TypedDict):
    """What the methods leave open. Each method reads what concerns it."""

    genetic: NotRequired[GeneticSettings]
    """The settings of the genetic algorithm."""

    min_conflicts: NotRequired[MinConflictsSettings]
    """The settings of min-conflicts."""

    preprocess: NotRequired[Preprocess]
    """What `solve`) does to the domains before a local search."""

    seed: NotRequired[int]
    """What random choices depend on."""

    solutions: NotRequired[int]
    """After how many solutions to stop (the methods that search everything)."""


class SudokuOverestimate(TypedDict):
    """A state from which a goal is nearer than the heuristic says."""

    cost: int
    """What a path from there to a goal costs."""

    estimate: int | None
    """What the heuristic says; nothing if it says that this is a dead end."""

    state: Board
    """The state."""


class SudokuPuzzle(TypedDict):
    """One puzzle."""

    band: NotRequired[Band | None]
    """The same in one word."""

    clues: int
    """How many cells are given."""

    graded: NotRequired[Sentence | None]
    """The same in words, with the hardest technique it needs."""

    index: int
    """It is the same whenever seed and index are."""

    limited: NotRequired[list[SudokuTechnique]]
    """The techniques that reached a limit of their own while it was rated: without it the rating might be lower."""

    minimality: SudokuMinimality
    """Whether fewer would do."""

    position: NotRequired[str | None]
    """The position in which the wanted technique is the next step, where that was asked for: the
    pencil marks of each cell, row by row.
    """

    puzzle: Board
    """The puzzle."""

    rating: NotRequired[float | None]
    """How hard it is, where that was asked for."""

    solution: NotRequired[Board | None]
    """Its only solution, where that was asked for."""

    text: NotRequired[str | None]
    """The puzzle with the rules of its variants, as a constraint string, if it has any."""

    tried: int
    """How many grids were tried until one gave such a puzzle."""


class SudokuRateAnswer(TypedDict):
    """How hard it is."""

    band: Band | None
    """The same in one word."""

    budget: Stop | None
    """Which limit ended the work, if one did."""

    counts: list[SudokuCount]
    """How often each technique is used, the easiest first."""

    game: Literal["sudoku"]

    hardest: SudokuTechnique | None
    """The hardest technique it needs."""

    limited: NotRequired[list[SudokuTechnique]]
    """The techniques that left something out because they reached a limit of their own: without it the rating might
    be lower.
    """

    rating: float | None
    """How hard it is, with one decimal; null if the puzzle does not have exactly one solution."""

    sentence: Sentence
    """The result in words."""

    steps: int
    """How many steps there are."""

    verb: Literal["rate"]


class SudokuRateRequest(TypedDict):
    """What to rate."""

    game: Literal["sudoku"]

    no_uniqueness: NotRequired[bool]
    """Whether to do without techniques that rest on the puzzle having one solution."""

    puzzle: Source
    """The puzzle, in any of the text formats."""

    shape: NotRequired[Shape | None]
    """The shape of the boxes, where the text does not say and the usual one is not meant."""

    verb: Literal["rate"]

    without: NotRequired[list[SudokuTechnique]]
    """The techniques that may not be used."""


class SudokuRoleColour(TypedDict):
    """It has this colour; 0 and 1 are opposites, 2 and 3 the next two."""

    colour: int


class SudokuRoleSet(TypedDict):
    """It belongs to this set, counted from 0."""

    set: int


SudokuRole: TypeAlias = (
    Literal["pattern", "fin", "pivot", "on", "off", "guard", "witness", "broken"] | SudokuRoleColour |
    SudokuRoleSet
)
"""The part that a candidate or a cell plays in an argument.

- `pattern`: It belongs to the pattern.
- `fin`: It spoils the pattern, and so decides what follows.
- `pivot`: All depends on it: a pivot, a stem, what is supposed or cannot be otherwise.
- `on`: It is true in the chain.
- `off`: It is false in the chain.
- `guard`: It keeps a pattern away that cannot be.
- `witness`: A filled cell that takes a value from others.
- `broken`: Here is what cannot be.
"""


class SudokuRun1(TypedDict):
    """A state-space search."""

    ending: SudokuEnding
    """How it ended."""

    method: SudokuSearchAnswerMethod
    """The method."""

    quality: NotRequired[Quality | None]
    """How long and how dear it is, and whether it is proved to be a cheapest one: only of a state-space search, which
    takes a path to it.
    """

    sentence: Sentence
    """How it ended, in words."""

    solution: Board | None
    """The solution, if one was found."""

    solved: bool
    """Whether it found a solution."""

    statistics: OhnoStatistics
    """What it took."""


class SudokuRun2(TypedDict):
    """Constraint satisfaction, local search or exact cover."""

    ending: SudokuSearchEnding
    """How it ended."""

    method: SudokuSearchAnswerMethod
    """The method."""

    quality: NotRequired[Quality | None]
    """How long and how dear it is, and whether it is proved to be a cheapest one: only of a state-space search, which
    takes a path to it.
    """

    sentence: Sentence
    """How it ended, in words."""

    solution: Board | None
    """The solution, if one was found."""

    solved: bool
    """Whether it found a solution."""

    statistics: SudokuSearchStatistics
    """What it took."""


class SudokuRun3(TypedDict):
    """Consistency alone."""

    candidates: int
    """How many candidates are left in the cells without a value."""

    ending: Verdict
    """What was found out."""

    method: SudokuSearchAnswerMethod
    """The method."""

    quality: NotRequired[Quality | None]
    """How long and how dear it is, and whether it is proved to be a cheapest one: only of a state-space search, which
    takes a path to it.
    """

    sentence: Sentence
    """How it ended, in words."""

    solution: Board | None
    """The solution, if one was found."""

    solved: bool
    """Whether it found a solution."""

    statistics: SudokuSearchStatistics
    """What it took."""


class SudokuRun4(TypedDict):
    """Propositional logic."""

    ending: SudokuSearchAnswerEnding
    """How it ended."""

    method: SudokuSearchAnswerMethod
    """The method."""

    quality: NotRequired[Quality | None]
    """How long and how dear it is, and whether it is proved to be a cheapest one: only of a state-space search, which
    takes a path to it.
    """

    sentence: Sentence
    """How it ended, in words."""

    solution: Board | None
    """The solution, if one was found."""

    solved: bool
    """Whether it found a solution."""

    statistics: SudokuSearchAnswerStatistics
    """What it took."""


SudokuRun: TypeAlias = SudokuRun1 | SudokuRun2 | SudokuRun3 | SudokuRun4
"""What one method found."""


class SudokuSearchAnswer(TypedDict):
    """What the methods found."""

    game: Literal["sudoku"]

    heuristic: NotRequired[SudokuHeuristicCheck | None]
    """What is wrong with the heuristic, where that was asked."""

    puzzle: Board
    """The givens."""

    runs: list[SudokuRun]
    """One for each method asked for."""

    shape: Shape
    """The height and width of a box."""

    trace: NotRequired[MethodTrace | None]
    """What the first method did, where that was asked for."""

    verb: Literal["search"]


class SudokuSearchAnswerEndingSolved(TypedDict):
    """With a solution, row by row."""

    solved: list[int]


class SudokuSearchAnswerEndingStopped(TypedDict):
    """The budget was used up first."""

    stopped: Stop


SudokuSearchAnswerEnding: TypeAlias = (
    Literal["no_solution", "gave_up"] | SudokuSearchAnswerEndingSolved | SudokuSearchAnswerEndingStopped
)
"""How an engine ended.

- `no_solution`: There is none.
- `gave_up`: Local search found none, which proves nothing.
"""


class SudokuSearchSearchSettings(TypedDict):
    """How to search."""

    cell_order: CellOrder
    """Which cell is filled next. The faithful formulation always fills the first."""

    formulation: Formulation
    """What a step is."""

    heuristic: HeuristicName
    """What informed strategies go by. A request that names none goes by the report's H1 in the faithful formulation."""

    options: OhnoOptions
    """What the strategy leaves open. No state is reached twice, so that duplicates are looked for
    only if that is asked for here. The five strategies of the report's program leave nothing
    open in the faithful formulation.
    """

    strategy: Strategy
    """In which order nodes are expanded."""


SudokuSearchAnswerMethod: TypeAlias = (
    SudokuSearchSearchSettings | SudokuCspSettings | ConsistencySettings | SudokuLogicSettings
)
"""A method with its settings. Which one it is shows in the field that names it: `method`, `consistency`, `logic`, or
`strategy`, which may be left out.
"""


class SudokuSearchAnswerStatistics(TypedDict):
    """What an engine did. The counters mean the same for every engine."""

    bytes: int
    """Bytes held by the engine's own structures at the end, as far as they grow."""

    conflicts: int
    """Times a clause became false."""

    decisions: int
    """Values tried."""

    derived: int
    """Clauses derived: resolvents kept, clauses learned."""

    nodes: int
    """The unit of work that a budget counts: rows of the truth table, symbols taken from the agenda,
    goals, pairs of clauses resolved, decisions and conflicts, flips.
    """

    propagations: int
    """Literals that had to be true, rules that fired."""

    restarts: int
    """Times the engine started over."""

    seconds: float
    """Wall-clock time."""


class SudokuSearchEndingStopped(TypedDict):
    """The budget was used up first."""

    stopped: Stop


SudokuSearchEnding: TypeAlias = Literal["solved", "no_solution", "gave_up"] | SudokuSearchEndingStopped
"""How a method ended.

- `solved`: With at least one solution, and as many as were wanted or all there are.
- `no_solution`: There is none: everything was searched.
- `gave_up`: No solution was found, and the method cannot say whether there is one.
"""


class SudokuSearchFindingFails(TypedDict):
    """It does not hold, and this is where."""

    fails: SudokuInconsistency


SudokuSearchFinding: TypeAlias = Literal["holds", "not_refuted"] | SudokuSearchFindingFails
"""Whether a property holds.

- `holds`: It holds everywhere: all that can be reached was looked at.
- `not_refuted`: It holds wherever it could be judged.
"""


class SudokuSearchSettings(TypedDict):
    """How to search."""

    cell_order: NotRequired[CellOrder]
    """Which cell is filled next. The faithful formulation always fills the first."""

    formulation: NotRequired[Formulation]
    """What a step is."""

    heuristic: NotRequired[HeuristicName]
    """What informed strategies go by. A request that names none goes by the report's H1 in the faithful formulation."""

    options: NotRequired[Options]
    """What the strategy leaves open. No state is reached twice, so that duplicates are looked for
    only if that is asked for here. The five strategies of the report's program leave nothing
    open in the faithful formulation.
    """

    strategy: NotRequired[Strategy]
    """In which order nodes are expanded."""


SudokuSearchMethod: TypeAlias = SudokuSearchSettings | CspSettings | ConsistencySettings | LogicSettings
"""A method with its settings. Which one it is shows in the field that names it: `method`, `consistency`, `logic`, or
`strategy`, which may be left out.
"""


class SudokuSearchOptions(TypedDict):
    """What the methods leave open. Each method reads what concerns it."""

    genetic: SudokuGeneticSettings
    """The settings of the genetic algorithm."""

    min_conflicts: SudokuMinConflictsSettings
    """The settings of min-conflicts."""

    preprocess: Preprocess
    """What `solve`) does to the domains before a local search."""

    seed: int
    """What random choices depend on."""

    solutions: int
    """After how many solutions to stop (the methods that search everything)."""


class SudokuSearchRequest(TypedDict):
    """What to search, and how."""

    check_heuristic: NotRequired[bool]
    """Whether to compare the first search's heuristic with true costs."""

    game: Literal["sudoku"]

    puzzle: Source
    """The puzzle, in any of the text formats."""

    runs: NotRequired[list[SudokuSearchMethod]]
    """The methods to run, each under the whole budget."""

    shape: NotRequired[Shape | None]
    """The shape of the boxes, where the text does not say and the usual one is not meant."""

    trace: NotRequired[TraceRequest | None]
    """How much of the first method to trace, if it is to be traced."""

    verb: Literal["search"]


class SudokuSearchStatistics(TypedDict):
    """What a method did. The counters mean the same for every method."""

    backtracks: int
    """Times the search went back to an earlier variable."""

    bytes: int
    """The most bytes ever held by the method's own structures, as far as they grow with the problem."""

    checks: int
    """Times it was asked whether two values go together, or whether a constraint on more holds."""

    deepest: int
    """The most variables assigned at once by a systematic method."""

    domain_changes: int
    """Times values were removed from a domain."""

    failures: int
    """Times it was found that the assignment cannot be part of a solution."""

    nodes: int
    """The unit of work that a budget counts: values tried (systematic methods), complete
    assignments tested (brute force), values changed (local search), individuals (genetic
    algorithm), options chosen (exact cover), arcs revised (arc consistency), pairs of variables
    revised (path consistency).
    """

    restarts: int
    """Times the method started over."""

    seconds: float
    """Wall-clock time."""


class SudokuShowAnswer(TypedDict):
    """The puzzle, laid out."""

    board: Board
    """The givens."""

    candidates: NotRequired[list[list[str]] | None]
    """The values each cell can still have by the rules alone, row by row, where that was asked for."""

    format: CatalogueFormat
    """The format that the text was in."""

    game: Literal["sudoku"]

    plain: bool
    """Whether there are no rules but those of rows, columns and boxes."""

    progress: NotRequired[Progress | None]
    """How far the player has come, where the format says so."""

    regions: list[Region]
    """The rows, columns, boxes and other sets of cells that differ."""

    shape: Shape
    """The height and width of a box."""

    signs: str
    """The signs that a cell may hold, in order."""

    size: int
    """How many rows there are."""

    text: str
    """The puzzle as one text that holds all of it: a line, or a constraint string."""

    underlay: NotRequired[Underlay | None]
    """What those look like, to be laid under the digits."""

    variants: list[Sentence]
    """The rules beyond those, in words, one by one."""

    verb: Literal["show"]


class SudokuShowRequest(TypedDict):
    """What to show."""

    bare: NotRequired[bool]
    """Whether to leave out the regions and what is laid under the digits, for whoever does not draw the grid."""

    candidates: NotRequired[bool]
    """Whether to list the values each cell can still have."""

    game: Literal["sudoku"]

    puzzle: Source
    """The puzzle, in any of the text formats."""

    shape: NotRequired[Shape | None]
    """The shape of the boxes, where the text does not say and the usual one is not meant."""

    verb: Literal["show"]


class SudokuSolveManyAnswer(TypedDict):
    """What was found."""

    answers: list[Outcome]
    """One for each puzzle, in their order."""

    game: Literal["sudoku"]

    verb: Literal["solve_many"]


class SudokuSolveManyRequest(TypedDict):
    """What to solve."""

    count: NotRequired[int]
    """How many solutions to look for in each."""

    game: Literal["sudoku"]

    puzzles: list[Source]
    """The puzzles, each in any of the text formats."""

    shape: NotRequired[Shape | None]
    """The shape of the boxes, where a text does not say and the usual one is not meant."""

    verb: Literal["solve_many"]


class SudokuSolveRequest(TypedDict):
    """What to solve."""

    candidates: NotRequired[bool]
    """Whether to find the values that each cell has in some solution."""

    count: NotRequired[int]
    """How many solutions to look for; two are enough to know whether the first is the only one."""

    game: Literal["sudoku"]

    list: NotRequired[int]
    """How many of them to give in full, beyond the first and another."""

    puzzle: Source
    """The puzzle, in any of the text formats."""

    shape: NotRequired[Shape | None]
    """The shape of the boxes, where the text does not say and the usual one is not meant."""

    verb: Literal["solve"]


class SudokuStatistics(TypedDict):
    """The work a solver did."""

    failures: int
    """Assumptions, or what was left after them, that turned out impossible. Only the generic solver
    counts them.
    """

    guesses: int
    """Candidates that had to be assumed. 0 means that propagation alone was enough."""

    propagations: int
    """Rules applied by propagation. Only the generic solver counts them."""

    restarts: int
    """Times the search started again from the top."""


class SudokuStep(TypedDict):
    """One step of reasoning: what follows, and how."""

    eliminations: list[Candidate]
    """Candidates that go."""

    evidence: SudokuEvidence
    """What the technique saw."""

    placements: list[Candidate]
    """Values that go into cells."""

    technique: SudokuTechnique
    """The technique."""


SudokuTarget: TypeAlias = Literal["svg", "sheet", "png", "dimacs"] | CatalogueFormat
"""What to write.

- `svg`: A picture of each.
- `sheet`: A page of HTML to print, some puzzles to a page and the solutions apart.
- `png`: A picture of the first as PNG; needs the feature `png`.
- `dimacs`: Clauses for a solver, of one puzzle.
"""


SudokuTechnique: TypeAlias = (
    Literal["full_house", "hidden_single", "naked_single", "extra_rule", "innies", "outies", "pointing",
    "claiming", "rule_pointing", "locked_pair", "rule_claiming", "naked_pair", "locked_triple",
    "hidden_pair", "innie_outie_difference", "naked_triple", "hidden_triple", "x_wing", "skyscraper",
    "two_string_kite", "turbot_fish", "empty_rectangle", "remote_pair", "bug_plus_one", "unique_rectangle_1",
    "unique_rectangle_2", "unique_rectangle_3", "unique_rectangle_4", "unique_rectangle_5",
    "unique_rectangle_6", "hidden_rectangle", "avoidable_rectangle_1", "avoidable_rectangle_2", "xy_wing",
    "xyz_wing", "w_wing", "swordfish", "finned_x_wing", "sashimi_x_wing", "simple_colours", "naked_quad",
    "multi_colours", "hidden_quad", "jellyfish", "finned_swordfish", "sashimi_swordfish", "finned_jellyfish",
    "sashimi_jellyfish", "sue_de_coq", "x_chain", "xy_chain", "continuous_nice_loop",
    "discontinuous_nice_loop", "aic", "als_xz", "als_xy_wing", "als_chain", "death_blossom",
    "grouped_continuous_nice_loop", "grouped_discontinuous_nice_loop", "grouped_aic", "franken_x_wing",
    "forcing_chain", "forcing_net", "franken_swordfish", "franken_jellyfish", "mutant_x_wing",
    "mutant_swordfish", "mutant_jellyfish", "template_set", "template_delete", "contradiction"]
)
"""A way to reason about a position.

- `full_house`: The last empty cell of a region.
- `hidden_single`: A value with one place left in a region.
- `naked_single`: A cell with one value left.
- `extra_rule`: One rule beyond the regions, by itself.
- `innies`: Cells that cages leave of whole regions.
- `outies`: Cells that cages have beyond whole regions.
- `pointing`: A value whose places in a box lie in one line.
- `claiming`: A value whose places in a line lie in one box.
- `rule_pointing`: A value that a rule beyond the regions needs, in cells that all see another.
- `locked_pair`: Two cells in a box and a line that share two values.
- `rule_claiming`: A value that a region has only in cells of a rule beyond the regions.
- `naked_pair`: Two cells of a region that share two values.
- `locked_triple`: Three cells in a box and a line that share three values.
- `hidden_pair`: Two values with the same two places in a region.
- `innie_outie_difference`: Cells that cages leave of whole regions, and cells they have beyond.
- `naked_triple`: Three cells of a region that share three values.
- `hidden_triple`: Three values with the same three places in a region.
- `x_wing`: A value in two lines at the same two crossings.
- `skyscraper`: Two lines with two places each, joined at one end.
- `two_string_kite`: A row and a column with two places each, joined in a box.
- `turbot_fish`: Any two regions with two places each, joined at one end.
- `empty_rectangle`: A box whose places form a cross, and a line with two places.
- `remote_pair`: A chain of cells with the same two values.
- `bug_plus_one`: One cell keeps all cells from having two candidates.
- `unique_rectangle_1`: A rectangle with one corner that differs.
- `unique_rectangle_2`: A rectangle with the same extra value in two corners of a side.
- `unique_rectangle_3`: A rectangle whose extra values form a subset with other cells.
- `unique_rectangle_4`: A rectangle one of whose values is tied to one side.
- `unique_rectangle_5`: A rectangle with the same extra value in two or three corners.
- `unique_rectangle_6`: A rectangle with a value that forms an X-wing in it.
- `hidden_rectangle`: A rectangle three of whose corners may differ, one value tied both ways.
- `avoidable_rectangle_1`: A rectangle of filled cells that the last corner would complete.
- `avoidable_rectangle_2`: A rectangle of filled cells with the same extra value in two corners.
- `xy_wing`: A cell with two values and two that it forces.
- `xyz_wing`: A cell with three values and two that it forces.
- `w_wing`: Two equal cells joined by a value with two places.
- `swordfish`: A value in three lines at the same three crossings.
- `finned_x_wing`: An X-wing but for a fin.
- `sashimi_x_wing`: An X-wing but for a fin, with a corner missing.
- `simple_colours`: Places of one value in two colours.
- `naked_quad`: Four cells of a region that share four values.
- `multi_colours`: Two clusters of places in two colours each.
- `hidden_quad`: Four values with the same four places in a region.
- `jellyfish`: A value in four lines at the same four crossings.
- `finned_swordfish`: A swordfish but for a fin.
- `sashimi_swordfish`: A swordfish but for a fin, with a corner missing.
- `finned_jellyfish`: A jellyfish but for a fin.
- `sashimi_jellyfish`: A jellyfish but for a fin, with a corner missing.
- `sue_de_coq`: Cells of a box and a line that use up their values.
- `x_chain`: A chain of places of one value.
- `xy_chain`: A chain of cells with two values.
- `continuous_nice_loop`: A chain that closes without a break.
- `discontinuous_nice_loop`: A chain that comes back to contradict or confirm its start.
- `aic`: A chain whose two ends exclude each other's opposite.
- `als_xz`: Two almost locked sets that exclude each other in one value.
- `als_xy_wing`: Two almost locked sets joined by a third.
- `als_chain`: A chain of almost locked sets.
- `death_blossom`: A cell each of whose values spoils an almost locked set.
- `grouped_continuous_nice_loop`: A closed chain with groups of cells or almost locked sets.
- `grouped_discontinuous_nice_loop`: A loop with a break, with groups of cells or almost locked sets.
- `grouped_aic`: An alternating chain with groups of cells or almost locked sets.
- `franken_x_wing`: An X-wing with boxes among its regions, finned or not.
- `forcing_chain`: Every possibility leads by a chain to the same end.
- `forcing_net`: Every possibility leads by a net to the same end.
- `franken_swordfish`: A swordfish with boxes among its regions, finned or not.
- `franken_jellyfish`: A jellyfish with boxes among its regions, finned or not.
- `mutant_x_wing`: An X-wing with rows and columns on one side, finned or not.
- `mutant_swordfish`: A swordfish with rows and columns on one side, finned or not.
- `mutant_jellyfish`: A jellyfish with rows and columns on one side, finned or not.
- `template_set`: Cells that all ways to place a value use.
- `template_delete`: Cells that no way to place a value uses.
- `contradiction`: A candidate that leads to what cannot be, however far.
"""


class Switches(TypedDict):
    """The switches of exact methods: none changes an answer, each changes what it costs."""

    decompose: NotRequired[Decompose | None]
    """How tables with structure are decomposed."""

    keep_evidence: NotRequired[bool]
    """Apply evidence to the tables once, not at every query."""

    order: NotRequired[str]
    """`best`, a rule's name, or the names of variables in order, separated by commas."""

    prune_barren: NotRequired[bool]
    """Leave out what is no ancestor of query or evidence."""

    prune_separated: NotRequired[bool]
    """Leave out what the evidence cuts off from the query."""


Symmetry: TypeAlias = (
    Literal["none", "rotation180", "rotation90", "horizontal", "vertical", "both_mirrors", "diagonal",
    "antidiagonal", "both_diagonals", "full"]
)
"""How the pattern of clues repeats itself.

- `none`: It does not.
- `rotation180`: The same after half a turn.
- `rotation90`: The same after a quarter turn.
- `horizontal`: Left and right mirror each other.
- `vertical`: Top and bottom mirror each other.
- `both_mirrors`: Both of these.
- `diagonal`: The same on both sides of the diagonal from the top left.
- `antidiagonal`: The same on both sides of the diagonal from the top right.
- `both_diagonals`: Both of these.
- `full`: All of the above.
"""


class Table(TypedDict):
    """Columns and rows."""

    caption: str | None
    """What it shows."""

    columns: list[Column]
    """Its columns."""

    rows: list[list[Value]]
    """Its rows. One that is too short is taken to end in empty cells; what is beyond the last column is not
    shown.
    """


class TablesRequest(TypedDict):
    """Which conditional tables of a network are wanted."""

    most: NotRequired[int]
    """Only those with at most this many numbers, and never more than 100,000."""

    of: NotRequired[list[str]]
    """Of these variables, as `x_r1c1` or as the reports' `x00`; of all if there are none."""


Target: TypeAlias = Literal["svg", "dimacs"] | OhnoFormat
"""A format to write.

- `svg`: A picture.
- `dimacs`: Clauses for a solver.
"""


Task: TypeAlias = Literal["numbers", "isolation", "whole"]
"""What a goal has to satisfy.

- `numbers`: The report's first sub-problem: every number sees as many floors as it says.
- `isolation`: The report's second sub-problem: no floor is isolated.
- `whole`: Both at once.
"""


Technique: TypeAlias = (
    Literal["number_complete", "one_direction", "would_exceed", "required", "isolated_wall",
    "one_open_neighbour", "joint", "blind_floor", "two_numbers", "contradiction", "smallest_proof"]
)
"""A way to reason about a position.

- `number_complete`: A number that sees all its floors sees walls behind them.
- `one_direction`: All that a number misses lies the only way that is open.
- `would_exceed`: One floor more in a direction would be too many.
- `required`: Even with all other directions at their maximum, some floors are needed in this one.
- `isolated_wall`: A cell that could see no floor is a wall.
- `one_open_neighbour`: A floor that sees none yet has one way left.
- `joint`: All four directions of a number, jointly.
- `blind_floor`: A cell that no number can see is a wall, if there is one solution only.
- `two_numbers`: Two numbers prove what neither proves alone.
- `contradiction`: The opposite, followed number by number, breaks a rule.
- `smallest_proof`: The opposite is impossible by these clues, however long the argument.
"""


Tie: TypeAlias = Literal["fifo", "lifo", "high_g", "heap"]
"""The ready-made orders: least f first, and among equals by one of these rules.

- `fifo`: The node that was generated first.
- `lifo`: The node that was generated last.
- `high_g`: The node with the higher g, that is for A* the lower h; then whichever the priority queue has
  on top.
- `heap`: Whichever the binary heap has on top.
"""


TilingKind: TypeAlias = Literal["square", "hex", "triangle", "circle", "torus", "free"]
"""The families of tilings.

- `square`: Squares; 8 neighbours, by side or corner.
- `hex`: Hexagons in rows, every other row half a cell to the right; 6 neighbours.
- `triangle`: Triangles, pointing up and down in turn; 12 neighbours, by side or corner.
- `circle`: Rings of sectors around a hole; 8 neighbours, 5 on the first and last ring.
- `torus`: Squares whose last row meets the first, and the last column the first; 8 neighbours.
- `free`: Any cells with any neighbours.
"""


class Told(TypedDict):
    """A sentence that was told."""

    line: NotRequired[int | None]
    """Its line in the text; DIMACS files have none for their clauses."""

    sentence: str
    """The sentence."""


class ToldGroup(TypedDict):
    """Rules or facts of a knowledge base that belong together."""

    about: GroupAbout
    """What they are about."""

    cell: Place | None
    """The number's cell, or the cell that has one code."""

    count: int
    """How many there are."""

    first: list[Numbered]
    """The first: thirty facts, or two rules."""

    shows: int | None
    """The number that the cell would show by these rules."""


class TraceRequest(TypedDict):
    """How much of a run to keep."""

    limit: int
    """How many events to keep; the others are counted."""


class Translation(TypedDict):
    """A report in another language, from the same runs."""

    document: Document
    """The report."""

    plots: list[Picture]
    """Its pictures."""


class Turn(TypedDict):
    """A decision, with what the second report logs of it and what other agents have in place of its network."""

    after: list[str]
    """What was seen then, with the mines known or marked before."""

    board: list[str]
    """What was seen."""

    budget: NotRequired[Stop | None]
    """The limit that ended thinking early, if one did."""

    game: int
    """The game."""

    id: NotRequired[str | None]
    """The text from which the game can be replayed, with its last decision."""

    known_mines: list[Place]
    """The mines known before."""

    mark: NotRequired[list[Place]]
    """The cells marked as mines."""

    method: MinesweeperMethod
    """How it was made."""

    mine_probability: dict[str, float]
    """The probability of a mine for each variable."""

    questions: NotRequired[list[AgentQuestion]]
    """The questions that chaining was asked."""

    reason: MinesweeperReason
    """Why."""

    report: NotRequired[str | None]
    """The decision as the second report's program logs it, where that was asked for."""

    reveal: list[Place]
    """The cells revealed."""

    risk: float
    """The probability that they are mines."""

    state: Standing
    """How the game stands."""

    time: float
    """How long it took."""

    turn: int
    """Which decision of it, from 1."""

    win: NotRequired[float | None]
    """The probability to win with best play, where the end of the game is known exactly."""

    x: list[str]
    """The variables that say whether cells are mines."""

    y: list[str]
    """The variables of the numbers."""


UaiAnswer: TypeAlias = Literal["mar", "pr"]
"""A kind of UAI answer file.

- `mar`: The marginals of all variables.
- `pr`: The decimal logarithm of the probability of the evidence, or of the partition function.
"""


class Unable(TypedDict):
    """Why an engine cannot tell."""

    sentence: NotRequired[int | None]
    """The first sentence that is no Horn clause, counted from 1 as the sentences are listed."""

    why: Obstacle
    """The reason."""


class Unavoidable(TypedDict):
    """Cells that can be filled in several ways which no number outside them will ever tell apart."""

    best: list[Place]
    """The cells least likely to be mines."""

    cells: list[Place]
    """The cells, in ascending order."""

    mines: int
    """How many of them are mines."""

    risk: float
    """The probability that one of these is a mine."""

    ways: int
    """In how many ways, all equally likely."""


class Underlay(TypedDict):
    """What the rules beyond rows, columns and boxes look like, without lines between cells and without
    digits.
    """

    height: float
    """How high it is."""

    left: float
    """Where the grid begins, from the left."""

    side: float
    """The side of a cell in it."""

    svg: str
    """The picture, transparent where nothing is drawn."""

    top: float
    """Where it begins, from the top."""

    width: float
    """How wide the picture is."""


Value: TypeAlias = str | int | float | bool | None
"""What a cell holds, for programs."""


VariantKind: TypeAlias = (
    Literal["diagonal", "windoku", "disjoint_groups", "anti_knight", "anti_king", "non_consecutive",
    "jigsaw", "killer"]
)
"""A kind of variant that puzzles can be made of. Kinds combine.

- `diagonal`: Both diagonals.
- `windoku`: Four more boxes.
- `disjoint_groups`: Cells in the same place of different boxes differ.
- `anti_knight`: Cells a knight's move apart differ.
- `anti_king`: Cells a king's move apart differ.
- `non_consecutive`: Neighbours are not consecutive.
- `jigsaw`: Connected regions in place of the boxes, another layout for each puzzle.
- `killer`: Cages over the whole grid, others for each puzzle.
"""


class VerdictStopped(TypedDict):
    """The budget was used up first; what was removed is rightly removed."""

    stopped: Stop


Verdict: TypeAlias = Literal["consistent", "inconsistent"] | VerdictStopped
"""What a consistency algorithm found out.

- `consistent`: Every value that is left has its supports.
- `inconsistent`: A variable has no value left: there is no solution.
"""


Wall: TypeAlias = Sequence[int]
"""A `Place` in two bytes, shown and serialised like one: a search keeps an action for every state."""


Weight: TypeAlias = float
"""The factor of weighted A*, in hundredths and at least 1."""


Which: TypeAlias = Literal["buscapython", "bayes", "logic", "sudoku", "ohno"]
"""A report.

- `buscapython`: 'Buscapython': Minesweeper by a Bayesian network (Sevilla, 2018).
- `bayes`: 'Bayes, profesional del Buscaminas': the same with a smaller network (Sevilla, 2018).
- `logic`: 'Minesweeper solver': by propositional logic (Rosario, Bogotá, 2022).
- `sudoku`: 'Aprendizaje de IA basado en el pensamiento': Sudoku by search (Zaragoza, 2022).
- `ohno`: 'Juego: 0h-n0': by search (ITBA, Buenos Aires, 2016).
"""


class Why(TypedDict):
    """Why a cell is a mine, or none."""

    cell: Place
    """The cell."""

    flags: NotRequired[list[Place]]
    """The flags that were believed."""

    is_mine: bool | None
    """Whether it is a mine; null if that is not certain."""

    numbers: list[Place]
    """The numbers that say so."""

    sentences: list[Sentence]
    """The argument, step by step."""

    total: bool
    """Whether the number of mines in all is needed."""


class WrittenBase(TypedDict):
    """A knowledge base that was written for chaining."""

    cells: list[Place]
    """The cells that are asked about."""

    facts: int
    """How many facts it has."""

    number: Place | None
    """The number whose rules it has; none if it has those of all."""

    rules: int
    """How many rules it has."""


class WrittenProof(TypedDict):
    """A proof, ready to be shown."""

    dot: str
    """The graph of the steps for Graphviz."""

    steps: list[ProofLine]
    """The steps, each after those it stands on; the last is what was to be proved."""

    tree: list[Branch]
    """The steps as a tree, from the conclusion down to what was told."""


Request: TypeAlias = (
    OhnoSolveRequest | OhnoCheckRequest | OhnoHintRequest | OhnoExplainRequest | OhnoRateRequest |
    OhnoGenerateRequest | OhnoSearchRequest | OhnoConvertRequest | SudokuSolveRequest |
    SudokuSolveManyRequest | SudokuCheckRequest | SudokuHintRequest | SudokuExplainRequest |
    SudokuRateRequest | SudokuLadderRequest | SudokuGenerateRequest | SudokuSearchRequest |
    SudokuConvertRequest | SudokuShowRequest | MinesweeperAnalyseRequest | MinesweeperHintRequest |
    MinesweeperExplainRequest | MinesweeperCheckRequest | MinesweeperGenerateRequest |
    MinesweeperConvertRequest | MinesweeperPlayRequest | MinesweeperGameRequest | MinesweeperTilingRequest |
    BayesQueryRequest | BayesShowRequest | BayesConvertRequest | LogicAskRequest | LogicConflictsRequest |
    LogicConvertRequest | RulesShowRequest | LabRunRequest | LabReportRequest | LabExportRequest |
    LabMergeRequest | LabRepeatRequest | ClassLabsRequest | ClassPracticeRequest | ClassReadRequest
)


Answer: TypeAlias = (
    OhnoSolveAnswer | OhnoCheckAnswer | OhnoHintAnswer | OhnoExplainAnswer | OhnoRateAnswer |
    OhnoGenerateAnswer | OhnoSearchAnswer | OhnoConvertAnswer | SudokuSolveAnswer | SudokuSolveManyAnswer |
    SudokuCheckAnswer | SudokuHintAnswer | SudokuExplainAnswer | SudokuRateAnswer | SudokuLadderAnswer |
    SudokuGenerateAnswer | SudokuSearchAnswer | SudokuConvertAnswer | SudokuShowAnswer |
    MinesweeperAnalyseAnswer | MinesweeperHintAnswer | MinesweeperExplainAnswer | MinesweeperCheckAnswer |
    MinesweeperGenerateAnswer | MinesweeperConvertAnswer | MinesweeperPlayAnswer | MinesweeperGameAnswer |
    MinesweeperTilingAnswer | BayesQueryAnswer | BayesShowAnswer | BayesConvertAnswer | LogicAskAnswer |
    LogicConflictsAnswer | LogicConvertAnswer | RulesShowAnswer | LabRunAnswer | LabReportAnswer |
    LabExportAnswer | LabMergeAnswer | LabRepeatAnswer | ClassLabsAnswer | ClassPracticeAnswer |
    ClassReadAnswer
)


class Ask(Protocol):
    """The door: each request has its own answer."""

    @overload
    def __call__(self, request: OhnoSolveRequest, **limits: Unpack[Limits]) -> OhnoSolveAnswer: ...

    @overload
    def __call__(self, request: OhnoCheckRequest, **limits: Unpack[Limits]) -> OhnoCheckAnswer: ...

    @overload
    def __call__(self, request: OhnoHintRequest, **limits: Unpack[Limits]) -> OhnoHintAnswer: ...

    @overload
    def __call__(self, request: OhnoExplainRequest, **limits: Unpack[Limits]) -> OhnoExplainAnswer: ...

    @overload
    def __call__(self, request: OhnoRateRequest, **limits: Unpack[Limits]) -> OhnoRateAnswer: ...

    @overload
    def __call__(self, request: OhnoGenerateRequest, **limits: Unpack[Limits]) -> OhnoGenerateAnswer: ...

    @overload
    def __call__(self, request: OhnoSearchRequest, **limits: Unpack[Limits]) -> OhnoSearchAnswer: ...

    @overload
    def __call__(self, request: OhnoConvertRequest, **limits: Unpack[Limits]) -> OhnoConvertAnswer: ...

    @overload
    def __call__(self, request: SudokuSolveRequest, **limits: Unpack[Limits]) -> SudokuSolveAnswer: ...

    @overload
    def __call__(self, request: SudokuSolveManyRequest, **limits: Unpack[Limits]) -> SudokuSolveManyAnswer: ...

    @overload
    def __call__(self, request: SudokuCheckRequest, **limits: Unpack[Limits]) -> SudokuCheckAnswer: ...

    @overload
    def __call__(self, request: SudokuHintRequest, **limits: Unpack[Limits]) -> SudokuHintAnswer: ...

    @overload
    def __call__(self, request: SudokuExplainRequest, **limits: Unpack[Limits]) -> SudokuExplainAnswer: ...

    @overload
    def __call__(self, request: SudokuRateRequest, **limits: Unpack[Limits]) -> SudokuRateAnswer: ...

    @overload
    def __call__(self, request: SudokuLadderRequest, **limits: Unpack[Limits]) -> SudokuLadderAnswer: ...

    @overload
    def __call__(self, request: SudokuGenerateRequest, **limits: Unpack[Limits]) -> SudokuGenerateAnswer: ...

    @overload
    def __call__(self, request: SudokuSearchRequest, **limits: Unpack[Limits]) -> SudokuSearchAnswer: ...

    @overload
    def __call__(self, request: SudokuConvertRequest, **limits: Unpack[Limits]) -> SudokuConvertAnswer: ...

    @overload
    def __call__(self, request: SudokuShowRequest, **limits: Unpack[Limits]) -> SudokuShowAnswer: ...

    @overload
    def __call__(self, request: MinesweeperAnalyseRequest, **limits: Unpack[Limits]) -> MinesweeperAnalyseAnswer: ...

    @overload
    def __call__(self, request: MinesweeperHintRequest, **limits: Unpack[Limits]) -> MinesweeperHintAnswer: ...

    @overload
    def __call__(self, request: MinesweeperExplainRequest, **limits: Unpack[Limits]) -> MinesweeperExplainAnswer: ...

    @overload
    def __call__(self, request: MinesweeperCheckRequest, **limits: Unpack[Limits]) -> MinesweeperCheckAnswer: ...

    @overload
    def __call__(self, request: MinesweeperGenerateRequest, **limits: Unpack[Limits]) -> MinesweeperGenerateAnswer: ...

    @overload
    def __call__(self, request: MinesweeperConvertRequest, **limits: Unpack[Limits]) -> MinesweeperConvertAnswer: ...

    @overload
    def __call__(self, request: MinesweeperPlayRequest, **limits: Unpack[Limits]) -> MinesweeperPlayAnswer: ...

    @overload
    def __call__(self, request: MinesweeperGameRequest, **limits: Unpack[Limits]) -> MinesweeperGameAnswer: ...

    @overload
    def __call__(self, request: MinesweeperTilingRequest, **limits: Unpack[Limits]) -> MinesweeperTilingAnswer: ...

    @overload
    def __call__(self, request: BayesQueryRequest, **limits: Unpack[Limits]) -> BayesQueryAnswer: ...

    @overload
    def __call__(self, request: BayesShowRequest, **limits: Unpack[Limits]) -> BayesShowAnswer: ...

    @overload
    def __call__(self, request: BayesConvertRequest, **limits: Unpack[Limits]) -> BayesConvertAnswer: ...

    @overload
    def __call__(self, request: LogicAskRequest, **limits: Unpack[Limits]) -> LogicAskAnswer: ...

    @overload
    def __call__(self, request: LogicConflictsRequest, **limits: Unpack[Limits]) -> LogicConflictsAnswer: ...

    @overload
    def __call__(self, request: LogicConvertRequest, **limits: Unpack[Limits]) -> LogicConvertAnswer: ...

    @overload
    def __call__(self, request: RulesShowRequest, **limits: Unpack[Limits]) -> RulesShowAnswer: ...

    @overload
    def __call__(self, request: LabRunRequest, **limits: Unpack[Limits]) -> LabRunAnswer: ...

    @overload
    def __call__(self, request: LabReportRequest, **limits: Unpack[Limits]) -> LabReportAnswer: ...

    @overload
    def __call__(self, request: LabExportRequest, **limits: Unpack[Limits]) -> LabExportAnswer: ...

    @overload
    def __call__(self, request: LabMergeRequest, **limits: Unpack[Limits]) -> LabMergeAnswer: ...

    @overload
    def __call__(self, request: LabRepeatRequest, **limits: Unpack[Limits]) -> LabRepeatAnswer: ...

    @overload
    def __call__(self, request: ClassLabsRequest, **limits: Unpack[Limits]) -> ClassLabsAnswer: ...

    @overload
    def __call__(self, request: ClassPracticeRequest, **limits: Unpack[Limits]) -> ClassPracticeAnswer: ...

    @overload
    def __call__(self, request: ClassReadRequest, **limits: Unpack[Limits]) -> ClassReadAnswer: ...
