/** The parts of a seat's page beside the board: the task, the ruling of the last order, the end of the match. */
import { html, nothing } from 'lit';
import { icons } from 'arena/icons.js';
import { asWritten, ending, ruling } from 'arena/sentences.js';
import { seatName } from 'arena/seats.js';
import { failed } from 'arena/state.js';
import { clock, ordinal, t } from 'arena/text.js';
import { holdWords } from 'arena/hold.js';
import 'arena/choices.js';

const SHORT_MILLIS = 10_000;

/**
 * Returns what the seat waits for: its person, in the game's words if it has some, or the others; in a real-time game,
 * that time continues.
 */
function status({ header, game, asked, sent }) {
  if (game.flows || !asked || sent) {
    return t(game.flows ? 'seat.goes-on' : asked ? 'seat.sent' : 'seat.waiting');
  }
  return game.task({ scene: asked.scene, seat: header.seat }) ?? t('seat.your-turn');
}

/** Draws the current task. */
export function task(page, answers) {
  if (page.header.over) {
    return result(page);
  }
  if (page.replaced) {
    return html`<p class="sheet strong" role="status">${t('seat.handed-over', { name: page.replaced })}</p>`;
  }
  return html`<div class="sheet stack">
    ${holdWords(page.header)}
    <div class="row apart status">
      <p class="strong" role="status" tabindex="-1">${status(page)}</p>
      ${
        page.left === undefined
          ? page.asked && !page.game.flows
            ? html`<span class="tag">${t('seat.no-clock')}</span>`
            : nothing
          : html`<span class="tag ${page.left < SHORT_MILLIS ? 'now' : ''}" role="timer">${clock(page.left)}</span>`
      }
    </div>
    ${page.tiles(answers)} ${page.asked ? form(page, answers) : nothing}
    ${page.ruling ? answer(page.header, page.ruling) : nothing}
    ${
      page.hint
        ? html`<p class="notice hint" role="status"><code>${page.hint.order}</code> ${page.hint.words}</p>`
        : nothing
    }
    <div class="row">
      ${
        page.asked && page.asked.hints !== false
          ? html`<button data-key="seat.hint" @click=${() => page.live.send({ hint: true })}>
              ${icons.hint}${t('seat.hint')}
            </button>`
          : nothing
      }
      ${
        page.game.flows && page.asked?.turn
          ? html`<button data-key="seat.stop" aria-pressed=${String(Boolean(page.stopped))} @click=${() => page.stop()}>
              ${t('seat.stop')}
            </button>`
          : nothing
      }
      <button
        class="bare"
        aria-pressed=${String(page.zoom > 0)}
        aria-label=${t('seat.zoom')}
        title=${t('seat.zoom')}
        data-key="seat.zoom"
        @click=${() => page.gestures.turn()}
      >
        ${icons.zoom}
      </button>
      <button
        class="bare"
        aria-pressed=${String(page.sounds)}
        aria-label=${t('viewer.sound')}
        title=${t('viewer.sound')}
        @click=${page.turnSound}
      >
        ${page.sounds ? icons.sound : icons.silent}
      </button>
      ${
        page.leaving
          ? html`<span>${t('seat.resign-sure')}</span
              ><button class="grave" @click=${page.resign}>${t('seat.resign')}</button
              ><button
                @click=${() => {
                  page.leaving = false;
                }}
              >
                ${t('seat.resign-no')}
              </button>`
          : html`<button
              @click=${() => {
                page.leaving = true;
              }}
            >
              ${t('seat.resign')}
            </button>`
      }
    </div>
  </div>`;
}

function form(page, answers) {
  return html`${
    page.asked.choices
      ? html`<arena-choices
            .choices=${page.asked.choices}
            .game=${page.header.game}
            .already=${page.already}
            .number=${page.asked.number}
            .look=${page.game.look({ scene: page.asked.scene, seat: page.header.seat })}
            ?closed=${!answers}
            ?keeps=${Boolean(page.game.flows)}
            .give=${chosen => page.give(chosen)}
            .add=${already => (page.game.flows ? page.give(already) : page.add(already))}
            .changed=${(offered, takeable) => {
              page.offered = offered;
              page.takeable = takeable;
            }}
          ></arena-choices>`
      : nothing
  }
    <details class="small" ?open=${!page.asked.choices}>
      <summary>${t('seat.own-words')}</summary>
      <form class="row own-words" @submit=${event => page.write(event)}>
        <label class="unseen" for="own-order">${t('seat.own-words')}</label>
        <textarea id="own-order" name="order" rows="2" maxlength="4000" class="code grow"></textarea>
        <button type="submit" ?disabled=${!answers}>${t('choices.give')}</button>
      </form>
    </details>`;
}

/** Draws the ruling of the last order. */
function answer(header, said) {
  const { refused, code } = said;
  if (said.unsent) {
    return html`<p class="notice" role="alert">${t('seat.kept')}</p>`;
  }
  const words = said.words && ruling(header.game, said);
  const written = said.words && asWritten(header.game, said);
  return refused
    ? html`<div class="notice grave" role="alert">
        <p>${words || t('viewer.code', { code })} ${t('seat.try-again')}</p>
        ${written ? html`<p class="small" lang="en">${written}</p>` : nothing}
      </div>`
    : words && code
      ? html`<p class="notice" role="status">${words}</p>`
      : nothing;
}

/** Draws the result for the person on this seat, and the ways to continue. */
function result(page) {
  const { header, game } = page;
  const places = [...(header.standings ?? [])].sort((one, other) => one.place - other.place);
  const own = places.find(one => one.seat === header.seat);
  const placed = own && t('seat.placed', { place: ordinal(own.place), n: places.length });
  return html`<div class="sheet stack" role="status" tabindex="-1">
    <h2>${own ? (own.place === 1 ? t('seat.won') : placed) : t('seat.over')}</h2>
    <p>${own?.place === 1 && places.length > 2 ? `${placed} ` : ''}${ending(header)}</p>
    <ol class="plain places">
      ${places.map(
        one =>
          html`<li class=${one === own ? 'strong' : ''}>
            <span>${ordinal(one.place)}</span>${seatName(one.seat, header.seats[one.seat - 1].name)}<span class="number"
              >${game.score?.(one) ?? ''}</span
            >
          </li>`,
      )}
    </ol>
    ${page.refused ? failed(page.refused) : nothing}
    <div class="row">
      <a class="button first" href=${`/matches/${encodeURIComponent(header.match)}`}>${t('seat.replay')}</a>
      ${
        header.again
          ? html`<button data-key="seat.again" ?disabled=${Boolean(page.beginning)} @click=${() => page.again()}>
              ${t('seat.again')}
            </button>`
          : html`<a class="button" href="/play">${t('seat.again')}</a>`
      }
    </div>
  </div>`;
}
