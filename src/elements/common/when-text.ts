const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hour12: false };

/** When something was (milliseconds since 1970), to the minute: `today, 14:05` or `3 Nov 2026, 14:05`. */
export const whenText = (when: number): string => {
  const at = new Date(when);
  const today = at.toDateString() === new Date().toDateString();
  return `${today ? 'today' : at.toLocaleDateString('en-GB', DAY)}, ${at.toLocaleTimeString('en-GB', TIME)}`;
};
