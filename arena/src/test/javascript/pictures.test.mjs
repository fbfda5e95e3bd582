import assert from 'node:assert/strict';
import test from 'node:test';
import { Pictures } from '../../main/resources/arena/web/app/pictures.js';
import { Playback } from '../../main/resources/arena/web/app/playback.js';

/** Shows a playback in a browser whose next picture comes when it is asked for. */
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
  const pictures = new Pictures(playback, () => stopped++);
  return { playback, pictures, waiting, picture: at => waiting.pop()(at), stopped: () => stopped };
}

test('pictures come until the playback is at its end, one at a time', t => {
  const { playback, pictures, waiting, picture, stopped } = browser(t);
  pictures.run();
  assert.equal(waiting.length, 0);
  playback.play();
  pictures.run();
  pictures.run();
  assert.equal(waiting.length, 1);
  picture(1_000);
  assert.equal(playback.at, 1);
  picture(2_900);
  assert.equal(playback.at, 3);
  picture(4_000);
  assert.equal(playback.at, 4);
  assert.deepEqual([waiting.length, stopped()], [0, 1]);
  playback.play();
  pictures.run();
  assert.equal(waiting.length, 1);
});

test('a page that was hidden for a minute goes on where it was', t => {
  const { playback, pictures, picture } = browser(t);
  playback.play();
  pictures.run();
  picture(60_000);
  assert.equal(playback.at, 2);
});

test('nothing comes any more once the page has gone', t => {
  const { playback, pictures, waiting } = browser(t);
  playback.play();
  pictures.run();
  pictures.end();
  assert.equal(waiting.filter(Boolean).length, 0);
});
