/** The organiser's controls for a running game: hold, step, speed, intervention, hand-over of seats. */
import { html, nothing } from 'lit';
import 'arena/choices.js';
import { line } from 'arena/chosen.js';
import { t } from 'arena/text.js';

const SPEEDS = [0, 1, 2, 5, 10, 50, 200, 1000];
const PERSON = 'human';

/** Returns the controls of a game; nothing if this arena does not play it. */
export function controls(page, data, game) {
  const played = data.run.games.find(one => one.game === game.id);
  if (!played) {
    return nothing;
  }
  return html`${pace(page, played)}${played.seats
    .filter(seat => seat.gone)
    .map(seat => html`<p class="gone" role="status">${t('organiser.gone', { name: seat.name })}</p>`)}
  ${played.offered ? intervention(page, data, played) : nothing} ${seats(page, data, played)}`;
}

/** The choices last offered for each game: equal choices keep the same object, so that nothing is deselected. */
const offers = new Map();

function offered(game, choices) {
  const text = JSON.stringify(choices);
  if (offers.get(game)?.text !== text) {
    offers.set(game, { text, choices });
  }
  return offers.get(game).choices;
}

/** Draws the form for an intervention in a held game, such as playing a card for a player. */
function intervention(page, data, { game, offered: choices }) {
  const give = ([order]) => {
    const reason = page.querySelector(`#reason-${CSS.escape(game)}`)?.value.trim() ?? '';
    page.act('intervene', { game, what: line(order), reason });
  };
  return html`<details class="deeds intervene">
    <summary>${t('organiser.intervene')}</summary>
    <p class="soft">${t('organiser.intervene-more')}</p>
    <label class="field" for=${`reason-${game}`}
      >${t('organiser.why')} <input id=${`reason-${game}`} required maxlength="400" autocomplete="off" /></label>
    <arena-choices .choices=${offered(game, choices)} .game=${data.game} .add=${give} .closed=${Boolean(page.busy)}
    ></arena-choices>
  </details>`;
}

function pace(page, { game, held, perSecond }) {
  return html`<span class="row pace">
    ${
      held
        ? html`<span class="tag now">${t('organiser.held')}</span>${page.button('step', { game })}${page.button(
            'go-on',
            { game },
          )}`
        : page.button('hold', { game })
    }
    <label class="row"
      >${t('organiser.speed')}
      <select @change=${event => page.act('speed', { game, perSecond: Number(event.target.value) })}>
        ${SPEEDS.map(
          speed =>
            html`<option value=${speed} ?selected=${speed === perSecond}>
              ${speed ? t('organiser.per-second', { n: speed }) : t('organiser.full-speed')}
            </option>`,
        )}
      </select></label
    ></span
  >`;
}

function seats(page, data, { game, match, seats }) {
  const open = seats.filter(seat => !seat.left);
  if (!open.length) {
    return nothing;
  }
  const id = name => `${name}-${game}`;
  return html`<details class="deeds" ?open=${seats.some(seat => seat.gone)}>
    <summary>${t('organiser.seats')}</summary>
    <ul class="plain">
      ${seats
        .filter(seat => seat.playedBy)
        .map(
          seat =>
            html`<li class="row">
              ${t('viewer.played-by', { seat: seat.name, name: seat.playedBy })}
              ${seat.person ? page.button('renew-seat', { match, seat: seat.seat }, { look: 'bare' }) : nothing}
            </li>`,
        )}
    </ul>
    <form class="row hand-over" @submit=${event => order(page, event, game)}>
      <label for=${id('seat')}>${t('organiser.seat')}</label>
      <select id=${id('seat')} name="seat">
        ${open.map(seat => html`<option value=${seat.seat} ?selected=${seat.gone}>${seat.name}</option>`)}
      </select>
      <label for=${id('to')}>${t('organiser.to')}</label>
      <select id=${id('to')} name="to">
        ${data.levels.map(
          (level, at) =>
            html`<option value=${`superbot:${level.number}`} ?selected=${at === 0}>
              ${t('play.level', { number: level.number, name: level.name })}
            </option>`,
        )}
        <option value=${PERSON}>${t('organiser.person')}</option>
      </select>
      <label for=${id('name')}>${t('organiser.person-name')}</label>
      <input id=${id('name')} name="name" maxlength="30" autocomplete="off" />
      <label for=${id('why')}>${t('organiser.why')}</label>
      <input id=${id('why')} class="grow" name="reason" required maxlength="400" autocomplete="off" />
      <button data-action="hand-over" ?disabled=${page.busy}>${t('organiser.hand-over')}</button>
    </form>
  </details>`;
}

function order(page, event, game) {
  event.preventDefault();
  const values = new FormData(event.target);
  const name = /** @type {string} */ (values.get('name')).trim() || t('organiser.guest');
  const to = values.get('to') === PERSON ? `human:${name}` : values.get('to');
  page.act('hand-over', { game, seat: Number(values.get('seat')), to, reason: values.get('reason') });
}
