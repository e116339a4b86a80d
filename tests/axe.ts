import 'axe-core';
import { describeViolations } from './describe-violations.ts';
import { smallFieldsIn } from './small-fields.ts';

/** Fails with axe's own words if `element`, shadow trees included, has a fault in accessibility,
 *  or a field that a phone draws the page nearer for.
 *  For component tests: rules about whole pages do not apply to one element. */
export const expectAccessible = async (element: Element): Promise<void> => {
  const { violations } = await window.axe.run(element, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false } },
  });
  if (violations.length > 0) throw new Error(describeViolations(violations));
  const small = smallFieldsIn(element.shadowRoot ?? element);
  if (small.length > 0) throw new Error(`A phone draws the page nearer: ${small.join('; ')}`);
};
