import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { pilotOf } from '../../rules/campaign/hangar/hangar.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Choice, ChoiceOf, Step } from '../../rules/campaign/history/choice.ts';
import type { Settlement } from '../../rules/campaign/acts/settling.ts';
import fieldStyles from '../campaign/fields.css?inline';
import { say } from '../common/say.ts';
import { arrow } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import type { ActDraft, ActWork } from './act-draft.ts';
import styles from './act-form.css?inline';
import { buyBackAct } from './buy-back-act.ts';
import buyBackStyles from './buy-back-act.css?inline';
import { experienceAct } from './experience-act.ts';
import { memorialAct } from './memorial-act.ts';
import { nextGame } from './next-game.ts';
import { reloadAct } from './reload-act.ts';
import reloadStyles from './reload-act.css?inline';
import { repairAct } from './repair-act.ts';
import './replacement-act.ts';
import rowStyles from './rows.css?inline';
import { salvageAct } from './salvage-act.ts';
import salvageStyles from './salvage-act.css?inline';
import { successorAct } from './successor-act.ts';

interface ActParts<Name extends Step> {
  readonly form: (work: ActDraft<Name>) => TemplateResult;
  /** Column of a wide page (0 to 3), given all steps of the pilot. */
  readonly column: (steps: readonly Step[]) => 0 | 1 | 2 | 3;
  /** Shown in full once done, if there is room. */
  readonly isWhole: boolean;
  /** Shown grayed before it opens, if there is room. */
  readonly isAhead: boolean;
  /** What the game changed before the choice: `225 → 285, `. */
  readonly came?: (before: Settlement, pilot: PilotId) => TemplateResult | null;
}

const PARTS: { readonly [Name in Step]: ActParts<Name> } = {
  experience: {
    form: experienceAct,
    column: () => 0,
    isWhole: true,
    isAhead: false,
    came: ({ before, after }, pilot) => {
      const [was, is] = [before, after].map((hangar) => pilotOf(hangar, pilot).experience);
      return was === is ? null : html`${was} ${arrow('right', 'to')} ${is} t, `;
    },
  },
  salvage: {
    form: salvageAct,
    column: () => 1,
    isWhole: true,
    isAhead: true,
  },
  repair: {
    form: repairAct,
    column: (steps) => (steps.includes('salvage') ? 2 : 1),
    isWhole: true,
    isAhead: true,
  },
  reload: {
    form: reloadAct,
    column: () => 2,
    isWhole: true,
    isAhead: true,
  },
  memorial: {
    form: memorialAct,
    column: () => 0,
    isWhole: true,
    isAhead: false,
  },
  successor: {
    form: successorAct,
    column: () => 1,
    isWhole: false,
    isAhead: false,
  },
  replacement: {
    form: (work) => html`<replacement-act .work=${work}></replacement-act>`,
    column: () => 1,
    isWhole: false,
    isAhead: false,
  },
  'buy back': {
    form: buyBackAct,
    column: () => 2,
    isWhole: true,
    isAhead: false,
  },
  settled: {
    form: nextGame,
    column: () => 3,
    isWhole: false,
    isAhead: true,
  },
};

export const actParts = <Name extends Step>(step: Name): ActParts<Name> => PARTS[step];

/**
 * Drafts an act: shows what the rules list, the same on a settlement's page and on a card. Changes nothing
 * itself: the parent acts on the event.
 *
 * @fires choice-drafted
 */
@customElement('act-form')
export class ActForm extends LitElement {
  static override styles = styled(
    ...[fieldStyles, rowStyles, styles, buyBackStyles, reloadStyles, salvageStyles],
  );

  @property({ reflect: true }) step!: Step;
  @property({ attribute: false }) work!: ActWork<Step>;

  override render(): TemplateResult {
    return actParts(this.step).form({ ...this.work, draft: this.#draft });
  }

  readonly #draft = (choice: Choice): void => say(this, 'choice-drafted', { choice });
}

export const actForm = <Name extends Step>(
  step: Name,
  work: Omit<ActWork<Name>, 'choice'>,
  choice: ChoiceOf<Name>,
): TemplateResult => html`<act-form step=${step} .work=${{ ...work, choice }}></act-form>`;

declare global {
  interface HTMLElementEventMap {
    'choice-drafted': CustomEvent<{ readonly choice: Choice }>;
  }
}
