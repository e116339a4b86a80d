/** A list in a line: `Ben`, `Ben and Cleo`, `Ben, Cleo and Dora`; with `last` before the last. */
export const listed = (things: readonly string[], last: 'and' | 'or' = 'and'): string =>
  things.length < 2
    ? things.join('')
    : `${things.slice(0, -1).join(', ')} ${last} ${things.at(-1) ?? ''}`;
