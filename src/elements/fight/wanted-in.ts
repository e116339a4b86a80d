import type { WantedBooklet } from '../../offline/pictures/picture-keeping.ts';
import { screensAhead } from '../../rules/battle/screens-ahead.ts';
import type { Fight } from '../../rules/fight/fight.ts';
import { isRunning } from '../../rules/fight/fight.ts';

/** The booklets of a fight, each with the view screens that its next turns can turn to. */
export const wantedIn = ({ battles }: Pick<Fight, 'battles'>): readonly WantedBooklet[] => {
  const wanted = new Map<string, WantedBooklet>();
  for (const each of battles) {
    const ahead = isRunning(each) ? screensAhead(each.battle) : [];
    for (const [seat, { booklet }] of each.battle.seats.entries()) {
      const before = wanted.get(booklet.edition)?.first ?? [];
      wanted.set(booklet.edition, { booklet, first: [...before, ...(ahead[seat] ?? [])] });
    }
  }
  return [...wanted.values()];
};
