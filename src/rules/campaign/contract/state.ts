import * as v from 'valibot';
import { formed, oneOf, whole, written } from '../../document/schema-words.ts';
import { SEED } from '../../fight/hands.ts';
import { hinder } from '../card/hindrance.ts';
import { mechWords } from '../card/mech.ts';
import { gameId, pilotId } from '../card/names.ts';
import { categoryShape, count, list } from '../card/shapes.ts';
import type { EventName, Mission } from './tables.ts';
import {
  CONTRACT_DAYS,
  ENEMY_BOOKLETS,
  EVENTS,
  FOES,
  GRADES,
  MISSIONS,
  MISSION_NAMES,
  MORE_OFFERS,
  MOST_CARDS,
  MOST_MECHS,
  WANTED,
} from './tables.ts';
import { shuffled } from './draws.ts';

export const missionName = oneOf(MISSION_NAMES);
const missions = (most: number) => list(missionName, most);

/** 128 bits; every draw comes of them (S21). */
export const seedShape = v.pipe(v.string(), formed(SEED, 'seed'));
/** A foe's card: twice its place in the table, and 1 more for the second. */
export const foeCard = whole(0, 2 * FOES.length - 1);
export type FoeCard = v.InferOutput<typeof foeCard>;
/** An event card: the how-many-eth that the contract drew. */
export const eventCard = whole(1, EVENTS.length);
export type EventCard = v.InferOutput<typeof eventCard>;

export const editionShape = written({ booklet: mechWords.booklet, edition: mechWords.edition });
/** The booklets of the enemies as they are when the contract is taken. */
export const enemyBooklets = list(editionShape, ENEMY_BOOKLETS.length);

const fightShape = written({
  foe: foeCard,
  pilot: pilotId,
  game: gameId,
  result: oneOf(['done', 'held', 'away', 'lost']),
});
export type MissionFight = v.InferOutput<typeof fightShape>;
export type FightResult = MissionFight['result'];
const fights = list(fightShape, MOST_MECHS);

/** A mission from when it is taken to its end. */
const missionShape = written({
  name: missionName,
  /** Of all missions taken in this contract, from 1. */
  number: whole(1, CONTRACT_DAYS),
  /** Foes' cards as they were turned. */
  turned: list(foeCard, 2 * FOES.length),
  /** The one that stays away (On Shore Leave). */
  leave: v.nullable(foeCard),
  /** Event cards played, on one enemy or on all. */
  played: list(written({ card: eventCard, foe: v.nullable(foeCard) }), MOST_CARDS),
  fights,
});
export type RunningMission = v.InferOutput<typeof missionShape>;

const lastShape = written({
  day: whole(1, CONTRACT_DAYS),
  name: missionName,
  result: oneOf(['done', 'away', 'lost', 'turned back']),
  /** In MC. */
  pay: count,
  fights,
});
export type LastMission = v.InferOutput<typeof lastShape>;
export type MissionResult = LastMission['result'];

/** A contract: plain data, folded from the deeds and games of its hangar. */
export const contractShape = written({
  seed: seedShape,
  grade: oneOf(GRADES),
  booklets: enemyBooklets,
  threat: count,
  mc: count,
  /** How each day before today went. */
  days: list(oneOf(['done', 'lost', 'rest']), CONTRACT_DAYS),
  /** What lies open today. */
  offers: missions(MORE_OFFERS),
  /** Discarded, until too few are left. */
  discarded: missions(MISSIONS.length),
  done: missions(MISSIONS.length),
  /** How many event cards were drawn, and which of them are in hand. */
  drawn: whole(0, EVENTS.length),
  hand: list(eventCard, MOST_CARDS),
  /** Of the company, gone for good. */
  out: list(foeCard, 2 * FOES.length),
  /** Who flies again only from a day on (S18). */
  away: list(written({ pilot: pilotId, until: count }), 1000),
  /** Lessons due (S15): the category that was drawn, or null for one to choose. */
  lessons: list(written({ pilot: pilotId, category: v.nullable(categoryShape) }), 4000),
  /** The day of the Corporate Convention; 0 for none yet. */
  convention: whole(0, CONTRACT_DAYS),
  /** Whether the Black Market takes half off the next 'Mech. */
  half: v.boolean(),
  mission: v.nullable(missionShape),
  last: v.nullable(lastShape),
});
export type Contract = v.InferOutput<typeof contractShape>;

export const missionOf = (name: Mission['name']): Mission =>
  MISSIONS.find((mission) => mission.name === name) ??
  hinder({ kind: 'not offered', mission: name });

/** Today, from 1; one more than the contract has days when they are over. */
export const dayOf = ({ days }: Pick<Contract, 'days'>): number => days.length + 1;
export const daysLeft = ({ days }: Pick<Contract, 'days'>): number => CONTRACT_DAYS - days.length;

export type Standing = 'running' | 'fulfilled' | 'ended';

/** S1: fulfilled at its threat, or when the company is out; else it ends with its days. */
export const contractStanding = ({ threat, out, days }: Contract): Standing =>
  threat >= WANTED || out.length === COMPANY.length
    ? 'fulfilled'
    : days.length === CONTRACT_DAYS
      ? 'ended'
      : 'running';

/** The cards of the company: all that have a booklet. */
export const COMPANY: readonly FoeCard[] = FOES.flatMap((foe, row) =>
  'booklets' in foe ? [2 * row, 2 * row + 1] : [],
);

/** The event on a card. */
export const eventOn = ({ seed }: Pick<Contract, 'seed'>, card: EventCard): EventName =>
  shuffled<EventName>(
    seed,
    'events',
    EVENTS.map(({ name }) => name),
  )[card - 1] ?? hinder({ kind: 'no card' });
