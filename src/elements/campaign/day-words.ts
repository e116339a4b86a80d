import { LANGUAGE } from '../../rules/words/language.ts';
import type { Day } from '../../rules/campaign/card/names.ts';

type Words = (day: Day, now?: Date) => string;

const daysWith = (month: 'long' | 'short'): Words => {
  // Creating a format costs more than a hundred dates.
  const wanted = { day: 'numeric', month, timeZone: 'UTC' } as const;
  const ofThisYear = new Intl.DateTimeFormat(LANGUAGE, wanted);
  const ofAnother = new Intl.DateTimeFormat(LANGUAGE, { ...wanted, year: 'numeric' });
  return (day, now = new Date()) => {
    const format = day.startsWith(`${now.getFullYear()}-`) ? ofThisYear : ofAnother;
    return format.format(new Date(`${day}T00:00:00Z`));
  };
};

/** A day of a hangar: `17 November`, in another year `17 November 2025`. */
export const dayWords = daysWith('long');

export const shortDay = daysWith('short');
