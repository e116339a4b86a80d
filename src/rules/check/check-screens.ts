import type { Reach, ViewScreenDocument } from '../document/booklet-document.ts';
import type { Fault } from './fault.ts';
import { pathOf, shown } from './fault.ts';
import type { Maneuver } from '../booklet/stat-card.ts';
import { reached } from '../booklet/stat-card.ts';
import { COLOURS, ESCAPE_SCREEN, OPENING } from '../vocabulary.ts';
import type { SoundParts } from './sound-parts.ts';

/** The view screens: statuses and effects that speak of the card, letters, and the two that rules know. */
export const checkScreens = (parts: SoundParts): readonly Fault[] => [
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
): readonly Fault[] => {
  const known = new Set<string>([
    ...COLOURS,
    ...maneuvers.flatMap(({ maneuver: { group, name } }) => [group, name]),
  ]);
  const faults: Fault[] = [];
  for (const list of ['except', 'only'] as const)
    (status[list] ?? []).forEach((word, index) => {
      if (!known.has(word))
        faults.push({
          path: pathOf('viewScreens', number, 'status', list, index),
          problem: isColour(word.toLowerCase())
            ? `colours are in small letters; write "${word.toLowerCase()}"`
            : `${shown(word)} is no colour, and no group or maneuver of this card`,
        });
    });
  if (status.except && status.only)
    faults.push({
      path: pathOf('viewScreens', number, 'status'),
      problem: 'a status says "except" or "only", not both',
    });
  return faults;
};

const checkEffects = (
  { maneuvers }: SoundParts,
  number: number,
  { criticals = [] }: ViewScreenDocument,
): readonly Fault[] => {
  const card = maneuvers.map(({ maneuver }) => ({
    ...maneuver,
    fires: maneuver.fires ?? [],
    bit: 1,
  })) as unknown as readonly Maneuver[];
  const reachesNone = (reach: Reach): boolean => reached(card, [reach]) === 0;
  return criticals.flatMap(({ effects }, place) =>
    effects.flatMap((effect, index) =>
      'of' in effect
        ? effect.of.flatMap((reach, word) =>
            reachesNone(reach)
              ? [
                  {
                    path: pathOf(
                      'viewScreens',
                      number,
                      'criticals',
                      place,
                      'effects',
                      index,
                      'of',
                      word,
                    ),
                    problem: `${shown(Object.values(reach).flat().join(' & '))} reaches no maneuver of this card`,
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
): readonly Fault[] => {
  const faults: Fault[] = [];
  const defined = new Set<string>();
  criticals.forEach(({ letters }, place) => {
    const path = pathOf('viewScreens', number, 'criticals', place, 'letters');
    if (Object.keys(letters).length === 0)
      faults.push({ path, problem: 'no letter stands here, as {"A": 2}' });
    for (const letter of Object.keys(letters)) {
      if (defined.has(letter))
        faults.push({
          path: `${path}.${letter}`,
          problem: `letter ${letter} is on this critical damage display already`,
        });
      defined.add(letter);
      if (
        cellsAreWhole &&
        !cells.some(({ cell }) => Number(cell.slice(0, 2)) === number && cell[2] === letter)
      )
        faults.push({
          path: `${path}.${letter}`,
          problem: `no console leads to ${number}${letter}; take the letter out or use it`,
        });
    }
  });
  if (!agreesOnHit({ score, criticals }))
    faults.push({
      path: pathOf('viewScreens', number, 'criticals'),
      problem:
        score === undefined
          ? 'a view screen without a SCORE shows no hit and has no critical damage display'
          : 'a view screen with a SCORE shows a hit and has a critical damage display; write it, or take the SCORE out',
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
const checkKnown = ({ screens }: SoundParts): readonly Fault[] => {
  const faults: Fault[] = [];
  const opening = screens.get(OPENING);
  if (opening && opening.range !== 'long')
    faults.push({
      path: pathOf('viewScreens', OPENING, 'range'),
      problem: `every duel opens here at long range, not ${opening.range} (D1)`,
    });
  if (opening && (opening.status.except || opening.status.only))
    faults.push({
      path: pathOf('viewScreens', OPENING, 'status'),
      problem: 'every duel opens here with anything allowed (D1)',
    });
  const escape = screens.get(ESCAPE_SCREEN);
  if (escape && escape.range !== 'long')
    faults.push({
      path: pathOf('viewScreens', ESCAPE_SCREEN, 'range'),
      problem: `an escape is made here, at long range, not ${escape.range} (E1)`,
    });
  return faults;
};
