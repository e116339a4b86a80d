import { expect, test } from 'vitest';
import { draftsIn } from '../../../src/elements/settlement/settlement-work.ts';
import { paperDraftIn } from '../../../src/elements/table/paper/drafted.ts';
import { musterIn } from '../../../src/elements/table/muster/mustering.ts';
import { planIn } from '../../../src/elements/table/plan/plan.ts';
import { hangarOf } from '../../../src/offline/hangars/hangar-row.ts';
import { askedIn } from '../../../src/rules/campaign/game/asked.ts';
import { STEPS } from '../../../src/rules/campaign/history/choice.ts';
import { openPage } from '../../../src/rules/campaign/settlement/page.ts';
import { nextStep } from '../../../src/rules/campaign/settlement/settlement.ts';
import { sure } from '../../../src/rules/sure.ts';
import { done, find } from '../../rules/campaign/circle.ts';
import { readRows, testHangars, wholeHangar } from './old-hangar-rows.ts';
import { oldDrafts } from './old-hangars.ts';

testHangars(1);

const drafts = oldDrafts(1);
const typedIn = (key: string): unknown => JSON.parse(sure(drafts[`viewscreen-${key}`]));

test('a hangar of version 1 is kept open at each step of a settlement, with its draft', () => {
  for (const step of STEPS) {
    const name = `settling-${step.replace(' ', '-')}`;
    const page = done(openPage(wholeHangar(readRows(1, name)), name, find));
    expect(page.fault).toBeNull();
    const kept = Object.values(draftsIn(typedIn(`settling-${name}`)));
    expect(kept.map((draft) => draft.step)).toContain(step);
    expect(kept).toHaveLength((typedIn(`settling-${name}`) as []).length);
    for (const draft of kept) expect(nextStep(page.settlement, draft.pilot)).toBe(draft.step);
  }
});

test('drafts of version 1 for a muster, a fight and a game with paper are read as they were left', () => {
  expect(musterIn(typedIn('muster-tuesdays-enlisted'))).toEqual([
    { pilot: 'p1', side: 'lone', against: null },
    { pilot: 'p2', side: 'rival', against: null },
    { pilot: 'p3', side: 'lone', against: 'p2' },
  ]);
  const { battles, seats } = planIn(typedIn('fight'));
  expect(battles).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(seats.map(({ pilot, mech }) => `${pilot} ${mech}`)).toEqual([
    ...['Ada rfl-3n', ' grf-1n', 'Cleo grf-1n', 'Dora rfl-3n'],
  ]);
  const { row } = readRows(1, 'playing-paper');
  const { muster, id } = sure(row.open[0]).game;
  const asked = muster.fighters.map((fighter) => askedIn(hangarOf(row), fighter, find));
  const { fighters, turns } = paperDraftIn(typedIn(`paper-${id}`), asked);
  expect(turns).toBe(12);
  expect(fighters.map(({ way, turn, armor }) => [way, turn, armor])).toEqual([
    ['stays', null, null],
    ['fell', 9, -2],
    ['escaped', 12, 7],
  ]);
  expect(sure(fighters[1]).damage).toEqual({ 0: 24 });
  expect(sure(fighters[1]).times[0]).toBe(1);
});
