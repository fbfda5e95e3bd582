/** The resolver of the pages' modules: the names that browsers find by the import map. */
import { scripts } from './scripts.mjs';

const LIT = new URL('lit.mjs', import.meta.url).href;

export function resolve(name, context, next) {
  if (name.startsWith('arena/')) {
    return { url: scripts.get(name.slice('arena/'.length)).href, format: 'module', shortCircuit: true };
  }
  return /^lit(\/|$)/.test(name) ? { url: LIT, format: 'module', shortCircuit: true } : next(name, context);
}
