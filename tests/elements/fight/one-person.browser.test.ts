import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Choosing } from '../../../src/rules/fight/turn.ts';
import { say } from '../../../src/elements/common/say.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { button, press, text } from '../parts.ts';
import { layTable, tableWith } from '../table.ts';
import { until } from '../until.ts';
import {
  alone,
  boxed,
  contractIn,
  contractOf,
  fightAhead,
} from '../../offline/hangars/contracts.ts';
import { done } from '../../offline/hangars/evenings.ts';
import { againstMarlow, tableOf } from './against-the-game.ts';
import {
  begin,
  chooses,
  come,
  comes,
  found,
  heardIn,
  isOffered,
  lockIn,
  shown,
  tellUntil,
} from './laid-fight.ts';

/** The choices as they are on disk. */
const turnOf = async ({ id, saves }: Awaited<ReturnType<typeof begin>>): Promise<Choosing> => {
  const kept = await saves.get(id);
  const turn = kept && 'battles' in kept ? kept.battles[0]?.turn : null;
  if (turn?.kind !== 'choosing') throw new Error('nobody chooses');
  return turn;
};

const wordsOf = (laid: Parameters<typeof found>[0], tag: string): string =>
  text(found(laid, tag)?.shadowRoot?.querySelector('.slip'));

describe('one person playing alone', () => {
  before(() => setViewport({ width: 390, height: 844 }));

  it('the card is shown only after the computer pilot has locked in, and then without shutters', async () => {
    const laid = await begin(againstMarlow());
    await comes(laid, 'choosing-stage');
    expect((await turnOf(laid)).locked[1]).to.be.a('number');
    await chooses(laid, 'Ada');
    expect(found(laid, 'shutter-curtain')).to.equal(undefined);
    expect(found(laid, 'shutter-slat')).to.equal(undefined);
    expect(isOffered(laid, /^Curtain/)).to.equal(false);
    expect(text(found(laid, 'choosing-dock')?.shadowRoot?.querySelector('.lock'))).to.equal(
      'Pick a maneuver',
    );
  });

  it('the sealed slip is in sight beside the card; it opens when the numbers are called, and fits', async () => {
    const laid = await begin(againstMarlow());
    await chooses(laid, 'Ada');
    await until(() => wordsOf(laid, 'sealed-slip'), 'the slip is there');
    const sealed = wordsOf(laid, 'sealed-slip');
    expect(sealed).to.match(/^Marlow has locked in Seal [0-9a-f]{4} [0-9a-f]{4}$/);
    await expectAccessible(laid.stage);
    await lockIn(laid, 52);
    await comes(laid, 'turn-film');
    await until(() => wordsOf(laid, 'sealed-slip').startsWith('Marlow Seal'), 'it is opened');
    expect(wordsOf(laid, 'sealed-slip')).to.equal(
      `${sealed.replace(' has locked in', '')} seal fits`,
    );
    button(laid.stage, /^Marlow Seal/).click();
    const sheet = (): string => text(found(laid, 'sealed-slip')?.shadowRoot?.querySelector('dl'));
    await until(sheet, 'number and salt are shown');
    expect(sheet()).to.match(/^Number \d+ Seal, as it was shown before .* Salt [0-9a-f]{64}$/);
  });

  it('a turn takes a pick, a lock and a step onward; the pick is saved, and no shutters fall', async () => {
    const laid = await begin(againstMarlow());
    await chooses(laid, 'Ada');
    await press(laid.stage, '5', '2');
    await until(async () => (await turnOf(laid)).picked?.[0] === 52, 'the pick is on disk');
    await press(laid.stage, 'Enter');
    await comes(laid, 'turn-film');
    const on = await tellUntil(laid, /^Turn 2: Ada chooses/);
    expect(isOffered(laid, /Marlow (?:bails out|escapes)/)).to.equal(false);
    on.click();
    await until(() => !found(laid, 'turn-film'), 'the turn is over');
    expect(found(laid, 'shutter-curtain')).to.equal(undefined);
  });

  it('the computer pilot answers at once when offered a draw', async () => {
    const laid = await begin(againstMarlow());
    await chooses(laid, 'Ada');
    const told = heardIn(laid);
    say(sure(found(laid, 'choosing-stage')), 'menu-asked');
    await until(() => isOffered(laid, /^Offer Marlow a draw$/), 'it can be offered');
    expect(isOffered(laid, /^Agree to a draw/)).to.equal(false);
    button(laid.stage, 'Offer Marlow a draw').click();
    await until(() => told.length > 0 || found(laid, 'end-stage'), 'Marlow answers');
    expect(told.every((sentence) => sentence.includes('Marlow'))).to.equal(true);
  });

  it('no draw is offered in a fight of a contract, which it would lose', async () => {
    const here = await boxed();
    const hangar = await alone(here);
    await done(hangar.do(contractOf(1)));
    await done(hangar.do({ kind: 'mission', mission: sure(contractIn(hangar).offers[0]) }));
    const begun = await hangar.begin(fightAhead(hangar), 'pass the device', {
      chooses: ['person', 'Tuck'],
    });
    const { hangars, library, saves } = here;
    const { place } = await layTable();
    const inHangar = tableWith({ hangars: () => Promise.resolve(hangars), library, saves });
    place.append(inHangar);
    const id = begun.kind === 'done' ? sure(begun.duel) : '';
    const laid = { stage: await shown({ place: inHangar }, id) };
    await chooses(laid, 'Ada');
    say(sure(found(laid, 'choosing-stage')), 'menu-asked');
    await until(() => isOffered(laid, /^Settings and keys/), 'the menu is open');
    await until(() => !isOffered(laid, /a draw/), 'no draw is offered');
  });

  it('only the person is asked about leaving', async () => {
    const laid = await begin(againstMarlow());
    await chooses(laid, 'Ada');
    await lockIn(laid, 52);
    await comes(laid, 'turn-film');
    (await tellUntil(laid, /^Leave$/)).click();
    await until(() => isOffered(laid, /^Ada bails out/), 'Ada may leave');
    expect(isOffered(laid, /^Marlow bails out/)).to.equal(false);
    expect(isOffered(laid, /^Both bail out/)).to.equal(false);
    button(laid.stage, 'Nobody leaves').click();
  });
});

describe('two people and a computer pilot', () => {
  before(() => setViewport({ width: 390, height: 844 }));

  it('pass the device between them, and the computer pilot is not in the queue', async () => {
    const laid = await begin(tableOf(['Ada', 'Iris', 'Cleo'], ['person', 'Iris', 'person']));
    await until(() => isOffered(laid, /^I am Ada/), 'the shutters wait for Ada');
    const queue = [
      ...(found(laid, 'shutter-curtain')?.shadowRoot?.querySelectorAll('.queue li') ?? []),
    ];
    expect(queue.map(text)).to.deep.equal(['Ada chooses', 'Cleo then']);
    await come(laid, 'Ada');
    await chooses(laid, 'Ada');
    expect(text(found(laid, 'choosing-dock')?.shadowRoot?.querySelector('.lock small'))).to.equal(
      'Cleo looks away',
    );
    await lockIn(laid, 62);
    await come(laid, 'Cleo');
    await chooses(laid, 'Cleo');
  });
});
