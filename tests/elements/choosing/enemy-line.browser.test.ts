import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../src/elements/choosing/enemy-line.ts';
import type { EnemyLine } from '../../../src/elements/choosing/enemy-line.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { pairingsOf } from '../../../src/rules/battle/battle.ts';
import { sure } from '../../../src/rules/sure.ts';
import { battleAfter, text } from '../parts.ts';
import { elementsIn } from '../composed.ts';

const line = async (
  width: number,
  pilot: string,
  battle = battleAfter(),
  apart = false,
): Promise<EnemyLine> => {
  const room = await fixture(
    html`<div .style=${`width: ${width}px`}>
      <enemy-line
        ?apart=${apart}
        .battle=${battle}
        .seat=${0}
        .names=${['Rifleman', 'Griffin'].map((mech) => ({ pilot, mech }))}
        .screen=${sure(pairingsOf(battle, 1)[0]).sees.rival}
      ></enemy-line>
    </div>`,
  );
  const found = sure(room.querySelector<EnemyLine>('enemy-line'));
  await found.updateComplete;
  await found.renderRoot.querySelector('gauge-row')?.updateComplete;
  return found;
};

/** A 'Mech with three kinds of ammunition. */
const threeKinds = (): Battle => {
  const { seats, ...rest } = battleAfter();
  const ammunition = { autocannon: 8, missile: 12, grenade: 2 };
  return {
    ...rest,
    seats: seats.map(({ booklet, ...seat }) => ({
      ...seat,
      ammunition,
      booklet: { ...booklet, statCard: { ...booklet.statCard, ammunition } },
    })),
  };
};

/** What sticks out of the line, apart from what may be cut off. */
const outside = (found: EnemyLine): readonly string[] => {
  const { right } = found.getBoundingClientRect();
  return elementsIn(found.renderRoot)
    .filter((each) => !each.closest('.yields') && each.getBoundingClientRect().right > right + 1)
    .map(text);
};

describe('the enemy line above a card', () => {
  // Phones of 360 and 390 px, without the picture's 24 px; and the column of one in landscape.
  for (const width of [320, 330, 350])
    it(`fits into ${width} px, even with a very long name`, async () => {
      const found = await line(width, 'Wolfeschlegelsteinhausen');
      expect(outside(found)).to.deep.equal([]);
    });

  for (const [what, battle] of [
    ['one kind of ammunition', battleAfter()],
    ['three kinds of ammunition', threeKinds()],
  ] as const)
    it(`shows the whole name of a pilot in 330 px, against a 'Mech with ${what}`, async () => {
      const found = await line(330, 'Marlow', battle);
      const name = sure(found.renderRoot.querySelector('h2 span'));
      expect(text(name)).to.equal('Marlow');
      expect(name.scrollWidth).to.be.at.most(name.clientWidth);
      const how = sure(found.renderRoot.querySelector('.how')).getBoundingClientRect();
      for (const part of ['gauge-row', '.may'])
        expect(
          sure(found.renderRoot.querySelector(part)).getBoundingClientRect().bottom,
        ).to.be.at.most(how.bottom);
      expect(outside(found)).to.deep.equal([]);
    });

  it('in a column of its own shows the page 126 px high, and everything beside it', async () => {
    for (const battle of [battleAfter(), threeKinds()]) {
      const found = await line(342, 'Wolfeschlegelsteinhausen', battle, true);
      const page = sure(found.renderRoot.querySelector('.page')).getBoundingClientRect();
      expect(page.width).to.be.closeTo(126, 3);
      for (const part of ['h2', 'gauge-row', '.may']) {
        const box = sure(found.renderRoot.querySelector(part)).getBoundingClientRect();
        expect(box.left, part).to.be.at.least(page.right);
        expect(box.bottom, part).to.be.at.most(found.getBoundingClientRect().bottom);
      }
      expect(outside(found).filter((words) => words !== '')).to.deep.equal([]);
    }
  });

  it('in type so large that a phone has no room for a line, sets the gauges below the name', async () => {
    await setViewport({ width: 200, height: 640 });
    const found = await line(180, 'Ada');
    const [name, gauges] = ['h2', 'gauge-row'].map((part) =>
      sure(found.renderRoot.querySelector(part)).getBoundingClientRect(),
    );
    expect(sure(gauges).top).to.be.at.least(sure(name).bottom - 1);
    await setViewport({ width: 800, height: 600 });
  });

  it('has no heads over its gauges; a screen reader says them', async () => {
    const found = await line(330, 'Marlow');
    const { renderRoot } = sure(found.renderRoot.querySelector('gauge-row'));
    const heads = [...renderRoot.querySelectorAll<HTMLElement>('.name')];
    expect(heads.map(text)).to.include.members(['Armor', 'Heat']);
    for (const head of heads) expect(head.offsetWidth).to.be.at.most(1);
  });

  it('keeps the shutdown mark on the heat bar, clear of the counts below', async () => {
    const found = await line(330, 'Marlow');
    const { renderRoot } = sure(found.renderRoot.querySelector('gauge-row'));
    const [bar, tick] = ['.heat .bar', '.tick'].map((part) =>
      sure(renderRoot.querySelector(part)).getBoundingClientRect(),
    );
    expect(sure(tick).bottom).to.be.at.most(sure(bar).bottom + 0.1);
    expect(sure(tick).top).to.be.below(sure(bar).top);
  });

  it('shows several kinds of ammunition as one figure, and reads each of them aloud', async () => {
    const found = await line(330, 'Marlow', threeKinds());
    const gauges = sure(found.renderRoot.querySelector('gauge-row'));
    expect(text(gauges.renderRoot.querySelector('.kind'))).to.match(
      /^ammo 8.·.12.·.2 .*8, .* 12, .* 2$/,
    );
  });
});
