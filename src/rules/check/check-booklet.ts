import { checkCard } from './check-card.ts';
import { checkConsoles } from './check-consoles.ts';
import { checkPictures } from './check-pictures.ts';
import { checkScreens } from './check-screens.ts';
import type { Finding } from './finding.ts';
import { inDocument } from './finding.ts';
import { at, soundParts } from './sound-parts.ts';

/** What the cells of a booklet must say to each other; every fault found in the sound parts. */
export const checkBooklet = (document: unknown): readonly Finding[] => {
  const parts = soundParts(document);
  return [
    ...checkCard(parts),
    ...checkScreens(parts),
    ...checkPictures(parts),
    ...checkConsoles(parts),
    ...checkSources(document),
  ];
};

/** Sources speak of cells that exist. */
const checkSources = (document: unknown): readonly Finding[] => {
  const cells = at(at(document, 'sources'), 'cells');
  if (!Array.isArray(cells)) return [];
  return cells.flatMap((cell: unknown, index) => {
    const of = at(cell, 'of');
    if (!Array.isArray(of)) return [];
    return of.flatMap((path: unknown, place): readonly Finding[] =>
      typeof path === 'string' && path.split('.').reduce(at, document) === undefined
        ? [
            {
              place: inDocument('sources', 'cells', index, 'of', place),
              kind: 'nothing there',
              path,
            },
          ]
        : [],
    );
  });
};
