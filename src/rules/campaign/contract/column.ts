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
import type { EventName, EventRow, FoeName, MissionName } from './tables.ts';
import {
  ENEMY_BOOKLETS,
  EVENTS,
  FOES,
  MOST_ARMOR,
  MOST_MECHS,
  NAMES,
  TONS_A_THREAT,
} from './tables.ts';

/** What a foe's card says. */
export type FoeOn = { readonly card: FoeCard; readonly name: FoeName } & (
  | {
      readonly is: 'mech';
      readonly tons: number;
      readonly booklet: (typeof ENEMY_BOOKLETS)[number];
      readonly pilot: GamePilot;
      readonly mayBeSable: boolean;
    }
  | { readonly is: 'other'; readonly armor: number }
);

/** A foe's card as it is printed. */
export const foeOn = (card: FoeCard): FoeOn => {
  const row = sure(FOES[card >> 1]);
  const copy = (card & 1) as 0 | 1;
  if (!('booklets' in row)) return { card, name: row.name, is: 'other', armor: row.armor };
  const { name, tons, booklets, pilots } = row;
  const mayBeSable = 'mayBeSable' in row;
  return { card, name, is: 'mech', tons, booklet: booklets[copy], pilot: pilots[copy], mayBeSable };
};

const CARDS: readonly FoeCard[] = [...FOES.keys()].flatMap((row) => [2 * row, 2 * row + 1]);

const isMech = (card: FoeCard): boolean => foeOn(card).is === 'mech';
const tonsOf = (card: FoeCard): number => {
  const foe = foeOn(card);
  return foe.is === 'mech' ? foe.tons : 0;
};

/** The most that the column of a mission weighs, in whole tons (S7, S1). */
export const weightOf = (name: MissionName, { grade }: Pick<Contract, 'grade'>): number => {
  const { threat, type } = missionOf(name);
  return Math.floor(threat * TONS_A_THREAT[type][grade]);
};

/** One who is flown by Sable: of the Battle, Medium and Heavy ones, drawn (S5). */
const sableOf = ({ seed }: Pick<Contract, 'seed'>): FoeCard | undefined =>
  shuffled(
    seed,
    'Sable',
    COMPANY.filter((card) => {
      const foe = foeOn(card);
      return foe.is === 'mech' && foe.mayBeSable;
    }),
  )[0];

/** Which pilot of the game flies an enemy (S1, S5). */
export const pilotOn = (contract: Pick<Contract, 'seed' | 'grade'>, card: FoeCard): GamePilot => {
  const foe = foeOn(card);
  const listed =
    sableOf(contract) === card ? 'Sable' : foe.is === 'mech' ? foe.pilot : GAME_PILOTS[0];
  const level = GAME_PILOTS.indexOf(listed);
  const { grade } = contract;
  const more = grade === 'quiet' ? -1 : grade === 'hard' && card % 2 === 1 ? 1 : 0;
  return sure(GAME_PILOTS[Math.min(GAME_PILOTS.length - 1, Math.max(0, level + more))]);
};

/** The name of one of the company. */
export const enemyName = ({ seed }: Pick<Contract, 'seed'>, card: FoeCard): string =>
  sure(shuffled<string>(seed, 'company', NAMES)[COMPANY.indexOf(card)]);

/** The cards turned for a mission (S7): so many as its threat; then, while no 'Mech but one on leave
 *  fits, until one does. */
export const turnCards = (
  contract: Contract,
  { name, number, leave }: Pick<RunningMission, 'name' | 'number' | 'leave'>,
): readonly FoeCard[] => {
  const order = shuffled(
    contract.seed,
    `mission ${number} column`,
    CARDS.filter((card) => !contract.out.includes(card)),
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
      if (!isMech(card)) return true;
      if (mechs === MOST_MECHS || tonsOf(card) > left) return false;
      left -= tonsOf(card);
      mechs += 1;
      return true;
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
export interface ColumnEnemy {
  readonly card: FoeCard;
  /** The pilot's name, as in the game. */
  readonly name: string;
  readonly foe: FoeName;
  readonly booklet: (typeof ENEMY_BOOKLETS)[number];
  readonly edition: string;
  readonly tons: number;
  readonly pilot: GamePilot;
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
  readonly noAmmunition: boolean;
}

/** The dice thrown when a card was drawn (S20). */
export const diceOn = (contract: Contract, card: EventCard): readonly number[] => {
  const { dice = 0 } = eventRow(eventOn(contract, card));
  return Array.from({ length: dice }, (_, die) =>
    dieOf(contract.seed, `card ${card} die ${die + 1}`),
  );
};

export const eventRow = (name: EventName): EventRow =>
  sure(EVENTS.find((event): event is (typeof EVENTS)[number] => event.name === name));

export const effectOf = (contract: Contract, card: EventCard): PlayedCard => {
  const event = eventOn(contract, card);
  const { less = 0, worse = 0 } = eventRow(event);
  return {
    ...{ card, event, worse },
    less: diceOn(contract, card).reduce((sum, die) => sum + die, less),
    noAmmunition: event === 'Out of Ammo',
  };
};

/** The enemies of the mission that runs, in the order in which they were turned; empty between missions. */
export const columnOf = (contract: Contract): readonly ColumnEnemy[] => {
  const { mission } = contract;
  if (!mission) return [];
  const coming = comingOf(mission, contract);
  const mechs = coming.filter(isMech);
  const others = coming.map(foeOn).filter((foe) => foe.is === 'other');
  return mechs.flatMap((card, place): readonly ColumnEnemy[] => {
    const foe = foeOn(card);
    if (foe.is === 'other') return [];
    const along = others.filter((_, at) => at % mechs.length === place);
    return [
      {
        ...{ card, foe: foe.name, booklet: foe.booklet, tons: foe.tons },
        name: enemyName(contract, card),
        edition: sure(contract.booklets[ENEMY_BOOKLETS.indexOf(foe.booklet)]).edition,
        pilot: pilotOn(contract, card),
        others: along.map(({ name, armor }) => ({ name, armor })),
        more: Math.min(
          MOST_ARMOR,
          along.reduce((sum, { armor }) => sum + armor, 0),
        ),
        cards: mission.played
          .filter((played) => played.foe === null || played.foe === card)
          .map((played) => effectOf(contract, played.card)),
        result: mission.fights.find((fight) => fight.foe === card)?.result ?? null,
      },
    ];
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
    ammunition: cards.some(({ noAmmunition }) => noAmmunition)
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

/** One of the fourteen (S5). */
export interface OfCompany extends Pick<
  ColumnEnemy,
  'card' | 'name' | 'foe' | 'booklet' | 'tons' | 'pilot'
> {
  /** Gone for good. */
  readonly isOut: boolean;
}

/** The company, in the order of the table. */
export const companyOf = (contract: Contract): readonly OfCompany[] =>
  COMPANY.flatMap((card) => {
    const foe = foeOn(card);
    if (foe.is === 'other') return [];
    return [
      {
        ...{ card, foe: foe.name, booklet: foe.booklet, tons: foe.tons },
        name: enemyName(contract, card),
        pilot: pilotOn(contract, card),
        isOut: contract.out.includes(card),
      },
    ];
  });
