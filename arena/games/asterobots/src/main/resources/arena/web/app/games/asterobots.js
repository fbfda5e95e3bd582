/** The view of Asterobots: the asteroid with its veins and squads, the market, and the possessions of the players. */
import 'arena/games/asterobots/style.js';
import { html, nothing, svg } from 'lit';
import { ArenaElement, define } from 'arena/element.js';
import { labels, meet, short } from 'arena/games/asterobots/labels.js';
import { SIGNS } from 'arena/games/asterobots/materials.js';
import { frame as frameOf, joinsBelow, place, sides, toward } from 'arena/hexes.js';
import { markPath, seatClass } from 'arena/seats.js';
import { number, t } from 'arena/text.js';

/** The radius of a vein's disc, and the side of a squad's mark. */
const VEIN = 0.95;
const SQUAD = 0.56;
/** The room around the vertices for labels at the edge. */
const ROOM = 1.7;
/** The size of a squad's number: its height, and its width for each character. */
const LABEL = { height: 0.5, sign: 0.37 };
/** The size of a vein's coordinates, and their distance from it. */
const COORDINATE = { width: 1.6, height: 0.4, away: 1.2 };
/** The three directions from a vein to places without a vertex, for one that is joined to the vertex below. */
const FREE = [
  { right: 0, down: -1 },
  { right: 1.45, down: 0.6 },
  { right: -1.45, down: 0.6 },
];
/** The most squads on one vertex that are listed one by one; of more the sum is shown. */
const MOST_PARTS = 2;

const grids = new Map();

/** Returns the sides of all small hexagons as one path, computed once for a size. */
function grid(size) {
  if (!grids.has(size)) {
    grids.set(
      size,
      sides(size)
        .map(([from, to]) => {
          const [one, other] = [place(from), place(to)];
          return `M${one.x.toFixed(2)} ${one.y.toFixed(2)}L${other.x.toFixed(2)} ${other.y.toFixed(2)}`;
        })
        .join(''),
    );
  }
  return grids.get(size);
}

const token = ({ x, y }) => `${x},${y}`;

/** Draws the mark of a vein's owner, around a place of its disc. */
const owner = (vein, x, y, scale) =>
  vein.owner
    ? svg`<path class="owner" d=${markPath(vein.owner)}
        transform="translate(${x - 10 * scale} ${y - 10 * scale}) scale(${scale})"></path>`
    : nothing;

/** Returns the places of the coordinates of the veins: on no vertex and no other vein, else none. */
function coordinates(veins) {
  const discs = veins.map(disc);
  const found = new Map();
  veins.forEach(({ location }, index) => {
    const { x, y } = discs[index];
    const side = joinsBelow(location) ? 1 : -1;
    const at = FREE.map(({ right, down }) => ({
      ...COORDINATE,
      x: x + right * COORDINATE.away,
      y: y + side * down * COORDINATE.away,
    })).find(one => ![...discs, ...found.values()].some(other => meet(one, other)));
    if (at) {
      found.set(token(location), at);
    }
  });
  return found;
}

/** Returns the box of a vein's disc. */
const disc = ({ location }) => ({ ...place(location), width: 2 * VEIN, height: 2 * VEIN });

/** Returns the squads of one owner on one vertex together, and the place of their mark: beside a vein, not on it. */
function groups(squads, veins) {
  const onVein = new Set(veins.map(vein => token(vein.location)));
  const found = new Map();
  for (const squad of squads) {
    const key = `${token(squad.location)} ${squad.owner}`;
    if (!found.has(key)) {
      const at = place(squad.location);
      const { x, y } = onVein.has(token(squad.location)) ? aside(at, squad) : at;
      found.set(key, { x, y, owner: squad.owner, squads: [] });
    }
    found.get(key).squads.push(squad);
  }
  return [...found.values()];
}

/** Returns the point on the edge of a vein, in the direction in which a squad continues. */
function aside({ x, y }, { ahead }) {
  const to = ahead?.length ? place(ahead[0]) : { x, y: y + 1 };
  return { x: x + (to.x - x) * VEIN, y: y + (to.y - y) * VEIN };
}

function robotsOf(squads) {
  const robots = squads.map(squad => squad.robots);
  return robots.length <= MOST_PARTS
    ? robots.map(short).join('+')
    : short(robots.reduce((sum, count) => sum + count, 0));
}

class AsteroidBoard extends /** @type {Arena.With<typeof ArenaElement, Arena.BoardProperties>} */ (ArenaElement) {
  static properties = {
    scene: { attribute: false },
    move: { attribute: false },
    small: { type: Boolean },
    coordinates: { type: Boolean },
    offered: { attribute: false },
    pick: { attribute: false },
    cursor: { state: true },
  };

  render() {
    const { scene } = this;
    if (!scene?.size) {
      return nothing;
    }
    const frame = frameOf(scene.size, ROOM);
    const plays = Boolean(this.pick);
    this.named = this.coordinates && !this.small ? coordinates(scene.veins) : new Map();
    return html`<svg
      class="board asteroid ${plays ? 'plays' : ''}"
      viewBox="${frame.left} ${frame.top} ${frame.width} ${frame.height}"
      role=${plays ? 'group' : 'img'}
      aria-label=${plays ? t('aster.board') : this.words()}
    >
      <path class="grid" d=${grid(scene.size)}></path>
      ${(scene.squads ?? []).map(squad => this.way(squad))} ${scene.veins.map(vein => this.vein(vein))}
      ${[...this.named].map(([words, { x, y }]) => svg`<text class="coordinate" x=${x} y=${y + 0.14}>${words}</text>`)}
      ${this.squads(frame)}
    </svg>`;
  }

  vein(vein) {
    const { x, y } = place(vein.location);
    const conquered = (this.move?.what?.conquests ?? []).some(one => one.number === vein.number);
    const name = this.veinWords(vein);
    const offered = this.offered?.has(token(vein.location));
    const marks = [vein.owner && 'owned', conquered && 'conquered', offered && 'offered'].filter(Boolean);
    const classes = ['vein', seatClass(vein.owner), ...marks].join(' ');
    const drawn = svg`<title>${name}</title><g aria-hidden="true">
      <circle class="ring" r=${VEIN}></circle>
      ${this.small ? owner(vein, 0, 0, 0.06) : this.figures(vein)}</g>`;
    return this.pick
      ? svg`<g class=${classes} transform="translate(${x} ${y})" role="button" data-vein=${vein.number}
          tabindex=${vein.number === (this.cursor ?? this.scene.veins[0].number) ? 0 : -1} aria-label=${name}
          @click=${() => this.pick(token(vein.location))} @keydown=${event => this.keyed(event, vein)}>${drawn}</g>`
      : svg`<g class=${classes} transform="translate(${x} ${y})">${drawn}</g>`;
  }

  /**
   * Draws the numbers of a vein: its robots in the middle, and its production in a turn on the side, above or below,
   * where no squad can be; the frames around them show the ranks.
   */
  figures(vein) {
    const side = joinsBelow(vein.location) ? 1 : -1;
    const robots = short(vein.robots);
    const yielded = (kind, x, rank, value) =>
      svg`<g class="yield ${kind} rank-${rank}" transform="translate(${x} ${side * 0.53})"><rect x="-.34" y="-.22"
        width=".68" height=".44" rx=".12"></rect><text y=".15">${value}</text></g>`;
    return svg`${owner(vein, -0.3, -0.63 * side, 0.02)}
      <text class="material" x=${vein.owner ? 0.3 : 0} y=${0.16 - 0.63 * side}>${SIGNS[vein.material]}</text>
      <text class="robots signs-${robots.length}" y=".2">${robots}</text>
      ${yielded('materials', -0.4, vein.materialRank, vein.materialIncrease)}
      ${yielded('robots-made', 0.4, vein.robotRank, vein.robotIncrease)}`;
  }

  keyed(event, vein) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.pick(token(vein.location));
      return;
    }
    const places = this.scene.veins.map(one => ({ ...place(one.location), number: one.number }));
    const to = toward(event.key, place(vein.location), places);
    if (to) {
      event.preventDefault();
      this.cursor = to.number;
      /** @type {SVGElement} */ (this.querySelector(`[data-vein="${to.number}"]`)).focus();
    }
  }

  way(squad) {
    const points = [squad.location, ...(squad.ahead ?? [])]
      .map(place)
      .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
      .join(' ');
    return svg`<polyline class="way ${seatClass(squad.owner)}" points=${points}></polyline>`;
  }

  /** Draws the marks of the squads, and their numbers where these cover no other number. */
  squads(frame) {
    const { veins, squads = [] } = this.scene;
    const things = groups(squads, veins).map(one => ({ ...one, text: robotsOf(one.squads) }));
    const taken = [...veins.map(disc), ...this.named.values()];
    const sized = things.map(({ x, y, text }) => ({
      ...{ x, y, width: SQUAD, height: SQUAD },
      label: { width: LABEL.sign * text.length + 0.1, height: LABEL.height },
    }));
    const found = this.small ? [] : labels({ things: sized, taken, frame });
    return things.map((thing, index) => this.squad(thing, found[index]));
  }

  squad({ x, y, owner, squads, text }, label) {
    const words = squads.map(one =>
      t('aster.squad', { n: one.robots, name: this.owner(owner), left: one.ahead?.length ?? 0 }),
    );
    return svg`<g class="squad ${seatClass(owner)}"><title>${words.join('; ')}</title>
      ${label?.led ? svg`<line class="lead" x1=${x} y1=${y} x2=${label.x} y2=${label.y}></line>` : nothing}
      <path d=${markPath(owner)} transform="translate(${x - SQUAD / 2} ${y - SQUAD / 2}) scale(${SQUAD / 20})"></path>
      ${label ? svg`<text x=${label.x} y=${label.y + 0.18}>${text}</text>` : nothing}</g>`;
  }

  owner(seat) {
    return seat ? this.scene.players[seat - 1].name : t('aster.aliens');
  }

  veinWords(vein) {
    return t('aster.vein', {
      number: vein.number,
      at: token(vein.location),
      material: t(`aster.${vein.material}`),
      name: this.owner(vein.owner),
      robots: vein.robots,
      productivity: vein.materialIncrease,
      reproduction: vein.robotIncrease,
      materialRank: vein.materialRank,
      robotRank: vein.robotRank,
    });
  }

  words() {
    const owned = this.scene.players.map(({ name, number: own }) =>
      t('aster.owns', { name, n: this.scene.veins.filter(vein => vein.owner === own).length }),
    );
    const { round, rounds } = this.scene;
    return `${t('aster.board-words', { round, rounds })} ${owned.join(', ')}.`;
  }
}

define('asteroid-board', AsteroidBoard);

/** Returns the asteroid. If a person plays, `pick` is called with the coordinates of a vein. */
export function board({ scene, move, small, coordinates, offered, pick }) {
  return html`<asteroid-board
    .scene=${scene}
    .move=${move}
    ?small=${small}
    ?coordinates=${coordinates}
    .offered=${offered}
    .pick=${pick}
  ></asteroid-board>`;
}

function player(scene, seat) {
  return scene.players?.find(one => one.number === seat);
}

/** Returns the facts of a player for the card beside the asteroid. */
export function facts(scene, seat) {
  const own = player(scene, seat);
  if (!own) {
    return [{ label: t('aster.veins'), value: scene.veins.filter(vein => vein.owner === seat).length }];
  }
  return [
    { label: t('aster.veins'), value: own.veins },
    { label: t('aster.robots'), value: number(own.robots) },
    { label: t('aster.funds-short'), value: number(own.funds) },
  ];
}

const FIGURES = ['time to live', 'veins', 'robots', 'funds'];

/** Returns the figures that rank a seat, the most important first. */
export function accountOf(match, { figures }) {
  return FIGURES.filter(key => key in figures).map(key => ({
    label: t(`aster.final-${key.replaceAll(' ', '-')}`),
    value: figures[key],
  }));
}

/** Returns the seat whose turn it is; nothing when the match is over. */
export function mover(scene) {
  return scene.over ? undefined : scene.active;
}

/** Returns the values followed over time: the estimated funds of each player. */
export function series(scene) {
  return { key: 'aster.funds', values: (scene.players ?? []).map(one => one.funds) };
}

/** Returns the events of a move, in words. */
export function words(move, names) {
  const what = move?.what;
  if (!what?.player) {
    return '';
  }
  const name = names[what.player - 1];
  const owner = seat => (seat ? names[seat - 1] : t('aster.aliens'));
  const conquests = (what.conquests ?? []).map(one =>
    t('aster.conquered', { name: owner(one.to), number: one.number, from: owner(one.from) }),
  );
  const orders = what.orders?.length
    ? t('aster.ordered', { name, n: what.orders.length })
    : t('aster.passed', { name });
  return [orders, ...conquests].join(' ');
}

/** Returns the orders of a seat, in a few words. */
export function brief(move) {
  const orders = move.what?.orders ?? [];
  return orders.length > 1 ? `${orders[0].text} +${orders.length - 1}` : (orders[0]?.text ?? '–');
}

export function sound(move) {
  return (move.what?.conquests ?? []).length ? 'burst' : 'place';
}

/** The ledger beside the board. Its module is loaded when it is first shown: small boards have none. */
const loadLedger = () => import('arena/games/asterobots/ledger.js');

/** Returns the round, possessions and production of the players, the market, and the orders. */
export function ledger({ scene, moves, at, note, seat }) {
  loadLedger();
  return html`<aster-ledger .scene=${scene} .move=${moves[at]} .note=${note} .seat=${seat}></aster-ledger>`;
}

/** Returns all facts of each vein. */
export function panel(scene) {
  loadLedger();
  return html`<aster-veins .scene=${scene}></aster-veins>`;
}

/** The words of the tab below the board, which lists the veins. */
export const tabWords = { table: 'aster.tab' };
