import type { FindBooklet } from '../../fight/replay.ts';
import { fighterPlace } from '../history/game.ts';
import { sure } from '../../sure.ts';
import type { Category } from '../../vocabulary.ts';
import { CATEGORIES } from '../../vocabulary.ts';
import { leftToSpend } from '../acts/experience.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { mechBooklet, mechOf, pilotOf } from '../hangar/hangar.ts';
import type { Mech } from '../card/mech.ts';
import { shutdownOf } from '../card/mech.ts';
import type { MechId, PartName, PilotId } from '../card/names.ts';
import type { Part, Scar } from '../card/part.ts';
import type { Pilot } from '../card/pilot-card.ts';
import { pilotSkill } from '../card/pilot-card.ts';
import type { Rank } from '../card/rank.ts';
import { rankOf } from '../card/rank.ts';
import type { Settlement } from '../acts/settling.ts';
import { roundsOf } from '../hangar/stockpile.ts';

/** A value at three moments. */
interface FromTo<Value> {
  /** Before the game. */
  readonly before: Value;
  /** After the fight, with everything that needs no choice. */
  readonly fought: Value;
  /** After the choices so far. */
  readonly after: Value;
}

export type CardChange =
  | ({
      readonly what:
        | ('victories' | 'experience' | 'left to spend')
        | ('parts in stockpile' | 'games' | 'shutdown' | 'rings');
    } & FromTo<number>)
  | ({ readonly what: 'rank' } & FromTo<Rank>)
  | ({ readonly what: 'skill'; readonly category: Category } & FromTo<number>)
  | ({ readonly what: 'ammunition' | 'stockpiled'; readonly ammunition: string } & FromTo<number>)
  /** A part of the 'Mech that was hit or fitted. */
  | ({ readonly what: 'part'; readonly part: PartName } & FromTo<Part>)
  /** Heat sinks or armor, which mend themselves (K8). */
  | { readonly what: 'mended'; readonly part: PartName; readonly scar: Scar }
  | ({ readonly what: 'mech' } & FromTo<MechId | null>)
  | { readonly what: 'killed' }
  | { readonly what: 'successor'; readonly pilot: PilotId };

/** All changes for a pilot so far: the card first, then the 'Mech that flew. */
export const changesFor = (
  settlement: Settlement,
  id: PilotId,
  find: FindBooklet,
): readonly CardChange[] => {
  const { before, paid, after } = settlement;
  const [was, came, is] = [before, paid, after].map((hangar) => pilotOf(hangar, id)) as [
    Pilot,
    Pilot,
    Pilot,
  ];
  const heir = after.pilots.find((pilot) => pilot.after === id);
  return [
    ...cardChanges([was, came, is]).filter(isChange),
    ...(is.end ? [{ what: 'killed' } as const] : []),
    ...(heir ? [{ what: 'successor', pilot: heir.id } as const] : []),
    ...[{ what: 'mech', before: was.mech, fought: came.mech, after: is.mech } as const].filter(
      isChange,
    ),
    ...(was.mech !== null && was.mech === is.mech
      ? mechChanges(settlement, was.mech, find).filter(isChange)
      : []),
  ];
};

/** Whether two values are equal; parts, by their criticals. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isChange = (change: CardChange): boolean =>
  !('before' in change) ||
  !isSame(change.before, change.fought) ||
  !isSame(change.fought, change.after);

const thrice = <Of, Value>(
  [was, came, is]: readonly [Of, Of, Of],
  value: (of: Of) => Value,
): FromTo<Value> => ({ before: value(was), fought: value(came), after: value(is) });

const cardChanges = (pilots: readonly [Pilot, Pilot, Pilot]): readonly CardChange[] => {
  const kinds = new Set(pilots.flatMap(({ rounds }) => Object.keys(rounds)));
  return [
    { what: 'victories', ...thrice(pilots, ({ victories }) => victories) },
    { what: 'rank', ...thrice(pilots, rankOf) },
    { what: 'experience', ...thrice(pilots, ({ experience }) => experience) },
    { what: 'left to spend', ...thrice(pilots, leftToSpend) },
    ...CATEGORIES.map((category) => ({
      what: 'skill' as const,
      category,
      ...thrice(pilots, (pilot) => pilotSkill(pilot)[category]),
    })),
    { what: 'parts in stockpile', ...thrice(pilots, ({ stockpile }) => stockpile.length) },
    ...[...kinds].map((ammunition) => ({
      what: 'stockpiled' as const,
      ammunition,
      ...thrice(pilots, ({ rounds }) => roundsOf(rounds, ammunition)),
    })),
  ];
};

const mechChanges = (
  { before, paid, after, game }: Settlement,
  id: MechId,
  find: FindBooklet,
): readonly CardChange[] => {
  const mechs = [before, paid, after].map((hangar: Hangar) => mechOf(hangar, id)) as [
    Mech,
    Mech,
    Mech,
  ];
  const [was, came, is] = mechs;
  const booklet = mechBooklet(is, find);
  const stand = game.stand.fighters[fighterPlace(game.muster, { mech: id })];
  return [
    { what: 'games', ...thrice(mechs, ({ games }) => games) },
    { what: 'shutdown', ...thrice(mechs, (mech) => shutdownOf(booklet, mech)) },
    ...Object.keys(booklet.statCard.ammunition).map((ammunition) => ({
      what: 'ammunition' as const,
      ammunition,
      ...thrice(mechs, (mech) => roundsOf(mech.ammunition, ammunition)),
    })),
    ...came.parts.map((part, place) => ({
      what: 'part' as const,
      part: part.name,
      before: sure(was.parts[place]),
      fought: part,
      after: sure(is.parts[place]),
    })),
    ...(stand?.criticals ?? []).flatMap(({ part, effects, times }): readonly CardChange[] =>
      is.parts.some(({ name }) => name === part)
        ? []
        : [{ what: 'mended', part, scar: { effects, times } }],
    ),
    { what: 'rings', ...thrice(mechs, ({ rings }) => rings.length) },
  ];
};
