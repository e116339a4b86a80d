import { expect } from '@open-wc/testing';
import { withFullStorage } from '../disk/spoiled-storage.ts';
import { begun, lockedOf, said, saveOf, tabOn, turnOf } from './tab-on.ts';

describe('a maneuver picked but not locked in', () => {
  beforeEach(() => {
    said.length = 0;
  });

  it('is kept until it is dropped or locked in, and enters no order and no record', async () => {
    const id = await begun();
    const duel = await tabOn(id);
    const { record } = saveOf(duel);
    await duel.pick(0, 52);
    expect(duel.pickOf(0)).to.equal(52);
    expect(lockedOf(duel)).to.deep.equal([null, null]);
    duel.close();
    const again = await tabOn(id);
    expect([again.pickOf(0), again.pickOf(1)]).to.deep.equal([52, null]);
    expect(saveOf(again).record).to.equal(record);
    await again.lockIn(0, 58);
    expect(again.pickOf(0)).to.equal(null);
    await again.pick(1, 62);
    await again.pick(1, null);
    expect(turnOf(again)).to.deep.equal({ kind: 'choosing', locked: [58, null] });
  });

  it('stays picked if picked twice at once, as a lifted finger is followed by a click', async () => {
    const duel = await tabOn(await begun());
    await Promise.all([duel.pick(0, 52), duel.pick(0, 52)]);
    expect(duel.pickOf(0)).to.equal(52);
  });

  it('is the last of several quick picks, and is known before it is on disk', async () => {
    const duel = await tabOn(await begun());
    const { revision } = saveOf(duel);
    const picks = [52, 54, 58].map((console) => duel.pick(0, console));
    expect(duel.pickOf(0)).to.equal(58);
    await Promise.all(picks);
    expect(duel.pickOf(0)).to.equal(58);
    expect(saveOf(duel).revision).to.equal(revision + 1);
  });

  it('causes no warning if the disk is full', async () => {
    const duel = await tabOn(await begun());
    await withFullStorage(() => duel.pick(0, 52));
    expect(duel.pickOf(0)).to.equal(52);
    expect(said).to.deep.equal([]);
  });
});
