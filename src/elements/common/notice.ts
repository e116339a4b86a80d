/** Says a sentence above the stage: `<viewscreen-app>` shows it. */
export const notify = (from: EventTarget, text: string): void => {
  from.dispatchEvent(
    new CustomEvent('notice', { detail: { text }, bubbles: true, composed: true }),
  );
};
