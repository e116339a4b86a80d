import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { DRAWING } from '../../../src/figure/drawing.ts';
import { PictureCaches, drawnAddress } from '../../../src/offline/pictures/picture-caches.ts';
import { PictureKeeping, openCache } from '../../../src/offline/pictures/picture-keeping.ts';
import { picturesOf } from '../../../src/service-worker/messages.ts';
import { aloneWithDrawnPictures } from '../../elements/alone.ts';
import { greyPicture, picturesWith } from '../../elements/pictures-table.ts';
import { griffin } from '../../elements/parts.ts';
import { until } from '../../elements/until.ts';
import { withSpoiled } from '../disk/spoiled-storage.ts';

const BOOKLETS = ['grf-1n', 'rfl-3n', 'awe-sm'] as const;
const MOST = 1000;

/** A blob of this many bytes. */
const blob = (bytes: number): Blob => new Blob([new Uint8Array(bytes)], { type: 'image/webp' });
/** A drawn page that was just asked for. */
const asked = (name: string, booklet: string = BOOKLETS[0], isWorn = false) => {
  openCache(booklet);
  return { address: drawnAddress(name, isWorn), booklet };
};
/** Opens a booklet, and gives what closes it; both resolve when every tab knows. */
const hold = async (id: string): Promise<() => Promise<void>> => {
  const close = new PictureKeeping({ still: () => null, sheet: () => null }).hold([{ id }]);
  await navigator.locks.request(picturesOf(id), { mode: 'shared' }, () => undefined);
  return async () => {
    close();
    await navigator.locks.request(picturesOf(id), () => undefined);
  };
};

describe('the caches of kept pictures', () => {
  aloneWithDrawnPictures();

  const now = Date.now;
  afterEach(() => {
    Date.now = now;
  });

  it('law: stay within their limit; the booklet unseen longest goes first, never an open one', async () => {
    // An hour from one act to the next.
    let clock = 1;
    Date.now = () => clock * 3_600_000;
    const act = fc.record({
      kind: fc.constantFrom('keep' as const, 'keep' as const, 'find' as const, 'open' as const),
      page: fc.nat(12),
      bytes: fc.integer({ min: 1, max: 400 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 30 }), async (acts) => {
        const pictures = new PictureCaches({ most: MOST });
        for (const booklet of BOOKLETS) await pictures.letGo(booklet);
        const seen = new Map<string, number>();
        let close = (): Promise<void> => Promise.resolve();
        let open = '';
        for (const { kind, page, bytes } of acts) {
          clock += 1;
          const booklet = BOOKLETS[page % BOOKLETS.length]!;
          const picture = asked(`law ${page}`, booklet);
          if (kind === 'open') {
            await close();
            close = await hold(booklet);
            open = booklet;
          }
          if (kind === 'find' && (await pictures.find(picture))) seen.set(booklet, clock);
          if (kind !== 'keep') continue;
          await caches.open(picturesOf(booklet));
          const before = await pictures.list();
          const how = await pictures.keep(picture, blob(bytes));
          if (how === 'kept') seen.set(booklet, clock);
          const after = await pictures.list();
          const stayed = after.map((each) => each.booklet);
          const gone = before.map((each) => each.booklet).filter((each) => !stayed.includes(each));
          const loose = stayed.filter((each) => each !== open && each !== booklet);
          const isSound =
            after.reduce((sum, each) => sum + each.bytes, 0) <= MOST &&
            !gone.includes(open) &&
            !gone.includes(booklet) &&
            gone.every((each) => loose.every((other) => seen.get(other)! > seen.get(each)!)) &&
            (how === 'kept' || (how === 'no room' && gone.length === 0));
          if (isSound) continue;
          await close();
          expect({ open, booklet, before, after, how, seen: [...seen] }).to.equal('sound');
        }
        await close();
      }),
      { numRuns: 25 },
    );
  });

  it('are shared by all tabs: two that keep pictures at once stay within the limit together', async () => {
    const tabs = [1, 2].map(() => new PictureCaches({ most: MOST }));
    await Promise.all(
      tabs.flatMap((tab, at) =>
        Array.from({ length: 8 }, (_, page) => tab.keep(asked(`tab ${at} ${page}`), blob(150))),
      ),
    );
    const [kept] = await tabs[0]!.list();
    expect(kept).to.include({ booklet: BOOKLETS[0], pictures: 6, bytes: 900, open: false });
  });

  it('keep the newest 96 worn pages of a booklet, and every page that shows it whole', async () => {
    const pictures = new PictureCaches({});
    await pictures.keep(asked('whole'), blob(1));
    for (let page = 0; page < 98; page += 1)
      await pictures.keep(asked(`${page}`, BOOKLETS[0], true), blob(1));
    expect((await pictures.list())[0]?.pictures).to.equal(97);
    const found = ['0', '1', '2'].map((name) => pictures.find(asked(name, BOOKLETS[0], true)));
    expect((await Promise.all(found)).map((each) => each?.size)).to.deep.equal([
      undefined,
      undefined,
      1,
    ]);
    expect((await pictures.find(asked('whole')))?.size).to.equal(1);
  });

  it('are cleared of what older builds and older drawings left, while your own pictures stay', async () => {
    const owned = { ...griffin, id: 'grf-tidy' };
    await picturesWith().pictures.setOwn(owned, 3, await greyPicture(8));
    for (const name of ['viewscreen-pictures', 'viewscreen-drawn-12'])
      await (await caches.open(name)).put('./old', new Response('old'));
    const account = indexedDB.open('viewscreen-pictures');
    await new Promise((opened) => account.addEventListener('success', opened));
    account.result.close();
    const still = new URL('./pictures/grf-1n/3.webp?v=older', document.baseURI).href;
    const older = drawnAddress('page', false).replace(`/${DRAWING}-`, `/${DRAWING - 1}-`);
    const cache = await caches.open(picturesOf(BOOKLETS[0]));
    for (const address of [still, older]) await cache.put(address, new Response('older'));

    await new PictureCaches({}).keep(asked('page'), blob(1));
    expect(await caches.has('viewscreen-pictures')).to.equal(false);
    expect(await caches.has('viewscreen-drawn-12')).to.equal(false);
    const kept = (await cache.keys()).map(({ url }) => url);
    expect(kept).to.include(drawnAddress('page', false));
    expect(kept).not.to.include.members([still]).and.not.to.include.members([older]);
    await until(async () =>
      (await indexedDB.databases()).every(({ name }) => name !== 'viewscreen-pictures'),
    );
    const again = picturesWith().pictures;
    await until(() => again.hasOwn(owned, 3));
    await again.forget(owned.id);
  });

  it('report that the browser has no room, and keep nothing of a picture that did not fit', async () => {
    let full = 0;
    const pictures = new PictureCaches({ full: () => (full += 1) });
    const put = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await withSpoiled(Cache.prototype as { put: unknown }, { put }, async () =>
      expect(await pictures.keep(asked('too much'), blob(10))).to.equal('full'),
    );
    expect(full).to.equal(1);
    expect(await pictures.find(asked('too much'))).to.equal(null);
  });

  it('are let go booklet by booklet, but not while it is open; pictures asked for before are not kept', async () => {
    const pictures = new PictureCaches({});
    for (const booklet of BOOKLETS) await pictures.keep(asked(booklet, booklet), blob(10));
    const late = asked('late', 'grf-1n');
    const close = await hold('rfl-3n');
    expect(await pictures.letGo('grf-1n')).to.equal(true);
    expect(await pictures.letGo('rfl-3n')).to.equal(false);
    expect(await pictures.keep(late, blob(10))).to.equal('let go');
    const kept = (await pictures.list()).map(({ booklet, open }) => [booklet, open] as const);
    expect(kept).to.have.deep.members([
      ['rfl-3n', true],
      ['awe-sm', false],
    ]);
    await close();
  });
});
