import { expect } from '@open-wc/testing';
import '../../../src/elements/hangar/hangars-stage.ts';
import type { EnlistSheet } from '../../../src/elements/hangar/enlist-sheet.ts';
import '../../../src/elements/hangar/hangar-stage.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import {
  adaAndFinn,
  cardsOf,
  done,
  evening,
  founded,
  tuesday,
} from '../../offline/hangars/evenings.ts';
import { wipe } from '../../offline/hangars/filed.ts';
import { withFailingRemoval, withFullStorage } from '../../offline/disk/spoiled-storage.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { text } from '../parts.ts';
import { until } from '../until.ts';
import { below, fill, laid, layAll, layOne, oneGame, press, shown } from './sheets.ts';

before(() => withOwnDatabase('viewscreen-hangar-sheets'));
beforeEach(wipe);
afterEach(() => {
  for (const stage of laid.splice(0)) stage.remove();
  location.hash = '';
});

describe('the hangars of this device', () => {
  it('K10: a new hangar needs only a name, and has the printed number of replacements', async () => {
    const here = await evening();
    const { stage } = layAll(here);
    await until(() => shown(stage, /^No hangar yet$/));
    await expectAccessible(stage);
    await press(stage, 'Start a hangar');
    fill(stage, /^Its name/, 'Tuesdays');
    await press(stage, 'Start the hangar');
    await until(() => location.hash.startsWith('#/hangar/'));
    const hangar = await here.enter(location.hash.slice('#/hangar/'.length));
    expect(cardsOf(hangar).founding).to.include({ name: 'Tuesdays', replacements: 3 });
  });

  it('open directly if there is only one, and are listed if there are several', async () => {
    const here = await evening();
    const first = await adaAndFinn(here);
    const one = layAll(here);
    await until(() => one.stage.renderRoot.querySelector('hangar-stage')?.hangarId === first.id);
    one.stage.remove();
    const second = await founded(here, 'Thursdays');
    const several = layAll(here);
    await until(() => shown(several.stage, /^Hangars$/));
    const links = [...several.stage.renderRoot.querySelectorAll('a')];
    expect(links.map((link) => [text(link), link.getAttribute('href')])).to.deep.equal([
      ['Thursdays No games. No pilots fly.', `#/hangar/${second}`],
      ['Tuesdays No games. Two pilots fly.', `#/hangar/${first.id}`],
    ]);
    await expectAccessible(several.stage);
  });

  it('offer to found another, and go to it', async () => {
    const { here, hangar } = await tuesday();
    const { stage } = layOne(here, hangar.id);
    await until(() => stage.renderRoot.querySelector('.dock'));
    await press(stage, 'This hangar…');
    await press(stage, 'Found another hangar');
    await press(stage, 'Start the hangar');
    await until(() => location.hash.startsWith('#/hangar/'));
    expect(location.hash).not.to.equal(`#/hangar/${hangar.id}`);
    expect(await here.hangars.list()).to.have.length(2);
  });

  it('are in a menu that closes on a choice and follows hangars founded or removed meanwhile', async () => {
    const here = await evening();
    const first = await adaAndFinn(here);
    const { stage } = layOne(here, first.id);
    await until(() => stage.renderRoot.querySelector('.dock'));
    const others = (): string[] =>
      [...stage.renderRoot.querySelectorAll('.other b')].map((name) => text(name));
    const closed = () => until(() => !stage.renderRoot.querySelector('sheet-dialog'));
    await press(stage, 'This hangar…');
    expect(others()).to.deep.equal([]);
    const elsewhere = await evening();
    const second = await founded(elsewhere, 'Thursdays');
    await until(() => others().join() === 'Thursdays');
    await founded(here, 'Fridays');
    sure(stage.renderRoot.querySelector<HTMLElement>('.other')).click();
    await closed();
    await until(() => location.hash === `#/hangar/${second}`);
    stage.hangarId = second;
    await until(() => shown(stage, /^An empty hangar$/));
    await press(stage, 'This hangar…');
    await until(() => others().toSorted().join() === 'Fridays,Tuesdays');
    await elsewhere.hangars.remove(first.id);
    await until(() => others().join() === 'Fridays');
  });

  it('are removed after a warning of what would be lost', async () => {
    const { here, hangar } = await tuesday();
    await oneGame(hangar);
    const { stage } = layOne(here, hangar.id);
    await until(() => stage.renderRoot.querySelector('.dock'));
    await press(stage, 'This hangar…');
    await press(stage, 'Remove this hangar…');
    await until(() =>
      shown(stage, /^This would be lost for good: 2 pilots, 3 'Mechs, 1 part, 1 game\./),
    );
    expect(shown(stage, /^Never backed up\.$/)).not.to.equal(undefined);
    await expectAccessible(stage);
    await press(stage, 'Remove it for good');
    await until(() => location.hash === '#/hangar');
    expect(await here.hangars.list()).to.deep.equal([]);
  });

  for (const acts of [
    ['Found another hangar', 'Start the hangar'],
    ['Remove this hangar…', 'Remove it for good'],
  ])
    it(`leave who goes elsewhere after “${acts.at(-1)}” where they are`, async () => {
      const { here, hangar } = await tuesday();
      const { stage } = layOne(here, hangar.id);
      await until(() => stage.renderRoot.querySelector('.dock'));
      for (const act of ['This hangar…', ...acts]) await press(stage, act);
      stage.remove();
      await until(async () => (await here.hangars.list()).length !== 1);
      expect(location.hash).to.equal('');
    });

  it('stay open if removal fails, with a message', async () => {
    const { here, hangar } = await tuesday();
    const { stage, said } = layOne(here, hangar.id);
    await until(() => stage.renderRoot.querySelector('.dock'));
    const before = location.hash;
    await press(stage, 'This hangar…');
    await press(stage, 'Remove this hangar…');
    await withFailingRemoval(async () => {
      await press(stage, 'Remove it for good');
      await until(() => said.length > 0);
    });
    expect(said).to.deep.equal([
      'It could not be written (the disk is broken): nothing was saved.',
    ]);
    expect(location.hash).to.equal(before);
    expect(await here.hangars.list()).to.have.length(1);
  });
});

describe('a new pilot', () => {
  it("enlists one after the other, in a 'Mech with a suggested or typed name", async () => {
    const here = await evening();
    const id = await founded(here);
    const { stage, said } = layOne(here, id);
    await until(() => shown(stage, /^An empty hangar$/));
    await expectAccessible(stage);
    await press(stage, 'Add the first pilot');
    const sheet = sure(stage.renderRoot.querySelector<EnlistSheet>('enlist-sheet'));
    await until(() => shown(stage, /^The first pilot$/));
    await expectAccessible(stage);
    fill(stage, /^The pilot's name/, 'Ada');
    fill(stage, /^Nickname/, 'Lantern');
    await press(stage, 'Add the pilot');
    await until(() => !sheet.open);
    await press(stage, /^Add a pilot/);
    await until(() => shown(stage, /^Add a pilot$/));
    fill(stage, /^The pilot's name/, 'Ada');
    await press(stage, 'Add the pilot');
    await until(() => shown(stage, /^Ada flies here already\.$/));
    fill(stage, /^The pilot's name/, 'Finn');
    fill(stage, /^The 'Mech's name/, 'Last Lantern');
    await press(stage, 'Add the pilot');
    await until(() => !sheet.open);
    expect(said).to.deep.equal(['Ada flies Old Thunder.', 'Finn flies Last Lantern.']);
    // The sheet comes again, for a third.
    await press(stage, 'Add a pilot');
    await until(() => sheet.open);
    await sheet.updateComplete;
    fill(stage, /^The pilot's name/, 'Ben');
    await press(stage, 'Add the pilot');
    await until(() => !sheet.open);
    const { pilots, mechs } = cardsOf(await here.enter(id));
    expect(pilots.map(({ name, nickname }) => [name, nickname])).to.deep.equal([
      ['Ada', 'Lantern'],
      ['Finn', ''],
      ['Ben', ''],
    ]);
    expect(mechs.map(({ name }) => name).slice(0, 2)).to.deep.equal([
      'Old Thunder',
      'Last Lantern',
    ]);
  });

  it('K11: can be the successor of a retired pilot; the next one is not unless asked', async () => {
    const { here, hangar } = await tuesday();
    await done(hangar.do({ kind: 'retire', pilot: 'p2', line: '' }));
    const { stage } = layOne(here, hangar.id);
    await until(() => stage.renderRoot.querySelector('.dock'));
    await press(stage, /^Add a pilot/);
    await until(() => shown(stage, /^Add a pilot$/));
    fill(stage, /^The pilot's name/, 'Flora');
    const heirOf = sure(
      below(sure(stage.shadowRoot)).find(
        (each): each is HTMLSelectElement =>
          each instanceof HTMLSelectElement &&
          text(each.closest('label')).startsWith('Successor of'),
      ),
    );
    heirOf.value = 'p2';
    heirOf.dispatchEvent(new Event('change', { bubbles: true }));
    await press(stage, 'Add the pilot');
    await until(() => !sure(stage.renderRoot.querySelector<EnlistSheet>('enlist-sheet')).open);
    // The next pilot is no one's successor unless that is chosen.
    await press(stage, /^Add a pilot/);
    await until(() => shown(stage, /^Add a pilot$/));
    fill(stage, /^The pilot's name/, 'Gus');
    await press(stage, 'Add the pilot');
    await until(() => !sure(stage.renderRoot.querySelector<EnlistSheet>('enlist-sheet')).open);
    const [, , flora, gus] = cardsOf(await here.enter(hangar.id)).pilots;
    expect(flora).to.include({ name: 'Flora', after: 'p2' });
    expect(gus).to.include({ name: 'Gus', after: null });
  });

  it('does not enlist while the disk is full, and a message says so', async () => {
    const here = await evening();
    const id = await founded(here);
    const { stage } = layOne(here, id);
    await until(() => shown(stage, /^An empty hangar$/));
    await press(stage, 'Add the first pilot');
    await until(() => shown(stage, /^The first pilot$/));
    fill(stage, /^The pilot's name/, 'Ada');
    await withFullStorage(async () => {
      await press(stage, 'Add the pilot');
      await until(() => shown(stage, /^The storage of this device is full/));
    });
    await press(stage, 'Add the pilot');
    await until(() => !sure(stage.renderRoot.querySelector<EnlistSheet>('enlist-sheet')).open);
  });
});
