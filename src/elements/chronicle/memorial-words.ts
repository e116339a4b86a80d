import type { Game } from '../../rules/campaign/history/game.ts';
import { isMember, fighterPlace } from '../../rules/campaign/history/game.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import type { Day, GameId, MechId, PilotId } from '../../rules/campaign/card/names.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { capital } from '../../rules/words/capital.ts';
import { countedInWords, gamesAndVictories } from '../../rules/words/counted.ts';
import { number } from '../../rules/words/words.ts';
import { shortDay } from '../campaign/day-words.ts';

/** `Three pilots and eleven 'Mechs. A card is never deleted.` */
export const memorialWords = (pilots: number, mechs: number): string =>
  pilots + mechs === 0
    ? "Nobody is remembered yet, and no 'Mech is lost."
    : `${capital(countedInWords(pilots, 'pilot'))} and ${countedInWords(mechs, "'Mech")}. A card is never deleted.`;

/** `12 games, 4½ victories.` */
const flownWords = (pilot: Pilot): string => `${gamesAndVictories(pilot)}.`;

/** `Game 11, 17 Nov: a critical, armor 15, by Ada. 1 game, no victories.` */
export const endWords = (
  pilot: Pilot,
  games: readonly Game[],
  nameOf: (pilot: PilotId) => string,
): string => {
  const { end } = pilot;
  if (!end) return flownWords(pilot);
  if (end.kind === 'retired') return `Retired on ${shortDay(end.on)}. ${flownWords(pilot)}`;
  const at = games.findIndex(({ id }) => id === end.game);
  const game = games[at];
  if (!game) return flownWords(pilot);
  const stand = game.stand.fighters[fighterPlace(game.muster, { pilot: pilot.id })];
  const armor = `armor ${number(stand?.armor ?? 0)}`;
  const cause =
    stand?.killedBy === 'critical'
      ? `a critical, ${armor}`
      : stand?.killedBy === 'heat'
        ? `the heat, ${armor}`
        : armor;
  const victor = game.muster.fighters[stand?.victors[0]?.fighter ?? -1];
  const by = victor ? `, by ${isMember(victor) ? nameOf(victor.pilot) : victor.foe}` : '';
  return `Game ${at + 1}, ${shortDay(game.on)}: ${cause}${by}. ${flownWords(pilot)}`;
};

export type Days = ReadonlyMap<GameId, Day>;
export const daysOf = (games: readonly Game[]): Days =>
  new Map(games.map(({ id, on }) => [id, on]));

/** `lost to Ada, 17 Nov`, `given up, 17 Nov`. */
export const lostMechWords = (
  { fate, id }: Pick<Mech, 'fate' | 'id'>,
  games: readonly Game[],
  { pilots }: Pick<Hangar, 'pilots'>,
): string => {
  if (!fate || fate.kind === 'wreck') return '';
  if (fate.kind !== 'lost') return `${fate.kind}, ${shortDay(fate.on)}`;
  const game = games.find((each) => each.id === fate.game);
  const who = pilots.find((pilot) => pilot.id === fate.to)?.name ?? (game && foeWhoBeat(game, id));
  const how = who === undefined ? 'both sides fell' : `lost to ${who}`;
  return [how, ...(game ? [shortDay(game.on)] : [])].join(', ');
};

const foeWhoBeat = ({ muster, stand }: Game, mech: MechId): string | undefined => {
  const [victor] = stand.fighters[fighterPlace(muster, { mech })]?.victors ?? [];
  const fighter = muster.fighters[victor?.fighter ?? -1];
  return fighter && !isMember(fighter) ? fighter.foe : undefined;
};

/** Newest end first; those of one day in the given order. */
export const lastFirst = <Gone>(
  gone: readonly Gone[],
  days: Days,
  endOf: (one: Gone) => Pilot['end'] | Mech['fate'],
): readonly Gone[] => {
  const dayOf = (end: Pilot['end'] | Mech['fate']): Day =>
    end ? ('game' in end ? (days.get(end.game) ?? '') : end.on) : '';
  return gone
    .map((one) => ({ one, day: dayOf(endOf(one)) }))
    .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
    .map(({ one }) => one);
};
