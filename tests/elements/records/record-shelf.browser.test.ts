import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../src/elements/records/record-shelf.ts';
import type { RecordShelf } from '../../../src/elements/records/record-shelf.ts';
import '../../../src/elements/records/replay-stage.ts';
import type { ReplayStage } from '../../../src/elements/records/replay-stage.ts';
import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import { KeptRows } from '../../../src/offline/disk/kept-rows.ts';
import { Saves } from '../../../src/offline/fights/saves.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { DRAWN, aDuel } from '../../offline/fights/duels.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { button, dropFiles, filesTold, griffin, heard, rifleman, text } from '../parts.ts';
import { slowDisk } from '../slow-disk.ts';
import { tableWith } from '../table.ts';
import { until } from '../until.ts';

const library = libraryOf(rifleman, griffin);

const recordsOn = (shelf: RecordShelf): Element[] => [...shelf.renderRoot.querySelectorAll('li')];

/** A shelf of these duels, kept in memory, and how many of them were there after each change. */
const shelfOf = async (
  duels: readonly DuelSave[],
): Promise<{
  readonly shelf: RecordShelf;
  readonly laid: readonly number[];
  readonly saves: Saves;
}> => {
  const saves = new Saves(new KeptRows('none'), () => undefined);
  for (const duel of duels) await saves.put(duel);
  const table = tableWith({ library, saves });
  const shelf = document.createElement('record-shelf');
  const laid: number[] = [];
  table.append(shelf);
  new MutationObserver(() => laid.push(recordsOn(shelf).length)).observe(shelf.renderRoot, {
    childList: true,
    subtree: true,
  });
  await shelf.updateComplete;
  return { shelf, laid, saves };
};

const many = (count: number): readonly DuelSave[] =>
  Array.from({ length: count }, (_, index) => ({ ...aDuel(), id: `duel-${index}` }));

describe('a shelf of many records', () => {
  it('shows the first few at once along with the total, and then all of them', async () => {
    const { shelf, laid } = await shelfOf(many(64));
    await until(() => recordsOn(shelf).length > 0);
    expect(recordsOn(shelf)[2]?.ariaSetSize).to.equal('64');
    expect(recordsOn(shelf)[2]?.ariaPosInSet).to.equal('3');
    await until(() => recordsOn(shelf).length === 64);
    expect(laid.find(Boolean)).to.be.at.most(20);
    await expectAccessible(shelf);
  });

  it('keeps the other rows in place when one is removed', async () => {
    const { shelf } = await shelfOf(many(12));
    await until(() => recordsOn(shelf).length === 12);
    const last = recordsOn(shelf).at(-1);
    shelf.renderRoot.querySelector<HTMLElement>('.more')?.click();
    await shelf.updateComplete;
    button(shelf, 'Remove…').click();
    await shelf.updateComplete;
    button(shelf, 'Remove it for good').click();
    await until(() => recordsOn(shelf).length === 11);
    expect(recordsOn(shelf).at(-1)).to.equal(last);
    expect(last?.ariaSetSize).to.equal('11');
    expect(last?.ariaPosInSet).to.equal('11');
  });
});

describe('where no duel is kept', () => {
  it('a wreck, two sentences, a duel to watch and the way to one of your own are shown', async () => {
    const { shelf } = await shelfOf([]);
    await until(() => shelf.renderRoot.querySelector('empty-place'));
    const place = shelf.renderRoot.querySelector('empty-place')!;
    await place.updateComplete;
    expect(text(place.renderRoot.querySelector('.says'))).to.equal(
      'No duels yet. Each leaves its record here, and a comic page.',
    );
    const ways = [...place.querySelectorAll('a')].map((each) => each.getAttribute('href'));
    expect(ways).to.deep.equal(['#/records/first/1', '#/']);
    await expectAccessible(shelf);
  });

  it('the duel to watch is replayed and kept by nobody, until that is asked', async () => {
    const { shelf, saves } = await shelfOf([]);
    const replay = document.createElement('replay-stage');
    replay.saveId = 'first';
    shelf.after(replay);
    await until(() => replay.renderRoot.querySelector('turn-film'));
    expect(text(replay.renderRoot.querySelector('.at'))).to.equal('turn 1 of 10');
    expect(await saves.list()).to.deep.equal([]);
    button(replay, 'Keep this record').click();
    button(replay, 'Keep this record').click();
    await until(() => location.hash.startsWith('#/records/'));
    // Pressed on it once more it is the same one.
    button(replay, 'Keep this record').click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await saves.list()).map(({ summary }) => summary.pilots)).to.deep.equal([
      ['Ada', 'Ben'],
    ]);
    replay.remove();
    location.hash = '';
  });
});

describe('the duel to watch', () => {
  it('leaves who has gone elsewhere while it is kept where they are', async () => {
    const { shelf, saves } = await shelfOf([]);
    const replay = document.createElement('replay-stage');
    replay.saveId = 'first';
    shelf.after(replay);
    await until(() => replay.renderRoot.querySelector('turn-film'));
    const { asked, letThrough } = slowDisk(saves);
    button(replay, 'Keep this record').click();
    await until(() => asked.length > 0);
    replay.remove();
    letThrough();
    await until(async () => (await saves.list()).length > 0);
    expect(location.hash).to.equal('');
  });
});

describe('a record on a phone of 360 px', () => {
  it('has all its buttons in one row but for the last, each a fingertip wide', async () => {
    await setViewport({ width: 360, height: 640 });
    const { shelf } = await shelfOf([aDuel({ id: 'drawn', ended: DRAWN })]);
    await until(() => recordsOn(shelf).length === 1);
    shelf.renderRoot.querySelector<HTMLElement>('.more')?.click();
    await shelf.updateComplete;
    const acts = [...shelf.renderRoot.querySelectorAll('.acts .button')];
    const words = ['Replay', 'Analysis', 'Comic', 'Copy record', 'Link', 'Remove…'];
    expect(acts.map(text)).to.deep.equal(words);
    const boxes = acts.map((each) => each.getBoundingClientRect());
    // What cannot be undone stands in a row of its own.
    expect(new Set(boxes.slice(0, -1).map(({ top }) => top)).size).to.equal(1);
    expect(sure(boxes.at(-1)).top).to.be.greaterThan(sure(boxes.at(0)).bottom);
    for (const { width, right } of boxes) {
      expect(width).to.be.at.least(48);
      expect(right).to.be.at.most(350);
    }
    await expectAccessible(shelf);
  });
});

const sheetOf = (shelf: RecordShelf): ParentNode =>
  shelf.renderRoot.querySelector('paste-sheet')!.renderRoot;
const paste = async (shelf: RecordShelf, record: string): Promise<void> => {
  button(shelf, 'Paste a record').click();
  await shelf.updateComplete;
  const area = sheetOf(shelf).querySelector<HTMLTextAreaElement>('#paste')!;
  area.value = record;
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  button(shelf, 'Take it in').click();
};
/** The replay of the only duel that is kept. */
const replayOf = async (shelf: RecordShelf, saves: Saves): Promise<[ReplayStage, DuelSave]> => {
  const kept = sure((await saves.list())[0]);
  const replay = document.createElement('replay-stage');
  replay.saveId = kept.id;
  shelf.after(replay);
  await until(() => replay.renderRoot.querySelector('turn-film'));
  return [replay, kept];
};
const said = (shelf: RecordShelf): string => text(sheetOf(shelf).querySelector('.fault'));

describe('a pasted record', () => {
  const MARK = 'Tried with a different edition of a booklet than it began with.';
  const offered = (shelf: RecordShelf): boolean =>
    [...sheetOf(shelf).querySelectorAll('button')].some((each) => text(each).startsWith('Try it'));
  const naming = (edition: string, id = 'grf-1n'): string =>
    `viewscreen record 2\nlone: rfl-3n Ada\nrival: ${id}@${edition} Ben\nammunition: counted\n1. 52 62\n`;

  it('is kept without a remark if its edition is on the shelf', async () => {
    const { shelf } = await shelfOf([]);
    await paste(shelf, naming(griffin.edition));
    await until(() => recordsOn(shelf).length === 1);
    expect(text(recordsOn(shelf)[0])).not.to.contain('Tried');
  });

  it('can be tried with another edition of its booklet, and is then marked on the shelf and in the replay', async () => {
    const { shelf, saves } = await shelfOf([]);
    await paste(shelf, naming('zzzzzzzz'));
    await until(() => offered(shelf));
    expect(said(shelf)).to.equal(
      'Ada against Ben: not added. Line 3: the booklet "grf-1n" here is not edition zzzzzzzz.',
    );
    expect(recordsOn(shelf)).to.have.length(0);
    await expectAccessible(shelf);
    button(shelf, 'Try it with the one here').click();
    await until(() => recordsOn(shelf).length === 1);
    expect(text(recordsOn(shelf)[0])).to.contain(MARK);
    expect(offered(shelf)).to.equal(false);
    const [replay, kept] = await replayOf(shelf, saves);
    expect(kept).to.include({ tried: true });
    expect(text(replay.renderRoot.querySelector('.tried'))).to.equal(MARK);
  });

  it('is tried once with another edition if that is pressed twice on a slow disk', async () => {
    const { shelf, saves } = await shelfOf([aDuel({ editions: ['zzzzzzzz', griffin.edition] })]);
    await until(() => recordsOn(shelf).length === 1);
    const { asked, letThrough } = slowDisk(saves);
    const tries = button(shelf, 'Try it with the one here');
    tries.click();
    tries.click();
    await until(() => asked.length > 0);
    letThrough();
    await until(() => recordsOn(shelf).length > 1);
    expect(asked).to.have.length(1);
  });

  it('cannot be tried without its booklet; edited text is checked again', async () => {
    const { shelf } = await shelfOf([]);
    await paste(shelf, naming('zzzzzzzz'));
    await until(() => offered(shelf));
    await paste(shelf, naming('zzzzzzzz', 'abc-1'));
    await until(() => said(shelf).endsWith('Line 3: there is no booklet "abc-1" here.'));
    expect(offered(shelf)).to.equal(false);
  });
});

describe('records in a text or in files', () => {
  const ended = (pilots: string): string =>
    `viewscreen record 1\n${pilots}\nammunition: counted\n1. 52 62\n2. 20 28, rival bails out\n`;
  const ada = ended('lone: rfl-3n Ada\nrival: grf-1n Ben');
  const eva = ended('lone: rfl-3n Eva\nrival: grf-1n Ida');

  it('are added one by one when pasted together, and none of them twice', async () => {
    const { shelf, saves } = await shelfOf([]);
    const told = filesTold(shelf);
    await paste(shelf, `${ada}\n${eva}`);
    await until(() => recordsOn(shelf).length === 2);
    expect(told.flat().map(([each]) => each)).to.deep.equal([
      'Record 1, Ada against Ben: added.',
      'Record 2, Eva against Ida: added.',
    ]);
    await paste(shelf, `${eva}\n${ada}\n${ada.replace('20 28', '20 29')}`);
    await until(() => said(shelf) !== '');
    expect(said(shelf)).to.equal(
      'Record 1, Eva against Ida: already here. Record 2, Ada against Ben: already here. Record 3, Ada against Ben: not added. Line 20: "29" is not a console number (consoles are even, 2–64).',
    );
    await expectAccessible(shelf);
    expect(await saves.list()).to.have.length(2);
  });

  it('are added once if the button is pressed twice on a slow disk', async () => {
    const { shelf, saves } = await shelfOf([]);
    const { asked, letThrough } = slowDisk(saves);
    await paste(shelf, `${ada}\n${eva}`);
    button(shelf, 'Take it in').click();
    await until(() => asked.length > 0);
    letThrough();
    await until(() => recordsOn(shelf).length > 1);
    expect(asked.map(({ summary }) => summary.pilots[0])).to.deep.equal(['Ada', 'Eva']);
  });

  it('are added without surrounding text, which is reported; their comments are kept and shown in the replay', async () => {
    const { shelf, saves } = await shelfOf([]);
    const told = heard(shelf, 'notice-given');
    const commented = ada.replace('2. 20', '# a charge was better\n2. 20');
    await paste(shelf, `Hi Ben,\n\n${commented}\n-- \nAda\n`);
    await until(() => told.length === 2);
    // The first is about this shelf, which is kept in memory.
    expect(told.slice(1)).to.deep.equal([
      {
        text: 'Ada against Ben: added. 3 lines around it were left out. The first: “Hi Ben,”.',
      },
    ]);
    const [replay, kept] = await replayOf(shelf, saves);
    expect(kept.record).to.contain('1. 52 62\n# a charge was better\n2. 20 28');
    const beside = (): string => text(replay.renderRoot.querySelector('.comments'));
    expect(beside()).to.equal('');
    replay.turn = 2;
    await replay.updateComplete;
    expect(beside()).to.equal('a charge was better');
    await expectAccessible(replay);
  });

  it('are reported one line per dropped file, which says what a file is if it is not a record', async () => {
    const { shelf } = await shelfOf([]);
    const told = filesTold(shelf);
    dropFiles(shelf, {
      'ada.eml': ada,
      'grf.txt': JSON.stringify(griffin.document),
      'tuesdays.txt': '{"viewscreen":"hangar","version":1}',
      'letter.txt': 'Dear Ada',
    });
    await until(() => told.length === 1);
    expect(told[0]).to.deep.equal([
      ['ada.eml, Ada against Ben: added.', ''],
      ['grf.txt is a booklet.', '#/booklets'],
      ["tuesdays.txt is a hangar's file.", '#/hangar'],
      ['letter.txt is not a file that Viewscreen can use.', ''],
    ]);
    expect(recordsOn(shelf)).to.have.length(1);
  });
});

describe('the filter of records', () => {
  const won = aDuel({ id: 'won', ended: { kind: 'win', winner: 'few' } });
  const drawn = aDuel({ id: 'drawn', ended: DRAWN });
  const waits = aDuel({ id: 'waits' });
  const { summary } = waits;
  const others = aDuel({ id: 'others', summary: { ...summary, pilots: ['Cleo 👩‍🚀', 'Dan'] } });
  const duels = [won, drawn, waits, others];
  const asked: readonly (readonly [string, string, number])[] = [
    ['All', '', 4],
    ['Unfinished', '', 2],
    ['Finished', '', 2],
    ['All', 'cleo 👩‍🚀', 1],
    ['Finished', 'cleo', 0],
    ['Unfinished', ' gRIFF', 2],
    ['All', 'Ada against Ben', 3],
  ];
  for (const [standing, name, count] of asked)
    it(`leaves ${count} for ${standing}, “${name}”`, async () => {
      const { shelf } = await shelfOf(duels);
      await until(() => recordsOn(shelf).length === 4);
      const filter = shelf.renderRoot.querySelector('duel-filter')!;
      await filter.updateComplete;
      const label = [...filter.renderRoot.querySelectorAll('label')].find(
        (each) => text(each) === standing,
      );
      label?.querySelector('input')?.click();
      await shelf.updateComplete;
      await filter.updateComplete;
      const field = filter.renderRoot.querySelector<HTMLInputElement>('.sought')!;
      field.value = name;
      field.dispatchEvent(new Event('input'));
      await until(() => recordsOn(shelf).length === count);
      if (count > 0) expect(recordsOn(shelf)[0]?.ariaSetSize).to.equal(String(count));
      else expect(text(shelf.renderRoot.querySelector('.none'))).to.equal('No duel matches.');
      expect(filter.renderRoot.querySelector('input:checked')?.parentElement?.innerText).to.equal(
        standing,
      );
    });

  it('marks a duel that is a hangar game, links to the hangar, and says what stays there after removal', async () => {
    const { shelf } = await shelfOf([
      { ...aDuel(), id: 'duel-1', game: { hangar: 'tuesdays', id: 'game-1' } },
      { ...aDuel(), id: 'duel-2' },
    ]);
    await until(() => recordsOn(shelf).length === 2);
    const of = (hangars: boolean): Element =>
      recordsOn(shelf).find((row) => text(row).includes('A game of a hangar') === hangars)!;
    const open = async (row: Element): Promise<void> => {
      row.querySelector<HTMLButtonElement>('.more')!.click();
      await shelf.updateComplete;
    };
    await open(of(false));
    expect(text(of(false))).not.to.contain('To its hangar');
    await open(of(true));
    const links = [...of(true).querySelectorAll('a')];
    expect(links.find((link) => text(link) === 'To its hangar')?.getAttribute('href')).to.equal(
      '#/hangar/tuesdays',
    );
    button(shelf, 'Remove…').click();
    await shelf.updateComplete;
    expect(text(of(true))).to.contain('what the hangar knows of its game stays there');
    await expectAccessible(shelf);
  });
});
