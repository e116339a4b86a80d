import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Library } from '../../offline/booklets/library.ts';
import { OPENING } from '../../rules/vocabulary.ts';
import { libraryContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { styled } from '../common/styled.ts';
import fieldStyles from '../form/form-field.css?inline';
import type { Choice } from '../form/form-field.ts';
import { choiceField } from '../form/form-field.ts';
import { isTree, withValue } from '../form/typed.ts';
import '../page/view-window.ts';
import { BookletForm } from './booklet-form.ts';
import { shownPages } from './booklet-kind.ts';
import { CARD_FORM_WORDS } from './card-form-words.ts';
import { cardNames } from './card-names.ts';
import styles from './figure-choice.css?inline';

/** View screens shown: as a duel opens, firing, and hit. */
const SHOWN = [OPENING, 51, 41] as const;
/** Choices beside the booklets of the shelf. */
const [AS_IT_IS, BY_THE_FORGE] = ['as it is', 'forge'] as const;

/** How the 'Mech of a draft is drawn: as it is, as the forge would build it, or as another one; seen once it is chosen. */
@customElement('figure-choice')
export class FigureChoice extends BookletForm {
  static override styles = styled(fieldStyles, styles);

  @fromContext(libraryContext) private library!: Library;
  @state() private chosen = '';
  @state() private told = '';
  /** What stood there when the first choice was made. */
  #asItWas: unknown;

  override render(): TemplateResult {
    const { chosen, faults, told, typed } = this;
    const shelf = this.library.shelf.map(({ key, mech }): Choice => [
      key,
      CARD_FORM_WORDS.asThatOf(mech.name || mech.designation),
    ]);
    const booklet = shownPages(typed);
    return html`${choiceField({
        ...{ name: 'figure', label: CARD_FORM_WORDS.drawn, value: chosen || AS_IT_IS, faults },
        options: [
          [AS_IT_IS, CARD_FORM_WORDS.asItIs],
          [BY_THE_FORGE, CARD_FORM_WORDS.byForge],
          ...shelf,
        ],
        typed: (choice) => void this.#choose(choice),
      })}
      <p role="status">${told}</p>
      ${
        chosen === ''
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
    this.chosen = choice;
    this.told = '';
    const [figure, told] = await this.#figure(choice);
    if (choice !== this.chosen || !this.isConnected) return;
    this.told = told;
    if (figure === null) return;
    this.write('figure', figure);
    this.leave('figure');
  }

  /** The figure of a choice, null for none, and what is to be told of it. */
  async #figure(choice: string): Promise<readonly [figure: unknown, told: string]> {
    if (choice === AS_IT_IS) return [this.#asItWas, ''];
    try {
      if (choice === BY_THE_FORGE)
        return await (await import('./forged-figure.ts')).forgedFigure(this.typed);
      const shelved = this.library.shelf.find(({ key }) => key === choice);
      const booklet = shelved && (await this.library.read(shelved.id, shelved.edition));
      if (!booklet) return [null, CARD_FORM_WORDS.notThere];
      const own = cardNames(this.typed).weapons;
      const { mounts = {}, ...figure } = booklet.document.figure ?? {};
      const kept = Object.entries(mounts).filter(([gun]) => own.includes(gun));
      const all = withValue(figure, 'mounts', Object.fromEntries(kept));
      return [isTree(all['mounts']) && kept.length === 0 ? figure : all, ''];
    } catch {
      return [null, CARD_FORM_WORDS.notThere];
    }
  }
}
