import type { WeaponShape } from '../../../rules/document/figure-document.ts';
import type { Barrel } from './barrel.ts';
import { autocannon, MACHINE_GUN } from './cannons.ts';
import { laser, LENS } from './lasers.ts';
import { greatGun } from './great-gun.ts';
import { LONG_GUN } from './long-gun.ts';
import { MISSILES } from './missiles.ts';

/** A weapon of a shape: as long as an arm where an arm carries it, short where it is set in. */
export const barrelOf = (shape: WeaponShape, where: 'held' | 'arm' | 'set in'): Barrel => {
  switch (shape) {
    case 'laser':
      return where === 'set in' ? LENS : laser(where === 'held' ? 3.2 : 3.94);
    case 'autocannon':
      return autocannon(where === 'set in' ? 1.5 : where === 'held' ? 3 : 3.44);
    case 'great gun':
      return greatGun(where === 'set in' ? 1.5 : where === 'held' ? 2.6 : 2.4);
    case 'long gun':
      return where === 'set in' ? autocannon(1.9) : LONG_GUN;
    case 'missiles':
      return MISSILES;
    case 'machine gun':
      return MACHINE_GUN;
  }
};
