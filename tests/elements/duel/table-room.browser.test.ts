import { expect } from '@open-wc/testing';

/** What random duels look like across a table of a size: how many turns, and what is not in sight. */
const across = (width: number, height: number): Promise<{ turns: number; faults: string[] }> =>
  new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.width = String(width);
    frame.height = String(height);
    frame.srcdoc = `<!doctype html>
      <body style="overflow: hidden"></body>
      <link rel="stylesheet" href="/src/elements/app/tokens.css" />
      <script type="module" src="/tests/elements/duel/table-measures.ts"></script>`;
    window.addEventListener(
      'message',
      ({ data }: MessageEvent<{ turns: number; faults: string[] }>) => {
        frame.remove();
        resolve(data);
      },
      { once: true },
    );
    document.body.append(frame);
  });

describe('across a table', () => {
  for (const [width, height] of [
    [820, 1180],
    [1180, 820],
  ] as const)
    it(`law: at ${width} × ${height} every row is in sight, 25 px high, and all that is told of a turn`, async () => {
      const { turns, faults } = await across(width, height);
      expect(turns).to.be.greaterThan(30);
      expect(faults).to.deep.equal([]);
    });
});
