import { expect } from '@open-wc/testing';
import { html } from 'lit';
import '../../../src/elements/page/booklet-cover.ts';
import type { BookletCover } from '../../../src/elements/page/booklet-cover.ts';
import type { ViewWindow } from '../../../src/elements/page/view-window.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { COVER, POSTER_HEIGHT } from '../../../src/rules/booklet/picture-name.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { aloneWithDrawnPictures } from '../alone.ts';
import { griffin } from '../parts.ts';
import { greyPicture, lay, picturesWith } from '../pictures-table.ts';
import { until } from '../until.ts';

// Other tests look at pictures of their own.
withOwnDatabase('viewscreen-front-cover');
aloneWithDrawnPictures();

const windowOf = ({ renderRoot }: BookletCover): ViewWindow =>
  renderRoot.querySelector('view-window')!;
const imageOf = (cover: BookletCover): HTMLImageElement | null =>
  windowOf(cover).renderRoot.querySelector('img');
const addressOf = (cover: BookletCover): string => imageOf(cover)?.getAttribute('src') ?? '';

const laid = (booklet: Booklet, pictures: ReturnType<typeof picturesWith>['pictures']) =>
  lay<BookletCover>(html`<booklet-cover .booklet=${booklet}></booklet-cover>`, pictures);

describe('the front cover of a booklet', () => {
  it('has its own picture, taller than wide, which fills its window', async () => {
    const cover = await laid(griffin, picturesWith().pictures);
    await until(() => (imageOf(cover)?.naturalWidth ?? 0) > 0, 'the cover');
    expect(addressOf(cover)).to.match(/^\.\/pictures\/grf-1n\/cover\.webp\?v=\w{8}$/);
    const { naturalHeight, naturalWidth } = imageOf(cover)!;
    expect(naturalHeight / naturalWidth).to.be.closeTo(POSTER_HEIGHT, 0.001);
    const picture = imageOf(cover)!.getBoundingClientRect();
    const window = windowOf(cover).getBoundingClientRect();
    expect(picture.height / picture.width).to.be.closeTo(POSTER_HEIGHT, 0.001);
    expect(picture.left).to.be.at.most(window.left + 0.5);
    expect(picture.right).to.be.at.least(window.right - 0.5);
    expect(picture.bottom).to.be.at.least(window.bottom - 0.5);
    expect(picture.top).to.be.at.most(window.top + 0.5);
  });

  it('is drawn on the device if none came with the game', async () => {
    const { pictures, hands } = picturesWith(() => true);
    const cover = await laid(griffin, pictures);
    await until(() => hands[0]?.asked.length === 1, 'the cover is asked for');
    expect(hands[0]?.asked[0]?.number).to.equal(COVER);
    hands[0]?.answer({ picture: await greyPicture(60) });
    await until(() => addressOf(cover).startsWith('blob:'), 'it is shown');
  });

  it("shows the player's own picture if the page where a battle begins has one", async () => {
    const { pictures } = picturesWith();
    await pictures.setOwn(griffin, 49, await greyPicture(40));
    try {
      const cover = await laid(griffin, pictures);
      await until(() => addressOf(cover).startsWith('blob:'), 'it is shown');
      const { height, width } = imageOf(cover)!.getBoundingClientRect();
      expect(height).to.be.closeTo(width, 0.5);
    } finally {
      await pictures.setOwn(griffin, 49, null);
    }
  });
});
