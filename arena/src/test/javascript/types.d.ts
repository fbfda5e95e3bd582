/**
 * The types that the modules of the pages share. The shapes of the arena's answers follow openapi.json; the parts that
 * differ from game to game (scenes, events) are `any`.
 */
declare namespace Arena {
  /** A class whose elements have further properties, for `class X extends (cast to With<typeof Base, Properties>)`. */
  type With<Base extends abstract new (...values: any) => any, Properties> = Omit<Base, 'prototype'> &
    (new (...values: any[]) => InstanceType<Base> & Partial<Properties>);

  /** Results of `html` and `svg`, and whatever else Lit can draw. */
  type Drawing = unknown;

  interface SeatHead {
    seat: number;
    name: string;
    emblem?: string;
    school?: string;
    avatar?: string;
    kind: 'folder' | 'superbot' | 'person';
    playedBy?: string;
  }

  interface Standing {
    seat: number;
    place: number;
    points: number;
    figures: Record<string, any>;
  }

  interface MatchHead {
    match: string;
    game: string;
    title: string;
    /** The seat of the reader, on the page of a person. */
    seat?: number;
    seats: SeatHead[];
    viewpoint: string;
    viewpoints: string[];
    logs: number[];
    settings: Record<string, string>;
    /** Facts that hold all through the match, in the game's own terms. */
    ground?: any;
    seed?: number;
    over: boolean;
    reason?: string;
    end?: any;
    standings: Standing[];
    moves: number;
    beganMillis: number;
    durationMillis?: number;
    secret: boolean;
    estimates: boolean;
    review?: boolean;
    held?: { seat: number };
    /** Whether another match can be begun at the same table. */
    again?: boolean;
  }

  /** The time stamps of an answer, in milliseconds. */
  interface Times {
    published?: number;
    seen?: number;
    answered?: number;
    complete?: number;
    judged?: number;
  }

  interface Order {
    seat: number;
    shown?: string;
    code?: number;
    words?: string;
    fault?: boolean;
    late?: boolean;
    again: boolean;
    turn: number;
    times?: Times;
  }

  interface Move {
    at: number;
    step: number;
    millis: number;
    /** The board after the move, in the game's own terms. */
    scene: any;
    /** The effects of the move, in the game's own terms. */
    what?: any;
    orders: Order[];
    notes: string[];
    news: { kind: string; seat: number; millis: number; reason: string; words: string }[];
    clocks: { seat: number; usedMillis: number; leftMillis: number }[];
    tallies: { seat: number; moves: number; faults: number; late: number; left: string; playedBy: string }[];
  }

  /** The estimates of a position, by seat: from 0, lost, to 1, won. */
  interface Estimate {
    at: number;
    seats: number[];
  }

  /** A part of a kind of order: a choice of alternatives, or a number from `least` to `most`. */
  interface Part {
    key: string;
    alternatives?: { value: string; words: string }[];
    least?: string;
    most?: any;
    [more: string]: any;
  }

  interface Kind {
    key: string;
    parts: Part[];
    said?: { values: Record<string, string> };
    [more: string]: any;
  }

  /** The orders that a seat can give; `complete` says that an answer can have several of them. */
  interface Choices {
    kinds: Kind[];
    complete?: boolean;
  }

  interface ChosenOrder {
    kind: string;
    values: Record<string, string[]>;
  }

  interface ChoicesProperties {
    choices: Choices;
    game: string;
    give: (orders: ChosenOrder[]) => void;
    add: (orders: ChosenOrder[]) => void;
    changed?: (offered: Set<string>, takeable: Set<string>) => void;
    closed: boolean;
    keeps: boolean;
    number: number;
  }

  interface ChoicesForm extends HTMLElement {
    updateComplete: Promise<boolean>;
    press(token: string): boolean;
    takeFrom(token: string): void;
  }

  interface ChartProperties {
    at: number;
    last: number;
    most?: number;
    label: string;
    go?: (at: number) => void;
  }

  interface MoveListProperties {
    known: number;
    game: Game;
    rules: string;
    at: number;
    go?: (at: number) => void;
  }

  /** A column of a table: `cell` draws a row's value, `value` sorts by it. */
  interface Column {
    key: string;
    title: string;
    explain?: string;
    number?: boolean;
    cell?: (row: any) => Drawing;
    value?: (row: any) => any;
  }

  interface TableProperties {
    columns: Column[];
    rows: any[];
    caption: string;
    explain: string;
    none: string;
    fixed: boolean;
  }

  /** A decision of a seat with the winning chances after the best order and after the played one, from 0 to 1. */
  interface ReviewedTurn {
    turn: number;
    played?: string;
    code: number;
    bestChance: number;
    playedChance: number;
    lostAtLeast: number;
    mark: 'fine' | 'inaccurate' | 'mistake' | 'blunder';
    better?: string;
    why?: string;
  }

  interface Review {
    seat: number;
    name: string;
    turningPoints: number[];
    turns: ReviewedTurn[];
  }

  interface ReviewProperties {
    source: Source;
    names: string[];
    /** The move of a turn of a seat, if it is known. */
    moveOf: (seat: number, turn: number) => number | undefined;
    go: (at: number) => void;
    seat?: number;
    review?: Review;
  }

  /** The source of a match: its header, moves and estimates. */
  interface Source {
    viewpoint?: string;
    /** The interval in which the source asks for moves, if it does. */
    lookMillis?: number;
    header(): Promise<MatchHead>;
    moves(from: number): Promise<{ from: number; moves: Move[]; over: boolean; next: number }>;
    estimates(): Promise<{ estimates: Estimate[] }>;
    /** The review of a seat's decisions; missing where no arena can be asked. */
    review?(seat: number): Promise<Review>;
    live(from: () => number, message: (message: any) => void, state: (state: string) => void): { close(): void };
    file?(seat: number, turn: number, file: string): Promise<string>;
    log?(seat: number): Promise<string>;
  }

  interface ViewerProperties {
    source: Source;
    start?: number;
    standing: boolean;
    ends: boolean;
    header: MatchHead;
    estimates?: Estimate[];
  }

  /** A turn of Acquire in the story beside the board; its player is missing before the first turn. */
  interface Turn {
    turn: number;
    player?: number;
    events: { event: any; before: any; after: any }[];
  }

  /** A contest as a reader sees it. */
  type Contest = any;

  /** A section of a contest with its standings. */
  type Section = any;

  interface StandingsProperties {
    data: Contest;
    section: Section;
    /** Leaves out what opens under a row. */
    plain: boolean;
  }

  /** A failure as pages show it: an ApiFailure, or sentences alone. */
  interface Failure {
    status?: number;
    sentences?: string[];
    message?: string;
  }
}

interface HTMLElementTagNameMap {
  'arena-choices': Arena.ChoicesForm;
}
