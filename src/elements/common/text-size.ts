const USUAL = 16;

/** Factor of the browser's text size. */
export const textScale = (): number =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;

/** Pixels of the window at the usual text size, like a query in rem: half for text twice as large. */
export const windowRoom = (): { readonly width: number; readonly height: number } => {
  const scale = textScale();
  return { width: window.innerWidth / scale, height: window.innerHeight / scale };
};
