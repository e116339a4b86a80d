import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Settlement } from '../../rules/campaign/acts/settling.ts';
import { stepRule } from '../../rules/campaign/acts/acts.ts';
import { settlingOf } from '../../rules/campaign/acts/settling.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Choice } from '../../rules/campaign/history/choice.ts';
import { whyWaits } from '../../rules/campaign/settlement/settlement.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { actWords } from '../../rules/words/acts/words-of-acts.ts';
import { capital } from '../../rules/words/capital.ts';
import { nameOfPilot } from '../../rules/words/hangar-names.ts';
import { hindranceText } from '../../rules/words/hindrance-text.ts';
import { actForm, actParts } from '../acts/act-form.ts';
import { icon } from '../common/signs.ts';
import './result-panel.ts';
import type { ShownStep } from './steps.ts';

export interface Panels {
  readonly pilot: PilotId;
  readonly find: FindBooklet;
  /** Draft of the open step; null if it has to wait. */
  readonly draft: Choice | null;
  /** The settlement with the draft done. */
  readonly preview: Settlement;
  /** Room for done steps in full. */
  readonly wide: boolean;
  /** Takes back choices by place; the last is the newest. */
  readonly takeBack: (shown: ShownStep) => void;
}

/** The choices of a step, done or drafted. */
const choicesOf = ({ places, after }: ShownStep): readonly Choice[] =>
  places.flatMap((place) => after.game.choices[place] ?? []);

/** A step of a page: open, reduced to a line, or still to come. */
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
    case 'later': {
      const words = actWords(shown.step).later?.(shown.before, panels.pilot);
      if (panels.wide)
        return html`<section class="step later whole">
          <header>
            <span class="sign">${number}</span>
            <h2>${title}</h2>
            ${actParts(shown.step).isAhead ? nothing : html`<span class="soft">${words}</span>`}
          </header>
          <div class="ahead" inert>${aheadOf(shown, panels)}</div>
        </section>`;
      return html`<section class="step later">
        <span class="sign">${number}</span>
        <div>
          <h2>${title}</h2>
          <p>${words}</p>
        </div>
      </section>`;
    }
    case 'done': {
      const back = html`<button
        type="button"
        class="back abreast snug together"
        @click=${() => panels.takeBack(shown)}
      >
        ${icon('undo')} Take back<span class="unseen"> ${title}</span>
      </button>`;
      if (panels.wide && made && actParts(shown.step).isWhole && shown.places.length === 1)
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
          <p>${doneLine(shown, panels)}</p>
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

const whyLine = (settlement: Settlement, pilot: PilotId): string => {
  const why = whyWaits(settlement, pilot);
  const text = why ? hindranceText(why, (each) => nameOfPilot(settlement.after, each)) : '';
  return `${capital(text)}.`;
};

const titleOf = ({ step, after }: ShownStep, { pilot }: Panels): string => {
  const { name, title } = actWords(step);
  return title?.(nameOfPilot(after.after, pilot)) ?? name;
};

const doneLine = (shown: ShownStep, { pilot }: Panels): TemplateResult => {
  const { step, before, after } = shown;
  const done = actWords(step).done(choicesOf(shown), before, after);
  return html`${actParts(step).came?.(before, pilot) ?? nothing}${done}`;
};

/** Beside the title of the open step: `+60`, `6 taken`, `half`. */
const asideOf = ({ step, before }: ShownStep, { pilot, draft }: Panels): string =>
  draft ? (actWords(step).aside?.(before, pilot, draft) ?? '') : '';

/** Preview of a step before it opens; nothing if it depends on earlier steps. */
const aheadOf = (
  { step }: ShownStep,
  { find, pilot, preview }: Panels,
): TemplateResult | typeof nothing => {
  const occasion = { hangar: preview.after, settlement: preview };
  if (!actParts(step).isAhead) return nothing;
  return actForm(step, { ...occasion, find, fixed: true }, stepRule(step).first(occasion, pilot));
};

/** The element of a step; for a pilot who was killed, the first one shows the result. */
const bodyOf = (
  { before, step }: ShownStep,
  choice: Choice,
  fixed: boolean,
  { find, pilot }: Panels,
): TemplateResult => {
  const work = { hangar: before.after, settlement: before, find, fixed };
  const { came, steps } = settlingOf(before, pilot);
  return html`${
    came === 'killed' && step === steps[0]
      ? html`<result-panel life .settlement=${before} .pilot=${pilot} .find=${find}></result-panel>`
      : nothing
  }${actForm(step, work, choice)}`;
};
