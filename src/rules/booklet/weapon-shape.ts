import type { WeaponShape } from '../document/figure-document.ts';

/** The look and sound of a weapon, guessed from its name. */
export const shapeOf = (weapon: string): WeaponShape =>
  /ppc|particle|gauss|rail/i.test(weapon)
    ? 'long gun'
    : /missile|[ls]rm|rocket|rack/i.test(weapon)
      ? 'missiles'
      : /auto ?cannon|cannon/i.test(weapon)
        ? 'autocannon'
        : /machine gun|flamer|small/i.test(weapon)
          ? 'machine gun'
          : 'laser';
