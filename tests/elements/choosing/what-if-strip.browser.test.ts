import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/choosing/what-if-strip.ts';
import type { WhatIfStrip } from '../../../src/elements/choosing/what-if-strip.ts';
import { bookletOf } from '../../../src/rules/battle/battle.ts';
import type { WhatIf } from '../../../src/rules/battle/what-if.ts';
import { whatIf } from '../../../src/rules/battle/what-if.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { sure } from '../../../src/rules/sure.ts';
import { battleAfter, text } from '../parts.ts';

/** What a number would lead to for the pilot of a seat, after a Charge against a Cool Off. */
const answersTo = (seat: number, console: number): readonly WhatIf[] => {
  const battle = battleAfter([52, 62]);
  return whatIf(battle, seat, sure(maneuverAt(bookletOf(battle, seat).statCard, console)));
};

const stripOf = async (answers: readonly WhatIf[], width: number): Promise<WhatIfStrip> => {
  const room = await fixture<HTMLElement>(
    html`<div .style=${`width: ${width}px`}>
      <what-if-strip
        folded
        .console=${46}
        .answers=${answers}
        pilot="Ada"
        range="medium"
      ></what-if-strip>
    </div>`,
  );
  const strip = sure(room.querySelector('what-if-strip'));
  await strip.updateComplete;
  return strip;
};
const columnsIn = (strip: WhatIfStrip): readonly HTMLElement[] => [
  ...strip.renderRoot.querySelectorAll<HTMLElement>('.column'),
];

describe('the what-if strip on a phone', () => {
  it('leaves room for four rows of the card, even with two lines', async () => {
    const answers = answersTo(0, 44);
    const strip = await stripOf([...answers, ...answers, ...answers].slice(0, 16), 390);
    const lines = [...strip.renderRoot.querySelectorAll('.line')];
    expect(lines.map((line) => line.querySelectorAll('.column').length)).to.deep.equal([8, 8]);
    expect(strip.offsetHeight).to.be.lessThan(335);
    strip.answers = strip.answers.slice(0, 9);
    await strip.updateComplete;
    expect(
      [...strip.renderRoot.querySelectorAll('.line')].map(
        (line) => line.querySelectorAll('.column').length,
      ),
    ).to.deep.equal([5, 4]);
  });

  it('cuts off no number, name or sign of sixteen answers on the narrowest phone', async () => {
    const answers = answersTo(1, 46);
    const strip = await stripOf([...answers, ...answers].slice(0, 16), 360);
    expect(columnsIn(strip).length).to.equal(16);
    for (const column of columnsIn(strip)) {
      const { left, right } = column.getBoundingClientRect();
      for (const part of column.querySelectorAll('.called > *, .name, .blow > *, .then > *')) {
        const box = part.getBoundingClientRect();
        expect(box.left, part.outerHTML).to.be.at.least(left - 0.5);
        expect(box.right, part.outerHTML).to.be.at.most(right + 0.5);
      }
    }
  });

  it('becomes one line that scrolls sideways if the window is low', async () => {
    const answers = answersTo(1, 46);
    const strip = await stripOf([...answers, ...answers].slice(0, 16), 360);
    strip.oneLine = true;
    await strip.updateComplete;
    const [line, ...more] = [...strip.renderRoot.querySelectorAll('.line')];
    expect(more).to.deep.equal([]);
    expect(line?.scrollWidth).to.be.greaterThan(line?.clientWidth ?? 0);
    expect(columnsIn(strip)[0]?.offsetWidth).to.be.at.least(44);
  });

  it('shows the short name of each maneuver under its number', async () => {
    const strip = await stripOf(answersTo(1, 46), 390);
    const names = columnsIn(strip).map((column) => text(column.querySelector('.name')));
    expect(names).to.include('AC L.Las');
    expect(names).to.include('Run Fwd');
  });

  it('marks who is killed in the last row of the column whose number does it', async () => {
    const strip = await stripOf(answersTo(0, 44), 390);
    const column = sure(strip.renderRoot.querySelector('[data-answer="48"]'));
    expect(column.querySelector('.then [data-fate="pilot killed"]')).not.to.equal(null);
    expect(strip.renderRoot.querySelectorAll('.then [data-fate="pilot killed"]').length).to.equal(
      1,
    );
  });
});
