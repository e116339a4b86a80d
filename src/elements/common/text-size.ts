const USUAL = 16;

/** How many times as large as usual the browser is set to write. */
export const textScale = (): number =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;

/** How much room the window has, in pixels of usual text: half as many where the browser writes twice as large.
 *  A query in rem counts like this. */
export const windowRoom = (): { readonly width: number; readonly height: number } => {
  const scale = textScale();
  return { width: window.innerWidth / scale, height: window.innerHeight / scale };
};
