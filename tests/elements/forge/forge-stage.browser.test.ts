import { expect } from '@open-wc/testing';
import hbk from '../../../books/sheets/hbk-4g.json';
import lct from '../../../books/sheets/lct-1v.json';
import { forge } from '../../../src/forge/forge.ts';
import type { Shelved } from '../../../src/offline/booklets/library.ts';
import { loadSettings } from '../../../src/offline/page/settings.ts';
import { sure } from '../../../src/rules/sure.ts';
import { parseBookletText } from '../../../src/rules/check/parse-booklet.ts';
import { expectAccessible } from '../../axe.ts';
import { withFullStorage } from '../../offline/disk/spoiled-storage.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { draftRows, loadAnew, saidOfDrafts } from '../drafts.ts';
import { button, dropFiles, filesTold, heard, rifleman, text } from '../parts.ts';
import { until } from '../until.ts';
import type { Put } from './forging.ts';
import {
  stageWith,
  form,
  field,
  type,
  why,
  view,
  dock,
  typeExample,
  forget,
  onShelf,
} from './forging.ts';

before(() => withOwnDatabase('viewscreen-forge'));

describe('a record sheet', () => {
  beforeEach(forget);
  afterEach(forget);

  it('shows what it makes as it is typed, announces that politely, and is weighed against the shelf', async () => {
    const stage = await stageWith();
    await expectAccessible(stage);
    await typeExample(stage);
    await until(() => view(stage).includes('Example EXM-1A, 50 t'));
    expect(view(stage)).to.contain('Armor 35, speed 4, 100 t of experience');
    const panel = (): Element => sure(stage.renderRoot.querySelector('weighing-panel'));
    await until(() =>
      /^(?:On average that is|The smallest change)/.test(
        text(panel().shadowRoot?.querySelector('.proposal p')),
      ),
    );
    expect(panel().shadowRoot?.querySelectorAll('tbody tr')).to.have.lengthOf(2);
    await until(
      () =>
        text(stage.renderRoot.querySelector(':host > [role="status"], p.unseen[role="status"]')) !==
        '',
    );
    expect(text(stage.renderRoot.querySelector('p.unseen[role="status"]'))).to.match(
      /^Example: armor 35, \d+ maneuvers, \d remarks?\.$/,
    );
    await expectAccessible(stage);
  });

  it('proposes what would make it fair beside the button for the shelf, and changes nothing before it is tapped', async () => {
    const stage = await stageWith();
    await typeExample(stage);
    const fair = () => stage.renderRoot.querySelector<HTMLButtonElement>('.dock .fair');
    await until(() => fair() !== null);
    expect(text(fair())).to.match(/^Make it fair: armor/);
    expect(field(stage, 'balance.armor').value).to.equal('');
    await expectAccessible(stage);
    fair()?.click();
    await until(() => fair() === null);
    expect(field(stage, 'balance.armor').value).to.match(/^-?\d+$/);
    expect(stage.shadowRoot?.activeElement?.id).to.equal('outcome');
    await until(() => view(stage).includes('Armor') && !view(stage).includes('Armor 35'));
  });

  it('shows each fault at its field once the field was left, and keeps what was typed', async () => {
    const stage = await stageWith();
    await type(stage, 'walk', '99');
    await until(() => why(stage, 'walk').includes('20'));
    expect(field(stage, 'walk').getAttribute('aria-invalid')).to.equal('true');
    expect(field(stage, 'walk').value).to.equal('99');
    expect(field(stage, 'tonnage').getAttribute('aria-invalid')).to.equal('false');
    // Nothing may be missing before it goes on the shelf.
    dock(stage).click();
    await until(() => why(stage, 'tonnage').includes('weight is missing'));
    await until(() => form(stage).shadowRoot?.activeElement === field(stage, 'designation'));
    expect(onShelf.put).to.deep.equal([]);
    await expectAccessible(stage);
  });

  it('after starting over, shows only the faults of fields left since', async () => {
    const stage = await stageWith();
    await type(stage, 'walk', '99');
    await type(stage, 'tonnage', '50');
    await until(() => why(stage, 'walk').includes('20'));
    button(stage, 'Start over').focus();
    button(stage, 'Start over').click();
    await until(() => field(stage, 'tonnage').value === '');
    // A player on keys can take it back at once.
    expect(text(stage.shadowRoot?.activeElement)).to.equal('Bring back what was there');
    // Only the faults of fields left from now on are shown.
    await type(stage, 'designation', 'exm 1a');
    await until(() => why(stage, 'designation').includes('EXM-1A'));
    expect(why(stage, 'walk')).to.equal('');
    expect(field(stage, 'tonnage').getAttribute('aria-invalid')).to.equal('false');
  });

  it('goes on the shelf as the booklet the forge makes of it, with its sheet', async () => {
    const stage = await stageWith();
    await typeExample(stage);
    await until(() => view(stage).includes('Example'));
    dock(stage).click();
    await until(() => onShelf.put.length === 1);
    const [[written, sheet]] = onShelf.put as [Put];
    const forged = forge(JSON.parse(sheet ?? ''));
    expect(JSON.parse(written)).to.deep.equal(forged.ok && forged.document);
    await until(() => text(stage.renderRoot.querySelector('sheet-dialog[open] h2')) !== null);
    expect(await draftRows('sheet-')).to.deep.equal([]);
    // From there one tap leads to a duel, with it ahead of the 'Mech chosen last.
    const there = location.hash;
    button(stage, 'Use it in a duel').click();
    expect(location.hash).to.equal('#/');
    expect(onShelf.flown).to.deep.equal([{ mechs: ['exm-1a', loadSettings().mechs[1]] }]);
    location.hash = there;
  });

  it('goes on the shelf as it was typed last, if the button is pressed before that is forged', async () => {
    const stage = await stageWith();
    await typeExample(stage);
    await until(() => view(stage).includes('Example'));
    await type(stage, 'name', 'Another');
    dock(stage).click();
    dock(stage).click();
    await until(() => onShelf.put.length > 0);
    expect(onShelf.put.map(([written]) => JSON.parse(written).mech.name)).to.deep.equal([
      'Another',
    ]);
  });

  it('is restored after a reload, and each tab keeps its own', async () => {
    const first = await stageWith();
    await typeExample(first);
    first.remove();
    await loadAnew();
    const again = await stageWith();
    expect(field(again, 'name').value).to.equal('Example');
    again.remove();
    // Another tab goes on from it: this one shows what was typed here.
    const here = sure(sessionStorage.getItem('viewscreen-tab'));
    await loadAnew('in another tab');
    const other = await stageWith();
    await type(other, 'name', 'Other');
    other.remove();
    await loadAnew('in another tab');
    sessionStorage.setItem('viewscreen-tab', here);
    const back = await stageWith();
    expect(field(back, 'name').value).to.equal('Example');
    back.remove();
    await loadAnew('in another tab');
    const third = await stageWith();
    expect(field(third, 'name').value).to.equal('Other');
  });

  it('stays in the forge if the booklet could not be kept, and the dialog does not claim it was', async () => {
    const stage = await stageWith();
    await typeExample(stage);
    await until(() => view(stage).includes('Example'));
    onShelf.isKept = false;
    dock(stage).click();
    const said = (): string =>
      [...stage.renderRoot.querySelectorAll('sheet-dialog')].map(text).join();
    await until(() => said().includes('could not keep the booklet'));
    expect(said()).not.to.contain('Its sheet is kept beside it');
    stage.remove();
    await loadAnew();
    expect(field(await stageWith(), 'name').value).to.equal('Example');
  });

  it('is no longer a draft if the player leaves while it is being put on the shelf', async () => {
    const stage = await stageWith();
    await typeExample(stage);
    await until(() => view(stage).includes('Example'));
    expect(await draftRows('sheet-')).to.have.lengthOf(1);
    let end = (): void => undefined;
    onShelf.onItsWay = new Promise((done) => (end = done));
    dock(stage).click();
    await until(() => onShelf.put.length === 1);
    stage.remove();
    end();
    await until(async () => (await draftRows('sheet-')).length === 0);
  });

  it('keeps what is typed while the booklet goes on the shelf', async () => {
    const stage = await stageWith();
    await typeExample(stage);
    await until(() => view(stage).includes('Example'));
    let end = (): void => undefined;
    onShelf.onItsWay = new Promise((done) => (end = done));
    dock(stage).click();
    await until(() => onShelf.put.length === 1);
    await type(stage, 'name', 'Another');
    end();
    await until(() => text(dock(stage)) === 'Put it on the shelf');
    stage.remove();
    await loadAnew();
    expect(field(await stageWith(), 'name').value).to.equal('Another');
  });

  it('can be put on the shelf again after a part of the game could not be loaded', async () => {
    const stage = await stageWith();
    const missed = heard(stage, 'part-missed');
    await typeExample(stage);
    await until(() => view(stage).includes('Example'));
    onShelf.onItsWay = Promise.reject(new Error('not loaded'));
    dock(stage).click();
    await until(() => missed.length === 1);
    await until(() => text(dock(stage)) === 'Put it on the shelf');
    onShelf.onItsWay = null;
    dock(stage).click();
    await until(async () => (await draftRows('sheet-')).length === 0);
    expect(onShelf.put).to.have.lengthOf(2);
  });

  it('says that what forges could not be loaded, and is forged as it is typed now at the next tap', async () => {
    const stage = await stageWith();
    const missed = heard(stage, 'part-missed');
    await typeExample(stage);
    await until(() => view(stage).includes('Example'));
    const { smithy } = stage;
    const lost: Pick<typeof smithy, 'forge' | 'end'> = {
      forge: (_sheet, _told, fails) => fails(new Error('not loaded')),
      end: () => undefined,
    };
    stage.smithy = Object.assign(Object.create(smithy), lost);
    await type(stage, 'name', 'Another');
    expect(missed.length).to.be.greaterThan(0);
    const before = missed.length;
    dock(stage).click();
    await until(() => missed.length > before);
    // What was forged before is not what was typed.
    expect(onShelf.put).to.deep.equal([]);
    stage.smithy = smithy;
    dock(stage).click();
    await until(() => onShelf.put.length === 1);
    expect(JSON.parse(onShelf.put[0]?.[0] ?? '').mech.name).to.equal('Another');
  });

  it('says only once that nothing can be kept, and stays as it was typed', async () => {
    await withFullStorage(async () => {
      const stage = await stageWith();
      await typeExample(stage);
      await until(() => saidOfDrafts.length > 0);
      await type(stage, 'name', 'Another');
      await until(() => view(stage).includes('Another'));
      stage.remove();
      expect(field(await stageWith(), 'name').value).to.equal('Another');
      expect(saidOfDrafts).to.have.lengthOf(1);
      expect(saidOfDrafts[0]).to.match(/keeps nothing more/);
    });
  });

  it('is read as text if it is from another game, with its faults by place', async () => {
    const stage = await stageWith();
    dropFiles(stage, { 'lct.json': JSON.stringify({ ...lct, movement: 9 }) });
    const area = (): HTMLTextAreaElement =>
      sure(stage.renderRoot.querySelector<HTMLTextAreaElement>('.sheet textarea'));
    await until(() => text(stage.renderRoot.querySelector('#wrong')).startsWith('movement:'));
    expect(area().getAttribute('aria-describedby')).to.equal('wrong');
    await expectAccessible(stage);
    area().value = JSON.stringify(lct);
    area().dispatchEvent(new Event('input', { bubbles: true }));
    await until(() => view(stage).includes('Locust'));
    expect(stage.renderRoot.querySelector('#wrong')).to.equal(null);
    // Typed by hand, it is kept in plain JSON.
    area().value = JSON.stringify({ ...lct, name: 'Grasshopper' }).replaceAll('"', '”');
    area().dispatchEvent(new Event('input', { bubbles: true }));
    await until(() => view(stage).includes('Grasshopper'));
    dock(stage).click();
    await until(() => onShelf.put.length === 1);
    expect(JSON.parse(onShelf.put[0]?.[1] ?? '')).to.include({ name: 'Grasshopper' });
  });

  it('replaces what was typed when it is dropped, and the earlier sheet can be brought back', async () => {
    const stage = await stageWith();
    await typeExample(stage);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([JSON.stringify(hbk)], 'hbk.json'));
    stage.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await until(() => field(stage, 'name').value === 'Hunchback');
    button(stage, 'Bring back what was there').click();
    await until(() => field(stage, 'name').value === 'Example');
  });

  it('is refused with the reason if too long, empty, a booklet or a picture, and changes nothing', async () => {
    const stage = await stageWith();
    const said: string[] = [];
    stage.addEventListener('notice-given', ({ detail }) => said.push(detail.text));
    await typeExample(stage);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'.repeat(500_000)], 'holiday.json'));
    stage.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await until(() => said.length === 1);
    expect(said[0]).to.equal('holiday.json: it has 500,000 characters, too many for a sheet.');
    const nothing = new DataTransfer();
    nothing.items.add(new File([' \n'], 'blank.json'));
    const dropped = { dataTransfer: nothing, bubbles: true, cancelable: true };
    stage.dispatchEvent(new DragEvent('drop', dropped));
    await until(() => said.length === 2);
    expect(said[1]).to.equal('blank.json: it is empty.');
    const told = filesTold(stage);
    const photograph = new Uint8Array([137, 80, 78, 71, 0, 255]);
    dropFiles(stage, { 'rfl-3n.json': JSON.stringify(rifleman.document), 'photo.png': photograph });
    await until(() => told.length === 1);
    expect(told[0]).to.deep.equal([
      ['rfl-3n.json is a booklet.', '#/booklets'],
      ['photo.png is a picture: drop it on the page of a booklet that it belongs to.', ''],
    ]);
    expect(field(stage, 'name').value).to.equal('Example');
  });
});

describe('a designation that is on the shelf', () => {
  beforeEach(forget);
  afterEach(forget);

  it('stays with its booklet if that one is part of the game or from a file, and another is offered', async () => {
    const stage = await stageWith();
    await typeExample(stage);
    await type(stage, 'designation', 'RFL-3N');
    await until(() => why(stage, 'designation').includes('the Rifleman'));
    dock(stage).click();
    await until(() => form(stage).shadowRoot?.activeElement === field(stage, 'designation'));
    expect(onShelf.put).to.deep.equal([]);
    await expectAccessible(stage);
    button(form(stage), 'Write RFL-3N-2').click();
    await until(() => view(stage).includes('RFL-3N-2'));
    expect(why(stage, 'designation')).to.equal('');
  });

  it('can be forged again if it was forged here: first the difference, then a new edition', async () => {
    const forged = forge(hbk);
    const parsed = forged.ok && parseBookletText(JSON.stringify(forged.document));
    const { edition, id, mech } = parsed && parsed.ok ? parsed.booklet : rifleman;
    const shelved: Shelved = {
      ...{ key: 'k1', id, edition, mech, added: true, sheet: JSON.stringify(hbk) },
    };
    const stage = await stageWith(shelved);
    stage.bookletId = 'hbk-4g';
    await until(() => stage.renderRoot.querySelector('sheet-form') !== null);
    await until(() => text(stage.renderRoot.querySelector('.standing')).includes('very booklet'));
    expect(dock(stage).getAttribute('aria-disabled')).to.equal('true');
    await type(stage, 'balance.armor', '5');
    await until(() => text(stage.renderRoot.querySelector('.standing')).includes('older sheet'));
    dock(stage).click();
    const paper = (): Element | undefined =>
      [...stage.renderRoot.querySelectorAll('sheet-dialog')].find(({ open }) => open);
    await until(() => text(paper()).includes('Armor: 37 before, now 40.'));
    expect(onShelf.put).to.deep.equal([]);
    button(stage, 'Make the new edition').click();
    await until(() => onShelf.put.length === 1);
    expect(onShelf.put[0]?.[2]).to.equal('k1');
  });

  it('cannot be forged again without its sheet, and the stage says so', async () => {
    const stage = await stageWith();
    stage.bookletId = 'rfl-3n';
    await until(() => stage.renderRoot.querySelector('not-here') !== null);
    expect(text(stage.renderRoot.querySelector('not-here'))).to.contain('No sheet of "rfl-3n"');
  });
});
