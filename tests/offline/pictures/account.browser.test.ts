import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { DRAWING } from '../../../src/figure/drawing.ts';
import { PictureAccount, drawnAddress } from '../../../src/offline/pictures/account.ts';
import { holdBooklets } from '../../../src/offline/pictures/hold-booklets.ts';
import type { HeldBooklet, KeptPicture } from '../../../src/offline/pictures/room.ts';
import { bytesKept, isHeld } from '../../../src/offline/pictures/room.ts';
import { aloneWithDrawnPictures } from '../../elements/alone.ts';
import { withSpoiled } from '../disk/spoiled-storage.ts';

const BOOKLETS = ['grf-1n', 'rfl-3n', 'awe-sm'] as const;
const MOST = 1000;

/** Something of so many bytes. */
const blob = (bytes: number): Blob => new Blob([new Uint8Array(bytes)], { type: 'image/webp' });
const drawn = (name: string, booklet: string = BOOKLETS[0], whole = false) => ({
  address: drawnAddress(name),
  booklet,
  whole,
});

describe('the account of the pictures that are kept', () => {
  aloneWithDrawnPictures();

  const now = Date.now;
  afterEach(() => {
    Date.now = now;
  });

  it('law: is never beyond its bound, lets go of the longest unseen, and of nothing that is open', async () => {
    let clock = 1;
    Date.now = () => (clock += 1);
    const act = fc.oneof(
      fc.record({
        kind: fc.constant('keep' as const),
        page: fc.nat(12),
        bytes: fc.integer({ min: 1, max: 400 }),
      }),
      fc.record({ kind: fc.constant('see' as const), page: fc.nat(12) }),
      fc.record({ kind: fc.constant('open' as const), booklet: fc.constantFrom(...BOOKLETS) }),
      fc.record({ kind: fc.constant('close' as const) }),
    );
    const named = (page: number) =>
      drawn(`law ${page}`, BOOKLETS[page % BOOKLETS.length], page % 2 === 0);
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 30 }), async (acts) => {
        const account = new PictureAccount({ most: MOST });
        await account.forget(() => true);
        let open: readonly (HeldBooklet & { readonly close: () => void })[] = [];
        for (const each of acts) {
          if (each.kind === 'see') account.see(named(each.page));
          if (each.kind === 'open')
            open = [
              ...open,
              { booklet: each.booklet, since: clock + 1, close: holdBooklets([each.booklet]) },
            ];
          if (each.kind === 'close') {
            open[0]?.close();
            open = open.slice(1);
            // The browser takes a moment to know.
            await new Promise((resolve) => setTimeout(resolve, 5));
          }
          if (each.kind !== 'keep') continue;
          const { address } = named(each.page);
          const others = (await account.list()).filter((kept) => kept.address !== address);
          const keeping = await account.keep(named(each.page), blob(each.bytes));
          const after = await account.list();
          expect(bytesKept(after)).to.be.at.most(MOST);
          const stayed = new Set(after.map((kept) => kept.address));
          const gone = others.filter((kept) => !stayed.has(kept.address));
          expect(gone.filter((kept) => isHeld(kept, open))).to.deep.equal([]);
          const loose = others.filter((kept) => stayed.has(kept.address) && !isHeld(kept, open));
          for (const { seen } of gone)
            expect(loose.filter((kept) => kept.seen < seen)).to.deep.equal([]);
          expect(stayed.has(address)).to.equal(
            keeping === 'kept' || (keeping === 'no room' && stayed.has(address)),
          );
          if (keeping === 'no room')
            expect(bytesKept(others.filter((kept) => isHeld(kept, open))) + each.bytes).to.be.above(
              MOST,
            );
        }
        for (const { close } of open) close();
      }),
      { numRuns: 25 },
    );
  });

  it('is one for all tabs: two that keep at once stay within it together', async () => {
    const tabs = [1, 2].map(() => new PictureAccount({ most: MOST }));
    await tabs[0]?.forget(() => true);
    await Promise.all(
      tabs.flatMap((tab, at) =>
        Array.from({ length: 8 }, (_, page) => tab.keep(drawn(`tab ${at} ${page}`), blob(150))),
      ),
    );
    const kept = await tabs[0]!.list();
    expect(bytesKept(kept)).to.be.at.most(MOST);
    expect(kept).to.have.lengthOf(6);
  });

  it('takes in what was kept before there was an account, without fetching or drawing it', async () => {
    const still = new URL('./pictures/grf-1n/3.webp?v=old', document.baseURI).href;
    const page = drawnAddress('before');
    await (await caches.open('viewscreen-pictures')).put(still, new Response(blob(30)));
    await (await caches.open(`viewscreen-drawn-${DRAWING}`)).put(page, new Response(blob(20)));
    const account = new PictureAccount({});
    const rows = new Map((await account.list()).map((each) => [each.address, each]));
    expect(rows.get(still)).to.include({ booklet: 'grf-1n', bytes: 30, whole: true });
    expect(rows.get(page)).to.include({ booklet: '', bytes: 20, whole: false });
    expect((await account.find(drawn('before', 'rfl-3n')))?.size).to.equal(20);
    const seen = (await account.list()).find(({ address }) => address === page);
    // Seen again it is known whose it is.
    expect(seen?.booklet).to.equal('rfl-3n');
    await account.forget((address) => address === still);
  });

  it('forgets what the browser has deleted on its own', async () => {
    const before = new PictureAccount({});
    await before.keep(drawn('lost'), blob(50));
    await (await caches.open(`viewscreen-drawn-${DRAWING}`)).delete(drawnAddress('lost'));
    const after = new PictureAccount({});
    expect(
      (await after.list()).filter(({ address }) => address === drawnAddress('lost')),
    ).to.deep.equal([]);
  });

  it('says that the browser has no room, and has nothing of what was not kept', async () => {
    let full = 0;
    const account = new PictureAccount({ full: () => (full += 1) });
    await account.list();
    const put = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    for (const storage of [Cache.prototype, IDBObjectStore.prototype])
      expect(
        await withSpoiled(storage as { put: unknown }, { put }, () =>
          account.keep(drawn('too much'), blob(10)),
        ),
      ).to.equal('full');
    expect(full).to.equal(2);
    expect(await account.find(drawn('too much'))).to.equal(null);
  });

  it('lets go of a booklet when it is told to, but not while that is open', async () => {
    const account = new PictureAccount({});
    for (const booklet of BOOKLETS) await account.keep(drawn(booklet, booklet, true), blob(10));
    const close = holdBooklets(['rfl-3n']);
    await account.letGo('grf-1n');
    await account.letGo('rfl-3n');
    const ofTest = (await account.byBooklet()).filter(({ booklet }) =>
      BOOKLETS.some((each) => each === booklet),
    );
    expect(ofTest.map(({ booklet, open }) => [booklet, open])).to.have.deep.members([
      ['rfl-3n', true],
      ['awe-sm', false],
    ] satisfies readonly (readonly [KeptPicture['booklet'], boolean])[]);
    close();
  });
});
