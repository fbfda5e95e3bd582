import assert from 'node:assert/strict';
import test from 'node:test';
import { gzipSync } from 'node:zlib';
import { components, scripts, source } from './scripts.mjs';

const names = [...scripts.keys()];
const imports = (name, lazily = true) =>
  [
    ...source(name)
      .replace(lazily ? '' : /\bimport\('[^'\n]+'\)/g, '')
      .matchAll(/(?:\} from |^import |import\()['`]([^'`\n]+)['`]/gm),
  ].map(([, from]) => from);

/** Lit with the two directives in use, as it is sent; measured from its jars. */
const LIT_BYTES = 10_000;
const MOST_BYTES = 70_000;

test('modules name each other as arena/..., so that a page from a disk finds them', () => {
  for (const name of names) {
    for (const from of imports(name)) {
      assert.match(from, /^(arena\/|lit$|lit\/)/, `${name} imports ${from}`);
    }
  }
});

test('every imported module exists', () => {
  for (const name of names) {
    for (const from of imports(name).filter(one => one.startsWith('arena/') && !one.includes('${'))) {
      assert.ok(scripts.has(from.slice('arena/'.length)), `${name} imports ${from}`);
    }
  }
});

/**
 * A page that shows one match or one contest loads one game's module, and whatever that imports. Small boards, of any
 * game, need no module that is loaded when it is first shown.
 */
const ONE_GAME = ['match.js', 'seat.js', 'contest/referee-view.js', 'contest/projector.js'];

test('no page is sent more than 70 KB of scripts', () => {
  const pages = ['lobby.js', 'match.js', 'play.js', 'seat.js'];
  const ofContests = ['contest', 'referee-view', 'organiser', 'projector', 'team'].map(name => `contest/${name}.js`);
  for (const entry of [...pages, ...ofContests]) {
    const isOne = ONE_GAME.includes(entry);
    const own = loadedBy(['header.js', 'about.js', entry], isOne);
    const some = ![...own].some(name => source(name).includes('arena/games/${'))
      ? []
      : isOne
        ? components
        : [components];
    const sizes = [[], ...some].map(more => sizeOf(loadedBy([...own, ...[more].flat()], isOne)));
    assert.ok(Math.max(...sizes) < MOST_BYTES, `${entry} is sent ${Math.max(...sizes)} bytes`);
  }
});

/** Returns some modules and all that they import, at once or, with `lazily`, when it is first shown. */
function loadedBy(modules, lazily) {
  const loaded = new Set(modules);
  for (const name of loaded) {
    imports(name, lazily)
      .filter(from => from.startsWith('arena/') && !from.includes('${'))
      .forEach(from => loaded.add(from.slice('arena/'.length)));
  }
  return loaded;
}

/** Returns the number of bytes sent for some modules, each compressed. */
function sizeOf(modules) {
  return [...modules].reduce((sum, name) => sum + gzipSync(source(name)).length, LIT_BYTES);
}

test('no module writes styles or scripts into the page', () => {
  for (const name of names) {
    assert.doesNotMatch(source(name), /\sstyle=["'$]|<script|<style|innerHTML|unsafeHTML|unsafeSVG|\beval\(/, name);
  }
});
