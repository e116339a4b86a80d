import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { openBattle, seatOf, sideOf } from '../../../src/rules/battle/battle.ts';
import { pairingWith } from '../../../src/rules/battle/duel.ts';
import type { Exchange } from '../../../src/rules/battle/exchange.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { SeatOrder, TurnOrders } from '../../../src/rules/battle/orders.ts';
import { everyCategory } from '../../../src/rules/battle/skill.ts';
import { splitOf } from '../../../src/rules/battle/split.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { sure } from '../../../src/rules/sure.ts';
import { rangeOf } from '../../../src/rules/vocabulary.ts';
import { capital } from '../../../src/rules/words/capital.ts';
import { possessive } from '../../../src/rules/words/tell.ts';
import { LONGEST_WHY, whyText } from '../../../src/rules/words/why.ts';
import type { Party } from '../battle/play-out.ts';
import { anyDuel, anyParty, anySeed, playOut } from '../battle/play-out.ts';
import { entry, incidentsOf, playTurn, scene } from '../battle/table-top.ts';

const PILOTS = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus', 'Hans'];
const LONGEST = PILOTS.map((name, seat) =>
  seat % 2 === 0 ? `${name}wwwwwwwwwwwwwwwwwwwwwwww`.slice(0, 24) : '👩‍👩‍👧‍👦'.repeat(12 - seat),
);

/** Turns of a duel within which a sentence comes three times at most. */
const TURNS = 25;

/** A turn, and whose sentence of it is read: the seat's, of what it did to the enemy. */
interface Read {
  readonly battle: Battle;
  readonly orders: TurnOrders;
  readonly played: Exchange;
  readonly seat: number;
  readonly enemy: number;
}

/** The damage of the seat to the enemy, had it called another number and given this enemy all it may share. */
const damageWith = ({ battle, enemy, orders, seat }: Read, console: number): number => {
  const stay = orders.seats.map((order) => order && { console: order.console });
  const played = (order: SeatOrder): Exchange =>
    exchange(battle, { seats: stay.with(seat, order) });
  const first = played({ console });
  const split = seat === 0 ? splitOf(first) : null;
  const shares = split?.hits.map(({ rival }) => (rival === enemy ? split.modifier : 0));
  const turn = shares ? played({ console, shares }) : first;
  return sure(pairingWith(turn, { rival: Math.max(seat, enemy) })).deeds[sideOf(seat)].damage;
};

const openTo = ({ battle, seat }: Read): readonly string[] =>
  openManeuvers(battle, seat).map(({ name }) => name);

/** What each open call would have done that would have hit, the hardest first. */
const chancesOf = (read: Read): readonly (readonly [name: string, damage: number])[] =>
  openManeuvers(read.battle, read.seat)
    .map(({ console, name }) => [name, damageWith(read, console)] as const)
    .filter(([, damage]) => damage > 0)
    .toSorted(([, one], [, other]) => other - one);

/** How a sentence names a deed, how it names what hit or missed, and the maneuver's name on the card. */
const DEEDS: readonly (readonly [did: string, noun: string, is: RegExp])[] = [
  ['ran and fired(?<at>| high| low)', 'running(?<at>| high| low) shot', /^Run (&|and) /],
  ['dodged and fired(?<at>| high| low)', 'dodging(?<at>| high| low) shot', /^Dodge (&|and) /],
  ['jumped and fired(?<at>| high| low)', 'jumping(?<at>| high| low) shot', /^Jump (&|and) /],
  ['fired(?<at>| high| low) from cover', 'covered(?<at>| high| low) shot', /^Cover (&|and) /],
  ['fired(?<at> high| low)', '(?<at>high|low) shot', / (High|Low)$/],
  ['fired the (?<guns>.+)', '(?<guns>.+)', /./],
  ['fired', 'shot', /./],
  ['(?:ran|jumped) back', '-', /^(Run|Jump) (Away|Back)$/],
  ['(?:ran|jumped) forward', '-', /^(Run|Jump) Forward$/],
  ['jumped up', '-', /^Jump Up$/],
  ['dropped from above', 'drop from above', /^Death From Above$/],
  ['swung wildly', 'wild swing', /^Wild Swing$/],
  ['cooled off', '-', /^Cool Off$/],
  ['charged', 'charge', /^Charge$/],
  ['ducked', '-', /^Duck$/],
  ['kicked', 'kick', /^Kick$/],
  ['punched', 'punch', /^Punch$/],
  ['pushed', 'push', /^Push$/],
  ['sidestepped', '-', /^Sidestep$/],
];

/** Whether what the seat called may be told so: as what was done (0), or as what hit or missed (1). */
const isCalled = ({ battle, orders, seat }: Read, told: string, as: 0 | 1): boolean => {
  const { statCard } = seatOf(battle, seat).booklet;
  const { fires, name } = sure(maneuverAt(statCard, sure(orders.seats[seat]).console));
  return DEEDS.some((deed) => {
    const found = new RegExp(`^(?:${deed[as]})$`).exec(told.replace(', ', ' and '));
    const { at = '', guns } = found?.groups ?? {};
    return (
      found !== null &&
      deed[2].test(name) &&
      (fires.length > 0 || !/fired|shot/.test(told)) &&
      (at === '' || name.toLowerCase().endsWith(` ${at.trim()}`)) &&
      (guns === undefined || fires.join(' and ').toLowerCase() === guns.toLowerCase())
    );
  });
};

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const isCount = (words: string, count: number): boolean =>
  words.toLowerCase() === (COUNTS[count] ?? String(count));
const numberIn = (words: string): number => Number(words.replace('−', '-'));

const isBetween =
  ({ enemy, seat }: Read) =>
  (each: { readonly seat: number; readonly on: number }): boolean =>
    each.seat === seat && each.on === enemy;
const scoredIn = (read: Read) => incidentsOf(read.played, 'scored').find(isBetween(read));
const criticalIn = (read: Read) => incidentsOf(read.played, 'critical').find(isBetween(read));
const isMissed = (read: Read): boolean =>
  incidentsOf(read.played, 'not scored').some(isBetween(read));
const damageIn = (read: Read): number | undefined => scoredIn(read)?.damage;
const isGone = ({ played }: Read, of: number, how: string): boolean =>
  (how === 'left' ? (['bailed out', 'escaped'] as const) : [how as 'escaped']).some((kind) =>
    incidentsOf(played, kind).some((each) => each.seat === of),
  );

/**
 * What each clause claims of one of the two who meet, and of the other when they are exchanged. `ME`, `MY`, `THEM` and
 * `THEIR` are the pilots; what is found comes in order.
 */
const CLAIMS: Readonly<Record<string, (read: Read, ...found: readonly string[]) => boolean>> = {
  'ME (bailed out|escaped) before any damage was scored': (read, how = '') =>
    isGone(read, read.seat, how),
  'Both (bailed out|escaped|left) before any damage was scored': (read, how = '') =>
    isGone(read, read.seat, how) && isGone(read, read.enemy, how),
  'The battle ended before any damage was scored': ({ played }) =>
    played.battle.outcome !== null && incidentsOf(played, 'scored').length === 0,
  'ME (?:were|was) shut down': ({ battle, seat }) => seatOf(battle, seat).shutDown,
  'Only Cool Off or Duck was open': (read) => String(openTo(read).toSorted()) === 'Cool Off,Duck',
  'SCORE (−?\\d+) ([+−]) (\\d+) = (−?\\d+)': (read, printed = '', sign, added, sum = '') => {
    const { ledger = [], screen } = scoredIn(read) ?? {};
    return (
      screen?.score === numberIn(printed) &&
      numberIn(sum) === numberIn(printed) + (sign === '−' ? -Number(added) : Number(added)) &&
      numberIn(sum) === ledger.reduce((total, { points }) => total + points, 0)
    );
  },
  'No hit': (read) => damageIn(read) === 0,
  'A larger share of the modifier would have hit': (read) =>
    damageWith(read, sure(read.orders.seats[read.seat]).console) > 0,
  '(.+) was MY only open call': (read, name) => String(openTo(read)) === name,
  'ME had no other choice|ME could call nothing else': (read) => openTo(read).length === 1,
  'None of MY open calls would have hit|No open call would have hit THEM|Nothing ME could call would have hit(?: THEM)?':
    (read) => chancesOf(read).length === 0,
  '(\\S+) of MY (\\w+) open calls would have hit': (read, many = '', open = '') =>
    isCount(open, openTo(read).length) &&
    isCount(many.replace(/None|Neither/, 'no'), chancesOf(read).length) &&
    (many !== 'Neither' || open === 'two') &&
    !damageIn(read),
  'Only MY (.+) would have hit': (read, name) => {
    const chances = chancesOf(read);
    return chances.length === 1 && chances[0]?.[0] === name;
  },
  'MY (.+?) would have hit(?: THEM)? for (\\d+)(?:, (.+) for (\\d+))?': (read, ...found) => {
    const [name, damage, next, less] = found;
    const chances = chancesOf(read);
    const isChance = (said = '', by = '', hardest = chances[0]?.[1]): boolean =>
      Number(by) === hardest && chances.some((each) => String(each) === `${said},${by}`);
    return isChance(name, damage) && (!next || isChance(next, less, chances[1]?.[1]));
  },
  '(.+) would have hit THEM': (read, name) => {
    const chances = chancesOf(read);
    return chances.some(([named, damage]) => named === name && damage === chances[0]?.[1]);
  },
  'That killed THEM': ({ enemy, played }) => !seatOf(played.battle, enemy).pilotLives,
  'That took the last of THEIR armor': (read) => {
    const { from, to } = sure(scoredIn(read));
    return from > 0 && to <= 0;
  },
  'THEIR armor is at (−?\\d+)': (read, armor = '') => scoredIn(read)?.to === numberIn(armor),
  'THEIR (.+) took a critical|That was a critical on the (.+)': (read, whose, any = whose) =>
    criticalIn(read)?.reached === true &&
    criticalIn(read)?.line.critical.part === any &&
    !incidentsOf(read.played, 'ignored').some(
      ({ seat, by }) => seat === read.enemy && by === read.seat,
    ),
  'That was (\\d+) points? short of a critical on the (.+)': (read, short, part) => {
    const { line, reached } = sure(criticalIn(read));
    const missing = line.threshold - sure(damageIn(read));
    return !reached && line.critical.part === part && missing === Number(short);
  },
  'ME missed': (read) => isMissed(read),
  'ME hit THEM for (\\d+)': (read, damage) => damageIn(read) === Number(damage),
  'MY (.+) missed': (read, noun = '') => isMissed(read) && isCalled(read, noun, 1),
  'MY (.+) hit THEM for (\\d+)': (read, noun = '', damage) =>
    damageIn(read) === Number(damage) && isCalled(read, noun, 1),
  'ME (.+) but missed': (read, did = '') => isMissed(read) && isCalled(read, did, 0),
  'ME (.+) and hit THEM for (\\d+)': (read, did = '', damage) =>
    damageIn(read) === Number(damage) && isCalled(read, did, 0),
  'ME (.+)': (read, did = '') => isCalled(read, did, 0),
};

/** The clauses of a sentence that are untrue or match no known claim: empty if all of it holds. */
const untrueIn = (
  text: string,
  read: Read,
  pilots: readonly string[],
  you: number | null,
): string => {
  const who = (seat: number): string => (seat === you ? '[Yy]ou' : sure(pilots[seat]));
  const whose = (seat: number): string => (seat === you ? '[Yy]our' : possessive(who(seat)));
  const turned = { ...read, seat: read.enemy, enemy: read.seat };
  const claims = Object.entries(CLAIMS).flatMap(([said, holds]) =>
    [read, turned].map((of) => {
      const pattern = said
        .replaceAll(/\bMY\b/g, whose(of.seat))
        .replaceAll(/\bTHEIR\b/g, whose(of.enemy))
        .replaceAll(/\bTHEM\b/g, who(of.enemy))
        .replaceAll(/\bME\b/g, who(of.seat));
      return { pattern: new RegExp(`^(?:${pattern})$`), holds, of };
    }),
  );
  return text
    .replace(/^(\w+) and (\w+) both (.+?)\./, '$1 $3; $2 $3.')
    .replace(/^(\w+) (.+?); so did (\w+)\./, '$1 $2; $3 $2.')
    .replace(/\.$/, '')
    .split(/\. |; |: | while |, but |, and /)
    .map(capital)
    .filter((clause) => {
      const claim = claims.find(({ pattern }) => pattern.test(clause));
      return !claim?.holds(claim.of, ...sure(claim.pattern.exec(clause)).slice(1));
    })
    .join(' | ');
};

const namesOf = (pilots: readonly string[], { seats }: Battle) =>
  seats.map(({ booklet }, seat) => ({ pilot: sure(pilots[seat]), mech: booklet.mech.name }));

/**
 * Plays a battle of pilots of some skill in replacements of some penalty, reads both sentences of every pairing, and
 * counts how often each comes.
 */
const timesRead = (
  [lone, rivals]: Party,
  seed: number,
  you: number | null,
  pilots = PILOTS,
): readonly (readonly [text: string, times: number])[] => {
  const sat = [lone, ...rivals].map((booklet, seat) =>
    entry(booklet, seat, {
      skill: everyCategory((seed >> seat) % 3 === 2 ? 2 : 0),
      penalty: everyCategory((seed >> seat) % 2 === 1 ? 3 : 0),
    }),
  );
  const begun = openBattle({ options: USUAL_OPTIONS, lone: sure(sat[0]), rivals: sat.slice(1) });
  const times = new Map<string, number>();
  const read = (of: Read): void => {
    const text = whyText(of, namesOf(pilots, of.battle), you);
    expect(text).not.toBe('');
    expect(text.length, text).toBeLessThanOrEqual(LONGEST_WHY);
    if (pilots === PILOTS) expect(untrueIn(text, of, pilots, you), text).toBe('');
    times.set(text, (times.get(text) ?? 0) + 1);
  };
  const play = (battle: Battle, orders: TurnOrders, played: Exchange): void => {
    if (battle.turns < TURNS)
      for (const { rival } of played.pairings) {
        read({ battle, orders, played, seat: 0, enemy: rival });
        read({ battle, orders, played, seat: rival, enemy: 0 });
      }
  };
  playOut([lone, rivals], seed, USUAL_OPTIONS, play, begun);
  return [...times];
};

describe('the sentence about what a call did, and why', () => {
  test('law: in a duel each sentence is true, has at most 90 characters and comes at most three times, even with long names', () => {
    fc.assert(
      fc.property(anyDuel, anySeed, fc.boolean(), fc.boolean(), (party, seed, isAlone, isLong) => {
        const pilots = isLong ? LONGEST : PILOTS;
        for (const [text, times] of timesRead(party, seed, isAlone ? 0 : null, pilots))
          expect(times, text).toBeLessThanOrEqual(3);
      }),
      { numRuns: 24 },
    );
  });

  test('law: with several rivals, each sentence is true and has at most 90 characters', () => {
    fc.assert(
      fc.property(anyParty, anySeed, (party, seed) => {
        timesRead(party, seed, null);
      }),
      { numRuns: 3 },
    );
  });

  /** Each of these was looked up by hand in the Griffin's tables. */
  test.each([
    [
      44,
      30,
      0,
      null,
      "Ada fired high but missed; Ben ducked. Ada's Laser Low would have hit for 9.",
    ],
    [
      52,
      62,
      0,
      null,
      "Ada charged and hit Ben for 6; Ben cooled off. Ben's Sensors took a critical.",
    ],
    [
      50,
      64,
      1,
      null,
      "Ada fired high but missed; Ben jumped forward. Ben's PPC would have hit for 7.",
    ],
    [
      20,
      30,
      0,
      null,
      "Ada fired low and hit Ben for 9; Ben ducked. Ben's Sensors took a critical.",
    ],
    [44, 30, 0, 0, 'You fired high but missed; Ben ducked. Your Laser Low would have hit for 9.'],
    [44, 30, 1, 0, "You fired high but missed; Ben ducked. Ben's PPC High would have hit for 9."],
  ] as const)(
    'Ada calls %i and Ben %i; about seat %i, read by %s: %s',
    (lone, rival, seat, you, text) => {
      const battle = scene({ range: rangeOf(lone) });
      const played = playTurn(battle, lone, rival);
      const turn = { battle, played, seat, enemy: 1 - seat };
      expect(whyText(turn, namesOf(PILOTS, battle), you)).toBe(text);
    },
  );
});
