import assert from 'node:assert/strict';
import test from 'node:test';
import {
  FULL_SPEED,
  Playback,
  REST_MILLIS,
  WAVE_MILLIS,
  restOf,
  soundOf,
} from '../../main/resources/arena/web/app/playback.js';

const waves = { 1: 3 };
const frames = at => waves[at] ?? 1;

function playback(more = {}) {
  const positions = [];
  const made = new Playback({ frames, last: 4, changed: () => positions.push([made.at, made.frame]), ...more });
  return { made, positions };
}

test('a move with waves is shown wave by wave, then rests', () => {
  const { made } = playback();
  made.play();
  made.advance(REST_MILLIS);
  assert.deepEqual([made.at, made.frame], [1, 0]);
  made.advance(WAVE_MILLIS);
  assert.deepEqual([made.at, made.frame], [1, 1]);
  made.advance(WAVE_MILLIS);
  assert.deepEqual([made.at, made.frame], [1, 2]);
  made.advance(WAVE_MILLIS);
  assert.deepEqual([made.at, made.frame], [1, 2]);
  made.advance(REST_MILLIS - WAVE_MILLIS);
  assert.deepEqual([made.at, made.frame], [2, 0]);
});

test('twice the speed takes half the time', () => {
  const { made } = playback();
  made.setSpeed(2);
  made.play();
  made.advance(REST_MILLIS / 2);
  assert.equal(made.at, 1);
});

test('at a thousand times the speed waves are left out and moves are not', () => {
  const { made } = playback({ last: 3000 });
  made.setSpeed(1000);
  made.play();
  made.advance(1000);
  assert.ok(made.at > 1200 && made.at < 1300, `at ${made.at}`);
});

test('full speed shows one frame a second', () => {
  const { made, positions } = playback({ last: 5000 });
  made.setSpeed(FULL_SPEED);
  made.play();
  positions.length = 0;
  for (let tick = 0; tick < 100; tick++) {
    made.advance(10);
  }
  assert.deepEqual(positions, [[2000, 0]]);
});

test('it stops at the end and begins again from the start', () => {
  const { made } = playback();
  made.seek(4);
  made.play();
  assert.equal(made.at, 0);
  made.advance(60_000);
  assert.equal(made.at, 4);
  assert.equal(made.playing, false);
});

test('a step stays within the match and leaves the live match', () => {
  const { made } = playback();
  made.follow();
  made.step(-1);
  assert.deepEqual([made.at, made.following], [3, false]);
  made.step(-10);
  assert.equal(made.at, 0);
  made.step(99);
  assert.equal(made.at, 4);
});

test('a following viewer continues when there are more moves, and catches up when there are many', () => {
  const { made } = playback({ last: 0 });
  made.follow();
  made.reach(1);
  assert.equal(made.playing, true);
  made.reach(200);
  made.advance(1000);
  assert.ok(made.at > 100, `at ${made.at}`);
});

test('a following viewer is at the newest of a few moves in the time of one, the end too', () => {
  const { made } = playback({ last: 0, frames: () => 1 });
  made.follow();
  made.reach(2);
  made.reach(3);
  made.advance(REST_MILLIS);
  assert.deepEqual([made.at, made.playing, made.hurry], [3, false, 1]);
  made.reach(4);
  made.advance(REST_MILLIS / 2);
  assert.equal(made.at, 3);
});

test('a viewer that does not follow stays when there are more moves', () => {
  const { made } = playback();
  made.seek(2);
  made.reach(9);
  made.advance(10_000);
  assert.equal(made.at, 2);
});

test('a move rests as long as its game says, and no longer than that at twice the speed', () => {
  const { made } = playback({ frames: () => 1, rest: at => (at === 0 ? 100 : 40) });
  made.play();
  made.advance(99);
  assert.equal(made.at, 0);
  made.advance(1);
  assert.equal(made.at, 1);
  assert.equal(made.moveMillis, 40);
  made.setSpeed(2);
  assert.equal(made.moveMillis, 20);
  made.advance(20);
  assert.equal(made.at, 2);
});

test('a game with moves of different durations gives them', () => {
  const game = { rest: (move, before) => move.scene - (before?.scene ?? 0) };
  const course = { moves: [{ scene: 5 }, { scene: 21 }] };
  assert.equal(restOf(game, course, 1), 16);
  assert.equal(restOf(game, course, 2), REST_MILLIS);
  assert.equal(restOf(undefined, course, 1), REST_MILLIS);
});

test('a following viewer hears each move as it is shown, once, and the last one too', () => {
  const heard = [];
  const moves = [{ at: 0 }, { at: 1 }, { at: 2, orders: [{ fault: true }] }, { at: 3 }];
  const game = { sound: ({ at }, frame, before) => (at === 3 ? `after ${before.at}` : `${at} ${frame}`) };
  const listener = { game, course: { moves } };
  listener.playback = new Playback({
    frames: at => (at === 1 ? 2 : 1),
    changed: from => heard.push(soundOf(listener, from)),
  });
  const { playback: made } = listener;
  made.follow();
  made.reach(1);
  made.advance(REST_MILLIS);
  made.advance(WAVE_MILLIS);
  made.reach(3);
  made.advance(REST_MILLIS / 2);
  made.advance(REST_MILLIS / 2);
  assert.deepEqual(
    heard.filter(one => one),
    ['1 0', '1 1', 'error', 'after 2'],
  );
  made.seek(1);
  assert.equal(heard.at(-1), undefined);
});

test('a viewer that passes many moves at once hears the first sound', () => {
  const moves = Array.from({ length: 9 }, (nothing, at) => ({ at }));
  const listener = { game: { sound: ({ at }) => (at > 4 ? at : undefined) }, course: { moves } };
  listener.playback = new Playback({ at: 8, last: 8 });
  assert.equal(soundOf(listener, 2), 5);
  assert.equal(soundOf(listener, 6), 7);
  assert.equal(soundOf(listener), undefined);
});

test('a following viewer takes the duration of the moves, whether they come one by one or many at once', () => {
  // Two orders follow each update, and take no time.
  const rest = at => (at % 3 === 0 ? 100 : 0);
  const { made } = playback({ last: 0, frames: () => 1, rest });
  made.follow();
  made.reach(3);
  assert.equal(made.pace, 1);
  made.advance(99);
  assert.equal(made.at, 0);
  made.reach(6);
  assert.ok(made.pace < 1.02, `a tenth of a second has passed, and one is left: ${made.pace}`);

  const { made: looks } = playback({ last: 0, frames: () => 1, rest, interval: () => 1_000 });
  looks.follow();
  looks.reach(30);
  assert.equal(looks.pace, 1);
  looks.reach(300);
  assert.equal(looks.pace, 10);
  looks.advance(1_000);
  assert.equal(looks.at, 300);
});
