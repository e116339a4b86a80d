import { expect } from '@open-wc/testing';
import type { RunningHangar } from '../../../src/offline/hangars/running-hangar.ts';
import { sure } from '../../../src/rules/sure.ts';
import { finishTurn, withOwnDatabase } from '../fights/visits.ts';
import type { Evening } from './evenings.ts';
import {
  bailedOut,
  bailOut,
  cardsOf,
  done,
  evening,
  mustered,
  nextChoice,
  settleAll,
  settlementOf,
  tuesday,
} from './evenings.ts';
import { fileOf, restored, sound, wipe } from './filed.ts';

before(() => withOwnDatabase('viewscreen-hangar-losses'));
beforeEach(wipe);

const ONE = 'This would be lost: 1 open game that has gone on.';

/** What would be lost if a file replaced a hangar. */
const lossOf = async (here: Evening, text: string, { id }: RunningHangar): Promise<string> =>
  sure((await sound(here, text)).same.find((same) => same.id === id)).loss;

const playTurn = async ({ open }: Evening, id: string): Promise<void> => {
  const duel = await open(id);
  await finishTurn(duel, 52, 62);
  duel.close();
};

const chooseNext = (hangar: RunningHangar, game: string) =>
  done(hangar.choose(game, sure(nextChoice(settlementOf(hangar, game)))));

describe('an open game that is also in the file', () => {
  it('is lost if it was settled further on this device', async () => {
    const { here, hangar } = await tuesday();
    const { game } = await mustered(hangar, 'with paper');
    const unplayed = await fileOf(here, hangar.id);
    await done(hangar.playedOnPaper(game, bailedOut(hangar)));
    const played = await fileOf(here, hangar.id);
    expect(await lossOf(here, unplayed, hangar)).to.equal(ONE);
    expect(await lossOf(here, played, hangar)).to.equal('');
    await chooseNext(hangar, game);
    expect(await lossOf(here, played, hangar)).to.equal(ONE);
    expect(await lossOf(here, await fileOf(here, hangar.id), hangar)).to.equal('');
  });

  it('is lost if its duel was played on here, or was played to its end and recorded', async () => {
    const { here, hangar } = await tuesday();
    const { duel } = await mustered(hangar);
    const begun = await fileOf(here, hangar.id);
    expect(await lossOf(here, begun, hangar)).to.equal('');
    await playTurn(here, duel);
    expect(await lossOf(here, begun, hangar)).to.equal(ONE);
    const onward = await fileOf(here, hangar.id);
    expect(await lossOf(here, onward, hangar)).to.equal('');
    const last = await here.open(duel);
    await last.draw({ by: 'agreed' });
    last.close();
    // It is over, and the hangar has not been opened since.
    expect(await lossOf(here, onward, hangar)).to.equal(ONE);
    await hangar.open();
    expect(cardsOf(hangar).open[0]?.stand).to.not.equal(null);
    for (const text of [begun, onward]) expect(await lossOf(here, text, hangar)).to.equal(ONE);
  });

  it('is not lost if it is further on in the file, open or closed', async () => {
    const { here, hangar } = await tuesday();
    const { game } = await mustered(hangar);
    const elsewhere = await restored(here, await fileOf(here, hangar.id));
    await bailOut(here, sure(elsewhere.duelOf(game)));
    await elsewhere.open();
    await chooseNext(elsewhere, game);
    const open = await fileOf(here, elsewhere.id);
    await settleAll(elsewhere, game);
    const closed = await fileOf(here, elsewhere.id);
    for (const text of [open, closed]) expect(await lossOf(here, text, hangar)).to.equal('');
    expect(await lossOf(here, open, elsewhere)).to.equal('This would be lost: 1 game.');
  });

  it('stops the restore if its duel went on after the warning', async () => {
    const { here, hangar } = await tuesday();
    const { duel } = await mustered(hangar);
    const text = await fileOf(here, hangar.id);
    const found = await sound(here, text);
    await playTurn(await evening(), duel);
    const late = await here.hangars.restore(found, hangar.id);
    expect(late.kind === 'not done' && late.sentence).to.match(/changed in another tab/);
    expect((await here.hangars.list()).map(({ id }) => id)).to.deep.equal([hangar.id]);
    expect(await here.saves.get(duel)).to.have.property('game');
    const again = await here.hangars.restore(await sound(here, text), hangar.id);
    expect(again.kind).to.equal('done');
  });
});

describe('a pilot in both hangar and file', () => {
  it('is listed as lost under the new name if renamed since the file was saved', async () => {
    const { here, hangar } = await tuesday();
    const text = await fileOf(here, hangar.id);
    const words = { name: 'Fiona', nickname: '', unit: '' };
    await done(hangar.do({ kind: 'rename pilot', pilot: 'p2', words }));
    expect(await lossOf(here, text, hangar)).to.equal(
      'This would be lost: 1 deed between games and Fiona.',
    );
  });
});
