import { fixture } from '@open-wc/testing';
import type { LitElement, TemplateResult } from 'lit';
import type { Library } from '../../src/offline/booklets/library.ts';
import { DevicePictures } from '../../src/offline/pictures/pictures.ts';
import type { DrawingAsked } from '../../src/figure/drawing.ts';
import { libraryOf } from '../offline/booklets/libraries.ts';
import { griffin, rifleman } from './parts.ts';
import { tableWith } from './table.ts';
import { until } from './until.ts';

/** A square picture of one gray, in place of a drawing. */
export const greyPicture = async (side: number, grey = 128): Promise<Blob> => {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no canvas');
  context.fillStyle = `rgb(${grey} ${grey} ${grey})`;
  context.fillRect(0, 0, side, side);
  return canvas.convertToBlob();
};

/** Stands where the worker that draws stands: keeps what it is asked, and answers when told to. */
export class StandIn extends EventTarget {
  readonly asked: DrawingAsked[] = [];
  ended = false;

  postMessage(asked: DrawingAsked): void {
    this.asked.push(asked);
  }

  terminate(): void {
    this.ended = true;
  }

  /** Answers the last that was asked. */
  answer(
    said:
      | { readonly picture: Blob; readonly took?: number }
      | { readonly trouble: string; readonly forGood: boolean; readonly ofFigure: boolean },
  ): void {
    const ticket = this.asked.at(-1)?.ticket;
    this.dispatchEvent(new MessageEvent('message', { data: { ticket, ...said } }));
  }
}

/** The pictures of the page, with those who were started to draw, first to last, and why nothing more is drawn. */
export const picturesWith = (
  isAdded: (id: string) => boolean = () => false,
): {
  readonly pictures: DevicePictures;
  readonly hands: StandIn[];
  readonly givenUp: readonly string[];
} => {
  const hands: StandIn[] = [];
  const why: string[] = [];
  const start = (): Worker => {
    hands.push(new StandIn());
    return hands.at(-1) as unknown as Worker;
  };
  const ofTheGame: Library['ofTheGame'] = (id) =>
    isAdded(id) ? undefined : [rifleman, griffin].find((booklet) => booklet.id === id);
  const givenUp = (said: string): void => void why.push(said);
  return { pictures: new DevicePictures({ ofTheGame, start, givenUp }), hands, givenUp: why };
};

/**
 * Counts who looks from now on into what this device has kept: `till(n)` waits until so many have
 * looked, and have been told.
 */
export const countLooks = (): { readonly till: (looks: number) => Promise<void> } => {
  let looked = 0;
  const { prototype } = CacheStorage;
  const match = Object.getOwnPropertyDescriptor(prototype, 'match')!;
  Object.defineProperty(prototype, 'match', {
    ...match,
    async value(this: CacheStorage, ...asked: readonly unknown[]) {
      const found: unknown = await Reflect.apply(match.value as () => unknown, this, asked);
      // Whoever looked hears of it first.
      setTimeout(() => (looked += 1));
      return found;
    },
  });
  giveBack.push(() => Object.defineProperty(prototype, 'match', match));
  return { till: (looks) => until(() => looked >= looks, `${looks} have looked`) };
};
const giveBack: (() => void)[] = [];
afterEach(() => {
  for (const back of giveBack.splice(0).toReversed()) back();
});

/** The stills stand where the built game has them: beside its page. */
const base = document.createElement('base');
base.href = '/src/offline/public/';
document.head.append(base);

/** Lays an element on the page, below who has the library and these pictures. */
export const lay = async <Laid extends LitElement>(
  element: TemplateResult,
  pictures: DevicePictures,
): Promise<Laid> => {
  // No fixture of its own: that would wait for a frame, which a page in the background never gets.
  const table = tableWith({ library: libraryOf(rifleman, griffin), pictures });
  return fixture<Laid>(element, { parentNode: table });
};
