import { forgeMachine } from '../forge/forge.ts';
import type { Machine } from '../forge/machine.ts';
import type { Trim } from '../forge/sheet.ts';
import { proposedTrim } from '../forge/trim.ts';
import { offOf, weighedAgainst } from '../forge/weighed.ts';
import { atOnceText, trimText } from '../forge/words.ts';
import type { Booklet } from '../rules/booklet/booklet.ts';
import { parseBooklet } from '../rules/check/parse-booklet.ts';
import type { BookletDocument } from '../rules/document/booklet-document.ts';
import { holdsOf, isRoughly, judgedScore, weighing } from '../tactics/balance/balance.ts';
import type { Weighed } from '../tactics/balance/balance-words.ts';
import { balanceText } from '../tactics/balance/balance-words.ts';
import { statusShare } from '../tactics/balance/status-game.ts';
import { NO_DUELS, added } from '../tactics/balance/tally.ts';
import { readLibrary } from './library.ts';
import { judgingOf } from './nets.ts';

const readForged = (document: BookletDocument): Booklet => {
  const parsed = parseBooklet(document);
  if (!parsed.ok)
    throw new Error(`The forge made a booklet of ${document.mech.designation} with faults.`);
  return parsed.booklet;
};

/** A booklet weighed at once against each of a shelf. */
const atOnce = (booklet: Booklet, shelf: readonly Booklet[]) =>
  shelf.map((other) => weighedAgainst(booklet, other, statusShare));

const closely = (lone: Booklet, shelf: readonly Booklet[], duels: number): string => {
  const judge = judgingOf([lone, ...shelf]);
  const pairs = shelf.map((rival): Weighed => ({
    booklets: { lone, rival },
    isRough: isRoughly(lone, rival, judge),
    judged: judgedScore(lone, rival, judge),
    holds: { lone: holdsOf(lone, rival), rival: holdsOf(rival, lone) },
    tally: [...weighing(lone, rival, 0, duels, judge)].reduce(added, NO_DUELS),
  }));
  return balanceText([lone, ...shelf], pairs);
};

const besides = ({ id }: Booklet): readonly Booklet[] =>
  [...readLibrary().values()].filter((other) => other.id !== id);

/** The smallest change that would make a sheet fair beside the booklets of `books` (F18). */
export const trimOf = (machine: Machine): Trim =>
  proposedTrim(machine, (document) => {
    const booklet = readForged(document);
    return offOf(atOnce(booklet, besides(booklet)));
  });

/**
 * A sheet weighed against every booklet of `books` (F18): at once by the status game, with the smallest trim that would
 * make it fair, and closely by so many duels, if any are asked for.
 */
export const weighText = (machine: Machine, duels: number): string => {
  const booklet = readForged(forgeMachine(machine).document);
  const shelf = besides(booklet);
  return [
    atOnceText(booklet.mech.name, atOnce(booklet, shelf)),
    `${trimText(trimOf(machine))}\n`,
    ...(duels > 0 ? [closely(booklet, shelf, duels)] : []),
  ].join('\n');
};
