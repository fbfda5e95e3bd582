/** Small parts that several pages of a contest share. */
import { html, nothing } from 'lit';
import { gameEnding } from 'arena/contest/sentences.js';
import { contest } from 'arena/contest/source.js';
import { duration, number, t } from 'arena/text.js';

const PODIUM = 8;
const DAY_MILLIS = 86_400_000;

/** Returns the title of a team as a link to its page, if it has one. */
export function teamLink(data, name) {
  const address = contest.teamAddress(name);
  return address ? html`<a class="team" href=${address}>${teamName(data, name)}</a>` : teamName(data, name);
}

/** Returns the title of a team; a team that is out is marked. */
export function teamName(data, name) {
  const team = data.teams.find(one => one.name === name);
  return html`<bdi>${team?.title || name}</bdi
    >${team?.mark ? html` <small class="soft">(${t('contest.disqualified')})</small>` : nothing}`;
}

/** Returns the time of day, with the day if that is not today. */
export function time(millis, now = Date.now()) {
  const far = Math.abs(millis - now) > DAY_MILLIS / 2;
  return new Intl.DateTimeFormat(
    document.documentElement.lang,
    far ? { weekday: 'short', hour: '2-digit', minute: '2-digit' } : { hour: '2-digit', minute: '2-digit' },
  ).format(new Date(millis));
}

/** Returns a progress bar of the games with a result. */
export function progress(data) {
  const words = t('contest.progress', { done: data.done, n: data.total });
  return html`<div class="contest-progress">
    <progress value=${data.done} max=${Math.max(1, data.total)} aria-label=${words}></progress>
    <span class="soft">${words}</span>
  </div>`;
}

/** Returns the phase as a tag; the current activity has the colour of now. */
export function phase(data) {
  if (data.stillSinceMillis) {
    return html`<span class="tag act">${t('contest.stood-still', { time: time(data.stillSinceMillis) })}</span>`;
  }
  const now = data.phase === 'running';
  return html`<span class="tag ${now ? 'now' : 'act'}">${t(`contest.phase.${data.phase}`)}</span>`;
}

/** Returns the seats of a game; the winner is emphasised. */
export function seats(data, game, link = true) {
  return html`<span class="versus"
    >${game.seats.map(
      (seat, at) =>
        html`${at ? html`<span class="soft" aria-hidden="true">–</span>` : nothing}
          <span class=${seat.place === 1 ? 'strong' : ''}
            >${link ? teamLink(data, seat.team) : teamName(data, seat.team)}</span
          >`,
    )}</span
  >`;
}

/** Returns the state of a game, in a few words. */
export function outcome(data, game) {
  if (game.state === 'running') {
    return html`<span class="tag now">${t('contest.runs')}</span>`;
  }
  if (game.seats.every(seat => seat.place === undefined)) {
    return game.expectedMillis && game.state === 'open'
      ? html`<span class="soft">${t('contest.expected', { time: time(game.expectedMillis) })}</span>`
      : html`<span class="soft">${t(`contest.state.${game.state}`)}</span>`;
  }
  const words = [
    gameEnding(data.game, game),
    game.moves ? t('contest.moves', { n: game.moves }) : '',
    game.durationMillis ? duration(game.durationMillis) : '',
  ].filter(Boolean);
  return html`<span class="soft">${words.join(' · ')}</span>`;
}

/** Returns the link to the match of a game, if it is visible. */
export function matchLink(game, words) {
  return game.match
    ? html`<a href=${contest.matchAddress(game.match)}
        >${words ?? t(game.state === 'running' ? 'contest.watch' : 'contest.replay')}</a
      >`
    : nothing;
}

/** Returns the evidence against the seats of a game; only an exported contest has it. */
export function evidence(data, game) {
  const against = game.attempts?.find(one => one.counts)?.seats?.filter(seat => seat.evidence) ?? [];
  return against.length
    ? html`<details class="evidence">
        <summary>${t('contest.evidence')}</summary>
        ${against.map(
          seat =>
            html`<p>${teamName(data, seat.team)}</p>
              <pre>${seat.evidence}</pre>`,
        )}
      </details>`
    : nothing;
}

/** Returns the places that are certain. */
export function podium(data) {
  let place = 1;
  const places = data.placing.flatMap(level => {
    const here = place;
    place += level.length;
    return level.map(team => ({ team, place: here }));
  });
  const line = one =>
    html`<li class="place-${Math.min(one.place, 4)}">
      <span class="medal">${number(one.place)}</span>${teamLink(data, one.team)}
    </li>`;
  const rest = places.slice(PODIUM);
  return places.length
    ? html`<div class="stack">
        <ol class="podium">
          ${places.slice(0, PODIUM).map(line)}
        </ol>
        ${
          rest.length
            ? html`<details>
                <summary>${t('contest.more-places', { n: rest.length })}</summary>
                <ol class="podium" start=${PODIUM + 1}>
                  ${rest.map(line)}
                </ol>
              </details>`
            : nothing
        }
      </div>`
    : nothing;
}
