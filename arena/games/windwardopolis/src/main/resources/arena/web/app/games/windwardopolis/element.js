/** The base of the elements that change when the reader chooses a car or a stop. */
import { ArenaElement } from 'arena/element.js';
import { view } from 'arena/games/windwardopolis/view-settings.js';

export class WindwardElement
  extends /** @type {Arena.With<typeof ArenaElement, Arena.LedgerProperties>} */ (ArenaElement)
{
  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    scene: { attribute: false },
    ground: { attribute: false },
    note: { attribute: false },
  };

  constructor() {
    super();
    this.viewChanged = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    view.addEventListener('change', this.viewChanged);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    view.removeEventListener('change', this.viewChanged);
  }
}
