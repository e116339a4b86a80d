import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { CALLED, MARKS, SPLIT } from '../../../../src/rules/fight/steps.ts';
import { play } from '../../../../src/rules/fight/moves.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { allowed } from '../../../allowed.ts';
import { expectAccessible } from '../../../axe.ts';
import { press, text } from '../../parts.ts';
import { until } from '../../until.ts';
import { has, rowOf, telling } from './film-of-several.ts';
import { THREE, against } from '../turns.ts';

const SIZES = [
  [820, 1180],
  [1440, 900],
] as const;

for (const [width, height] of SIZES)
  describe(`a turn of one against three at ${width} × ${height}`, () => {
    before(() => setViewport({ width, height }));

    it('shows every page large with the numbers, without scrolling', async () => {
      const stage = await telling(THREE, CALLED, false, height);
      const views = [...stage.renderRoot.querySelectorAll('.overview view-window')];
      expect(views).to.have.length(6);
      for (const view of views) expect(view.clientHeight).to.be.at.least(150);
      const sheet = sure(stage.renderRoot.querySelector('.overview'));
      expect(sheet.scrollHeight).to.be.at.most(sheet.clientHeight);
      await expectAccessible(stage);
    });

    it('shows both rivals large at the split, without scrolling', async () => {
      const stage = await telling(THREE, SPLIT, false, height);
      const board = sure(stage.renderRoot.querySelector('split-board'));
      await board.updateComplete;
      const views = [...board.renderRoot.querySelectorAll('view-window')];
      expect(views).to.have.length(2);
      for (const view of views) expect(view.clientHeight).to.be.at.least(150);
      const sheet = sure(stage.renderRoot.querySelector('.sheet'));
      expect(sheet.scrollHeight).to.be.at.most(sheet.clientHeight);
      const foot = sure([...board.renderRoot.children].findLast((each) => each.clientHeight > 1));
      const left = sheet.getBoundingClientRect().bottom - foot.getBoundingClientRect().bottom;
      expect(left, 'and nothing stands empty').to.be.at.most(40);
      await expectAccessible(stage);
    });

    it("keeps the armor from before the turn and marks no critical until a pairing's scores are shown", async () => {
      const stage = await telling(THREE, CALLED, true, height);
      rowOf(stage, 'Dora').click();
      const armor = async (): Promise<unknown> => {
        await stage.updateComplete;
        return stage.renderRoot.querySelector('gauge-row')?.seat.armor;
      };
      const marked = async (): Promise<number> => {
        const pages = sure(stage.renderRoot.querySelector('exchange-pages'));
        await pages.updateComplete;
        let rows = 0;
        for (const page of pages.renderRoot.querySelectorAll('booklet-page')) {
          await page.updateComplete;
          expect(page.renderRoot.querySelector('.critical .letter')).to.not.equal(null);
          rows += page.renderRoot.querySelectorAll('.critical li.hit').length;
        }
        return rows;
      };
      const before = sure(THREE.battle.seats[0]).armor;
      expect(await armor()).to.equal(before);
      expect(await marked(), 'rows inverted or in outline').to.equal(0);
      stage.step = { kind: 'score', seat: 0, on: 3 };
      await until(async () => (await armor()) === sure(THREE.played.battle.seats[0]).armor);
      expect(stage.renderRoot.querySelector('gauge-row')?.was?.armor).to.equal(before - 7);
    });

    it('shows each pilot once in the marks, in equal columns that fill the sheet', async () => {
      const stage = await telling(THREE, MARKS, true, height);
      const sections = [...stage.renderRoot.querySelectorAll<HTMLElement>('.marks section')];
      expect(sections).to.have.length(4);
      for (const section of sections) {
        expect(sure(section.querySelector('view-window')).clientHeight).to.be.at.least(100);
        expect(section.clientWidth).to.equal(sections[0]?.clientWidth);
      }
      const sheet = sure(stage.renderRoot.querySelector('.sheet'));
      expect(sheet.scrollHeight).to.be.at.most(sheet.clientHeight);
      const foot = sure(sections.at(-1)).getBoundingClientRect().bottom;
      expect(sheet.getBoundingClientRect().bottom - foot).to.be.at.most(40);
      await expectAccessible(stage);
    });

    it('aligns both slips', async () => {
      const stage = await telling(THREE, { kind: 'score', seat: 0, on: 2 }, true, height);
      const pages = sure(stage.renderRoot.querySelector('exchange-pages'));
      await pages.updateComplete;
      const [one, other] = [...pages.renderRoot.querySelectorAll('.slip')].map((slip) =>
        slip.getBoundingClientRect(),
      );
      expect(one?.bottom).to.equal(other?.bottom);
      if (width >= 1100) expect(one?.top).to.equal(other?.top);
    });

    it("lists a pairing's turns next to its pages, and this turn once its score is shown", async () => {
      const stage = await telling(THREE, CALLED, true, height);
      rowOf(stage, 'Cleo').click();
      const rows = async (): Promise<string[]> => {
        await stage.updateComplete;
        const list = stage.renderRoot.querySelector('turn-list');
        await list?.updateComplete;
        return [...(list?.renderRoot.querySelectorAll('li .turn') ?? [])].map(text);
      };
      stage.exchanges = [THREE.played];
      await until(async () => (await rows()).join() === 'Turn 1');
      stage.step = { kind: 'score', seat: 0, on: 2 };
      await until(async () => (await rows()).join() === 'Turn 2,Turn 1');
    });
  });

it('the sentence that names the winner has no gap', async () => {
  const battle = against(2);
  const [lone, ...rivals] = battle.seats;
  const worn = { ...battle, seats: [{ ...sure(lone), armor: 3 }, ...rivals] };
  const orders = [{ console: 56 }, { console: 50 }, { console: 50 }];
  const played = allowed(play(worn, { seats: orders }));
  const last = { battle: worn, orders, played };
  const stage = await telling(last, MARKS, true, 900);
  // A beat of its own shows who fell.
  for (let beats = 0; beats < 9 && !has(stage, '.marks .end'); beats += 1)
    await press(stage, 'ArrowRight');
  const title = sure(stage.renderRoot.querySelector('.marks .end b'));
  expect(text(title.parentElement)).to.match(/^\S.* wins?, \S.*\.$/);
  expect(getComputedStyle(title).marginRight).to.equal('0px');
});
