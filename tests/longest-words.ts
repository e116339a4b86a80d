import type { BookletDocument, Reach } from '../src/rules/document/booklet-document.ts';

/** A picture of one dot: nothing has to be drawn. */
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

/** A name filled up with the widest letter, which nothing breaks. */
const long = (name: string, most: number): string => name.padEnd(most, 'W');
const group = (name: string): string => long(name, 24);
const weapon = (name: string): string => long(name, 24);
/** Two maneuvers are known to the rules by their names. */
const maneuver = (name: string): string =>
  ['Cool Off', 'Duck'].includes(name) ? name : long(name, 32);

const reach = (of: Reach): Reach => {
  if ('weapon' in of) return { weapon: weapon(of.weapon) };
  if ('weapons' in of) return { weapons: of.weapons.map(weapon) };
  if ('group' in of) return { group: group(of.group) };
  if ('maneuver' in of) return { maneuver: maneuver(of.maneuver) };
  return of;
};

/**
 * The document of a booklet with names as long as the schema allows, every maneuver in the two
 * longest categories, and a picture of its own on every view screen: sound, and the hardest to lay out.
 */
export const longestWords = (document: BookletDocument): BookletDocument => {
  const groups = document.statCard.maneuvers.map((each) => each.group);
  const word = (name: string): string =>
    groups.includes(name) ? group(name) : /^[A-Z]/.test(name) ? maneuver(name) : name;
  const kind = (name: string): string => long(name, 20).toLowerCase();
  return {
    ...document,
    mech: {
      ...document.mech,
      designation: 'WWWWWW-WWWWWW-WWWWWW',
      name: long(document.mech.name, 24),
      tonnage: 200,
      engine: long(document.mech.engine, 40),
      weapons: Array.from({ length: 16 }, (_, index) => long(`${index + 1} `, 60)),
    },
    statCard: {
      ...document.statCard,
      ammunition: Object.fromEntries(
        Object.entries(document.statCard.ammunition).map(([name, points]) => [kind(name), points]),
      ),
      maneuvers: document.statCard.maneuvers.map((each) => ({
        ...each,
        group: group(each.group),
        name: maneuver(each.name),
        categories: ['VII', 'VIII'],
        ...(each.fires && { fires: each.fires.map(weapon) }),
        ...(each.ammunition && { ammunition: kind(each.ammunition) }),
      })),
    },
    viewScreens: Object.fromEntries(
      Object.entries(document.viewScreens).map(([number, screen]) => {
        const { except, only, ...status } = screen.status;
        return [
          number,
          {
            ...screen,
            title: long(screen.title, 40),
            image: DOT,
            status: {
              ...status,
              ...(except && { except: except.map(word) }),
              ...(only && { only: only.map(word) }),
            },
            ...(screen.criticals && {
              criticals: screen.criticals.map((critical) => ({
                ...critical,
                part: long(critical.part, 32),
                effects: critical.effects.map((effect) =>
                  'of' in effect ? { ...effect, of: effect.of.map(reach) } : effect,
                ),
              })),
            }),
          },
        ];
      }),
    ),
    figure: undefined,
  };
};
