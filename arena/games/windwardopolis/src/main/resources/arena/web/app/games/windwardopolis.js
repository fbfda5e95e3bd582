/** The view of Windwardopolis 2: the city and its cars, the teams, the waiting passengers, and the events. */
import 'arena/games/windwardopolis/style.js';
import { reports, newsWords, points, TICKS_IN_SECOND } from 'arena/games/windwardopolis/words.js';
import { initials } from 'arena/games/windwardopolis/city.js';
import { html } from 'lit';
import { t } from 'arena/text.js';

export { board } from 'arena/games/windwardopolis/board.js';

const SECOND_MILLIS = 1000;

/** The proposed tables: a person drives in real time, or without time pressure. */
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
 * The real-time play of a person: time continues while the person chooses. Without an order for a moment in lock-step,
 * the car drives on.
 */
export const flows = { settings: { time: 'real-time' }, idle: 'End', millis: (16 * SECOND_MILLIS) / TICKS_IN_SECOND };

/** The settings of the organiser's real-time games: a step is a tick, and the speed is ticks a second. */
export const paced = { settings: { time: 'real-time', speed: '0' }, perSecond: TICKS_IN_SECOND };

/** Returns the duration of a move at normal speed: that of its ticks. */
export function rest(move, before) {
  return (Math.max(0, move.scene.tick - (before?.scene?.tick ?? 0)) * SECOND_MILLIS) / TICKS_IN_SECOND;
}

/** The ledger beside the board. Its module is loaded when it is first shown: small boards have none. */
const loadLedger = () => import('arena/games/windwardopolis/teams.js');

/**
 * Returns the status of all teams with the last reports, or the positions of all people: the side that the reader has
 * chosen.
 */
export function ledger({ scene, ground, moves, at, note }) {
  loadLedger();
  return html`<windward-teams .scene=${scene} .ground=${ground} .note=${note}></windward-teams>
    <windward-story class="sheet story" .moves=${moves} .at=${at}></windward-story>`;
}

/** The controls for interventions: for the chosen car of a held round. */
export const controls = 'arena/games/windwardopolis/controls.js';

/** Returns the facts of a team in few words. */
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

/** Returns the score of a seat at the end. */
export const score = standing => t('windward.score', { points: points(standing.points) });

/** Returns the parts of a seat's points: passengers, cards, a trip under way, and the end. */
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

/** Returns the values followed over time. */
export function series(scene) {
  return { key: 'windward.points', values: scene.cars.map(car => car.thousandths / 1000) };
}

/** Returns the reports that are new in a move: an order in real time repeats the previous moment. */
const fresh = (move, before) => (before?.scene && before.scene.tick === move.scene?.tick ? [] : reports(move.scene));

/** Returns whether a move has a report. */
export function isTold(move, before) {
  return fresh(move, before).length > 0 || (move.orders ?? []).some(order => order.fault || order.late);
}

/** Returns the events of a move, in words. */
export function words(move) {
  return reports(move?.scene)
    .map(one => newsWords(move.scene, one))
    .join(' ');
}

/** Returns the events of a move, in a few words. */
export function brief(move) {
  const [first] = reports(move.scene);
  return first && newsWords(move.scene, first);
}

/** @type {[Arena.Sound, RegExp][]} */
const SOUNDS = [
  ['end', /DELIVERED/],
  ['burst', /POWER_UP_PLAYED/],
  ['error', /REFUSED|ABANDONED|TOO_MANY|ILLEGAL|NOT_/],
  ['place', /PICKED_UP|RESTOCKED/],
];

/** Returns the sound of a move after another. */
export function sound(move, frame, before) {
  const news = fresh(move, before);
  return SOUNDS.find(([, what]) => news.some(one => what.test(one.status)))?.[0];
}
