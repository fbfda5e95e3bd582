/** A stand-in for Lit and its directives: templates become texts, so that node can test what a component draws. */
class Drawn {
  constructor(text) {
    this.text = text;
  }
}

/** Returns a drawing as a text: nothing is empty, a list is its parts. */
export function textOf(drawing) {
  if (drawing instanceof Drawn) {
    return drawing.text;
  } else if (drawing === nothing || drawing === undefined || drawing === null) {
    return '';
  }
  return Array.isArray(drawing) ? drawing.map(textOf).join('') : String(drawing);
}

export const nothing = Symbol('nothing');
export const html = (strings, ...values) =>
  new Drawn(strings.reduce((text, string, index) => text + textOf(values[index - 1]) + string));
export const svg = html;
export const keyed = (key, drawing) => drawing;
export const repeat = (items, key, draw) => items.map(draw);
export class LitElement {}
