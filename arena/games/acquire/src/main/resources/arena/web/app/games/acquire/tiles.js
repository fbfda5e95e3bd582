/** The possessions of a person at a table of Acquire: money and shares, tiles, and the orders they allow. */
import { html, nothing } from 'lit';
import { adopt } from 'arena/element.js';
import { chainMark, chainOf, chainPlace, dollars, effectWords, nameOf } from 'arena/games/acquire/words.js';
import { t } from 'arena/text.js';

adopt(`
.own { display: grid; gap: var(--space-2); }
.purse { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-3); align-items: center; margin: 0; }
.purse .money { font-size: var(--text-l); font-weight: 700; margin-right: auto; }
.purse .shares { display: inline-flex; gap: 0.3em; align-items: center; font-weight: 650; }
.hand { display: grid; grid-template-columns: repeat(auto-fill, minmax(5.4rem, 1fr)); gap: var(--space-2); }
.hand button { display: grid; gap: 0; line-height: 1.2; min-height: 3.4rem; padding: var(--space-1);
  align-content: center; justify-items: center; font-size: var(--text-l); font-weight: 700; white-space: normal; }
.hand button small { font-weight: 500; display: inline-flex; gap: 0.2em; align-items: center; min-height: 1.4em; }
.hand .unplayable { border-style: dashed; color: var(--soft); font-weight: 500; }
.hand .chain-mark { min-width: 1.35em; font-size: 0.75rem; }
.own.aside .hand { grid-template-columns: repeat(auto-fill, minmax(3.2rem, 1fr)); gap: var(--space-1); }
.own.aside .hand button { min-height: 2.75rem; font-size: var(--text-m); }
.own.aside .hand small, .own.aside .effect.soft { display: none; }
.row.chips { display: grid; grid-template-columns: repeat(auto-fill, minmax(6.7rem, 1fr)); gap: var(--space-2); }
.chips button { padding: 0 0.3rem; gap: 0.3rem; justify-content: start; font-size: var(--text-xs); }
.own .effect { min-height: 2.8em; line-height: 1.4; }
`);

/** The part of an order that is one of the person's tiles. */
export const heldPart = 'tile';

const PAIR = 2;
const PLAYABLE = new Set(['LOOSE', 'FOUNDS', 'GROWS', 'MERGES']);

/**
 * Returns money, shares and tiles of the person, each tile with its effect; a press on a tile chooses it, and shows its
 * full effect, or the rule that forbids it.
 */
export function tiles({ scene, seat, chosen, pick }) {
  const own = scene.players.find(player => player.number === seat);
  const held = own?.hand ?? [];
  const effect = scene.options?.find(one => one.tile === chosen);
  const places = scene.question.startsWith('TILE') || !pick;
  return html`<div class="own ${places ? '' : 'aside'}">
    ${purse(scene, own)}
    ${
      held.length
        ? html`<div class="hand" role="group" aria-label=${t('acquire.own-hand')}>
              ${held.map(tile => tileButton(scene, tile, chosen, pick))}
            </div>
            <p class="effect small ${effect ? '' : 'soft'}" aria-live="polite">
              ${effect ? html`<strong>${effect.tile}</strong> ${effectWords(scene, effect)}` : t('acquire.press-tile')}
            </p>`
        : nothing
    }
  </div>`;
}

/** Returns the task of the person, in words. */
export function task({ scene, seat }) {
  const own = scene.players.find(player => player.number === seat);
  const [first, second] = scene.about.map(letter => nameOf(scene, letter));
  const held = own?.shares?.[chainPlace(scene, scene.about[0])] ?? 0;
  const price = dollars(chainOf(scene, scene.about[0])?.price ?? 0);
  return t(`acquire.task-${scene.question}`, { first, second, n: held, price });
}

function purse(scene, own) {
  const shares = (own?.shares ?? []).map((n, place) => ({ n, chain: scene.chains[place] })).filter(one => one.n);
  return html`<div class="purse">
    <span class="money">${dollars(own?.cash ?? 0)}</span>
    ${shares.map(
      ({ n, chain }) =>
        html`<span class="shares" title=${chain.name}
          >${chainMark(scene, chain.letter)}<span class="unseen">${chain.name}</span>${n}</span
        >`,
    )}
  </div>`;
}

function tileButton(scene, tile, chosen, pick) {
  const { kind, chains } = scene.options?.find(one => one.tile === tile) ?? {};
  return html`<button
    type="button"
    data-tile=${tile}
    class=${!kind || PLAYABLE.has(kind) ? '' : 'unplayable'}
    aria-pressed=${String(tile === chosen)}
    ?disabled=${!pick}
    @click=${() => pick(tile)}
  >
    ${tile}
    <small
      >${kind ? t(`acquire.short-${kind}`) : ''}${
        kind === 'GROWS' || kind === 'MERGES' ? chains.map(letter => chainMark(scene, letter)) : nothing
      }</small
    >
  </button>`;
}

/** Returns the appearance of the form of orders in this game. */
export function look({ scene, seat }) {
  const own = scene.players.find(player => player.number === seat);
  const letter = kind => kind.key.match(/^(?:buy|trade) (.)$/)?.[1];
  return {
    heldPart,
    sign: kind => (letter(kind) ? chainMark(scene, letter(kind)) : nothing),
    chip: (part, value) => (chainPlace(scene, value) >= 0 ? chainMark(scene, value) : nothing),
    words: kind => rowWords(scene, kind, letter(kind)),
    note: kind => (letter(kind) ? note(scene, own, letter(kind)) : nothing),
    buttonWords: chosen => buttonWords({ scene, own, ...chosen }),
  };
}

/** Returns the words of a row with steps; the chain and its price are enough for a purchase. */
function rowWords(scene, kind, letter) {
  if (letter) {
    return `${nameOf(scene, letter)} ${dollars(Number(kind.said.values.price))}`;
  }
  return t(`acquire.row-${kind.key}`, { chain: nameOf(scene, scene.about[1]) });
}

function note(scene, own, letter) {
  const chain = chainOf(scene, letter);
  return t('acquire.row-note', { bank: chain.bank, own: own?.shares?.[chainPlace(scene, letter)] ?? 0, n: chain.size });
}

/** Returns the words of the button that sends an answer. */
function buttonWords({ scene, own, kind, values, already, collects }) {
  if (scene.question === 'MERGE') {
    return disposal(scene, own, already);
  } else if (scene.question === 'SPECIAL') {
    return t(already.length ? 'acquire.do-card' : 'acquire.do-no-card');
  } else if (collects) {
    return purchase(scene, already);
  }
  const tile = values.tile?.[0] ?? kind?.said?.values.tile;
  const chain = values.chain && nameOf(scene, values.chain[0]);
  if (scene.question === 'CHAIN') {
    return chain && t('acquire.do-found', { chain });
  } else if (scene.question.startsWith('TILE')) {
    return tile ? t(chain ? 'acquire.do-place-chain' : 'acquire.do-place', { tile, chain }) : t('acquire.press-tile');
  }
  return undefined;
}

function purchase(scene, already) {
  const bought = already.filter(one => one.kind.startsWith('buy '));
  const free = already.some(one => one.kind === 'play' && one.values.card?.[0] === 'FREE_3_STOCK');
  const shares = bought.reduce((sum, one) => sum + Number(one.values.shares[0]), 0);
  const price = one => (free ? 0 : chainOf(scene, one.kind.slice(-1)).price);
  const cost = bought.reduce((sum, one) => sum + Number(one.values.shares[0]) * price(one), 0);
  const ends = already.some(one => one.kind === 'declare-end') ? ` ${t('acquire.do-end')}` : '';
  const words = shares ? t('acquire.do-buy', { n: shares, amount: dollars(cost) }) : t('acquire.do-buy-none');
  return `${words}${ends}`;
}

function disposal(scene, own, already) {
  const amount = kind => Number(already.find(one => one.kind === kind)?.values.shares[0] ?? 0);
  const place = chainPlace(scene, scene.about[0]);
  const traded = PAIR * amount('exchange');
  const sold = (own?.shares?.[place] ?? 0) - traded - amount('keep');
  return t('acquire.do-dispose', {
    sold,
    amount: dollars(sold * scene.chains[place].price),
    traded,
    kept: amount('keep'),
  });
}
