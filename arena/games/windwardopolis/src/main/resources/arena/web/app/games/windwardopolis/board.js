/** The city with its cars, which drive smoothly from one known position to the next. */
import { html, nothing, svg } from 'lit';
import { ArenaElement, define } from 'arena/element.js';
import {
  TILE,
  between,
  enemiesAt,
  initials,
  label,
  readersCar,
  rowsOf,
  stops,
  way,
} from 'arena/games/windwardopolis/city.js';
import { numbers, signals, streetMap } from 'arena/games/windwardopolis/ground.js';
import { cardSign, newsWords, points, reports } from 'arena/games/windwardopolis/words.js';
import { view } from 'arena/games/windwardopolis/view-settings.js';
import { markPath, seatClass } from 'arena/seats.js';
import { t } from 'arena/text.js';

/** The shortest time between two moments in which a drive is shown; in less only the positions are. */
const LEAST_MILLIS = 25;
/** The most ticks between two moments of one drive; after a jump in the match no drive is shown. */
const MOST_TICKS = 200;
const NEWS_TICKS = 240;
/** The least length of a car on the screen, and the width of a face. */
const LEAST_CAR_PIXELS = 17;
const FACE_PIXELS = 9;
const CAR_UNITS = 15;
const TYPE_PIXELS = 16;
const MARGIN = { plain: 2, coordinates: 16 };
/** The outline of a cup of coffee, around its middle. */
const CUP = 'M-7 -5h11v2h2a3 3 0 0 1 0 6h-2.3a4 4 0 0 1 -3.7 3h-3a4 4 0 0 1 -4 -4zM4 -1v2h2a1 1 0 0 0 0 -2z';
const calm = matchMedia('(prefers-reduced-motion: reduce)');

class WindwardCity extends /** @type {Arena.With<typeof ArenaElement, Arena.BoardProperties>} */ (ArenaElement) {
  static properties = {
    scene: { attribute: false },
    ground: { attribute: false },
    move: { attribute: false },
    millis: { attribute: false },
    small: { type: Boolean },
    coordinates: { type: Boolean },
    offered: { attribute: false },
    pick: { attribute: false },
    over: { attribute: false },
    menu: { attribute: false },
    seats: { attribute: false },
    unit: { state: true },
  };

  constructor() {
    super();
    this.poses = [];
    this.reports = [];
    this.unit = 1;
    this.viewChanged = () => this.requestUpdate();
    this.measured = new ResizeObserver(() => this.measure());
  }

  connectedCallback() {
    super.connectedCallback();
    view.addEventListener('change', this.viewChanged);
    this.measured.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    view.removeEventListener('change', this.viewChanged);
    this.measured.disconnect();
    cancelAnimationFrame(this.pending);
    this.pending = undefined;
  }

  /** Measures the map units of a pixel, and of a pixel of type: on a wall everything grows with the screen. */
  measure() {
    if (this.ground?.rows && this.clientWidth && this.clientHeight) {
      const { width, height } = this.size;
      this.pixel = Math.max(width / this.clientWidth, height / this.clientHeight);
      this.unit = (this.pixel * parseFloat(getComputedStyle(document.documentElement).fontSize)) / TYPE_PIXELS;
      this.style.setProperty('--u', this.unit.toFixed(3));
    }
  }

  get margin() {
    return this.coordinates && !this.small ? MARGIN.coordinates * Math.max(1, this.unit) : MARGIN.plain;
  }

  get size() {
    const { rows } = this.ground;
    return { width: rows[0].length * TILE, height: rows.length * TILE };
  }

  willUpdate(changed) {
    if (changed.has('ground') && this.ground?.rows) {
      this.city = streetMap(this.ground);
      this.stops = stops(this.ground);
    }
    if (changed.has('scene') && this.scene?.cars) {
      this.drive(changed.get('scene'));
      this.keepReports(changed.get('scene'));
    }
  }

  firstUpdated() {
    this.measure();
  }

  updated(changed) {
    if (changed.has('ground')) {
      this.measure();
    }
    this.place(performance.now());
    this.run();
  }

  /** Starts the drive of each car from its drawn position. */
  drive(before) {
    const now = performance.now();
    const ticks = this.scene.tick - (before?.tick ?? 0);
    const glides = before && ticks >= 0 && ticks <= MOST_TICKS && this.millis >= LEAST_MILLIS && !calm.matches;
    this.poses = this.scene.cars.map((car, index) => ({
      from: glides && this.poses[index] ? this.poseOf(index, now) : car,
      to: car,
      began: now,
      millis: glides ? this.millis : 0,
    }));
  }

  poseOf(index, now) {
    const { from, to, began, millis } = this.poses[index];
    return between(from, to, millis ? (now - began) / millis : 1);
  }

  /** Keeps the latest reports, as long as time continues without a jump. */
  keepReports(before) {
    const { tick } = this.scene;
    const goesOn = before && tick > before.tick && tick - before.tick <= MOST_TICKS;
    const kept = goesOn || tick === before?.tick ? this.reports.filter(one => tick - one.tick < NEWS_TICKS) : [];
    const fresh =
      tick === before?.tick ? [] : reports(this.scene).map(one => ({ tick, one, words: newsWords(this.scene, one) }));
    this.reports = [...fresh.reverse(), ...kept].slice(0, 1);
  }

  /** Draws the cars at their current positions, and nothing else. */
  place(now) {
    this.querySelectorAll('.car').forEach((element, index) => {
      if (this.poses[index]) {
        const { x, y, angle } = this.poseOf(index, now);
        const scale = Math.max(1, (LEAST_CAR_PIXELS * this.unit) / CAR_UNITS).toFixed(2);
        element.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
        element.firstElementChild.setAttribute('transform', `rotate(${angle.toFixed(1)}) scale(${scale})`);
        view.follows && view.chosen === index + 1 && this.follow(x, y);
      }
    });
  }

  run() {
    const drives = () => this.poses.some(({ began, millis }) => performance.now() - began < millis);
    if (this.pending !== undefined || !drives()) {
      return;
    }
    const next = now => {
      this.place(now);
      this.pending = drives() ? requestAnimationFrame(next) : undefined;
      this.pending === undefined && this.place(performance.now());
    };
    this.pending = requestAnimationFrame(next);
  }

  /** Keeps a place in the middle of the frame, if the city is larger than the frame. */
  follow(x, y) {
    const frame = this.parentElement;
    const { width, height } = this.size;
    if (frame.scrollWidth > frame.clientWidth || frame.scrollHeight > frame.clientHeight) {
      const left = (this.clientWidth - width / this.pixel) / 2 + x / this.pixel;
      const top = (this.clientHeight - height / this.pixel) / 2 + y / this.pixel;
      frame.scrollTo(left - frame.clientWidth / 2, top - frame.clientHeight / 2);
    }
  }

  render() {
    const { scene, ground, small } = this;
    if (!scene?.cars || !ground?.rows) {
      return nothing;
    }
    const { width, height } = this.size;
    const { margin } = this;
    return html`<svg
        class="board city ${small ? 'small-city' : ''} ${this.pick ? 'plays' : ''}"
        viewBox="${-margin} ${-margin} ${width + margin + MARGIN.plain} ${height + margin + MARGIN.plain}"
        role=${small ? 'img' : 'group'}
        aria-label=${small ? this.words() : t('windward.board')}
      >
        ${this.city} ${signals(ground, scene.signals)} ${small ? nothing : this.ways()}
        ${this.over?.(ground) ?? nothing} ${this.stops.map(stop => this.stop(stop))}
        ${this.coordinates && !small ? numbers(ground, this.unit) : nothing} ${scene.cars.map(car => this.car(car))}
      </svg>
      ${small ? nothing : this.news()}`;
  }

  words() {
    const leader = [...this.scene.cars].sort((one, other) => other.thousandths - one.thousandths)[0];
    return t('windward.words', { name: leader.name, points: points(leader.thousandths) });
  }

  news() {
    return html`<ul class="city-news">
      ${this.reports.map(
        ({ one, words }) => html`<li class="${seatClass(one.seat)} ${one.card ? 'card' : ''}">${words}</li>`,
      )}
    </ul>`;
  }

  get chosenCar() {
    return typeof view.chosen === 'number' ? this.scene.cars[view.chosen - 1] : undefined;
  }

  /** Draws the chosen paths that the reader may see, and the destination of the chosen car's passenger. */
  ways() {
    const remote = car => this.seats?.some(one => one.seat === car.number && one.kind !== 'superbot');
    const shown = {
      all: () => true,
      remote,
      none: () => false,
      chosen: car => car.number === view.chosen || car === readersCar(this.scene),
    };
    const cars = this.scene.cars.filter(car => car.own?.path && shown[view.paths](car));
    const goal = this.chosenCar?.trip && this.stops.find(stop => stop.name === this.chosenCar.trip.destination);
    return svg`${cars.map(
      car => svg`<path class="way ${seatClass(car.number)}" data-way=${car.number}
        d="M${way(car)
          .map(({ x, y }) => `${x} ${y}`)
          .join('L')}"></path>`,
    )}${
      goal
        ? svg`<path class="goal ${seatClass(this.chosenCar.number)}"
            d="M${this.chosenCar.x} ${this.chosenCar.y}L${goal.x} ${goal.y}"></path>`
        : nothing
    }`;
  }

  stop(stop) {
    const guests = this.scene.passengers.filter(one => stop.name && one.lobby === stop.name);
    const bound = this.chosenCar?.trip?.destination;
    const own = readersCar(this.scene)?.trip?.destination;
    const offered = Boolean(this.pick && this.offered?.has(stop.token));
    const classes = [
      'stop',
      view.chosen === stop.token && 'chosen',
      stop.name && bound === stop.name && `bound ${seatClass(this.chosenCar.number)}`,
      stop.name && own === stop.name && 'own',
      offered && 'offered',
    ];
    const name = stop.name || t('windward.coffee');
    const words = t('windward.stop-words', { name, people: guests.map(one => one.name).join(', ') || '–' });
    const press = () => (offered ? this.pick(stop.token) : view.choose(stop.token));
    const at = label(stop, 1.3 * FACE_PIXELS * this.unit);
    return svg`<g class=${classes.filter(Boolean).join(' ')} data-stop=${stop.token}
      role=${this.small ? nothing : 'button'} tabindex=${this.small ? nothing : 0}
      aria-label=${this.small ? nothing : words}
      aria-pressed=${this.small ? nothing : String(view.chosen === stop.token)}
      @click=${press} @keydown=${event => pressed(event, press)}>
      ${stop.building.map(
        ({ x, y }) => svg`<rect class="ground" x=${x * TILE} y=${y * TILE} width=${TILE} height=${TILE}></rect>`,
      )}
      <rect class="base" x=${stop.x - 8} y=${stop.y - 8} width="16" height="16" rx="4"></rect>
      ${
        stop.name
          ? svg`<text x=${at.x} y=${at.y} aria-hidden="true">${this.shortName(stop)}</text>`
          : svg`<path class="cup" transform="translate(${stop.house.x} ${stop.house.y})" d=${CUP}></path>`
      }
      ${rowsOf(guests.length, stop.house, 2.2 * FACE_PIXELS * this.unit).map((place, index) =>
        this.guest(guests[index], place, stop),
      )}</g>`;
  }

  shortName(stop) {
    const roomy = this.clientWidth > 620;
    return roomy ? stop.name : stop.name.slice(0, 4);
  }

  guest(guest, { x, y }, stop) {
    const { ground, scene } = this;
    const worth = ground.people.find(one => one.name === guest.name)?.points ?? 1;
    const words = t('windward.guest-words', { name: guest.name, points: worth, place: guest.destination ?? '–' });
    const ownCar = this.chosenCar ?? readersCar(scene);
    const hated = ownCar?.trip && enemiesAt(ground, scene, ownCar.trip.passenger, stop.name).includes(guest.name);
    const classes = [
      'guest',
      worth > 1 && 'worth',
      hated && 'enemy',
      ownCar?.own?.pickup.includes(guest.name) && 'wanted',
      ownCar?.delivered.includes(guest.name) && 'served',
    ];
    return svg`<g class=${classes.filter(Boolean).join(' ')} aria-hidden="true"><circle cx=${x} cy=${y}
      r=${FACE_PIXELS * this.unit}>
      <title>${words}</title>
      </circle><text x=${x} y=${y + 3 * this.unit}>${initials(guest.name)}</text></g>`;
  }

  car(car) {
    const token = String(car.number);
    const offered = Boolean(this.pick && this.offered?.has(token));
    const classes = [
      'car',
      seatClass(car.number),
      car.stoppedTicks ? 'stopped' : car.slowTicks || car.transit?.includes('QUARTER') ? 'slow' : '',
      view.chosen === car.number && !this.small && 'chosen',
      car.gone && 'gone',
      offered && 'offered',
    ];
    const press = () => (offered ? this.pick(token) : view.choose(car.number));
    const label = t('windward.car-words', { name: car.name, points: points(car.thousandths) });
    const menu = event => {
      if (this.menu) {
        event.preventDefault();
        this.menu(car.number, event);
      }
    };
    return svg`<g class=${classes.filter(Boolean).join(' ')} data-car=${car.number}
      role=${this.small ? nothing : 'button'} tabindex=${this.small ? nothing : 0}
      aria-label=${this.small ? nothing : label}
      aria-pressed=${this.small ? nothing : String(view.chosen === car.number)}
      @click=${press} @keydown=${event => pressed(event, press)} @contextmenu=${menu}>
      <g><rect class="halo" x="-8" y="-11" width="16" height="22" rx="7"></rect>
        <rect class="body" x="-4.5" y="-7.5" width="9" height="15" rx="3"></rect>
        <rect class="glass" x="-3.3" y="-5.6" width="6.6" height="2.6" rx="1"></rect>
        <path class="sign" transform="translate(-3 -1.6) scale(0.3)" d=${markPath(car.number)}></path></g>
      ${this.rider(car)}</g>`;
  }

  /** Draws the passenger on board, and the card in effect. */
  rider(car) {
    const aside = LEAST_CAR_PIXELS * this.unit * 0.75;
    return car.trip
      ? svg`<g class="rider" aria-hidden="true"><circle cx=${aside} cy=${-aside} r=${FACE_PIXELS * this.unit}></circle>
          <text x=${aside} y=${-aside + 3 * this.unit}>${initials(car.trip.passenger)}</text>
          ${car.transit ? svg`<text x=${aside} y=${-aside - 11 * this.unit}>${cardSign(car.transit)}</text>` : nothing}
        </g>`
      : nothing;
  }
}

function pressed(event, press) {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    event.stopPropagation();
    press();
  }
}

define('windward-city', WindwardCity);

/**
 * Returns the board. If a person plays, `pick` is called with a stop or a car; `over` draws on the streets; `menu` is
 * called at a press of the right mouse button on a car; `millis` is the duration of the move.
 */
export function board({ scene, ground, move, small, coordinates, offered, pick, over, menu, seats, millis = 0 }) {
  return html`<windward-city
    .scene=${scene}
    .ground=${ground}
    .move=${move}
    .millis=${millis}
    ?small=${small}
    ?coordinates=${coordinates}
    .offered=${offered}
    .pick=${pick}
    .over=${over}
    .menu=${menu}
    .seats=${seats}
  ></windward-city>`;
}
