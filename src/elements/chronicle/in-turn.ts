let turns: Promise<void> = Promise.resolve();

/** Does one thing after the other, each in a task of its own: two hundred of them let the page go on. */
export const inTurn = (work: () => void): void => {
  turns = turns.then(() => new Promise<void>((resolve) => setTimeout(resolve))).then(work);
};
