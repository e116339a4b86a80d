import { expect } from '@open-wc/testing';
import { newDraftJudge } from '../../../src/offline/booklets/judge.ts';
import type { ToBeJudged } from '../../../src/offline/booklets/verdict.ts';
import { griffin, rifleman } from '../../elements/parts.ts';
import { withSpoiled } from '../disk/spoiled-storage.ts';
import { withOwnDatabase } from '../fights/visits.ts';

before(() => withOwnDatabase('viewscreen-draft-judge'));

/** The Griffin with a cell typed as given. */
const typed = (cell: string): ToBeJudged => {
  const { consoles } = griffin.document;
  const table = { ...consoles['30'], 36: cell };
  const document = { ...griffin.document, consoles: { ...consoles, 30: table } };
  return { text: JSON.stringify(document), against: [rifleman] };
};

describe('the judge of a draft', () => {
  it('says what is wrong, and judges the next with the same worker', async () => {
    const workers: Worker[] = [];
    const Real = Worker;
    class Counted extends Real {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        workers.push(this);
      }
    }
    await withSpoiled(globalThis, { Worker: Counted }, async () => {
      const judge = newDraftJudge();
      const faulty = await judge.judge(typed('28'));
      expect(faulty?.faults.map(({ kind }) => kind)).to.deep.equal(['no view screen']);
      const sound = await judge.judge(typed('29'));
      expect(sound?.ok).to.equal(true);
      expect(sound?.toLookAt.map(({ kind }) => kind)).to.include('lock');
      judge.end();
      expect(workers).to.have.lengthOf(1);
    });
  });

  it('drops what waits when a newer draft comes, and everything at its end', async () => {
    const judge = newDraftJudge();
    const verdicts = ['28', '38', '29'].map((cell) => judge.judge(typed(cell)));
    const [first, second, newest] = await Promise.all(verdicts);
    expect([first, second]).to.deep.equal([null, null]);
    expect(newest?.ok).to.equal(true);
    const last = judge.judge(typed('29'));
    judge.end();
    expect(await last).to.equal(null);
    expect((await judge.judge(typed('28')))?.ok, 'after its end').to.equal(false);
    judge.end();
  });

  it('judges on the page where no worker starts', async () => {
    const missing = function missing(): never {
      throw new TypeError('There are no workers.');
    } as unknown as typeof Worker;
    await withSpoiled(globalThis, { Worker: missing }, async () => {
      const judge = newDraftJudge();
      expect((await judge.judge(typed('28')))?.faults).to.have.length(1);
      judge.end();
    });
  });
});
