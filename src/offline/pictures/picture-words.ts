/** Why a picture is not drawn. */
export const DRAWING_TROUBLE = {
  /** What draws has not come. */
  notLoaded: 'The drawing could not be loaded.',
  tookTooLong: 'The drawing took too long and was stopped.',
  stopped: 'The drawing was stopped.',
  none: 'This browser cannot draw.',
} as const;

/** What becomes of a picture of one's own that is not kept, or is not taken away for good. */
export const OWN_TROUBLE = {
  notKept: 'This browser could not keep the picture; it stays here until the page is closed.',
  notRemoved:
    'This browser could not remove the picture for good; it will be back when the page is reloaded.',
  notLoaded: 'This part of the game could not be loaded. Load this page again to get it.',
  /** Why its row is set aside. */
  noPicture: 'it is not a picture',
} as const;
