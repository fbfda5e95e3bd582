/** The organiser's controls for the chosen car of a held round: the menu of the game's document. */
import 'arena/games/windwardopolis/style.js';
import { html, nothing, svg } from 'lit';
import { define } from 'arena/element.js';
import { TILE } from 'arena/games/windwardopolis/city.js';
import { facing } from 'arena/games/windwardopolis/facing.js';
import { WindwardElement } from 'arena/games/windwardopolis/element.js';
import { view } from 'arena/games/windwardopolis/view-settings.js';
import { seatName } from 'arena/seats.js';
import { t } from 'arena/text.js';

/** The interventions made by a press on a road or a stop: the kind of order, and the part that the press fills in. */
const PRESSES = { 'move-car': 'place', 'set-destination': 'stop' };
const BOARDS = 'set-passenger';

/** Returns the roads where a car can be put: a press chooses the road and, by the lane, the heading. */
function places({ rows }, tokens, pick) {
  const press = event => {
    const { left, top, width, height } = event.target.getBoundingClientRect();
    const token = event.target.dataset.place;
    const [x, y] = token.split(',').map(Number);
    pick(token, facing(rows, { x, y }, (event.clientX - left) / width, (event.clientY - top) / height));
  };
  return svg`<g class="places" @click=${press}>${tokens.map(token => {
    const [x, y] = token.split(',').map(Number);
    return svg`<rect data-place=${token} x=${x * TILE} y=${y * TILE} width=${TILE} height=${TILE}></rect>`;
  })}</g>`;
}

class CarControls extends /** @type {Arena.With<typeof WindwardElement, Arena.Intervention>} */ (WindwardElement) {
  static properties = {
    choices: { attribute: false },
    intervene: { attribute: false },
    changed: { attribute: false },
    doing: { state: true },
  };

  updated(changed) {
    if (changed.has('doing') || changed.has('choices')) {
      this.changed({ ...this.boardControls(), menu: (car, event) => this.open(car, event) });
    }
  }

  /** Opens the menu of a car at the mouse pointer, or beside the car if a key opened it. */
  async open(car, { clientX, clientY, currentTarget }) {
    const { right, bottom } = currentTarget.getBoundingClientRect();
    if (this.car !== car) {
      view.choose(car);
    }
    await this.updateComplete;
    const menu = /** @type {HTMLElement} */ (this.querySelector('[popover]'));
    menu.showPopover();
    menu.style.left = `${Math.min(clientX || right, innerWidth - menu.offsetWidth)}px`;
    menu.style.top = `${Math.min(clientY || bottom, innerHeight - menu.offsetHeight)}px`;
    menu.querySelector('button').focus();
  }

  /** Returns what can be pressed on the board, and how that is drawn; nothing while no intervention is chosen. */
  boardControls() {
    if (!this.doing) {
      return {};
    }
    const tokens = this.values(this.doing, PRESSES[this.doing]).map(one => one.value);
    const pick = (token, heading) => this.press(token, heading);
    return PRESSES[this.doing] === 'stop'
      ? { offered: new Set(tokens), pick }
      : { over: ground => places(ground, tokens, pick) };
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.changed(undefined);
  }

  get car() {
    return typeof view.chosen === 'number' ? view.chosen : undefined;
  }

  values(kind, part) {
    const parts = this.choices.kinds.find(one => one.key === kind)?.parts;
    return parts?.find(one => one.key === part)?.alternatives ?? [];
  }

  press(token, heading) {
    const pressed = { [PRESSES[this.doing]]: [token], ...(heading ? { heading: [heading] } : {}) };
    if (this.car) {
      this.intervene({ kind: this.doing, values: { car: [String(this.car)], ...pressed } });
      this.doing = undefined;
    }
  }

  board(passenger) {
    if (passenger) {
      this.intervene({ kind: `${BOARDS}-${this.car}`, values: { passenger: [passenger] } });
    }
  }

  render() {
    const cars = this.values('move-car', 'car');
    const team = cars.find(one => one.value === String(this.car));
    return team
      ? html`<div class="row car-controls" role="group" aria-label=${t('windward.desk', { name: team.words })}>
          <strong>${seatName(this.car, team.words)}</strong> ${Object.keys(PRESSES).map(kind => this.button(kind))}
          <label class="row">${t('windward.desk-set-passenger')} ${this.passengerList()}</label>
          ${this.doing ? html`<span role="status">${t(`windward.desk-${this.doing}-now`)}</span>` : nothing}
          ${this.menu(team.words)}
        </div>`
      : html`<p class="car-controls soft">${t('windward.desk-none')}</p>`;
  }

  button(kind) {
    const doing = this.doing === kind;
    return html`<button
      data-kind=${kind}
      aria-pressed=${String(doing)}
      @click=${() => {
        this.doing = doing ? undefined : kind;
      }}
    >
      ${t(`windward.desk-${kind}`)}
    </button>`;
  }

  /** Draws the menu of the right mouse button. */
  menu(name) {
    const close = () => /** @type {HTMLElement} */ (this.querySelector('[popover]')).hidePopover();
    return html`<div popover class="sheet car-menu" role="group" aria-label=${t('windward.desk-menu', { name })}>
      <div class="stack close" @click=${close}>
        <strong>${seatName(this.car, name)}</strong>
        ${Object.keys(PRESSES).map(kind => this.button(kind))}
        <span class="small soft">${t('windward.desk-set-passenger')}</span>
        ${this.passengers.map(
          one =>
            html`<button data-passenger=${one.value} ?disabled=${!one.possible} @click=${() => this.board(one.value)}>
              ${one.words}
            </button>`,
        )}
      </div>
    </div>`;
  }

  /** All passengers, and whether the car can have them: not those that it has delivered or has on board. */
  get passengers() {
    const possible = this.values(`${BOARDS}-${this.car}`, 'passenger').map(one => one.value);
    return this.values('MOVE_PASSENGER', 'passenger').map(one => ({ ...one, possible: possible.includes(one.value) }));
  }

  passengerList() {
    return html`<select data-kind=${BOARDS} .value=${''} @change=${event => this.board(event.target.value)}>
      <option value="">${t('choices.choose')}</option>
      ${this.passengers.map(one => html`<option value=${one.value} ?disabled=${!one.possible}>${one.words}</option>`)}
    </select>`;
  }
}

define('windward-controls', CarControls);

/**
 * Returns the controls: `choices` are the possible interventions, `intervene` performs one, and `changed` is called
 * with the properties that the board needs for it.
 */
export function controls({ choices, intervene, changed }) {
  return html`<windward-controls .choices=${choices} .intervene=${intervene} .changed=${changed}></windward-controls>`;
}
