const NAMES = [
  ...['Old Thunder', 'Bad Penny', 'High Water', 'Salt Wife', 'Brass Monday', 'Quiet Harold'],
  ...['Second Sunday', 'Gray Widow', 'Tall Order', 'Last Lantern', 'Paper Moon', 'Kestrel'],
  ...['Long Supper', 'Iron Aunt', 'Cold Kettle', 'Nine Lives', 'Slow Bell', 'Red Ledger'],
  ...['Winter Coat', 'Loose Tooth', 'Stone Loaf', 'Fair Warning', 'Low Tide', 'North Door'],
] as const;

/** A name not in `taken`: `Old Thunder`, or `Old Thunder 2` if all are taken. */
export const suggestedName = (taken: readonly string[]): string => {
  const free = NAMES.find((name) => !taken.includes(name));
  if (free) return free;
  for (let number = 2; ; number += 1) {
    const again = NAMES.map((name) => `${name} ${number}`).find((name) => !taken.includes(name));
    if (again) return again;
  }
};
