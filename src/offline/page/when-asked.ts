/** Loads something on first use; a failed load, perhaps without a network, is repeated on the next. */
export const whenAsked = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loading: Promise<Value> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
};
