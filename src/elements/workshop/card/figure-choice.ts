import { html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Library } from '../../../offline/booklets/library.ts';
import type { ShownBooklet } from '../../../rules/booklet/booklet.ts';
import { OPENING } from '../../../rules/vocabulary.ts';
import { libraryContext } from '../../common/contexts.ts';
import { fromContext } from '../../common/from-context.ts';
import { styled } from '../../common/styled.ts';
import fieldStyles from '../../form/form-field.css?inline';
import type { Choice } from '../../form/form-field.ts';
import { choiceField } from '../../form/form-field.ts';
import '../../page/view-window.ts';
import { shownPages } from '../draft/booklet-kind.ts';
import { CARD_FORM_WORDS } from './card-form-words.ts';
import { cardNames } from '../draft/card-list.ts';
import styles from './figure-choice.css?inline';
import { PlateForm } from '../plates/plate-form.ts';

/** View screens shown: as a duel opens, firing, and hit. */
const SHOWN = [OPENING, 51, 41] as const;
/** Choices beside the booklets of the shelf. */
const [AS_IT_IS, BY_THE_FORGE] = ['as it is', 'by the forge'] as const;

/** How the 'Mech of a draft is drawn: as it is, as the forge would build it, or as another one; seen once it is chosen. */
@customElement('figure-choice')
export class FigureChoice extends PlateForm {
  static override styles = styled(fieldStyles, styles);

  @fromContext(libraryContext) private library: Library | null = null;
  @state() private chosen = '';
  @state() private told = '';
  /** The draft for the pictures, as it was when a choice was made: they are not drawn anew with each key. */
  @state() private booklet: ShownBooklet | null = null;
  /** What stood there when the first choice was made, and what stands there now. */
  #asItWas: unknown;
  #figure: unknown;

  /** A step back takes the choice back too. */
  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('typed') || this.chosen === '' || this.typed['figure'] === this.#figure)
      return;
    this.chosen = '';
    this.told = '';
    this.booklet = null;
  }

  override render(): TemplateResult {
    const { booklet, chosen, told } = this;
    const shelf = (this.library?.shelf ?? []).map(({ key, mech }): Choice => [
      key,
      CARD_FORM_WORDS.asThatOf(mech.name || mech.designation),
    ]);
    return html`${choiceField({
        ...{
          name: 'figure',
          label: CARD_FORM_WORDS.drawn,
          value: chosen || AS_IT_IS,
          faults: new Map(),
        },
        options: [
          [AS_IT_IS, CARD_FORM_WORDS.asItIs],
          [BY_THE_FORGE, CARD_FORM_WORDS.byForge],
          ...shelf,
        ],
        typed: (choice) => void this.#choose(choice),
      })}
      ${this.whyIn('figure')}
      <p role="status">${told}</p>
      ${
        !booklet
          ? nothing
          : html`<div class="pictures frame grid rounded">
              ${SHOWN.map(
                (number) =>
                  html`<view-window
                    portrait
                    .booklet=${booklet}
                    .screen=${booklet.viewScreens[number] ?? null}
                  ></view-window>`,
              )}
            </div>`
      }`;
  }

  async #choose(choice: string): Promise<void> {
    if (this.chosen === '') this.#asItWas = this.typed['figure'];
    const before = this.chosen;
    this.#figure = this.typed['figure'];
    this.chosen = choice;
    const [figure, told] = await this.#figureOf(choice);
    if (choice !== this.chosen || !this.isConnected) return;
    this.told = told;
    if (figure === null) {
      await this.updateComplete;
      this.chosen = before;
    } else {
      this.#figure = figure;
      this.write('figure', figure);
      this.leave('figure');
    }
    this.booklet = shownPages(this.typed);
  }

  /** The figure of a choice, null for none, and what is to be told of it. */
  async #figureOf(choice: string): Promise<readonly [figure: unknown, told: string]> {
    if (choice === AS_IT_IS) return [this.#asItWas, ''];
    try {
      if (choice === BY_THE_FORGE)
        return await (await import('./forged-figure.ts')).forgedFigure(this.typed);
      const shelved = this.library?.shelf.find(({ key }) => key === choice);
      const booklet = shelved && (await this.library?.read(shelved.id, shelved.edition));
      if (!booklet) return [null, CARD_FORM_WORDS.notThere];
      const own = cardNames(this.typed).weapons;
      const { mounts = {}, ...figure } = booklet.document.figure ?? {};
      const kept = Object.entries(mounts).filter(([gun]) => own.includes(gun));
      return [kept.length > 0 ? { ...figure, mounts: Object.fromEntries(kept) } : figure, ''];
    } catch {
      return [null, CARD_FORM_WORDS.notThere];
    }
  }
}
