import { expect } from '@open-wc/testing';
import {
  draftRows,
  forgetDrafts,
  loadAnew,
  loadDrafts,
  saidOfDrafts,
} from '../../elements/drafts.ts';
import { until } from '../../elements/until.ts';
import { withOwnDatabase } from '../fights/visits.ts';
import { withFailingRemoval, withFullStorage } from './spoiled-storage.ts';

before(() => withOwnDatabase('viewscreen-drafts'));
afterEach(async () => {
  await forgetDrafts();
  localStorage.removeItem('viewscreen-sheet-a');
});

const read = async (of = 'sheet-a'): Promise<unknown> => (await loadDrafts()).read(of);
const type = async (data: unknown, of = 'sheet-a'): Promise<void> =>
  (await loadDrafts()).keep(of, data);
/** A place's input on disk, without waiting. */
const onDisk = async (of = 'sheet-a'): Promise<unknown[]> =>
  (await draftRows(of)).map(({ data }) => data);

describe('what is typed and not done', () => {
  it('is on disk although keys follow each other without a pause', async () => {
    // Nothing asks for the write here: only time passes.
    const begun = performance.now();
    let typed = '';
    const { database } = await import('../../../src/offline/disk/database.ts');
    const rows = async (): Promise<unknown[]> => (await database()).getAll('drafts');
    await until(async () => {
      typed += 'a';
      await type(typed);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return (await rows()).length > 0 || performance.now() - begun > 60_000;
    });
    expect(await rows()).to.have.lengthOf(1);
    await until(async () => {
      const [row] = (await rows()) as { data: unknown }[];
      return row?.data === typed;
    });
  });

  it('is there after a reload, and gone once it is done', async () => {
    await type({ name: 'Example' });
    await loadAnew();
    expect(await read()).to.deep.equal({ name: 'Example' });
    await type(null);
    await loadAnew();
    expect(await read()).to.equal(null);
    expect(await onDisk()).to.deep.equal([]);
  });

  it('is each tab its own; a new tab goes on from the newest and takes nothing away while that tab is open', async () => {
    await type('here');
    await loadAnew('in another tab');
    expect(await read()).to.equal('here');
    await type('there');
    expect(await onDisk()).to.have.members(['here', 'there']);
    await type(null);
    expect(await onDisk()).to.deep.equal(['here']);
  });

  it('of a tab that was closed goes with the first write of the one that goes on from it', async () => {
    const { database } = await import('../../../src/offline/disk/database.ts');
    const row = { of: 'sheet-a', version: 1, revision: 3 };
    for (const [tab, changed] of [['older', 1] as const, ['closed', 2] as const])
      await (
        await database()
      ).put('drafts', { ...row, id: `sheet-a ${tab}`, changed, data: tab } as {
        id: string;
      });
    expect(await read()).to.equal('closed');
    expect(await onDisk()).to.have.lengthOf(2);
    await type('newest');
    expect(await onDisk()).to.have.members(['older', 'newest']);
  });

  it('of a tab and its copy, which has the same name, is two drafts', async () => {
    const first = await loadDrafts();
    first.keep('sheet-a', 'begun');
    await loadAnew();
    const copy = await loadDrafts();
    expect(await copy.read('sheet-a')).to.equal('begun');
    first.keep('sheet-a', 'first');
    await first.flush();
    copy.keep('sheet-a', 'copy');
    await copy.flush();
    expect(await onDisk()).to.have.members(['first', 'copy']);
    expect(await first.read('sheet-a')).to.equal('first');
    expect(await copy.read('sheet-a')).to.equal('copy');
  });

  it('that an older build kept is taken over once: of this tab, and of any', async () => {
    localStorage.setItem('viewscreen-sheet-a', '"any"');
    sessionStorage.setItem('viewscreen-sheet-a', '"this"');
    expect(await read()).to.equal('this');
    expect(await onDisk()).to.have.members(['this', 'any']);
    expect(localStorage.getItem('viewscreen-sheet-a')).to.equal(null);
    expect(sessionStorage.getItem('viewscreen-sheet-a')).to.equal(null);
    await type('newer');
    await loadAnew();
    expect(await read()).to.equal('newer');
    localStorage.setItem('viewscreen-sheet-b', '{"name":');
    expect(await read('sheet-b')).to.equal('{"name":');
    expect(localStorage.getItem('viewscreen-sheet-b')).to.equal(null);
  });

  it('at the last moment of a page is there after its reload, whatever became of its row', async () => {
    await read();
    await withFullStorage(async () => {
      await type('last');
      window.dispatchEvent(new Event('pagehide'));
      expect(sessionStorage.getItem('viewscreen-sheet-a')).to.equal('"last"');
      await loadAnew();
    });
    expect(await read()).to.equal('last');
    expect(await onDisk()).to.deep.equal(['last']);
    expect(sessionStorage.getItem('viewscreen-sheet-a')).to.equal(null);
  });

  it('goes on in memory where the disk is full, says so once, and nothing older comes back', async () => {
    await type('older');
    await (await loadDrafts()).flush();
    await withFullStorage(async () => {
      for (const typed of ['newer', 'newest']) {
        await type(typed);
        await (await loadDrafts()).flush();
        expect(await read()).to.equal(typed);
      }
      expect(saidOfDrafts).to.have.lengthOf(1);
      expect(await onDisk()).to.deep.equal([]);
      await loadAnew();
      expect(await read()).to.equal('newest');
      await loadAnew('in another tab');
      sessionStorage.clear();
      expect(await read()).to.equal(null);
    });
  });

  it('is written again once there is room, and what it could not take away goes then', async () => {
    await withFullStorage(async () => {
      await type('typed');
      await (await loadDrafts()).flush();
    });
    await (await loadDrafts()).flush();
    expect(await onDisk()).to.deep.equal(['typed']);
    await withFailingRemoval(async () => {
      await type(null);
      await (await loadDrafts()).flush();
    });
    expect(await onDisk()).to.deep.equal([]);
  });
});
