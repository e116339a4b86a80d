/** What one device says to several people. */
export const DEVICE_WORDS = {
  draw: 'Agree to a draw…',
  handTo: 'Hand the device to',
  allLookAway: 'Everybody else looks away.',
  otherLooksAway: 'The other pilot looks away.',
  lookAway: (locked: string, several: boolean): string =>
    `${locked} is locked in. ${several ? 'Everybody else' : locked}, look away.`,
  shuttersSoon: (seconds: number): string => `Shutters in ${seconds} seconds: touch to stay.`,
  shutters: (seconds: number): string => `Shutters in ${seconds}: touch to stay`,
  drawIf: (pilots: number): string => `A draw if ${pilots > 2 ? 'all' : 'both'} pilots agree.`,
  order: 'The order of choosing',
} as const;
