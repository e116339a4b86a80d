import { css } from 'lit';

/** Styles of `<viewscreen-app>`: the bar, the places, the notices, the stage. */
export const appStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    height: 100dvh;
    position: relative;
  }
  .bar {
    flex: none;
    height: 50px;
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 0 8px 0 14px;
  }
  .home {
    font: 700 24px/1 var(--font);
    letter-spacing: 0.04em;
    text-transform: uppercase;
    color: var(--ink);
    text-decoration: none;
    padding: 12px 0;
  }
  .links {
    margin-left: auto;
    display: flex;
    gap: 6px;
  }
  .links a,
  .tabs a {
    color: var(--ink);
    font: 700 18px/1 var(--font);
    text-decoration: none;
    padding: 12px 18px;
    border-radius: 4px;
    border: 1.5px solid transparent;
  }
  .links a[aria-current] {
    background: var(--paper);
    border-color: var(--edge);
  }
  .menu,
  .away {
    width: 48px;
    height: 48px;
    display: grid;
    place-items: center;
    border: 0;
    background: none;
    flex: none;
  }
  main {
    flex: 1;
    min-height: 0;
    overflow-y: auto;
    display: flex;
    flex-direction: column;
    outline: none;
  }
  main > * {
    flex: 1 0 auto;
  }
  main > duel-stage,
  main > replay-stage,
  main > leafing-stage {
    flex: 1 1 0;
    min-height: 0;
  }
  .tabs {
    display: none;
  }
  .waiting {
    display: grid;
    place-content: center;
    gap: 12px;
    padding: 24px;
    text-align: center;
  }
  .waiting a {
    color: inherit;
  }
  /* Over the page, so that nothing under it moves; below the bar, which is to be seen and touched. */
  .notices {
    position: fixed;
    inset: 50px 0 auto;
    z-index: 20;
  }
  .notice {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 4px 4px 4px 14px;
    background: var(--ink);
    color: var(--paper);
    font-size: 17px;
    border-bottom: 1px solid var(--paper);
  }
  .notice p {
    flex: 1;
    padding: 6px 0;
  }
  .skip {
    position: absolute;
    left: 8px;
    top: -80px;
    z-index: 20;
    background: var(--paper);
    color: var(--ink);
    padding: 14px;
    border: 2px solid var(--ink);
  }
  .skip:focus {
    top: 4px;
  }
  @media (max-width: 699px) {
    .links {
      display: none;
    }
    .menu {
      margin-left: auto;
    }
    .tabs {
      flex: none;
      display: grid;
      grid-template-columns: repeat(4, 1fr);
      gap: 4px;
      padding: 6px 8px calc(8px + env(safe-area-inset-bottom));
      background: var(--paper);
      border-top: 2px solid var(--edge);
    }
    .tabs a {
      padding: 15px 2px;
      text-align: center;
    }
    .tabs a[aria-current] {
      background: var(--ink);
      color: var(--paper);
    }
  }
`;
