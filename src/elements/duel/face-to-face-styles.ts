import { css } from 'lit';

/** Two halves: above each other on a table that stands, on the long edges of one that lies. */
export const faceToFaceStyles = css`
  :host {
    display: block;
    height: 100%;
  }
  .table {
    height: 100%;
    display: grid;
    grid-template-rows: minmax(0, 1fr) 8px minmax(0, 1fr);
    position: relative;
  }
  .half {
    position: relative;
    min-height: 0;
    padding: 10px;
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(min(264px, 49%), 0.68fr) minmax(0, 1fr);
    gap: 10px 12px;
  }
  .half.rival {
    transform: rotate(180deg);
  }
  .middle {
    position: relative;
    z-index: 3;
  }
  .menu {
    position: absolute;
    left: 50%;
    top: 50%;
    translate: -50% -50%;
    width: 48px;
    height: 48px;
    border: 2px solid var(--frame-ink2);
    border-radius: 50%;
    background: var(--frame);
    color: var(--frame-ink);
    display: grid;
    place-items: center;
    padding: 0;
  }
  booklet-page {
    min-width: 0;
    min-height: 0;
    overflow: hidden;
  }
  .own {
    min-height: 0;
    display: flex;
    flex-direction: column;
    gap: 6px;
  }
  .own .who .soft {
    font-size: 16px;
  }
  stat-card {
    flex: 1;
    min-height: 0;
  }
  console-keys {
    grid-column: 1 / -1;
  }
  .slip {
    grid-row: 1 / -1;
    grid-column: 2;
    min-height: 0;
    padding: 12px 16px;
    display: flex;
    flex-direction: column;
    gap: 10px;
  }
  .half:has(.slip) booklet-page {
    grid-row: 1 / -1;
  }
  .words {
    flex: 1;
    min-height: 0;
    overflow-y: auto;
    display: flex;
    flex-direction: column;
    gap: 10px;
  }
  .words .marks {
    border: 0;
    padding: 0;
  }
  .words .next {
    margin: 0;
  }
  .numbers {
    display: grid;
    grid-template-columns: 1fr 1fr;
    text-align: center;
    margin: auto 0;
  }
  .numbers small {
    font-size: 16px;
    color: var(--ink2);
  }
  .numbers b {
    display: block;
    font: 700 64px/1 var(--font);
  }
  .ended {
    font: 700 24px/1.1 var(--font);
  }
  .progress {
    display: flex;
    justify-content: space-between;
    align-items: center;
    font-size: 15px;
  }
  .go {
    display: grid;
    grid-template-columns: 1fr 3fr;
    gap: 10px;
  }
  @media (orientation: landscape) {
    .table {
      grid-template-rows: none;
      grid-template-columns: minmax(0, 1fr) 8px minmax(0, 1fr);
    }
    .half {
      writing-mode: horizontal-tb;
    }
  }
`;
