import { css } from 'lit';

/** Booklets side by side, as many as there is room for, and the place to add one. */
export const bookletShelfStyles = css`
  :host {
    display: block;
    padding: 12px;
  }
  .shelf {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
    gap: 16px;
    max-width: 1360px;
    margin: 0 auto;
  }
  .book {
    display: grid;
    gap: 10px;
    align-content: start;
  }
  booklet-cover {
    aspect-ratio: 328 / 500;
  }
  h2 {
    font: 700 26px/1.1 var(--font);
  }
  .acts {
    display: grid;
    gap: 8px;
    margin-top: 8px;
  }
  .add {
    border: 2px dashed var(--ink2);
    border-radius: 6px;
    display: grid;
    gap: 12px;
    align-content: center;
    justify-items: center;
    text-align: center;
    padding: 20px 12px;
    min-height: 280px;
  }
  .add.over {
    background: var(--paper2);
  }
  input[type='file'] {
    position: absolute;
    opacity: 0;
    width: 1px;
    height: 1px;
  }
  label.button {
    cursor: pointer;
  }
  label.button:focus-within {
    outline: 3px solid var(--ink);
    outline-offset: 2px;
  }
  .faults {
    display: grid;
    gap: 8px;
    font-size: 17px;
    overflow-wrap: anywhere;
    list-style: disc;
    padding-left: 18px;
    margin-top: 8px;
  }
  textarea {
    width: 100%;
    min-height: 160px;
    border: 2px solid var(--edge);
    background: var(--paper);
    padding: 8px;
    font:
      500 15px/1.3 ui-monospace,
      monospace;
  }
  dt {
    font-weight: 700;
    margin-top: 10px;
  }
  dd {
    color: var(--ink2);
  }
  @media (min-width: 700px) {
    :host {
      padding: 24px 42px;
    }
    .shelf {
      grid-template-columns: repeat(auto-fill, minmax(520px, 1fr));
      gap: 24px;
    }
    .book {
      grid-template-columns: minmax(0, 356px) minmax(150px, 1fr);
      gap: 18px;
    }
  }
`;
