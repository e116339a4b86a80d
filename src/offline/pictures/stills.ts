import { STILLS } from '../../service-worker/messages.ts';
import { isOnlyBuild } from '../page/service-worker.ts';
import stills from '../stills.json';

const built: Readonly<Record<string, string>> = stills;

/** Whether the stills of a booklet came with the game. */
export const hasStills = (id: string): boolean => Object.hasOwn(built, id);

/** Where the still of a view screen is. */
export const stillAddress = (id: string, number: number): string =>
  `./pictures/${id}/${number}.webp?v=${built[id] ?? ''}`;

/** Every still of the game, for keeping them on the device. */
const stillAddresses = (): readonly string[] =>
  Object.keys(built).flatMap((id) =>
    Array.from({ length: 32 }, (_, page) => stillAddress(id, 2 * page + 1)),
  );

/**
 * Keeps every still of the game on the device, one after the other, so that it can be played without a
 * network; those of an older drawing go when no tab may show them. Leaves off where the device says that
 * data is dear, or fails; gives whether all are kept.
 */
export const keepStills = async (): Promise<boolean> => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  try {
    const cache = await caches.open(STILLS);
    const wanted = new Set(
      stillAddresses().map((address) => new URL(address, document.baseURI).href),
    );
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    if (!connection?.saveData)
      for (const address of wanted) if (!kept.has(address)) await cache.add(address);
    if (await isOnlyBuild())
      for (const address of kept) if (!wanted.has(address)) await cache.delete(address);
    if (connection?.saveData) return false;
    performance.mark('stills kept');
    return true;
  } catch {
    // The next visit goes on with it.
    return false;
  }
};
