import type { Side } from '../battle/battle.ts';
import type { Booklet, ViewScreen } from '../booklet/booklet.ts';
import type { Wear } from '../words/wear.ts';
import type { Sound } from './sounds.ts';

export type { Sound } from './sounds.ts';

/** Why a panel is there, by what comes first. */
export type Claim =
  'covers' | 'last turn' | 'wreck' | 'decided' | 'event' | 'swing' | 'first hit' | 'quiet';

/** Of the two of a window: whose 'Mech is seen, and who looks. */
export type Whose = 'seen' | 'looks';

/** A number called out: a balloon with the pilot's sign, its tail to the head of who is seen, or through the foot
 *  of the panel of who looks. */
export interface Balloon {
  readonly seat: number;
  readonly side: Side;
  readonly from: Whose;
  /** `52!` */
  readonly text: string;
}

/** Points of damage: black is done to the 'Mech in the picture, white by it in the same turn. */
export interface Star {
  readonly ink: 'black' | 'white';
  /** Above 0; written with a minus. */
  readonly points: number;
}

/** A page of a booklet as somebody saw it: one window of a panel. */
export interface SeenPage {
  /** The seat whose 'Mech is in the picture. */
  readonly seen: number;
  /** The seat that looks. */
  readonly by: number;
  /** From 1. */
  readonly turn: number;
  readonly booklet: Booklet;
  readonly screen: ViewScreen;
  /** As worn and painted as after the turn: a wreck burns, who is shut down is dark. */
  readonly wear: Wear | null;
  readonly calls: readonly Balloon[];
  /** The page and letter that both numbers led to, for the black plate: `13 J`, `45`; null if it is not shown. */
  readonly found: string | null;
  readonly stars: readonly Star[];
  /** Over a window of a strip: `heat 32`. */
  readonly label: string | null;
}

export interface ComicPanel {
  readonly claim: Claim;
  /** Turns, from 1; equal for all but a quiet stretch. Covers are before the first: 0. */
  readonly from: number;
  readonly to: number;
  /** None for covers, one, two for a pair, five for a strip. */
  readonly pages: readonly SeenPage[];
  /** Of the page's surface, in percent. */
  readonly share: readonly [least: number, most: number];
  /** In the black corner of the caption: `Turn 9`, `Turn 13 · the last`; null where the panel before has it. */
  readonly heading: string | null;
  /** At most 64 letters. */
  readonly caption: string | null;
  /** The effect alone, for a panel too small for the caption; as true, and no longer than it. */
  readonly brief: string | null;
  /** A second caption below: `Turns 10 to 13: nobody hits.`; at most 64 letters. */
  readonly note: string | null;
  /** On a black plate in the lower corner: `Ada wins`, `Ben is out`. */
  readonly plate: string | null;
  readonly sound: Sound | null;
  /** Somebody hits; else its gutters are straight. */
  readonly slanted: boolean;
  /** All who are in it are shut down: gray, with slats. */
  readonly off: boolean;
}

/** Who fights, by seat: the title, a cover and its plate. */
export interface ComicFighter {
  readonly pilot: string;
  readonly mech: string;
  readonly tons: number;
  readonly side: Side;
  readonly ofGame: boolean;
  readonly booklet: Booklet;
  /** At the start: brought along and painted. */
  readonly wear: Wear | null;
}

/** The turn after which the winner was ahead to the end, and the winner's chance before and after it in percent. */
export interface Decided {
  readonly turn: number;
  readonly from: number;
  readonly to: number;
}

/** What is chosen and said on the comic page of a battle; nothing of where it stands. */
export interface ComicPage {
  /** By seat. */
  readonly fighters: readonly ComicFighter[];
  /** `Rifleman`, `against`, `Griffin` or `three`. */
  readonly title: readonly [lone: string, against: string, rivals: string];
  /** `16 turns`. */
  readonly length: string;
  readonly turns: number;
  /** `Ada wins`. */
  readonly ended: string;
  /** The seats of the side that has won; empty if nobody has. */
  readonly winners: readonly number[];
  /** Null where it is not sure, and among more than two. */
  readonly decided: Decided | null;
  /** In the order of time, the covers first. */
  readonly panels: readonly ComicPanel[];
  /** Armor from and to, and other battles of the fight. */
  readonly foot: string;
}
