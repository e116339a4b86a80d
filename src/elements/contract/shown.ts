import type { ReactiveElement, TemplateResult } from 'lit';
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { Hindrance } from '../../rules/campaign/card/hindrance.ts';
import type { Contract } from '../../rules/campaign/contract/state.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Undated } from '../../rules/campaign/history/deed.ts';
import { nameOfPilot } from '../../rules/words/hangar-names.ts';
import { hindranceText } from '../../rules/words/hindrance-text.ts';
import { orNotDone } from '../campaign/answered.ts';
import type { OpenHangar } from '../campaign/open-hangar.ts';
import type { AskedSheet } from '../common/ask.ts';
import { ask } from '../common/ask.ts';

/** What the parts of the stage are given: a contract, and the hangar that has it. */
export interface ShownContract {
  readonly stage: ReactiveElement;
  readonly open: OpenHangar;
  readonly hangar: Hangar;
  readonly running: RunningHangar;
  readonly contract: Contract;
}

/** The contract as it stands now, for a sheet that lies over the stage; null once another hangar is open. */
export const shownNow = (shown: ShownContract): ShownContract | null => {
  const { hangar } = shown.running;
  return shown.open.running === shown.running && hangar?.contract
    ? { ...shown, hangar, contract: hangar.contract }
    : null;
};

/** Lays a sheet over the stage that reads the contract anew; it goes where that gives null. */
export const askNow = (
  shown: ShownContract,
  asked: (now: ShownContract) => AskedSheet | null,
): void => {
  ask(shown.stage, () => {
    const now = shownNow(shown);
    return now && asked(now);
  });
};

/** One of several of a name, of which one is picked; `label` where no words stand beside it. */
export const radio = (
  name: string,
  isPicked: boolean,
  pick: () => void,
  { isShut = false, label }: { readonly isShut?: boolean; readonly label?: string } = {},
): TemplateResult =>
  html`<input
    type="radio"
    name=${name}
    aria-label=${label ?? nothing}
    .checked=${live(isPicked)}
    ?disabled=${isShut}
    @change=${pick}
  />`;

/** Does a deed from a sheet: nothing if it was done, else why not. */
export const doing = async (
  { running }: Pick<ShownContract, 'running'>,
  deed: Undated,
): Promise<string | void> => {
  const done = await orNotDone(running.do(deed));
  if (done.kind !== 'done') return done.sentence;
};

/** Why not, without its full stop. */
export const whyWords = (hangar: Hangar, why: Hindrance): string =>
  hindranceText(why, (id) => nameOfPilot(hangar, id));
