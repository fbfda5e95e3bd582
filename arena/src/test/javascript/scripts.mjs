/** The files of the pages: those of the arena, of each game, and of the sample games under `projects`. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';

const ARENA = new URL('../../../', import.meta.url);
const APP = 'src/main/resources/arena/web/app/';
const below = folder =>
  readdirSync(new URL(folder, ARENA))
    .map(name => new URL(`${folder}${name}/${APP}`, ARENA))
    .filter(app => existsSync(app));

/** The folders of the pages' files: that of the arena, and one of each game. */
export const OWN = new URL(APP, ARENA);
export const GAMES = [...below('games/'), ...below('src/test/projects/')];
export const FOLDERS = [OWN, ...GAMES];

/** The URLs of all scripts by their names, such as `games/acquire/tiles.js`. */
export const scripts = new Map(
  FOLDERS.flatMap(app =>
    readdirSync(app, { recursive: true })
      .map(name => String(name).replaceAll('\\', '/'))
      .filter(name => name.endsWith('.js'))
      .map(name => [name, new URL(name, app)]),
  ),
);

/** The names of the scripts that are components of games, such as `games/acquire.js`. */
export const components = [...scripts.keys()].filter(name => /^games\/[^/]+\.js$/.test(name));

/** Returns the source of a script. */
export const source = name => readFileSync(scripts.get(name), 'utf8');

/** Returns the files of texts in a language: that of the arena, and one of each game that has texts. */
export const textFiles = language => [
  new URL(`text/${language}.json`, OWN),
  ...components
    .map(name => new URL(scripts.get(name).href.replace(/\.js$/, `/text/${language}.json`)))
    .filter(file => existsSync(file)),
];
