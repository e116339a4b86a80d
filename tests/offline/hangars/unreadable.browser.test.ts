import { expect } from '@open-wc/testing';
import { database } from '../../../src/offline/disk/database.ts';
import { sure } from '../../../src/rules/sure.ts';
import { withFailingRemoval, withLostRow } from '../disk/spoiled-storage.ts';
import { withOwnDatabase } from '../fights/visits.ts';
import { bailOut, cardsOf, closedOnPaper, done, enlist, mustered, tuesday } from './evenings.ts';
import { wipe } from './filed.ts';

before(() => withOwnDatabase('viewscreen-unreadable-hangars'));
beforeEach(wipe);

/** Overwrites entries of a hangar's row, like a damaged disk. */
const spoil = async (id: string, entries: object): Promise<void> => {
  const db = await database();
  await db.put('hangars', { ...sure(await db.get('hangars', id)), ...entries });
};

describe('a past game that the browser itself can no longer read', () => {
  it('leaves the other games intact, and is reported as missing', async () => {
    const { here, hangar } = await tuesday();
    const game = await closedOnPaper(hangar);
    for (const name of ['Cleo', 'Dan', 'Eve', 'Gil', 'Hal', 'Ivy', 'Joe'])
      await done(enlist(hangar, name));
    const whole = await hangar.past();
    expect(whole).to.have.lengthOf(10);
    await withLostRow(`${hangar.id}/${game}`, async () => {
      const later = await here.enter(hangar.id);
      expect(later.lost).to.equal('');
      expect(await later.past()).to.deep.equal(whole.filter(({ kind }) => kind !== 'game'));
      expect(await later.last()).to.equal(null);
      expect(await here.hangars.verify(hangar.id)).to.deep.equal({ kind: 'lacking', lacking: 1 });
      const file = await here.hangars.file(hangar.id);
      expect(file.kind === 'not done' && file.sentence).to.match(/^1 of the games and deeds/);
    });
    expect(await hangar.past()).to.deep.equal(whole);
  });
});

describe('a duel of an unreadable hangar', () => {
  it('is kept until the hangar is rebuilt and has recorded it', async () => {
    const { here, hangar } = await tuesday();
    const { duel } = await mustered(hangar);
    await bailOut(here, duel);
    await spoil(hangar.id, { pilots: 7 });
    for (const again of ['once', 'and set aside'])
      expect([again, await here.saves.remove(duel)]).to.deep.equal([
        again,
        'This is a game of a hangar that cannot be read as it is, and may be waiting for its result. Open the hangar, which repairs it if possible, or first remove what was set aside.',
      ]);
    expect(await here.saves.get(duel)).to.have.property('game');
    const mended = await here.enter(hangar.id);
    expect(cardsOf(mended).open[0]?.record).to.match(/bails out/);
    expect(await here.saves.remove(duel)).to.equal(null);
  });

  it('can be removed once the row set aside from the hangar has been removed', async () => {
    const { here, hangar } = await tuesday();
    const { duel } = await mustered(hangar);
    await spoil(hangar.id, { founding: 7 });
    expect(await here.saves.remove(duel)).to.match(/first remove what was set aside\.$/);
    expect(await here.saves.removeAside(`hangars/${hangar.id}`)).to.equal(null);
    expect(await here.saves.remove(duel)).to.equal(null);
    expect(await here.saves.get(duel)).to.equal(undefined);
  });

  it('is kept if a newer Viewscreen has written the hangar', async () => {
    const { here, hangar } = await tuesday();
    const { duel } = await mustered(hangar);
    await spoil(hangar.id, { version: 9 });
    expect(await here.saves.remove(duel)).to.match(/^This is a game of a hangar that a newer/);
    expect(await here.saves.get(duel)).to.have.property('game');
  });
});

describe('a hangar that cannot be removed', () => {
  it('stays with its history and its duels, and the reason is given', async () => {
    const { here, hangar } = await tuesday();
    const { duel } = await mustered(hangar);
    expect(await withFailingRemoval(() => here.hangars.remove(hangar.id))).to.equal(
      'It could not be written (the disk is broken): nothing was saved.',
    );
    expect((await here.hangars.list()).map(({ id }) => id)).to.deep.equal([hangar.id]);
    expect(await hangar.past()).to.have.lengthOf(2);
    expect(await here.saves.get(duel)).to.have.property('game');
    expect(await here.hangars.remove(hangar.id)).to.equal(null);
    expect(await here.hangars.list()).to.deep.equal([]);
  });
});
