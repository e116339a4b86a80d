import { css } from 'lit';

/** How a booklet page is laid out; type by the width of the page. */
export const bookletPageStyles = css`
  :host {
    display: block;
    min-height: 0;
    min-width: 0;
    container-type: inline-size;
  }
  .page {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto minmax(var(--window-least, 150px), 1fr) auto auto auto;
    height: 100%;
    padding: 14px 12px;
    border-radius: 6px;
    box-shadow:
      0 1px 0 var(--shade),
      0 14px 30px var(--shade);
    isolation: isolate;
  }
  .top {
    display: grid;
    grid-template-columns: 15.5% 1fr 15.5%;
    gap: 4px;
    z-index: 2;
  }
  .top .plate {
    height: clamp(46px, 13.5cqw, 70px);
    display: grid;
    place-items: center;
    text-align: center;
  }
  .range h2,
  .range h3 {
    font-size: 12px;
    line-height: 1;
    padding: 0 4%;
  }
  .range small {
    display: block;
    font: 500 clamp(12px, 3.3cqw, 15px) / 1 var(--font);
    letter-spacing: 0.09em;
    text-transform: uppercase;
    color: var(--display-ink2);
    margin-bottom: 2px;
  }
  .range b {
    font: 700 clamp(17px, 5.6cqw, 30px) / 1 var(--font);
    text-transform: uppercase;
    letter-spacing: 0.025em;
    text-wrap: balance;
  }
  .score small {
    display: block;
    font-size: 11.5px;
    letter-spacing: 0.08em;
    line-height: 1;
  }
  .score b {
    font-size: clamp(21px, 6.4cqw, 34px);
    line-height: 0.95;
  }
  .number p {
    font-weight: 700;
    font-size: clamp(26px, 8.4cqw, 44px);
    line-height: 1;
  }
  view-window {
    margin-top: 7px;
  }
  .status {
    margin: -40px 3% 0;
    padding: 9px 16px 12px;
    z-index: 2;
    text-align: center;
  }
  .tab {
    font-size: clamp(12px, 3.3cqw, 15px);
    text-transform: uppercase;
    letter-spacing: 0.08em;
    color: var(--display-ink2);
    line-height: 1;
    margin-bottom: 9px;
  }
  .words {
    font: 700 clamp(18px, 5.2cqw, 24px) / 1.12 var(--font);
  }
  .critical {
    margin-top: 9px;
    padding: 10px 14px;
    min-height: 40px;
  }
  .critical ul {
    columns: 2;
    column-gap: 14px;
    font-size: clamp(14px, 3.75cqw, 17px);
    line-height: 1.13;
  }
  .critical ul.one {
    columns: 1;
  }
  .critical li {
    break-inside: avoid;
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 6px;
    padding: 3px 2px;
  }
  .letters {
    display: flex;
    gap: 3px;
    align-items: start;
  }
  .critical li.hit {
    background: var(--display-ink);
    color: var(--display);
    /* Wider than the row, not higher: the rows above and below are read too. */
    box-shadow:
      2px 0 0 var(--display-ink),
      -2px 0 0 var(--display-ink);
    border-radius: 1px;
  }
  .critical li.hit .letter i + i {
    background: var(--display);
    color: var(--display-ink);
  }
  .critical li.dim {
    color: var(--display-ink2);
  }
  .critical.quiet {
    display: grid;
    place-items: center;
  }
  .none {
    color: var(--display-ink2);
    font-size: 14px;
  }
  .console {
    margin-top: 9px;
    padding: 9px 5% 8px;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 10px;
    align-items: center;
  }
  .own {
    font-weight: 700;
    font-size: clamp(26px, 8.4cqw, 44px);
    line-height: 1;
  }
  :host([focus-on='console']) .dimmable,
  :host([focus-on='console']) view-window {
    filter: brightness(0.68);
  }
  @container (max-width: 350px) {
    .page {
      padding: 10px 8px;
    }
    .critical {
      padding: 8px 10px;
    }
    .critical ul {
      columns: 1;
    }
    .cells {
      border-spacing: 1px 2px;
    }
  }
`;
