import { laidOut } from '../../src/elements/common/slices.ts';
import { sure } from '../../src/rules/sure.ts';

const TIME_STAMP = sure(Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp'));

/**
 * The page's clock, held by a test: time passes only when it says so, and once what is there was painted, until the
 * test ends.
 */
export const holdClock = (): { readonly goOn: (milliseconds: number) => Promise<void> } => {
  let clock = 1000;
  performance.now = () => clock;
  Object.defineProperty(Event.prototype, 'timeStamp', { ...TIME_STAMP, get: () => clock });
  return {
    goOn: async (milliseconds) => {
      await laidOut();
      clock += milliseconds;
    },
  };
};
// The page's own stands below the one of the test.
afterEach(() => {
  Reflect.deleteProperty(performance, 'now');
  Object.defineProperty(Event.prototype, 'timeStamp', TIME_STAMP);
});

/** What is made without being painted until the test says so. */
export const unpainted = async <Made>(
  make: () => Promise<Made>,
): Promise<{ readonly made: Made; readonly paint: () => void }> => {
  const own = window.requestAnimationFrame;
  const frames: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (frame) => frames.push(frame);
  const made = await make();
  window.requestAnimationFrame = own;
  return {
    made,
    paint: () => {
      for (const frame of frames) frame(0);
    },
  };
};

/** What the page was told to do later, held by a test: it is done when the test says that the time has come. */
export const holdTimers = (): { readonly goOn: (milliseconds: number) => void } => {
  const own = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout };
  const later = new Map<number, { readonly at: number; readonly act: () => void }>();
  let now = 0;
  let last = 0;
  Object.assign(window, {
    setTimeout: (act: () => void, delay = 0) => {
      last += 1;
      later.set(last, { at: now + delay, act });
      return last;
    },
    clearTimeout: (timer: number) => later.delete(timer),
  });
  restore = () => Object.assign(window, own);
  const next = (until: number) =>
    [...later]
      .filter(([, { at }]) => at <= until)
      .sort(([, one], [, other]) => one.at - other.at)[0];
  return {
    goOn: (milliseconds) => {
      const until = now + milliseconds;
      for (let due = next(until); due; due = next(until)) {
        const [timer, { at, act }] = due;
        later.delete(timer);
        now = at;
        act();
      }
      now = until;
    },
  };
};
let restore = (): unknown => null;
afterEach(() => restore());
