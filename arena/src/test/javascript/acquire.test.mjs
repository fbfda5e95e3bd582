import assert from 'node:assert/strict';
import test from 'node:test';
import { deciding, turns } from '../../../games/acquire/src/main/resources/arena/web/app/games/acquire/story.js';

const began = turn => ({ type: 'TurnBegan', turn, player: turn });
const bought = player => ({ type: 'Bought', player });
const moves = [
  { what: { happened: [{ type: 'PlacedFirst' }, began(1)] }, scene: 'a' },
  { what: { happened: [{ type: 'TilePlaced' }, { type: 'Merged' }] }, scene: 'b' },
  { what: { happened: [bought(1), { type: 'Drew' }, began(2)] }, scene: 'c' },
  { what: { happened: [bought(2), began(3)] }, scene: 'd' },
];
const types = turn => turn.events.map(({ event }) => event.type);

test('turns are listed newest first, each with its events and the tables before and after them', () => {
  const [third, second, first, start] = turns(moves, 3);
  assert.deepEqual([third.turn, third.events, second.turn, types(second)], [3, [], 2, ['Bought']]);
  assert.deepEqual(types(first), ['TilePlaced', 'Merged', 'Bought']);
  assert.deepEqual([first.events[0].before, first.events[0].after, first.events[2].after], ['a', 'b', 'c']);
  assert.deepEqual(types(start), ['PlacedFirst']);
});

test('an unfinished merger is the current turn', () => {
  const [first] = turns(moves, 1);
  assert.deepEqual([first.turn, types(first)], [1, ['TilePlaced', 'Merged']]);
});

test('shareholders decide in the order of seats, from the seat of the open question on', () => {
  const players = [5, 0, 2, 1].map((shares, at) => ({ number: at + 1, shares: [shares] }));
  const scene = { question: 'MERGE', about: ['L', 'T'], chains: [{ letter: 'L' }], mover: 3, asked: 4, players };
  assert.deepEqual(deciding(scene), [
    { player: 4, shares: 1, now: true },
    { player: 1, shares: 5, now: false },
  ]);
  assert.deepEqual(deciding({ ...scene, question: 'STOCK' }), []);
});
