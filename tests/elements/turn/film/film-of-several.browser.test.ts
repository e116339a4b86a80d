import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { play } from '../../../../src/rules/fight/moves.ts';
import { CALLED, LEAVE_OR_STAY, MARKS, SPLIT } from '../../../../src/rules/fight/steps.ts';
import { CATEGORIES } from '../../../../src/rules/vocabulary.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { allowed } from '../../../allowed.ts';
import { expectAccessible } from '../../../axe.ts';
import { button, heard, press, text } from '../../parts.ts';
import { holdClock } from '../../clock.ts';
import { until } from '../../until.ts';
import { has, on, said, telling, tileOf, rowOf } from './film-of-several.ts';
import type { Turn } from '../turns.ts';
import { THREE, drawnTurns, lastOf } from '../turns.ts';

describe('the film of one against several', () => {
  before(async () => {
    await setViewport({ width: 390, height: 844 });
  });

  it('gives all numbers and pages once, and explains a converted number in its pairing', async () => {
    const stage = await telling(THREE);
    expect(said(stage)).to.match(
      /^Ada calls 20 to Ben and Cleo, 12 to Dora: Laser Low, blue\. Ben calls 48/,
    );
    expect(said(stage)).to.match(/Ada sees page 23, .* letter E; Cleo sees page 61, .* letter C\./);
    expect(said(stage)).not.to.contain(' tells ');
    expect([...stage.renderRoot.querySelectorAll('.by-lone .numbers li')].map(text)).to.deep.equal([
      ...['20 to Ben and Cleo', '12 to Dora'],
    ]);
    const rows = [...stage.renderRoot.querySelectorAll('.rivals li')];
    expect(rows.map((row) => text(row.querySelector('.verdict')))).to.deep.equal([
      ...['no SCORE', 'SCORE both ways', 'SCORE both ways'],
    ]);
    expect(rows.map((row) => [...row.querySelectorAll('.page')].map(text))).to.deep.include([
      ...['23 E', '61 C'],
    ]);
    await press(stage, 'l');
    button(stage, 'Nobody leaves').click();
    rowOf(stage, 'Dora').click();
    await stage.updateComplete;
    expect(text(stage.renderRoot.querySelector('.converted'))).to.equal(
      "Ada's 20, a medium range number, is 12 at close range.",
    );
  });

  it('can be gone on from after its moment of rest, even if that ends while it renders', async () => {
    const stage = await telling(THREE);
    expect(on(stage).ariaDisabled).to.equal('true');
    const ends = performance.now() + 800;
    const render = stage.render.bind(stage);
    stage.render = () => {
      const rendered = render();
      while (performance.now() < ends);
      return rendered;
    };
    stage.requestUpdate();
    await until(() => on(stage).ariaDisabled === 'false');
  });

  it('keeps room for the label at the top of each small page', async () => {
    const { renderRoot } = await telling(THREE);
    const sights = [...renderRoot.querySelectorAll('.sight')];
    expect(sights).to.have.length(6);
    for (const sight of sights) {
      const room = document.createElement('i');
      room.style.cssText = 'position: absolute; height: var(--over)';
      sight.append(room);
      const label = sure(sight.querySelector('.whose')).getBoundingClientRect().height;
      expect(room.getBoundingClientRect().height).to.be.within(label, label + 4);
    }
  });

  it('opens the pages of a pairing from its row, without moving on', async () => {
    const stage = await telling(THREE);
    const reached = heard(stage, 'step-reached');
    rowOf(stage, 'Cleo').click();
    await stage.updateComplete;
    expect(has(stage, 'exchange-pages')).to.equal(true);
    await press(stage, 'ArrowRight', 'ArrowRight');
    expect(has(stage, '.overview')).to.equal(true);
    expect(reached).to.deep.equal([]);
  });

  it('shows on each tile what is to come, then the damage its rival dealt and took', async () => {
    const stage = await telling(THREE, { kind: 'score', seat: 0, on: 2 }, true);
    expect(['Ben', 'Cleo', 'Dora'].map((pilot) => text(tileOf(stage, pilot)))).to.deep.equal([
      ...['Ben no hit', 'Cleo now', 'Dora to come'],
    ]);
    stage.step = { kind: 'score', seat: 3, on: 0 };
    await stage.updateComplete;
    expect(text(tileOf(stage, 'Cleo'))).to.equal('Cleo dealt 7 to Ada, took 7');
    tileOf(stage, 'Cleo').click();
    await stage.updateComplete;
    expect(text(on(stage))).to.match(/^(\w+'s page|Back to the turn)/);
    await press(stage, 'ArrowRight', 'ArrowRight');
    expect(has(stage, '.pair')).to.equal(true);
  });

  it('shows a pairing with a SCORE with both pages and both sums', async () => {
    const stage = await telling(THREE, { kind: 'score', seat: 0, on: 2 }, true);
    expect(stage.renderRoot.querySelectorAll('.pair booklet-page')).to.have.length(2);
    expect([...stage.renderRoot.querySelectorAll('.deed .sum')].map(text)).to.deep.equal([
      ...['Ada deals 7', 'Cleo deals 7'],
    ]);
    const [bar] = [...stage.renderRoot.querySelectorAll('stage-bar')];
    expect(text(bar ?? null)).to.match(/^Ada and Cleo Turn 3 · 3 of 5/);
  });

  it('still shows steps of earlier builds: look-up and leave or stay with the numbers, a score with its pairing', async () => {
    for (const step of [{ kind: 'look up', rival: 2 } as const, LEAVE_OR_STAY])
      expect(has(await telling(THREE, step), '.overview')).to.equal(true);
    const stage = await telling(THREE, { kind: 'score', seat: 2, on: 0 }, true);
    expect(text(tileOf(stage, 'Cleo'))).to.equal('Cleo now');
  });

  it('skips the remaining pairings and goes to the marks', async () => {
    const stage = await telling(THREE, { kind: 'score', seat: 0, on: 2 }, true);
    sure(stage.renderRoot.querySelector<HTMLButtonElement>('.skip')).click();
    await stage.updateComplete;
    expect([stage.step, has(stage, '.skip')]).to.deep.equal([MARKS, false]);
  });

  it('goes step by step to its end, and back again', async () => {
    const clock = holdClock();
    const stage = await telling(THREE);
    await clock.goOn(750);
    const finished = heard(stage, 'turn-finished');
    const seen: string[] = [];
    for (let pressed = 0; pressed < 40 && finished.length === 0; pressed += 1) {
      if (seen.at(-1) !== stage.step.kind) seen.push(stage.step.kind);
      if (stage.step.kind === 'split' && stage.undecided.length > 0) on(stage).click();
      else await press(stage, 'ArrowRight');
      await stage.updateComplete;
    }
    expect(seen).to.deep.equal(['called', 'split', 'score', 'marks']);
    for (let pressed = 0; pressed < 20; pressed += 1) await press(stage, 'ArrowLeft');
    expect(stage.step).to.deep.equal(CALLED);
  });

  it('is accessible at every step', async () => {
    for (const step of [CALLED, SPLIT, { kind: 'score', seat: 0, on: 2 } as const, MARKS]) {
      const decided = !['called', 'split'].includes(step.kind);
      await expectAccessible(await telling(THREE, step, decided));
    }
  });
});

describe('K3: a critical that may be ignored', () => {
  /** The turn of three, with everybody at +5 in all that a critical may affect. */
  const asking = (): Turn => {
    const seats = THREE.battle.seats.map((seat) => ({ ...seat, ignores: CATEGORIES }));
    const battle = { ...THREE.battle, seats };
    const orders = THREE.orders.with(0, { ...sure(THREE.orders[0]), shares: [4, 4] });
    return { battle, orders, played: allowed(play(battle, { seats: orders })) };
  };

  it('is asked about at its score, and the film goes on once all have answered', async () => {
    const clock = holdClock();
    const stage = await telling(asking());
    await clock.goOn(750);
    const [answers, finished] = [heard(stage, 'question-answered'), heard(stage, 'turn-finished')];
    const answer = (): HTMLButtonElement | null =>
      stage.renderRoot.querySelector<HTMLButtonElement>('.choice .button');
    for (let pressed = 0; pressed < 40 && finished.length === 0; pressed += 1) {
      await press(stage, 'ArrowRight');
      answer()?.click();
      await stage.updateComplete;
    }
    expect(answers.length).to.be.greaterThan(1);
    for (const each of answers)
      expect(each).to.nested.include({
        'answer.kind': 'critical ignored',
        'answer.ignores': true,
      });
    expect(finished).to.have.length(1);
  });
});

describe('four rivals or more', () => {
  it('are all seen with the numbers, and scored on one sheet', async () => {
    let seed = 7;
    const draw = (): number => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
    const turns = Array.from({ length: 20 }, () => drawnTurns(7, draw)).flat();
    const hit = sure(
      turns.find(
        ({ battle, played }) =>
          battle.pairings.length === 7 && played.incidents.some(({ kind }) => kind === 'scored'),
      ),
    );
    const stage = await telling(hit);
    expect(stage.renderRoot.querySelectorAll('.rivals li').length).to.equal(7);
    await expectAccessible(stage);
    const scored = sure(hit.played.incidents.find(({ kind }) => kind === 'scored'));
    const scores = await telling(
      hit,
      scored.kind === 'scored' ? { kind: 'score', seat: scored.seat, on: scored.on } : MARKS,
      true,
    );
    expect(scores.renderRoot.querySelectorAll('.scores .pairing').length).to.equal(7);
    await expectAccessible(scores);
  });
});

it('a pilot who bails out is marked in the row where it is decided', async () => {
  const { battle, orders } = lastOf(3, [[52, 54, 54, 50]]);
  const leaving = orders.with(1, { ...sure(orders[1]), leaves: 'bails out' });
  const played = allowed(play(battle, { seats: leaving }));
  const stage = await telling({ battle, orders: leaving, played }, LEAVE_OR_STAY, true);
  expect(text(rowOf(stage, 'Ben').closest('li')?.querySelector('.verdict') ?? null)).to.equal(
    'bailed out',
  );
});

it('after the wordiest turn, the marks of three rivals fit on a phone at once', async () => {
  await setViewport({ width: 390, height: 844 });
  const stage = await telling(THREE, MARKS, true, 844);
  const sheet = sure(stage.renderRoot.querySelector('.sheet')).getBoundingClientRect();
  const names = [...stage.renderRoot.querySelectorAll('.marks section h2')];
  expect(names.map((name) => text(name.querySelector('b')))).to.deep.equal([
    ...['Ada', 'Ben', 'Cleo', 'Dora'],
  ]);
  const lefts = names.map((name) => name.getBoundingClientRect().left);
  expect(lefts.map(Math.round)).to.deep.equal(lefts.map(() => Math.round(lefts[0] ?? 0)));
  const last = sure([...stage.renderRoot.querySelectorAll('.marks section .next li')].at(-1));
  expect(last.getBoundingClientRect().bottom).to.be.at.most(sheet.bottom);
});
