/** Loads something once it is asked for; what failed to come, without a network perhaps, is tried again. */
export const whenAsked = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loading: Promise<Value> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
};
