import { isShortName } from '../fight/name.ts';
import { capital } from './capital.ts';
import { inWords } from './in-words.ts';
import { deedText } from './maneuver-words.ts';
import type { Named } from './tell.ts';
import { onlyPerson, possessive } from './tell.ts';
import type { OtherCall, Why } from './why.ts';
import { number } from './words.ts';

/** How long a sentence may be, in characters. */
export const LONGEST_WHY = 90;

/** Fewer ways than this would be heard too often in a duel. */
const ENOUGH = 9;
const FEW = 4;

/** A pilot in a sentence: `Ben` and `Ben's`, `you` and `your`. */
interface Addressed {
  readonly name: string;
  readonly of: string;
}

interface Pair {
  readonly me: Addressed;
  readonly them: Addressed;
}

/** A pilot by a short name: the first of several, or the 'Mech, or neither where they do not tell the two apart. */
const shortName = (
  names: readonly Named[],
  [seat, other]: readonly [number, number],
  unnamed: string,
): string => {
  const [own, others] = [names[seat], names[other]];
  const first = (pilot = ''): string => pilot.split(' ')[0] ?? '';
  if (own && isShortName(own.pilot)) return own.pilot;
  if (isShortName(first(own?.pilot)) && first(own?.pilot) !== first(others?.pilot))
    return first(own?.pilot);
  return own && isShortName(own.mech) && own.mech !== others?.mech ? `the ${own.mech}` : unnamed;
};

/** What was done and what came of it: `ran, fired low and hit you for 5`, `kicked but missed`. */
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

/** What both did; `brief` leaves out the weapons, and what the enemy's shot came to. */
const bothDid = (why: Why, { me, them }: Pair, damage: number | null, brief: boolean): string[] => {
  const [mine, theirs] = [deedText(why.mine, brief), deedText(why.theirs, brief)];
  const did = cameTo(mine, damage, them.name);
  const theyDid = cameTo(theirs, brief ? null : why.taken, me.name);
  const one = [me.name, them.name].map(capital);
  const blow = mine.noun && `${capital(me.of)} ${mine.noun}`;
  return [
    ...(did === theyDid
      ? [
          `${one[0]} ${did}; so did ${them.name}.`,
          `${one[1]} ${did}; so did ${me.name}.`,
          them.name === 'you'
            ? `You and ${me.name} both ${did}.`
            : `${one[0]} and ${them.name} both ${did}.`,
        ]
      : [
          `${one[0]} ${did}; ${them.name} ${theyDid}.`,
          `${one[1]} ${theyDid}; ${me.name} ${did}.`,
          `${one[1]} ${theyDid} while ${me.name} ${did}.`,
        ]),
    ...(damage ? [`${one[0]} ${did}.`] : []),
    ...(brief
      ? [`${one[0]} ${damage ? `hit ${them.name} for ${damage}` : mine.noun ? 'missed' : did}.`]
      : []),
    ...(blow && damage ? [`${blow} hit ${them.name} for ${damage}.`] : []),
    ...(blow && damage === 0 ? [`${blow} missed: ${them.name} ${theyDid}.`] : []),
    ...(why.shutDown ? [`${one[0]} was shut down: only Cool Off or Duck was open.`] : []),
  ];
};

const chanceText = ({ damage, maneuver }: OtherCall, { me }: Pair): string =>
  `${capital(me.of)} ${maneuver.name} would have hit for ${damage}.`;

/** What would have hit, the hardest named; `brief` counts where no name fits. */
const chanceWays = (why: Why, pair: Pair, brief: boolean): string[] => {
  const { me, them } = pair;
  const [my, open, many] = [capital(me.of), inWords(why.open), why.chances.length];
  const [best, next] = why.chances;
  if (why.open === 1)
    return [
      `${why.mine.name} was ${me.of} only open call.`,
      `${capital(me.name)} had no other call.`,
      `${capital(me.name)} could call nothing else.`,
    ];
  if (!best)
    return [
      `None of ${me.of} open calls would have hit.`,
      `${why.open === 2 ? 'Neither' : 'None'} of ${me.of} ${open} open calls would have hit.`,
      `Nothing ${me.name} could call would have hit ${them.name}.`,
      'No open call would have hit.',
    ];
  if (brief) return [`${capital(inWords(many))} of ${me.of} ${open} open calls would have hit.`];
  const would = `${best.maneuver.name} would have hit`;
  return [
    chanceText(best, pair),
    `${my} ${would} ${them.name} for ${best.damage}.`,
    next
      ? `${my} ${would} for ${best.damage}, ${next.maneuver.name} for ${next.damage}.`
      : `Only ${me.of} ${would}.`,
  ];
};

const hitTails = (why: Why & { kind: 'hit' }, pair: Pair, brief: boolean): string[] => {
  const { armor, critical, fate } = why;
  const [best] = why.chances;
  const them = capital(pair.them.of);
  if (fate === 'killed') return [`That killed ${pair.them.name}.`];
  if (fate === 'no armor') return [`That took the last of ${pair.them.of} armor.`];
  if (critical?.short === 0) return [`${brief ? 'The' : them} ${critical.part} took a critical.`];
  const short =
    critical &&
    `${inWords(critical.short)} short of ${/^[AEIOU]/.test(critical.part) ? 'an' : 'a'} ${critical.part} critical`;
  return [
    ...(short ? [`That was ${short}.`] : []),
    ...(armor === null ? [''] : [`${them} armor is at ${number(armor)}.`]),
    ...(best ? [chanceText(best, pair)] : []),
  ];
};

const eatenLeads = (
  { added, mine, printed, theirs }: Why & { kind: 'eaten' },
  { me, them }: Pair,
): string[] => {
  const [total, sign] = [printed + added, added < 0 ? '−' : '+'];
  const leaves = `${number(printed)} ${sign} ${Math.abs(added)} leaves ${total === 0 ? 'nothing' : number(total)}: no hit.`;
  return [
    `SCORE ${leaves}`,
    `${capital(me.name)} ${deedText(mine, true).did}, but SCORE ${leaves}`,
    `${capital(them.name)} ${deedText(theirs, true).did}; SCORE ${leaves}`,
  ];
};

const leftText = ({ by, how }: Why & { kind: 'left' }, { me, them }: Pair): string =>
  ({
    me: `${capital(me.name)} ${how} before any damage was scored.`,
    them: `${capital(them.name)} ${how} before any damage was scored.`,
    both: `Both ${how ?? 'left'} before any damage was scored.`,
    nobody: 'The battle ended before any damage was scored.',
  })[by];

/** How the first sentence may go, and the second. */
const waysOf = (why: Why, pair: Pair, brief: boolean): { leads: string[]; tails: string[] } => {
  switch (why.kind) {
    case 'hit':
      return { leads: bothDid(why, pair, why.damage, brief), tails: hitTails(why, pair, brief) };
    case 'eaten':
      return {
        leads: eatenLeads(why, pair),
        tails: why.shared ? ['A larger share would have hit.'] : chanceWays(why, pair, brief),
      };
    case 'missed':
      return { leads: bothDid(why, pair, 0, brief), tails: chanceWays(why, pair, brief) };
    case 'left':
      return { leads: [leftText(why, pair)], tails: [''] };
  }
};

/**
 * A sentence or two of what a call came to, at most 90 characters: what both did, what came of it, and where nobody
 * was hit what would have. `you` is the seat of whoever reads it alone. Each turn another way of saying it.
 */
export const whyText = (
  why: Why,
  names: readonly Named[],
  you: number | null = onlyPerson(names),
): string => {
  const who = (seat: number, other: number, unnamed: string): Addressed => {
    const name = seat === you ? 'you' : shortName(names, [seat, other], unnamed);
    return { name, of: seat === you ? 'your' : possessive(name) };
  };
  const pair = {
    me: who(why.seat, why.enemy, 'this pilot'),
    them: who(why.enemy, why.seat, 'the enemy'),
  };
  const fitting = (leads: readonly string[], tails: readonly string[]): readonly string[] =>
    tails
      .flatMap((tail) => leads.map((lead) => `${lead} ${tail}`.trim()))
      .filter(({ length }) => length <= LONGEST_WHY);
  const [full, brief] = [waysOf(why, pair, false), waysOf(why, pair, true)];
  // Where a name fits none is counted, and what is brief only makes up the number.
  const best = fitting(full.leads, full.tails);
  const named = [...new Set([...best, ...fitting(brief.leads, full.tails)])];
  const some = named.length > FEW ? named : [...named, ...fitting(brief.leads, brief.tails)];
  return some[(why.turn + why.seat) % Math.min(some.length, Math.max(ENOUGH, best.length))] ?? '';
};
