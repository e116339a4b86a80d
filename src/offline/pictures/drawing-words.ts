/** Why a picture is not drawn. */
export const DRAWING_TROUBLE = {
  /** What draws has not come. */
  notLoaded: 'The drawing could not be loaded.',
  tookTooLong: 'The drawing took too long and was stopped.',
  stopped: 'The drawing was stopped.',
  none: 'This browser cannot draw.',
} as const;
