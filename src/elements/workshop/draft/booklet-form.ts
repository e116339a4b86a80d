import { property } from 'lit/decorators.js';
import { bookletDocument } from '../../../rules/document/booklet-document.ts';
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
}
