import { css } from 'lit';

/** How the stat card is laid out: narrow rows in two lines, wide ones in the columns of the print. */
export const statCardStyles = css`
  :host {
    display: block;
    min-height: 0;
    min-width: 0;
    container-type: inline-size;
  }
  .card {
    display: flex;
    flex-direction: column;
    height: 100%;
    overflow: hidden;
    --columns: 40px minmax(0, 1fr) 30px 76px;
  }
  .head {
    padding: 9px 12px 8px;
  }
  .mech {
    display: none;
  }
  .told,
  .criticals {
    padding: 8px 12px;
    border-top: 1.5px solid var(--edge);
    background: var(--paper2);
    font-size: 18px;
    line-height: 1.15;
  }
  .criticals {
    font-size: 16px;
    border-top: 1px solid var(--rule);
  }
  .columns {
    flex: none;
    display: grid;
    grid-template-columns: var(--columns);
    gap: 6px;
    padding: 5px 8px 4px 0;
    font-size: 12.5px;
    line-height: 1;
    text-transform: uppercase;
    letter-spacing: 0.06em;
    color: var(--ink2);
    white-space: nowrap;
  }
  .columns :first-child {
    text-align: center;
  }
  .right {
    text-align: right;
    justify-self: end;
  }
  .wide {
    display: none;
  }
  .rows {
    flex: 1;
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    background:
      linear-gradient(var(--paper) 30%, transparent) top / 100% 36px no-repeat local,
      linear-gradient(transparent, var(--paper) 70%) bottom / 100% 36px no-repeat local,
      linear-gradient(var(--shade), transparent) top / 100% 12px no-repeat scroll,
      linear-gradient(transparent, var(--shade)) bottom / 100% 12px no-repeat scroll;
  }
  .row {
    display: grid;
    grid-template-columns: var(--columns);
    gap: 6px;
    align-items: stretch;
    width: 100%;
    min-height: 48px;
    padding: 0 8px 0 0;
    border: 0;
    border-top: 1px solid var(--rule);
    background: none;
    text-align: left;
    font: inherit;
    line-height: 1;
    position: relative;
  }
  .row:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
    z-index: 3;
  }
  .no {
    display: grid;
    place-items: center;
    font: 700 25px/1 var(--font);
  }
  .row .band {
    display: flex;
    align-items: center;
    gap: 7px;
    min-width: 0;
    margin: 3px 0;
    padding: 4px 5px 4px 6px;
  }
  .band b {
    display: block;
    font: 700 18px/1 var(--font);
    letter-spacing: -0.008em;
  }
  .band small {
    display: block;
    font: 500 14px/1 var(--font);
    margin-top: 3px;
  }
  .score {
    display: grid;
    place-items: center end;
    font: 700 20px/1 var(--font);
  }
  .heat {
    display: grid;
    align-content: center;
    justify-items: end;
    font-size: 15px;
    white-space: nowrap;
  }
  .heat i {
    font-style: normal;
    color: var(--ink2);
  }
  .heat b {
    font-size: 19px;
  }
  .warn {
    display: flex;
    gap: 3px;
    align-items: center;
    font: 700 13px/1 var(--font);
    margin-top: 2px;
  }
  .warn .icon {
    width: 13px;
    height: 13px;
  }
  .icon .cut {
    stroke: var(--paper);
  }
  .shut {
    min-height: 37px;
    color: var(--ink2);
    grid-template-columns: 40px minmax(0, 1fr) auto;
    background: repeating-linear-gradient(-55deg, transparent 0 7px, var(--paper2) 7px 9px);
  }
  .shut .no {
    font: 500 19px/1 var(--font);
    text-decoration: line-through;
  }
  .shut .name {
    display: flex;
    gap: 8px;
    align-items: center;
    font-size: 17.5px;
    line-height: 1.05;
    padding-left: 6px;
  }
  .shut .name small {
    display: block;
    font: 500 13px/1 var(--font);
  }
  .shut .why {
    align-self: center;
    text-align: right;
    color: var(--ink);
    font-size: 15px;
    line-height: 1.02;
    max-width: 150px;
  }
  .long {
    display: none;
  }
  .picked {
    outline: 3px solid var(--ink);
    outline-offset: -3px;
    background: var(--paper2);
    z-index: 2;
  }
  .picked .no {
    background: var(--ink);
    color: var(--paper);
  }
  @media (hover: hover) {
    button.row:hover:not(.picked) {
      background: var(--paper2);
    }
  }
  @container (min-width: 720px) {
    .card {
      --columns: 60px minmax(0, 1fr) 126px 46px 46px 92px 46px 52px;
    }
    .head {
      display: grid;
      grid-template-columns: 170px 1fr;
      gap: 10px;
      align-items: center;
      padding: 9px 16px 8px;
    }
    .mech {
      display: block;
    }
    .mech b {
      display: block;
      font-size: 24px;
      line-height: 1;
    }
    .mech span {
      font-size: 15px;
    }
    .told,
    .criticals {
      padding: 7px 16px;
    }
    .columns,
    .row {
      gap: 10px;
      padding-right: 16px;
    }
    .wide {
      display: block;
    }
    .row .text {
      align-self: center;
      font-size: 16.5px;
      color: var(--ink2);
      line-height: 1.05;
    }
    .band small,
    .short {
      display: none;
    }
    .long {
      display: inline;
    }
    .shut {
      grid-template-columns: 60px minmax(0, 1fr) auto;
      min-height: 35px;
    }
    .shut .why {
      max-width: none;
    }
    .band b {
      font-size: 20px;
    }
  }
  @media (pointer: fine) {
    @container (min-width: 720px) {
      .row:not(.shut) {
        min-height: 41px;
      }
    }
  }
  :host([mini]) .card {
    --columns: 30px minmax(0, 1fr) 28px 62px;
  }
  :host([mini]) .band small,
  :host([mini]) .shut small,
  :host([mini]) .mech {
    display: none;
  }
  :host([mini]) .columns {
    font-size: 12px;
    letter-spacing: 0.02em;
    padding-right: 6px;
  }
  :host([mini]) .rows {
    display: flex;
    flex-direction: column;
  }
  :host([mini]) .row {
    min-height: 24.6px;
    flex: 1 0 24.6px;
    max-height: 44px;
    padding-right: 6px;
  }
  :host([mini]) .shut {
    grid-template-columns: 30px minmax(0, 1.3fr) minmax(0, 1fr);
  }
  :host([mini]) .no {
    font-size: 18px;
  }
  :host([mini]) .row .band {
    margin: 1px 0;
    padding: 1px 6px;
  }
  :host([mini]) .band b,
  :host([mini]) .shut .name,
  :host([mini]) .heat,
  :host([mini]) .score {
    font-size: 16px;
  }
  :host([mini]) .heat i,
  :host([mini]) .warn {
    display: none;
  }
  :host([mini]) .sign {
    width: 19px;
    height: 19px;
  }
  :host([mini]) .shut .name {
    font-size: 14.5px;
    line-height: 0.95;
  }
  :host([mini]) .why {
    font-size: 13.5px;
    max-width: 190px;
  }
`;
