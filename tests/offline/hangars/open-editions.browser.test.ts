import { expect } from '@open-wc/testing';
import { database } from '../../../src/offline/disk/database.ts';
import type { RunningHangar } from '../../../src/offline/hangars/running-hangar.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import type { Choice } from '../../../src/rules/campaign/history/choice.ts';
import { sure } from '../../../src/rules/sure.ts';
import { griffin, rifleman } from '../../elements/parts.ts';
import { withOwnDatabase } from '../fights/visits.ts';
import {
  adaAndFinn,
  cardsOf,
  done,
  evening,
  founded,
  killedByCritical,
  mustered,
  nextChoice,
  settleAll,
  settlementOf,
  tuesday,
} from './evenings.ts';
import { fileOf, mine, restored, wipe } from './filed.ts';

before(() => withOwnDatabase('viewscreen-open-editions'));
beforeEach(wipe);

const successor = (pilot: string, { id, edition }: Booklet): Choice => ({
  step: 'successor',
  pilot,
  successor: {
    ...{ name: 'Gus', nickname: '', unit: 'Night Post' },
    mech: { booklet: id, edition, name: "Gus's own", paint: 'none' },
  },
});

/** Settles an open game up to and including a choice. */
const settleTo = async (hangar: RunningHangar, game: string, choice: Choice): Promise<void> => {
  for (
    let next = sure(nextChoice(settlementOf(hangar, game)));
    next.step !== choice.step;
    next = sure(nextChoice(settlementOf(hangar, game)))
  )
    await done(hangar.choose(game, next));
  await done(hangar.choose(game, choice));
};

describe("a 'Mech brought by an open game, from a booklet new to its hangar", () => {
  it('is in the hangar file (here the Griffin of a successor to Finn, who was killed)', async () => {
    const { here, hangar } = await tuesday(rifleman, griffin, mine);
    const { game } = await mustered(hangar, 'with paper');
    await done(hangar.playedOnPaper(game, killedByCritical(hangar)));
    await settleTo(hangar, game, successor('p2', mine));
    const text = await fileOf(here, hangar.id);
    const before = cardsOf(hangar);
    await wipe();
    const there = await evening();
    const back = await restored(there, text);
    expect(back.hangar).to.deep.equal(before);
    expect(await fileOf(there, back.id)).to.equal(text);
    await settleAll(back, game);
    expect(cardsOf(back).mechs.map(({ edition }) => edition)).to.include(mine.edition);
    expect(await there.hangars.verify(back.id)).to.deep.equal({ kind: 'same' });
  });

  it('keeps its booklet even if another hangar is removed, and its page goes on at the next visit', async () => {
    const here = await evening(rifleman, griffin, mine);
    const other = await founded(here, 'Mondays');
    const hangar = await adaAndFinn(here);
    const { game } = await mustered(hangar, 'with paper');
    await done(hangar.playedOnPaper(game, killedByCritical(hangar)));
    await settleTo(hangar, game, successor('p2', mine));
    await here.hangars.remove(other);
    expect(await (await database()).getAllKeys('editions')).to.include(mine.edition);
    // That Griffin is no longer on the shelf.
    const later = await (await evening()).enter(hangar.id);
    await settleAll(later, game);
    expect(cardsOf(later).mechs.map(({ edition }) => edition)).to.include(mine.edition);
  });

  it('loses its booklet once the choice that brought it is taken back', async () => {
    const here = await evening(rifleman, griffin, mine);
    const other = await founded(here, 'Mondays');
    const hangar = await adaAndFinn(here);
    const { game } = await mustered(hangar, 'with paper');
    await done(hangar.playedOnPaper(game, killedByCritical(hangar)));
    await settleTo(hangar, game, successor('p2', mine));
    const place = sure(cardsOf(hangar).open[0]).choices.findIndex(
      ({ step }) => step === 'successor',
    );
    await done(hangar.takeBack(game, place));
    await here.hangars.remove(other);
    expect(await (await database()).getAllKeys('editions')).to.not.include(mine.edition);
  });
});
