import type { Finding } from '../../rules/check/finding.ts';
import { findingText } from '../../rules/words/finding-text.ts';

/** A finding about another booklet of the shelf, with designations in place of file names. */
export const oddText = (finding: Finding): string => {
  const { place } = finding;
  const called = <Part extends { readonly booklet: string }>(part: Part): Part => ({
    ...part,
    booklet: part.booklet.toUpperCase(),
  });
  switch (place.in) {
    case 'turn': {
      const [one, other] = place.calls;
      return findingText({ ...finding, place: { ...place, calls: [called(one), called(other)] } });
    }
    case 'booklet':
      return findingText({ ...finding, place: called({ ...place, keys: [] }) });
    case 'document':
    case 'text':
      return findingText(finding);
  }
};
