import type { PastedCell } from './paste-found.ts';

type Tree = Readonly<Record<string, unknown>>;

const treeOf = (value: unknown, key: string): Tree => {
  const inner =
    typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? (value as Tree)[key]
      : null;
  return typeof inner === 'object' && inner !== null && !Array.isArray(inner)
    ? (inner as Tree)
    : {};
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
    const before = treeOf(consoles, String(holder))[String(owner)];
    if (before !== cell)
      steps.set(holder, [...(steps.get(holder) ?? []), { owner, before, after: cell }]);
  }
  return [...steps].map(([console, changed]) => ({ console, cells: changed }));
};

/** The document as typed with these cells put in; itself if they change nothing. */
export const withPasted = (document: Tree, cells: readonly PastedCell[]): Tree => {
  const steps = pasteSteps(document, cells);
  if (steps.length === 0) return document;
  const before = treeOf(document, 'consoles');
  const tables = steps.map(({ console, cells: changed }) => [
    String(console),
    {
      ...treeOf(before, String(console)),
      ...Object.fromEntries(changed.map(({ owner, after }) => [String(owner), after])),
    },
  ]);
  return { ...document, consoles: { ...before, ...Object.fromEntries(tables) } };
};
