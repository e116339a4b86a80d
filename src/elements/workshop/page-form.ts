import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { styled } from '../common/styled.ts';
import fieldStyles from '../form/form-field.css?inline';
import { BookletForm } from './booklet-form.ts';
import { PAGE_FORM_WORDS } from './page-form-words.ts';

/** A plate of a page that opens a form of its own. */
export type PagePlate = 'picture' | 'status' | 'criticals';

/** The form of a plate of a view screen. */
@customElement('page-form')
export class PageForm extends BookletForm {
  static override styles = styled(fieldStyles);

  /** Number of the view screen, odd. */
  @property({ type: Number }) number = 1;
  @property() plate: PagePlate = 'picture';

  override render(): TemplateResult {
    const at = `viewScreens.${this.number}`;
    return html`<form class="stack apart" @submit=${(event: Event) => event.preventDefault()}>
      ${this.field(`${at}.title`, { label: PAGE_FORM_WORDS.title, hint: PAGE_FORM_WORDS.titleHint })}
      ${this.field(`${at}.range`, { label: PAGE_FORM_WORDS.range })}
      ${this.field(`${at}.picture`, { label: PAGE_FORM_WORDS.picture })}
      ${this.field(`${at}.score`, { label: PAGE_FORM_WORDS.score, hint: PAGE_FORM_WORDS.scoreHint })}
    </form>`;
  }
}
