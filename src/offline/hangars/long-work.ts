/** So long a step may hold the page, in milliseconds. */
const LONGEST = 8;

export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Goes through all steps and gives what they come to; the page has its turn in between. */
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
