import type { ChoiceOf } from '../history/choice.ts';
import type { Game } from '../history/game.ts';
import { isMember, membersOf } from '../history/game.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { mechOf, withMech } from '../hangar/hangar.ts';
import type { PartHindrance } from '../card/hindrance.ts';
import { hinder } from '../card/hindrance.ts';
import { wreckId } from '../card/names.ts';
import type { MechId, PartName, PilotId } from '../card/names.ts';
import type { Part } from '../card/part.ts';
import { isUsable, whyUnusable } from '../card/part.ts';
import { isLost } from '../history/stand.ts';
import { fieldOf } from '../history/stand.ts';
import { stockpiled } from '../hangar/stockpile.ts';
import type { StepRule } from './act.ts';
import type { Settlement, Wreck } from './settling.ts';

/** A part of a wreck, and why it is no salvage; null if it is (K5). */
export interface Salvage {
  readonly part: Part;
  readonly shut: PartHindrance | null;
}

/** The pilots who salvage: the winners still in; if all of them got away, those (K5, B1). */
export const salvagersOf = ({
  stand,
  muster,
}: Pick<Game, 'stand' | 'muster'>): readonly PilotId[] => {
  const field = fieldOf(stand);
  const of = (meant: null | 'escaped'): readonly PilotId[] =>
    membersOf(muster).flatMap(({ pilot, place }) => {
      const fighter = stand.fighters[place];
      return fighter?.side === field && fighter.out === meant ? [pilot] : [];
    });
  const standing = of(null);
  return standing.length > 0 ? standing : of('escaped');
};

/** The wrecks salvaged after a game (K5), in the order of the muster: 'Mechs of the side that does
 *  not hold the field, foes' too (K13). Several pilots pick one part each in turn, first the one
 *  with the victory, then in the order of the muster. */
export const wrecksOf = (game: Pick<Game, 'id' | 'stand' | 'muster'>): readonly Wreck[] => {
  const { stand, muster } = game;
  const salvagers = salvagersOf(game);
  if (salvagers.length === 0) return [];
  return muster.fighters.flatMap((who, place): readonly Wreck[] => {
    const fighter = stand.fighters[place];
    if (!fighter || !isLost(fighter) || fighter.side === fieldOf(stand)) return [];
    const [victor] = fighter.victors;
    const winner = membersOf(muster).find((each) => each.place === victor?.fighter);
    const from = Math.max(0, winner ? salvagers.indexOf(winner.pilot) : 0);
    const mech = isMember(who) ? who.mech : wreckId(game.id, place);
    return [{ mech, row: [...salvagers.slice(from), ...salvagers.slice(0, from)] }];
  });
};

export const partsOfWreck = (hangar: Hangar, { mech }: Pick<Wreck, 'mech'>): readonly Salvage[] =>
  mechOf(hangar, mech).parts.map((part) => ({ part, shut: whyUnusable(part) }));

/** The first wreck that somebody still picks from; null at the end. */
export const nextWreck = (hangar: Hangar, wrecks: readonly Wreck[]): Wreck | null =>
  wrecks.find((wreck) => wreck.row.length > 0 && mechOf(hangar, wreck.mech).parts.some(isUsable)) ??
  null;

/** K5: a pilot takes parts of a wreck; an empty list ends the picking. Gives the wrecks afterwards. */
const salvaged = (
  hangar: Hangar,
  wrecks: readonly Wreck[],
  {
    pilot,
    of,
    take,
  }: { readonly pilot: PilotId; readonly of: MechId; readonly take: readonly PartName[] },
): readonly [Hangar, readonly Wreck[]] => {
  const wreck = nextWreck(hangar, wrecks);
  if (!wreck || wreck.mech !== of) return hinder({ kind: 'other wreck', mech: of });
  const [next = pilot, ...others] = wreck.row;
  if (next !== pilot) hinder({ kind: 'salvage in turn', waitsFor: next });
  if (take.length > 1 && others.length > 0) hinder({ kind: 'one part in turn' });
  const { parts } = mechOf(hangar, of);
  const taken = take.map(
    (name) =>
      parts.find((part) => part.name === name) ?? hinder({ kind: 'no such part', part: name, of }),
  );
  const again = taken.find((part, place) => taken.indexOf(part) !== place);
  if (again) hinder({ kind: 'no such part', part: again.name, of });
  for (const part of taken) {
    const shut = whyUnusable(part);
    if (shut) hinder(shut);
  }
  const row = take.length === 0 || others.length === 0 ? others : [...others, pilot];
  return [
    stockpiled(
      withMech(hangar, of, { parts: parts.filter((part) => !taken.includes(part)) }),
      pilot,
      taken,
    ),
    wrecks.map((each) => (each === wreck ? { ...each, row } : each)),
  ];
};

const picksYet = (hangar: Hangar, wrecks: readonly Wreck[], id: PilotId): boolean =>
  wrecks.some((wreck) => wreck.row.includes(id) && nextWreck(hangar, [wreck]) !== null);

/** Winners pick parts of beaten 'Mechs (K5). */
export const salvage: StepRule<'salvage'> = {
  came: ['stands', 'escaped'],
  has: (game, pilot) => wrecksOf(game).some(({ row }) => row.includes(pilot)),
  isOpen: ({ after, wrecks }, pilot) => picksYet(after, wrecks, pilot),
  isRepeated: true,
  first: ({ hangar, settlement }, pilot) => {
    const of = nextWreck(hangar, settlement?.wrecks ?? [])?.mech ?? '';
    return { step: 'salvage', pilot, of, take: [] };
  },
  onPage: (settlement, choice) => {
    const [after, wrecks] = salvaged(settlement.after, settlement.wrecks, choice);
    return { ...settlement, after, wrecks };
  },
  deeds: () => [],
};

/** Whether several pick from a wreck, one part each in turn. */
export const isInTurn = ({ wrecks }: Pick<Settlement, 'wrecks'>, mech: MechId): boolean =>
  (wrecks.find((wreck) => wreck.mech === mech)?.row.length ?? 0) > 1;

export const hasTaken = (
  { game }: Pick<Settlement, 'game'>,
  { pilot, of }: ChoiceOf<'salvage'>,
): boolean =>
  game.choices.some(
    (each) =>
      each.step === 'salvage' && each.pilot === pilot && each.of === of && each.take.length > 0,
  );
