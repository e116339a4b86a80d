import { elementsIn, holdersOf } from './composed.ts';

/** All that stands on the page below an element: elements, their attributes and words, shadows too. */
export const standing = (root: Element): string =>
  [root, ...elementsIn(root.shadowRoot ?? root)]
    .map((each) => {
      const attributes = [...each.attributes].map(({ name, value }) => `${name}=${value}`).sort();
      const words = [...each.childNodes].map((node) => (node instanceof Text ? node.data : ''));
      return `${each.localName}[${attributes.join(' ')}]${words.join('').trim()}`;
    })
    .join('\n');

const pathOf = (node: Node): string =>
  [node, ...holdersOf(node)]
    .map(({ nodeName }) => nodeName.toLowerCase())
    .toReversed()
    .join('/');

const namesOf = (nodes: NodeList): string =>
  [...nodes]
    .filter((node) => node instanceof Element)
    .map(({ localName }) => localName)
    .join(' ');

/**
 * Watches what somebody who only looks at the clock could notice, from now on until it is ended: every
 * change of the page in an element, and every frame and timer that is asked for, in their order. What
 * words change to is left out.
 */
export const watch = (root: Element): { end(): readonly string[] } => {
  const log: string[] = [];
  const tell = (records: readonly MutationRecord[]): void => {
    for (const { type, target, attributeName, addedNodes, removedNodes } of records) {
      // The cover shows what both know, and its pictures come in their own time.
      if (pathOf(target).includes('/duel-cover')) continue;
      const what = attributeName ?? `+${namesOf(addedNodes)} −${namesOf(removedNodes)}`;
      log.push(`${type} ${what} in ${pathOf(target)}`);
      for (const node of addedNodes) if (node instanceof Element) look(node);
    }
  };
  const observer = new MutationObserver(tell);
  const look = (element: Element): void => {
    for (const { shadowRoot } of [element, ...elementsIn(element.shadowRoot ?? element)])
      if (shadowRoot)
        observer.observe(shadowRoot, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
  };
  look(root);
  const ask = (what: string): void => {
    tell(observer.takeRecords());
    log.push(what);
  };
  const own = {
    setTimeout: window.setTimeout,
    requestAnimationFrame: window.requestAnimationFrame,
  };
  Object.assign(window, {
    setTimeout: (act: () => void, delay = 0) => {
      ask(`timer ${delay}`);
      return own.setTimeout.call(window, act, delay);
    },
    requestAnimationFrame: (act: FrameRequestCallback) => {
      ask('frame');
      return own.requestAnimationFrame.call(window, act);
    },
  });
  return {
    end: () => {
      tell(observer.takeRecords());
      observer.disconnect();
      Object.assign(window, own);
      return log;
    },
  };
};

const later = window.setTimeout;
const frame = window.requestAnimationFrame;

/** Waits for what comes, for what follows it and until it was painted, without a timer that is watched. */
export const unwatched = async (comes: () => unknown): Promise<void> => {
  const pause = (time: number): Promise<void> => new Promise((done) => later(done, time));
  while (!comes()) await pause(10);
  await pause(150);
  // A busy machine may not have come to it yet.
  await new Promise((done) => requestIdleCallback(done));
  await new Promise<void>((done) => frame(() => later(done)));
};
