import { leftToSpend, stepsLeft, toNextStep } from '../../rules/campaign/acts/experience.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Part } from '../../rules/campaign/card/part.ts';
import { isWhole } from '../../rules/campaign/card/part.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { rankOf } from '../../rules/campaign/card/rank.ts';
import { capital } from '../../rules/words/capital.ts';
import { inWords } from '../../rules/words/in-words.ts';
import { dayWords } from '../campaign/day-words.ts';
import { inGame } from './mech-words.ts';

/** `Lieutenant · Night Post`. */
export const standing = (pilot: Pilot): string =>
  [rankOf(pilot), pilot.unit].filter(Boolean).join(' · ');

/** A nickname in quotes; empty for none. */
export const calledSo = ({ nickname }: Pick<Pilot, 'nickname'>): string =>
  nickname && `“${nickname}”`;

/** `215 t to the next +1`. */
export const toCome = (pilot: Pilot): string => `${toNextStep(pilot)} t to the next +1`;

/** What experience was spent on and what is left; empty if nothing was spent. */
export const spentWords = (pilot: Pilot): string =>
  pilot.spent === 0 ? '' : `${pilot.spent} t spent, ${leftToSpend(pilot)} t left to spend`;

/** `One +1 to learn`; empty for none. */
export const keptSteps = (pilot: Pilot): string => {
  const steps = stepsLeft(pilot);
  if (steps <= 0) return '';
  const words = inWords(steps);
  return `${capital(words)} +1 to learn`;
};

/** Parts of the same name, and how many of them are damaged. */
export interface Kind {
  readonly name: string;
  readonly count: number;
  readonly hurt: number;
}

/** The stockpile by kind, in order of arrival; ammunition last. */
export const kindsIn = ({
  stockpile,
  rounds,
}: Pick<Pilot, 'stockpile' | 'rounds'>): readonly Kind[] => {
  const kinds = new Map<string, Kind>();
  const add = ({ name, ...part }: Part): void => {
    const { count, hurt } = kinds.get(name) ?? { count: 0, hurt: 0 };
    kinds.set(name, { name, count: count + 1, hurt: hurt + (isWhole(part) ? 0 : 1) });
  };
  stockpile.forEach(add);
  return [
    ...kinds.values(),
    ...Object.entries(rounds)
      .filter(([, points]) => points > 0)
      .map(([kind, points]) => ({ name: ammunitionTitle(kind), count: points, hurt: 0 })),
  ];
};

/** `Autocannon rounds`, `Missiles`. */
export const ammunitionTitle = (kind: string): string => {
  const words = !/missile|rocket|round|grenade/i.test(kind)
    ? `${kind} rounds`
    : kind.endsWith('s')
      ? kind
      : `${kind}s`;
  return capital(words);
};

/** The successor of a dead pilot; null for none. */
export const heirOf = ({ pilots }: Pick<Hangar, 'pilots'>, { id }: Pilot): Pilot | null =>
  pilots.find(({ after }) => after === id) ?? null;

/** `Killed in game 9.`, `Retired 17 Nov 2026.`; empty for an active pilot. */
export const endLine = (hangar: Hangar, { end }: Pick<Pilot, 'end'>): string => {
  switch (end?.kind) {
    case undefined:
      return '';
    case 'killed':
      return `Killed ${inGame(hangar, end.game)}.`;
    case 'retired':
      return `Retired ${dayWords(end.on)}.`;
  }
};
