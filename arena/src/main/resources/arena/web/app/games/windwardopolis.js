/** How Windwardopolis 2 is shown: the city and its cars, the teams, who waits where, and what happens. */
import { told, newsWords, points, TICKS_IN_SECOND } from 'arena/games/windwardopolis/words.js';
import { initials } from 'arena/games/windwardopolis/city.js';
import { html } from 'lit';
import { t } from 'arena/text.js';

export { board } from 'arena/games/windwardopolis/board.js';

const SECOND_MILLIS = 1000;

/** The tables that are proposed: a person drives in traffic that goes on, or at his leisure. */
export const tables = [
  {
    key: 'drive',
    words: 'windward.table-drive',
    more: 'windward.table-drive-more',
    seats: 10,
    persons: 1,
    settings: { time: 'real-time', speed: '60' },
  },
  {
    key: 'contest',
    words: 'windward.table-contest',
    more: 'windward.table-contest-more',
    seats: 10,
  },
];

/**
 * Time goes on while a person chooses: so it is watched and played. Who orders nothing in lock-step for a moment drives
 * on.
 */
export const flows = { settings: { time: 'real-time' }, idle: 'End', millis: (16 * SECOND_MILLIS) / TICKS_IN_SECOND };

/** In real time an organiser's step is a tick, and his speed ticks a second. */
export const paced = { settings: { time: 'real-time', speed: '0' }, perSecond: TICKS_IN_SECOND };

/** Every move is one picture. */
export function frames() {
  return 1;
}

/** Returns how long a move lasts at normal speed: as long as its ticks. */
export function rest(move, before) {
  return (Math.max(0, move.scene.tick - (before?.scene?.tick ?? 0)) * SECOND_MILLIS) / TICKS_IN_SECOND;
}

/** What stands beside the board is asked for when it is first shown: small boards have nothing beside them. */
const beside = () => import('arena/games/windwardopolis/teams.js');

/** Returns the status of all teams with what was told last, or who is where: whichever the reader has turned to. */
export function ledger({ scene, ground, moves, at, note }) {
  beside();
  return html`<windward-teams .scene=${scene} .ground=${ground} .note=${note}></windward-teams>
    <windward-story class="sheet story" .moves=${moves} .at=${at}></windward-story>`;
}

/** An organiser does something to the chosen car of a round that is held: `desk.js` beside the board. */
export const hasDesk = true;

/** Nobody moves alone. */
export function mover() {
  return undefined;
}

/** Returns what is told of a team in few words. */
export function facts(scene, seat) {
  const car = scene.cars[seat - 1];
  return [
    { label: t('windward.points'), value: points(car.thousandths) },
    { label: t('windward.delivered'), value: car.delivered.length },
    { label: t('windward.coffee'), value: car.coffee },
    {
      label: t('windward.aboard'),
      value: car.trip ? `${initials(car.trip.passenger)} → ${car.trip.destination}` : '–',
    },
  ];
}

/** Returns what a seat has at the end. */
export const score = standing => t('windward.score', { points: points(standing.points) });

/** Returns how the points of a seat have come: for passengers, and besides by cards, a trip under way and the end. */
export function accountOf({ moves, ground }, standing) {
  const { delivered } = moves.at(-1).scene.cars[standing.seat - 1];
  const trips = delivered.map(name => ground.people.find(one => one.name === name).points);
  const sum = trips.reduce((all, one) => all + one, 0);
  return [
    { label: t('windward.delivered'), value: delivered.map(initials).join(' ') || '–' },
    { label: t('windward.for-trips'), value: sum },
    { label: t('windward.for-more'), value: points(standing.points - sum * 1_000) },
  ];
}

/** Returns what is drawn over time. */
export function series(scene) {
  return { key: 'windward.points', values: scene.cars.map(car => car.thousandths / 1000) };
}

/** Returns what is told for the first time with a move: an order of real time shows the moment before once more. */
const fresh = (move, before) => (before?.scene && before.scene.tick === move.scene?.tick ? [] : told(move.scene));

/** Returns whether a move has something to tell. */
export function isTold(move, before) {
  return fresh(move, before).length > 0 || (move.orders ?? []).some(order => order.fault || order.late);
}

/** Returns what happened in a move, in words. */
export function words(move) {
  return told(move?.scene)
    .map(one => newsWords(move.scene, one))
    .join(' ');
}

/** Returns the same in a few words. */
export function brief(move) {
  const [first] = told(move.scene);
  return first && newsWords(move.scene, first);
}

/** @type {[string, RegExp][]} */
const SOUNDS = [
  ['end', /DELIVERED/],
  ['burst', /POWER_UP_PLAYED/],
  ['error', /REFUSED|ABANDONED|TOO_MANY|ILLEGAL|NOT_/],
  ['place', /PICKED_UP|RESTOCKED/],
];

/** Returns how a move sounds after another. */
export function sound(move, frame, before) {
  const news = fresh(move, before);
  return SOUNDS.find(([, what]) => news.some(one => what.test(one.status)))?.[0];
}
