import { expect } from '@open-wc/testing';
import { database } from '../../../src/offline/disk/database.ts';
import type { RunningHangar } from '../../../src/offline/hangars/running-hangar.ts';
import { fighterPlace } from '../../../src/rules/campaign/history/game.ts';
import { sure } from '../../../src/rules/sure.ts';
import { griffin, rifleman } from '../../elements/parts.ts';
import { withFullStorage } from '../disk/spoiled-storage.ts';
import { finishTurn, withOwnDatabase } from '../fights/visits.ts';
import type { Evening } from './evenings.ts';
import {
  adaAndFinn,
  bailedOut,
  bailOut,
  cardsOf,
  closedOnPaper,
  done,
  duelOf,
  enlist,
  evening,
  founded,
  mustered,
  nextChoice,
  settleAll,
  settlementOf,
  tuesday,
} from './evenings.ts';
import { fileOf, mine, restored, sound, wipe } from './filed.ts';

before(() => withOwnDatabase('viewscreen-hangar-files'));

/** A hangar with one game of Ada and Finn closed, played on the device, one half settled, and one
 *  of Cleo, in a Griffin of her own, and Dan just begun. */
const weeks = async (here: Evening): Promise<RunningHangar> => {
  const hangar = await adaAndFinn(here);
  await done(enlist(hangar, 'Cleo', mine));
  await done(enlist(hangar, 'Dan', griffin));
  const first = await mustered(hangar);
  await bailOut(here, first.duel);
  await hangar.open();
  await settleAll(hangar, first.game);
  const { game } = await mustered(hangar, 'with paper');
  await done(hangar.playedOnPaper(game, bailedOut(hangar)));
  await done(hangar.choose(game, sure(nextChoice(settlementOf(hangar, game)))));
  const begun = await hangar.begin(duelOf(hangar, ['p3', 'p4']), 'face to face');
  const duel = await here.open(begun.kind === 'done' ? (begun.duel ?? '') : '');
  await finishTurn(duel, 52, 62);
  await duel.lockIn(0, 2);
  duel.close();
  return hangar;
};

describe('a hangar in a file', () => {
  it('survives a wipe: once restored, it is the same, and so is its file, byte for byte', async () => {
    const here = await evening(rifleman, griffin, mine);
    const hangar = await weeks(here);
    const text = await fileOf(here, hangar.id);
    const before = cardsOf(hangar);
    await wipe();
    // The game was installed again, without Cleo's Griffin.
    const there = await evening();
    const back = await restored(there, text);
    expect(back.hangar).to.deep.equal(before);
    expect(await fileOf(there, back.id)).to.equal(text);
    expect(back.unsaved).to.equal(0);
    expect(await there.hangars.verify(back.id)).to.deep.equal({ kind: 'same' });

    const third = sure(
      cardsOf(back).open.find(({ muster }) => fighterPlace(muster, { pilot: 'p3' }) === 0),
    );
    const duel = await there.open(sure(back.duelOf(third.id)));
    expect(duel.standing?.save.secrecy).to.equal('face to face');
    expect(duel.battle?.battles).to.have.lengthOf(2);
    await duel.lockIn(0, 2);
    await duel.draw({ by: 'agreed' });
    await back.open();
    expect(cardsOf(back).open.find(({ id }) => id === third.id)?.stand?.outcome).to.deep.equal({
      kind: 'nobody',
    });
  });

  it('can be restored beside the hangar on this device, and each goes on by itself', async () => {
    const { here, hangar } = await tuesday();
    const text = await fileOf(here, hangar.id);
    const other = await restored(here, text);
    expect(other.id).to.not.equal(hangar.id);
    await done(enlist(other, 'Ben'));
    expect([cardsOf(hangar).pilots.length, cardsOf(other).pilots.length]).to.deep.equal([2, 3]);
    expect((await sound(here, await fileOf(here, other.id))).same).to.have.lengthOf(2);
  });

  it('can replace the hangar on this device, after naming what would be lost', async () => {
    const { here, hangar } = await tuesday();
    const text = await fileOf(here, hangar.id);
    const [same] = (await sound(here, text)).same;
    expect([same?.id, same?.name, same?.loss]).to.deep.equal([hangar.id, 'Tuesdays', '']);
    await closedOnPaper(hangar);
    await done(enlist(hangar, 'Cleo'));
    await mustered(hangar);
    expect((await sound(here, text)).same[0]?.loss).to.equal(
      'This would be lost: 1 game, 1 open game, 1 deed between games and Cleo.',
    );
    const back = await restored(here, text, hangar.id);
    expect(await fileOf(here, back.id)).to.equal(text);
    expect((await here.hangars.list()).map(({ id }) => id)).to.not.include(hangar.id);
    expect(await hangar.past()).to.deep.equal([]);
  });

  it('is refused if the hangar on this device went on after the warning', async () => {
    const { here, hangar } = await tuesday();
    const text = await fileOf(here, hangar.id);
    const found = await sound(here, text);
    const there = await (await evening()).enter(hangar.id);
    await done(enlist(there, 'Cleo'));
    const late = await here.hangars.restore(found, hangar.id);
    expect(late.kind === 'not done' && late.sentence).to.match(
      /^The hangar to be replaced changed in another tab, so nothing was done\./,
    );
    expect((await there.past()).length).to.equal(3);
    expect((await here.hangars.list()).map(({ flying }) => flying)).to.include(3);
    const again = await here.hangars.restore(await sound(here, text), hangar.id);
    expect(again.kind).to.equal('done');
  });

  it('is restored whole or not at all', async () => {
    const here = await evening();
    const text = await fileOf(here, (await adaAndFinn(here)).id);
    const found = await sound(here, text);
    const before = await here.hangars.list();
    const full = await withFullStorage(() => here.hangars.restore(found, before[0]?.id));
    expect(full.kind === 'not done' && full.sentence).to.match(/full: nothing was saved/);
    expect(await here.hangars.list()).to.deep.equal(before);
  });

  it("is checked like a stranger's file: booklets by their content, games by their records", async () => {
    const here = await evening(rifleman, griffin, mine);
    const hangar = await weeks(here);
    const text = await fileOf(here, hangar.id);
    await wipe();
    const there = await evening();
    const faults = async (spoiled: string): Promise<string> => {
      const checked = await there.hangars.check(spoiled);
      return checked.kind === 'faults' ? checked.faults.join('\n') : '';
    };
    expect(await faults(text.replace('"designation":"GRF-1N"', '"designation":"GRF 1N"'))).to.match(
      /^line \d, booklet: mech\.designation: "GRF 1N" is not a designation/,
    );
    expect(await faults(text.replaceAll(mine.edition, 'aaaaaaaa'))).to.match(
      new RegExp(`^line \\d: the booklet is of edition ${mine.edition}, not of aaaaaaaa`),
    );
    expect(await faults(text.replace('bails out', 'escapes'))).to.match(
      /^line \d+: (Its record has a fault|The game that was mustered cannot have ended like this)/,
    );
    expect(await faults(text.replace('"experience"', '"repair"'))).to.match(
      /^line \d+(: The next step|, choices\.0)/,
    );
    expect(await there.hangars.list()).to.deep.equal([]);
  });
});

describe('the booklets of a hangar', () => {
  it('are kept as long as the hangar, even if they are not on the shelf', async () => {
    const here = await evening(rifleman, mine);
    const hangar = await here.enter(await founded(here));
    await done(enlist(hangar, 'Cleo', mine));
    const kept = async () => (await database()).getAllKeys('editions');
    expect(await kept()).to.include(mine.edition);
    const there = await (await evening()).enter(hangar.id);
    expect(there.find(mine.id, mine.edition)?.edition).to.equal(mine.edition);
    await here.hangars.remove(hangar.id);
    expect(await kept()).to.not.include(mine.edition);
  });
});

describe('damaged rows of a hangar', () => {
  it('are set aside; an unreadable game harms neither the hangar nor its other games', async () => {
    const { here, hangar } = await tuesday();
    const game = await closedOnPaper(hangar);
    const db = await database();
    const id = `${hangar.id}/${game}`;
    await db.put('games', { ...sure(await db.get('games', id)), ...{ past: { kind: 'game' } } });
    const later = await here.enter(hangar.id);
    expect(later.hangar).to.deep.equal(hangar.hangar);
    expect(await later.past()).to.have.lengthOf(2);
    expect(await db.get('set-aside', `games/${id}`)).to.include({ table: 'games' });
    expect(await here.hangars.verify(hangar.id)).to.deep.equal({ kind: 'lacking', lacking: 1 });
    const file = await here.hangars.file(hangar.id);
    expect(file.kind === 'not done' && file.sentence).to.match(/^1 of the games and deeds/);
  });

  it('are reported as missing even in the middle, not mistaken for another history', async () => {
    const { here, hangar } = await tuesday();
    const game = await closedOnPaper(hangar);
    await done(
      hangar.do({
        kind: 'rename mech',
        mech: 'm3',
        words: { name: 'Brass Monday', paint: 'bars' },
      }),
    );
    await done(enlist(hangar, 'Cleo'));
    const db = await database();
    const id = `${hangar.id}/${game}`;
    await db.put('games', { ...sure(await db.get('games', id)), ...{ past: { kind: 'game' } } });
    expect(await here.hangars.verify(hangar.id)).to.deep.equal({ kind: 'lacking', lacking: 1 });
  });

  it("are rebuilt from the history if the hangar's own row is damaged, and its open games are kept", async () => {
    const here = await evening();
    const hangar = await weeks(await evening(rifleman, griffin, mine));
    // Told that it was rebuilt, this tab would read it again, and rebuild it too.
    hangar.close();
    const db = await database();
    const spoil = async (): Promise<void> => {
      await db.put('hangars', { ...sure(await db.get('hangars', hangar.id)), ...{ pilots: 7 } });
    };
    await spoil();
    const later = await here.enter(hangar.id);
    expect(later.lost).to.equal('');
    expect(later.hangar).to.deep.equal(hangar.hangar);
    expect(here.said.join(' ')).to.match(/Tuesdays could not be read, .* Nothing was lost\./);
    for (const { id } of cardsOf(later).open) expect(later.duelOf(id)).to.equal(hangar.duelOf(id));
    await spoil();
    expect((await here.hangars.list()).map(({ id }) => id)).to.include(hangar.id);
    expect(await db.get('set-aside', `hangars/${hangar.id}`)).to.equal(undefined);
    expect(await here.hangars.verify(hangar.id)).to.deep.equal({ kind: 'same' });
  });

  it('are kept even if the hangar cannot be rebuilt and says that it cannot be read', async () => {
    const { here, hangar } = await tuesday();
    const db = await database();
    await db.put('hangars', { ...sure(await db.get('hangars', hangar.id)), ...{ founding: 7 } });
    const later = await here.enter(hangar.id);
    expect(later.lost).to.match(/^This hangar cannot be read: its entry "founding" is not what/);
    expect((await enlist(hangar, 'Ben')).kind).to.equal('not done');
    expect((await here.hangars.list()).map(({ id }) => id)).to.not.include(hangar.id);
    const aside = `hangars/${hangar.id}`;
    expect(await db.get('set-aside', aside)).to.include({ table: 'hangars' });
    expect(await hangar.past()).to.have.lengthOf(2);
    await here.saves.removeAside(aside);
    expect(await hangar.past()).to.deep.equal([]);
  });

  it('are left alone if a newer Viewscreen has written them', async () => {
    const { hangar } = await tuesday();
    const db = await database();
    const newer = { ...sure(await db.get('hangars', hangar.id)), ...{ version: 9 } };
    await db.put('hangars', newer);
    expect((await enlist(hangar, 'Ben')).kind).to.equal('not done');
    expect(await db.get('hangars', hangar.id)).to.deep.equal(newer);
  });

  it('are detected by folding if they contradict the games', async () => {
    const { here, hangar } = await tuesday();
    const db = await database();
    const row = sure(await db.get('hangars', hangar.id)) as unknown as { pilots: object[] };
    row.pilots[0] = { ...row.pilots[0], experience: 1000 };
    await db.put('hangars', row as never);
    expect(await here.hangars.verify(hangar.id)).to.deep.equal({ kind: 'other', at: null });
  });
});
