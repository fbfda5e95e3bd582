/** The events of Windwardopolis, in words. */
import { readersCar } from 'arena/games/windwardopolis/city.js';
import { number, t } from 'arena/text.js';

const THOUSAND = 1000;
/** Ticks of the game in a second, as its document counts them. */
export const TICKS_IN_SECOND = 60;

/** The reports that are never shown. */
const SILENT = new Set(['UPDATE', 'PASSENGER_NO_ACTION']);

/** Returns points from the game's thousandths. */
export const points = thousandths => number(thousandths / THOUSAND, 2);

/** Returns the effect of a card, in few words. */
export function cardWords(card) {
  const [kind, ...name] = card.split(' ');
  return t(`windward.card-${kind}`, { name: name.join(' ') });
}

/** Returns the effect of a card as a sign of a few letters. */
export function cardSign(card) {
  return t(`windward.sign-${card.split(' ')[0]}`);
}

/**
 * Returns the reports of a moment that interest people. The end of a path is reported for the reader's car or a chosen
 * one only: cars without a plan report it at every corner.
 */
export function reports(scene, chosen) {
  const near = scene && [readersCar(scene)?.number, chosen];
  return (scene?.news ?? []).filter(
    one => !SILENT.has(one.status) && (one.status !== 'NO_PATH' || near.includes(one.seat)),
  );
}

/** Returns a report in words. */
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
