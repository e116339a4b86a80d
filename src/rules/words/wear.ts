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

/** The livery in words, perhaps with its scorched plates `toldScorched` already. */
const liveryWords = (
  { paint, rings, scorched }: Livery,
  toldScorched = false,
): readonly string[] => [
  ...(scorched > 0 && !toldScorched ? [SCORCHED[scorched]] : []),
  ...PAINTED[paint],
  ...ringWords(rings),
];

/** From the 'Mech's own point of view. */
const LIMB_SIDES = ['left', 'right'] as const;
type LimbSide = (typeof LIMB_SIDES)[number];

/** The visible damage of a 'Mech, and its livery from earlier games. */
export interface Wear {
  /** Scorched and torn plates: 0 for none, up to 3 when little armor is left. */
  readonly torn: number;
  /** Hanging arms. */
  readonly dead: readonly LimbSide[];
  /** Arms hit a second time and lost; they are dead too. Absent if there are none. */
  readonly gone?: readonly LimbSide[];
  /** Dragging legs, the one hurt first before the other. */
  readonly limp: readonly LimbSide[];
  readonly smoking: boolean;
  /** Hot enough for the air to shimmer. */
  readonly hot: boolean;
  /** Shut down. */
  readonly dark: boolean;
  /** Absent for a plain one. */
  readonly livery?: Livery;
}

/** This close to the shutdown number (heat) the air shimmers. */
const SHIMMER = 8;

/** The visible state of a seat; null if there is nothing to see. */
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

/** Null if there is nothing to see of it. */
export const visibleWear = (wear: Wear): Wear | null =>
  wear.torn === 0 && wearWords(wear).length === 0 ? null : wear;

/** Hits that take an arm off. */
const OFF = 2;

/** The visible damage of hurt parts, by their names in the order of the hits, one for each hit. */
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

/** The visible state in words, for readers who do not see it. */
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
