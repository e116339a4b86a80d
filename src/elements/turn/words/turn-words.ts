import type { Battle } from '../../../rules/battle/battle.ts';
import { seatOf } from '../../../rules/battle/battle.ts';
import type { Exchange } from '../../../rules/battle/exchange.ts';
import { HEAT } from '../../../rules/battle/heat.ts';
import { mayEscape } from '../../../rules/battle/leaving.ts';
import type { Blow, Split } from '../../../rules/battle/split.ts';
import { blowsOf } from '../../../rules/battle/split.ts';
import type { Sighting } from '../../../rules/booklet/booklet.ts';
import { isShortName } from '../../../rules/fight/name.ts';
import type { Leave } from '../../../rules/fight/progress.ts';
import type { Beat } from '../../../rules/fight/steps.ts';
import { capital } from '../../../rules/words/capital.ts';
import { inWords } from '../../../rules/words/in-words.ts';
import { listed } from '../../../rules/words/listed.ts';
import { possessive, tell } from '../../../rules/words/tell.ts';
import type { Named } from '../../../rules/words/tell.ts';
import type { Range } from '../../../rules/vocabulary.ts';
import { plain, signed } from '../../../rules/words/words.ts';
import type { Peril } from '../facts/perils.ts';
import { pilotOf } from '../facts/played-turn.ts';

/** A number heard instead of the maneuver's own (M3). */
interface Converted {
  readonly pilot: string;
  readonly called: number;
  readonly of: Range;
  readonly told: number;
  readonly at: Range;
}

/** Words of a turn; those of its film and of leaving are below. */
export const TURN_WORDS = {
  back: 'Back to the turn',

  // Earlier turns
  soFar: 'The turns so far',
  columns: ['number', 'page, damage'],
  first: 'None yet: this is the first.',
  log: 'Log of the duel',
  agreed: 'a draw between two turns',
  comment: (words: string): string => `Comment: ${words}`,

  // Numbers and scores
  converted: ({ at, called, of, pilot, told }: Converted): string =>
    `${possessive(pilot)} ${called}, a ${of} range number, is ${told} at ${at} range.`,
  noScore: (page: number): string => `No SCORE on page ${page}`,
  noDamage: (page: number): string => `No SCORE on page ${page}: no hit.`,
  miss: 'A miss: 0 or less does nothing',
  /** `5 is short of 6: no critical`; not denied on a page titled a critical hit, whatever its letters do. */
  short: (damage: number, threshold: number, title: string): string => {
    const short = `${damage} is short of ${threshold}`;
    if (!/critical/i.test(title)) return `${short}: no critical`;
    const [, part] = /\((.+)\)/.exec(title) ?? [];
    return `${part ? `${capital(part)} hit; the` : 'The'} armor holds: ${short}`;
  },

  // A shared modifier
  split: 'Split it this way',
  more: (pilot: string): string => `A point more to ${pilot}`,
  less: (pilot: string): string => `A point less to ${pilot}`,
  putsOut: (armor: string): string => `Puts the 'Mech out: armor ${armor}.`,
  shareLead: 'Your modifier goes to all you hit.',
  share: 'Use an offer, or − and +. Each letter still needs its damage.',

  anyoneElse: "For anyone else press “All” in that pilot's row.",

  // Questions
  explodes: 'Ammunition explodes.',
  losesWhich: (pilot: string): string => `${pilot}, which loses a point?`,
  /** On the button that waits. */
  waits: {
    'ammunition lost': 'Say what explodes',
    'critical ignored': 'Ignore it or take it',
    'modifier shared': 'Share the modifier',
  },
  decides: (pilot: string): string => `${pilot} decides …`,
} as const;

/** `59 H`. */
export const sightWords = ({ line, screen }: Sighting): string =>
  line ? `${screen.number} ${line.letter}` : String(screen.number);

/** Controls of a film, and pace. */
export const FILM_WORDS = {
  hold: 'Hold the film',
  run: 'Let the film run',
  bothStay: 'Both stay: the score',
  /** Of one person alone. */
  stay: 'Stay: the score',
  /** Read aloud with the button that goes on. */
  byItself: (milliseconds: number): string => {
    const seconds = Math.max(1, Math.round(milliseconds / 1000));
    return `goes on by itself after ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  },
  pace: 'Turns play:',
} as const;

/** Turns in which no one could be hit, or no one had a choice. */
export const QUIET_WORDS = {
  noHit: 'Nobody was hit.',
  rangeAfter: (range: string, before: string): string =>
    range === before ? `${capital(range)} range stays.` : `Then ${range} range.`,
  stillDown: 'still shut down',
  shutsDown: 'shuts down',
  startsUp: 'starts up again',
  times: (times: number): string => `${times} times`,

  // Turns that run at once
  noChoice: 'Nobody has a choice',
  turns: (first: number, last: number, range: string): string =>
    `${first === last ? `Turn ${first}` : `Turns ${first} to ${last}`} · ${range}`,
  bothOnly: (maneuver: string): string => `Both are shut down and can only ${maneuver}.`,
  allOnly: (maneuver: string): string => `All are shut down and can only ${maneuver}.`,
  oneEach: 'Each has one maneuver left.',
  atOnce: (turns: number): string =>
    turns === 1
      ? 'Nothing can hit, so the turn is played at once.'
      : `Nothing can hit, so ${inWords(turns)} turns are played at once. Each keeps its page and its line in the log.`,
  singly: 'Turn by turn',
  bothNext: (turn: number): string => `Turn ${turn} for both`,
} as const;

export const beatTitle = ({ kind }: Beat): string => {
  switch (kind) {
    case 'exploded':
      return 'Ammunition explodes';
    case 'shut down':
      return 'Shut down';
    case 'started up':
      return 'Starts up';
    case 'fell':
      return 'Falls';
    case 'pilot killed':
      return 'Pilot killed';
  }
};

/** With the pilots, for what comes next: `Ben falls`, `Ada and Ben fall`. */
export const beatAhead = (beats: readonly [Beat, ...Beat[]], names: readonly Named[]): string => {
  const pilots = beats.map(({ seat }) => names[seat]?.pilot ?? '');
  const who = pilots.join(' and ');
  const one = beats.length === 1;
  switch (beats[0].kind) {
    case 'exploded':
      return `${pilots.map(possessive).join(' and ')} ammunition explodes`;
    case 'shut down':
      return `${who} ${one ? 'shuts' : 'shut'} down`;
    case 'started up':
      return `${who} ${one ? 'starts' : 'start'} up`;
    case 'fell':
      return `${who} ${one ? 'falls' : 'fall'}`;
    case 'pilot killed':
      return `${who} ${one ? 'is' : 'are'} killed`;
  }
};

/** One sentence for a beat. */
export const beatSentence = (beat: Beat, names: readonly Named[]): string =>
  beat.kind === 'shut down'
    ? `${plain(tell(beat, names))} Until it is ${HEAT.restart} or less ${names[beat.seat]?.pilot} may only Cool Off or Duck.`
    : plain(tell(beat, names));

/** The sentences of beats shown together. */
export const beatSentences = (beats: readonly Beat[], names: readonly Named[]): string =>
  beats.map((beat) => beatSentence(beat, names)).join(' ');

interface Announced {
  readonly battle: Battle;
  readonly names: readonly Named[];
  readonly seat: number;
  readonly peril: Peril;
}

/**
 * What leaving would save a pilot from. `brief` lines leave out a long name, and one in the pilot's row what is on
 * its button.
 */
export const perilWords = (
  { battle, names, peril, seat }: Announced,
  place: 'alone' | 'brief' | 'row' = 'alone',
): string => {
  const { pilot = '', mech = "'Mech" } = names[seat] ?? {};
  const offers = place === 'alone' || (place === 'brief' && isShortName(pilot));
  switch (peril) {
    case 'falls':
      return `This would put the ${mech} out: armor ${seatOf(battle, seat).armor}.${offers ? ` ${pilot} may bail out.` : ''}`;
    case 'killed':
      return place === 'row'
        ? `This would kill ${pilot}.`
        : `This would kill ${pilot}, who may bail out.`;
    case 'escape':
      return `View screen 29: ${pilot} may escape.`;
  }
};

/** The same, addressed to that pilot. */
export const ownPerilWords = ({ battle, names, peril, seat }: Announced): string => {
  const { mech = "'Mech" } = names[seat] ?? {};
  switch (peril) {
    case 'falls':
      return `This would put your ${mech} out: armor ${seatOf(battle, seat).armor}. You may bail out.`;
    case 'killed':
      return 'This would kill you. You may bail out.';
    case 'escape':
      return 'View screen 29: you may escape.';
  }
};

/** `4 damage, Heat Sinks`. */
const blowWords = ({ bites, damage, out }: Blow): string =>
  [
    damage > 0 ? `${damage} damage` : 'no hit',
    ...(bites ? [bites.critical.part] : []),
    ...(out ? ['out'] : []),
  ].join(', ');

/** `Split: Ben 7, 4 damage, Heat Sinks; Dora 5, 2 damage, Engine.` */
export const splitWords = (
  split: Split,
  shares: readonly number[],
  names: readonly Named[],
): string =>
  `Split: ${blowsOf(split, shares)
    .map(
      (blow, place) =>
        `${pilotOf(names, split.hits[place]?.rival ?? 0)} ${blow.share}, ${blowWords(blow)}`,
    )
    .join('; ')}.`;

/** Most shares in a line. */
const MOST = 3;

/** `Ben +12 · Cleo 0`; of many only those with a share, or their number. */
export const shareWords = (
  { hits }: Split,
  shares: readonly number[],
  names: readonly Named[],
): string => {
  const all = hits.map(({ rival }, place) => ({ rival, share: shares[place] ?? 0 }));
  const given = all.length > MOST ? all.filter(({ share }) => share !== 0) : all;
  return given.length > MOST
    ? `among ${inWords(given.length)}`
    : given
        .map(({ rival, share }) => `${pilotOf(names, rival)} ${share === 0 ? 0 : signed(share)}`)
        .join(' · ');
};

/** Asks two who may leave. */
export const LEAVING_WORDS = {
  asked: 'Leave before any damage?',
  nobody: 'Nobody leaves',
  both: 'Both bail out',
  shownHit: (by: readonly string[]): string =>
    by.length > 0 ? `shown hit by ${listed(by)}` : 'shown hit by nobody',
  bothBrief: 'nobody wins, both pilots live',
  bothAsked: 'Both bail out?',
  bothMeans: 'It is over before any damage. Nobody wins, and both pilots live.',
} as const;

/** The battle to leave, whether it is one of several, and what an escape in a turn means for its mission, if it has one. */
export interface Leaving {
  readonly battle: Battle;
  readonly played: Exchange;
  readonly names: readonly Named[];
  readonly several: boolean;
  readonly escape?: ((turn: number) => string) | null | undefined;
}

/** Null if there are several others. */
export const onlyEnemyOf = ({ battle }: Leaving, seat: number): number | null =>
  battle.seats.length === 2 ? 1 - seat : null;

/** `Bail out…`; on a sheet that asks who leaves, `Ada bails out`. */
export const announcedWords = (
  { names }: Leaving,
  { leaves, seat }: Leave,
  askedFor: boolean,
): string =>
  askedFor ? `${pilotOf(names, seat)} ${leaves}` : leaves === 'escapes' ? 'Escape…' : 'Bail out…';

/** Consequences if two fight, in few words. */
export const briefMeaning = (
  { battle, escape, names, several }: Leaving,
  { leaves, seat }: Leave,
  askedFor: boolean,
): string => {
  const enemy = pilotOf(names, 1 - seat);
  const after = several ? 'this battle is over' : `half a victory for ${enemy}`;
  return leaves === 'escapes'
    ? (escape?.(battle.turns + 1) ?? `from view screen 29: ${after}`)
    : `${enemy} wins${several ? ' this battle' : ''}, ${askedFor ? pilotOf(names, seat) : 'the pilot'} lives, the ${names[seat]?.mech ?? "'Mech"} ${escape ? 'and the mission are' : 'is'} lost`;
};

/** Asks again. */
export const askedWords = ({ names }: Leaving, { leaves, seat }: Leave): string =>
  `${pilotOf(names, seat)} ${leaves}?`;

/** Consequences of leaving (D7, B1, E1): for the pilot, for the battle, for the others. */
export const meaningOf = (where: Leaving, { leaves, seat }: Leave): string => {
  const { names, played, several } = where;
  const { pilot = '', mech = "'Mech" } = names[seat] ?? {};
  const only = onlyEnemyOf(where, seat);
  const enemy = only === null ? 'the other side' : pilotOf(names, only);
  const it = several ? ' it' : '';
  if (seat > 0 && played.pairings.length > 1)
    return `${goesWords(leaves, pilot, mech)} The others fight on; nothing happens between ${pilot} and ${pilotOf(names, 0)} this turn.`;
  if (leaves === 'escapes')
    return several
      ? `The ${mech} gets away. This battle is over before any damage.`
      : `The ${mech} gets away. The ${only === null ? 'battle' : 'duel'} is over before any damage, and ${enemy} gets half a victory.`;
  return only === null
    ? `${goesWords(leaves, pilot, mech)} ${several ? 'This battle' : 'The battle'} is over before any damage, and ${enemy} wins${it}.`
    : `${pilot} leaves the ${mech} before any damage. The pilot lives; ${enemy} wins${several ? ' this battle' : ''}. If ${enemy} bails out as well, nobody wins${it}.`;
};

const goesWords = (leaves: Leave['leaves'], pilot: string, mech: string): string =>
  leaves === 'escapes'
    ? `The ${mech} gets away.`
    : `${pilot} leaves the ${mech} before any damage, and lives.`;

/** The lone pilot's condition to escape (M10), and the consequences of a rival's leaving. */
export const wayOutWords = ({ battle, names, played }: Leaving): string => {
  const lone = pilotOf(names, 0);
  const escape = mayEscape(battle, 0, played.pairings)
    ? `${lone} may escape: shown on 29 in every pairing.`
    : `${lone} cannot escape yet: everyone must see ${lone} on page 29, at long range.`;
  return played.pairings.length > 1 ? `${escape} If a rival leaves, the others fight on.` : escape;
};
