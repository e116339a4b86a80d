import { hinder } from '../card/hindrance.ts';
import type { Hindrance } from '../card/hindrance.ts';
import type { PilotId } from '../card/names.ts';
import { shuffled } from './draws.ts';
import { columnOf, eventRow, onLeave, turnCards } from './column.ts';
import type { Contract, EventCard, FoeCard, MissionResult, RunningMission } from './state.ts';
import { eventOn, missionOf, contractStanding, dayOf } from './state.ts';
import type { EventName, MissionName } from './tables.ts';
import {
  EVENTS,
  FIRST_CARDS,
  MISSION_NAMES,
  MORE_OFFERS,
  MOST_CARDS,
  OFFERS,
  PAY,
  PRICE,
  UNARMED,
} from './tables.ts';

/** A new contract (S1) on its first morning, with the MC of the one before. */
export const taken = (
  { seed, grade, booklets }: Pick<Contract, 'seed' | 'grade' | 'booklets'>,
  before: Contract | null,
): Contract =>
  withOffers(
    {
      ...{ seed, grade, booklets, threat: 0, mc: before?.mc ?? 0, days: [], offers: [] },
      ...{ discarded: [], done: [], drawn: FIRST_CARDS, out: [], convention: 0, half: false },
      hand: Array.from({ length: FIRST_CARDS }, (_, at) => at + 1),
      ...{ away: [], lessons: before?.lessons ?? [], mission: null, last: null },
    },
    OFFERS,
  );

/** So many missions lie open (S6), those that did so first: others not done and not discarded, and with too few
 *  of them the discarded ones, which are then shuffled in again. */
const withOffers = (contract: Contract, many: number): Contract => {
  const { discarded, done, offers, seed } = contract;
  const left = MISSION_NAMES.filter((name) => !done.includes(name) && !offers.includes(name));
  const drawn = (of: readonly MissionName[]) => shuffled(seed, `day ${dayOf(contract)} offers`, of);
  const fresh = [...offers, ...drawn(left.filter((name) => !discarded.includes(name)))];
  const again = drawn(left.filter((name) => discarded.includes(name)));
  return {
    ...contract,
    offers: [...fresh, ...again].slice(0, many),
    discarded: fresh.length < many ? [] : discarded,
  };
};

const drawCard = (contract: Contract): Contract =>
  contract.hand.length >= MOST_CARDS || contract.drawn >= EVENTS.length
    ? contract
    : { ...contract, drawn: contract.drawn + 1, hand: [...contract.hand, contract.drawn + 1] };

/** The contract on the next morning, after a day that went so. */
const nextDay = (contract: Contract, went: Contract['days'][number]): Contract => {
  const { days, discarded, done, offers } = contract;
  const next: Contract = {
    ...contract,
    days: [...days, went],
    offers: [],
    discarded: [...discarded, ...offers.filter((name) => !done.includes(name))],
    mission: null,
  };
  return contractStanding(next) === 'running' ? withOffers(drawCard(next), OFFERS) : next;
};

/** Why nothing can be done on the road: the contract is over, or a mission runs; null if something can. */
export const whyNotOnRoad = (contract: Contract): Hindrance | null =>
  contractStanding(contract) !== 'running'
    ? { kind: 'no contract' }
    : contract.mission
      ? { kind: 'on a mission', mission: contract.mission.name }
      : null;

const onRoad = (contract: Contract): void => {
  const why = whyNotOnRoad(contract);
  if (why) hinder(why);
};

const onMission = ({ mission }: Contract): RunningMission =>
  mission ?? hinder({ kind: 'no mission' });

/** The contract with one of the offers taken: its cards are turned (S7). */
export const missionTaken = (contract: Contract, name: MissionName): Contract => {
  onRoad(contract);
  if (!contract.offers.includes(name)) hinder({ kind: 'not offered', mission: name });
  const number = contract.days.filter((day) => day !== 'rest').length + 1;
  const mission = { name, number, leave: null, played: [], fights: [] };
  return { ...contract, mission: { ...mission, turned: turnCards(contract, mission) } };
};

/** A day on which no mission is taken (S6). */
export const rested = (contract: Contract): Contract => {
  onRoad(contract);
  return { ...nextDay(contract, 'rest'), last: null };
};

const isWon = (result?: MissionResult): boolean => result === 'done' || result === 'away';

/** The contract after its mission, and how that went: what it is worth (S13), and the next morning. */
export const missionOver = (contract: Contract, result: MissionResult): Contract => {
  const { name, fights } = onMission(contract);
  const { threat } = missionOf(name);
  const isDone = isWon(result);
  const pay = isDone ? PAY.threat * threat : 0;
  const last = { day: dayOf(contract), name, result, pay, fights };
  if (!isDone) return { ...nextDay(contract, 'lost'), last };
  const done = [...contract.done, name];
  const after = { ...contract, threat: contract.threat + threat, mc: contract.mc + pay, done };
  return { ...nextDay(after, 'done'), last };
};

/** Why a card cannot be played, on this enemy or none; null if it can (S19). */
export const whyNotPlayed = (
  contract: Contract,
  card: EventCard,
  foe: FoeCard | null,
): Hindrance | null => {
  if (!contract.hand.includes(card)) return { kind: 'no card' };
  const event = eventOn(contract, card);
  const { when, type } = eventRow(event);
  const shut: Hindrance = { kind: 'card not now', event };
  if ((when === 'fight') !== (foe !== null)) return shut;
  if (when === 'road') return whyNotOnRoad(contract) && shut;
  if (when === 'done') return whyNotOnRoad(contract) || !isWon(contract.last?.result) ? shut : null;
  const { mission } = contract;
  if (!mission || (type !== undefined && missionOf(mission.name).type !== type)) return shut;
  if (when === 'column') return mission.fights.length > 0 ? shut : null;
  const enemy = columnOf(contract).find((each) => each.card === foe);
  if (!enemy || enemy.result) return { kind: 'other fight' };
  if (event === 'Out of Ammo' && enemy.foe === UNARMED) return shut;
  return enemy.cards.some((played) => eventRow(played.event).when === 'fight')
    ? { kind: 'one card a fight', foe: enemy.name }
    : null;
};

/** The contract after a card was played (S19, S20); what it does to a 'Mech is done elsewhere. */
export const cardPlayed = (contract: Contract, card: EventCard, foe: FoeCard | null): Contract => {
  const why = whyNotPlayed(contract, card, foe);
  if (why) hinder(why);
  const event = eventOn(contract, card);
  const hand = contract.hand.filter((each) => each !== card);
  return (DOES[event] ?? lies)({ ...contract, hand }, card, foe);
};

type Does = (contract: Contract, card: EventCard, foe: FoeCard | null) => Contract;

/** It lies at the column, on one enemy or on all; on the road it changes nothing here. */
const lies: Does = (contract, card, foe) => {
  const { mission } = contract;
  return mission
    ? { ...contract, mission: { ...mission, played: [...mission.played, { card, foe }] } }
    : contract;
};

/** What cards do that do not lie. */
const DOES: Readonly<Partial<Record<EventName, Does>>> = {
  'Corporate Convention': (contract) => ({ ...contract, convention: dayOf(contract) }),
  'On Shore Leave': (contract, card) => ({
    ...contract,
    mission: onLeave(contract, onMission(contract), card),
  }),
  Salvage: (contract) => ({ ...contract, mc: contract.mc + PAY.Salvage }),
  'Allied Units': (contract, card) => lies(contract, card, columnOf(contract)[0]?.card ?? null),
  Investors: (contract) => ({ ...contract, mc: contract.mc + PAY.Investors }),
  'Detailed Plans': (contract) => drawCard(drawCard(contract)),
  'Active Front': (contract) => withOffers(contract, MORE_OFFERS),
};

/** What so many of something cost today, in MC (S16): half of it during the Corporate Convention. */
export const priceOf = (contract: Contract, what: keyof typeof PRICE, many: number): number => {
  const full = many * PRICE[what];
  const price = contract.convention === dayOf(contract) ? Math.ceil(full / 2) : full;
  return what === 'ton' && contract.half ? Math.ceil(price / 2) : price;
};

/** The contract after something was bought. Hinders where there is too little MC. */
export const paidFor = (contract: Contract, what: keyof typeof PRICE, many: number): Contract => {
  onRoad(contract);
  const price = priceOf(contract, what, many);
  const left = contract.mc;
  if (left < price) hinder({ kind: 'too little MC', left, price });
  return { ...contract, mc: left - price, half: contract.half && what !== 'ton' };
};

/** Somebody stays away for so many days (S18), today not counted. */
export const stayingAway = (contract: Contract, pilot: PilotId, days: number): Contract => ({
  ...contract,
  away: [
    ...contract.away.filter((each) => each.pilot !== pilot),
    { pilot, until: dayOf(contract) + days + 1 },
  ],
});

/** On what a card of the hand can be played now: enemies' cards, or null for the column or the road;
 *  empty where it cannot. */
export const playableOn = (contract: Contract, card: EventCard): readonly (FoeCard | null)[] =>
  [null, ...columnOf(contract).map((enemy) => enemy.card)].filter(
    (foe) => whyNotPlayed(contract, card, foe) === null,
  );
