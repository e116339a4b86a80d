import { expect } from '@open-wc/testing';
import { database } from '../../../src/offline/disk/database.ts';
import type { HangarRow } from '../../../src/offline/hangars/hangar-row.ts';
import type { RunningHangar } from '../../../src/offline/hangars/running-hangar.ts';
import { purchasesOf } from '../../../src/rules/campaign/acts/purchases.ts';
import { columnOf } from '../../../src/rules/campaign/contract/column.ts';
import { eventOn } from '../../../src/rules/campaign/contract/state.ts';
import type { EventName } from '../../../src/rules/campaign/contract/tables.ts';
import { handOf } from '../../../src/rules/fight/hands.ts';
import { sure } from '../../../src/rules/sure.ts';
import { seedOf } from '../../tools/contract-player.ts';
import { until } from '../../elements/until.ts';
import { withFullStorage, withLostRow } from '../disk/spoiled-storage.ts';
import { withOwnDatabase } from '../fights/visits.ts';
import { alone, boxed, contractIn, contractOf, fightAhead, newPilot } from './contracts.ts';
import type { Evening } from './evenings.ts';
import { bailedOut, cardsOf, done, duelOf, enlist, settleAll } from './evenings.ts';
import { fileOf, restored, wipe } from './filed.ts';

before(() => withOwnDatabase('viewscreen-contracts'));
beforeEach(() => wipe());

/** A contract that has this event among its first cards. */
const seedWith = (event: EventName): number => {
  const has = (seed: number): boolean =>
    [1, 2, 3].some((card) => eventOn({ seed: seedOf(seed) }, card) === event);
  return [...Array(100).keys()].find(has) ?? 0;
};

/** Two tabs do the same at once: how often it was done; the hangar is then the same in both. */
const twice = async (
  [here, there]: readonly [RunningHangar, RunningHangar],
  does: (hangar: RunningHangar) => Promise<{ readonly kind: string }>,
) => {
  const both = await Promise.all([does(here), does(there)]);
  await here.open();
  await there.open();
  expect(there.hangar).to.deep.equal(here.hangar);
  return both.filter(({ kind }) => kind === 'done').length;
};

/** The same hangar in two tabs. */
const tabs = async (here: Evening, id: string) =>
  [await here.enter(id), await (await boxed()).enter(id)] as const;

/** Plays the fight that lies open until the enemy bails out, and closes its page. */
const beat = async (here: Evening, hangar: RunningHangar): Promise<void> => {
  const begun = await hangar.begin(fightAhead(hangar), 'pass the device');
  if (begun.kind !== 'done') throw new Error(begun.sentence);
  const duel = await here.open(sure(begun.duel));
  await duel.lockIn(0, 62);
  await duel.lockIn(1, 62);
  await duel.leave([{ seat: 1, leaves: 'bails out' }]);
  if (!duel.standing?.save.ended) await duel.finish();
  duel.close();
  await hangar.open();
  await settleAll(hangar, begun.game);
};

describe('a contract in two tabs', () => {
  it('is taken once', async () => {
    const here = await boxed();
    const both = await tabs(here, (await alone(here)).id);
    let seed = 1;
    expect(await twice(both, (hangar) => hangar.do(contractOf((seed += 1))))).to.equal(1);
    expect(contractIn(both[0]).days).to.deep.equal([]);
  });

  it('rests one day, takes one mission, turns back from it once, and begins one fight', async () => {
    const here = await boxed();
    const both = await tabs(here, (await alone(here)).id);
    const [mine] = both;
    await done(mine.do(contractOf(1)));
    await until(() => both[1].hangar?.contract !== undefined);
    expect(await twice(both, (hangar) => hangar.do({ kind: 'rest' }))).to.equal(1);
    expect(contractIn(mine).days).to.deep.equal(['rest']);
    for (const at of [0, 1]) {
      let place = 0;
      const { offers } = contractIn(mine);
      const takes = (hangar: RunningHangar) =>
        hangar.do({ kind: 'mission', mission: sure(offers[(place += at)]) });
      expect(await twice(both, takes)).to.equal(1);
      expect(await twice(both, (hangar) => hangar.do({ kind: 'turn back' }))).to.equal(1);
      expect(contractIn(mine).days).to.have.lengthOf(2 + at);
    }
    await done(mine.do({ kind: 'mission', mission: sure(contractIn(mine).offers[0]) }));
    await until(() => contractIn(both[1]).mission !== null);
    const begins = (hangar: RunningHangar) => hangar.begin(fightAhead(hangar), 'pass the device');
    expect(await twice(both, begins)).to.equal(1);
    expect(cardsOf(mine).open).to.have.lengthOf(1);
    expect(await (await database()).count('duels')).to.equal(1);
  });

  it('plays a card once, buys once, and hires one pilot', async () => {
    const here = await boxed();
    const both = await tabs(here, (await alone(here)).id);
    const [mine] = both;
    const seed = seedWith('Investors');
    await done(mine.do(contractOf(seed)));
    const card = sure(
      contractIn(mine).hand.find((each) => eventOn(contractIn(mine), each) === 'Investors'),
    );
    await until(() => both[1].hangar?.contract !== undefined);
    const play = { kind: 'play card', card, foe: null, pilot: null, part: null } as const;
    expect(await twice(both, (hangar) => hangar.do(play))).to.equal(1);
    expect(contractIn(mine).mc).to.equal(10);
    await done(mine.do({ kind: 'mission', mission: sure(contractIn(mine).offers[0]) }));
    while (contractIn(mine).mission) await beat(here, mine);
    expect(await here.hangars.verify(mine.id)).to.deep.equal({ kind: 'same' });
    // As if it had fired.
    const db = await database();
    const row = (await db.get('hangars', mine.id)) as HangarRow;
    const [flown, ...others] = row.mechs;
    await db.put('hangars', {
      ...row,
      ...{ mechs: [{ ...sure(flown), ammunition: { missile: 1 } }, ...others] },
    });
    for (const tab of both) await tab.open();
    const { mc } = contractIn(mine);
    const [offer] = purchasesOf(cardsOf(mine), mine.find);
    const { pilot, price } = sure(offer);
    expect(price).to.equal(5);
    const buys = (hangar: RunningHangar) =>
      hangar.do({ kind: 'buy', pilot, what: { buys: 'rounds', rounds: { missile: 2 } } });
    expect(await twice(both, buys)).to.equal(1);
    expect(contractIn(mine).mc).to.equal(mc - 2);
    const hires = (hangar: RunningHangar) =>
      hangar.do({ kind: 'hire', who: newPilot(hangar === mine ? 'Ben' : 'Cleo') });
    expect(await twice(both, hires)).to.equal(1);
    expect(cardsOf(mine).pilots).to.have.lengthOf(2);
    expect(contractIn(mine).mc).to.equal(mc - 22);
  });
});

describe('a fight of a contract', () => {
  it('goes on against the same pilot of the game where its hangar is restored, whatever the file says of that', async () => {
    const here = await boxed();
    const hangar = await alone(here);
    await done(hangar.do(contractOf(1)));
    await done(hangar.do({ kind: 'mission', mission: sure(contractIn(hangar).offers[0]) }));
    const [enemy] = columnOf(contractIn(hangar));
    const begun = await hangar.begin(fightAhead(hangar), 'pass the device', {
      chooses: ['person', sure(enemy).pilot],
    });
    const duel = await here.open(begun.kind === 'done' ? sure(begun.duel) : '');
    await duel.lockIn(0, 62);
    duel.close();
    const text = await fileOf(here, hangar.id);
    for (const file of [text, text.replaceAll(/\\n# [^"]*/gu, '')]) {
      await wipe();
      const there = await boxed();
      const again = await restored(there, file);
      const { save } = sure(
        (await there.open(sure(again.duelOf(sure(cardsOf(again).open[0]).id)))).standing,
      );
      expect(save.chooses?.map(handOf)).to.deep.equal(['person', sure(enemy).pilot]);
      expect(again.hangar).to.deep.equal(hangar.hangar);
    }
  });
});

describe('a fight of a contract whose duel is gone', () => {
  it('is over without a result, and its enemy waits again; nothing else calls it off, or tells its end by hand', async () => {
    const here = await boxed();
    const hangar = await alone(here);
    await done(hangar.do(contractOf(1)));
    await done(hangar.do({ kind: 'mission', mission: sure(contractIn(hangar).offers[0]) }));
    const before = cardsOf(hangar);
    const begun = await hangar.begin(fightAhead(hangar), 'pass the device');
    if (begun.kind !== 'done') throw new Error(begun.sentence);
    const { duel, game } = begun;
    expect((await hangar.callOff(game)).kind).to.equal('hindered');
    const stand = bailedOut(hangar, ['p1']);
    const foe = { ...sure(stand.fighters[0]), side: 'many', out: 'bailed out', turn: 7 } as const;
    const told = await hangar.playedOnPaper(game, { ...stand, fighters: [...stand.fighters, foe] });
    expect(told.kind === 'hindered' && told.why.kind).to.equal('fight of a contract');
    await withLostRow(sure(duel), () => hangar.open());
    expect(here.said).to.deep.equal([
      'The fight of the contract cannot be read now. It is kept; try again later.',
    ]);
    expect(hangar.duelOf(game)).to.equal(duel);
    await (await database()).delete('duels', sure(duel));
    await withFullStorage(() => hangar.open());
    expect(here.said).to.have.lengthOf(1);
    await hangar.open();
    expect(here.said.join(' ')).to.match(/The fight of the contract is gone/);
    expect(cardsOf(hangar)).to.deep.equal(before);
    expect((await hangar.begin(fightAhead(hangar), 'pass the device')).kind).to.equal('done');
  });
});

describe('a game against a pilot of the game', () => {
  it('goes on against that pilot where its hangar is restored', async () => {
    const here = await boxed();
    const hangar = await alone(here);
    await done(enlist(hangar, 'Finn'));
    await done(hangar.begin(duelOf(hangar), 'pass the device', { chooses: ['person', 'Iris'] }));
    const text = await fileOf(here, hangar.id);
    await wipe();
    const there = await boxed();
    const again = await restored(there, text);
    const id = sure(again.duelOf(sure(cardsOf(again).open[0]).id));
    expect((await there.open(id)).standing?.save.chooses?.map(handOf)).to.deep.equal([
      'person',
      'Iris',
    ]);
    expect(await fileOf(there, again.id)).to.not.equal(text);
  });
});
