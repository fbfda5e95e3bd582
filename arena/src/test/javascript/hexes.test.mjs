import assert from 'node:assert/strict';
import test from 'node:test';
import { frame, joinsBelow, place, sides, toward, vertices } from '../../main/resources/arena/web/app/hexes.js';

test('a field of size 10 has 600 vertices, as the manual says', () => {
  assert.equal(vertices(10).length, 600);
  assert.equal(vertices(2).length, 24);
});

test('every side of a small hexagon is one long', () => {
  for (const [from, to] of sides(4)) {
    const [one, other] = [place(from), place(to)];
    assert.ok(Math.abs(Math.hypot(one.x - other.x, one.y - other.y) - 1) < 1e-9, JSON.stringify([from, to]));
  }
});

test('a vertex has two or three sides', () => {
  const count = new Map();
  sides(5)
    .flat()
    .forEach(({ x, y }) => count.set(`${x},${y}`, (count.get(`${x},${y}`) ?? 0) + 1));
  assert.equal(count.size, vertices(5).length);
  assert.ok([...count.values()].every(times => times === 2 || times === 3));
});

test('the frame holds every vertex', () => {
  const { left, top, width, height } = frame(6, 0.5);
  assert.ok(
    vertices(6)
      .map(place)
      .every(({ x, y }) => x >= left + 0.5 - 1e-9 && x <= left + width - 0.5 + 1e-9 && y > top && y < top + height),
  );
});

test('the sum of the coordinates separates neighbours below and above', () => {
  assert.equal(joinsBelow({ x: 0, y: 0 }), true);
  assert.equal(joinsBelow({ x: -3, y: 2 }), false);
});

test('an arrow key leads to the nearest place that lies that way', () => {
  const places = [
    { x: 3, y: 0 },
    { x: 5, y: 1 },
    { x: 0, y: -4 },
    { x: 1, y: 9 },
  ];
  const from = { x: 0, y: 0 };
  assert.equal(toward('ArrowRight', from, places), places[0]);
  assert.equal(toward('ArrowUp', from, places), places[2]);
  assert.equal(toward('ArrowDown', from, places), places[3]);
  assert.equal(toward('ArrowLeft', from, places), undefined);
  assert.equal(toward('Enter', from, places), undefined);
});
