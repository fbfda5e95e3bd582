/** The playback controls of a viewer: buttons, speeds, and a slider with marks. */
import { html, nothing, svg } from 'lit';
import { icons } from 'arena/icons.js';
import { FULL_SPEED, SPEEDS } from 'arena/playback.js';
import { t } from 'arena/text.js';

const button = (key, icon, press, more = {}) =>
  html`<button
    class="bare"
    title=${t(key)}
    aria-label=${t(key)}
    data-key=${key}
    ?disabled=${more.off}
    aria-pressed=${more.pressed === undefined ? nothing : String(more.pressed)}
    @click=${press}
  >
    ${icon}
  </button>`;

/** Returns the playback controls. */
export function transport(viewer) {
  const { playback, errorMoves, turnMoves } = viewer;
  return html`<div class="transport" role="group" aria-label=${t('viewer.transport')}>
    ${scrubber(viewer)}
    <div class="row still buttons">
      ${button('viewer.first', icons.first, () => viewer.go(0))}
      ${button('viewer.back', icons.back, () => viewer.stepBy(-1), { off: playback.at === 0 })}
      <button
        class="first play"
        data-key="viewer.play"
        title=${t(playback.playing ? 'viewer.pause' : 'viewer.play')}
        aria-label=${t(playback.playing ? 'viewer.pause' : 'viewer.play')}
        @click=${() => viewer.toggle()}
      >
        ${playback.playing ? icons.pause : icons.play}
      </button>
      ${button('viewer.step', icons.step, () => viewer.stepBy(1), { off: playback.at >= playback.last })}
      ${button('viewer.last', icons.last, () => viewer.go(playback.last))}
      <label class="unseen" for="viewer-speed">${t('viewer.speed')}</label>
      <select
        id="viewer-speed"
        @change=${event => viewer.setSpeed(event.target.value === 'full' ? FULL_SPEED : Number(event.target.value))}
      >
        ${SPEEDS.map(
          speed =>
            html`<option value=${speed === FULL_SPEED ? 'full' : speed} ?selected=${speed === playback.speed}>
              ${speed === FULL_SPEED ? t('viewer.full-speed') : `${speed} ×`}
            </option>`,
        )}
      </select>
      ${viewer.isLive ? follow(viewer) : nothing}
    </div>
    <div class="row still buttons">
      ${jump(viewer, 'viewer.error-before', icons.error, errorMoves, -1)}
      ${jump(viewer, 'viewer.error-next', icons.error, errorMoves, 1)}
      ${turnMoves.length ? jump(viewer, 'viewer.turn-next', icons.turn, turnMoves, 1) : nothing}
      <span class="divide" aria-hidden="true"></span>
      ${button('viewer.coordinates', icons.grid, () => viewer.toggleCoordinates(), { pressed: viewer.coordinates })}
      ${button('viewer.zoom', icons.zoom, () => viewer.gestures.turn(), { pressed: viewer.zoom > 0 })}
      ${button('viewer.sound', viewer.sounds ? icons.sound : icons.silent, () => viewer.toggleSound(), {
        pressed: viewer.sounds,
      })}
      ${button('viewer.link', icons.link, () => viewer.toggleLink(), { pressed: Boolean(viewer.link) })}
      ${document.fullscreenEnabled ? button('viewer.full-screen', icons.full, () => viewer.fullScreen()) : nothing}
    </div>
  </div>`;
}

function follow(viewer) {
  return html`<button class="follow" aria-pressed=${String(viewer.playback.following)} @click=${() => viewer.follow()}>
    ${icons.live}${t('viewer.follow')}
  </button>`;
}

/** Returns a button that goes to the next of some moves in a direction, if there is one. */
function jump(viewer, key, icon, moves, direction) {
  const arrow = html`<span aria-hidden="true">${direction > 0 ? '›' : '‹'}</span>`;
  const off = !moves.some(at => (at - viewer.playback.at) * direction > 0);
  const sign = direction > 0 ? html`${icon}${arrow}` : html`${arrow}${icon}`;
  return button(key, sign, () => viewer.jump(moves, direction), { off });
}

function scrubber(viewer) {
  const { playback, errorMoves, turnMoves } = viewer;
  const last = Math.max(1, playback.last);
  const x = at => ((at / last) * 100).toFixed(2);
  return html`<div class="scrubber">
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      ${errorMoves.map(at => svg`<line class="error" x1=${x(at)} x2=${x(at)} y1="0" y2="10"></line>`)}
      ${turnMoves.map(at => svg`<line class="turning" x1=${x(at)} x2=${x(at)} y1="0" y2="10"></line>`)}
    </svg>
    <input
      type="range"
      min="0"
      max=${playback.last}
      .value=${String(playback.at)}
      aria-label=${t('viewer.position')}
      aria-valuetext=${t('viewer.move-of', { at: playback.at, last: playback.last })}
      @input=${event => viewer.go(Number(event.target.value))}
    />
    <output class="small soft">${t('viewer.move-of', { at: playback.at, last: playback.last })}</output>
  </div>`;
}
