import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Choice, Step } from '../../rules/campaign/history/choice.ts';
import { pilotOf } from '../../rules/campaign/hangar/hangar.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import { isFullLoad } from '../../rules/campaign/acts/reload.ts';
import { repairsOf } from '../../rules/campaign/acts/repair.ts';
import type { Settlement } from '../../rules/campaign/acts/settling.ts';
import { whyWaits } from '../../rules/campaign/settlement/settlement.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { capital } from '../../rules/words/capital.ts';
import { counted } from '../../rules/words/counted.ts';
import { hindranceText } from '../../rules/words/hindrance-text.ts';
import { arrow, icon } from '../common/signs.ts';
import './buy-back-step.ts';
import { flownMech } from '../../rules/campaign/acts/settling.ts';
import './experience-step.ts';
import './memorial-step.ts';
import './next-game.ts';
import './reload-step.ts';
import './repair-step.ts';
import './replacement-step.ts';
import './salvage-step.ts';
import { STEP_NAMES, doneWords, laterWords, nameOf, tonsBrought } from './step-words.ts';
import type { ShownStep } from './steps.ts';
import './successor-step.ts';

/** What all panels of a page share. */
export interface Panels {
  readonly pilot: PilotId;
  readonly find: FindBooklet;
  /** What is picked in the step that is open; null where it has to wait. */
  readonly draft: Choice | null;
  /** There is room for steps that are done as a whole. */
  readonly wide: boolean;
  /** Takes back choices of the game, by place; the last of them is what was done last. */
  readonly takeBack: (shown: ShownStep) => void;
}

/** What is chosen in a step: as it was made, or as it is thought of. */
const choicesOf = ({ places, after }: ShownStep): readonly Choice[] =>
  places.flatMap((place) => after.game.choices[place] ?? []);

/** Steps that are shown as a whole when they are done, where there is room. */
const WHOLE: readonly Step[] = [
  'experience',
  'salvage',
  'repair',
  'reload',
  'memorial',
  'buy back',
];

/** A step of a page: open, shrunk to a line, or still to come. */
export const stepPanel = (shown: ShownStep, number: number, panels: Panels): TemplateResult => {
  const title = titleOf(shown, panels);
  const made = choicesOf(shown).at(-1);
  switch (shown.state) {
    case 'waits':
      return html`<section class="step later waits">
        <span class="sign">${number}</span>
        <div>
          <h2>${title}</h2>
          <p>${whyLine(shown.before, panels.pilot)}</p>
        </div>
      </section>`;
    case 'later':
      return html`<section class="step later">
        <span class="sign">${number}</span>
        <div>
          <h2>${title}</h2>
          <p>${laterWords(shown.step, shown.before, panels.pilot)}</p>
        </div>
      </section>`;
    case 'done': {
      const back = html`<button type="button" class="back" @click=${() => panels.takeBack(shown)}>
        ${icon('undo')} Take back<span class="unseen"> ${title}</span>
      </button>`;
      if (panels.wide && made && WHOLE.includes(shown.step) && shown.places.length === 1)
        return html`<section class="step whole panel">
          <header>
            <span class="sign">${icon('tick')}</span>
            <h2>${title}</h2>
            ${back}
          </header>
          ${bodyOf(shown, made, true, panels)}
        </section>`;
      return html`<section class="step done panel">
        <span class="sign">${icon('tick')}</span>
        <div>
          <h2>${title}</h2>
          <p>${tonsOf(shown, panels)}${doneWords(choicesOf(shown), shown.before, shown.after)}</p>
        </div>
        ${back}
      </section>`;
    }
    case 'open':
      return html`<section class="step open panel" data-step=${shown.step}>
        <header>
          <span class="sign">${number}</span>
          <h2 tabindex="-1">${title}</h2>
          <span class="soft">${asideOf(shown, panels)}</span>
        </header>
        ${panels.draft ? bodyOf(shown, panels.draft, false, panels) : nothing}
      </section>`;
  }
};

/** For whom a pilot waits, as a sentence. */
const whyLine = (settlement: Settlement, pilot: PilotId): string => {
  const why = whyWaits(settlement, pilot);
  const text = why ? hindranceText(why, (each) => nameOf(settlement, each)) : '';
  return `${capital(text)}.`;
};

const titleOf = ({ step, after }: ShownStep, { pilot }: Panels): string =>
  step === 'memorial' ? `${nameOf(after, pilot)} was killed` : STEP_NAMES[step];

/** What the game has made of a pilot's experience, before what was learned by it: `225 → 285, `. */
const tonsOf = (
  { step, before }: ShownStep,
  { pilot }: Panels,
): TemplateResult | typeof nothing => {
  if (step !== 'experience') return nothing;
  const [was, is] = [before.before, before.after].map(
    (hangar) => pilotOf(hangar, pilot).experience,
  );
  return was === is ? nothing : html`${was} ${arrow('right', 'to')} ${is}, `;
};

/** Said at the head of the step that is open: `+60`, `6 taken`, `half a load`. */
const asideOf = ({ step, before }: ShownStep, { pilot, draft }: Panels): string => {
  switch (step) {
    case 'experience': {
      const tons = tonsBrought(before, pilot);
      return tons > 0 ? `+${tons}` : '';
    }
    case 'salvage':
      return draft?.step === 'salvage' ? `${draft.take.length} taken` : '';
    case 'repair':
      return `${counted(repairsOf(before.after, pilot).length, 'part')} hurt`;
    case 'reload':
      return isFullLoad(flownMech(before, pilot).games) ? 'full' : 'half';
    case 'successor':
      return 'no modifiers';
    case 'settled':
    case 'memorial':
    case 'replacement':
    case 'buy back':
      return '';
  }
};

/** The element of a step, at work. */
const bodyOf = (
  { before }: ShownStep,
  choice: Choice,
  fixed: boolean,
  { find }: Panels,
): TemplateResult => {
  const work = { settlement: before, find, fixed };
  switch (choice.step) {
    case 'experience':
      return html`<experience-step .work=${{ ...work, choice }}></experience-step>`;
    case 'salvage':
      return html`<salvage-step .work=${{ ...work, choice }}></salvage-step>`;
    case 'repair':
      return html`<repair-step .work=${{ ...work, choice }}></repair-step>`;
    case 'reload':
      return html`<reload-step .work=${{ ...work, choice }}></reload-step>`;
    case 'memorial':
      return html`<memorial-step .work=${{ ...work, choice }}></memorial-step>`;
    case 'successor':
      return html`<successor-step .work=${{ ...work, choice }}></successor-step>`;
    case 'replacement':
      return html`<replacement-step .work=${{ ...work, choice }}></replacement-step>`;
    case 'buy back':
      return html`<buy-back-step .work=${{ ...work, choice }}></buy-back-step>`;
    case 'settled':
      return html`<next-game .work=${{ ...work, choice }}></next-game>`;
  }
};

/** In which column of a wide page a step stands. */
export const columnOf = (step: Step, salvages: boolean): 0 | 1 | 2 | 3 => {
  switch (step) {
    case 'experience':
    case 'memorial':
      return 0;
    case 'salvage':
    case 'successor':
    case 'replacement':
      return 1;
    case 'repair':
      return salvages ? 2 : 1;
    case 'reload':
    case 'buy back':
      return 2;
    case 'settled':
      return 3;
  }
};
