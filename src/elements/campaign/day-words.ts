import type { Day } from '../../rules/campaign/card/names.ts';

// A format is made once: making it takes longer than a hundred dates.
const OF_THIS_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const OF_ANOTHER = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day of a hangar: `17 November`, of another year than this one `17 November 2025`. */
export const dayWords = (day: Day, now = new Date()): string => {
  const format = day.startsWith(`${now.getFullYear()}-`) ? OF_THIS_YEAR : OF_ANOTHER;
  return format.format(new Date(`${day}T00:00:00Z`));
};
