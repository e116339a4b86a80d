import { expect } from '@open-wc/testing';
import { drawHere } from '../../src/offline/pictures/draw-here.ts';
import type { DrawingWorker } from '../../src/offline/pictures/drawing-hand.ts';
import { aloneWithDrawnPictures } from '../elements/alone.ts';
import { griffin } from '../elements/parts.ts';
import { withSpoiled } from '../offline/disk/spoiled-storage.ts';
import { drawnByWorker } from './drawn-by-worker.ts';
import { holdSmall } from './hold-small.ts';

describe('a browser whose workers have no WebGL2', () => {
  aloneWithDrawnPictures();

  const run = (file: string, here?: () => DrawingWorker) => {
    const why: string[] = [];
    const givenUp = (said: string): number => why.push(said);
    return { ...drawnByWorker(file, { ...(here ? { here } : {}), givenUp }), why };
  };

  it('has its pictures drawn by the page itself', async () => {
    const here = (): DrawingWorker => drawHere(() => import('../../src/figure/worker.ts'));
    const { end, pictures, why } = run('blind-worker.ts', here);
    const getContext = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext')!
      .value as (this: HTMLCanvasElement, ...words: unknown[]) => RenderingContext | null;
    const small = {
      getContext(this: HTMLCanvasElement, ...words: unknown[]) {
        const given = getContext.apply(this, words);
        if (given instanceof WebGL2RenderingContext) holdSmall(given);
        return given;
      },
    } as Partial<HTMLCanvasElement>;
    const drawn = await withSpoiled(HTMLCanvasElement.prototype, small, () =>
      pictures.drawn(griffin, 45, null),
    );
    end();
    expect(drawn).to.have.property('address');
    const picture = await (await fetch((drawn as { address: string }).address)).blob();
    expect(picture.size).to.be.above(20_000);
    expect(why).to.deep.equal([]);
  });

  it('says why once where the page cannot draw either, and nothing on any page', async () => {
    const { end, pictures, why } = run('blind-worker.ts');
    expect(await pictures.drawn(griffin, 49, null)).to.deep.equal({ trouble: '' });
    expect(await pictures.drawn(griffin, 51, null)).to.deep.equal({ trouble: '' });
    end();
    expect(why).to.deep.equal(['This picture cannot be drawn: this browser has no WebGL2.']);
  });

  it('says of a picture whose drawer cannot be loaded into the page that it was not drawn', async () => {
    const { end, pictures, why } = run('blind-worker.ts', () =>
      drawHere(() => Promise.reject(new Error('no such script'))),
    );
    const trouble = 'The drawing could not be loaded.';
    expect(await pictures.drawn(griffin, 55, null)).to.deep.equal({ trouble });
    end();
    expect(why).to.deep.equal([]);
  });

  it('takes no empty picture that a browser gives away in place of what it drew', async () => {
    const { end, pictures, why } = run('guarding-worker.ts');
    expect(await pictures.drawn(griffin, 53, null)).to.deep.equal({ trouble: '' });
    end();
    expect(why).to.deep.equal([
      'This picture cannot be drawn: this browser does not let a page keep what is drawn on it.',
    ]);
  });
});
