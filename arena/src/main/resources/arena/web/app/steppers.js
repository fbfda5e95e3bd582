/** The rows of orders that are only an amount, in a form that collects them; each stays within the rules. */
import { html, nothing } from 'lit';
import { amountOf } from 'arena/chosen.js';
import { t } from 'arena/text.js';

/** Returns the rows of a form of choices. */
export function steppers(form) {
  const rows = form.lasting.filter(kind => kind.parts.length);
  return rows.length
    ? html`<ul class="plain steppers">
        ${rows.map(kind => row(form, kind))}
      </ul>`
    : nothing;
}

function row(form, kind) {
  const words = form.words(kind);
  const now = amountOf(form.already, kind);
  const more = form.choices.kinds.some(one => one.key === kind.key);
  const step = (sign, key, may, by) => html`<button
    type="button"
    class="step"
    data-step="${kind.key} ${by}"
    aria-label="${t(key)}: ${words}"
    ?disabled=${form.closed || !may}
    @click=${() => form.step(kind, now + by)}
  >
    ${sign}
  </button>`;
  return html`<li>
    ${form.look.sign?.(kind) ?? nothing}
    <span class="grow"
      >${form.look.words?.(kind) ?? words} <small class="soft">${form.look.note?.(kind) ?? nothing}</small></span
    >
    ${step('−', 'choices.less', now > 0, -1)}<output>${now}</output>${step('+', 'choices.more', more, 1)}
  </li>`;
}
