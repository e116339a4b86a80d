import type { PictureKind } from '../booklet/picture-kinds.ts';
import type { Maneuver } from '../booklet/stat-card.ts';
import { shapeOf } from '../booklet/weapon-shape.ts';
import type { WeaponShape } from '../document/figure-document.ts';
import { sure } from '../sure.ts';
import type { Sound, SoundKind } from './comic-page.ts';

/** For each kind words of our own, for small blows first. */
const SOUNDS: Readonly<Record<SoundKind, readonly string[]>> = {
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
};

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
const BY_PICTURE: Partial<Readonly<Record<PictureKind, SoundKind>>> = {
  'leg-hit': 'leg',
  'knocked-down': 'fall',
};

const kindOf = ({ categories, fires }: Maneuver, picture: string): SoundKind => {
  const struck = (BY_PICTURE as Readonly<Record<string, SoundKind>>)[picture];
  if (struck === 'fall') return struck;
  const kinds = new Set(
    fires.map((weapon) => (/flame/iu.test(weapon) ? 'flamer' : BY_SHAPE[shapeOf(weapon)])),
  );
  const [only] = kinds;
  if (kinds.size === 1 && only) return only;
  return struck ?? (categories.includes('VII') ? 'blow' : 'body');
};

/** The sound of a blow: by what strikes, else by where; the harder, the louder. */
export const soundOfBlow = (maneuver: Maneuver, picture: string, damage: number): Sound => {
  const kind = kindOf(maneuver, picture);
  const words = SOUNDS[kind];
  const loud = Math.min(words.length - 1, Math.floor((damage - 1) / LOUDER));
  return { kind, word: sure(words[loud]) };
};

/** Of ammunition, in one 'Mech or in several. */
export const soundOfExplosion = (many: number): Sound => ({
  kind: 'explosion',
  word: sure(SOUNDS.explosion[many > 1 ? 1 : 0]),
});
