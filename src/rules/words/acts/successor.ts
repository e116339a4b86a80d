import { counted } from '../counted.ts';
import { nameOfPilot } from '../hangar-names.ts';
import type { ActWords } from './act-words.ts';
import { unnamedMech } from './replacement.ts';

export const successor: ActWords<'successor'> = {
  name: 'A new pilot',
  aside: () => 'no modifiers',
  later: () => 'without modifiers',
  does: ({ successor: who }) => {
    if (!who) return 'Nobody yet';
    const { name, mech } = who;
    return name === '' || mech.name === '' ? 'A new pilot' : `${name} takes ${mech.name}`;
  },
  whyNot: ({ successor: who }, why) =>
    why.kind === 'no name' && why.words === '' ? 'Name the new pilot' : unnamedMech(who?.mech, why),
  done: ([choice]) =>
    choice?.successor ? `${choice.successor.name} in ${choice.successor.mech.name}` : 'nobody yet',
  said: ({ pilot, successor: who }, { hangar }) => {
    const gone = nameOfPilot(hangar, pilot);
    return who
      ? `${who.name} succeeds ${gone}, in ${who.mech.name}.`
      : `${successorForm.nobody(gone)}.`;
  },
};

export const successorForm = {
  newName: "The new pilot's name",
  nobody: (pilot: string): string => `${pilot} has no successor yet`,
  stockpile: (parts: number): string => `The stockpile comes too: ${counted(parts, 'part')}.`,
} as const;
