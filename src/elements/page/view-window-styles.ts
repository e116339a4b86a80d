import { css } from 'lit';

/** The cut of a cockpit window: narrower at the foot. */
export const windowCut = css`
  polygon(
      2% 2%,
      98% 2%,
      100% 5%,
      100% 58%,
      93% 97%,
      90% 100%,
      10% 100%,
      7% 97%,
      0 58%,
      0 5%
    )
`;

/** The window, its picture and how it arrives; the title and the line where there is none. */
export const viewWindowStyles = css`
  :host {
    display: block;
    position: relative;
    min-height: 0;
  }
  .cut {
    position: absolute;
    inset: 0;
    clip-path: ${windowCut};
    background: var(--picture);
  }
  :host([strip]) .cut {
    clip-path: polygon(0 0, 100% 0, 96% 100%, 4% 100%);
  }
  /* A square. Its middle three quarters are always in the window, foot at foot; a window that is
     wider than high shows the middle of its height. */
  .cut {
    isolation: isolate;
    container-type: size;
  }
  .picture {
    /* Ink on the paper of the window. */
    mix-blend-mode: multiply;
    --side: max(min(100cqh, 133cqw), 100cqw);
    --low: 0.55;
    position: absolute;
    width: var(--side);
    height: var(--side);
    max-width: none;
    left: calc(50% - var(--side) / 2);
    bottom: calc(min(0px, 100cqh - var(--side)) * var(--low));
  }
  :host([strip]) .picture {
    --low: 0.62;
  }
  :host([focused='head']) .picture {
    --low: 0.84;
  }
  :host([focused='chest']) .picture {
    --low: 0.72;
  }
  :host([focused='legs']) .picture {
    --low: 0.38;
  }
  :host([lively]) .picture {
    animation: arrive 420ms ease-out;
  }
  :host([lively][life='struck']) .picture {
    animation: struck 620ms ease-out;
  }
  :host([lively][life='fires']) .cut::after {
    content: '';
    position: absolute;
    inset: 0;
    background: #fff;
    animation: flash 260ms steps(4) forwards;
    pointer-events: none;
  }
  :host([lively][life='fires']) .picture {
    animation: recoil 520ms cubic-bezier(0.2, 0.9, 0.3, 1);
  }
  :host([lively][life='blow']) .picture {
    animation: blow 560ms cubic-bezier(0.2, 0.8, 0.3, 1);
  }
  @keyframes flash {
    0% {
      opacity: 0.9;
    }
    100% {
      opacity: 0;
    }
  }
  @keyframes recoil {
    0% {
      transform: scale(1.12) translate(0, -1%);
    }
    25% {
      transform: scale(1.01) translate(-0.8%, 0.8%);
    }
    45% {
      transform: scale(1.03) translate(0.8%, 0);
    }
  }
  @keyframes struck {
    0% {
      transform: translate(4%, -2%) rotate(1.5deg) scale(1.06);
    }
    20% {
      transform: translate(-3%, 1.5%) rotate(-1deg) scale(1.04);
    }
    45% {
      transform: translate(1.5%, -0.6%) rotate(0.4deg) scale(1.02);
    }
    70% {
      transform: translate(-0.6%, 0.2%);
    }
  }
  @keyframes blow {
    0% {
      transform: scale(0.82);
    }
    30% {
      transform: scale(1.14) translate(1%, 1.4%) rotate(-1deg);
    }
    55% {
      transform: scale(1.03) translate(-1%, -0.6%) rotate(0.6deg);
    }
  }
  @keyframes arrive {
    0% {
      transform: scale(1.09) translate(1.2%, -0.8%);
    }
    30% {
      transform: scale(1.05) translate(-1%, 0.9%);
    }
    60% {
      transform: scale(1.02) translate(0.6%, -0.4%);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :host([lively][life]) .picture,
    :host([lively]) .picture,
    :host([lively][life='fires']) .cut::after {
      animation: none;
      content: none;
    }
  }
  .scene {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .plate {
    position: absolute;
    inset: 0;
    z-index: 1;
    pointer-events: none;
  }
  .plate > .shape {
    z-index: 0;
  }
  .plate > .shape .outer {
    stroke-width: 7px;
  }
  .plate > .shape .inner {
    fill: none;
    stroke-width: 4px;
  }
  .ink {
    fill: none;
    stroke: var(--picture-ink);
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .paper {
    fill: var(--picture);
    stroke: var(--picture-ink);
    stroke-linejoin: round;
  }
  .title {
    position: absolute;
    inset: 8% 12% auto;
    text-align: center;
    color: var(--picture-ink);
    font: 700 28px/1.05 var(--font);
  }
  .title b,
  .title small {
    display: table;
    margin: 0 auto;
    background: var(--picture);
    padding: 1px 8px;
  }
  .title small {
    font: 500 15px/1.2 var(--font);
    letter-spacing: 0.12em;
    text-transform: uppercase;
  }
  :host([strip]) .title,
  :host([bare]) .title {
    display: none;
  }
  /* Why there is no picture, or an older one. */
  .why {
    position: absolute;
    inset: auto 14% 4%;
    z-index: 2;
    margin: 0;
    text-align: center;
    font: 500 13px/1.25 var(--font);
    color: var(--picture-ink);
  }
  .why span {
    background: var(--picture);
    padding: 1px 6px;
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
  }
  :host([strip]) .why {
    inset: auto 6% 2px;
    font-size: 11px;
  }
`;
