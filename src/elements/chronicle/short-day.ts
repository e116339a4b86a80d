import type { Day } from '../../rules/campaign/card/names.ts';

// A format is made once: making it takes longer than a hundred dates.
const OF_THIS_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const OF_ANOTHER = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as lists have it: `17 Nov`, of another year than this one `17 Nov 2025`. */
export const shortDay = (day: Day, now = new Date()): string => {
  const format = day.startsWith(`${now.getFullYear()}-`) ? OF_THIS_YEAR : OF_ANOTHER;
  return format.format(new Date(`${day}T00:00:00Z`));
};
