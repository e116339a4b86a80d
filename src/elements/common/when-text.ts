// A format is made once: making it takes longer than a hundred dates.
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** The day of something (milliseconds since 1970): `today` or `3 Nov 2026`. */
export const dayText = (when: number): string => {
  const at = new Date(when);
  return at.toDateString() === new Date().toDateString() ? 'today' : DAY.format(at);
};

/** When something was (milliseconds since 1970), to the minute: `today, 14:05` or `3 Nov 2026, 14:05`. */
export const whenText = (when: number): string =>
  `${dayText(when)}, ${TIME.format(new Date(when))}`;
