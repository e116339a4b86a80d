import { expect } from '@open-wc/testing';
import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import type { Saves } from '../../../src/offline/fights/saves.ts';
import { openSaves } from '../../../src/offline/fights/saves.ts';
import { until } from '../../elements/until.ts';
import { withFullStorage } from '../disk/spoiled-storage.ts';
import { begun, lockedOf, said, tabOn } from './tab-on.ts';

describe('a duel in two tabs', () => {
  beforeEach(() => {
    said.length = 0;
  });

  it('a choice locked in in another tab causes a notice, but a pick there does not', async () => {
    const id = await begun();
    const [here, there] = [await tabOn(id), await tabOn(id)];
    await here.pick(0, 52);
    await until(() => there.pickOf(0) === 52);
    expect(said).to.deep.equal([]);
    await there.pick(0, null);
    await until(() => here.pickOf(0) === null);
    expect(await here.lockIn(0, 54)).to.equal(true);
    await until(() => lockedOf(there)[0] === 54);
    expect(said).to.have.lengthOf(1);
  });

  it('the first of two tabs to lock in wins, and the other gets a notice', async () => {
    const id = await begun();
    const [here, there] = [await tabOn(id), await tabOn(id)];
    await here.lockIn(0, 52);
    await until(() => lockedOf(there)[0] === 52);
    expect(said).to.deep.equal(['This duel went on in another tab; here it is as it stands now.']);
  });

  /** A tab that hears of no other one. */
  const deafTab = async (id: string): ReturnType<typeof tabOn> => {
    const source = await openSaves();
    const silent = Object.assign(Object.create(source) as Saves, {
      put: (save: DuelSave) => source.put(save),
      get: (name: string) => source.get(name),
      list: () => source.list(),
      watch: () => () => undefined,
    });
    return tabOn(id, { saves: silent });
  };

  it('a tab that has not heard of a change yet does not overwrite it', async () => {
    const id = await begun();
    const [here, deaf] = [await tabOn(id), await deafTab(id)];
    await here.lockIn(0, 52);
    expect(await deaf.lockIn(0, 54)).to.equal(false);
    expect(lockedOf(deaf)).to.deep.equal([52, null]);
  });

  it('a tab that has not heard of a mere pick can lock in after it, without a notice', async () => {
    const id = await begun();
    const [here, deaf] = [await tabOn(id), await deafTab(id)];
    await here.pick(1, 62);
    here.close();
    expect(await deaf.lockIn(0, 54)).to.equal(true);
    expect([lockedOf(deaf), deaf.pickOf(1)]).to.deep.equal([[54, null], 62]);
    expect(said).to.deep.equal([]);
  });

  it('with a full disk the duel goes on, and both tabs agree again when there is room', async () => {
    const id = await begun();
    const here = await tabOn(id);
    await withFullStorage(() => here.lockIn(0, 52));
    expect(said.join()).to.match(/^The storage of this device is full/);
    expect(lockedOf(here)).to.deep.equal([52, null]);
    const there = await tabOn(id);
    await there.lockIn(0, 54);
    await until(() => lockedOf(here)[0] === 54);
    expect(await here.lockIn(1, 62)).to.equal(true);
    expect(lockedOf(here)).to.deep.equal([54, 62]);
  });
});
