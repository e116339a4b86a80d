import type { Both, Side } from '../rules/battle/battle.ts';
import { OTHER_SIDE } from '../rules/battle/battle.ts';
import type { Booklet } from '../rules/booklet/booklet.ts';
import type { Maneuver } from '../rules/booklet/stat-card.ts';
import { maneuverAt } from '../rules/booklet/stat-card.ts';
import type { GamePilot } from '../rules/fight/hands.ts';
import { sure } from '../rules/sure.ts';
import { counted } from '../rules/words/counted.ts';
import { grouped } from '../rules/words/language.ts';
import { listed } from '../rules/words/listed.ts';
import { loadText } from '../rules/words/seat-brought.ts';
import { possessive } from '../rules/words/tell.ts';
import { signed } from '../rules/words/words.ts';
import type { Certain, CertainTurn } from './certain.ts';
import type { ForcedWin } from './proof.ts';
import type { RemarkFault } from './remark.ts';
import type { Label, Reason, ReviewedTurn, Sum } from './review.ts';
import type { Seal } from './seal.ts';

// All that a computer pilot and an analysis say.

/** What each computer pilot is called by rank, and how it plays. */
export const PILOT_WORDS: Readonly<
  Record<GamePilot, { readonly rank: string; readonly manner: string }>
> = {
  Tuck: { rank: 'recruit', manner: 'Charges when in doubt, and seldom looks twice.' },
  Marlow: { rank: 'regular', manner: 'Takes cover and shoots. Misses the fine points.' },
  Iris: { rank: 'veteran', manner: 'Keeps its distance, and misses little.' },
  Sable: { rank: 'ace', manner: 'Has no habits: nobody can read its next number.' },
};

/** How many of 100 duels each wins against Sable, as `npm run arena` finds it of 800; null is Sable itself. */
const WINS: Readonly<Record<GamePilot, number | null>> = {
  Tuck: 14,
  Marlow: 25,
  Iris: 42,
  Sable: null,
};

/** How strong a computer pilot is. */
export const strengthText = (pilot: GamePilot): string =>
  WINS[pilot] === null ? 'The measure of the others' : `Wins ${WINS[pilot]} of 100 against Sable`;

/** `Marlow, a computer pilot`. */
export const ofTheGame = (pilot: GamePilot): string => `${pilot}, a computer pilot`;

/** What is shown of a computer pilot as soon as a turn begins. */
export const sealedText = (pilot: string, { digits }: Pick<Seal, 'digits'>): string =>
  `${pilot} has locked in. Its seal is ${digits.slice(0, 4)} ${digits.slice(4)}.`;

/** What a computer pilot says to a draw that it does not want (D14). */
export const refusesText = (pilot: GamePilot): string => `${pilot} wants no draw, and fights on.`;

/** What is said of a seal once the numbers are called. */
export const openedText = (pilot: string, fits: boolean): string =>
  fits
    ? `The seal fits: ${pilot} called what it locked in before you chose.`
    : `The seal does not fit: ${pilot} called something other than it locked in.`;

/** What is said where a seal was shown before seals were kept. */
export const unkeptText = (pilot: string): string =>
  `${pilot} locked in before you chose, but its seal was not kept. This turn cannot be checked.`;

/** Why a remark about computer pilots is left out of a record that is taken in. */
export const REMARK_TROUBLE: Readonly<Record<RemarkFault, string>> = {
  unreadable: 'What it says of its computer pilots cannot be read, and is left out.',
  'nobody there': 'It tells of a computer pilot in a seat that nobody has, which is left out.',
  'no person': 'It says that no person took part, which is left out.',
  seed: 'A seed of its computer pilots does not fit its hash: what it says of them is left out.',
  'no seed':
    'It is over, and a seed of its computer pilots is missing: what it says of them is left out.',
  sum: 'It was changed after it was written down: what it says of its computer pilots is left out.',
  seals: 'The seals of its computer pilots do not fit its turns: what it says of them is left out.',
};

/** Two who fought: their names, and the booklets of their 'Mechs. */
export interface Opponents {
  readonly pilots: Both<string>;
  readonly booklets: Both<Booklet>;
}

const maneuverOf = ({ booklets }: Opponents, side: Side, console: number): Maneuver =>
  sure(maneuverAt(booklets[side].statCard, console));

const nameOf = (fought: Opponents, side: Side, console: number): string =>
  maneuverOf(fought, side, console).name;

/** Where no label is given. */
export const ROUGHLY_JUDGED =
  'Roughly judged: too little is known about these two to call a choice good or bad.';

/** A choice by its label: `a poor choice by Ada`. */
const labelled = (label: Label, pilot: string): string => `a ${label} choice by ${pilot}`;

const choicesText = ({ lone, rival }: Both<Label>, { pilots }: Opponents): string => {
  if (lone === rival) return `Two ${lone} choices`;
  const [one, other] = [labelled(lone, pilots.lone), labelled(rival, pilots.rival)];
  const said = lone === 'sound' ? other : rival === 'sound' ? one : `${one}, ${other}`;
  return said.replace('a', 'A');
};

/** A turn in a line: `Two sound choices, and a guess that favoured Ada`. */
export const turnTitle = (
  { labels: { lone, rival }, tellsGuess, ledger: { guess } }: ReviewedTurn,
  fought: Opponents,
): string => {
  if (!lone || !rival) return 'Roughly judged';
  const favoured = fought.pilots[guess > 0 ? 'lone' : 'rival'];
  const told = tellsGuess ? `, and a guess that favored ${favoured}` : '';
  return `${choicesText({ lone, rival }, fought)}${told}`;
};

/** A line of a ledger: what it is about, and its points. */
export interface LedgerLine {
  readonly words: string;
  readonly points: string;
  readonly label: string | null;
  /** Who chose what, where it is about a choice. */
  readonly chose?: { readonly side: Side; readonly maneuver: Maneuver };
}

/** The ledger of a turn from before to after, as one of two reads it. */
export const ledgerLines = (
  { called, ledger, labels, tellsGuess }: ReviewedTurn,
  fought: Opponents,
  reader: Side,
): readonly LedgerLine[] => {
  const { pilots } = fought;
  const own = (points: number): number => (reader === 'lone' ? points : 0 - points);
  const chance = (points: number): string => String(50 + own(points - 50));
  const guess = own(ledger.guess);
  const chose = (side: Side): LedgerLine => ({
    words: `${pilots[side]} chose ${nameOf(fought, side, called[side])}`,
    points: signed(own(ledger.choice[side])),
    label: labels[side],
    chose: { side, maneuver: maneuverOf(fought, side, called[side]) },
  });
  return [
    {
      words: `${possessive(pilots[reader])} chance before the turn`,
      points: chance(ledger.before),
      label: null,
    },
    chose(reader),
    chose(OTHER_SIDE[reader]),
    {
      words: 'The guess',
      points: signed(guess),
      label: tellsGuess ? `${guess > 0 ? 'lucky' : 'unlucky'} for ${pilots[reader]}` : null,
    },
    { words: 'After the turn', points: chance(ledger.after), label: null },
  ];
};

/**
 * Why the next turn begins at another chance than the one after this: `Turn 6 begins at 47: from there the judgment
 * looks one turn further.`; empty where it is the same.
 */
export const nextText = (
  { ledger: { after } }: Pick<ReviewedTurn, 'ledger'>,
  next: Pick<ReviewedTurn, 'ledger' | 'turn'> | null,
  reader: Side,
): string => {
  if (!next || next.ledger.before === after) return '';
  const { before } = next.ledger;
  const chance = reader === 'lone' ? before : 100 - before;
  return `Turn ${next.turn} begins at ${chance}: from there the judgment looks one turn further.`;
};

/** `should call 26 times in 100`. */
const shouldCall = (often: number): string => {
  const times = Math.floor(100 * often + 0.5);
  if (times === 100) return 'should always call';
  const told = times < 1 ? 'less than once' : times === 1 ? 'once' : `${times} times`;
  return `should call ${told} in 100`;
};

/** Why a turn went as it did, in one sentence. */
export const reasonText = (
  { kind, side, answer, often, chance }: Reason,
  { called }: Pick<ReviewedTurn, 'called'>,
  fought: Opponents,
): string => {
  const { pilots } = fought;
  const enemy = OTHER_SIDE[side];
  const own = nameOf(fought, side, called[side]);
  const other = nameOf(fought, enemy, answer);
  switch (kind) {
    case 'choice':
      return `${own} does worst against ${other}, which ${pilots[enemy]} ${shouldCall(often)}: ${possessive(pilots[side])} chance is then ${chance}.`;
    case 'guess':
      return `Against ${other}, which ${pilots[enemy]} ${shouldCall(often)}, ${possessive(pilots[side])} chance would have been ${chance}.`;
  }
};

/** How many good choices are told. */
const MOST_BETTER = 2;

/** What would have been better where a choice lost points: `Better: Run Forward 78 times in 100, Charge 19`; else empty. */
export const betterText = (
  { kind, side }: Reason,
  { matrix }: Pick<ReviewedTurn, 'matrix'>,
  fought: Opponents,
): string => {
  if (kind === 'guess') return '';
  const good = matrix.open[side]
    .map((console, place) => ({
      console,
      times: Math.round(100 * sure(matrix.mixes[side][place])),
    }))
    .filter(({ times }) => times >= 1)
    .toSorted((one, other) => other.times - one.times)
    .slice(0, MOST_BETTER);
  const told = good.map(({ console, times }, place) => {
    const often = times === 100 ? '' : place === 0 ? ` ${times} times in 100` : ` ${times}`;
    return `${nameOf(fought, side, console)}${often}`;
  });
  return told.length > 0 ? `Better: ${told.join(', ')}.` : '';
};

/** What one of two lost by choices and gained by guesses. */
export const sumText = ({ lost, guessed }: Sum, pilot: string): string =>
  `${pilot}: ${lost.toFixed(1)} points lost per choice, ${signed(guessed)} from guesses.`;

/** Who did better: a tenth of a point per choice, or a point of guesses, tells them apart. */
export const sumsText = (
  sums: Both<Sum>,
  { pilots: { lone, rival } }: Pick<Opponents, 'pilots'>,
): string => {
  const tenths = ({ lost }: Sum): number => Math.floor(10 * lost + 0.5);
  const chose = tenths(sums.rival) - tenths(sums.lone);
  const chooser = chose > 0 ? lone : chose < 0 ? rival : null;
  const { guessed } = sums.lone;
  const guesser = guessed > 0 ? lone : guessed < 0 ? rival : null;
  if (!chooser && !guesser) return 'Both chose and guessed equally well.';
  if (chooser === guesser) return `${chooser} chose better and guessed better.`;
  const choosing = chooser ? `${chooser} chose better` : 'Both chose equally well';
  return `${choosing}, ${guesser ? `${guesser} guessed better` : 'both guessed equally well'}.`;
};

/** A proved win: `Ada wins in 7 turns, whatever Marlow does`. */
export const forcedText = (
  { turns }: Pick<ForcedWin, 'turns'>,
  side: Side,
  { pilots }: Pick<Opponents, 'pilots'>,
): string =>
  `${pilots[side]} wins ${turns === 1 ? 'this turn' : `in ${turns} turns`}, whatever ${pilots[OTHER_SIDE[side]]} does`;

/** What a proof rests on, after so many positions. */
export const provedText = ({ positions }: Pick<ForcedWin, 'positions'>): string =>
  `Every answer was tried, ${grouped(positions)} ${positions === 1 ? 'position' : 'positions'}: it rests on the rules alone, on no estimate.`;

/** Where a proof was looked for in vain. */
export const NOT_PROVED = 'No sure win was found, which does not mean that there is none.';

/** What a win takes of one kind of ammunition: `7 rounds are needed, 8 are left.`; null where it takes none, or several kinds. */
export const roundsText = (line: readonly Pick<CertainTurn, 'rounds'>[]): string | null => {
  const spent = line.flatMap(({ rounds }) => rounds ?? []);
  const [first] = spent;
  if (!first || spent.some(({ ammunition }) => ammunition !== first.ammunition)) return null;
  const needed = spent.length;
  return `${counted(needed, 'round')} ${needed === 1 ? 'is' : 'are'} needed, ${first.left + 1} ${first.left === 0 ? 'is' : 'are'} left.`;
};

const namesOf = (fought: Opponents, side: Side, consoles: readonly number[]): readonly string[] => [
  ...new Set(consoles.map((console) => nameOf(fought, side, console))),
];

/** What is certain, in a sentence. */
export const certainText = (thing: Certain, fought: Opponents): string => {
  const { side } = thing;
  const own = fought.pilots[side];
  const enemy = fought.pilots[OTHER_SIDE[side]];
  switch (thing.kind) {
    case 'forced win':
      return `${forcedText(thing, side, fought)}.`;
    case 'sure hit': {
      const hits = thing.maneuvers.map(
        ({ console, damage }) =>
          `${nameOf(fought, side, console)} (${counted(damage, 'point')} at least)`,
      );
      return `Whatever ${enemy} calls, ${own} hits with ${listed(hits, 'or')}.`;
    }
    case 'sure safety':
      return thing.all
        ? `Whatever ${enemy} calls, nothing hits ${own} this turn.`
        : `Whatever ${enemy} calls, nothing hits ${own} after ${listed(namesOf(fought, side, thing.consoles), 'or')}.`;
    case 'lock': {
      const names = namesOf(fought, side, thing.consoles);
      return `A lock: ${listed(names)} ${names.length > 1 ? 'each hit' : 'hits'} whatever ${enemy} answers, turn after turn, as long as heat and rounds allow it.`;
    }
    case 'last round':
      return `${own} has ${loadText(thing.ammunition, 1)} left, for ${listed(namesOf(fought, side, thing.consoles), 'or')}.`;
  }
};
