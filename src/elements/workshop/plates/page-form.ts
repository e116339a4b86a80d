import { html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PICTURE_KINDS } from '../../../rules/booklet/picture-kinds.ts';
import { weaponsOf } from '../../../rules/booklet/weapons.ts';
import type { Keys } from '../../../rules/check/finding.ts';
import radioStyles from '../../common/radios.css?inline';
import { styled } from '../../common/styled.ts';
import fieldStyles from '../../form/form-field.css?inline';
import { isTree, valueAt } from '../../form/typed.ts';
import { shownPages } from '../draft/booklet-kind.ts';
import { criticalsForm } from './criticals-form.ts';
import styles from './page-form.css?inline';
import { PAGE_FORM_WORDS } from './page-form-words.ts';
import { PlateForm } from './plate-form.ts';
import { statusForm } from './status-form.ts';

/** A plate of a page that opens a form of its own. */
export type PagePlate = 'picture' | 'status' | 'criticals';

/** The form of a plate of a view screen. Whatever stands there, it can be shown and taken out. */
@customElement('page-form')
export class PageForm extends PlateForm {
  static override styles = styled(fieldStyles, radioStyles, styles);

  @property() plate: PagePlate = 'picture';
  /** Where the focus goes: `['viewScreens', '9', 'criticals', 0, 'effects', 1]`. */
  @property({ attribute: false }) place: Keys = [];

  override willUpdate(changed: PropertyValues<this>): void {
    const [, , plate, row] = this.place;
    if (changed.has('place') && plate === 'criticals' && row !== undefined) this.row = Number(row);
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('place') && this.place.length > 2) void this.go(this.place.join('.'));
  }

  override render(): TemplateResult {
    return html`<form class="stack apart" @submit=${(event: Event) => event.preventDefault()}>
      ${this.#plate()}
    </form>`;
  }

  #plate(): TemplateResult {
    const page = valueAt(this.typed, this.at);
    if (page !== undefined && !isTree(page))
      return html`${this.strange(this.at)} ${this.whyIn(this.at)}`;
    switch (this.plate) {
      case 'picture':
        return this.#picture();
      case 'status':
        return statusForm(this);
      case 'criticals':
        return criticalsForm(this);
    }
  }

  #picture(): TemplateResult {
    const { at } = this;
    const { image, criticals, score } = (valueAt(this.typed, at) ?? {}) as Readonly<
      Record<string, unknown>
    >;
    const isHit = Array.isArray(criticals) && criticals.length > 0;
    return html`<div class="facts grid">
        ${this.field(`${at}.title`, { label: PAGE_FORM_WORDS.title, hint: PAGE_FORM_WORDS.titleHint })}
        ${this.field(`${at}.range`, { label: PAGE_FORM_WORDS.range })}
        ${this.field(`${at}.picture`, { label: PAGE_FORM_WORDS.picture, offered: this.#poses() })}
        ${this.field(`${at}.score`, { label: PAGE_FORM_WORDS.score, hint: PAGE_FORM_WORDS.scoreHint, isSigned: true })}
      </div>
      ${score === undefined || isHit ? nothing : html`<p role="status">${PAGE_FORM_WORDS.needsCriticals}</p>`}
      ${
        image === undefined
          ? nothing
          : this.strange(`${at}.image`, undefined, PAGE_FORM_WORDS.image)
      }
      ${this.whyIn(at, ['title', 'range', 'picture', 'score', 'status', 'criticals'])}`;
  }

  /** The poses that can be drawn, with the weapons of the card. */
  #poses(): readonly string[] {
    const fired = weaponsOf(shownPages(this.typed).statCard).map(
      (weapon) => `firing-${weapon.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
    );
    return [...PICTURE_KINDS, ...fired];
  }
}
