// The requests and answers of the door. Made of the Rust types: cargo xtask api

/** A move, with its cell by row and column, counted from 0. */
export type Action = {
  reveal: Place;
} | {
  chord: Place;
} | {
  flag: Place;
} | {
  question: Place;
} | "undo" | "redo";

/** What the player advises, and the cells it weighed. */
export type Advice = {
  /** The cells it weighed, the best first: the first is the one advised. */
  candidates: MinesweeperCandidate[];
  /** What speaks for the advised cell. */
  merit: Merit;
  /** How strong the player is. */
  strength: Strength;
  /** The probability to win with best play, where the end of the game is known exactly. */
  win: number | null;
};

/** What is asked about a cell. */
export type AgentAsk = "mark" | "open";

/** One thing that the agent does, or one step of chaining. */
export type AgentEvent = {
  /** Which. */
  cell: Place;
  event: "first";
} | {
  /** How many are hidden and known to be none. */
  clear: number;
  event: "knowledge";
  /** How many are known to be mines. */
  mines: number;
  /** How many show a number. */
  numbers: number;
  /** Of how many nothing is known. */
  unknown: number;
} | {
  event: "numbers";
  /** Their cells, in the order of asking. */
  numbers: Place[];
} | {
  /** The cell. */
  cell: Place;
  event: "base";
  /** How many facts it has. */
  facts: number;
  /** The number whose rules it has; none where the number of mines in all settles the cell. */
  number: Place | null;
  /** How many rules it has. */
  rules: number;
  /** What stands there. */
  shows: number | null;
  /** What they are, group by group. */
  told: ToldGroup[];
} | {
  /** Which. */
  ask: AgentAsk;
  /** About which cell. */
  cell: Place;
  event: "question";
  /** The symbol that is to be proved. */
  goal: string;
} | {
  event: "counters";
  /** How many counters are lower now. */
  lowered: number;
  /** How many it lacks. */
  missing: number | null;
  /** The rule for the goal that lacks the fewest premises; none if no rule has the goal for its head. */
  nearest: Numbered | null;
  /** The symbol. */
  symbol: string;
  /** How many rules lack no premise, one, two and so on. */
  waiting: number[];
} | {
  /** To which question. */
  ask: AgentAsk;
  /** About which cell. */
  cell: Place;
  event: "answer";
  /** The answer. */
  reply: AgentReply;
} | {
  /** Which cell. */
  cell: Place;
  event: "mark";
} | {
  /** Which. */
  cell: Place;
  event: "open";
} | {
  /** Which. */
  cell: Place;
  event: "guess";
} | LogicEvent;

/** An agent: a method, the exact one with its strength. */
export type AgentName = "exact" | "bayes" | "logic" | "exact:safest" | "exact:fast" | "exact:strong" | "exact:max";

/** A question to a knowledge base. */
export type AgentQuestion = {
  /** The answer. */
  answer: AgentReply;
  /** What is asked. */
  ask: AgentAsk;
  /** About which cell. */
  cell: Place;
  /** How many facts it has. */
  facts: number;
  /** The number whose rules the knowledge base has; none where the number of mines in all settles the cell. */
  number: Place | null;
  /** How many rules the knowledge base has. */
  rules: number;
  /** How long it took, with making the knowledge base for the first question about a cell. */
  time: number;
};

/** What chaining answers. */
export type AgentReply = "yes" | "no" | "given_up";

/** On which side the texts of a column stand. */
export type Align = "left" | "right";

/** A set of cells and the values they may hold. */
export type AlmostLocked = {
  /** The cells. */
  cells: Place[];
  /** All values they may hold. */
  values: number[];
};

/** What a number sees in one direction. */
export type Arm = {
  /** Which way. */
  direction: Direction;
  /**
   * The cells up to the first wall: the most it can see this way. Counted no further than one
   * cell beyond what the number asks for.
   */
  open: number;
  /** The floors right behind the first unknown cell, which come into sight with it. */
  run: number;
  /** The floors up to the first unknown cell or wall. */
  seen: number;
};

/** How hard a puzzle is, in one word, the easiest first. */
export type Band = "easy" | "medium" | "hard" | "unfair" | "extreme";

/** What might have been taken, with its measure. */
export type BayesCandidate = {
  /** Its measure: the smallest is taken. */
  measure: number;
  /** The variable. */
  variable: string;
};

/** What was written. */
export type BayesConvertAnswer = {
  /** The text. */
  text: string;
};

/** What to write. */
export type BayesConvertRequest = {
  /** The format; without it, it is guessed from how the text begins. */
  format?: NetworkFormat | null;
  /** The text, in any of the formats. */
  network: string;
  /** The format. */
  to: NetworkTarget;
};

/**
 * One thing that happens in an inference, with the reason for it. Observers get the numbers of variables, a trace holds
 * their names. Candidates are listed up to five.
 */
export type BayesEvent = {
  /** Where it is separated: a way to the query, and where it is blocked. None if no arcs lead there. */
  blocked?: BlockedPath | null;
  event: "pruned";
  /** Which one. */
  variable: string;
  /** Why. */
  why: Irrelevance;
} | {
  /** The child. */
  child: string;
  /** The edges that are added; those that an earlier child brought are not among them. */
  edges: [string, string][];
  event: "moralised";
} | {
  event: "tables";
  /** The tables at the start. */
  tables: FactorTable[];
} | {
  /** How it was found. */
  by: OrderBy;
  /** For each step the variable and its neighbours at that moment. */
  clusters: string[][];
  /** The sum of the sizes of all clusters' tables. */
  entries: number;
  event: "ordered";
  /** The size of the largest cluster's table. */
  largest: number;
  /** The variables in the order in which they will go. */
  order: string[];
  /** One less than the most variables in a cluster. */
  width: number;
} | {
  /** How many variables were left to choose from. */
  choices: number;
  /** The fill edges that are added. */
  edges: [string, string][];
  event: "triangulated";
  /**
   * What the order's rule measures it by, among the variables that are eliminated: neighbours, numbers in its
   * table with them, or the edges it adds; for the best order the numbers. None where no rule measures.
   */
  measure: number | null;
  /** The next best, where they were compared. */
  others: BayesCandidate[];
  /** How many of the others have the same measure: the smaller table goes first, then the lower number. */
  ties: number;
  /** The variable that goes. */
  variable: string;
} | {
  /** Why it is next. */
  by: NextBy;
  event: "eliminated";
  /** The tables that were multiplied. */
  factors: FactorTable[];
  /** The numbers in the products of the others, where the cheapest was taken. */
  others: BayesCandidate[];
  /**
   * The product with the variable folded away; none where a single conditional table sums to
   * one and need not be summed.
   */
  result: FactorTable | null;
  /** Which one. */
  variable: string;
} | {
  event: "clique";
  /** Its number. */
  number: number;
  /** Its variables. */
  variables: string[];
} | {
  event: "linked";
  /** The number of a clique. */
  one: number;
  /** The number of another. */
  other: number;
  /** The variables that both know. */
  separator: string[];
} | {
  event: "message";
  /** The number of the sender. */
  from: number;
  /** In which direction. */
  pass: Pass;
  /** The variables that both know. */
  separator: string[];
  /** The tables that it sends. */
  tables: FactorTable[];
  /** The number of the receiver. */
  to: number;
} | {
  /** The number of the clique. */
  clique: number;
  event: "read";
  /** The variables. */
  variables: string[];
} | {
  /** What the states so far say about the variables asked for. */
  estimate: RunningEstimate[];
  event: "visited";
  /** The state of every variable, by number. */
  states: number[];
  /** The sum of all weights so far. */
  sum: number;
  /** The terms, parents before children: the first 64. */
  terms: JointTerm[];
  /** Its probability together with the evidence: the product of the terms. */
  weight: number;
} | {
  /** How many sweeps do not count. */
  burn_in: number;
  /** The number of the chain, counted from 1. */
  chain: number;
  event: "started";
  /** The state of every variable, by number. */
  states: number[];
} | {
  /** The number of the chain, counted from 1, in Gibbs sampling. */
  chain?: number | null;
  /** How many samples count so far. */
  counted: number;
  /** The variables that got a state, one after the other: the first 64. */
  drawn: Draw[];
  /** What they say about the variables asked for. */
  estimate: RunningEstimate[];
  event: "sample";
  /** Its number, counted from 1. */
  number: number;
  /** Where it disagrees with the evidence, if it does: nothing is drawn after that. */
  rejected?: Rejected | null;
  /** The state of every variable, by number; nothing if it was rejected. */
  states: number[];
  /** What it counts for. */
  weight: number;
} | {
  event: "normalised";
  /** The logarithm of its sum before. */
  log_sum: number;
  /** The distribution. */
  table: FactorTable;
};

/** What a network is. */
export type BayesKind = "bayes" | "markov";

/** How probabilities are computed or estimated. */
export type BayesMethod = "enumeration" | "forward" | "likelihood-weighting" | "gibbs" | Inference;

/** What was found. */
export type BayesQueryAnswer = {
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** The method in pseudocode, beside the trace. */
  code?: Code | null;
  /** What each observation changes, where that was asked for: for each variable asked for. */
  effects?: Effects[];
  /** What was observed. */
  evidence: Record<string, string>;
  /** Whether the numbers are exact, up to rounding. */
  exact: boolean;
  /** Where the evidence is impossible: observations that cannot be true together. */
  impossible?: Impossible | null;
  /** The distribution of the variables asked for together, where that was asked for. */
  joint?: Joint | null;
  /** Whether the network is Bayesian or Markov. */
  kind: BayesKind;
  /**
   * The natural logarithm of the probability of the evidence (of a Markov network: of the
   * partition function), where the method gives it.
   */
  log_evidence: number | null;
  /** The distribution of each variable asked for. */
  marginals: Record<string, Record<string, number>>;
  /** How it was found. */
  method: BayesMethod;
  /** The most probable state of all variables together, where that was asked for. */
  most_probable?: MostProbable | null;
  /** How much the samples are worth, if there are any. */
  sampled?: Sampled | null;
  /** What to say about the result, if there is more to say than its numbers. */
  sentences?: Sentence[];
  /** The standard errors of these numbers, if they are estimates. */
  standard_errors?: Record<string, Record<string, number>> | null;
  /** The work of exact methods. */
  statistics?: BayesStatistics | null;
  /** The eliminations as lines of a table, where that was asked for. */
  steps?: BayesStep[];
  /** What the method did, where that was asked for. */
  trace?: BayesTrace | null;
  /** The text of the UAI answer file, where that was asked for. */
  uai?: string | null;
};

/** What to compute. */
export type BayesQueryRequest = {
  /** What was observed: variables and their states. */
  evidence?: Record<string, string>;
  /** Whether to say what each observation changes. */
  explain?: boolean;
  /** The format; without it, it is guessed from how the text begins. */
  format?: NetworkFormat | null;
  /** Whether the variables asked for are wanted together. */
  joint?: boolean;
  /** How. */
  method?: BayesMethod;
  /** Whether to find the most probable state of all variables together. */
  most_probable?: boolean;
  /** The text, in any of the formats. */
  network: string;
  /** The variables asked for; all of them if there are none. */
  query?: string[];
  /** What can be set in methods that sample. Exact methods use the seed for ties in elimination orders. */
  samples?: Samples;
  /** Whether to list the eliminations as lines of a table. */
  steps?: boolean;
  /** What can be switched in exact methods. */
  switches?: Switches;
  /** How much of the run to trace, if it is to be traced. */
  trace?: TraceRequest | null;
  /** Give the answer as the text of a UAI answer file too. */
  uai?: UaiAnswer | null;
  /** What was observed, as the text of a UAI evidence file, beside the former. */
  uai_evidence?: string | null;
};

/** What is in the network. */
export type BayesShowAnswer = {
  /** How many arcs; of a Markov network how many factors. */
  arcs: number;
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** The cliques of the best order, where they were asked for. */
  cliques?: string[][] | null;
  /** The edges that are added, where they were asked for. */
  edges?: Edges | null;
  /** `bayes` or `markov`. */
  kind: BayesKind;
  /** How many edges moralisation adds; none if a limit was reached before they were counted. */
  marriages: number | null;
  /** The most parents of a node; of a Markov network the most variables of a factor, less one. */
  most_parents: number;
  /** The most states of a variable. */
  most_states: number;
  /** Its name; may be empty. */
  name: string;
  /** The variables in order, or those asked for. */
  nodes: NetworkNode[];
  /** What each elimination order leads to, as far as the budget allowed. */
  orders: OrderCosts[];
  /** How many independent parameters; of a Markov network how many numbers. */
  parameters: number;
  /** Which limit was reached and what is missing because of it. */
  sentences?: Sentence[];
  /** The picture, where one was asked for. */
  svg?: string | null;
  /** How many variables it has. */
  variables: number;
};

/** What to show. */
export type BayesShowRequest = {
  /** Whether to list the cliques of the best order. */
  cliques?: boolean;
  /** How tables with structure are decomposed. */
  decompose?: Decompose | null;
  /** Whether to give the edges that moralisation and the best order add, and draw them. */
  edges?: boolean;
  /** What was observed: variables and their states. */
  evidence?: Record<string, string>;
  /** The format; without it, it is guessed from how the text begins. */
  format?: NetworkFormat | null;
  /** The text, in any of the formats. */
  network: string;
  /** Only these variables are listed; all of them if there are none. */
  of?: string[];
  /** A picture, in place of what inference would cost. */
  picture?: NetworkPictureRequest | null;
  /**
   * Whether to give the tables of the variables, those with at most this many numbers, and never
   * more than 100,000.
   */
  tables?: number | null;
};

/** What a run cost. */
export type BayesStatistics = {
  /** Additions (or comparisons, for a maximum) of table entries. */
  additions: number;
  /** Variables eliminated. */
  eliminations: number;
  /** Entries of all products: what a budget counts as nodes. */
  entries: number;
  /** Entries of the largest product, before its variable is summed out. */
  largest_product: number;
  /** Entries of the largest table stored. */
  largest_table: number;
  /** Multiplications of table entries. */
  multiplications: number;
  /** The most bytes that computed tables took at one time. */
  peak_bytes: number;
  /** Tables computed. */
  tables: number;
};

/** An elimination as a line of a table: what went, what was multiplied, how large that was. */
export type BayesStep = {
  /** How many numbers the product has. */
  entries: number;
  /** The scopes of the tables that were multiplied. */
  factors: string[][];
  /** Whether the one table sums to one and was left out. */
  left_out: boolean;
  /** The variables of the product, the one that went among them. */
  scope: string[];
  /** The variable that went. */
  variable: string;
};

/** What was kept of a run. */
export type BayesTrace = {
  /** The first events, in the order in which they happened. */
  events: BayesEvent[];
  /** How many events came after them. */
  left_out: number;
};

/** How many nodes of a level beam search keeps: at least one. */
export type BeamWidth = number;

/** A part of a report. All texts are plain: no character of them is read as markup. */
export type Block = {
  content: string;
  kind: "section";
} | {
  content: string;
  kind: "subsection";
} | {
  content: string;
  kind: "paragraph";
} | {
  content: string[];
  kind: "list";
} | {
  content: Table;
  kind: "table";
} | {
  content: Plot;
  kind: "plot";
} | {
  content: string;
  kind: "command";
} | {
  content: Fact[];
  kind: "facts";
};

/** A way from a variable to the query, and where it is blocked. */
export type BlockedPath = {
  /** The first that blocks it. */
  at: string;
  /**
   * Whether both neighbours on the way are its parents: then it blocks because nothing is observed of it and of what
   * descends from it. Otherwise it blocks because it is observed.
   */
  collider: boolean;
  /** The variables on the way, from the one that is left out to the one that is asked for: a shortest way. */
  path: string[];
};

/**
 * A grid of values: the list of its rows in JSON, with 0 to 9, then A to P, and a dot for an empty
 * cell.
 *
 * It becomes text only when it is written: an answer about millions of puzzles holds millions of boards.
 */
export type Board = string[];

/** One line of the tree. */
export type Branch = {
  /** Whether what it stands on was shown before. */
  above: boolean;
  /** How far from the conclusion it is. */
  depth: number;
  /** The step, counted from 1. */
  step: number;
};

/** Which symbol to branch on. */
export type Branching = "first" | "moms" | "momsf" | "posit" | "zm" | "dlis" | "dlcs" | "jw" | "jw2" | "random";

/** What cannot be. */
export type Broken = {
  cell: Place;
} | {
  place: {
    /** The region. */
    region: RegionKind;
    /** The value. */
    value: number;
  };
} | {
  both: Candidate;
} | {
  rule: number;
};

/** A value that a cell may hold. */
export type Candidate = {
  /** The cell. */
  cell: Place;
  /** The value, counted from 1. */
  value: number;
};

/** The values that cells have in some solution. */
export type Candidates = {
  /** By row and column, the values written together. */
  cells: string[][];
  /** Whether the others are in no solution. */
  complete: boolean;
};

/** What there is to choose from. */
export type Catalogue = {
  /** The ways of inference in a network. */
  bayes: BayesMethod[];
  /** The methods of constraint satisfaction, local search and exact cover. */
  csp: CatalogueEntry[];
  /** The ways to decompose tables. */
  decompositions: Decompose[];
  /** In the laboratory. */
  lab: Lab;
  /** The languages. */
  languages: Lang[];
  /** The engines of propositional logic. */
  logic: Entry2[];
  /** Minesweeper. */
  minesweeper: Minesweeper;
  /** 0h n0. */
  ohno: Ohno;
  /** The rules for elimination orders. */
  orders: Heuristic[];
  /** The strategies of state-space search. */
  strategies: Entry[];
  /** Sudoku. */
  sudoku: Sudoku;
};

/** An engine that looks for a model of clauses. */
export type CatalogueEngine = "dpll" | "cdcl" | "walksat" | "sat";

/** Something with a name, and what else is known of it. */
export type CatalogueEntry = {
  /**
   * Whether it finds all solutions there are, and can so tell that there is none. The others
   * find one solution or give up.
   */
  complete: boolean;
  /** What kind of method it is. */
  family: Family;
  /** Whether it takes constraints on more than two variables other than all-different. */
  general: boolean;
  /** The name. */
  id: Method;
  /** Whether its course depends on the seed. */
  random: boolean;
};

/** A way to write puzzles as text. */
export type CatalogueFormat = "line" | "sdm" | "rows" | "marks" | "grid" | "marks_grid" | "sdk" | "sad_man" | "simple_sudoku" | "open_sudoku" | "iss" | "solo" | "killer" | "fpuzzles" | "sudokupad";

/** Which steps lead out of a state, and which states are cut. */
export type CatalogueFormulation = "faithful" | "clean" | "pruned" | "propagating";

/**
 * An estimate of the walls that are still to be put.
 *
 * | name | counts | admissible |
 * |---|---|---|
 * | `h1` | floors that numbers see too many (report) | no |
 * | `h2i` | runs that hold a number which sees too much (report) | no |
 * | `h2h` | half of those (report, which shows itself that it is not admissible) | no |
 * | `h2a` | a quarter of those (report, which calls it admissible; the checker refutes it) | no |
 * | `h3` | isolated floors (report, for its second sub-problem) | yes |
 * | `matching` | half a largest set of such numbers in different runs | yes |
 * | `crossing` | the walls such a set needs, less those that serve two | yes |
 *
 * Where a goal must be free of isolated floors, the number of those is added.
 */
export type CatalogueHeuristicName = "h1" | "h2i" | "h2h" | "h2a" | "h3" | "matching" | "crossing";

/** Why something is known, or impossible. */
export type Cause = "assumed" | {
  number: Place;
} | {
  isolation: Place;
};

/** A cell, by its row and column, counted from 0. */
export type Cell = {
  /** Its column. */
  column: number;
  /** Its row. */
  row: number;
};

/** Which empty cell is filled next. */
export type CellOrder = "first" | "mrv" | "mrv_degree";

/** Whether a solution is known to be a cheapest one. */
export type Cheapest = "yes" | "no" | "unknown";

/** The labs. */
export type ClassLabsAnswer = {
  /** In the order of their names. */
  labs: LabDescription[];
};

/** Which labs are there? */
export type ClassLabsRequest = {
  /** Only the lab of this name. */
  lab?: string | null;
};

/** A case. */
export type ClassPracticeAnswer = {
  /** The answer in words, if it was asked for. */
  answer?: Sentence[] | null;
  /** What is asked, in words. */
  asks: Sentence;
  /** The board, 81 digits. */
  board: LabBoard;
  /** The call in the student's own code, with `board` for the board. */
  call: string;
  /** The boards that a right search expands, in their order, if the answer was asked for. */
  expanded?: LabBoard[] | null;
  /** What the case tries. */
  kind: LabCaseKind;
  /** The lab. */
  lab: string;
  /** The question. */
  question: LabQuestion;
  /** The seed that gives it again. */
  seed: number;
};

/** A case of which question? */
export type ClassPracticeRequest = {
  /** With its answer. */
  answer?: boolean;
  /** Of which kind; any if not given. */
  kind?: LabCaseKind | null;
  /** The lab. */
  lab?: string;
  /** The question. */
  question: LabQuestion;
  /** The same seed gives the same case; a new one if not given. */
  seed?: number | null;
};

/** The lab, or what is wrong. */
export type ClassReadAnswer = {
  /** The lab, if the text is right. */
  lab: LabDescription | null;
  /** What is wrong, if it is not. */
  mistake: LabMistake | null;
};

/** Is this a lab? */
export type ClassReadRequest = {
  /** The text of `lab.toml`. */
  text: string;
};

/** A known cell that an argument stands on. */
export type Clue = {
  /** The cell. */
  cell: Place;
  /** What the argument uses of it. */
  role: Role;
};

/** Which clues a puzzle keeps. */
export type Clues = "few" | "minimal" | {
  padded: number;
};

/** A method in pseudocode, beside a trace of it. */
export type Code = {
  /** For each event of the trace the line at which it happens, counted from 1. */
  at: number[];
  /** Its lines. */
  lines: CodeLine[];
};

/** A line of pseudocode. */
export type CodeLine = {
  /** How many loops and conditions it stands in. */
  indent: number;
  /** What it says. */
  text: Sentence;
};

/** A column. */
export type Column = {
  /** On which side its texts stand. */
  align: Align;
  /** What it is called. */
  name: string;
};

/** An estimate beside the true cost. */
export type Compared = {
  /** What a cheapest path to a goal costs; nothing if there is none, or if it was not found. */
  cost: number | null;
  /** What the heuristic says; nothing if it says that this is a dead end. */
  estimate: number | null;
};

/** A method beside the first one, on the same instances. */
export type Comparison = {
  /** The difference of rates, method less first. */
  difference: number | null;
  /** The first method. */
  first: string;
  /** Instances on which only the method succeeded. */
  gained: number;
  /** Its 95 % interval (Agresti and Min). */
  interval: [number, number] | null;
  /** Instances on which only the first succeeded. */
  lost: number;
  /** The method. */
  method: string;
  /** How likely so uneven a split is by chance (`McNemar`, mid-p). */
  p: number;
  /** The setting. */
  setting: string;
  /** How many times as long the method takes where both succeed. */
  time_ratio: number | null;
  /** Its 95 % interval (bootstrap). */
  time_ratio_interval: [number, number] | null;
};

/** When a strategy finds a goal if there is one. */
export type Complete = "always" | "finite_spaces" | "within_limit" | "never";

/** A cell and what it turns out to be. */
export type Conclusion = {
  /** The cell. */
  cell: Place;
  /** What it is. */
  fill: Fill;
};

/** Givens that cannot all hold, though they can if any one of them is taken away. */
export type Conflict = {
  /** The givens. */
  givens: Given[];
  /** Whether a smaller set may be in conflict too. */
  minimality: Minimality;
};

/** A consistency algorithm. */
export type Consistency = "ac3" | "ac2001" | "path";

/** A consistency algorithm. */
export type ConsistencySettings = {
  /** Which one. */
  consistency: Consistency;
};

/** How formulas become clauses. */
export type Conversion = "smaller" | "distribution" | "tseitin";

/** How many solutions to look for. */
export type Count = {
  up_to: number;
} | "all";

/** Why an assignment cannot be part of a solution. */
export type CspCause = {
  empty_domain: {
    /** The constraint that ruled out the last one; none if the variable never had a value. */
    constraint: RuleName | null;
    /** Which variable. */
    variable: Cell;
  };
} | {
  violated: {
    /** Which constraint. */
    constraint: RuleName;
  };
} | {
  no_place: {
    /** Which constraint. */
    constraint: RuleName;
    /** Which value. */
    value: number;
  };
};

/**
 * One thing that happens while a problem is solved: `V` stands for a variable, `D` for a value, `C`
 * for a constraint, `S` for a set of values and `A` for a value of each variable. Observers get
 * numbers ([`Seen`]), a trace holds names ([`Named`](crate::trace::Named)).
 */
export type CspEvent = {
  /** How many variables were assigned before it. */
  depth: number;
  event: "assign";
  /** Its value. */
  value: number;
  /** Which variable. */
  variable: Cell;
} | {
  event: "domain_change";
  /** What is left. */
  left: number[];
  /** Why. */
  reason: CspReason;
  /** Which ones. */
  removed: number[];
  /** Whose values. */
  variable: Cell;
} | {
  event: "pair_change";
  /** The variable whose values do not go with it. */
  other: Cell;
  /** Which ones. */
  removed: number[];
  /** The variable that leaves no way between them. */
  through: Cell;
  /** Its value. */
  value: number;
  /** The variable with the value. */
  variable: Cell;
} | {
  /** Why. */
  cause: CspCause;
  event: "failure";
} | {
  event: "backtrack";
  /** The depth of the variable whose next value is tried now. */
  to: number;
} | {
  event: "solution";
  /** The values. */
  values: number[];
} | {
  event: "restart";
  /** With what. */
  with: CspRestart;
} | {
  /** How many constraints between two variables are broken then. */
  conflicts: number;
  event: "move";
  /** Its value until now. */
  from: number;
  /** Its value from now on. */
  to: number;
  /** Which variable. */
  variable: Cell;
} | {
  /** Broken constraints of its best individual. */
  best: number;
  event: "generation";
  /** Its number. */
  number: number;
  /** Broken constraints of its worst. */
  worst: number;
};

/** Why values were ruled out. */
export type CspReason = {
  arc: {
    /** The constraint between the two. */
    constraint: RuleName;
    /** Where the support was lost. */
    support: Cell;
  };
} | {
  constraint: {
    /** Which one. */
    constraint: RuleName;
  };
} | {
  path: {
    /** The other variable. */
    support: Cell;
  };
};

/** What a method starts over with. */
export type CspRestart = {
  discrepancies: number;
} | "assignment" | "population";

/** A method of constraint satisfaction with its settings. */
export type CspSettings = {
  /** The method. */
  method: Method;
  /** What it leaves open. */
  options?: SudokuOptions;
};

/** What an incomplete strategy left out. */
export type Cut = "depth" | "width" | "discrepancies";

/** By what a literal was chosen to be made true. */
export type DecisionBy = "activity" | "other-value" | Branching;

/**
 * How the table of a node with structure, a sum of its parents or a noisy-max, takes part in
 * inference. Nodes without structure always take part with their full table; a table that turns out
 * to be a sum is treated as one.
 *
 * ```
 * use atisbo_bayes::Decompose;
 *
 * assert_eq!("chain".parse(), Ok(Decompose::ParentDivorcing));
 * assert_eq!("rank-one".parse(), Ok(Decompose::RankOne));
 * assert_eq!(Decompose::RankOneChebyshev.id(), "rank-one-chebyshev");
 * ```
 */
export type Decompose = "auto" | "full" | "chain" | "rank-one" | "rank-one-integers" | "rank-one-equispaced" | "rank-one-chebyshev";

/** A part of the formal definition. */
export type Defined = {
  /** What it is called. */
  name: Sentence;
  /** Which. */
  part: ProblemPart;
  /** What it is in this game. */
  text: Sentence;
};

/** A property of an environment. */
export type Described = {
  /** Whether the game has it. */
  holds: boolean;
  /** What it is called. */
  name: Sentence;
  /** Which. */
  property: EnvironmentProperty;
  /** Why. */
  reason: Sentence;
  /** What the game is: `partially observable`. */
  value: Sentence;
};

/** A game. */
export type DescribedGame = "minesweeper" | "sudoku" | "ohno";

/** How hard a puzzle is, the easiest first. */
export type Difficulty = "easy" | "medium" | "hard" | "expert";

/** One of the four ways a cell looks. */
export type Direction = "up" | "down" | "left" | "right";

/** A report. Serialised, it is the report as data: every block with its kind, every cell of a table as its value. */
export type Document = {
  /** What follows, from top to bottom. */
  blocks: Block[];
  /** The language of its words, as in `en` or `es-CO` (BCP 47). */
  language: string;
  /** What it is called. */
  title: string;
};

/** A variable that gets its state in a sample. */
export type Draw = {
  /** The number of the state that it had before, in a Markov chain. */
  before?: number | null;
  /** The probability of each of its states: given its parents; for Gibbs sampling given its Markov blanket. */
  distribution: number[];
  /** Whether the state was observed and not drawn: the sample weighs its probability. */
  observed?: boolean;
  /** The number of the state that it got. */
  state: number;
  /** The variable. */
  variable: string;
};

/** Tree search or graph search, and when a graph search looks for duplicates. */
export type Duplicates = "tree" | "graph" | "graph_late";

/** The undirected graph that inference works on, by where its edges come from. */
export type Edges = {
  /** All of it for Graphviz: edges of moralisation dashed, of the order dotted. */
  dot: string;
  /** Between neighbours of a variable when it goes, in the best order. */
  fill: [string, string][];
  /** Between parents of a common child. */
  moralisation: [string, string][];
};

/** What one observation changes. */
export type EffectOf = {
  /** The state's probability with it alone. */
  alone: number;
  /** The total variation between the answers with and without it. */
  distance: number;
  /** The observation. */
  observation: [string, string];
  /** The state's probability without it. */
  without: number;
};

/** What the observations change about one variable. */
export type Effects = {
  /** Each observation, the one that changes most first. */
  of: EffectOf[];
  /** Its probability with everything observed. */
  posterior: number;
  /** Its probability with nothing observed. */
  prior: number;
  /** The state whose probability is followed: the most probable one. */
  state: string;
  /** The variable. */
  variable: string;
};

/** How a search ended. */
export type Ending = "solved" | "wrong" | "no_solution" | {
  cut_off: Cut;
} | {
  stopped: Stop;
};

/** How a question is answered. */
export type Engine = "fc" | "bc" | "recursive" | "sat";

/** Something with a name, and what else is known of it. */
export type Entry = {
  /** When it finds a goal if there is one. */
  complete: Complete;
  /** The name. */
  id: Strategy;
  /** What its memory grows with. */
  memory: Memory;
  /** Whether it must know the goal, to search from there too. */
  needs_goal: boolean;
  /** Whether it asks the heuristic. */
  needs_heuristic: boolean;
  /** What it promises of the path. */
  optimal: Optimal;
};

/** Something with a name, and what else is known of it. */
export type Entry2 = {
  /** The name. */
  id: LogicMethod;
  /** Whether it tells an observer of its steps. */
  steps: boolean;
};

/** A property of an environment: the first of its two values, as a yes. */
export type EnvironmentProperty = "observable" | "single-agent" | "deterministic" | "episodic" | "static" | "discrete" | "known";

/** What a technique saw, as data. */
export type Evidence = {
  /** The directions the argument is about. */
  directions: Direction[];
  kind: "number";
  /** What the number sees before the step. */
  sight: Sight;
} | {
  kind: "reaches";
  /** What the number sees before the step. */
  sight: Sight;
  /** The least and the greatest reach each way, over all ways to satisfy the number. */
  spans: [Span, Span, Span, Span];
} | {
  /** The cell that must not be isolated. */
  cell: Place;
  kind: "company";
} | {
  /** The cell. */
  cell: Place;
  kind: "blind";
} | {
  /** In how many ways the cells both look at can be filled. */
  cases: number;
  kind: "pair";
  /** What each sees before the step. */
  numbers: [Sight, Sight];
  /** How many of those leave both numbers possible. */
  possible: number;
} | {
  /** What cannot be satisfied any more. */
  broken: Cause;
  kind: "chain";
  /** What follows from it and the clues, in order: only what is needed in the end. */
  links: Link[];
  /** The opposite of the conclusion. */
  supposed: Conclusion;
} | {
  kind: "proof";
  /** The limit that ended the search for fewer clues, if one did. */
  stop?: Stop | null;
  /** The opposite of the conclusion, which they exclude. */
  supposed: Conclusion;
};

/** One step of the path. */
export type Explained = {
  /** The board after the step, where that was asked for. */
  board?: string[] | null;
  /** The name of the technique. */
  name: Sentence;
  /** The argument. */
  sentence: Sentence;
  /** The evidence. */
  step: Step;
};

/** A name and what it stands for. */
export type Fact = {
  /** What it is called. */
  name: string;
  /** What it is. */
  value: string;
};

/** A table as an observer sees it. */
export type FactorTable = {
  /** How many numbers it has. */
  entries: number;
  /** Its variables. */
  scope: string[];
  /** Their numbers of states. */
  sizes: number[];
  /**
   * The numbers (of complex ones the real part), the last variable changing fastest; none if they
   * are too many.
   */
  values?: number[] | null;
};

/** A question that cannot be answered as it stands. */
export type Failure = {
  /** The column, counted from 1. */
  column: number | null;
  /** The line of the puzzle's text, counted from 1, where that is where the trouble is. */
  line: number | null;
  /** What is wrong and what to do instead. */
  message: Sentence;
};

/** A literal that is false. */
export type FalseLiteral = {
  /** How many decisions stood when it became false. */
  level: number;
  /** The literal. */
  literal: string;
};

/** A kind of method. */
export type Family = "backtracking" | "local" | "cover";

/** What a step does to a candidate. */
export type Fate = "placed" | "eliminated";

/** Something that is broken. */
export type Fault = {
  kind: "number";
  /** How many floors it surely sees. In a filled grid, how many it sees. */
  least: number;
  /** How many it can see at most. In a filled grid, the same. */
  most: number;
  /** The number. */
  number: number;
  /** Where it stands. */
  pos: Place;
} | {
  kind: "isolated";
  /** Where it is. */
  pos: Place;
};

/** What an unknown cell turns out to be. */
export type Fill = "floor" | "wall";

/** Whether a property holds. */
export type Finding = "holds" | "not_refuted" | {
  fails: Overestimate;
};

/** What the first click may hit. */
export type FirstClick = "any" | "safe" | "opening" | "first-free";

/** A board that fits, or rather many that differ only where no number looks. */
export type Fitting = {
  /** The position with the mines beside numbers in their places, one text for each row. */
  board: string[];
  /** How many of the other hidden cells are mines, whichever of them. */
  elsewhere: number;
  /** The mines beside numbers. */
  mines: Place[];
};

/** What flags are worth. */
export type Flags = "ignored" | "trusted" | "revised";

/** How local search chose the symbol that it changes. */
export type FlipBy = "free" | "greedy" | "noise";

/** A way to write a position or a board. */
export type Format = "rows" | "json" | "analysis" | "mine" | "lists" | "minesweepr" | "report" | "link" | "mbf";

/** What a step is, and which states are cut. */
export type Formulation = "faithful" | "clean" | "pruned" | "propagating";

/** A game that experiments are made with. */
export type Game = "minesweeper" | "sudoku" | "ohno";

/** A game of a series: how it went, and from what it can be played again. */
export type GameRow = {
  /** How often the agent decided. */
  decisions: number;
  /** Its index. */
  game: number;
  /** How often it could not be sure, the first click included. */
  guesses: number;
  /** The text from which the game can be replayed; none on a free tiling. */
  id: string | null;
  /** Seconds of thought. */
  seconds: number;
  /** The seed of the series. */
  seed: number;
  /** Whether it was won. */
  won: boolean;
};

/** The settings of [`Genetic`]. */
export type GeneticSettings = {
  /** How many of the best live on unchanged. */
  elite?: number;
  /** After how many moves without a better assignment the local search of an individual ends. */
  moves?: number;
  /** How likely (0 to 1) each block of a child mutates. */
  mutation?: number;
  /** After how many generations without a better individual to start over. */
  patience?: number;
  /** How many individuals live at a time. */
  population?: number;
  /** How often to start over before giving up. */
  restarts?: number;
  /** For how many moves at least, and up to twice as many, a variable may not take back a value. */
  tabu?: number;
  /** Of how many individuals drawn by lot the best becomes a parent. */
  tournament?: number;
};

/** Something given in a puzzle: where, and what (`W`, `O` or a number). */
export type Given = {
  /** The cell, as `[row, column]` counted from 0. */
  cell: Place;
  /** What stands there, as in the text format. */
  value: string;
};

/** When a node is tested for being a goal. */
export type GoalTest = "generation" | "expansion";

/** How hard puzzles are to be; what is not said may be anything. */
export type GradeRequest = {
  /** In one word. */
  band?: Band | null;
  /** At least this hard. */
  least?: number | null;
  /** At most this hard. */
  most?: number | null;
  /** The techniques that the way to the solution must use. */
  needs?: SudokuTechnique[];
  /** The techniques that it may not use. */
  without?: SudokuTechnique[];
};

/** Why a solution is known to be a cheapest one, or why it is not known. */
export type Grounds = "order_of_cost" | "admissible_estimate" | "fewest_steps" | "lower_bound" | "all_alike" | "as_cheap" | "cheaper" | "no_promise" | "estimate" | "weighted" | "unequal_steps" | "early_goal_test" | "depth_limit" | "two_parts";

/** A method in a setting. */
export type Group = {
  /** What was counted. */
  counts: Record<string, Spread>;
  /** The seconds of a defeat. */
  defeat_seconds: Spread | null;
  /** How many could not be finished, by reason. */
  failed: Record<string, number>;
  /** Its 95 % interval (Wilson). */
  interval: [number, number] | null;
  /** The method. */
  method: string;
  /** The part of all runs that succeeded. */
  rate: number | null;
  /** How many runs. */
  runs: number;
  /** The setting. */
  setting: string;
  /** The seconds of a success. */
  success_seconds: Spread | null;
  /** How many succeeded. */
  successes: number;
};

/** What the sentences of a group are about. */
export type GroupAbout = "facts" | "one_code" | "number" | "total";

/** How a method's time grows with the size. */
export type Grown = {
  /** The base of the exponential law. */
  base: number;
  /** Its 95 % interval. */
  base_interval: [number, number];
  /** `power` or `exponential`: the law that describes the times better. */
  better: string;
  /** The exponent of the power law. */
  exponent: number;
  /** Its 95 % interval. */
  exponent_interval: [number, number];
  /** The method. */
  method: string;
  /** The part of the variance of the logarithms that the better law explains. */
  r_squared: number;
};

/** Whether a guess can be avoided. */
export type Guess = {
  /** Whether one is forced: no hidden cell is certainly safe, and not all are mines. */
  forced: boolean;
  /** The guesses that no number elsewhere will ever help with. */
  unavoidable: Unavoidable[];
  /** Whether a checker found that the boards prove it; null if there is nothing to prove. */
  verified: boolean | null;
};

/**
 * A rule that picks the variable to eliminate next in a graph.
 *
 * References: Kjærulff, "Triangulation of graphs: algorithms giving small total state space" (1990);
 * Koller and Friedman, *Probabilistic Graphical Models*, section 9.4.3.
 */
export type Heuristic = "min-degree" | "min-weight" | "min-fill" | "weighted-min-fill";

/** Whether a heuristic is what it claims to be, on one puzzle. */
export type HeuristicCheck = {
  /** Never above the true cost? (A goal's estimate must then be 0.) */
  admissible: Finding;
  /** Never dropping by more than the cost of a step? */
  consistent: OhnoFinding;
  /** States whose estimate was proven right or wrong. */
  judged: number;
  /** The heuristic. */
  name: CatalogueHeuristicName;
  /** The same in words. */
  sentences: Sentence[];
  /** What the heuristic says of the initial state, if that was seen. */
  start: Compared | null;
  /** Steps looked at. */
  steps: number;
  /** The budget that ended the exploration, if one did. */
  stopped: Stop | null;
  /** States whose true cost lies too far away to tell. */
  undecided: number;
};

/**
 * An estimate of the cells that are still to be filled.
 *
 * | name | counts | knows dead ends | admissible | consistent |
 * |---|---|---|---|---|
 * | `h1` | empty cells (report) | no | yes | yes |
 * | `h2` | successors (report) | no | but for 1 at goals | no |
 * | `tightest` | values left to the cell with the fewest | cells without value | yes | yes |
 * | `domains` | the logarithms of the values left to each cell | as `forward` | no | no |
 * | `forward` | empty cells | cells without value, values without place | yes | yes |
 * | `singles` | empty cells | contradictions after filling in all singles | yes | yes |
 */
export type HeuristicName = "h1" | "h2" | "tightest" | "domains" | "forward" | "singles";

/**
 * What there is to see in a step.
 *
 * Cells are numbered row by row from 0; [`map`](Highlights::map) gives them another name. No
 * candidate, cell or region is listed twice.
 */
export type Highlights = {
  /** The candidates that play a part, by cell and value. */
  candidates: Marked[];
  /** The cells that play a part as a whole, in order. */
  cells: MarkedCell[];
  /** What leads from one candidate to another, in the order of the argument. */
  links: SudokuLink[];
  /** The regions to look at. */
  regions: MarkedRegion[];
};

/** Something that would be so. */
export type Implication = {
  /** The earlier implications (by index) it follows from; none for a supposition. */
  because: number[];
  /** The candidate. */
  candidate: Candidate;
  /** Whether it would be true, or false. */
  holds: boolean;
  /** How it follows. */
  reason: Reason;
};

/** Observations that cannot be true together. */
export type Impossible = {
  /**
   * The observations. Any fewer of them can be true together, unless a limit was reached before they could be
   * reduced.
   */
  evidence: Record<string, string>;
  /** Whether no smaller set is impossible. */
  smallest: boolean;
};

/** A step on which the estimate drops by more than the step costs. */
export type Inconsistency = {
  /** What is done. */
  action: Wall;
  /** The estimate after. */
  after: number;
  /** The estimate before; nothing if it says that this is a dead end. */
  before: number | null;
  /** What it costs. */
  cost: number;
  /** Where the step starts. */
  from: string[];
  /** Where it leads. */
  to: string[];
};

/** How marginals are computed. */
export type Inference = "auto" | "ve" | "jt";

/** Innies, less outies, add up to what regions have more than cages. */
export type InniesAndOuties = {
  /** The cages taken from them, as indices into [`Rules::variants`](crate::Rules::variants). */
  cages: number[];
  /** The cells of the regions in none of the cages. */
  innies: Place[];
  /** The cells of the cages in none of the regions. */
  outies: Place[];
  /** The regions, each of which has every value once. */
  regions: RegionKind[];
  /** What the cages add up to. */
  taken: number;
  /** What the regions add up to. */
  whole: number;
};

/** What the agent asks before its next move, and what it does then. */
export type Inquiry = {
  /** The cells that it marks. */
  mark: Place[];
  /** The cells that it opens. */
  open: Place[];
  /** The questions, in the order of asking. */
  questions: AgentQuestion[];
  /** Why. */
  reason: MinesweeperReason;
};

/** Why a variable plays no part in a query. */
export type Irrelevance = "barren" | "separated";

/** A joint distribution: one line for each combination of states. */
export type Joint = {
  /** The states of each line, in that order, with their probability. */
  rows: [string[], number][];
  /** The variables. */
  variables: string[];
};

/** One number of the product that is a joint probability. */
export type JointTerm = {
  /** The number. */
  value: number;
  /** The variable with whose state it is multiplied. */
  variable: string;
};

/** What can be said about a position. */
export type Kind = "step" | "solved" | "wrong_marks" | "no_solution" | "several" | "undecided";

/** A format of knowledge bases. */
export type KnowledgeFormat = "tell-ask" | "dimacs";

/** What there is to choose from in the laboratory. */
export type Lab = {
  /** The agents that play Minesweeper. */
  agents: AgentName[];
  /** The games that experiments are made with. */
  games: Game[];
  /** The reports that are measured again. */
  reports: Which[];
};

/** A board of a lab: 81 digits, row by row, 0 where a cell is empty. */
export type LabBoard = string;

/** What a case tries. */
export type LabCaseKind = "allowed" | "row" | "column" | "square" | "itself" | "empty" | "filled" | "refused" | "several" | "dead_end" | "tree" | "graph" | "unsolvable" | "heuristic";

/** A lab as everybody may see it: without the seeds. */
export type LabDescription = {
  /** The languages that students may write in. */
  languages: string[];
  /** What a student's program may use. */
  limits: LabLimits;
  /** No submission takes longer to grade than so many seconds. */
  most_seconds: number;
  /** Its name. */
  name: string;
  /** The points for the questions that the program grades. */
  points: number;
  /** The questions that the program grades. */
  questions: LabQuestionDescription[];
  /** Its title. */
  title: LabText;
  /** The questions that the teacher marks. */
  written: LabWrittenQuestion[];
  /** The points for the questions that the teacher marks. */
  written_points: number;
};

/** What was written. */
export type LabExportAnswer = {
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** The file. */
  file?: string | null;
  /** How many there are. */
  of: number;
  /** How many runs. */
  rows: number;
  /** What happened, in words. */
  sentences: Sentence[];
  /** The text, where no file was named. */
  text?: string | null;
};

/** Which runs, in which format, and where to. */
export type LabExportRequest = {
  /** How many runs to leave out at the start, to go on where a limit ended the text before. Only for text. */
  first?: number;
  /** The folder of the results. */
  folder: string;
  /** The format. */
  format?: LabFormat;
  /** The file to write. Without it the text is in the answer. */
  out?: string | null;
};

/** A format of tables. */
export type LabFormat = "csv" | "parquet";

/** A kind of cases. */
export type LabKindDescription = {
  /** What such a case tries. */
  about: Sentence;
  /** Its name. */
  kind: LabCaseKind;
};

/** What a student's program may use. */
export type LabLimits = {
  /** Megabytes that a file may have. */
  file_megabytes: number;
  /** Megabytes of memory, all its processes together. */
  megabytes: number;
  /** How many bytes of its standard error are kept. */
  output_bytes: number;
  /** How many processes and threads there may be at a time. */
  processes: number;
  /** Seconds for a case. */
  seconds: number;
  /** Seconds until the program is ready. */
  start_seconds: number;
};

/** What the runs of an experiment say. */
export type LabMergeAnswer = {
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** Every method beside the first, setting by setting. */
  comparisons: Comparison[];
  /** The groups as comma-separated values. */
  csv: string;
  /** The report: headings, sentences, tables. */
  document: Document;
  /** The game. */
  experiment_game: string;
  /** Where the results are kept, if they are. */
  folder?: string | null;
  /** Every method in every setting. */
  groups: Group[];
  /** How times grow with the size, where there are three sizes. */
  growth: Grown[];
  /** What the experiment is called. */
  name: string;
  /** How many there are to make. */
  of: number;
  /** Its pictures. */
  plots: Picture[];
  /** The single run, where only one was asked for. */
  row?: LabRow | null;
  /** How many runs were made. */
  runs: number;
  /** The seed. */
  seed: number;
  /** What happened, in words. */
  sentences: Sentence[];
  /** The same report in the other languages that were asked for. */
  translations?: Translation[];
};

/** Which parts, and where to. */
export type LabMergeRequest = {
  /** What was typed. */
  command?: string;
  /** The folder of the whole. */
  folder: string;
  /** The language of the report. */
  lang?: Lang;
  /** The folders of all parts, in any order. */
  parts: string[];
};

/** Something wrong in a `lab.toml`. */
export type LabMistake = {
  /** What is allowed there: the names that are known, or the least and the greatest number. */
  allowed: string[];
  /** The column, counted from 1. */
  column: number;
  /** The key with all that it stands in, as in `questions[2].points`; empty for a mistake of the whole text. */
  key: string;
  /** The line, counted from 1. */
  line: number;
  /** The same in words. */
  message: Sentence;
};

/** A function that students write, in the order of the lab. */
export type LabQuestion = "valid" | "is_empty" | "succ" | "next_states" | "uninformed_search" | "breadth_first" | "depth_first" | "uniform_cost" | "informed_search" | "greedy" | "a_star" | "h1" | "h2";

/** A question that the program grades. */
export type LabQuestionDescription = {
  /** What it asks for. */
  about: Sentence;
  /** How many they do not see. */
  hidden: number;
  /** The kinds of its cases. */
  kinds: LabKindDescription[];
  /** Its points. */
  points: number;
  /** How many cases students see. */
  public: number;
  /** Which one. */
  question: LabQuestion;
};

/** What the runs of an experiment say. */
export type LabRepeatAnswer = {
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** Every method beside the first, setting by setting. */
  comparisons: Comparison[];
  /** The groups as comma-separated values. */
  csv: string;
  /** The report: headings, sentences, tables. */
  document: Document;
  /** The game. */
  experiment_game: string;
  /** Where the results are kept, if they are. */
  folder?: string | null;
  /** Every method in every setting. */
  groups: Group[];
  /** How times grow with the size, where there are three sizes. */
  growth: Grown[];
  /** What the experiment is called. */
  name: string;
  /** How many there are to make. */
  of: number;
  /** Its pictures. */
  plots: Picture[];
  /** The single run, where only one was asked for. */
  row?: LabRow | null;
  /** How many runs were made. */
  runs: number;
  /** The seed. */
  seed: number;
  /** What happened, in words. */
  sentences: Sentence[];
  /** The same report in the other languages that were asked for. */
  translations?: Translation[];
};

/** Which report, and how thoroughly. */
export type LabRepeatRequest = {
  /** Other languages in which it is written too, from the same runs. */
  also?: Lang[];
  /** The language of the new report. */
  lang?: Lang;
  /** Few runs, to see that all of it works. */
  quick?: boolean;
  /** The report. */
  report: Which;
};

/** What the runs of an experiment say. */
export type LabReportAnswer = {
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** Every method beside the first, setting by setting. */
  comparisons: Comparison[];
  /** The groups as comma-separated values. */
  csv: string;
  /** The report: headings, sentences, tables. */
  document: Document;
  /** The game. */
  experiment_game: string;
  /** Where the results are kept, if they are. */
  folder?: string | null;
  /** Every method in every setting. */
  groups: Group[];
  /** How times grow with the size, where there are three sizes. */
  growth: Grown[];
  /** What the experiment is called. */
  name: string;
  /** How many there are to make. */
  of: number;
  /** Its pictures. */
  plots: Picture[];
  /** The single run, where only one was asked for. */
  row?: LabRow | null;
  /** How many runs were made. */
  runs: number;
  /** The seed. */
  seed: number;
  /** What happened, in words. */
  sentences: Sentence[];
  /** The same report in the other languages that were asked for. */
  translations?: Translation[];
};

/** Which results. */
export type LabReportRequest = {
  /** The folder. */
  folder: string;
  /** The language of the report. */
  lang?: Lang;
};

/** A run and what came of it. */
export type LabRow = {
  /** What was counted. */
  counts: Record<string, number>;
  /** Why it could not be finished: `nodes`, `bytes`, `time` for the limit that ended it, or a message. */
  failed?: string | null;
  /** The number of the instance in it. */
  instance: number;
  /** The name of the method. */
  method: string;
  /** Its number in the whole experiment. */
  run: number;
  /** How many seconds it took: measured, so not the same again. */
  seconds?: number | null;
  /** The name of the setting. */
  setting: string;
  /** Whether it succeeded; nothing if it could not be finished. */
  success: boolean | null;
};

/** What the runs of an experiment say. */
export type LabRunAnswer = {
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** Every method beside the first, setting by setting. */
  comparisons: Comparison[];
  /** The groups as comma-separated values. */
  csv: string;
  /** The report: headings, sentences, tables. */
  document: Document;
  /** The game. */
  experiment_game: string;
  /** Where the results are kept, if they are. */
  folder?: string | null;
  /** Every method in every setting. */
  groups: Group[];
  /** How times grow with the size, where there are three sizes. */
  growth: Grown[];
  /** What the experiment is called. */
  name: string;
  /** How many there are to make. */
  of: number;
  /** Its pictures. */
  plots: Picture[];
  /** The single run, where only one was asked for. */
  row?: LabRow | null;
  /** How many runs were made. */
  runs: number;
  /** The seed. */
  seed: number;
  /** What happened, in words. */
  sentences: Sentence[];
  /** The same report in the other languages that were asked for. */
  translations?: Translation[];
};

/** What to run. */
export type LabRunRequest = {
  /** The experiment, as TOML. */
  experiment: string;
  /** The language of the report. */
  lang?: Lang;
  /** What it is called if it does not say so itself. */
  name?: string | null;
  /** Make only the run with this number, and show it. */
  only?: number | null;
};

/** A text in both languages. */
export type LabText = {
  /** English. */
  en: string;
  /** Spanish. */
  es: string;
};

/** A question that is answered in words. */
export type LabWrittenQuestion = {
  /** The heading that its answer stands under. */
  heading: LabText;
  /** Its name. */
  id: string;
  /** Its points. */
  points: number;
  /** What it asks, in short. */
  title: LabText;
};

/** A language the program speaks. */
export type Lang = "en" | "es";

/** A classic level. */
export type Level = {
  /** Its rows. */
  height: number;
  /** Its name. */
  id: string;
  /** Its mines. */
  mines: number;
  /** Its columns. */
  width: number;
};

/** A limit that a deepening strategy raises. */
export type Limit = {
  depth: number;
} | {
  bound: number;
} | {
  discrepancies: number;
};

/** A link of a chain. */
export type Link = {
  /** Why. */
  cause: Cause;
  /** The cell. */
  cell: Place;
  /** What it would be. */
  fill: Fill;
};

/** How decisions are written down. */
export type LogFormat = "usual" | "report";

/** What was found. */
export type LogicAskAnswer = {
  /** The engine in pseudocode, beside the trace; an engine that writes no steps has none. */
  code?: Code | null;
  /** One for each question and engine; without questions, whether everything can be true. */
  results: QueryAnswer[];
  /** All of them in order, where that was asked for. */
  sentences?: Told[] | null;
  /** How many symbols there are. */
  symbols: number;
  /** How many sentences were told. */
  told: number;
  /** What the first engine did on the first question, where that was asked for. */
  trace?: LogicTrace | null;
};

/** What to ask, and how. */
export type LogicAskRequest = {
  /** Write formulas with `~ & | => <=>` instead of `¬ ∧ ∨ → ↔`. */
  ascii?: boolean;
  /** Questions instead of those in the text. */
  ask?: string[];
  /** Whether the fewest sentences that an answer stands on are wanted. */
  explain?: boolean;
  /** The format; without it, it is guessed from how the text begins. */
  format?: KnowledgeFormat | null;
  /** The text. */
  knowledge: string;
  /** Whether to list all sentences that were told. */
  list?: boolean;
  /** The engines to ask, in order; the strongest if none is named. */
  methods?: LogicMethod[];
  /** Whether proofs are wanted, step by step. */
  proof?: boolean;
  /** What can be switched. */
  switches?: LogicSwitches;
  /** How much of the first run to trace, if it is to be traced. */
  trace?: TraceRequest | null;
};

/** What might have been taken, with its measure. */
export type LogicCandidate = {
  /** The literal. */
  literal: string;
  /** Its measure. */
  measure: number;
};

/** One conflict. */
export type LogicConflict = {
  /** The clause that became false. */
  clause: string;
  /** The decisions that stood. */
  decisions: string[];
  /** The last literal that all ways to the conflict go through. */
  first_uip: string | null;
  /** What was learned; nothing from a conflict without decisions, which ends the search. */
  learned: string | null;
};

/** The conflicts. */
export type LogicConflictsAnswer = {
  /** Which limit ended the engine's work, if one did. */
  budget?: Stop | null;
  /** The first conflicts, in order. */
  conflicts: LogicConflict[];
  /** The implication graph asked for, for Graphviz. */
  dot?: string | null;
  /** What it came to, in words. */
  sentences: Sentence[];
  /** How many there were in all. */
  total: number;
};

/** Which conflicts to show. */
export type LogicConflictsRequest = {
  /** Write formulas with `~ & | => <=>` instead of `¬ ∧ ∨ → ↔`. */
  ascii?: boolean;
  /** A question instead of the first one of the text. Without any, the sentences alone are looked at. */
  ask?: string | null;
  /** How formulas become clauses: `smaller`, `distribution`, `tseitin`. */
  clauses?: Conversion | null;
  /** The conflict to draw, counted from 1. */
  draw?: number | null;
  /** The format; without it, it is guessed from how the text begins. */
  format?: KnowledgeFormat | null;
  /** The text. */
  knowledge: string;
  /** How many conflicts to keep; the rest are counted. */
  most?: number;
};

/** What was written. */
export type LogicConvertAnswer = {
  /** The text. */
  text: string;
};

/** What to write. */
export type LogicConvertRequest = {
  /** How formulas become clauses. */
  clauses?: Conversion | null;
  /** The format; without it, it is guessed from how the text begins. */
  format?: KnowledgeFormat | null;
  /** The text. */
  knowledge: string;
  /** The format. */
  to: LogicTarget;
};

/**
 * One thing that happens while a question is answered, with the reason for it: `S` stands for a symbol, `L` for a
 * literal, `F` for a clause or a rule, `C` for the literals of a new clause and `R` for a row of the truth table. A
 * trace holds names and formulas; observers get numbers ([`Seen`]): those in the [`Cnf`](crate::Cnf) or
 * [`Program`](crate::Program) at hand; derived clauses are numbered on from there, in the order in which they are made.
 *
 * Lists of what is not needed to follow the run name six at most, and say beside them how many there are.
 */
export type LogicEvent = {
  event: "row";
  /** Whether the knowledge base is true there. */
  premises: boolean;
  /** Whether the query is. */
  query: boolean;
  /** The values of the symbols of the table. */
  values: Row;
} | {
  /** The first that wait behind it. */
  agenda: string[];
  /** The fact or the rule that brought it there. */
  by: Numbered;
  /** How many rules there are of them. */
  counters: number;
  event: "known";
  /** The rules that lack one premise fewer now, those that lack least first; at most twenty. */
  lowered: Lowered[];
  /** What that rule needed; nothing if it is a fact. */
  premises: string[];
  /** The symbol. */
  symbol: string;
  /** How many wait. */
  waiting: number;
} | {
  event: "fire";
  /** Its head; `None` for a contradiction. */
  head: string | null;
  /** Its premises, all of them known. */
  premises: string[];
  /** The rule. */
  rule: Numbered;
} | {
  /** How many goals it is for. */
  depth: number;
  event: "goal";
  /** The rule that needs it; none for what was asked. */
  needed_by: Numbered | null;
  /** Whether it is taken up again, since a premise that one of its rules waited for is proved now. */
  resumed?: boolean;
  /** How many rules prove it. */
  rules: number;
  /** The symbol. */
  symbol: string;
} | {
  /** How many goals it is for. */
  depth: number;
  event: "try";
  /** How many rules the goal has. */
  of: number;
  /** The first premise that is not known to be proved; none if there is nothing left to prove. */
  open: string | null;
  /** Which of the goal's rules it is, counted from 1. */
  place: number;
  /** The rule. */
  rule: Numbered;
} | {
  /** The rule that proved it; none if no rule is left to try. */
  by: Numbered | null;
  /** How many goals it was for. */
  depth: number;
  event: "settled";
  /** Whether it was proved. */
  proved: boolean;
  /** How many rules prove it. */
  rules: number;
  /** The goal. */
  symbol: string;
} | {
  event: "cycle";
  /** How many they are. */
  length: number;
  /** The goals that are being proved, from this one down to the one that needs it: the first of them. */
  path: string[];
  /** The rule that needs it. */
  rule: Numbered;
  /** The goal. */
  symbol: string;
} | {
  /** The rule that proved it. */
  by: Numbered | null;
  event: "remembered";
  /** Whether it was proved. */
  proved: boolean;
  /** The rule that needs it. */
  rule: Numbered;
  /** The goal. */
  symbol: string;
} | {
  /** The clause. */
  clause: Numbered;
  event: "turn";
  /** How many literals it has. */
  length: number;
  /** The next in line. */
  next: Numbered[];
  /** How many wait. */
  waiting: number;
} | {
  /** What came out. */
  clause: string[];
  event: "resolvent";
  /** Its number, if it is new and kept. */
  kept: number | null;
  /** The clause that says as much, if it is not kept because of one. */
  known: Numbered | null;
  /** The clause whose turn it is. */
  left: Numbered;
  /** The literal of the left one whose negation is in the right one. */
  pivot: string;
  /** The other. */
  right: Numbered;
} | {
  /** The clause that says as much. */
  by: Numbered;
  /** The clause that is dropped. */
  clause: Numbered;
  event: "subsumed";
} | {
  /** By what it was chosen. */
  by: DecisionBy;
  /** How many there were to choose from. */
  choices: number;
  event: "decide";
  /** How many decisions stand now. */
  level: number;
  /** The literal that is made true. */
  literal: string;
  /** Its measure, where there is one. */
  measure: number | null;
  /** The next best. */
  others: LogicCandidate[];
} | {
  event: "propagate";
  /** How many decisions stand. */
  level: number;
  /** The literal. */
  literal: string;
  /** The others of its clause. */
  others: FalseLiteral[];
  /** The clause. */
  reason: Numbered;
} | {
  /** How many open clauses have it: all of them become true. */
  clauses: number;
  event: "pure";
  /** How many decisions stand. */
  level: number;
  /** The literal. */
  literal: string;
  /** How many clauses have its negation: all of them are true already. */
  opposite: number;
} | {
  /** The clause. */
  clause: Numbered;
  event: "conflict";
  /** How many decisions stand. */
  level: number;
  /** Its literals. */
  literals: FalseLiteral[];
} | {
  /**
   * The level the engine goes back to: the highest of these but for that of the first literal, so that this
   * one alone is open there.
   */
  back_to: number;
  /** The clauses that the false one was resolved with, one after the other. */
  chain: Resolved[];
  /** The clause: the literal that it forces comes first. */
  clause: string[];
  event: "learn";
  /** For each of its literals since which level it is false. */
  levels: number[];
  /** Its number. */
  number: number;
  /** The first unique implication point: every path from the last decision to the conflict goes through it. */
  uip: string;
} | {
  /** The first of the decisions that are taken back. */
  decision: string | null;
  event: "backtrack";
  /** How many stood. */
  from: number;
  /** How many stand afterwards. */
  to: number;
  /** How many literals lose their value. */
  undone: number;
} | {
  /** After how many of these. */
  after: number;
  event: "restart";
  /** Why. */
  why: RestartBy;
} | {
  /** How many clauses are false. */
  broken: number;
  event: "start";
  /** The literals that are true, at most a thousand of them. */
  literals: string[];
} | {
  /** How many clauses are false now. */
  broken: number;
  /** How the symbol was chosen among those of the clause. */
  by: FlipBy;
  /** The literals of the clause, each with how many clauses become false if it is made true. */
  candidates: LogicCandidate[];
  /** The clause, one of those that were false, picked at random. */
  clause: Numbered;
  event: "flip";
  /** The literal that is true now. */
  literal: string;
};

/** The name of an engine, from the simplest to the strongest. */
export type LogicMethod = "truth-table" | "forward-chaining" | "backward-chaining" | "recursive" | "resolution" | "dpll" | "cdcl" | "walksat" | "sat";

/** An engine of propositional logic. */
export type LogicSettings = {
  /** Which one. */
  logic: CatalogueEngine;
  /** What it leaves to chance depends on this. */
  seed?: number;
};

/** What can be switched in the engines: none changes an answer, each changes what it costs. */
export type LogicSwitches = {
  /** DPLL: which symbol is tried next. */
  branching?: Branching;
  /** How formulas become clauses. */
  clauses?: Conversion;
  /** DPLL: a literal whose negation is in no open clause is made true. */
  pure_literals?: boolean;
  /** What everything random depends on. */
  seed?: number;
  /** Resolution drops clauses that say no more than others. */
  subsumption?: boolean;
  /** DPLL: the last literal of a clause is made true. */
  unit_propagation?: boolean;
};

/** A format to write. */
export type LogicTarget = "tell-ask" | "clauses" | "dimacs";

/** What was kept of a run. */
export type LogicTrace = {
  /** The first events, in the order in which they happened. */
  events: LogicEvent[];
  /** How many events came after them. */
  left_out: number;
};

/** What an engine says. */
export type LogicVerdict = "entailed" | "refuted" | "unknown";

/** A rule of forward chaining that lacks one premise fewer than before. */
export type Lowered = {
  /** How many premises it lacked. */
  from: number;
  /** The rule. */
  rule: Numbered;
  /** How many it lacks now; with none it fires. */
  to: number;
};

/** A board. */
export type Made = {
  /** The board, one text for each row: `*` is a mine. */
  board: string[];
  /** The first click it was made for. */
  first: Place;
  /** What it is and how to make it again, in words. */
  head: Sentence;
  /** A text from which the game can be begun. */
  id?: string | null;
  /** Its index under the seed. */
  index: number;
  /** Its level. */
  level: string;
  /** How many of them open more than one cell. */
  openings: number;
  /** The position after the first click, in the project's own format. */
  position: string;
  /** Each step of the proof that logic is enough, where that was asked for. */
  proof?: MinesweeperStep[] | null;
  /** The board in the project's own format. */
  text: string;
  /** The fewest clicks that open it. */
  three_bv: number;
};

/** A candidate that plays a part. */
export type Marked = {
  /** The cell. */
  cell: Place;
  /** What becomes of it, if the step decides it. */
  fate: Fate | null;
  /** Its part in the argument, if it has one. */
  role: SudokuRole | null;
  /** The value, counted from 1. */
  value: number;
};

/** A cell that plays a part. */
export type MarkedCell = {
  /** Which one. */
  cell: Place;
  /** Its part. */
  role: SudokuRole;
};

/** A region that plays a part. */
export type MarkedRegion = {
  /** Which one. */
  region: RegionKind;
  /** Its part. */
  role: RegionRole;
};

/** What the memory of a strategy grows with. */
export type Memory = "states" | "depth" | "width_times_depth";

/** What speaks for the advised cell, beside the safest one. */
export type Merit = "equal" | "safest" | "wins" | "played_out" | "three_moves" | "two_moves" | "further";

/** The name of a method, from the plainest to the strongest of each kind. */
export type Method = "brute-force" | "bt" | "bt-mrv" | "bt-degree" | "bt-mrv-degree" | "fc" | "fc-mrv" | "ac3-fc-mrv" | "fc-mrv-degree-lcv" | "mac" | "mac-places" | "mac-domwdeg" | "cbj" | "fc-cbj" | "mac-cbj" | "fc-lds" | "min-conflicts" | "genetic" | "dlx";

/** What a method did: a state-space search, or constraint satisfaction. */
export type MethodTrace = Trace & {
  kind: "space";
} | SudokuTrace & {
  kind: "csp";
};

/** The settings of [`MinConflicts`]. */
export type MinConflictsSettings = {
  /** How often (0 to 1) the variable is chosen at random all the same. */
  noise?: number;
  /** After how many steps without fewer conflicts than ever since the last start to start over. */
  patience?: number;
  /** How often to start over before giving up. */
  restarts?: number;
  /**
   * Whether the best change of any variable in conflict is made, and not, as in the first
   * version of the method, the best change of one of them chosen at random.
   */
  steepest?: boolean;
  /**
   * For how many steps at least, and up to twice as many, a value that was left may not be taken
   * again, unless that leaves the fewest conflicts so far.
   */
  tabu?: number;
};

/** What there is to choose from in Minesweeper. */
export type Minesweeper = {
  /** Those that make one network of the whole board. */
  board_networks: Scheme[];
  /** The engines of its logic. */
  engines: Engine[];
  /** Which cell an agent opens first. */
  first_cells: string[];
  /** What the first click may hit. */
  first_clicks: FirstClick[];
  /** The formats that are read and written. */
  formats: Format[];
  /** The classic levels. */
  levels: Level[];
  /** The longest side. */
  max_side: number;
  /** The ways to analyse a position. */
  methods: MinesweeperMethod[];
  /** The settings of the Bayesian agent. */
  network_presets: NetworkPreset[];
  /** Which variables the network has. */
  networks: Scheme[];
  /** How boards without guesses are found. */
  no_guess: NoGuess[];
  /** The settings of the logical agent. */
  presets: Preset[];
  /** What is believed before any number is seen. */
  priors: Prior[];
  /** How strong the exact player is. */
  strengths: Strength[];
  /** The tilings that are given by a height and a width; `free` ones come as text. */
  tilings: TilingKind[];
};

/** What is known. */
export type MinesweeperAnalyseAnswer = {
  /** The cells that the exact method weighed, where nothing is certain. */
  advice?: Advice | null;
  /**
   * The best cells to reveal: all safe ones, or the one that the player advises, or those least likely to
   * be mines.
   */
  best: Place[];
  /** The position, one text for each row. */
  board: string[];
  /** The number of boards that fit, all its digits, where the exact method could count them. */
  boards?: string | null;
  /** The limit that ended thinking early: this is the best so far. */
  budget?: Stop | null;
  /** The hidden cells that are certainly mines. */
  certain_mines: Place[];
  /** The agent in pseudocode with the chaining that it asks, beside the trace. */
  code?: Code | null;
  /** The probability of a mine in each cell, otherwise. */
  density: number | null;
  /** Whether the probabilities are only estimated, for the boards could not be counted within the budget. */
  estimated?: boolean;
  /** What the logical agent asks before its next move, where that was wanted. */
  inquiry?: Inquiry | null;
  /** The natural logarithm of the number of boards that fit, where the method counts them. */
  log_boards?: number | null;
  /**
   * The probability of a mine in every cell; null where it is revealed or a known mine, or where logic
   * proves nothing.
   */
  mine_probability: (number | null)[][];
  /** The number of mines, if it is known. */
  mines: number | null;
  /** What the network was like, where one was asked. */
  network?: NetworkSize | null;
  /** The picture of the network, where it was asked for. */
  picture?: string | null;
  /** What reasoning took, where logic was asked. */
  reasoning?: MinesweeperStatistics | null;
  /** The probability that one of the best is a mine. */
  risk: number | null;
  /** The cells that are certainly no mines. */
  safe: Place[];
  /** The result in words. */
  sentences: Sentence[];
  /** What the cell asked about would show. */
  shown?: Shown | null;
  /** For each event of the trace which of the agent's six steps it belongs to. */
  steps?: number[];
  /** The picture. */
  svg?: string | null;
  /** The variables of the network with their tables, where those were asked for. */
  tables?: NetworkNode[] | null;
  /** Its tiling. */
  tiling: TilingKind;
  /** How it thought, where that was to be traced. */
  trace?: MinesweeperTrace | null;
  /** Why the cell asked for is certain. */
  why?: Why | null;
  /** The flags that contradict the numbers and were taken back, where logic was to revise them. */
  withdrawn?: Place[];
};

/** What to analyse, and how. */
export type MinesweeperAnalyseRequest = {
  /** Whether the text is base64 of a binary file. */
  base64?: boolean;
  /** Whether the agent, when it is stuck, opens the cell least likely to be a mine instead of any. */
  best_guess?: boolean | null;
  /** How the tables of sums are decomposed. */
  decompose?: Decompose | null;
  /** The probability of a mine in each cell, in place of their number. */
  density?: number | null;
  /** How a question is answered. */
  engine?: Engine | null;
  /** The cell, row and column counted from 0, to explain: why it is certain. */
  explain?: Place | null;
  /** What flags are worth. */
  flags?: Flags | null;
  /** The format; without it, it is recognised by its content. */
  format?: Format | null;
  /** Whether one knowledge base grows, instead of a fresh one for each question. */
  incremental?: boolean | null;
  /** How the network is asked. */
  inference?: Inference | null;
  /** Apply evidence to the tables once, not at every query: the first report's second improvement. */
  keep_evidence?: boolean | null;
  /** By which method. */
  method?: MinesweeperMethod;
  /** Whether the number of mines in all is known to the rules. */
  mine_count?: boolean | null;
  /** The number of mines, for formats that do not hold it. */
  mines?: number | null;
  /** Which variables the network has. */
  network?: Scheme | null;
  /** The Bayesian agent of a report, or the strongest: what the switches of the network are unless they are given. */
  network_preset?: NetworkPreset;
  /** The cell, row and column counted from 0, whose numbers are wanted: what it would show. */
  numbers?: Place | null;
  /** Whether one cell is suggested and opened a move, and nothing is remembered of the moves before. */
  one_cell?: boolean | null;
  /**
   * How the elimination order is found: `best`, a rule's name, `plain`, `shuffled`, or the names of variables in
   * order, separated by commas, as `x_r1c1` or as the reports' `x00`.
   */
  order?: string | null;
  /** A picture of the network. */
  picture?: NetworkPictureRequest | null;
  /** The text, in any of the formats, or the ID of a game, whose last position it is. */
  position: string;
  /** The report's agent, one of its changes alone, or all of them. */
  preset?: Preset;
  /** What is believed of a cell before any number is seen. */
  prior?: Prior | null;
  /** Leave out what is no ancestor of query or evidence: the first report's first improvement. */
  prune_barren?: boolean | null;
  /** Leave out what the evidence cuts off from the query. */
  prune_separated?: boolean | null;
  /** Whether the questions are wanted that the logical agent asks before its next move. */
  questions?: boolean;
  /** Which rules of a number chaining uses. */
  rules?: Rules | null;
  /** How strong the exact player is. */
  strength?: Strength;
  /** Whether a picture is wanted. */
  svg?: boolean;
  /** The conditional tables of the network's variables that are wanted. */
  tables?: TablesRequest | null;
  /** How much of its thinking to trace, if it is to be traced. */
  trace?: TraceRequest | null;
  /** Whether flags are taken as known mines. */
  trust_flags?: boolean;
};

/**
 * A cell that might be revealed, and what is known of it. All are probabilities; none where the player did not look
 * so far.
 */
export type MinesweeperCandidate = {
  /** The cell. */
  cell: Place;
  /** Whether `win` is exact. */
  exact: boolean;
  /** To survive this move and the next two. */
  far_safety: number | null;
  /** To survive this move and the next. */
  next_safety: number | null;
  /** That it is no mine, and some other cell is certainly safe then. */
  progress: number | null;
  /** That it is no mine. */
  safety: number;
  /** To win with it: exactly where `exact` says so, else as often as it was won on boards drawn at random. */
  win: number | null;
};

/** What was found. */
export type MinesweeperCheckAnswer = {
  /** The position, one text for each row. */
  board: string[];
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** What cannot be true together; without any one of it the rest can. */
  conflict?: MinesweeperConflict | null;
  /** The result in words. */
  sentences: Sentence[];
  /** Whether a board looks like this; null if that was not decided. */
  valid: boolean | null;
};

/** What to check. Flags that are to be trusted are part of what may be in conflict. */
export type MinesweeperCheckRequest = {
  /** Whether the text is base64 of a binary file. */
  base64?: boolean;
  /** The probability of a mine in each cell, in place of their number. */
  density?: number | null;
  /** The format; without it, it is recognised by its content. */
  format?: Format | null;
  /** The number of mines, for formats that do not hold it. */
  mines?: number | null;
  /** The text, in any of the formats, or the ID of a game, whose last position it is. */
  position: string;
  /** Whether flags are taken as known mines. */
  trust_flags?: boolean;
};

/** What cannot be true together. */
export type MinesweeperConflict = {
  /** The flags, where they were trusted. */
  flags: Place[];
  /** The numbers. */
  numbers: Place[];
  /** Whether the number of mines is part of it. */
  total: boolean;
};

/** What was written. */
export type MinesweeperConvertAnswer = {
  /** What is in the knowledge base, where it was written for chaining. */
  base?: WrittenBase | null;
  /** Whether the text is base64. */
  base64: boolean;
  /** The cells that each variable of the network is about; those without any are auxiliary. */
  cells?: Record<string, Place[]> | null;
  /** What is observed in the network, as a UAI evidence file or as `name=state` lines. */
  evidence?: string[] | null;
  /**
   * The frontier, where the position was written as a network: the hidden cells beside numbers, and these numbers. A
   * picture of the network needs no more of a large board.
   */
  frontier?: Place[];
  /** What the sentences of the knowledge base say, group by group, where the position was written with `TELL`. */
  groups?: SentenceGroup[];
  /** The text; of a binary format, base64. */
  text: string;
};

/** What to write. */
export type MinesweeperConvertRequest = {
  /** Whether the text is base64 of a binary file. */
  base64?: boolean;
  /** Whether the agent, when it is stuck, opens the cell least likely to be a mine instead of any. */
  best_guess?: boolean | null;
  /**
   * The cell, row and column counted from 0, whose network is wanted, for the local schemes; or whose knowledge base,
   * with rules for chaining.
   */
  cell?: Place | null;
  /** How the tables of sums are decomposed. */
  decompose?: Decompose | null;
  /** The probability of a mine in each cell, in place of their number. */
  density?: number | null;
  /** How a question is answered. */
  engine?: Engine | null;
  /** What flags are worth. */
  flags?: Flags | null;
  /** The format; without it, it is recognised by its content. */
  format?: Format | null;
  /** Whether one knowledge base grows, instead of a fresh one for each question. */
  incremental?: boolean | null;
  /** How the network is asked. */
  inference?: Inference | null;
  /** Apply evidence to the tables once, not at every query: the first report's second improvement. */
  keep_evidence?: boolean | null;
  /** By which method. */
  method?: MinesweeperMethod;
  /** Whether the number of mines in all is known to the rules. */
  mine_count?: boolean | null;
  /** The number of mines, for formats that do not hold it. */
  mines?: number | null;
  /** Which variables the network has. */
  network?: Scheme | null;
  /** The Bayesian agent of a report, or the strongest: what the switches of the network are unless they are given. */
  network_preset?: NetworkPreset;
  /**
   * With rules for chaining, the number beside the cell whose rules are wanted; the first that settles the cell if
   * none is named, else the first.
   */
  number?: Place | null;
  /** Whether one cell is suggested and opened a move, and nothing is remembered of the moves before. */
  one_cell?: boolean | null;
  /**
   * How the elimination order is found: `best`, a rule's name, `plain`, `shuffled`, or the names of variables in
   * order, separated by commas, as `x_r1c1` or as the reports' `x00`.
   */
  order?: string | null;
  /** The text, in any of the formats, or the ID of a game, whose last position it is. */
  position: string;
  /** The report's agent, one of its changes alone, or all of them. */
  preset?: Preset;
  /** What is believed of a cell before any number is seen. */
  prior?: Prior | null;
  /** Leave out what is no ancestor of query or evidence: the first report's first improvement. */
  prune_barren?: boolean | null;
  /** Leave out what the evidence cuts off from the query. */
  prune_separated?: boolean | null;
  /** Which rules of a number chaining uses. */
  rules?: Rules | null;
  /** How strong the exact player is. */
  strength?: Strength;
  /** The format. */
  to: MinesweeperTarget;
  /** Whether flags are taken as known mines. */
  trust_flags?: boolean;
};

/** Why cells are certain. */
export type MinesweeperExplainAnswer = {
  /** The position, one text for each row. */
  board: string[];
  /**
   * Boards that fit: that every hidden cell is a mine on one of them proves that a guess is forced; of one
   * cell, a board on which it is a mine and one on which it is not.
   */
  boards?: Fitting[];
  /** Which limit ended the work, if one did: then steps, or the boards of a forced guess, are missing. */
  budget?: Stop | null;
  /** Whether a guess can be avoided, where no cell was asked about. */
  guess?: Guess | null;
  /** The fewest numbers that prove the cell, where one was asked about and is certain. */
  proof?: Proof | null;
  /** The result in words. */
  sentences: Sentence[];
  /** The steps: of all that is certain, or of the one cell. */
  steps: MinesweeperExplained[];
  /** The picture: what is concluded ringed, the numbers it follows from underlaid. */
  svg?: string | null;
};

/** What to explain. */
export type MinesweeperExplainRequest = {
  /** Whether the text is base64 of a binary file. */
  base64?: boolean;
  /** The one cell, row and column counted from 0, that is to be explained. */
  cell?: Place | null;
  /** The probability of a mine in each cell, in place of their number. */
  density?: number | null;
  /** The format; without it, it is recognised by its content. */
  format?: Format | null;
  /** The number of mines, for formats that do not hold it. */
  mines?: number | null;
  /** The text, in any of the formats, or the ID of a game, whose last position it is. */
  position: string;
  /** Whether a picture is wanted. */
  svg?: boolean;
  /** Whether flags are taken as known mines. */
  trust_flags?: boolean;
};

/** One step of an argument. */
export type MinesweeperExplained = {
  /** The cells that are mines. */
  mines: Place[];
  /** Its name in words. */
  name: Sentence;
  /** The numbers it looks at. */
  numbers: Place[];
  /** The cells that are no mines. */
  safe: Place[];
  /** The argument in words. */
  sentence: Sentence;
  /** The technique's name in data. */
  technique: string;
  /** Whether it needs the number of mines in all. */
  total: boolean;
};

/** How the game stands now. */
export type MinesweeperGameAnswer = {
  /** Where the mines are, once the game is over. */
  all_mines: Place[] | null;
  /** What the player sees, one text for each row. */
  board: string[];
  /** The cells that the moves changed. */
  changed: Place[];
  /** How many clicks there were, not counting undo. */
  clicks: number | null;
  /** How many rows there are. */
  height: number;
  /** The mines that were hit. */
  hit: Place[];
  /** The game as one text, with all its moves; a free tiling has none. */
  id: string | null;
  /** Its level. */
  level: string;
  /** How many mines there are. */
  mines: number;
  /** The mines less the flags. */
  mines_left: number;
  /** What to ask for the next time. */
  of: Of;
  /** How many of them open more than one cell. */
  openings: number | null;
  /** The position as text, of a game that has no ID to ask about it by. */
  position?: string | null;
  /** How many can be made again. */
  redoable: number;
  /** The move that was refused, if one was; those after it were not made. */
  refused: Refused | null;
  /** How much of that is done. */
  solved_bv: number | null;
  /** How it stands. */
  state: Standing;
  /** The fewest clicks that open the board, once its mines are laid. */
  three_bv: number | null;
  /** The family of its tiling. */
  tiling: TilingKind;
  /** How many moves can be taken back. */
  undoable: number;
  /** How many times the game was lost and went on. */
  undone_losses: number;
  /** How many cells a row has. */
  width: number;
};

/** Which game, and what to do. */
export type MinesweeperGameRequest = {
  /** The moves to make, one after the other, up to the first that is refused. */
  moves?: Action[];
  /** The game so far. */
  of: Of;
};

/** What was made. */
export type MinesweeperGenerateAnswer = {
  /** The boards. */
  boards: Made[];
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** Why there are fewer than asked for. */
  failed?: Sentence | null;
  /** The seed. */
  seed: number;
  /** How many boards were tried in all. */
  tried: number;
};

/** What to make. */
export type MinesweeperGenerateRequest = {
  /** The first click, row and column counted from 0; a good one for the rule if none is named. */
  cell?: Place | null;
  /** How many boards. */
  count?: number;
  /** The index of the first board. */
  first?: number;
  /** What the first click may hit. */
  first_click?: FirstClick;
  /**
   * The level, by name or as `HEIGHTxWIDTHxMINES` (`8x8x15%`: a percentage of the cells), with a tiling before it or not;
   * or the text of a position whose tiling and mines it takes.
   */
  level: string;
  /** Logic alone must be enough from the first click on; how such a board is found. */
  no_guess?: NoGuess | null;
  /** Whether to give the proof that no guess is needed, step by step. */
  proof?: boolean;
  /** The same seed gives the same boards. */
  seed?: number | null;
};

/** What to do. */
export type MinesweeperHintAnswer = {
  /** The cells that the exact method weighed, where nothing is certain. */
  advice?: Advice | null;
  /**
   * The cells to reveal; any of them where they are a guess. Of safe ones those that the argument is
   * about (from the third stage on), or all (at the fourth).
   */
  best: Place[];
  /** The position, one text for each row; at the fourth stage with the mines that are certain. */
  board: string[];
  /** The limit that ended thinking early: this is the best so far. */
  budget?: Stop | null;
  /** The numbers to look at (from the second stage on; at the first, one of them). */
  clues?: Place[];
  /** Why. */
  reason: MinesweeperReason;
  /** The probability that one of them is a mine. */
  risk: number | null;
  /** The result in words. */
  sentences: Sentence[];
  /** The argument for a safe cell, step by step (from the third stage on). */
  steps?: MinesweeperExplained[];
  /** The picture. */
  svg?: string | null;
  /** The name in data of the hardest technique that is needed (from the second stage on). */
  technique?: string | null;
  /** Why a cell is safe that is so only if flags are believed: the fewest numbers and flags that say so. */
  why?: Why | null;
};

/** What to look at, and how. */
export type MinesweeperHintRequest = {
  /** Whether the text is base64 of a binary file. */
  base64?: boolean;
  /** Whether the agent, when it is stuck, opens the cell least likely to be a mine instead of any. */
  best_guess?: boolean | null;
  /** How the tables of sums are decomposed. */
  decompose?: Decompose | null;
  /** The probability of a mine in each cell, in place of their number. */
  density?: number | null;
  /** How a question is answered. */
  engine?: Engine | null;
  /** What flags are worth. */
  flags?: Flags | null;
  /** The format; without it, it is recognised by its content. */
  format?: Format | null;
  /** Whether one knowledge base grows, instead of a fresh one for each question. */
  incremental?: boolean | null;
  /** How the network is asked. */
  inference?: Inference | null;
  /** Apply evidence to the tables once, not at every query: the first report's second improvement. */
  keep_evidence?: boolean | null;
  /** By which method. */
  method?: MinesweeperMethod;
  /** Whether the number of mines in all is known to the rules. */
  mine_count?: boolean | null;
  /** The number of mines, for formats that do not hold it. */
  mines?: number | null;
  /** Which variables the network has. */
  network?: Scheme | null;
  /** The Bayesian agent of a report, or the strongest: what the switches of the network are unless they are given. */
  network_preset?: NetworkPreset;
  /** Whether one cell is suggested and opened a move, and nothing is remembered of the moves before. */
  one_cell?: boolean | null;
  /**
   * How the elimination order is found: `best`, a rule's name, `plain`, `shuffled`, or the names of variables in
   * order, separated by commas, as `x_r1c1` or as the reports' `x00`.
   */
  order?: string | null;
  /** The text, in any of the formats, or the ID of a game, whose last position it is. */
  position: string;
  /** The report's agent, one of its changes alone, or all of them. */
  preset?: Preset;
  /** What is believed of a cell before any number is seen. */
  prior?: Prior | null;
  /** Leave out what is no ancestor of query or evidence: the first report's first improvement. */
  prune_barren?: boolean | null;
  /** Leave out what the evidence cuts off from the query. */
  prune_separated?: boolean | null;
  /** Which rules of a number chaining uses. */
  rules?: Rules | null;
  /** How much help. */
  stage?: Stage;
  /** How strong the exact player is. */
  strength?: Strength;
  /** Whether a picture is wanted. */
  svg?: boolean;
  /** Whether flags are taken as known mines. */
  trust_flags?: boolean;
};

/** The method of analysis. */
export type MinesweeperMethod = "exact" | "bayes" | "logic";

/** What came of it. */
export type MinesweeperPlayAnswer = {
  /** All games. */
  all: Part;
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** Decisions that a limit of the agent ended early: with more thought they might have been better. */
  cut_short?: number;
  /** A row for each game, in order, where that was asked for. */
  each?: GameRow[];
  /** What the first click might hit. */
  first_click: FirstClick;
  /** How many games were played. */
  games: number;
  /** The texts from which the games can be replayed, where decisions were asked for. */
  ids?: string[];
  /** Its 95 % interval. */
  interval: [number, number] | null;
  /** The level. */
  level: string;
  /** Every decision, where that was asked for. */
  log?: Turn[];
  /** The games lost. */
  lost: Part;
  /** The seed. */
  seed: number;
  /** The result in words. */
  sentences: Sentence[];
  /** The part of them that was won. */
  win_rate: number | null;
  /** The games won. */
  won: Part;
};

/** Which games to play, and how. */
export type MinesweeperPlayRequest = {
  /** Whether the agent, when it is stuck, opens the cell least likely to be a mine instead of any. */
  best_guess?: boolean | null;
  /** How the tables of sums are decomposed. */
  decompose?: Decompose | null;
  /** Whether to give a row for each game. */
  each?: boolean;
  /** How a question is answered. */
  engine?: Engine | null;
  /** The index of the first game. */
  first?: number;
  /**
   * Which cell it opens first: `corner`, `inner`, `random`, or row and column as `3,4`. If none is named, the best one;
   * a random one for the logical agents of the report.
   */
  first_cell?: string | null;
  /** What the first click may hit; no mine, unless a preset of the network comes from a report with another rule. */
  first_click?: FirstClick | null;
  /** What flags are worth. */
  flags?: Flags | null;
  /** How many games. */
  games?: number;
  /** The ID of a game to go on with, in place of a level and a seed. */
  id?: string | null;
  /** Whether one knowledge base grows, instead of a fresh one for each question. */
  incremental?: boolean | null;
  /** How the network is asked. */
  inference?: Inference | null;
  /** Apply evidence to the tables once, not at every query: the first report's second improvement. */
  keep_evidence?: boolean | null;
  /**
   * The level, by name or as `HEIGHTxWIDTHxMINES` (`8x8x15%`: a percentage of the cells), with a tiling before it or not;
   * or the text of a position whose tiling and mines it takes.
   */
  level: string;
  /** Whether to write down every decision. */
  log?: boolean;
  /** How decisions are written down beside their fields. */
  log_format?: LogFormat;
  /** By which method. */
  method?: MinesweeperMethod;
  /** Whether the number of mines in all is known to the rules. */
  mine_count?: boolean | null;
  /** Which variables the network has. */
  network?: Scheme | null;
  /** The Bayesian agent of a report, or the strongest: what the switches of the network are unless they are given. */
  network_preset?: NetworkPreset;
  /** Whether one cell is suggested and opened a move, and nothing is remembered of the moves before. */
  one_cell?: boolean | null;
  /**
   * How the elimination order is found: `best`, a rule's name, `plain`, `shuffled`, or the names of variables in
   * order, separated by commas, as `x_r1c1` or as the reports' `x00`.
   */
  order?: string | null;
  /** The report's agent, one of its changes alone, or all of them. */
  preset?: Preset;
  /** What is believed of a cell before any number is seen. */
  prior?: Prior | null;
  /** Leave out what is no ancestor of query or evidence: the first report's first improvement. */
  prune_barren?: boolean | null;
  /** Leave out what the evidence cuts off from the query. */
  prune_separated?: boolean | null;
  /** Which rules of a number chaining uses. */
  rules?: Rules | null;
  /** The same seed gives the same games. */
  seed?: number | null;
  /** How strong the exact player is. */
  strength?: Strength;
};

/** Why cells are to be revealed. */
export type MinesweeperReason = "all_equal" | "safe" | "guess" | "end_game" | "not_proved" | "nothing";

/** What reasoning about a position took. */
export type MinesweeperStatistics = {
  /** Questions asked: to chaining, or to the solver. */
  asked: number;
  /** Knowledge bases made for chaining. */
  bases: number;
  /** Clauses of the solver. */
  clauses: number;
  /** Questions that the recursive engine gave up: it reached its limit on goals. */
  given_up: number;
  /** Rules and facts told to them. */
  rules: number;
  /** Symbols of the solver. */
  symbols: number;
};

/** A step of a proof. */
export type MinesweeperStep = {
  /** The cells that are mines. */
  mines: Place[];
  /** The numbers it follows from, with all that was concluded before. */
  numbers: Place[];
  /** The cells that are no mines, and are opened. */
  safe: Place[];
  /** The step in words. */
  sentence: Sentence;
  /** Whether it also needs the number of mines. */
  total: boolean;
};

/** A format to write. */
export type MinesweeperTarget = "svg" | Format | KnowledgeFormat | NetworkTarget;

/** A tiling, cell by cell: those of the first row, then those of the second, and so on. */
export type MinesweeperTilingAnswer = {
  /** The least and the greatest coordinates: left, top, right, bottom. */
  bounds: [number, number, number, number];
  /** How many rows there are. */
  height: number;
  /** Its family. */
  kind: TilingKind;
  /** What the cells are called, where they have names of their own. */
  names?: string[] | null;
  /** The numbers of each cell's neighbours. */
  neighbours: number[][];
  /** The corners of each cell: x and y of the first, of the second, and so on. */
  polygons: number[][];
  /** How many cells a row has. */
  width: number;
};

/** The tiling of which game. */
export type MinesweeperTilingRequest = {
  /** The game. */
  of: Of;
};

/** What was kept of a run. */
export type MinesweeperTrace = {
  /** The first events, in the order in which they happened. */
  events: AgentEvent[];
  /** How many events came after them. */
  left_out: number;
};

/** What is known of the size of a conflict. */
export type Minimality = "smallest" | "irreducible" | "unproved";

/** The most probable state of all variables together. */
export type MostProbable = {
  /** Its probability given the evidence. */
  probability: number;
  /** Every variable with its state. */
  states: Record<string, string>;
};

/**
 * A way to write a network as text.
 *
 * ```
 * use atisbo_bayes::Format;
 *
 * assert_eq!("xmlbif".parse(), Ok(Format::XmlBif));
 * assert_eq!(Format::of_path("networks/munin.bif.gz"), Some(Format::Bif));
 * assert_eq!(Format::guess("MARKOV\n2\n2 2\n..."), Some(Format::Uai));
 * ```
 */
export type NetworkFormat = "bif" | "xmlbif" | "uai" | "hugin";

/** One variable. */
export type NetworkNode = {
  /** Its name. */
  name: string;
  /** The states of each of its parents, where its table is given. */
  parent_states?: string[][];
  /** Its parents. */
  parents: string[];
  /** Its states. */
  states: string[];
  /**
   * Its table given its parents, where that was asked for and it is not too large: the states of the
   * first parent change slowest, its own fastest.
   */
  table?: number[] | null;
};

/** What is drawn of a network. */
export type NetworkPicture = "dag" | "moral" | "triangulated";

/** Which picture is wanted. */
export type NetworkPictureRequest = {
  /** The language of its words. */
  lang?: Lang;
  /** What it shows. */
  of: NetworkPicture;
};

/** Settings of the Bayesian agent with a name. */
export type NetworkPreset = "buscapython" | "method-1" | "method-2" | "final" | "strongest";

/** What the networks were like, and what it cost to ask them. */
export type NetworkSize = {
  /** Additions of table entries. */
  additions: number;
  /** Entries of the largest product, before its variable is summed out. */
  largest_product: number;
  /** Multiplications of table entries. */
  multiplications: number;
  /** How many networks: one, or one for each cell with the local schemes. */
  networks: number;
  /** X variables in all, or counts that stand for several of them. */
  x: number;
  /** Y variables in all. */
  y: number;
};

/** A format to write. */
export type NetworkTarget = "dot" | NetworkFormat;

/** Why a variable is the next to be eliminated. */
export type NextBy = "order" | "cheapest";

/** How a board without guesses is found. */
export type NoGuess = "repair" | "rejection";

/** A link of a chain: a value in a cell, or in one of several. */
export type Node = {
  /** The cell, or the cells of a group one of which has the value. */
  cells: Place[];
  /** Whether the chain has it true here, or false, when its first node is as it is. */
  holds: boolean;
  /** The cells of the almost locked set that leads from the node before to this one, if one does. */
  through: Place[];
  /** The value. */
  value: number;
};

/** A clause or a rule: the number it goes by, and what it says. */
export type Numbered = {
  /** The formula; `None` if the given formulas are unknown. */
  formula?: string | null;
  /** Its number, counted from 0. */
  number: number;
  /** Whether it comes from the question, which is assumed to be false. */
  question?: boolean;
  /**
   * The sentence that it comes from, counted from 1 in the order of telling; none if it comes from the question or was
   * derived.
   */
  sentence?: number | null;
};

/** What an engine runs into. */
export type Obstacle = "not_horn" | "query_not_atomic" | "no_model_found" | "budget";

/** Which game: by its ID, by a level (then it is new), or by a board. */
export type Of = OfId | OfLevel | OfBoard;

/** A game on a board. */
export type OfBoard = {
  /** Whether that text is base64 of a binary file. */
  base64?: boolean;
  /** The text of the board. */
  board: string;
  /** The moves so far, in the letters of an ID. */
  played?: string | null;
};

/** A game by its ID. */
export type OfId = {
  /** The ID, with all moves. */
  id: string;
  /** Moves after those of the ID, in its letters. */
  played?: string | null;
};

/** A new game of a level. */
export type OfLevel = {
  /** Of such a board: the first cell; a good one if none is named. */
  cell?: Place | null;
  /** What the first click may hit. */
  first_click?: FirstClick | null;
  /** Which game of the seed. */
  index?: number | null;
  /**
   * The level, by name or as `HEIGHTxWIDTHxMINES` (`8x8x15%`: a percentage of the cells), with a tiling before it or not;
   * or the text of a position whose tiling and mines the game takes.
   */
  level: string;
  /**
   * Logic alone must be enough; how such a board is found. Its first cell is revealed
   * already.
   */
  no_guess?: NoGuess | null;
  /** The moves so far, in the letters of an ID. */
  played?: string | null;
  /** The same seed gives the same games. */
  seed?: number | null;
};

/** What there is to choose from in 0h n0. */
export type Ohno = {
  /** How hard puzzles are. */
  difficulties: Difficulty[];
  /** The formulations of its state space. */
  formulations: CatalogueFormulation[];
  /** The heuristics of its state space. */
  heuristics: CatalogueHeuristicName[];
  /** The longest side. */
  max_side: number;
};

/** What was found. */
export type OhnoCheckAnswer = {
  /** The grid that was checked. */
  board: string[];
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** Where a puzzle has no solution: givens that cannot all hold. */
  conflict?: Conflict | null;
  /** What is already broken, cell by cell. */
  faults: Fault[];
  /** Whether every cell is known, so that this is a filling and not a puzzle. */
  filled: boolean;
  /** How hard a puzzle with one solution is. */
  rating?: Rating | null;
  /** The result in words. */
  sentences: Sentence[];
  /** Whether the puzzle has exactly one solution; null for a filling, or if that was not decided. */
  unique: boolean | null;
  /**
   * Whether nothing is wrong: the filling keeps every rule, or the puzzle has a solution. Null if
   * that was not decided.
   */
  valid: boolean | null;
};

/** What to check. */
export type OhnoCheckRequest = {
  /** The puzzle or the filled grid, in any of the text formats. */
  puzzle: string;
  /** What keeps a floor from being isolated. */
  rule?: Rule;
};

/** The puzzle in the other format. */
export type OhnoConvertAnswer = {
  /** The text. */
  text: string;
};

/** What to convert. */
export type OhnoConvertRequest = {
  /** The puzzle, in any of the text formats. */
  puzzle: string;
  /** The format to write. */
  to: Target;
};

/** How often a technique is used. */
export type OhnoCount = {
  /** How often. */
  steps: number;
  /** The technique. */
  technique: Technique;
};

/** The path. */
export type OhnoExplainAnswer = {
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** How the path ended: [`Kind::Solved`] unless the puzzle has no or several solutions. */
  end: Kind;
  /** The same in words. */
  sentences: Sentence[];
  /** The board after the last step. */
  solution: string[];
  /** The steps, in order. */
  steps: Explained[];
};

/** What to explain. */
export type OhnoExplainRequest = {
  /** Whether to show the board after each step. */
  boards?: boolean;
  /** The puzzle, in any of the text formats. */
  puzzle: string;
  /** What keeps a floor from being isolated. */
  rule?: Rule;
};

/** Whether a property holds. */
export type OhnoFinding = "holds" | "not_refuted" | {
  fails: Inconsistency;
};

/** A way to write a grid as text. */
export type OhnoFormat = "rows" | "report" | "array" | "line";

/** The puzzles that were made. */
export type OhnoGenerateAnswer = {
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** What to say about puzzles that could not be made. */
  failed?: Sentence | null;
  /** The puzzles, by index. */
  puzzles: Puzzle[];
  /** The seed they were made from. */
  seed: number;
  /** How many boards were tried in all. */
  tried: number;
};

/** What to make. */
export type OhnoGenerateRequest = {
  /** Which clues to keep. */
  clues?: Clues;
  /** The number of columns. */
  cols: number;
  /** How many puzzles. */
  count?: number;
  /** The grade; any if not given. */
  difficulty?: Difficulty | null;
  /** The index of the first puzzle. */
  first?: number;
  /** The greatest number on the board. */
  max_number?: number | null;
  /** The number of rows. */
  rows: number;
  /** The same seed gives the same puzzles; a random one is chosen if not given. */
  seed?: number | null;
  /** Whether to give the solutions too. */
  solution?: boolean;
};

/** What can be said about the position. */
export type OhnoHintAnswer = {
  /** The position with the step played (at the fourth stage). */
  after?: string[] | null;
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** The givens and marks the answer stands on (from the second stage on). */
  clues: Given[];
  /** The cells to look at. */
  focus: Place[];
  /** What kind of answer this is. */
  kind: Kind;
  /** The position asked about. */
  position: string[];
  /** What there is to say, one sentence for each stage up to the one asked for. */
  sentences: Sentence[];
  /** The step with all its evidence (from the third stage on). */
  step?: Step | null;
  /** The position as an SVG picture: the cells to look at ringed, the clues underlaid. */
  svg?: string | null;
};

/** What to give a hint for. */
export type OhnoHintRequest = {
  /**
   * The puzzle it started from, where that is known: what the two have in common is then given,
   * all else may be a mistake. Without it every wall and every plain floor may be one.
   */
  given?: string | null;
  /** The position, in any of the text formats. */
  puzzle: string;
  /** What keeps a floor from being isolated. */
  rule?: Rule;
  /** How much help. */
  stage?: Stage;
  /** Whether to draw the position with the hint marked. */
  svg?: boolean;
};

/**
 * The choices that the strategies leave open. Each strategy reads those that concern it; what is
 * `None` is what the textbook does for that strategy.
 */
export type OhnoOptions = {
  /** How many nodes of a level beam search keeps. Default: 100. */
  beam_width: BeamWidth;
  /** The deepest level to go to; nodes there are tested but not expanded. Default: no limit. */
  depth_limit: number | null;
  /** The most discrepancies limited discrepancy search allows on a path. Default: no limit. */
  discrepancies: number | null;
  /**
   * Tree or graph search, and when duplicates are looked for. Default: graph search, but tree
   * search for the depth-first family.
   */
  duplicates: Duplicates | null;
  /**
   * Whether the depth-first family in tree search follows a path back into a state that lies on
   * that same path. Default: it does not.
   */
  follow_cycles: boolean;
  /**
   * When a node is tested for being a goal. Default: on expansion, but on generation for
   * breadth-first and beam search.
   */
  goal_test: GoalTest | null;
  /** Which of two nodes with the same f goes first (uniform cost, greedy, A*, weighted A*, beam). */
  tie: Tie;
  /** The factor of weighted A*. Default: 2. */
  weight: Weight;
};

/** How hard it is. */
export type OhnoRateAnswer = {
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** How often each technique is used when the easiest that applies is always taken. */
  counts?: OhnoCount[];
  /** The grade. */
  difficulty?: Difficulty;
  /** The ratings of all steps together: how much there is to do. */
  effort?: number;
  /** The hardest technique needed; `None` if nothing is left to find. */
  hardest?: Technique | null;
  /** Its rating, in tenths. */
  rating?: number;
  /** The result in words. */
  sentence: Sentence;
  /** The names of the techniques, in the order of the counts. */
  techniques: Sentence[];
};

/** What to rate. */
export type OhnoRateRequest = {
  /** The puzzle, in any of the text formats. */
  puzzle: string;
  /** What keeps a floor from being isolated. */
  rule?: Rule;
};

/** What the searches found. */
export type OhnoSearchAnswer = {
  /** What is wrong with the heuristic, where that was asked. */
  heuristic?: HeuristicCheck | null;
  /** One for each search asked for. */
  runs: Run[];
  /** What the first search did, where that was asked for. */
  trace?: Trace | null;
};

/** What to search, and how. */
export type OhnoSearchRequest = {
  /** Whether to compare the first search's heuristic with true costs. */
  check_heuristic?: boolean;
  /** The puzzle, in any of the text formats. */
  puzzle: string;
  /** The searches to make, each under the whole budget. */
  runs?: SearchSettings[];
  /** How much of the first search to trace, if it is to be traced. */
  trace?: TraceRequest | null;
};

/** How to search. */
export type OhnoSearchSettings = {
  /** Which steps there are. */
  formulation: CatalogueFormulation;
  /** What informed strategies go by. */
  heuristic: CatalogueHeuristicName;
  /**
   * What the strategy leaves open. The five strategies of the report's program leave nothing open
   * in the faithful formulation.
   */
  options: OhnoOptions;
  /** What an isolated floor is. The faithful formulation has its own reading in any case. */
  rule: Rule;
  /** Where the faithful formulation shuffles its moves, the order follows from this. */
  seed: number;
  /** In which order nodes are expanded. */
  strategy: Strategy;
  /**
   * First the numbers, then the isolated floors, as in the report. The propagating formulation
   * knows no such division and takes both at once in any case.
   */
  two_phase: boolean;
};

/** What was found. */
export type OhnoSolveAnswer = {
  /** Another solution, where one was looked for and exists. */
  another?: string[] | null;
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** Whether there are no more than that. */
  complete: boolean;
  /** Where there is no solution: givens that cannot all hold. */
  conflict?: Conflict | null;
  /** The exact number in digits, where all were counted. */
  exact?: string | null;
  /** The result in words. */
  sentence: Sentence;
  /** A solution, if there is one. */
  solution: string[] | null;
  /** How many there are, up to the number asked for (and up to what a 64-bit number holds). */
  solutions: number;
  /** The work done. */
  statistics: Statistics;
  /** Whether there is exactly one; null if that was not decided. */
  unique: boolean | null;
};

/** What to solve. */
export type OhnoSolveRequest = {
  /** How many solutions to look for. */
  count?: Count;
  /** The puzzle, in any of the text formats. */
  puzzle: string;
  /** What keeps a floor from being isolated. */
  rule?: Rule;
};

/** What a search did. The counters mean the same for every strategy. */
export type OhnoStatistics = {
  /** The most bytes ever held by nodes, tables and queues. */
  bytes: number;
  /** Nodes dropped because their state was known already. */
  duplicates: number;
  /** States whose successors were asked for (again for every time they were). */
  expanded: number;
  /**
   * Successors that the problem returned, duplicates and dead ends included. The initial state
   * is not counted.
   */
  generated: number;
  /** Complete passes from the initial state; 1 unless the strategy deepens. */
  iterations: number;
  /** The depth of the deepest node. */
  largest_depth: number;
  /** The most nodes that ever waited to be expanded. */
  largest_frontier: number;
  /** Nodes taken from the frontier, whatever happened to them then. */
  popped: number;
  /** Nodes dropped for another reason: dead ends, and what a limit cut off. */
  pruned: number;
  /** States expanded once more because a cheaper way to them was found later. */
  reopened: number;
  /** Wall-clock time. */
  seconds: number;
};

/** What a strategy promises of the path it finds. */
export type Optimal = "cost" | "steps" | "within_weight" | "no";

/**
 * The choices that the strategies leave open. Each strategy reads those that concern it; what is
 * `None` is what the textbook does for that strategy.
 */
export type Options = {
  /** How many nodes of a level beam search keeps. Default: 100. */
  beam_width?: BeamWidth;
  /** The deepest level to go to; nodes there are tested but not expanded. Default: no limit. */
  depth_limit?: number | null;
  /** The most discrepancies limited discrepancy search allows on a path. Default: no limit. */
  discrepancies?: number | null;
  /**
   * Tree or graph search, and when duplicates are looked for. Default: graph search, but tree
   * search for the depth-first family.
   */
  duplicates?: Duplicates | null;
  /**
   * Whether the depth-first family in tree search follows a path back into a state that lies on
   * that same path. Default: it does not.
   */
  follow_cycles?: boolean;
  /**
   * When a node is tested for being a goal. Default: on expansion, but on generation for
   * breadth-first and beam search.
   */
  goal_test?: GoalTest | null;
  /** Which of two nodes with the same f goes first (uniform cost, greedy, A*, weighted A*, beam). */
  tie?: Tie;
  /** The factor of weighted A*. Default: 2. */
  weight?: Weight;
};

/** How an elimination order was found. */
export type OrderBy = "given" | OrderName;

/** What an elimination order leads to. */
export type OrderCosts = {
  /** How many maximal cliques there are. */
  cliques: number;
  /** Entries of all tables, in the same way. */
  entries: number;
  /** How many edges it adds to the moral graph. */
  fill: number;
  /** Entries of the largest clique's table. The largest number there is stands for all that are larger. */
  largest: number;
  /** The decimal logarithm of the entries of all tables. */
  log10_entries: number;
  /** The decimal logarithm of the entries of the largest clique's table. */
  log10_largest: number;
  /** The rule, or `best`. */
  order: string;
  /** The treewidth it shows: one less than the most variables in a clique. */
  width: number;
};

/** A way to find an order that has a name. */
export type OrderName = "best" | "plain" | "shuffled" | Heuristic;

/** What was found about one puzzle. */
export type Outcome = SudokuSolveAnswer | Failure;

/** A state from which a goal is nearer than the heuristic says. */
export type Overestimate = {
  /** What a path from there to a goal costs. */
  cost: number;
  /** What the heuristic says; nothing if it says that this is a dead end. */
  estimate: number | null;
  /** The state. */
  state: string[];
};

/** A value that must be in some of the cells of a rule beyond the regions. */
export type Overlap = {
  /** Its places in both. */
  cells: Place[];
  /**
   * The region in which the value has no other place; none if it is the rule that cannot do without
   * it.
   */
  region: RegionKind | null;
  /** The value. */
  value: number;
  /** The rule, as an index into [`Rules::variants`](crate::Rules::variants). */
  variant: number;
};

/** The paper to print on. */
export type Paper = "a4" | "letter";

/** The games won, or those lost, or all. */
export type Part = {
  /** Decisions in one, on average. */
  decisions: number | null;
  /** How many. */
  games: number;
  /** Guesses in one, on average, the first click included. */
  guesses: number | null;
  /** Seconds of thought in the one that took longest. */
  longest: number | null;
  /** Seconds of thought in one, on average. */
  seconds: number | null;
};

/** In which direction a message goes. */
export type Pass = "collect" | "distribute";

/** One sub-problem, or the whole problem. */
export type Phase = {
  /** What it took. */
  statistics: OhnoStatistics;
  /**
   * Where walls were put on the way to the goal, in order. In the propagating formulation each
   * brings its consequences with it.
   */
  steps: Place[];
  /** What the goal had to satisfy. */
  task: Task;
};

/** A picture of a report. */
export type Picture = {
  /** What it shows, in words. */
  alt: string;
  /** What its file is called, without ending. */
  name: string;
  /** The picture. */
  svg: string;
};

/**
 * The place of a cell, counted from 0 at the top left. Serialised as `[row, column]`.
 *
 * ```
 * use atisbo_base::Place;
 *
 * let place = Place::new(0, 2);
 * assert_eq!((place.row(), place.column()), (0, 2));
 * // People count from 1.
 * assert_eq!(place.to_string(), "r1c3");
 * assert_eq!("1,3".parse(), Ok(place));
 * ```
 */
export type Place = [number, number];

/** A value put into a cell, written as `r1c1=5`. */
export type Placement = {
  /** The column, counted from 0. */
  column: number;
  /** The row, counted from 0. */
  row: number;
  /** The value. */
  value: number;
};

/** A picture. */
export type Plot = {
  /** What it shows, for those who cannot see it. */
  alt: string;
  /** What its file is called, without ending. */
  name: string;
};

/** What has a few ways to turn out. */
export type Premise = {
  cell: Place;
} | {
  place: {
    /** The region. */
    region: RegionKind;
    /** The value. */
    value: number;
  };
} | {
  candidate: Candidate;
};

/** What is done to the domains before the search. */
export type Preprocess = "nothing" | "arc_consistency";

/** Settings with a name: the report's agent, each switch by itself, and all together. */
export type Preset = "report" | "recursive" | "backward" | "shown" | "due" | "incremental" | "mine-count" | "revised" | "sat" | "best-guess" | "best";

/** What is believed of a cell before any number is seen. */
export type Prior = "cells" | "left" | "exact";

/** A part of the formal definition of a problem. */
export type ProblemPart = "initial" | "actions" | "transitions" | "goal" | "cost";

/** How far the player has come. */
export type Progress = {
  /** The notes of each cell, row by row. */
  notes: string[][];
  /** The values, givens included. */
  values: Board;
};

/** The fewest numbers that prove a cell. */
export type Proof = {
  /** The cell. */
  cell: Place;
  /** Whether it is a mine. */
  is_mine: boolean;
  /** The numbers. */
  numbers: Place[];
  /** Whether it is proved that fewer do not do. */
  smallest: boolean;
  /** The hardest technique on the way. */
  technique: string;
  /** Whether the number of mines in all is needed too. */
  total: boolean;
};

/** One step. */
export type ProofLine = {
  /** How it follows, in words. */
  because: Sentence;
  /** What follows. */
  formula: string;
  /** The line it was told in. */
  line?: number | null;
  /** The steps it follows from, counted from 1. */
  premises: number[];
  /** The rule, by name. */
  rule: string;
};

/** Why a node was dropped. */
export type Prune = {
  dead_end: string;
} | "depth" | "bound" | "width" | "discrepancies";

/** One puzzle. */
export type Puzzle = {
  /** How many cells are given. */
  clues: number;
  /** The same in words, with what it takes to make it again. */
  head: Sentence;
  /** It is the same whenever seed and index are. */
  index: number;
  /** The puzzle. */
  puzzle: string[];
  /** How hard it is. */
  rating: Rating;
  /** Its only solution, where that was asked for: every floor with its number. */
  solution?: string[] | null;
  /** How many boards were tried until one gave such a puzzle. */
  tried: number;
};

/** How long and how dear a solution is, and whether it is proved to be a cheapest one. */
export type Quality = {
  /** Why that is so, or why it is not known. */
  because: Grounds;
  /** Whether no solution costs less. */
  cheapest: Cheapest;
  /** What the whole solution costs. */
  cost: number;
  /** The number of steps of the search. */
  length: number;
  /** Why that is so, or why it is not known, in words. */
  sentence: Sentence;
};

/** The answer to one question by one engine. */
export type QueryAnswer = {
  /** What it says. */
  answer: LogicVerdict;
  /** The sentences the answer stands on: those of the proof, or the fewest if they were asked for. */
  because: Told[];
  /** Which limit ended the engine's work, if one did. */
  budget?: Stop | null;
  /** A model of the sentences in which the question is false. */
  counter_model?: Record<string, boolean> | null;
  /** What chaining proved on its way, in order. */
  derived?: string[];
  /** Whether those are the fewest there are. */
  fewest?: boolean | null;
  /** The line that the course program `iengine` prints; it has none for not knowing. */
  iengine?: string | null;
  /** Whether the knowledge base was found to contradict itself: everything follows. */
  inconsistent: boolean;
  /** The engine. */
  method: LogicMethod;
  /** How many models the sentences have, where the engine counts them. */
  models?: string | null;
  /** The proof. */
  proof?: WrittenProof | null;
  /** The question; without one, the engine was asked whether the sentences contradict each other. */
  question: string | null;
  /** The answer in words. */
  sentences: Sentence[];
  /** What it took. */
  statistics: SudokuSearchAnswerStatistics;
  /** Why it cannot tell, where it cannot. */
  unable?: Unable | null;
};

/** How hard a puzzle is, and what it takes. */
export type Rating = {
  /** How often each technique is used when the easiest that applies is always taken. */
  counts: OhnoCount[];
  /** The grade. */
  difficulty: Difficulty;
  /** The ratings of all steps together: how much there is to do. */
  effort: number;
  /** The hardest technique needed; `None` if nothing is left to find. */
  hardest: Technique | null;
  /** Its rating, in tenths. */
  rating: number;
};

/** How an implication follows from earlier ones. */
export type Reason = "supposed" | "same_cell" | "seen" | "last_value" | {
  last_place: RegionKind;
} | {
  locked: RegionKind;
} | "refuted" | {
  rule: number;
};

/** A move that was refused. */
export type Refused = {
  /** Which of the moves, counted from 0. */
  index: number;
  /** Why. */
  sentence: Sentence;
};

/** A set of cells that differ. */
export type Region = {
  /** Its cells. */
  cells: Place[];
  /** Which one. */
  kind: RegionKind;
};

/** What a region is, with its number counted from 0. */
export type RegionKind = {
  row: number;
} | {
  column: number;
} | {
  box: number;
} | {
  extra: number;
};

/** The part that a region plays. */
export type RegionRole = "base" | "cover" | "broken";

/** Where a sample disagrees with the evidence. */
export type Rejected = {
  /** The number of the state that was drawn. */
  drawn: number;
  /** The number of the state that was observed; none where a likelihood decided by chance. */
  observed: number | null;
  /** The variable. */
  variable: string;
};

/** A step of the chain that a learned clause comes from. */
export type Resolved = {
  /** How many decisions stood when it became true. */
  level: number;
  /** The literal that is resolved away: it is true, and had to be. */
  literal: string;
  /** The clause that made it true, which the clause so far is resolved with. */
  reason: Numbered;
};

/** Why an engine starts over. */
export type RestartBy = "conflicts" | "flips" | "proved";

/** As what a known cell enters an argument. */
export type Role = "number" | "floor" | "wall";

/** A row of the truth table: its symbols with their values, in the order of the columns. */
export type Row = Record<string, boolean>;

/** What keeps a floor from being isolated. */
export type Rule = "sees_floor" | "seen_by_number";

/** Which rule a constraint is. */
export type RuleName = RegionKind | {
  /** Its number. */
  constraint: number;
};

/**
 * Which rules of a number chaining is told. Each choice has fewer than the one before, and all prove
 * the same.
 */
export type Rules = "all" | "shown" | "due";

/** A game as a problem. */
export type RulesShowAnswer = {
  /** Its formal definition. */
  definition: Defined[];
  /** The properties of its environment. */
  environment: Described[];
  /** The game. */
  of: DescribedGame;
};

/** Which game to describe. */
export type RulesShowRequest = {
  /** The game. */
  of: DescribedGame;
};

/** One search. */
export type Run = {
  /** How it ended. */
  ending: Ending;
  /** One for each sub-problem. */
  phases: Phase[];
  /** How long and how dear it is, and whether it is proved to be a cheapest one. */
  quality: Quality | null;
  /** The same in words. */
  sentence: Sentence;
  /** How it was made. */
  settings: OhnoSearchSettings;
  /** The solution, if one was found. */
  solution: string[] | null;
  /** What it took. */
  statistics: OhnoStatistics;
  /** How many walls it adds. */
  walls: number | null;
};

/** One technique. */
export type Rung = {
  /** The easiest band in which it is asked for. */
  band: Band;
  /** The same in words. */
  band_name: Sentence;
  /** Its name. */
  name: Sentence;
  /** How hard it is to find. */
  rating: number;
  /** Its name in data and on the command line. */
  technique: SudokuTechnique;
  /** Whether it is only right if the puzzle has one solution. */
  uses_uniqueness: boolean;
};

/** What is estimated so far. */
export type RunningEstimate = {
  /** The share of each of its states; nothing before the first sample that counts. */
  shares: number[];
  /** The variable. */
  variable: string;
};

/** How much samples are worth. */
export type Sampled = {
  /** How many independent ones from the posterior would tell as much. */
  effective: number;
  /** For Markov chains: how far they disagree; near 1 is good. */
  r_hat: number | null;
  /** How many were drawn. */
  samples: number;
};

/** The settings of methods that sample. */
export type Samples = {
  /**
   * How many sweeps of each chain are dropped as burn-in. A sweep redraws once every variable that
   * is not observed.
   */
  burn_in?: number;
  /**
   * How many Markov chains, each with its own start, for Gibbs sampling; at least one is run, and
   * at most 256 are.
   */
  chains?: number;
  /** How many samples to draw. */
  samples?: number;
  /** The same seed gives the same samples. */
  seed?: number;
};

/** Which variables the network has. */
export type Scheme = "full" | "split" | "pruned" | "merged" | "local-1" | "local-2";

/**
 * One thing that happens in a search. Observers get the states and actions of the search
 * ([`Seen`]); a trace holds them as text.
 */
export type SearchEvent = SearchNode & {
  event: "generated";
} | SearchNode & {
  event: "expanded";
} | SearchNode & {
  event: "duplicate";
} | {
  /** What led here from the parent; none for a root. */
  action: string | null;
  /** The number of steps here. */
  depth: number;
  event: "pruned";
  /** The cost of the way here. */
  g: number;
  /** What the heuristic says of the way on, where it was asked. */
  h: number | null;
  /**
   * Its number. Nodes are numbered from 0, the initial state, in the order of their generation.
   * A duplicate that is not stored carries the number of the node that stands for its state.
   */
  id: number;
  /** The number of its parent; none for a root. */
  parent: number | null;
  /** Why. */
  reason: Prune;
  /** The state. */
  state: string;
} | SearchNode & {
  event: "goal";
} | {
  event: "limit_raised";
  /** The new limit. */
  limit: Limit;
};

/** A node of the search tree. */
export type SearchNode = {
  /** What led here from the parent; none for a root. */
  action: string | null;
  /** The number of steps here. */
  depth: number;
  /** The cost of the way here. */
  g: number;
  /** What the heuristic says of the way on, where it was asked. */
  h: number | null;
  /**
   * Its number. Nodes are numbered from 0, the initial state, in the order of their generation.
   * A duplicate that is not stored carries the number of the node that stands for its state.
   */
  id: number;
  /** The number of its parent; none for a root. */
  parent: number | null;
  /** The state. */
  state: string;
};

/** How to search. */
export type SearchSettings = {
  /** Which steps there are. */
  formulation?: CatalogueFormulation;
  /** What informed strategies go by. */
  heuristic?: CatalogueHeuristicName;
  /**
   * What the strategy leaves open. The five strategies of the report's program leave nothing open
   * in the faithful formulation.
   */
  options?: Options;
  /** What an isolated floor is. The faithful formulation has its own reading in any case. */
  rule?: Rule;
  /** Where the faithful formulation shuffles its moves, the order follows from this. */
  seed?: number;
  /** In which order nodes are expanded. */
  strategy?: Strategy;
  /**
   * First the numbers, then the isolated floors, as in the report. The propagating formulation
   * knows no such division and takes both at once in any case.
   */
  two_phase?: boolean;
};

/** The same sentence in every language. */
export type Sentence = {
  /** In English. */
  en: string;
  /** In Spanish. */
  es: string;
};

/** Sentences of a knowledge base that belong together. */
export type SentenceGroup = {
  /** What they are about. */
  about: GroupAbout;
  /** The number's cell, or the cell that has one code. */
  cell: Place | null;
  /** The first sentence, counted from 1 as `ask` lists them. */
  first: number;
  /** The last. */
  last: number;
  /** How many of the cells are mines, at least and at most; none of rules for chaining. */
  mines: [number, number] | null;
  /** The hidden cells that are counted; none of rules for chaining. */
  of: Place[];
  /** The number that the cell would show by these rules, of rules for chaining. */
  shows: number | null;
};

/**
 * The height and width of the boxes; their product is the number of rows, columns and values.
 *
 * ```
 * use atisbo_sudoku::Shape;
 *
 * assert_eq!(Shape::CLASSIC.size(), 9);
 * assert_eq!(Shape::new(2, 3).map(Shape::size), Some(6));
 * assert_eq!(Shape::of_size(12), Some(Shape::new(3, 4).unwrap()));
 * assert_eq!(Shape::new(6, 6), None); // 36 values: too many
 * ```
 */
export type Shape = [number, number];

/** How a sheet to print is laid out. */
export type SheetRequest = {
  /** The language of what else is written. */
  lang?: Lang;
  /** The paper. */
  paper?: Paper;
  /** Puzzles to a page, 1 to 100. */
  per_page?: number;
  /** Whether to print the solutions on pages of their own. */
  solutions?: boolean;
  /** Over the puzzles. */
  title?: string;
};

/** What a hidden cell would show if it were opened. */
export type Shown = {
  /** The cell. */
  cell: Place;
  /** The probability that it is a mine. */
  mine: number;
  /** The numbers it can show. */
  numbers: ShownNumber[];
};

/** A number that a cell can show. */
export type ShownNumber = {
  /** The number. */
  number: number;
  /** The probability that the cell shows it. */
  probability: number;
};

/** What a number sees all around. */
export type Sight = {
  /** What it sees, in the order of [`Direction::ALL`]. */
  arms: [Arm, Arm, Arm, Arm];
  /** Where the number stands. */
  cell: Place;
  /** The number. */
  number: number;
};

/** A puzzle as a request holds it: a text in any of the formats, or one that was read already. */
export type Source = string;

/** The least and the greatest reach in one direction. */
export type Span = {
  /** Which way. */
  direction: Direction;
  /** The number looks at least this far. */
  least: number;
  /** The number looks at most this far. */
  most: number;
};

/** How values spread. */
export type Spread = {
  /** A value that 5 % are above. */
  high: number;
  /** The least. */
  least: number;
  /** A value that 5 % are below. */
  low: number;
  /** The mean. */
  mean: number;
  /** The middle. */
  median: number;
  /** The greatest. */
  most: number;
};

/**
 * How much help is asked for. Each stage includes the ones before.
 *
 * ```
 * use atisbo_base::Stage;
 *
 * assert!(Stage::Where < Stage::Clues && Stage::Argument < Stage::Play);
 * // Sudoku's clues are also called a pattern.
 * assert_eq!("pattern".parse(), Ok(Stage::Clues));
 * ```
 */
export type Stage = "where" | "clues" | "argument" | "play";

/** How a game stands. */
export type Standing = "ready" | "playing" | "won" | "lost";

/** The work a solver did. */
export type Statistics = {
  /** Branchings of the search. 0 means that no value had to be assumed beyond one look ahead. */
  nodes: number;
  /** Values tried by look-ahead. 0 means that propagation alone was enough. */
  probes: number;
  /** Numbers and rows examined by propagation. */
  propagations: number;
};

/** One step of reasoning: what follows, from what, and how. */
export type Step = {
  /** A smallest set of clues that carries the argument: without any one of them it fails. */
  clues: Clue[];
  /** What follows: at least one unknown cell. */
  conclusions: Conclusion[];
  /** What the technique saw. */
  evidence: Evidence;
  /** The technique. */
  technique: Technique;
};

/** Why a computation ended before it was done. */
export type Stop = "nodes" | "bytes" | "time" | "cancelled";

/** The name of a strategy, in the order of the textbook. */
export type Strategy = "bfs" | "dfs" | "dls" | "ids" | "ucs" | "greedy" | "astar" | "wastar" | "idastar" | "beam" | "lds" | "bidirectional";

/** How strong a player is, from weak to strong. */
export type Strength = "safest" | "fast" | "strong" | "max";

/** What there is to choose from in Sudoku. */
export type Sudoku = {
  /** How hard puzzles are. */
  bands: Band[];
  /** The orders of cells in its state space. */
  cell_orders: CellOrder[];
  /** The consistency algorithms. */
  consistencies: Consistency[];
  /** The formats that are read and written. */
  formats: CatalogueFormat[];
  /** The formulations of its state space. */
  formulations: Formulation[];
  /** The heuristics of its state space. */
  heuristics: HeuristicName[];
  /** The variants that can be generated. */
  kinds: VariantKind[];
  /** The engines of logic for it. */
  logic: CatalogueEngine[];
  /** The most rows. */
  max_size: number;
  /** The symmetries of givens. */
  symmetries: Symmetry[];
};

/** What was found. */
export type SudokuCheckAnswer = {
  /** The grid that was checked. */
  board: Board;
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** What is already broken, region by region. */
  clashes: SudokuFault[];
  /** How many cells hold a value. */
  clues: number;
  /** Where a puzzle has no solution: givens that cannot all hold. */
  conflict?: SudokuConflict | null;
  /** Whether every cell holds a value, so that this is a filling and not a puzzle. */
  filled: boolean;
  /** The result in words. */
  sentences: Sentence[];
  /** The height and width of a box. */
  shape: Shape;
  /** Whether the puzzle has exactly one solution; null if that was not decided. */
  unique: boolean | null;
  /**
   * Whether nothing is wrong: the filling keeps every rule, or the puzzle has a solution. Null if
   * that was not decided.
   */
  valid: boolean | null;
  /** Cells that differ from the only solution of the puzzle they started from. */
  wrong?: Place[];
};

/** What to check. */
export type SudokuCheckRequest = {
  /** The puzzle it started from: all else in it may be a mistake. */
  given?: Source | null;
  /** The puzzle or the filled grid, in any of the text formats. */
  puzzle: Source;
  /** The shape of the boxes, where the text does not say and the usual one is not meant. */
  shape?: Shape | null;
};

/** Clues that cannot all hold. */
export type SudokuConflict = {
  /** The givens. */
  givens: SudokuGiven[];
  /** Whether it is known that they can all hold if any one of them is taken away. */
  irreducible: boolean;
  /** The rules of variants. */
  rules?: Sentence[];
  /** The same in words. */
  sentence: Sentence;
  /** Whether it is known that no smaller set conflicts. */
  smallest: boolean;
};

/** The puzzles in the other format. */
export type SudokuConvertAnswer = {
  /** The PNG picture, in base 64. */
  png?: string;
  /** The text; nothing if it is a PNG picture. */
  text: string;
  /** Puzzles on a sheet whose solution is missing because it takes more guesses than one is worth. */
  unsolved?: number;
};

/** What to convert. */
export type SudokuConvertRequest = {
  /** The puzzles, each in any of the text formats. */
  puzzles: Source[];
  /** The shape of the boxes, where a text does not say and the usual one is not meant. */
  shape?: Shape | null;
  /** How a sheet is laid out. */
  sheet?: SheetRequest;
  /** The format to write. */
  to: SudokuTarget;
  /** How many pixels wide a PNG picture is. */
  width?: number;
};

/** How often a technique is used. */
export type SudokuCount = {
  /** How often. */
  count: number;
  /** Its name. */
  name: Sentence;
  /** The technique. */
  technique: SudokuTechnique;
};

/** A method of constraint satisfaction with its settings. */
export type SudokuCspSettings = {
  /** The method. */
  method: Method;
  /** What it leaves open. */
  options: SudokuSearchOptions;
};

/** How a search ended. */
export type SudokuEnding = "solved" | "wrong" | "no_solution" | {
  cut_off: Cut;
} | {
  stopped: Stop;
};

/**
 * What a technique saw. Cells are numbered row by row from 0; [`map`](Evidence::map) gives them
 * another name.
 */
export type SudokuEvidence = {
  kind: "single";
  /**
   * The region in which the value has no other place, or which has no other empty cell; none
   * if it is the cell that can hold nothing else.
   */
  region: RegionKind | null;
} | {
  /** Its places. */
  cells: Place[];
  /** The region it must be in. */
  from: RegionKind;
  kind: "intersection";
  /** The region whose other cells lose it. */
  to: RegionKind;
  /** The value. */
  value: number;
} | {
  /** The cells. */
  cells: Place[];
  kind: "subset";
  /** The regions they lie in. */
  regions: RegionKind[];
  /** The values they hold. */
  values: number[];
} | {
  /** The regions that must have it. */
  base: RegionKind[];
  /** Its places in both. */
  body: Place[];
  /** As many regions that take it from there. */
  cover: RegionKind[];
  /** Its places in the base that no cover takes. */
  fins: Place[];
  kind: "fish";
  /** The value. */
  value: number;
} | {
  /** Whether the last leads back to the first. */
  closed: boolean;
  kind: "chain";
  /** Its links. */
  nodes: Node[];
} | {
  kind: "wing";
  /** The cells it decides between. */
  pincers: Place[];
  /** The cell whose value decides. */
  pivot: Place;
  /** What one of them holds. */
  value: number;
} | {
  /** The two colours of each cluster. */
  clusters: [Place[], Place[]][];
  kind: "colours";
  /** The value. */
  value: number;
} | {
  /** The corners. */
  corners: Place[];
  /** What stands in the way of the exchange: all else in the corners that matters. */
  extra: Candidate[];
  kind: "rectangle";
  /** Other cells the argument needs: the partners of a subset. */
  partners: Place[];
  /** The region the argument looks at, where it looks at one. */
  region: RegionKind | null;
  /** The two values. */
  values: number[];
} | {
  /** The cell with three. */
  cell: Place;
  kind: "grave";
} | {
  kind: "almost_locked";
  /** The values that link each set with the next (with a stem: the stem with each set). */
  links: number[][];
  /** The sets, in the order they are linked. */
  sets: AlmostLocked[];
  /** The cell whose values each rule a set, for a blossom. */
  stem: Place | null;
} | {
  /** The set in the rest of the box. */
  block: AlmostLocked;
  /** The cells in both. */
  intersection: AlmostLocked;
  kind: "sue_de_coq";
  /** The set in the rest of the line. */
  line: AlmostLocked;
} | {
  /** What follows from each possibility; the first implication of each is the possibility. */
  branches: Implication[][];
  kind: "forcing";
  /** What is to be decided. */
  premise: Premise;
} | {
  /** What cannot be; none if the end is too far to be written down and only a search saw it. */
  broken: Broken | null;
  kind: "contradiction";
  /** The supposition first, then what follows; only what is needed. */
  net: Implication[];
} | {
  kind: "proof";
  /** The rules: that a cell holds one value, that a region holds a value once. */
  rules: Premise[];
} | {
  kind: "template";
  /** The value. */
  value: number;
  /** How many ways there are. */
  ways: number;
} | {
  kind: "rule";
  /** Which one, as an index into [`Rules::variants`](crate::Rules::variants). */
  variant: number;
} | InniesAndOuties & {
  kind: "innies_and_outies";
} | Overlap & {
  kind: "overlap";
};

/** The path. */
export type SudokuExplainAnswer = {
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** How the path ended: [`Kind::Solved`] unless the puzzle has no or several solutions. */
  end: SudokuKind;
  /**
   * The techniques that left something out because they reached a limit of their own: without it there might be
   * easier steps.
   */
  limited?: SudokuTechnique[];
  /** The page, where one was asked for. */
  page?: string | null;
  /** The givens. */
  puzzle: Board;
  /** The same in words. */
  sentences: Sentence[];
  /** The height and width of a box. */
  shape: Shape;
  /** The board after the last step. */
  solution: Board;
  /** The steps, in order. */
  steps: SudokuExplained[];
};

/** What to explain. */
export type SudokuExplainRequest = {
  /** Whether to show the board after each step. */
  boards?: boolean;
  /** Whether to do without techniques that rest on the puzzle having one solution. */
  no_uniqueness?: boolean;
  /** Whether to write a page of HTML with a picture of each step, and in which language. */
  page?: Lang | null;
  /** The puzzle, in any of the text formats. */
  puzzle: Source;
  /** The shape of the boxes, where the text does not say and the usual one is not meant. */
  shape?: Shape | null;
  /** The techniques that may not be used. */
  without?: SudokuTechnique[];
};

/** One step in words and as data. */
export type SudokuExplained = {
  /** The board after the step, where that was asked for. */
  board?: Board | null;
  /** The name of the technique. */
  name: Sentence;
  /** The argument. */
  sentence: Sentence;
  /** The evidence. */
  step: SudokuStep;
};

/** Something broken. */
export type SudokuFault = {
  /** The cells to blame. */
  cells: Place[];
  /** The region, if it is one's rule that is broken. */
  region: RegionKind | null;
  /** The value that stands there twice or has no place. */
  value: string | null;
};

/** Whether a property holds. */
export type SudokuFinding = "holds" | "not_refuted" | {
  fails: SudokuOverestimate;
};

/** What was made. */
export type SudokuGenerateAnswer = {
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** What to say about puzzles that could not be made. */
  failed?: Sentence | null;
  /** The puzzles, by index. */
  puzzles: SudokuPuzzle[];
  /** The seed they were made from. */
  seed: number;
  /** The height and width of a box. */
  shape: Shape;
  /** How many boards were tried in all. */
  tried: number;
};

/** What to make. */
export type SudokuGenerateRequest = {
  /** How many puzzles. */
  count?: number;
  /** The index of the first puzzle. */
  first?: number;
  /** How hard they are to be. */
  grade?: GradeRequest;
  /** How to make them, which decides how many clues there are. */
  method?: SudokuMethod;
  /** A grid whose empty cells stay empty. */
  pattern?: Source | null;
  /** Whether to give the position in which the first technique of `needs` is the next step. */
  position?: boolean;
  /** The same seed gives the same puzzles; a random one is chosen if not given. */
  seed?: number | null;
  /** The height and width of a box. */
  shape?: Shape;
  /** Whether to give the solutions too. */
  solution?: boolean;
  /** Which turns and mirrors leave the pattern of the clues as it is. */
  symmetry?: Symmetry;
  /** Which variants. */
  variants?: VariantKind[];
};

/** The settings of [`Genetic`]. */
export type SudokuGeneticSettings = {
  /** How many of the best live on unchanged. */
  elite: number;
  /** After how many moves without a better assignment the local search of an individual ends. */
  moves: number;
  /** How likely (0 to 1) each block of a child mutates. */
  mutation: number;
  /** After how many generations without a better individual to start over. */
  patience: number;
  /** How many individuals live at a time. */
  population: number;
  /** How often to start over before giving up. */
  restarts: number;
  /** For how many moves at least, and up to twice as many, a variable may not take back a value. */
  tabu: number;
  /** Of how many individuals drawn by lot the best becomes a parent. */
  tournament: number;
};

/** A given: where, and what. */
export type SudokuGiven = {
  /** The cell. */
  cell: Place;
  /** The value, as in the text format. */
  value: string;
};

/** Whether a heuristic is what it claims to be, on one puzzle. */
export type SudokuHeuristicCheck = {
  /** Never above the true cost? (A goal's estimate must then be 0.) */
  admissible: SudokuFinding;
  /** Never dropping by more than the cost of a step? */
  consistent: SudokuSearchFinding;
  /** States whose estimate was proven right or wrong. */
  judged: number;
  /** The heuristic. */
  name: HeuristicName;
  /** The same in words. */
  sentences: Sentence[];
  /** What the heuristic says of the initial state, if that was seen. */
  start: Compared | null;
  /** Steps looked at. */
  steps: number;
  /** The budget that ended the exploration, if one did. */
  stopped: Stop | null;
  /** States whose true cost lies too far away to tell. */
  undecided: number;
};

/** What can be said about the position. */
export type SudokuHintAnswer = {
  /** The position with the step played (at the fourth stage). */
  after?: Board | null;
  /** Everything that can be found now, the easiest first, where that was asked for. */
  all?: SudokuExplained[] | null;
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** The cells to look at: those the step concludes about, or that are wrong. */
  focus: Place[];
  /** What to highlight when the step is drawn (from the third stage on). */
  highlights?: Highlights | null;
  /** What kind of answer this is. */
  kind: SudokuKind;
  /**
   * The techniques that left something out because they reached a limit of their own: without it there might be an
   * easier step.
   */
  limited?: SudokuTechnique[];
  /** The cells the step stands on (from the second stage on). */
  pattern: Place[];
  /** The position asked about. */
  position: Board;
  /** The regions to look in, of a step. */
  regions?: RegionKind[];
  /** What there is to say, one sentence for each stage up to the one asked for. */
  sentences: Sentence[];
  /** The height and width of a box. */
  shape: Shape;
  /** The step with all its evidence (from the third stage on). */
  step?: SudokuExplained | null;
  /** The position as an SVG picture, with the evidence coloured. */
  svg?: string | null;
};

/** What to give a hint for. */
export type SudokuHintRequest = {
  /** Whether to list everything that can be found now, in place of the easiest step alone. */
  all?: boolean;
  /** The puzzle it started from, where that is known: all else in the position may be a mistake. */
  given?: Source | null;
  /** Whether to do without techniques that rest on the puzzle having one solution. */
  no_uniqueness?: boolean;
  /** The values noted for each cell, row by row; a cell without notes may be anything. */
  notes?: string[][] | null;
  /** The position, in any of the text formats. */
  puzzle: Source;
  /** The shape of the boxes, where the text does not say and the usual one is not meant. */
  shape?: Shape | null;
  /** How much help. */
  stage?: Stage;
  /** Whether to draw the position with the hint marked. */
  svg?: boolean;
  /** The techniques that may not be used. */
  without?: SudokuTechnique[];
};

/** A step on which the estimate drops by more than the step costs. */
export type SudokuInconsistency = {
  /** What is done. */
  action: Placement;
  /** The estimate after. */
  after: number;
  /** The estimate before; nothing if it says that this is a dead end. */
  before: number | null;
  /** What it costs. */
  cost: number;
  /** Where the step starts. */
  from: Board;
  /** Where it leads. */
  to: Board;
};

/** What can be said about a position. */
export type SudokuKind = "step" | "solved" | "wrong" | "no_solution" | "several" | "stuck" | "undecided";

/** The techniques. */
export type SudokuLadderAnswer = {
  /** In the order in which a hint tries them. */
  techniques: Rung[];
};

/** Which techniques are there? */
export type SudokuLadderRequest = Record<string, unknown>;

/** What leads from one candidate to the next; either end may be a group, one of which it is. */
export type SudokuLink = {
  /** Which branch of the argument it belongs to, counted from 0. */
  branch: number;
  /** From these. */
  from: Candidate[];
  /**
   * Whether it is strong (if the first is false, the second is true) or weak (if the first is
   * true, the second is false).
   */
  strong: boolean;
  /** To these. */
  to: Candidate[];
};

/** An engine of propositional logic. */
export type SudokuLogicSettings = {
  /** Which one. */
  logic: CatalogueEngine;
  /** What it leaves to chance depends on this. */
  seed: number;
};

/** How far clues are taken away. */
export type SudokuMethod = "minimal" | {
  clues: number;
} | "report";

/** The settings of [`MinConflicts`]. */
export type SudokuMinConflictsSettings = {
  /** How often (0 to 1) the variable is chosen at random all the same. */
  noise: number;
  /** After how many steps without fewer conflicts than ever since the last start to start over. */
  patience: number;
  /** How often to start over before giving up. */
  restarts: number;
  /**
   * Whether the best change of any variable in conflict is made, and not, as in the first
   * version of the method, the best change of one of them chosen at random.
   */
  steepest: boolean;
  /**
   * For how many steps at least, and up to twice as many, a value that was left may not be taken
   * again, unless that leaves the fewest conflicts so far.
   */
  tabu: number;
};

/** What is known about clues that could go. */
export type SudokuMinimality = "clues" | "orbits" | "unproved" | "not_wanted";

/** What the methods leave open. Each method reads what concerns it. */
export type SudokuOptions = {
  /** The settings of the genetic algorithm. */
  genetic?: GeneticSettings;
  /** The settings of min-conflicts. */
  min_conflicts?: MinConflictsSettings;
  /** What [`solve`](crate::solve()) does to the domains before a local search. */
  preprocess?: Preprocess;
  /** What random choices depend on. */
  seed?: number;
  /** After how many solutions to stop (the methods that search everything). */
  solutions?: number;
};

/** A state from which a goal is nearer than the heuristic says. */
export type SudokuOverestimate = {
  /** What a path from there to a goal costs. */
  cost: number;
  /** What the heuristic says; nothing if it says that this is a dead end. */
  estimate: number | null;
  /** The state. */
  state: Board;
};

/** One puzzle. */
export type SudokuPuzzle = {
  /** The same in one word. */
  band?: Band | null;
  /** How many cells are given. */
  clues: number;
  /** The same in words, with the hardest technique it needs. */
  graded?: Sentence | null;
  /** It is the same whenever seed and index are. */
  index: number;
  /** The techniques that reached a limit of their own while it was rated: without it the rating might be lower. */
  limited?: SudokuTechnique[];
  /** Whether fewer would do. */
  minimality: SudokuMinimality;
  /**
   * The position in which the wanted technique is the next step, where that was asked for: the
   * pencil marks of each cell, row by row.
   */
  position?: string | null;
  /** The puzzle. */
  puzzle: Board;
  /** How hard it is, where that was asked for. */
  rating?: number | null;
  /** Its only solution, where that was asked for. */
  solution?: Board | null;
  /** The puzzle with the rules of its variants, as a constraint string, if it has any. */
  text?: string | null;
  /** How many grids were tried until one gave such a puzzle. */
  tried: number;
};

/** How hard it is. */
export type SudokuRateAnswer = {
  /** The same in one word. */
  band: Band | null;
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** How often each technique is used, the easiest first. */
  counts: SudokuCount[];
  /** The hardest technique it needs. */
  hardest: SudokuTechnique | null;
  /**
   * The techniques that left something out because they reached a limit of their own: without it the rating might
   * be lower.
   */
  limited?: SudokuTechnique[];
  /** How hard it is, with one decimal; null if the puzzle does not have exactly one solution. */
  rating: number | null;
  /** The result in words. */
  sentence: Sentence;
  /** How many steps there are. */
  steps: number;
};

/** What to rate. */
export type SudokuRateRequest = {
  /** Whether to do without techniques that rest on the puzzle having one solution. */
  no_uniqueness?: boolean;
  /** The puzzle, in any of the text formats. */
  puzzle: Source;
  /** The shape of the boxes, where the text does not say and the usual one is not meant. */
  shape?: Shape | null;
  /** The techniques that may not be used. */
  without?: SudokuTechnique[];
};

/** The part that a candidate or a cell plays in an argument. */
export type SudokuRole = "pattern" | "fin" | "pivot" | "on" | "off" | {
  colour: number;
} | {
  set: number;
} | "guard" | "witness" | "broken";

/** What one method found. */
export type SudokuRun = ({
  /** How it ended. */
  ending: SudokuEnding;
  /** What it took. */
  statistics: OhnoStatistics;
} | {
  /** How it ended. */
  ending: SudokuSearchEnding;
  /** What it took. */
  statistics: SudokuSearchStatistics;
} | {
  /** How many candidates are left in the cells without a value. */
  candidates: number;
  /** What was found out. */
  ending: Verdict;
  /** What it took. */
  statistics: SudokuSearchStatistics;
} | {
  /** How it ended. */
  ending: SudokuSearchAnswerEnding;
  /** What it took. */
  statistics: SudokuSearchAnswerStatistics;
}) & {
  /** The method. */
  method: SudokuSearchAnswerMethod;
  /**
   * How long and how dear it is, and whether it is proved to be a cheapest one: only of a state-space search, which
   * takes a path to it.
   */
  quality?: Quality | null;
  /** How it ended, in words. */
  sentence: Sentence;
  /** The solution, if one was found. */
  solution: Board | null;
  /** Whether it found a solution. */
  solved: boolean;
};

/** What the methods found. */
export type SudokuSearchAnswer = {
  /** What is wrong with the heuristic, where that was asked. */
  heuristic?: SudokuHeuristicCheck | null;
  /** The givens. */
  puzzle: Board;
  /** One for each method asked for. */
  runs: SudokuRun[];
  /** The height and width of a box. */
  shape: Shape;
  /** What the first method did, where that was asked for. */
  trace?: MethodTrace | null;
};

/** How an engine ended. */
export type SudokuSearchAnswerEnding = {
  solved: number[];
} | "no_solution" | "gave_up" | {
  stopped: Stop;
};

/**
 * A method with its settings. Which one it is shows in the field that names it: `method`, `consistency`, `logic`, or
 * `strategy`, which may be left out.
 */
export type SudokuSearchAnswerMethod = SudokuSearchSearchSettings | SudokuCspSettings | ConsistencySettings | SudokuLogicSettings;

/** What an engine did. The counters mean the same for every engine. */
export type SudokuSearchAnswerStatistics = {
  /** Bytes held by the engine's own structures at the end, as far as they grow. */
  bytes: number;
  /** Times a clause became false. */
  conflicts: number;
  /** Values tried. */
  decisions: number;
  /** Clauses derived: resolvents kept, clauses learned. */
  derived: number;
  /**
   * The unit of work that a budget counts: rows of the truth table, symbols taken from the agenda,
   * goals, pairs of clauses resolved, decisions and conflicts, flips.
   */
  nodes: number;
  /** Literals that had to be true, rules that fired. */
  propagations: number;
  /** Times the engine started over. */
  restarts: number;
  /** Wall-clock time. */
  seconds: number;
};

/** How a method ended. */
export type SudokuSearchEnding = "solved" | "no_solution" | {
  stopped: Stop;
} | "gave_up";

/** Whether a property holds. */
export type SudokuSearchFinding = "holds" | "not_refuted" | {
  fails: SudokuInconsistency;
};

/**
 * A method with its settings. Which one it is shows in the field that names it: `method`, `consistency`, `logic`, or
 * `strategy`, which may be left out.
 */
export type SudokuSearchMethod = SudokuSearchSettings | CspSettings | ConsistencySettings | LogicSettings;

/** What the methods leave open. Each method reads what concerns it. */
export type SudokuSearchOptions = {
  /** The settings of the genetic algorithm. */
  genetic: SudokuGeneticSettings;
  /** The settings of min-conflicts. */
  min_conflicts: SudokuMinConflictsSettings;
  /** What [`solve`](crate::solve()) does to the domains before a local search. */
  preprocess: Preprocess;
  /** What random choices depend on. */
  seed: number;
  /** After how many solutions to stop (the methods that search everything). */
  solutions: number;
};

/** What to search, and how. */
export type SudokuSearchRequest = {
  /** Whether to compare the first search's heuristic with true costs. */
  check_heuristic?: boolean;
  /** The puzzle, in any of the text formats. */
  puzzle: Source;
  /** The methods to run, each under the whole budget. */
  runs?: SudokuSearchMethod[];
  /** The shape of the boxes, where the text does not say and the usual one is not meant. */
  shape?: Shape | null;
  /** How much of the first method to trace, if it is to be traced. */
  trace?: TraceRequest | null;
};

/** How to search. */
export type SudokuSearchSearchSettings = {
  /** Which cell is filled next. The faithful formulation always fills the first. */
  cell_order: CellOrder;
  /** What a step is. */
  formulation: Formulation;
  /** What informed strategies go by. A request that names none goes by the report's H1 in the faithful formulation. */
  heuristic: HeuristicName;
  /**
   * What the strategy leaves open. No state is reached twice, so that duplicates are looked for
   * only if that is asked for here. The five strategies of the report's program leave nothing
   * open in the faithful formulation.
   */
  options: OhnoOptions;
  /** In which order nodes are expanded. */
  strategy: Strategy;
};

/** How to search. */
export type SudokuSearchSettings = {
  /** Which cell is filled next. The faithful formulation always fills the first. */
  cell_order?: CellOrder;
  /** What a step is. */
  formulation?: Formulation;
  /** What informed strategies go by. A request that names none goes by the report's H1 in the faithful formulation. */
  heuristic?: HeuristicName;
  /**
   * What the strategy leaves open. No state is reached twice, so that duplicates are looked for
   * only if that is asked for here. The five strategies of the report's program leave nothing
   * open in the faithful formulation.
   */
  options?: Options;
  /** In which order nodes are expanded. */
  strategy?: Strategy;
};

/** What a method did. The counters mean the same for every method. */
export type SudokuSearchStatistics = {
  /** Times the search went back to an earlier variable. */
  backtracks: number;
  /** The most bytes ever held by the method's own structures, as far as they grow with the problem. */
  bytes: number;
  /** Times it was asked whether two values go together, or whether a constraint on more holds. */
  checks: number;
  /** The most variables assigned at once by a systematic method. */
  deepest: number;
  /** Times values were removed from a domain. */
  domain_changes: number;
  /** Times it was found that the assignment cannot be part of a solution. */
  failures: number;
  /**
   * The unit of work that a budget counts: values tried (systematic methods), complete
   * assignments tested (brute force), values changed (local search), individuals (genetic
   * algorithm), options chosen (exact cover), arcs revised (arc consistency), pairs of variables
   * revised (path consistency).
   */
  nodes: number;
  /** Times the method started over. */
  restarts: number;
  /** Wall-clock time. */
  seconds: number;
};

/** The puzzle, laid out. */
export type SudokuShowAnswer = {
  /** The givens. */
  board: Board;
  /** The values each cell can still have by the rules alone, row by row, where that was asked for. */
  candidates?: string[][] | null;
  /** The format that the text was in. */
  format: CatalogueFormat;
  /** Whether there are no rules but those of rows, columns and boxes. */
  plain: boolean;
  /** How far the player has come, where the format says so. */
  progress?: Progress | null;
  /** The rows, columns, boxes and other sets of cells that differ. */
  regions: Region[];
  /** The height and width of a box. */
  shape: Shape;
  /** The signs that a cell may hold, in order. */
  signs: string;
  /** How many rows there are. */
  size: number;
  /** The puzzle as one text that holds all of it: a line, or a constraint string. */
  text: string;
  /** What those look like, to be laid under the digits. */
  underlay?: Underlay | null;
  /** The rules beyond those, in words, one by one. */
  variants: Sentence[];
};

/** What to show. */
export type SudokuShowRequest = {
  /** Whether to leave out the regions and what is laid under the digits, for whoever does not draw the grid. */
  bare?: boolean;
  /** Whether to list the values each cell can still have. */
  candidates?: boolean;
  /** The puzzle, in any of the text formats. */
  puzzle: Source;
  /** The shape of the boxes, where the text does not say and the usual one is not meant. */
  shape?: Shape | null;
};

/** What was found. */
export type SudokuSolveAnswer = {
  /** Another solution, where one was looked for and exists. */
  another?: Board | null;
  /** Which limit ended the work, if one did. */
  budget: Stop | null;
  /** The values that each cell has in some solution, where that was asked for. */
  candidates?: Candidates | null;
  /** Whether there are no more than that. */
  complete: boolean;
  /** Where there is no solution: givens that cannot all hold. */
  conflict?: SudokuConflict | null;
  /** Solutions in full, as many as were asked for. */
  list?: Board[];
  /** The givens. */
  puzzle: Board;
  /** The result in words. */
  sentence: Sentence;
  /** The height and width of a box. */
  shape: Shape;
  /** A solution, if there is one. */
  solution: Board | null;
  /** How many there are, up to the number asked for. */
  solutions: number;
  /** The work done. */
  statistics: SudokuStatistics;
  /** Whether there is exactly one; null if that was not decided. */
  unique: boolean | null;
};

/** What was found. */
export type SudokuSolveManyAnswer = {
  /** One for each puzzle, in their order. */
  answers: Outcome[];
};

/** What to solve. */
export type SudokuSolveManyRequest = {
  /** How many solutions to look for in each. */
  count?: number;
  /** The puzzles, each in any of the text formats. */
  puzzles: Source[];
  /** The shape of the boxes, where a text does not say and the usual one is not meant. */
  shape?: Shape | null;
};

/** What to solve. */
export type SudokuSolveRequest = {
  /** Whether to find the values that each cell has in some solution. */
  candidates?: boolean;
  /** How many solutions to look for; two are enough to know whether the first is the only one. */
  count?: number;
  /** How many of them to give in full, beyond the first and another. */
  list?: number;
  /** The puzzle, in any of the text formats. */
  puzzle: Source;
  /** The shape of the boxes, where the text does not say and the usual one is not meant. */
  shape?: Shape | null;
};

/** The work a solver did. */
export type SudokuStatistics = {
  /**
   * Assumptions, or what was left after them, that turned out impossible. Only the generic solver
   * counts them.
   */
  failures: number;
  /** Candidates that had to be assumed. 0 means that propagation alone was enough. */
  guesses: number;
  /** Rules applied by propagation. Only the generic solver counts them. */
  propagations: number;
  /** Times the search started again from the top. */
  restarts: number;
};

/** One step of reasoning: what follows, and how. */
export type SudokuStep = {
  /** Candidates that go. */
  eliminations: Candidate[];
  /** What the technique saw. */
  evidence: SudokuEvidence;
  /** Values that go into cells. */
  placements: Candidate[];
  /** The technique. */
  technique: SudokuTechnique;
};

/** What to write. */
export type SudokuTarget = "svg" | "sheet" | "png" | "dimacs" | CatalogueFormat;

/** A way to reason about a position. */
export type SudokuTechnique = "full_house" | "hidden_single" | "naked_single" | "extra_rule" | "innies" | "outies" | "pointing" | "claiming" | "rule_pointing" | "locked_pair" | "rule_claiming" | "naked_pair" | "locked_triple" | "hidden_pair" | "innie_outie_difference" | "naked_triple" | "hidden_triple" | "x_wing" | "skyscraper" | "two_string_kite" | "turbot_fish" | "empty_rectangle" | "remote_pair" | "bug_plus_one" | "unique_rectangle_1" | "unique_rectangle_2" | "unique_rectangle_3" | "unique_rectangle_4" | "unique_rectangle_5" | "unique_rectangle_6" | "hidden_rectangle" | "avoidable_rectangle_1" | "avoidable_rectangle_2" | "xy_wing" | "xyz_wing" | "w_wing" | "swordfish" | "finned_x_wing" | "sashimi_x_wing" | "simple_colours" | "naked_quad" | "multi_colours" | "hidden_quad" | "jellyfish" | "finned_swordfish" | "sashimi_swordfish" | "finned_jellyfish" | "sashimi_jellyfish" | "sue_de_coq" | "x_chain" | "xy_chain" | "continuous_nice_loop" | "discontinuous_nice_loop" | "aic" | "als_xz" | "als_xy_wing" | "als_chain" | "death_blossom" | "grouped_continuous_nice_loop" | "grouped_discontinuous_nice_loop" | "grouped_aic" | "franken_x_wing" | "forcing_chain" | "forcing_net" | "franken_swordfish" | "franken_jellyfish" | "mutant_x_wing" | "mutant_swordfish" | "mutant_jellyfish" | "template_set" | "template_delete" | "contradiction";

/** What was kept of a run. */
export type SudokuTrace = {
  /** The first events, in the order in which they happened. */
  events: CspEvent[];
  /** How many events came after them. */
  left_out: number;
};

/** The switches of exact methods: none changes an answer, each changes what it costs. */
export type Switches = {
  /** How tables with structure are decomposed. */
  decompose?: Decompose | null;
  /** Apply evidence to the tables once, not at every query. */
  keep_evidence?: boolean;
  /** `best`, a rule's name, or the names of variables in order, separated by commas. */
  order?: string;
  /** Leave out what is no ancestor of query or evidence. */
  prune_barren?: boolean;
  /** Leave out what the evidence cuts off from the query. */
  prune_separated?: boolean;
};

/**
 * How the pattern of clues repeats itself.
 *
 * ```
 * use atisbo_sudoku::generate::Symmetry;
 *
 * let orbits = Symmetry::Rotation180.orbits(9);
 * assert_eq!(orbits.len(), 41);
 * assert_eq!(orbits[0], [0, 80]);
 * assert!(Symmetry::Full.orbits(9).contains(&vec![40])); // the centre stays where it is
 * ```
 */
export type Symmetry = "none" | "rotation180" | "rotation90" | "horizontal" | "vertical" | "both_mirrors" | "diagonal" | "antidiagonal" | "both_diagonals" | "full";

/** Columns and rows. */
export type Table = {
  /** What it shows. */
  caption: string | null;
  /** Its columns. */
  columns: Column[];
  /**
   * Its rows. One that is too short is taken to end in empty cells; what is beyond the last column is not
   * shown.
   */
  rows: Value[][];
};

/** Which conditional tables of a network are wanted. */
export type TablesRequest = {
  /** Only those with at most this many numbers, and never more than 100,000. */
  most?: number;
  /** Of these variables, as `x_r1c1` or as the reports' `x00`; of all if there are none. */
  of?: string[];
};

/** A format to write. */
export type Target = "svg" | "dimacs" | OhnoFormat;

/** What a goal has to satisfy. */
export type Task = "numbers" | "isolation" | "whole";

/** A way to reason about a position. */
export type Technique = "number_complete" | "one_direction" | "would_exceed" | "required" | "isolated_wall" | "one_open_neighbour" | "joint" | "blind_floor" | "two_numbers" | "contradiction" | "smallest_proof";

/** The ready-made orders: least f first, and among equals by one of these rules. */
export type Tie = "fifo" | "lifo" | "high_g" | "heap";

/** The families of tilings. */
export type TilingKind = "square" | "hex" | "triangle" | "circle" | "torus" | "free";

/** A sentence that was told. */
export type Told = {
  /** Its line in the text; DIMACS files have none for their clauses. */
  line?: number | null;
  /** The sentence. */
  sentence: string;
};

/** Rules or facts of a knowledge base that belong together. */
export type ToldGroup = {
  /** What they are about. */
  about: GroupAbout;
  /** The number's cell, or the cell that has one code. */
  cell: Place | null;
  /** How many there are. */
  count: number;
  /** The first: thirty facts, or two rules. */
  first: Numbered[];
  /** The number that the cell would show by these rules. */
  shows: number | null;
};

/** What was kept of a run. */
export type Trace = {
  /** The first events, in the order in which they happened. */
  events: SearchEvent[];
  /** How many events came after them. */
  left_out: number;
};

/** How much of a run to keep. */
export type TraceRequest = {
  /** How many events to keep; the others are counted. */
  limit: number;
};

/** A report in another language, from the same runs. */
export type Translation = {
  /** The report. */
  document: Document;
  /** Its pictures. */
  plots: Picture[];
};

/** A decision, with what the second report logs of it and what other agents have in place of its network. */
export type Turn = {
  /** What was seen then, with the mines known or marked before. */
  after: string[];
  /** What was seen. */
  board: string[];
  /** The limit that ended thinking early, if one did. */
  budget?: Stop | null;
  /** The game. */
  game: number;
  /** The text from which the game can be replayed, with its last decision. */
  id?: string | null;
  /** The mines known before. */
  known_mines: Place[];
  /** The cells marked as mines. */
  mark?: Place[];
  /** How it was made. */
  method: MinesweeperMethod;
  /** The probability of a mine for each variable. */
  mine_probability: Record<string, number>;
  /** The questions that chaining was asked. */
  questions?: AgentQuestion[];
  /** Why. */
  reason: MinesweeperReason;
  /** The decision as the second report's program logs it, where that was asked for. */
  report?: string | null;
  /** The cells revealed. */
  reveal: Place[];
  /** The probability that they are mines. */
  risk: number;
  /** How the game stands. */
  state: Standing;
  /** How long it took. */
  time: number;
  /** Which decision of it, from 1. */
  turn: number;
  /** The probability to win with best play, where the end of the game is known exactly. */
  win?: number | null;
  /** The variables that say whether cells are mines. */
  x: string[];
  /** The variables of the numbers. */
  y: string[];
};

/** A kind of UAI answer file. */
export type UaiAnswer = "mar" | "pr";

/** Why an engine cannot tell. */
export type Unable = {
  /** The first sentence that is no Horn clause, counted from 1 as the sentences are listed. */
  sentence?: number | null;
  /** The reason. */
  why: Obstacle;
};

/** Cells that can be filled in several ways which no number outside them will ever tell apart. */
export type Unavoidable = {
  /** The cells least likely to be mines. */
  best: Place[];
  /** The cells, in ascending order. */
  cells: Place[];
  /** How many of them are mines. */
  mines: number;
  /** The probability that one of these is a mine. */
  risk: number;
  /** In how many ways, all equally likely. */
  ways: number;
};

/**
 * What the rules beyond rows, columns and boxes look like, without lines between cells and without
 * digits.
 */
export type Underlay = {
  /** How high it is. */
  height: number;
  /** Where the grid begins, from the left. */
  left: number;
  /** The side of a cell in it. */
  side: number;
  /** The picture, transparent where nothing is drawn. */
  svg: string;
  /** Where it begins, from the top. */
  top: number;
  /** How wide the picture is. */
  width: number;
};

/** What a cell holds, for programs. */
export type Value = string | number | boolean | null;

/** A kind of variant that puzzles can be made of. Kinds combine. */
export type VariantKind = "diagonal" | "windoku" | "disjoint_groups" | "anti_knight" | "anti_king" | "non_consecutive" | "jigsaw" | "killer";

/** What a consistency algorithm found out. */
export type Verdict = "consistent" | "inconsistent" | {
  stopped: Stop;
};

/**
 * A [`Place`] in two bytes, shown and serialised like one: a search keeps an action for every state.
 *
 * ```
 * use atisbo_ohno::Place;
 * use atisbo_ohno::search::Wall;
 *
 * let wall = Wall::from(Place::new(199, 3));
 * assert_eq!((size_of::<Wall>(), Place::from(wall)), (2, Place::new(199, 3)));
 * assert_eq!(wall.to_string(), "r200c4");
 * assert_eq!(serde_json::to_string(&wall).unwrap(), "[199,3]");
 * ```
 */
export type Wall = [number, number];

/**
 * The factor of weighted A*, in hundredths and at least 1.
 *
 * ```
 * use atisbo_search::Weight;
 *
 * let weight: Weight = "1.5".parse()?;
 * assert_eq!(weight.times(7), 10);
 * assert_eq!(weight.to_string(), "1.5");
 * assert!("0.9".parse::<Weight>().is_err());
 * # Ok::<(), atisbo_search::BadWeight>(())
 * ```
 */
export type Weight = number;

/** A report. */
export type Which = "buscapython" | "bayes" | "logic" | "sudoku" | "ohno";

/** Why a cell is a mine, or none. */
export type Why = {
  /** The cell. */
  cell: Place;
  /** The flags that were believed. */
  flags?: Place[];
  /** Whether it is a mine; null if that is not certain. */
  is_mine: boolean | null;
  /** The numbers that say so. */
  numbers: Place[];
  /** The argument, step by step. */
  sentences: Sentence[];
  /** Whether the number of mines in all is needed. */
  total: boolean;
};

/** A knowledge base that was written for chaining. */
export type WrittenBase = {
  /** The cells that are asked about. */
  cells: Place[];
  /** How many facts it has. */
  facts: number;
  /** The number whose rules it has; none if it has those of all. */
  number: Place | null;
  /** How many rules it has. */
  rules: number;
};

/** A proof, ready to be shown. */
export type WrittenProof = {
  /** The graph of the steps for Graphviz. */
  dot: string;
  /** The steps, each after those it stands on; the last is what was to be proved. */
  steps: ProofLine[];
  /** The steps as a tree, from the conclusion down to what was told. */
  tree: Branch[];
};

/** Requests by game and verb. */
export interface Requests {
  "ohno solve": { game: "ohno"; verb: "solve" } & OhnoSolveRequest;
  "ohno check": { game: "ohno"; verb: "check" } & OhnoCheckRequest;
  "ohno hint": { game: "ohno"; verb: "hint" } & OhnoHintRequest;
  "ohno explain": { game: "ohno"; verb: "explain" } & OhnoExplainRequest;
  "ohno rate": { game: "ohno"; verb: "rate" } & OhnoRateRequest;
  "ohno generate": { game: "ohno"; verb: "generate" } & OhnoGenerateRequest;
  "ohno search": { game: "ohno"; verb: "search" } & OhnoSearchRequest;
  "ohno convert": { game: "ohno"; verb: "convert" } & OhnoConvertRequest;
  "sudoku solve": { game: "sudoku"; verb: "solve" } & SudokuSolveRequest;
  "sudoku solve_many": { game: "sudoku"; verb: "solve_many" } & SudokuSolveManyRequest;
  "sudoku check": { game: "sudoku"; verb: "check" } & SudokuCheckRequest;
  "sudoku hint": { game: "sudoku"; verb: "hint" } & SudokuHintRequest;
  "sudoku explain": { game: "sudoku"; verb: "explain" } & SudokuExplainRequest;
  "sudoku rate": { game: "sudoku"; verb: "rate" } & SudokuRateRequest;
  "sudoku ladder": { game: "sudoku"; verb: "ladder" } & SudokuLadderRequest;
  "sudoku generate": { game: "sudoku"; verb: "generate" } & SudokuGenerateRequest;
  "sudoku search": { game: "sudoku"; verb: "search" } & SudokuSearchRequest;
  "sudoku convert": { game: "sudoku"; verb: "convert" } & SudokuConvertRequest;
  "sudoku show": { game: "sudoku"; verb: "show" } & SudokuShowRequest;
  "minesweeper analyse": { game: "minesweeper"; verb: "analyse" } & MinesweeperAnalyseRequest;
  "minesweeper hint": { game: "minesweeper"; verb: "hint" } & MinesweeperHintRequest;
  "minesweeper explain": { game: "minesweeper"; verb: "explain" } & MinesweeperExplainRequest;
  "minesweeper check": { game: "minesweeper"; verb: "check" } & MinesweeperCheckRequest;
  "minesweeper generate": { game: "minesweeper"; verb: "generate" } & MinesweeperGenerateRequest;
  "minesweeper convert": { game: "minesweeper"; verb: "convert" } & MinesweeperConvertRequest;
  "minesweeper play": { game: "minesweeper"; verb: "play" } & MinesweeperPlayRequest;
  "minesweeper game": { game: "minesweeper"; verb: "game" } & MinesweeperGameRequest;
  "minesweeper tiling": { game: "minesweeper"; verb: "tiling" } & MinesweeperTilingRequest;
  "bayes query": { game: "bayes"; verb: "query" } & BayesQueryRequest;
  "bayes show": { game: "bayes"; verb: "show" } & BayesShowRequest;
  "bayes convert": { game: "bayes"; verb: "convert" } & BayesConvertRequest;
  "logic ask": { game: "logic"; verb: "ask" } & LogicAskRequest;
  "logic conflicts": { game: "logic"; verb: "conflicts" } & LogicConflictsRequest;
  "logic convert": { game: "logic"; verb: "convert" } & LogicConvertRequest;
  "rules show": { game: "rules"; verb: "show" } & RulesShowRequest;
  "lab run": { game: "lab"; verb: "run" } & LabRunRequest;
  "lab report": { game: "lab"; verb: "report" } & LabReportRequest;
  "lab export": { game: "lab"; verb: "export" } & LabExportRequest;
  "lab merge": { game: "lab"; verb: "merge" } & LabMergeRequest;
  "lab repeat": { game: "lab"; verb: "repeat" } & LabRepeatRequest;
  "class labs": { game: "class"; verb: "labs" } & ClassLabsRequest;
  "class practice": { game: "class"; verb: "practice" } & ClassPracticeRequest;
  "class read": { game: "class"; verb: "read" } & ClassReadRequest;
}

export type Request = Requests[keyof Requests];

/** Answers by game and verb. */
export interface Answers {
  "ohno solve": { game: "ohno"; verb: "solve" } & OhnoSolveAnswer;
  "ohno check": { game: "ohno"; verb: "check" } & OhnoCheckAnswer;
  "ohno hint": { game: "ohno"; verb: "hint" } & OhnoHintAnswer;
  "ohno explain": { game: "ohno"; verb: "explain" } & OhnoExplainAnswer;
  "ohno rate": { game: "ohno"; verb: "rate" } & OhnoRateAnswer;
  "ohno generate": { game: "ohno"; verb: "generate" } & OhnoGenerateAnswer;
  "ohno search": { game: "ohno"; verb: "search" } & OhnoSearchAnswer;
  "ohno convert": { game: "ohno"; verb: "convert" } & OhnoConvertAnswer;
  "sudoku solve": { game: "sudoku"; verb: "solve" } & SudokuSolveAnswer;
  "sudoku solve_many": { game: "sudoku"; verb: "solve_many" } & SudokuSolveManyAnswer;
  "sudoku check": { game: "sudoku"; verb: "check" } & SudokuCheckAnswer;
  "sudoku hint": { game: "sudoku"; verb: "hint" } & SudokuHintAnswer;
  "sudoku explain": { game: "sudoku"; verb: "explain" } & SudokuExplainAnswer;
  "sudoku rate": { game: "sudoku"; verb: "rate" } & SudokuRateAnswer;
  "sudoku ladder": { game: "sudoku"; verb: "ladder" } & SudokuLadderAnswer;
  "sudoku generate": { game: "sudoku"; verb: "generate" } & SudokuGenerateAnswer;
  "sudoku search": { game: "sudoku"; verb: "search" } & SudokuSearchAnswer;
  "sudoku convert": { game: "sudoku"; verb: "convert" } & SudokuConvertAnswer;
  "sudoku show": { game: "sudoku"; verb: "show" } & SudokuShowAnswer;
  "minesweeper analyse": { game: "minesweeper"; verb: "analyse" } & MinesweeperAnalyseAnswer;
  "minesweeper hint": { game: "minesweeper"; verb: "hint" } & MinesweeperHintAnswer;
  "minesweeper explain": { game: "minesweeper"; verb: "explain" } & MinesweeperExplainAnswer;
  "minesweeper check": { game: "minesweeper"; verb: "check" } & MinesweeperCheckAnswer;
  "minesweeper generate": { game: "minesweeper"; verb: "generate" } & MinesweeperGenerateAnswer;
  "minesweeper convert": { game: "minesweeper"; verb: "convert" } & MinesweeperConvertAnswer;
  "minesweeper play": { game: "minesweeper"; verb: "play" } & MinesweeperPlayAnswer;
  "minesweeper game": { game: "minesweeper"; verb: "game" } & MinesweeperGameAnswer;
  "minesweeper tiling": { game: "minesweeper"; verb: "tiling" } & MinesweeperTilingAnswer;
  "bayes query": { game: "bayes"; verb: "query" } & BayesQueryAnswer;
  "bayes show": { game: "bayes"; verb: "show" } & BayesShowAnswer;
  "bayes convert": { game: "bayes"; verb: "convert" } & BayesConvertAnswer;
  "logic ask": { game: "logic"; verb: "ask" } & LogicAskAnswer;
  "logic conflicts": { game: "logic"; verb: "conflicts" } & LogicConflictsAnswer;
  "logic convert": { game: "logic"; verb: "convert" } & LogicConvertAnswer;
  "rules show": { game: "rules"; verb: "show" } & RulesShowAnswer;
  "lab run": { game: "lab"; verb: "run" } & LabRunAnswer;
  "lab report": { game: "lab"; verb: "report" } & LabReportAnswer;
  "lab export": { game: "lab"; verb: "export" } & LabExportAnswer;
  "lab merge": { game: "lab"; verb: "merge" } & LabMergeAnswer;
  "lab repeat": { game: "lab"; verb: "repeat" } & LabRepeatAnswer;
  "class labs": { game: "class"; verb: "labs" } & ClassLabsAnswer;
  "class practice": { game: "class"; verb: "practice" } & ClassPracticeAnswer;
  "class read": { game: "class"; verb: "read" } & ClassReadAnswer;
}

export type Answer = Answers[keyof Answers];
