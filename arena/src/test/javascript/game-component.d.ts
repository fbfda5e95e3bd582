/**
 * The contract of a game's component, the module `arena/games/ID.js`. A scene, the ground and the effects of a move are
 * in the game's own terms: `any`.
 */
declare namespace Arena {
  /** The exports of a component. All but `board` are optional; `game-component.js` has the defaults. */
  interface GameComponent {
    /** Draws a scene: in the viewer, on a seat's page, and `small` in the lobby and on the projector. */
    board(properties: BoardProperties): Drawing;

    /* Playback. */

    /** Returns the number of pictures of a move, at least 1; `board` gets the number of one as `frame`. Default 1. */
    frames?(move: Move): number;
    /** Returns the milliseconds for which a move is shown at normal speed. Default 780. */
    rest?(move: Move, before?: Move): number;
    /** Returns the sound of a frame of a move, or nothing. Default `place`. */
    sound?(move: Move, frame: number, before?: Move): Sound | null | undefined;

    /* Words. */

    /** Returns the events of a move in sentences: in the tab *Move*, and for screen readers. Default none. */
    words?(move: Move, names: string[]): string;
    /** Returns a move in a few words, in the list of moves if no order can be shown. Default none. */
    brief?(move: Move): string | undefined;
    /** Tells whether the list of moves has a move, in a game with many small ones. Default: every move. */
    isTold?(move: Move, before?: Move): boolean;

    /* Beside and below the board. */

    /** Returns the seat whose turn it is, which its card shows. Default none. */
    mover?(scene: any): number | undefined;
    /** Returns the facts of a seat for its card, each in a word and a value. Default none. */
    facts?(scene: any, seat: number): Fact[];
    /** Draws all players' possessions beside the board, in place of the cards. Default: the cards. */
    ledger?(properties: LedgerProperties): Drawing;
    /** Draws the content of the tab *Table* below the board. Default: no such tab. */
    panel?(scene: any, move: Move, ground: any): Drawing;
    /** The keys of texts that replace the words of tabs, such as `{ table: 'aster.tab' }`. */
    tabWords?: Record<string, string>;
    /** Returns the values followed over time: one chart or several. Default none. */
    series?(scene: any): Series | Series[];

    /* The result. */

    /** Returns the score of a seat at the end, in words. Default: no scores. */
    score?(standing: Standing): string;
    /** Returns the parts of a seat's score, the same for each seat. Default none. */
    accountOf?(match: { moves: Move[]; ground: any }, standing: Standing): Fact[];

    /* A person's seat. */

    /** Returns the task of a person in words. Default: *your turn*. */
    task?(properties: { scene: any; seat: number }): string | undefined;
    /** Draws what a person holds, below the board; a press on a part of it calls `pick`. Default: nothing is held. */
    tiles?(properties: TilesProperties): Drawing;
    /** Returns the appearance of the form of orders. Default: that of all games. */
    look?(properties: { scene: any; seat: number }): Look;
    /** The real-time play of a person; its presence says that time continues while the person chooses. */
    flows?: Flows;

    /* New matches, and the organiser. */

    /** The tables that the page *Play* proposes. Default: one with the usual seats. */
    tables?: TableProposal[];
    /** The settings of the organiser's games in real time. Default: there are none. */
    paced?: Paced;
    /** The name of the module that exports `controls(intervention)`, the organiser's controls. Default: the form. */
    controls?: string;
  }

  /** The exports with a default; the presence of the other ones means something. */
  type GameDefaults = Required<
    Pick<
      GameComponent,
      | 'frames'
      | 'rest'
      | 'sound'
      | 'words'
      | 'brief'
      | 'mover'
      | 'facts'
      | 'tabWords'
      | 'series'
      | 'accountOf'
      | 'task'
      | 'look'
      | 'tables'
    >
  >;

  /** A component as pages use it: with the defaults. */
  type Game = GameComponent & GameDefaults;

  /** The properties of a game's board. With `pick` it can be pressed, and tells the token of what was pressed. */
  interface BoardProperties {
    /** The scene to be drawn: the board after `move`. */
    scene: any;
    /** The facts that hold all through the match. */
    ground?: any;
    /** The move that led to the scene. */
    move?: Move;
    /** The picture of the move, from 0; the last one is the board after it. Without it the last one is shown. */
    frame?: number;
    /** Whether the board is drawn in the lobby or on the projector, without details. */
    small?: boolean;
    coordinates?: boolean;
    /** The tokens of the fields that can be pressed: the values of parts of the offered orders. */
    offered?: Set<string>;
    pick?: (token: any, heading?: any) => void;
    /** The token that the person has chosen from their `tiles`. */
    chosen?: any;
    seats?: SeatHead[];
    /** The duration of the move, for an animation. */
    millis?: number;
    /** Draws on the streets of a city. */
    over?: (ground: any) => Drawing;
    /** Opens the menu of a car. */
    menu?: (car: number, event: MouseEvent) => void;
  }

  /** The properties of what a game shows beside its board. */
  interface LedgerProperties {
    scene: any;
    ground?: any;
    move?: Move;
    moves: Move[];
    at: number;
    /** The seat of the reader, on the page of a person. */
    seat?: number;
    /** Draws the facts of a seat in any game: its place, its clock, its faults. */
    note: (seat: number) => Drawing;
  }

  /** The properties of what a person holds: `chosen` is the token taken, `pick` takes one while an answer is due. */
  interface TilesProperties {
    scene: any;
    seat: number;
    chosen?: any;
    pick?: (token: any) => void;
  }

  /** The appearance of the form of orders, in `choices.js`. */
  interface Look {
    /** The key of the part of an order that is taken from the person's tiles and not from the form. */
    heldPart?: string;
    /** Draws a sign before the words of a row with steps. */
    sign?(kind: Kind): Drawing;
    /** Draws a sign before an alternative; with it alternatives are buttons and not a list. */
    chip?(part: Part, value: string): Drawing;
    /** Returns the words of a row with steps, and what stands after them. */
    words?(kind: Kind): string;
    note?(kind: Kind): Drawing;
    /** Returns the words of the button that sends the answer. */
    buttonWords?(chosen: {
      kind?: Kind;
      values: Record<string, string[]>;
      already: ChosenOrder[];
      collects: boolean;
    }): string | undefined;
  }

  type Sound = 'place' | 'burst' | 'error' | 'end';

  interface Fact {
    label: string;
    value: Drawing;
  }

  /** A chart: the key of its text, and the value of each seat, seat 1 first. */
  interface Series {
    key: string;
    values: (number | undefined)[];
  }

  /** The settings of a person's match in real time, and the order that is sent after some milliseconds without one. */
  interface Flows {
    settings: Record<string, string>;
    idle: string;
    millis: number;
  }

  /** The settings of a game in real time, of which `time` is compared, and its steps in a second. */
  interface Paced {
    settings: Record<string, string>;
    perSecond: number;
  }

  /** A table on the page *Play*; `words` and `more` are keys of texts. */
  interface TableProposal {
    key: string;
    words: string;
    more: string;
    seats?: number;
    persons?: number;
    /** The level of the super bot on the other seats. */
    level?: number;
    /** The milliseconds between two moves of bots. */
    pace?: number;
    settings?: Record<string, string>;
    /** The setting that is the clock, and the times to choose from. */
    clock?: { key: string; times: string[] };
    /** Settings that people agree on: the key of the text of each value. */
    agreements?: { key: string; words: string; values: Record<string, string> }[];
  }

  interface Intervention {
    choices: Choices;
    intervene: (order: ChosenOrder) => void;
    /** Is called with the properties that the board needs for an intervention; with nothing at the end. */
    changed: (controls?: Partial<BoardProperties>) => void;
  }
}
