import type { Booklet } from './booklet.ts';

/** A thing as it goes to another thread, its booklets, their view screens and their criticals named by edition. */
export interface ByEdition<Thing> {
  readonly thing: unknown;
  /** What it is: for the compiler alone. */
  readonly of?: Thing;
}

/** What of a booklet things hold besides itself. */
const PARTS = ['viewScreens', 'criticals'] as const;

/** Stands where a booklet stood, or one of its parts. */
interface Name {
  readonly ofEdition: string;
  readonly part: (typeof PARTS)[number] | null;
  readonly at: number;
}

const isName = (thing: object): thing is Name => 'ofEdition' in thing;

/** The same with every object in it turned into another; nothing is turned twice. */
const turned = (thing: unknown, turn: (each: object) => unknown): unknown => {
  if (typeof thing !== 'object' || thing === null) return thing;
  const other = turn(thing);
  if (other !== thing) return other;
  return Array.isArray(thing)
    ? thing.map((each) => turned(each, turn))
    : Object.fromEntries(Object.entries(thing).map(([key, each]) => [key, turned(each, turn)]));
};

/** Names these booklets and their parts wherever a thing holds them. */
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

/** The thing with its booklets again, the very ones that are found; null where one is not. */
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
