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

/** Rank and unit: `Lieutenant · Night Post`. */
export const standing = (pilot: Pilot): string =>
  [rankOf(pilot), pilot.unit].filter(Boolean).join(' · ');

/** A nickname as a card sets it, in quotes; empty where there is none. */
export const calledSo = ({ nickname }: Pick<Pilot, 'nickname'>): string =>
  nickname && `“${nickname}”`;

/** What is still to come of experience: `215 t to the next +1`. */
export const toCome = (pilot: Pilot): string => `${toNextStep(pilot)} t to the next +1`;

/** What experience has paid for, and what is left; empty where nothing was spent. */
export const spentWords = (pilot: Pilot): string =>
  pilot.spent === 0 ? '' : `${pilot.spent} t spent, ${leftToSpend(pilot)} t left to spend`;

/** Steps that were kept for later: `One +1 to learn`; empty without any. */
export const keptSteps = (pilot: Pilot): string => {
  const steps = stepsLeft(pilot);
  if (steps <= 0) return '';
  const words = inWords(steps);
  return `${capital(words)} +1 to learn`;
};

/** Parts of one name, however many, and how many of them are hurt. */
export interface Kind {
  readonly name: string;
  readonly count: number;
  readonly hurt: number;
}

/** What a stockpile holds, kind by kind, in the order in which they came; ammunition last. */
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

/** Points of a kind of ammunition: `Autocannon rounds`, `Missiles`. */
export const ammunitionTitle = (kind: string): string => {
  const words = !/missile|rocket|round|grenade/i.test(kind)
    ? `${kind} rounds`
    : kind.endsWith('s')
      ? kind
      : `${kind}s`;
  return capital(words);
};

/** Who has taken the place of one who is remembered; null where nobody has. */
export const heirOf = ({ pilots }: Pick<Hangar, 'pilots'>, { id }: Pilot): Pilot | null =>
  pilots.find(({ after }) => after === id) ?? null;

/** How a pilot's time ended: `Killed in game 9.`, `Retired 17 Nov 2026.`; empty while it has not. */
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
