import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../src/elements/take/take-stage.ts';
import { heldIn } from '../../../src/elements/take/held.ts';
import type { Come } from '../../../src/elements/take/held.ts';
import type { TakeStage } from '../../../src/elements/take/take-stage.ts';
import type { Library } from '../../../src/offline/booklets/library.ts';
import { KeptRows } from '../../../src/offline/disk/kept-rows.ts';
import { Saves } from '../../../src/offline/fights/saves.ts';
import { linkOf } from '../../../src/offline/links/link.ts';
import { printRecord } from '../../../src/rules/fight/print.ts';
import { parseRecord } from '../../../src/rules/fight/parse.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { aloneWithDrawnPictures } from '../alone.ts';
import { RECORD } from '../comic/told-duel.ts';
import { button, filesTold, griffin, heard, rifleman, text } from '../parts.ts';
import { picturesWith } from '../pictures-table.ts';
import { tableWith } from '../table.ts';
import { until } from '../until.ts';

aloneWithDrawnPictures();

/** Of these two only the Griffin is here; the Rifleman comes by the link. */
const RIFLEMAN = JSON.stringify(rifleman.document);
const NAMED = ((): string => {
  const record = sure(parseRecord(RECORD).record);
  const [lone, rival] = record.entrants;
  const entrants = [{ ...sure(lone), edition: rifleman.edition }, sure(rival)];
  return printRecord({ ...record, entrants });
})();
const REFUSED = NAMED.replace('1. ', '1. 99 ');

interface Taking {
  readonly stage: TakeStage;
  readonly saves: Saves;
  /** What was put on the shelf, and let go of. */
  readonly added: string[];
  readonly letGo: string[];
  readonly table: HTMLElement;
}

const opened = async (texts: readonly string[]): Promise<Taking> => {
  const [added, letGo]: [string[], string[]] = [[], []];
  const here = libraryOf(griffin);
  const both = libraryOf(griffin, rifleman);
  const now = (): Library => (added.length > 0 ? both : here);
  const library: Library = {
    ...here,
    find: (...asked) => now().find(...asked),
    has: (...asked) => now().has(...asked),
    read: (...asked) => now().read(...asked),
    add: async (bound) => {
      added.push(bound);
      return { ok: true, booklet: rifleman, warnings: [], kept: true };
    },
  };
  const saves = new Saves(new KeptRows('none'), () => undefined);
  const { pictures } = picturesWith();
  Object.assign(pictures, { keeping: { letGo: async (id: string) => letGo.push(id) } });
  const table = tableWith({ library, saves, pictures });
  const packed = (await linkOf(texts, '')).replace('#/take/', '');
  const stage = Object.assign(document.createElement('take-stage'), { packed });
  table.append(stage);
  await until(() => stage.renderRoot.querySelector('h1'));
  return { stage, saves, added, letGo, table };
};
const said = (stage: TakeStage): string => text(stage.renderRoot.querySelector('section'));
const pageOn = (stage: TakeStage): Element | null | undefined =>
  stage.renderRoot.querySelector('comic-page')?.renderRoot.querySelector('svg');
const take = (stage: TakeStage): void => button(stage, 'Open it in Records').click();

afterEach(() => {
  location.hash = '';
});

describe('what a link holds', () => {
  const held = (...texts: readonly string[]): Promise<Come | 'too much' | 'nothing'> =>
    heldIn(texts, libraryOf(griffin));

  it('a record is flown with the booklet that came along, which nothing keeps', async () => {
    const come = await held(RIFLEMAN, NAMED);
    if (typeof come === 'string') throw new Error(come);
    expect(come.kind).to.equal('record');
    expect(come.booklets.map(({ booklet }) => booklet.edition)).to.deep.equal([rifleman.edition]);
    expect(come.read?.kind).to.equal('duel');
  });

  it('a record without its booklet says which one it lacks', async () => {
    const come = await held(NAMED);
    if (typeof come === 'string' || come.read?.kind !== 'fault') throw new Error('not refused');
    expect(come.read.told).to.contain('rfl-3n');
  });

  it('a booklet is one, with faults or without', async () => {
    const sound = await held(RIFLEMAN);
    const spoiled = await held(RIFLEMAN.replace('"tonnage":60', '"tonnage":-1'));
    if (typeof sound === 'string' || typeof spoiled === 'string') throw new Error('no booklet');
    expect([sound.kind, sound.booklets.length]).to.deep.equal(['booklet', 1]);
    expect([spoiled.kind, spoiled.booklets.length]).to.deep.equal(['booklet', 0]);
  });

  it('a longer text than a link can hold is not looked into, and any other is nothing', async () => {
    expect(await held('Dear Ada')).to.equal('nothing');
    expect(await held(RECORD + ' '.repeat(200_000))).to.equal('too much');
  });

  it('a record that is too long to be replayed meanwhile is still a record', async () => {
    const come = await held(`${RECORD}\n# ${'a'.repeat(30_000)}`);
    expect(come).to.include({ kind: 'record', read: null });
  });
});

describe('the page of a link', () => {
  it('shows the comic page of a duel before anything is kept, drawn with a booklet that is not here', async () => {
    const { added, letGo, saves, stage } = await opened([RIFLEMAN, NAMED]);
    expect(said(stage)).to.contain('This link holds a record Ada against Ben');
    expect(said(stage)).to.contain('It brings along the booklet of the Rifleman RFL-3N.');
    await until(() => pageOn(stage));
    expect(pageOn(stage)?.querySelectorAll('image')).to.have.length.above(4);
    expect([added, await saves.list()]).to.deep.equal([[], []]);
    await expectAccessible(stage);
    // As narrow as a phone with large type.
    await setViewport({ width: 190, height: 420 });
    const [page, panel] = ['comic-page', 'section'].map((part) =>
      sure(stage.renderRoot.querySelector(part)).getBoundingClientRect(),
    );
    expect(sure(page).right).to.be.at.most(sure(panel).right);
    await setViewport({ width: 800, height: 600 });
    stage.remove();
    expect(letGo).to.deep.equal(['rfl-3n']);
  });

  it('takes the booklet in with the record when asked, and neither of them twice', async () => {
    const { added, letGo, saves, stage, table } = await opened([RIFLEMAN, NAMED]);
    const told = filesTold(table);
    take(stage);
    take(stage);
    await until(() => told.length > 0);
    expect(location.hash).to.equal('#/records');
    expect(told.flat().flat()).to.include('This link, Ada against Ben: added.');
    take(stage);
    await until(() => told.length > 1);
    expect(told.at(-1)?.flat()).to.include('This link, Ada against Ben: already here.');
    expect([added, (await saves.list()).length]).to.deep.equal([[RIFLEMAN], 1]);
    stage.remove();
    expect(letGo).to.deep.equal([]);
  });

  it('leaves nothing of a record that is refused: it says why, and has no button', async () => {
    const { added, saves, stage } = await opened([RIFLEMAN, REFUSED]);
    expect(text(stage.renderRoot.querySelector('[role=alert]'))).to.contain('It cannot be added.');
    expect(() => button(stage, 'Open it in Records')).to.throw();
    expect([added, await saves.list()]).to.deep.equal([[], []]);
  });

  it('leaves nothing of one that was too long to be looked at before, and is refused then', async () => {
    const long = `${REFUSED}\n# ${'a'.repeat(30_000)}`;
    const { added, saves, stage, table } = await opened([RIFLEMAN, long]);
    const told = filesTold(table);
    take(stage);
    await until(() => told.length > 0);
    expect(told.flat().flat().join(' ')).to.contain('not added');
    expect([added, await saves.list(), location.hash]).to.deep.equal([[], [], '']);
  });

  it('sends a booklet to the shelf, as if its file were dropped there', async () => {
    const { added, stage } = await opened([RIFLEMAN]);
    expect(said(stage)).to.contain('This link holds a booklet Rifleman RFL-3N, 60 tons');
    const sent = heard(stage, 'file-sent') as { readonly address: string }[];
    button(stage, 'Add it to the booklets').click();
    expect(sent.map(({ address }) => address)).to.deep.equal(['#/booklets']);
    expect(added).to.deep.equal([]);
  });

  it('says why a link cannot be opened, and shows another that is opened in its place', async () => {
    const { stage } = await opened(['Dear Ada']);
    expect(said(stage)).to.contain('This link holds nothing that Viewscreen can use.');
    expect(said(stage)).to.contain('Go back');
    await expectAccessible(stage);
    stage.packed = 'what is this?';
    await until(() => said(stage).includes('This link was not made by Viewscreen.'));
  });
});
