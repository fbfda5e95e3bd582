/** The description of this arena: its games, bots and levels. It is fetched once a page. */
import { get } from 'arena/api.js';

let asked;

export function arena() {
  asked ??= get('/arena').catch(failure => {
    asked = undefined;
    throw failure;
  });
  return asked;
}
