import type { HangarHead } from '../../offline/hangars/hangars.ts';
import type { Condition } from '../../rules/campaign/acts/condition.ts';
import type { OpenGame } from '../../rules/campaign/history/game.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { pilotOf } from '../../rules/campaign/hangar/hangar.ts';
import { isHindrance } from '../../rules/campaign/card/hindrance.ts';
import { openPage } from '../../rules/campaign/settlement/page.ts';
import { unsettled } from '../../rules/campaign/settlement/settlement.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { capital } from '../../rules/words/capital.ts';
import { counted, countedInWords } from '../../rules/words/counted.ts';
import { inWords } from '../../rules/words/in-words.ts';
import { listed } from '../../rules/words/listed.ts';
import { namesOfFighter } from '../../rules/words/hangar-names.ts';
import { membersOf } from '../../rules/campaign/history/game.ts';
import { dayWords } from '../campaign/day-words.ts';

/** `Eleven games since 6 October. Six pilots fly; three are remembered.` */
export const hangarSentence = (
  { founding, pilots }: Pick<Hangar, 'founding' | 'pilots'>,
  games: number,
): string => {
  const flying = pilots.filter(({ end }) => end === null).length;
  const since =
    games === 0
      ? `Founded on ${dayWords(founding.on)}`
      : `${capital(countedInWords(games, 'game'))} since ${dayWords(founding.on)}`;
  return `${since}. ${pilotsWords(flying, pilots.length - flying)}`;
};

const pilotsWords = (flying: number, remembered: number): string => {
  const fly = `${capital(countedInWords(flying, 'pilot'))} ${flying === 1 ? 'flies' : 'fly'}`;
  return remembered === 0
    ? `${fly}.`
    : `${fly}; ${inWords(remembered)} ${remembered === 1 ? 'is' : 'are'} remembered.`;
};

/** `11 games. Six pilots fly; three are remembered. One game lies open.` */
export const headWords = ({ flying, games, open, remembered }: HangarHead): string =>
  [
    `${capital(countedInWords(games, 'game'))}.`,
    pilotsWords(flying, remembered),
    ...(open > 0
      ? [`${capital(countedInWords(open, 'game'))} ${open === 1 ? 'lies' : 'lie'} open.`]
      : []),
  ].join(' ');

export const badgeWords = (condition: Condition): string => {
  switch (condition.kind) {
    case 'without mech':
      return "without a 'Mech";
    case 'replacement':
      return `−${condition.penalty} replacement`;
    case 'hurt':
      return condition.parts === 1 ? '1 part hurt' : `${condition.parts} parts hurt`;
    case 'new':
    case 'whole':
      return condition.kind;
  }
};

/** `Ada against Finn`. */
export const againstWords = (hangar: Hangar, { muster }: OpenGame): string => {
  const nameAt = (place: number): string => {
    const fighter = muster.fighters[place];
    return fighter ? namesOfFighter(hangar, fighter).pilot : '';
  };
  return listed(
    muster.battles.map(
      ({ lone, rivals }) => `${nameAt(lone)} against ${listed(rivals.map(nameAt))}`,
    ),
  );
};

/** `Ada has settled, Finn has not`; null while it is played. */
export const settledWords = (
  hangar: Hangar,
  { id, muster, stand }: OpenGame,
  find: FindBooklet,
): string | null => {
  if (!stand) return null;
  const page = openPage(hangar, id, find);
  if (isHindrance(page))
    return page.kind === 'impossible'
      ? 'its result has to be entered again'
      : 'its page cannot be read';
  const names = (pilots: readonly string[]): string =>
    listed(pilots.map((pilot) => pilotOf(hangar, pilot).name));
  const missing = unsettled(page.settlement);
  const all = membersOf(muster).map(({ pilot }) => pilot);
  const done = all.filter((pilot) => !missing.includes(pilot));
  if (missing.length === 0) return 'everybody has settled; its page can be closed';
  if (done.length === 0) return 'nobody has settled yet';
  return `${names(done)} ${done.length === 1 ? 'has' : 'have'} settled, ${names(missing)} ${missing.length === 1 ? 'has' : 'have'} not`;
};

/** `9 pilots, 17 'Mechs, 108 parts, 11 games`. */
export const contentWords = ({ pilots, mechs }: Hangar, games: number): string => {
  const parts = pilots.reduce((sum, { stockpile }) => sum + stockpile.length, 0);
  return [
    counted(pilots.length, 'pilot'),
    counted(mechs.length, "'Mech"),
    counted(parts, 'part'),
    counted(games, 'game'),
  ].join(', ');
};

/** `The last two games are not backed up.` */
export const unsavedWords = (games: number, unsaved: number): string => {
  if (games === 0) return 'There is no game to back up yet.';
  if (unsaved === 0) return 'Backed up to the last game.';
  if (unsaved >= games) return 'Never backed up.';
  return unsaved === 1
    ? 'The last game is not backed up.'
    : `The last ${inWords(unsaved)} games are not backed up.`;
};

/** `Five games of this hangar are not backed up.` */
export const reminderWords = (unsaved: number): string =>
  `${capital(countedInWords(unsaved, 'game'))} of this hangar ${unsaved === 1 ? 'is' : 'are'} not backed up.`;

/** `8 games not backed up.` */
export const unsavedCount = (unsaved: number): string =>
  `${counted(unsaved, 'game')} not backed up.`;

export const HANGAR_WORDS = {
  contract: 'missions against pilots of the game; one pilot is enough',
  onDay: (day: number, mission = 'on the road'): string => `day ${day}: ${mission}`,
  saveFile: 'Save the file',
  pilotsName: "The pilot's name",
  printAll: 'Print all pilots',
  file: "One file holds everything: pilots, 'Mechs, stockpiles, the chronicle and the record of every game.",
  savedUnnoted: (file: string, why: string): string =>
    `${file} is saved, but the hangar could not note it. ${why}`,
  whatItIs:
    "A hangar is a campaign: 'Mechs keep their scars and rings, pilots their rank, over as many games and weeks as you like.",
  scarred: 'Salt Wife',
  scarredNote: 'Hunchback · 3 victories',
  besides: 'Duels outside a hangar stay as they are: nothing carries over.',
  inPlace: 'Successor of (inherits the stockpile)',
  called: 'Its name',
  firstPilot: 'Add the first pilot',
  restore: 'Restore a hangar from its file',
  /** Installed on the home screen, in Safari. */
  copyApart:
    'Viewscreen on the home screen keeps hangars of its own. One you started in the browser is still there: open Viewscreen in the browser, back the hangar up to a file, and restore it here.',
  firstGame: 'no games yet',
  noRings: "no rings on this 'Mech yet",
  noExperience: 'no experience',
  saveFirst: 'Save its file first',
  remove: 'Remove it for good',
  lost: (content: string): string =>
    `This would be lost for good: ${content}. Its duels and fights stay under Records, outside any hangar.`,
  needsOne: "A game needs a pilot who has a 'Mech and is not in another game.",
  staysYours: 'What this browser keeps can be lost; a file stays yours.',
  anyName: 'any name, any booklet on the shelf',
  noneFree: 'nobody is free',
  oneIsEnough: 'One pilot is enough: muster a game, and a stranger flies against you.',
  calledOff: (number: number): string => `Game ${number} is called off.`,
  callOff: (number: number): string => `Call it off… game ${number}`,
  neverWas:
    'As if it had never been played: no wear, no rounds, no experience, no damage. What was played stays under Records, outside the hangar.',
  goOn: (number: number): string => `Go on with game ${number}`,
  tooLarge: (most: number): string => `This is too large for a hangar: over ${most} megabytes.`,
  unreadable: 'This file cannot be read.',
  unchecked: 'It could not be checked: part of the game did not load. Try again.',
  notRestored: 'It cannot be restored.',
  sound: (name: string, games: string, day: string): string =>
    `${name}: ${games}, to ${day}. The file is sound.`,
  sheetsCome: (names: readonly string[]): string =>
    names.length === 1
      ? `The ${listed(names)} comes onto the shelf too, with its sheet.`
      : `The ${listed(names)} come onto the shelf too, with their sheets.`,
  sheetsLost: (names: readonly string[]): string =>
    names.length === 1
      ? `The sheet of the ${listed(names)} cannot be read and is left out.`
      : `The sheets of the ${listed(names)} cannot be read and are left out.`,
  hereAlready: 'The same hangar is here already',
  beside: "the file's hangar is added next to this one",
  copyFirst: (lost: string): string => `${lost} A copy is saved as a file first.`,
  nothingLost: 'Nothing would be lost.',
  copyAndReplace: 'Save a copy and replace',
  notReplaced: (why: string): string => `${why} Nothing was replaced.`,
} as const;
