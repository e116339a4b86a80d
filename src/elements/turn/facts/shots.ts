import type { Battle, Side } from '../../../rules/battle/battle.ts';
import { SIDES, sideOf } from '../../../rules/battle/battle.ts';
import type { Exchange } from '../../../rules/battle/exchange.ts';
import type { Beat, Step } from '../../../rules/fight/steps.ts';
import { isDeadTurn } from '../../../rules/battle/dead-turn.ts';
import {
  CALLED,
  LEAVE_OR_STAY,
  MARKS,
  SPLIT,
  beatsOf,
  hasStep,
  isBeforeDamage,
  isSameStep,
  pageOrder,
  stepAfter,
  stepsOf,
} from '../../../rules/fight/steps.ts';

/** Orders of shots: a duel, a duel's turn in which no one could be hit, one against several, a table. */
export type Manner = 'duel' | 'quiet' | 'several' | 'table';

/** Pages and scores one at a time, both of a pairing, or all pairings on a sheet. */
export type Laid = 'page' | 'pair' | 'sheet';

export interface Form {
  readonly manner: Manner;
  readonly laid: Laid;
  /** Two beats of one kind stand side by side. */
  readonly abreast?: boolean;
  /** The person who plays alone against a computer pilot. */
  readonly alone?: Side | null;
}

/** With this many rivals all scores are on one sheet. */
const SHEET = 4;

/** The form for a device that is passed around; `together`: both pages fit. */
export const formOf = (
  { battle, pairings }: Exchange,
  together: boolean,
  before?: Battle,
): Form => ({
  manner: battle.seats.length > 2 ? 'several' : before && isDeadTurn(before) ? 'quiet' : 'duel',
  laid: pairings.length >= SHEET ? 'sheet' : together || battle.seats.length > 2 ? 'pair' : 'page',
  abreast: together,
});

/** What a film shows at a time. `side` is the one open page's; null for both. */
export type Shot = {
  /** The step written when it appears. */
  readonly step: Step;
  /** Other steps it shows. */
  readonly besides?: readonly Step[];
} & (
  | { readonly kind: 'called' | 'split' | 'scores' | 'marks' }
  /** All at once. With several: all numbers and pages. If no one of two could be hit: heat and range too. */
  | { readonly kind: 'overview' | 'quiet' }
  /** On a table: the consoles that lead to both pages, and everything the turn meant. */
  | { readonly kind: 'consoles' | 'meaning' }
  | { readonly kind: 'page' | 'score'; readonly rival: number; readonly side: Side | null }
  /** Of one kind; two where both fit. */
  | { readonly kind: 'beat'; readonly beats: readonly [Beat, ...Beat[]] }
);

type Score = Extract<Step, { readonly kind: 'score' }>;
type Part = (played: Exchange, laid: Laid, alone: Side | null) => readonly Shot[];

const lookUp = (rival: number): Step => ({ kind: 'look up', rival });

const called: Part = () => [{ kind: 'called', step: CALLED }];

const consoles: Part = ({ pairings }) =>
  pairings.slice(0, 1).map(({ rival }) => ({ kind: 'consoles', step: lookUp(rival) }));

/** Pages of two; the second is the last moment to leave. */
const pages: Part = ({ battle, pairings }, laid, alone) =>
  pairings.flatMap((pairing): readonly Shot[] => {
    const { rival } = pairing;
    const last = { kind: 'page', step: LEAVE_OR_STAY, rival } as const;
    if (laid !== 'page') return [{ ...last, besides: [lookUp(rival)], side: null }];
    const [first, second] = pageOrder(pairing, battle.turns, alone);
    return [
      { kind: 'page', step: lookUp(rival), rival, side: first },
      { ...last, side: second },
    ];
  });

/** All calls and pages in one shot, the last moment to leave. */
const atOnce =
  (kind: 'overview' | 'quiet'): Part =>
  ({ pairings }) => [
    {
      kind,
      step: CALLED,
      besides: [...pairings.map(({ rival }) => lookUp(rival)), LEAVE_OR_STAY],
    },
  ];

const split: Part = (played) => (hasStep(played, SPLIT) ? [{ kind: 'split', step: SPLIT }] : []);

const rivalOf = ({ seat, on }: Score): number => Math.max(seat, on);

/** One at a time, both of a pairing, or all. */
const scores: Part = (played, laid) => {
  const steps = stepsOf(played).filter(
    (step): step is Score => step.kind === 'score' && hasStep(played, step),
  );
  if (laid === 'page')
    return steps.map((step) => {
      const [rival, side] = [rivalOf(step), sideOf(step.seat)];
      return { kind: 'score', step, rival, side };
    });
  const shot = (of: readonly Score[], rival: number | null): readonly Shot[] => {
    const [step, ...besides] = of;
    if (!step) return [];
    return rival === null
      ? [{ kind: 'scores', step, besides }]
      : [{ kind: 'score', step, besides, rival, side: null }];
  };
  return laid === 'sheet'
    ? shot(steps, null)
    : played.pairings.flatMap(({ rival }) =>
        shot(
          steps.filter((step) => rivalOf(step) === rival),
          rival,
        ),
      );
};

const beats: Part = (played) =>
  beatsOf(played).map((beat) => ({ kind: 'beat', step: MARKS, beats: [beat] }) as const);

const graveBeats: Part = (played, laid) =>
  beats(played, laid, null).filter(
    (shot) => shot.kind === 'beat' && !['shut down', 'started up'].includes(shot.beats[0].kind),
  );

const marks: Part = (played) => (hasStep(played, MARKS) ? [{ kind: 'marks', step: MARKS }] : []);

/** Beats, then everything the turn meant: the steps written after the last moment to leave. */
const meaning: Part = (played, laid) => {
  const step = stepAfter(played, LEAVE_OR_STAY) ?? LEAVE_OR_STAY;
  const besides = stepsOf(played).filter((each) => !isBeforeDamage(each));
  const last = { kind: 'meaning', step } as const;
  return [...beats(played, laid, null), last].map((shot) => ({ ...shot, step, besides }));
};

/** Parts of each order. */
const ORDERS: Readonly<Record<Manner, readonly Part[]>> = {
  duel: [called, pages, scores, beats],
  quiet: [atOnce('quiet'), graveBeats],
  several: [atOnce('overview'), split, scores, beats, marks],
  table: [called, consoles, pages, meaning],
};

/** Lays a beat beside the one of its kind before it. */
const besideLast = (shots: readonly Shot[], shot: Shot): readonly Shot[] => {
  const isAlike = (each: Shot): boolean =>
    each.kind === 'beat' && shot.kind === 'beat' && each.beats[0].kind === shot.beats[0].kind;
  const at = shots.findLastIndex(isAlike);
  const last = shots[at];
  return shot.kind === 'beat' && last?.kind === 'beat' && last.beats.length === 1
    ? shots.with(at, { ...last, beats: [...last.beats, ...shot.beats] })
    : [...shots, shot];
};

export const shotsOf = (
  played: Exchange,
  { abreast = false, alone = null, laid, manner }: Form,
): readonly Shot[] => {
  const shots = ORDERS[manner].flatMap((part) => part(played, laid, alone));
  return abreast ? shots.reduce(besideLast, [] as readonly Shot[]) : shots;
};

export const covers = ({ besides = [], step: written }: Shot, step: Step): boolean =>
  [written, ...besides].some((each) => isSameStep(each, step));

/** It is not too late to leave: no damage is shown (D7). */
export const isShotBeforeDamage = ({ kind }: Shot): boolean =>
  ['called', 'consoles', 'page', 'overview', 'quiet'].includes(kind);

/** The shot's number, from 1, and how many there are. Beats run by themselves and are not counted. */
export const countOf = (
  shots: readonly Shot[],
  at: number,
): { readonly now: number; readonly all: number } => {
  const counted = (of: readonly Shot[]): number => of.filter(({ kind }) => kind !== 'beat').length;
  return { now: counted(shots.slice(0, at + 1)), all: counted(shots) };
};

/** What a film has shown of a pairing. */
export interface Seen {
  /** Sides whose pages were open. */
  readonly pages: readonly Side[];
  /** Both scores were shown. */
  readonly scored: boolean;
}

/** Up to and including the shot; nothing before the look-up. */
export const seenOf = (shots: readonly Shot[], at: number, rival: number): Seen => {
  const past = shots.slice(0, at + 1);
  const turned = past.flatMap((shot): readonly Side[] => {
    if (shot.kind === 'overview' || shot.kind === 'quiet') return SIDES;
    if (shot.kind !== 'page' || shot.rival !== rival) return [];
    return shot.side ? [shot.side] : SIDES;
  });
  const last = shots.findLastIndex(
    (shot) => shot.kind === 'scores' || (shot.kind === 'score' && shot.rival === rival),
  );
  const over = past.some(({ kind }) => ['beat', 'marks', 'meaning'].includes(kind));
  return { pages: turned, scored: over || (last >= 0 && last <= at) };
};

/** Seats whose enemies' pages have all been open: their perils are known. */
export const openedSeats = (
  { pairings }: Exchange,
  shots: readonly Shot[],
  at: number,
): readonly number[] => {
  const turned = pairings.map(({ rival }) => ({ rival, pages: seenOf(shots, at, rival).pages }));
  const rivals = turned.flatMap(({ pages: seen, rival }) => (seen.includes('lone') ? rival : []));
  return turned.every(({ pages: seen }) => seen.includes('rival')) ? [0, ...rivals] : rivals;
};
