import { expect } from '@open-wc/testing';
import type { RunningFight } from '../../../src/offline/fights/running-fight.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import type { Leave } from '../../../src/rules/fight/progress.ts';
import type { Step } from '../../../src/rules/fight/steps.ts';
import { CALLED, MARKS } from '../../../src/rules/fight/steps.ts';
import type { Telling } from '../../../src/rules/fight/turn.ts';
import { queueOf } from '../../../src/rules/fight/turn.ts';
import { sure } from '../../../src/rules/sure.ts';
import { until } from '../../elements/until.ts';
import { armedRifleman } from '../../elements/parts.ts';
import { inTurn } from './duels.ts';
import { battleOf, begun, lockedOf, said, saveOf, tabOn, turnOf } from './tab-on.ts';
import { finishTurn } from './visits.ts';

const LONE_BAILS_OUT: readonly Leave[] = [{ seat: 0, leaves: 'bails out' }];
const GRENADE = { kind: 'ammunition lost', seat: 0, ammunition: 'grenade' } as const;

const chooser = (duel: RunningFight): number => {
  const { battle, turn } = battleOf(duel);
  if (turn.kind !== 'choosing') throw new Error('nobody chooses');
  return sure(queueOf(battle, turn)[0]);
};
const called = (lone: number, rival: number, step: Step = CALLED): Telling => ({
  kind: 'telling',
  orders: [{ console: lone }, { console: rival }],
  decided: true,
  step,
});

describe('a running duel', () => {
  beforeEach(() => {
    said.length = 0;
  });

  it('the numbers are called once both are locked in, and still are after a reload', async () => {
    const id = await begun();
    const duel = await tabOn(id);
    expect(chooser(duel)).to.equal(0);
    await duel.lockIn(0, 52);
    expect(chooser(duel)).to.equal(1);
    await duel.lockIn(1, 62);
    duel.close();
    const again = await tabOn(id);
    expect(turnOf(again)).to.deep.equal({ ...called(52, 62), decided: false });
  });

  it('a choice can be taken back until both are locked in, and not after', async () => {
    const duel = await tabOn(await begun());
    await duel.lockIn(0, 52);
    expect(await duel.takeBack(0)).to.equal(true);
    expect(lockedOf(duel)).to.deep.equal([null, null]);
    await duel.lockIn(0, 54);
    await duel.lockIn(1, 62);
    expect(await duel.takeBack(0)).to.equal(false);
    expect(await duel.lockIn(0, 52)).to.equal(false);
    expect(lockedOf(duel)).to.deep.equal([54, 62]);
  });

  it('no one else can lock in or take back a choice for a computer pilot', async () => {
    const marlow = { pilot: 'Marlow', seed: '0'.repeat(32) } as const;
    const duel = await tabOn(await begun({ chooses: ['person', marlow] }));
    await until(() => lockedOf(duel)[1] !== null);
    const locked = lockedOf(duel);
    expect(await duel.takeBack(1)).to.equal(false);
    expect(await duel.lockIn(1, 62)).to.equal(false);
    expect(lockedOf(duel)).to.deep.equal(locked);
  });

  const after = (...turns: readonly string[]): string =>
    ['viewscreen record 1', 'lone: rfl-3n Ada', 'rival: grf-1n Ben', 'ammunition: counted']
      .concat(turns.map((numbers, index) => `${index + 1}. ${numbers}`))
      .join('\n')
      .concat('\n');

  it('a pilot with one maneuver left is locked in as the turn begins, and still is after a reload', async () => {
    const id = await begun({ record: after('64 50', '48 38', '26 44') });
    const duel = await tabOn(id);
    await finishTurn(duel, 36, 42);
    const [lone, rival] = lockedOf(duel);
    const [only, another] = openManeuvers(sure(battleOf(duel).battles.at(-1)), 1);
    expect([lone, rival, another]).to.deep.equal([null, only?.console, undefined]);
    expect(chooser(duel)).to.equal(0);
    expect(await duel.takeBack(1)).to.equal(false);
    duel.close();
    const again = await tabOn(id);
    expect(turnOf(again)).to.deep.equal({ kind: 'choosing', locked: [null, rival] });
    // A row that was written without it, by an older Viewscreen, is no choice that was lost.
    const old = await tabOn(await begun({ record: saveOf(again).record }));
    expect(lockedOf(old)).to.deep.equal([null, rival]);
    expect(said).to.deep.equal([]);
  });

  it('if both have one maneuver left, the numbers are called as the turn begins, and both may still leave', async () => {
    const id = await begun({ record: after('64 50', '20 38', '20 32', '38 32') });
    const duel = await tabOn(id);
    await finishTurn(duel, 36, 20);
    expect(turnOf(duel)).to.deep.include({ kind: 'telling', step: CALLED, decided: false });
    await duel.leave(LONE_BAILS_OUT);
    expect(saveOf(duel).ended).to.deep.equal({ kind: 'win', winner: 'many' });
  });

  it('no step of the exchange can be written before both have locked in', async () => {
    const duel = await tabOn(await begun());
    await duel.lockIn(0, 52);
    for (const act of [
      duel.reach(CALLED),
      duel.stay(),
      duel.finish(),
      duel.leave(LONE_BAILS_OUT),
      duel.answer({ kind: 'ammunition lost', seat: 0, ammunition: 'autocannon' }),
    ])
      expect(await act).to.equal(false);
    expect(turnOf(duel)).to.deep.equal({ kind: 'choosing', locked: [52, null] });
  });

  it('a finished turn is in the record, and the other pilot chooses first', async () => {
    const duel = await tabOn(await begun());
    await finishTurn(duel, 52, 62);
    expect(saveOf(duel).record).to.match(/\n1\. 52 62\n$/);
    expect(chooser(duel)).to.equal(1);
    expect(saveOf(duel).summary.turn).to.equal(2);
  });

  it('the turn in progress is played once, and a finished turn is added to the battles already played', async () => {
    const duel = await tabOn(await begun());
    const [opened] = battleOf(duel).battles;
    await duel.lockIn(0, 52);
    expect(battleOf(duel).played).to.equal(null);
    await duel.lockIn(1, 62);
    await duel.stay();
    const { played } = battleOf(duel);
    await duel.finish();
    const { battles, exchanges } = battleOf(duel);
    expect(battles[0]).to.equal(opened);
    expect(battles[1]).to.equal(played?.battle);
    expect(exchanges).to.have.lengthOf(1);
  });

  it('bailing out ends the duel at once, even when both do (B1)', async () => {
    const one = await tabOn(await begun());
    const both = await tabOn(await begun());
    for (const duel of [one, both]) {
      await duel.lockIn(0, 52);
      await duel.lockIn(1, 62);
    }
    await one.leave(LONE_BAILS_OUT);
    expect(saveOf(one).record).to.match(/\n1\. 52 62, lone bails out\n$/);
    expect(saveOf(one).ended).to.deep.equal({ kind: 'win', winner: 'many' });
    await both.leave([...LONE_BAILS_OUT, { seat: 1, leaves: 'bails out' }]);
    expect(battleOf(both).battles.at(-1)?.outcome?.kind).to.equal('nobody');
  });

  it('a pilot who may not escape is refused, and nothing is written', async () => {
    const duel = await tabOn(await begun());
    await duel.lockIn(0, 52);
    await duel.lockIn(1, 62);
    expect(await duel.leave([{ seat: 0, leaves: 'escapes' }])).to.equal(false);
    expect(said.join()).to.match(/^This turn cannot be played: lone may not escape/);
    expect(saveOf(duel).ended).to.equal(null);
    expect(turnOf(duel)).to.deep.equal({ ...called(52, 62), decided: false });
  });

  it('a draw at the look-up keeps the called numbers; a draw between two turns has none', async () => {
    const looking = await tabOn(await begun());
    await looking.lockIn(0, 52);
    await looking.lockIn(1, 62);
    await looking.reach({ kind: 'look up', rival: 1 });
    await looking.draw({ by: 'agreed' });
    expect(saveOf(looking).record).to.match(/\n1\. 52 62, both agree\n$/);
    const between = await tabOn(await begun());
    await between.draw({ by: 'agreed' });
    expect(saveOf(between).record).to.match(/\n1\. both agree\n$/);
  });

  it('a draw that may not be claimed is refused (D15)', async () => {
    const duel = await tabOn(await begun());
    expect(await duel.draw({ by: 'claimed', seat: 0 })).to.equal(false);
    expect(said.join()).to.contain('lone may not claim a draw');
    expect(saveOf(duel).ended).to.equal(null);
  });

  it('an explosion can take only ammunition that the turn has left (H4)', async () => {
    const id = await begun(inTurn(called(54, 62, MARKS)));
    const duel = await tabOn(id, { lone: armedRifleman });
    const before = turnOf(duel);
    expect(await duel.answer(GRENADE)).to.equal(false);
    expect(turnOf(duel)).to.deep.equal(before);
    expect(before).to.deep.include({ kind: 'telling', orders: called(54, 62, MARKS).orders });
  });

  it('a choice that the booklet no longer has is taken back, with a notice', async () => {
    const id = await begun(inTurn(called(34, 62, MARKS)));
    const duel = await tabOn(id);
    expect(turnOf(duel)).to.deep.equal({ kind: 'choosing', locked: [null, 62] });
    expect(said).to.deep.equal([
      'A choice of this turn no longer fits the booklet and was taken back.',
    ]);
    expect(await duel.lockIn(0, 52)).to.equal(true);
    expect(turnOf(duel)).to.deep.include({ kind: 'telling', step: CALLED });
  });

  it('a duel stops being a lesson once its pilots go on alone, even after a reload', async () => {
    const id = await begun({ led: true });
    const duel = await tabOn(id);
    expect(saveOf(duel).led).to.equal(true);
    expect(await duel.goOnAlone()).to.equal(true);
    duel.close();
    expect(saveOf(await tabOn(id)).led).to.equal(false);
  });

  it('a duel that is not a lesson has no pilots to send on alone', async () => {
    const duel = await tabOn(await begun());
    expect(await duel.goOnAlone()).to.equal(false);
    expect(saveOf(duel).led).to.equal(undefined);
  });

  it('a missing or unreadable duel says so', async () => {
    expect((await tabOn('no-such-duel')).lost).to.equal('There is no such duel on this device.');
    const id = await begun({ record: 'viewscreen record 1\nlone: xyz-1 Ada\n' });
    expect((await tabOn(id)).lost).to.match(/^This duel cannot be read: its record, line \d/);
  });
});
