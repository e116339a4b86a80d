/** The page's clock, held by a test: time passes only when it says so, until the test ends. */
export const holdClock = (): { readonly goOn: (milliseconds: number) => void } => {
  let clock = 1000;
  performance.now = () => clock;
  return { goOn: (milliseconds) => (clock += milliseconds) };
};
// The page's own stands below the one of the test.
afterEach(() => Reflect.deleteProperty(performance, 'now'));
