import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../axe.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { sure } from '../../../src/rules/sure.ts';
import { until } from '../until.ts';
import { battleAfter, button, heard, press, text } from '../parts.ts';
import { choosing, columnsOf, lockOf } from './choosing.ts';

describe('the what-if columns of a pick', () => {
  it('a pick shows a column for each open number of the enemy, in words too', async () => {
    const stage = await choosing();
    expect(
      columnsOf(stage)
        .map((column) => column.dataset['answer'])
        .filter(Boolean),
    ).to.deep.equal([]);
    expect(columnsOf(stage)).to.have.lengthOf(8);
    await press(stage, '5', '2');
    const columns = columnsOf(stage);
    expect(columns.map((column) => column.dataset['answer']).join(' ')).to.equal(
      openManeuvers(stage.battle, 1)
        .map(({ console }) => console)
        .join(' '),
    );
    const against = columns.find((column) => column.dataset['answer'] === '62');
    expect(text(against?.querySelector('.unseen'))).to.equal(
      'If Ben calls 62, green, Cool Off: page 27, knocked down. You deal 6, critical Sensors. You take nothing. Then medium range.',
    );
  });

  it('a pick that could kill or put out the enemy says so by sign, count, page and row', async () => {
    const stage = await choosing();
    const battle = battleAfter([52, 62]);
    stage.battle = {
      ...battle,
      seats: battle.seats.map((seat) => ({ ...seat, armor: 4 })),
    };
    await press(stage, '2', '0');
    const strip = sure(stage.renderRoot.querySelector('what-if-strip'));
    await strip.updateComplete;
    const fates = [...strip.renderRoot.querySelectorAll<HTMLElement>('.counters .do')].map(
      (sign) => sign.dataset['fate'],
    );
    expect(fates.slice(0, 2)).to.deep.equal(['pilot killed', 'out']);
    const deadly = sure(
      columnsOf(stage).find((column) => column.querySelector('[data-fate="pilot killed"]')),
    );
    expect(text(deadly.querySelector('.unseen'))).to.contain('Ben is killed.');
    deadly.click();
    await stage.updateComplete;
    const page = sure(stage.renderRoot.querySelector('answer-page'));
    await page.updateComplete;
    expect(text(page.renderRoot.querySelector('.comes'))).to.contain('Ben is killed');
    const card = sure(stage.renderRoot.querySelector('stat-card'));
    await card.updateComplete;
    const row = sure(card.renderRoot.querySelector('[data-console="20"]'));
    expect(row.querySelectorAll('.do [data-fate="pilot killed"]')).to.have.lengthOf(1);
    expect(row.getAttribute('aria-label')).to.contain('Ben is killed: ');
    await expectAccessible(stage);
  });

  it('the letter of a critical never covers the number before it', async () => {
    const stage = await choosing();
    await press(stage, '5', '2');
    const boxes = columnsOf(stage).flatMap((column) => [...column.querySelectorAll('.blow i')]);
    expect(boxes).not.to.have.lengthOf(0);
    for (const box of boxes) {
      const number = sure(box.parentElement?.querySelector('text'));
      expect(box.getBoundingClientRect().left).to.be.at.least(
        number.getBoundingClientRect().right - 1,
      );
    }
  });

  it('tapping a column shows both pages, each with its letter and effects, and keeps the lock', async () => {
    const stage = await choosing();
    await press(stage, '5', '2');
    sure(columnsOf(stage).find((column) => column.dataset['answer'] === '62')).click();
    await stage.updateComplete;
    const sides = [...stage.renderRoot.querySelectorAll('answer-page')];
    await Promise.all(sides.map((side) => side.updateComplete));
    expect(sides.map((side) => text(side.renderRoot.querySelector('h2')))).to.deep.equal([
      'You see 27 E',
      'Ben sees 47',
    ]);
    expect(sides.map((side) => text(side.renderRoot.querySelector('.comes')))).to.deep.equal([
      '6 You deal 6 Sensors',
      'You take nothing then medium range',
    ]);
    const pages = sides.map((side) => sure(side.renderRoot.querySelector('booklet-page')));
    expect(pages.map(({ booklet, number }) => [booklet.mech.name, number])).to.deep.equal([
      ['Griffin', 27],
      ['Rifleman', 47],
    ]);
    expect(lockOf(stage)).to.match(/Lock in 52/);
    await expectAccessible(stage);
    // The columns stay, so that the next tap compares.
    sure(columnsOf(stage).find((column) => column.dataset['answer'] === '50')).click();
    await stage.updateComplete;
    expect(text(stage.renderRoot.querySelector('.versus p'))).to.equal('52 against R 50');
    button(stage, 'Card').click();
    await stage.updateComplete;
    expect(stage.renderRoot.querySelector('answer-page')).to.equal(null);
  });

  it('arrows move along the columns, Space opens and closes both pages, and Enter locks nothing in', async () => {
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
    expect(stage.renderRoot.querySelectorAll('answer-page')).to.have.lengthOf(2);
    await press(stage, ' ');
    expect(stage.renderRoot.querySelectorAll('answer-page')).to.have.lengthOf(0);
    await press(stage, ' ', 'Escape');
    expect(stage.renderRoot.querySelectorAll('answer-page')).to.have.lengthOf(0);
    expect(lockOf(stage)).to.match(/Lock in 52/);
  });

  for (const [leave, name] of [
    [' ', 'Space'],
    ['Escape', 'Escape'],
  ] as const)
    it(`${name} goes from the pages of an answer back to the picked row, where Enter locks it in`, async () => {
      const stage = await choosing();
      const locked = heard(stage, 'maneuver-locked-in');
      const card = sure(stage.renderRoot.querySelector('stat-card'));
      await until(() => card.renderRoot.querySelector('.row'), 'the card is drawn');
      await press(stage, '5', '2', 'ArrowRight', ' ', 'ArrowRight');
      const strip = sure(stage.renderRoot.querySelector('what-if-strip'));
      await until(() => strip.shadowRoot?.activeElement === columnsOf(stage)[1], 'a column');
      await press(stage, leave);
      const row = sure(card.renderRoot.querySelector('[data-console="52"]'));
      await until(() => card.shadowRoot?.activeElement === row, 'the row has the focus');
      row.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }),
      );
      expect(locked).to.deep.equal([{ seat: 0, console: 52 }]);
    });

  it('dropping a pick while on its column moves the focus back to a row of the card', async () => {
    const stage = await choosing();
    await press(stage, '5', '2', 'ArrowRight');
    sure(columnsOf(stage)[0]).focus();
    await press(stage, 'Escape');
    const card = sure(stage.renderRoot.querySelector('stat-card'));
    await until(() => card.shadowRoot?.activeElement?.classList.contains('row'));
  });
});
