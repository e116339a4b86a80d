import type { Vector3 } from 'three';
import type { Pair, Triple } from '../shape/polygons.ts';

/** What is drawn besides the 'Mech: places and ways in the world (meters), sizes in meters. */
export type Effect =
  /** A star with spikes, before a muzzle or where something strikes; `nearer` to the camera. */
  | {
      readonly kind: 'burst';
      readonly at: Vector3;
      readonly size: number;
      readonly points?: number;
      readonly nearer?: number;
      readonly roll?: number;
    }
  | {
      readonly kind: 'smoke';
      readonly at: Vector3;
      readonly size: number;
      readonly puffs: number;
      readonly way: Triple;
      readonly length: number;
      readonly grow?: number;
      readonly dark?: boolean;
      /** White whatever the light: steam. */
      readonly white?: boolean;
      /** How far off its way a puff may be, of its size; 1.5 as usual. */
      readonly tight?: number;
    }
  | {
      readonly kind: 'debris';
      readonly at: Vector3;
      readonly reach: number;
      readonly count: number;
      readonly size?: number;
    }
  | { readonly kind: 'beam'; readonly from: Vector3; readonly to: Vector3; readonly thick?: number }
  | { readonly kind: 'bolt'; readonly from: Vector3; readonly to: Vector3; readonly thick?: number }
  | {
      readonly kind: 'shells';
      readonly from: Vector3;
      readonly to: Vector3;
      /** Radius and length of one (meters); `rapid` ones fly many and small. */
      readonly thick: number;
      readonly long: number;
      readonly rapid?: boolean;
    }
  | {
      readonly kind: 'missile';
      readonly from: Vector3;
      readonly to: Vector3;
      readonly along: number;
    }
  | {
      readonly kind: 'jet';
      readonly from: Vector3;
      readonly way: Vector3;
      readonly length: number;
      readonly size: number;
    }
  /** Lines to a place on the page (−1 to 1), outside an ellipse round it. */
  | {
      readonly kind: 'rush';
      readonly centre: Pair;
      readonly clear?: number;
      readonly count?: number;
      readonly thick?: number;
    }
  /** Lines across the page at an angle (degrees). */
  | {
      readonly kind: 'streaks';
      readonly angle: number;
      readonly count?: number;
      readonly centre?: Pair;
      readonly spread?: number;
      /** So far from the center there are none. */
      readonly clear?: number;
    }
  /** Wavy lines that rise from heat. */
  | {
      readonly kind: 'shimmer';
      readonly at: Vector3;
      readonly width: number;
      readonly height: number;
    }
  /** Lines along the way that something has come, thin where it began. */
  | {
      readonly kind: 'trail';
      readonly path: readonly Vector3[];
      readonly width: number;
      readonly lines?: number;
    }
  /** The pane before one's eyes cracks, from a place on the page (−1 to 1). */
  | { readonly kind: 'cracks'; readonly centre: Pair }
  /** One's own cockpit, in whose mirror the page is seen. */
  | {
      readonly kind: 'mirror';
      /** The shape of its glass, whether all hangs on the other side, and whether it is dark before one. */
      readonly glass: 'broad' | 'round' | 'strip';
      readonly flipped: boolean;
      readonly dark: boolean;
    }
  /** Two feet pressed into the ground. */
  | {
      readonly kind: 'prints';
      readonly at: Vector3;
      readonly towards: Vector3;
      readonly size: number;
    };

/** The effect of a kind: what its function in this folder takes. */
export type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;
