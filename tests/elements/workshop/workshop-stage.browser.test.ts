import { expect, fixture, html } from '@open-wc/testing';
import type { WorkshopStage } from '../../../src/elements/workshop/workshop-stage.ts';
import '../../../src/elements/workshop/workshop-stage.ts';
import type { Library } from '../../../src/offline/booklets/library.ts';
import { say } from '../../../src/elements/common/say.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { draftRows, forgetDrafts, loadAnew, loadDrafts } from '../drafts.ts';
import { griffin, heard, rifleman, text } from '../parts.ts';
import { tableWith } from '../table.ts';
import { until } from '../until.ts';
import { griffinWith } from './desk.ts';

/** The Rifleman with a wrong digit in a cell, a letter too many, and a name too long. */
const faulty = (): string => {
  const { document } = rifleman;
  const consoles = {
    ...document.consoles,
    24: { ...document.consoles['24'], 36: '28' },
    26: { ...document.consoles['26'], 36: `${document.consoles['26']?.['36'] ?? ''}Z` },
  };
  return JSON.stringify({
    ...document,
    consoles,
    mech: { ...document.mech, name: 'R'.repeat(25) },
  });
};

const stageOf = async (
  draftId = 'staged',
  library: Library = libraryOf(rifleman, griffin),
): Promise<WorkshopStage> => {
  const stage: WorkshopStage = await fixture(
    html`<workshop-stage .draftId=${draftId}></workshop-stage>`,
    { parentNode: tableWith({ drafts: loadDrafts, library }) },
  );
  await until(() => stage.renderRoot.querySelector('stage-bar') !== null);
  return stage;
};
/** A shelf that takes every booklet, and how often it was asked; `kept` says whether the device keeps it. */
const takingShelf = (kept: boolean): { readonly library: Library; readonly asked: string[] } => {
  const asked: string[] = [];
  const library: Library = {
    ...libraryOf(griffin),
    add: async (added) => {
      asked.push(added);
      return { ok: true, booklet: rifleman, warnings: [], kept };
    },
  };
  return { library, asked };
};
const drop = (stage: WorkshopStage, content: string): void => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([content], 'a.json'));
  stage.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
};
const panel = <Name extends keyof HTMLElementTagNameMap>(
  stage: WorkshopStage,
  name: Name,
): HTMLElementTagNameMap[Name] =>
  sure(stage.renderRoot.querySelector<HTMLElementTagNameMap[Name]>(name));
const faults = (stage: WorkshopStage): readonly string[] =>
  [...panel(stage, 'check-panel').renderRoot.querySelectorAll<HTMLElement>('.finding')].map(
    (each) => text(each),
  );
const tab = async (stage: WorkshopStage, name: string): Promise<void> => {
  const found = [...stage.renderRoot.querySelectorAll<HTMLElement>('.tabs button')].find((each) =>
    text(each).startsWith(name),
  );
  sure(found).click();
  await stage.updateComplete;
};

describe('a draft of a booklet', () => {
  before(() => withOwnDatabase('viewscreen-workshop-stage'));
  beforeEach(forgetDrafts);
  afterEach(forgetDrafts);

  it('opens a faulty file on its faults, each with its place', async () => {
    const stage = await stageOf();
    drop(stage, faulty());
    await until(() => stage.renderRoot.querySelector('check-panel') !== null);
    expect(faults(stage)).to.have.length(3);
    expect(faults(stage).join(' ')).to.contain('View screen 28 does not exist');
    await expectAccessible(stage);
  });

  it('takes each change back and does it again, also with Ctrl Z', async () => {
    const stage = await stageOf();
    drop(stage, faulty());
    await until(() => stage.renderRoot.querySelector('check-panel') !== null);
    await tab(stage, 'Card');
    const name = (): HTMLInputElement =>
      sure(
        panel(stage, 'card-form').renderRoot.querySelector<HTMLInputElement>('[name="mech.name"]'),
      );
    const type = async (value: string): Promise<void> => {
      name().value = value;
      name().dispatchEvent(new Event('input'));
      await stage.updateComplete;
      await panel(stage, 'card-form').updateComplete;
    };
    await type('Rifle');
    await type('Riflemen');
    name().dispatchEvent(new Event('change'));
    await type('Riflewoman');
    const press = async (key: string, shiftKey = false): Promise<void> => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, shiftKey }));
      await stage.updateComplete;
      await panel(stage, 'card-form').updateComplete;
    };
    await press('z');
    expect(name().value).to.equal('Riflemen');
    await press('z');
    expect(name().value).to.equal('R'.repeat(25));
    await press('z', true);
    expect(name().value).to.equal('Riflemen');
    await until(() => text(stage.renderRoot.querySelector('.tabs')).includes('2'));
  });

  it('is there again after a reload, and a text that is no JSON is mended as text', async () => {
    const stage = await stageOf();
    drop(stage, faulty().slice(0, -1));
    await until(() => stage.renderRoot.querySelector('textarea') !== null);
    stage.remove();
    await loadAnew();
    const again = await stageOf();
    await until(() => again.renderRoot.querySelector('textarea') !== null);
    const area = sure(again.renderRoot.querySelector('textarea'));
    area.value += '}';
    area.dispatchEvent(new Event('input'));
    await again.updateComplete;
    // The field stays as long as somebody is in it.
    expect(again.renderRoot.querySelector('textarea')).to.equal(area);
    area.dispatchEvent(new Event('change'));
    await until(() => again.renderRoot.querySelector('.tabs') !== null);
  });

  it('is mended as text while an entry stands there twice', async () => {
    const stage = await stageOf('twice');
    drop(stage, JSON.stringify(rifleman.document).replace('"name"', '"name":"Other","name"'));
    await until(() => text(stage.renderRoot.querySelector('[role=status]')).includes('twice'));
    expect(text(stage.renderRoot.querySelector('[role=status]'))).to.equal(
      'mech.name this entry is here twice; keep one. Mend the text here, and it opens page by page.',
    );
    const area = sure(stage.renderRoot.querySelector('textarea'));
    area.value = area.value.replace('"name":"Other",', '');
    area.dispatchEvent(new Event('input'));
    area.dispatchEvent(new Event('change'));
    await until(() => stage.renderRoot.querySelector('.tabs') !== null);
    expect(text(stage.renderRoot.querySelector('stage-bar'))).to.contain('Rifleman');
  });

  for (const kept of [true, false])
    it(`its draft ${kept ? 'goes' : 'stays'} once the shelf has it${kept ? '' : ' only until the page is closed'}, and two taps put it there once`, async () => {
      const { asked, library } = takingShelf(kept);
      const stage = await stageOf('staged', library);
      drop(stage, JSON.stringify(rifleman.document));
      await until(() => text(stage.renderRoot.querySelector('stage-bar')).includes('Rifleman'));
      await tab(stage, 'Check');
      const address = location.hash;
      const put = sure(stage.renderRoot.querySelector<HTMLElement>('check-panel .button'));
      put.click();
      put.click();
      await until(() => location.hash === '#/booklets');
      location.hash = address;
      expect(asked).to.have.length(1);
      expect(await draftRows('workshop-staged')).to.have.length(kept ? 0 : 1);
    });

  it('a blank one takes no file that is no document, and one that it takes can be taken back', async () => {
    const stage = await stageOf('blank');
    const name = (): string => text(stage.renderRoot.querySelector('stage-bar'));
    const told = heard(stage, 'files-told');
    drop(stage, 'Dear Ada');
    await until(() => told.length === 1);
    expect(name()).to.contain('A new booklet');
    drop(stage, faulty());
    await until(() => name().includes('RRR'));
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }));
    await until(() => name().includes('A new booklet'));
  });

  it('what is typed while it goes on the shelf stays a draft', async () => {
    const { library } = takingShelf(true);
    const stage = await stageOf('late', library);
    drop(stage, JSON.stringify(rifleman.document));
    await until(() => text(stage.renderRoot.querySelector('stage-bar')).includes('Rifleman'));
    await tab(stage, 'Check');
    const address = location.hash;
    sure(stage.renderRoot.querySelector<HTMLElement>('check-panel .button')).click();
    const typed = { ...rifleman.document, mech: { ...rifleman.document.mech, name: 'Later' } };
    say(panel(stage, 'check-panel'), 'document-typed', { typed, path: 'mech.name' });
    await until(() => location.hash === '#/booklets');
    location.hash = address;
    const kept = await draftRows('workshop-late');
    expect(JSON.stringify(kept.map(({ data }) => data))).to.contain('Later');
  });

  it('may replace an added booklet of its designation, also under a corrected name', async () => {
    const mech = { ...rifleman.document.mech, name: 'Riflemann' };
    const before = { ...rifleman, id: 'rfl-9x', document: { ...rifleman.document, mech } };
    const library: Library = {
      ...libraryOf(griffin),
      shelf: [{ ...libraryOf(rifleman).shelf[0]!, id: 'rfl-9x', mech, added: true }],
      read: async () => before,
    };
    const stage = await stageOf('named', library);
    const mended = { ...rifleman.document.mech, designation: 'RFL-9X' };
    drop(stage, JSON.stringify({ ...rifleman.document, mech: mended }));
    await until(() => text(stage.renderRoot.querySelector('stage-bar')).includes('Rifleman'));
    await tab(stage, 'Check');
    sure(stage.renderRoot.querySelector<HTMLElement>('check-panel .button')).click();
    await until(() => stage.renderRoot.querySelector('sheet-dialog'));
    expect(text(stage.renderRoot.querySelector('sheet-dialog'))).to.contain('Replace it');
  });

  it('is confirmed by what the shelf has while a booklet cannot be fetched, never by itself', async () => {
    const library: Library = { ...libraryOf(rifleman, griffin), read: () => new Promise(() => {}) };
    const stage = await stageOf('confirmed', library);
    const typed = griffinWith({ 30: { ...griffin.document.consoles['30'], 36: '28' } });
    drop(stage, JSON.stringify(typed));
    const within = (...tags: readonly string[]): Element | null =>
      tags.reduce<Element | null>(
        (at, tag) => (at?.shadowRoot ?? at)?.querySelector(tag) ?? null,
        stage,
      );
    await until(() => within('check-panel', '.fault'));
    expect(text(within('check-panel', '.fault'))).to.match(/as in the RFL-3N Take 29$/);
    await tab(stage, 'Pages');
    panel(stage, 'pages-panel').place = ['consoles', '30', '36'];
    const mending = ['pages-panel', 'page-desk', 'cell-side', 'button'];
    await until(() => within(...mending));
    expect(text(within(...mending))).to.equal('Take 29as in the RFL-3N');
  });

  it('stays on the tab that was chosen while its file was still being read', async () => {
    const stage = await stageOf();
    drop(stage, faulty());
    await tab(stage, 'Card');
    await until(() => text(stage.renderRoot.querySelector('.tabs')).includes('3'));
    expect(stage.renderRoot.querySelector('card-form')).to.not.equal(null);
  });

  it('going from one draft to another in mid-cell leaves the other as it was', async () => {
    const bee = { document: { mech: { name: 'Bee' } }, text: null, from: null };
    (await loadDrafts()).keep('workshop-other', bee);
    const stage = await stageOf();
    drop(stage, JSON.stringify(rifleman.document));
    await until(() => text(stage.renderRoot.querySelector('stage-bar')).includes('Rifleman'));
    panel(stage, 'pages-panel').place = ['consoles', '26', '44'];
    const desk = (): ShadowRoot | null | undefined =>
      panel(stage, 'pages-panel').shadowRoot?.querySelector('page-desk')?.shadowRoot;
    await until(() => desk()?.querySelector('console-grid')?.shadowRoot?.activeElement);
    const cell = sure(desk()?.querySelector('console-grid')?.shadowRoot?.activeElement);
    cell.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true, composed: true }));
    stage.draftId = 'other';
    await until(() => text(stage.renderRoot.querySelector('stage-bar')).includes('Bee'));
    expect((await draftRows('workshop-other')).map(({ data }) => data)).to.deep.equal([bee]);
  });
});
