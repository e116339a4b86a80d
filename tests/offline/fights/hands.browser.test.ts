import { expect } from '@open-wc/testing';
import type { RunningFight } from '../../../src/offline/fights/running-fight.ts';
import { thinker } from '../../../src/offline/fights/thinker.ts';
import type { GameHand } from '../../../src/rules/fight/hands.ts';
import { isPerson } from '../../../src/rules/fight/hands.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { MARKS } from '../../../src/rules/fight/steps.ts';
import { sure } from '../../../src/rules/sure.ts';
import { until } from '../../elements/until.ts';
import { griffin, rifleman } from '../../elements/parts.ts';
import { battleOf, begun, lockedOf, said, saveOf, tabOn, turnOf } from './tab-on.ts';

const EDITIONS = [rifleman.edition, griffin.edition];
const MARLOW: GameHand = { pilot: 'Marlow', seed: '0123456789abcdef0123456789abcdef' };
const against = (hand: GameHand): Promise<string> =>
  begun({ chooses: ['person', hand], editions: EDITIONS });

/** What Marlow has locked in, as soon as it has. */
const slipOf = async (duel: RunningFight): Promise<number | null | undefined> => {
  await until(() => lockedOf(duel)[1] !== null);
  return lockedOf(duel)[1];
};
/** A turn from the person's choice to its end. */
const playTurn = async (duel: RunningFight): Promise<void> => {
  await slipOf(duel);
  if (turnOf(duel).kind === 'choosing')
    await duel.lockIn(0, sure(openManeuvers(battleOf(duel).battle, 0)[0]).console);
  await duel.stay();
  await until(() => battleOf(duel).undecided.length === 0);
  await duel.reach(MARKS);
  await duel.finish();
};

const NativeWorker = globalThis.Worker;
/** What workers have answered. */
const answered: unknown[] = [];
class HeardWorker extends NativeWorker {
  constructor(...how: ConstructorParameters<typeof NativeWorker>) {
    super(...how);
    this.addEventListener('message', ({ data }) => answered.push(data));
  }
}

describe('a computer pilot, thinking in a worker', () => {
  before(() => {
    globalThis.Worker = HeardWorker;
  });
  beforeEach(() => {
    said.length = 0;
  });
  after(() => {
    globalThis.Worker = NativeWorker;
    thinker.end();
  });

  it('is locked in as the turn begins, with the same number in two tabs and after a reload', async () => {
    const id = await against(MARLOW);
    const tabs = await Promise.all([tabOn(id), tabOn(id)]);
    const slips = await Promise.all(tabs.map(slipOf));
    for (const tab of tabs) tab.close();
    expect(await slipOf(await tabOn(id))).to.equal(slips[0]);
    expect(slips[1]).to.equal(slips[0]);
    expect(said).to.deep.equal([]);
    const again = await against(MARLOW);
    expect(await slipOf(await tabOn(again))).to.equal(slips[0]);
    expect(answered).to.not.have.lengthOf(0);
  });

  it('plays turn after turn, in whichever tab the person plays on', async () => {
    const id = await against({ ...MARLOW, pilot: 'Sable' });
    const tabs = await Promise.all([tabOn(id), tabOn(id)]);
    for (const turn of [1, 2, 3, 4]) {
      const tab = sure(tabs[turn % 2]);
      await until(() => battleOf(tab).battle.turns === turn - 1);
      await playTurn(tab);
      expect(saveOf(tab).record.trim().split('\n').at(-1)).to.match(
        new RegExp(`^${turn}\\. `, 'u'),
      );
    }
  });

  it('gets a new seed in a rematch, where a person still chooses for the other seat', async () => {
    const duel = await tabOn(await against(MARLOW));
    const [next, other] = [await duel.rematch(true), await duel.rematch(false)];
    const seeds = await Promise.all(
      [next, other].map(async (id) => {
        const { chooses = [] } = saveOf(await tabOn(sure(id)));
        expect(isPerson(chooses[0])).to.equal(true);
        const hand = sure(chooses[1]);
        if (isPerson(hand)) throw new Error('a person sits there');
        expect(hand.pilot).to.equal('Marlow');
        return hand.seed;
      }),
    );
    expect(new Set([...seeds, MARLOW.seed]).size).to.equal(3);
    for (const seed of seeds) expect(seed).to.match(/^[0-9a-f]{32}$/);
  });
});
