import { LitElement } from 'lit';

/**
 * What every element of the pages is: drawn by Lit into the page itself, so that the one sheet of styles holds for all,
 * and labels and live regions of different elements find each other.
 */
export class ArenaElement extends LitElement {
  /** @type {import('lit').PropertyDeclarations} */
  static properties = {};

  createRenderRoot() {
    return this;
  }
}

/**
 * An element that asks the arena for something when it appears (`ask`), and has it do something when a button is
 * pressed (`attempt`). What went wrong with the one is `failure`, with the other `refused`; `busy` is what is being
 * done.
 */
export class AskingElement extends ArenaElement {
  /** @type {import('lit').PropertyDeclarations} */
  static properties = { failure: { state: true }, refused: { state: true }, busy: { state: true } };

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  /** Fetches the data of the element. */
  async ask() {}

  async load() {
    try {
      await this.ask();
      this.failure = undefined;
    } catch (failure) {
      this.failure = failure;
    }
  }

  async attempt(deed, busy = true) {
    this.busy = busy;
    this.refused = undefined;
    try {
      await deed();
    } catch (failure) {
      this.refused = failure;
    }
    this.busy = undefined;
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
