import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Step } from '../../rules/fight/steps.ts';

/** The acts of every film, as many whatever happens in it: they betray nothing before it is seen. */
const ACTS = ['The numbers', 'The first page', 'The second page', 'What it does'] as const;

const actOf = ({ kind }: Step): number =>
  ({ called: 0, 'look up': 1, 'leave or stay': 2, split: 3, score: 3, marks: 3 })[kind];

/** How far the film has come; to its last act where all is told. */
export const filmActs = (step: Step, isTold: boolean): TemplateResult => {
  const now = isTold ? ACTS.length - 1 : actOf(step);
  return html`<ol class="acts" aria-label=${ACTS[now] ?? ''}>
    ${ACTS.map((_, act) => html`<li class=${classMap({ past: act < now, now: act === now })}></li>`)}
  </ol>`;
};
