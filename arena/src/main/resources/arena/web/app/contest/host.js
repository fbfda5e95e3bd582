/** What an organiser's page tells of the machine, and of what was decided. */
import { html, nothing } from 'lit';
import { ago, number, t } from 'arena/text.js';

const MIB = 1_048_576;

/** Returns how busy the machine is, and how much room its folders have. */
export function machine(machine) {
  return html`<dl class="figures">
    <div>
      <dt>${t('organiser.load')}</dt>
      <dd>${machine.load < 0 ? '–' : number(machine.load, 1)} / ${machine.processors}</dd>
    </div>
    <div>
      <dt>${t('organiser.memory')}</dt>
      <dd>${number(machine.memoryFreeBytes / MIB)} MiB</dd>
    </div>
    ${machine.folders.map(
      folder =>
        html`<div>
          <dt>${folder.name}</dt>
          <dd>
            ${folder.freeBytes < 0 ? t('organiser.away') : `${number(folder.freeBytes / MIB / 1024, 1)} GiB`}${
              folder.writeMillis === undefined ? '' : ` · ${number(folder.writeMillis, 2)} ms`
            }
          </dd>
        </div>`,
    )}
  </dl>`;
}

/** Returns what was decided, the newest first. */
export function trail(data) {
  return html`<ol class="plain trail">
    ${data.decisions.map(
      one =>
        html`<li>
          <span class="soft small">${one.number} · ${ago(one.millis)}</span>
          <span
            ><bdi>${one.by}</bdi>
            ${one.did}${one.team ? html` (<bdi>${one.team}</bdi>)` : nothing}${one.game ? ` ${one.game}` : ''}${
              one.reason ? html`: <bdi>${one.reason}</bdi>` : nothing
            }</span
          >
        </li>`,
    )}
  </ol>`;
}
