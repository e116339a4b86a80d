import { LANGUAGE } from '../../rules/words/language.ts';
import type { Day } from '../../rules/campaign/card/names.ts';

type Words = (day: Day, now?: Date) => string;

/** A day with its month so; of another year than this one with the year too. */
const daysWith = (month: 'long' | 'short'): Words => {
  // A format is made once: making it takes longer than a hundred dates.
  const wanted = { day: 'numeric', month, timeZone: 'UTC' } as const;
  const ofThisYear = new Intl.DateTimeFormat(LANGUAGE, wanted);
  const ofAnother = new Intl.DateTimeFormat(LANGUAGE, { ...wanted, year: 'numeric' });
  return (day, now = new Date()) => {
    const format = day.startsWith(`${now.getFullYear()}-`) ? ofThisYear : ofAnother;
    return format.format(new Date(`${day}T00:00:00Z`));
  };
};

/** A day of a hangar: `17 November`, of another year than this one `17 November 2025`. */
export const dayWords = daysWith('long');

/** A day as lists have it: `17 Nov`, of another year than this one `17 Nov 2025`. */
export const shortDay = daysWith('short');
