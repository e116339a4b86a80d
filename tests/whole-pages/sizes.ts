/** The windows in which every exchange is looked at, in pixels. */
export const SIZES = [
  [360, 640],
  [390, 844],
  [820, 1180],
  [1440, 900],
  [844, 390],
] as const;
