import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/balance/balance-stage.ts';
import type { BalanceStage } from '../../../src/elements/balance/balance-stage.ts';
import type { JudgedPair } from '../../../src/elements/balance/kept-tallies.ts';
import { KeptTallies } from '../../../src/elements/balance/kept-tallies.ts';
import { netsOf } from '../../../src/offline/fights/nets.ts';
import type { Thinker } from '../../../src/offline/fights/thinker.ts';
import { holdsOf, judgedScore, weighing } from '../../../src/tactics/balance/balance.ts';
import type { PairTally } from '../../../src/tactics/balance/tally.ts';
import { NO_DUELS } from '../../../src/tactics/balance/tally.ts';
import { expectAccessible } from '../../axe.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { forgetDrafts, loadAnew, loadDrafts } from '../drafts.ts';
import { griffin, rifleman, text } from '../parts.ts';
import { tableWith } from '../table.ts';
import { until } from '../until.ts';

const ofEdition = (edition: string) => (edition === rifleman.edition ? rifleman : griffin);

/** A thinker that runs on the page itself, and plays no more duels than this. */
const thinksTo = (most: number, isRough = true): Pick<Thinker, 'ask'> => ({
  ask: async (asking, { hear }) => {
    const ticket = 1;
    if (asking.kind !== 'weigh') return { kind: 'cannot', ticket };
    const [lone, rival] = [ofEdition(asking.lone), ofEdition(asking.rival)];
    const to = Math.min(asking.to, most);
    if (asking.from > 0 && asking.from >= to) return { kind: 'cannot', ticket };
    for (const tally of weighing(lone, rival, asking.from, to))
      hear?.({ kind: 'duel weighed', ticket, tally });
    return {
      plays: pair,
      isRough,
      ...{ kind: 'weighed', ticket, judged: judgedScore(lone, rival) },
      holds: { lone: holdsOf(lone, rival), rival: holdsOf(rival, lone) },
    };
  },
});

const stageWith = (
  most: number,
  { shelf = [rifleman, griffin], isRough = true } = {},
): Promise<BalanceStage> => {
  const table = tableWith({ drafts: loadDrafts, library: libraryOf(...shelf) });
  return fixture(html`<balance-stage .thinker=${thinksTo(most, isRough)}></balance-stage>`, {
    parentNode: table,
  });
};
const part = (stage: BalanceStage, selector: string): HTMLElement | null =>
  stage.renderRoot.querySelector(selector);
const report = (stage: BalanceStage): string =>
  text(part(stage, 'pair-report')?.shadowRoot?.querySelector('dl'));
const pair = { lone: 'plays of one', rival: 'other plays' };
const tallies = async (): Promise<KeptTallies> => {
  const kept = new KeptTallies();
  await kept.open(loadDrafts);
  return kept;
};
const tallyOf = async (of: JudgedPair): Promise<PairTally> => (await tallies()).of(of);

before(() => withOwnDatabase('viewscreen-balance'));
afterEach(forgetDrafts);

describe('the balance of the shelf', () => {
  it('shows a rough judgment at once, and lists the locks', async () => {
    const stage = await stageWith(0);
    await until(() => part(stage, 'pair-report') !== null);
    expect(report(stage)).to.match(/judged roughly/);
    expect(text(part(stage, 'ul'))).to.contain('The Griffin can hold the Rifleman on 59.');
    const said = (): string => text(part(stage, 'pair-report')?.shadowRoot?.querySelector('p'));
    expect(said()).to.equal('Both pilots judge roughly: nothing was learned of these two.');
    const cell = part(stage, 'td button');
    expect(cell?.getAttribute('aria-label')).to.match(
      /^Rifleman RFL-3N against Griffin GRF-1N: \d+ ± 11 estimated$/,
    );
    expect(cell?.className).to.equal('even');
    expect(text(cell)).to.match(/^\d+ ?± 11 ?estimated$/);
    expect(cell?.getAttribute('aria-pressed')).to.equal('true');
    await expectAccessible(stage);
  });

  it('says so if what was learned about a pair cannot be fetched', async () => {
    const usual = fetch.bind(window);
    window.fetch = () => Promise.reject(new TypeError('offline'));
    const stage = await stageWith(0);
    await until(() => part(stage, 'pair-report') !== null);
    window.fetch = usual;
    expect(text(part(stage, 'pair-report')?.shadowRoot?.querySelector('p'))).to.equal(
      'Both pilots judge roughly: what was learned of these two is not on this device and could not be fetched.',
    );
  });

  it('plays duels, and keeps their tally for the next visit', async () => {
    const first = await stageWith(7);
    await until(async () => (await tallyOf(pair)).duels === 7);
    await until(() => report(first).includes('7 duels'));
    first.remove();
    await loadAnew();
    const again = await stageWith(7);
    await until(() => part(again, 'pair-report') !== null);
    expect(report(again)).to.contain('7 duels');
    expect(report(again)).to.contain('turns, half of the duels');
    await expectAccessible(again);
  });

  it('never adds duels judged roughly to duels judged by what was learned', async () => {
    const roughly = await stageWith(7);
    await until(async () => (await tallyOf(pair)).duels === 7);
    roughly.remove();
    const learned = await stageWith(5, { isRough: false });
    await until(() => report(learned).includes('5 duels'));
    expect(text(part(learned, 'pair-report')?.shadowRoot?.querySelector('p'))).to.equal(
      'Both pilots judge by what was learned of these two.',
    );
    const [net] = await netsOf([rifleman, griffin]);
    await until(async () => (await tallyOf({ ...pair, judged: net!.number })).duels === 5);
    expect((await tallyOf(pair)).duels).to.equal(7);
  });

  it('pauses while the player is active', async () => {
    const stage = await stageWith(100);
    window.dispatchEvent(new PointerEvent('pointermove'));
    await until(async () => (await tallyOf(pair)).duels >= 5);
    window.dispatchEvent(new PointerEvent('pointermove'));
    const { duels } = await tallyOf(pair);
    stage.remove();
    expect(duels).to.be.lessThan(100);
  });

  it('needs two booklets', async () => {
    const stage = await stageWith(0, { shelf: [rifleman] });
    await until(() => text(part(stage, '.panel')).includes('nobody to be weighed against'));
    expect(part(stage, 'table')).to.equal(null);
  });
});

describe('the kept tallies', () => {
  it('are the same whichever booklet comes first', async () => {
    const [tally = NO_DUELS] = weighing(rifleman, griffin, 0, 1);
    (await tallies()).keep(pair, tally);
    await loadAnew();
    expect(await tallyOf(pair)).to.deep.equal(tally);
    const { won, chosen } = await tallyOf({ lone: pair.rival, rival: pair.lone });
    expect(won).to.equal(1 - tally.won - tally.drawn);
    expect(chosen.lone).to.deep.equal(tally.chosen.rival);
  });

  it("take the larger of two tabs' counts, pair by pair", async () => {
    const [tally = NO_DUELS] = weighing(rifleman, griffin, 0, 1);
    const here = await tallies();
    await loadAnew('in another tab');
    const there = await tallies();
    here.keep(pair, { ...tally, duels: 9 });
    there.keep(pair, tally);
    there.keep({ lone: 'one more', rival: 'another' }, tally);
    await loadAnew('in another tab');
    await until(async () => (await tallyOf(pair)).duels === 9);
    expect((await tallyOf({ lone: 'one more', rival: 'another' })).duels).to.equal(1);
  });

  it('are empty if storage holds garbage, and are carried over from an older build', async () => {
    const [tally = NO_DUELS] = weighing(rifleman, griffin, 0, 1);
    for (const odd of ['{', '7', '[[1, 2]]', '[["other plays plays of one", {}]]']) {
      localStorage.setItem('viewscreen-balance', odd);
      expect(await tallyOf(pair)).to.deep.equal(NO_DUELS);
      expect(localStorage.getItem('viewscreen-balance')).to.equal(null);
    }
    localStorage.setItem(
      'viewscreen-balance',
      JSON.stringify([['other plays plays of one', tally]]),
    );
    expect((await tallyOf(pair)).duels).to.equal(1);
    await loadAnew();
    expect((await tallyOf(pair)).duels).to.equal(1);
  });
});
