/** The words of Acquire: chains, tiles, money and events. */
import { html } from 'lit';
import { number, t } from 'arena/text.js';

export const ROWS = 'ABCDEFGHI';

/** The bonuses of the largest and second largest shareholder of a chain, in prices of a share. */
const TIMES = { FIRST: 10, SECOND: 5, BOTH: 15 };

export const chainPlace = (scene, letter) => scene.chains.findIndex(chain => chain.letter === letter);
export const chainOf = (scene, letter) => scene.chains[chainPlace(scene, letter)];
export const nameOf = (scene, letter) => chainOf(scene, letter)?.name ?? letter;
export const playerName = (scene, seat) => scene.players.find(player => player.number === seat)?.name ?? '';
export const dollars = amount => `$${number(amount)}`;
export const tileText = tile => `${tile.column}${ROWS[tile.row]}`;
export const list = names => names.join(', ');

/** Returns a chain's letter as a tile of its colour. */
export const chainMark = (scene, letter) =>
  html`<b class="chain-mark chain-${chainPlace(scene, letter)}">${letter}</b>`;

/** Returns one event in words. */
export function eventWords(event, names) {
  const bonus = event.type === 'Bonus' ? `-${event.rank}` : '';
  const lot = event.byLot ? '-by-lot' : '';
  return t(`acquire.event-${event.type}${bonus}${lot}`, {
    ...event,
    n: event.shares ?? event.tiles?.length ?? event.free ?? 0,
    name: names[event.player - 1] ?? t('acquire.market'),
    tile: event.tile && tileText(event.tile),
    tiles: event.tiles && list(event.tiles.map(tileText)),
    card: event.card && t(`acquire.card-${event.card}`),
    chain: (event.chain ?? event.survivor)?.name,
    defunct: event.defunct && list(event.defunct.map(chain => chain.name)),
    give: event.give?.name,
    get: event.get?.name,
    price: event.price !== undefined && dollars(event.price),
    amount: event.amount !== undefined && dollars(event.amount),
  });
}

/**
 * Returns the reason for an event, where it is not plain: the survivor of a merger, and the meaning of a bonus.
 * `before` is the table before the move, which includes chains that are gone after it.
 */
export function whyWords(event, before, after) {
  const size = chain => chainOf(before, chain.text)?.size ?? 0;
  if (event.type === 'Merged') {
    const largest = Math.max(...event.defunct.map(size));
    return t(size(event.survivor) > largest ? 'acquire.why-larger' : 'acquire.why-equal', {
      n: size(event.survivor),
      least: list(event.defunct.map(chain => `${chain.name} ${size(chain)}`)),
      chain: event.survivor.name,
      name: playerName(before, event.player),
    });
  } else if (event.type === 'Bonus') {
    const price = chainOf(after, event.chain.text)?.price || chainOf(before, event.chain.text)?.price || 0;
    return t(`acquire.why-${event.rank}${event.sharing > 1 ? '-shared' : ''}`, {
      price: dollars(price),
      amount: dollars(TIMES[event.rank] * price),
      n: event.sharing,
    });
  }
  return '';
}

/** Returns the effect of a tile, in words; also the players that a merger would pay, where that is decided. */
export function effectWords(scene, { tile, kind, chains, survivors }) {
  const merged = survivors?.length === 1 ? chains.filter(letter => letter !== survivors[0]) : [];
  const paid = merged.flatMap(letter =>
    (chainOf(scene, letter).bonuses ?? []).map(one =>
      t('acquire.would-pay', {
        name: playerName(scene, one.player),
        amount: dollars(one.amount),
        chain: nameOf(scene, letter),
      }),
    ),
  );
  return [t(`acquire.tile-${kind}`, { tile, chains: list(chains.map(letter => nameOf(scene, letter))) }), ...paid].join(
    ' ',
  );
}
