import type { RunningHangar } from '../../../src/offline/hangars/running-hangar.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { stepRule } from '../../../src/rules/campaign/acts/acts.ts';
import { broughtBy, isUsable } from '../../../src/rules/campaign/card/part.ts';
import { fightersOf } from '../../../src/rules/campaign/game/muster.ts';
import type { Hangar } from '../../../src/rules/campaign/hangar/hangar.ts';
import type { Choice } from '../../../src/rules/campaign/history/choice.ts';
import type { FighterStand } from '../../../src/rules/campaign/history/stand.ts';
import type { FightEnded } from '../../../src/rules/fight/fight.ts';
import { nextStep, whyWaits } from '../../../src/rules/campaign/settlement/settlement.ts';
import { sure } from '../../../src/rules/sure.ts';
import {
  cardsOf,
  deadly,
  done,
  mechFlownBy,
  settlementOf,
} from '../../offline/hangars/evenings.ts';
import { rifleman } from '../parts.ts';
import { hurt } from '../settlement/pages.ts';

type Came = Partial<Omit<FighterStand, 'side'>>;

/** A game that is entered by hand: each battle one alone and the rivals, by seat. */
interface Entered {
  readonly pilots: readonly string[];
  readonly outcome: FightEnded;
  readonly came: Readonly<Record<string, Came>>;
  readonly battles?: readonly (readonly number[])[];
}

const out = (how: 'fell' | 'bailed out' | 'escaped', turn: number, by: number, more: Came = {}) =>
  ({
    ...{ out: how, turn, armor: how === 'fell' ? -1 : 9 },
    victors: [{ fighter: by, damage: 30 }],
    ...more,
  }) satisfies Came;
const FEW = { kind: 'win', winner: 'few' } as const;

/** The seven games that are entered; two duels are played before them. */
export const ENTERED: readonly Entered[] = [
  {
    pilots: ['p1', 'p2', 'p3'],
    outcome: FEW,
    came: { p2: out('fell', 9, 0), p3: out('bailed out', 5, 0) },
  },
  {
    pilots: ['p1', 'p4'],
    outcome: FEW,
    came: {
      p1: { criticals: [hurt(rifleman, 'Gyro')], ammunition: { autocannon: 2 } },
      p4: out('bailed out', 9, 0),
    },
  },
  { pilots: ['p1', 'p2'], outcome: { kind: 'nobody' }, came: {} },
  {
    pilots: ['p1', 'p2'],
    outcome: { kind: 'escape', escaped: ['many'] },
    came: { p2: out('escaped', 9, 0) },
  },
  { pilots: ['p3', 'p4'], outcome: FEW, came: { p4: out('fell', 9, 0) } },
  {
    pilots: ['p1', 'p3', 'p2', 'p4'],
    battles: [
      [0, 1],
      [2, 3],
    ],
    outcome: FEW,
    came: { p3: out('fell', 9, 0), p4: out('bailed out', 6, 2) },
  },
  {
    pilots: ['p1', 'p2'],
    outcome: FEW,
    came: {
      p2: out('fell', 9, 0, { killedBy: 'critical', armor: 15, criticals: [deadly(rifleman)] }),
    },
  },
];

export const entered = async (hangar: RunningHangar, game: Entered): Promise<string> => {
  const { pilots, outcome, came } = game;
  const battles = game.battles ?? [pilots.map((_, place) => place)];
  const begun = await hangar.begin(
    {
      options: USUAL_OPTIONS,
      fighters: fightersOf(cardsOf(hangar), pilots),
      battles: battles.map(([lone = 0, ...rivals]) => ({ lone, rivals })),
    },
    'with paper',
  );
  if (begun.kind !== 'done') throw new Error(begun.sentence);
  const fighters = pilots.map((pilot, place): FighterStand => {
    const mech = mechFlownBy(hangar, pilot);
    const { criticals = [], ...rest } = came[pilot] ?? {};
    return {
      side: battles.some(([lone]) => lone === place) ? 'few' : 'many',
      ...{ out: null, turn: null, killedBy: null, armor: 12, victors: [] },
      ammunition: mech.ammunition,
      ...rest,
      criticals: [...broughtBy(mech.parts), ...criticals],
    };
  });
  await done(hangar.playedOnPaper(begun.game, { turns: 9, outcome, fighters }));
  return begun.game;
};

/** Settles all of a page: a part where one picks alone, a replacement for what was lost, nobody in a dead pilot's place. */
export const settled = async (hangar: RunningHangar, game: string): Promise<void> => {
  for (;;) {
    const now = settlementOf(hangar, game);
    const next = now.pilots.find(
      ({ pilot }) => nextStep(now, pilot) !== null && !whyWaits(now, pilot),
    );
    if (!next) return;
    const step = sure(nextStep(now, next.pilot));
    const first: Choice = stepRule(step).first({ hangar: now.after, settlement: now }, next.pilot);
    await done(hangar.choose(game, chosenOf(first, now.after, now.wrecks)));
  }
};

const chosenOf = (
  first: Choice,
  { mechs }: Hangar,
  wrecks: readonly { readonly mech: string; readonly row: readonly string[] }[],
): Choice => {
  if (first.step === 'salvage') {
    const alone = wrecks.find(({ mech }) => mech === first.of)?.row.length === 1;
    const part = mechs.find(({ id }) => id === first.of)?.parts.find(isUsable);
    return { ...first, take: alone && part ? [part.name] : [] };
  }
  if (first.step === 'replacement')
    return { ...first, mech: first.mech && { ...first.mech, name: `Spare ${mechs.length}` } };
  return first.step === 'successor' ? { ...first, successor: null } : first;
};
