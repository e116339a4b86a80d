import type { Battle } from '../../../src/rules/battle/battle.ts';
import { seatOf } from '../../../src/rules/battle/battle.ts';
import type { Exchange } from '../../../src/rules/battle/exchange.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import type { SeatOrder, TurnOrders } from '../../../src/rules/battle/orders.ts';
import { splitOf } from '../../../src/rules/battle/split.ts';
import type { Maneuver } from '../../../src/rules/booklet/stat-card.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { sure } from '../../../src/rules/sure.ts';
import { possessive } from '../../../src/rules/words/tell.ts';
import { incidentsOf } from '../battle/table-top.ts';

/** A turn, and whose sentence of it is read: the seat's, of what it did to the enemy. */
export interface Read {
  readonly battle: Battle;
  readonly orders: TurnOrders;
  readonly played: Exchange;
  readonly seat: number;
  readonly enemy: number;
  /** By seat. */
  readonly pilots: readonly string[];
  readonly you: number | null;
}

const calledBy = ({ battle, orders }: Read, seat: number): Maneuver =>
  sure(maneuverAt(seatOf(battle, seat).booklet.statCard, sure(orders.seats[seat]).console));

/** The damage of the seat to the enemy, had it called another number and given this enemy all it may share. */
const damageWith = (read: Read, console: number): number => {
  const { battle, enemy, orders, seat } = read;
  const played = (order: SeatOrder): Exchange =>
    exchange(battle, { seats: stay(orders).with(seat, order) });
  const first = played({ console });
  const split = seat === 0 ? splitOf(first) : null;
  const shares = split?.hits.map(({ rival }) => (rival === enemy ? split.modifier : 0));
  const turn = shares ? played({ console, shares }) : first;
  const side = seat === 0 ? 'lone' : 'rival';
  return sure(turn.pairings.find(({ rival }) => rival === Math.max(seat, enemy))).deeds[side]
    .damage;
};

const stay = ({ seats }: TurnOrders): readonly (SeatOrder | null)[] =>
  seats.map((order) => order && { console: order.console });

const hitters = (read: Read): readonly Maneuver[] =>
  openManeuvers(read.battle, read.seat).filter(({ console }) => damageWith(read, console) > 0);

/** What is said to have been done, what hit or missed by it, and what it is called on the card. */
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

/** Whether what a seat called may be told so: as what was done (0), or as what hit or missed (1). */
const isCalled = (read: Read, seat: number, told: string, as: 0 | 1): boolean => {
  const { fires, name } = calledBy(read, seat);
  return DEEDS.some((deed) => {
    const found = new RegExp(`^(?:${deed[as]})$`).exec(told);
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

const turned = (read: Read): Read => ({ ...read, seat: read.enemy, enemy: read.seat });
const scoredOf = ({ enemy, played, seat }: Read) =>
  incidentsOf(played, 'scored').find((each) => each.seat === seat && each.on === enemy);
const criticalOf = ({ enemy, played, seat }: Read) =>
  incidentsOf(played, 'critical').find((each) => each.seat === seat && each.on === enemy);
const isMissed = (read: Read): boolean =>
  incidentsOf(read.played, 'not scored').some((each) => each.seat === read.seat);
const isHit = (read: Read, damage: string): boolean => scoredOf(read)?.damage === Number(damage);
const damageBy = (read: Read, name: string): number =>
  Math.max(
    0,
    ...hitters(read).map((each) => (each.name === name ? damageWith(read, each.console) : 0)),
  );
const openTo = (read: Read): readonly string[] =>
  openManeuvers(read.battle, read.seat).map(({ name }) => name);
const numberIn = (words: string): number => Number(words.replace('−', '-'));
const isGone = ({ played }: Read, of: number, how: string): boolean =>
  played.incidents.some(
    ({ kind, ...each }) =>
      (how === 'left' ? ['bailed out', 'escaped'] : [how]).includes(kind) &&
      'seat' in each &&
      each.seat === of,
  );

/** What each clause claims. `ME`, `MY`, `THEM` and `THEIR` are the pilots; what is found comes in order. */
const CLAIMS: readonly (readonly [
  said: string,
  holds: (read: Read, ...found: readonly string[]) => boolean,
])[] = [
  ['ME HOW before any damage was scored', (read, how = '') => isGone(read, read.seat, how)],
  ['THEM HOW before any damage was scored', (read, how = '') => isGone(read, read.enemy, how)],
  [
    'Both HOW before any damage was scored',
    (read, how = '') => isGone(read, read.seat, how) && isGone(read, read.enemy, how),
  ],
  [
    'The battle ended before any damage was scored',
    ({ played }) => played.battle.outcome !== null && incidentsOf(played, 'scored').length === 0,
  ],
  ['ME was shut down', ({ battle, seat }) => seatOf(battle, seat).shutDown],
  ['only Cool Off or Duck was open', (read) => String(openTo(read).toSorted()) === 'Cool Off,Duck'],
  [
    'SCORE (−?\\d+) ([+−]) (\\d+) leaves (nothing|−?\\d+)',
    (read, printed = '', sign, added, leaves = '') => {
      const sum = numberIn(printed) + (sign === '−' ? -Number(added) : Number(added));
      return (
        scoredOf(read)?.screen.score === numberIn(printed) &&
        sum === (leaves === 'nothing' ? 0 : numberIn(leaves)) &&
        scoredOf(read)?.ledger.reduce((total, { points }) => total + points, 0) === sum
      );
    },
  ],
  ['no hit', (read) => isHit(read, '0')],
  [
    'A larger share would have hit',
    (read) => damageWith(read, calledBy(read, read.seat).console) > 0,
  ],
  ['(.+) was MY only open call', (read, name = '') => String(openTo(read)) === name],
  ['ME had no other call|ME could call nothing else', (read) => openTo(read).length === 1],
  [
    'No open call would have hit|None of MY open calls would have hit|Nothing ME could call would have hit THEM',
    (read) => hitters(read).length === 0,
  ],
  [
    '(\\S+) of MY (\\w+) open calls would have hit',
    (read, many = '', open = '') =>
      isCount(open, openTo(read).length) &&
      isCount(many.replace(/None|Neither/, 'no'), hitters(read).length) &&
      (many !== 'Neither' || open === 'two') &&
      !((scoredOf(read)?.damage ?? 0) > 0),
  ],
  [
    'Only MY (.+) would have hit',
    (read, name = '') => hitters(read).length === 1 && damageBy(read, name) > 0,
  ],
  [
    'MY (.+) would have hit(?: THEM)? for (\\d+)(?:, (.+) for (\\d+))?',
    (read, name = '', damage, next, less) =>
      damageBy(read, name) === Number(damage) &&
      hitters(read).every(({ console }) => damageWith(read, console) <= Number(damage)) &&
      (next === undefined || damageBy(read, next) === Number(less)),
  ],
  ['That killed THEM', ({ enemy, played }) => !seatOf(played.battle, enemy).pilotLives],
  [
    'That took the last of THEIR armor',
    (read) => sure(scoredOf(read)).from > 0 && sure(scoredOf(read)).to <= 0,
  ],
  ['THEIR armor is at (−?\\d+)', (read, armor = '') => scoredOf(read)?.to === numberIn(armor)],
  [
    '(?:The|THEIR) (.+) took a critical',
    (read, part) =>
      criticalOf(read)?.reached === true &&
      criticalOf(read)?.line.critical.part === part &&
      !incidentsOf(read.played, 'ignored').some(
        ({ seat, by }) => seat === read.enemy && by === read.seat,
      ),
  ],
  [
    'That was (\\w+) short of an? (.+) critical',
    (read, short = '', part) =>
      criticalOf(read)?.reached === false &&
      criticalOf(read)?.line.critical.part === part &&
      isCount(short, sure(criticalOf(read)).line.threshold - sure(scoredOf(read)).damage),
  ],
  ['ME missed', isMissed],
  ['ME hit THEM for (\\d+)', (read, damage = '') => isHit(read, damage)],
  ['MY (.+) missed', (read, noun = '') => isMissed(read) && isCalled(read, read.seat, noun, 1)],
  [
    'MY (.+) hit THEM for (\\d+)',
    (read, noun = '', damage = '') => isHit(read, damage) && isCalled(read, read.seat, noun, 1),
  ],
  ['ME (.+) but missed', (read, did = '') => isMissed(read) && isCalled(read, read.seat, did, 0)],
  [
    'THEM (.+) but missed',
    (read, did = '') => isMissed(turned(read)) && isCalled(read, read.enemy, did, 0),
  ],
  [
    'ME (.+) and hit THEM for (\\d+)',
    (read, did = '', damage = '') =>
      isHit(read, damage) && isCalled(read, read.seat, did.replace(', ', ' and '), 0),
  ],
  [
    'THEM (.+) and hit ME for (\\d+)',
    (read, did = '', damage = '') =>
      isHit(turned(read), damage) && isCalled(read, read.enemy, did.replace(', ', ' and '), 0),
  ],
  ['ME (.+)', (read, did = '') => isCalled(read, read.seat, did, 0)],
  ['THEM (.+)', (read, did = '') => isCalled(read, read.enemy, did, 0)],
];

/** What of a sentence is not true, or is no claim that is known: empty where all of it holds. */
export const untrueIn = (text: string, read: Read): string => {
  const who = (seat: number): string => (seat === read.you ? '[Yy]ou' : sure(read.pilots[seat]));
  const whose = (seat: number): string => (seat === read.you ? '[Yy]our' : possessive(who(seat)));
  const claims = CLAIMS.map(([said, holds]) => {
    const pattern = said
      .replace('HOW', '(bailed out|escaped|left)')
      .replaceAll(/\bMY\b/g, whose(read.seat))
      .replaceAll(/\bTHEIR\b/g, whose(read.enemy))
      .replaceAll(/\bTHEM\b/g, who(read.enemy))
      .replaceAll(/\bME\b/g, who(read.seat));
    return [new RegExp(`^(?:${pattern})$`), holds] as const;
  });
  return text
    .replace(/^(\w+) and (\w+) both (.+?)\./, '$1 $3; $2 $3.')
    .replace(/^(\w+) (.+?); so did (\w+)\./, '$1 $2; $3 $2.')
    .replace(/\.$/, '')
    .split(/\. |; |: | while |, but /)
    .filter((clause) => {
      for (const [pattern, holds] of claims) {
        const found = pattern.exec(clause);
        if (found) return !holds(read, ...found.slice(1));
      }
      return true;
    })
    .join(' | ');
};
