/**
 * What a person may choose, as a form: the kinds of orders, and the parts of the chosen kind. A press on the board
 * fills in the first part that takes it, and an order that is whole by that is given at once. Where an answer may have
 * several orders, each is added to those `already` chosen, and all are handed in together.
 */
import { html, nothing } from 'lit';
import { ArenaElement, define } from 'arena/element.js';
import { offeredOf, picked, wholeOf, withValue } from 'arena/chosen.js';
import { kindWords, partWords, valueWords } from 'arena/sentences.js';
import { t } from 'arena/text.js';

/** So many kinds of orders have a button each; more are a list. */
const FEW_KINDS = 4;

class ChoicesForm extends ArenaElement {
  static properties = {
    choices: { attribute: false },
    game: { attribute: false },
    already: { attribute: false },
    give: { attribute: false },
    add: { attribute: false },
    told: { attribute: false },
    closed: { type: Boolean },
    kind: { state: true },
    values: { state: true },
  };

  constructor() {
    super();
    this.values = {};
    this.already = [];
  }

  willUpdate(changed) {
    if (changed.has('choices')) {
      const before = this.choices.kinds.find(one => one.key === this.kind);
      this.take((before ?? this.choices.kinds[0])?.key);
    }
  }

  /** Whether orders are collected before they are given. */
  get collects() {
    return this.choices.complete;
  }

  take(key) {
    this.kind = key;
    this.values = {};
    this.told?.(this.offered(), this.takeable());
  }

  get chosen() {
    return this.choices.kinds.find(one => one.key === this.kind);
  }

  /** Returns what may be pressed on the board now. */
  offered() {
    return this.chosen ? offeredOf(this.chosen, this.values) : new Set();
  }

  /** Returns what some kind of order begins with: what may be taken from a hand. */
  takeable() {
    return new Set(this.choices.kinds.flatMap(kind => [kind.key.split(' ').pop(), ...offeredOf(kind, {})]));
  }

  /** Takes what was pressed in the hand: whatever kind of order it is for. */
  takeFrom(token) {
    const fits = kind => kind.key.endsWith(` ${token}`) || picked(kind, {}, token);
    const kind = [this.chosen, ...this.choices.kinds].find(one => one && fits(one));
    if (!this.closed && kind) {
      this.take(kind.key);
      this.values = picked(kind, {}, token) ?? {};
      this.told?.(this.offered(), this.takeable());
    }
  }

  /** Takes what was pressed on the board; returns whether that was of use. */
  press(token) {
    if (this.closed || !this.chosen) {
      return false;
    }
    const next = picked(this.chosen, this.values, token);
    if (!next) {
      const other = this.choices.kinds.find(one => one.key.endsWith(` ${token}`));
      other && this.take(other.key);
      return Boolean(other);
    }
    this.values = next;
    if (!this.collects && this.chosen.parts.length === 1 && wholeOf(this.chosen, next)) {
      this.send();
    } else {
      this.told?.(this.offered(), this.takeable());
    }
    return true;
  }

  send() {
    const order = wholeOf(this.chosen, this.values);
    if (order && this.collects) {
      this.add([...this.already, order]);
      this.values = {};
    } else if (order) {
      this.give(order);
      this.values = {};
      this.told?.(this.offered(), this.takeable());
    }
  }

  render() {
    const kind = this.chosen;
    return html`<form
      class="stack close choices"
      @submit=${event => {
        event.preventDefault();
        this.send();
      }}
    >
      ${this.collected()} ${this.kinds()} ${kind ? kind.parts.map(part => this.part(part)) : nothing}
      <div class="row">
        ${
          kind
            ? html`<button
                class=${this.collects ? '' : 'first'}
                type="submit"
                ?disabled=${this.closed || !wholeOf(kind, this.values)}
              >
                ${t(this.collects ? 'choices.add-order' : 'choices.give')}
              </button>`
            : nothing
        }
        ${
          this.collects
            ? html`<button class="first" type="button" ?disabled=${this.closed} @click=${() => this.give(this.already)}>
                ${
                  this.already.length ? t('choices.hand-in', { n: this.already.length }) : t('choices.hand-in-none')
                }
              </button>`
            : nothing
        }
      </div>
    </form>`;
  }

  /** What was chosen so far for an answer with several orders. */
  collected() {
    return this.already.length
      ? html`<ol class="plain row" aria-label=${t('choices.already')}>
          ${this.already
            .map(one => [one.kind, ...Object.values(one.values).flat()].join(' '))
            .map(words => html`<li class="tag act">${words}</li>`)}
          <li>
            <button type="button" class="bare" @click=${() => this.add(this.already.slice(0, -1))}>
              ${t('choices.undo')}
            </button>
          </li>
        </ol>`
      : nothing;
  }

  words(kind) {
    return kindWords(this.game, kind);
  }

  kinds() {
    const { kinds } = this.choices;
    if (kinds.length < 2) {
      return html`<p class="strong">${kinds[0] ? this.words(kinds[0]) : t('choices.nothing')}</p>`;
    }
    if (kinds.length > FEW_KINDS) {
      return html`<div class="field">
        <label for="choices-kind">${t('choices.kind')}</label>
        <select id="choices-kind" @change=${event => this.take(event.target.value)}>
          ${kinds.map(
            one => html`<option value=${one.key} ?selected=${one.key === this.kind}>${this.words(one)}</option>`,
          )}
        </select>
      </div>`;
    }
    return html`<fieldset class="row kinds">
      <legend class="unseen">${t('choices.kind')}</legend>
      ${kinds.map(
        one =>
          html`<button
            type="button"
            data-key=${one.key}
            aria-pressed=${String(one.key === this.kind)}
            @click=${() => this.take(one.key)}
          >
            ${this.words(one)}
          </button>`,
      )}
    </fieldset>`;
  }

  part(part) {
    const id = `part-${this.kind}-${part.key}`;
    return html`<div class="field">
      <label for=${id}>${partWords(this.game, this.chosen, part)}</label>
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
    this.told?.(this.offered(), this.takeable());
  }

  one(part, id) {
    const now = this.values[part.key]?.[0] ?? '';
    return html`<select
      id=${id}
      .value=${now}
      @change=${event => this.set(part, event.target.value ? [event.target.value] : undefined)}
    >
      <option value="" ?selected=${now === ''}>${t('choices.choose')}</option>
      ${part.alternatives.map(
        one =>
          html`<option value=${one.value} ?selected=${one.value === now}>${valueWords(this.game, part, one)}</option>`,
      )}
    </select>`;
  }

  several(part, id) {
    const now = this.values[part.key] ?? [];
    const words = value =>
      valueWords(this.game, part, part.alternatives.find(one => one.value === value) ?? { value, words: value });
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
        ${part.alternatives.map(one => html`<option value=${one.value}>${words(one.value)}</option>`)}
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

  /** A number between two others: typed, or a step at a time. */
  amount(part, id) {
    const [least, most] = [Number(part.least), Number(part.most)];
    const now = this.values[part.key]?.[0] ?? '';
    const step = by => this.set(part, [String(now === '' ? least : Number(now) + by)]);
    return html`<span class="row steps">
      <button
        type="button"
        aria-label=${t('choices.less')}
        ?disabled=${now !== '' && now <= least}
        @click=${() => step(-1)}
      >
        −
      </button>
      <input
        id=${id}
        type="number"
        min=${least}
        max=${most}
        step="1"
        .value=${now}
        @input=${event => this.set(part, event.target.value === '' ? undefined : [event.target.value])}
      />
      <button
        type="button"
        aria-label=${t('choices.more')}
        ?disabled=${now !== '' && now >= most}
        @click=${() => step(1)}
      >
        +
      </button>
      <span class="soft">${t('choices.between', { least, most })}</span>
    </span>`;
  }
}

define('arena-choices', ChoicesForm);
