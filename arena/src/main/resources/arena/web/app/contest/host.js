/** The state of the machine, the workers and the audit trail, on the organiser's page. */
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

/**
 * Returns the table of the workers.
 *
 * @param {object[]} workers
 * @param {(name: string, order: string) => void} act gives a worker an order
 */
export function workerTable(workers, act) {
  return html`<div class="table-frame" tabindex="0" role="region" aria-label=${t('workers.head')}>
  <table class="workers">
    <thead>
      <tr>
        <th scope="col">${t('workers.name')}</th>
        <th scope="col">${t('workers.state')}</th>
        <th scope="col">${t('workers.playing')}</th>
        <th scope="col" class="number">${t('workers.played')}</th>
        <th scope="col" class="number">${t('workers.refused')}</th>
        <th scope="col" class="number">${t('workers.load')}</th>
        <th scope="col"></th>
      </tr>
    </thead>
    <tbody>
      ${workers.map(
        worker =>
          html`<tr>
            <th scope="row">
              <bdi>${worker.name}</bdi>
              ${
                worker.machine
                  ? html`<p class="soft small">
                      <bdi>${worker.machine}</bdi>, ${t('workers.speed', { speed: number(worker.speed) })}
                    </p>`
                  : nothing
              }
            </th>
            <td>
              ${workerState(worker)}
              ${worker.problem ? html`<p class="small"><bdi>${worker.problem}</bdi></p>` : nothing}
            </td>
            <td>${worker.playing?.join(' ')}</td>
            <td class="number">${worker.played}</td>
            <td class="number">${worker.refused}</td>
            <td class="number">${worker.loadPercent === undefined ? nothing : `${worker.loadPercent} %`}</td>
            <td>${worker.alive ? workerButtons(worker, act) : nothing}</td>
          </tr>`,
      )}
    </tbody>
  </table>
  </div>`;
}

function workerState(worker) {
  if (worker.alive) {
    return t(`workers.${worker.order}`);
  }
  return worker.silentMillis === undefined
    ? t('workers.never')
    : t('workers.silent', { seconds: number(Math.round(worker.silentMillis / 1000)) });
}

function workerButtons(worker, act) {
  const order = worker.order === 'work' ? 'pause' : 'work';
  return html`<div class="row">
    <button type="button" @click=${() => act(worker.name, order)}>${t(`workers.do-${order}`)}</button>
    <button type="button" @click=${() => act(worker.name, 'drain')}>${t('workers.do-drain')}</button>
  </div>`;
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
