import { isFighting } from '../acts/squad.ts';
import { awayFromGames } from '../hangar/open-games.ts';
import type { Entry } from '../../battle/entry.ts';
import { areBattles } from '../../fight/lineup.ts';
import type { Lineup } from '../../fight/lineup.ts';
import type { FightRecord, Entrant } from '../../fight/record.ts';
import { MOST_FIGHTERS, MOST_RIVALS } from '../../fight/record.ts';
import type { FindBooklet } from '../../fight/replay.ts';
import { startsOf } from '../../fight/starts.ts';
import { entryIn } from './brought.ts';
import { checkMission } from './mission.ts';
import type { Member, Muster, OpenGame } from '../history/game.ts';
import { membersOf } from '../history/game.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { flyingPilot, mechOf, mechOfPilot } from '../hangar/hangar.ts';
import type { Hindrance } from '../card/hindrance.ts';
import { hinder, unlessHindered } from '../card/hindrance.ts';
import type { Day, GameId, PilotId } from '../card/names.ts';
import { GAME_ID, isDay } from '../card/names.ts';

export interface Mustered {
  /** In the order of the fighters. */
  readonly entries: readonly Entry[];
  /** The record at its start: editions, and everything not as printed; no moves. */
  readonly record: FightRecord;
}

/** Why a pilot cannot be mustered: remembered, without a 'Mech, or at a game; else null. */
export const whyNotMustered = (hangar: Hangar, pilot: PilotId): Hindrance | null => {
  const found = unlessHindered(() => {
    flyingPilot(hangar, pilot);
    mechOfPilot(hangar, pilot);
    awayFromGames(hangar, [pilot]);
    return {};
  });
  return 'kind' in found ? found : null;
};

export const fightersOf = (hangar: Hangar, pilots: readonly PilotId[]): readonly Member[] =>
  pilots.map((pilot) => ({ pilot, mech: mechOfPilot(hangar, pilot).id }));

/** The entries and the first record of a muster (K2, K4, K8–K10), or why it is not allowed. */
export const mustered = (hangar: Hangar, muster: Muster, find: FindBooklet): Mustered | Hindrance =>
  unlessHindered(() => musterOrHinder(hangar, muster, find));

/** The same, but hinders. */
export const musterOrHinder = (hangar: Hangar, muster: Muster, find: FindBooklet): Mustered => {
  const { fighters, battles, options } = muster;
  checkLineups(battles, fighters.length);
  checkMission(hangar, muster, find);
  for (const { pilot, mech } of membersOf(muster))
    if (mechOf(hangar, mech).id !== flyingPilot(hangar, pilot).mech)
      hinder({ kind: 'mech gone', mech: mechOf(hangar, mech).name });
  const entries = fighters.map((fighter) => entryIn(hangar, fighter, find));
  // A record knows pilots by name.
  for (const [place, { pilot }] of entries.entries())
    if (entries.findIndex((other) => other.pilot === pilot) !== place)
      hinder({ kind: 'twice in a game', pilot });
  return { entries, record: { options, entrants: entries.map(entrantOf), battles, moves: [] } };
};

const checkLineups = (battles: readonly Lineup[], fighters: number): void => {
  const fits =
    areBattles(battles, fighters) &&
    fighters <= MOST_FIGHTERS &&
    battles.every(({ rivals }) => rivals.length <= MOST_RIVALS) &&
    (battles.length > 1 || (battles[0]?.lone === 0 && inOrder(battles[0].rivals)));
  if (!fits) hinder({ kind: 'no lineup' });
};

/** In a single battle seats are in the order of the fighters. */
const inOrder = (rivals: readonly number[]): boolean =>
  rivals.every((rival, place) => rival === place + 1);

const entrantOf = (entry: Entry): Entrant => ({
  booklet: entry.booklet.id,
  edition: entry.booklet.edition,
  pilot: entry.pilot,
  starts: startsOf(entry),
  ...(entry.livery ? { livery: entry.livery } : {}),
});

/** Begins a game: its pilots are in it until its page is closed. */
export const begun = (
  hangar: Hangar,
  { id, on, muster }: { readonly id: GameId; readonly on: Day; readonly muster: Muster },
  find: FindBooklet,
): Hangar | Hindrance =>
  unlessHindered(() => {
    if (!GAME_ID.test(id)) hinder({ kind: 'no id', game: id });
    if (!isDay(on)) hinder({ kind: 'no day' });
    unknownGame(hangar, id);
    awayFromGames(
      hangar,
      membersOf(muster).map(({ pilot }) => pilot),
    );
    oneFight(hangar, muster);
    musterOrHinder(hangar, muster, find);
    const game: OpenGame = { kind: 'game', id, on, muster, record: null, stand: null, choices: [] };
    return { ...hangar, open: [...hangar.open, game] };
  });

/** Hinders if another fight of the contract is not finished. */
export const oneFight = (hangar: Hangar, { mission }: Muster): void => {
  if (mission && isFighting(hangar)) hinder({ kind: 'fight runs' });
};

/** Hinders if the id is taken, so that no page is paid twice. */
export const unknownGame = ({ history, open }: Hangar, id: GameId): void => {
  if ([...history, ...open].some((each) => each.kind === 'game' && each.id === id))
    hinder({ kind: 'game known', game: id });
};
