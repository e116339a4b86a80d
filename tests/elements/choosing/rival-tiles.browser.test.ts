import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { button, press, text } from '../parts.ts';
import { choosing, names, settled, threeRanges, touch, turned, within } from './several-rivals.ts';

describe('the tiles of the rivals', () => {
  it('each tile shows how many numbers of its rival the pick hits and is hit by', async () => {
    const stage = await choosing(threeRanges());
    const would = (): string[] => within(stage, 'rival-strip', '.would .count').map(text);
    const before = would();
    expect(before).to.deep.equal(['open 4', 'open 14', 'open 6']);
    await press(stage, '1', '4');
    await settled(stage);
    for (const rival of [1, 2, 3]) {
      await touch(stage, 'rival-strip', `[data-rival="${rival}"]`);
      const columns = within(stage, 'what-if-strip', '.column').map((column) =>
        (['do', 'take'] as const).map(
          (which) => column.querySelector(`.blow.${which} svg`) !== null,
        ),
      );
      const [hit, taken] = [0, 1].map((which) => columns.filter((each) => each[which]).length);
      const tile = sure(within(stage, 'rival-strip', `[data-rival="${rival}"]`)[0]);
      expect(text(tile.querySelector('.would'))).to.equal(`${hit} ${taken} of ${columns.length}`);
      expect(text(tile.querySelector('.unseen'))).to.contain(
        `Hits ${hit === 0 ? 'none' : hit} of ${columns.length}`,
      );
    }
    await press(stage, 'Escape');
    await settled(stage);
    expect(would()).to.deep.equal(before);
  });

  it('each tile shows armor, heat with the shutdown mark, rounds, criticals and open numbers by color', async () => {
    const battle = threeRanges();
    const stage = await choosing(battle);
    for (const rival of [1, 2, 3]) {
      const seat = sure(battle.seats[rival]);
      const tile = sure(within(stage, 'rival-strip', `[data-rival="${rival}"]`)[0]);
      expect([...tile.querySelectorAll('.mini b')].map(text)).to.deep.equal([
        String(seat.armor),
        String(seat.heat),
      ]);
      const bars = [...tile.querySelectorAll('.bar')];
      const tick = sure(bars[1]?.querySelector<HTMLElement>('.tick') ?? null);
      expect(tick.style.left).to.equal(`${(seat.shutdown / 40) * 100}%`);
      const criticals = seat.wounds.suffered.reduce((sum, { times }) => sum + times, 0);
      const supplies = text(tile.querySelector('.supplies'));
      expect(supplies).to.equal(
        [
          `open ${openManeuvers(battle, rival).length}`,
          ...Object.entries(seat.ammunition).map(
            ([kind, left]) => `${kind === 'autocannon' ? 'rnds' : 'msls'} ${left}`,
          ),
          ...(criticals > 0 ? [String(criticals)] : []),
        ].join(' '),
      );
      const open = openManeuvers(battle, rival);
      const counts = [...tile.querySelectorAll('.state .colours b')].map((each) =>
        Number(text(each)),
      );
      expect(counts.reduce((sum, each) => sum + each, 0)).to.equal(open.length);
      expect(text(tile.querySelector('.open'))).to.equal(String(open.length));
      expect(text(tile.querySelector('.unseen'))).to.contain(
        `shuts down at ${seat.shutdown}${criticals > 0 ? `, ${criticals} critical` : ''}`,
      );
    }
  });

  it('on a desktop all three tiles fit one below the other, each with name and key on one line', async () => {
    await setViewport({ width: 1440, height: 900 });
    const stage = await choosing(threeRanges());
    stage.style.height = '100vh';
    await settled(stage);
    for (const tile of within(stage, 'rival-strip', '.tile')) {
      const [who, key] = ['.who', 'kbd'].map((what) =>
        sure(tile.querySelector(what)).getBoundingClientRect(),
      );
      expect(sure(key).top).to.be.below(sure(who).bottom);
    }
    const lines = sure(within(stage, 'rival-strip', '.strip')[0]);
    expect(lines.scrollHeight).to.be.at.most(lines.clientHeight);
    await setViewport({ width: 800, height: 600 });
  });

  it('on a phone in landscape no tile is cut off, and the numbers others hear fit into their rows', async () => {
    await setViewport({ width: 844, height: 390 });
    const stage = await choosing(threeRanges());
    for (const tile of within(stage, 'rival-strip', '.tile')) {
      const { right } = tile.getBoundingClientRect();
      const counts = [...tile.querySelectorAll('.supplies > span, .colours > span')].filter(
        (each) => each.checkVisibility(),
      );
      expect(counts.length).to.be.above(3);
      for (const count of counts)
        expect(count.getBoundingClientRect().right).to.be.at.most(right - 1);
    }
    for (const number of within(stage, 'stat-card', '.no'))
      expect(number.scrollWidth).to.be.at.most(number.clientWidth);
    await setViewport({ width: 800, height: 600 });
  });

  for (const width of [360, 390])
    it(`on a phone ${width} wide a tile counts open numbers and rounds on one line, and nothing is cut off`, async () => {
      await setViewport({ width, height: 844 });
      const stage = await choosing(threeRanges());
      for (const tile of within(stage, 'rival-strip', '.tile')) {
        const { right } = tile.getBoundingClientRect();
        const seen = [...tile.querySelectorAll('.supplies > span, .would .colours > span')]
          .filter((each) => each.checkVisibility())
          .map((each) => each.getBoundingClientRect());
        expect(seen.length).to.be.above(4);
        for (const each of seen) expect(each.right).to.be.at.most(right - 1);
        const [one, ...others] = tile.querySelectorAll<HTMLElement>('.supplies > span');
        for (const other of others) expect(other.offsetTop).to.be.closeTo(sure(one).offsetTop, 4);
        expect(
          [...tile.querySelectorAll('.state .colours, .count')].some((each) =>
            each.checkVisibility(),
          ),
        ).to.equal(false);
      }
      for (const each of within(stage, 'stat-card', '.no'))
        expect(each.scrollHeight, 'numbers for others').to.be.at.most(each.clientHeight);
      await setViewport({ width: 800, height: 600 });
    });

  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
    [820, 1180],
    [1440, 900],
  ] as const)
    it(`a pick moves neither tiles nor rows, and nothing overlaps: ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      const place: HTMLElement = await fixture(html`<div></div>`);
      place.style.height = `${height}px`;
      const stage = document.createElement('choosing-stage');
      Object.assign(stage, { battle: threeRanges(), names });
      place.append(stage);
      await settled(stage);
      const boxes = (): DOMRect[] =>
        ['rival-strip', 'own-state', 'stat-card'].map((tag) =>
          sure(stage.renderRoot.querySelector(tag)).getBoundingClientRect(),
        );
      const tops = (): number[] => boxes().map(({ top }) => Math.round(top));
      const before = tops();
      stage.picked = 14;
      await settled(stage);
      expect(tops()).to.deep.equal(before);
      const [tiles, state, card] = boxes().map(sure);
      const isApart = (one: DOMRect | undefined, other: DOMRect | undefined): boolean =>
        !one ||
        !other ||
        one.right <= other.left + 1 ||
        other.right <= one.left + 1 ||
        one.bottom <= other.top + 1 ||
        other.bottom <= one.top + 1;
      expect([isApart(tiles, state), isApart(state, card), isApart(tiles, card)]).to.deep.equal([
        ...[true, true, true],
      ]);
      expect(sure(tiles).height, 'tiles are seen').to.be.at.least(80);
      for (const name of within(stage, 'rival-strip', '.tile .who'))
        expect(name.getBoundingClientRect().height).to.be.greaterThan(10);
      await expectAccessible(stage);
    });

  it('on a phone, tapping the current rival shows its page, and tapping it again shows the card', async () => {
    await setViewport({ width: 390, height: 844 });
    const stage = await choosing(threeRanges());
    const face = (): string =>
      stage.renderRoot.querySelector('.stage')?.classList.contains('now') ? 'page' : 'card';
    const title = (): string => text(within(stage, 'page-face', '.title')[0]);
    await touch(stage, 'rival-strip', '[data-rival="2"]');
    expect([face(), turned(stage)]).to.deep.equal(['card', 'Cleo']);
    await touch(stage, 'rival-strip', '[data-rival="2"]');
    expect(face()).to.equal('page');
    expect(title()).to.match(/^What you see now: \d+$/);
    await touch(stage, 'rival-strip', '[data-rival="3"]');
    expect([face(), turned(stage)]).to.deep.equal(['page', 'Dora']);
    await touch(stage, 'rival-strip', '[data-rival="3"]');
    expect(face()).to.equal('card');
    button(stage, /^Study/).click();
    await settled(stage);
    expect(stage.renderRoot.querySelector('study-sheet')).not.to.equal(null);
  });

  it('in a wide window, tapping the current rival closes the open answer and leaves the card', async () => {
    await setViewport({ width: 1440, height: 900 });
    const stage = await choosing(threeRanges());
    await press(stage, '1', '4', 'ArrowRight');
    await settled(stage);
    expect(within(stage, 'what-if-strip', '.here')).to.have.lengthOf(1);
    await touch(stage, 'rival-strip', '[data-rival="1"]');
    expect(within(stage, 'what-if-strip', '.here')).to.have.lengthOf(0);
    expect(stage.renderRoot.querySelector('stat-card')?.checkVisibility()).to.equal(true);
  });
});
