import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { ChoosingStage } from '../../../src/elements/choosing/choosing-stage.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import type { Seat } from '../../../src/rules/battle/seat.ts';
import type { Range } from '../../../src/rules/vocabulary.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { holdClock } from '../clock.ts';
import { battleAfter, heard, text } from '../parts.ts';
import { until } from '../until.ts';
import { choosing, columnsOf, inDock, lockOf } from './choosing.ts';

/** Both pilots at a range, each in a given state. */
const standing = (range: Range, lone: Partial<Seat>, rival: Partial<Seat>): Battle => {
  const battle = battleAfter([52, 62]);
  const changed = [lone, rival];
  return {
    ...battle,
    seats: battle.seats.map((seat, at) => ({ ...seat, ...changed[at] })),
    pairings: battle.pairings.map((pairing) => ({ ...pairing, range })),
  };
};

const DOWN: Partial<Seat> = { shutDown: true, heat: 30 };
const bannersIn = ({ renderRoot }: ChoosingStage): string[] =>
  [...(renderRoot.querySelector('own-state')?.renderRoot.querySelectorAll('.banner') ?? [])].map(
    text,
  );
const rowsIn = ({ renderRoot }: ChoosingStage): HTMLElement[] => [
  ...(renderRoot.querySelector('stat-card')?.renderRoot.querySelectorAll<HTMLElement>('.row') ??
    []),
];

describe('a turn in which nobody can be hit', () => {
  before(async () => {
    await setViewport({ width: 390, height: 844 });
  });

  it('is announced; each row gives the heat and range that follow, and one tap locks in', async () => {
    const clock = holdClock();
    const stage = await choosing();
    stage.battle = standing('medium', DOWN, DOWN);
    await until(() => bannersIn(stage).length > 0 && rowsIn(stage).length === 2, 'it is said');
    expect(bannersIn(stage)).to.deep.equal([
      'Nobody can be hit this turn. Choose for heat and for range. One tap locks in.',
    ]);
    expect(lockOf(stage)).to.contain('One tap locks in');
    expect(inDock(stage, '.lock')).not.to.contain('Pick');
    const [row] = rowsIn(stage);
    expect(text(row)).to.match(/^28 .*Cool Off heat 30 \d+ then medium Lock in$/);
    expect(row?.ariaLabel).to.match(/Then medium range\. Locks in at once\.$/);
    const locked = heard(stage, 'maneuver-locked-in');
    const picked = heard(stage, 'maneuver-picked');
    const locks = (): string => getComputedStyle(sure(row?.querySelector('.locks'))).visibility;
    row?.click();
    expect([picked, locked], 'a second tap of two, meant for what stood there').to.deep.equal([
      ...[[], []],
    ]);
    expect(locks()).to.equal('hidden');
    await clock.goOn(800);
    await until(() => locks() === 'visible', 'a tap locks in');
    row?.click();
    expect(locked).to.deep.equal([{ seat: 0, console: 28, oneTouch: true }]);
    await expectAccessible(stage);
  });

  it('shows no what-if strip on a wide screen, since a tap on a row locks it in', async () => {
    await setViewport({ width: 1440, height: 900 });
    try {
      const stage = await choosing();
      await until(() => columnsOf(stage).length > 0, 'an ordinary turn has the numbers');
      stage.battle = standing('medium', DOWN, DOWN);
      await until(() => bannersIn(stage).length > 0, 'it is said');
      expect(stage.renderRoot.querySelector('what-if-strip')).to.equal(null);
    } finally {
      await setViewport({ width: 390, height: 844 });
    }
  });

  it('is not announced while any number could still hit', async () => {
    const stage = await choosing();
    stage.battle = standing('medium', {}, DOWN);
    await until(() => rowsIn(stage).length > 2, 'the card is drawn');
    expect(bannersIn(stage)).to.deep.equal([]);
    expect(lockOf(stage)).to.contain('Pick a maneuver');
  });
});

describe("a 'Mech that cannot start up at its range", () => {
  const cold = (seat: Seat): Partial<Seat> => ({
    ...DOWN,
    wounds: { ...seat.wounds, eachTurn: 3 },
  });

  it('is announced to its enemy, in a banner and in the enemy line, with what would help', async () => {
    const stage = await choosing();
    const begun = standing('close', {}, {});
    stage.battle = standing('close', {}, cold(begun.seats[1]!));
    await until(() => bannersIn(stage).length > 0, 'it is said');
    expect(bannersIn(stage)).to.deep.equal([
      'Ben cannot start up at close range. Duck, the only number left, now adds heat. Only Cool Off would help, at medium or long range.',
    ]);
    expect(
      text(stage.renderRoot.querySelector('enemy-line')?.renderRoot.querySelector('.may')),
    ).to.contain('Cannot cool here: only 6 Duck, heat 30 to 31');
  });

  it('is announced on its own card', async () => {
    const stage = await choosing();
    const begun = standing('close', {}, {});
    stage.battle = standing('close', cold(begun.seats[0]!), {});
    await until(() => bannersIn(stage).length > 0, 'it is said');
    expect(bannersIn(stage).at(-1)).to.contain('You cannot start up at this range.');
  });
});
