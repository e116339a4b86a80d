/** What was seen of pictures, by their addresses. */
const known = new Map<string, boolean>();
/** So many places along the top of a picture are looked at. */
const PLACES = 64;
/** A sky is black from this share of them on. */
const BLACK = 0.8;
/** Darker than this is ink (0 to 255). */
const INK = 96;

/** Whether the sky of a picture is black, by its top row: what a window shows above it is then as black. */
export const isNight = (picture: HTMLImageElement): boolean => {
  const seen = known.get(picture.src);
  if (seen !== undefined) return seen;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [PLACES, 1];
  const pen = canvas.getContext('2d');
  if (!pen || picture.naturalWidth === 0) return false;
  // What is not drawn is paper.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, PLACES, 1);
  pen.drawImage(picture, 0, 0, picture.naturalWidth, 1, 0, 0, PLACES, 1);
  const { data } = pen.getImageData(0, 0, PLACES, 1);
  const dark = data.filter((light, at) => at % 4 === 1 && light < INK).length;
  known.set(picture.src, dark >= BLACK * PLACES);
  return dark >= BLACK * PLACES;
};
