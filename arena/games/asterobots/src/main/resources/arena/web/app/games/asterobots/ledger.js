/** The ledger beside an asteroid: the round, the players, the market with the proceeds of a player's goods. */
import { html, nothing } from 'lit';
import { ArenaElement, adopt, define } from 'arena/element.js';
import { MATERIALS, SIGNS, increases, sales } from 'arena/games/asterobots/materials.js';
import { seatName } from 'arena/seats.js';
import { number, t } from 'arena/text.js';

adopt(`
aster-ledger { display: flex; flex-direction: column; gap: var(--space-3); min-width: 0; min-height: 0; }
aster-ledger > * { flex: none; }
@media (min-width: 60.01rem) {
  .viewer:not(.seat-page) > .side > aster-ledger { flex: 1 1 0; overflow-y: auto; }
}
.aster table { font-size: var(--text-s); }
.aster th, .aster td { padding: 0.2rem 0.35rem; }
.aster :is(th, td):first-child { padding-left: 0.6rem; }
.aster :is(th, td):last-child { padding-right: 0.6rem; }
.aster caption { padding: var(--space-2) 0.6rem 0; }
.aster-players th[scope="rowgroup"] { border: 0; padding-block: 0.3rem 0; }
.aster-players .whose { display: flex; align-items: center; gap: var(--space-2); min-width: 0; }
.aster-players button { border: 0; background: none; padding: 0; min-height: 1.6rem; min-width: 0; text-align: left;
  justify-content: start; font-weight: 600; flex: 0 1 auto; }
.aster-players .active { color: var(--act); font-weight: 700; }
.aster-players tbody.moving > tr > * { background: var(--act-wash); }
.aster-players tbody.moving > tr > :first-child { box-shadow: inset 4px 0 0 var(--act); }
.aster-players .name { white-space: normal; overflow-wrap: anywhere; }
aster-ledger .funds { margin-left: auto; white-space: nowrap; }
.aster small { color: var(--soft); white-space: nowrap; }
.aster td.number small { display: inline-block; min-width: 2.1em; }
.aster .sum > * { border-top: 2px solid var(--line-strong); font-weight: 650; }
.aster-head { font-size: var(--text-l); font-weight: 650; }
.aster-veins th, .aster-veins td { padding: 0.25rem 0.5rem; }
@container (max-width: 30rem) {
  .aster table { font-size: var(--text-xs); }
  .aster th, .aster td { padding: 0.2rem; }
  .aster td.number small { font-size: 0.72rem; }
}
`);

const FIGURES = ['veins', 'robots', 'gas', 'stone', 'metal', 'money'];
const plus = count => (count ? html` <small>+${number(count)}</small>` : nothing);

class AsterLedger extends /** @type {Arena.With<typeof ArenaElement, Arena.LedgerProperties>} */ (ArenaElement) {
  static properties = {
    scene: { attribute: false },
    move: { attribute: false },
    note: { attribute: false },
    seat: { attribute: false },
    chosen: { state: true },
  };

  render() {
    const { scene, move } = this;
    if (!scene?.players) {
      return nothing;
    }
    return html`<div class="aster-head" role="status">${this.head()}</div>
      ${this.players()} ${this.market()} ${trades(scene)}
      ${
        move?.what?.orders?.length
          ? html`<div class="sheet">
              <p class="strong">${t('aster.orders')}</p>
              <ol class="orders code">
                ${move.what.orders.map(order => html`<li>${order.text}</li>`)}
              </ol>
            </div>`
          : nothing
      }
      <p class="small soft">${t('aster.legend')}</p>`;
  }

  head() {
    const { phase, round, rounds, over, active, players } = this.scene;
    const [name] = players.filter(one => one.number === active).map(one => one.name);
    const now = Math.min(round, rounds);
    const when = phase === 'SELECTION' ? t('aster.selection') : t('aster.round', { n: now, rounds });
    return over ? when : `${when} · ${t('aster.turn', { name })}`;
  }

  players() {
    const { scene } = this;
    const words = t('aster.players');
    return html`<div class="table-frame aster aster-players" tabindex="0" role="region" aria-label=${words}>
      <table>
        <caption class="unseen">
          ${words}
        </caption>
        <thead>
          <tr>
            ${FIGURES.map(key => html`<th scope="col" class="number">${t(`aster.column-${key}`)}</th>`)}
          </tr>
        </thead>
        ${scene.players.map(one => this.player(one))}
      </table>
    </div>`;
  }

  player(one) {
    const { scene } = this;
    const moves = !scene.over && one.number === scene.active;
    const made = increases(scene.veins, one.number);
    const shown = this.shown.number === one.number;
    return html`<tbody class=${moves ? 'moving' : ''}>
      <tr>
        <th scope="rowgroup" colspan=${FIGURES.length}>
          <span class="whose"
            >${
              moves ? html`<span class="active" role="img" aria-label=${t('viewer.to-move')}>▶</span>` : nothing
            }<button
              aria-pressed=${String(shown)}
              title=${t('aster.show', { name: one.name })}
              @click=${() => {
                this.chosen = one.number;
              }}
            >
              ${seatName(one.number, one.name)}</button
            >${this.note?.(one.number) ?? nothing}${
              one.gone ? html`<span class="small soft">${t('aster.gone')}</span>` : nothing
            }<span class="funds"><small>${t('aster.funds')}</small> ${number(one.funds)} J</span></span
          >
        </th>
      </tr>
      <tr data-player=${one.number}>
        <td class="number">${number(one.veins)}</td>
        <td class="number">${number(one.robots)}${plus(made.robots)}</td>
        ${MATERIALS.map(key => html`<td class="number">${number(one.stock[key.toLowerCase()])}${plus(made[key])}</td>`)}
        <td class="number">${number(one.money)}</td>
      </tr>
    </tbody>`;
  }

  /** The seat whose sales are shown: the chosen one, else the reader's, else the one whose turn it is. */
  get shown() {
    const { players, active } = this.scene;
    return players.find(one => one.number === (this.chosen ?? this.seat ?? active)) ?? players[0];
  }

  market() {
    const { scene, shown } = this;
    if (!scene.market) {
      return nothing;
    }
    const made = increases(scene.veins, shown.number);
    const { each, total } = sales(shown, scene.market);
    const aside = shown.funds - shown.money - total;
    const row = (key, value) =>
      html`<tr>
        <th scope="row" colspan="5">${t(`aster.${key}`)}</th>
        <td class="number">${number(value)} J</td>
      </tr>`;
    return html`<div class="table-frame aster aster-market" tabindex="0" role="region" aria-label=${t('aster.market')}>
      <table>
        <caption>
          ${t('aster.market')}
          <span class="soft">· ${t('aster.market-of', { name: shown.name })}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">${t('aster.material')}</th>
            ${['amount', 'a-turn', 'buying', 'selling', 'sales'].map(
              key => html`<th scope="col" class="number">${t(`aster.${key}`)}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${each.map(
            one =>
              html`<tr data-material=${one.material}>
                <th scope="row">${SIGNS[one.material]} ${t(`aster.${one.material}`)}</th>
                <td class="number">${number(one.amount)}</td>
                <td class="number">+${number(made[one.material])}</td>
                <td class="number">${number(one.buying)}</td>
                <td class="number">${number(one.selling)}</td>
                <td class="number">${number(one.total)} J</td>
              </tr>`,
          )}
          ${row('money', shown.money)} ${aside > 0 ? row('set-aside', aside) : nothing}
          <tr class="sum">
            <th scope="row" colspan="5">${t('aster.funds')}</th>
            <td class="number">${number(shown.funds)} J</td>
          </tr>
        </tbody>
      </table>
    </div>`;
  }
}

define('aster-ledger', AsterLedger);

/** Draws the offers and requests of players; nothing if there are none. */
function trades(scene) {
  if (!scene.trades?.length) {
    return html`<p class="small soft">${t('aster.no-trades')}</p>`;
  }
  return html`<div class="table-frame aster" tabindex="0" role="region" aria-label=${t('aster.trades')}>
    <table>
      <caption>
        ${t('aster.trades')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('aster.player')}</th>
          <th scope="col">${t('aster.kind')}</th>
          <th scope="col">${t('aster.material')}</th>
          ${['amount', 'price', 'sales'].map(key => html`<th scope="col" class="number">${t(`aster.${key}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${scene.trades.map(
          one =>
            html`<tr>
              <td>${seatName(one.player, scene.players[one.player - 1].name)}</td>
              <td>${t(`aster.${one.kind}`)}</td>
              <td>${SIGNS[one.material]} ${t(`aster.${one.material}`)}</td>
              <td class="number">${number(one.amount)}</td>
              <td class="number">${number(one.price)}</td>
              <td class="number">${number(one.amount * one.price)} J</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** The list of the veins: those of one owner together, the aliens' last. */
class AsterVeins extends /** @type {Arena.With<typeof ArenaElement, Arena.LedgerProperties>} */ (ArenaElement) {
  static properties = { scene: { attribute: false } };

  render() {
    const { players, veins } = this.scene;
    const last = one => one.owner || players.length + 1;
    const order = [...veins].sort((one, other) => last(one) - last(other) || one.number - other.number);
    const figure = value => html`<td class="number">${number(value)}</td>`;
    return html`<div class="table-frame aster-veins" tabindex="0" role="region" aria-label=${t('aster.veins')}>
      <table>
        <caption class="unseen">
          ${t('aster.veins')}
        </caption>
        <thead>
          <tr>
            <th scope="col">${t('aster.veins-vein')}</th>
            <th scope="col">${t('aster.veins-owner')}</th>
            <th scope="col">${t('aster.material')}</th>
            ${['robots', 'productivity', 'material-rank', 'reproduction', 'robot-rank'].map(
              key => html`<th scope="col" class="number">${t(`aster.veins-${key}`)}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${order.map(
            one =>
              html`<tr>
                <th scope="row">${one.location.x},${one.location.y}</th>
                <td>
                  ${one.owner ? seatName(one.owner, players[one.owner - 1].name) : t('aster.aliens')}
                </td>
                <td>${SIGNS[one.material]} ${t(`aster.${one.material}`)}</td>
                ${figure(one.robots)} ${figure(one.materialIncrease)} ${figure(one.materialRank)}
                ${figure(one.robotIncrease)} ${figure(one.robotRank)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
}

define('aster-veins', AsterVeins);
