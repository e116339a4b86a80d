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
import { actParts } from '../acts/act-form.ts';
import type { ShownStep } from './steps.ts';
import { standNow, pilotSteps } from './steps.ts';

/** The pilot has chosen nothing yet, and the first step had nothing to pick. */
const isFresh = (course: PassedCourse, { pilot }: Panels): boolean => {
  const stand = standNow(course);
  return (
    stepsToTake(stand.after, pilot) === 0 &&
    stand.game.choices.every((choice, place) => choice.pilot !== pilot || course.passed.has(place))
  );
};

/** The result needs no choice: a line, or a panel if there is room. */
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
 * The steps of a pilot and the changes: in one column with the changes beside them, or in several columns with
 * the next game below the changes.
 */
export const pageColumns = (
  course: PassedCourse,
  panels: Panels,
  aside: TemplateResult,
): TemplateResult => {
  const steps = pilotSteps(course, panels.pilot);
  const { came } = settlingOf(standNow(course), panels.pilot);
  // For a pilot who was killed, the first step shows the result.
  const result = came === 'killed' ? nothing : resultPanel(course, panels);
  const from = came === 'killed' ? 1 : 2;
  const all = steps.map((shown, place) => ({
    shown,
    panel: stepPanel(shown, from + place, panels),
  }));
  const laid = (some: typeof all): unknown =>
    repeat(
      some,
      // A key for each pilot and step, so that no typed text moves to another panel.
      ({ shown }) => `${panels.pilot} ${shown.step}`,
      ({ panel }) => panel,
    );
  if (!panels.wide)
    return html`<div class="column stack snug">${result}${laid(all)}</div>
      ${aside}`;
  const broad = all.filter(({ shown }) => isBroad(shown));
  const names = steps.filter((shown) => !isBroad(shown)).map(({ step }) => step);
  const column = (place: number, above: unknown = nothing): TemplateResult =>
    html`<div class="column stack snug">
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

/** Salvage needs two columns while there is something to pick. */
const isBroad = ({ step, state }: ShownStep): boolean => step === 'salvage' && state === 'open';
