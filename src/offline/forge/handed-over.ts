/** A longer text is no sheet (characters). */
export const LONGEST_SHEET = 400_000;

let text: string | null = null;

/** Whether a file's text is a sheet of another game, by its content: it says of which. */
export const isSheet = (read: string): boolean => {
  if (read.length > LONGEST_SHEET) return false;
  try {
    const document: unknown = JSON.parse(read);
    return (
      document !== null &&
      typeof document === 'object' &&
      'game' in document &&
      !('mech' in document)
    );
  } catch {
    return false;
  }
};

/** Hands a sheet's text over to whoever forges. */
export const handOver = (sheet: string): void => {
  text = sheet;
};

/** The sheet that was handed over; null where none was, and each is given once. */
export const handedSheet = (): string | null => {
  const given = text;
  text = null;
  return given;
};
