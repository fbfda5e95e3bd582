/** The sign-ups as the organiser sees them: the entry of each team, and the possible decisions. */
import { html, nothing } from 'lit';
import { t } from 'arena/text.js';
import { entryFacts, entrySentences, entryState } from 'arena/contest/entry.js';

const DECIDABLE = ['checked', 'held', 'refused'];

/** Returns the sign-ups; the organiser's page makes the buttons. */
export function signUps(teams, page) {
  return html`<section class="stack" aria-label=${t('organiser.sign-ups')}>
    <h2>${t('organiser.sign-ups')}</h2>
    ${
      teams.length
        ? html`<div class="sheet flush"><ul class="plain sign-ups">${teams.map(team => signUp(team, page))}</ul></div>`
        : html`<p class="soft">${t('organiser.no-sign-ups')}</p>`
    }
  </section>`;
}

function signUp(team, page) {
  const { entry } = team;
  return html`<li class="stack close" data-team=${team.team}>
    <div class="row apart">
      <span><strong><bdi>${team.title}</bdi></strong> <code class="soft">${team.team}</code></span>
      ${entry ? entryState(entry) : html`<span class="soft">${t('entry.none')}</span>`}
    </div>
    ${team.members ? html`<p class="soft"><bdi>${team.members}</bdi></p>` : nothing}
    ${entry ? html`<p>${entryFacts(entry)}</p>${entrySentences(entry)}` : nothing}
    <div class="row">${entry && team.open && DECIDABLE.includes(entry.state) ? actions(team, entry, page) : nothing}
      <button class="bare" @click=${() => page.link({ title: team.title, link: team.link })}>
        ${t('organiser.link')}
      </button></div>
  </li>`;
}

function actions(team, entry, page) {
  return html`${page.button('accept-entry', { team: team.team }, { look: entry.fit ? 'first' : '', why: !entry.fit })}
    ${entry.state === 'refused' ? nothing : page.button('refuse-entry', { team: team.team }, { look: 'grave' })}
    ${page.button('check-entry', { team: team.team })}`;
}
