import type { Booklet } from './booklet.ts';

/** A value for another thread, with references by edition in place of its booklets and their parts. */
export interface ByEdition<Thing> {
  readonly thing: unknown;
  /** Only for the compiler. */
  readonly of?: Thing;
}

/** The parts of a booklet that values hold apart from it. */
const PARTS = ['viewScreens', 'criticals'] as const;

/** In place of a booklet, or of one of its parts. */
interface Name {
  readonly ofEdition: string;
  readonly part: (typeof PARTS)[number] | null;
  readonly at: number;
}

const isName = (thing: object): thing is Name => 'ofEdition' in thing;

/** Replaces objects inside a value by `turn`, but nothing inside those that it has replaced. */
const turned = (thing: unknown, turn: (each: object) => unknown): unknown => {
  if (typeof thing !== 'object' || thing === null) return thing;
  const other = turn(thing);
  if (other !== thing) return other;
  return Array.isArray(thing)
    ? thing.map((each) => turned(each, turn))
    : Object.fromEntries(Object.entries(thing).map(([key, each]) => [key, turned(each, turn)]));
};

/** Replaces these booklets and their parts wherever a value holds them. */
export const byEdition = <Thing>(thing: Thing, booklets: readonly Booklet[]): ByEdition<Thing> => {
  const names = new Map<unknown, Name>();
  for (const booklet of booklets) {
    const { edition: ofEdition } = booklet;
    names.set(booklet, { ofEdition, part: null, at: 0 });
    for (const part of PARTS)
      booklet[part].forEach((each, at) => names.set(each, { ofEdition, part, at }));
  }
  return { thing: turned(thing, (each) => names.get(each) ?? each) };
};

/** The value with the very booklets that `find` gives put back; null if one is missing. */
export const withBooklets = <Thing>(
  { thing }: ByEdition<Thing>,
  find: (edition: string) => Booklet | undefined,
): Thing | null => {
  let isWhole = true;
  const found = turned(thing, (each) => {
    if (!isName(each)) return each;
    const booklet = find(each.ofEdition);
    isWhole &&= booklet !== undefined;
    return each.part === null ? booklet : booklet?.[each.part][each.at];
  });
  return isWhole ? (found as Thing) : null;
};
