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
import { isWhole } from '../card/part.ts';
import type { Pilot } from '../card/pilot-card.ts';
import { pilotSkill } from '../card/pilot-card.ts';
import type { Rank } from '../card/rank.ts';
import { rankOf } from '../card/rank.ts';
import { replacementPenalty } from '../acts/replacement.ts';
import type { Settlement } from '../acts/settling.ts';
import { roundsOf } from '../hangar/stockpile.ts';

interface FromTo<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** Something that a game and its settlement have changed. */
export type CardChange =
  | ({
      readonly what:
        | ('victories' | 'experience' | 'left to spend')
        | ('parts in stockpile' | 'games' | 'shutdown' | 'rings');
    } & FromTo<number>)
  | ({ readonly what: 'rank' } & FromTo<Rank>)
  | ({ readonly what: 'skill' | 'penalty'; readonly category: Category } & FromTo<number>)
  | ({ readonly what: 'ammunition' | 'stockpiled'; readonly ammunition: string } & FromTo<number>)
  /** A part of the 'Mech: one put in, from as the other came out of the game; one left hurt, from before it. */
  | ({ readonly what: 'part'; readonly part: PartName } & FromTo<Part>)
  /** What has mended itself: heat sinks, armor (K8). */
  | { readonly what: 'mended'; readonly part: PartName; readonly scar: Scar }
  | ({ readonly what: 'mech' } & FromTo<MechId | null>)
  | { readonly what: 'killed' }
  | { readonly what: 'successor'; readonly pilot: PilotId };

/** What a game and its settlement so far have changed for a pilot: card first, then the 'Mech that flew. */
export const changesFor = (
  settlement: Settlement,
  id: PilotId,
  find: FindBooklet,
): readonly CardChange[] => {
  const { before, after } = settlement;
  const [was, is] = [pilotOf(before, id), pilotOf(after, id)];
  const heir = after.pilots.find((pilot) => pilot.after === id);
  return [
    ...cardChanges(was, is).filter(isChange),
    ...(is.end ? [{ what: 'killed' } as const] : []),
    ...(heir ? [{ what: 'successor', pilot: heir.id } as const] : []),
    ...(was.mech === is.mech ? [] : [{ what: 'mech', before: was.mech, after: is.mech } as const]),
    ...(was.mech !== null && was.mech === is.mech
      ? mechChanges(settlement, was.mech, find).filter(isChange)
      : []),
  ];
};

const isChange = (change: CardChange): boolean =>
  !('before' in change) || change.before !== change.after;

const cardChanges = (was: Pilot, is: Pilot): readonly CardChange[] => {
  const [skills, now] = [pilotSkill(was), pilotSkill(is)];
  const kinds = new Set([...Object.keys(was.rounds), ...Object.keys(is.rounds)]);
  return [
    { what: 'victories', before: was.victories, after: is.victories },
    { what: 'rank', before: rankOf(was), after: rankOf(is) },
    { what: 'experience', before: was.experience, after: is.experience },
    { what: 'left to spend', before: leftToSpend(was), after: leftToSpend(is) },
    ...CATEGORIES.map((category) => ({
      what: 'skill' as const,
      category,
      before: skills[category],
      after: now[category],
    })),
    { what: 'parts in stockpile', before: was.stockpile.length, after: is.stockpile.length },
    ...[...kinds].map((ammunition) => ({
      what: 'stockpiled' as const,
      ammunition,
      before: roundsOf(was.rounds, ammunition),
      after: roundsOf(is.rounds, ammunition),
    })),
  ];
};

const mechChanges = (
  { before, paid, after, game }: Settlement,
  id: MechId,
  find: FindBooklet,
): readonly CardChange[] => {
  const [was, came, is] = [before, paid, after].map((hangar: Hangar) => mechOf(hangar, id)) as [
    Mech,
    Mech,
    Mech,
  ];
  const booklet = mechBooklet(is, find);
  const [start, now] = [replacementPenalty(was), replacementPenalty(is)];
  const stand = game.stand.fighters[fighterPlace(game.muster, { mech: id })];
  return [
    { what: 'games', before: was.games, after: is.games },
    { what: 'shutdown', before: shutdownOf(booklet, was), after: shutdownOf(booklet, is) },
    ...Object.keys(booklet.statCard.ammunition).map((ammunition) => ({
      what: 'ammunition' as const,
      ammunition,
      before: roundsOf(was.ammunition, ammunition),
      after: roundsOf(is.ammunition, ammunition),
    })),
    ...CATEGORIES.map((category) => ({
      what: 'penalty' as const,
      category,
      before: start[category],
      after: now[category],
    })),
    ...came.parts.flatMap((part, place): readonly CardChange[] => {
      const fitted = is.parts[place];
      const isLeft = fitted === part;
      if (!fitted || (isLeft && isWhole(part))) return [];
      const from = isLeft ? sure(was.parts[place]) : part;
      return [{ what: 'part', part: part.name, before: from, after: fitted }];
    }),
    ...(stand?.criticals ?? []).flatMap(({ part, effects, times }): readonly CardChange[] =>
      is.parts.some(({ name }) => name === part)
        ? []
        : [{ what: 'mended', part, scar: { effects, times } }],
    ),
    { what: 'rings', before: was.rings.length, after: is.rings.length },
  ];
};
