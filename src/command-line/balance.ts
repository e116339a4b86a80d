import { holdsOf, isRoughly, judgedScore, weighing } from '../tactics/balance/balance.ts';
import type { Weighed } from '../tactics/balance/balance-words.ts';
import { balanceText } from '../tactics/balance/balance-words.ts';
import { NO_DUELS, added } from '../tactics/balance/tally.ts';
import { readLibrary } from './library.ts';
import { judgingOf } from './nets.ts';

/**
 * `npm run --silent tool -- balance [COUNT]`: every booklet of `books` against every other, so many duels each, 200 if
 * nothing is said, played by two who choose by the best mixes, judged by the nets
 * of `books` where there are any: scores with their intervals, turns, ranges, what is
 * chosen when open, locks.
 */
const count = Number(process.argv[2] ?? 200);

if (!Number.isSafeInteger(count) || count < 0) {
  process.stderr.write('Say how many duels: npm run --silent tool -- balance 200\n');
  process.exitCode = 1;
} else {
  const booklets = [...readLibrary().values()];
  const judge = judgingOf(booklets);
  const pairs = booklets.flatMap((lone, at) =>
    booklets.slice(at + 1).map((rival): Weighed => ({
      booklets: { lone, rival },
      isRough: isRoughly(lone, rival, judge),
      judged: judgedScore(lone, rival, judge),
      holds: { lone: holdsOf(lone, rival), rival: holdsOf(rival, lone) },
      tally: [...weighing(lone, rival, 0, count, judge)].reduce(added, NO_DUELS),
    })),
  );
  process.stdout.write(balanceText(booklets, pairs));
}
