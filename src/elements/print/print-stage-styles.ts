import { css } from 'lit';

/** How the sheets of a booklet look, on paper and before; measures of paper are in millimetres. */
export const printStageStyles = css`
  :host {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    height: 100%;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 10px;
    min-height: 54px;
    padding: 3px 12px 6px 4px;
  }
  .bar > a {
    width: 48px;
    height: 48px;
    color: inherit;
    display: grid;
    place-items: center;
  }
  h1 {
    font: 700 22px/1.05 var(--font);
    flex: 1 1 200px;
  }
  .progress:empty {
    display: none;
  }
  .sheets {
    overflow-y: auto;
    padding: 12px 8px 24px;
    display: grid;
    grid-template-columns: repeat(auto-fill, 148mm);
    justify-content: center;
    gap: 20px;
  }
  /* Paper is white, whatever the device is. */
  .sheet {
    color-scheme: light;
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
    --ink: #000;
    --ink2: #3a3a3a;
    --paper: #fff;
    --paper2: #fff;
    --frame: #fff;
    --frame-ink: #000;
    --frame-ink2: #3a3a3a;
    --dot: #fff;
    --hairline: #000;
    --display: #fff;
    --display-ink: #000;
    --display-ink2: #3a3a3a;
    --rule: #888;
    --edge: #000;
    --picture: #fff;
    --picture-ink: #000;
    --sign-line: #000;
    --shade: transparent;
    --orange: #e5893b;
    --red: #b2303c;
    --blue: #2c5fa3;
    --green: #2c7549;
    --yellow: #ebc440;
    box-sizing: content-box;
    width: 132mm;
    height: 193mm;
    padding: 8mm 8mm 9mm;
    background: #fff;
    color: #000;
    box-shadow: 0 2px 10px #0006;
    overflow: hidden;
    content-visibility: auto;
  }
  booklet-page {
    height: 100%;
  }
  .cover {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto auto auto;
    gap: 3mm;
    text-align: center;
    font-size: 17px;
  }
  .cover h2,
  .rules h2 {
    font: 700 26px/1.1 var(--font);
  }
  .card {
    font-size: 13.5px;
    line-height: 1.05;
  }
  .card h2 {
    font: 700 24px/1 var(--font);
  }
  .card h2 .soft {
    font-weight: 500;
    font-size: 17px;
  }
  .heads {
    display: flex;
    gap: 2mm;
    margin: 2mm 0 1mm;
  }
  .heads div {
    flex: auto;
    gap: 1.5mm;
    white-space: nowrap;
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    border: 1.5px solid #000;
    border-radius: 3px;
    padding: 1mm 2mm;
  }
  .heads dd {
    font-weight: 700;
    font-size: 21px;
    line-height: 1;
  }
  table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    margin-bottom: 1mm;
  }
  caption {
    text-align: left;
    font-weight: 700;
    font-size: 15px;
    line-height: 1.1;
  }
  caption::first-letter,
  th::first-letter,
  .colours span::first-letter {
    text-transform: capitalize;
  }
  th {
    font-size: 11.5px;
    font-weight: 500;
    line-height: 1;
    border-bottom: 1.5px solid #000;
  }
  td {
    border-bottom: 1px solid #888;
    height: 16.5px;
  }
  th,
  td {
    text-align: right;
    padding: 0.5px 2px;
    white-space: nowrap;
  }
  :is(th, td):nth-child(-n + 3) {
    text-align: left;
  }
  th:nth-child(1) {
    width: 9.5%;
  }
  th:nth-child(2) {
    width: 19.5%;
  }
  th:nth-child(n + 4) {
    width: 7.2%;
  }
  .card .band {
    display: block;
    padding: 0 3px;
    font-weight: 700;
  }
  .card .sign {
    width: 13px;
    height: 13px;
    vertical-align: -2px;
  }
  .card p {
    font-size: 13px;
  }
  .rules {
    font-size: 18px;
    line-height: 1.2;
  }
  .rules ol {
    counter-reset: line;
    display: grid;
    gap: 3.2mm;
    margin: 5mm 0;
  }
  .rules li {
    display: grid;
    grid-template-columns: 9mm 1fr;
  }
  .rules li::before {
    counter-increment: line;
    content: counter(line);
    font: 700 24px/0.95 var(--font);
  }
  .colours {
    display: flex;
    justify-content: space-between;
    text-transform: capitalize;
    border-block: 1.5px solid #000;
    padding: 2.5mm 0;
    margin-bottom: 4mm;
  }
  .rules .soft {
    font-size: 15px;
  }
  /* A narrow screen shows the same sheet, smaller. */
  @media screen and (max-width: 599px) {
    .sheets {
      justify-items: center;
      grid-template-columns: 1fr;
    }
    .sheet {
      zoom: 0.82;
    }
    .bar .button {
      flex: 1 1 0;
    }
    h1 {
      flex-basis: calc(100% - 66px);
    }
    .progress {
      flex-basis: 100%;
      padding-left: 8px;
    }
    .bar {
      padding-left: 8px;
    }
  }
  @media screen and (max-width: 479px) {
    .sheet {
      zoom: 0.64;
    }
  }
  @media screen and (max-width: 379px) {
    .sheet {
      zoom: 0.53;
    }
  }
  @media print {
    :host,
    .sheets {
      display: block;
      height: auto;
      overflow: visible;
      padding: 0;
    }
    .bar {
      display: none;
    }
    .sheet {
      padding: 0;
      margin: 0 auto;
      box-shadow: none;
      content-visibility: visible;
      break-after: page;
      break-inside: avoid;
    }
    .sheet:last-child {
      break-after: auto;
    }
  }
  /* A browser that lays no A5 in the printer fills A4 or Letter instead. */
  @media print and (min-width: 180mm) and (orientation: portrait) {
    .sheet {
      zoom: 1.3;
    }
  }
`;
