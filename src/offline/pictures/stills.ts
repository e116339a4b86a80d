import sheets from '../second-sheets.json';
import stills from '../stills.json';

const built: Readonly<Record<string, string>> = stills;
/** Which view screens have a second sheet, by booklet: a bit each, that of view screen 1 the highest of eight digits. */
const second: Readonly<Record<string, string>> = sheets;

/** The path of a still or of its second sheet, and in it the name of its booklet and what it was drawn from. */
const STILL = /\/pictures\/([^/]+)\/(?:\d+\.webp\?v=(\w*)|second-(\w+)\/\d+\.webp)$/;

/** Whether the stills of a booklet came with the game. */
export const hasStills = (id: string): boolean => Object.hasOwn(built, id);

/** Where the still of a view screen is. */
export const stillAddress = (id: string, number: number): string =>
  `./pictures/${id}/${number}.webp?v=${built[id] ?? ''}`;

/**
 * Where the second sheet of a still is; null where it has none. Its path carries what it was drawn from, for only on
 * the still of the same drawing may it lie: a host that has another by now has none there.
 */
export const sheetAddress = (id: string, number: number): string | null =>
  (parseInt(second[id] ?? '0', 16) >>> ((63 - number) / 2)) & 1
    ? `./pictures/${id}/second-${built[id] ?? ''}/${number}.webp`
    : null;

/** The booklet that a still at an address is of, by its name in records; empty where there is none. */
export const bookletOfStill = (address: string): string => STILL.exec(address)?.[1] ?? '';

/** Whether a still at an address is of another drawing than those of this game, which stands at `game`. */
export const isOldStill = (address: string, game: string): boolean => {
  const [, id = '', still, sheet] = STILL.exec(address) ?? [];
  return id !== '' && address.startsWith(`${game}pictures/`) && built[id] !== (still ?? sheet);
};
