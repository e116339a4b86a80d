import { expect, html } from '@open-wc/testing';
import '../../../src/elements/comic/comic-stage.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import type { ComicPage } from '../../../src/elements/comic/comic-page.ts';
import type { ComicStage } from '../../../src/elements/comic/comic-stage.ts';
import type { FoundComic } from '../../../src/elements/comic/found-comic.ts';
import { openSaves } from '../../../src/offline/fights/saves.ts';
import { importRecord } from '../../../src/offline/fights/import-record.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { expectAccessible } from '../../axe.ts';
import { aloneWithDrawnPictures } from '../alone.ts';
import { holdTimers } from '../clock.ts';
import { button, griffin, rifleman, text } from '../parts.ts';
import { lay, picturesWith } from '../pictures-table.ts';
import { tableWith } from '../table.ts';
import { until } from '../until.ts';
import { blankPng, embedded } from '../blank-png.ts';
import { RECORD, toldDuel } from './told-duel.ts';

aloneWithDrawnPictures();

/** Whoever waits by frames waits while timers are held, too. */
const frame = (): Promise<false> =>
  new Promise((resolve) => requestAnimationFrame(() => resolve(false)));
const shown = async (found: FoundComic, whole = false): Promise<ComicPage> => {
  const { pictures } = picturesWith();
  const page = await lay<ComicPage>(
    html`<comic-page .found=${found} ?whole=${whole}></comic-page>`,
    pictures,
  );
  while (!page.renderRoot.querySelector('svg')) await frame();
  return page;
};
/** Lets time pass until something is made. */
const madeIn = async <Made>(
  timers: ReturnType<typeof holdTimers>,
  making: Promise<Made>,
): Promise<Made> => {
  const made = making.then(() => true);
  while (!(await Promise.race([made, frame()]))) timers.goOn(1500);
  return making;
};
const svg = (page: ComicPage): SVGSVGElement => page.renderRoot.querySelector('svg')!;

describe('the comic page', () => {
  // Where data is dear no chances are judged, and no test depends on when they are known.
  before(() => {
    const connection = { value: { saveData: true }, configurable: true };
    Object.defineProperty(navigator, 'connection', connection);
  });
  after(() => Reflect.deleteProperty(navigator, 'connection'));

  it('is one image, and its captions are a list for who does not see it', async () => {
    const found = toldDuel();
    const page = await shown(found);
    const image = page.renderRoot.querySelector('[role=img]')!;
    expect(image.getAttribute('aria-label')).to.equal(
      'The comic page: Rifleman against Griffin, 16 turns. Ben wins.',
    );
    const said = [...page.renderRoot.querySelectorAll('li')].map(text);
    for (const [caption] of found.page.panels.map(({ captions }) => captions))
      if (caption) expect(said.join(' ')).to.contain(caption);
    expect(said.at(-1)).to.equal(found.page.foot);
    await expectAccessible(page);
  });

  it('has a still in each window, cut by its frame', async () => {
    const page = await shown(toldDuel());
    const pictures = [...svg(page).querySelectorAll('image')];
    const pages = toldDuel().page.panels.flatMap((panel) => panel.pages);
    expect(pictures).to.have.length(2 + pages.length);
    for (const picture of pictures) {
      expect(picture.getAttribute('href')).to.match(/^\.\/pictures\/(?:rfl-3n|grf-1n)\//);
      const cut = /#(.*)\)/.exec(picture.getAttribute('clip-path') ?? '')?.[1] ?? '';
      expect(svg(page).querySelector(`#${cut}`)).to.not.equal(null);
    }
  });

  it('has the pictures that stand in a booklet itself in its windows, whatever the damage', async () => {
    const found = toldDuel();
    const image = await embedded(await blankPng(8, 8));
    const own = (booklet: Booklet): Booklet => ({
      ...booklet,
      viewScreens: booklet.viewScreens.map((screen) => screen && { ...screen, image }),
    });
    const panels = found.page.panels.map((panel) => ({
      ...panel,
      pages: panel.pages.map((page) => ({ ...page, booklet: own(page.booklet) })),
    }));
    const page = await shown({ ...found, page: { ...found.page, panels } });
    const pages = panels.flatMap((panel) => panel.pages);
    await until(() => svg(page).querySelectorAll('image[href^="blob:"]').length === pages.length);
  });

  it('is a picture of 1080 by 1350 pixels and at most 700 kB', async () => {
    const timers = holdTimers();
    const page = await shown(toldDuel());
    const made = await madeIn(timers, page.png());
    expect(made?.type).to.equal('image/png');
    expect(made?.size).to.be.within(100_000, 700_000);
    const { height, width } = await createImageBitmap(made!);
    expect([width, height]).to.deep.equal([1080, 1350]);
  });

  it('waits a second and a half for a drawing, then goes to print with the still', async () => {
    const timers = holdTimers();
    const page = await shown(toldDuel());
    let made: Blob | null = null;
    const making = page.png().then((blob) => (made = blob));
    timers.goOn(1400);
    await frame();
    expect(made).to.equal(null);
    timers.goOn(100);
    await madeIn(timers, making);
    expect(made).to.not.equal(null);
  });

  it('shows every turn with what both called, on large paper only', async () => {
    const found = toldDuel();
    const plain = await shown(found);
    expect(svg(plain).getAttribute('viewBox')).to.equal('0 0 1080 1350');
    const whole = await shown(found, true);
    const words = [...svg(whole).querySelectorAll('text')].map(text);
    expect(Number(svg(whole).getAttribute('viewBox')?.split(' ')[3])).to.be.above(1350);
    const columns = words.slice(words.indexOf('Turn'));
    // The first and the last turn, as the record has them.
    for (const number of ['1', '16', '64', '54', '62']) expect(columns).to.include(number);
  });

  it('letters names of any script as text, never as marks of its own', async () => {
    const found = toldDuel();
    const [ada, ben] = found.page.fighters;
    const strange = '<b>&"Ада 龍龍龍龍龍龍龍龍龍龍';
    const fighters = [{ ...ada!, pilot: strange }, ben!];
    const page = await shown({ ...found, page: { ...found.page, fighters } });
    expect(svg(page).querySelector('b')).to.equal(null);
    expect([...svg(page).querySelectorAll('text')].map(text)).to.include(strange);
  });
});

describe('the comic page of a duel that is judged', () => {
  it('is laid anew once the chances to win are known, and is saved as it lies then', async () => {
    const found = toldDuel();
    const page = await shown(found);
    const before = page.png();
    await until(() => page.found !== found);
    expect(page.found?.page.fighters).to.deep.equal(found.page.fighters);
    expect((await before)?.type).to.equal('image/png');
    expect((await page.png())?.type).to.equal('image/png');
  });
});

describe('the stage of a comic page', () => {
  before(() => withOwnDatabase('viewscreen-comic-pages'));

  /** The stage of a record, which the disk gives once it is `read`. */
  const staged = async (record: string, isRead = Promise.resolve()): Promise<ComicStage> => {
    const library = libraryOf(rifleman, griffin);
    const saves = await openSaves();
    const get = saves.get.bind(saves);
    saves.get = (id) => isRead.then(() => get(id));
    const read = await importRecord(record, library);
    if (read.kind === 'fault') throw new Error(read.told);
    const put = await saves.put(read.save);
    if (put.kind !== 'saved') throw new Error('not kept');
    const stage = document.createElement('comic-stage');
    stage.saveId = put.save.id;
    tableWith({ library, saves, pictures: picturesWith().pictures }).append(stage);
    await stage.updateComplete;
    return stage;
  };
  afterEach(() => {
    Object.assign(window, { print });
    for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
  });
  const print = window.print.bind(window);
  const inside = (stage: ComicStage): ComicPage => stage.renderRoot.querySelector('comic-page')!;

  it('shares the picture where the device can, and saves it where it cannot', async () => {
    const shared: ShareData[] = [];
    const share = (data: ShareData): Promise<void> => Promise.resolve(void shared.push(data));
    const offers = (can: boolean): void => {
      Object.defineProperties(navigator, {
        canShare: { value: () => can, configurable: true },
        share: { value: share, configurable: true },
      });
    };
    offers(true);
    const stage = await staged(RECORD);
    await until(() => inside(stage).renderRoot.querySelector('svg') !== null);
    button(stage, 'Share').click();
    await until(() => shared.length > 0);
    expect(shared[0]?.files?.[0]?.type).to.equal('image/png');
    offers(false);
    stage.requestUpdate();
    await stage.updateComplete;
    expect(() => button(stage, 'Share')).to.throw();
    expect(button(stage, 'Save').classList.contains('main')).to.equal(true);
  });

  it('is printed once, with the page on it, however early and often that is pressed', async () => {
    let read = (): void => undefined;
    const stage = await staged(RECORD, new Promise((resolve) => (read = resolve)));
    const printed: unknown[] = [];
    Object.assign(window, {
      print: () => printed.push(inside(stage).renderRoot.querySelector('svg') !== null),
    });
    button(stage, 'Print A5').click();
    button(stage, 'Print A5').click();
    await stage.updateComplete;
    read();
    await inside(stage).png();
    await until(() => printed.length > 0);
    expect(printed).to.deep.equal([true]);
  });

  it('is not printed for who has left it before the page is there', async () => {
    let read = (): void => undefined;
    const stage = await staged(RECORD, new Promise((resolve) => (read = resolve)));
    let isPrinted = false;
    Object.assign(window, { print: () => (isPrinted = true) });
    const page = inside(stage);
    button(stage, 'Print A5').click();
    stage.remove();
    read();
    await page.png();
    expect(isPrinted).to.equal(false);
  });

  it('says why a duel has no page yet', async () => {
    const stage = await staged(RECORD.split('\n').slice(0, 7).join('\n'));
    await until(() => inside(stage).renderRoot.querySelector('.lost') !== null);
    expect(text(inside(stage).renderRoot.querySelector('.lost'))).to.contain('over');
    await expectAccessible(stage);
  });
});
