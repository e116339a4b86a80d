import { expect, fixture, html } from '@open-wc/testing';
import type { WorkshopStage } from '../../../src/elements/workshop/workshop-stage.ts';
import '../../../src/elements/workshop/workshop-stage.ts';
import { WORKSHOP_WORDS } from '../../../src/elements/workshop/draft/workshop-words.ts';
import { sure } from '../../../src/rules/sure.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { withFullStorage, withSpoiled } from '../../offline/disk/spoiled-storage.ts';
import { draftRows, forgetDrafts, loadAnew, loadDrafts, saidOfDrafts } from '../drafts.ts';
import { rifleman, text } from '../parts.ts';
import { tableWith } from '../table.ts';
import { until } from '../until.ts';

const stageOf = async (drafts = loadDrafts): Promise<WorkshopStage> => {
  const stage: WorkshopStage = await fixture(html`<workshop-stage draftId="a"></workshop-stage>`, {
    parentNode: tableWith({ drafts, library: libraryOf(rifleman) }),
  });
  await until(() => stage.renderRoot.querySelector('stage-bar') !== null);
  const card = [...stage.renderRoot.querySelectorAll<HTMLElement>('.tabs button')];
  card.find((each) => text(each) === WORKSHOP_WORDS.tabs.card)?.click();
  await stage.updateComplete;
  return stage;
};
const field = (stage: WorkshopStage): HTMLInputElement | null =>
  stage.renderRoot
    .querySelector('card-form')
    ?.renderRoot.querySelector<HTMLInputElement>('[name="mech.name"]') ?? null;
const type = async (stage: WorkshopStage, name: string): Promise<void> => {
  const own = sure(field(stage));
  own.value = name;
  own.dispatchEvent(new Event('input'));
  await stage.updateComplete;
};
const isShut = (stage: WorkshopStage): boolean =>
  text(stage.renderRoot.querySelector('[role=status]')) === WORKSHOP_WORDS.shut;
/** A draft of the Rifleman with another name. */
const begun = async (drafts = loadDrafts): Promise<WorkshopStage> => {
  const stage = await stageOf(drafts);
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([JSON.stringify(rifleman.document)], 'a.json'));
  stage.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
  await until(() => field(stage)?.value === 'Rifleman');
  await type(stage, 'Riflebird');
  return stage;
};

describe('a draft of a booklet', () => {
  before(() => withOwnDatabase('viewscreen-kept-draft'));
  beforeEach(forgetDrafts);
  afterEach(forgetDrafts);

  it('is only read in a second tab, which says so, and goes on there as it was left in the first', async () => {
    const tab = await loadDrafts();
    const first = await begun();
    await loadAnew('in another tab');
    const second = await stageOf();
    await until(() => isShut(second));
    expect(field(second)).to.equal(null);
    expect(text(second.renderRoot.querySelector('stage-bar'))).to.contain('Riflebird');
    // Left at once, on a slow disk.
    const flush = tab.flush.bind(tab);
    tab.flush = () => new Promise((done) => setTimeout(() => done(flush()), 200));
    await type(first, 'Last word');
    first.remove();
    await until(() => field(second) !== null);
    expect(isShut(second)).to.equal(false);
    expect(field(second)?.value).to.equal('Last word');
    await type(second, 'And on');
    await until(async () => JSON.stringify(await draftRows('workshop-a')).includes('And on'));
    // Another draft is nobody's.
    const third = await stageOf();
    await until(() => isShut(third));
    third.draftId = 'b';
    await until(() => !isShut(third));
  });

  it('goes on where it was typed last, also in the tab that it was begun in', async () => {
    const tab = await loadDrafts();
    (await begun()).remove();
    await loadAnew('in another tab');
    const there = await stageOf();
    await until(() => field(there) !== null);
    await type(there, 'Newer');
    const back = await stageOf(async () => tab);
    await until(() => isShut(back));
    there.remove();
    await until(() => field(back) !== null);
    expect(field(back)?.value).to.equal('Newer');
    await type(back, 'Newest');
    back.remove();
    await until(async () => {
      await tab.flush();
      return (await draftRows('workshop-a')).length === 1;
    });
    expect(JSON.stringify(await draftRows('workshop-a'))).to.contain('Newest');
  });

  it('stays on the page if the disk is full, which is said once', async () => {
    await withFullStorage(async () => {
      const stage = await begun();
      await until(() => saidOfDrafts.length > 0);
      await type(stage, 'Riflewoman');
      stage.remove();
      const again = await stageOf();
      await until(() => field(again)?.value === 'Riflewoman');
      expect(saidOfDrafts).to.have.lengthOf(1);
      expect(saidOfDrafts[0]).to.match(/keeps nothing more/);
    });
  });

  it('is typed on a page whose storage cannot be loaded or read', async () => {
    const stage = await begun(() => Promise.reject(new Error('no storage')));
    expect(field(stage)?.value).to.equal('Riflebird');
    stage.remove();
    const lost = (): never => {
      throw new DOMException('Failed to read large IndexedDB value', 'DataError');
    };
    await withSpoiled(IDBObjectStore.prototype, { getAll: lost }, () =>
      withSpoiled(IDBIndex.prototype, { getAll: lost, openCursor: lost }, async () => {
        const other = await begun();
        expect(field(other)?.value).to.equal('Riflebird');
        other.remove();
      }),
    );
    await loadAnew();
    const again = await stageOf();
    await until(() => field(again)?.value === 'Riflebird');
  });
});
