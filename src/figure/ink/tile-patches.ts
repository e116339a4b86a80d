/** A part of a page: so many tiles from its left and its foot, so many wide and high. */
export interface Patch {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  high: number;
}

/** The tiles of a page (row by row, so many a row) that have something, as few patches as rows allow. */
export const patchesOf = (
  width: number,
  height: number,
  has: (tile: number) => boolean,
): readonly Patch[] => {
  const patches: Patch[] = [];
  let above: Patch[] = [];
  for (let y = 0; y < height; y += 1) {
    const row: Patch[] = [];
    for (let x = 0; x < width; x += 1) {
      if (!has(y * width + x)) continue;
      const from = x;
      while (x < width && has(y * width + x)) x += 1;
      const same = above.find((patch) => patch.x === from && patch.wide === x - from);
      if (same) same.high += 1;
      row.push(same ?? { x: from, y, wide: x - from, high: 1 });
      if (!same) patches.push(row.at(-1) as Patch);
    }
    above = row;
  }
  return patches;
};
