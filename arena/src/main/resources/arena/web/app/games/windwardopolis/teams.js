/** What stands beside the city: the teams, what was chosen, what was told; and below it who waits where. */
import { html, nothing } from 'lit';
import { ArenaElement, define } from 'arena/element.js';
import { WindwardPart } from 'arena/games/windwardopolis/part.js';
import { carWith, enemiesAt, goal, initials, mine } from 'arena/games/windwardopolis/city.js';
import { cardSign, cardWords, newsWords, points, told, TICKS_IN_SECOND } from 'arena/games/windwardopolis/words.js';
import { PATHS, wishes } from 'arena/games/windwardopolis/wishes.js';
import { news } from 'arena/sentences.js';
import { mark, seatName } from 'arena/seats.js';
import { clock, number, t } from 'arena/text.js';

const MOST_CUPS = 3;
const MOST_MESSAGES = 30;

/** Returns a time of so many ticks, in seconds of the game. */
const seconds = ticks => `${number(Math.ceil(ticks / TICKS_IN_SECOND))} s`;

/** What happens to a match besides, of which a viewer of cars need not be told. */
const BESIDE = new Set(['joined', 'held']);

/** Returns the last things that were told before a move and with it, the newest first. */
function messages(moves, at, most, farthest = 600) {
  const found = [];
  for (let back = at; back >= 0 && back > at - farthest && found.length < most; back--) {
    const { scene, news: happened = [] } = moves[back] ?? {};
    const names = scene?.cars.map(car => car.name);
    const besides = happened.filter(one => scene && !BESIDE.has(one.kind));
    found.push(
      ...news('windwardopolis', { news: besides }, names).map((words, index) => ({ seat: besides[index].seat, words })),
    );
    // An order of real time shows the moment before once more.
    if (scene && scene.tick !== moves[back - 1]?.scene?.tick) {
      found.push(...told(scene).map(one => ({ ...one, words: newsWords(scene, one) })));
    }
  }
  return found.slice(0, most);
}

/** Returns the name of a passenger, with a face. */
const face = name => html`<span class="face" aria-hidden="true">${initials(name)}</span>`;

/** The status of each team. */
class WindwardTeams extends WindwardPart {
  render() {
    const { scene, ground } = this;
    return html`<div class="windward stack close">
      <div class="row apart small">
        <span class="soft">${t('windward.clock', { time: clock((scene.tick / TICKS_IN_SECOND) * 1000) })}</span>
        <span class="row">
          <label for="windward-paths">${t('windward.paths')}</label>
          <select id="windward-paths" @change=${event => wishes.show(event.target.value)}>
            ${PATHS.map(
              one =>
                html`<option value=${one} ?selected=${one === wishes.paths}>${t(`windward.paths-${one}`)}</option>`,
            )}
          </select>
          <label class="check"
            ><input
              type="checkbox"
              .checked=${wishes.follows}
              @change=${event => wishes.follow(event.target.checked)}
            />${t('windward.follow')}</label
          >
        </span>
      </div>
      <div class="table-frame status" tabindex="0" role="region" aria-label=${t('windward.teams')}>
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
              <th scope="col">${t('windward.effects')}</th>
            </tr>
          </thead>
          <tbody>
            ${scene.cars.map(car => this.team(car, ground))}
          </tbody>
        </table>
      </div>
      ${this.chosen()}
    </div>`;
  }

  team(car, ground) {
    const chosen = wishes.chosen === car.number;
    return html`<tr class=${chosen ? 'chosen' : ''}>
      <th scope="row">
        <button class="team" aria-pressed=${String(chosen)} @click=${() => wishes.choose(car.number)}>
          ${seatName(car.number, car.name)}</button
        >${this.note?.(car.number) ?? nothing}
        ${
          car.delivered.length
            ? html`<span class="served" title="${t('windward.delivered')}: ${car.delivered.join(', ')}"
                >✓ ${car.delivered.map(initials).join(' ')}</span
              >`
            : nothing
        }
      </th>
      <td class="number">${points(car.thousandths)}</td>
      <td class="number" title=${car.delivered.join(', ')}>${car.delivered.length}/${ground.deliveries}</td>
      <td>${car.trip ? this.trip(car) : this.toStop(car)}</td>
      <td>${cups(car.coffee)}</td>
      <td>${effects(car)}</td>
    </tr>`;
  }

  /** Where an empty car drives, for those who may see its path. */
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

  /** More about the car or the stop that was chosen. */
  chosen() {
    const { chosen } = wishes;
    if (typeof chosen === 'number') {
      const car = this.scene.cars[chosen - 1];
      return car ? this.carMore(car) : nothing;
    }
    const office = this.ground.companies.find(({ stop }) => `${stop.x},${stop.y}` === chosen);
    const own = mine(this.scene);
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

/** Returns somebody with where he is. */
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

function effects(car) {
  const tag = (words, title, kind = '') => html`<span class="tag ${kind}" title=${title}>${words}</span> `;
  return html`${
    car.stoppedTicks ? tag(`■ ${seconds(car.stoppedTicks)}`, t('windward.is-stopped'), 'now') : nothing
  }${car.slowTicks ? tag(`¼ ${seconds(car.slowTicks)}`, t('windward.is-slow'), 'now') : nothing}${
    car.transit
      ? tag(cardSign(car.transit), t('windward.in-transit', { card: cardWords(car.transit) }), 'act')
      : nothing
  }${
    car.nextStop
      ? tag(`${cardSign(car.nextStop)} …`, t('windward.next-stop', { card: cardWords(car.nextStop) }))
      : nothing
  }`;
}

define('windward-teams', WindwardTeams);

/** What was told last, the newest first. */
class WindwardStory extends ArenaElement {
  static properties = { moves: { attribute: false }, at: { attribute: false } };

  render() {
    return html`<ol class="windward-news" tabindex="0" aria-label=${t('windward.messages')}>
      ${messages(this.moves, this.at, MOST_MESSAGES).map(
        ({ seat, card, words }) =>
          html`<li class=${card ? 'card' : ''}>${seat ? mark(seat) : html`<span></span>`}<span>${words}</span></li>`,
      )}
    </ol>`;
  }
}

define('windward-story', WindwardStory);

/** Who waits where, and everything about each passenger. */
class WindwardLobbies extends WindwardPart {
  render() {
    const { scene, ground } = this;
    return html`<div class="stack windward lines">${companies(scene, ground)} ${people(scene, ground)}</div>`;
  }
}

define('windward-lobbies', WindwardLobbies);

function companies(scene, ground) {
  return html`<div class="table-frame" tabindex="0" role="region" aria-label=${t('windward.companies')}>
    <table>
      <caption>
        ${t('windward.companies')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('windward.company')}</th>
          <th scope="col">${t('windward.tile')}</th>
          <th scope="col">${t('windward.waits')}</th>
        </tr>
      </thead>
      <tbody>
        ${ground.companies.map(
          ({ name, stop }) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td>${stop.x}, ${stop.y}</td>
              <td>
                ${
                  scene.passengers
                    .filter(one => one.lobby === name)
                    .map(one => `${one.name} → ${one.destination ?? '–'}`)
                    .join('; ') || '–'
                }
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function people(scene, ground) {
  return html`<div class="table-frame" tabindex="0" role="region" aria-label=${t('windward.passengers')}>
    <table>
      <caption>
        ${t('windward.passengers')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('windward.passenger')}</th>
          <th scope="col" class="number">${t('windward.points')}</th>
          <th scope="col">${t('windward.where')}</th>
          <th scope="col">${t('windward.destination')}</th>
          <th scope="col">${t('windward.route')}</th>
          <th scope="col">${t('windward.enemies')}</th>
        </tr>
      </thead>
      <tbody>
        ${scene.passengers.map((one, index) => {
          const car = carWith(scene, one.name);
          const person = ground.people[index];
          return html`<tr>
            <th scope="row">${face(one.name)} ${one.name}</th>
            <td class="number">${number(person.points)}</td>
            <td>${car ? seatName(car.number, car.name) : (one.lobby ?? t('windward.done'))}</td>
            <td>${one.destination ?? '–'}</td>
            <td>${one.route.join(', ') || '–'}</td>
            <td>${person.enemies.join(', ')}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}
