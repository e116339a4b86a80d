import type { ReactiveController, ReactiveControllerHost } from 'lit';
import around from './around-paper.css?inline';
import page from './paper.css?inline';
import { sheetOf } from './styled.ts';

/** Sets the paper of the printer for a stage; gives the function that removes it. */
const layPaper = (stage: Element): (() => void) => {
  const root = stage.getRootNode();
  const laid = [
    { where: document, sheet: sheetOf(page).styleSheet },
    ...(root instanceof ShadowRoot ? [{ where: root, sheet: sheetOf(around).styleSheet }] : []),
  ];
  for (const { where, sheet } of laid)
    if (sheet) where.adoptedStyleSheets = [...where.adoptedStyleSheets, sheet];
  return () => {
    for (const { where, sheet } of laid)
      where.adoptedStyleSheets = where.adoptedStyleSheets.filter((other) => other !== sheet);
  };
};

/** Sets the printer to A5 while its stage is shown; on larger paper the stage's own rules apply. */
export class Paper implements ReactiveController {
  readonly #stage: ReactiveControllerHost & Element;
  #takeOut: (() => void) | null = null;

  constructor(stage: ReactiveControllerHost & Element) {
    this.#stage = stage;
    stage.addController(this);
  }

  hostConnected(): void {
    this.#takeOut = layPaper(this.#stage);
  }

  hostDisconnected(): void {
    this.#takeOut?.();
  }
}
