import type { Battle } from '../../../src/rules/battle/battle.ts';
import { seatOf } from '../../../src/rules/battle/battle.ts';
import { numberCalled } from '../../../src/rules/battle/deed.ts';
import type { Exchange } from '../../../src/rules/battle/exchange.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import type { SeatOrder, TurnOrders } from '../../../src/rules/battle/orders.ts';
import { splitOf } from '../../../src/rules/battle/split.ts';
import type { Maneuver } from '../../../src/rules/booklet/stat-card.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { sure } from '../../../src/rules/sure.ts';
import { CONSOLES } from '../../../src/rules/vocabulary.ts';
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

/** The SCORE that a row of the printed tables leads to in one cell; null without one. */
const printedScore = (read: Read, mine: number, theirs: number): number | null => {
  const { consoles, viewScreens } = seatOf(read.battle, read.enemy).booklet.document;
  const cell = consoles[String(mine)]?.[String(theirs)];
  return cell === undefined || cell === '00'
    ? null
    : (viewScreens[String(Number.parseInt(cell, 10))]?.score ?? null);
};

const told = (read: Read, seat: number): number => {
  const pairing = sure(
    read.battle.pairings.find(({ rival }) => rival === Math.max(read.seat, read.enemy)),
  );
  return numberCalled(
    seatOf(read.battle, seat).booklet.statCard,
    calledBy(read, seat),
    pairing.range,
  );
};

/** What was done by whoever is said to have done it, by the name of what was called. */
const DEEDS: readonly (readonly [said: string, is: RegExp])[] = [
  ['ran and fired', /^Run (&|and) /],
  ['dodged and fired', /^Dodge (&|and) /],
  ['jumped and fired', /^Jump (&|and) /],
  ['fired high from cover', /^Cover .* High$/],
  ['fired low from cover', /^Cover .* Low$/],
  ['fired from cover', /^Cover /],
  ['ran away', /^Run Away$/],
  ['ran back', /^Run Back$/],
  ['ran forward', /^Run Forward$/],
  ['jumped away', /^Jump Away$/],
  ['jumped back', /^Jump Back$/],
  ['jumped forward', /^Jump Forward$/],
  ['jumped up', /^Jump Up$/],
  ['dropped from above', /^Death From Above$/],
  ['swung wildly', /^Wild Swing$/],
  ['cooled off', /^Cool Off$/],
  ['charged', /^Charge$/],
  ['ducked', /^Duck$/],
  ['kicked', /^Kick$/],
  ['punched', /^Punch$/],
  ['pushed', /^Push$/],
  ['sidestepped', /^Sidestep$/],
  ['fired high', / High$/],
  ['fired low', / Low$/],
];

/** What is missed or hit with. */
const BLOWS: readonly (readonly [said: string, is: RegExp])[] = [
  ['covered (?:high |low )?shot', /^Cover /],
  ['running (?:high |low )?shot', /^Run /],
  ['dodging (?:high |low )?shot', /^Dodge /],
  ['jumping (?:high |low )?shot', /^Jump /],
  ['high shot', / High$/],
  ['low shot', / Low$/],
  ['drop from above', /^Death From Above$/],
  ['wild swing', /^Wild Swing$/],
  ['charge', /^Charge$/],
  ['kick', /^Kick$/],
  ['punch', /^Punch$/],
  ['push', /^Push$/],
];

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const counted = (words: string): number => {
  const at = COUNTS.indexOf(words.toLowerCase());
  return at < 0 ? Number(words) : at;
};

type Claim = readonly [said: RegExp, holds: (read: Read, ...found: readonly string[]) => boolean];

const scoredOf = ({ enemy, played, seat }: Read) =>
  incidentsOf(played, 'scored').find((each) => each.seat === seat && each.on === enemy);
const criticalOf = ({ enemy, played, seat }: Read) =>
  incidentsOf(played, 'critical').find((each) => each.seat === seat && each.on === enemy);
const isMissed = (read: Read): boolean => (scoredOf(read)?.damage ?? 0) === 0;
const isHit = (read: Read, damage: string): boolean => scoredOf(read)?.damage === Number(damage);
const named = (name: string) => (each: Maneuver) =>
  each.name === name || `call ${each.console}` === name.toLowerCase();
const isOpenHit = (read: Read, name: string): boolean => hitters(read).some(named(name));
const numberIn = (words: string): number => Number(words.replace('−', '-'));
const left = ({ played }: Read, seat: number, how: string): boolean =>
  played.incidents.some((each) => each.kind === how && 'seat' in each && each.seat === seat);

/** Who is named, by seat, in the pattern of a claim: `ME`, `THEM`, `MY`, `THEIR`. */
const CLAIMS: readonly (readonly [said: string, holds: Claim[1]])[] = [
  [
    'A larger share would have hit|The share was too small|More of the modifier would have hit',
    (read) => damageWith(read, calledBy(read, read.seat).console) > 0,
  ],
  ['Nothing open (?:to ME )?would have hit', (read) => hitters(read).length === 0],
  ['No call open to ME would have hit', (read) => hitters(read).length === 0],
  ['Nothing else ME could call would have hit', (read) => hitters(read).length === 0],
  [
    'Nothing else open to ME would have hit',
    (read) => hitters(read).every((each) => each === calledBy(read, read.seat)),
  ],
  [
    '(?:None|Neither) of MY (\\w+) open calls would have hit',
    (read, open = '') =>
      hitters(read).length === 0 && openManeuvers(read.battle, read.seat).length === counted(open),
  ],
  [
    '(\\w+) of MY (\\w+) open calls would have hit(?:, ([^.]+) hardest)?',
    (read, many = '', open = '', best) => {
      const hits = hitters(read);
      const most = Math.max(...hits.map(({ console }) => damageWith(read, console)));
      return (
        hits.length === counted(many) &&
        openManeuvers(read.battle, read.seat).length === counted(open) &&
        (!best || hits.filter((each) => damageWith(read, each.console) === most).some(named(best)))
      );
    },
  ],
  [
    'A (high|low) shot would have hit THEM',
    (read, height = '') =>
      hitters(read).some((each) => each.name.toLowerCase().endsWith(` ${height}`)),
  ],
  [
    'Only ([^.]+) would have hit THEM|The one hit open to ME was ([^.]+)',
    (read, only, one) => hitters(read).length === 1 && isOpenHit(read, sure(only ?? one)),
  ],
  [
    '(\\S[^.;]*?) would have hit THEM for (\\d+)',
    (read, name = '', damage) =>
      hitters(read).some(
        (each) => named(name)(each) && damageWith(read, each.console) === Number(damage),
      ),
  ],
  ['(\\S[^.;]*?) would have hit(?: THEM)?', (read, name = '') => isOpenHit(read, name)],
  [
    '(?:ME had no other call|No other call was open to ME|It was the only call open to ME|Nothing else was open to ME)',
    ({ battle, seat }) => openManeuvers(battle, seat).length === 1,
  ],
  [
    'Shut down, ME could only cool off or duck',
    ({ battle, seat }) =>
      seatOf(battle, seat).shutDown &&
      String(
        openManeuvers(battle, seat)
          .map(({ name }) => name)
          .toSorted(),
      ) === 'Cool Off,Duck',
  ],
  [
    '(.+) (?:hits nobody, whatever the enemy calls|cannot hit THEM)',
    (read, name = '') =>
      named(name)(calledBy(read, read.seat)) &&
      CONSOLES.every((each) => printedScore(read, told(read, read.seat), each) === null),
  ],
  [
    '(?:and found THEM|MY BLOW reached THEM|ME reached THEM|SCORE (−?\\d+))(?:, but (−?\\d+))?(?: (?:with )?([+−]) ?(\\d+)) leaves (nothing|−?\\d+): no hit',
    (read, score, other, sign, added, leaves = '') => {
      const printed = numberIn(score ?? sure(other));
      const sum = printed + (sign === '−' ? -Number(added) : Number(added));
      return (
        printedScore(read, told(read, read.seat), told(read, read.enemy)) === printed &&
        sum === (leaves === 'nothing' ? 0 : numberIn(leaves)) &&
        scoredOf(read)?.ledger.reduce((total, { points }) => total + points, 0) === sum &&
        sum <= 0
      );
    },
  ],
  [
    'That killed THEM|THEM did not survive',
    ({ enemy, played }) => !seatOf(played.battle, enemy).pilotLives,
  ],
  [
    'That took the last of THEIR armor|No armor is left to THEM',
    (read) => sure(scoredOf(read)).from > 0 && sure(scoredOf(read)).to <= 0,
  ],
  [
    'Critical: ([^.;]+)|THEIR ([^.;]+) took a critical|That reached the ([^.;]+)',
    (read, ...parts) =>
      criticalOf(read)?.reached === true &&
      criticalOf(read)?.line.critical.part === parts.find(Boolean) &&
      !incidentsOf(read.played, 'ignored').some(
        ({ seat, by }) => seat === read.enemy && by === read.seat,
      ),
  ],
  [
    'The ([^.;]+) held: a critical takes (\\d+)',
    (read, part, needs) =>
      criticalOf(read)?.reached === false &&
      criticalOf(read)?.line.critical.part === part &&
      criticalOf(read)?.line.threshold === Number(needs),
  ],
  ['THEIR armor is at (−?\\d+)', (read, armor = '') => scoredOf(read)?.to === numberIn(armor)],
  ['That leaves THEM (−?\\d+) armor', (read, armor = '') => scoredOf(read)?.to === numberIn(armor)],
  [
    'THEM hit too, for (\\d+)',
    (read, damage) => isHit({ ...read, seat: read.enemy, enemy: read.seat }, sure(damage)),
  ],
  ['THEM hit nothing', (read) => isMissed({ ...read, seat: read.enemy, enemy: read.seat })],
  [
    'Cover did not save THEM: MY BLOW hit for (\\d+)',
    (read, damage = '') =>
      calledBy(read, read.enemy).name.startsWith('Cover') && isHit(read, damage),
  ],
  [
    '(?:MY BLOW|ME) knocked THEM down for (\\d+)',
    (read, damage = '') => isHit(read, damage) && scoredOf(read)?.screen.picture === 'knocked-down',
  ],
  [
    '(?:but )?MY BLOW (?:still )?hit (?:THEM )?for (\\d+)',
    (read, damage = '') => isHit(read, damage),
  ],
  ['ME hit for (\\d+)', (read, damage = '') => isHit(read, damage)],
  ['and hit (?:THEM )?for (\\d+)', (read, damage = '') => isHit(read, damage)],
  [
    'The battle was called a draw before any score counted',
    ({ played }) => played.battle.outcome?.kind === 'nobody',
  ],
  [
    'ME and THEM both (left|bailed out|escaped) before any score counted',
    (read, how = '') =>
      [read.seat, read.enemy].every((seat) =>
        (how === 'left' ? ['bailed out', 'escaped'] : [how]).some((each) => left(read, seat, each)),
      ),
  ],
  [
    'ME (bailed out|escaped) before (?:MY BLOW|any score) counted',
    (read, how = '') => left(read, read.seat, how),
  ],
  [
    'THEM (bailed out|escaped) before (?:MY BLOW|any score) counted',
    (read, how = '') => left(read, read.enemy, how),
  ],
  [
    'The battle ended before (?:MY BLOW|any score) counted',
    ({ played }) => played.battle.outcome !== null && incidentsOf(played, 'scored').length === 0,
  ],
  [
    'THEM ducked under MY BLOW',
    (read) => isMissed(read) && calledBy(read, read.enemy).name === 'Duck',
  ],
  [
    'THEM jumped clear of MY BLOW',
    (read) => isMissed(read) && calledBy(read, read.enemy).name === 'Jump Up',
  ],
  [
    'THEM sidestepped MY BLOW',
    (read) => isMissed(read) && calledBy(read, read.enemy).name === 'Sidestep',
  ],
  [
    'THEM dodged MY BLOW',
    (read) => isMissed(read) && calledBy(read, read.enemy).name.startsWith('Dodge'),
  ],
  [
    'now at (close|medium|long) range',
    ({ battle, enemy, played, seat }, range) => {
      const of = { rival: Math.max(seat, enemy) };
      const [before, after] = [battle, played].map(({ pairings }) =>
        (pairings as readonly { rival: number; range: string }[]).find(
          (each) => each.rival === of.rival,
        ),
      );
      return after?.range === range && before?.range !== range;
    },
  ],
  ['(?:and )?MY BLOW missed', isMissed],
  [
    '(?:ME and THEM|THEM and ME) both (DEED)',
    (read, did = '') => didIt(read, read.seat, did) && didIt(read, read.enemy, did),
  ],
  [
    'ME (DEED); so did THEM',
    (read, did = '') => didIt(read, read.seat, did) && didIt(read, read.enemy, did),
  ],
  [
    'THEM (DEED) too',
    (read, did = '') => didIt(read, read.seat, did) && didIt(read, read.enemy, did),
  ],
  ['ME (DEED)', (read, did = '') => didIt(read, read.seat, did)],
  ['THEM (DEED)', (read, did = '') => didIt(read, read.enemy, did)],
];

const DEED = [
  ...DEEDS.map(([said]) =>
    said.replace(/^(ran|dodged|jumped) and fired$/, '$1 and fired(?: high| low)?'),
  ),
  'fired(?: the [\\w ]+?)?(?=$|[.;,:]| while| as| and (?:hit|found)| §)',
].join('|');

const didIt = (read: Read, seat: number, did: string): boolean => {
  const { fires, name } = calledBy(read, seat);
  const aimed = did.match(/ (high|low)/)?.[1];
  if (aimed && !name.toLowerCase().endsWith(` ${aimed}`)) return false;
  const weapons = did.match(/^fired the (.+)$/)?.[1];
  if (weapons) return fires.join(' and ').toLowerCase() === weapons.toLowerCase();
  if (did === 'fired') return fires.length > 0;
  const plainly = did.replace(/(and fired) (high|low)$/, '$1');
  return DEEDS.some(([said, is]) => said === plainly && is.test(name));
};

/** The weapons of a maneuver as a sentence has them; none for one that fires nothing. */
const weaponsOf = ({ fires }: Maneuver): readonly string[] =>
  fires.length > 0
    ? [fires.join(' and ').replaceAll(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase())]
    : [];

/** Whether a blow is what the seat called. */
const isBlow = (read: Read, blow: string): boolean => {
  const { fires, name } = calledBy(read, read.seat);
  return (
    fires.join(' and ').toLowerCase() === blow.toLowerCase() ||
    (blow === 'shot' && fires.length > 0) ||
    BLOWS.some(([said, is]) => new RegExp(`^${said}$`).test(blow) && is.test(name))
  );
};

/** What of a sentence is not true, or is no claim that is known: empty where all of it holds. */
export const untrueIn = (text: string, read: Read): string => {
  const who = (seat: number): string =>
    seat === read.you ? '[Yy]ou' : (read.pilots[seat] ?? 'nobody');
  const whose = (seat: number): string => (seat === read.you ? '[Yy]our' : possessive(who(seat)));
  const faults: string[] = [];
  let rest = text;
  for (const [said, holds] of CLAIMS) {
    const pattern = (blow: string): RegExp => {
      const claim = said
        .replaceAll('DEED', DEED)
        .replaceAll('MY BLOW', `${whose(read.seat)} ${blow}`)
        .replaceAll('MY', whose(read.seat))
        .replaceAll('THEIR', whose(read.enemy))
        .replaceAll('THEM', who(read.enemy))
        .replaceAll(/\bME\b/g, who(read.seat));
      return new RegExp(`(?<![\\w'])(?:${claim})(?![\\w])`);
    };
    const blows = [
      ...BLOWS.map(([of]) => of),
      ...weaponsOf(calledBy(read, read.seat)),
      'shot',
    ].join('|');
    const found = pattern(`(?:${blows})`).exec(rest);
    if (!found) continue;
    const blow = pattern(`(?<blow>${blows})`).exec(rest)?.groups?.['blow'];
    if (!holds(read, ...found.slice(1)) || (blow !== undefined && !isBlow(read, blow)))
      faults.push(found[0]);
    rest = rest.replace(found[0], '§');
  }
  if (!/^(?:§|[.;:, ]|and|as|while)*$/.test(rest)) faults.push(rest);
  return faults.join(' | ');
};
