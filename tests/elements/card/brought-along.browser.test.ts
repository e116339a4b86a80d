import { expect, fixture, html } from '@open-wc/testing';
import type { EnemyNow } from '../../../src/elements/card/enemy-now.ts';
import '../../../src/elements/card/enemy-now.ts';
import type { OwnState } from '../../../src/elements/card/own-state.ts';
import '../../../src/elements/card/own-state.ts';
import type { StatCard } from '../../../src/elements/card/stat-card.ts';
import '../../../src/elements/card/stat-card.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import type { Entry } from '../../../src/rules/battle/entry.ts';
import { fresh } from '../../../src/rules/battle/entry.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { everyCategory } from '../../../src/rules/battle/skill.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { griffin, names, rifleman, text } from '../parts.ts';

const sensors = sure(rifleman.criticals.find(({ part }) => part === 'Sensors'));

/** Ada worn by five games, with a critical, and Ben in a replacement; otherwise both as printed. */
const battleOf = (brought: boolean) => {
  const ada: Partial<Entry> = {
    shutdown: 25,
    ammunition: { autocannon: 4 },
    criticals: [{ part: sensors.part, effects: sensors.effects, times: 1 }],
  };
  const ben: Partial<Entry> = { penalty: everyCategory(3) };
  return openBattle({
    options: USUAL_OPTIONS,
    lone: { ...fresh(rifleman, 'Ada'), ...(brought ? ada : {}) },
    rivals: [{ ...fresh(griffin, 'Ben'), ...(brought ? ben : {}) }],
  });
};

const cardOf = async (brought: boolean): Promise<StatCard> => {
  const battle = battleOf(brought);
  return fixture<StatCard>(
    html`<stat-card
      .battle=${battle}
      .pairing=${sure(battle.pairings[0])}
      teller="Ben"
    ></stat-card>`,
  );
};
const linesOf = (card: StatCard): readonly string[] =>
  [...card.renderRoot.querySelectorAll('.criticals')].map(text);

it('a stat card says what was brought along, and marks the criticals that were', async () => {
  const card = await cardOf(true);
  expect(linesOf(card)).to.deep.equal([
    'Your criticals: Sensors: all weapons −1 (brought along)',
    'Brought along: shuts down at 25, worn by 5 games · 4 of 8 rounds',
  ]);
  const battle = battleOf(true);
  const state = await fixture<OwnState>(
    html`<own-state .battle=${battle} .pairing=${sure(battle.pairings[0])}></own-state>`,
  );
  const gauges = sure(state.renderRoot.querySelector('gauge-row'));
  await gauges.updateComplete;
  expect(text(gauges.renderRoot.querySelector('.heat'))).to.contain(
    'shuts down at 25: 30 as printed, worn by 5 games',
  );
  await expectAccessible(card);
  await expectAccessible(state);
});

it('a stat card as printed mentions nothing brought along', async () => {
  const card = await cardOf(false);
  expect(linesOf(card)).to.deep.equal([]);
  const battle = battleOf(false);
  const state = await fixture<OwnState>(
    html`<own-state .battle=${battle} .pairing=${sure(battle.pairings[0])}></own-state>`,
  );
  const gauges = sure(state.renderRoot.querySelector('gauge-row'));
  await gauges.updateComplete;
  expect(text(gauges.renderRoot.querySelector('.heat .unseen'))).to.equal(', shuts down at 30');
});

it('a row that subtracts points is read aloud with a minus, and one that adds points is not', async () => {
  const printed = battleOf(false);
  const penalty = rifleman.statCard.byConsole.map((row) => (row?.console === 62 ? -3 : 0));
  const seats = printed.seats.with(0, { ...sure(printed.seats[0]), penalty });
  const card = await fixture<StatCard>(
    html`<stat-card
      .battle=${{ ...printed, seats }}
      .pairing=${sure(printed.pairings[0])}
      teller="Ben"
    ></stat-card>`,
  );
  const said = (console: number): string =>
    sure(
      [...card.renderRoot.querySelectorAll('.row')]
        .map((row) => row.getAttribute('aria-label') ?? '')
        .find((label) => label.includes(`, ${console}, `)),
    );
  expect([62, 52].map((console) => /adds [^.]+\./.exec(said(console))?.[0])).to.deep.equal([
    ...['adds minus 1.', 'adds 8.'],
  ]);
});

it("the enemy's card says what was brought along too", async () => {
  const battle = battleOf(true);
  const enemy = await fixture<EnemyNow>(
    html`<enemy-now
      .battle=${battle}
      .pairing=${sure(battle.pairings[0])}
      .names=${names}
      .seat=${1}
    ></enemy-now>`,
  );
  expect(enemy.renderRoot.textContent?.replaceAll(/\s+/g, ' ')).to.contain(
    'Brought along: a replacement: every score −3',
  );
  await expectAccessible(enemy);
});
