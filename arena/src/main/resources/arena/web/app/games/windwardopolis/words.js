/** What happens in Windwardopolis, in words. */
import { mine } from 'arena/games/windwardopolis/city.js';
import { number, t } from 'arena/text.js';

const THOUSAND = 1000;
/** Ticks of the game in a second, as its document counts them. */
export const TICKS_IN_SECOND = 60;

/** What nobody has to be told. */
const SILENT = new Set(['UPDATE', 'PASSENGER_NO_ACTION']);

/** Returns points, of which the game counts thousandths. */
export const points = thousandths => number(thousandths / THOUSAND, 2);

/** Returns what a card does, in few words. */
export function cardWords(card) {
  const [kind, ...name] = card.split(' ');
  return t(`windward.card-${kind}`, { name: name.join(' ') });
}

/** Returns the same as a sign of a few letters. */
export function cardSign(card) {
  return t(`windward.sign-${card.split(' ')[0]}`);
}

/**
 * Returns what a viewer is told at a moment and people want to know. That a path has ended is told of the own car, or
 * of a chosen one: cars without a plan say it at every corner.
 */
export function told(scene, chosen) {
  const near = scene && [mine(scene)?.number, chosen];
  return (scene?.news ?? []).filter(
    one => !SILENT.has(one.status) && (one.status !== 'NO_PATH' || near.includes(one.seat)),
  );
}

/** Returns one of these in words. */
export function newsWords(scene, one) {
  const car = scene.cars[one.seat - 1];
  const passenger = car?.trip?.passenger ?? '';
  return t(`windward.news-${one.status}`, {
    name: car?.name ?? '',
    passenger,
    place: car?.trip?.destination ?? '',
    last: car?.delivered.at(-1) ?? '',
    card: one.card ? cardWords(one.card) : '',
  });
}
