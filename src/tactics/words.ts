import type { Both, Side } from '../rules/battle/battle.ts';
import { OTHER_SIDE, SIDES } from '../rules/battle/battle.ts';
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
import type { Certain, CertainTurn } from './review/certain.ts';
import type { ForcedWin } from './duel/proof.ts';
import type { RemarkFault } from './pilot/remark.ts';
import type { Label, Reason, ReviewedTurn, Sum } from './review/review.ts';
import type { Seal } from './pilot/seal.ts';

// All that a computer pilot and an analysis say.

/** What each computer pilot is called by rank, and how it plays. */
export const PILOT_WORDS: Readonly<
  Record<GamePilot, { readonly rank: string; readonly manner: string }>
> = {
  Tuck: { rank: 'recruit', manner: 'Charges when in doubt, and seldom looks twice.' },
  Marlow: { rank: 'regular', manner: 'Takes cover and shoots. Overlooks details.' },
  Iris: { rank: 'veteran', manner: 'Keeps its distance, and misses little.' },
  Sable: {
    rank: 'ace',
    manner: 'Makes the fewest mistakes. Calls its likeliest number about two times in three.',
  },
};

/** How many of 100 duels each wins against Sable: 17,666 duels over all 36 pairs of the box; null is Sable itself. */
const WINS: Readonly<Record<GamePilot, number | null>> = {
  Tuck: 12,
  Marlow: 22,
  Iris: 38,
  Sable: null,
};

/** How strong a computer pilot is. */
export const strengthText = (pilot: GamePilot): string =>
  WINS[pilot] === null
    ? 'The measure of the others'
    : `Wins ${WINS[pilot]} of 100 against Sable (all 36 pairs of 'Mechs)`;

/** `Marlow, a computer pilot`. */
export const ofTheGame = (pilot: GamePilot): string => `${pilot}, a computer pilot`;

/** What is shown of a computer pilot as soon as a turn begins. */
export const sealedText = (pilot: string, { digits }: Pick<Seal, 'digits'>): string =>
  `${pilot} has locked in. Its seal is ${digits.slice(0, 4)} ${digits.slice(4)}.`;

/** What is said where a computer pilot gives a duel up. */
export const yieldsText = (pilot: GamePilot): string => `${pilot} thinks this is lost and yields.`;

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

/** The choices that are called something; those that are not sound before those that are. */
const choicesText = (labels: Both<Label | null>, { pilots }: Opponents): string => {
  const { lone, rival } = labels;
  if (lone !== null && lone === rival) return `Two ${lone} choices`;
  const told = SIDES.flatMap((side) => {
    const label = labels[side];
    return label ? [{ label, words: labelled(label, pilots[side]) }] : [];
  });
  const bad = told.filter(({ label }) => label !== 'sound');
  const said = (bad.length > 0 ? bad : told).map(({ words }) => words).join(', ');
  return said === '' ? 'Hard to judge' : said.replace('a', 'A');
};

/** A turn in a line: `Two sound choices, and a guess that favored Ada`. */
export const turnTitle = (
  { isRough, labels, tellsGuess, ledger: { guess } }: ReviewedTurn,
  fought: Opponents,
): string => {
  if (isRough) return 'Roughly judged';
  const favored = fought.pilots[guess > 0 ? 'lone' : 'rival'];
  const told = tellsGuess ? `, and a guess that favored ${favored}` : '';
  return `${choicesText(labels, fought)}${told}`;
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
  const chance = (points: number): string => `${50 + own(points - 50)} %`;
  const change = (points: number): string => `${signed(own(points))} %`;
  const guess = own(ledger.guess);
  const chose = (side: Side): LedgerLine => ({
    words: `${pilots[side]} chose ${nameOf(fought, side, called[side])}`,
    points: change(ledger.choice[side]),
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
      points: change(ledger.guess),
      label: tellsGuess ? `${guess > 0 ? 'lucky' : 'unlucky'} for ${pilots[reader]}` : null,
    },
    { words: 'After the turn', points: chance(ledger.after), label: null },
  ];
};

/** How often somebody does well to call something: `59 %`. */
const oftenText = (often: number): string => {
  const percent = Math.floor(100 * often + 0.5);
  return percent < 1 ? 'less than 1 %' : `${percent} %`;
};

/** What a choice meets with: `Run Back cannot hit, and Marlow's likeliest call, Missile High, hits it.` */
const meetingText = (
  { meeting: { hits, isHit, neverHits }, isLikeliest }: Pick<Reason, 'meeting' | 'isLikeliest'>,
  { enemy, other, own, pilot }: Readonly<Record<'enemy' | 'other' | 'own' | 'pilot', string>>,
): string => {
  const call = `${possessive(enemy)} ${isLikeliest ? `likeliest call, ${other}` : other}`;
  const it = isLikeliest ? `${call},` : call;
  if (neverHits)
    return isHit
      ? `${own} cannot hit, and ${it} hits it.`
      : `${own} cannot hit, whatever ${enemy} calls.`;
  if (isHit) return hits ? `${own} trades hits with ${call}.` : `${it} hits ${own} unanswered.`;
  return hits
    ? `${own} hits ${call}, but leaves ${pilot} worse off.`
    : `${own} does not hit ${call}.`;
};

/** Why a turn went as it did; of a choice that is still open it speaks of now. */
export const reasonText = (
  reason: Reason,
  { called }: Pick<ReviewedTurn, 'called'>,
  fought: Opponents,
  isOpen = false,
): string => {
  const { kind, side, answer, chance, instead } = reason;
  const { pilots } = fought;
  const [pilot, enemy] = [pilots[side], pilots[OTHER_SIDE[side]]];
  const own = nameOf(fought, side, called[side]);
  const other = nameOf(fought, OTHER_SIDE[side], answer);
  switch (kind) {
    case 'choice': {
      const said = meetingText(reason, { enemy, other, own, pilot });
      if (!instead) return said;
      const better = nameOf(fought, side, instead.console);
      return `${said} ${better} ${isOpen ? 'is' : 'was'} ${instead.isSafer ? 'safer' : 'better'}.`;
    }
    case 'guess':
      return `Had ${enemy} called ${other}, ${pilot} would have stood at ${chance} %.`;
  }
};

/** How many good choices are told. */
const MOST_BETTER = 2;

/** The numbers behind a reason: how often the answer is called at best, and what is best against it. */
export const numbersText = (
  { kind, side, answer, answered, chance }: Reason,
  { matrix }: Pick<ReviewedTurn, 'matrix'>,
  fought: Opponents,
): string => {
  const enemy = OTHER_SIDE[side];
  const { pilots } = fought;
  const best = `${pilots[enemy]} does best to call ${nameOf(fought, enemy, answer)} ${oftenText(answered)} of the time`;
  if (kind === 'guess') return `${best}.`;
  const good = matrix.open[side]
    .map((console, place) => ({ console, often: sure(matrix.mixes[side][place]) }))
    .filter((each) => each.often >= 0.005)
    .toSorted((one, other) => other.often - one.often)
    .slice(0, MOST_BETTER)
    .map((each) => `${nameOf(fought, side, each.console)} ${oftenText(each.often)}`);
  return `${best}: ${possessive(pilots[side])} chance is then ${chance} %. Best for ${pilots[side]}: ${listed(good)}.`;
};

/** What one of two lost by choices and gained by guesses. */
export const sumText = ({ lost, guessed }: Sum, pilot: string): string =>
  `${pilot} gave away ${lost.toFixed(1)} % a choice; ${
    guessed === 0
      ? 'luck was even'
      : `luck ${guessed < 0 ? 'cost' : 'gave'} ${pilot} ${Math.abs(guessed)} %`
  }.`;

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
