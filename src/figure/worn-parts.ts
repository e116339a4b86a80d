import { chance } from './chance.ts';
import type { KitPart } from './kit/kit-part.ts';

/** Of this many plates one is scorched, and one is torn off, at each degree of wear. */
const SCORCHED = [0, 0.14, 0.3, 0.46] as const;
const TORN_OFF = [0, 0.06, 0.16, 0.3] as const;

/** How much plates have suffered, now and in games before: 0 nothing, to 3. */
export interface Suffered {
  readonly torn: number;
  readonly scorched: number;
}

/**
 * The parts of a 'Mech that has suffered: some blackened, also by games before (`scorched`), some plates gone.
 * The same each time.
 */
export const wornParts = (
  parts: readonly KitPart[],
  { torn, scorched }: Suffered,
  seed: number,
): readonly KitPart[] => {
  if (torn === 0 && scorched === 0) return parts;
  const random = chance(seed);
  return parts.flatMap((part): KitPart[] => {
    const [lost, black] = [random(), random()];
    if (part.shape === 'plate' && lost < (TORN_OFF[torn] ?? 0)) return [];
    const isBlack = black < (SCORCHED[Math.max(torn, scorched)] ?? 0);
    return [isBlack ? { ...part, tone: Math.min(1, (part.tone ?? 0) + 0.3 + black) } : part];
  });
};
