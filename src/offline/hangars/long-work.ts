/** How long a step may block the page, in ms. */
const LONGEST = 8;

export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Runs a generator to its result, yielding to the page in between. */
export const inSlices = async <Step, Result>(
  steps: Generator<Step, Result>,
  heard: (step: Step) => void = () => undefined,
): Promise<Result> => {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    heard(step.value);
    if (performance.now() - since < LONGEST) continue;
    await pause();
    since = performance.now();
  }
};
