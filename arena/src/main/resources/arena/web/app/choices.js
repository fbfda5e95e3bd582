/**
 * What a person may choose, as a form: the kinds of orders, and the parts of the chosen kind. A press on the board
 * fills in the first part that takes it, and an order that is whole by that is given at once.
 */
import { html, nothing } from 'lit';
import { ArenaElement, define } from 'arena/element.js';
import { offeredOf, picked, wholeOf, withValue } from 'arena/chosen.js';
import { t } from 'arena/text.js';

class ChoicesForm extends ArenaElement {
  static properties = {
    choices: { attribute: false },
    give: { attribute: false },
    told: { attribute: false },
    closed: { type: Boolean },
    kind: { state: true },
    values: { state: true },
  };

  constructor() {
    super();
    this.values = {};
  }

  willUpdate(changed) {
    if (changed.has('choices')) {
      const before = this.choices.kinds.find(one => one.key === this.kind);
      this.take((before ?? usual(this.choices)).key);
    }
  }

  take(key) {
    this.kind = key;
    this.values = {};
    this.told?.(this.offered());
  }

  get chosen() {
    return this.choices.kinds.find(one => one.key === this.kind);
  }

  /** Returns what may be pressed on the board now. */
  offered() {
    return offeredOf(this.chosen, this.values);
  }

  /** Takes what was pressed on the board; returns whether that was of use. */
  press(token) {
    const next = picked(this.chosen, this.values, token);
    if (!next || this.closed) {
      return false;
    }
    this.values = next;
    if (this.chosen.parts.length === 1 && wholeOf(this.chosen, next)) {
      this.send();
    } else {
      this.told?.(this.offered());
    }
    return true;
  }

  send() {
    const order = wholeOf(this.chosen, this.values);
    if (order) {
      this.give(order);
      this.values = {};
      this.told?.(this.offered());
    }
  }

  render() {
    const { kinds } = this.choices;
    const kind = this.chosen;
    return html`<form
      class="stack close choices"
      @submit=${event => {
        event.preventDefault();
        this.send();
      }}
    >
      ${
        kinds.length > 1
          ? html`<fieldset class="row kinds">
              <legend class="unseen">${t('choices.kind')}</legend>
              ${kinds.map(
                one =>
                  html`<button
                    type="button"
                    aria-pressed=${String(one.key === this.kind)}
                    @click=${() => this.take(one.key)}
                  >
                    ${one.words}
                  </button>`,
              )}
            </fieldset>`
          : html`<p class="strong">${kind.words}</p>`
      }
      ${kind.parts.map(part => this.part(part))}
      <div class="row">
        <button class="first" type="submit" ?disabled=${this.closed || !wholeOf(kind, this.values)}>
          ${t('choices.give')}
        </button>
      </div>
    </form>`;
  }

  part(part) {
    const id = `part-${this.kind}-${part.key}`;
    return html`<div class="field">
      <label for=${id}>${part.words}</label>
      ${
        part.alternatives === undefined
          ? this.amount(part, id)
          : part.most === undefined
            ? this.one(part, id)
            : this.several(part, id)
      }
    </div>`;
  }

  set(part, values) {
    this.values = withValue(this.values, part.key, values);
    this.told?.(this.offered());
  }

  one(part, id) {
    const now = this.values[part.key]?.[0] ?? '';
    return html`<select
      id=${id}
      .value=${now}
      @change=${event => this.set(part, event.target.value ? [event.target.value] : undefined)}
    >
      <option value="" ?selected=${now === ''}>${t('choices.choose')}</option>
      ${part.alternatives.map(one => html`<option value=${one.value} ?selected=${one.value === now}>${one.words}</option>`)}
    </select>`;
  }

  several(part, id) {
    const now = this.values[part.key] ?? [];
    const words = value => part.alternatives.find(one => one.value === value)?.words ?? value;
    return html`<select
        id=${id}
        .value=${''}
        ?disabled=${now.length >= part.most}
        @change=${event => {
          this.set(part, [...now, event.target.value]);
          event.target.value = '';
        }}
      >
        <option value="">${t('choices.add')}</option>
        ${part.alternatives.map(one => html`<option value=${one.value}>${one.words}</option>`)}
      </select>
      ${
        now.length
          ? html`<ol class="plain row">
              ${now.map(
                (value, index) =>
                  html`<li>
                    <button
                      type="button"
                      aria-label=${t('choices.remove', { what: words(value) })}
                      @click=${() =>
                        this.set(
                          part,
                          now.filter((one, at) => at !== index),
                        )}
                    >
                      ${words(value)} ×
                    </button>
                  </li>`,
              )}
            </ol>`
          : nothing
      }`;
  }

  amount(part, id) {
    const now = this.values[part.key]?.[0] ?? '';
    return html`<input
        id=${id}
        type="number"
        min=${part.least}
        max=${part.most}
        step="1"
        .value=${now}
        @input=${event => this.set(part, event.target.value === '' ? undefined : [event.target.value])}
      />
      <span class="soft">${t('choices.between', { least: part.least, most: part.most })}</span>`;
  }
}

/** The kind that a person wants most of the time comes first, as the game lists it. */
function usual(choices) {
  return choices.kinds[0];
}

define('arena-choices', ChoicesForm);
