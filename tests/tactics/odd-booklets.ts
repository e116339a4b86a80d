import grf from '../../books/grf-1n.json';
import rfl from '../../books/rfl-3n.json';
import type { BroughtCritical, Entry } from '../../src/rules/battle/entry.ts';
import { fresh } from '../../src/rules/battle/entry.ts';
import type { ByCategory } from '../../src/rules/battle/skill.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { readBooklet } from '../../src/rules/booklet/read-booklet.ts';
import type {
  BookletDocument,
  Effect,
  Reach,
  Status,
} from '../../src/rules/document/booklet-document.ts';
import { CATEGORIES, COLOURS, RANGES } from '../../src/rules/vocabulary.ts';
import { fullCard } from '../full-card.ts';
import { draft } from '../rules/check/drafts.ts';

/** Numbers in [0, 1), as `randomFrom` gives them. */
type Random = () => number;

const some = <Thing>(things: readonly Thing[], random: Random): Thing =>
  things[Math.floor(random() * things.length)] as Thing;

/** A whole number from `least` to `most`. */
const whole = (least: number, most: number, random: Random): number =>
  least + Math.floor(random() * (most - least + 1));

/** Five kinds of ammunition, so that supplies are many and some equal. */
const KINDS = { shell: 4, grenade: 4, rocket: 2, gas: 0, dart: 9 };

type Row = BookletDocument['statCard']['maneuvers'][number];

const anyReach = (rows: readonly Row[], random: Random): Reach => {
  const row = some(rows, random);
  return some<Reach>(
    [
      { any: 'maneuver' },
      { any: 'weapon' },
      { any: 'weapon', range: some(RANGES, random) },
      { group: row.group },
      { maneuver: row.name },
      { manner: row.name.split(' ')[0] ?? row.name },
    ],
    random,
  );
};

/** An effect of any kind, those of the whole game among them. */
const anyEffect = (rows: readonly Row[], random: Random): Effect => {
  const of = Array.from({ length: whole(1, 2, random) }, () => anyReach(rows, random));
  return some<Effect>(
    [
      { effect: 'score', by: whole(-3, 2, random), of },
      { effect: 'heat', by: whole(-2, 3, random), of },
      { effect: 'heat each turn', by: whole(-1, 2, random) },
      { effect: 'forbid', of },
      { effect: 'forbid', of, received: whole(2, 3, random) },
      { effect: 'damage at once', by: whole(1, 3, random) },
      { effect: 'heat at once', by: whole(1, 9, random) },
      { effect: 'knocked down longer' },
      { effect: 'pilot killed', heatAbove: whole(20, 30, random) },
      ...(random() < 0.1 ? [{ effect: 'pilot killed' } as const] : []),
    ],
    random,
  );
};

const anyEffects = (rows: readonly Row[], random: Random): Effect[] =>
  Array.from({ length: whole(1, 3, random) }, () => anyEffect(rows, random));

const anyStatus = (rows: readonly Row[], random: Random): Status => {
  const words = (): string[] =>
    Array.from({ length: whole(1, 3, random) }, () =>
      some([some(COLOURS, random), some(rows, random).group, some(rows, random).name], random),
    );
  return {
    ...(random() < 0.6 ? { except: words() } : {}),
    ...(random() < 0.3 ? { only: words() } : {}),
    ...(random() < 0.3
      ? { bonus: { to: some([...COLOURS, 'any'] as const, random), score: whole(-3, 3, random) } }
      : {}),
  };
};

const oddRow = (row: Row, random: Random): Row => {
  const { ammunition: _, ...rest } = row;
  const spends = row.fires ? random() < 0.6 : random() < 0.1;
  return {
    ...rest,
    colour: some(COLOURS, random),
    score: whole(-2, 10, random),
    heat: row.heat < 0 && random() < 0.7 ? row.heat : whole(-2, 9, random),
    categories: random() < 0.5 ? row.categories : [some(CATEGORIES, random)],
    ...(spends ? { ammunition: some(Object.keys(KINDS), random) } : {}),
  };
};

/**
 * A booklet that nobody printed, by a seed: its pages lead where a printed one's do, and all else is drawn. No
 * checker has passed it; where a pilot is left without a maneuver the duel stops.
 */
export const oddBooklet = (random: Random): Booklet => {
  const document = fullCard(some([rfl, grf], random)) as BookletDocument;
  const rows = document.statCard.maneuvers.map((row) => oddRow(row, random));
  const printed = { ...document, statCard: { ...document.statCard, maneuvers: rows } };
  return readBooklet(
    {
      ...printed,
      statCard: { armor: 25, shutdown: whole(24, 32, random), ammunition: KINDS, maneuvers: rows },
      viewScreens: Object.fromEntries(
        Object.entries(document.viewScreens).map(([number, screen]) => [
          number,
          {
            ...screen,
            // D12: some pages show another range than the enemy's.
            range: random() < 0.1 ? some(RANGES, random) : screen.range,
            picture: random() < 0.3 ? 'knocked-down' : screen.picture,
            status: anyStatus(rows, random),
            ...(screen.criticals && {
              criticals: screen.criticals.map((critical) => ({
                ...critical,
                ...(random() < 0.5 ? {} : { effects: anyEffects(rows, random) }),
              })),
            }),
          },
        ]),
      ),
    },
    'odd',
  );
};

const anyPoints = (most: number, random: Random): ByCategory =>
  Object.fromEntries(
    CATEGORIES.map((category) => [category, random() < 0.6 ? 0 : whole(0, most, random)]),
  ) as unknown as ByCategory;

/** A critical of this booklet or of another one, or of none (K6). */
const anyBrought = (booklets: readonly Booklet[], random: Random): BroughtCritical => {
  const of = some(booklets, random);
  const { part, effects } = some(of.criticals, random);
  const rows = of.document.statCard.maneuvers;
  return {
    part,
    effects: random() < 0.3 ? anyEffects(rows, random) : effects,
    times: whole(1, 3, random),
  };
};

/** An entry as games leave it behind: armor, shutdown number, rounds, skill, penalty and criticals, also another booklet's. */
export const wornEntry = (booklet: Booklet, others: readonly Booklet[], random: Random): Entry => {
  const { armor, shutdown, ammunition } = booklet.statCard;
  return {
    ...fresh(booklet, 'Ada'),
    armor: random() < 0.5 ? armor : whole(1, 60, random),
    shutdown: random() < 0.3 ? whole(8, 40, random) : shutdown - whole(0, 6, random),
    ammunition: Object.fromEntries(
      Object.entries(ammunition).map(([kind, points]) => [
        kind,
        random() < 0.5 ? points : whole(0, points, random),
      ]),
    ),
    criticals: Array.from({ length: whole(0, 4, random) }, () =>
      anyBrought([booklet, ...others], random),
    ),
    skill: anyPoints(7, random),
    penalty: anyPoints(3, random),
  };
};

/** A 'Mech that every look at long range shows on this page, hit hard. */
export const always = (
  page: string,
  effects: readonly Effect[] = [],
  file: 'rfl-3n' | 'grf-1n' = 'grf-1n',
): Booklet =>
  readBooklet(
    draft(({ consoles, viewScreens }) => {
      const criticals = [{ letters: { A: 1 }, part: 'Engine', effects: [...effects] }];
      viewScreens[page] = { ...viewScreens[page]!, score: 9, criticals };
      for (const table of Object.values(consoles))
        for (const owner of Object.keys(table)) if (Number(owner) >= 50) table[owner] = `${page}A`;
    }, file),
    'made',
  );
