import { expect } from '@open-wc/testing';
import { DrawingHand } from '../../../src/offline/pictures/drawing-hand.ts';
import type { DevicePictures } from '../../../src/offline/pictures/pictures.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import rfl from '../../../books/rfl-3n.json';
import { aloneWithDrawnPictures } from '../../elements/alone.ts';
import { holdClock } from '../../elements/clock.ts';
import { griffin, rifleman } from '../../elements/parts.ts';
import { StandIn, countLooks, greyPicture, picturesWith } from '../../elements/pictures-table.ts';
import { until } from '../../elements/until.ts';

/** How many pictures of a booklet are kept. */
const keptOf = async (pictures: DevicePictures, booklet = griffin.id): Promise<number> =>
  (await (await pictures.keeping.caches()).list()).find((each) => each.booklet === booklet)
    ?.pictures ?? 0;
const dark = { torn: 3, dead: [], limp: [], smoking: true, hot: false, dark: true } as const;
const trouble = { trouble: 'No ink.', forGood: false, ofFigure: false } as const;

describe('pictures drawn on the device', () => {
  // Each test has its own pages, since what one draws may be kept shortly after it ends.
  aloneWithDrawnPictures();

  it('are drawn with the last request first, each request in its own order', async () => {
    const { pictures, hands } = picturesWith(() => true);
    const looks = countLooks();
    const clock = holdClock();
    const picture = await greyPicture(8);
    const ask = (numbers: readonly number[]) =>
      numbers.map((number) => pictures.drawn(griffin, number, null));
    const gallery = ask([1, 3, 5]);
    await until(() => hands[0]?.asked.length === 1);
    await looks.till(3);
    await clock.goOn(200);
    const pages = ask([41, 43]);
    await looks.till(5);
    for (let place = 1; place <= 5; place += 1) {
      await until(() => hands[0]?.asked.length === place);
      hands[0]?.answer({ picture });
    }
    await Promise.all([...gallery, ...pages]);
    // The first had begun before the others came.
    expect(hands[0]?.asked.map(({ number }) => number)).to.deep.equal([1, 41, 43, 3, 5]);
  });

  it('are not begun once no one waits for them', async () => {
    const { pictures, hands } = picturesWith(() => true);
    const looks = countLooks();
    const leaving = new AbortController();
    const first = pictures.drawn(griffin, 11, null);
    await until(() => hands[0]?.asked.length === 1);
    const left = pictures.drawn(griffin, 13, null, leaving.signal);
    const alone = pictures.drawn(griffin, 15, null, leaving.signal);
    const together = pictures.drawn(griffin, 13, null);
    // All have looked into what is kept, and wait for the hand.
    await looks.till(4);
    leaving.abort();
    expect(await alone).to.equal(null);
    const picture = await greyPicture(8);
    hands[0]?.answer({ picture });
    await first;
    await until(() => hands[0]?.asked.length === 2);
    hands[0]?.answer({ picture });
    expect(await together).to.have.property('address');
    expect(await left).to.deep.equal(await together);
    expect(hands[0]?.asked.map(({ number }) => number)).to.deep.equal([11, 13]);
  });

  it('are kept for the next visit, and those of an earlier drawing are removed', async () => {
    await (await caches.open('viewscreen-drawn-0')).put('./drawn/old', new Response('old'));
    const before = picturesWith(() => true);
    const drawn = before.pictures.drawn(griffin, 9, dark);
    await until(() => before.hands[0]?.asked.length === 1);
    before.hands[0]?.answer({ picture: await greyPicture(8) });
    await drawn;
    // Found even by a request that would not wait for a drawing.
    const kept = () =>
      picturesWith(() => true).pictures.drawn(griffin, 9, dark, AbortSignal.abort());
    await until(async () => (await kept()) !== null);
    const after = picturesWith(() => true);
    expect(await after.pictures.drawn(griffin, 9, dark)).to.have.property('address');
    expect(after.hands).to.have.lengthOf(0);
    expect(await caches.has('viewscreen-drawn-0')).to.equal(false);
  });

  it('are kept again, without being redrawn, if they are seen after their booklet was let go', async () => {
    const { pictures, hands } = picturesWith(() => true);
    const drawn = pictures.drawn(griffin, 9, dark);
    await until(() => hands[0]?.asked.length === 1);
    hands[0]?.answer({ picture: await greyPicture(8) });
    const { address } = { address: '', ...(await drawn) };
    await until(async () => (await keptOf(pictures)) === 1);
    await pictures.keeping.letGo(griffin.id);
    expect(await keptOf(pictures)).to.equal(0);
    expect(await pictures.drawn(griffin, 9, dark)).to.deep.equal({ address });
    await until(async () => (await keptOf(pictures)) === 1);
    expect(hands[0]?.asked).to.have.lengthOf(1);
  });

  it('are drawn separately for different wear and for a different weight', async () => {
    const { pictures, hands } = picturesWith(() => true);
    const heavy = parseBooklet({ ...rfl, mech: { ...rfl.mech, tonnage: 100 } });
    if (!heavy.ok) throw new Error(JSON.stringify(heavy.faults[0]));
    const picture = await greyPicture(8);
    for (const [booklet, wear] of [
      [rifleman, null],
      [rifleman, dark],
      [heavy.booklet, null],
    ] as const) {
      const asked = hands[0]?.asked.length ?? 0;
      const drawn = pictures.drawn(booklet, 49, wear);
      await until(() => hands[0]?.asked.length === asked + 1);
      hands[0]?.answer({ picture });
      await drawn;
    }
    expect(hands[0]?.asked).to.have.lengthOf(3);
  });

  it('say why a page is not drawn; a figure that cannot be drawn is not tried again', async () => {
    const { pictures, hands } = picturesWith(() => true);
    const odd = pictures.drawn(rifleman, 31, null);
    await until(() => hands[0]?.asked.length === 1);
    hands[0]?.answer({ ...trouble, ofFigure: true });
    expect(await odd).to.deep.equal({ trouble: 'No ink.' });
    expect(await pictures.drawn(rifleman, 31, null)).to.deep.equal({ trouble: 'No ink.' });
    expect(hands[0]?.asked).to.have.lengthOf(1);
    const good = pictures.drawn(griffin, 31, null);
    await until(() => hands[0]?.asked.length === 2);
    hands[0]?.answer({ picture: await greyPicture(8) });
    expect(await good).to.have.property('address');
  });

  it('are given up after the drawer could not be loaded three times', async () => {
    const { pictures, hands, givenUp } = picturesWith(() => true);
    const page = (number: number) => pictures.drawn(griffin, number, null);
    const why = 'The drawing could not be loaded.';
    for (const [place, number] of [51, 53, 55].entries()) {
      expect(givenUp).to.deep.equal([]);
      const drawn = page(number);
      await until(() => hands[place]?.asked.length === 1);
      hands[place]?.dispatchEvent(new Event('error'));
      expect(await drawn).to.deep.equal({ trouble: place < 2 ? why : '' });
    }
    expect(await page(57)).to.deep.equal({ trouble: '' });
    expect(hands).to.have.lengthOf(3);
    expect(givenUp).to.deep.equal([why]);
  });

  it('are drawn on the page if no worker can be started, and no worker is tried afterwards', async () => {
    const page = new StandIn();
    let tried = 0;
    const hand = new DrawingHand({
      start: () => {
        tried += 1;
        throw new Error('no workers');
      },
      here: () => page,
    });
    const picture = await greyPicture(8);
    for (const number of [1, 3]) {
      const drawn = hand.draw({
        ...{ document: griffin.document, wear: null, quality: 'screen' },
        number,
      });
      expect(page.asked.at(-1)?.number).to.equal(number);
      page.answer({ picture });
      expect(await drawn).to.have.property('picture', picture);
    }
    expect(tried).to.equal(1);
  });

  for (const [took, most, [one, other, third]] of [
    [1500, 'fine', [17, 19, 21]],
    [1900, 'screen', [23, 25, 27]],
  ] as const)
    it(`are drawn ${most === 'fine' ? 'fine' : 'no finer'} on a device that takes ${took} ms for the first, even after a reload`, async () => {
      sessionStorage.removeItem('viewscreen drawing');
      const picture = await greyPicture(8);
      const draw = async (number: number, { hands, pictures } = picturesWith(() => true)) => {
        const asked = hands[0]?.asked.length ?? 0;
        const drawn = pictures.drawn(griffin, number, null);
        await until(() => hands[0]?.asked.length === asked + 1);
        hands[0]?.answer({ picture, took });
        await drawn;
        return hands[0]?.asked.at(-1)?.quality;
      };
      const first = picturesWith(() => true);
      expect(await draw(one, first)).to.equal('screen');
      expect(await draw(other, first)).to.equal(most);
      expect(await draw(third)).to.equal(most);
      sessionStorage.removeItem('viewscreen drawing');
    });

  it('have their second sheets drawn once each, after all pages, and kept unless they are empty', async () => {
    sessionStorage.setItem('viewscreen drawing', 'fine');
    const { pictures, hands } = picturesWith(() => true);
    const picture = await greyPicture(8);
    const answer = async (count: number, drawn: Blob): Promise<void> => {
      await until(() => hands[0]?.asked.length === count);
      hands[0]?.answer({ picture: drawn });
    };
    const sheets = [33, 35].map((number) => pictures.drawnSheet(griffin, number, null));
    await answer(1, picture);
    const page = pictures.drawn(griffin, 37, null);
    for (const count of [2, 3, 4]) await answer(count, picture);
    await answer(5, new Blob());
    await page;
    const [sheet, none] = await Promise.all(sheets);
    const asked = hands[0]?.asked.map(({ sheet: which = 'page' }) => which);
    expect(asked).to.deep.equal(['page', 'page', 'page', 'second', 'second']);
    expect([sheet, none].filter((each) => each === null)).to.have.lengthOf(1);
    expect([sheet, none].filter((each) => each?.startsWith('blob:'))).to.have.lengthOf(1);
    // Three pages and one sheet.
    await until(async () => (await keptOf(pictures)) === 4);
    const again = picturesWith(() => true);
    const found = [33, 35].map((number) => again.pictures.drawnSheet(griffin, number, null));
    expect((await Promise.race(found.map(async (each) => each)))?.startsWith('blob:')).to.equal(
      true,
    );
    expect(await keptOf(pictures)).to.equal(4);
    sessionStorage.removeItem('viewscreen drawing');
  });

  it('are shown but not kept if their booklet was let go while they were drawn, page or second sheet', async () => {
    sessionStorage.setItem('viewscreen drawing', 'fine');
    const { pictures, hands } = picturesWith(() => true);
    const picture = await greyPicture(8);
    const sheet = pictures.drawnSheet(griffin, 45, null);
    const page = pictures.drawn(rifleman, 45, null);
    await until(() => hands[0]?.asked.length === 1);
    await pictures.keeping.letGo('grf-1n');
    for (const count of [1, 2, 3]) {
      await until(() => hands[0]?.asked.length === count);
      hands[0]?.answer({ picture });
    }
    // They are shown.
    expect(await page).to.have.property('address');
    expect(await sheet).to.match(/^blob:/);
    await until(async () => (await keptOf(pictures, 'rfl-3n')) === 1);
    expect(await keptOf(pictures)).to.equal(0);
    sessionStorage.removeItem('viewscreen drawing');
  });

  it('have no second sheets on a device that is too slow for fine pages or is set to reduce motion', async () => {
    const { pictures, hands } = picturesWith(() => true);
    const sheet = pictures.drawnSheet(griffin, 59, null);
    await until(() => hands[0]?.asked.length === 1);
    hands[0]?.answer({ picture: await greyPicture(8), took: 9000 });
    expect(await sheet).to.equal(null);
    expect(hands[0]?.asked).to.have.lengthOf(1);
    sessionStorage.setItem('viewscreen drawing', 'fine');
    const { matchMedia } = globalThis;
    globalThis.matchMedia = (query) => ({ ...matchMedia(query), matches: true });
    expect(await picturesWith(() => true).pictures.drawnSheet(griffin, 59, null)).to.equal(null);
    globalThis.matchMedia = matchMedia;
    sessionStorage.removeItem('viewscreen drawing');
  });

  it('are refused with a reason if the browser cannot draw in a worker', async () => {
    const hand = new DrawingHand({
      start: () => {
        throw new Error('no workers');
      },
    });
    const answer = await hand.draw({
      document: griffin.document,
      number: 1,
      wear: null,
      quality: 'screen',
    });
    expect(answer).to.include({
      trouble: 'This browser cannot draw.',
      forGood: true,
    });
  });
});
