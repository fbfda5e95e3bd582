import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { textOf } from './lit.mjs';
import { load } from './page.mjs';
import { components, scripts, source } from './scripts.mjs';

const read = path => readFileSync(new URL(path, import.meta.url), 'utf8');
const [, contract] = read('game-component.d.ts').match(/interface GameComponent \{(.*?)\n {2}\}/s);
const exports = [...contract.matchAll(/^ {4}(\w+)(\?)?[:(]/gm)].map(([, name, optional]) => ({ name, optional }));
const known = exports.map(({ name }) => name);
const required = exports.filter(({ optional }) => !optional).map(({ name }) => name);
const all = await Promise.all(
  [...components, 'plain-game.js'].map(async name => ({ name, component: await load(`arena/${name}`) })),
);
const pig = all.find(({ name }) => name === 'games/pig.js').component;
const { board } = await load('arena/plain-game.js');

test('every component exports the required parts of the contract, and nothing that the contract does not have', () => {
  assert.ok(all.length > 5 && known.length > 20);
  for (const { name, component } of all) {
    const own = Object.keys(component);
    assert.deepEqual(
      own.filter(one => !known.includes(one)),
      [],
      name,
    );
    assert.deepEqual(
      required.filter(one => !own.includes(one)),
      [],
      name,
    );
  }
});

test('a module of controls exists and exports them', async () => {
  for (const { component } of all.filter(one => one.component.controls)) {
    assert.ok(scripts.has(component.controls.replace(/^arena\//, '')), component.controls);
    assert.equal(typeof (await load(component.controls)).controls, 'function');
  }
});

test('what a component leaves out has a default', async () => {
  const { gameComponent } = await load('arena/game-component.js');
  const game = await gameComponent('pig');
  const move = { scene: {}, orders: [] };
  assert.deepEqual([game.frames(move), game.sound(move, 0), game.brief(move)], [1, 'place', undefined]);
  assert.deepEqual([game.tables, game.tabWords, game.look({ scene: {}, seat: 1 })], [[], {}, {}]);
  assert.equal(game.mover, pig.mover);
});

test('Pig shows the die, the points of each seat, and the total beside the seat that moves', () => {
  const scene = { points: [7, 0, 31], mover: 3, total: 12, rolled: 5 };
  const drawn = textOf(pig.board({ scene }));
  assert.equal(drawn.match(/class="pip"/g).length, 5);
  assert.match(drawn, /31<\/text>\s*<text[^>]*>\+ 12/);
  assert.equal(drawn.match(/\+ 12/g).length, 1);
  const move = { scene, orders: [{ seat: 1, shown: 'ROLL' }] };
  assert.equal(pig.words(move, ['Ann', 'Ben', 'Cid']), 'Ann rolled 5.');
  assert.equal(pig.words({ ...move, orders: [] }, []), '');
});

test('a game without a component is drawn as tables of its values', () => {
  const scene = {
    movesLeft: 1200,
    over: false,
    rows: ['..#', '#..'],
    players: [
      { name: 'Ann', money: 3 },
      { name: 'Ben', kingShown: true },
    ],
    dice: [1, 6],
    empty: [],
  };
  const drawn = textOf(board({ scene, ground: { goal: 50 } })).replace(/>\s+/g, '>');
  assert.match(drawn, /<th scope="row">Moves left<\/th><td>1,200<\/td>/);
  assert.match(drawn, /<th scope="row">Over<\/th><td>no<\/td>/);
  assert.match(drawn, /<li><bdi>\.\.#<\/bdi><\/li>/);
  assert.match(drawn, /<th scope="col" class=number>Money<\/th><th scope="col" class=>King shown<\/th>/);
  assert.match(drawn, /<td class=><bdi>Ben<\/bdi><\/td><td class=number>–<\/td><td class=>yes<\/td>/);
  assert.match(drawn, /<th scope="row">Dice<\/th><td>1, 6<\/td>/);
  assert.match(drawn, /<th scope="row">Goal<\/th><td>50<\/td>/);
  const small = textOf(board({ scene, small: true }));
  assert.match(small, /Dice/);
  assert.doesNotMatch(small, /Ben|tabindex/);
});

const page = read('../../../docs/draw-your-game.md');

test('each block of the page "Draw your game" stands in the component of Pig or its texts', () => {
  const squeezed = text => text.replace(/\s+/g, '');
  const files = [
    source('games/pig.js'),
    readFileSync(new URL('pig/text/en.json', scripts.get('games/pig.js')), 'utf8'),
  ];
  const blocks = [...page.matchAll(/```(?:javascript|json)\n(.*?)```/gs)].map(([, block]) => squeezed(block));
  assert.ok(blocks.length > 1);
  for (const block of blocks) {
    assert.ok(
      files.some(file => squeezed(file).includes(block)),
      block,
    );
  }
});

test('the table of the page "Draw your game" has every export of the contract', () => {
  const rows = [...page.matchAll(/^\| (`\w+`(?:, `\w+`)*) \|/gm)].flatMap(([, names]) => names.match(/\w+/g));
  assert.deepEqual([...rows].sort(), [...known].sort());
});
