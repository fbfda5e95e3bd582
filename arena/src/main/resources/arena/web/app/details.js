/**
 * The details below the board of a viewer: the move in words, its times, charts of the match, the bots' files and logs.
 */
import { html, nothing } from 'lit';
import { largest, parts, thinned, times } from 'arena/course.js';
import { asWritten, news, ruling } from 'arena/sentences.js';
import { seatName } from 'arena/seats.js';
import { duration, number, t } from 'arena/text.js';
import { failed, waiting } from 'arena/state.js';

const PARTS = ['seen', 'thought', 'written', 'judged'];
const COLUMNS = 240;

/** Returns the keys of the tabs of this match. */
export function tabs(viewer) {
  const any = viewer.course.all();
  return [
    'move',
    viewer.game.panel ? 'table' : null,
    any.length > 1 && chartsOf(viewer.game, any[0]).length ? 'course' : null,
    timesOf(viewer).length ? 'times' : null,
    viewer.estimates?.length ? 'estimate' : null,
    viewer.header.review && viewer.source.review ? 'review' : null,
    viewer.mayHaveLogs ? 'logs' : null,
  ].filter(Boolean);
}

/** Returns the content of the chosen tab. */
export function tab(viewer, key) {
  return {
    move: moveTab,
    table: tableTab,
    course: courseTab,
    times: timesTab,
    estimate: estimateTab,
    review: reviewTab,
    logs: logsTab,
  }[key](viewer);
}

function moveTab(viewer) {
  const { shown, names, game } = viewer;
  const said = game.words(shown, names);
  return html`<div class="stack">
    <p class="strong">${shown.at === 0 ? t('viewer.start-words') : said || t('viewer.nothing-told')}</p>
    ${(shown.orders ?? []).map(order => orderDetails(viewer, order))}
    ${news(viewer.header.game, shown, names).map(note => html`<p class="notice">${note}</p>`)}
  </div>`;
}

function orderDetails(viewer, order) {
  const written = order.words ? asWritten(viewer.header.game, order) : '';
  return html`<div class="sheet stack close">
    <div class="row apart">
      ${seatName(order.seat, viewer.names[order.seat - 1])}
      <span class="row"
        ><code>${order.shown ?? ''}</code>${
          order.code === undefined
            ? nothing
            : html`<span class="tag ${order.fault || order.late ? 'now' : ''}"
                >${t('viewer.code', { code: order.code })}</span
              >`
        }</span
      >
    </div>
    ${order.words ? html`<p>${ruling(viewer.header.game, order)}</p>` : nothing}
    ${written ? html`<p class="small soft">${t('viewer.as-written')}: <q lang="en">${written}</q></p>` : nothing}
    ${order.times?.published === undefined ? nothing : timeParts(order.times)}
    ${viewer.source.file && order.turn && order.code !== undefined ? files(viewer, order) : nothing}
  </div>`;
}

/** Draws the files of the turn, one of which is shown at a time. */
function files(viewer, order) {
  const { file } = viewer;
  const here = file?.seat === order.seat && file.turn === order.turn;
  const names = ['input', order.late ? null : 'output', 'acknowledge', order.code === 0 ? null : 'explain'];
  const printed = viewer.mayHaveLogs && viewer.header.logs.includes(order.seat);
  return html`<p class="row small">
      ${
        printed
          ? html`<button
              class="bare"
              aria-expanded=${String(here && file.name === `printed_${order.turn}.txt`)}
              @click=${() => viewer.readFile(order.seat, order.turn, 'printed')}
            >
              ${t('viewer.printed')}
            </button>`
          : nothing
      }
      ${names.filter(Boolean).map(what => {
        const name = `${what}_${order.turn}.txt`;
        return html`<button
          class="bare code"
          aria-expanded=${String(here && file.name === name)}
          @click=${() => viewer.readFile(order.seat, order.turn, what)}
        >
          ${name}
        </button>`;
      })}
    </p>
    ${here ? textDetails(file) : nothing}`;
}

function timeParts(stamps) {
  const took = parts(stamps);
  return html`<dl class="facts">
    ${PARTS.map(
      part =>
        html`<div>
          <dt>${t(`times.${part}`)}</dt>
          <dd>${duration(took[part])}</dd>
        </div>`,
    )}
  </dl>`;
}

function tableTab(viewer) {
  return viewer.game.panel(viewer.shown.scene, viewer.shown, viewer.header.ground);
}

/** Draws a chart for each value that a game follows over time. */
function courseTab(viewer) {
  const charts = viewer.remembered('course', () => courseLines(viewer));
  return html`<div class="stack">
    ${charts.map(
      ({ key, lines }) =>
        html`<section>
          ${charts.length > 1 ? html`<h2>${t(key)}</h2>` : nothing}
          <arena-chart
            .lines=${lines}
            .at=${viewer.playback.at}
            .last=${viewer.playback.last}
            label=${t(key)}
            .write=${value => number(value)}
            .go=${at => viewer.go(at)}
          ></arena-chart>
        </section>`,
    )}
  </div>`;
}

/** Returns the values of each chart after a move. */
function chartsOf(game, move) {
  return [game.series(move.scene)].flat();
}

function courseLines({ course, names, game }) {
  const found = thinned(course.all(), COLUMNS).map(move => [move.at, chartsOf(game, move)]);
  const points = (chart, index) =>
    found.map(([at, all]) => [at, all[chart]?.values[index]]).filter(([, value]) => value !== undefined);
  return (found[0]?.[1] ?? []).map(({ key }, chart) => ({
    key,
    lines: names.map((name, index) => ({ seat: index + 1, name, points: points(chart, index) })),
  }));
}

function timesTab(viewer) {
  const bars = viewer.remembered('times', () =>
    largest(timesOf(viewer), COLUMNS, one => one.whole).map(one => ({
      at: one.at,
      seat: one.seat,
      parts: PARTS.map(part => one[part]),
    })),
  );
  return html`<div class="stack close">
    <arena-chart
      .bars=${bars}
      .names=${PARTS.map(part => t(`times.${part}`))}
      .at=${viewer.playback.at}
      .last=${viewer.playback.last}
      label=${t('times.label')}
      .write=${duration}
      .go=${at => viewer.go(at)}
    ></arena-chart>
    <p class="small soft">${t('times.explain')}</p>
  </div>`;
}

/** Returns the times of every answer so far; computed again only when moves have arrived. */
export function timesOf(viewer) {
  return viewer.remembered('allTimes', () => times(viewer.course.all()));
}

function estimateTab(viewer) {
  const lines = viewer.remembered('estimate', () =>
    viewer.names.map((name, index) => ({
      seat: index + 1,
      name,
      points: thinned(viewer.estimates, COLUMNS).map(one => [one.at, one.seats[index]]),
    })),
  );
  return html`<div class="stack close">
    <arena-chart
      .lines=${lines}
      .at=${viewer.playback.at}
      .last=${viewer.playback.last}
      .most=${1}
      label=${t('estimate.label')}
      .write=${value => `${Math.round(value * 100)} %`}
      .go=${at => viewer.go(at)}
    ></arena-chart>
    <p class="small soft">${t('estimate.explain')}</p>
  </div>`;
}

/** Draws the review; its module is loaded when it is first looked at. */
function reviewTab(viewer) {
  import('arena/review.js').catch(failure => {
    viewer.failure = failure;
  });
  const moveOf = (seat, turn) =>
    viewer.course.all().find(move => move.orders?.some(order => order.seat === seat && order.turn === turn))?.at;
  return html`<arena-review
    .source=${viewer.source}
    .names=${viewer.names}
    .moveOf=${moveOf}
    .go=${at => viewer.go(at)}
  ></arena-review>`;
}

function logsTab(viewer) {
  return html`<div class="stack">
    ${viewer.header.seats
      .filter(seat => viewer.header.logs.includes(seat.seat))
      .map(
        seat =>
          html`<details @toggle=${event => event.target.open && viewer.readLog(seat.seat)}>
            <summary>${seatName(seat.seat, seat.name)}</summary>
            ${textDetails(viewer.logs[seat.seat])}
          </details>`,
      )}
  </div>`;
}

function textDetails(one) {
  if (!one || one.waiting) {
    return waiting();
  }
  return one.failure ? failed(one.failure) : html`<pre tabindex="0">${one.text || t('viewer.log-empty')}</pre>`;
}
