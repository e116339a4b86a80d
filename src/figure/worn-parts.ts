import { chance } from './chance.ts';
import type { KitPart } from './kit/kit-part.ts';

/** Of this many plates one is scorched, and one is torn off, at each degree of wear. */
const SCORCHED = [0, 0.14, 0.3, 0.46] as const;
const TORN_OFF = [0, 0.06, 0.16, 0.3] as const;

/** The parts of a 'Mech that has suffered: some blackened, some plates gone. The same each time. */
export const wornParts = (
  parts: readonly KitPart[],
  torn: number,
  seed: number,
): readonly KitPart[] => {
  if (torn === 0) return parts;
  const random = chance(seed);
  return parts.flatMap((part): KitPart[] => {
    const [lost, black] = [random(), random()];
    if (part.shape === 'plate' && lost < (TORN_OFF[torn] ?? 0)) return [];
    const scorched = black < (SCORCHED[torn] ?? 0);
    return [scorched ? { ...part, tone: Math.min(1, (part.tone ?? 0) + 0.3 + black) } : part];
  });
};
