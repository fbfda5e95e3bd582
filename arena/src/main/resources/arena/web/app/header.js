/** The head and foot of every page: navigation, language, light or dark colours. */
import { html } from 'lit';
import { ArenaElement, define } from 'arena/element.js';
import { icons } from 'arena/icons.js';
import { keep, kept } from 'arena/memory.js';
import { LANGUAGES, language, setLanguage, t } from 'arena/text.js';

const THEMES = ['system', 'light', 'dark'];
show(kept('theme') || 'system');

function show(theme) {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme;
  } else {
    document.documentElement.dataset.theme = theme;
  }
}

class Header extends ArenaElement {
  static properties = {
    contest: { type: Boolean },
    signUp: { state: true },
    ladder: { state: true },
    theme: { state: true },
  };

  constructor() {
    super();
    this.theme = kept('theme') || 'system';
    this.contest = false;
    this.signUp = false;
    this.ladder = false;
  }

  places() {
    const places = [
      ['/', 'nav.lobby'],
      ['/play', 'nav.play'],
      ['/contest', 'nav.contest'],
      ['/sign-up', 'nav.sign-up'],
      ['/ladder', 'nav.ladder'],
      ['/protocol', 'nav.protocol'],
      ['/starter-kits', 'nav.starter-kits'],
    ];
    const there = { '/contest': this.contest, '/sign-up': this.signUp, '/ladder': this.ladder };
    return places.filter(([path]) => there[path] ?? true);
  }

  async connectedCallback() {
    super.connectedCallback();
    try {
      const { arena } = await import('arena/about.js');
      ({ contest: this.contest, signUp: this.signUp, ladder: this.ladder } = await arena());
    } catch {
      this.contest = false; // The page itself says that the arena cannot be reached.
    }
  }

  render() {
    const here = path => (path === '/' ? location.pathname === '/' : location.pathname.startsWith(path));
    return html` <a class="skip" href="#main">${t('nav.skip')}</a>
      <header class="top">
        <a class="brand" href="/">${mark()}<span>${t('brand')}</span></a>
        <nav aria-label=${t('nav.label')}>
          ${this.places().map(
            ([path, key]) => html` <a href=${path} aria-current=${here(path) ? 'page' : 'false'}>${t(key)}</a>`,
          )}
        </nav>
        <div class="tools">
          <label class="unseen" for="arena-language">${t('nav.language')}</label>
          <select id="arena-language" @change=${event => setLanguage(event.target.value)}>
            ${LANGUAGES.map(
              one => html`<option value=${one}
              ?selected=${one === language}>${t(`language.${one}`)}</option>`,
            )}
          </select>
          <button
            class="bare"
            @click=${this.turn}
            title=${t(`theme.${this.theme}`)}
            aria-label=${t(`theme.${this.theme}`)}
          >
            ${icons.theme}
          </button>
        </div>
      </header>`;
  }

  turn() {
    this.theme = THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length];
    keep('theme', this.theme);
    show(this.theme);
  }
}

/** The logo of the arena: two cells of a board that face each other. */
function mark() {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
    <path d="M2 2h13v4H6v9H2Z"></path>
    <path d="M22 22H9v-4h9V9h4Z"></path>
    <circle cx="12" cy="12" r="3"></circle>
  </svg>`;
}

class Footer extends ArenaElement {
  render() {
    return html`<footer class="bottom">
      <span>${t('foot.words')}</span> <a href="/api/v1/openapi.json">${t('foot.interface')}</a>
    </footer>`;
  }
}

define('arena-header', Header);
define('arena-footer', Footer);
