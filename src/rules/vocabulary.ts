/** The printed game's own words: every list is also the type of its members. */

export const RANGES = ['close', 'medium', 'long'] as const;
export type Range = (typeof RANGES)[number];

export const COLOURS = ['orange', 'red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** Pilot categories, as the stat card numbers them. */
export const CATEGORIES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The categories by name. */
export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  I: 'Autocannon',
  II: 'Flamer',
  III: 'Laser',
  IV: 'Machine Gun',
  V: 'Missiles',
  VI: 'PPC',
  VII: 'Physical',
  VIII: 'Piloting',
};

export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] as readonly string[];

/** What is known of a printed cell: as printed, mended by us, rebuilt from elsewhere, or lost and filled in. */
export const SOURCES = ['printed', 'corrected', 'reconstructed', 'lost'] as const;

/** First and last console number of each range: the band (stat card and consoles, DESIGN of the print). */
export const BANDS: Readonly<Record<Range, readonly [number, number]>> = {
  close: [2, 16],
  medium: [18, 48],
  long: [50, 64],
};

/** The even numbers 2–64: consoles, and the maneuvers that are done on them. */
export const CONSOLES: readonly number[] = Array.from({ length: 32 }, (_, index) => 2 * index + 2);

/** The odd numbers 1–63: view screens. */
export const VIEW_SCREENS: readonly number[] = Array.from(
  { length: 32 },
  (_, index) => 2 * index + 1,
);

/** The view screen at which every battle opens (D1). */
export const OPENING = 49;

/** The view screen that lets the 'Mech it shows escape (E1). */
export const ESCAPE_SCREEN = 29;

/** Turns without a fall of armor after which a draw may be claimed (D15). */
export const QUIET_TURNS = 40;

/** The most effects of a critical, and the most that one effect names as what it reaches. */
export const MOST_EFFECTS = 6;
export const MOST_REACHES = 8;
/** The longest name of a part, and of what an effect reaches, in characters. */
export const LONGEST_PART = 32;

/** The console numbers of a range, in order: eight close, sixteen medium, eight long. */
export const bandOf = (range: Range): readonly number[] =>
  CONSOLES.filter((number) => number >= BANDS[range][0] && number <= BANDS[range][1]);

/** The range whose band a console number (even, 2–64) is in. */
export const rangeOf = (number: number): Range =>
  number <= BANDS.close[1] ? 'close' : number <= BANDS.medium[1] ? 'medium' : 'long';

/** The closer of two ranges (D12). */
export const closer = (one: Range, other: Range): Range =>
  RANGES.indexOf(one) < RANGES.indexOf(other) ? one : other;

/** How many characters the edition of a booklet has: 41 bits, so that a million hardly ever share one. */
export const EDITION_LENGTH = 8;
/** What an edition looks like in a record or a row. */
export const EDITION = /^[0-9a-z]{8}$/;
