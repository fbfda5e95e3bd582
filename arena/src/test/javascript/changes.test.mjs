import assert from 'node:assert/strict';
import test from 'node:test';
import { patched } from '../../main/resources/arena/web/app/changes.js';

test('members are added, changed and removed, and what stays is not copied', () => {
  const before = { name: 'Cup', done: 1, forecast: { end: 5 }, kept: { deep: true } };
  const after = patched(before, { done: 2, forecast: null, teams: [1, 2] });
  assert.deepEqual(after, { name: 'Cup', done: 2, kept: { deep: true }, teams: [1, 2] });
  assert.equal(after.kept, before.kept);
  assert.equal(before.done, 1);
});

test('a list of objects with names is changed row by row', () => {
  const before = { rows: [{ team: 'A', points: 1, games: [] }, { team: '__proto__', points: 2 }, { team: 'C' }] };
  const changes = JSON.parse(
    '{"rows":{"$by":"team","$order":["__proto__","A","D"],"$rows":{"A":{"points":3},"D":{"team":"D"}}}}',
  );
  assert.deepEqual(patched(before, changes), {
    rows: [{ team: '__proto__', points: 2 }, { team: 'A', points: 3, games: [] }, { team: 'D' }],
  });
  assert.deepEqual(patched(before, { rows: { $by: 'team', $rows: { C: { out: true } } } }).rows[2], {
    team: 'C',
    out: true,
  });
});

test('a value takes the place of another one of any kind', () => {
  assert.deepEqual(patched({ a: [1] }, { a: { b: 1 } }), { a: { b: 1 } });
  assert.deepEqual(patched({ a: { b: 1 } }, { a: [1] }), { a: [1] });
  assert.deepEqual(patched(undefined, { a: 1 }), { a: 1 });
});
