import type { PerspectiveCamera } from 'three';
import type { Chance } from '../shape/chance.ts';
import { chance } from '../shape/chance.ts';
import { DrawingMesh } from '../shape/drawing-mesh.ts';
import { layDebris, laySmoke } from './smoke.ts';
import { layCracked } from './cracked.ts';
import type { Effect } from './effect.ts';
import { layBurst, layJet } from './flames.ts';
import { layPrints, layRush, layShimmer, layStreaks, layTrail } from './lines.ts';
import { layMirror } from './mirror.ts';
import { layBeam, layBolt, layMissile, layShells } from './shots.ts';

/** What moves once the page lies open: light, fire, smoke, what flies, heat. Lines of speed, prints of feet, cracks
 *  in the pane and one's own cockpit are the page's. */
const MOVES: Readonly<Record<Effect['kind'], boolean>> = {
  burst: true,
  smoke: true,
  debris: true,
  beam: true,
  bolt: true,
  shells: true,
  missile: true,
  jet: true,
  shimmer: true,
  rush: false,
  streaks: false,
  trail: false,
  mirror: false,
  prints: false,
  cracks: false,
};

/** Whether an effect moves once the page lies open. */
export const moves = ({ kind }: Effect): boolean => MOVES[kind];

/**
 * Lays effects before the camera, the same each time for the same seed: what stays on the page's own mesh, and then
 * what moves on one that is begun for it; gives that one.
 */
export const layEffects = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  effects: readonly Effect[],
  seed: number,
): DrawingMesh => {
  const random = chance(seed);
  for (const effect of effects) if (!moves(effect)) lay(mesh, camera, effect, random);
  const moving = new DrawingMesh(mesh.parts.length);
  for (const effect of effects) if (moves(effect)) lay(moving, camera, effect, random);
  return moving;
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
    case 'mirror':
      return layMirror(mesh, camera, effect);
    case 'cracks':
      return layCracked(mesh, camera, effect, random);
    case 'prints':
      return layPrints(mesh, effect);
  }
};
