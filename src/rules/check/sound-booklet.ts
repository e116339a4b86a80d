import * as v from 'valibot';
import type { ShownBooklet } from '../booklet/booklet.ts';
import { readBooklet } from '../booklet/read-booklet.ts';
import { bookletDocument } from '../document/booklet-document.ts';
import { CONSOLES, VIEW_SCREENS } from '../vocabulary.ts';
import { at, soundParts } from './sound-parts.ts';

const { mech, statCard, figure } = bookletDocument.entries;

const soundEntries = <Entries extends v.ObjectEntries>(
  entries: Entries,
  value: unknown,
): { readonly [Key in keyof Entries]?: v.InferOutput<Entries[Key]> } =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([key, schema]) => {
      const read = v.safeParse(schema, at(value, key));
      return read.success ? [[key, read.output]] : [];
    }),
  ) as { readonly [Key in keyof Entries]?: v.InferOutput<Entries[Key]> };

/** As much of a faulty document as can be shown: each page, console and row of the card that is
 *  sound in itself. Nothing is guessed, and the result cannot be played. */
export const soundBooklet = (document: unknown): ShownBooklet => {
  const parts = soundParts(document);
  const onCover = soundEntries(mech.entries, at(document, 'mech'));
  const { maneuvers: _maneuvers, ...onCard } = soundEntries(
    statCard.entries,
    at(document, 'statCard'),
  );
  const drawn = v.safeParse(figure, at(document, 'figure'));
  const consoles: Record<string, Record<string, string>> = {};
  for (const { holder, owner, cell } of parts.cells)
    if (isConsole(holder) && isConsole(owner)) (consoles[holder] ??= {})[owner] = cell;
  const { id, viewScreens, ...read } = readBooklet(
    {
      mech: {
        ...{ designation: '', name: '', tonnage: 0, speed: 0, cost: 0, engine: '', weapons: [] },
        ...onCover,
      },
      statCard: {
        ...{ armor: 0, shutdown: 0, ammunition: {} },
        ...onCard,
        maneuvers: parts.maneuvers.map(({ maneuver }) => maneuver),
      },
      viewScreens: Object.fromEntries(
        [...parts.screens].filter(([number]) => VIEW_SCREENS.includes(number)),
      ),
      consoles,
      ...(drawn.success && drawn.output ? { figure: drawn.output } : {}),
      sources: { note: '', cells: [] },
    },
    '',
  );
  return {
    ...{ id, edition: '', viewScreens, document: read.document },
    mech: { name: '', ...onCover },
    statCard: { ...onCard, maneuvers: read.statCard.maneuvers },
  };
};

const isConsole = (key: string): boolean => CONSOLES.some((console) => String(console) === key);
