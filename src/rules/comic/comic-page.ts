import type { Booklet } from '../booklet/booklet.ts';
import type { Wear } from '../words/wear.ts';
import type { Sound } from './sounds.ts';
import type { SeenView, ToldBattle } from './told-battle.ts';

/** Why a panel is there, by what comes first. */
export type Claim = 'last turn' | 'wreck' | 'decided' | 'event' | 'swing' | 'first hit' | 'quiet';

/** Of the two of a window: whose 'Mech is seen, and who looks. */
export type Whose = 'seen' | 'looks';

/** A number called out: a balloon with the pilot's sign, its tail to the head of who is seen, or through the foot
 *  of the panel of who looks. */
export interface Balloon {
  readonly isLone: boolean;
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

/** One window of a panel: a page of a booklet as somebody saw it, and what stands on it. */
export interface SeenPage extends SeenView {
  readonly calls: readonly Balloon[];
  /** The page and letter that both numbers led to, for the black plate: `13 J`, `45`; null if it is not shown. */
  readonly found: string | null;
  readonly stars: readonly Star[];
  /** Over a window of a strip: `heat 32`. */
  readonly label: string | null;
}

export interface ComicPanel {
  readonly claim: Claim;
  /** One, two for a pair, five for a strip, in the order of time. */
  readonly pages: readonly SeenPage[];
  /** Of the page's surface, in percent. */
  readonly share: number;
  /** In the black corner of the caption: `Turn 9`, `Turn 13 · the last`; null where the panel before has it. */
  readonly heading: string | null;
  /** The same in several ways, each shorter and as true, of at most 64 letters; none where there is nothing to say. */
  readonly captions: readonly string[];
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
  readonly isLone: boolean;
  readonly ofGame: boolean;
  readonly booklet: Booklet;
  /** At the start: brought along and painted. */
  readonly wear: Wear | null;
}

/** What is chosen and said on the comic page of a battle; nothing of where it stands. */
export interface ComicPage {
  readonly told: ToldBattle;
  /** By seat. */
  readonly fighters: readonly ComicFighter[];
  /** `Rifleman`, `against`, `Griffin` or `three`. */
  readonly title: readonly [lone: string, against: string, rivals: string];
  /** `16 turns`. */
  readonly length: string;
  /** `Ada wins`. */
  readonly ended: string;
  /** What the covers of all who fight take of the page's surface, in percent. */
  readonly covers: number;
  /** In the order of time. */
  readonly panels: readonly ComicPanel[];
  /** Armor from and to, and other battles of the fight. */
  readonly foot: string;
}
