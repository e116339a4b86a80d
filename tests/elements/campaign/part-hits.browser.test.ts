import { expect, fixture, html } from '@open-wc/testing';
import type { PartHits } from '../../../src/elements/campaign/part-hits.ts';
import '../../../src/elements/campaign/part-hits.ts';
import type { Effect } from '../../../src/rules/document/booklet-document.ts';
import { expectAccessible } from '../../axe.ts';

const HOT: Effect = { effect: 'heat each turn', by: 2 };
const KILLS: Effect = { effect: 'pilot killed' };

/** The sign of an Engine that has received these criticals. */
const hitsOf = async (silent: boolean, ...scars: readonly (readonly [number, Effect])[]) => {
  const piece = {
    ...{ of: 'm1', name: 'Engine', engine: null },
    scars: scars.map(([times, effect]) => ({ effects: [effect], times })),
  };
  const sign = await fixture<PartHits>(
    html`<part-hits .piece=${piece} ?silent=${silent}></part-hits>`,
  );
  const boxes = [...sign.renderRoot.querySelectorAll('i')];
  return {
    sign,
    drawn: boxes.map((box) => (box.className === 'hit' ? '▣' : '▢')).join(''),
    struck: sign.renderRoot.querySelector('.dead') !== null,
    said: sign.renderRoot.querySelector('.unseen')?.textContent ?? '',
  };
};

describe('the criticals of a part', () => {
  const table: readonly (readonly [string, string, boolean, ...(readonly [number, Effect])[]])[] = [
    ['▢▢▢', 'whole', false],
    ['▣▢▢', '1 of 3 criticals', false, [1, HOT]],
    ['▣▣▢', '2 of 3 criticals', false, [2, HOT]],
    ['▣▣▣', '3 of 3 criticals, no salvage', true, [2, HOT], [1, HOT]],
    ['▣▣▣', '4 criticals, no salvage', true, [4, HOT]],
    ['▣▢▢', '1 of 3 criticals, no salvage', true, [1, KILLS]],
  ];
  for (const [boxes, words, strikes, ...scars] of table)
    it(`are drawn as ${boxes} and read as "${words}"`, async () => {
      const { sign, drawn, said, struck } = await hitsOf(false, ...scars);
      expect([drawn, said, struck]).to.deep.equal([boxes, words, strikes]);
      await expectAccessible(sign);
    });

  it('are silent if their words are already beside them', async () => {
    const { drawn, said } = await hitsOf(true, [1, HOT]);
    expect([drawn, said]).to.deep.equal(['▣▢▢', '']);
  });
});
