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
    'They want the runway. Stay in their way until the convoy is gone.',
  ],
  'Defend HQ': [
    'A bunker under a hotel closed for the winter.',
    'Everything we know is down there. Nobody gets to the stairs.',
  ],
  'Defend Colony': [
    'Rows of greenhouses, with people between them.',
    'They are coming through the fields. Hold for twelve turns, and everyone gets out.',
  ],
  'Defend Transport': [
    'A ship with one dead engine on a salt flat.',
    'Repairs take as long as they take. Keep them away from the ship.',
  ],
  'Assault Outpost': [
    'Four huts and a mast on a ridge.',
    'The mast has to come down before the evening report.',
  ],
  'Assault Power Plant': [
    'Cooling towers in the fog, power lines over the road.',
    'Shut it down, and leave it standing if you can.',
  ],
  'Assault Convoy': [
    'A one-lane pass, with snow on both sides.',
    'Stop the escort. Whatever is in the trucks is ours.',
  ],
  'Assault Fort': [
    'Old walls, new guns, a moat that somebody keeps full.',
    'Nobody has ever taken it. They are starting to think nobody will.',
  ],
  'Patrol Warzone': [
    'What is left of a suburb after the third battle.',
    'Find out who holds the bridges. Come back and tell us.',
  ],
  'Patrol Jungle': [
    'A river, and a road that the trees have taken back.',
    'Somebody is cutting down trees out there. Find out why.',
  ],
  'Patrol Arctic': [
    'Pack ice, and a light that should not be there.',
    'Look at the light. If it looks back, leave.',
  ],
  'Patrol Wastelands': [
    'A dry lake bed with pylons that lead nowhere.',
    'Follow the pylons to the end. Count what moves.',
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
      'when you are out before they are, or you are both still standing at the end',
    ],
    Patrol: [
      `escape on turn ${AWAY_FROM} or later`,
      `when every enemy is out, or you escape on turn ${AWAY_FROM} or later`,
      `when you fall, bail out or escape before turn ${AWAY_FROM}, or you are both still standing at the end`,
    ],
  };
  return goals[type];
};

/** What a card does; `less` armor by its dice. */
export const EVENT_SAYS: Readonly<Record<EventName, (less: number) => string>> = {
  'Corporate Convention': () => 'Everything is half price today.',
  'Black Market': () =>
    "Repair one critical, reload one 'Mech fully, or pay half for your next 'Mech.",
  'Battle Scarred': (less) => `One enemy: armor −${less}.`,
  'On Shore Leave': () =>
    "One of the cards you turned goes away. If it is the only 'Mech, another comes instead.",
  'Head Hit': () => 'One enemy: −2 on every maneuver.',
  Salvage: () => `${PAY.Salvage} MC more for the mission just done.`,
  'Artillery Support': (less) => `One enemy: armor −${less}.`,
  'Orbital Bombardment': (less) => `One enemy: armor −${less}.`,
  'Cruise Missiles': (less) => `One enemy: armor −${less}.`,
  'Air Support': (less) => `One enemy: armor −${less}.`,
  'Out of Ammo': () => 'One enemy starts without ammunition.',
  Immobilized: (less) => `One enemy: armor −${less}.`,
  'Gyros Damaged': () => 'One enemy: −1 on every maneuver.',
  Ambush: (less) => `On a patrol, every enemy: armor −${less}.`,
  Surprise: (less) => `In an assault, every enemy: armor −${less}.`,
  'Allied Units': (less) => `In a defense, the first enemy: armor −${less}.`,
  Investors: () => `${PAY.Investors} MC.`,
  'Detailed Plans': () => 'Draw two cards.',
  'Active Front': () => 'Five missions are open today.',
  'Field Maintenance': () => 'Remove a critical from one part.',
};

export const WHEN_SAYS: Readonly<Record<EventWhen, string>> = {
  fight: 'before a fight',
  column: 'before the first fight',
  road: 'on the road',
  done: 'after a mission is done',
};

export const GRADE_SAYS: Readonly<Record<Grade, string>> = {
  quiet: 'fewer tons of enemies, and their pilots one level worse',
  regular: 'the normal game',
  hard: 'half of the enemy pilots are one level better',
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

/** `Seven cards, up to 126 t of 'Mechs` */
export const mayCome = (threat: number, tons: number): string =>
  `${capital(inWords(threat))} cards, up to ${tons} t of 'Mechs`;

/** What may be done with a day beside its mission, and what is asked before. */
export const DAY_SAYS = {
  rest: {
    words: 'Rest a day',
    heading: 'Rest today?',
    means:
      'The day passes, and other missions are open tomorrow. You draw a card if you hold fewer than eight.',
  },
  'turn back': {
    words: 'Turn back',
    heading: 'Turn back?',
    means: "You lose the mission and its pay, but not your 'Mech.",
  },
} as const;
export type AskedDay = keyof typeof DAY_SAYS;

export const CONTRACT_WORDS = {
  noContract: `${WANTED} threat in ${CONTRACT_DAYS} days, against a company of fourteen. One pilot is enough.`,
  whatItIs: [
    `Collect ${WANTED} threat in ${CONTRACT_DAYS} days. Each mission is worth 3 to 8. Three are open each day: take one, or rest.`,
    'A mission is one to three duels in a row against computer pilots. An enemy who falls or bails out is gone for good.',
    `New pilots are Green, and fly ${LARGE - 1} t at most. After a first lesson a pilot can fly any 'Mech.`,
    "Missions pay MC, the contract's money: it repairs and reloads your 'Mechs and hires a second and third pilot. Cards help before a fight.",
  ],
  how: 'How hard',
  take: 'Take the contract',
  another: 'Your next contract starts with the MC you have left.',
  goOn: 'Go\u00a0on',
  today: (day: number, many: number): string => `Day ${day}: one of ${inWords(many)}, or none`,
  nobodyFlies: 'Nobody can fly today.',
  toPilots: 'To the pilots',
  lastDay: 'This is the last day: if you rest, the contract ends unfulfilled.',
  atMost: 'together at most',
  tomorrow: 'Other missions tomorrow. Resting costs a day and nothing else.',
  turnCards: (many: number): string => `Turn the ${inWords(many)} cards`,
  taking: 'Once you turn the cards, the mission is yours, to win or lose today.',
  briefing: (place: string): string => `Briefing: ${place}`,
  toItsEnd: 'Once a fight begins, you play it to the end.',
  notThis: 'Not this one',
  whoComes:
    "One to three 'Mechs, one after another. Infantry, tanks and guns only add armor to the 'Mechs they come with.",
  column: 'Fight them in any order. Whoever falls or bails out is gone for good.',
  lastLeft: (left: number): string => `${left} of 14 left`,
  comesBack: 'Whoever you beat stays beaten. Whoever gets away comes back undamaged.',
  bought: (price: number): string => `Buy, ${price} MC`,
  nothingToBuy: 'Everything is repaired and loaded.',
  newMechFor: (pilot: string): string => `A new 'Mech for ${pilot}…`,
  nothingFits: "You cannot afford any 'Mech.",
  hire: "Hire a pilot with a 'Mech…",
  aTon: (price: number, day: number): string =>
    `A 'Mech costs ${price} MC per ten tons. Its pilot can fly from day ${day} on.`,
  fliesFrom: (pilot: string, mech: string, day: number): string =>
    `${pilot} flies ${mech}, from day ${day} on.`,
  buyFor: (what: string, price: number): string => `${what} for ${price} MC`,
  critical: (part: string): string => `Remove a critical: ${part}`,
  limited: 'An enemy still standing at the end of the last turn counts as held off.',
  pilotsName: "The pilot's name",
  stillNeed: (threat: number, still: number): string =>
    `, and ${threat} of the ${still} threat you still need`,
  newMech: (pilot: string): string => `A new 'Mech for ${pilot}`,
  ofThreat: `of ${WANTED} threat`,
  toGo: (left: number): string => `${left} to go`,
  goalOnLine: (goal: string, tons: number): string => `${goal} · up to ${tons} t`,
  oneCard: 'One card per fight',
  noCards: 'No cards in hand. You draw one every morning.',
  playOn: (foe: string): string => `Play it on ${foe}`,
  half: "Half off the next 'Mech",
  load: (pilot: string): string => `A full load for ${pilot}`,
  mend: (part: string, pilot: string): string => `${part}, ${pilot}`,
  nothingToMend: 'Nothing can be repaired right now.',
  flownBy: (pilot: string): string => `flown by ${pilot}`,
  underway: (foe: string): string => `The fight against ${foe} is not finished.`,
  lessonDrawn: (pilot: string, category: string): string =>
    `${pilot} has learned something: ${category} +1.`,
  lessonOpen: (pilot: string): string => `${pilot} has learned something. You choose the category.`,
  learns: (pilot: string): string => `What has ${pilot} learned?`,
  lessonMeans: "+1 on every maneuver of the category, in any 'Mech.",
} as const;
