import { css } from 'lit';

/** Phone: a page over a slip. Tablet: two pages over two slips. Desktop: page, slips, page. */
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
    grid-auto-rows: minmax(0, 1fr);
  }
  .pages {
    min-height: 0;
    display: flex;
    flex-direction: column;
    gap: 8px;
    padding: 0 8px 8px;
    overflow-y: auto;
  }
  .page-of {
    position: relative;
    flex: 1 0 auto;
    min-height: 440px;
    display: grid;
    perspective: 1500px;
  }
  .page-of > * {
    grid-area: 1 / 1;
  }
  .page-of > booklet-page {
    height: 100%;
  }
  .leaf {
    transform-origin: left center;
    animation: turn 520ms ease-out forwards;
    backface-visibility: hidden;
  }
  .leaf booklet-page {
    height: 100%;
  }
  @keyframes turn {
    to {
      transform: rotateY(-180deg);
    }
  }
  .slips {
    flex: none;
    display: grid;
    gap: 8px;
  }
  .slip {
    padding: 10px 12px;
    display: grid;
    gap: 8px;
    align-content: start;
  }
  .leave {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: 8px;
  }
  .meaning {
    font-size: 16px;
  }
  .gauge {
    padding: 10px 12px;
  }
  .gauge h3 {
    font: 700 18px/1 var(--font);
    margin-bottom: 8px;
  }
  .windows {
    flex: none;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
    padding: 8px;
    border-radius: 6px;
  }
  .windows > div {
    position: relative;
    height: 150px;
  }
  .windows view-window {
    height: 100%;
  }
  .windows .tag {
    position: absolute;
    left: 50%;
    bottom: 8px;
    transform: translateX(-50%);
    width: max-content;
    max-width: 84%;
    text-align: center;
    background: var(--display);
    color: var(--display-ink);
    border: 1.5px solid var(--frame);
    border-radius: 2px;
    padding: 4px 8px;
    font: 700 16px/1.05 var(--font);
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
  .choice {
    padding: 12px;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  .controls {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 8px 10px;
  }
  .dots {
    display: flex;
    gap: 6px;
    align-items: center;
    min-height: 12px;
  }
  .dots li {
    width: 9px;
    height: 9px;
    border-radius: 50%;
    border: 2px solid var(--ink);
  }
  .dots .past,
  .dots .now {
    background: var(--ink);
  }
  .dots .now {
    width: 26px;
    border-radius: 6px;
  }
  .said {
    justify-self: end;
    font-size: 16px;
    line-height: 1;
  }
  .broad {
    display: none;
  }
  @media (max-width: 699px) {
    .step3 .page-of,
    .page-of:not(.active),
    .slip:not(.active),
    .gauges {
      display: none;
    }
    .step4 .equation,
    .step5 .equation {
      display: none;
    }
    .page-of {
      min-height: min(440px, 58vh);
    }
    .step2 .page-of {
      min-height: min(500px, 60vh);
    }
    .step4 .page-of,
    .step5 .page-of {
      min-height: min(400px, 44vh);
    }
    .step3 .meaning {
      font-size: 15px;
    }
  }
  @media (min-width: 700px) {
    .both {
      grid-template-columns: 1fr 1fr;
    }
    .pages {
      display: grid;
      grid-template-columns: 1fr 1fr;
      grid-template-rows: minmax(540px, 1fr) auto;
      gap: 12px;
      padding: 0 12px 12px;
    }
    .pages > .windows {
      display: none;
    }
    .slips {
      grid-column: 1 / -1;
      grid-template-columns: 1fr 1fr;
      gap: 12px;
    }
    .gauges {
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 12px;
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
    .narrow {
      display: none;
    }
    .broad {
      display: inline;
    }
  }
  @media (min-width: 1100px) {
    .pages {
      grid-template-columns: minmax(380px, 452px) minmax(0, 1fr) minmax(380px, 452px);
      grid-template-rows: minmax(600px, 1fr);
      grid-template-areas: 'one slips two';
      padding: 0 18px 12px;
    }
    .page-of.lone {
      grid-area: one;
    }
    .page-of.rival {
      grid-area: two;
    }
    .slips {
      grid-area: slips;
      grid-template-columns: 1fr;
      align-content: start;
    }
    .gauges {
      grid-template-columns: 1fr;
      grid-column: auto;
    }
    .controls {
      justify-self: center;
      width: 100%;
      padding-left: max(18px, calc(50% - 330px));
      padding-right: max(18px, calc(50% - 330px));
    }
  }
  @media (max-height: 519px) and (orientation: landscape) {
    .pages {
      display: grid;
      grid-template-columns: 320px 1fr;
      grid-template-rows: auto;
    }
    .page-of {
      grid-row: 1;
      grid-column: 1;
    }
    .page-of:not(.active),
    .step3 .page-of.rival,
    .slip:not(.active),
    .gauges {
      display: none;
    }
    .slips {
      grid-column: 2;
      grid-template-columns: 1fr;
      align-content: start;
    }
    .pages > .windows {
      display: none;
    }
    .controls {
      grid-template-columns: auto auto 1fr 2fr;
      padding: 6px 12px;
      align-items: center;
    }
    .controls .big {
      min-height: 48px;
    }
    .both {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .leaf {
      animation: none;
    }
  }
`;
