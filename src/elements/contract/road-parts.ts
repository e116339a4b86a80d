import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { companyOf, weightOf } from '../../rules/campaign/contract/column.ts';
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
import type { GamePilot } from '../../rules/fight/hands.ts';
import { GAME_PILOTS } from '../../rules/fight/hands.ts';
import { thing } from '../../rules/words/counted.ts';
import { icon } from '../common/signs.ts';
import '../page/small-picture.ts';
import { CONTRACT_WORDS, shortGoal } from './contract-words.ts';
import { setting, typeSign } from './setting.ts';
import type { ShownContract } from './shown.ts';

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
    <p class="threat spread baseline">
      <span><b>${threat}</b> <span class="soft">${CONTRACT_WORDS.ofThreat}</span></span>
      <span class="soft">${CONTRACT_WORDS.toGo(Math.max(0, WANTED - threat))}</span>
    </p>
    ${boxes(threat, WANTED, 'boxes')}
    <div class="numbers">
      ${number(left, `of ${CONTRACT_DAYS} days left`)} ${number(mc, 'MC')}
      ${number(hand.length, `${thing(hand.length, 'card')} in hand`)}
    </div>
  </section>`;
};

/** Each day as a stone: a disc for done, a cross for lost, a bar for a rest, today in a frame. */
export const stones = (contract: Contract): TemplateResult => {
  const { days, done } = contract;
  const today = contractStanding(contract) === 'running' ? dayOf(contract) : 0;
  const isDone = days.map((day) => day === 'done');
  return html`<ol class="stones" aria-label="Days">
    ${Array.from({ length: CONTRACT_DAYS }, (_, at) => {
      const day = at + 1;
      const went = days[at];
      const name = went === 'done' ? done[isDone.slice(0, at).filter(Boolean).length] : undefined;
      const kind = went ?? (day === today ? 'today' : 'come');
      const words = name ? placeName(name) : (went ?? (day === today ? 'today' : ''));
      return html`<li
        class=${kind}
        .style=${`--at: ${at < 6 ? at + 1 : 12 - at}; --row: ${at < 6 ? 1 : 2}`}
      >
        <span class="stone mid"
          >${
            went === 'done'
              ? icon('tick')
              : went === 'lost'
                ? icon('close')
                : went === 'rest'
                  ? html`<span class="bar"></span>`
                  : html`<span aria-hidden="true">${day}</span>`
          }</span
        >
        <span class="what fine"
          ><span class="unseen">Day ${day}: </span
          >${words || html`<span class="unseen">to come</span>`}
          ${name ? html`<b>+${missionOf(name).threat}</b>` : nothing}</span
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
  html`<fieldset class="offers">
    <legend class="label">${CONTRACT_WORDS.today(dayOf(contract), contract.offers.length)}</legend>
    ${contract.offers.map((name) => {
      const { threat } = missionOf(name);
      return html`<label class="offer panel ${name === picked ? 'picked' : ''}">
        <input
          type="radio"
          name="mission"
          .checked=${live(name === picked)}
          @change=${() => pick(name)}
        />
        <span class="window">${setting(name)}</span>
        <span class="says stack dense">
          <b class="titled abreast snug">${typeSign(name)} ${name}</b>
          <span class="soft"
            >${CONTRACT_WORDS.goalOnLine(shortGoal(name), weightOf(name, contract))}</span
          >
          <span class="abreast"
            >${boxes(threat, MOST_THREAT, 'teeth')} <b>${PAY.threat * threat} MC</b></span
          >
        </span>
        <span class="threat-of centered"><small class="label">threat</small><b>${threat}</b></span>
      </label>`;
    })}
  </fieldset>`;

/** A level of the pilots of the game, of four. */
export const levelBoxes = (pilot: GamePilot): TemplateResult =>
  html`${boxes(GAME_PILOTS.indexOf(pilot) + 1, GAME_PILOTS.length, 'level-boxes')}<span
      class="unseen"
      >, ${CONTRACT_WORDS.flownBy(pilot)}</span
    >`;

/** The company, struck out as it falls. */
export const company = ({ contract, running }: ShownContract): TemplateResult => {
  const all = companyOf(contract);
  const editionOf = (booklet: string) =>
    contract.booklets.find((each) => each.booklet === booklet)?.edition ?? null;
  const member = ({ booklet, isOut, name, pilot, tons }: OfCompany): TemplateResult =>
    html`<li class="abreast ${isOut ? 'out' : ''}">
      <small-picture
        .booklet=${running.find(booklet, editionOf(booklet)) ?? null}
        .number=${'portrait'}
      ></small-picture>
      <span class="breaks"
        >${isOut ? html`<s>${name}</s><span class="unseen">, out</span>` : html`<b>${name}</b>`}
        <span class="soft fine">${tons} t ${levelBoxes(pilot)}</span></span
      >
    </li>`;
  return html`<section class="company panel" aria-labelledby="company">
    <p class="spread baseline">
      <span id="company" class="label">The company</span>
      <span class="label soft">${CONTRACT_WORDS.lastLeft(all.length - contract.out.length)}</span>
    </p>
    <ul>
      ${all.map(member)}
    </ul>
    <p class="soft fine">${CONTRACT_WORDS.comesBack}</p>
  </section>`;
};
