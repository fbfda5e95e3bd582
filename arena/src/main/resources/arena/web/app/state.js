/** The states of a page: waiting, empty, or failed. */
import { html, nothing } from 'lit';
import { failureWords } from 'arena/sentences.js';
import { t } from 'arena/text.js';

export function waiting(words = t('state.loading')) {
  return html`<p class="waiting" role="status">${words}</p>`;
}

export function empty(words, actions = nothing) {
  return html`<div class="empty">
    <p>${words}</p>
    ${actions}
  </div>`;
}

/** Returns a failure in words; its button calls `again`. */
export function failed(failure, again) {
  const sentences = failure.sentences?.length
    ? failure.sentences
    : [t(failure.status ? 'state.refused' : 'state.unreachable')];
  const translated = failureWords(failure);
  return html`<div class="notice grave" role="alert">
    ${translated ? html`<p>${translated}</p>` : nothing}
    ${sentences.map(sentence => html`<p lang=${translated ? 'en' : nothing}>${sentence}</p>`)}
    ${again ? html`<button @click=${again}>${t('state.again')}</button>` : nothing}
  </div>`;
}

/** Returns the state of a connection as a line, which a screen reader reads out when it changes. */
export function connection(state) {
  const grave = state === 'reconnecting';
  return html`<span class="tag ${grave ? 'now' : state === 'open' ? 'act' : ''}" role="status"
    >${t(`connection.${state}`)}</span
  >`;
}
