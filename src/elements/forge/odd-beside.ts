import type { Finding } from '../../rules/check/finding.ts';
import { findingText } from '../../rules/words/finding-text.ts';

/** What is odd beside another booklet of the shelf: their designations stand in it, not the names of their files. */
export const oddText = (finding: Finding): string => {
  const { place } = finding;
  if (place.in !== 'turn') return findingText(finding);
  const [one, other] = place.calls;
  const called = (call: typeof one): typeof one => ({
    ...call,
    booklet: call.booklet.toUpperCase(),
  });
  return findingText({ ...finding, place: { ...place, calls: [called(one), called(other)] } });
};
