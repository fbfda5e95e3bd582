/** The state of the machine and the audit trail, on the organiser's page. */
import { html, nothing } from 'lit';
import { ago, number, t } from 'arena/text.js';

const MIB = 1_048_576;

/** Returns the load of the machine, and the free space of its folders. */
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

/** Returns the audit trail, the newest decision first. */
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
