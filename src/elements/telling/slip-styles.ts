import { css } from 'lit';

/** How the slips and windows of an exchange look, wherever they lie. */
export const slipStyles = css`
  .who {
    display: flex;
    align-items: center;
    gap: 8px;
    font: 700 19px/1.1 var(--font);
  }
  .who .soft {
    margin-left: auto;
    font-weight: 500;
    font-size: 18px;
  }
  .equation {
    display: flex;
    align-items: stretch;
    justify-content: center;
    text-align: center;
  }
  .equation p {
    flex: 1;
    padding: 5px 4px;
  }
  .equation small {
    display: block;
    font-size: 13px;
    line-height: 1.05;
    text-transform: uppercase;
    letter-spacing: 0.05em;
    color: var(--ink2);
    margin-bottom: 4px;
  }
  .equation b {
    display: block;
    font: 700 42px/0.95 var(--font);
    white-space: nowrap;
  }
  .equation i {
    align-self: end;
    padding: 0 3px 10px;
    font: 700 30px/1 var(--font);
  }
  .equation .found {
    background: var(--ink);
    color: var(--paper);
    border-radius: 2px;
  }
  .equation .found small {
    color: inherit;
  }
  .called {
    display: flex;
    flex-direction: column;
    padding: clamp(8px, 1.6vh, 14px) 14px clamp(10px, 1.6vh, 14px);
    min-height: 0;
  }
  .called .number {
    flex: 1 0 auto;
    display: grid;
    place-items: center;
    font: 700 clamp(44px, 15vh, 128px) / 1 var(--font);
  }
  .called .band {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 12px;
    min-height: clamp(40px, 6vh, 50px);
    padding: 4px 8px;
    font-size: clamp(22px, 3.4vh, 28px);
    line-height: 1.05;
  }
  .called .band .sign {
    width: 32px;
    height: 32px;
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
  .choice {
    padding: 12px;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
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
  .ledger {
    width: 100%;
    border-collapse: collapse;
    font-size: 20px;
  }
  .ledger td {
    padding: 3px 0;
    border-bottom: 1px solid var(--rule);
    line-height: 1.12;
  }
  .ledger td:last-child {
    text-align: right;
    font-weight: 700;
    font-size: 24px;
    width: 64px;
  }
  .ledger .sum td {
    border-bottom: 0;
    border-top: 3px solid var(--ink);
    font-weight: 700;
    font-size: 22px;
    padding-top: 5px;
  }
  .ledger .sum td:last-child {
    font-size: 40px;
    line-height: 0.9;
  }
  .ledger tr {
    animation: arrive 200ms ease-out backwards;
  }
  .ledger tr:nth-child(2) {
    animation-delay: 120ms;
  }
  .ledger tr:nth-child(3) {
    animation-delay: 240ms;
  }
  .ledger tr:nth-child(n + 4) {
    animation-delay: 360ms;
  }
  .critical-told {
    display: flex;
    gap: 10px;
    margin-top: 8px;
    padding-top: 8px;
    border-top: 2px solid var(--ink);
    font-size: 18px;
    line-height: 1.2;
  }
  .critical-told .letter {
    align-self: start;
    font-size: 22px;
  }
  .critical-told .letter i + i {
    background: var(--ink);
    color: var(--paper);
  }
  .marks {
    padding: 10px 12px 0;
    display: grid;
    gap: 8px;
    overflow: hidden;
  }
  .sentences {
    font-size: 17px;
  }
  .next {
    margin: 0 -12px;
    padding: 8px 12px;
    border-top: 1.5px solid var(--edge);
    background: var(--paper2);
  }
  @keyframes arrive {
    from {
      opacity: 0;
      transform: translateY(6px);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .ledger tr {
      animation: none;
    }
  }
  .together {
    white-space: nowrap;
  }
`;
