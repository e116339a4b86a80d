import { property } from 'lit/decorators.js';
import type { Keys } from '../../../rules/check/finding.ts';
import { bookletDocument } from '../../../rules/document/booklet-document.ts';
import { say } from '../../common/say.ts';
import { DocumentForm } from '../../form/document-form.ts';

/** The base of each form over a draft of a booklet; `typed` is the whole document. */
export abstract class BookletForm extends DocumentForm {
  override readonly schema = bookletDocument;
  /** Another tab writes; here it can be read. */
  @property({ type: Boolean }) shut = false;

  constructor() {
    super();
    // One that is drawn anew before the stage gives it back must not give the form in it what stood there before.
    this.addEventListener('document-typed', ({ detail }) => (this.typed = detail.typed));
  }

  /** Asks the stage for another place of the draft. */
  protected goTo(keys: Keys): void {
    say(this, 'place-asked', { keys });
  }

  /** Focuses a part once it is drawn. */
  async focusOn(part: string): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(part)?.focus();
  }
}

declare global {
  interface HTMLElementEventMap {
    'place-asked': CustomEvent<{ readonly keys: Keys }>;
  }
}
