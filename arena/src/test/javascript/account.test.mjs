import assert from 'node:assert/strict';
import test from 'node:test';
import { account } from '../../../games/acquire/src/main/resources/arena/web/app/games/acquire/account.js';

test('the parts of an account follow from the moves, and add up', () => {
  const players = [
    { number: 1, cash: 6000 },
    { number: 2, cash: 6000 },
  ];
  const moves = [
    { scene: { players } },
    {
      what: {
        happened: [
          { type: 'TilePlaced', player: 1 },
          { type: 'Bought', player: 1, shares: 2, price: 300 },
        ],
      },
    },
    {
      what: {
        happened: [
          { type: 'Bonus', player: 1, amount: 3000 },
          { type: 'Bonus', player: 2, amount: 1500 },
          { type: 'Disposed', player: 1, sold: 1, traded: 0, kept: 1, price: 300 },
        ],
      },
    },
    { what: { happened: [{ type: 'Redeemed', player: 1, shares: 1, price: 400 }, { type: 'Ended' }] } },
  ];
  const parts = account(moves, 1);
  assert.deepEqual(parts, { start: 6000, bonuses: 3000, sold: 300, bought: -600, redeemed: 400 });
  assert.equal(
    Object.values(account(moves, 2)).reduce((sum, part) => sum + part),
    7500,
  );
});
