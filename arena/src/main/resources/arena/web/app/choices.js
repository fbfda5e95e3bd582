/**
 * A form for the orders of a person: the kinds of orders, and the parts of the chosen kind. A press on the board fills
 * in the first part that accepts it; an order that this completes is sent at once. Where an answer can have several
 * orders, each is added to those `already` chosen, and all are sent together. A kind that is only an amount is a row
 * with steps; the row stays in place until the next prompt, and never exceeds what is offered.
 *
 * `look` is the appearance that a game chooses: `heldPart`, the part that is taken from the person's tiles and not from
 * the form; `sign(kind)` and `chip(part, value)`, drawn before the words; `words(kind)` and `note(kind)`, the words of
 * a row and their supplement; `buttonWords(...)`, the words of the last button.
 */
import { html, nothing } from 'lit';
import { ArenaElement, define } from 'arena/element.js';
import { isAmount, offeredOf, afterPress, stillOffered, completeOrder, withAmount, withValue } from 'arena/chosen.js';
import { kindWords, orderWords, partWords, valueWords } from 'arena/order-words.js';
import { steppers } from 'arena/steppers.js';
import { t } from 'arena/text.js';

/** The most kinds of orders that have a button each; more are a list. */
const FEW_KINDS = 4;

class ChoicesForm extends /** @type {Arena.With<typeof ArenaElement, Arena.ChoicesProperties>} */ (ArenaElement) {
  static properties = {
    choices: { attribute: false },
    game: { attribute: false },
    already: { attribute: false },
    give: { attribute: false },
    add: { attribute: false },
    changed: { attribute: false },
    closed: { type: Boolean },
    keeps: { type: Boolean },
    number: { type: Number },
    look: { attribute: false },
    kind: { state: true },
    values: { state: true },
  };

  constructor() {
    super();
    this.values = {};
    this.already = [];
    this.look = {};
    this.lasting = [];
    this.seen = new Map();
  }

  willUpdate(changed) {
    if (changed.has('choices')) {
      this.asking = false;
      const known = changed.has('number') ? [] : this.lasting;
      const seen = changed.has('number') ? [] : this.seen;
      this.seen = new Map([...seen, ...this.choices.kinds.map(one => [one.key, one])]);
      const more = this.collects ? this.choices.kinds.filter(kind => isAmount(kind) || !kind.parts.length) : [];
      this.lasting = [...known, ...more.filter(kind => !known.some(one => one.key === kind.key))];
      const before = this.others.find(one => one.key === this.kind);
      const values = this.keeps && before ? stillOffered(before, this.values) : {};
      this.take((before ?? (this.lasting.length ? undefined : this.others[0]))?.key);
      this.values = values;
    }
  }

  /** The kinds that can disappear before the next prompt; kinds that are only an amount or a wish stay until then. */
  get others() {
    return this.choices.kinds.filter(kind => !this.lasting.some(one => one.key === kind.key));
  }

  /** Whether a kind is chosen by taking one of the person's tiles. */
  isHeld(kind) {
    const { heldPart } = this.look;
    return kind.parts.some(part => part.key === heldPart) || kind.said?.values[heldPart] !== undefined;
  }

  /** Whether an answer can have several orders, which are sent together. */
  get collects() {
    return this.choices.complete;
  }

  take(key) {
    this.kind = key;
    this.values = {};
    this.changed?.(this.offered(), this.takeable());
  }

  get chosen() {
    return this.choices.kinds.find(one => one.key === this.kind);
  }

  /** Returns the tokens that can be pressed on the board now. */
  offered() {
    return this.chosen ? offeredOf(this.chosen, this.values) : new Set();
  }

  /** Returns the tokens with which a kind of order begins: the tiles that can be taken. */
  takeable() {
    return new Set(this.choices.kinds.flatMap(kind => [kind.key.split(' ').pop(), ...offeredOf(kind, {})]));
  }

  /** Takes a pressed tile, whatever kind of order it is for. */
  takeFrom(token) {
    const fits = kind => kind.key.endsWith(` ${token}`) || afterPress(kind, {}, token);
    const kind = [this.chosen, ...this.choices.kinds].find(one => one && fits(one));
    if (!this.closed && kind) {
      this.take(kind.key);
      this.values = afterPress(kind, {}, token) ?? {};
      this.changed?.(this.offered(), this.takeable());
    }
  }

  /** Takes a token pressed on the board; returns whether a part of an order accepts it. */
  press(token) {
    if (this.closed || !this.chosen) {
      return false;
    }
    const next = afterPress(this.chosen, this.values, token);
    if (!next) {
      const other = this.choices.kinds.find(one => one.key.endsWith(` ${token}`));
      other && this.take(other.key);
      return Boolean(other);
    }
    this.values = next;
    if (!this.collects && this.chosen.parts.length === 1 && completeOrder(this.chosen, next)) {
      this.send();
    } else {
      this.changed?.(this.offered(), this.takeable());
    }
    return true;
  }

  send() {
    const order = completeOrder(this.chosen, this.values);
    if (order) {
      this.add([...this.already, order]);
      this.values = {};
      this.changed?.(this.offered(), this.takeable());
    }
  }

  /** Changes the amount of a row, unless the arena has not yet answered to the previous amount. */
  step(kind, amount) {
    if (!this.asking && !this.closed) {
      this.asking = true;
      this.add(withAmount(this.already, kind, amount));
    }
  }

  /** Adds an order without parts, or removes it again. */
  turn(kind) {
    const without = this.already.filter(one => one.kind !== kind.key);
    this.add(without.length < this.already.length ? without : [...this.already, { kind: kind.key, values: {} }]);
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
      ${this.collected()} ${steppers(this)} ${this.kinds()}
      ${kind ? kind.parts.filter(part => part.key !== this.look.heldPart).map(part => this.partField(part)) : nothing}
      <div class="row deed">
        ${
          kind && (!this.collects || (kind.parts.length && !this.isAddedByChip))
            ? html`<button
                class=${this.collects ? '' : 'first'}
                type="submit"
                ?disabled=${this.closed || !completeOrder(kind, this.values)}
              >
                ${this.collects ? t('choices.add-order') : (this.buttonWords() ?? t('choices.give'))}
              </button>`
            : nothing
        }
        ${
          this.collects
            ? html`<button class="first" type="button" ?disabled=${this.closed} @click=${() => this.give(this.already)}>
                ${
                  this.buttonWords() ??
                  (this.already.length ? t('choices.hand-in', { n: this.already.length }) : t('choices.hand-in-none'))
                }
              </button>`
            : nothing
        }
      </div>
    </form>`;
  }

  /** Returns the words of the last button, in a game that has its own. */
  buttonWords() {
    const { chosen: kind, values, already, collects } = this;
    return this.look.buttonWords?.({ kind, values, already, collects });
  }

  /** Draws the orders chosen so far of an answer with several; amounts are in their rows. */
  collected() {
    const lasts = one => this.lasting.some(kind => kind.key === one.kind);
    const shown = this.already.filter(one => !lasts(one));
    const undo = () => this.add(this.already.slice(0, this.already.indexOf(shown[shown.length - 1])));
    return shown.length
      ? html`<ol class="plain row" aria-label=${t('choices.already')}>
          ${shown.map(one => html`<li class="tag act">${orderWords(this.game, this.seen.get(one.kind), one)}</li>`)}
          <li>
            <button type="button" class="bare" @click=${undo}>${t('choices.undo')}</button>
          </li>
        </ol>`
      : nothing;
  }

  words(kind) {
    return kindWords(this.game, kind);
  }

  kinds() {
    const kinds = this.others.filter(kind => !this.isHeld(kind));
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
    const withoutParts = this.lasting.filter(kind => !kind.parts.length);
    if (kinds.length + withoutParts.length > 1 || this.lasting.length) {
      return html`<fieldset class="row kinds">
        <legend class="unseen">${t('choices.kind')}</legend>
        ${kinds.map(one => this.kindButton(one, one.key === this.kind, () => this.take(one.key)))}
        ${withoutParts.map(one => this.kindButton(one, this.has(one), () => this.turn(one)))}
      </fieldset>`;
    }
    const words = kinds.length ? this.words(kinds[0]) : this.choices.kinds.length ? '' : t('choices.nothing');
    return words ? html`<p class="strong">${words}</p>` : nothing;
  }

  has(kind) {
    return this.already.some(one => one.kind === kind.key);
  }

  kindButton(kind, pressed, press) {
    return html`<button
      type="button"
      data-key=${kind.key}
      aria-pressed=${String(pressed)}
      ?disabled=${this.closed}
      @click=${press}
    >
      ${this.words(kind)}
    </button>`;
  }

  partField(part) {
    const id = `part-${this.kind}-${part.key}`;
    return html`<div class="field">
      ${
        part.alternatives && part.most === undefined && this.look.chip
          ? nothing
          : html`<label for=${id}>${partWords(this.game, this.chosen, part)}</label>`
      }
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
    this.changed?.(this.offered(), this.takeable());
  }

  one(part, id) {
    const now = this.values[part.key]?.[0] ?? '';
    if (this.look.chip) {
      return html`<div class="row chips" id=${id} role="group" aria-label=${partWords(this.game, this.chosen, part)}>
        ${part.alternatives.map(
          one =>
            html`<button
              type="button"
              data-value=${one.value}
              aria-pressed=${String(one.value === now)}
              ?disabled=${this.closed}
              @click=${() => this.takeChip(part, one.value)}
            >
              ${this.look.chip(part, one.value)} ${valueWords(this.game, part, one)}
            </button>`,
        )}
      </div>`;
    }
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

  takeChip(part, value) {
    this.set(part, [value]);
    if (this.isAddedByChip) {
      this.send();
    }
  }

  /** Whether pressing a chip completes an order of an answer with several. */
  get isAddedByChip() {
    return this.collects && Boolean(this.look.chip) && this.chosen.parts.length === 1;
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

  /** Draws the field of a number between two others, which is typed or changed in steps. */
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
