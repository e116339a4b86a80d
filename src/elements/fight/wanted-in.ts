import type { WantedBooklet } from '../../offline/pictures/picture-keeping.ts';
import { screensAhead } from '../../rules/battle/screens-ahead.ts';
import type { Fight } from '../../rules/fight/fight.ts';
import { isRunning } from '../../rules/fight/fight.ts';

/** The booklets of a fight, and of each the view screens that the next turns of its battles may turn to. */
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
