import { at } from '../check/sound-parts.ts';
import type { PastedCell } from './paste-found.ts';

type Tree = Readonly<Record<string, unknown>>;

const treeOf = (value: unknown, key: string | number): Tree => {
  const inner = at(value, `${key}`);
  return typeof inner === 'object' && !Array.isArray(inner) ? { ...inner } : {};
};

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
  const consoles = treeOf(document, 'consoles');
  const steps = new Map<number, PasteStep['cells'][number][]>();
  for (const { holder, owner, cell } of cells) {
    const before = treeOf(consoles, holder)[owner];
    if (before !== cell)
      steps.set(holder, [...(steps.get(holder) ?? []), { owner, before, after: cell }]);
  }
  return [...steps].map(([console, changed]) => ({ console, cells: changed }));
};

/** The document as typed with these cells put in; itself if they change nothing. */
export const withPasted = (document: Tree, cells: readonly PastedCell[]): Tree => {
  const steps = pasteSteps(document, cells);
  const consoles = treeOf(document, 'consoles');
  const changed = steps.map(({ console, cells: after }) => {
    const typed = Object.fromEntries(after.map((each) => [each.owner, each.after]));
    return [console, { ...treeOf(consoles, console), ...typed }] as const;
  });
  return steps.length === 0
    ? document
    : { ...document, consoles: { ...consoles, ...Object.fromEntries(changed) } };
};
