import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/choosing/what-if-strip.ts';
import type { WhatIfStrip } from '../../../src/elements/choosing/what-if-strip.ts';
import { bookletOf } from '../../../src/rules/battle/battle.ts';
import type { WhatIf } from '../../../src/rules/battle/what-if.ts';
import { whatIf } from '../../../src/rules/battle/what-if.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { sure } from '../../../src/rules/sure.ts';
import { battleAfter, text } from '../parts.ts';

/** What the pilot of a seat would come to with a number, after a Charge against a Cool Off. */
const answersTo = (seat: number, console: number): readonly WhatIf[] => {
  const battle = battleAfter([52, 62]);
  return whatIf(battle, seat, sure(maneuverAt(bookletOf(battle, seat).statCard, console)));
};

const stripOf = async (answers: readonly WhatIf[], width: number): Promise<WhatIfStrip> => {
  const room = await fixture<HTMLElement>(
    html`<div .style=${`width: ${width}px`}>
      <what-if-strip .console=${46} .answers=${answers} pilot="Ada" range="medium"></what-if-strip>
    </div>`,
  );
  const strip = sure(room.querySelector('what-if-strip'));
  await strip.updateComplete;
  return strip;
};

describe('what a pick would come to, on a phone', () => {
  it('leaves two thirds of the height to the card, even in two lines', async () => {
    const answers = answersTo(1, 46);
    expect(answers.length).to.equal(11);
    const strip = await stripOf(answers, 390);
    expect(strip.offsetHeight).to.be.lessThan(844 / 3);
  });

  it('leaves two thirds to the card even with the signs of fourteen answers, and for the lone player', async () => {
    const answers = answersTo(0, 44);
    const strip = await stripOf([...answers, ...answers].slice(0, 14), 390);
    strip.shared = true;
    await strip.updateComplete;
    expect(strip.renderRoot.querySelectorAll('.line, .heads')).to.have.lengthOf(3);
    expect(strip.offsetHeight).to.be.lessThan(844 / 3);
  });

  it('cuts no number and no sign of sixteen answers on the narrowest', async () => {
    const answers = answersTo(1, 46);
    const strip = await stripOf([...answers, ...answers].slice(0, 16), 360);
    const columns = [...strip.renderRoot.querySelectorAll<HTMLElement>('.column')];
    expect(columns.length).to.equal(16);
    for (const column of columns) {
      const { left, right } = column.getBoundingClientRect();
      for (const part of column.querySelectorAll('.called > *, .blow > *, .then > *')) {
        if (!part.checkVisibility()) continue;
        const box = part.getBoundingClientRect();
        expect(box.left, part.outerHTML).to.be.at.least(left - 0.5);
        expect(box.right, part.outerHTML).to.be.at.most(right + 0.5);
      }
    }
  });

  it('says who is killed in the last row of the column whose number does it', async () => {
    const strip = await stripOf(answersTo(0, 44), 390);
    expect(text(strip.renderRoot.querySelector('.heads'))).to.contain('Ada is killed 1');
    const column = sure(strip.renderRoot.querySelector('[data-answer="48"]'));
    expect(column.querySelector('.then [data-fate="pilot killed"]')).not.to.equal(null);
    expect(strip.renderRoot.querySelectorAll('.then [data-fate]').length).to.equal(1);
  });
});
