import { expect, fixture, html } from '@open-wc/testing';
import { addedWords } from '../../../src/elements/shelf/shelf-words.ts';
import type { Finding } from '../../../src/rules/check/finding.ts';
import { griffin, text } from '../parts.ts';

describe('a booklet that was added', () => {
  const twoRanges = (console: number): Finding => ({
    kind: 'two ranges',
    place: {
      in: 'turn',
      calls: [
        { booklet: 'gry-9x', console },
        { booklet: 'rfl-3n', console: 18 },
      ],
    },
    screens: [
      { screen: 13, range: 'close' },
      { screen: 15, range: 'medium' },
    ],
  });
  const unreached: Finding = {
    kind: 'screen not reached',
    place: { in: 'document', keys: ['viewScreens', '27'] },
  };

  it('is told in one sentence that nothing is to be done about pairs that show two ranges, which are folded behind it', async () => {
    const warnings = [twoRanges(34), unreached, twoRanges(36)];
    const added = { ok: true, booklet: griffin, warnings, kept: true } as const;
    const laid = await fixture(html`<div>${addedWords(added)}</div>`);
    const fold = laid.querySelector('details')!;
    expect(fold.open).to.equal(false);
    expect(text(fold.querySelector('summary'))).to.equal(
      'Nothing to do: a few pairs show two ranges; the closer one counts.',
    );
    expect([...fold.querySelectorAll('li')].map(text)).to.deep.equal(
      [34, 36].map(
        (console) =>
          `GRY-9X ${console} against RFL-3N 18: view screens 13 (close) and 15 (medium) show two ranges; the closer one holds (D12)`,
      ),
    );
    expect([...laid.querySelectorAll(':scope > ul li')].map(text)).to.deep.equal([
      'viewScreens.27: no console leads to this view screen',
    ]);
  });
});
