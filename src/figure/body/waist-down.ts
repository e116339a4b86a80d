import type { Choices } from './choices.ts';
import * as birdLegs from './kit/bird-legs.ts';
import * as hips from './kit/hips.ts';
import type { KitPart } from './kit/kit-part.ts';
import * as legs from './kit/legs.ts';
import * as shins from './kit/shins.ts';
import type { Triple } from '../shape/polygons.ts';

/** All that a 'Mech has from the waist down. */
interface WaistDown {
  /** The joint of the left hip, from the pelvis (meters). */
  readonly hip: Triple;
  readonly parts: readonly KitPart[];
}

const ALL = {
  greaves: {
    hip: [0.72, -0.12, 0],
    parts: [hips.PELVIS, legs.THIGHS, legs.KNEES, legs.GREAVES, legs.BOOTS].flat(),
  },
  runner: {
    hip: [0.62, -0.12, 0],
    parts: [hips.GIRDLE, shins.RUNNER_SHINS, shins.RUNNER_BOOTS].flat(),
  },
  shields: {
    hip: [0.9, -0.12, 0],
    parts: [hips.BELL, shins.SHIELD_SHINS, shins.FLAT_FEET].flat(),
  },
  slabs: {
    hip: [1.12, -0.12, 0],
    parts: [hips.YOKE, shins.SLAB_SHINS, shins.SLAB_FEET].flat(),
  },
  columns: { hip: [0.86, -0.12, 0], parts: [hips.PELVIS, legs.COLUMNS, legs.PADS_FEET].flat() },
  bird: { hip: [1.05, -0.1, 0], parts: [hips.AXLE, birdLegs.DRUMSTICKS, birdLegs.CLAWS].flat() },
  tubs: { hip: [0.8, -0.1, 0], parts: [hips.GIRDLE, birdLegs.TUB_SHANKS, birdLegs.TOES].flat() },
} as const satisfies Record<string, WaistDown>;

/** What a 'Mech stands on: its legs, and which of those by the rest of its choices. */
export const waistDownOf = ({ arms, build, legs: kind, shoulders, torso }: Choices): WaistDown => {
  switch (kind) {
    case 'columns':
      return ALL.columns;
    case 'backward':
      return torso === 'hull' ? ALL.tubs : ALL.bird;
    case 'greaves':
      if (arms !== 'hands') return ALL.shields;
      if (build === 'slight') return ALL.runner;
      return shoulders === 'drums' ? ALL.slabs : ALL.greaves;
  }
};
