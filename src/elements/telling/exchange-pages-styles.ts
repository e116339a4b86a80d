import { css } from 'lit';

/** Narrow: a page over a slip. Flat: windows or a page beside the slips. Broad: two pages over two
 *  slips; on a desktop page, slips, page. */
export const exchangePagesStyles = css`
  :host {
    display: block;
    min-height: 0;
  }
  .pages {
    height: 100%;
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
  .leaf.late {
    position: absolute;
    inset: 0;
    z-index: 1;
    animation-delay: 600ms;
    animation-fill-mode: both;
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
  .console {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 10px;
    align-items: center;
    border: 1.5px solid var(--edge);
    border-radius: 4px;
    padding: 4px 10px 4px 4px;
    background: var(--display);
    color: var(--display-ink);
  }
  .console .own {
    font: 700 30px/1 var(--font);
  }
  .gauge {
    padding: 10px 12px;
  }
  .gauge h3 {
    font: 700 18px/1 var(--font);
    margin-bottom: 8px;
  }
  .narrow.step3 .page-of,
  .narrow .page-of:not(.active),
  .narrow .slip:not(.active),
  .narrow .gauges,
  .narrow.step4 .equation,
  .narrow.step5 .equation,
  .broad > .windows {
    display: none;
  }
  .narrow .page-of {
    min-height: min(440px, 58vh);
  }
  .narrow.step2 .page-of {
    min-height: min(500px, calc(100dvh - 305px));
  }
  .narrow.step4 .page-of,
  .narrow.step5 .page-of {
    min-height: min(400px, 44vh);
  }
  .narrow .windows > div {
    height: clamp(70px, 19vh, 200px);
  }
  .broad.pages {
    display: grid;
    grid-template-columns: 1fr 1fr;
    grid-template-rows: minmax(540px, 1fr) auto;
    gap: 12px;
    padding: 0 12px 12px;
  }
  .broad .slips {
    grid-column: 1 / -1;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  .broad .gauges {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  @media (min-width: 1100px) {
    .broad.pages {
      grid-template-columns: minmax(320px, 452px) minmax(400px, 1fr) minmax(320px, 452px);
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
    .broad .slips {
      grid-area: slips;
      grid-template-columns: 1fr;
      align-content: start;
    }
    .broad .gauges {
      grid-template-columns: 1fr;
      grid-column: auto;
    }
  }
  .flat.pages {
    display: grid;
    grid-template: auto auto / 1fr 1fr;
    align-content: start;
  }
  .flat .page-of:not(.active),
  .flat.step2 .page-of,
  .flat.step3 .page-of,
  .flat .slip:not(.active),
  .flat .gauges,
  .flat.step4 .equation,
  .flat.step5 .equation {
    display: none;
  }
  .flat > .windows {
    grid-column: 1 / -1;
  }
  .flat .windows > div {
    height: 70px;
  }
  .flat .slips {
    grid-column: 1 / -1;
    grid-template-columns: 1fr 1fr;
    align-content: start;
  }
  .flat.step4,
  .flat.step5 {
    grid-template: minmax(330px, 1fr) / 320px 1fr;
  }
  .flat .page-of {
    grid-area: 1 / 1;
    min-height: 0;
  }
  .flat.step4 .slips,
  .flat.step5 .slips {
    grid-area: 1 / 2;
    grid-template-columns: 1fr;
  }
  /* A tablet that lies: as a phone does, with more room. */
  @media (min-height: 520px) {
    .flat > .windows > div {
      height: 40vh;
    }
    .flat.step4,
    .flat.step5 {
      grid-template: minmax(480px, 1fr) / minmax(320px, 460px) 1fr;
    }
  }
  @media (max-width: 759px) {
    .flat.step2 .slips {
      grid-template-columns: 1fr;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .leaf {
      animation: none;
    }
    .leaf.late {
      display: none;
    }
  }
`;
