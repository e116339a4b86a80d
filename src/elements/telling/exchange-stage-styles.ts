import { css } from 'lit';

/** The frame around every step: bar, numbers called, marks, controls. */
export const exchangeStageStyles = css`
  :host {
    display: block;
    height: 100%;
  }
  .stage {
    height: 100%;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
  :host([no-bar]) .stage {
    grid-template-rows: minmax(0, 1fr) auto;
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 50px;
    padding: 0 4px 0 14px;
  }
  h1 {
    font: 700 20px/1.05 var(--font);
    overflow-wrap: anywhere;
  }
  h1 .soft {
    font-weight: 500;
  }
  .bar p {
    margin-left: auto;
    white-space: nowrap;
  }
  .menu {
    width: 48px;
    height: 48px;
    border: 0;
    background: none;
    display: grid;
    place-items: center;
    flex: none;
  }
  .calls {
    margin: 0 8px 8px;
    border-radius: 6px;
    padding: 12px;
    display: flex;
    flex-direction: column;
    gap: 10px;
    min-height: 0;
    overflow-y: auto;
    width: min(1060px, calc(100% - 16px));
    justify-self: center;
  }
  @media (min-width: 1100px) {
    .calls {
      max-height: 640px;
      align-self: center;
    }
  }
  .title {
    padding: 10px 30px;
    text-align: center;
    margin: 2px 6px 6px;
  }
  .title small {
    display: block;
    font-size: 14px;
    line-height: 1;
    letter-spacing: 0.09em;
    text-transform: uppercase;
    color: var(--display-ink2);
    margin-bottom: 3px;
  }
  .title b {
    font: 700 24px/1 var(--font);
    text-transform: uppercase;
  }
  .both {
    flex: 1;
    min-height: 0;
    display: grid;
    gap: 12px;
    grid-auto-rows: minmax(min-content, 1fr);
  }
  exchange-pages {
    min-height: 0;
  }
  .after {
    min-height: 0;
    overflow-y: auto;
    display: grid;
    gap: 10px;
    align-content: start;
    padding: 0 8px 8px;
    width: min(1060px, 100%);
    justify-self: center;
  }
  .after h2 {
    display: flex;
    align-items: baseline;
    gap: 10px;
    font: 700 28px/1.1 var(--font);
    padding: 4px 8px;
  }
  .after h2 .soft {
    margin-left: auto;
    font: 500 18px/1.1 var(--font);
    white-space: nowrap;
  }
  .mark-of {
    display: grid;
    gap: 8px;
    align-content: start;
  }
  .controls {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 8px 10px;
  }
  .said {
    justify-self: end;
    font-size: 16px;
    line-height: 1;
  }
  telling-note {
    margin: 0 8px 8px;
  }
  @media (min-width: 700px) {
    .both {
      grid-template-columns: 1fr 1fr;
    }
    .after {
      grid-template-columns: 1fr 1fr;
      padding: 0 12px 12px;
    }
    .after h2,
    .after .windows {
      grid-column: 1 / -1;
    }
    .after .windows > div {
      height: min(260px, 32vh);
    }
  }
  @media (min-width: 1100px) {
    .controls {
      justify-self: center;
      width: 100%;
      padding-left: max(18px, calc(50% - 330px));
      padding-right: max(18px, calc(50% - 330px));
    }
  }
  /* A phone that lies. */
  .flat.step6 .windows {
    display: none;
  }
  .flat .title {
    padding: 4px 30px;
    margin: 0;
  }
  .flat .calls {
    padding: 8px;
    gap: 8px;
  }
  .flat .controls {
    grid-template-columns: auto auto 1fr 2fr;
    padding: 6px 12px;
    align-items: center;
  }
  .flat .controls .big {
    min-height: 48px;
  }
`;
