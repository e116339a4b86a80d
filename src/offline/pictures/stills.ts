import stills from '../stills.json';

const built: Readonly<Record<string, string>> = stills;

/** The path of a still, and in it the name of its booklet. */
const STILL = /\/pictures\/([^/]+)\/\d+\.webp\?v=(\w*)$/;

/** Whether the stills of a booklet came with the game. */
export const hasStills = (id: string): boolean => Object.hasOwn(built, id);

/** Where the still of a view screen is. */
export const stillAddress = (id: string, number: number): string =>
  `./pictures/${id}/${number}.webp?v=${built[id] ?? ''}`;

/** The booklet that a still at an address is of, by its name in records; empty where there is none. */
export const bookletOfStill = (address: string): string => STILL.exec(address)?.[1] ?? '';

/** Whether a still at an address is of another drawing than those of this game, which stands at `game`. */
export const isOldStill = (address: string, game: string): boolean => {
  const [, id = '', drawing] = STILL.exec(address) ?? [];
  return id !== '' && address.startsWith(`${game}pictures/`) && built[id] !== drawing;
};
