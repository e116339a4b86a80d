import { readLibrary } from '../../src/command-line/library.ts';
import { judgingOf } from '../../src/command-line/nets.ts';
import type { Battle } from '../../src/rules/battle/battle.ts';
import { openBattle, seatOf } from '../../src/rules/battle/battle.ts';
import type { Entry } from '../../src/rules/battle/entry.ts';
import { exchange } from '../../src/rules/battle/exchange.ts';
import { mayEscape } from '../../src/rules/battle/leaving.ts';
import type { Options } from '../../src/rules/battle/options.ts';
import type { SeatOrder, TurnOrders } from '../../src/rules/battle/orders.ts';
import { stepRule } from '../../src/rules/campaign/acts/acts.ts';
import { stepsToTake } from '../../src/rules/campaign/acts/learn.ts';
import { purchasesOf } from '../../src/rules/campaign/acts/purchases.ts';
import { lessonsDue, squadToday } from '../../src/rules/campaign/acts/squad.ts';
import { AWAY_FROM } from '../../src/rules/campaign/contract/after-fight.ts';
import { columnOf, effectOf } from '../../src/rules/campaign/contract/column.ts';
import { playableOn, priceOf } from '../../src/rules/campaign/contract/contract.ts';
import type { Contract, EventCard } from '../../src/rules/campaign/contract/state.ts';
import { eventOn, missionOf } from '../../src/rules/campaign/contract/state.ts';
import type { EventName, Grade } from '../../src/rules/campaign/contract/tables.ts';
import { MISSIONS, WANTED } from '../../src/rules/campaign/contract/tables.ts';
import type { Hangar } from '../../src/rules/campaign/hangar/hangar.ts';
import { mechOf } from '../../src/rules/campaign/hangar/hangar.ts';
import type { Choice } from '../../src/rules/campaign/history/choice.ts';
import type { Undated } from '../../src/rules/campaign/history/deed.ts';
import { choose, closed, openPage } from '../../src/rules/campaign/settlement/page.ts';
import { nextStep } from '../../src/rules/campaign/settlement/settlement.ts';
import type { Settlement } from '../../src/rules/campaign/acts/settling.ts';
import type { GamePilot } from '../../src/rules/fight/hands.ts';
import type { Move } from '../../src/rules/fight/record.ts';
import { sure } from '../../src/rules/sure.ts';
import { CATEGORIES, QUIET_TURNS } from '../../src/rules/vocabulary.ts';
import { leaveOfPilot, wantsDraw } from '../../src/tactics/pilot/answers.ts';
import { orderOfPilot } from '../../src/tactics/pilot/pilot.ts';
import { drawOf } from '../../src/tactics/pilot/seal.ts';
import type { ContractHands, Find, Next } from './contract-player.ts';
import {
  act,
  allowed,
  cardDeed,
  contractDeed,
  onePilot,
  playContract,
  seedOf,
} from './contract-player.ts';

/**
 * `npm run contracts [-- COUNT [PILOT GRADE [any]]]`: so many whole contracts a row, 80 if nothing is said, each fight a
 * duel by the rules with a pilot of the game in the pilot's seat; contract n has the seed n. The heaviest offer is taken,
 * or any where that is said. On patrol the first chance to get away is taken; half of those who would be killed bail out.
 * Cards are played as they come, MC buy a lost 'Mech, then repairs. Prints the table of the contract's README.
 */
const [SAID = '80', ONLY, ONLY_GRADE, ANY] = process.argv.slice(2);
const COUNT = Number(SAID);
const LONGEST = 200;

const library = readLibrary();
const find: Find = (id) => library.get(id);
const judge = judgingOf([...library.values()]);
const MECH = process.env.MECH ?? 'grf-1n';

/** The moves of a fight between two pilots of the game. */
const duel = (
  options: Options,
  [own, foe]: readonly [Entry, Entry],
  pilots: readonly [GamePilot, GamePilot],
  isPatrol: boolean,
  seed: string,
): readonly Move[] => {
  const before: Battle[] = [];
  const moves: Move[] = [];
  let battle = openBattle({ options, lone: own, rivals: [foe] });
  const play = (orders: TurnOrders): void => {
    before.push(battle);
    ({ battle } = exchange(battle, orders));
    moves.push({ kind: 'turn', battle: 'A', orders });
  };
  while (!battle.outcome) {
    const turn = battle.turns + 1;
    const isQuiet = battle.quiet >= QUIET_TURNS && wantsDraw(battle, 1, judge);
    if (turn > LONGEST || isQuiet) {
      moves.push({ kind: 'turn', battle: 'A', orders: { draw: { by: 'agreed' } } });
      break;
    }
    const seats = pilots.map((pilot, seat) =>
      orderOfPilot(battle, pilot, judge, seed, { battle: 'A', turn, seat }),
    );
    const played = exchange(battle, { seats });
    const leaves = (seat: 0 | 1): SeatOrder['leaves'] | null => {
      const pilot = pilots[seat];
      if (seat === 0 && isPatrol && turn >= AWAY_FROM && mayEscape(battle, 0, played.pairings))
        return 'escapes';
      if (seat === 0 && !seatOf(played.battle, 0).pilotLives)
        return drawOf(seed, { battle: 'bails out', turn, seat }) < 0.5 ? 'bails out' : null;
      return leaveOfPilot([...before, battle], played, seat, pilot, judge, 'hangar game');
    };
    play({
      seats: seats.map((order, seat) => {
        const left = leaves(seat === 0 ? 0 : 1);
        return left ? { ...order, leaves: left } : order;
      }),
    });
  }
  return moves;
};

/** Everything offered on a page as it lies, with names and categories filled in. */
const offered = (settlement: Settlement, pilot: string, mc: number): Choice => {
  const { after } = settlement;
  const step = sure(nextStep(settlement, pilot));
  const first = stepRule(step).first({ hangar: after, settlement }, pilot);
  const name = `Mech ${after.mechs.length}`;
  if (first.step === 'experience')
    return {
      ...first,
      learn: Array.from({ length: stepsToTake(after, pilot) }, () => best(after, pilot)),
    };
  if (first.step === 'replacement')
    return { ...first, mech: first.mech && mc < 55 ? { ...first.mech, name } : null };
  if (first.step !== 'successor') return first;
  const { successor } = first;
  const who = { name: `Pilot ${after.pilots.length + 1}` };
  return {
    ...first,
    successor:
      successor && mc < 55 ? { ...successor, ...who, mech: { ...successor.mech, name } } : null,
  };
};

/** The category with most maneuvers on a pilot's card. */
const best = (hangar: Hangar, pilot: string) => {
  const { mech } = sure(hangar.pilots.find(({ id }) => id === pilot));
  const { maneuvers } = sure(find(mech === null ? MECH : mechOf(hangar, mech).booklet)).statCard;
  const many = (category: (typeof CATEGORIES)[number]) =>
    maneuvers.filter(({ categories }) => categories.includes(category)).length;
  return sure(CATEGORIES.toSorted((one, other) => many(other) - many(one))[0]);
};

const settle = (start: Hangar, game: string): Hangar => {
  let hangar = start;
  for (;;) {
    const { settlement } = allowed(openPage(hangar, game, find));
    const waiting = settlement.pilots.find(({ pilot }) => nextStep(settlement, pilot) !== null);
    if (!waiting) return allowed(closed(hangar, game, find));
    const choice = offered(settlement, waiting.pilot, sure(hangar.contract).mc);
    hangar = allowed(choose(hangar, game, choice, find));
  }
};

/** Fight cards, the best first. */
const WORTH: readonly EventName[] = ['Head Hit', 'Gyros Damaged', 'Out of Ammo'];
const worth = (contract: Contract, card: EventCard): number => {
  const at = WORTH.indexOf(eventOn(contract, card));
  return at >= 0 ? 20 - at : effectOf(contract, card).less;
};

const nextCard = (hangar: Hangar, contract: Contract, foe: number | null): Undated | null => {
  const hurt = hangar.pilots.flatMap(({ id, end, mech }) =>
    end || mech === null
      ? []
      : mechOf(hangar, mech).parts.flatMap(({ name, scars }) =>
          scars.length > 0 ? [{ id, name }] : [],
        ),
  )[0];
  const hand = contract.hand
    .filter((each) => playableOn(contract, each).includes(foe))
    .toSorted((one, other) => worth(contract, other) - worth(contract, one));
  const mends = (each: EventCard): Undated | null =>
    hurt ? cardDeed(each, { pilot: hurt.id, part: hurt.name }) : null;
  const plain = (each: EventCard): Undated => cardDeed(each, { foe });
  /** Cards that not everything speaks for. */
  const when: Partial<Record<EventName, (each: EventCard) => Undated | null>> = {
    'Field Maintenance': mends,
    'Black Market': mends,
    'Corporate Convention': (each) => (contract.mc >= 80 && hurt ? plain(each) : null),
    'On Shore Leave': (each) => (columnOf(contract).length > 1 ? plain(each) : null),
  };
  for (const each of hand) {
    const played = (when[eventOn(contract, each)] ?? plain)(each);
    if (played) return played;
  }
  return null;
};

const onRoad = (hangar: Hangar, contract: Contract): Next => {
  const lesson = lessonsDue(hangar)[0];
  if (lesson)
    return {
      kind: 'lesson',
      pilot: lesson.pilot,
      category: lesson.category ?? best(hangar, lesson.pilot),
    };
  const { edition } = sure(find(MECH));
  const mech = {
    booklet: MECH,
    edition,
    name: `Mech ${hangar.mechs.length}`,
    paint: 'none',
  } as const;
  const tons = priceOf(contract, 'ton', sure(find(MECH)).mech.tonnage);
  const flying = hangar.pilots.filter(({ end }) => end === null);
  const lacking = flying.find((pilot) => pilot.mech === null);
  if (lacking)
    return contract.mc >= tons
      ? { kind: 'buy', pilot: lacking.id, what: { buys: 'mech', mech } }
      : { kind: 'replace', pilot: lacking.id, mech: { ...mech, as: 'replacement' } };
  if (flying.length === 0) {
    const who = { name: `Pilot ${hangar.pilots.length + 1}`, nickname: '', unit: '', mech };
    return contract.mc >= tons ? { kind: 'hire', who } : { kind: 'enlist', who, after: null };
  }
  const played = nextCard(hangar, contract, null);
  if (played) return played;
  const bought = purchasesOf(hangar, find).find(
    ({ price, shut }) => !shut && contract.mc - price >= 55,
  );
  if (bought) return { kind: 'buy', pilot: bought.pilot, what: bought.what };
  if (squadToday(hangar, find).every(({ shut }) => shut)) return { kind: 'rest' };
  const offers = ANY
    ? contract.offers
    : contract.offers.toSorted((one, other) => missionOf(other).threat - missionOf(one).threat);
  return { kind: 'mission', mission: sure(offers[0]) };
};

const handsOf = (pilot: GamePilot, seed: string): ContractHands => ({
  next: (hangar, contract) => {
    if (!contract.mission) return onRoad(hangar, contract);
    const enemy = sure(columnOf(contract).find(({ result }) => result === null));
    const able = squadToday(hangar, find).find(({ shut }) => shut === null);
    return (
      nextCard(hangar, contract, null) ??
      (able
        ? (nextCard(hangar, contract, enemy.card) ?? {
            kind: 'fight',
            pilot: able.pilot.id,
            foe: enemy.name,
          })
        : { kind: 'turn back' })
    );
  },
  moves: ({ options }, [own, foe], enemy, { name, number }) =>
    duel(
      options,
      [sure(own), sure(foe)],
      [pilot, enemy.pilot],
      missionOf(name).type === 'Patrol',
      `${seed} ${number} ${enemy.card}`,
    ),
  settle,
});

/** What the contracts of a row come to, by its name: `fulfilled`, `fight lost`, `done Defend HQ`. */
type Counts = (what: string) => number;

const playRow = (pilot: GamePilot, grade: Grade): Counts => {
  const sums = new Map<string, number>();
  const add = (what: string, many: number | boolean = 1): void => {
    sums.set(what, (sums.get(what) ?? 0) + Number(many));
  };
  for (let number = 1; number <= COUNT; number += 1) {
    const seed = seedOf(number);
    let [missions, aliveAfter] = [0, true];
    const end = playContract(
      act(onePilot(MECH, find), contractDeed(seed, grade, find), find),
      handsOf(pilot, seed),
      find,
      (before, after) => {
        const { last } = sure(after.contract);
        if (last === null || last === sure(before.contract).last) return;
        missions += 1;
        if (missions <= 3) aliveAfter = after.pilots[0]?.end === null;
        const isDone = last.result === 'done' || last.result === 'away';
        for (const of of ['missions', last.name]) {
          add(`tried ${of}`);
          add(`done ${of}`, isDone);
        }
        for (const { result } of last.fights) add(`fight ${result}`);
        add('fights', last.fights.length);
      },
    );
    const { days, mc, threat } = sure(end.contract);
    add('fulfilled', threat >= WANTED);
    add('alive', aliveAfter);
    add('killed', end.pilots.filter((each) => each.end?.kind === 'killed').length);
    add('lost', end.mechs.filter(({ fate }) => fate?.kind === 'lost').length);
    add('days', days.length);
    add('mc', mc);
    for (const past of end.history) if (past.kind === 'game') add('turns', past.stand.turns);
  }
  return (what) => sums.get(what) ?? 0;
};

const per = (sum: number, many: number, digits = 0): string =>
  (sum / Math.max(1, many)).toFixed(digits);

const printed = (pilot: GamePilot, grade: Grade, of: Counts): string => {
  const share = (result: string): string => per(100 * of(`fight ${result}`), of('fights'));
  return [
    `| ${pilot}, ${grade}`,
    per(100 * of('fulfilled'), COUNT),
    per(100 * of('alive'), COUNT),
    per(of('killed'), COUNT, 1),
    `${per(of('tried missions'), COUNT, 1)}, ${per(100 * of('done missions'), of('tried missions'))}`,
    `${per(of('fights'), COUNT, 1)}: ${['done', 'held', 'away', 'lost'].map(share).join(', ')}`,
    per(of('turns'), of('fights')),
    per(of('lost'), COUNT, 1),
    per(of('days'), COUNT),
    `${per(of('mc'), COUNT)} |`,
  ].join(' | ');
};

const ROWS: readonly (readonly [GamePilot, Grade])[] = [
  ['Tuck', 'regular'],
  ['Marlow', 'regular'],
  ['Iris', 'regular'],
  ['Marlow', 'quiet'],
  ['Marlow', 'hard'],
];
const wanted = ROWS.filter(
  ([pilot, grade]) => (!ONLY || pilot === ONLY) && (!ONLY_GRADE || grade === ONLY_GRADE),
);
for (const [pilot, grade] of wanted) {
  const begun = Date.now();
  const of = playRow(pilot, grade);
  process.stdout.write(`${printed(pilot, grade, of)}\n`);
  process.stderr.write(`${((Date.now() - begun) / 1000 / COUNT).toFixed(2)} s a contract\n`);
  for (const { name, threat } of MISSIONS) {
    const tried = of(`tried ${name}`);
    const share = per(100 * of(`done ${name}`), tried);
    process.stdout.write(`  ${name} ${threat}: ${share} of 100 (${tried})\n`);
  }
}
