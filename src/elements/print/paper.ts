import { css } from 'lit';

/** Rules for the whole page; `@page` counts nowhere else. */
const page = css`
  @page {
    size: A5 portrait;
    margin: 8mm;
  }
  @media print {
    html,
    body {
      height: auto;
      background: #fff;
    }
    viewscreen-app {
      display: block;
      height: auto;
    }
  }
`;

/** Rules for what is around the stage: nothing of it is printed, and nothing of it scrolls. */
const around = css`
  @media print {
    nav,
    .bar,
    .notices,
    settings-sheet {
      display: none;
    }
    main {
      display: block;
      overflow: visible;
    }
  }
`;

/**
 * Lays paper in the printer for a stage that is on the page: A5, larger paper is filled by the
 * stage's own rules. Gives back how to take it out again.
 */
export const layPaper = (stage: Element): (() => void) => {
  const root = stage.getRootNode();
  const laid = [
    { where: document, sheet: page.styleSheet },
    ...(root instanceof ShadowRoot ? [{ where: root, sheet: around.styleSheet }] : []),
  ];
  for (const { where, sheet } of laid)
    if (sheet) where.adoptedStyleSheets = [...where.adoptedStyleSheets, sheet];
  return () => {
    for (const { where, sheet } of laid)
      where.adoptedStyleSheets = where.adoptedStyleSheets.filter((other) => other !== sheet);
  };
};
