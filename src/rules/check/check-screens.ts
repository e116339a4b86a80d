import type { Reach, ViewScreenDocument } from '../document/booklet-document.ts';
import type { Finding } from './finding.ts';
import { inDocument } from './finding.ts';
import type { Maneuver } from '../booklet/stat-card.ts';
import { reached } from '../booklet/stat-card.ts';
import { COLOURS, ESCAPE_SCREEN, OPENING } from '../vocabulary.ts';
import type { SoundParts } from './sound-parts.ts';

/** The view screens: statuses and effects that match the card, letters, and the two that rules name. */
export const checkScreens = (parts: SoundParts): readonly Finding[] => [
  ...[...parts.screens].flatMap(([number, screen]) => [
    ...(parts.cardIsWhole
      ? [...checkStatus(parts, number, screen), ...checkEffects(parts, number, screen)]
      : []),
    ...checkLetters(parts, number, screen),
  ]),
  ...checkKnown(parts),
];

const isColour = (word: string): boolean => (COLOURS as readonly string[]).includes(word);

const checkStatus = (
  { maneuvers }: SoundParts,
  number: number,
  { status }: ViewScreenDocument,
): readonly Finding[] => {
  const known = new Set<string>([
    ...COLOURS,
    ...maneuvers.flatMap(({ maneuver: { group, name } }) => [group, name]),
  ]);
  const faults: Finding[] = [];
  for (const list of ['except', 'only'] as const)
    (status[list] ?? []).forEach((word, index) => {
      if (!known.has(word))
        faults.push({
          place: inDocument('viewScreens', String(number), 'status', list, index),
          ...(isColour(word.toLowerCase())
            ? { kind: 'color in capitals', colour: word.toLowerCase() }
            : { kind: 'no word of the card', word }),
        });
    });
  if (status.except && status.only)
    faults.push({
      place: inDocument('viewScreens', String(number), 'status'),
      kind: 'except and only',
    });
  return faults;
};

const checkEffects = (
  { maneuvers }: SoundParts,
  number: number,
  { criticals = [] }: ViewScreenDocument,
): readonly Finding[] => {
  const card = maneuvers.map(({ maneuver }) => ({
    ...maneuver,
    fires: maneuver.fires ?? [],
    bit: 1,
  })) as unknown as readonly Maneuver[];
  const reachesNone = (reach: Reach): boolean => reached(card, [reach]) === 0;
  return criticals.flatMap(({ effects }, row) =>
    effects.flatMap((effect, index) =>
      'of' in effect
        ? effect.of.flatMap((reach, word) =>
            reachesNone(reach)
              ? [
                  {
                    place: inDocument(
                      ...['viewScreens', String(number), 'criticals', row, 'effects', index],
                      ...['of', word],
                    ),
                    kind: 'reaches no maneuver' as const,
                    words: Object.values(reach).flat(),
                  },
                ]
              : [],
          )
        : [],
    ),
  );
};

const checkLetters = (
  { cells, cellsAreWhole }: SoundParts,
  number: number,
  { score, criticals = [] }: ViewScreenDocument,
): readonly Finding[] => {
  const faults: Finding[] = [];
  const defined = new Set<string>();
  criticals.forEach(({ letters }, row) => {
    const keys = ['viewScreens', String(number), 'criticals', row, 'letters'];
    if (Object.keys(letters).length === 0)
      faults.push({ place: inDocument(...keys), kind: 'no letter' });
    for (const letter of Object.keys(letters)) {
      const place = inDocument(...keys, letter);
      if (defined.has(letter)) faults.push({ place, kind: 'letter twice', letter });
      defined.add(letter);
      if (
        cellsAreWhole &&
        !cells.some(({ cell }) => Number(cell.slice(0, 2)) === number && cell[2] === letter)
      )
        faults.push({ place, kind: 'letter not used', screen: number, letter });
    }
  });
  if (!agreesOnHit({ score, criticals }))
    faults.push({
      place: inDocument('viewScreens', String(number), 'criticals'),
      ...(score === undefined
        ? { kind: 'criticals without a score' }
        : { kind: 'score without criticals' }),
    });
  return faults;
};

/** Whether a view screen has both a SCORE and a critical damage display, or neither. */
export const agreesOnHit = ({
  score,
  criticals = [],
}: Pick<ViewScreenDocument, 'score' | 'criticals'>): boolean =>
  (score !== undefined) === criticals.length > 0;

/** D1 and E1 name two view screens. */
const checkKnown = ({ screens }: SoundParts): readonly Finding[] => {
  const faults: Finding[] = [];
  const opening = screens.get(OPENING);
  if (opening && opening.range !== 'long')
    faults.push({
      place: inDocument('viewScreens', String(OPENING), 'range'),
      ...{ kind: 'opening not at long range', range: opening.range },
    });
  if (opening && (opening.status.except || opening.status.only))
    faults.push({
      place: inDocument('viewScreens', String(OPENING), 'status'),
      kind: 'opening not free',
    });
  const escape = screens.get(ESCAPE_SCREEN);
  if (escape && escape.range !== 'long')
    faults.push({
      place: inDocument('viewScreens', String(ESCAPE_SCREEN), 'range'),
      ...{ kind: 'escape not at long range', range: escape.range },
    });
  return faults;
};
