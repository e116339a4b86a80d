import { repairsOf } from '../../campaign/acts/repair.ts';
import type { PartRef } from '../../campaign/card/part.ts';
import { isPart } from '../../campaign/card/part.ts';
import type { PilotId } from '../../campaign/card/names.ts';
import type { Hangar } from '../../campaign/hangar/hangar.ts';
import { mechOfPilot, pilotOf } from '../../campaign/hangar/hangar.ts';
import { counted } from '../counted.ts';
import { nameOfMech } from '../hangar-names.ts';
import { listed } from '../listed.ts';
import type { ActWords } from './act-words.ts';

/** `Engine of Last Lantern fitted; the old Engine is in the stockpile.` */
const fitted = (
  { name, of }: PartRef,
  pilot: PilotId,
  before: Hangar,
  { pilots }: Pick<Hangar, 'pilots'>,
): string => {
  const old = mechOfPilot(before, pilot).parts.find((part) => part.name === name);
  const { stockpile } = pilotOf({ pilots }, pilot);
  const kept = old !== undefined && stockpile.some((part) => isPart(part, old));
  const where = kept ? 'to the stockpile' : 'to the scrap';
  return `${name} of ${nameOfMech(before, of)} fitted; old ${name} ${where}.`;
};

export const repair: ActWords<'repair'> = {
  name: 'Repair',
  asks: (hangar, pilot) =>
    repairsOf(hangar, pilot).length === 0 ? 'Nothing to repair' : 'What would repair it',
  aside: ({ after }, pilot) => `${counted(repairsOf(after, pilot).length, 'part')} hurt`,
  later: ({ after }, pilot) => {
    const hurt = repairsOf(after, pilot).length;
    return hurt === 0 ? 'nothing is hurt' : `${counted(hurt, 'part')} hurt`;
  },
  does: ({ fit, pilot }, { hangar }) => {
    const hurt = repairsOf(hangar, pilot).length;
    const [one, another] = fit;
    if (hurt === 0) return 'Go on';
    if (one === undefined) return hurt === 1 ? 'Leave it' : 'Leave them';
    if (another === undefined) return `Fit the ${one.name}`;
    return fit.length === 2 && hurt === 2 ? 'Fit both' : `Fit ${fit.length} parts`;
  },
  done: ([choice], { after: before }, { after }) => {
    if (!choice) return '';
    if (choice.fit.length > 0)
      return listed(choice.fit.map(({ name, of }) => `${name} of ${nameOfMech(after, of)}`));
    const hurt = repairsOf(before, choice.pilot).length;
    return hurt === 0
      ? 'nothing is hurt'
      : `${counted(hurt, 'part')} left as ${hurt === 1 ? 'it is' : 'they are'}`;
  },
  said: ({ fit, pilot }, { hangar }, after) =>
    fit.length === 0
      ? 'Nothing is fitted.'
      : fit.map((part) => fitted(part, pilot, hangar, after)).join(' '),
};

export const repairForm = {
  whole: 'Every part is whole.',
  /** Pilots who could trade theirs: `none in the stockpile; Finn has one`. */
  none: (others: readonly string[]): string => {
    if (others.length === 0) return 'none in the stockpile; nobody has one';
    return `none in the stockpile; ${listed(others)} ${others.length === 1 ? 'has' : 'have'} one`;
  },
  left: (suffers: string): string => `${suffers} in the next game too`,
  mended: (parts: readonly string[]): string => `Whole again without repair: ${parts.join(', ')}.`,
} as const;
