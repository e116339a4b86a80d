const busy = new WeakSet<object>();

/** Does one thing of `whose` at a time: presses meanwhile were meant for what was there before. */
export const once = async <Done>(
  whose: object,
  work: () => Promise<Done>,
): Promise<Done | undefined> => {
  if (busy.has(whose)) return undefined;
  busy.add(whose);
  try {
    return await work();
  } finally {
    busy.delete(whose);
  }
};
