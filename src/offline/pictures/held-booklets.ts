import { HELD } from './hold-booklets.ts';
import type { HeldBooklet } from './room.ts';

/** The booklets whose pictures any tab holds. */
export const heldBooklets = async (): Promise<readonly HeldBooklet[]> => {
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name = '' }) => {
    if (!name.startsWith(HELD)) return [];
    const [booklet = '', since = ''] = name.slice(HELD.length).split(' since ');
    return { booklet, since: Number(since) };
  });
};
