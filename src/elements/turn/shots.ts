import type { Side } from '../../rules/battle/battle.ts';
import { SIDES, sideOf } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Beat, Step } from '../../rules/fight/steps.ts';
import { sure } from '../../rules/sure.ts';
import {
  CALLED,
  LEAVE_OR_STAY,
  MARKS,
  SPLIT,
  beatsOf,
  hasStep,
  isSameStep,
  pageOrder,
  stepsOf,
} from '../../rules/fight/steps.ts';

/** How pairings are shown: a page at a time, both of a pairing, or all on a sheet. */
export type Manner = 'page' | 'pair' | 'sheet';

/** From so many rivals on the look-ups stand on one sheet, and the scores on another. */
const SHEET = 4;

export const mannerOf = (rivals: number, together: boolean): Manner =>
  rivals >= SHEET ? 'sheet' : together ? 'pair' : 'page';

/** What a film of several pairings shows at once. `side` is whose page lies open; null for both. */
export type Shot =
  | { readonly kind: 'called'; readonly step: Step }
  | {
      readonly kind: 'page';
      readonly step: Step;
      readonly rival: number;
      readonly side: Side | null;
    }
  | { readonly kind: 'look-ups'; readonly step: Step }
  | { readonly kind: 'leaving'; readonly step: Step }
  | { readonly kind: 'split'; readonly step: Step }
  | {
      readonly kind: 'score';
      readonly step: Step;
      readonly rival: number;
      readonly side: Side | null;
    }
  | { readonly kind: 'scores'; readonly step: Step }
  | { readonly kind: 'beat'; readonly step: Step; readonly beat: Beat }
  | { readonly kind: 'marks'; readonly step: Step };

type Score = Extract<Step, { readonly kind: 'score' }>;

const rivalOf = ({ seat, on }: Score): number => Math.max(seat, on);

const lookUpShots = (played: Exchange, manner: Manner): readonly Shot[] => {
  const steps = played.pairings.map(({ rival }) => ({ kind: 'look up', rival }) as const);
  if (manner === 'sheet') return steps.slice(0, 1).map((step) => ({ kind: 'look-ups', step }));
  return played.pairings.flatMap((pairing, place): readonly Shot[] => {
    const { rival } = pairing;
    const sides = manner === 'pair' ? [null] : pageOrder(pairing, played.battle.turns);
    return sides.map((side) => ({ kind: 'page', step: sure(steps[place]), rival, side }));
  });
};

const scoreShots = (played: Exchange, manner: Manner): readonly Shot[] => {
  const shots = stepsOf(played).flatMap((step): readonly Shot[] => {
    if (step.kind !== 'score' || !hasStep(played, step)) return [];
    if (manner === 'sheet') return [{ kind: 'scores', step }];
    const side = manner === 'page' ? sideOf(step.seat) : null;
    return [{ kind: 'score', step, rival: rivalOf(step), side }];
  });
  return shots.filter(
    (shot, at) =>
      manner === 'page' || !shots.slice(0, at).some((before) => covers(before, shot.step)),
  );
};

/** All that a film shows, in its order. */
export const shotsOf = (played: Exchange, manner: Manner): readonly Shot[] => [
  { kind: 'called', step: CALLED },
  ...lookUpShots(played, manner),
  { kind: 'leaving', step: LEAVE_OR_STAY },
  ...(hasStep(played, SPLIT) ? [{ kind: 'split', step: SPLIT } as const] : []),
  ...scoreShots(played, manner),
  ...beatsOf(played).map((beat) => ({ kind: 'beat', step: MARKS, beat }) as const),
  ...(hasStep(played, MARKS) ? [{ kind: 'marks', step: MARKS } as const] : []),
];

/** Whether a shot shows what is told at a step. */
export const covers = (shot: Shot, step: Step): boolean => {
  if (shot.kind === 'look-ups') return step.kind === 'look up';
  if (shot.kind === 'scores') return step.kind === 'score';
  if (shot.kind === 'score' && shot.side === null)
    return step.kind === 'score' && rivalOf(step) === shot.rival;
  return isSameStep(shot.step, step);
};

/** How far a film has come with a pairing. */
export interface Seen {
  /** Whose pages were turned to. */
  readonly pages: readonly Side[];
  /** What both did to each other is told. */
  readonly scored: boolean;
}

/** What is told of a pairing once a film has come to a shot; nothing before it was looked up. */
export const seenOf = (shots: readonly Shot[], at: number, rival: number): Seen => {
  const past = shots.slice(0, at + 1);
  const pages = past.flatMap((shot): readonly Side[] => {
    if (shot.kind === 'look-ups') return ['lone', 'rival'];
    if (shot.kind !== 'page' || shot.rival !== rival) return [];
    return shot.side ? [shot.side] : ['lone', 'rival'];
  });
  const scores = shots.findLastIndex(
    (shot) => shot.kind === 'scores' || (shot.kind === 'score' && shot.rival === rival),
  );
  const over = past.some(({ kind }) => kind === 'beat' || kind === 'marks');
  return { pages, scored: over || (scores >= 0 && scores <= at) };
};

/** The seats whose enemies' pages have all been turned to at a shot. */
export const openedSeats = (
  { pairings }: Exchange,
  shots: readonly Shot[],
  at: number,
): readonly number[] => {
  const rivals = pairings
    .map(({ rival }) => rival)
    .filter((rival) => seenOf(shots, at, rival).pages.length === SIDES.length);
  return rivals.length === pairings.length ? [0, ...rivals] : rivals;
};
