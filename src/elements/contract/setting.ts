import { html, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { MissionName, MissionType } from '../../rules/campaign/contract/tables.ts';
import { MISSION_NAMES } from '../../rules/campaign/contract/tables.ts';
import { missionOf } from '../../rules/campaign/contract/state.ts';
import type { Range } from '../../rules/vocabulary.ts';
import { drawnIcon } from '../common/first-signs.ts';
import { country } from '../page/country.ts';

const SEEN_AT: Readonly<Record<MissionType, Range>> = {
  Defense: 'medium',
  Assault: 'long',
  Patrol: 'close',
};

/** The country of a mission, always the same; `tall` for a window, else a strip. */
export const setting = (name: MissionName, tall = false): TemplateResult =>
  html`<svg
    class="setting"
    viewBox=${tall ? '0 230 600 470' : '0 350 600 330'}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    ${country(101 + 2 * MISSION_NAMES.indexOf(name), SEEN_AT[missionOf(name).type])}
  </svg>`;

const TYPES: Readonly<Record<MissionType, SVGTemplateResult>> = {
  Defense: svg`<path d="M12 2L21 5V12C21 17 17 20.500 12 22 7 20.500 3 17 3 12V5ZM12 7.500V16.500M7.500 12H16.500"/>`,
  Assault: svg`<path d="M2 12H16M10.500 6L16.500 12 10.500 18M21 4V20"/>`,
  Patrol: svg`<path d="M4 20C4 9 20 15 20 4M20 4L15.500 7M20 4L22 9"/><circle cx="4" cy="20" r="1.500"/>`,
};

export const typeSign = (name: MissionName): TemplateResult =>
  drawnIcon(TYPES[missionOf(name).type]);
