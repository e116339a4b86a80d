import { css } from 'lit';

/** What every element shares: boxes, type, focus ring, buttons, bands, panels. */
export const shared = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :host {
    font-variant-numeric: tabular-nums;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  table,
  figure {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  button {
    touch-action: manipulation;
    cursor: pointer;
  }
  :focus-visible {
    outline: 3px solid var(--ink);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--paper);
  }
  [tabindex='-1']:focus-visible {
    outline: none;
    box-shadow: none;
  }
  [tabindex='0']:focus-visible:not(button) {
    outline-offset: -3px;
    box-shadow: none;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .label {
    font-size: 14px;
    font-weight: 700;
    text-transform: uppercase;
    letter-spacing: 0.08em;
    line-height: 1;
  }
  .soft {
    color: var(--ink2);
  }
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 10px;
    min-height: 48px;
    padding: 4px 18px;
    border: 2px solid var(--ink);
    border-radius: 4px;
    background: var(--paper);
    color: var(--ink);
    font: 700 19px/1.05 var(--font);
    letter-spacing: 0.01em;
    text-align: center;
    text-decoration: none;
  }
  .button.main {
    background: var(--ink);
    color: var(--paper);
  }
  .button.big {
    min-height: 60px;
    font-size: 23px;
  }
  .button.plain {
    border-color: transparent;
    background: none;
  }
  .button.notyet {
    border-style: dashed;
    border-color: var(--ink2);
    background: none;
    color: var(--ink2);
    cursor: default;
  }
  .button small {
    display: block;
    font-weight: 500;
    font-size: 16px;
    margin-top: 3px;
  }
  kbd {
    font: 700 13px/1 var(--font);
    border: 1.5px solid currentColor;
    border-radius: 3px;
    padding: 2px 5px;
  }
  @media (pointer: coarse) {
    kbd {
      display: none;
    }
  }
  .panel {
    background: var(--paper);
    color: var(--ink);
    border: 1.5px solid var(--edge);
    border-radius: 6px;
  }
  .frame {
    background: radial-gradient(var(--dot) 1.1px, transparent 1.3px) 0 0/5px 5px var(--frame);
    color: var(--frame-ink);
  }
  .frame :focus-visible {
    outline-color: var(--frame-ink);
    box-shadow: 0 0 0 2px var(--frame);
  }
  .dock {
    flex: none;
    display: flex;
    gap: 10px;
    align-items: stretch;
    padding: 10px 12px calc(14px + env(safe-area-inset-bottom));
    background: var(--paper);
    border-top: 2px solid var(--edge);
  }
  .orange {
    --band: var(--orange);
    --band-ink: #171614;
  }
  .red {
    --band: var(--red);
    --band-ink: #fff;
  }
  .blue {
    --band: var(--blue);
    --band-ink: #fff;
  }
  .green {
    --band: var(--green);
    --band-ink: #fff;
  }
  .yellow {
    --band: var(--yellow);
    --band-ink: #171614;
  }
  .band {
    background: var(--band);
    color: var(--band-ink);
    border-radius: 2px;
  }
  .sign {
    width: 24px;
    height: 24px;
    flex: none;
    display: inline-block;
    vertical-align: -6px;
    overflow: visible;
  }
  .sign .shape {
    fill: var(--band);
    stroke: var(--sign-line);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .sign text {
    font: 700 15px/1 var(--font);
    text-anchor: middle;
    fill: var(--band-ink);
  }
  .band .sign .shape {
    fill: #fff;
    stroke: #171614;
  }
  .band .sign text {
    fill: #171614;
  }
  .worded {
    white-space: nowrap;
  }
  .mark {
    width: 17px;
    height: 17px;
    vertical-align: -2px;
    flex: none;
  }
  .icon {
    width: 24px;
    height: 24px;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.6;
  }
  .letter {
    display: inline-flex;
    flex: none;
    border: 1.5px solid currentColor;
    border-radius: 3px;
    font-weight: 700;
    font-size: 0.94em;
    line-height: 1;
    overflow: hidden;
  }
  .letter i {
    font-style: normal;
    padding: 2px 5px;
  }
  .letter i + i {
    background: var(--display-ink);
    color: var(--display);
  }
`;
