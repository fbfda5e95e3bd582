/** The parts of a browser that modules need when they are loaded: with it node can load a game's component. */
import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { textFiles } from './scripts.mjs';

const read = file => JSON.parse(readFileSync(file, 'utf8'));
const texts = async path => Object.assign({}, ...textFiles(path.match(/(\w+)\.json$/)[1]).map(read));
const parts = {
  document: { adoptedStyleSheets: [], documentElement: {}, querySelector: () => null },
  location: new URL('http://localhost/'),
  navigator: { languages: ['en'] },
  localStorage: { getItem: () => null },
  customElements: { get: () => undefined, define: () => {} },
  CSSStyleSheet: class {
    replaceSync() {}
  },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  fetch: async path => ({ ok: true, json: () => texts(path) }),
};
for (const [name, value] of Object.entries(parts)) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
register('./resolver.mjs', import.meta.url);

/** Loads a module of the pages, such as `arena/games/acquire.js`. */
export const load = name => import(name);
