import type axe from 'axe-core';

declare global {
  interface Window {
    /** axe is no module: in a page it puts itself on the window. */
    axe: typeof axe;
  }
}

/** One line for each fault: the rule, what it wants, and where. */
export const describeViolations = (violations: readonly axe.Result[]): string =>
  violations
    .map(({ id, help, nodes }) => {
      const where = nodes.map(({ target }) => target.flat().join(' ')).join(', ');
      return `${id}: ${help} (${where})`;
    })
    .join('\n');
