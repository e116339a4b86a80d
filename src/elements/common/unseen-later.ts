/**
 * Draws an element that is not shown, such as the other face of a stage, in a task of its own: what is
 * seen comes first, and no task is long on a slow phone. For an element's `scheduleUpdate`.
 */
export const unseenLater = (element: Element, draw: () => unknown): void | Promise<unknown> => {
  if (element.checkVisibility()) draw();
  else return new Promise((resolve) => setTimeout(resolve)).then(draw);
};
