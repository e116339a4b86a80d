import { isDataDear } from '../../offline/pictures/picture-keeping.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { WinChances } from '../../rules/comic/swings.ts';
import { ONLY_BATTLE } from '../../rules/fight/fight.ts';
import { printRecord } from '../../rules/fight/print.ts';
import type { FightRecord } from '../../rules/fight/record.ts';

/** What was judged since the page was opened, or is being judged, by the record. */
const known = new Map<string, Promise<WinChances>>();

const judged = async (
  record: string,
  booklets: readonly Booklet[],
  signal: AbortSignal,
): Promise<WinChances> => {
  // What judges comes only now.
  const judging = await Promise.all([
    import('../../offline/fights/nets.ts'),
    import('../../offline/fights/thinker.ts'),
  ]).catch(() => null);
  if (!judging) return null;
  const [{ netsOf }, { thinker }] = judging;
  const nets = await netsOf(booklets);
  // Without a net it would be judged roughly.
  if (nets.length === 0 || signal.aborted) return null;
  const asked = { kind: 'review', battle: ONLY_BATTLE, record } as const;
  const answered = await thinker.ask(asked, { booklets, nets, signal });
  if (answered.kind !== 'reviewed') return null;
  const { curve, turns } = answered.review;
  return turns.some(({ isRough }) => isRough) ? null : curve;
};

/**
 * The lone pilot's chances in a duel that is over, judged in the background, once a record; null where they can only be
 * judged roughly, for anything else than a duel, where data is dear, and once nobody waits for them. The end and the comic
 * page have them from here, so that they say the same.
 */
export const chancesOf = async (
  record: FightRecord,
  booklets: readonly Booklet[],
  signal: AbortSignal,
): Promise<WinChances> => {
  if (record.entrants.length !== 2 || isDataDear()) return null;
  const entrants = record.entrants.map((entrant, seat) => ({
    ...entrant,
    edition: booklets[seat]?.edition ?? entrant.edition,
  }));
  const text = printRecord({ ...record, entrants });
  const asked = known.get(text) ?? judged(text, booklets, signal);
  known.set(text, asked);
  const chances = await asked;
  if (!chances) known.delete(text);
  return chances;
};
