/** One pilot alone against one or more (M1). */
export interface Lineup<Pilot = number> {
  readonly lone: Pilot;
  /** One at least. */
  readonly rivals: readonly Pilot[];
}

/**
 * Two sides as battles (M1): everybody on the smaller side stands alone against somebody of the other,
 * and the rest of that one go round. Where both are as many the first is the smaller, and all are duels.
 */
export const pairOff = <Pilot>(
  first: readonly Pilot[],
  second: readonly Pilot[],
): readonly Lineup<Pilot>[] => {
  const [few, many] = first.length <= second.length ? [first, second] : [second, first];
  return few.map((lone, place) => ({
    lone,
    rivals: many.filter((_, each) => each % few.length === place),
  }));
};

/** One battle of this many pilots: all against the first. */
export const againstFirst = (pilots: number): readonly Lineup[] => [
  { lone: 0, rivals: Array.from({ length: pilots - 1 }, (_, place) => place + 1) },
];

/** Whether these are battles of one fight (M1): every pilot in one of them, and nobody without a rival. */
export const areBattles = (lineups: readonly Lineup[], pilots: number): boolean => {
  const seated = lineups.flatMap(({ lone, rivals }) => [lone, ...rivals]);
  return (
    lineups.length > 0 &&
    lineups.every(({ rivals }) => rivals.length > 0) &&
    seated.length === pilots &&
    Array.from({ length: pilots }, (_, pilot) => pilot).every((pilot) => seated.includes(pilot))
  );
};
