import type { Contract, FightResult } from '../../rules/campaign/contract/state.ts';
import {
  contractStanding,
  dayOf,
  daysLeft,
  missionOf,
} from '../../rules/campaign/contract/state.ts';
import type { ColumnEnemy } from '../../rules/campaign/contract/column.ts';
import { AWAY_FROM } from '../../rules/campaign/contract/after-fight.ts';
import type {
  EventName,
  EventWhen,
  Grade,
  MissionName,
  MissionType,
} from '../../rules/campaign/contract/tables.ts';
import { CONTRACT_DAYS, LARGE, PAY, WANTED } from '../../rules/campaign/contract/tables.ts';
import { capital } from '../../rules/words/capital.ts';
import { counted } from '../../rules/words/counted.ts';
import { inWords } from '../../rules/words/in-words.ts';

/** The place and the call of each mission. */
export const MISSION_SAYS: Readonly<Record<MissionName, readonly [place: string, call: string]>> = {
  'Defend Base': [
    'Fuel tanks, one gate, a runway that ends in the sea.',
    'They want the runway. Be in its way until the convoy has left.',
  ],
  'Defend HQ': [
    'A bunker under a hotel that has closed for the winter.',
    'Everything we know is down there. Nobody gets to the stairs.',
  ],
  'Defend Colony': [
    'Greenhouses in rows, people between them.',
    'They come through the fields. Twelve turns and the people are out.',
  ],
  'Defend Transport': [
    'A ship with one dead engine on a salt flat.',
    'The crew needs as long as it needs. Keep them busy.',
  ],
  'Assault Outpost': [
    'Four huts and a mast on a ridge.',
    'The mast has to be down before the evening report.',
  ],
  'Assault Power Plant': [
    'Cooling towers in the fog, cables over the road.',
    'Switch it off, and leave it standing if you can.',
  ],
  'Assault Convoy': [
    'A pass with one lane, snow on both sides.',
    'Stop the guard. What is in the trucks is ours for the counting.',
  ],
  'Assault Fort': [
    'Old walls, new guns, a moat that somebody fills.',
    'Nobody has ever taken it. They have begun to believe nobody will.',
  ],
  'Patrol Warzone': [
    'What is left of a suburb after the third time.',
    'See who holds the bridges. Come back and say so.',
  ],
  'Patrol Jungle': [
    'A river, and a road that the trees have taken back.',
    'Somebody is felling trees out there. Find out what for.',
  ],
  'Patrol Arctic': [
    'Pack ice, and a light that should not be there.',
    'Look at the light. If it looks back, leave.',
  ],
  'Patrol Wastelands': [
    'A lake bed with pylons that lead nowhere.',
    'Walk the pylons to the end. Count what moves.',
  ],
};

/** What a mission asks for (S10): on one line, then when it is done, and when it is lost. */
export const goalWords = (
  name: MissionName,
): readonly [short: string, done: string, lost: string] => {
  const { limit = 0, type } = missionOf(name);
  const goals: Readonly<Record<MissionType, readonly [string, string, string]>> = {
    Defense: [
      `hold ${limit} turns`,
      `when every enemy is out, or has been held off for ${limit} turns`,
      'when you fall, bail out or escape',
    ],
    Assault: [
      'beat every enemy',
      'when every enemy is out',
      'when you are out before they are, or both still stand at the end',
    ],
    Patrol: [
      `escape from turn ${AWAY_FROM}`,
      `when every enemy is out, or you escape from turn ${AWAY_FROM} on`,
      `when you fall, bail out, escape before turn ${AWAY_FROM}, or both still stand at the end`,
    ],
  };
  return goals[type];
};

/** What a card does; `less` armor by its dice. */
export const EVENT_SAYS: Readonly<Record<EventName, (less: number) => string>> = {
  'Corporate Convention': () => 'Everything costs half today.',
  'Black Market': () => "A critical off, a full load, or half off the next 'Mech.",
  'Battle Scarred': (less) => `One enemy: armor −${less}.`,
  'On Shore Leave': () => 'One of the cards that came stays away.',
  'Head Hit': () => 'One enemy: −2 with every maneuver.',
  Salvage: () => `${PAY.Salvage} MC more for the mission just done.`,
  'Artillery Support': (less) => `One enemy: armor −${less}.`,
  'Orbital Bombardment': (less) => `One enemy: armor −${less}.`,
  'Cruise Missiles': (less) => `One enemy: armor −${less}.`,
  'Air Support': (less) => `One enemy: armor −${less}.`,
  'Out of Ammo': () => 'One enemy begins without ammunition.',
  Immobilized: (less) => `One enemy: armor −${less}.`,
  'Gyros Damaged': () => 'One enemy: −1 with every maneuver.',
  Ambush: (less) => `On a patrol, every enemy: armor −${less}.`,
  Surprise: (less) => `In an assault, every enemy: armor −${less}.`,
  'Allied Units': (less) => `In a defense, the first enemy: armor −${less}.`,
  Investors: () => `${PAY.Investors} MC.`,
  'Detailed Plans': () => 'Draw two cards.',
  'Active Front': () => 'Five missions lie open today.',
  'Field Maintenance': () => 'A critical off one part.',
};

export const WHEN_SAYS: Readonly<Record<EventWhen, string>> = {
  fight: 'before a fight',
  column: 'before the first fight',
  road: 'on the road',
  done: 'after a mission done',
};

export const GRADE_SAYS: Readonly<Record<Grade, string>> = {
  quiet: 'lighter columns, and their pilots a level lower',
  regular: 'as the tables have it',
  hard: 'one of each pair of pilots a level higher',
};

/** `Day 9, 18 of 30 threat, 4 days left.` */
export const dayLine = (contract: Contract): string => {
  const { threat } = contract;
  switch (contractStanding(contract)) {
    case 'running':
      return `Day ${dayOf(contract)}, ${threat} of ${WANTED} threat, ${counted(daysLeft(contract), 'day')} left.`;
    case 'fulfilled':
      return `Fulfilled on day ${contract.days.length}, with ${threat} threat.`;
    case 'ended':
      return `Not fulfilled: ${threat} of ${WANTED} threat in ${CONTRACT_DAYS} days.`;
  }
};

export const FIGHT_SAYS: Readonly<Record<FightResult, string>> = {
  done: 'out',
  held: 'held off',
  away: 'left behind',
  lost: 'not beaten',
};

const PLACES = ['First', 'Second', 'Third'] as const;

/** `Second: Pia Novak, Hunchback, armor 32 to 39.` */
export const enemyLine = (
  { name, result }: ColumnEnemy,
  place: number,
  { mech, from, to }: { readonly mech: string; readonly from: number; readonly to: number },
): string =>
  `${PLACES[place] ?? ''}: ${name}, ${mech}, ${
    result ? FIGHT_SAYS[result] : from === to ? `armor ${from}` : `armor ${from} to ${to}`
  }.`;

/** `Two 'Mechs and five others.` */
export const columnWords = (enemies: readonly ColumnEnemy[]): string => {
  const others = enemies.reduce((sum, each) => sum + each.others.length, 0);
  const mechs = enemies.length === 1 ? "One 'Mech" : `${capital(inWords(enemies.length))} 'Mechs`;
  const along =
    others === 0 ? '' : ` and ${others === 1 ? 'one other' : `${inWords(others)} others`}`;
  return `${mechs}${along}.`;
};

/** `Seven cards, at most 126 t` */
export const mayCome = (threat: number, tons: number): string =>
  `${capital(inWords(threat))} cards, at most ${tons} t`;

/** What may be done with a day beside its mission, and what is asked before. */
export const DAY_SAYS = {
  rest: {
    words: 'Rest a day',
    heading: 'Rest today?',
    means:
      'The day passes, these missions go, and three others lie open tomorrow. You draw a card.',
  },
  'turn back': {
    words: 'Turn back',
    heading: 'Turn back?',
    means: "The mission is lost and pays nothing. Your 'Mech is not lost.",
  },
} as const;
export type AskedDay = keyof typeof DAY_SAYS;

export const CONTRACT_WORDS = {
  noContract: `${WANTED} threat in ${CONTRACT_DAYS} days, against a company of fourteen. One pilot is enough.`,
  whatItIs: [
    `Bring together ${WANTED} threat in ${CONTRACT_DAYS} days. Each day three missions lie open: take one, or rest.`,
    'A mission is one to three duels against pilots of the game, one after another. Who falls or bails out is gone for good.',
    `New pilots are Green, and fly at most ${LARGE - 1} t. Whoever learns in a mission flies anything.`,
    "Missions pay MC, which mend your 'Mech, load it, and bring a second and third pilot. Cards help before a fight.",
  ],
  how: 'How hard',
  take: 'Take the contract',
  another: 'Another contract begins with the MC that are left.',
  goOn: 'Go on',
  today: (day: number, many: number): string => `Day ${day}: one of ${inWords(many)}, or none`,
  nobodyFlies: 'Nobody can fly today.',
  tomorrow: 'Three new ones tomorrow. A rest takes a day and nothing else.',
  turnCards: (many: number): string => `Turn the ${inWords(many)} cards`,
  taking: 'Turning the cards takes the mission: it is done or lost today.',
  briefing: (place: string): string => `Briefing: ${place}`,
  toItsEnd: 'A fight that has begun is played to its end.',
  notThis: 'Not this one',
  whoComes: "One to three 'Mechs, one after another. Guns and foot are armor to them.",
  column: 'The order is yours. Who is out, is out for good.',
  lastLeft: (left: number): string => `${left} of 14 left`,
  comesBack: 'What you beat stays beaten. Whoever got away comes back whole.',
  bought: (price: number): string => `Buy, ${price} MC`,
  nothingToBuy: 'Everything is whole and loaded.',
  newMechFor: (pilot: string): string => `A new 'Mech for ${pilot}…`,
  nothingFits: 'No booklet that the MC are enough for.',
  hire: "Hire a pilot with a 'Mech…",
  aTon: (price: number): string => `A 'Mech costs ${price} MC for ten tons.`,
  buyFor: (what: string, price: number): string => `${what} for ${price} MC`,
  critical: (part: string): string => `A critical off the ${part}`,
  limited: 'At the end of the last turn an enemy who still stands has been held off.',
  pilotsName: "The pilot's name",
  stillNeed: (threat: number, still: number): string =>
    `, and ${threat} of the ${still} threat you still need`,
  newMech: (pilot: string): string => `A new 'Mech for ${pilot}`,
  ofThreat: `of ${WANTED} threat`,
  toGo: (left: number): string => `${left} to go`,
  goalOnLine: (goal: string, tons: number): string => `${goal} · at most ${tons} t`,
  oneCard: 'One card a fight',
  noCards: 'No cards in hand. You draw one every morning.',
  playOn: (foe: string): string => `Play it on ${foe}`,
  half: "Half off the next 'Mech",
  load: (pilot: string): string => `A full load for ${pilot}`,
  mend: (part: string, pilot: string): string => `${part}, ${pilot}`,
  nothingToMend: 'No part is hurt, so it can wait.',
  flownBy: (pilot: string): string => `flown by ${pilot}`,
  underway: (foe: string): string => `The fight against ${foe} is not finished.`,
  lessonDrawn: (pilot: string, category: string): string =>
    `${pilot} has learned something: ${category} +1.`,
  lessonOpen: (pilot: string): string =>
    `${pilot} has learned something, in a category of your choice.`,
  learns: (pilot: string): string => `What has ${pilot} learned?`,
} as const;
