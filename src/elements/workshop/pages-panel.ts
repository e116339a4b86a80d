import { html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Keys } from '../../rules/check/finding.ts';
import { VIEW_SCREENS } from '../../rules/vocabulary.ts';
import type { Said } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import fieldStyles from '../form/form-field.css?inline';
import { valueAt } from '../form/typed.ts';
import '../page/small-picture.ts';
import { BookletForm } from './booklet-form.ts';
import { shownPages } from './booklet-kind.ts';
import './page-desk.ts';
import styles from './pages-panel.css?inline';
import { WORKSHOP_WORDS } from './workshop-words.ts';

/** Lists the pages of a draft as they lie in the booklet; one that is opened can be typed. */
@customElement('pages-panel')
export class PagesPanel extends BookletForm {
  static override styles = styled(fieldStyles, styles);

  /** Where to go: `['viewScreens', '9', 'status']`, `['consoles', '26', '44']`; empty for the list. */
  @property({ attribute: false }) place: Keys = [];
  /** The open page; null for the list. */
  @state() private page: number | null = null;

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('place')) return;
    const [part, key] = this.place;
    const number = part === 'consoles' ? Number(key) - 1 : Number(key);
    this.page = VIEW_SCREENS.find((each) => each === number) ?? null;
  }

  override render(): TemplateResult {
    const { faults, page, place, shut, typed } = this;
    if (page !== null)
      return html`<page-desk
        .typed=${typed}
        .faults=${faults}
        .number=${page}
        .place=${place}
        ?shut=${shut}
        @page-chosen=${({ detail }: Said<'page-chosen'>) => (this.page = detail.number)}
        @pages-asked=${() => void this.#list()}
      ></page-desk>`;
    const shown = shownPages(typed);
    return html`<ul class="pages">
      ${VIEW_SCREENS.map((number) => {
        const title = valueAt(typed, `viewScreens.${number}.title`);
        const cells = valueAt(typed, `consoles.${number + 1}`);
        const wrong = [...faults].filter(([path]) => pageOf(path) === number).length;
        return html`<li>
          <button type="button" data-page=${number} @click=${() => (this.page = number)}>
            ${
              shown.viewScreens[number]
                ? html`<small-picture .booklet=${shown} .number=${number}></small-picture>`
                : html`<span class="none" aria-hidden="true"></span>`
            }
            <span
              ><b>${number}</b> ${typeof title === 'string' ? title : WORKSHOP_WORDS.empty}</span
            >
            <span class="soft"
              >${WORKSHOP_WORDS.cells(number + 1, Object.keys(cells ?? {}).length)}</span
            >
            ${wrong > 0 ? html`<span class="wrong">${WORKSHOP_WORDS.faults(wrong)}</span>` : ''}
          </button>
        </li>`;
      })}
    </ul>`;
  }

  async #list(): Promise<void> {
    const { page } = this;
    this.page = null;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(`[data-page='${page}']`)?.focus();
  }
}

/** The page that a path of the document is on; null if it is on none. */
const pageOf = (path: string): number | null => {
  const [part, key] = path.split('.');
  if (part === 'viewScreens') return Number(key);
  return part === 'consoles' ? Number(key) - 1 : null;
};
