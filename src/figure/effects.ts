import type { PerspectiveCamera } from 'three';
import type { Chance } from './chance.ts';
import { chance } from './chance.ts';
import type { DrawingMesh } from './drawing-mesh.ts';
import { layBack } from './effects/back.ts';
import { layDebris } from './effects/debris.ts';
import type { Effect } from './effects/effect.ts';
import { layBurst, layJet } from './effects/flames.ts';
import { layPrints, layRush, layShimmer, layStreaks, layTrail } from './effects/lines.ts';
import { layBeam, layBolt, layMissile, layShells } from './effects/shots.ts';
import { laySmoke } from './effects/smoke.ts';

/** Lays effects before the camera, the same each time for the same seed. */
export const layEffects = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  effects: readonly Effect[],
  seed: number,
): void => {
  const random = chance(seed);
  for (const effect of effects) lay(mesh, camera, effect, random);
};

const lay = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  effect: Effect,
  random: Chance,
): void => {
  switch (effect.kind) {
    case 'burst':
      return layBurst(mesh, camera, effect, random);
    case 'smoke':
      return laySmoke(mesh, effect, random);
    case 'debris':
      return layDebris(mesh, effect, random);
    case 'beam':
      return layBeam(mesh, effect, random);
    case 'bolt':
      return layBolt(mesh, camera, effect, random);
    case 'shells':
      return layShells(mesh, effect, random);
    case 'missile':
      return layMissile(mesh, effect, random);
    case 'jet':
      return layJet(mesh, camera, effect, random);
    case 'rush':
      return layRush(mesh, camera, effect, random);
    case 'streaks':
      return layStreaks(mesh, effect, random);
    case 'shimmer':
      return layShimmer(mesh, camera, effect, random);
    case 'trail':
      return layTrail(mesh, camera, effect, random);
    case 'back':
      return layBack(mesh, camera);
    case 'prints':
      return layPrints(mesh, effect);
  }
};
