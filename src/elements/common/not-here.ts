/** Said where even the part of the game that keeps hangars did not come. */
export const NOT_HERE =
  'The part of the game that keeps hangars could not be fetched. It is tried again when you come back to this place.';
