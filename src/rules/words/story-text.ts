import type { Game } from '../campaign/history/game.ts';
import type { Headline, Story } from '../campaign/chronicle/headline.ts';
import type { LastBlow } from '../campaign/chronicle/replayed-game.ts';
import type { FighterStand } from '../campaign/history/stand.ts';
import { fieldOf } from '../campaign/history/stand.ts';
import { sure } from '../sure.ts';
import { listed } from './listed.ts';
import type { Named } from './tell.ts';
import { possessive, roundOf } from './tell.ts';
import { number } from './words.ts';
import { capital } from './capital.ts';
import { countedInWords } from './counted.ts';
import type { Mark } from '../campaign/chronicle/marks.ts';
import type { MechId } from '../campaign/card/names.ts';
import { CATEGORY_NAMES } from '../vocabulary.ts';
import type { NameOf } from './hindrance-text.ts';
import { inWords } from './in-words.ts';
import type { LastMission } from '../campaign/contract/state.ts';

/** `names` are by fighter: the pilot's, and what the 'Mech is called. */
export const headlineText = (headline: Headline, names: readonly Named[]): string => {
  const who = (fighter: number): Named => sure(names[fighter]);
  switch (headline.kind) {
    case 'killed by a critical':
      return headline.part === null
        ? `${who(headline.fighter).pilot} is killed at the controls`
        : `Through the ${headline.part.toLowerCase()}`;
    case 'killed by heat':
      return `Too hot in ${who(headline.fighter).mech}`;
    case 'explosion':
      return `By its own ${roundOf(headline.ammunition)}s`;
    case 'deadly':
      return `Nothing left of ${who(headline.fighter).mech}`;
    case 'bail-out':
      return `${who(headline.fighter).pilot} does not wait`;
    case 'escape':
      return `${who(headline.fighter).pilot} gets away`;
    case 'narrow':
      return `${capital(countedInWords(headline.armor, 'point'))} of armor`;
    case 'revenge':
      return `${who(headline.fighter).pilot} gets even`;
    case 'back again':
      return `${who(headline.fighter).pilot} turns up again`;
    case 'first victory':
      return `${possessive(who(headline.fighter).pilot)} first victory`;
    case 'long':
      return `A long fight: ${headline.turns} turns`;
    case 'short':
    case 'turns':
      return capital(countedInWords(headline.turns, 'turn'));
  }
};

/** The two sentences of a game's story. `blows` and `names` are by fighter. */
export const storyText = (
  { stand }: Game,
  { about, victor }: Story,
  blows: readonly (LastBlow | null)[],
  names: readonly Named[],
): string => {
  const fallen = sure(stand.fighters[about]);
  const first = endOf(fallen, sure(names[about]), blows[about] ?? null, names);
  return `${first ?? `After ${number(stand.turns)} ${stand.turns === 1 ? 'turn' : 'turns'} nobody wins.`} ${afterwards(stand.fighters, about, victor, names)}`;
};

/** How a fighter went out; null if none did. */
const endOf = (
  { out, turn, armor, killedBy }: FighterStand,
  { pilot, mech }: Named,
  blow: LastBlow | null,
  names: readonly Named[],
): string | null => {
  const when = `in turn ${turn ?? 0}`;
  const shot = blow && `${possessive(sure(names[blow.by]).pilot)} ${blow.maneuver}`;
  const page = blow && `view screen ${blow.screen}${blow.letter ? `, letter ${blow.letter},` : ''}`;
  switch (out) {
    case null:
      return null;
    case 'escaped':
      return `${pilot} escapes with ${mech} ${when}, with armor ${number(armor)} left.`;
    case 'bailed out':
      return `${blow && page ? `${capital(page).replace(/,$/, '')}${blow.heat > 0 ? `, and heat ${blow.heat}` : ''}: ` : ''}${pilot} bails out of ${mech} ${when}, with armor ${number(armor)} left.`;
    case 'fell':
      if (killedBy === 'heat')
        return `${blow ? `Heat ${blow.heat}` : 'The heat'} kills ${pilot} ${when}.`;
      if (killedBy === 'critical')
        return shot && page
          ? `${shot} finds ${page} ${when}.`
          : `A critical kills ${pilot} ${when}.`;
      if (blow?.exploded)
        return `${capital(when)}, at heat ${blow.heat}, ${mech} explodes: armor ${number(armor)}.`;
      return shot && blow.damage > 0
        ? `${shot} does ${blow.damage} damage ${when}: ${mech} is out with armor ${number(armor)}.`
        : `${mech} is out ${when} with armor ${number(armor)}.`;
  }
};

/** What is left after the game. */
const afterwards = (
  fighters: readonly FighterStand[],
  about: number,
  victor: number | null,
  names: readonly Named[],
): string => {
  const { out, armor, killedBy } = sure(fighters[about]);
  const { pilot, mech } = sure(names[about]);
  if (killedBy === 'critical' || killedBy === 'heat')
    return armor > 0
      ? `${mech} still had armor ${number(armor)} when ${pilot} was killed.`
      : `${mech} had armor ${number(armor)}.`;
  if (killedBy === 'armor') return `${pilot} is killed in the wreck.`;
  if (out === 'escaped')
    return victor === null
      ? 'Nobody is left to claim it.'
      : `Half a victory for ${sure(names[victor]).pilot}.`;
  const walks = out === 'fell' ? `${pilot} walks away; ` : '';
  const standing = [...fighters.keys()].filter((fighter) => sure(fighters[fighter]).out === null);
  const stands = (fighter: number): string =>
    `${sure(names[fighter]).mech} stands with armor ${number(sure(fighters[fighter]).armor)}`;
  const left =
    standing.length === 0
      ? `${walks === '' ? 'Nobody' : 'nobody'} is left standing`
      : standing.length > 2
        ? `${listed(standing.map((fighter) => sure(names[fighter]).pilot))} still stand`
        : listed(standing.map(stands));
  return `${walks}${left}.`;
};

/** The result of a game: the first side, what became of it, and the others; fighters by place. */
export interface Result {
  readonly first: readonly number[];
  /** `beat`, `escaped`, `and`. */
  readonly words: string;
  readonly second: readonly number[];
  /** No side has won. */
  readonly nobody: boolean;
}

/** A game's result: winners first; after an escape those who got away; else the smaller side. */
export const resultOf = ({ stand }: Game): Result => {
  const { fighters, outcome } = stand;
  const of = (side: FighterStand['side']): readonly number[] =>
    [...fighters.keys()].filter((fighter) => sure(fighters[fighter]).side === side);
  const field = fieldOf(stand);
  if (field === null) return { first: of('few'), words: 'and', second: of('many'), nobody: true };
  const other = field === 'few' ? 'many' : 'few';
  return outcome.kind === 'escape'
    ? { first: of(other), words: 'escaped', second: of(field), nobody: false }
    : { first: of(field), words: 'beat', second: of(other), nobody: false };
};

/** A mark of the chronicle, without its day. */
export const markText = (mark: Mark, pilot: NameOf, mech: (mech: MechId) => string): string => {
  switch (mark.kind) {
    case 'first ring':
      return `first ring: ${mech(mark.mech)}`;
    case 'rings':
      return `${inWords(mark.rings)} rings on one barrel: ${mech(mark.mech)}`;
    case 'first victory':
      return `first victory: ${pilot(mark.pilot)}`;
    case 'rank':
      return `${mark.rank}: ${pilot(mark.pilot)}`;
    case 'tenth game':
      return `tenth game in ${mech(mark.mech)}`;
    case 'games':
      return `${mark.games} games in this hangar`;
    case 'first step':
      return `first +1: ${pilot(mark.pilot)}, ${CATEGORY_NAMES[mark.category]}`;
    case 'killed':
      return `killed: ${pilot(mark.pilot)}`;
    case 'retired':
      return `retired: ${pilot(mark.pilot)}`;
    case 'longest game':
      return `longest game: ${mark.turns} turns`;
  }
};

const MISSION_WENT: Readonly<Record<LastMission['result'], string>> = {
  done: 'done',
  away: 'done',
  lost: 'lost',
  'turned back': 'turned back',
};

/** `Day 9, Defend Colony, done: 70 MC` */
export const missionLine = ({
  day,
  name,
  pay,
  result,
}: Pick<LastMission, 'day' | 'name' | 'pay' | 'result'>): string =>
  `Day ${day}, ${name}, ${MISSION_WENT[result]}: ${pay === 0 ? 'no pay' : `${pay} MC`}`;
