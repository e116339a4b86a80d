// The tree as it is seen: elements with what is in their shadows, and what lies uppermost.

/** All elements below a root, those in shadow trees too. */
export const elementsIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((each) => [
    each,
    ...(each.shadowRoot ? elementsIn(each.shadowRoot) : []),
  ]);

/** What holds a node: its parent, where it is slotted, or whose shadow it is in. */
export const holderOf = (node: Node): Element | null => {
  if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
  const { parentNode } = node;
  return parentNode instanceof ShadowRoot ? parentNode.host : (parentNode as Element | null);
};

/** A node's holders, the nearest first. */
export const holdersOf = (node: Node): Element[] => {
  const holder = holderOf(node);
  return holder instanceof Element ? [holder, ...holdersOf(holder)] : [];
};

/** What is uppermost at a point of the window. */
export const uppermostAt = (x: number, y: number): Element | null => {
  let found = document.elementFromPoint(x, y);
  for (;;) {
    const inside: Element | null = found?.shadowRoot?.elementFromPoint(x, y) ?? null;
    if (!inside || inside === found) return found;
    found = inside;
  }
};

/** Whether an element is another one, or in it. */
export const isWithin = (element: Element | null, other: Element): boolean =>
  element !== null && (element === other || holdersOf(element).includes(other));
