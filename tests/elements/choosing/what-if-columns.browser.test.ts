import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../axe.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { sure } from '../../../src/rules/sure.ts';
import { until } from '../until.ts';
import { battleAfter, button, heard, press, text } from '../parts.ts';
import { choosing, columnsOf, lockOf } from './choosing.ts';

describe('what a pick would come to, while a pilot chooses', () => {
  it('a pick shows what-if: a column for each open number of the enemy, in words too', async () => {
    const stage = await choosing();
    expect(stage.renderRoot.querySelector('what-if-strip')).to.equal(null);
    await press(stage, '5', '2');
    const columns = columnsOf(stage);
    expect(columns.map((column) => column.dataset['answer']).join(' ')).to.equal(
      openManeuvers(stage.battle, 1)
        .map(({ console }) => console)
        .join(' '),
    );
    const against = columns.find((column) => column.dataset['answer'] === '62');
    expect(text(against?.querySelector('.unseen'))).to.equal(
      'If Ben calls 62, green, Cool Off: page 27, knocked down. You do 6, critical Sensors. You take nothing. Then medium range.',
    );
  });

  it('a pick that would kill, put out or allow an escape says so with a drawn sign, a count and a page', async () => {
    const stage = await choosing();
    const battle = battleAfter([52, 62]);
    stage.battle = {
      ...battle,
      seats: battle.seats.map((seat) => ({ ...seat, armor: 4 })),
    };
    await press(stage, '2', '0');
    const strip = sure(stage.renderRoot.querySelector('what-if-strip'));
    await strip.updateComplete;
    const head = text(strip.renderRoot.querySelector('.heads'));
    expect(head).to.match(/^Ben is killed \d Ben's 'Mech is out \d/);
    const deadly = sure(
      columnsOf(stage).find((column) => column.querySelector('[data-fate="pilot killed"]')),
    );
    expect(text(deadly.querySelector('.unseen'))).to.contain('Ben is killed.');
    deadly.click();
    await stage.updateComplete;
    const face = sure(stage.renderRoot.querySelector('page-face'));
    await face.updateComplete;
    expect(text(face.renderRoot.querySelector('.sum'))).to.contain('Ben is killed');
    const card = sure(stage.renderRoot.querySelector('stat-card'));
    await card.updateComplete;
    const row = sure(card.renderRoot.querySelector('[data-console="20"]'));
    expect(row.querySelectorAll('.do [data-fate="pilot killed"]')).not.to.have.lengthOf(0);
    expect(row.getAttribute('aria-label')).to.contain('The enemy is killed: ');
    await expectAccessible(stage);
  });

  it('nine answers stand as five and four, and no letter covers its number', async () => {
    const stage = await choosing();
    await press(stage, '5', '2');
    const strip = sure(stage.renderRoot.querySelector('what-if-strip'));
    const [first] = strip.answers;
    strip.answers = Array.from({ length: 9 }, () => sure(first));
    await strip.updateComplete;
    const lines = [...strip.renderRoot.querySelectorAll('.line')];
    expect(lines.map((line) => line.querySelectorAll('.column').length)).to.deep.equal([5, 4]);
    const bitten = openManeuvers(stage.battle, 1).length;
    strip.answers = sure(stage.renderRoot.querySelector('stat-card')).prospects?.(52) ?? [];
    await strip.updateComplete;
    expect(strip.renderRoot.querySelectorAll('.column')).to.have.lengthOf(bitten);
    const boxes = [...strip.renderRoot.querySelectorAll('.blow i')];
    expect(boxes).not.to.have.lengthOf(0);
    for (const box of boxes) {
      const number = sure(box.parentElement?.querySelector('text'));
      expect(box.getBoundingClientRect().left).to.be.at.least(
        number.getBoundingClientRect().right - 1,
      );
    }
  });

  it('a column shows its page with its letter; its neighbours and the lock stand below', async () => {
    const stage = await choosing();
    await press(stage, '5', '2');
    sure(columnsOf(stage).find((column) => column.dataset['answer'] === '62')).click();
    await stage.updateComplete;
    const face = sure(stage.renderRoot.querySelector('page-face'));
    await face.updateComplete;
    const page = sure(face.renderRoot.querySelector('booklet-page'));
    expect([page.number, page.letter]).to.deep.equal([27, 'E']);
    expect(lockOf(stage)).to.match(/Lock in 52/);
    // Round and round: there is always one before and one after.
    const numbers = columnsOf(stage).map((column) => column.dataset['answer']);
    const [at, many] = [numbers.indexOf('62'), numbers.length];
    for (const back of [1, many - 1]) {
      const before = numbers[(at - back + many) % many];
      for (let pressed = 0; pressed < back; pressed += 1) {
        button(stage, /^‹ If/).click();
        await stage.updateComplete;
      }
      expect(text(face.renderRoot.querySelector('.title'))).to.contain(`If Ben calls ${before}`);
      for (let pressed = 0; pressed < back; pressed += 1) {
        button(stage, /^If \d+ ›/).click();
        await stage.updateComplete;
      }
      expect(text(face.renderRoot.querySelector('.title'))).to.contain('If Ben calls 62');
    }
  });

  it('arrows go along the columns, Space shows the page and puts it away, Enter on a column locks nothing', async () => {
    const stage = await choosing();
    const locked = heard(stage, 'maneuver-locked-in');
    await press(stage, '5', '2', 'ArrowRight');
    const first = sure(columnsOf(stage)[0]);
    expect(first.getAttribute('aria-pressed')).to.equal('true');
    first.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }),
    );
    expect(locked).to.deep.equal([]);
    await press(stage, ' ');
    expect(stage.renderRoot.querySelector('.stage.page')).not.to.equal(null);
    await press(stage, ' ');
    expect(stage.renderRoot.querySelector('.stage.page')).to.equal(null);
  });

  it('a pick dropped from its column gives the focus back to a row of the card', async () => {
    const stage = await choosing();
    await press(stage, '5', '2', 'ArrowRight');
    sure(columnsOf(stage)[0]).focus();
    await press(stage, 'Escape');
    const card = sure(stage.renderRoot.querySelector('stat-card'));
    await until(() => card.shadowRoot?.activeElement?.classList.contains('row'));
  });
});
