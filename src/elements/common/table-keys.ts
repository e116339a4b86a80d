const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** An arrow key gives the focus to the square beside: down a row, right a column. `squares` selects those of a row; hidden
 *  ones are passed over. */
export const stepInTable = (event: KeyboardEvent, squares: string): void => {
  const step = STEPS[event.key];
  const [from] = event.composedPath();
  if (!step || !(from instanceof HTMLElement) || !from.matches(squares)) return;
  event.preventDefault();
  const rows = [...(from.closest('table')?.rows ?? [])]
    .map((row) => [...row.querySelectorAll<HTMLElement>(squares)])
    .map((row) => row.filter(({ offsetParent }) => offsetParent))
    .filter((row) => row.length > 0);
  const at = rows.findIndex((row) => row.includes(from));
  const place = rows[at]?.indexOf(from) ?? 0;
  rows[at + step[0]]?.[place + step[1]]?.focus();
};
