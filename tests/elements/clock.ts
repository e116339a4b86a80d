/** The page's clock, held by a test: time passes only when it says so, until the test ends. */
export const holdClock = (): { readonly goOn: (milliseconds: number) => void } => {
  let clock = 1000;
  performance.now = () => clock;
  return { goOn: (milliseconds) => (clock += milliseconds) };
};
// The page's own stands below the one of the test.
afterEach(() => Reflect.deleteProperty(performance, 'now'));

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
