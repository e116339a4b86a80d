import type { Booklet } from '../../booklet/booklet.ts';
import type { GamePilot } from '../../fight/hands.ts';
import { GAME_PILOTS } from '../../fight/hands.ts';
import { printStarts } from '../../fight/starts-text.ts';
import { sure } from '../../sure.ts';
import { CATEGORIES } from '../../vocabulary.ts';
import { hinder } from '../card/hindrance.ts';
import { dieOf, shuffled } from './draws.ts';
import type { Contract, EventCard, FightResult, FoeCard, RunningMission } from './state.ts';
import { COMPANY, eventOn, missionOf } from './state.ts';
import type { ENEMY_BOOKLETS, EventName, EventRow, FoeName, MissionName } from './tables.ts';
import { EVENTS, FOES, MOST_ARMOR, MOST_MECHS, NAMES, TONS_A_THREAT } from './tables.ts';

/** What a foe's card says. */
export const foeOn = (card: FoeCard): (typeof FOES)[number] => sure(FOES[card >> 1]);

/** The tons of a 'Mech's card, 0 of others. */
const tonsOf = (card: FoeCard): number => {
  const foe = foeOn(card);
  return 'tons' in foe ? foe.tons : 0;
};
const isMech = (card: FoeCard): boolean => tonsOf(card) > 0;

/** The most that the column of a mission weighs, in whole tons (S7, S1). */
export const weightOf = (name: MissionName, { grade }: Pick<Contract, 'grade'>): number => {
  const { threat, type } = missionOf(name);
  const tons = threat * TONS_A_THREAT[type];
  return grade === 'quiet' ? Math.floor((tons * 4) / 5) : tons;
};

/** One of the fourteen (S5). */
export interface OfCompany {
  readonly card: FoeCard;
  /** The pilot's name, as in the game. */
  readonly name: string;
  readonly foe: FoeName;
  readonly booklet: (typeof ENEMY_BOOKLETS)[number];
  readonly tons: number;
  readonly pilot: GamePilot;
  /** Gone for good. */
  readonly isOut: boolean;
}

/** The company, in the order of the table: one of those who may be is flown by Sable, a quiet
 *  contract's pilots are a level lower, a hard one's second of each pair a level higher (S1). */
export const companyOf = ({
  grade,
  out,
  seed,
}: Pick<Contract, 'grade' | 'out' | 'seed'>): readonly OfCompany[] => {
  const names = shuffled<string>(seed, 'company', NAMES);
  const good = COMPANY.filter((card) => {
    const foe = foeOn(card);
    return 'pilots' in foe && foe.pilots.some((pilot) => pilot === 'Marlow');
  });
  const [sable] = shuffled(seed, 'Sable', good);
  return COMPANY.flatMap((card, place) => {
    const foe = foeOn(card);
    if (!('booklets' in foe)) return [];
    const copy = (card & 1) as 0 | 1;
    const level = GAME_PILOTS.indexOf(card === sable ? 'Sable' : foe.pilots[copy]);
    const more = grade === 'quiet' ? -1 : grade === 'hard' ? copy : 0;
    return {
      ...{ card, foe: foe.name, booklet: foe.booklets[copy], tons: foe.tons },
      name: sure(names[place]),
      pilot: GAME_PILOTS[Math.max(0, level + more)] ?? 'Sable',
      isOut: out.includes(card),
    };
  });
};

const ofCompany = (contract: Contract, card: FoeCard): OfCompany =>
  sure(companyOf(contract).find((each) => each.card === card));

/** The name of one of the company. */
export const enemyName = (contract: Contract, card: FoeCard): string =>
  ofCompany(contract, card).name;

/** The cards turned for a mission (S7): so many as its threat; then, while no 'Mech but one on leave
 *  fits, until one does. */
export const turnCards = (
  contract: Contract,
  { name, number, leave }: Pick<RunningMission, 'name' | 'number' | 'leave'>,
): readonly FoeCard[] => {
  const order = shuffled(
    contract.seed,
    `mission ${number} column`,
    [...Array(2 * FOES.length).keys()].filter((card) => !contract.out.includes(card)),
  );
  const most = weightOf(name, contract);
  const fits = order.findIndex((card) => card !== leave && isMech(card) && tonsOf(card) <= most);
  return fits < 0 ? order : order.slice(0, Math.max(missionOf(name).threat, fits + 1));
};

/** The cards that come, of those turned: others all, 'Mechs within weight and number; where none
 *  fits, the lightest one. */
export const comingOf = (
  { name, turned, leave }: Pick<RunningMission, 'name' | 'turned' | 'leave'>,
  contract: Pick<Contract, 'grade'>,
): readonly FoeCard[] => {
  const { threat } = missionOf(name);
  const most = weightOf(name, contract);
  let [left, mechs] = [most, 0];
  const coming = turned
    .slice(0, threat)
    .filter((card) => {
      const tons = tonsOf(card);
      const comes = tons === 0 || (mechs < MOST_MECHS && tons <= left);
      if (comes) [left, mechs] = [left - tons, mechs + Number(tons > 0)];
      return comes;
    })
    .filter((card) => card !== leave);
  if (coming.some(isMech)) return coming;
  const others = turned.filter((card) => isMech(card) && card !== leave);
  const one =
    others.find((card) => tonsOf(card) <= most) ??
    others.toSorted((first, second) => tonsOf(first) - tonsOf(second))[0];
  return one === undefined ? coming : [...coming, one];
};

/** The mission after On Shore Leave: one card that comes, drawn, stays away; not the last enemy. */
export const onLeave = (
  contract: Contract,
  mission: RunningMission,
  card: EventCard,
): RunningMission => {
  const leave =
    shuffled(contract.seed, `card ${card} leave`, comingOf(mission, contract))[0] ?? null;
  const without = { ...mission, leave, turned: turnCards(contract, { ...mission, leave }) };
  return comingOf(without, contract).some(isMech) ? without : mission;
};

/** Somebody of a column, and all that changes the start. */
export interface ColumnEnemy extends OfCompany {
  readonly edition: string;
  /** Others that go along, each with the armor that it is. */
  readonly others: readonly { readonly name: FoeName; readonly armor: number }[];
  /** The armor of all of them: at most 8. */
  readonly more: number;
  /** Event cards played on it, or on all. */
  readonly cards: readonly PlayedCard[];
  /** Null while it waits. */
  readonly result: FightResult | null;
}

/** What a card played does to an enemy. */
export interface PlayedCard {
  readonly card: EventCard;
  readonly event: EventName;
  /** Armor less. */
  readonly less: number;
  /** Off every maneuver. */
  readonly worse: number;
}

export const eventRow = (name: EventName): EventRow =>
  sure(EVENTS.find((event): event is (typeof EVENTS)[number] => event.name === name));

/** What a card does to an enemy, by the dice thrown when it was drawn (S20). */
export const effectOf = (contract: Contract, card: EventCard): PlayedCard => {
  const event = eventOn(contract, card);
  const { dice = 0, less = 0, worse = 0 } = eventRow(event);
  const thrown = Array.from({ length: dice }, (_, die) =>
    dieOf(contract.seed, `card ${card} die ${die + 1}`),
  );
  return { card, event, worse, less: thrown.reduce((sum, die) => sum + die, less) };
};

/** The enemies of the mission that runs, in the order in which they were turned; empty between missions. */
export const columnOf = (contract: Contract): readonly ColumnEnemy[] => {
  const { mission } = contract;
  if (!mission) return [];
  const coming = comingOf(mission, contract);
  const mechs = coming.filter(isMech);
  const rest = coming.map(foeOn).filter((foe) => 'armor' in foe);
  return mechs.map((card, place) => {
    const enemy = ofCompany(contract, card);
    const others = rest.filter((_, at) => at % mechs.length === place);
    const more = others.reduce((sum, { armor }) => sum + armor, 0);
    return {
      ...{ ...enemy, others, more: Math.min(MOST_ARMOR, more) },
      edition: sure(contract.booklets.find(({ booklet }) => booklet === enemy.booklet)).edition,
      cards: mission.played
        .filter(({ foe }) => foe === null || foe === card)
        .map((played) => effectOf(contract, played.card)),
      result: mission.fights.find(({ foe }) => foe === card)?.result ?? null,
    };
  });
};

/** Armor that an enemy begins with: never below 1 (S8). */
export const armorOf = (
  { more, cards }: Pick<ColumnEnemy, 'more' | 'cards'>,
  printed: number,
): number =>
  Math.max(
    1,
    cards.reduce((armor, { less }) => armor - less, printed + more),
  );

/** All that an enemy's start has otherwise than its booklet, as records write it; null for nothing. */
export const startOf = (
  enemy: ColumnEnemy,
  { statCard }: Pick<Booklet, 'statCard'>,
): string | null => {
  const { cards } = enemy;
  const armor = armorOf(enemy, statCard.armor);
  const worse = cards.reduce((sum, card) => sum + card.worse, 0);
  const text = printStarts({
    ...(armor === statCard.armor ? {} : { armor }),
    ammunition: cards.some(({ event }) => event === 'Out of Ammo')
      ? Object.fromEntries(Object.keys(statCard.ammunition).map((kind) => [kind, 0]))
      : {},
    criticals: [],
    skill: {},
    penalty: worse === 0 ? {} : Object.fromEntries(CATEGORIES.map((category) => [category, worse])),
  });
  return text === '' ? null : text;
};

/** The enemy of a name who still waits. Hinders if there is none. */
export const waitingEnemy = (contract: Contract, name: string): ColumnEnemy =>
  columnOf(contract).find((enemy) => enemy.name === name && enemy.result === null) ??
  hinder({ kind: 'other fight' });
