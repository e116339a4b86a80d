/** A list in an order that nobody can foresee. */
export const shuffled = <Thing>(list: readonly Thing[]): readonly Thing[] => {
  const lots = crypto.getRandomValues(new Uint32Array(list.length));
  return list
    .map((thing, index) => ({ thing, lot: lots[index] ?? 0 }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ thing }) => thing);
};
