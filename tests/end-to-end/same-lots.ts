/** For tests that play to an end: what a page draws by lot is the same at each run, and never the same twice. */
export const drawSameLots = (): void => {
  const KEY = 'lots drawn';
  Crypto.prototype.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
    const drawn = Number(sessionStorage.getItem(KEY) ?? 0) + 1;
    sessionStorage.setItem(KEY, String(drawn));
    if (into)
      new Uint8Array(into.buffer, into.byteOffset, into.byteLength).forEach((_, at, bytes) => {
        bytes[at] = Math.imul(drawn * 31 + at, 2_654_435_761) >>> 24;
      });
    return into;
  };
};
