import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Course } from '../../rules/campaign/settlement/page.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Settlement } from '../../rules/campaign/acts/settling.ts';
import { settlingOf } from '../../rules/campaign/acts/settling.ts';
import { icon } from '../common/signs.ts';
import { stepsToTake } from '../../rules/campaign/acts/learn.ts';
import './result-panel.ts';
import { resultLine } from './result-words.ts';
import type { Panels } from './step-panel.ts';
import { stepPanel } from './step-panel.ts';
import { actParts } from '../acts/act-parts.ts';
import { standNow, pilotSteps } from './steps.ts';

/** Nothing is done yet by a pilot, and nothing to be picked from in the first step. */
const isFresh = (stand: Settlement, pilot: PilotId): boolean =>
  stepsToTake(stand.after, pilot) === 0 && settlingOf(stand, pilot).done.length === 0;

/** The result, which nobody chooses: a line, or a panel where there is room. */
const resultPanel = (course: Course, { pilot, find, wide }: Panels): TemplateResult => {
  const stand = standNow(course);
  const [first] = course.settlements;
  if (wide || isFresh(stand, pilot))
    return html`<section class="step whole panel">
      <header>
        <span class="sign">${icon('tick')}</span>
        <h2>Result</h2>
      </header>
      <result-panel .settlement=${first} .pilot=${pilot} .find=${find}></result-panel>
    </section>`;
  return html`<section class="step done panel">
    <span class="sign">${icon('tick')}</span>
    <div>
      <h2>Result</h2>
      <p>${resultLine(stand)}</p>
    </div>
  </section>`;
};

/**
 * The steps of a pilot and what they change, `aside`: below each other with what changes beside them, or in
 * columns where there is room, what is brought into the next game below what changes.
 */
export const pageColumns = (
  course: Course,
  panels: Panels,
  aside: TemplateResult,
): TemplateResult => {
  const steps = pilotSteps(course, panels.pilot);
  const { came } = settlingOf(standNow(course), panels.pilot);
  // The first step of a pilot who was killed shows the result.
  const result = came === 'killed' ? nothing : resultPanel(course, panels);
  const from = came === 'killed' ? 1 : 2;
  const all = steps.map((shown, place) => ({
    shown,
    panel: stepPanel(shown, from + place, panels),
  }));
  const laid = (some: typeof all): unknown =>
    repeat(
      some,
      // A step of another pilot is another panel: nothing of what was typed in it stays.
      ({ shown }) => `${panels.pilot} ${shown.step}`,
      ({ panel }) => panel,
    );
  if (!panels.wide)
    return html`<div class="column">${result}${laid(all)}</div>
      ${aside}`;
  const names = steps.map(({ step }) => step);
  return html`${[0, 1, 2, 3].map(
    (column) =>
      html`<div class="column">
        ${column === 0 ? result : nothing}${column === 3 ? aside : nothing}
        ${laid(all.filter(({ shown }) => actParts(shown.step).column(names) === column))}
      </div>`,
  )}`;
};
