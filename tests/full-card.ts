/** A row of a stat card, as far as it is changed here. */
interface Row {
  readonly console: number;
  readonly name: string;
}

/**
 * A booklet's document with all sixteen numbers of medium range: the one that is missing is the last one once more,
 * and leads where that leads.
 */
export const fullCard = (document: unknown): unknown => {
  const changed = structuredClone(document) as {
    statCard: { maneuvers: Row[] };
    consoles: Record<string, Record<string, string>>;
  };
  const { maneuvers } = changed.statCard;
  const missing = Array.from({ length: 16 }, (_, at) => 18 + 2 * at).find(
    (console) => !maneuvers.some((each) => each.console === console),
  );
  const last = maneuvers.find(({ console }) => console === 36);
  if (missing === undefined || !last) return changed;
  maneuvers.push({ ...last, console: missing, name: 'Backward Somersault' });
  for (const cells of Object.values(changed.consoles))
    if (cells['36'] !== undefined) cells[missing] = cells['36'];
  return changed;
};
