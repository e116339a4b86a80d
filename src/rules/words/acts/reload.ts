import { isFullLoad } from '../../campaign/acts/reload.ts';
import { flownMech } from '../../campaign/acts/settling.ts';
import type { PilotId } from '../../campaign/card/names.ts';
import type { Rounds } from '../../campaign/card/shapes.ts';
import type { Hangar } from '../../campaign/hangar/hangar.ts';
import { mechOf, pilotOf } from '../../campaign/hangar/hangar.ts';
import { roundsOf } from '../../campaign/hangar/stockpile.ts';
import { listed } from '../listed.ts';
import { loadText } from '../seat-brought.ts';
import type { ActWords } from './act-words.ts';

const ammunitionOf = (hangar: Hangar, pilot: PilotId): Rounds => {
  const { mech } = pilotOf(hangar, pilot);
  return mech === null ? {} : mechOf(hangar, mech).ammunition;
};

/** The difference of two supplies: `4 rounds`; empty if there is none. */
const moreIn = (was: Rounds, is: Rounds): string =>
  listed(
    Object.keys(is).flatMap((kind) => {
      const more = roundsOf(is, kind) - roundsOf(was, kind);
      return more > 0 ? [loadText(kind, more)] : [];
    }),
  );

/** What goes into the 'Mech, from its load and the stockpile. */
const loadedIn = (before: Hangar, after: Hangar, pilot: PilotId): string =>
  moreIn(ammunitionOf(before, pilot), ammunitionOf(after, pilot));

/** The result: `4 rounds loaded`, `3 missiles to the stockpile`; empty if there is none. */
const cameOf = (before: Hangar, after: Hangar, pilot: PilotId): string => {
  const loaded = loadedIn(before, after, pilot);
  const stored = moreIn(pilotOf(before, pilot).rounds, pilotOf(after, pilot).rounds);
  return [
    ...(loaded === '' ? [] : [`${loaded} loaded`]),
    ...(stored === '' ? [] : [`${stored} to the stockpile`]),
  ].join(', ');
};

const loadWords = (games: number): string => (isFullLoad(games) ? 'a full load' : 'half a load');

export const reload: ActWords<'reload'> = {
  name: 'Reload',
  asks: () => 'Load from the stockpile',
  aside: (settlement, pilot) => (isFullLoad(flownMech(settlement, pilot).games) ? 'full' : 'half'),
  later: (settlement, pilot) => {
    const { games, name } = flownMech(settlement, pilot);
    return `${loadWords(games)} after game ${games} of ${name}`;
  },
  does: ({ pilot }, { hangar, settlement }, after) => {
    const loaded = after ? loadedIn(hangar, after, pilot) : '';
    if (loaded !== '') return `Load ${loaded}`;
    return settlement ? 'Go on' : 'Load nothing';
  },
  done: ([choice], before, after) =>
    (choice && cameOf(before.after, after.after, choice.pilot)) || 'nothing to load',
  said: ({ pilot }, { hangar }, after) => `${cameOf(hangar, after, pilot) || 'Nothing is loaded'}.`,
};

export const reloadForm = {
  none: (booklet: string): string => `The ${booklet} fires no ammunition.`,
  ignored: (games: number, mech: string): string =>
    `Ammunition was ignored in this game, so there is no load. It counts as game ${games} of ${mech}.`,
  load: (games: number, mech: string, isLeftOver: boolean): string =>
    `Game ${games} of ${mech}: ${loadWords(games)}.${isLeftOver ? '' : ' Nothing was left over.'}`,
  excess: 'Rounds that do not fit',
  ways: (points: string) =>
    [
      ['stockpiled', 'To the stockpile', points],
      ['left', 'Leave it behind', 'it is lost'],
    ] as const,
  fromStockpile: (kind: string): string => `${kind} from the stockpile`,
} as const;
