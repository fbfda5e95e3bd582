/** How Asterobots is shown: the asteroid with its veins and squads, the market, and what everybody has. */
import { html, nothing, svg } from 'lit';
import { ArenaElement, define } from 'arena/element.js';
import { frame as frameOf, place, sides, toward } from 'arena/hexes.js';
import { mark, markPath, seatClass } from 'arena/seats.js';
import { number, t } from 'arena/text.js';

const MATERIALS = ['GAS', 'STONE', 'METAL'];
const VEIN = 0.86;
/** Around the vertices, for what stands at the edge. */
const ROOM = 1.5;
const SIGNS = { GAS: '~', STONE: '■', METAL: '▲' };

/** Every move is one picture. */
export function frames() {
  return 1;
}

const grids = new Map();

/** Returns the sides of all small hexagons as one path, worked out once for a size. */
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

class AsteroidBoard extends ArenaElement {
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
    const { left, top, width, height } = frameOf(scene.size, ROOM);
    const plays = Boolean(this.pick);
    return html`<svg
      class="board asteroid ${plays ? 'plays' : ''}"
      viewBox="${left} ${top} ${width} ${height}"
      role=${plays ? 'group' : 'img'}
      aria-label=${plays ? t('aster.board') : this.words()}
    >
      <path class="grid" d=${grid(scene.size)}></path>
      ${(scene.squads ?? []).map(squad => this.way(squad))} ${scene.veins.map(vein => this.vein(vein))}
      ${(scene.squads ?? []).map(squad => this.squad(squad))}
    </svg>`;
  }

  vein(vein) {
    const { x, y } = place(vein.location);
    const conquered = (this.move?.what?.conquests ?? []).some(one => one.number === vein.number);
    const name = this.veinWords(vein);
    const offered = this.offered?.has(token(vein.location));
    const marks = [vein.owner && 'owned', conquered && 'conquered', offered && 'offered'].filter(Boolean);
    const classes = ['vein', seatClass(vein.owner), ...marks].join(' ');
    const drawn = svg`<title>${name}</title>
      <circle class="ring" r=${VEIN}></circle>
      ${vein.owner ? svg`<path class="owner" d=${markPath(vein.owner)}
        transform="translate(-1.12 -1.22) scale(.04)"></path>` : nothing}
      ${
        this.small
          ? nothing
          : svg`
        <text class="robots" y=".2">${number(vein.robots)}</text>
        <text class="material" y="-.34">${SIGNS[vein.material]}</text>
        <text class="ranks" y=".62">${'•'.repeat(vein.materialRank)} ${'⋅'.repeat(vein.robotRank)}</text>`
      }
      ${this.coordinates && !this.small ? svg`<text class="coordinate" y="1.32">${token(vein.location)}</text>`
        : nothing}`;
    return this.pick
      ? svg`<g class=${classes} transform="translate(${x} ${y})" role="button" data-vein=${vein.number}
          tabindex=${vein.number === (this.cursor ?? this.scene.veins[0].number) ? 0 : -1} aria-label=${name}
          @click=${() => this.pick(token(vein.location))} @keydown=${event => this.keyed(event, vein)}>${drawn}</g>`
      : svg`<g class=${classes} transform="translate(${x} ${y})">${drawn}</g>`;
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
      this.querySelector(`[data-vein="${to.number}"]`).focus();
    }
  }

  way(squad) {
    const points = [squad.location, ...(squad.ahead ?? [])]
      .map(place)
      .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
      .join(' ');
    return svg`<polyline class="way ${seatClass(squad.owner)}" points=${points}></polyline>`;
  }

  squad(squad) {
    const { x, y } = place(squad.location);
    const words = t('aster.squad', { n: squad.robots, name: this.owner(squad.owner), left: squad.ahead?.length ?? 0 });
    return svg`<g class="squad ${seatClass(squad.owner)}" transform="translate(${x} ${y})"><title>${words}</title>
      <path d=${markPath(squad.owner)} transform="translate(-.36 -.36) scale(.036)"></path>
      ${this.small ? nothing : svg`<text y="-.5">${number(squad.robots)}</text>`}</g>`;
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

/** Returns the asteroid. `pick`, if somebody plays, is told the coordinates of a vein. */
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

/** Returns what is told of a player beside the asteroid. */
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

/** Returns whose turn it is; nothing when the match is over. */
export function mover(scene) {
  return scene.over ? undefined : scene.active;
}

/** Returns what is drawn over time: the estimated funds of each player. */
export function series(scene) {
  return { key: 'aster.funds', values: (scene.players ?? []).map(one => one.funds) };
}

/** Returns what happened in a move, in words. */
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

/** Returns what a seat ordered, in a few words. */
export function brief(move) {
  const orders = move.what?.orders ?? [];
  return orders.length > 1 ? `${orders[0].text} +${orders.length - 1}` : (orders[0]?.text ?? '–');
}

export function sound(move) {
  return (move.what?.conquests ?? []).length ? 'burst' : 'place';
}

/** Returns the tables beside the asteroid: what everybody has, the aliens' market, what players offer. */
export function panel(scene, move) {
  return html`<div class="stack">
    ${scene.players ? players(scene) : nothing} ${scene.market ? market(scene) : nothing}
    ${scene.trades ? trades(scene) : nothing}
    ${
      move?.what?.orders?.length
        ? html`<div>
            <h3>${t('aster.orders')}</h3>
            <ol class="orders code">
              ${move.what.orders.map(order => html`<li>${order.text}</li>`)}
            </ol>
          </div>`
        : nothing
    }
  </div>`;
}

function players(scene) {
  return html`<div class="table-frame" tabindex="0" role="region" aria-label=${t('aster.players')}>
    <table>
      <caption>
        ${t('aster.players')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('aster.player')}</th>
          ${['veins', 'robots', 'money', 'gas', 'stone', 'metal', 'funds'].map(
            key => html`<th scope="col" class="number">${t(`aster.${key}`)}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${scene.players.map(
          one =>
            html`<tr>
              <th scope="row">
                <span class="seat">${mark(one.number)}<span class="name">${one.name}</span></span>
              </th>
              ${[one.veins, one.robots, one.money, one.stock?.gas, one.stock?.stone, one.stock?.metal, one.funds].map(
                value => html`<td class="number">${value === undefined ? '' : number(value)}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function market(scene) {
  return html`<div class="table-frame" tabindex="0" role="region" aria-label=${t('aster.market')}>
    <table>
      <caption>
        ${t('aster.market')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('aster.material')}</th>
          <th scope="col" class="number">${t('aster.buying')}</th>
          <th scope="col" class="number">${t('aster.selling')}</th>
        </tr>
      </thead>
      <tbody>
        ${MATERIALS.filter(key => scene.market[key]).map(
          key =>
            html`<tr>
              <th scope="row">${SIGNS[key]} ${t(`aster.${key}`)}</th>
              <td class="number">${number(scene.market[key].buying)}</td>
              <td class="number">${number(scene.market[key].selling)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function trades(scene) {
  return html`<div class="table-frame" tabindex="0" role="region" aria-label=${t('aster.trades')}>
    <table>
      <caption>
        ${t('aster.trades')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('aster.player')}</th>
          <th scope="col">${t('aster.kind')}</th>
          <th scope="col">${t('aster.material')}</th>
          <th scope="col" class="number">${t('aster.amount')}</th>
          <th scope="col" class="number">${t('aster.price')}</th>
        </tr>
      </thead>
      <tbody>
        ${
          scene.trades.length
            ? scene.trades.map(
                one =>
                  html`<tr>
                    <td>
                      <span class="seat"
                        >${mark(one.player)}<span class="name">${scene.players[one.player - 1].name}</span></span
                      >
                    </td>
                    <td>${t(`aster.${one.kind}`)}</td>
                    <td>${t(`aster.${one.material}`)}</td>
                    <td class="number">${number(one.amount)}</td>
                    <td class="number">${number(one.price)}</td>
                  </tr>`,
              )
            : html`<tr>
                <td class="soft" colspan="5">${t('aster.no-trades')}</td>
              </tr>`
        }
      </tbody>
    </table>
  </div>`;
}
