import type { Battle } from '../../src/rules/battle/battle.ts';
import { openBattle } from '../../src/rules/battle/battle.ts';
import { exchange } from '../../src/rules/battle/exchange.ts';
import { mayEscape } from '../../src/rules/battle/leaving.ts';
import { openManeuvers } from '../../src/rules/battle/open-maneuvers.ts';
import type { SeatOrder, TurnOrders } from '../../src/rules/battle/orders.ts';
import { readLibrary } from '../../src/command-line/library.ts';
import { stepRule } from '../../src/rules/campaign/acts/acts.ts';
import { AWAY_FROM } from '../../src/rules/campaign/contract/after-fight.ts';
import { columnOf, eventRow } from '../../src/rules/campaign/contract/column.ts';
import type { Contract } from '../../src/rules/campaign/contract/state.ts';
import { eventOn, missionOf } from '../../src/rules/campaign/contract/state.ts';
import type { MissionName, MissionType } from '../../src/rules/campaign/contract/tables.ts';
import { WANTED } from '../../src/rules/campaign/contract/tables.ts';
import { fileBooklet, printHangarFile } from '../../src/rules/campaign/file/hangar-file.ts';
import { missionMuster } from '../../src/rules/campaign/game/mission.ts';
import { begun, mustered } from '../../src/rules/campaign/game/muster.ts';
import { played } from '../../src/rules/campaign/game/played.ts';
import type { Hangar } from '../../src/rules/campaign/hangar/hangar.ts';
import { choose, closed, openPage } from '../../src/rules/campaign/settlement/page.ts';
import { nextStep } from '../../src/rules/campaign/settlement/settlement.ts';
import { printRecord } from '../../src/rules/fight/print.ts';
import type { Move } from '../../src/rules/fight/record.ts';
import { sure } from '../../src/rules/sure.ts';
import { DAY, act, allowed, contractDeed, onePilot, seedOf } from '../tools/contract-player.ts';
import { randomFrom, randomOrders } from '../tools/random-play.ts';

const books = readLibrary();
const find = (id: string) => books.get(id);
const contractIn = ({ contract }: Hangar): Contract => sure(contract);

/** Ada in a Griffin, on the first morning of a contract with this seed. */
const alone = (seed: number): Hangar =>
  act(onePilot('grf-1n', find), contractDeed(seedOf(seed), 'regular', find), find);

/** The fight against the next enemy of the column, as it begins. */
const fightOf = (taken: Hangar) => {
  const enemy = sure(columnOf(contractIn(taken)).find(({ result }) => result === null));
  const muster = allowed(missionMuster(taken, 'p1', enemy.name, find));
  const id = `fight-${taken.history.length}`;
  const open = allowed(begun(taken, { id, on: DAY, muster }, find));
  const { entries, record } = allowed(mustered(taken, muster, find));
  const [lone, ...rivals] = entries;
  const battle = openBattle({ options: muster.options, lone: sure(lone), rivals });
  return { id, open, battle, record };
};

type Fight = ReturnType<typeof fightOf>;

const onMission = (hangar: Hangar, mission: MissionName): Fight =>
  fightOf(act(hangar, { kind: 'mission', mission }, find));

/** The hangar after the page of a game, every offer taken as it lies. */
const settled = (start: Hangar, game: string): Hangar => {
  let hangar = start;
  for (;;) {
    const { settlement } = allowed(openPage(hangar, game, find));
    const waits = settlement.pilots.find(({ pilot }) => nextStep(settlement, pilot) !== null);
    if (!waits) return allowed(closed(hangar, game, find));
    const step = stepRule(sure(nextStep(settlement, waits.pilot)));
    const choice = step.first({ hangar: settlement.after, settlement }, waits.pilot);
    hangar = allowed(choose(hangar, game, choice, find));
  }
};

const turn = (seats: TurnOrders['seats']): Move => ({
  kind: 'turn',
  battle: 'A',
  orders: { seats },
});

/** A mission won: every enemy bails out in the first turn. */
const won = (hangar: Hangar, mission: MissionName): Hangar => {
  let fight = onMission(hangar, mission);
  for (;;) {
    const { battle, id, open, record } = fight;
    const seats = [0, 1].map((seat) => ({ console: sure(openManeuvers(battle, seat)[0]).console }));
    const moves = [turn([sure(seats[0]), { ...sure(seats[1]), leaves: 'bails out' }])];
    const after = settled(allowed(played(open, id, { ...record, moves }, find)), id);
    if (!contractIn(after).mission) return after;
    fight = fightOf(after);
  }
};

/** A stage of a contract: a hangar's file, and the number for Ada's next choice. */
export interface Stage {
  readonly file: string;
  readonly console: number;
}

/** A hangar as a file; a fight that runs in it has come as far as `record` says. */
const fileOf = ({ founding, history: past, open }: Hangar, record = ''): string =>
  printHangarFile({
    ...{ id: 'alone-1', founding, booklets: [...books.values()].map(fileBooklet), past },
    open: open.map((game) => ({ game, playing: { record, secrecy: 'pass the device' } })),
  });

/** The fight of a hangar after turns of chance, where one number of Ada's comes to what is wanted, whatever the enemy does;
 *  and the hangar after the page of that fight, if it ends with this turn. */
const stageIn = (
  { battle: start, id, open, record }: Fight,
  turns: number,
  isWanted: (battle: Battle, seats: readonly SeatOrder[]) => boolean,
): (Stage & { readonly after: () => Hangar }) | null => {
  for (let seed = 1; seed < 300; seed += 1) {
    const random = randomFrom(seed);
    const moves: Move[] = [];
    let battle = start;
    while (moves.length < turns && !battle.outcome) {
      const orders = randomOrders(battle, random);
      moves.push(turn(orders.seats));
      ({ battle } = exchange(battle, orders));
    }
    if (battle.outcome) continue;
    const [foe, ...others] = openManeuvers(battle, 1);
    const own = openManeuvers(battle, 0).find(({ console }) =>
      [foe, ...others].every(
        (each) => each && isWanted(battle, [{ console }, { console: each.console }]),
      ),
    );
    if (!own || !foe) continue;
    const last = turn([own, foe].map(({ console }) => ({ console })));
    return {
      console: own.console,
      file: fileOf(open, printRecord({ ...record, moves })),
      after: () =>
        settled(allowed(played(open, id, { ...record, moves: [...moves, last] }, find)), id),
    };
  }
  return null;
};

/** The first contract, by its seed, that comes to a stage. */
const firstOf = <Found>(stage: (hangar: Hangar) => Found | null): Found => {
  for (let seed = 1; seed < 500; seed += 1) {
    const found = stage(alone(seed));
    if (found) return found;
  }
  throw new Error('No contract comes to this stage.');
};

const offered = (hangar: Hangar, type: MissionType): MissionName | undefined =>
  contractIn(hangar).offers.find((name) => missionOf(name).type === type);

/** The first morning of a contract. */
export const firstMorning = (): string => fileOf(alone(1));

/** The last turn of a defense on the first day, its one enemy is held off, and Ada learns in it; on the third day an assault lies
 *  open, and a card for a fight is in hand. */
export const defenseStage = (): Stage =>
  firstOf((hangar) => {
    const defense = offered(hangar, 'Defense');
    if (!defense) return null;
    const fight = onMission(hangar, defense);
    if (columnOf(contractIn(fight.open)).length > 1) return null;
    const { limit = 0 } = missionOf(defense);
    const stage = stageIn(fight, limit - 1, (battle, seats) =>
      exchange(battle, { seats }).battle.seats.every(({ out }) => out === null),
    );
    const after = stage?.after();
    if (!after || contractIn(after).lessons.length === 0) return null;
    const rested = act(after, { kind: 'rest' }, find);
    const contract = contractIn(rested);
    const isReady = contract.hand.some(
      (card) => eventRow(eventOn(contract, card)).when === 'fight',
    );
    return isReady && offered(rested, 'Assault') ? stage : null;
  });

/** The sixth turn of a patrol, from which Ada can get away, with the threat that fulfills the contract. */
export const patrolStage = (): Stage =>
  firstOf((morning) => {
    for (let hangar = morning; ;) {
      const { offers, threat } = contractIn(hangar);
      const patrol = offered(hangar, 'Patrol');
      if (patrol && threat + missionOf(patrol).threat >= WANTED)
        return stageIn(onMission(hangar, patrol), AWAY_FROM - 1, (battle, seats) =>
          mayEscape(battle, 0, exchange(battle, { seats }).pairings),
        );
      const other = offers.find((name) => missionOf(name).threat + threat < WANTED);
      if (!other) return null;
      hangar = won(hangar, other);
    }
  });
