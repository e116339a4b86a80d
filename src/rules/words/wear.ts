import type { Livery, Paint } from '../battle/livery.ts';
import type { Seat } from '../battle/seat.ts';

const PAINTED: Readonly<Record<Paint, readonly string[]>> = {
  none: [],
  chevron: ['painted with chevrons'],
  stripes: ['painted with stripes'],
  bars: ['painted with bars'],
};

const SCORCHED = ['', 'plates scorched', 'many plates scorched', 'plates black'] as const;

/** `5 rings of victory, 1 of them hollow` */
const ringWords = (rings: Livery['rings']): readonly string[] => {
  const hollow = rings.filter((ring) => ring === 'hollow').length;
  if (rings.length === 0) return [];
  if (rings.length === 1) return [`one ${hollow === 1 ? 'hollow ' : ''}ring of victory`];
  const some = hollow === rings.length ? 'all' : String(hollow);
  return [`${rings.length} rings of victory${hollow > 0 ? `, ${some} of them hollow` : ''}`];
};

/** What a 'Mech wears from games before, in words; its plates may be `toldScorched` already. */
const liveryWords = (
  { paint, rings, scorched }: Livery,
  toldScorched = false,
): readonly string[] => [
  ...(scorched > 0 && !toldScorched ? [SCORCHED[scorched]] : []),
  ...PAINTED[paint],
  ...ringWords(rings),
];

/** The sides of a 'Mech, as itself has them. */
const LIMB_SIDES = ['left', 'right'] as const;
type LimbSide = (typeof LIMB_SIDES)[number];

/** What a 'Mech has suffered, as far as one can see it; and what it wears from games before. */
export interface Wear {
  /** Plates scorched and torn: 0 none, to 3 where little armor is left. */
  readonly torn: number;
  /** Arms that hang. */
  readonly dead: readonly LimbSide[];
  /** Arms that were hit a second time, and are no longer there; they are dead too. Absent where there are none. */
  readonly gone?: readonly LimbSide[];
  /** The legs it drags, that which was hurt first before the other. */
  readonly limp: readonly LimbSide[];
  readonly smoking: boolean;
  /** So hot that the air shimmers. */
  readonly hot: boolean;
  /** Shut down. */
  readonly dark: boolean;
  /** Absent where it wears nothing. */
  readonly livery?: Livery;
}

/** This near to the shutdown number the air shimmers (heat). */
const SHIMMER = 8;

/** What one can see of a seat; null where there is nothing to see. */
export const wearOf = ({
  armor,
  fullArmor,
  heat,
  livery,
  shutdown,
  shutDown,
  wounds,
}: Seat): Wear | null => {
  const left = armor / fullArmor;
  return visibleWear({
    ...hurtIn(
      wounds.suffered.flatMap(({ critical, times }) =>
        new Array<string>(times).fill(critical.part),
      ),
    ),
    torn: left > 0.8 ? 0 : left > 0.55 ? 1 : left > 0.3 ? 2 : 3,
    hot: heat >= shutdown - SHIMMER && !shutDown,
    dark: shutDown,
    ...(livery ? { livery } : {}),
  });
};

/** A wear; null where there is nothing to see of it. */
export const visibleWear = (wear: Wear): Wear | null =>
  wear.torn === 0 && wearWords(wear).length === 0 ? null : wear;

/** So many hits take an arm off. */
const OFF = 2;

/** What is seen of hurt parts, by their names in the order of the hits; each hit once. */
export const hurtIn = (
  parts: readonly string[],
): Pick<Wear, 'dead' | 'gone' | 'limp' | 'smoking'> => {
  const hit = (words: RegExp): boolean => parts.some((part) => words.test(part));
  /** The sides on which a limb was hurt, in the order of the hits. */
  const sides = (limb: string): readonly LimbSide[] => {
    const named = new RegExp(`(left|right) (?:${limb})`, 'i');
    const hurt = parts.flatMap((part) => named.exec(part)?.[1]?.toLowerCase() ?? []);
    return LIMB_SIDES.filter((each) => hurt.includes(each)).toSorted(
      (one, other) => hurt.indexOf(one) - hurt.indexOf(other),
    );
  };
  const dead = sides('arm');
  const gone = dead.filter(
    (side) => parts.filter((part) => new RegExp(`${side} arm`, 'i').test(part)).length >= OFF,
  );
  return {
    dead,
    ...(gone.length > 0 ? { gone } : {}),
    limp: sides('foot|hip|leg|thigh'),
    smoking: hit(/engine|heat sink|ammo|reactor|life support|rack/i),
  };
};

/** What is seen of it, in words: for those who do not see it. */
export const wearWords = ({
  torn,
  dead,
  gone = [],
  limp,
  smoking,
  hot,
  dark,
  livery,
}: Wear): readonly string[] => [
  ...(torn > 0 ? [['', 'plates scorched', 'plates torn', 'armor in tatters'][torn] ?? ''] : []),
  ...dead.map((side) => `${side} arm ${gone.includes(side) ? 'gone' : 'hanging'}`),
  ...limp.map((side) => `${side} leg dragging`),
  ...(smoking ? ['torso smoking'] : []),
  ...(hot ? ['air shimmering with heat'] : []),
  ...(dark ? ['shut down and dark'] : []),
  ...(livery ? liveryWords(livery, torn > 0) : []),
];
