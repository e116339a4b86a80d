import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { lessonsDue } from '../../rules/campaign/acts/squad.ts';
import { companyOf, enemyName, weightOf } from '../../rules/campaign/contract/column.ts';
import type { OfCompany } from '../../rules/campaign/contract/column.ts';
import type { Contract } from '../../rules/campaign/contract/state.ts';
import {
  contractStanding,
  dayOf,
  daysLeft,
  missionOf,
} from '../../rules/campaign/contract/state.ts';
import type { MissionName } from '../../rules/campaign/contract/tables.ts';
import { CONTRACT_DAYS, MISSIONS, PAY, WANTED } from '../../rules/campaign/contract/tables.ts';
import { categoriesOn } from '../../rules/campaign/card/skill-reach.ts';
import { openGameOf } from '../../rules/campaign/hangar/open-games.ts';
import type { GamePilot } from '../../rules/fight/hands.ts';
import { GAME_PILOTS } from '../../rules/fight/hands.ts';
import type { Category } from '../../rules/vocabulary.ts';
import { CATEGORIES, CATEGORY_NAMES } from '../../rules/vocabulary.ts';
import { thing } from '../../rules/words/counted.ts';
import { nameOfPilot } from '../../rules/words/hangar-names.ts';
import { missionLine } from '../../rules/words/story-text.ts';
import { icon } from '../common/signs.ts';
import '../page/small-picture.ts';
import { setting, typeSign } from './briefing.ts';
import { CONTRACT_WORDS, FIGHT_SAYS, goalWords } from './contract-words.ts';
import type { ShownContract } from './shown.ts';
import { once } from '../common/once.ts';
import { askNow, doing, radio } from './shown.ts';

const boxes = (many: number, of: number, kind: string): TemplateResult =>
  html`<span class=${kind} aria-hidden="true"
    >${Array.from({ length: of }, (_, at) => html`<i class=${at < many ? 'on' : ''}></i>`)}</span
  >`;

/** Threat as boxes, days, MC and cards. */
export const contractSummary = (contract: Contract): TemplateResult => {
  const { hand, mc, threat } = contract;
  const left = daysLeft(contract);
  const number = (many: number | string, words: string): TemplateResult =>
    html`<div><b>${many}</b> <span class="soft">${words}</span></div>`;
  return html`<section class="standing panel" aria-label="The contract">
    <p class="threat spread flow baseline">
      <span><b>${threat}</b> <span class="soft">${CONTRACT_WORDS.ofThreat}</span></span>
      <span class="soft">${CONTRACT_WORDS.toGo(Math.max(0, WANTED - threat))}</span>
    </p>
    ${boxes(threat, WANTED, 'boxes grid')}
    <div class="numbers spread abreast">
      ${number(left, `of ${CONTRACT_DAYS} days left`)} ${number(mc, 'MC')}
      ${number(hand.length, `${thing(hand.length, 'card')} in hand`)}
    </div>
  </section>`;
};

const WENT: Readonly<Record<Contract['days'][number], TemplateResult>> = {
  done: icon('tick'),
  lost: icon('close'),
  rest: html`<span class="bar"></span>`,
};

/** Each day as a stone: a disc for done, a cross for lost, a bar for a rest, today in a frame. */
export const stones = (contract: Contract): TemplateResult => {
  const { days, done } = contract;
  const today = contractStanding(contract) === 'running' ? dayOf(contract) : 0;
  const isDone = days.map((day) => day === 'done');
  return html`<ol class="stones grid" aria-label="Days">
    ${Array.from({ length: CONTRACT_DAYS }, (_, at) => {
      const day = at + 1;
      const went = days[at];
      const name = went === 'done' ? done[isDone.slice(0, at).filter(Boolean).length] : undefined;
      const kind = went ?? (day === today ? 'today' : 'come');
      const words = went ?? (day === today ? 'today' : '');
      return html`<li
        class="${kind} centered"
        .style=${`--at: ${at < 6 ? at + 1 : 12 - at}; --row: ${at < 6 ? 1 : 2}`}
      >
        <span class="stone mid"
          >${went ? WENT[went] : html`<span aria-hidden="true">${day}</span>`}</span
        >
        <span class="unseen">Day ${day}: ${name ?? (words || 'to come')}</span>
        <span
          >${name ? html`<span class="large-type">${typeSign(name)}</span><span class="place" aria-hidden="true">${placeName(name)}</span><b>+${missionOf(name).threat}</b>` : html`<span aria-hidden="true">${words}</span>`}</span
        >
      </li>`;
    })}
  </ol>`;
};

/** `Wastelands`. */
export const placeName = (name: MissionName): string => name.split(' ').slice(1).join(' ');

const MOST_THREAT = Math.max(...MISSIONS.map(({ threat }) => threat));

/** The missions that lie open, one of them picked. */
export const offers = (
  contract: Contract,
  picked: MissionName | null,
  pick: (name: MissionName) => void,
): TemplateResult =>
  html`<fieldset class="offers stack">
    <legend class="label">${CONTRACT_WORDS.today(dayOf(contract), contract.offers.length)}</legend>
    ${contract.offers.map((name) => {
      const { threat } = missionOf(name);
      return html`<label class="offer panel grid apart ${name === picked ? 'picked' : ''}">
        ${radio('mission', name === picked, () => pick(name))}
        <span class="window">${setting(name)}</span>
        <span class="stack dense">
          <b class="titled abreast snug">${typeSign(name)} ${name}</b>
          <span class="soft"
            >${CONTRACT_WORDS.goalOnLine(goalWords(name)[0], weightOf(name, contract))}</span
          >
          <span class="abreast"
            >${boxes(threat, MOST_THREAT, 'teeth')} <b>${PAY.threat * threat} MC</b></span
          >
        </span>
        <span class="threat-of centered"><small class="label">threat</small><b>${threat}</b></span>
      </label>`;
    })}
  </fieldset>`;

type Lesson = Contract['lessons'][number];

/** Asks in which category a pilot has learned something (S15). */
const askCategory = (shown: ShownContract, { pilot }: Lesson): void => {
  const { mechs, pilots } = shown.hangar;
  const flown = mechs.find(({ id }) => id === pilots.find((each) => each.id === pilot)?.mech);
  const booklet = flown && shown.running.find(flown.booklet, flown.edition);
  let picked: Category = (booklet && categoriesOn(booklet)[0]) ?? CATEGORIES[0];
  askNow(shown, (now) => {
    if (!lessonsDue(now.hangar).some((each) => each.pilot === pilot)) return null;
    return {
      heading: CONTRACT_WORDS.learns(nameOfPilot(now.hangar, pilot)),
      body: html`<p class="soft">${CONTRACT_WORDS.lessonMeans}</p>
        <fieldset class="grid two">
          <legend class="unseen">Category</legend>
          ${CATEGORIES.map(
            (category) =>
              html`<label class="finger abreast"
                >${radio('category', category === picked, () => (picked = category))}
                ${CATEGORY_NAMES[category]}</label
              >`,
          )}
        </fieldset>`,
      entered: true,
      acts: [
        {
          words: 'Learn it',
          look: 'main',
          does: () => doing(now, { kind: 'lesson', pilot, category: picked }),
        },
      ],
    };
  });
};

/** The lessons that are due; whoever may choose is asked. */
const lessons = (shown: ShownContract): readonly TemplateResult[] =>
  lessonsDue(shown.hangar).map((lesson) => {
    const { category, pilot } = lesson;
    const name = nameOfPilot(shown.hangar, pilot);
    const take = (): void => {
      if (category === null) askCategory(shown, lesson);
      else
        void once(shown.open, () =>
          shown.open.act(shown.running.do({ kind: 'lesson', pilot, category })),
        );
    };
    return html`<p class="abreast">
      <span class="grow"
        >${category === null ? CONTRACT_WORDS.lessonOpen(name) : CONTRACT_WORDS.lessonDrawn(name, CATEGORY_NAMES[category])}</span
      >
      <button
        type="button"
        class="button"
        ?disabled=${openGameOf(shown.hangar, pilot) !== null}
        @click=${take}
      >
        ${category === null ? 'Choose…' : 'Take it'}
      </button>
    </p>`;
  });

/** How the last mission went, and what was learned in it; nothing before the first and after a rest. */
export const lastMission = (shown: ShownContract): TemplateResult | typeof nothing => {
  const { contract, hangar } = shown;
  const { last } = contract;
  const due = lessons(shown);
  if (!last && due.length === 0) return nothing;
  return html`<section class="last panel stack" aria-labelledby="last">
    <h2 id="last" class="label">${last ? 'The last mission' : 'A lesson'}</h2>
    ${
      last
        ? html`<p class="titled">${missionLine(last)}</p>
            <ul>
              ${last.fights.map(
                ({ foe, pilot, result }) =>
                  html`<li>
                    <b>${enemyName(contract, foe)}</b> ${FIGHT_SAYS[result]}
                    <span class="soft">· ${nameOfPilot(hangar, pilot)}</span>
                  </li>`,
              )}
            </ul>`
        : nothing
    }
    ${due}
  </section>`;
};

/** A level of the pilots of the game, of four. */
export const levelBoxes = (pilot: GamePilot): TemplateResult =>
  boxes(GAME_PILOTS.indexOf(pilot) + 1, GAME_PILOTS.length, 'level-boxes');

/** The company, struck out as it falls. */
export const company = ({ contract, running }: ShownContract): TemplateResult => {
  const all = companyOf(contract);
  const editionOf = (booklet: string) =>
    contract.booklets.find((each) => each.booklet === booklet)?.edition ?? null;
  const member = ({ booklet, isOut, name, pilot, tons }: OfCompany): TemplateResult =>
    html`<li class="abreast ${isOut ? 'out soft' : ''}">
      <small-picture
        .booklet=${running.find(booklet, editionOf(booklet)) ?? null}
        .number=${'portrait'}
      ></small-picture>
      <span class="breaks"
        >${isOut ? html`<s>${name}</s><span class="unseen">, out</span>` : html`<b>${name}</b>`}
        <span class="soft fine"
          >${tons} t ${levelBoxes(pilot)}<span class="unseen"
            >, ${CONTRACT_WORDS.flownBy(pilot)}</span
          ></span
        ></span
      >
    </li>`;
  return html`<section class="company panel" aria-labelledby="company">
    <p class="spread flow baseline">
      <span id="company" class="label">The company</span>
      <span class="label soft">${CONTRACT_WORDS.lastLeft(all.length - contract.out.length)}</span>
    </p>
    <ul class="stack two">
      ${all.map(member)}
    </ul>
    <p class="soft fine">${CONTRACT_WORDS.comesBack}</p>
  </section>`;
};
