import { hinder } from '../card/hindrance.ts';
import { mechOf, withMech } from '../hangar/hangar.ts';
import { checkMechWords } from '../card/mech.ts';
import type { DeedRule } from './act.ts';
import { itsPilot } from './act.ts';
import { renamed } from './succession.ts';

export const renamePilot: DeedRule<'rename pilot'> = {
  away: itsPilot,
  naming: ({ words }) => words.name,
  effect: (hangar, { pilot, words }) => renamed(hangar, pilot, words),
};

export const renameMech: DeedRule<'rename mech'> = {
  away: ({ mech: id }, hangar) => {
    const { name, pilot } = mechOf(hangar, id);
    return [pilot ?? hinder({ kind: 'mech gone', mech: name })];
  },
  effect: (hangar, { mech: id, words: { name, paint } }) => {
    checkMechWords({ name });
    const mech = mechOf(hangar, id);
    if (mech.fate) hinder({ kind: 'mech gone', mech: mech.name });
    return withMech(hangar, id, { name, paint });
  },
};
