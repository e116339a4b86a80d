import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../src/elements/app/kept-pictures.ts';
import type { KeptPictures } from '../../../src/elements/app/kept-pictures.ts';
import { drawnAddress } from '../../../src/offline/pictures/picture-caches.ts';
import { openCache } from '../../../src/offline/pictures/picture-keeping.ts';
import type { DevicePictures } from '../../../src/offline/pictures/pictures.ts';
import { expectAccessible } from '../../axe.ts';
import { aloneWithDrawnPictures } from '../alone.ts';
import { griffin, text } from '../parts.ts';
import { greyPicture, lay, picturesWith } from '../pictures-table.ts';
import { until } from '../until.ts';

const bytes = (many: number): Blob => new Blob([new Uint8Array(many)], { type: 'image/webp' });

describe('the kept pictures in the settings', () => {
  aloneWithDrawnPictures();

  /** The list, with bytes kept for some booklets. */
  const shown = async (
    kept: Readonly<Record<string, number>>,
    pictures: DevicePictures = picturesWith().pictures,
  ): Promise<KeptPictures> => {
    const caches = await pictures.keeping.caches();
    for (const [booklet, many] of Object.entries(kept)) {
      openCache(booklet);
      await caches.keep({ address: drawnAddress(booklet, false), booklet }, bytes(many));
    }
    const list = await lay<KeptPictures>(html`<kept-pictures shown></kept-pictures>`, pictures);
    await until(() => list.renderRoot.querySelectorAll('li').length === Object.keys(kept).length);
    return list;
  };
  const rowsOf = (list: KeptPictures): readonly string[] =>
    [...list.renderRoot.querySelectorAll('li')].map((row) => text(row));
  const buttonsOf = (list: KeptPictures): readonly HTMLButtonElement[] => [
    ...list.renderRoot.querySelectorAll('button'),
  ];

  it('show how much of the limit is used and by which booklets, largest first', async () => {
    const list = await shown({ 'rfl-3n': 1_200_000, 'grf-1n': 2_400_000, 'awe-sm': 40_000 });
    expect(text(list.renderRoot.querySelector('p'))).to.contain('3.6 MB of 60 MB at most.');
    expect(rowsOf(list)).to.deep.equal([
      'Griffin GRF-1N 1 picture, 2.4 MB Delete',
      'Rifleman RFL-3N 1 picture, 1.2 MB Delete',
      'AWE-SM 1 picture, less than 0.1 MB Delete',
    ]);
    await expectAccessible(list);
  });

  it('can be deleted: the row goes, a status says so, and the next button gets the focus', async () => {
    const list = await shown({ 'rfl-3n': 2000, 'grf-1n': 3000 });
    buttonsOf(list)[0]?.click();
    await until(() => rowsOf(list).length === 1);
    await until(() => list.shadowRoot?.activeElement === buttonsOf(list)[0]);
    expect(text(list.renderRoot.querySelector('[role=status]'))).to.equal(
      'The pictures of Griffin GRF-1N are deleted.',
    );
    buttonsOf(list)[0]?.click();
    await until(() => rowsOf(list).length === 0);
    await until(() => list.shadowRoot?.activeElement?.localName === 'h3');
    expect(text(list.renderRoot.querySelector('p'))).to.equal(
      'No pictures are stored on this device.',
    );
    await expectAccessible(list);
  });

  it('cannot be deleted while their booklet is open', async () => {
    const { pictures } = picturesWith();
    const close = pictures.keeping.hold([griffin]);
    const list = await shown({ 'grf-1n': 3000 }, pictures);
    expect(rowsOf(list)).to.deep.equal(['Griffin GRF-1N 1 picture, less than 0.1 MB open now']);
    expect(buttonsOf(list)).to.have.lengthOf(0);
    close();
  });

  it("list the player's own pictures separately, and those always stay", async () => {
    const { pictures } = picturesWith();
    const owned = { ...griffin, id: 'grf-weigh' };
    await pictures.setOwn(owned, 3, await greyPicture(60));
    const list = await shown({ 'grf-1n': 3000 }, pictures);
    const own = [...list.renderRoot.querySelectorAll('p')].map((line) => text(line));
    expect(own.join(' ')).to.match(/Your own besides: \d+ pictures?, .*MB\. They always stay\./);
    buttonsOf(list)[0]?.click();
    await until(() => rowsOf(list).length === 0);
    expect(pictures.hasOwn(owned, 3)).to.equal(true);
    await pictures.forget(owned.id);
  });

  it('fit a phone: no row is wider than the sheet, and every button is a full touch target', async () => {
    await setViewport({ width: 390, height: 844 });
    const list = await shown({ 'rfl-3n': 2000, 'grf-1n': 3000 });
    expect(list.scrollWidth).to.be.at.most(list.clientWidth);
    for (const button of buttonsOf(list)) {
      const { height, right } = button.getBoundingClientRect();
      expect(height).to.be.at.least(44);
      expect(right).to.be.at.most(390);
    }
    await setViewport({ width: 800, height: 600 });
  });
});
