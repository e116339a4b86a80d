import { css } from 'lit';

/** Phone: two faces. Tablet and wider: page beside card. A phone on its side: page, card, column. */
export const choosingStageStyles = css`
  :host {
    display: block;
    height: 100%;
  }
  .stage {
    position: relative;
    height: 100%;
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    grid-template-areas: 'bar' 'body' 'foot';
  }
  .bar {
    grid-area: bar;
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 50px;
    padding: 0 4px 0 14px;
  }
  h1 {
    font: 700 20px/1.05 var(--font);
    outline: none;
  }
  .bar p {
    margin-left: auto;
    text-align: right;
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
  .curtain {
    min-height: 48px;
    border: 0;
    background: none;
    font-weight: 700;
    flex: none;
  }
  .left,
  .right {
    grid-area: body;
    min-height: 0;
    min-width: 0;
    display: flex;
    flex-direction: column;
  }
  .left {
    padding: 0 8px 8px;
    overflow-y: auto;
  }
  .right {
    padding: 0 10px;
  }
  booklet-page {
    flex: 1 0 auto;
    min-height: 560px;
  }
  .page .right,
  .card .left {
    display: none;
  }
  stat-card {
    flex: 1;
    min-height: 0;
  }
  .strip {
    position: relative;
    flex: none;
    height: 104px;
    border: 0;
    padding: 6px;
    border-radius: 5px 5px 0 0;
    text-align: left;
  }
  .strip view-window {
    position: absolute;
    inset: 6px;
  }
  .tag {
    position: absolute;
    left: 19px;
    bottom: 11px;
    max-width: 62%;
    background: var(--display);
    color: var(--display-ink);
    border: 1.5px solid var(--frame);
    border-radius: 2px;
    padding: 4px 9px;
    font: 700 17px/1.05 var(--font);
  }
  .tag.go {
    left: auto;
    right: 19px;
  }
  enemy-known {
    display: none;
  }
  .foot {
    grid-area: foot;
  }
  .dire {
    display: flex;
    gap: 9px;
    align-items: center;
    padding: 8px 12px 8px 30px;
    background: var(--ink);
    color: var(--paper);
    font-size: 17px;
    position: relative;
  }
  .dire::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 20px;
    background: repeating-linear-gradient(-55deg, var(--paper) 0 6px, var(--ink) 6px 12px);
  }
  .icon .cut {
    stroke: var(--ink);
  }
  .lock .icon {
    width: 22px;
    height: 22px;
    vertical-align: -3px;
  }
  .faces {
    display: grid;
    grid-template-columns: 1fr 1fr;
    flex: 0 0 132px;
    border: 2px solid var(--ink);
    border-radius: 4px;
    overflow: hidden;
    min-height: 60px;
  }
  .faces button {
    border: 0;
    background: none;
    font: 700 17px/1 var(--font);
  }
  .faces .on {
    background: var(--ink);
    color: var(--paper);
  }
  .faces button:focus-visible {
    outline-offset: -5px;
  }
  .lock {
    flex: 1;
  }
  .apart {
    display: none;
  }
  .hint,
  .let {
    display: none;
  }
  @media (max-width: 699px), (max-width: 799px) and (max-height: 519px) {
    .curtain {
      display: none;
    }
  }
  @media (min-width: 700px) and (min-height: 520px), (min-width: 800px) {
    .stage {
      grid-template: auto minmax(0, 1fr) auto / minmax(320px, 384px) minmax(0, 1fr);
      grid-template-areas: 'bar bar' 'left right' 'foot foot';
    }
    .stage .left,
    .stage .right {
      display: flex;
    }
    .left {
      grid-area: left;
      gap: 12px;
      padding: 0 0 12px 12px;
    }
    .right {
      grid-area: right;
      padding: 0 12px 12px;
    }
    booklet-page {
      flex: 1 0 600px;
      max-height: 760px;
    }
    .strip,
    .faces,
    .turnto {
      display: none;
    }
    .apart {
      display: inline;
    }
    .toward {
      border-style: dashed;
    }
    enemy-known {
      display: grid;
    }
    .hint {
      display: block;
      flex: 1;
      align-self: center;
    }
    .let {
      display: inline-flex;
    }
    .lock {
      flex: 0 1 412px;
    }
    .keys {
      display: none;
    }
  }
  /* Too narrow for a hint beside the lock. */
  @media (min-width: 1100px) and (max-width: 1299px) {
    .hint {
      display: none;
    }
  }
  @media (min-width: 1100px) {
    .stage {
      grid-template: auto minmax(0, 1fr) auto / 540px minmax(0, 1fr);
      grid-template-areas: 'bar bar' 'left right' 'left foot';
    }
    .left {
      padding-left: 18px;
      padding-bottom: 16px;
    }
    booklet-page {
      flex: 1 0 700px;
      max-height: none;
    }
    enemy-known {
      display: none;
    }
    .right {
      padding: 0 18px 0;
    }
    .foot {
      margin: 0 18px 16px;
    }
    .keys {
      display: inline;
    }
  }
  @media (min-width: 1100px) and (min-height: 1000px) {
    enemy-known {
      display: grid;
    }
  }
  @media (max-height: 519px) and (min-width: 800px) {
    .stage {
      grid-template: auto minmax(0, 1fr) auto / 292px minmax(0, 1fr) 132px;
      grid-template-areas: 'left right bar' 'left right .' 'left right foot';
      gap: 8px;
      padding: 8px;
    }
    .stage .left,
    .stage .right {
      display: flex;
      padding: 0;
    }
    .left {
      grid-area: left;
    }
    .right {
      grid-area: right;
    }
    booklet-page {
      flex: 1 0 560px;
    }
    .strip,
    .faces,
    .hint,
    enemy-known {
      display: none;
    }
    .bar {
      grid-area: bar;
      flex-wrap: wrap;
      padding: 0;
    }
    .bar p {
      margin: 0;
      text-align: left;
      order: 3;
    }
    .menu {
      margin-left: auto;
    }
    .foot {
      grid-area: foot;
    }
    .dire {
      padding: 6px 6px 6px 24px;
      font-size: 15px;
    }
    .dire .icon {
      display: none;
    }
    .dock {
      flex-direction: column;
      padding: 0;
      border: 0;
      background: none;
    }
    .lock {
      flex: none;
      min-height: 110px;
    }
    .curtain {
      display: none;
    }
  }
  @media (max-height: 519px) and (max-width: 799px) {
    .strip {
      display: none;
    }
  }
`;
