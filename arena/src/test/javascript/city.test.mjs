import assert from 'node:assert/strict';
import test from 'node:test';
import {
  TILE,
  between,
  enemiesAt,
  goal,
  initials,
  label,
  lanes,
  outline,
  plates,
  rowsOf,
  stops,
  streets,
  way,
} from '../../../games/windwardopolis/src/main/resources/arena/web/app/games/windwardopolis/city.js';
import { facing } from '../../../games/windwardopolis/src/main/resources/arena/web/app/games/windwardopolis/facing.js';

const ROWS = ['..CBC', '...#.', '####.', '#....'];

test('each run of street is one piece of the outline', () => {
  assert.equal(streets(ROWS), 'M72 0h24v24h-24zM72 24h24v24h-24zM0 48h96v24h-96zM0 72h24v24h-24z');
  assert.equal(outline(ROWS, 'C'), 'M48 0h24v24h-24zM96 0h24v24h-24z');
});

test('the line between the lanes goes round a curve, into a stop, and leaves a junction out', () => {
  assert.match(lanes(ROWS), /M12 72Q12 60 24 60|M24 60Q12 60 12 72/);
  assert.match(lanes(['.#.', '###']), /^M36 24L36 12M24 36L12 36M48 36L60 36$/);
});

test('a stop sign is at the right of a car that enters over that side', () => {
  const [north, west] = plates([{ tile: { x: 1, y: 1 }, sides: 'NW' }]);
  assert.deepEqual(north, { x: 51, y: 21 });
  assert.deepEqual(west, { x: 21, y: 21 });
});

test('the building of a stop lies away from its street, and the token of a stop is its place', () => {
  const [office, store] = stops({
    rows: ROWS,
    companies: [{ name: 'Google', stop: { x: 3, y: 0 } }],
    stores: [{ x: 0, y: 3 }],
  });
  assert.deepEqual([office.token, office.kind, office.house], ['3,0', 'company', { x: 84, y: -12 }]);
  assert.ok(label(office, 5).y < office.house.y - 5 && label(office, 80).y < office.house.y - 75);
  assert.ok(label(store, 5).y > store.house.y && label(store, 80).y > store.house.y + 80);
  assert.deepEqual([store.name, store.kind, store.house.y - store.y], ['', 'store', TILE]);
});

test('people stand in rows around their place', () => {
  assert.deepEqual(rowsOf(1, { x: 5, y: 5 }, 10), [{ x: 5, y: 5 }]);
  const five = rowsOf(5, { x: 0, y: 0 }, 10);
  assert.deepEqual(five[0], { x: -15, y: -5 });
  assert.deepEqual(five[4], { x: 0, y: 5 });
});

test('the way of a car begins where it is and goes on tile by tile', () => {
  const car = { x: 30, y: 18, tile: { x: 1, y: 0 }, own: { path: 'ES' } };
  assert.deepEqual(way(car), [
    { x: 30, y: 18 },
    { x: 60, y: 12 },
    { x: 60, y: 36 },
  ]);
  assert.deepEqual(way({ x: 30, y: 18, tile: { x: 1, y: 0 } }), [{ x: 30, y: 18 }]);
});

test('a car drives a curve, turns the shorter way, and ends where it was seen', () => {
  const from = { x: 18, y: 24, angle: 0 };
  const to = { x: 24, y: 18, angle: 90 };
  assert.deepEqual(between(from, to, 0), from);
  assert.deepEqual(between(from, to, -0.2), from);
  assert.deepEqual(between(from, to, 1), to);
  const half = between(from, to, 0.5);
  assert.equal(half.angle, 45);
  assert.ok(half.x < 21 && half.y < 21, 'outside of the straight line between both');
  assert.equal(between({ ...from, angle: 350 }, { ...to, angle: 10 }, 0.5).angle, 360);
});

test('a car that was moved does not drive to its new place', () => {
  assert.deepEqual(between({ x: 0, y: 0, angle: 0 }, { x: 500, y: 0, angle: 90 }, 0.1), { x: 500, y: 0, angle: 90 });
});

test('a car that does not move stays in place', () => {
  const here = { x: 7, y: 9, angle: 181 };
  assert.deepEqual(between(here, here, 0.4), here);
});

test('a car drives to the stop at which its path ends, if that is known and there is one', () => {
  const ground = { rows: ROWS, companies: [{ name: 'Google', stop: { x: 3, y: 0 } }], stores: [{ x: 0, y: 3 }] };
  const car = path => ({ x: 60, y: 66, tile: { x: 2, y: 2 }, own: { path } });
  assert.equal(goal(ground, car('ENN')).name, 'Google');
  assert.equal(goal(ground, car('WWS')).kind, 'store');
  assert.equal(goal(ground, car('E')), undefined);
  assert.equal(goal(ground, car('')), undefined);
  assert.equal(goal(ground, { ...car(''), own: undefined }), undefined);
});

test('faces are two letters', () => {
  assert.equal(initials('Steve Ballmer'), 'SB');
  assert.equal(initials('Ann Mary Lee'), 'AL');
  assert.equal(initials('Bo'), 'Bo');
});

test('an enemy counts only at the company where it waits', () => {
  const ground = { people: [{ name: 'A', enemies: ['B', 'C'] }] };
  const scene = {
    passengers: [{ name: 'B', lobby: 'Google' }, { name: 'C' }, { name: 'D', lobby: 'Google' }],
  };
  assert.deepEqual(enemiesAt(ground, scene, 'A', 'Google'), ['B']);
  assert.deepEqual(enemiesAt(ground, scene, 'A', 'Apple'), []);
});

test('a press on a road gives the heading there: by the lane, on a crossing by the quarter', () => {
  const rows = ['.#.', '###', '.#.'];
  assert.deepEqual(
    [facing(rows, { x: 1, y: 0 }, 0.8, 0.5), facing(rows, { x: 1, y: 0 }, 0.2, 0.5)],
    ['NORTH', 'SOUTH'],
  );
  assert.deepEqual([facing(rows, { x: 0, y: 1 }, 0.5, 0.8), facing(rows, { x: 0, y: 1 }, 0.5, 0.2)], ['EAST', 'WEST']);
  const quarters = [
    [0.8, 0.8],
    [0.2, 0.8],
    [0.2, 0.2],
    [0.8, 0.2],
  ];
  assert.deepEqual(
    quarters.map(([right, down]) => facing(rows, { x: 1, y: 1 }, right, down)),
    ['NORTH', 'EAST', 'SOUTH', 'WEST'],
  );
});
