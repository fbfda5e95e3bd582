/** The parts around the board of a viewer: the names above it, the link to a moment, the tabs below. */
import { html, nothing } from 'lit';
import { finale } from 'arena/finale.js';
import { connection, waiting } from 'arena/state.js';
import { tab, tabs } from 'arena/details.js';
import { holdWords } from 'arena/hold.js';
import { ending } from 'arena/sentences.js';
import { t } from 'arena/text.js';
import { isolated } from 'arena/words.js';

export function title(viewer) {
  const { header } = viewer;
  const winners = (header.standings ?? []).filter(one => one.place === 1).map(one => viewer.names[one.seat - 1]);
  const won = winners.length ? t('viewer.won', { names: winners.map(isolated).join(', '), n: winners.length }) : '';
  return html`<div class="title">
    <div class="row">
      <h1>${viewer.names.map(isolated).join(' – ')}</h1>
      ${header.over ? nothing : html`<span class="tag now">${t(header.held ? 'viewer.held' : 'viewer.live')}</span>`}
      ${header.over || viewer.state === 'open' ? nothing : connection(viewer.state)}
    </div>
    <div class="row soft">
      <p>${header.title}${header.over ? html` · <strong>${won}</strong> ${ending(header)}` : nothing}</p>
      ${header.over ? nothing : holdWords(header)} ${viewpointChoice(viewer)}
      ${viewer.hasFinale ? resultButton(viewer) : nothing}
    </div>
  </div>`;
}

function resultButton(viewer) {
  return html`<button
    data-key="viewer.result"
    aria-pressed=${String(viewer.showsFinale)}
    @click=${() => viewer.showResult(!viewer.showsFinale)}
  >
    ${t('viewer.result')}
  </button>`;
}

function viewpointChoice(viewer) {
  const { viewpoints, viewpoint } = viewer.header;
  if (!(viewpoints?.length > 1) || !viewer.source.file) {
    return nothing;
  }
  const words = one => (/^\d+$/.test(one) ? viewer.names[one - 1] : t(`viewer.eyes-${one}`));
  return html`<label class="small" for="viewer-eyes">${t('viewer.eyes')}</label>
    <select id="viewer-eyes" @change=${event => viewer.viewAs(event.target.value)}>
      ${viewpoints.map(one => html`<option value=${one} ?selected=${one === viewpoint}>${words(one)}</option>`)}
    </select>`;
}

/** Draws the board; `boardControls` make it pressable for an intervention, at the newest move only. */
export function stage(viewer) {
  const { playback, header, game } = viewer;
  const shown = viewer.stillMove ?? viewer.shown;
  const boardControls = viewer.isNow ? viewer.boardControls : undefined;
  return html`<div class="stage zoom-${viewer.zoom}">
    ${
      viewer.showsFinale
        ? finale({ header, game, moves: viewer.course.moves, close: () => viewer.showResult(false) })
        : nothing
    }
    <div class="frame" tabindex="0" role="region" aria-label=${t('viewer.board')} ?hidden=${viewer.showsFinale}>
      ${game.board({
        scene: shown.scene,
        move: shown,
        frame: playback.frame,
        coordinates: viewer.coordinates,
        ground: header.ground,
        seats: header.seats,
        millis: playback.moveMillis,
        ...boardControls,
      })}
    </div>
    ${viewer.isLoaded ? nothing : waiting(t('viewer.loading-move'))}
  </div>`;
}

export function linkRow(viewer) {
  return viewer.link
    ? html`<div class="row link-row">
        <label for="viewer-link">${t('viewer.link-label')}</label>
        <input class="grow" id="viewer-link" readonly .value=${viewer.link} @focus=${event => event.target.select()} />
        <button @click=${() => copy(viewer)}>${t('viewer.copy')}</button>
      </div>`
    : nothing;
}

/** Copies the link. A page without encryption has no other access to the clipboard. */
function copy(viewer) {
  viewer.querySelector('#viewer-link').select();
  document.execCommand('copy');
}

export function tabPanel(viewer) {
  const keys = tabs(viewer);
  const chosen = keys.includes(viewer.chosenTab) ? viewer.chosenTab : keys[0];
  return html`<div
      class="tabs"
      role="tablist"
      aria-label=${t('viewer.tabs')}
      @keydown=${event => turnTab(viewer, event, keys, chosen)}
    >
      ${keys.map(
        key =>
          html`<button
            role="tab"
            id="tab-${key}"
            aria-selected=${String(key === chosen)}
            aria-controls="tab-panel"
            tabindex=${key === chosen ? 0 : -1}
            @click=${() => {
              viewer.chosenTab = key;
            }}
          >
            ${t(viewer.game.tabWords[key] ?? `tab.${key}`)}
          </button>`,
      )}
    </div>
    <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby="tab-${chosen}">${tab(viewer, chosen)}</div>`;
}

function turnTab(viewer, event, keys, chosen) {
  const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (way) {
    viewer.chosenTab = keys[(keys.indexOf(chosen) + way + keys.length) % keys.length];
    viewer.updateComplete.then(() => viewer.querySelector(`#tab-${viewer.chosenTab}`).focus());
    event.preventDefault();
    event.stopPropagation();
  }
}

export function help() {
  return html`<details class="small keys">
    <summary>${t('viewer.keys')}</summary>
    <p>${t('viewer.keys-words')}</p>
  </details>`;
}

/** Handles a key, unless a field for text or a choice has the focus. */
export function handleKey(viewer, event) {
  if (
    !viewer.header ||
    event.ctrlKey ||
    event.altKey ||
    event.metaKey ||
    event.target.matches('input:not([type="range"]), select, textarea')
  ) {
    return;
  }
  const onButton = event.target.matches('button, a, summary, [role="button"], [role="tab"]');
  const ways = {
    ' ': () => viewer.toggle(),
    ArrowLeft: () => viewer.stepBy(event.shiftKey ? -10 : -1),
    ArrowRight: () => viewer.stepBy(event.shiftKey ? 10 : 1),
    Home: () => viewer.go(0),
    End: () => viewer.go(viewer.playback.last),
    e: () => viewer.jump(viewer.errorMoves, 1),
    E: () => viewer.jump(viewer.errorMoves, -1),
    t: () => viewer.jump(viewer.turnMoves, 1),
    T: () => viewer.jump(viewer.turnMoves, -1),
    g: () => viewer.toggleCoordinates(),
    z: () => viewer.gestures.turn(),
    '+': () => viewer.gestures.step(1),
    '-': () => viewer.gestures.step(-1),
  };
  const scrolls = viewer.zoom > 0 && event.key.startsWith('Arrow') && event.target.matches('.frame');
  if (!(event.key in ways) || scrolls || (onButton && (event.key === ' ' || event.target.matches('[role="tab"]')))) {
    return;
  }
  event.preventDefault();
  ways[event.key]();
}
