import type { Hangar } from '../hangar/hangar.ts';
import type { Choice, Step } from '../history/choice.ts';
import { STEPS } from '../history/choice.ts';
import type { Deed, Undated } from '../history/deed.ts';
import type { DeedRule, StepRule } from './act.ts';
import { buyBack } from './buy-back.ts';
import {
  buy,
  hire,
  playCard,
  rest,
  takeContract,
  takeLesson,
  takeMission,
  turnBack,
} from './contract-deeds.ts';
import { give, trade } from './handing-over.ts';
import { learn } from './learn.ts';
import { takeNewMech } from './new-mech.ts';
import { load } from './reload.ts';
import { renameMech, renamePilot } from './rename.ts';
import { mend } from './repair.ts';
import { replace } from './replacement.ts';
import { salvage } from './salvage.ts';
import type { Came } from './settling.ts';
import { enlist, remember, retire } from './succession.ts';

/** The last step of every pilot; changes nothing. */
const settle: StepRule<'settled'> = {
  came: ['stands', 'escaped', 'shot down', 'bailed out', 'killed'],
  first: (_, pilot) => ({ step: 'settled', pilot }),
  deeds: () => [],
};

export const STEP_RULES: { readonly [Name in Step]: StepRule<Name> } = {
  experience: learn.step,
  salvage,
  repair: mend.step,
  reload: load.step,
  memorial: remember.step,
  successor: enlist.step,
  replacement: replace.step,
  'buy back': buyBack.step,
  settled: settle,
};

const DEED_RULES: { readonly [Kind in Deed['kind']]: DeedRule<Kind> } = {
  enlist: enlist.deed,
  retire,
  remember: remember.deed,
  'rename pilot': renamePilot,
  'rename mech': renameMech,
  give,
  trade,
  learn: learn.deed,
  repair: mend.deed,
  load: load.deed,
  replace: replace.deed,
  'buy back': buyBack.deed,
  'take new mech': takeNewMech,
  contract: takeContract,
  mission: takeMission,
  rest,
  'turn back': turnBack,
  'play card': playCard,
  lesson: takeLesson,
  buy,
  hire,
};

export const stepRule = <Name extends Step>(step: Name): StepRule<Name> => STEP_RULES[step];

export const deedRule = <Kind extends Deed['kind']>(kind: Kind): DeedRule<Kind> => DEED_RULES[kind];

export const stepsAfter = (came: Came): readonly Step[] =>
  STEPS.filter((step) => stepRule(step).came.includes(came));

export const deedsOf = (choice: Choice, hangar: Hangar): readonly Undated[] =>
  stepRule(choice.step).deeds(choice, hangar);

/** A choice with typed text trimmed. */
export const tidied = (choice: Choice): Choice => stepRule(choice.step).tidied?.(choice) ?? choice;
