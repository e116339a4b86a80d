import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { PassedCourse } from '../../rules/campaign/settlement/passing.ts';
import { settlingOf } from '../../rules/campaign/acts/settling.ts';
import { icon } from '../common/signs.ts';
import { stepsToTake } from '../../rules/campaign/acts/learn.ts';
import './result-panel.ts';
import { resultLine } from './result-words.ts';
import type { Panels } from './step-panel.ts';
import { stepPanel } from './step-panel.ts';
import { actParts } from '../acts/act-parts.ts';
import type { ShownStep } from './steps.ts';
import { standNow, pilotSteps } from './steps.ts';

/** Nothing is chosen yet by a pilot, and nothing was to be picked from in the first step. */
const isFresh = (course: PassedCourse, { pilot }: Panels): boolean => {
  const stand = standNow(course);
  return (
    stepsToTake(stand.after, pilot) === 0 &&
    stand.game.choices.every((choice, place) => choice.pilot !== pilot || course.passed.has(place))
  );
};

/** The result, which nobody chooses: a line, or a panel where there is room. */
const resultPanel = (course: PassedCourse, panels: Panels): TemplateResult => {
  const { pilot, find, wide } = panels;
  const stand = standNow(course);
  const [first] = course.settlements;
  if (wide || isFresh(course, panels))
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
  course: PassedCourse,
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
  const broad = all.filter(({ shown }) => isBroad(shown));
  const names = steps.filter((shown) => !isBroad(shown)).map(({ step }) => step);
  const column = (place: number, above: unknown = nothing): TemplateResult =>
    html`<div class="column">
      ${above}
      ${laid(all.filter(({ shown }) => !isBroad(shown) && actParts(shown.step).column(names) === place))}
    </div>`;
  return html`${column(0, result)}
    <div class="middle">
      ${broad.length > 0 ? html`<div class="broad">${laid(broad)}</div>` : nothing} ${column(1)}
      ${column(2)}
    </div>
    ${column(3, aside)}`;
};

/** Whether a step needs two columns: the parts of a wreck, as long as there is something to pick. */
const isBroad = ({ step, state }: ShownStep): boolean => step === 'salvage' && state === 'open';
