import type { Battle, Screens, Side } from '../../rules/battle/battle.ts';
import { SIDES, seatOf } from '../../rules/battle/battle.ts';
import type { Deed } from '../../rules/battle/deed.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Incident } from '../../rules/battle/incident.ts';
import { sure } from '../../rules/sure.ts';
import type { Named } from '../../rules/words/tell.ts';
import { outcomeText, tell } from '../../rules/words/tell.ts';
import type { Wear } from '../../rules/words/wear.ts';
import { wearOf } from '../../rules/words/wear.ts';

/** What an exchange is told from: the battle before the turn, what the turn did, and who is who. */
export interface Told {
  readonly battle: Battle;
  readonly played: Exchange;
  readonly names: readonly Named[];
}

/** The side that sits across. */
export const otherSide = (side: Side): Side => (side === 'lone' ? 'rival' : 'lone');

/** The seat of a side in a duel: 0 or 1. */
export const seatNumber = (side: Side): number => SIDES.indexOf(side);

/** What one side saw and did. */
export const deedOf = ({ played }: Told, side: Side): Deed => sure(played.pairings[0]).deeds[side];

/** What both sides of a duel saw last. */
export const lastScreens = (battle: Battle, exchanges: readonly Exchange[]): Screens | null => {
  const deeds = exchanges.findLast(({ pairings }) => pairings.length > 0)?.pairings[0]?.deeds;
  return deeds
    ? { lone: deeds.lone.sees.screen, rival: deeds.rival.sees.screen }
    : (battle.pairings[0]?.sees ?? null);
};

/** What one can see of what a seat has suffered. */
export const wornIn = (battle: Battle, seat: number): Wear | null => wearOf(seatOf(battle, seat));

/** An incident of one kind. */
export type Of<Kind extends Incident['kind']> = Extract<Incident, { kind: Kind }>;

/** The first incident of a kind that a seat brought about, if there is one. */
export const incidentOf = <Kind extends Incident['kind']>(
  { played }: Told,
  kind: Kind,
  seat: number,
): Of<Kind> | undefined =>
  played.incidents.find(
    (incident): incident is Of<Kind> =>
      incident.kind === kind && 'seat' in incident && incident.seat === seat,
  );

/** How a battle ended, for the last step. */
export const endedWords = ({ played, names }: Told): string => {
  const { outcome } = played.battle;
  if (!outcome) return '';
  const { title, by } = outcomeText(outcome, names);
  return `${title}: ${by}.`;
};

/** The steps of an exchange: 1 called, 2 look up, 3 leave or stay, 4 and 5 score, 6 marks. */
export const stepsOf = (told: Told): readonly number[] => {
  const { incidents } = told.played;
  const scored = (seat: number): boolean =>
    incidents.some((incident) => incident.kind === 'scored' && incident.seat === seat);
  return [1, 2, 3, ...(scored(0) ? [4] : []), ...(scored(1) ? [5] : []), 6];
};

/** What is marked on the cards when a turn is over (step 6). */
export const MARKED: readonly Incident['kind'][] = [
  'not scored',
  'heated',
  'spent',
  'harmed',
  'warmed',
  'exploded',
  'pilot killed',
  'shut down',
  'started up',
  'fell',
];

/** What is said aloud at a step. */
export const stepWords = (told: Told, step: number): string => {
  const kinds: Readonly<Record<number, readonly Incident['kind'][]>> = {
    1: ['called'],
    2: ['looked up'],
    3: ['looked up'],
    4: ['scored', 'critical'],
    5: ['scored', 'critical'],
    6: [...MARKED, 'status', 'ended'],
  };
  const seat = step === 2 || step === 4 ? 0 : step === 3 || step === 5 ? 1 : null;
  return told.played.incidents
    .filter(
      (incident) =>
        kinds[step]?.includes(incident.kind) &&
        (seat === null || ('seat' in incident && incident.seat === seat)),
    )
    .map((incident) =>
      tell(incident, told.names)
        .map((piece) => (typeof piece === 'string' ? piece : piece.word))
        .join(''),
    )
    .join(' ');
};
