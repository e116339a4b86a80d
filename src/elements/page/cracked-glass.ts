import { svg } from 'lit';
import type { TemplateResult } from 'lit';

/** Center of the cracks, in percent of width and height: rays from there, and rings between them. */
const cracks = (looks: string): TemplateResult =>
  svg`<path class=${looks} d="M84 13 62 6 47 11 31 7M84 13 71 26 66 44 52 55M84 13 82 34 87 57 83 74M84 13 95 24 100 40M84 13 90 4 89 0M84 13 74 3 73 0M71 26 82 34 95 24M62 6 66 20 71 26M66 44 78 47 87 57M47 11 50 26 66 20M52 55 44 57"/>`;

/** The viewer's cockpit glass after a hit in the head: black cracks with white edges, visible in both themes. */
export const crackedGlass = (): TemplateResult =>
  svg`<svg class="glass" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">${cracks('edge')}${cracks('core')}</svg>`;
