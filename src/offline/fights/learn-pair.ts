import { sure } from '../../rules/sure.ts';
import type { Answered } from '../../tactics/asked.ts';
import type { BookletPair } from './learned-nets.ts';
import { keepNet, keepStudy, keptStudy } from './learned-nets.ts';
import type { Thinker } from './thinker.ts';

/** From so many duels a pair is learned here (F18), with this seed: 2,000 leave an error of eight points. */
const LEARNED = { duels: 8000, seed: 1 } as const;

/**
 * Learns a pair, and keeps what was learned; whether that is done. It takes a quarter of a minute or longer: what is
 * left goes on from where it was kept last.
 */
export const learnPair = async (
  pair: BookletPair,
  thinker: Pick<Thinker, 'ask'>,
  signal: AbortSignal,
): Promise<boolean> => {
  // Whichever of them sits alone, it is one study.
  const [one, other] = pair.map(({ edition }) => edition).toSorted((a, b) => (a < b ? -1 : 1));
  const of = [sure(one), sure(other)] as const;
  const kept = await keptStudy(pair).catch(() => null);
  let keeping: Promise<unknown> = Promise.resolve();
  const hear = (so: Answered): void => {
    if (so.kind !== 'studying' || !so.kept || !('caches' in globalThis)) return;
    const study = so.kept;
    // Where the device is full it begins anew.
    keeping = keeping.then(() => keepStudy(pair, study)).catch(() => undefined);
  };
  const answered = await thinker.ask(
    { kind: 'study', of, ...LEARNED, ...(kept ? { kept } : {}) },
    { booklets: pair, hear, signal },
  );
  await keeping;
  if (answered.kind !== 'studied' || !('caches' in globalThis)) return false;
  try {
    await keepStudy(pair, null);
    await keepNet(pair, answered.text);
    return true;
  } catch {
    // The device is full: it stays roughly judged.
    return false;
  }
};
