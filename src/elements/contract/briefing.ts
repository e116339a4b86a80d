import { html, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import { weightOf } from '../../rules/campaign/contract/column.ts';
import { missionOf } from '../../rules/campaign/contract/state.ts';
import type { MissionName, MissionType } from '../../rules/campaign/contract/tables.ts';
import { MISSION_NAMES, PAY, WANTED } from '../../rules/campaign/contract/tables.ts';
import type { Range } from '../../rules/vocabulary.ts';
import { drawnIcon } from '../common/first-signs.ts';
import { country } from '../page/country.ts';
import { plate } from '../page/plate.ts';
import { CONTRACT_WORDS, goalWords, mayCome, MISSION_SAYS } from './contract-words.ts';
import type { ShownContract } from './shown.ts';
import { askNow, doing } from './shown.ts';

const SEEN_AT: Readonly<Record<MissionType, Range>> = {
  Defense: 'medium',
  Assault: 'long',
  Patrol: 'close',
};

/** The country of a mission, always the same; `tall` for a window, else a strip. */
export const setting = (name: MissionName, tall = false): TemplateResult =>
  html`<svg
    class="setting overlay"
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

/** A mission in the plates of a booklet page: its country, the call, the goals, what may come. */
const page = (name: MissionName, { contract }: ShownContract): TemplateResult => {
  const { threat, type } = missionOf(name);
  const [place, call] = MISSION_SAYS[name];
  const [, done, lost] = goalWords(name);
  const still = Math.max(0, WANTED - contract.threat);
  return html`<article class="briefing frame page snug">
      <header class="top grid dense">
        <div class="plate">${plate('score')}${typeSign(name)}</div>
        <div class="plate">
          ${plate('range')}<small class="label soft">${type}</small
          ><b class="caps titled">${name}</b>
        </div>
        <div class="plate">
          ${plate('number')}<small class="label soft">threat</small><b class="titled">${threat}</b>
        </div>
      </header>
      <div class="window tall">${setting(name, true)}</div>
      <p class="plate call centered titled">${plate('name')}“${call}”</p>
      <div class="plate goals">
        ${plate('critical')}
        <dl class="grid">
          <dt class="bold">Done</dt>
          <dd>${done}</dd>
          <dt class="bold">Lost</dt>
          <dd>${lost}</dd>
          <dt class="bold">Pays</dt>
          <dd>
            <b>${PAY.threat * threat} MC</b
            >${CONTRACT_WORDS.stillNeed(Math.min(threat, still), still)}
          </dd>
        </dl>
      </div>
      <div class="plate comes">
        ${plate('console')}
        <p class="spread flow">
          <b class="label">What may come</b>
          <span>${mayCome(threat, weightOf(name, contract))}</span>
        </p>
        <p>${CONTRACT_WORDS.whoComes}</p>
      </div>
    </article>
    <p class="soft">${place} ${CONTRACT_WORDS.taking}</p>`;
};

/** Lays the briefing of a mission over the road; it is taken there, or left. */
export const brief = (shown: ShownContract, name: MissionName): void => {
  askNow(shown, (now) =>
    now.contract.mission === null && now.contract.offers.includes(name)
      ? {
          heading: 'Briefing',
          body: page(name, now),
          ready: true,
          acts: [
            {
              words: CONTRACT_WORDS.turnCards(missionOf(name).threat),
              look: 'main',
              does: () => doing(now, { kind: 'mission', mission: name }),
            },
            { words: CONTRACT_WORDS.notThis, does: () => undefined },
          ],
        }
      : null,
  );
};
