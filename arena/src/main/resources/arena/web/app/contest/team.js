/**
 * The page of one team. It shows everyone the team's standing, and the team itself its faults, the times of its answers
 * and its files.
 */
import { html, nothing, svg } from 'lit';
import { arena } from 'arena/about.js';
import { get, getText } from 'arena/api.js';
import { contest, exported } from 'arena/contest/source.js';
import { define } from 'arena/element.js';
import { why, wording } from 'arena/contest/sentences.js';
import { duration, number, t } from 'arena/text.js';
import 'arena/practice.js';
import 'arena/contest/entry.js';
import { ContestElement } from 'arena/contest/live.js';
import { takeKey } from 'arena/contest/key.js';
import { evidence, matchLink, outcome, phase, seats } from 'arena/contest/parts.js';

const CHART_WIDTH = 60;
const CHART_HEIGHT = 7;

class TeamPage extends ContestElement {
  static properties = {
    name: { type: String },
    file: { state: true },
    copied: { state: true },
    signedUp: { state: true },
  };

  constructor() {
    super();
    this.own = location.pathname === '/team';
    this.key = this.own ? takeKey() : undefined;
    this.name = decodeURIComponent(location.pathname.split('/').at(-1));
  }

  path() {
    return '/contest/team';
  }

  ask(since) {
    return this.own ? super.ask(since) : contest.team(this.name);
  }

  /** Returns the path; a team that has signed up has a page before the contest includes it. */
  async load() {
    try {
      this.signedUp = this.own && (await arena()).signUp ? await get('/sign-up/team', { key: this.key }) : undefined;
    } catch (failure) {
      this.failure = failure;
      return;
    }
    if (!this.signedUp || this.signedUp.plays) {
      await super.load();
    }
  }

  render() {
    if (!this.signedUp) {
      return super.render();
    }
    const { team, title, members, plays } = this.signedUp;
    return html`<div class="stack loose">
      ${
        plays
          ? super.render()
          : html`<header class="stack close">
              <h1><bdi>${title}</bdi></h1>
              <p class="soft">${members ? html`<bdi>${members}</bdi> · ` : nothing}<code>${team}</code></p>
              <p>${t('entry.ahead')}</p>
            </header>`
      }
      ${this.link()}<arena-entry .key=${this.key}></arena-entry>
    </div>`;
  }

  /** Fetches the page; a team identifies itself by its link only. */
  link() {
    return html`<details>
      <summary>${t('entry.link')}</summary>
      <p>${t('entry.link-words')}</p>
      <pre class="link">${location.origin}/team#${this.key}</pre>
    </details>`;
  }

  loaded() {
    document.title = `${this.data.team.title} · ${this.data.name}`;
  }

  draw(data) {
    const { team } = data;
    return html`<div class="stack loose contest">
      <header class="stack close">
        <p class="soft"><a href=${contest.home}>${data.name}</a></p>
        <div class="row apart">
          <h1><bdi>${team.title}</bdi></h1>
          <span class="row">${this.connection()}${phase(data)}</span>
        </div>
        <p class="soft">
          ${team.members ? html`<bdi>${team.members}</bdi> · ` : nothing}<code>${team.name}</code>${
            team.mark ? ` · ${t('contest.disqualified')}` : ''
          }
        </p>
        ${
          data.held || (!data.isShown && !this.own)
            ? html`<div class="notice"><p>${t('contest.held')}</p></div>`
            : nothing
        }
      </header>
      <dl class="figures">
        ${[
          ['won', team.won],
          ['drawn', team.drawn],
          ['lost', team.lost],
          ['moves', team.moves],
          ['faults', team.faults],
          ['late', team.late],
        ].map(
          ([key, value]) =>
            html`<div>
              <dt>${t(`contest.${key === 'moves' ? 'moves-made' : key}`)}</dt>
              <dd>${number(value)}</dd>
            </div>`,
        )}
        ${
          team.moves
            ? html`<div>
                  <dt>${t('contest.mean')}</dt>
                  <dd>${duration(team.meanMillis)}</dd>
                </div>
                <div>
                  <dt>${t('contest.slowest')}</dt>
                  <dd>${duration(team.slowestMillis)}</dd>
                </div>`
            : nothing
        }
      </dl>
      ${
        data.standings.length
          ? html`<section class="stack" aria-label=${t('contest.tables')}>
              <h2>${t('contest.tables')}</h2>
              ${data.standings.map(
                row =>
                  html`<div class="sheet">
                    <p>
                      <strong>${wording(row.stage, row.stageName)}, ${wording(row.title, row.titleName)}</strong> ·
                      ${t('contest.placed', row)}
                    </p>
                    ${row.why ? html`<p class="soft">${why(row)}</p>` : nothing}${
                      row.outlook ? html`<p>${wording(row.outlook, row.prospect)}</p>` : nothing
                    }
                  </div>`,
              )}
            </section>`
          : nothing
      }
      ${exported ? nothing : html`<arena-practice game=${data.game} team=${team.name}></arena-practice>`}
      ${data.errors?.matches ? this.errors(data.errors) : nothing}
      ${data.matches?.length ? this.times(data.matches) : nothing}
      <section class="stack" aria-label=${t('contest.games')}>
        <h2>${t('contest.games')}</h2>
        <div class="sheet flush">
          <ul class="plain game-list">
            ${data.games.map(
              game =>
                html`<li>
                  <span class="id soft small">${game.id}</span> ${seats(data, game)}<span class="grow"
                    >${outcome(data, game)}</span
                  >${matchLink(game)}${evidence(data, game)}
                </li>`,
            )}
          </ul>
        </div>
      </section>
    </div>`;
  }

  errors(errors) {
    return html`<section class="stack" aria-label=${t('contest.errors')}>
      <h2>${t('contest.errors')}</h2>
      <p class="soft">
        ${t('contest.errors-words', { n: errors.matches })}${errors.older ? ` ${t('contest.errors-older')}` : ''}
      </p>
      ${
        errors.list.length
          ? errors.list.map(
              one =>
                html`<div class="sheet stack close">
                  <p><strong>${one.words}</strong></p>
                  ${
                    one.evidence.length || one.answer
                      ? html`<pre>
${[...one.evidence, ...(one.answer ? [`output_${one.turn}.txt:`, one.answer] : [])].join('\n')}</pre>`
                      : nothing
                  }
                  <div class="row">
                    ${
                      one.turn
                        ? html`${this.commands(one.match, one.seat, one.turn)}${this.files(one.match, one.turn)}`
                        : nothing
                    }
                  </div>
                </div>`,
            )
          : html`<p class="soft">${t('contest.no-errors')}</p>`
      }
    </section>`;
  }

  /**
   * Draws the command that shows that turn again or keeps it as a test, on the team's machine, which has the record as
   * well.
   */
  commands(match, seat, turn) {
    return ['again', 'keep'].map(verb => {
      const command = `arena ${verb} ${match} --seat ${seat} --turn ${turn}${verb === 'keep' ? ' --legal' : ''}`;
      return html`<button @click=${() => this.copy(command)} title=${command}>
        ${t(this.copied === command ? 'contest.copied' : `contest.copy-${verb}`)}
      </button>`;
    });
  }

  async copy(command) {
    try {
      await navigator.clipboard.writeText(command);
      this.copied = command;
    } catch {
      // Only pages with encryption can write to the clipboard.
      this.file = { name: t('contest.command'), text: command };
    }
  }

  files(match, turn) {
    return ['input', 'output'].map(
      what =>
        html`<button
          class="bare"
          @click=${() =>
            this.fetchFile(
              `${what}_${turn}.txt`,
              `/contest/team/matches/${encodeURIComponent(match)}/turns/${turn}/${what}`,
            )}
        >
          ${what}_${turn}.txt
        </button>`,
    );
  }

  async fetchFile(name, path) {
    try {
      const text = await getText(path, { key: this.key });
      const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
      const link = Object.assign(document.createElement('a'), { href: address, download: name });
      link.click();
      URL.revokeObjectURL(address);
      this.file = { name, text };
    } catch (failure) {
      this.file = { name, text: failure.message };
    }
  }

  times(matches) {
    return html`<section class="stack" aria-label=${t('contest.times')}>
      <h2>${t('contest.times')}</h2>
      <p class="soft">${t('contest.times-words')}</p>
      ${
        this.file
          ? html`<div class="sheet stack close" role="status">
              <div class="row apart">
                <strong>${this.file.name}</strong>
                <button
                  class="bare"
                  @click=${() => {
                    this.file = undefined;
                  }}
                >
                  ${t('contest.close')}
                </button>
              </div>
              <pre>${this.file.text}</pre>
            </div>`
          : nothing
      }
      ${matches.map(
        match =>
          html`<div class="sheet stack close">
            <div class="row apart">
              <a href="/matches/${encodeURIComponent(match.match)}?as=${match.seat}">${match.match}</a>
              <span class="soft"
                >${
                  match.answers.length
                    ? t('contest.answer-times', {
                        middle: duration(Math.max(0, match.middleMillis)),
                        slowest: duration(Math.max(0, match.slowestMillis)),
                        limit: duration(match.limitMillis),
                      })
                    : ''
                }</span
              >
            </div>
            ${this.chart(match)}
            ${match.program ? html`<p class="soft small">${t('contest.program')}: ${match.program}</p>` : nothing}
            ${match.lastErrorLines?.length ? html`<pre>${match.lastErrorLines.join('\n')}</pre>` : nothing}
            <form class="row" @submit=${event => this.pick(event, match)}>
              <label
                >${t('contest.turn')}
                <input type="number" name="turn" min="1" max=${Math.max(1, match.answers.length)} value="1"
              /></label>
              <button name="what" value="input">input</button><button name="what" value="output">output</button>
              ${match.hasLog ? html`<button name="what" value="log">${t('contest.log')}</button>` : nothing}
              ${match.answers.length ? this.commands(match.match, match.seat, match.answers.at(-1).turn) : nothing}
            </form>
          </div>`,
      )}
    </section>`;
  }

  pick(event, match) {
    event.preventDefault();
    const what = event.submitter?.value ?? 'input';
    const turn = event.target.elements.turn.value;
    const path = `/contest/team/matches/${encodeURIComponent(match.match)}`;
    if (what === 'log') {
      this.fetchFile(`${match.match}.log`, `${path}/log`);
    } else if (what) {
      this.fetchFile(`${what}_${turn}.txt`, `${path}/turns/${turn}/${what}`);
    }
  }

  /**
   * Draws a bar for each answer: the time until it was complete; the faint part is the time until the prompt was found.
   */
  chart(match) {
    const { answers } = match;
    const most = Math.max(1, ...answers.map(one => one.answered));
    const width = CHART_WIDTH / Math.max(20, answers.length);
    const height = millis => (Math.max(0, millis) / most) * (CHART_HEIGHT - 0.5);
    return html`<svg
      class="answers"
      viewBox="0 0 ${CHART_WIDTH} ${CHART_HEIGHT}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${t('contest.answers', { n: answers.length })}
    >
      ${answers.map(
        (one, at) => svg`<rect class=${one.fault ? 'fault' : 'answer'} x=${at * width} width=${width * 0.8}
          y=${CHART_HEIGHT - height(one.answered)} height=${height(one.answered)}><title>${t('contest.turn')}
            ${one.turn}: ${duration(Math.max(0, one.answered))}</title></rect>
        <rect class="seen" x=${at * width} width=${width * 0.8} y=${CHART_HEIGHT - height(one.seen)}
          height=${height(one.seen)}></rect>`,
      )}
    </svg>`;
  }
}

define('arena-team', TeamPage);
