let turns: Promise<void> = Promise.resolve();

/** Runs each piece of work in a task of its own, so that two hundred of them do not block the page. */
export const inTurn = (work: () => void): void => {
  turns = turns.then(() => new Promise<void>((resolve) => setTimeout(resolve))).then(work);
};
