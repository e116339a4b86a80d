import type { Fighter } from '../history/game.ts';
import { isMember } from '../history/game.ts';
import type { Founding } from '../history/founding.ts';
import type { Booklet } from '../../booklet/booklet.ts';
import type { FindBooklet } from '../../fight/replay.ts';
import type { Deed } from '../history/deed.ts';
import type { Contract } from '../contract/state.ts';
import type { Game, OpenGame } from '../history/game.ts';
import { hinder } from '../card/hindrance.ts';
import type { Mech, MechWords, Replacement } from '../card/mech.ts';
import { newMech } from '../card/mech.ts';
import type { MechId, PilotId } from '../card/names.ts';
import type { Part } from '../card/part.ts';
import type { Pilot } from '../card/pilot-card.ts';
import { checkMechWords } from '../card/mech.ts';

/** Flying and remembered. */
export const MOST_PILOTS = 400;

/** A hangar: plain data. Pilots, 'Mechs and scrap are what its founding and history fold to
 *  (`fold.ts`); the open games come on top. */
export interface Hangar {
  readonly founding: Founding;
  /** Everybody who ever flew, in the order of enlisting. */
  readonly pilots: readonly Pilot[];
  /** All there ever were, in the order of arrival. */
  readonly mechs: readonly Mech[];
  /** Parts taken out that are no salvage any more. */
  readonly scrap: readonly Part[];
  /** Closed games, and deeds between games, oldest first. */
  readonly history: readonly (Deed | Game)[];
  /** Games being played or settled. */
  readonly open: readonly OpenGame[];
  /** The contract that runs, or the last one; absent if there was none. */
  readonly contract?: Contract;
}

export const foundHangar = (founding: Founding): Hangar => ({
  founding,
  pilots: [],
  mechs: [],
  scrap: [],
  history: [],
  open: [],
});

/** The closed games of a hangar, oldest first. */
export const gamesOf = ({ history }: Pick<Hangar, 'history'>): readonly Game[] =>
  history.filter((each): each is Game => each.kind === 'game');

/** Hinders if there is none. */
export const pilotOf = ({ pilots }: Pick<Hangar, 'pilots'>, id: PilotId): Pilot =>
  pilots.find((pilot) => pilot.id === id) ?? hinder({ kind: 'no pilot', pilot: id });

/** Hinders if there is none. */
export const mechOf = ({ mechs }: Pick<Hangar, 'mechs'>, id: MechId): Mech =>
  mechs.find((mech) => mech.id === id) ?? hinder({ kind: 'no mech', mech: id });

/** Hinders if the pilot is remembered. */
export const flyingPilot = (hangar: Pick<Hangar, 'pilots'>, id: PilotId): Pilot => {
  const pilot = pilotOf(hangar, id);
  return pilot.end ? hinder({ kind: 'remembered', pilot: pilot.name }) : pilot;
};

/** The 'Mech that a pilot flies. Hinders if there is none. */
export const mechOfPilot = (hangar: Pick<Hangar, 'pilots' | 'mechs'>, id: PilotId): Mech => {
  const { mech, name } = pilotOf(hangar, id);
  return mech === null ? hinder({ kind: 'without mech', pilot: name }) : mechOf(hangar, mech);
};

/** The booklet of a 'Mech, in its edition. Hinders if there is none. */
export const mechBooklet = (
  { booklet, edition }: Pick<MechWords, 'booklet' | 'edition'>,
  find: FindBooklet,
): Booklet => find(booklet, edition) ?? hinder({ kind: 'no booklet', booklet, edition });

export const fighterBooklet = (
  hangar: Pick<Hangar, 'mechs'>,
  fighter: Fighter,
  find: FindBooklet,
): Booklet => mechBooklet(isMember(fighter) ? mechOf(hangar, fighter.mech) : fighter, find);

export const withPilot = (hangar: Hangar, id: PilotId, changed: Partial<Pilot>): Hangar => ({
  ...hangar,
  pilots: hangar.pilots.map((pilot) => (pilot.id === id ? { ...pilot, ...changed } : pilot)),
});

export const withMech = (hangar: Hangar, id: MechId, changed: Partial<Mech>): Hangar => ({
  ...hangar,
  mechs: hangar.mechs.map((mech) => (mech.id === id ? { ...mech, ...changed } : mech)),
});

export const withNewMech = (
  hangar: Hangar,
  pilot: PilotId,
  words: MechWords,
  replacement: Replacement | null,
  find: FindBooklet,
): Hangar => {
  checkMechWords(words);
  const own = hangar.mechs.filter(({ fate }) => fate?.kind !== 'wreck');
  const id = `m${own.length + 1}`;
  const mech = newMech(mechBooklet(words, find), { id, pilot, replacement }, words);
  return withPilot({ ...hangar, mechs: [...hangar.mechs, mech] }, pilot, { mech: id });
};
