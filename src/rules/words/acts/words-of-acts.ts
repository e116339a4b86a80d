import type { Hindrance } from '../../campaign/card/hindrance.ts';
import type { Hangar } from '../../campaign/hangar/hangar.ts';
import type { Choice, Step } from '../../campaign/history/choice.ts';
import { capital } from '../capital.ts';
import { nameOfPilot } from '../hangar-names.ts';
import { hindranceText } from '../hindrance-text.ts';
import type { ActWords } from './act-words.ts';
import { buyBack } from './buy-back.ts';
import { experience } from './experience.ts';
import { memorial } from './memorial.ts';
import { reload } from './reload.ts';
import { repair } from './repair.ts';
import { replacement } from './replacement.ts';
import { salvage } from './salvage.ts';
import { settled } from './settled.ts';
import { successor } from './successor.ts';

const WORDS: { readonly [Name in Step]: ActWords<Name> } = {
  ...{ experience, salvage, repair, reload, memorial, successor, replacement, settled },
  'buy back': buyBack,
};

export const actWords = <Name extends Step>(step: Name): ActWords<Name> => WORDS[step];

/** Why the button of a choice is disabled, in a few words. */
export const whyNotWords = (choice: Choice, why: Hindrance, hangar: Hangar): string =>
  actWords(choice.step).whyNot?.(choice, why) ??
  capital(hindranceText(why, (pilot) => nameOfPilot(hangar, pilot)));

/** The sentence for taking back a step. */
export const backWords = (step: Step): string => {
  const { back, name } = actWords(step);
  return back ?? `Take back ${name}`;
};
