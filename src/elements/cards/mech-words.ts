import { HEAT } from '../../rules/battle/heat.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { gamesOf } from '../../rules/campaign/hangar/hangar.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import { shutdownOf } from '../../rules/campaign/card/mech.ts';
import type { GameId } from '../../rules/campaign/card/names.ts';
import { GAMES_FOR_NEW, priceAfter } from '../../rules/campaign/acts/new-mech.ts';
import type { Part } from '../../rules/campaign/card/part.ts';
import type { Flown } from '../../rules/campaign/chronicle/pilot-history.ts';
import { replacementPenalty } from '../../rules/campaign/acts/replacement.ts';
import { capital } from '../../rules/words/capital.ts';
import { listed } from '../../rules/words/listed.ts';
import { number, sufferedText } from '../../rules/words/words.ts';
import { dayWords } from '../campaign/day-words.ts';
import { wayOut } from './history-words.ts';
import { nameOfPilot, namesOfFighter } from '../../rules/words/hangar-names.ts';

/** Number of a game in the hangar's history, from 1; null if the history has not been read. */
const gameNumber = (hangar: Hangar, game: GameId): number | null => {
  const at = gamesOf(hangar).findIndex(({ id }) => id === game);
  return at < 0 ? null : at + 1;
};

/** `in game 9`; without the number if the history has not been read. */
export const inGame = (hangar: Hangar, game: GameId): string => {
  const which = gameNumber(hangar, game);
  return which === null ? 'in a game' : `in game ${which}`;
};

/** `still flying`, `lost in game 9 to Ada`. */
export const mechFateWords = (hangar: Hangar, { fate }: Pick<Mech, 'fate'>): string => {
  switch (fate?.kind) {
    case undefined:
      return 'still flying';
    case 'lost':
      return `lost ${inGame(hangar, fate.game)}${fate.to === null ? '' : ` to ${nameOfPilot(hangar, fate.to)}`}`;
    case 'given up':
      return `given up for a new one, ${dayWords(fate.on)}`;
    case 'retired':
      return `retired with its pilot, ${dayWords(fate.on)}`;
    case 'wreck':
      return `left by ${fate.foe} ${inGame(hangar, fate.game)}`;
  }
};

/** `Rifleman, Ada Okafor`. */
export const whose = (booklet: Booklet | null, pilot: string): string =>
  [booklet?.mech.name, pilot].filter(Boolean).join(', ');

/** Why a 'Mech has its shutdown number (K4), as sentences. */
export const shutdownReason = (
  booklet: Booklet,
  mech: Pick<Mech, 'games' | 'ammunition'>,
): string => {
  const is = shutdownOf(booklet, mech);
  const { shutdown } = booklet.statCard;
  const why =
    mech.games === 0
      ? `As printed; 1 less with each game.`
      : is === shutdown - mech.games
        ? `${shutdown} when new, 1 less with each game.`
        : `${shutdown} when new; it falls no lower.`;
  return is < HEAT.explosion && Object.keys(mech.ammunition).length > 0
    ? `${why} Below ${HEAT.explosion} its ammunition can no longer explode.`
    : why;
};

export const priceToday = (price: number): string => `${price} t of experience today`;

/** When and at what price a new 'Mech can replace this one (K4). */
export const newOneWords = (booklet: Booklet, mech: Pick<Mech, 'games'>): string => {
  const left = GAMES_FOR_NEW - mech.games;
  return left > 0
    ? `after ${left} more, a new one for ${booklet.mech.cost} t of experience`
    : `a new one for ${priceAfter(mech, booklet)} t of experience, 10 t less with each further game`;
};

/** Effects of a part (K8), one line for each critical. */
export const scarLines = ({ scars }: Pick<Part, 'scars'>): readonly string[] =>
  scars.map(
    ({ effects, times }) =>
      `${sufferedText({ effects }, times)}${times > 1 ? ` (${times} times)` : ''}`,
  );

/** What a 'Mech did in a game: `put out Last Lantern`, `lost`. */
export const mechDid = (hangar: Hangar, { beat, stand, won, game }: Flown): string => {
  const put = (escaped: boolean): string =>
    listed(
      beat
        .filter((each) => (each.stand.out === 'escaped') === escaped)
        .map(({ fighter }) => namesOfFighter(hangar, fighter).mech),
    );
  const done = [
    ...(put(false) ? [`put out ${put(false)}`] : []),
    ...(put(true) ? [`drove off ${put(true)}`] : []),
    ...(stand.out === null ? [] : [stand.out === 'escaped' ? 'escaped' : `lost: ${wayOut(stand)}`]),
  ];
  if (done.length > 0) return done.join(', ');
  if (game.stand.outcome.kind === 'nobody') return 'a draw';
  return won ? 'on the side that won' : 'on the side that lost';
};

/** What this 'Mech replaces, or how it was lost, as sentences; else empty. */
export const replacementWords = (hangar: Hangar, mech: Mech): string => {
  if (mech.fate) return `${capital(mechFateWords(hangar, mech))}.`;
  if (!mech.replacement) return '';
  const pilot = nameOfPilot(hangar, mech.pilot);
  const at = hangar.mechs.findIndex(({ id }) => id === mech.id);
  const before = hangar.mechs.slice(0, at).findLast((each) => each.pilot === mech.pilot);
  const came =
    before?.fate?.kind === 'lost'
      ? `A replacement: ${pilot} lost ${before.name} ${inGame(hangar, before.fate.game)}.`
      : 'A replacement.';
  const worst = Math.max(...Object.values(replacementPenalty(mech)));
  return worst === 0
    ? `${came} All points have been bought back.`
    : `${came} It scores ${number(-mech.replacement.penalty)} with everything until points are bought back.`;
};
