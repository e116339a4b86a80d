import type { Booklet, Critical, CriticalLine, Sighting, ViewScreen } from './booklet.ts';
import { cellAt } from './booklet.ts';
import { criticalKey, reachingCritical } from './critical.ts';
import type { BookletDocument } from '../document/booklet-document.ts';
import { allowedBy, makeStatCard } from './stat-card.ts';

/** Makes a booklet of a checked document: tables become arrays, and letters that print the same
 *  critical share one. `parse-booklet.ts` has checked it before, possibly in an earlier build; the
 *  shelf reads the game's own booklets this way, and the drawing worker those that the page hands
 *  it. `edition` comes from whoever checked it (`editionOf`). */
export const readBooklet = (document: BookletDocument, edition: string): Booklet => {
  const { armor, shutdown, ammunition, maneuvers } = document.statCard;
  const card = makeStatCard(
    { armor, shutdown, ammunition },
    maneuvers.map((row) => ({
      console: row.console,
      range: row.range,
      group: row.group,
      categories: row.categories,
      name: row.name,
      colour: row.colour,
      score: row.score,
      heat: row.heat,
      conversions: row.conversions as {
        close?: number;
        medium?: number;
        long?: number;
      },
      fires: row.fires ?? [],
      ammunition: row.ammunition ?? null,
    })),
  );

  const known = new Map<string, Critical>();
  const sameCritical = (part: string, effects: Critical['effects']): Critical => {
    const key = criticalKey({ part, effects });
    const critical = known.get(key) ?? reachingCritical(card, { part, effects });
    known.set(key, critical);
    return critical;
  };

  const viewScreens: (ViewScreen | undefined)[] = new Array<ViewScreen | undefined>(65).fill(
    undefined,
  );
  for (const [number, screen] of Object.entries(document.viewScreens)) {
    const lines: CriticalLine[] = (screen.criticals ?? []).flatMap(({ letters, part, effects }) => {
      const critical = sameCritical(part, effects);
      return Object.entries(letters).map(([letter, threshold]) => ({
        letter,
        threshold,
        critical,
      }));
    });
    viewScreens[Number(number)] = {
      number: Number(number),
      range: screen.range,
      picture: screen.picture,
      title: screen.title,
      image: screen.image ?? null,
      status: screen.status,
      score: screen.score ?? null,
      criticals: lines.sort((a, b) => (a.letter < b.letter ? -1 : 1)),
      allows: allowedBy(card.maneuvers, screen.status, 'every word'),
      allowsAbroad: allowedBy(card.maneuvers, screen.status, 'colors and names'),
    };
  }

  const cells: (Sighting | null | undefined)[] = new Array<Sighting | null | undefined>(
    33 * 33,
  ).fill(undefined);
  for (const [holder, table] of Object.entries(document.consoles)) {
    for (const [owner, cell] of Object.entries(table)) {
      const screen = viewScreens[Number(cell.slice(0, 2))];
      const line = screen?.criticals.find(({ letter }) => letter === cell[2]) ?? null;
      cells[cellAt({ holder: Number(holder), owner: Number(owner) })] = screen
        ? { screen, line }
        : null;
    }
  }

  return {
    id: document.mech.designation.toLowerCase(),
    edition,
    mech: document.mech,
    statCard: card,
    viewScreens,
    cells,
    criticals: [...known.values()],
    sources: document.sources,
    document,
  };
};
