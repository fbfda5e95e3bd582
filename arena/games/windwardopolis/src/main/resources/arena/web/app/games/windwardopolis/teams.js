/** The ledger beside the city: the teams, the chosen car or stop and the reports; or the companies and passengers. */
import { html, nothing } from 'lit';
import { define } from 'arena/element.js';
import { WindwardElement } from 'arena/games/windwardopolis/element.js';
import { carWith, enemiesAt, goal, initials, readersCar } from 'arena/games/windwardopolis/city.js';
import { cardSign, cardWords, newsWords, points, reports, TICKS_IN_SECOND } from 'arena/games/windwardopolis/words.js';
import { PATHS, SIDES, view } from 'arena/games/windwardopolis/view-settings.js';
import { news } from 'arena/sentences.js';
import { mark, seatName } from 'arena/seats.js';
import { clock, number, t } from 'arena/text.js';

const MOST_CUPS = 3;
const MOST_MESSAGES = 30;

/** Returns a number of ticks in seconds of the game. */
const seconds = ticks => `${number(Math.ceil(ticks / TICKS_IN_SECOND))} s`;

/** The reports about a match that a viewer of cars does not need. */
const BESIDE = new Set(['joined', 'held']);

/** Returns the last reports up to a move, the newest first. */
function messages(moves, at, most, chosen, farthest = 600) {
  const found = [];
  for (let back = at; back >= 0 && back > at - farthest && found.length < most; back--) {
    const { scene, news: happened = [] } = moves[back] ?? {};
    const names = scene?.cars.map(car => car.name);
    const besides = happened.filter(one => scene && !BESIDE.has(one.kind));
    found.push(
      ...news('windwardopolis', { news: besides }, names).map((words, index) => ({ seat: besides[index].seat, words })),
    );
    // An order in real time repeats the previous moment.
    if (scene && scene.tick !== moves[back - 1]?.scene?.tick) {
      found.push(...reports(scene, chosen).map(one => ({ ...one, words: newsWords(scene, one) })));
    }
  }
  return found.slice(0, most);
}

/** Returns the name of a passenger, with a face. */
const face = name => html`<span class="face" aria-hidden="true">${initials(name)}</span>`;

/** The status of each team, or the positions of all people. */
class WindwardTeams extends WindwardElement {
  render() {
    const { scene, ground } = this;
    return html`<div class="windward stack close">
      <div class="row apart small">
        <span class="row sides" role="group" aria-label=${t('windward.sides')}
          >${SIDES.map(
            one =>
              html`<button
                data-side=${one}
                aria-pressed=${String(one === view.side)}
                @click=${() => view.turn(one)}
              >
                ${t(`windward.side-${one}`)}
              </button>`,
          )}</span
        >
        <span class="soft">${t('windward.clock', { time: clock((scene.tick / TICKS_IN_SECOND) * 1000) })}</span>
        <span class="row">
          <label for="windward-paths">${t('windward.paths')}</label>
          <select id="windward-paths" @change=${event => view.show(event.target.value)}>
            ${PATHS.map(
              one => html`<option value=${one} ?selected=${one === view.paths}>${t(`windward.paths-${one}`)}</option>`,
            )}
          </select>
          <label class="check"
            ><input
              type="checkbox"
              .checked=${view.follows}
              @change=${event => view.follow(event.target.checked)}
            />${t('windward.follow')}</label
          >
        </span>
      </div>
      ${view.side === 'places' ? places(scene, ground) : html`${this.teams()}${this.chosen()}`}
    </div>`;
  }

  teams() {
    return html`<div class="table-frame status" tabindex="0" role="region" aria-label=${t('windward.teams')}>
      <table>
        <caption class="unseen">
          ${t('windward.teams')}
        </caption>
        <thead>
          <tr>
            <th scope="col">${t('windward.team')}</th>
            <th scope="col" class="number">${t('windward.points')}</th>
            <th scope="col" class="number" title=${t('windward.delivered')}>
              <span aria-hidden="true">✓</span><span class="unseen">${t('windward.delivered')}</span>
            </th>
            <th scope="col">${t('windward.aboard')}</th>
            <th scope="col">${t('windward.cups')}</th>
          </tr>
        </thead>
        ${this.scene.cars.map(car => this.team(car, this.ground))}
      </table>
    </div>`;
  }

  team(car, ground) {
    const chosen = view.chosen === car.number;
    const more = [this.note?.(car.number) ?? nothing, served(car), effects(car)];
    return html`<tbody class=${chosen ? 'chosen' : ''}>
      <tr>
        <th scope="row">
          <button class="team" aria-pressed=${String(chosen)} @click=${() => view.choose(car.number)}>
            ${seatName(car.number, car.name)}
          </button>
        </th>
        <td class="number">${points(car.thousandths)}</td>
        <td class="number" title=${car.delivered.join(', ')}>${car.delivered.length}/${ground.deliveries}</td>
        <td>${car.trip ? this.trip(car) : this.toStop(car)}</td>
        <td>${cups(car.coffee)}</td>
      </tr>
      <tr class="more">
        <td colspan="5"><span class="row">${more}</span></td>
      </tr>
    </tbody>`;
  }

  /** Draws the destination of an empty car, if its path is visible. */
  toStop(car) {
    const stop = goal(this.ground, car);
    return stop ? html`<span class="soft" title=${stop.name}>→ ${stop.name || t('windward.coffee')}</span>` : '–';
  }

  trip({ trip }) {
    const hated = trip.destination ? enemiesAt(this.ground, this.scene, trip.passenger, trip.destination) : [];
    return html`<span title=${trip.passenger}
        >${face(trip.passenger)}<span class="unseen">${trip.passenger}</span></span
      >
      <span
        class=${hated.length ? 'danger' : ''}
        title=${
          hated.length
            ? t('windward.refuses', {
                names: hated.join(', '),
              })
            : (trip.destination ?? '')
        }
        >→ ${trip.destination ?? '–'}${hated.length ? ' !' : ''}</span
      >`;
  }

  /** Draws the details of the chosen car or stop. */
  chosen() {
    const { chosen } = view;
    if (typeof chosen === 'number') {
      const car = this.scene.cars[chosen - 1];
      return car ? this.carMore(car) : nothing;
    }
    const office = this.ground.companies.find(({ stop }) => `${stop.x},${stop.y}` === chosen);
    const own = readersCar(this.scene);
    return office
      ? html`<div class="sheet stack close small">${this.lobby(office)}</div>`
      : own
        ? this.carMore(own)
        : nothing;
  }

  carMore(car) {
    const guest = car.trip && this.scene.passengers.find(one => one.name === car.trip.passenger);
    const person = guest && this.ground.people.find(one => one.name === guest.name);
    return html`<div class="sheet stack close small">
      <p class="strong">${seatName(car.number, car.name)}</p>
      ${
        guest
          ? html`<p>
                ${t('windward.trip', {
                  name: guest.name,
                  n: person.points,
                  from: car.trip.from,
                  to: guest.destination ?? '–',
                })}
              </p>
              <p>
                ${t('windward.enemies')}: ${person.enemies.map(name => whereIs(this.scene, name)).join('; ') || '–'}
              </p>`
          : html`<p>${t('windward.empty')}</p>`
      }
      <p>${t('windward.delivered')}: ${car.delivered.join(', ') || '–'}</p>
      ${
        car.own
          ? html`<p>${t('windward.pickup')}: ${car.own.pickup.join(', ') || '–'}</p>
              <p>
                ${t('windward.hand')}:
                ${
                  car.own.hand
                    .map(one =>
                      one.ready ? cardWords(one.card) : t('windward.not-yet', { card: cardWords(one.card) }),
                    )
                    .join('; ') || '–'
                }
                (${t('windward.deck', { n: car.own.deck })})
              </p>`
          : nothing
      }
    </div>`;
  }

  lobby({ name }) {
    const guests = this.scene.passengers.filter(one => one.lobby === name);
    return html`<p class="strong">${name}</p>
      ${
        guests.length
          ? html`<ul class="plain">
              ${guests.map(one => html`<li>${face(one.name)} ${one.name} → ${one.destination ?? '–'}</li>`)}
            </ul>`
          : html`<p>${t('windward.nobody')}</p>`
      }`;
  }
}

/** Returns a person with their position. */
function whereIs(scene, name) {
  const place = scene.passengers.find(one => one.name === name)?.lobby ?? carWith(scene, name)?.name ?? '–';
  return `${name} (${place})`;
}

function cups(coffee) {
  return html`<span class="cups" role="img" aria-label=${number(coffee)}
    >${Array.from(
      { length: Math.max(MOST_CUPS, coffee) },
      (nothing, index) => html`<span class=${index < coffee ? '' : 'drunk'}>●</span>`,
    )}</span
  >`;
}

function served({ delivered }) {
  return delivered.length
    ? html`<span class="served" title="${t('windward.delivered')}: ${delivered.join(', ')}"
        >✓ ${delivered.map(initials).join(' ')}</span
      >`
    : nothing;
}

/** The effects of cards on a car, each with its words. */
function effects(car) {
  const tag = (words, title, kind = '') => html`<span class="tag ${kind}" title=${title}>${words}</span> `;
  const short = one => [cardSign(one), ...one.split(' ').slice(1)].join(' ');
  return html`${
    car.stoppedTicks ? tag(`■ ${seconds(car.stoppedTicks)}`, t('windward.is-stopped'), 'now') : nothing
  }${car.slowTicks ? tag(`¼ ${seconds(car.slowTicks)}`, t('windward.is-slow'), 'now') : nothing}${
    car.transit ? tag(short(car.transit), t('windward.in-transit', { card: cardWords(car.transit) }), 'act') : nothing
  }${
    car.nextStop
      ? tag(
          t('windward.next', { card: short(car.nextStop) }),
          t('windward.next-stop', { card: cardWords(car.nextStop) }),
        )
      : nothing
  }`;
}

define('windward-teams', WindwardTeams);

/** The latest reports, the newest first; hidden while companies and passengers are shown. */
class WindwardStory extends WindwardElement {
  static properties = { moves: { attribute: false }, at: { attribute: false } };

  willUpdate() {
    this.hidden = view.side === 'places';
  }

  render() {
    return html`<ol class="windward-news" tabindex="0" aria-label=${t('windward.messages')}>
      ${messages(this.moves, this.at, MOST_MESSAGES, view.chosen).map(
        ({ seat, card, words }) =>
          html`<li class=${card ? 'card' : ''}>${seat ? mark(seat) : html`<span></span>`}<span>${words}</span></li>`,
      )}
    </ol>`;
  }
}

define('windward-story', WindwardStory);

/**
 * Draws the debug window of the game's document: each company with the people who wait there, each passenger with
 * position and destination.
 */
function places(scene, ground) {
  const guests = name => scene.passengers.filter(one => one.lobby === name);
  const own = (typeof view.chosen === 'number' && scene.cars[view.chosen - 1]) || readersCar(scene);
  return html`<div class="places stack close" tabindex="0" role="region" aria-label=${t('windward.side-places')}>
    <table>
      <caption>
        ${t('windward.companies')}
      </caption>
      <tbody>
        ${ground.companies.map(
          ({ name, stop }) =>
            html`<tr>
              <th scope="row">${name} <small>${stop.x}, ${stop.y}</small></th>
              <td>
                ${
                  guests(name).length
                    ? guests(name).map(one => html`<div>${one.name} → ${one.destination ?? '–'}</div>`)
                    : '–'
                }
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
    <table>
      <caption>
        ${t('windward.passengers')}
      </caption>
      <tbody>
        ${scene.passengers.map((one, index) => passenger(scene, one, ground.people[index], own))}
      </tbody>
    </table>
  </div>`;
}

/**
 * Draws all facts of a passenger; greyed if the reader's or chosen car has delivered it, or if it has been everywhere.
 */
function passenger(scene, one, person, own) {
  const car = carWith(scene, one.name);
  const delivered = own?.delivered.includes(one.name);
  const over = !car && !one.lobby;
  const kind = delivered || over ? 'greyed' : '';
  return html`<tr class="who ${kind}">
      <th scope="row">
        ${face(one.name)} ${one.name} <small>${t('windward.worth', { n: person.points })}</small>
        ${delivered ? html`<small>${t('windward.by', { name: own.name })}</small>` : nothing}
      </th>
      <td>${car ? seatName(car.number, car.name) : (one.lobby ?? t('windward.done'))} → ${one.destination ?? '–'}</td>
    </tr>
    <tr class=${kind}>
      <td colspan="2">
        <small>${t('windward.route')}: ${one.route.join(', ') || '–'}</small><br />
        <small>${t('windward.enemies')}: ${person.enemies.join(', ') || '–'}</small>
      </td>
    </tr>`;
}
