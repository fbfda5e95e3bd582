/**
 * The view of Acquire: the board with its chains, the price and the shareholders of each chain, and tiles for the
 * players who may see them.
 */
import { html, nothing, svg } from 'lit';
import { ArenaElement, adopt, define } from 'arena/element.js';
import { account } from 'arena/games/acquire/account.js';
import { reported } from 'arena/games/acquire/story.js';
import { ROWS, chainMark, chainPlace, dollars, effectWords, eventWords, tileText } from 'arena/games/acquire/words.js';
import { seatName } from 'arena/seats.js';
import { t } from 'arena/text.js';

export { look, task, tiles } from 'arena/games/acquire/tiles.js';

/** The ledger beside the board. Its module is loaded when it is first shown: small boards have none. */
class AcquireLedger extends /** @type {Arena.With<typeof ArenaElement, { table: any }>} */ (ArenaElement) {
  static properties = { table: { attribute: false }, drawn: { state: true } };

  async connectedCallback() {
    super.connectedCallback();
    this.drawn = (await import('arena/games/acquire/ledger.js')).ledger;
  }

  render() {
    return this.drawn ? this.drawn(this.table) : nothing;
  }
}

define('acquire-ledger', AcquireLedger);

/** Returns the chains, their shareholders, and the events of the last turns. */
export function ledger(table) {
  return html`<acquire-ledger .table=${table}></acquire-ledger>`;
}

const SIDE = 100;
const COLUMNS = 12;

adopt(`
acquire-ledger { display: contents; }
.chain-mark { display: inline-block; min-width: 1.6em; text-align: center; border-radius: 3px; font-weight: 750;
  border: 2px solid var(--chain); background: color-mix(in oklab, var(--chain) 34%, var(--sheet)); color: var(--ink); }
.acquire rect { fill: var(--sunken); stroke: transparent; stroke-width: 4; }
.acquire .loose rect { fill: color-mix(in oklab, var(--ink) 34%, var(--sheet)); }
.acquire .never rect { fill: transparent; stroke: var(--line); stroke-width: 2; }
.acquire .held rect { fill: color-mix(in oklab, var(--chain) 34%, var(--sheet)); stroke: var(--chain); }
.acquire .last rect { stroke: var(--ink); stroke-width: 7; }
.acquire .mine rect { stroke: var(--act); stroke-dasharray: 12 8; }
.acquire .offered { cursor: pointer; outline: none; }
.acquire .offered:hover rect, .acquire .offered:focus-visible rect { stroke: var(--act); stroke-width: 9; }
.acquire text { text-anchor: middle; fill: var(--soft); font-size: 22px; }
.acquire .loose text { fill: var(--ink); font-weight: 650; }
.acquire .held text { fill: var(--ink); font-size: 46px; font-weight: 750; }
.acquire .mine text { fill: var(--ink); font-weight: 650; font-size: 26px; }
.acquire .mine .effect { font-size: 18px; }
.acquire .chosen rect { stroke-dasharray: none; stroke-width: 10; fill: var(--act-wash); }
.chain-0 { --chain: #c2540a; } .chain-1 { --chain: #1f6fb2; } .chain-2 { --chain: #7a3fa0; }
.chain-3 { --chain: #b08900; } .chain-4 { --chain: #0d8a72; } .chain-5 { --chain: #b3275e; }
.chain-6 { --chain: #5b6770; }
.chain-name { display: inline-flex; gap: 0.5em; align-items: baseline; white-space: nowrap; }
`);

/** The proposed tables: the contest of programs, and the board game with the tiles on phones. */
export const tables = [
  { key: 'contest', words: 'acquire.table-contest', more: 'acquire.table-contest-more', seats: 6 },
  {
    key: 'table',
    words: 'acquire.table-game',
    more: 'acquire.table-game-more',
    seats: 4,
    persons: 2,
    level: 2,
    pace: 1200,
    clock: { key: 'move-time', times: ['1m', '2m', '5m'] },
    settings: { rules: 'classic', 'move-time': '2m', holdings: 'public' },
    agreements: [
      {
        key: 'holdings',
        words: 'acquire.holdings',
        values: { public: 'acquire.holdings-public', hidden: 'acquire.holdings-hidden' },
      },
    ],
  },
];

/** Returns the cells of a board with their content, row A first. */
function cells(rows) {
  return rows.flatMap((row, y) =>
    [...row].map((letter, x) => ({ tile: `${x + 1}${ROWS[y]}`, letter, x: x * SIDE, y: y * SIDE })),
  );
}

class AcquireBoard extends /** @type {Arena.With<typeof ArenaElement, Arena.BoardProperties>} */ (ArenaElement) {
  static properties = {
    scene: { attribute: false },
    move: { attribute: false },
    small: { type: Boolean },
    coordinates: { type: Boolean },
    offered: { attribute: false },
    pick: { attribute: false },
    chosen: { type: String },
  };

  render() {
    const { scene } = this;
    if (!scene?.rows) {
      return nothing;
    }
    const plays = Boolean(this.pick);
    return html`<svg
      class="board acquire ${plays ? 'plays' : ''}"
      viewBox="-4 -4 ${COLUMNS * SIDE + 8} ${ROWS.length * SIDE + 8}"
      role=${plays ? 'group' : 'img'}
      aria-label=${plays ? t('acquire.board') : this.words()}
    >
      ${cells(scene.rows).map(cell => this.cell(cell))}
    </svg>`;
  }

  cell({ tile, letter, x, y }) {
    const place = chainPlace(this.scene, letter);
    const own = this.scene.options?.find(one => one.tile === tile);
    const offered = this.offered?.has(tile);
    const kinds = { o: 'loose', X: 'never', x: 'never' };
    const classes = [
      place >= 0 ? `held chain-${place}` : (kinds[letter] ?? 'free'),
      this.lastTile === tile && 'last',
      own && 'mine',
      tile === this.chosen && 'chosen',
      offered && 'offered',
    ].filter(Boolean);
    const shown = place >= 0 ? letter : own || (this.coordinates && !this.small) ? tile : '';
    const drawn = svg`<g aria-hidden="true"><rect width=${SIDE - 6} height=${SIDE - 6} x="3" y="3" rx="10"></rect>
      ${this.small && place < 0 ? nothing : svg`<text x="50" y=${place >= 0 ? 66 : own ? 50 : 58}>${shown}</text>`}
      ${
        own && !this.small ? svg`<text class="effect" x="50" y="76">${t(`acquire.short-${own.kind}`)}</text>` : nothing
      }</g>`;
    const common = classes.join(' ');
    return offered && this.pick
      ? svg`<g class=${common} transform="translate(${x} ${y})" role="button" tabindex="0" aria-label=${
          own ? effectWords(this.scene, own) : tile
        } @click=${() => this.pick(tile)} @keydown=${event => this.keyed(event, tile)}>${drawn}</g>`
      : svg`<g class=${common} transform="translate(${x} ${y})">${drawn}</g>`;
  }

  keyed(event, tile) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.pick(tile);
    }
  }

  get lastTile() {
    const placed = (this.move?.what?.happened ?? []).filter(event => event.type === 'TilePlaced').pop();
    return placed ? tileText(placed.tile) : this.scene.tile;
  }

  words() {
    const on = this.scene.chains.filter(chain => chain.size > 0);
    const sizes = on.map(chain => t('acquire.chain-words', { name: chain.name, n: chain.size }));
    return `${t('acquire.turn', { turn: this.scene.turn })} ${sizes.join(', ') || t('acquire.no-chains')}`;
  }
}

define('acquire-board', AcquireBoard);

/** Returns the board. If a person plays, `pick` is called with a tile of those `offered`. */
export function board({ scene, move, small, coordinates, offered, pick, chosen }) {
  return html`<acquire-board
    .scene=${scene}
    .move=${move}
    ?small=${small}
    ?coordinates=${coordinates}
    .offered=${offered}
    .pick=${pick}
    .chosen=${chosen}
  ></acquire-board>`;
}

/** Returns the facts of a player for the card beside the board. */
export function facts(scene, seat) {
  const player = scene.players.find(one => one.number === seat);
  const facts = [{ label: t('acquire.cash'), value: dollars(player.cash) }];
  if (player.worth !== undefined) {
    facts.push({ label: t('acquire.worth'), value: dollars(player.worth) });
  }
  if (player.cards?.length) {
    facts.push({ label: t('acquire.cards'), value: player.cards.length });
  }
  return facts;
}

/** Returns the score of a seat at the end. */
export const score = ({ points }) => dollars(points);

/** Returns the parts of a seat's money. */
export function accountOf({ moves }, { seat }) {
  return Object.entries(account(moves, seat)).map(([key, value]) => ({
    label: t(`acquire.account-${key}`),
    value: value < 0 ? `−${dollars(-value)}` : dollars(value),
  }));
}

/** Returns the player that must answer; nothing when the match is over. */
export function mover(scene) {
  return scene.over ? undefined : scene.asked;
}

/**
 * Returns the values followed over time: the money of each player if all was paid out now, as far as that is known, and
 * cash.
 */
export function series(scene) {
  const worth = scene.players.map(player => player.worth);
  const cash = { key: 'acquire.cash', values: scene.players.map(player => player.cash) };
  return worth.includes(undefined) ? [cash] : [{ key: 'acquire.worth', values: worth }, cash];
}

/** Returns the events of a move, in words. */
export function words(move, names) {
  return reported(move)
    .map(event => eventWords(event, names))
    .join(' ');
}

/** Returns the events of a move, in a few words. */
export function brief(move) {
  const [first] = reported(move).filter(event => event.type === 'TilePlaced');
  return first ? tileText(first.tile) : undefined;
}

export function sound(move) {
  const types = reported(move).map(event => event.type);
  return types.includes('Ended') ? 'end' : types.includes('Merged') ? 'burst' : 'place';
}

/**
 * Returns the values of a player's shares of a chain, as columns: a sole holder is first, and receives both bonuses.
 */
const RANKS = [
  { key: 'first-of', ranks: ['FIRST', 'BOTH'] },
  { key: 'second-of', ranks: ['SECOND'] },
  { key: 'none-of', ranks: [undefined] },
];

/** Returns the chains on the board of which a player holds shares, by the bonus due. */
const heldAs = (scene, player, ranks) =>
  scene.chains.filter(
    chain =>
      chain.size > 0 &&
      player.shares[chainPlace(scene, chain.letter)] > 0 &&
      ranks.includes((chain.bonuses ?? []).find(one => one.player === player.number)?.rank),
  );

/** Returns the possessions of all players: cards and tiles as far as they are visible. */
export function panel(scene) {
  const shown = scene.players.some(player => player.hand?.length);
  const ranked = scene.players.every(player => player.shares);
  const carded = scene.players.some(player => player.cards?.length);
  return html`<div class="table-frame" tabindex="0" role="region" aria-label=${t('acquire.players')}>
    <table>
      <caption>
        ${t('acquire.players')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('acquire.player')}</th>
          <th scope="col" class="number">${t('acquire.cash')}</th>
          <th scope="col" class="number">${t('acquire.worth')}</th>
          ${ranked ? RANKS.map(({ key }) => html`<th scope="col">${t(`acquire.${key}`)}</th>`) : nothing}
          ${carded ? html`<th scope="col">${t('acquire.cards')}</th>` : nothing}
          ${shown ? html`<th scope="col">${t('acquire.hand')}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${scene.players.map(
          player =>
            html`<tr>
              <th scope="row">${seatName(player.number, player.name)}</th>
              <td class="number">${dollars(player.cash)}</td>
              <td class="number">${player.worth === undefined ? '?' : dollars(player.worth)}</td>
              ${
                ranked
                  ? RANKS.map(
                      ({ ranks }) =>
                        html`<td>${heldAs(scene, player, ranks).map(chain => chainMark(scene, chain.letter))}</td>`,
                    )
                  : nothing
              }
              ${
                carded
                  ? html`<td>${(player.cards ?? []).map(card => t(`acquire.card-${card}`)).join(', ')}</td>`
                  : nothing
              }
              ${shown ? html`<td class="code">${(player.hand ?? []).join(' ')}</td>` : nothing}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
