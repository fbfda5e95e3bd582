import assert from 'node:assert/strict';
import test from 'node:test';
import {
  Course,
  axisSteps,
  errors,
  largest,
  nextOf,
  parts,
  thinned,
  times,
  turningPoints,
} from '../../main/resources/arena/web/app/course.js';

const move = (at, more = {}) => ({ at, scene: { at }, orders: [], ...more });

test('moves come in any order and more than once', () => {
  const course = new Course();
  assert.equal(course.take([move(2), move(3)]), true);
  assert.equal(course.gap(), 0);
  assert.equal(course.take([move(0), move(1), move(2)]), true);
  assert.equal(course.take([move(1)]), false);
  assert.deepEqual([course.known, course.last, course.gap(), course.gap(9)], [4, 3, -1, 4]);
});

test('the moves that the reader looks at are fetched first, from the first missing one on', () => {
  const course = new Course();
  course.take([move(0), move(1), move(12)]);
  assert.deepEqual(
    [2, 9, 11, 15, 20, 29].map(at => course.gapAround(at, 10)),
    [2, 2, 10, 13, 20, 20],
  );
});

test('a move without a board has the one before it', () => {
  const course = new Course();
  course.take([move(0, { scene: undefined }), move(1), move(2, { scene: undefined })]);
  assert.deepEqual(
    course.all().map(one => one.scene.at),
    [1, 1, 1],
  );
});

test('errors are moves with a fault or without an answer', () => {
  const fault = { seat: 1, fault: true };
  const late = { seat: 2, late: true };
  assert.deepEqual(
    errors([move(0), move(1, { orders: [fault] }), move(2, { orders: [{ seat: 1 }] }), move(3, { orders: [late] })]),
    [1, 3],
  );
});

test('a turning point is a swing, or a change of who leads', () => {
  const estimates = [0.5, 0.52, 0.8, 0.82, 0.45, 0.42].map((value, at) => ({ at, seats: [value, 1 - value] }));
  assert.deepEqual(turningPoints(estimates), [2, 4]);
  assert.deepEqual(turningPoints([]), []);
});

test('a trembling estimate is no turning point', () => {
  const estimates = [0.51, 0.49, 0.51, 0.49].map((value, at) => ({ at, seats: [value, 1 - value] }));
  assert.deepEqual(turningPoints(estimates), []);
});

test('the next and the last of some moves', () => {
  assert.deepEqual(
    [nextOf([3, 9, 5], 4, 1), nextOf([3, 9, 5], 4, -1), nextOf([3], 4, 1), nextOf([], 4, -1)],
    [5, 3, 4, 4],
  );
});

test('the parts of a time add up, whatever stamp is missing', () => {
  assert.deepEqual(parts({ published: 10, seen: 12, answered: 20, complete: 21, judged: 25 }), {
    seen: 2,
    thought: 8,
    written: 1,
    judged: 4,
    whole: 11,
  });
  assert.deepEqual(parts({ published: 10, judged: 25 }), { seen: 0, thought: 0, written: 0, judged: 15, whole: 15 });
});

test('times are those of answers to prompts', () => {
  const stamps = { published: 0, answered: 5, complete: 5, judged: 6 };
  const all = times([
    move(0),
    move(1, {
      orders: [
        { seat: 2, times: stamps },
        { seat: 1, times: { judged: 3 } },
      ],
    }),
  ]);
  assert.deepEqual(
    all.map(one => [one.at, one.seat, one.whole]),
    [[1, 2, 5]],
  );
});

test('a chart keeps the largest of each run, and a curve its ends', () => {
  const values = Array.from({ length: 1000 }, (nothing, at) => (at === 517 ? 99 : at % 7));
  const kept = largest(values, 100, one => one);
  assert.ok(kept.length <= 100 && kept.includes(99));
  const curve = thinned([...values.keys()], 50);
  assert.deepEqual([curve.length, curve[0], curve[49]], [50, 0, 999]);
});

test('axes have round steps', () => {
  assert.deepEqual(axisSteps(80), [0, 20, 40, 60, 80]);
  assert.deepEqual(axisSteps(0), [0]);
  assert.deepEqual(axisSteps(1).length, 3);
});
