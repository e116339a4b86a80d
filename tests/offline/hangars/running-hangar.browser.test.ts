import { expect } from '@open-wc/testing';
import { netsOf } from '../../../src/offline/fights/nets.ts';
import { RunningFight } from '../../../src/offline/fights/running-fight.ts';
import { database } from '../../../src/offline/disk/database.ts';
import type { RunningHangar } from '../../../src/offline/hangars/running-hangar.ts';
import { sure } from '../../../src/rules/sure.ts';
import { rifleman } from '../../elements/parts.ts';
import { until } from '../../elements/until.ts';
import { withCountedReads, withFullStorage } from '../disk/spoiled-storage.ts';
import { withOwnDatabase } from '../fights/visits.ts';
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
  mustered,
  nextChoice,
  settleAll,
  settlementOf,
  tuesday,
} from './evenings.ts';

before(() => withOwnDatabase('viewscreen-running-hangars'));

const experienceOf = (hangar: RunningHangar): readonly number[] =>
  cardsOf(hangar).pilots.map(({ experience }) => experience);

describe('a hangar on this device', () => {
  it('is founded, has pilots, and is the same at the next visit', async () => {
    const { hangar } = await tuesday();
    const later = await (await evening()).enter(hangar.id);
    expect(later.hangar).to.deep.equal(hangar.hangar);
    expect(cardsOf(later).pilots.map(({ name }) => name)).to.deep.equal(['Ada', 'Finn']);
    const [first, second] = await later.past();
    expect([first?.kind, second?.kind]).to.deep.equal(['enlist', 'enlist']);
  });

  it('says in a sentence what the rules refuse, and does none of it', async () => {
    const { hangar } = await tuesday();
    const refused = await enlist(hangar, 'Ada');
    expect(refused).to.deep.include({ kind: 'hindered', sentence: 'Ada flies here already.' });
    const unsound = await hangar.do({ kind: 'retire', pilot: 'p1', line: 'x'.repeat(300) });
    const sentence = 'Type a line of at most 200 characters.';
    expect(unsound).to.deep.equal({ kind: 'not done', sentence });
    expect(await hangar.past()).to.have.lengthOf(2);
  });

  it('refuses an account of a game with paper that could not be read back', async () => {
    const { hangar } = await tuesday();
    const { game } = await mustered(hangar, 'with paper');
    const stand = bailedOut(hangar);
    const [ada, finn] = stand.fighters;
    const hit = { part: 'Engine', effects: [], times: 1 };
    const spoiled = { ...stand, fighters: [{ ...sure(ada), criticals: [hit] }, sure(finn)] };
    const refused = await hangar.playedOnPaper(game, spoiled);
    expect(refused.kind).to.equal('not done');
    expect(cardsOf(hangar).open[0]?.stand).to.equal(null);
    await done(hangar.playedOnPaper(game, stand));
  });

  it('is independent of the other hangars, even when one is removed', async () => {
    const here = await evening();
    const [one, other] = [await adaAndFinn(here), await adaAndFinn(here)];
    const { game } = await mustered(one, 'with paper');
    await done(one.playedOnPaper(game, bailedOut(one)));
    await settleAll(one, game);
    expect([one.games, other.games]).to.deep.equal([1, 0]);
    expect((await here.hangars.list()).map(({ id }) => id)).to.include.members([one.id, other.id]);
    const [begun, elsewhere] = [await mustered(one), await mustered(other)];
    const kept = [`paper-${begun.game}`, `settling-${game}`, `muster-${other.id}`];
    for (const of of [...kept, `muster-${one.id}`]) {
      const row = { id: `${of} a`, of, version: 1, revision: 1, changed: 1, data: [] };
      await (await database()).put('drafts', row);
    }
    await here.hangars.remove(one.id);
    const drafts = await (await database()).getAllKeys('drafts');
    expect(drafts).to.not.include(`muster-${one.id} a`);
    // A copy of the hangar may have the same games.
    for (const of of kept) expect(drafts).to.include(`${of} a`);
    // The duel of the removed hangar stays, detached; the other's still belongs to its game.
    expect(await here.saves.get(begun.duel)).to.not.have.property('game');
    expect(await here.saves.get(elsewhere.duel)).to.have.property('game');
    expect(await other.past()).to.have.lengthOf(2);
    expect(await one.past()).to.have.lengthOf(0);
  });
});

describe('a game of a hangar', () => {
  it('stays open with its duel, records its end once, and pays once', async () => {
    const { here, hangar } = await tuesday();
    const { game, duel } = await mustered(hangar);
    expect(await here.saves.get(duel)).to.deep.include({ game: { hangar: hangar.id, id: game } });
    expect((await enlist(hangar, 'Ben')).kind).to.equal('done');
    expect((await hangar.do({ kind: 'retire', pilot: 'p1', line: '' })).kind).to.equal('hindered');
    await bailOut(here, duel);
    const later = await (await evening()).enter(hangar.id);
    expect(cardsOf(later).open[0]?.stand?.outcome).to.deep.equal({ kind: 'win', winner: 'few' });
    await settleAll(later, game);
    expect(experienceOf(later)).to.deep.equal([60, 0, 0]);
    expect(cardsOf(later).pilots[0]?.stockpile.map(({ name }) => name)).to.deep.equal([
      'Left Leg Actuator',
    ]);
    expect(cardsOf(later).mechs.map(({ name }) => name)).to.include('Second of p2');
    expect(await here.hangars.verify(hangar.id)).to.deep.equal({ kind: 'same' });
    expect((await later.game(game))?.record).to.match(/bails out/);
  });

  it('begins a fight with all three of its pilots', async () => {
    const { here, hangar } = await tuesday();
    await done(enlist(hangar, 'Cleo'));
    const begun = await hangar.begin(duelOf(hangar, ['p1', 'p2', 'p3']), 'pass the device');
    const save = await here.saves.get(begun.kind === 'done' ? (begun.duel ?? '') : '');
    expect(save && 'summary' in save && save.summary.pilots).to.deep.equal(['Ada', 'Finn', 'Cleo']);
  });

  it('may have a computer pilot fly for one of its pilots, who keeps the name and the pilot card', async () => {
    const { here, hangar } = await tuesday();
    const begun = await hangar.begin(duelOf(hangar), 'pass the device', {
      chooses: ['person', 'Iris'],
      coach: true,
    });
    const id = begun.kind === 'done' ? sure(begun.duel) : '';
    const duel = await here.open(id);
    const { save } = sure(duel.standing);
    expect(save.coach).to.equal(true);
    expect(save.chooses?.[0]).to.equal('person');
    // It uses what was learned about two Riflemen, as at any other table.
    const [net] = await netsOf([rifleman, rifleman]);
    expect(save.chooses?.[1]).to.include({ pilot: 'Iris', judged: sure(net).number });
    expect(save.summary.pilots).to.deep.equal(['Ada', 'Finn']);
    expect(await duel.lockIn(0, 62)).to.equal(true);
    await duel.leave([{ seat: 0, leaves: 'bails out' }]);
    duel.close();
    const later = await (await evening()).enter(hangar.id);
    const { pilots, open } = cardsOf(later);
    expect(open[0]?.stand?.outcome).to.deep.equal({ kind: 'win', winner: 'many' });
    expect(pilots.map(({ name }) => name)).to.include('Finn');
  });

  it('is one fight if it has several battles, and is recorded once all of them are over', async () => {
    const { here, hangar } = await tuesday();
    for (const name of ['Cleo', 'Dan']) await done(enlist(hangar, name));
    const muster = duelOf(hangar, ['p1', 'p2', 'p3', 'p4']);
    const begun = await hangar.begin(
      {
        ...muster,
        battles: [
          { lone: 0, rivals: [1] },
          { lone: 2, rivals: [3] },
        ],
      },
      'pass the device',
    );
    if (begun.kind !== 'done') throw new Error(begun.sentence);
    const fight = sure(begun.duel);
    for (const battle of ['A', 'B']) {
      const { saves, library } = here;
      const watcher = { changed() {}, overtaken() {}, said() {}, missed() {} };
      const duel = new RunningFight(fight, { saves, library, watcher });
      await duel.open();
      duel.play(battle);
      await duel.draw({ by: 'agreed' });
      duel.close();
      await hangar.open();
      const [open] = cardsOf(hangar).open;
      expect(open?.stand?.outcome ?? null).to.deep.equal(
        battle === 'A' ? null : { kind: 'nobody' },
      );
    }
    await settleAll(hangar, begun.game);
    expect(cardsOf(hangar).pilots.map(({ games }) => games)).to.deep.equal([1, 1, 1, 1]);
    expect(await here.hangars.verify(hangar.id)).to.deep.equal({ kind: 'same' });
  });

  it('can be called off until it is over, and its duel then belongs to no hangar', async () => {
    const { here, hangar } = await tuesday();
    const { game, duel } = await mustered(hangar);
    expect(await here.saves.remove(duel)).to.equal(
      'This is a game of the hangar Tuesdays, and is not over. Finish it, or call it off there, before removing it.',
    );
    expect(await here.saves.get(duel)).to.have.property('game');
    await done(hangar.callOff(game));
    expect(cardsOf(hangar).open).to.deep.equal([]);
    expect(await here.saves.get(duel)).to.not.have.property('game');
    await bailOut(here, duel);
    await hangar.open();
    expect(cardsOf(hangar).open).to.deep.equal([]);
    expect(await here.saves.remove(duel)).to.equal(null);
    expect(await here.saves.get(duel)).to.equal(undefined);
  });

  it('keeps its finished duel until the hangar has recorded it, and no rematch belongs to the hangar', async () => {
    const { here, hangar } = await tuesday();
    const { duel } = await mustered(hangar);
    await bailOut(here, duel);
    expect(await here.saves.remove(duel)).to.match(/has not recorded it yet: open the hangar/);
    const played = await here.open(duel);
    const again = sure(await played.rematch(false));
    expect(await here.saves.get(again)).to.not.have.property('game');
    await hangar.open();
    expect(await here.saves.remove(duel)).to.equal(null);
    expect(cardsOf(hangar).open[0]?.record).to.match(/bails out/);
  });

  it('can be called off if its duel is gone', async () => {
    const { here, hangar } = await tuesday();
    const { game, duel } = await mustered(hangar);
    await (await database()).delete('duels', duel);
    await hangar.open();
    expect(here.said.join(' ')).to.match(/The duel of one of this hangar's games is gone/);
    await done(hangar.callOff(game));
  });
});

describe('a settlement', () => {
  it('goes on in another tab, and what is done there cannot be done again here', async () => {
    const [here, there] = [await evening(), await evening()];
    const mine = await adaAndFinn(here);
    const { game } = await mustered(mine, 'with paper');
    await done(mine.playedOnPaper(game, bailedOut(mine)));
    const theirs = await there.enter(mine.id);
    const [first, second] = [
      sure(nextChoice(settlementOf(mine, game))),
      sure(nextChoice(settlementOf(theirs, game))),
    ];
    const both = await Promise.all([mine.choose(game, first), theirs.choose(game, second)]);
    expect(both.map(({ kind }) => kind).toSorted()).to.deep.equal(['done', 'elsewhere']);
    await until(() => cardsOf(theirs).open[0]?.choices.length === 1);
    await until(() => cardsOf(mine).open[0]?.choices.length === 1);
    for (let next = nextChoice(settlementOf(mine, game)); next;) {
      await done(mine.choose(game, next));
      next = nextChoice(settlementOf(mine, game));
    }
    await until(() => nextChoice(settlementOf(theirs, game)) === null);
    const closing = await Promise.all([mine.closePage(game), theirs.closePage(game)]);
    expect(closing.map(({ kind }) => kind).toSorted()).to.deep.equal(['done', 'elsewhere']);
    await until(() => theirs.games === 1 && mine.games === 1);
    for (const each of [mine, theirs]) expect(experienceOf(each)).to.deep.equal([60, 0]);
    expect(await there.hangars.verify(mine.id)).to.deep.equal({ kind: 'same' });
  });

  it('takes in a record once, however many tabs find it', async () => {
    const { here, hangar } = await tuesday();
    const { game, duel } = await mustered(hangar);
    await bailOut(here, duel);
    const tabs = [await evening(), await evening(), await evening()];
    const entered = await Promise.all(tabs.map(({ enter }) => enter(hangar.id)));
    for (const each of entered) expect(cardsOf(each).open[0]?.stand).to.not.equal(null);
    expect(tabs.flatMap(({ said }) => said)).to.deep.equal([]);
    await settleAll(sure(entered[1]), game);
    expect(experienceOf(sure(entered[1]))).to.deep.equal([60, 0]);
  });

  it('does nothing while the disk is full, and says so; once there is room, it goes on', async () => {
    const { here, hangar } = await tuesday();
    const refused = await withFullStorage(() => hangar.begin(duelOf(hangar), 'pass the device'));
    expect(refused.kind === 'not done' && refused.sentence).to.equal(
      'The storage of this device is full: nothing was saved. Free some space and try again.',
    );
    expect(cardsOf(hangar).open).to.deep.equal([]);
    expect(here.saves.unwritten).to.equal(false);
    const { game } = await mustered(hangar, 'with paper');
    await done(hangar.playedOnPaper(game, bailedOut(hangar)));
    const choice = sure(nextChoice(settlementOf(hangar, game)));
    expect((await withFullStorage(() => hangar.choose(game, choice))).kind).to.equal('not done');
    expect(cardsOf(hangar).open[0]?.choices).to.deep.equal([]);
    await settleAll(hangar, game);
    expect(experienceOf(hangar)).to.deep.equal([60, 0]);
  });

  it('is taken back choice by choice, each with the choices that depend on it', async () => {
    const { hangar } = await tuesday();
    const { game } = await mustered(hangar, 'with paper');
    await done(hangar.playedOnPaper(game, bailedOut(hangar)));
    for (let step = 0; step < 3; step += 1)
      await done(hangar.choose(game, sure(nextChoice(settlementOf(hangar, game)))));
    await done(hangar.takeBack(game, 0));
    expect(cardsOf(hangar).open[0]?.choices).to.deep.equal([]);
    await settleAll(hangar, game);
    expect((await hangar.closePage(game)).kind).to.equal('hindered');
  });
});

describe('a hangar with a long history', () => {
  it('opens without reading its history, which is then read in slices', async () => {
    const { here, hangar } = await tuesday();
    for (let call = 0; call < 20; call += 1)
      await done(
        hangar.do({
          kind: 'rename mech',
          mech: 'm1',
          words: { name: `Old Thunder ${call}`, paint: 'none' },
        }),
      );
    const { read, result: later } = await withCountedReads(() => here.enter(hangar.id));
    expect(read).to.deep.equal({ hangars: 1 });
    expect(cardsOf(later).mechs[0]?.name).to.equal('Old Thunder 19');
    const past = await withCountedReads(() => later.past());
    expect(past.result).to.have.lengthOf(22);
    expect(sure(past.read['games'])).to.be.at.least(3);
  });
});

describe('a hangar not saved to a file', () => {
  it('reminds once after five games, and again once five games are unsaved since the last file', async () => {
    const { hangar } = await tuesday();
    const reminds: boolean[] = [];
    for (let count = 0; count < 6; count += 1) {
      await closedOnPaper(hangar);
      reminds.push(hangar.remind);
      if (hangar.remind) await done(hangar.reminded());
    }
    expect(reminds).to.deep.equal([false, false, false, false, true, false]);
    await done(hangar.saved(1));
    expect([hangar.unsaved, hangar.remind]).to.deep.equal([5, true]);
    await done(hangar.saved(6));
    expect([hangar.unsaved, hangar.remind]).to.deep.equal([0, false]);
  });
});
