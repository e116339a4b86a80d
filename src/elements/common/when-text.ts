// Creating a format costs more than a hundred dates.
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** `today` or `3 Nov 2026`; `when` in milliseconds since 1970. */
export const dayText = (when: number): string => {
  const at = new Date(when);
  return at.toDateString() === new Date().toDateString() ? 'today' : DAY.format(at);
};

/** `3 Nov 2026`, today as well; `when` in milliseconds since 1970. */
export const dateText = (when: number): string => DAY.format(new Date(when));

/** `today, 14:05` or `3 Nov 2026, 14:05`; `when` in milliseconds since 1970. */
export const whenText = (when: number): string =>
  `${dayText(when)}, ${TIME.format(new Date(when))}`;
