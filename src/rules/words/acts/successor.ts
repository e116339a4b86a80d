import { nameOfPilot } from '../hangar-names.ts';
import type { ActWords } from './act-words.ts';
import { unnamedMech } from './replacement.ts';

export const successor: ActWords<'successor'> = {
  name: 'A new pilot',
  aside: () => 'no modifiers',
  later: () => 'without modifiers',
  does: ({ successor: who }) => {
    if (!who) return 'Nobody as yet';
    const { name, mech } = who;
    return name === '' || mech.name === '' ? 'A new pilot' : `${name} takes ${mech.name}`;
  },
  whyNot: ({ successor: who }, why) =>
    why.kind === 'no name' && why.words === '' ? 'Name the new pilot' : unnamedMech(who?.mech, why),
  done: ([choice]) =>
    choice?.successor
      ? `${choice.successor.name} in ${choice.successor.mech.name}`
      : 'nobody as yet',
  said: ({ pilot, successor: who }, { hangar }) => {
    const place = `the place of ${nameOfPilot(hangar, pilot)}`;
    return who
      ? `${who.name} takes ${place}, in ${who.mech.name}.`
      : `Nobody takes ${place} as yet.`;
  },
};
