import { expect } from '@open-wc/testing';
import type { Asked, StandPage } from '../../../whole-pages/page.ts';
import { SIZES } from '../../../whole-pages/sizes.ts';
import type { Looked } from '../../../whole-pages/stand.ts';
import { until } from '../../until.ts';

/** A new pilot in a new 'Mech; a skilled one in a replacement. `npm run tool -- pages` goes through hundreds. */
const DUELS = [8, 3];

describe('law: every page of an exchange is whole, with nothing cut or covered', () => {
  const frame = document.createElement('iframe');

  before(async () => {
    frame.srcdoc = `<!doctype html>
      <link rel="stylesheet" href="/src/elements/app/tokens.css" />
      <script type="module" src="/tests/whole-pages/page.ts"></script>`;
    document.body.append(frame);
    await until(() => 'lookAtDuels' in (frame.contentWindow ?? {}));
  });
  after(() => frame.remove());

  /** What is seen in a window of a size. */
  const seen = ([width, height]: (typeof SIZES)[number], asked: Asked): Promise<Looked> => {
    frame.width = String(width);
    frame.height = String(height);
    return (frame.contentWindow as unknown as StandPage).lookAtDuels(asked);
  };

  for (const size of SIZES)
    it(`at ${size.join(' × ')}`, async () => {
      const { exchanges, faults, window } = await seen(size, { seeds: DUELS, turns: 6 });
      expect([window, exchanges]).to.deep.equal([size.join(' × '), 12]);
      expect(faults).to.deep.equal({});
    });

  for (const [what, size, seed, from, turns] of [
    ['a name next to a corner button that names a pilot', [360, 640], 9, 6, 1],
    ['a long sum between long names in a replay', [360, 640], 47, 4, 2],
    ['two pilots with long names, each about to be put out by a hit', [360, 640], 7, 21, 1],
    ['two pilots without a choice, on a phone in landscape', [844, 390], 20, 18, 1],
    ['two pilots with long names, both shut down', [360, 640], 22, 11, 1],
    ['a first score with long names next to the pace question', [390, 844], 7, 1, 1],
    ['a sum of four next to the pace question', [360, 640], 52, 1, 1],
    ['a first page next to the pace question', [844, 390], 6, 1, 1],
    ["a fallen 'Mech at close range, on a phone in landscape", [844, 390], 75, 5, 1],
    ['a low kick in a window under a sum of five', [1440, 900], 17, 7, 1],
    ['three supplies in the gauges next to the pages', [820, 1180], 1003, 1, 1],
  ] as const)
    it(`in a case that once failed: ${what}`, async () => {
      const { exchanges, faults } = await seen(size, { seeds: [seed], turns, from });
      expect(exchanges).to.equal(turns);
      expect(faults).to.deep.equal({});
    });

  for (const [what, tag, sheet, fault] of [
    ['a slip were higher', 'exchange-pages', '.slip { padding-top: 90px }', /picture .* too low/],
    ['a slip lay higher', 'exchange-pages', '.slip { margin-top: -60px }', /slip lies over/],
    [
      'a title were wider',
      'booklet-page',
      '.range b { word-spacing: 200px; white-space: nowrap }',
      /^cut: words of .* b$/m,
    ],
    ['a picture lay lower', 'view-window', 'img { translate: 0 60% }', /the hit is covered/],
    [
      'a bar lay over the page',
      'turn-film',
      '.controls { margin-top: -30px }',
      /covers|over the page/,
    ],
    [
      'rows came closer',
      'exchange-pages',
      '.ledger tr + tr { translate: 0 -16px }',
      /lie over words/,
    ],
  ] as const)
    it(`the law would notice if ${what}`, async () => {
      const spoiled = { tag, sheet };
      const { faults } = await seen([390, 844], { seeds: [8], turns: 3, spoiled });
      expect(Object.keys(faults).join('\n')).to.match(fault);
    });
});
