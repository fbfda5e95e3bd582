import { LitElement } from 'lit';

/**
 * What every element of the pages is: drawn by Lit into the page itself, so that the one sheet of styles holds for all,
 * and labels and live regions of different elements find each other.
 */
export class ArenaElement extends LitElement {
  createRenderRoot() {
    return this;
  }
}

/** Names an element, once: a module may be asked for by several pages. */
export function define(name, element) {
  if (!customElements.get(name)) {
    customElements.define(name, element);
  }
}

/** Adds styles of an element of its own to the page, as a policy without styles in the page's text allows it. */
export function adopt(text) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
