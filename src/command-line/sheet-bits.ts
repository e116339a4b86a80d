/** Which view screens have a second sheet, as eight hexadecimal digits: a bit each, that of view screen 1 the highest. */
export const sheetBits = (numbers: readonly number[]): string =>
  numbers
    .reduce((sum, number) => sum + 2 ** ((63 - number) / 2), 0)
    .toString(16)
    .padStart(8, '0');
