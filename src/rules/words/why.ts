import type { Battle } from '../battle/battle.ts';
import { OTHER_SIDE, seatOf, sideOf } from '../battle/battle.ts';
import { DEADLY_ARMOR } from '../battle/blows.ts';
import { pairingWith } from '../battle/duel.ts';
import type { Exchange } from '../battle/exchange.ts';
import { incidentOf } from '../battle/incident.ts';
import { openManeuvers } from '../battle/open-maneuvers.ts';
import { alone, playedAlone } from '../battle/what-if.ts';
import type { Maneuver } from '../booklet/stat-card.ts';
import { COOLING_NAMES } from '../booklet/stat-card.ts';
import { isShortName } from '../fight/name.ts';
import { sure } from '../sure.ts';
import { capital } from './capital.ts';
import { counted } from './counted.ts';
import { inWords } from './in-words.ts';
import type { Named } from './tell.ts';
import { onlyPerson, possessive } from './tell.ts';
import { number } from './words.ts';

/** The longest sentence, in characters. */
export const LONGEST_WHY = 90;

/** With this many sentences for a case, each comes three times at most in a duel of 25 turns. */
const ENOUGH = 9;

/** What a pilot did by a maneuver without a shot, and the noun for what can miss. */
const DEEDS: Readonly<Record<string, readonly [did: string, noun?: string]>> = {
  Charge: ['charged', 'charge'],
  'Cool Off': ['cooled off'],
  'Death From Above': ['dropped from above', 'drop from above'],
  Duck: ['ducked'],
  'Jump Away': ['jumped back'],
  'Jump Back': ['jumped back'],
  'Jump Forward': ['jumped forward'],
  'Jump Up': ['jumped up'],
  Kick: ['kicked', 'kick'],
  Punch: ['punched', 'punch'],
  Push: ['pushed', 'push'],
  'Run Away': ['ran back'],
  'Run Back': ['ran back'],
  'Run Forward': ['ran forward'],
  Sidestep: ['sidestepped'],
  'Wild Swing': ['swung wildly', 'wild swing'],
};

/** Words before and after a shot, and the noun for the shot then. */
const MANNERS: readonly (readonly [start: RegExp, before: string, behind: string, is: string])[] = [
  [/^Run (&|and) /, 'ran and ', '', 'running '],
  [/^Dodge (&|and) /, 'dodged and ', '', 'dodging '],
  [/^Jump (&|and) /, 'jumped and ', '', 'jumping '],
  [/^Cover (&|and) /, '', ' from cover', 'covered '],
];

/** A weapon within a sentence: `large laser`; PPC stays as it is. */
const lower = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => (/\p{Ll}/u.test(word) ? word.toLowerCase() : word));

/** What a pilot did by a maneuver: `ducked`, `ran and fired low`, `fired the PPC`; and what can
 *  miss: `kick`, `running shot`, `PPC`, or nothing. */
const deedText = (
  { fires, name }: Maneuver,
  brief: boolean,
): { readonly did: string; readonly noun: string | null } => {
  const known = DEEDS[name];
  if (known) return { did: known[0], noun: known[1] ?? null };
  if (fires.length === 0) return { did: `called ${name}`, noun: null };
  const [, before = '', behind = '', is = ''] = MANNERS.find(([start]) => start.test(name)) ?? [];
  const height = / (High|Low)$/.exec(name)?.[1]?.toLowerCase();
  const weapons = height || is || brief ? null : lower(fires.join(' and '));
  return {
    did: `${before}fired${weapons ? ` the ${weapons}` : height ? ` ${height}` : ''}${behind}`,
    noun: weapons ?? `${is}${height ? `${height} ` : ''}shot`,
  };
};

/** A turn of two who met: the seat whose call it is, and the enemy. */
interface Turn {
  readonly battle: Battle;
  readonly played: Exchange;
  readonly seat: number;
  readonly enemy: number;
}

/** Both calls and their results, from the booklets alone; null if the two did not meet. */
const factsOf = ({ battle, enemy, played, seat }: Turn) => {
  const side = sideOf(seat);
  const by = { rival: Math.max(seat, enemy) };
  const [pairing, met] = [pairingWith(battle, by), pairingWith(played, by)];
  const mine = incidentOf(played, 'called', seat)?.maneuver;
  const theirs = incidentOf(played, 'called', enemy)?.maneuver;
  if (!pairing || !met || !mine || !theirs) return null;
  // Played alone against the enemy's number, with all of the modifier on that enemy (M4).
  const damageOf = ({ console }: Maneuver): number => {
    const numbers = new Map([
      [seat, console],
      [enemy, theirs.console],
    ]);
    const turn = playedAlone(alone(battle, pairing), numbers);
    return pairingWith(turn, pairing)?.deeds[side].damage ?? 0;
  };
  const scored = incidentOf(played, 'scored', seat, enemy);
  const { damage } = met.deeds[side];
  const whole = damageOf(mine);
  const open = openManeuvers(battle, seat);
  return {
    ...{ mine, theirs, scored },
    /** Null if the battle ended, or one of the two left it, before any damage (D7). */
    damage: scored || incidentOf(played, 'not scored', seat, enemy) ? damage : null,
    /** The damage taken, 0 for a miss; null if its score came to nothing. */
    taken: incidentOf(played, 'not scored', enemy, seat)
      ? 0
      : met.deeds[OTHER_SIDE[side]].damage || null,
    open,
    /** Other calls that would have hit, or hit harder than this one with all of its modifier. */
    chances: open
      .filter((maneuver) => maneuver !== mine)
      .map((maneuver) => ({ name: maneuver.name, damage: damageOf(maneuver) }))
      .filter((chance) => chance.damage > (damage > 0 ? whole : 0))
      .toSorted((one, other) => other.damage - one.damage),
    /** Whether more of the modifier would have hit. */
    isShared: whole > 0 && scored?.ledger.some(({ from }) => from === 'share') === true,
    /** Whether the 'Mech was shut down, and could only cool or duck (H3). */
    isShutDown:
      seatOf(battle, seat).shutDown &&
      open.length === COOLING_NAMES.length &&
      open.every(({ name }) => COOLING_NAMES.includes(name)),
  };
};
type Facts = NonNullable<ReturnType<typeof factsOf>>;

/** Two pilots in a sentence: `Ben` and `Ben's`, `you` and `your`. */
interface Pair {
  readonly me: string;
  readonly my: string;
  readonly them: string;
  readonly their: string;
}

/** Whether a name is short enough for a sentence: some emoji have eleven characters. */
const hasRoom = (name: string): boolean => isShortName(name) && name.length <= 16;

/** A short name for a pilot: the first name, or the 'Mech or the seat if names do not tell the two
 *  apart. */
const shortName = (own: Named | undefined, other: Named | undefined, unnamed: string): string => {
  const [first = '', others] = [own, other].map((named) => named?.pilot.split(' ')[0]);
  if (own && hasRoom(own.pilot)) return own.pilot;
  if (hasRoom(first) && first !== others) return first;
  return own && hasRoom(own.mech) && own.mech !== other?.mech ? `the ${own.mech}` : unnamed;
};

/** A deed and its result: `ran, fired low and hit you for 5`, `kicked but missed`. */
const cameTo = (
  { did, noun }: ReturnType<typeof deedText>,
  damage: number | null,
  whom: string,
): string =>
  damage
    ? `${did.replace(/^(\w+) and /, '$1, ')} and hit ${whom} for ${damage}`
    : damage === 0 && noun
      ? `${did} but missed`
      : did;

/** The deeds of both, one phrasing per place; `brief` leaves out the weapons, and the result of the
 *  enemy's shot. */
const bothDid = (facts: Facts, { me, my, them }: Pair, brief: boolean): string[] => {
  const { damage } = facts;
  const mine = deedText(facts.mine, brief);
  const did = cameTo(mine, damage, them);
  const theyDid = cameTo(deedText(facts.theirs, brief), brief ? null : facts.taken, me);
  const blow = mine.noun && `${my} ${mine.noun}`;
  const [one, other] = them === 'you' ? [them, me] : [me, them];
  return [
    ...(did === theyDid
      ? [
          `${me} ${did}; so did ${them}.`,
          `${them} ${did}; so did ${me}.`,
          `${one} and ${other} both ${did}.`,
        ]
      : [
          `${me} ${did}; ${them} ${theyDid}.`,
          `${them} ${theyDid}; ${me} ${did}.`,
          `${them} ${theyDid} while ${me} ${did}.`,
        ]),
    damage ? `${me} ${did}.` : '',
    blow && damage ? `${blow} hit ${them} for ${damage}.` : '',
    blow && !damage ? `${blow} missed: ${them} ${theyDid}.` : '',
  ];
};

/** The deed of one pilot alone. */
const ownDeedLeads = ({ chances, damage, isShared, mine }: Facts, { me, them }: Pair): string[] => {
  const { did, noun } = deedText(mine, true);
  if (damage) return [`${me} hit ${them} for ${damage}.`];
  const came = `${me} ${noun ? 'missed' : did}`;
  return [`${came}.`, `${came}, ${isShared || chances.length > 0 ? 'but' : 'and'}`];
};

/** A SCORE was shown, but modifiers left 0 or less of it (D8). */
const eatenLeads = (
  { mine, theirs }: Facts,
  { ledger, screen }: NonNullable<Facts['scored']>,
  { me, them }: Pair,
): string[] => {
  const printed = screen.score ?? 0;
  const total = ledger.reduce((sum, { points }) => sum + points, 0);
  const sign = total < printed ? '−' : '+';
  const sum = `SCORE ${number(printed)} ${sign} ${Math.abs(total - printed)} = ${number(total)}: no hit.`;
  return [
    sum,
    `${me} ${deedText(mine, true).did}, but ${sum}`,
    `${them} ${deedText(theirs, true).did}; ${sum}`,
  ];
};

/** What would have hit, the hardest by name; `brief` leaves out whose call it was, or counts calls
 *  if no name fits. */
const chanceWays = (
  { chances, isShared, isShutDown, mine, open }: Facts,
  { me, my, them }: Pair,
  brief: boolean,
): string[] => {
  const [best, next] = chances;
  const count = inWords(open.length);
  if (isShared) return ['a larger share of the modifier would have hit.'];
  if (open.length === 1)
    return [
      `${mine.name} was ${my} only open call.`,
      `${me} had no other choice.`,
      `${me} could call nothing else.`,
    ];
  if (!best && brief) return [`no open call would have hit ${them}.`];
  if (!best)
    return [
      `none of ${my} open calls would have hit.`,
      `${open.length === 2 ? 'neither' : 'none'} of ${my} ${count} open calls would have hit.`,
      `nothing ${me} could call would have hit ${them}.`,
      isShutDown
        ? `${me} ${me === 'you' ? 'were' : 'was'} shut down: only Cool Off or Duck was open.`
        : `nothing ${me} could call would have hit.`,
    ];
  if (brief)
    return [
      `${inWords(chances.length)} of ${my} ${count} open calls would have hit.`,
      `${best.name} would have hit ${them}.`,
    ];
  const would = `${my} ${best.name} would have hit`;
  return [
    `${would} for ${best.damage}.`,
    `${would} ${them} for ${best.damage}.`,
    next ? `${would} for ${best.damage}, ${next.name} for ${next.damage}.` : `only ${would}.`,
  ];
};

/** The effects of a hit; of a critical the part that the page names. */
const hitTails = (
  { battle, enemy, played, seat }: Turn,
  { chances: [best], damage, scored }: Facts,
  { my, their, them }: Pair,
  brief: boolean,
): string[] => {
  const { from, to } = sure(scored);
  const isIgnored = played.incidents.some(
    (each) => each.kind === 'ignored' && each.seat === enemy && each.by === seat,
  );
  const read = incidentOf(played, 'critical', seat, enemy);
  const { critical, threshold } = (!(read?.reached && isIgnored) && read?.line) || {};
  const kills = critical?.effects.some(
    (effect) => effect.effect === 'pilot killed' && effect.heatAbove === undefined,
  );
  if ((from > DEADLY_ARMOR && to <= DEADLY_ARMOR) || (read?.reached && kills))
    return [`That killed ${them}.`];
  if (from > 0 && to <= 0) return [`That took the last of ${their} armor.`];
  if (critical && read?.reached)
    return [
      brief
        ? `That was a critical on the ${critical.part}.`
        : `${their} ${critical.part} took a critical.`,
    ];
  const short = counted((threshold ?? 0) - (damage ?? 0), 'point');
  return [
    ...(critical ? [`That was ${short} short of a critical on the ${critical.part}.`] : []),
    // Others fire at the same 'Mech too.
    battle.pairings.length > 1 && enemy === 0 ? '' : `${their} armor is at ${number(to)}.`,
    ...(best ? [`${my} ${best.name} would have hit for ${best.damage}.`] : []),
  ];
};

const leftText = ({ enemy, played, seat }: Turn, { me, them }: Pair): string => {
  const [mine, theirs] = [seat, enemy].map(
    (who) => (incidentOf(played, 'bailed out', who) ?? incidentOf(played, 'escaped', who))?.kind,
  );
  const how = mine && theirs && mine !== theirs ? 'left' : (mine ?? theirs ?? 'ended');
  const who = mine && theirs ? 'both' : mine ? me : theirs ? them : 'the battle';
  return `${who} ${how} before any damage was scored.`;
};

/** One or two sentences about a call, at most 90 characters: both deeds, their results and, if
 *  nobody was hit, what would have. `you` is the seat of a lone reader. Another phrasing each turn;
 *  empty if the two did not meet. */
export const whyText = (
  turn: Turn,
  names: readonly Named[],
  you: number | null = onlyPerson(names),
): string => {
  const facts = factsOf(turn);
  if (!facts) return '';
  const { battle, enemy, seat } = turn;
  const [me, them] = [
    seat === you ? 'you' : shortName(names[seat], names[enemy], `Pilot ${seat + 1}`),
    enemy === you ? 'you' : shortName(names[enemy], names[seat], `Pilot ${enemy + 1}`),
  ] as const;
  const pair = {
    ...{ me, my: seat === you ? 'your' : possessive(me) },
    ...{ them, their: enemy === you ? 'your' : possessive(them) },
  };
  const { damage, scored } = facts;
  if (damage === null) return capital(leftText(turn, pair));
  const isEaten = scored && damage === 0;
  const leads = (brief: boolean): readonly string[] =>
    isEaten ? eatenLeads(facts, scored, pair) : bothDid(facts, pair, brief);
  const tails = (brief: boolean): readonly string[] =>
    damage > 0 ? hitTails(turn, facts, pair, brief) : chanceWays(facts, pair, brief);
  const ways = (from: readonly string[], to: readonly string[]): readonly string[] =>
    to.flatMap((tail) =>
      from.map((lead) => {
        const way = `${capital(lead)} ${lead.endsWith('.') ? capital(tail) : tail}`.trim();
        return lead && way.length <= LONGEST_WHY ? way : '';
      }),
    );
  const best = [...new Set(ways(leads(false), tails(false)))].filter(Boolean);
  // Brief sentences fit other turns too, so they have a cycle of their own.
  const every = [...tails(false), ...tails(true)];
  const one = isEaten ? [] : ownDeedLeads(facts, pair);
  const others = [...ways(leads(true), every), ...ways(one, every)].map((way, place, all) =>
    best.includes(way) || all.indexOf(way) < place ? '' : way,
  );
  const nth = (battle.turns + seat) % Math.max(ENOUGH, best.length);
  const own = best[nth] ?? others.find((way, place) => way && place % ENOUGH === nth);
  const all = [...best, ...others].filter(Boolean);
  return own ?? all[nth % all.length] ?? '';
};
