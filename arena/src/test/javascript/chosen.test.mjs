import assert from 'node:assert/strict';
import test from 'node:test';
import {
  amountOf,
  isAmount,
  offeredOf,
  afterPress,
  stillOffered,
  completeOrder,
  withAmount,
  withValue,
} from '../../main/resources/arena/web/app/chosen.js';

const cells = [{ value: '1' }, { value: '17' }];
const coin = { key: 'coin', parts: [{ key: 'cell', alternatives: cells }] };
const launch = {
  key: 'launch',
  parts: [
    { key: 'from', alternatives: [{ value: '0,0' }] },
    { key: 'to', alternatives: [{ value: '0,0' }, { value: '4,-1' }] },
    { key: 'robots', least: 1, most: 40 },
  ],
};
const many = { key: 'many', parts: [{ key: 'orders', alternatives: cells, most: 2 }] };

test('a press on the board completes an order of one part', () => {
  const values = afterPress(coin, {}, '17');
  assert.deepEqual(completeOrder(coin, values), { kind: 'coin', values: { cell: ['17'] } });
});

test('a press that fits nothing does nothing', () => {
  assert.equal(afterPress(coin, {}, '3'), null);
  assert.equal(completeOrder(coin, {}), null);
});

test('presses fill one part after the other', () => {
  const from = afterPress(launch, {}, '0,0');
  assert.deepEqual(from, { from: ['0,0'] });
  const both = afterPress(launch, from, '4,-1');
  assert.deepEqual(both, { from: ['0,0'], to: ['4,-1'] });
  assert.equal(completeOrder(launch, both), null);
  assert.deepEqual(completeOrder(launch, withValue(both, 'robots', ['40'])).values.robots, ['40']);
});

test('an amount is a whole number in its bounds', () => {
  const both = { from: ['0,0'], to: ['4,-1'] };
  for (const wrong of ['0', '41', '1.5', '', 'x', '1e1']) {
    assert.equal(completeOrder(launch, withValue(both, 'robots', [wrong])), null, wrong);
  }
});

test('several may be taken up to the most, the same one twice', () => {
  const twice = afterPress(many, afterPress(many, {}, '1'), '1');
  assert.deepEqual(twice.orders, ['1', '1']);
  assert.equal(afterPress(many, twice, '17'), null);
  assert.deepEqual(completeOrder(many, {}), { kind: 'many', values: { orders: [] } });
});

test('the offer is the set of values that the next press can fill in', () => {
  assert.deepEqual([...offeredOf(launch, { from: ['0,0'] })], ['0,0', '4,-1']);
  assert.deepEqual([...offeredOf({ key: 'pass', parts: [] }, {})], []);
});

test('a part is emptied again', () => {
  assert.deepEqual(withValue({ cell: ['1'] }, 'cell', undefined), {});
});

test('an amount alone is a row of its own, and stays the only one of its kind', () => {
  const buy = { key: 'buy L', parts: [{ key: 'shares', least: 1, most: 3 }] };
  assert.deepEqual([buy, coin, launch].map(isAmount), [true, false, false]);
  const end = { kind: 'declare-end', values: {} };
  const two = withAmount(withAmount([end], buy, 1), buy, 2);
  assert.deepEqual(two, [end, { kind: 'buy L', values: { shares: ['2'] } }]);
  assert.deepEqual([amountOf(two, buy), amountOf([end], buy)], [2, 0]);
  assert.deepEqual(withAmount(two, buy, 0), [end]);
});

test('chosen values stay as long as they are offered', () => {
  const values = { from: ['0,0'], to: ['9,9'], robots: ['41'] };
  assert.deepEqual(stillOffered(launch, values), { from: ['0,0'] });
  assert.deepEqual(stillOffered(many, { orders: ['1', '17'] }), { orders: ['1', '17'] });
});
