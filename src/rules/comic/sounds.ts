import type { Maneuver } from '../booklet/stat-card.ts';
import { shapeOf } from '../booklet/weapon-shape.ts';
import type { WeaponShape } from '../document/figure-document.ts';
import { sure } from '../sure.ts';

/** By what makes the noise words of our own, for small blows first. */
const SOUNDS = {
  beam: ['ZZAK', 'ZZZAK', 'ZZZRAKK'],
  autocannon: ['BUDDA', 'BUDDABUDDA', 'BUDDABUDDABUDDA'],
  'machine gun': ['TAKKA', 'TAKKATAKKA'],
  flamer: ['FWAFF', 'FWAAARSH'],
  'great gun': ['THOOM', 'THOOOM'],
  missiles: ['FWOOSH', 'FWOOSHH', 'FWOOSH-OOM'],
  leg: ['KLANG', 'KLANGG'],
  body: ['THOK', 'KRAKK', 'KRAKKK'],
  blow: ['WHUDD', 'WHAM', 'WHAMM'],
  fall: ['KRUMP!', 'KRUMPP!'],
  explosion: ['BA-DOOM', 'BA-DA-DOOM'],
} as const;
type SoundKind = keyof typeof SOUNDS;

/** One for a whole panel; explosions alone are yellow. */
export interface Sound {
  readonly word: string;
  readonly kind: SoundKind;
}

/** Points of damage from which the next word of a kind is louder. */
const LOUDER = 5;

const BY_SHAPE: Readonly<Record<WeaponShape, SoundKind>> = {
  laser: 'beam',
  'long gun': 'beam',
  missiles: 'missiles',
  autocannon: 'autocannon',
  'great gun': 'great gun',
  'machine gun': 'machine gun',
};

/** Where it strikes speaks if several weapons do, or none. */
const kindOf = ({ categories, fires }: Maneuver, picture: string): SoundKind => {
  if (picture === 'knocked-down') return 'fall';
  const [only, another] = new Set(
    fires.map((weapon) => (/flame/iu.test(weapon) ? 'flamer' : BY_SHAPE[shapeOf(weapon)])),
  );
  if (only && !another) return only;
  return picture === 'leg-hit' ? 'leg' : categories.includes('VII') ? 'blow' : 'body';
};

const soundOf = (kind: SoundKind, loud: number): Sound => {
  const words = SOUNDS[kind];
  return { kind, word: sure(words[Math.min(words.length - 1, loud)]) };
};

/** The sound of a blow: by what strikes, else by where; the harder, the louder. */
export const soundOfBlow = (maneuver: Maneuver, picture: string, damage: number): Sound =>
  soundOf(kindOf(maneuver, picture), Math.floor((damage - 1) / LOUDER));

/** Of ammunition, in one 'Mech or in several. */
export const soundOfExplosion = (many: number): Sound => soundOf('explosion', many - 1);
