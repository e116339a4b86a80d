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

describe('a draft (typed and not done)', () => {
  it('reaches the disk even while keys are pressed without a pause', async () => {
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

  it('survives a reload, and is gone once it is done', async () => {
    await type({ name: 'Example' });
    await loadAnew();
    expect(await read()).to.deep.equal({ name: 'Example' });
    await type(null);
    await loadAnew();
    expect(await read()).to.equal(null);
    expect(await onDisk()).to.deep.equal([]);
  });

  it('belongs to its tab; a new tab continues from the newest without removing it while that tab is open', async () => {
    await type('here');
    await loadAnew('in another tab');
    expect(await read()).to.equal('here');
    await type('there');
    expect(await onDisk()).to.have.members(['here', 'there']);
    await type(null);
    expect(await onDisk()).to.deep.equal(['here']);
  });

  it('from a closed tab is removed when the tab that continues from it first writes', async () => {
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

  it('becomes two drafts if its tab is duplicated and both have the same name', async () => {
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

  it('is taken over once from where older builds kept it, both for this tab and for any tab', async () => {
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

  it('survives a reload even if it is typed at the last moment with the disk full', async () => {
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

  it('goes on in memory if the disk is full, says so once, and never falls back to older text', async () => {
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

  it('of hours of work loses no more than its last keys if the disk is full, and says what helps', async () => {
    await type('whole', 'workshop-a');
    await (await loadDrafts()).flush();
    await withFullStorage(async () => {
      await type('wholer', 'workshop-a');
      await (await loadDrafts()).flush();
      expect(saidOfDrafts.join()).to.contain("Save the draft's file now.");
      expect(await read('workshop-a')).to.equal('wholer');
      await loadAnew('in another tab');
      sessionStorage.clear();
      expect(await read('workshop-a')).to.equal('whole');
    });
  });

  it('is thrown away even if the disk is full', async () => {
    await type('whole', 'workshop-a');
    expect(await onDisk('workshop-a')).to.deep.equal(['whole']);
    await withFullStorage(async () => {
      await type(null, 'workshop-a');
      expect(await onDisk('workshop-a')).to.deep.equal([]);
    });
  });

  it('is written once there is room again, and a failed removal is made up for', async () => {
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
