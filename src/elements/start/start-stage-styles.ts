import { css } from 'lit';

/** Styles of `<start-stage>`. */
export const startStageStyles = css`
  :host {
    display: flex;
    flex-direction: column;
  }
  .empty {
    margin: auto;
    padding: 24px;
  }
  .start {
    flex: 1;
    display: flex;
    flex-direction: column;
    justify-content: safe center;
    gap: 18px;
    width: min(940px, 100%);
    margin: 0 auto;
    padding: 4px 20px 20px;
  }
  .unfinished {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 12px 16px;
    flex-wrap: wrap;
  }
  .unfinished p {
    flex: 1 1 180px;
  }
  .unfinished b {
    font-size: 20px;
    margin-right: 8px;
  }
  .pilots {
    display: grid;
    grid-template-columns: 1fr 64px 1fr;
    align-items: center;
  }
  .pilot {
    padding: 14px;
    display: grid;
    gap: 12px;
    min-width: 0;
  }
  booklet-cover {
    width: min(100%, 200px);
    aspect-ratio: 186 / 258;
    justify-self: center;
  }
  .fields {
    display: grid;
    gap: 10px;
    min-width: 0;
  }
  .field {
    position: relative;
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 50px;
    border: 2px solid var(--edge);
    border-radius: 4px;
    padding: 0 12px;
    font-weight: 700;
    font-size: 21px;
    min-width: 0;
  }
  .field:focus-within {
    outline: 3px solid var(--ink);
    outline-offset: 2px;
  }
  .field input,
  .field select {
    flex: 1;
    min-width: 0;
    width: 100%;
    min-height: 46px;
    border: 0;
    background: none;
    outline: none;
    box-shadow: none;
    font-weight: 700;
    appearance: none;
  }
  .field input::placeholder {
    color: var(--ink2);
    opacity: 1;
  }
  .field option {
    background: var(--paper);
    color: var(--ink);
  }
  .field .icon {
    position: absolute;
    right: 10px;
    pointer-events: none;
    width: 20px;
  }
  .field select {
    padding-right: 26px;
    text-overflow: ellipsis;
  }
  .reads {
    text-align: center;
    font-size: 16px;
  }
  .what {
    font-size: 19px;
    text-align: center;
  }
  .swap {
    display: grid;
    justify-items: center;
    gap: 6px;
    text-align: center;
    font-size: 15px;
    line-height: 1.1;
  }
  .swap .icon {
    width: 34px;
    height: 34px;
  }
  .secrecy {
    border: 0;
    margin: 0;
    padding: 0;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
  }
  .option,
  .switch {
    border: 2px solid var(--edge);
    border-radius: 5px;
    background: var(--paper);
    padding: 11px 12px;
    display: flex;
    gap: 12px;
    align-items: center;
    line-height: 1.12;
    cursor: pointer;
    min-height: 60px;
  }
  .option.chosen {
    outline: 3px solid var(--ink);
    outline-offset: -3px;
  }
  .option.impossible {
    border-style: dashed;
    border-color: var(--ink2);
    background: none;
    color: var(--ink2);
    cursor: default;
  }
  .option input {
    width: 20px;
    height: 20px;
    flex: none;
    accent-color: var(--ink);
  }
  .option b,
  .switch b {
    font-size: 20px;
    display: block;
  }
  .option small {
    font-size: 16px;
    color: var(--ink2);
  }
  .last {
    display: grid;
    grid-template-columns: 3fr 4fr;
    gap: 12px;
  }
  .switch {
    justify-content: space-between;
  }
  .switch input {
    appearance: none;
    width: 47px;
    height: 25px;
    border-radius: 13px;
    border: 2px solid var(--ink);
    background: none;
    position: relative;
    flex: none;
    cursor: pointer;
  }
  .switch input::after {
    content: '';
    position: absolute;
    width: 15px;
    height: 15px;
    border-radius: 50%;
    background: var(--ink);
    left: 3px;
    top: 3px;
  }
  .switch input:checked {
    background: var(--ink);
  }
  .switch input:checked::after {
    background: var(--paper);
    left: 25px;
  }
  @media (max-width: 699px) {
    .start {
      padding: 0 12px 12px;
      gap: 10px;
      justify-content: start;
    }
    .pilots {
      grid-template-columns: 1fr;
      gap: 8px;
    }
    .pilot {
      grid-template-columns: 104px minmax(0, 1fr);
      padding: 10px;
      align-items: center;
    }
    booklet-cover {
      width: 104px;
    }
    .reads {
      text-align: left;
    }
    .swap {
      grid-auto-flow: column;
      justify-content: center;
      align-items: center;
    }
    .swap .icon {
      transform: rotate(90deg);
      width: 26px;
      height: 26px;
    }
    .secrecy {
      grid-template-columns: 1fr;
    }
    .what {
      font-size: 17px;
      text-align: left;
      padding: 0 2px;
    }
    .last {
      grid-template-columns: 1fr;
      position: sticky;
      bottom: 0;
      z-index: 3;
      gap: 8px;
      background: var(--ground);
      padding-top: 2px;
      margin-bottom: -12px;
      padding-bottom: 12px;
    }
  }
  @media (min-width: 700px) and (max-width: 1099px) and (orientation: portrait) {
    booklet-cover {
      width: min(100%, 300px);
    }
  }
  @media (max-height: 640px) and (min-width: 700px) {
    .pilot {
      grid-template-columns: 110px minmax(0, 1fr);
      align-items: center;
    }
    .reads {
      text-align: left;
    }
  }
  /* Too low for anything to stick. */
  @media (max-height: 700px) and (max-width: 699px), (max-height: 480px) {
    .last {
      position: static;
      margin-bottom: 0;
    }
  }
`;
