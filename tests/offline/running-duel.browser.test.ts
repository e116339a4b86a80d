import { expect } from '@open-wc/testing';
import type { DuelSave } from '../../src/offline/duel-save.ts';
import { RunningDuel } from '../../src/offline/running-duel.ts';
import type { Saves } from '../../src/offline/saves.ts';
import { openSaves } from '../../src/offline/saves.ts';
import { chooserOf } from '../../src/offline/standing.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { sure } from '../../src/rules/sure.ts';
import { armedRifleman, griffin, rifleman } from '../elements/parts.ts';
import { aDuel } from './duels.ts';
import { withFullStorage } from './spoiled-storage.ts';
import { until } from '../elements/until.ts';

const said: string[] = [];

/** A tab with a duel open in it. */
const tabOn = async (
  id: string,
  { saves, lone = rifleman }: { saves?: Saves; lone?: Booklet } = {},
): Promise<RunningDuel> => {
  const duel = new RunningDuel(id, {
    saves: saves ?? (await openSaves()),
    find: (wanted) => [lone, griffin].find((booklet) => booklet.id === wanted),
    watcher: {
      changed: () => undefined,
      overtaken: () => undefined,
      said: (sentence) => said.push(sentence),
    },
  });
  await duel.open();
  return duel;
};
const begun = async (changed: Partial<DuelSave> = {}): Promise<string> => {
  const put = await (await openSaves()).put(aDuel(changed));
  return put.kind === 'conflict' ? '' : put.save.id;
};
const saveOf = (duel: RunningDuel): DuelSave => sure(duel.standing).save;

describe('a running duel', () => {
  beforeEach(() => {
    said.length = 0;
  });

  it('with both numbers locked in it is at step 1, and so it is after a reload', async () => {
    const id = await begun();
    const duel = await tabOn(id);
    expect(chooserOf(saveOf(duel))).to.equal('lone');
    await duel.lockIn('lone', 52);
    expect(chooserOf(saveOf(duel))).to.equal('rival');
    await duel.lockIn('rival', 62);
    duel.close();
    const again = await tabOn(id);
    expect(saveOf(again).pending).to.deep.include({ locked: { lone: 52, rival: 62 }, step: 1 });
  });

  it('a choice can be taken back until both are locked in, and not after', async () => {
    const duel = await tabOn(await begun());
    await duel.lockIn('lone', 52);
    expect(await duel.takeBack('lone')).to.equal(true);
    expect(saveOf(duel).pending.locked).to.deep.equal({});
    await duel.lockIn('lone', 54);
    await duel.lockIn('rival', 62);
    expect(await duel.takeBack('lone')).to.equal(false);
    expect(await duel.lockIn('lone', 52)).to.equal(false);
    expect(saveOf(duel).pending.locked).to.deep.equal({ lone: 54, rival: 62 });
  });

  it('nothing of the exchange can be said before both have locked in', async () => {
    const duel = await tabOn(await begun());
    await duel.lockIn('lone', 52);
    for (const act of [
      duel.reach(4),
      duel.stay(),
      duel.finish(),
      duel.leave({ lone: 'bails out' }),
      duel.lose('lone', 'autocannon'),
    ])
      expect(await act).to.equal(false);
    expect(saveOf(duel).pending).to.deep.include({ locked: { lone: 52 }, step: 0, decided: false });
  });

  it('a turn that is finished stands in the record, and the other pilot chooses first', async () => {
    const duel = await tabOn(await begun());
    await duel.lockIn('lone', 52);
    await duel.lockIn('rival', 62);
    await duel.stay();
    await duel.finish();
    expect(saveOf(duel).record).to.match(/\n1\. 52 62\n$/);
    expect(chooserOf(saveOf(duel))).to.equal('rival');
    expect(saveOf(duel).summary).to.deep.include({ turn: 2, told: 'Ben chooses' });
  });

  it('the turn in progress is played once, and a finished one is added to the battles there are', async () => {
    const duel = await tabOn(await begun());
    const [opened] = sure(duel.standing).battles;
    await duel.lockIn('lone', 52);
    expect(sure(duel.standing).played).to.equal(null);
    await duel.lockIn('rival', 62);
    await duel.stay();
    const { played } = sure(duel.standing);
    await duel.finish();
    const { battles, exchanges } = sure(duel.standing);
    expect(battles[0]).to.equal(opened);
    expect(battles[1]).to.equal(played?.battle);
    expect(exchanges).to.have.lengthOf(1);
  });

  it('to bail out ends the duel at once, also when both do (B1)', async () => {
    const one = await tabOn(await begun());
    const both = await tabOn(await begun());
    for (const duel of [one, both]) {
      await duel.lockIn('lone', 52);
      await duel.lockIn('rival', 62);
    }
    await one.leave({ lone: 'bails out' });
    expect(saveOf(one).record).to.match(/\n1\. 52 62, lone bails out\n$/);
    expect(saveOf(one).over).to.equal(true);
    await both.leave({ lone: 'bails out', rival: 'bails out' });
    expect(sure(both.standing).battles.at(-1)?.outcome?.kind).to.equal('nobody');
  });

  it('who may not escape is told, and nothing is written', async () => {
    const duel = await tabOn(await begun());
    await duel.lockIn('lone', 52);
    await duel.lockIn('rival', 62);
    expect(await duel.leave({ lone: 'escapes' })).to.equal(false);
    expect(said.join()).to.match(/^This turn cannot be played: lone may not escape/);
    expect(saveOf(duel)).to.deep.include({ over: false });
    expect(saveOf(duel).pending.leaves).to.deep.equal({});
  });

  it('a draw at step 2 keeps the numbers, one between two turns has none', async () => {
    const called = await tabOn(await begun());
    await called.lockIn('lone', 52);
    await called.lockIn('rival', 62);
    await called.reach(2);
    await called.draw({ by: 'agreed' });
    expect(saveOf(called).record).to.match(/\n1\. 52 62, both agree\n$/);
    const between = await tabOn(await begun());
    await between.draw({ by: 'agreed' });
    expect(saveOf(between).record).to.match(/\n1\. both agree\n$/);
  });

  it('a draw that may not be claimed is told (D15)', async () => {
    const duel = await tabOn(await begun());
    expect(await duel.draw({ by: 'claimed', seat: 0 })).to.equal(false);
    expect(said.join()).to.contain('lone may not claim a draw');
    expect(saveOf(duel).over).to.equal(false);
  });

  it('an explosion takes only what the turn has left (H4)', async () => {
    const cool = { locked: { lone: 54, rival: 62 }, leaves: {}, loses: {} };
    const id = await begun({ pending: { ...cool, step: 6, decided: true } });
    const duel = await tabOn(id, { lone: armedRifleman });
    expect(await duel.lose('lone', 'grenade')).to.equal(false);
    expect(saveOf(duel).pending.loses).to.deep.equal({});
  });

  it('a choice that the booklet does not have any more is taken back, and told', async () => {
    const id = await begun({
      pending: {
        locked: { lone: 34, rival: 62 },
        leaves: {},
        loses: {},
        step: 4,
        decided: true,
      },
    });
    const duel = await tabOn(id);
    expect(saveOf(duel).pending).to.deep.include({ locked: { rival: 62 }, step: 0 });
    expect(said).to.deep.equal([
      'A choice of this turn does not fit the booklet any more, and was taken back.',
    ]);
    expect(await duel.lockIn('lone', 52)).to.equal(true);
    expect(saveOf(duel).pending.step).to.equal(1);
  });

  it('of two tabs the first to lock in stands, and the other is told', async () => {
    const id = await begun();
    const [here, there] = [await tabOn(id), await tabOn(id)];
    await here.lockIn('lone', 52);
    await until(() => saveOf(there).pending.locked.lone === 52);
    expect(said).to.deep.equal(['This duel went on in another tab; here it is as it stands now.']);
  });

  it('a tab that has not heard of it yet writes nothing over what stands', async () => {
    const id = await begun();
    const silent = Object.assign(Object.create(await openSaves()) as Saves, {
      put: (save: DuelSave) => source.put(save),
      get: (name: string) => source.get(name),
      list: () => source.list(),
      watch: () => () => undefined,
    });
    const source = await openSaves();
    const [here, deaf] = [await tabOn(id), await tabOn(id, { saves: silent })];
    await here.lockIn('lone', 52);
    expect(await deaf.lockIn('lone', 54)).to.equal(false);
    expect(saveOf(deaf).pending.locked).to.deep.equal({ lone: 52 });
  });

  it('with a full storage the duel goes on, and both tabs come together when there is room', async () => {
    const id = await begun();
    const here = await tabOn(id);
    await withFullStorage(() => here.lockIn('lone', 52));
    expect(said.join()).to.match(/^The storage of this device is full/);
    expect(saveOf(here).pending.locked).to.deep.equal({ lone: 52 });
    const there = await tabOn(id);
    await there.lockIn('lone', 54);
    await until(() => saveOf(here).pending.locked.lone === 54);
    expect(await here.lockIn('rival', 62)).to.equal(true);
    expect(saveOf(here).pending.locked).to.deep.equal({ lone: 54, rival: 62 });
  });

  it('a duel that is not there, or cannot be read, says so', async () => {
    expect((await tabOn('no-such-duel')).lost).to.equal('There is no such duel on this device.');
    const id = await begun({ record: 'viewscreen record 1\nlone: xyz-1 Ada\n' });
    expect((await tabOn(id)).lost).to.match(/^This duel cannot be read: its record, line \d/);
  });
});
