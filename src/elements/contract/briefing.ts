import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { weightOf } from '../../rules/campaign/contract/column.ts';
import { missionOf } from '../../rules/campaign/contract/state.ts';
import type { MissionName } from '../../rules/campaign/contract/tables.ts';
import { PAY, WANTED } from '../../rules/campaign/contract/tables.ts';
import { ask } from '../common/ask.ts';
import { plate } from '../page/plate.ts';
import { CONTRACT_WORDS, goalWords, mayCome, MISSION_SAYS } from './contract-words.ts';
import { setting, typeSign } from './setting.ts';
import type { ShownContract } from './shown.ts';
import { doing, shownNow } from './shown.ts';

/** A mission in the plates of a booklet page: its country, the call, the goals, what may come. */
const page = (name: MissionName, { contract }: ShownContract): TemplateResult => {
  const { threat, type } = missionOf(name);
  const [place, call] = MISSION_SAYS[name];
  const [done, lost] = goalWords(name);
  const still = Math.max(0, WANTED - contract.threat);
  return html`<article class="briefing frame page">
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
        <dl>
          <dt>Done</dt>
          <dd>${done}</dd>
          <dt>Lost</dt>
          <dd>${lost}</dd>
          <dt>Pays</dt>
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
  ask(shown.stage, () => {
    const now = shownNow(shown);
    return now?.contract.mission === null && now.contract.offers.includes(name)
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
      : null;
  });
};
