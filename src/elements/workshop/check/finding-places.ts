import type { Finding, Keys } from '../../../rules/check/finding.ts';
import { placeText } from '../../../rules/words/finding-text.ts';
import type { Typed } from '../../form/typed.ts';
import { shown, valueAt } from '../../form/typed.ts';
import { CHECK_WORDS } from '../draft/check-words.ts';

/** Where a finding leads in the draft that has this id; null where it is about another booklet or a text. */
export const keysOf = ({ place }: Finding, id: string): Keys | null => {
  switch (place.in) {
    case 'document':
      return place.keys;
    case 'booklet':
      return place.booklet === id ? place.keys : null;
    case 'turn': {
      const [one, other] = place.calls;
      const [own, holder] = one.booklet === id ? [one, other] : [other, one];
      return own.booklet === id ? ['consoles', String(holder.console), String(own.console)] : null;
    }
    case 'text':
      return null;
  }
};

/** A place of a draft in the words of the booklet: `Console 30 × 36`, `View screen 9`, `Missile High`; of what is missing
 *  also its entry: `View screen 1, status`. */
export const foundPlace = (finding: Finding, keys: Keys | null, typed: Typed): string => {
  const place = partOf(finding, keys, typed);
  const key = String(keys?.at(-1));
  const isLacking = finding.kind === 'missing' || finding.kind === 'too few';
  return isLacking && keys && keys.length > 1 && !/^\d/.test(key)
    ? `${place}, ${CHECK_WORDS.entry(key)}`
    : place;
};

const partOf = (finding: Finding, keys: Keys | null, typed: Typed): string => {
  const [part, first, second] = (keys ?? []).map(String);
  switch (part) {
    case 'consoles':
      return second === undefined
        ? CHECK_WORDS.console(first ?? '')
        : CHECK_WORDS.cell(first ?? '', second);
    case 'viewScreens':
      return CHECK_WORDS.screen(first ?? '');
    case 'statCard':
      return shown(valueAt(typed, `statCard.maneuvers.${second ?? ''}.name`)) || CHECK_WORDS.card;
    case 'mech':
      return CHECK_WORDS.cover;
    case 'figure':
      return CHECK_WORDS.figure;
    case 'sources':
      return CHECK_WORDS.sources;
    case undefined:
    default:
      return placeText(finding.place);
  }
};
