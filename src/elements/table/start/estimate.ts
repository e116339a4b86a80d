import { netsOf } from '../../../offline/fights/nets.ts';
import { thinker } from '../../../offline/fights/thinker.ts';
import type { Booklet } from '../../../rules/booklet/booklet.ts';
import type { Fairness } from './fairness.ts';

/** How two booklets are judged to fare before any turn, as the balance page does it; null if they cannot be judged. */
export const estimate = async (lone: Booklet, rival: Booklet): Promise<Fairness | null> => {
  const nets = await netsOf([lone, rival]);
  const answered = await thinker.ask(
    {
      ...{ kind: 'weigh', lone: lone.edition, rival: rival.edition, from: 0, to: 0 },
      nets: nets.map(({ number }) => number),
    },
    { booklets: [lone, rival], nets },
  );
  return answered.kind === 'weighed'
    ? { wins: Math.round(answered.judged), estimated: true }
    : null;
};
