/** What this arena is: its games, bots and levels, asked for once a page. */
import { get } from 'arena/api.js';

let asked;

export function arena() {
  asked ??= get('/arena').catch(failure => {
    asked = undefined;
    throw failure;
  });
  return asked;
}
