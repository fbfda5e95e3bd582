/** The ledger beside the board on a big screen: each chain with its shareholders, and the turn stage by stage. */
import { html, nothing } from 'lit';
import { adopt } from 'arena/element.js';
import { deciding, firstTile, turns } from 'arena/games/acquire/story.js';
import { chainMark, dollars, eventWords, nameOf, playerName, tileText, whyWords } from 'arena/games/acquire/words.js';
import { mark, seatName } from 'arena/seats.js';
import { t } from 'arena/text.js';

adopt(`
.with-ledger > .side > acquire-ledger > * { flex: none; }
.ledger table { table-layout: fixed; }
.ledger th, .ledger td { padding: 0.28rem 0.3rem; }
.ledger tr > :first-child { padding-left: var(--space-3); }
.ledger .money { width: 5.5rem; text-align: right; line-height: 1.3; }
.ledger .money span { display: block; }
.ledger thead .money { font-weight: 600; }
.ledger .chain { width: 9%; }
.ledger .chain, .ledger .share { text-align: center; white-space: nowrap; padding-inline: 0.1rem; }
.ledger .more .share { font-size: 0.75rem; }
.ledger .chain small { display: block; font-size: 0.6rem; letter-spacing: -0.02em; }
.ledger tbody tr:hover { background: none; }
.ledger .holder { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--space-2); }
.ledger .holder > .seat { flex: 1 0 auto; }
.ledger tr:has(+ .kept) > * { border-bottom: 0; padding-bottom: 0; }
.ledger .kept td { padding-top: 0.1rem; }
.kept-things { display: flex; flex-wrap: wrap; align-items: center; gap: 0.15rem 0.35rem; font-size: 0.75rem; }
.card-sign { border: 1px solid var(--line-strong); border-radius: 3px; padding: 0 0.35em; font-weight: 600;
  white-space: nowrap; }
.ledger .legend { display: flex; flex-wrap: wrap; align-items: center; gap: 0.1rem 0.4rem; max-width: none; margin: 0;
  padding: 0.25rem var(--space-3); font-size: 0.75rem; color: var(--soft); }
.legend .square { width: 0.9em; height: 0.9em; border-radius: 2px; border: 1px solid var(--line-strong); }
.legend .loose { background: color-mix(in oklab, var(--ink) 34%, var(--sheet)); }
.legend .never { background: var(--sheet); margin-left: 0.6rem; }
.ledger .asked { background: var(--act-wash); }
.ledger .asked th { box-shadow: inset 4px 0 0 var(--act); }
.ledger .bank-row > * { border-bottom: 2px solid var(--line-strong); }
.ledger .holding { display: inline-block; min-width: 1.7em; padding: 0.05em 0.25em; border-radius: 1em; }
.ledger .first, .ledger .both { font-weight: 750; background: var(--ink); color: var(--sheet); }
.ledger .second { box-shadow: inset 0 0 0 2px var(--line-strong); }
.ledger .not-there { color: var(--soft); }
.ledger .not-there .chain-mark { opacity: 0.55; }
.ledger .safe { font-weight: 750; box-shadow: inset 0 -2px 0 var(--act); }
.story { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-3); align-content: start;
  overflow-wrap: anywhere; }
.story .now-asked { font-size: var(--text-l); font-weight: 650; display: flex; gap: 0.5em; align-items: center; }
.story .now-asked .mark { width: 1em; height: 1em; flex: none; }
.story .turn { display: grid; gap: var(--space-1); }
.story .turn h2 { display: flex; gap: 0.5em; align-items: center; font-size: var(--text-xs); color: var(--soft);
  font-weight: 600; }
.story .turn h2 .mark { width: 0.9em; height: 0.9em; }
.story ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.3rem; }
.story li { display: grid; grid-template-columns: 1.6rem minmax(0, 1fr); gap: 0 var(--space-2);
  align-items: baseline; line-height: 1.35; }
.story li > :first-child { justify-self: center; }
.story li .mark { width: 0.95em; height: 0.95em; }
.story li small { display: block; color: var(--soft); }
.story .merger { border-left: 4px solid var(--act); padding-left: var(--space-2); }
.story .to-come { color: var(--soft); }
.story .before { color: var(--soft); font-size: var(--text-s); }
@container (max-width: 38rem) {
  .ledger table { font-size: var(--text-xs); }
  .ledger th, .ledger td { padding: 0.2rem 0.1rem; }
  .ledger tr > :first-child { padding-left: 0.4rem; }
  .ledger .chain small, .ledger .more { display: none; }
  .ledger .seat:has(.emblem) { flex-wrap: wrap; gap: 0 0.4em; }
  .ledger .money { width: 4rem; font-size: 0.75rem; padding-right: 0.4rem; white-space: nowrap; }
  .ledger thead .money { font-size: 0.66rem; white-space: normal; }
  .story { font-size: var(--text-s); gap: var(--space-2); padding: var(--space-3); }
  .story .now-asked { font-size: var(--text-m); }
  .story li small { font-size: 0.75rem; }
  .ledger .holder .tag { background: none; padding: 0; font-weight: 400; }
  .ledger .price .share { font-size: 0.62rem; letter-spacing: -0.04em; overflow: visible; white-space: nowrap; }
}
@media (max-width: 60rem) {
  .ledger .more { display: none; }
}
`);

/** Returns the ledger; `note` returns the facts of a seat that are not of this game. */
export function ledger({ scene, moves, at, note }) {
  return html`${sheet(scene, note)}${story(scene, moves, at)}`;
}

/** Draws the sheet of the game: a column for each chain, its value above, its shareholders below. */
function sheet(scene, note) {
  const row = (key, value, more = '') => html`<tr class=${more}>
    <th scope="row" colspan="2">${t(`acquire.${key}`)}</th>
    ${scene.chains.map(
      chain =>
        html`<td class="share ${chain.size ? '' : 'not-there'} ${key === 'size' && chain.safe ? 'safe' : ''}">
          ${chain.size || key === 'bank' ? value(chain) : '–'}
        </td>`,
    )}
  </tr>`;
  return html`<div class="table-frame ledger" tabindex="0" role="region" aria-label=${t('acquire.chains')}>
    <table>
      <caption class="unseen">
        ${t('acquire.chains')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('acquire.player')}</th>
          <th scope="col" class="money"><span>${t('acquire.cash')}</span><span>${t('acquire.worth')}</span></th>
          ${scene.chains.map(
            chain =>
              html`<th scope="col" class="chain ${chain.size ? '' : 'not-there'}" title=${chain.name}>
                ${chainMark(scene, chain.letter)}<small>${chain.name}</small>
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${row('size', size)}
        ${row('price', chain => dollars(chain.price), 'price')}
        ${row('bonuses', chain => html`${dollars(10 * chain.price)}<br />${dollars(5 * chain.price)}`, 'more')}
        ${row('bank', chain => chain.bank, 'bank-row')} ${scene.players.map(player => holder(scene, player, note))}
      </tbody>
    </table>
    ${legend()}
  </div>`;
}

const size = chain =>
  html`${chain.size}${chain.safe ? html`<span class="unseen"> ${t('acquire.safe')}</span>` : nothing}`;

function holder(scene, player, note) {
  const rank = chain => (chain.bonuses ?? []).find(one => one.player === player.number)?.rank ?? '';
  return html`<tr class=${!scene.over && scene.asked === player.number ? 'asked' : ''}>
    <th scope="row">
      <span class="holder">
        ${seatName(player.number, player.name)} ${note?.(player.number) ?? nothing}
      </span>
    </th>
    <td class="money">
      <span class="strong">${dollars(player.cash)}</span>
      <span>${player.worth === undefined ? '?' : dollars(player.worth)}</span>
    </td>
    ${scene.chains.map((chain, place) => {
      const held = player.shares?.[place];
      const kind = chain.size ? rank(chain) : '';
      return html`<td class="share">
        <span class="holding ${kind.toLowerCase()}" title=${kind ? t(`acquire.rank-${kind}`) : ''}
          >${held === undefined ? '?' : held || '·'}</span
        >
      </td>`;
    })}
  </tr>
  ${player.cards?.length || player.hand?.length ? kept(player, scene) : nothing}`;
}

/** Draws the visible possessions of a player besides shares: unplayed cards, and tiles. */
const kept = ({ cards = [], hand = [] }, scene) =>
  html`<tr class="kept">
    <td colspan=${scene.chains.length + 2}>
      <span class="kept-things">
        ${
          cards.length
            ? html`<span class="unseen">${t('acquire.cards-of')}</span>
                ${cards.map(
                  card =>
                    html`<span class="card-sign" title=${t(`acquire.card-${card}`)}
                      >${t(`acquire.sign-${card}`)}</span
                    >`,
                )}`
            : nothing
        }
        ${
          hand.length
            ? html`<span class="unseen">${t('acquire.tiles-of')}</span>
                ${hand.map(tile => html`<span class="code">${tile}</span>`)}`
            : nothing
        }
      </span>
    </td>
  </tr>`;

/** Draws the legend of the squares that show no chain. */
const legend = () =>
  html`<p class="legend">
    <i class="square loose"></i>${t('acquire.legend-loose')} <i class="square never"></i>${t('acquire.legend-never')}
  </p>`;

/** Draws the turn so far and some before it, below the open question. */
function story(scene, moves, at) {
  const [now, ...before] = turns(moves, at);
  return html`<div class="sheet story" tabindex="0" role="region" aria-label=${t('acquire.story')}>
    ${
      scene.over
        ? nothing
        : html`<p class="now-asked">
            ${mark(scene.asked)}<span>${askedWords(scene)}</span>
          </p>`
    }
    ${now ? turnStory(now, scene, moves, deciding(scene)) : nothing}
    ${before.map(turn => turnStory(turn, scene, moves))}
  </div>`;
}

function askedWords(scene) {
  const [first, second] = scene.about.map(letter => nameOf(scene, letter));
  return t(`acquire.asks-${scene.question}`, { name: playerName(scene, scene.asked), first, second });
}

/**
 * @param {Arena.Turn} turn
 * @param {any} scene
 * @param {Arena.Move[]} moves
 * @param {any[]} [waiting] the players that must still decide about shares, in the turn that is not over
 */
function turnStory({ turn, player, events }, scene, moves, waiting) {
  const before = !waiting;
  return events.length || waiting?.length || turn === 1
    ? html`<section class="turn ${before ? 'before' : ''}">
        <h2>
          ${player ? mark(player) : nothing}
          ${turn ? t('acquire.turn-of', { turn, name: playerName(scene, player) }) : t('acquire.start')}
        </h2>
        ${turn === 1 ? html`<p class="small">${beginsWords(scene, player, moves)}</p>` : nothing}
        <ol>
          ${events.map(one => stage(one, before))} ${(waiting ?? []).map(one => toCome(one, scene))}
        </ol>
      </section>`
    : nothing;
}

/** Returns why the first player begins: by the tiles drawn, or by the number of the game in a series. */
function beginsWords(scene, player, moves) {
  const drawn = firstTile(moves, player);
  const name = playerName(scene, player);
  return drawn ? t('acquire.begins-drawn', { name, tile: tileText(drawn) }) : t('acquire.begins-series', { name });
}

function stage({ event, before, after }, isPast) {
  const names = after.players.map(player => player.name);
  const why = isPast ? '' : whyWords(event, before, after);
  const letter = (event.survivor ?? event.chain)?.text;
  const own = event.type === 'Grew' || event.type === 'Founded' || event.type === 'Merged';
  const sign = own ? chainMark(after, letter) : event.player ? mark(event.player) : html`<span></span>`;
  return html`<li class=${['Merged', 'Bonus', 'Disposed'].includes(event.type) ? 'merger' : ''}>
    ${sign}<span>${eventWords(event, names)}${why ? html`<small>${why}</small>` : nothing}</span>
  </li>`;
}

/** Draws a player that must still decide about shares. */
function toCome({ player, shares, now }, scene) {
  const key = now ? 'acquire.decides' : 'acquire.decides-then';
  return html`<li class="merger to-come">
    ${mark(player)}
    <span
      >${t(key, { name: playerName(scene, player), n: shares ?? 0, chain: nameOf(scene, scene.about[0]) })}</span
    >
  </li>`;
}
