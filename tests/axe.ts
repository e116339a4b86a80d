// axe is no module: in a page it puts itself on the window.
import 'axe-core';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Fails with axe's own words if `element`, shadow trees included, has a fault in accessibility.
 *  For component tests: rules about whole pages do not apply to one element. */
export const expectAccessible = async (element: Element): Promise<void> => {
  const { violations } = await window.axe.run(element, { rules: { region: { enabled: false } } });
  if (violations.length > 0) throw new Error(describeViolations(violations));
};

/** One line for each fault: the rule, what it wants, and where. */
export const describeViolations = (violations: readonly axe.Result[]): string =>
  violations
    .map(({ id, help, nodes }) => {
      const where = nodes.map(({ target }) => target.flat().join(' ')).join(', ');
      return `${id}: ${help} (${where})`;
    })
    .join('\n');
