/** The chance of a contest: the digest of its seed, and how anybody can compute each toss and each seed again. */
import { html, nothing } from 'lit';
import { ArenaElement, define } from 'arena/element.js';
import { matchLink, seats } from 'arena/contest/parts.js';
import { contest } from 'arena/contest/source.js';
import { waiting } from 'arena/state.js';
import { t } from 'arena/text.js';

/** A program of a few lines that computes the tosses again without the arena. */
const program = seed => `import hashlib, hmac
seed = "${seed}"
print(hashlib.sha256(seed.encode()).hexdigest())

def number(purpose):
    return int(hmac.new(seed.encode(), purpose.encode(), hashlib.sha256).hexdigest()[:16], 16)

def lot(purpose, players):          # the random numbers are those of SplitMix64
    state, drawn, rest, ones = number(purpose), [], list(players), 2**64 - 1
    while rest:
        while True:
            state = (state + 0x9E3779B97F4A7C15) & ones
            mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & ones
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & ones
            value = (mixed ^ (mixed >> 31)) >> 1
            if value - value % len(rest) <= 2**63 - len(rest):
                break
        drawn.append(rest.pop(value % len(rest)))
    return drawn

def seats(game, players):
    encounter, _, leg = game.rpartition(".")
    order = lot("toss " + encounter, sorted(players))
    turn = (int(leg) - 1) % len(order)
    return order[turn:] + order[:turn]

# For example: print(seats("1A.1-5.1", [0, 4]))
`;

class Fairness
  extends /** @type {Arena.With<typeof ArenaElement, { data: Arena.Contest; games: any[] }>} */ (ArenaElement)
{
  static properties = { data: { attribute: false }, games: { state: true } };

  render() {
    const { commitment, seed, digest } = this.data;
    return html`<p>${t('fairness.seed')}</p>
      <pre class="digits">${commitment}</pre>
      ${seed ? this.opened(seed) : html`<p class="soft">${t('fairness.closed')}</p>`}
      ${
        digest
          ? html`<h3>${t('fairness.unchanged')}</h3>
              <p>${t('fairness.unchanged-words')}</p>
              <pre class="digits">${digest}</pre>
              <pre class="digits">arena contest verify CONTEST.ini --head ${digest}</pre>`
          : nothing
      }`;
  }

  opened(seed) {
    return html`<p>${t('fairness.opened')}</p>
      <pre class="digits">${seed}</pre>
      <p>${t('fairness.check-seed')}</p>
      <pre class="digits">printf %s ${seed} | sha256sum</pre>
      <p>${t('fairness.check-match')}</p>
      <pre class="digits">
printf %s 'match GAME' | openssl dgst -sha256 -hmac ${seed} | grep -o '[0-9a-f]\\{64\\}' | cut -c1-16</pre
      >
      <p>${t('fairness.check-toss')}</p>
      <pre tabindex="0" role="region" aria-label=${t('fairness.program')}>${program(seed)}</pre>
      <details @toggle=${event => event.target.open && this.load()}>
        <summary>${t('fairness.tosses')}</summary>
        ${this.games ? this.tosses(this.games) : waiting()}
      </details>`;
  }

  async load() {
    this.games ??= await contest.allGames();
  }

  tosses(games) {
    const numbers = new Map(this.data.teams.map(team => [team.name, team.number - 1]));
    return html`<div class="table-frame" tabindex="0" role="region" aria-label=${t('fairness.tosses')}>
      <table>
        <thead>
          <tr>
            ${['game', 'seats', 'numbers', 'by', 'match-seed'].map(
              key => html`<th scope="col">${t(`fairness.${key}`)}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${games.map(
            game => html`<tr>
              <th scope="row">${game.match ? matchLink(game, game.id) : game.id}</th>
              <td>${seats(this.data, game)}</td>
              <td>[${game.seats.map(seat => numbers.get(seat.team)).join(', ')}]</td>
              <td>${t(game.tossed ? 'fairness.toss' : 'fairness.format')}</td>
              <td><code>${game.matchSeed}</code></td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
}

define('arena-fairness', Fairness);
