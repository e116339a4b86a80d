import { expect } from '@open-wc/testing';
import { openSaves } from '../../../src/offline/fights/saves.ts';
import { aDuel } from '../fights/duels.ts';

describe('a browser whose storage never answers', () => {
  it('makes the game play duels in memory and warn that nothing is saved', async () => {
    Object.defineProperty(IDBFactory.prototype, 'open', { value: () => new FakeRequest() });
    const saves = await openSaves();
    expect(saves.durable).to.equal(false);
    const save = aDuel();
    const put = await saves.put(save);
    expect(put.kind === 'failed' && put.reason).to.match(/does not let Viewscreen save anything/);
    expect(await saves.get(save.id)).to.deep.include({ id: save.id, revision: 1 });
    expect(await saves.list()).to.have.lengthOf(1);
  });
});

/** A request without an answer. */
class FakeRequest extends EventTarget {}
