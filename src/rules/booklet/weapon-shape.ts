import type { WeaponShape } from '../document/figure-document.ts';

/** What a weapon looks and sounds like, by its name. */
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
