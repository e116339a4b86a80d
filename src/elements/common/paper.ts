import type { ReactiveController, ReactiveControllerHost } from 'lit';
import around from './around-paper.css?inline';
import page from './paper.css?inline';
import { sheetOf } from './styled.ts';

/** Lays paper in the printer for a stage; gives back how to take it out again. */
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

/** Paper in the printer as long as its stage is on the page: A5, larger paper is filled by the stage's own rules. */
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
