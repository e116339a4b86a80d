import type { Choice } from '../../../src/rules/campaign/history/choice.ts';
import type { Hangar } from '../../../src/rules/campaign/hangar/hangar.ts';
import type { Hindrance } from '../../../src/rules/campaign/card/hindrance.ts';
import { choose, closed, openPage } from '../../../src/rules/campaign/settlement/page.ts';
import type { Settlement } from '../../../src/rules/campaign/acts/settling.ts';
import { nextStep, whyWaits } from '../../../src/rules/campaign/settlement/settlement.ts';
import { hindranceText } from '../../../src/rules/words/hindrance-text.ts';
import { done, find } from './circle.ts';

export const settlement = (hangar: Hangar, id = 'g'): Settlement => {
  const page = done(openPage(hangar, id, find));
  if (page.fault) throw new Error(hindranceText(page.fault.why, (pilot) => pilot));
  return page.settlement;
};

export const choice = (hangar: Hangar, what: Choice, id = 'g'): Hangar | Hindrance =>
  choose(hangar, id, what, find);

/** An empty choice in a step. */
const nothing = (hangar: Hangar, pilot: string, id: string): Choice | null => {
  const now = settlement(hangar, id);
  const step = nextStep(now, pilot);
  switch (step) {
    case null:
      return null;
    case 'experience':
      return { step, pilot, learn: [] };
    case 'salvage':
      return {
        step,
        pilot,
        of: now.wrecks.find(({ row }) => row[0] === pilot)!.mech,
        take: [],
      };
    case 'repair':
      return { step, pilot, fit: [] };
    case 'reload':
      return { step, pilot, excess: 'stockpiled', load: {} };
    case 'memorial':
      return { step, pilot, line: '' };
    case 'successor':
      return { step, pilot, successor: null };
    case 'replacement':
      return { step, pilot, mech: null };
    case 'buy back':
      return { step, pilot, points: [] };
    case 'settled':
      return { step, pilot };
  }
};

/** Does one more step, with an empty choice, of the first who need not wait; null if all have settled. */
const idle = (hangar: Hangar, id: string): Hangar | null => {
  const at = settlement(hangar, id);
  const next = at.pilots.find(
    ({ pilot }) => nextStep(at, pilot) !== null && whyWaits(at, pilot) === null,
  );
  return next ? done(choice(hangar, nothing(hangar, next.pilot, id)!, id)) : null;
};

/** Does steps of the open game; those before them get empty choices. */
export const settle = (hangar: Hangar, choices: readonly Choice[] = [], id = 'g'): Hangar => {
  let now = hangar;
  for (const each of choices) {
    while (whyWaits(settlement(now, id), each.pilot)?.kind === 'winners first')
      now = idle(now, id)!;
    for (
      let next = nextStep(settlement(now, id), each.pilot);
      next !== each.step && next !== null;
      next = nextStep(settlement(now, id), each.pilot)
    )
      now = done(choice(now, nothing(now, each.pilot, id)!, id));
    now = done(choice(now, each, id));
  }
  return now;
};

/** Closes the page of the open game, with empty choices for every step that is left. */
export const closedAfter = (hangar: Hangar, choices: readonly Choice[] = [], id = 'g'): Hangar => {
  let now = settle(hangar, choices, id);
  for (let next = idle(now, id); next; next = idle(now, id)) now = next;
  return done(closed(now, id, find));
};
