/** The page of an exported contest: the contest, or one of its teams by the part of the address after #. */
import { html } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { ArenaElement, define } from 'arena/element.js';
import { contest } from 'arena/contest/source.js';
import 'arena/contest/contest.js';
import 'arena/contest/team.js';

const TEAM = '#team/';

class ExportedContest extends ArenaElement {
  connectedCallback() {
    super.connectedCallback();
    this.turn = () => {
      this.requestUpdate();
      if (location.hash.startsWith(TEAM)) {
        scrollTo(0, 0);
      }
    };
    addEventListener('hashchange', this.turn);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.turn);
  }

  render() {
    const { hash } = location;
    const team = contest.only ?? (hash.startsWith(TEAM) ? decodeURIComponent(hash.slice(TEAM.length)) : '');
    return team ? keyed(team, html`<arena-team name=${team}></arena-team>`) : html`<arena-contest></arena-contest>`;
  }
}

define('arena-exported-contest', ExportedContest);
