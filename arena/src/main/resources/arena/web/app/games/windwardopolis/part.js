/** What changes when a reader chooses a car or a stop, wherever that was. */
import { ArenaElement } from 'arena/element.js';
import { wishes } from 'arena/games/windwardopolis/wishes.js';

export class WindwardPart
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
    this.wished = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    wishes.addEventListener('change', this.wished);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    wishes.removeEventListener('change', this.wished);
  }
}
