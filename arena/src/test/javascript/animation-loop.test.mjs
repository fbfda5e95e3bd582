import assert from 'node:assert/strict';
import test from 'node:test';
import { AnimationLoop } from '../../main/resources/arena/web/app/animation-loop.js';
import { Playback } from '../../main/resources/arena/web/app/playback.js';

/** Returns a playback in a browser that draws a frame only when the test says so. */
function browser(t) {
  const waiting = [];
  t.mock.method(performance, 'now', () => 0);
  globalThis.requestAnimationFrame = next => waiting.push(next);
  globalThis.cancelAnimationFrame = number => delete waiting[number - 1];
  t.after(() => {
    delete globalThis.requestAnimationFrame;
    delete globalThis.cancelAnimationFrame;
  });
  let stopped = 0;
  const playback = new Playback({ last: 4 });
  const loop = new AnimationLoop(playback, () => stopped++);
  return { playback, loop, waiting, frame: at => waiting.pop()(at), stopped: () => stopped };
}

test('frames are requested until the playback is at its end, one at a time', t => {
  const { playback, loop, waiting, frame, stopped } = browser(t);
  loop.run();
  assert.equal(waiting.length, 0);
  playback.play();
  loop.run();
  loop.run();
  assert.equal(waiting.length, 1);
  frame(1_000);
  assert.equal(playback.at, 1);
  frame(2_900);
  assert.equal(playback.at, 3);
  frame(4_000);
  assert.equal(playback.at, 4);
  assert.deepEqual([waiting.length, stopped()], [0, 1]);
  playback.play();
  loop.run();
  assert.equal(waiting.length, 1);
});

test('a page that was hidden for a minute continues where it was', t => {
  const { playback, loop, frame } = browser(t);
  playback.play();
  loop.run();
  frame(60_000);
  assert.equal(playback.at, 2);
});

test('no frame is requested once the page is left', t => {
  const { playback, loop, waiting } = browser(t);
  playback.play();
  loop.run();
  loop.end();
  assert.equal(waiting.filter(Boolean).length, 0);
});
