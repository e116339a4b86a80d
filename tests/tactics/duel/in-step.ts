import type { Battle, Pairing } from '../../../src/rules/battle/battle.ts';
import { openBattle, seatOf } from '../../../src/rules/battle/battle.ts';
import { pairingOfDuel } from '../../../src/rules/battle/duel.ts';
import type { Entry } from '../../../src/rules/battle/entry.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { heatCost } from '../../../src/rules/battle/heat.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import type { Options } from '../../../src/rules/battle/options.ts';
import type { SeatOrder } from '../../../src/rules/battle/orders.ts';
import { modifierOf } from '../../../src/rules/battle/score.ts';
import { sure } from '../../../src/rules/sure.ts';
import { CATEGORIES, RANGES } from '../../../src/rules/vocabulary.ts';
import type { Duellist } from '../../../src/tactics/duel/duellist.ts';
import { FastDuel, VERDICTS } from '../../../src/tactics/duel/fast-duel.ts';
import { NO_HEAT, MOST_MANEUVERS, placeAt } from '../../../src/tactics/duel/plays.ts';
import { LONE, OWN, SHARED } from '../../../src/tactics/duel/position.ts';

/** A seat as the rules have it, with nothing left out that a turn can change. */
const seatByRules = (battle: Battle, seat: number) => {
  const mech = seatOf(battle, seat);
  const { wounds, booklet } = mech;
  const { maneuvers } = booklet.statCard;
  return {
    armor: mech.armor,
    heat: mech.heat,
    ammunition: mech.ammunition,
    shutDown: mech.shutDown,
    pilotLives: mech.pilotLives,
    out: mech.out !== null,
    ignores: mech.ignores,
    forbidden: wounds.forbidden,
    points: maneuvers.map((maneuver) => modifierOf(mech, maneuver)),
    cost: maneuvers.map((maneuver) => heatCost(mech, maneuver)),
    downLonger: wounds.downLonger,
    lethalHeat: wounds.lethalHeat,
    times: booklet.criticals.map(
      (critical) => wounds.suffered.find((each) => each.critical === critical)?.times ?? 0,
    ),
    open: openManeuvers(battle, seat).map(({ console }) => console),
  };
};

const seatByRow = (
  { kinds, plays, wear }: Duellist,
  row: Int32Array,
  own: number,
  open: number,
): ReturnType<typeof seatByRules> => {
  const at = (offset: number): number => row[own + offset]!;
  const { maneuvers } = plays.booklet.statCard;
  const state = at(OWN.wear);
  const lethal = wear.lethalHeat[state]!;
  return {
    armor: at(OWN.armor),
    heat: at(OWN.heat),
    ammunition: Object.fromEntries(kinds.map((kind, index) => [kind, at(OWN.supply + index)])),
    shutDown: at(OWN.shutDown) === 1,
    pilotLives: at(OWN.killed) === 0,
    out: at(OWN.armor) <= 0 || at(OWN.killed) === 1,
    ignores: CATEGORIES.filter((_, index) => (at(OWN.ignores) >> index) & 1),
    forbidden: wear.forbidden[state]!,
    points: maneuvers.map(({ console }) => wear.points[state * MOST_MANEUVERS + placeAt(console)]!),
    cost: maneuvers.map(({ console }) => wear.cost[state * MOST_MANEUVERS + placeAt(console)]!),
    downLonger: wear.downLonger[state] === 1,
    lethalHeat: lethal === NO_HEAT ? Infinity : lethal,
    times: plays.harms.map((_, harm) => wear.times(state, harm)),
    open: maneuvers.flatMap(({ bit, console }) => (bit & open ? [console] : [])),
  };
};

/** What both see, where the duel goes on. */
const pairingByRules = ({ range, sees, saw }: Pairing) => ({
  range,
  sees: [sees.rival.number, sees.lone.number],
  saw: saw ? [saw.rival.number, saw.lone.number] : [0, 0],
});

/** A battle of two as the rules have it. */
export const byRules = (battle: Battle) => {
  const pairing = pairingOfDuel(battle);
  const { outcome, quiet } = battle;
  return {
    quiet,
    outcome: !outcome
      ? 'goes on'
      : outcome.kind === 'win'
        ? `${outcome.winner} wins`
        : outcome.kind === 'nobody'
          ? outcome.by
          : outcome.kind,
    pairing: pairing && !outcome ? pairingByRules(pairing) : null,
    seats: [0, 1].map((seat) => seatByRules(battle, seat)),
  };
};

/** The same as numbers have it. */
export const byRow = (
  duel: FastDuel,
  row: Int32Array,
  at: number,
  verdict: number,
): ReturnType<typeof byRules> => {
  const goesOn = verdict === 0;
  const [own, across] = [at + LONE, at + duel.half];
  return {
    quiet: row[at + SHARED.quiet]!,
    outcome: sure(VERDICTS[verdict]),
    pairing: goesOn
      ? {
          range: sure(RANGES[row[at + SHARED.range]!]),
          sees: [row[own + OWN.screen]!, row[across + OWN.screen]!],
          saw: [row[own + OWN.before]!, row[across + OWN.before]!],
        }
      : null,
    seats: [
      seatByRow(duel.lone, row, own, goesOn ? duel.openToLone(row, at) : 0),
      seatByRow(duel.rival, row, across, goesOn ? duel.openToRival(row, at) : 0),
    ],
  };
};

/** Two machines that are shut down can cool for thousands of turns. */
const LONGEST = 120;

/** A turn that rules and numbers tell differently. */
interface Difference {
  readonly battle: Battle;
  readonly orders: readonly SeatOrder[];
  readonly rules: unknown;
  readonly numbers: unknown;
}

/** How many turns were played in step, and the first that differs. */
export interface InStep {
  readonly turns: number;
  readonly difference: Difference | null;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const anyOrder = (battle: Battle, seat: number, random: () => number): SeatOrder | null => {
  const open = openManeuvers(battle, seat);
  const maneuver = open[Math.floor(random() * open.length)];
  if (!maneuver) return null;
  const kinds = Object.keys(seatOf(battle, seat).ammunition);
  const kind = kinds[Math.floor(random() * 2 * kinds.length)];
  return {
    console: maneuver.console,
    ignores: [random() < 0.5],
    ...(kind === undefined ? {} : { loses: kind }),
  };
};

const tell = (mech: Duellist, { ignores, loses }: SeatOrder): void => {
  mech.ignoring = ignores?.[0] === true;
  mech.loses = loses === undefined ? -1 : mech.kinds.indexOf(loses);
};

/**
 * Plays open maneuvers at random by the rules and by numbers, side by side, and looks at both after each turn;
 * now and then the numbers are read from the battle anew.
 */
export const playInStep = (
  entries: readonly [Entry, Entry],
  options: Options,
  random: () => number,
): InStep => {
  let battle = openBattle({ options, lone: entries[0], rivals: [entries[1]] });
  let duel = new FastDuel(battle, sure(pairingOfDuel(battle)));
  let row = duel.rowOf(battle, sure(pairingOfDuel(battle)));
  const begun = [byRules(battle), byRow(duel, row, 0, 0)] as const;
  if (!isSame(...begun))
    return { turns: 0, difference: { battle, orders: [], rules: begun[0], numbers: begun[1] } };
  let turns = 0;
  while (!battle.outcome && turns < LONGEST) {
    const [lone, rival] = [anyOrder(battle, 0, random), anyOrder(battle, 1, random)];
    if (!lone || !rival) break;
    if (random() < 0.1) {
      duel = new FastDuel(battle, sure(pairingOfDuel(battle)));
      row = duel.rowOf(battle, sure(pairingOfDuel(battle)));
    }
    tell(duel.lone, lone);
    tell(duel.rival, rival);
    const before = battle;
    battle = exchange(battle, { seats: [lone, rival] }).battle;
    // Every second turn into the row that it was read from.
    const to = turns % 2 === 0 ? row : new Int32Array(duel.width);
    const places = [placeAt(lone.console), placeAt(rival.console)] as const;
    const verdict = duel.exchange(row, 0, ...places, to, 0);
    row = to;
    turns += 1;
    const [rules, numbers] = [byRules(battle), byRow(duel, row, 0, verdict)];
    if (!isSame(rules, numbers))
      return { turns, difference: { battle: before, orders: [lone, rival], rules, numbers } };
  }
  return { turns, difference: null };
};
