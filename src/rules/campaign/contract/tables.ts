import type { GamePilot } from '../../fight/hands.ts';

/** What a contract asks for: this threat in this many days. */
export const WANTED = 30;
export const CONTRACT_DAYS = 12;

export const GRADES = ['quiet', 'regular', 'hard'] as const;
export type Grade = (typeof GRADES)[number];

export const MISSION_TYPES = ['Defense', 'Assault', 'Patrol'] as const;
export type MissionType = (typeof MISSION_TYPES)[number];

/** The most that a column weighs, in tons for each threat; in a quiet contract four fifths of it. */
export const TONS_A_THREAT = { Defense: 18, Assault: 9, Patrol: 14 } as const;

export interface Mission {
  readonly name: string;
  readonly type: MissionType;
  readonly threat: number;
  /** D16; only a defense has one. */
  readonly limit?: 12 | 16 | 18;
}

export const MISSIONS = [
  { name: 'Defend Base', type: 'Defense', threat: 7, limit: 16 },
  { name: 'Defend HQ', type: 'Defense', threat: 8, limit: 18 },
  { name: 'Defend Colony', type: 'Defense', threat: 7, limit: 12 },
  { name: 'Defend Transport', type: 'Defense', threat: 4, limit: 12 },
  { name: 'Assault Outpost', type: 'Assault', threat: 3 },
  { name: 'Assault Power Plant', type: 'Assault', threat: 6 },
  { name: 'Assault Convoy', type: 'Assault', threat: 5 },
  { name: 'Assault Fort', type: 'Assault', threat: 8 },
  { name: 'Patrol Warzone', type: 'Patrol', threat: 6 },
  { name: 'Patrol Jungle', type: 'Patrol', threat: 5 },
  { name: 'Patrol Arctic', type: 'Patrol', threat: 4 },
  { name: 'Patrol Wastelands', type: 'Patrol', threat: 3 },
] as const satisfies readonly Mission[];
export type MissionName = (typeof MISSIONS)[number]['name'];
export const MISSION_NAMES: readonly MissionName[] = MISSIONS.map(({ name }) => name);

/** The booklets of the enemies, always in this order. */
export const ENEMY_BOOKLETS = [
  ...['cda-3ma', 'grf-1n', 'rfl-3n', 'lct-1v', 'hbk-4g', 'enf-4r', 'cls-1a', 'her-5sa'],
] as const;
type EnemyBooklet = (typeof ENEMY_BOOKLETS)[number];

/** Two cards each: 'Mechs with a booklet and a pilot a card, others with the armor that they are. One of
 *  those with a Marlow is flown by Sable (S5). */
type FoeRow = { readonly name: string } & (
  | {
      readonly tons: number;
      readonly booklets: readonly [EnemyBooklet, EnemyBooklet];
      readonly pilots: readonly [GamePilot, GamePilot];
    }
  | { readonly armor: number }
);

export const FOES = [
  { name: 'Infantry', armor: 2 },
  { name: 'Power Infantry', armor: 4 },
  { name: 'Light Mek', tons: 40, booklets: ['cda-3ma', 'cda-3ma'], pilots: ['Tuck', 'Tuck'] },
  { name: 'Medium Mek', tons: 55, booklets: ['grf-1n', 'grf-1n'], pilots: ['Tuck', 'Marlow'] },
  { name: 'Heavy Mek', tons: 60, booklets: ['rfl-3n', 'rfl-3n'], pilots: ['Tuck', 'Marlow'] },
  { name: 'Hover Tank', armor: 4 },
  { name: 'Gyrocopter', armor: 3 },
  { name: 'Artillery', armor: 5 },
  { name: 'SP Artillery', armor: 4 },
  { name: 'Heavy Infantry', armor: 2 },
  { name: 'Entrenched Infantry', armor: 3 },
  { name: 'Scout Mek', tons: 20, booklets: ['lct-1v', 'lct-1v'], pilots: ['Tuck', 'Tuck'] },
  { name: 'Battle Mek', tons: 50, booklets: ['hbk-4g', 'enf-4r'], pilots: ['Tuck', 'Marlow'] },
  { name: 'Assault Mek', tons: 100, booklets: ['cls-1a', 'cls-1a'], pilots: ['Tuck', 'Tuck'] },
  { name: 'Jump Troops', armor: 3 },
  { name: 'Support Mek', tons: 40, booklets: ['her-5sa', 'her-5sa'], pilots: ['Tuck', 'Tuck'] },
  { name: 'MMLS', armor: 8 },
] as const satisfies readonly FoeRow[];
export type FoeName = (typeof FOES)[number]['name'];

/** The one without ammunition: it cannot be out of it. */
export const UNARMED: FoeName = 'Light Mek';

/** The most 'Mechs of a column, and the most armor that others are in one fight. */
export const MOST_MECHS = 3;
export const MOST_ARMOR = 8;

/** Where a card is played: on one enemy, at the column, on the road, or after a mission done. */
export type EventWhen = 'fight' | 'column' | 'road' | 'done';

export interface EventRow {
  readonly name: string;
  readonly when: EventWhen;
  /** Only in missions of this type. */
  readonly type?: MissionType;
  /** Armor less: so many dice, and so much more. */
  readonly dice?: 1 | 2;
  readonly less?: number;
  /** Off every maneuver. */
  readonly worse?: number;
}

export const EVENTS = [
  { name: 'Corporate Convention', when: 'road' },
  { name: 'Black Market', when: 'road' },
  { name: 'Battle Scarred', when: 'fight', dice: 1, less: 2 },
  { name: 'On Shore Leave', when: 'column' },
  { name: 'Head Hit', when: 'fight', worse: 2 },
  { name: 'Salvage', when: 'done' },
  { name: 'Artillery Support', when: 'fight', dice: 2 },
  { name: 'Orbital Bombardment', when: 'fight', dice: 2 },
  { name: 'Cruise Missiles', when: 'fight', dice: 2 },
  { name: 'Air Support', when: 'fight', dice: 2 },
  { name: 'Out of Ammo', when: 'fight' },
  { name: 'Immobilized', when: 'fight', less: 5 },
  { name: 'Gyros Damaged', when: 'fight', worse: 1 },
  { name: 'Ambush', when: 'column', type: 'Patrol', less: 3 },
  { name: 'Surprise', when: 'column', type: 'Assault', less: 3 },
  { name: 'Allied Units', when: 'column', type: 'Defense', less: 8 },
  { name: 'Investors', when: 'road' },
  { name: 'Detailed Plans', when: 'road' },
  { name: 'Active Front', when: 'road' },
  { name: 'Field Maintenance', when: 'road' },
] as const satisfies readonly EventRow[];
export type EventName = (typeof EVENTS)[number]['name'];

export const FIRST_CARDS = 3;
export const MOST_CARDS = 8;
export const OFFERS = 3;
export const MORE_OFFERS = 5;

/** In MC: of a mission for each threat, and of the cards. */
export const PAY = { threat: 10, Salvage: 30, Investors: 10 } as const;

/** In MC (S16): a critical, a round, a ton of a 'Mech. */
export const PRICE = { critical: 10, round: 1, ton: 1 } as const;

/** From this tonnage a 'Mech is large: no Green pilot flies it (S2). */
export const LARGE = 60;

/** The most pilots who fly for a hangar when another is hired (S16). */
export const MOST_SQUAD = 3;

/** How many days somebody stays away (S18). */
export const AWAY = { replaced: 2, 'new pilot': 3 } as const;

/** A pilot's grade by lessons (S15), and on how many of six one more is learned. */
export const PILOT_GRADES = [
  { name: 'Green', learns: 2, chooses: true },
  { name: 'Regular', learns: 1, chooses: false },
  { name: 'Veteran', learns: 1, chooses: false },
  { name: 'Elite', learns: 1, chooses: true },
] as const;

/** Fourteen of these are the company. */
export const NAMES = [
  ...['Vera Lund', 'Pia Novak', 'Otis Crane', 'Mara Quill', 'Jonas Reed', 'Hanne Voss'],
  ...['Cyril Dane', 'Ines Marsh', 'Tobin Hale', 'Greta Lowe', 'Milo Sand', 'Ruth Amsel'],
  ...['Egon Pike', 'Lena Storm', 'Abel Finch', 'Nora Kemp', 'Silas Brand', 'Ida Thorn'],
  ...['Karl Winter', 'Edda Frost', 'Joel Barge', 'Tess Harrow', 'Boris Lake', 'Wanda Steel'],
  ...['Felix Gray', 'Olga Reyes', 'Dario Bell', 'Signe Holm'],
] as const;
