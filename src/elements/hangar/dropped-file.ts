/** Lets something be dropped here: without it a browser opens the file in the place of the game. */
export const mayBeDropped = (event: DragEvent): void => event.preventDefault();

/** The file that was let go over a stage; null where it was something else. */
export const droppedFile = (event: DragEvent): File | null => {
  event.preventDefault();
  return event.dataTransfer?.files[0] ?? null;
};
