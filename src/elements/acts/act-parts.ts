import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { pilotOf } from '../../rules/campaign/hangar/hangar.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { ChoiceOf, Step } from '../../rules/campaign/history/choice.ts';
import type { Settlement } from '../../rules/campaign/acts/settling.ts';
import { arrow } from '../common/signs.ts';
import type { ActWork } from './act-element.ts';
import './buy-back-act.ts';
import './experience-act.ts';
import './memorial-act.ts';
import './next-game.ts';
import './reload-act.ts';
import './repair-act.ts';
import './replacement-act.ts';
import './salvage-act.ts';
import './successor-act.ts';

interface ActParts<Name extends Step> {
  readonly element: (work: ActWork<Name>) => TemplateResult;
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
    element: (work) => html`<experience-act .work=${work}></experience-act>`,
    column: () => 0,
    isWhole: true,
    isAhead: false,
    came: ({ before, after }, pilot) => {
      const [was, is] = [before, after].map((hangar) => pilotOf(hangar, pilot).experience);
      return was === is ? null : html`${was} ${arrow('right', 'to')} ${is} t, `;
    },
  },
  salvage: {
    element: (work) => html`<salvage-act .work=${work}></salvage-act>`,
    column: () => 1,
    isWhole: true,
    isAhead: true,
  },
  repair: {
    element: (work) => html`<repair-act .work=${work}></repair-act>`,
    column: (steps) => (steps.includes('salvage') ? 2 : 1),
    isWhole: true,
    isAhead: true,
  },
  reload: {
    element: (work) => html`<reload-act .work=${work}></reload-act>`,
    column: () => 2,
    isWhole: true,
    isAhead: true,
  },
  memorial: {
    element: (work) => html`<memorial-act .work=${work}></memorial-act>`,
    column: () => 0,
    isWhole: true,
    isAhead: false,
  },
  successor: {
    element: (work) => html`<successor-act .work=${work}></successor-act>`,
    column: () => 1,
    isWhole: false,
    isAhead: false,
  },
  replacement: {
    element: (work) => html`<replacement-act .work=${work}></replacement-act>`,
    column: () => 1,
    isWhole: false,
    isAhead: false,
  },
  'buy back': {
    element: (work) => html`<buy-back-act .work=${work}></buy-back-act>`,
    column: () => 2,
    isWhole: true,
    isAhead: false,
  },
  settled: {
    element: (work) => html`<next-game .work=${work}></next-game>`,
    column: () => 3,
    isWhole: false,
    isAhead: true,
  },
};

export const actParts = <Name extends Step>(step: Name): ActParts<Name> => PARTS[step];

export const actElement = <Name extends Step>(
  step: Name,
  work: Omit<ActWork<Name>, 'choice'>,
  choice: ChoiceOf<Name>,
): TemplateResult => actParts(step).element({ ...work, choice });
