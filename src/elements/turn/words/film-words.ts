/** What is read on a film's controls, and of how turns are shown. */
export const FILM_WORDS = {
  hold: 'Hold the film',
  run: 'Let the film run',
  bothStay: 'Both stay: the score',
  /** Said by one person alone. */
  stay: 'Stay: the score',
  /** Read out with the button that goes on. */
  byItself: (milliseconds: number): string => {
    const seconds = Math.max(1, Math.round(milliseconds / 1000));
    return `goes on by itself after ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  },
  pace: 'Turns play:',
} as const;
