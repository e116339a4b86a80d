/** Things in one line: `Ben`, `Ben and Cleo`, `Ben, Cleo and Dora`. */
export const listed = (things: readonly string[]): string =>
  things.length < 2
    ? things.join('')
    : `${things.slice(0, -1).join(', ')} and ${things.at(-1) ?? ''}`;
