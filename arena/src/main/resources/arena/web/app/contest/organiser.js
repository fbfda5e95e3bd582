/**
 * The organiser's page: questions to the referee, games, teams, visibility of results, the machine, the audit trail.
 */
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { post } from 'arena/api.js';
import { define } from 'arena/element.js';
import { failed } from 'arena/state.js';
import { t } from 'arena/text.js';
import { keep, kept } from 'arena/memory.js';
import { ContestElement } from 'arena/contest/live.js';
import { takeKey } from 'arena/contest/key.js';
import { controls } from 'arena/contest/controls.js';
import { machine, trail, workerTable } from 'arena/contest/host.js';
import { signUps } from 'arena/contest/sign-ups.js';
import { matchLink, outcome, phase, progress, seats, time } from 'arena/contest/parts.js';

const LOOK_MILLIS = 5_000;
const MOST_GAMES = 40;
const NEEDS_A_REASON = ['award', 'replay', 'enter-result', 'disqualify', 'clear', 'accept', 'refuse-entry'];

/** Returns the address of a link for others, whose pages are at another port than this one. */
const publicAddress = path => `${location.protocol}//${location.hostname}:…${path}`;

/** @typedef {{ look?: string, off?: boolean, words?: string, points?: string[], why?: boolean }} ButtonLook */

class Organiser extends ContestElement {
  static properties = {
    done: { state: true },
    refused: { state: true },
    busy: { state: true },
    asked: { state: true },
  };

  constructor() {
    super();
    this.key = takeKey();
    this.by = kept('by') ?? '';
  }

  path() {
    return '/organiser';
  }

  connectedCallback() {
    super.connectedCallback();
    this.looking = setInterval(() => this.load(), LOOK_MILLIS);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.looking);
  }

  loaded() {
    document.title = `${t('organiser.title')} · ${this.data.name}`;
  }

  /** Performs an action at once, or first asks for the reason that it needs. */
  async act(action, body = {}, points = [], why = false) {
    if ((why || NEEDS_A_REASON.includes(action)) && !body.reason) {
      this.asked = { action, body, points };
      await this.updateComplete;
      /** @type {HTMLElement} */ (this.querySelector('#reason'))?.focus();
      return;
    }
    this.busy = action;
    this.refused = undefined;
    this.done = undefined;
    try {
      const { words, seat } = await post(`/organiser/${action}`, { by: this.by, ...body }, { key: this.key });
      this.done = seat ? `${words} ${t('organiser.seat-link', { link: publicAddress(seat) })}` : words;
      this.asked = undefined;
      await this.load();
    } catch (failure) {
      this.refused = failure;
    }
    this.busy = undefined;
  }

  button(action, body = {}, /** @type {ButtonLook} */ { look = '', off = false, words, points, why } = {}) {
    return html`<button
      class=${look}
      data-action=${action}
      ?disabled=${off || this.busy}
      @click=${() => this.act(action, body, points, why)}
    >
      ${words ?? t(`organiser.${action}`)}
    </button>`;
  }

  draw(data) {
    return html`<div class="stack loose contest">
      <header class="stack close">
        <div class="row apart">
          <h1>${data.name}</h1>
          <span class="row"
            >${this.connection()}${data.contest ? phase(data.contest) : nothing}${
              data.paused ? html`<span class="tag now">${t('organiser.paused')}</span>` : nothing
            }</span
          >
        </div>
        ${data.contest ? progress(data.contest) : html`<p class="soft">${t('organiser.not-drawn')}</p>`}
        <div class="row">
          <label class="row" for="by"
            >${t('organiser.by')}
            <input
              id="by"
              maxlength="60"
              .value=${this.by}
              @change=${event => {
                this.by = event.target.value;
                keep('by', this.by);
              }}
          /></label>
        </div>
      </header>
      <div class="told stack close">
        <div aria-live="polite">${this.done ? html`<div class="notice"><p>${this.done}</p></div>` : nothing}</div>
        ${this.refused ? failed(this.refused) : nothing} ${this.asked ? this.reason() : nothing}
      </div>
      ${data.contest?.stillSinceMillis ? this.interrupted(data) : nothing}
      ${data.questions?.length ? this.questions(data) : nothing}
      ${data.halfAnswers?.length ? this.halfAnswers(data) : nothing}
      <section class="stack" aria-label=${t('organiser.run')}>
        <h2>${t('organiser.run')}</h2>
        ${this.run(data)}
      </section>
      ${
        data.contest
          ? html`<section class="stack" aria-label=${t('contest.games')}>
              <h2>${t('contest.games')}</h2>
              ${this.games(data)}
            </section>`
          : nothing
      }
      ${data.signUps ? signUps(data.signUps, this) : nothing}
      <section class="stack">
        <h2>${t('contest.teams')}</h2>
        ${this.teams(data)}
      </section>
      ${
        data.contest
          ? html`<section class="stack" aria-label=${t('organiser.results-head')}>
              <h2>${t('organiser.results-head')}</h2>
              ${this.results(data)}
            </section>`
          : nothing
      }
      <section class="stack" aria-label=${t('organiser.machine')}>
        <h2>${t('organiser.machine')}</h2>
        ${machine(data.machine)}
      </section>
      ${
        data.workers
          ? html`<section class="stack" aria-label=${t('workers.head')}>
              <h2>${t('workers.head')}</h2>
              ${
                data.workers.length
                  ? workerTable(data.workers, (worker, order) => this.act('order-worker', { worker, order }))
                  : html`<p class="soft">${t('workers.none')}</p>`
              }
            </section>`
          : nothing
      }
      ${
        data.decisions?.length
          ? html`<section class="stack" aria-label=${t('organiser.trail')}>
              <h2>${t('organiser.trail')}</h2>
              ${trail(data)}
            </section>`
          : nothing
      }
    </div>`;
  }

  reason() {
    const { action, body, points } = this.asked;
    const about = [body.game, body.team].filter(Boolean).join(', ');
    return html`<form
      class="notice stack close"
      @submit=${event => {
        event.preventDefault();
        const values = new FormData(event.target);
        const each = points.length
          ? { points: Object.fromEntries(points.map(team => [team, Number(values.get(`points.${team}`))])) }
          : {};
        this.act(action, { ...body, ...each, reason: values.get('reason') });
      }}
    >
      <p><strong>${t(`organiser.${action}`)}</strong> ${about}</p>
      <label class="field" for="reason"
        >${t(action === 'refuse-entry' ? 'organiser.reason-entry' : 'organiser.reason')}
        <input id="reason" name="reason" required maxlength="400" autocomplete="off" /></label>
      ${
        points.length
          ? html`<fieldset class="row"><legend>${t('organiser.points-each')}</legend>
        ${points.map(
          team => html`<label>${team}
          <input type="number" name=${`points.${team}`} step="any" required /></label>`,
        )}</fieldset>`
          : nothing
      }
      <div class="row">
        <button class="first">${t('organiser.decide')}</button>
        <button
          type="button"
          @click=${() => {
            this.asked = undefined;
          }}
        >
          ${t('organiser.cancel')}
        </button>
      </div>
    </form>`;
  }

  interrupted(data) {
    const { stillSinceMillis, total, done } = data.contest;
    return html`<div class="notice row apart">
      <p>${t('organiser.stood-still', { time: time(stillSinceMillis), n: total - done })}</p>
      ${this.button('start', {}, { look: 'first', off: data.run.plays, words: t('organiser.go-on') })}
    </div>`;
  }

  questions(data) {
    return html`<section class="stack" aria-label=${t('organiser.questions')}>
      <h2>${t('organiser.questions')}</h2>
      ${data.questions.map(
        question =>
          html` <div class="notice grave">
            <p>${question.words}</p>
            <div class="row">
              ${
                question.game
                  ? html`${this.button('replay', { game: question.game })}
                    ${question.teams.map(team =>
                      this.button(
                        'award',
                        { game: question.game, team },
                        {
                          words: t('organiser.award-to', { team }),
                          points: question.pointsDecide ? question.teams : [],
                        },
                      ),
                    )}`
                  : question.teams.map(
                      team =>
                        html`${this.button(
                          'clear',
                          { team },
                          { words: t('organiser.clear-team', { team }) },
                        )}${this.button('accept', { team })}${this.button('disqualify', { team }, { look: 'grave' })}`,
                    )
              }
            </div>
          </div>`,
      )}
    </section>`;
  }

  /** Draws the games in which only a part of an answer was played: they count unless they are played again. */
  halfAnswers(data) {
    return html`<section class="stack" aria-label=${t('organiser.half-answers')}>
      <h2>${t('organiser.half-answers')}</h2>
      ${data.halfAnswers.map(
        ({ game, team, words }) => html`<div class="notice grave">
        <p>${game}, <bdi>${team}</bdi>: <bdi>${words}</bdi></p>
        <div class="row">${this.button('replay', { game })}</div>
      </div>`,
      )}
    </section>`;
  }

  run(data) {
    const { run } = data;
    return html`<div class="sheet stack">
      <div class="row">
        ${data.drawn ? nothing : this.button('draw')}${
          data.contest?.phase === 'practice' || !data.drawn ? this.button('freeze') : nothing
        }
        ${this.button('start', {}, { look: 'first', off: run.plays })}
        ${data.paused ? this.button('resume', {}, { look: 'first' }) : this.button('pause', {}, { off: !data.drawn })}
        ${this.button('stop', {}, { off: !data.drawn })}
        ${this.button('stop', { now: true }, { look: 'grave', off: !run.plays, words: t('organiser.stop-now') })}
      </div>
      <label class="check"
        ><input type="checkbox" data-action="hold-for-dead" .checked=${run.holdsForDead}
          @change=${event => this.act('hold-for-dead', { on: event.target.checked })} />
        ${t('organiser.hold-for-dead')}</label
      >
      <label class="check"
        ><input type="checkbox" data-action="hold-new" .checked=${run.holdsNew}
          @change=${event => this.act('hold-new', { on: event.target.checked })} />
        ${t('organiser.hold-new')}</label
      >
      <p class="soft">
        ${
          run.plays
            ? t('organiser.plays', { n: run.running })
            : t(run.end ? `organiser.end.${run.end}` : 'organiser.idle')
        }
      </p>
      ${
        run.remarks.length
          ? html`<details>
              <summary>${t('organiser.remarks', { n: run.remarks.length })}</summary>
              <ul>
                ${[...run.remarks].reverse().map(remark => html`<li>${remark}</li>`)}
              </ul>
            </details>`
          : nothing
      }
    </div>`;
  }

  games(data) {
    const { contest } = data;
    const order = contest.games.slice(0, MOST_GAMES);
    return html`<div class="sheet flush">
      <ul class="plain game-list">
        ${repeat(
          order,
          game => game.id,
          game =>
            html`<li data-game=${game.id}>
              <span class="id soft small">${game.id}</span>${seats(contest, game)}<span class="grow"
                >${outcome(contest, game)}</span
              >${matchLink(game)}
              ${
                game.match
                  ? html`<a
                href="/organiser/matches/${encodeURIComponent(game.match)}">${t('organiser.inside')}</a>`
                  : nothing
              }
              ${controls(this, data, game)}
              <details class="deeds">
                <summary>${t('organiser.decide-game')}</summary>
                <div class="row">
                  ${this.button('replay', { game: game.id })}
                  ${game.seats.map(seat =>
                    this.button(
                      'award',
                      { game: game.id, team: seat.team },
                      {
                        words: t('organiser.award-to', { team: seat.team }),
                        points: game.pointsDecide ? game.seats.map(one => one.team) : [],
                      },
                    ),
                  )}
                  <form class="row" @submit=${event => this.enter(event, game)}>
                    ${game.seats.map(
                      (seat, at) => html`<label>${seat.team}
                      <input type="number" name=${seat.team} min="1" max=${game.seats.length} value=${at + 1}
                        /></label>
                      ${
                        game.pointsDecide
                          ? html`<label>${t('organiser.points-of', { team: seat.team })}
                        <input type="number" name=${`points.${seat.team}`} step="any" required /></label>`
                          : nothing
                      }`,
                    )}
                    <label>${t('contest.moves-made')} <input type="number" name="#moves" min="0"
                      value=${game.moves ?? ''} /></label>
                    <button>${t('organiser.enter-result')}</button>
                  </form>
                </div>
              </details>
            </li>`,
        )}
      </ul>
    </div>`;
  }

  enter(event, game) {
    event.preventDefault();
    const values = new FormData(event.target);
    this.act('enter-result', {
      game: game.id,
      moves: values.get('#moves') ? Number(values.get('#moves')) : undefined,
      places: game.seats.map(seat => ({
        team: seat.team,
        place: Number(values.get(seat.team)),
        points: game.pointsDecide ? Number(values.get(`points.${seat.team}`)) : undefined,
      })),
    });
  }

  teams(data) {
    const out = new Set(data.contest?.teams.filter(team => team.mark).map(team => team.name) ?? []);
    return html`<div class="table-frame" tabindex="0" role="region" aria-label=${t('contest.teams')}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t('contest.team')}</th>
            <th scope="col">${t('organiser.entry')}</th>
            <th scope="col">${t('organiser.state')}</th>
            <th scope="col">${t('organiser.deeds')}</th>
          </tr>
        </thead>
        <tbody>
          ${data.entrants.map(
            team =>
              html`<tr>
                <th scope="row"><bdi>${team.title}</bdi> <code class="soft">${team.name}</code></th>
                <td>${t(`organiser.entry.${team.entry}`)}</td>
                <td>${this.stateOf(data, team.name, out)}</td>
                <td>
                  <div class="row">
                    <button class="bare" @click=${() => this.link(team)}>${t('organiser.link')}</button>
                    ${this.button('revoke', { team: team.name }, { look: 'bare' })}
                    ${
                      data.drawn
                        ? html`${this.button('accept', { team: team.name }, { look: 'bare' })}
                          ${
                            out.has(team.name)
                              ? this.button('clear', { team: team.name }, { look: 'bare' })
                              : html`${this.button('disqualify', { team: team.name }, { look: 'grave' })}
                                ${this.button(
                                  'disqualify',
                                  { team: team.name, results: 'stand' },
                                  { look: 'bare', words: t('organiser.disqualify-stand') },
                                )}`
                          }`
                        : nothing
                    }
                  </div>
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  stateOf(data, team, out) {
    const probation = data.probation?.find(one => one.team === team);
    const changed = data.changed?.find(one => one.team === team);
    return out.has(team)
      ? t('organiser.out')
      : probation
        ? t('organiser.probation', { n: probation.faults })
        : changed
          ? changed.words
          : '';
  }

  link(team) {
    this.done = t('organiser.link-words', {
      team: team.title,
      link: publicAddress(`/team#${team.link}`),
    });
  }

  results(data) {
    return html`<div class="sheet stack">
      <p>${t(`organiser.shown.${data.contest.results}`)}</p>
      <div class="row">
        ${['hidden', 'teams', 'public'].map(to =>
          this.button('results', { to }, { off: data.contest.results === to, words: t(`organiser.show.${to}`) }),
        )}
        ${this.button('publish', {}, { look: 'first', off: data.contest.phase !== 'finished' })}${this.button('export')}
        <a class="button" href="/contest/projector">${t('contest.projector')}</a>
      </div>
    </div>`;
  }
}

define('arena-organiser', Organiser);
