import { expect } from '@open-wc/testing';
import { PictureKeeping } from '../../../src/offline/pictures/picture-keeping.ts';
import { aloneWithDrawnPictures } from '../../elements/alone.ts';
import { griffin, rifleman } from '../../elements/parts.ts';
import { until } from '../../elements/until.ts';

/** The 32 pages, the front cover and the portrait. */
const STILLS = 34;

/** A tab that has stills of both booklets, and keeps them. */
const openTab = (): PictureKeeping =>
  new PictureKeeping({
    still: ({ id }, name) => `./pictures/${id}/${name}.webp?v=0`,
    sheet: () => null,
    ready: Promise.resolve(),
  });

describe('stills being fetched', () => {
  aloneWithDrawnPictures();

  const { fetch } = globalThis;
  /** What was asked for and is not answered yet, and all that was ever asked for. */
  let waiting: ((answer: Response) => void)[] = [];
  let asked: string[] = [];
  beforeEach(() => {
    waiting = [];
    asked = [];
    globalThis.fetch = (input, init) =>
      new Promise((answer, fail) => {
        asked.push(/pictures\/(.*)\.webp/.exec(input as string)?.[1] ?? '');
        waiting.push(answer);
        init?.signal?.addEventListener('abort', () => fail(new DOMException('', 'AbortError')));
      });
  });
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  /** Answers all that is and will be asked for. */
  const answerAll = (): void => {
    const say = (answer: (said: Response) => void): void =>
      answer(new Response('RIFF\0\0\0\0WEBP'));
    for (const each of waiting) say(each);
    waiting.push = (...all) => {
      for (const each of all) say(each);
      return 0;
    };
  };
  const keptOf = async (tab: PictureKeeping, booklet: string): Promise<number> =>
    (await (await tab.caches()).list()).find((each) => each.booklet === booklet)?.pictures ?? 0;

  it('stop coming once their booklet is let go, while others go on, and come again when it is opened', async () => {
    const tab = openTab();
    tab.want([
      { booklet: griffin, first: [5] },
      { booklet: rifleman, first: [7] },
    ]);
    await until(() => asked.length === 1);
    expect(asked).to.deep.equal(['grf-1n/5']);
    await tab.letGo('grf-1n');
    await until(() => asked.length === 2);
    answerAll();
    await until(async () => (await keptOf(tab, 'rfl-3n')) === STILLS);
    expect(asked.filter((each) => each.startsWith('grf-1n'))).to.deep.equal(['grf-1n/5']);
    expect(await keptOf(tab, 'grf-1n')).to.equal(0);
    tab.choose(griffin);
    await until(async () => (await keptOf(tab, 'grf-1n')) === STILLS);
  });

  it('are neither kept nor asked for in another tab once their booklet is let go here', async () => {
    const [tab, other] = [openTab(), openTab()];
    other.want([
      { booklet: griffin, first: [5] },
      { booklet: rifleman, first: [7] },
    ]);
    await until(() => asked.length === 1);
    await tab.letGo('grf-1n');
    answerAll();
    await until(async () => (await keptOf(other, 'rfl-3n')) === STILLS);
    expect(asked.filter((each) => each.startsWith('grf-1n'))).to.deep.equal(['grf-1n/5']);
    expect(await keptOf(tab, 'grf-1n')).to.equal(0);
  });

  it('are not begun if their booklet is let go before the game itself is kept', async () => {
    let say: () => void = () => undefined;
    const ready = new Promise<void>((said) => (say = said));
    const tab = new PictureKeeping({
      still: ({ id }, name) => `./pictures/${id}/${name}.webp?v=0`,
      sheet: () => null,
      ready,
    });
    tab.choose(griffin);
    tab.choose(rifleman);
    await tab.letGo('grf-1n');
    answerAll();
    say();
    await until(async () => (await keptOf(tab, 'rfl-3n')) === STILLS);
    expect(await keptOf(tab, 'grf-1n')).to.equal(0);
  });

  it('go on coming if their booklet is open', async () => {
    const tab = openTab();
    const close = tab.hold([griffin]);
    tab.choose(griffin);
    await until(() => asked.length === 1);
    await tab.letGo('grf-1n');
    answerAll();
    await until(async () => (await keptOf(tab, 'grf-1n')) === STILLS);
    close();
  });
});
