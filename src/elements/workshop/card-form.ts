import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Keys } from '../../rules/check/finding.ts';
import { styled } from '../common/styled.ts';
import fieldStyles from '../form/form-field.css?inline';
import { BookletForm } from './booklet-form.ts';
import styles from './card-form.css?inline';
import { CARD_FORM_WORDS } from './card-form-words.ts';

/** The cover and the stat card of a draft as a form. */
@customElement('card-form')
export class CardForm extends BookletForm {
  static override styles = styled(fieldStyles, styles);

  /** Where to go: `['mech', 'name']`. */
  @property({ attribute: false }) place: Keys = [];

  override render(): TemplateResult {
    return html`<form class="panel stack apart" @submit=${(event: Event) => event.preventDefault()}>
      <div class="facts">
        ${Object.entries(CARD_FORM_WORDS.facts).map(([path, label]) => this.field(path, { label }))}
      </div>
    </form>`;
  }
}
