import { css } from 'lit';

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
  .lost {
    padding: 24px;
    text-align: center;
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
  .overview {
    display: none;
  }
  .look {
    display: grid;
    grid-template-columns: 1fr 1fr 1.1fr;
    gap: 8px;
    align-items: end;
    padding: 10px 12px;
    border-radius: 0;
    border-width: 2px 0 0;
  }
  .look h2 {
    display: none;
  }
  .look label span {
    display: block;
    font-size: 15px;
    color: var(--ink2);
  }
  .look input {
    width: 100%;
    min-height: 50px;
    border: 2px solid var(--edge);
    border-radius: 4px;
    background: none;
    text-align: center;
    font: 700 26px/1 var(--font);
  }
  .look .button {
    min-height: 50px;
    padding: 4px 8px;
  }
  .found {
    grid-column: 1 / -1;
    color: var(--ink2);
    font-size: 16px;
    min-height: 1.2em;
  }
  .turns {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 10px;
    padding: 0 12px calc(12px + env(safe-area-inset-bottom));
    background: var(--paper);
  }
  .pages ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
    gap: 6px;
    margin: 8px 0 14px;
  }
  .pages button {
    width: 100%;
    min-height: 56px;
    display: flex;
    align-items: center;
    gap: 7px;
    border: 1.5px solid var(--edge);
    border-radius: 4px;
    background: none;
    text-align: left;
    padding: 4px 10px 4px 5px;
    font-size: 17px;
    line-height: 1.05;
  }
  .pages b {
    min-width: 26px;
    text-align: center;
    font-size: 22px;
  }
  .pages .here {
    background: var(--ink);
    color: var(--paper);
  }
  .pages > .button {
    margin-bottom: 12px;
  }
  .scroll {
    overflow-x: auto;
    margin-top: 10px;
  }
  .card {
    border-collapse: collapse;
    width: 100%;
    font-size: 17px;
  }
  .card th {
    font-size: 13px;
    text-align: left;
    text-transform: uppercase;
    letter-spacing: 0.05em;
    color: var(--ink2);
    padding: 4px 6px;
  }
  .card td {
    border-top: 1px solid var(--rule);
    padding: 5px 6px;
    white-space: nowrap;
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
      display: none;
    }
    .look {
      grid-template-columns: repeat(3, minmax(0, 220px));
      justify-content: center;
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
    .look {
      border-width: 1.5px;
      border-radius: 6px;
      padding: 16px;
      grid-template-columns: 1fr 1fr 1.1fr;
    }
    .look h2 {
      display: block;
      grid-column: 1 / -1;
    }
    .overview {
      display: block;
      padding: 16px;
      overflow-y: auto;
    }
  }
  @media (max-width: 619px) {
    .card .broad {
      display: none;
    }
  }
  .own.panel {
    display: grid;
    gap: 8px;
    padding: 10px 12px;
  }
  .side .own {
    display: none;
  }
  @media (min-width: 1100px) {
    .side .own {
      display: grid;
    }
  }
  .own input {
    position: absolute;
    opacity: 0;
    width: 1px;
    height: 1px;
  }
  .own label {
    cursor: pointer;
  }
  .own label:focus-within {
    outline: 3px solid var(--ink);
    outline-offset: 2px;
  }
`;
