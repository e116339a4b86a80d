import { expect } from '@open-wc/testing';
import { Drawer } from '../../src/figure/drawer.ts';
import type { PageSize } from '../../src/figure/ink/page.ts';
import { LostPen } from '../../src/figure/ink/page.ts';
import { griffin } from '../elements/parts.ts';
import { aloneWithDrawnPictures } from '../elements/alone.ts';
import { ODD, drawnByWorker, oddRifleman } from './drawn-by-worker.ts';

const SMALL: PageSize = { width: 64, height: 64, samples: 1 };

describe('a device that takes the graphics away', () => {
  it('the drawer says that its graphics are lost, and a fresh canvas draws the same', () => {
    const canvas = new OffscreenCanvas(8, 8);
    const drawer = new Drawer(canvas);
    const page = drawer.draw(griffin, 49, SMALL);
    expect(drawer.isLost).to.equal(false);
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    expect(drawer.isLost).to.equal(true);
    expect(() => drawer.draw(griffin, 49, SMALL)).to.throw(LostPen);
    drawer.dispose();
    const fresh = new Drawer(new OffscreenCanvas(8, 8));
    expect(fresh.draw(griffin, 49, SMALL)).to.deep.equal(page);
    fresh.dispose();
  });

  it('drawers that are disposed of do not cost others the graphics', () => {
    const first = new Drawer(new OffscreenCanvas(8, 8));
    for (let other = 0; other < 24; other += 1) new Drawer(new OffscreenCanvas(8, 8)).dispose();
    expect(first.isLost).to.equal(false);
    first.dispose();
  });
});

describe('the pictures of a page whose device takes the graphics away', () => {
  aloneWithDrawnPictures();

  // Each draws a page of its own: what one has drawn may be kept a little after it.
  for (const [when, method, number] of [
    ['at once', 'getContext', 43],
    ['in the midst of a picture', 'drawArrays', 49],
    ['when it is read', 'readPixels', 57],
  ] as const) {
    it(`once, ${when}: the picture is drawn on a fresh canvas`, async () => {
      const { contexts, end, pictures } = drawnByWorker(`losing-worker.ts?times=1&at=${method}`);
      const drawn = await pictures.drawn(griffin, number, null);
      end();
      expect(drawn)
        .to.have.property('address')
        .that.matches(/^blob:/);
      expect(contexts()).to.equal(2);
    });

    it(`each time, ${when}: one sentence, and no endless trying`, async () => {
      const { contexts, end, pictures } = drawnByWorker(`losing-worker.ts?times=99&at=${method}`);
      const drawn = await pictures.drawn(griffin, number + 2, null);
      end();
      expect(drawn).to.deep.equal({
        trouble: 'This picture cannot be drawn: the graphics of this device were lost.',
      });
      expect(contexts()).to.equal(2);
    });
  }

  it('in the second sheet: the page stands without it, and the next page is drawn', async () => {
    sessionStorage.setItem('viewscreen drawing', 'fine');
    // The page was read twice: its tiles, and itself.
    const { contexts, end, pictures } = drawnByWorker(
      'losing-worker.ts?times=2&at=readPixels&from=3',
    );
    const page = await pictures.drawn(griffin, 47, null);
    expect(page).to.have.property('address');
    // Twice on the same sheet: there is none, and none is tried again.
    expect(await pictures.drawnSheet(griffin, 47, null)).to.equal(null);
    expect(await pictures.drawnSheet(griffin, 47, null)).to.equal(null);
    expect(contexts()).to.equal(2);
    expect(await pictures.drawn(griffin, 47, null)).to.deep.equal(page);
    expect(await pictures.drawn(griffin, 27, null)).to.have.property('address');
    end();
    sessionStorage.removeItem('viewscreen drawing');
  });

  it('a figure that makes no sense is reported, and the next booklet is drawn', async () => {
    const { end, pictures } = drawnByWorker('losing-worker.ts?times=0');
    expect(await pictures.drawn(oddRifleman(), 49, null)).to.deep.equal(ODD);
    expect(await pictures.drawn(griffin, 63, null)).to.have.property('address');
    end();
  });
});
