import type { ViewScreen } from '../booklet/booklet.ts';
import type { StatCard } from '../booklet/stat-card.ts';
import type { Range } from '../vocabulary.ts';
import type { Phrase } from './words.ts';
import { statusPhrase } from './words.ts';

/**
 * What a pilot was told, with the console numbers of the own card that each word means at this range: a
 * word is a color, a group of the card (at the page's own range only, D12) or a maneuver's own name.
 * `No Jump (34, 22, 38)`: Jump Up is of another group, and stays open. Colors stand on each row already.
 */
export const toldPhrase = (
  { range: printedFor, status }: Pick<ViewScreen, 'range' | 'status'>,
  range: Range,
  { maneuvers }: Pick<StatCard, 'maneuvers'>,
): Phrase =>
  statusPhrase(status, range, (word) => {
    const meant = maneuvers.filter(
      (maneuver) =>
        maneuver.range === range &&
        (maneuver.name === word || (printedFor === range && maneuver.group === word)),
    );
    return meant.length > 0 ? ` (${meant.map(({ console }) => console).join(', ')})` : '';
  });
