import type { Vector3 } from 'three';
import type { Sky } from '../../rules/booklet/picture-sky.ts';
import type { Range } from '../../rules/vocabulary.ts';
import type { Foreground } from '../land/foreground.ts';
import type { SkySight } from '../land/sky.ts';
import type { CameraView } from './cameras.ts';
import type { Choices } from '../body/choices.ts';
import type { Effect } from '../effects/effect.ts';
import type { Figure } from '../body/figure.ts';
import type { LightName } from './lights.ts';
import type { Triple } from '../shape/polygons.ts';
import type { Stance } from '../body/stance.ts';

/** What a 'Mech moves by itself. */
export type Limb = `${'arm' | 'leg'} ${'left' | 'right'}`;

/** Where the one who looks is, and what is drawn there. */
export interface Scene {
  readonly stance: Stance;
  readonly camera: CameraView;
  /** Limbs without which the picture would not show what it is to show: no wear takes them out of it. */
  readonly needs?: readonly Limb[];
  /** It does nothing: shut down, it hangs in its joints instead. */
  readonly rests?: true;
  readonly chestDepth?: number;
  readonly hatch?: number;
  readonly strips?: number;
  readonly height?: number;
  readonly rocks?: number;
  /** From above on the left where nothing is said. */
  readonly light?: LightName;
  readonly effects?: (on: SceneStage) => readonly Effect[];
  /** What it hides behind, of its own country where nothing is said. */
  readonly cover?: {
    readonly at: Triple;
    readonly width: number;
    readonly height: number;
    readonly of?: Choices['world']['cover'];
  };
  /** The sky of a poster; a page has its hour's (`rules/booklet/picture-sky.ts`). */
  readonly sky?: Sky | null;
  /** What is large in the sky, behind the 'Mech. */
  readonly shows?: SkySight;
  /** What stands before the 'Mech on a poster; a page has that of its kind. */
  readonly foreground?: Foreground;
}

/** Where a weapon or a jet speaks in the world, and which way; `aimed` where it points at what it hits. */
export interface Mouth {
  readonly at: Vector3;
  readonly way: Vector3;
  readonly aimed: boolean;
  /** How long it is, and the radius of its bore (meters). */
  readonly long: number;
  readonly bore: number;
}

/** The 'Mech as it stands, for what is fixed to it. */
export interface SceneStage {
  readonly figure: Figure;
  /** A place in a bone's space, in the world; of the first of these bones that the 'Mech has. */
  readonly place: (bones: string | readonly string[], at?: Triple) => Vector3;
  /** Where a weapon speaks, and which way. */
  readonly muzzles: (weapon: string) => readonly Mouth[];
  readonly jets: readonly Mouth[];
  /** A place in the world on the page, −1 to 1. */
  readonly onPage: (at: Vector3) => readonly [number, number];
}

/** What a picture is to show. */
export interface ScenePlan {
  readonly figure: Figure;
  /** What is to be seen, by the booklet's word; `poster` for a poster. */
  readonly picture: string;
  readonly range: Range;
  /** In which of four ways it is staged; null for a poster, which has one way alone. */
  readonly staging: number | null;
  /** Counts the pictures of the same kind at the same range: the next one is seen from another side. */
  readonly variant: number;
  /** Counts those at the same range that would be fired in one stance, whatever they fire. */
  readonly again: number;
  /** The weapons that are fired. */
  readonly weapons: readonly string[];
}
