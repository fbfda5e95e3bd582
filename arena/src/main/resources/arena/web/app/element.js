import { LitElement } from 'lit';

/**
 * The base of all elements of the pages. Lit draws them into the page itself, so that one style sheet holds for all,
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
 * An element that fetches data when it appears (`ask`), and performs an action when a button is pressed (`attempt`).
 * `failure` is the failure of fetching, `refused` that of the action; `busy` is the action that is running.
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

  async attempt(action, busy = true) {
    this.busy = busy;
    this.refused = undefined;
    try {
      await action();
    } catch (failure) {
      this.refused = failure;
    }
    this.busy = undefined;
  }
}

/** Defines an element, once: several modules may define the same one. */
export function define(name, element) {
  if (!customElements.get(name)) {
    customElements.define(name, element);
  }
}

/** Adds the styles of an element to the page, in the way that a policy without inline styles allows. */
export function adopt(text) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
