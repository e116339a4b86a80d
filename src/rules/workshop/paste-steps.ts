import { at } from '../check/sound-parts.ts';
import type { PastedCell } from './paste-found.ts';

/** What a paste changes in one console: only the cells that become others; `before` is undefined where none stood. */
export interface PasteStep {
  readonly console: number;
  readonly cells: readonly {
    readonly owner: number;
    readonly before: unknown;
    readonly after: string;
  }[];
}

/** What these cells would change in a document, console by console. */
export const pasteSteps = (
  document: unknown,
  cells: readonly PastedCell[],
): readonly PasteStep[] => {
  const steps = new Map<number, PasteStep['cells'][number][]>();
  for (const { holder, owner, cell } of cells) {
    const before = at(at(at(document, 'consoles'), `${holder}`), `${owner}`);
    if (before !== cell)
      steps.set(holder, [...(steps.get(holder) ?? []), { owner, before, after: cell }]);
  }
  return [...steps].map(([console, changed]) => ({ console, cells: changed }));
};
