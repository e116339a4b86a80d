/** A picture that is kept on the device: a still of the game, or a page that was drawn here. */
export interface KeptPicture {
  /** Where it lies in its cache, a whole address. */
  readonly address: string;
  /** The booklet it is of, by its name in records; empty where nobody knows. */
  readonly booklet: string;
  /** It shows a 'Mech that nothing has happened to. */
  readonly whole: boolean;
  readonly bytes: number;
  /** When it was seen last, in milliseconds since 1970. */
  readonly seen: number;
}

/** A booklet of a duel, fight or hangar that is open, and since when (milliseconds since 1970). */
export interface HeldBooklet {
  readonly booklet: string;
  readonly since: number;
}

/** So many bytes of pictures the game keeps at most. */
export const MOST_BYTES = 60_000_000;

/** How many bytes some pictures have together. */
export const bytesKept = (pictures: readonly Pick<KeptPicture, 'bytes'>[]): number =>
  pictures.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Whether a picture must not be let go of: it is of a booklet that is open, and shows its 'Mech whole or was seen since.
 * A worn page that was seen before is seldom seen again, for every turn makes others.
 */
export const isHeld = (
  { booklet, seen, whole }: KeptPicture,
  held: readonly HeldBooklet[],
): boolean => held.some((each) => each.booklet === booklet && (whole || seen >= each.since));

/**
 * Which of the pictures that are kept go, so that `bytes` more make at most `most` in all: those longest unseen, none
 * that is held. Null where they do not suffice; then none goes.
 */
export const goingFor = (
  kept: readonly KeptPicture[],
  bytes: number,
  { held, most }: { readonly held: readonly HeldBooklet[]; readonly most: number },
): readonly KeptPicture[] | null => {
  const going: KeptPicture[] = [];
  let over = bytesKept(kept) + bytes - most;
  const unseen = kept.filter((each) => !isHeld(each, held)).sort((a, b) => a.seen - b.seen);
  for (const each of unseen) {
    if (over <= 0) break;
    going.push(each);
    over -= each.bytes;
  }
  return over <= 0 ? going : null;
};

/** What is kept of a booklet. */
export interface KeptOfBooklet {
  /** Its name in records; empty where nobody knows. */
  readonly booklet: string;
  readonly pictures: number;
  readonly bytes: number;
  /** It is open, in whatever tab. */
  readonly open: boolean;
}

/** What is kept of each booklet, the most first. */
export const keptByBooklet = (
  kept: readonly KeptPicture[],
  held: readonly HeldBooklet[],
): readonly KeptOfBooklet[] =>
  [...new Set(kept.map(({ booklet }) => booklet))]
    .map((booklet) => {
      const pictures = kept.filter((each) => each.booklet === booklet);
      const open = held.some((each) => each.booklet === booklet);
      return { booklet, pictures: pictures.length, bytes: bytesKept(pictures), open };
    })
    .sort((one, other) => other.bytes - one.bytes);
