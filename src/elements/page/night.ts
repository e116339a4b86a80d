const known = new Map<string, boolean>();
/** Samples along the top row of a picture. */
const PLACES = 64;
/** Least share of black samples of a black sky. */
const BLACK = 0.8;
/** Darker than this counts as ink (0 to 255). */
const INK = 96;

/** The top row of a picture is mostly black: the window then fills the room above it in black. */
export const isNight = (picture: HTMLImageElement): boolean => {
  const seen = known.get(picture.src);
  if (seen !== undefined) return seen;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [PLACES, 1];
  const pen = canvas.getContext('2d');
  if (!pen || picture.naturalWidth === 0) return false;
  // Transparent counts as paper.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, PLACES, 1);
  pen.drawImage(picture, 0, 0, picture.naturalWidth, 1, 0, 0, PLACES, 1);
  const { data } = pen.getImageData(0, 0, PLACES, 1);
  const dark = data.filter((light, at) => at % 4 === 1 && light < INK).length;
  known.set(picture.src, dark >= BLACK * PLACES);
  return dark >= BLACK * PLACES;
};
