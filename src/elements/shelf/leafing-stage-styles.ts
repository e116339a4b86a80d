import { css } from 'lit';

/** Styles of `<leafing-stage>`: one column, pages with turners beside them, two columns from 1100 px on. */
export const leafingStageStyles = css`
  :host {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto auto;
    height: 100%;
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 50px;
    padding: 0 8px;
  }
  .bar a {
    color: inherit;
    width: 48px;
    height: 48px;
    display: grid;
    place-items: center;
  }
  .bar button {
    min-height: 48px;
    padding: 0 12px;
    border: 0;
    background: none;
    font-weight: 700;
  }
  h1 {
    font: 700 20px/1.05 var(--font);
    flex: 1;
  }
  h1 .soft {
    font-weight: 500;
  }
  .body {
    min-height: 0;
    overflow-y: auto;
    padding: 0 8px 8px;
    display: grid;
  }
  booklet-page {
    min-height: 560px;
  }
  .turn,
  .overview,
  .side own-picture {
    display: none;
  }
  .turn {
    place-content: center;
    justify-items: center;
    gap: 8px;
    width: 64px;
    height: 140px;
    border: 2px solid var(--edge);
    border-radius: 4px;
    background: var(--paper);
    font-weight: 700;
    padding: 0;
  }
  .turns {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 10px;
    padding: 0 12px calc(12px + env(safe-area-inset-bottom));
    background: var(--paper);
  }
  .turns .button:last-child {
    flex-direction: row-reverse;
  }
  @media (min-width: 700px) {
    .body {
      grid-template-columns: auto minmax(0, 652px) auto;
      justify-content: center;
      gap: 10px;
      align-items: center;
    }
    .body booklet-page {
      height: 100%;
    }
    .turn {
      display: grid;
    }
    .turns {
      display: none;
    }
  }
  /* A phone that lies, or a page much enlarged: the look-up beside the page. */
  @media (max-height: 519px) and (min-width: 640px) {
    :host {
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 232px;
    }
    .bar {
      grid-column: 1 / -1;
    }
    .body {
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: 8px;
      align-items: start;
    }
    .turn {
      display: grid;
      position: sticky;
      top: 0;
      width: 52px;
      height: 100%;
      max-height: calc(100dvh - 70px);
    }
    .turns {
      display: none;
    }
    .side {
      min-height: 0;
      overflow-y: auto;
      padding: 0 8px 8px 0;
    }
  }
  @media (min-width: 1100px) {
    :host {
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr);
    }
    .bar {
      grid-column: 1 / -1;
    }
    .narrow {
      display: none;
    }
    .body {
      grid-template-columns: auto minmax(0, 540px) auto;
      padding-bottom: 16px;
    }
    .side {
      min-height: 0;
      display: grid;
      grid-template-rows: auto auto minmax(0, 1fr);
      gap: 12px;
      padding: 0 18px 16px 8px;
    }
    .side own-picture {
      display: block;
    }
    .overview {
      display: block;
      padding: 16px;
      overflow-y: auto;
    }
  }
`;
