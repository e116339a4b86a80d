import { listed } from '../../rules/words/listed.ts';

export const DEVICE_WORDS = {
  duel: 'Duel!',
  menu: 'Menu',
  aDraw: 'A draw?',
  saved: (several: boolean): string => `This ${several ? 'fight' : 'duel'} is saved as you play.`,
  leave: 'Save and leave',
  toHangar: 'Save and go to the hangar',
  readRules: 'Read the rules',
  learn: 'Learn the game in three turns',
  settings: 'Settings and keys',
  claims: (pilot: string): string => `${pilot} claims: nobody wins`,
  agrees: (pilot: string): string => `${pilot} agrees`,
  draw: 'Agree to a draw…',
  offer: (pilots: readonly string[]): string => `Offer ${listed(pilots)} a draw`,
  handTo: 'Hand the device to',
  allLookAway: 'Everybody else looks away.',
  otherLooksAway: 'The other pilot looks away.',
  lookAway: (locked: string, several: boolean): string =>
    `${locked} is locked in. ${several ? 'Everybody else' : locked}, look away.`,
  shuttersSoon: (seconds: number): string => `Shutters in ${seconds} seconds: touch to stay.`,
  shutters: (seconds: number): string => `Shutters in ${seconds}: touch to stay`,
  drawIf: (pilots: number): string => `A draw if ${pilots > 2 ? 'all' : 'both'} pilots agree.`,
  order: 'The order of choosing',
  allLocked: 'All locked in',
  showNumbers: 'Show the numbers',
  bySelf: 'They come by themselves.',
} as const;
