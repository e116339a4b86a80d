import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { contractStanding } from '../../rules/campaign/contract/state.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import './hangar-tabs.ts';
import type { HangarTab } from './hangar-tabs.ts';

interface Here {
  readonly hangarId: string;
  readonly here: HangarTab;
  readonly hangar: Pick<Hangar, 'contract'>;
}

export const runsContract = ({ contract }: Pick<Hangar, 'contract'>): boolean =>
  contract !== undefined && contractStanding(contract) === 'running';

/** The head of a stage inside a hangar: its heading, a line, and the places beside it. */
export const hangarHead = (
  { hangar, hangarId, here }: Here,
  heading: string,
  words: string | TemplateResult,
): TemplateResult =>
  html`<div class="hangar-head stack firm">
    <div class="heading unseen-on-phone">
      <h1>${heading}</h1>
      <p class="soft">${words}</p>
    </div>
    <hangar-tabs
      class="not-paper"
      .hangarId=${hangarId}
      .here=${here}
      .road=${runsContract(hangar)}
    ></hangar-tabs>
  </div>`;
