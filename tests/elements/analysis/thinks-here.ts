import type { Thinker } from '../../../src/offline/fights/thinker.ts';
import { withBooklets } from '../../../src/rules/booklet/by-edition.ts';
import { replayText, turnsOf } from '../../../src/rules/fight/replay.ts';
import { sure } from '../../../src/rules/sure.ts';
import { certainOf } from '../../../src/tactics/review/certain.ts';
import type { Judging } from '../../../src/tactics/judge/judgment.ts';
import { roughly } from '../../../src/tactics/judge/judgment.ts';
import { reviewing } from '../../../src/tactics/review/review.ts';

/** A judgment as if it had been learned. */
export const learned: Judging = (duel) => ({ ...roughly(duel), isRough: false });

/** Whoever thinks, on the page itself, with few positions to prove anything. */
export const thinksHere = (judge: Judging = learned): Pick<Thinker, 'ask'> => ({
  ask: async (asking, { booklets, hear }) => {
    const ticket = 1;
    if (asking.kind === 'certain') {
      const find = (edition: string) => booklets.find((booklet) => booklet.edition === edition);
      const battle = sure(withBooklets(asking.position, find) ?? undefined);
      return { kind: 'certain', ticket, things: certainOf(battle, 500) };
    }
    if (asking.kind !== 'review') return { kind: 'cannot', ticket };
    const { record, ...replayed } = replayText(asking.record, (id, edition) =>
      booklets.find((booklet) => booklet.id === id && booklet.edition === edition),
    );
    const turns = turnsOf(sure(record).moves, replayed, asking.battle);
    const of = turns.orders.length;
    const steps = reviewing(turns, judge);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return { kind: 'reviewed', ticket, review: step.value };
      hear?.({ kind: 'turn reviewed', ticket, turn: step.value, of });
    }
  },
});

/** Nobody who thinks. */
export const thinksNot: Pick<Thinker, 'ask'> = {
  ask: async () => ({ kind: 'cannot', ticket: 1 }),
};
