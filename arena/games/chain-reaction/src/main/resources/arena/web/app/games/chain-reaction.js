/** The view of Chain Reaction: its board, a frame for each wave of a turn, and the facts of its players. */
import 'arena/games/chain-reaction/style.js';
import { html, nothing, svg } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { ArenaElement, define } from 'arena/element.js';
import { markPath, seatClass } from 'arena/seats.js';
import { t } from 'arena/text.js';

const SIDE = 100;
const CROWN = 'M-26 20h52v-8h-52ZM-27 7 -32-20-14-8 0-28 14-8 32-20 27 7Z';
const PLACES = {
  1: [[0, 0]],
  2: [
    [-18, 0],
    [18, 0],
  ],
  3: [
    [-18, 14],
    [18, 14],
    [0, -18],
  ],
  4: [
    [-18, -18],
    [18, -18],
    [-18, 18],
    [18, 18],
  ],
};

/** Returns the number of frames of a move: one for each wave, then the board after it. */
export function frames(move) {
  const waves = move?.what?.waves ?? [];
  return waves.length > 1 ? waves.length + (move.what.complete === false ? 1 : 0) : 1;
}

/** Returns the content of the board in one frame of a move: coins, and the cells that have just burst. */
function frameOf(scene, move, frame) {
  const waves = move?.what?.waves ?? [];
  const last = frame === undefined || frame >= frames(move) - 1;
  const wave = waves[Math.min(frame ?? waves.length - 1, waves.length - 1)];
  return {
    coins: last || !wave ? scene.coins : wave.coins,
    bursts: wave && (!last || move.what.complete !== false) ? wave.bursts : [],
  };
}

/** Returns the cells that touch a cell. */
function neighbours(cell, width) {
  const column = (cell - 1) % width;
  return [
    [-width, cell > width],
    [1, column < width - 1],
    [width, cell <= width * (width - 1)],
    [-1, column > 0],
  ]
    .filter(([, there]) => there)
    .map(([step]) => cell + step);
}

class ChainBoard extends /** @type {Arena.With<typeof ArenaElement, Arena.BoardProperties>} */ (ArenaElement) {
  static properties = {
    scene: { attribute: false },
    move: { attribute: false },
    frame: { type: Number },
    small: { type: Boolean },
    coordinates: { type: Boolean },
    offered: { attribute: false },
    pick: { attribute: false },
    cursor: { state: true },
  };

  render() {
    const { scene } = this;
    if (!scene) {
      return nothing;
    }
    const size = scene.width * SIDE;
    const { coins, bursts } = frameOf(scene, this.move, this.frame);
    const plays = Boolean(this.pick);
    return html`<svg
      class="board chain ${plays ? 'plays' : ''}"
      viewBox="-4 -4 ${size + 8} ${size + 8}"
      role=${plays ? 'group' : 'img'}
      aria-label=${plays ? t('chain.board') : this.words(coins)}
      @keydown=${this.keyed}
    >
      ${coins.map((count, index) => this.cell(index + 1, count, bursts))}
      ${this.swap()}${keyed(
        `${this.move?.at} ${this.frame}`,
        bursts.map(cell => this.flying(cell)),
      )}
    </svg>`;
  }

  cell(cell, count, bursts) {
    const { scene } = this;
    const [x, y] = this.corner(cell);
    const king = scene.players.find(player => player.king === cell);
    const owner = king ? king.number : count > 0 ? 1 : count < 0 ? 2 : 0;
    const what = this.move?.what ?? {};
    const full = !king && count !== 0 && Math.abs(count) >= scene.capacity[cell - 1];
    const classes = [
      'cell',
      seatClass(owner),
      owner ? 'owned' : '',
      full ? 'full' : '',
      bursts.includes(cell) ? 'bursts' : '',
      what.cell === cell ? 'last' : '',
      what.hit === cell ? 'hit' : '',
      this.offered?.has(String(cell)) ? 'offered' : '',
    ];
    const content = svg`<rect width=${SIDE - 4} height=${SIDE - 4} x="2" y="2" rx="9"></rect>
      ${this.coordinates && !this.small ? svg`<text class="coordinate" x="10" y="22">${cell}</text>` : nothing}
      ${king ? this.king(king) : this.coins(Math.abs(count), owner)}
      ${full && !this.small ? svg`<text class="fuse" x="88" y="24" text-anchor="end">!</text>` : nothing}`;
    if (!this.pick) {
      return svg`<g class=${classes.join(' ')} transform="translate(${x} ${y})">${content}</g>`;
    }
    const offered = this.offered?.has(String(cell));
    return svg`<g class=${classes.join(' ')} transform="translate(${x} ${y})" role="button" data-cell=${cell}
      tabindex=${cell === (this.cursor ?? this.firstOffered()) ? 0 : -1} aria-disabled=${offered ? 'false' : 'true'}
      aria-label=${this.cellWords(cell, count, king)} @click=${() => this.press(cell)}
      @focus=${() => {
        this.cursor = cell;
      }}>${content}</g>`;
  }

  corner(cell) {
    const { width } = this.scene;
    return [((cell - 1) % width) * SIDE, Math.floor((cell - 1) / width) * SIDE];
  }

  coins(count, owner) {
    const places = PLACES[Math.min(count, 4)] ?? [];
    const scale = count === 1 ? 1.9 : count === 2 ? 1.55 : 1.4;
    return svg`${places.map(
      ([x, y]) => svg`<path class="coin" d=${markPath(owner)}
      transform="translate(${50 + x - 10 * scale} ${52 + y - 10 * scale}) scale(${scale})"></path>`,
    )}
      ${count > 4 ? svg`<text class="count" x="50" y="60" text-anchor="middle">${count}</text>` : nothing}`;
  }

  king(player) {
    return svg`<g class="king ${player.kingShown ? '' : 'hidden-king'}" transform="translate(50 44)"><path
      d=${CROWN}></path>
      <path class="coin" d=${markPath(player.number)} transform="translate(-8 -13) scale(.8)"></path></g>`;
  }

  /** Draws the path of the king in a swap, as far as it was visible. */
  swap() {
    const what = this.move?.what;
    if (what?.kind !== 'SWAP' || !what.from || !what.cell) {
      return nothing;
    }
    const [fromX, fromY] = this.corner(what.from);
    const [toX, toY] = this.corner(what.cell);
    return svg`<line class="swap" x1=${fromX + 50} y1=${fromY + 50} x2=${toX + 50} y2=${toY + 50}></line>`;
  }

  /** Draws the coins that a burst gives to each neighbour. */
  flying(cell) {
    const [x, y] = this.corner(cell);
    const mover = this.move.what.player;
    return svg`<g class="flying ${seatClass(mover)}">${neighbours(cell, this.scene.width).map(other => {
      const [toX, toY] = this.corner(other);
      const way = toX > x ? 'right' : toX < x ? 'left' : toY > y ? 'down' : 'up';
      return svg`<circle class="fly ${way}" cx=${x + 50} cy=${y + 50} r="13"></circle>`;
    })}</g>`;
  }

  words(coins) {
    const { players } = this.scene;
    const counted = sign => coins.filter(count => count * sign > 0).reduce((sum, count) => sum + Math.abs(count), 0);
    return t('chain.board-words', {
      one: players[0].name,
      two: players[1].name,
      coins1: counted(1),
      coins2: counted(-1),
      cells1: coins.filter(count => count > 0).length,
      cells2: coins.filter(count => count < 0).length,
    });
  }

  cellWords(cell, count, king) {
    const { players } = this.scene;
    const holds = king
      ? t('chain.king-of', { name: king.name })
      : count === 0
        ? t('chain.empty-cell')
        : t('chain.coins-of', { n: Math.abs(count), name: players[count > 0 ? 0 : 1].name });
    const full = count !== 0 && Math.abs(count) >= this.scene.capacity[cell - 1] ? `, ${t('chain.full')}` : '';
    return `${t('chain.cell', { cell })}: ${holds}${full}`;
  }

  firstOffered() {
    return Number([...(this.offered ?? [])][0] ?? 1);
  }

  press(cell) {
    this.pick?.(String(cell));
  }

  keyed(event) {
    if (!this.pick) {
      return;
    }
    const { width } = this.scene;
    const cell = Number(event.target.dataset?.cell ?? this.firstOffered());
    const column = (cell - 1) % width;
    const ways = {
      ArrowUp: cell > width ? -width : 0,
      ArrowDown: cell <= width * (width - 1) ? width : 0,
      ArrowLeft: column > 0 ? -1 : 0,
      ArrowRight: column < width - 1 ? 1 : 0,
    };
    if (event.key in ways) {
      this.cursor = cell + ways[event.key];
      this.updateComplete.then(() =>
        /** @type {SVGElement} */ (this.querySelector(`[data-cell="${this.cursor}"]`)).focus(),
      );
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.press(cell);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}

define('chain-board', ChainBoard);

/** Returns the board. If a person plays, `pick` is called with the number of a cell of those `offered`. */
export function board({ scene, move, frame, small, coordinates, offered, pick }) {
  return html`<chain-board
    .scene=${scene}
    .move=${move}
    .frame=${frame}
    ?small=${small}
    ?coordinates=${coordinates}
    .offered=${offered}
    .pick=${pick}
  ></chain-board>`;
}

/** Returns the facts of a player for the card beside the board. */
export function facts(scene, seat) {
  const player = scene.players[seat - 1];
  const facts = [
    { label: t('chain.cells'), value: player.cells },
    { label: t('chain.coins'), value: player.coins },
    { label: t('chain.swaps-left'), value: player.swapsLeft },
  ];
  if (player.wrongMovesLeft !== undefined) {
    facts.push({ label: t('chain.wrong-left'), value: player.wrongMovesLeft });
  }
  facts.push({ label: t('chain.king'), value: t(player.kingShown ? 'chain.king-shown' : 'chain.king-hidden') });
  return facts;
}

/** Returns the seat whose turn it is; nothing when the match is over. */
export function mover(scene) {
  return scene.mover;
}

/** Returns the values followed over time: the coins of each player. */
export function series(scene) {
  return { key: 'chain.coins', values: scene.players.map(player => player.coins) };
}

/** Returns the events of a move, in words. */
export function words(move, names) {
  const what = move?.what;
  if (!what?.kind) {
    return '';
  }
  const bursts = (what.waves ?? []).reduce((sum, wave) => sum + wave.bursts.length, 0);
  const said = t(`chain.did-${what.kind.toLowerCase()}${what.cell ? '' : '-unseen'}`, {
    name: names[what.player - 1],
    cell: what.cell,
    from: what.from ?? '?',
  });
  return (
    said +
    (bursts ? ` ${t('chain.bursts', { n: bursts })}` : '') +
    (what.hit ? ` ${t('chain.hit', { cell: what.hit })}` : '')
  );
}

/** Returns the sound of a frame of a move. */
export function sound(move, frame) {
  const bursts = frameOf(move.scene, move, frame).bursts.length;
  return move.what?.hit && frame >= frames(move) - 1 ? 'end' : bursts ? 'burst' : frame === 0 ? 'place' : null;
}
