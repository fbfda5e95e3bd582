import assert from 'node:assert/strict';
import test from 'node:test';
import { place, vertices } from '../../main/resources/arena/web/app/hexes.js';
import {
  labels,
  meet,
  short,
} from '../../../games/asterobots/src/main/resources/arena/web/app/games/asterobots/labels.js';

const frame = { left: -20, top: -20, width: 40, height: 40 };
const squad = at => ({ ...place(at), width: 0.56, height: 0.56, label: { width: 0.8, height: 0.5 } });

test('a label stands beside its thing and covers nothing, in a crowd of squads and veins', () => {
  const all = vertices(4);
  const veins = all.filter((vertex, index) => index % 11 === 0).map(at => ({ ...place(at), width: 1.9, height: 1.9 }));
  const things = all.filter((vertex, index) => index % 3 === 1).map(squad);
  const found = labels({ things, taken: veins, frame });
  assert.ok(things.length > 30);
  found.forEach((label, index) => {
    assert.ok(label, `no room for label ${index}`);
    const others = [...veins, ...things, ...found.filter(one => one !== label)];
    assert.ok(!others.some(one => meet(one, label)), `label ${index} covers something`);
  });
});

test('a label far from its thing has a line to it', () => {
  const thing = squad({ x: 0, y: 0 });
  const [near] = labels({ things: [thing], taken: [], frame });
  assert.equal(near.led, false);
  const [far] = labels({ things: [thing], taken: [{ ...place({ x: 0, y: 0 }), width: 3, height: 3 }], frame });
  assert.equal(far.led, true);
});

test('where there is no room a label is missing, and none leaves the frame', () => {
  const thing = squad({ x: 0, y: 0 });
  const wall = { x: 0, y: 0, width: 40, height: 40 };
  assert.deepEqual(labels({ things: [thing], taken: [wall], frame }), [undefined]);
  const corner = { left: thing.x - 0.4, top: thing.y - 0.4, width: 3, height: 3 };
  const [inside] = labels({ things: [thing], taken: [], frame: corner });
  assert.ok(inside.x - 0.4 >= corner.left && inside.y - 0.25 >= corner.top);
});

test('a large count has four characters', () => {
  assert.deepEqual([9, 9_999, 10_000, 36_921, 999_999, 12_345_678].map(short), [
    '9',
    '9999',
    '10k',
    '36k',
    '999k',
    '12M',
  ]);
});
