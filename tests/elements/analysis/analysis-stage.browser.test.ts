import { expect } from '@open-wc/testing';
import '../../../src/elements/analysis/analysis-stage.ts';
import type { AnalysisStage } from '../../../src/elements/analysis/analysis-stage.ts';
import { roughly } from '../../../src/tactics/judge/judgment.ts';
import { expectAccessible } from '../../axe.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { button, press, text } from '../parts.ts';
import { slowDisk } from '../slow-disk.ts';
import { until } from '../until.ts';
import { analysisOf } from './analysed-duel.ts';
import { FOUGHT } from './fought.ts';
import { thinksHere, thinksNot } from './thinks-here.ts';

before(() => withOwnDatabase('viewscreen-analyses'));
beforeEach(() => history.replaceState(null, '', `${location.pathname}${location.search}`));

const inside = (stage: AnalysisStage, tag: string): Element | null =>
  stage.renderRoot.querySelector(tag)?.shadowRoot?.firstElementChild?.parentNode instanceof
  ShadowRoot
    ? stage.renderRoot.querySelector(tag)
    : null;
const words = (stage: AnalysisStage, tag: string): string =>
  [...(inside(stage, tag)?.shadowRoot?.children ?? [])].map((each) => text(each)).join(' ');
const judged = (stage: AnalysisStage): Promise<void> =>
  until(() => stage.renderRoot.querySelector('.sums') !== null);

describe('the analysis of a duel', () => {
  it('shows the curve, the squares, what the turn was worth and both pages, and passes axe', async () => {
    const { stage } = await analysisOf(FOUGHT, { turn: 5 });
    await judged(stage);
    expect(text(stage.renderRoot.querySelector('stage-bar'))).to.contain('Turn 5 of 16');
    expect(words(stage, 'win-curve')).to.contain("Ada's chance to win");
    expect(words(stage, 'turn-ledger')).to.contain("Ada's chance before the turn");
    expect(words(stage, 'square-pages')).to.contain('48 against 20');
    await expectAccessible(stage);
  });

  it('opens with the verdict at the costliest turn, and then stays wherever the reader goes', async () => {
    const { stage } = await analysisOf(FOUGHT, { turn: 0 });
    await judged(stage);
    const [first] = stage.renderRoot.querySelectorAll('.body .panel');
    expect(text(first)).to.match(
      /^.+ (?:chose|guessed) .+\. Ada gave away \d+\.\d % a choice; luck/,
    );
    const { turns } = stage.renderRoot.querySelector('win-curve')!;
    const worst = Math.max(...turns.map(({ lost }) => lost.lone));
    const shown = stage.renderRoot.querySelector('turn-ledger')!.turn;
    expect(shown.lost.lone).to.equal(worst);
    expect(shown.turn).to.be.greaterThan(1);
    await press(stage, 'ArrowLeft');
    expect(stage.renderRoot.querySelector('turn-ledger')!.turn.turn).to.equal(shown.turn - 1);
  });

  it('can be read as the other pilot too', async () => {
    const { stage } = await analysisOf(FOUGHT, { turn: 5 });
    await judged(stage);
    stage.renderRoot.querySelector<HTMLButtonElement>('[aria-label="Read it as Ben"]')!.click();
    await stage.updateComplete;
    await until(() => words(stage, 'win-curve').includes("Ben's chance to win"));
    expect(words(stage, 'square-pages')).to.contain('20 against 48');
  });

  it('moves between turns with buttons, arrow keys and taps in the list', async () => {
    const { row, stage } = await analysisOf(FOUGHT);
    await judged(stage);
    const at = (): string => text(stage.renderRoot.querySelector('stage-bar [slot=aside]'));
    await press(stage, 'ArrowRight');
    expect(at()).to.equal('Turn 2 of 16');
    expect(location.hash).to.equal(`#/analysis/${row.id}/2`);
    stage.renderRoot.querySelector<HTMLButtonElement>('.way')!.click();
    await stage.updateComplete;
    expect(at()).to.equal('Turn 1 of 16');
    const list = stage.renderRoot.querySelector('turn-worths')!;
    await until(() => list.renderRoot.querySelectorAll('button').length === 16);
    list.renderRoot.querySelectorAll('button')[11]!.click();
    await stage.updateComplete;
    expect(at()).to.equal('Turn 12 of 16');
  });

  it('shows what another square would have led to, and goes back to what was played', async () => {
    const { stage } = await analysisOf(FOUGHT, { turn: 5 });
    await judged(stage);
    const table = stage.renderRoot.querySelector('payoff-table')!;
    const squares = [...table.renderRoot.querySelectorAll<HTMLButtonElement>('.square')];
    squares.find((square) => !square.classList.contains('framed'))!.click();
    await until(() => words(stage, 'square-pages').includes('would have stood at'));
    button(stage, 'Back to what was played').click();
    await until(() => !words(stage, 'square-pages').includes('would have'));
  });

  it('says the judgment is rough if none was learned, and gives no label', async () => {
    const { stage } = await analysisOf(FOUGHT, { thinker: thinksHere(roughly) });
    await judged(stage);
    expect(words(stage, 'turn-ledger')).to.contain('Roughly judged: too little is known');
    expect(
      stage.renderRoot.querySelector('turn-ledger')!.renderRoot.querySelector('.tag'),
    ).to.equal(null);
  });

  it('states what is certain separately from estimates', async () => {
    const { stage } = await analysisOf(FOUGHT, { turn: 16 });
    await judged(stage);
    await until(() => stage.renderRoot.querySelector('proof-slip') !== null);
    expect(words(stage, 'proof-slip')).to.match(/^Certain Ben wins this turn, whatever Ada does/);
    await expectAccessible(stage);
  });

  it('says so if the battle could not be judged, and still shows the pages', async () => {
    const { stage } = await analysisOf(FOUGHT, { thinker: thinksNot });
    await until(() =>
      text(stage.renderRoot.querySelector('[role=status]')).startsWith(
        'This battle could not be judged',
      ),
    );
    expect(words(stage, 'square-pages')).to.contain('64 against 54');
  });

  const refused: readonly (readonly [string, string, RegExp])[] = [
    ['a duel that is not over', FOUGHT.split('16.')[0]!, /once all is over/],
    [
      'a battle of more than two',
      'viewscreen record 2\nlone: rfl-3n Ada\nrival: grf-1n Ben\nrival: grf-1n Cem\nammunition: counted\n1. 52 62 62, lone bails out\n',
      /two who fight each other alone/,
    ],
    [
      'a duel in which no number was called',
      'viewscreen record 1\nlone: rfl-3n Ada\nrival: grf-1n Ben\nammunition: counted\n1. both agree\n',
      /No numbers were called/,
    ],
  ];
  for (const [what, record, why] of refused)
    it(`refuses ${what}, saying why in a sentence`, async () => {
      const { stage } = await analysisOf(record);
      await until(() => stage.renderRoot.querySelector('[role=alert]') !== null);
      expect(text(stage.renderRoot.querySelector('[role=alert]'))).to.match(why);
    });
});

describe('playing on from a turn', () => {
  it('starts a new duel from that position against a computer pilot', async () => {
    const { row, stage, table } = await analysisOf(FOUGHT, { turn: 5 });
    await judged(stage);
    await press(stage, 'p');
    const hands = stage.renderRoot.querySelectorAll<HTMLInputElement>('.hands input');
    expect(hands).to.have.length(10);
    await expectAccessible(stage);
    hands[7]!.click();
    await stage.updateComplete;
    button(stage, 'Begin').click();
    await until(() => location.hash.startsWith('#/duel/'));
    const id = location.hash.slice('#/duel/'.length);
    expect(id).not.to.equal(row.id);
    const save = await table.saves.get(id);
    if (!save || 'unreadable' in save) throw new Error('it was not kept');
    const marlow = save.chooses?.[1];
    expect(marlow).to.include({ pilot: 'Marlow' });
    expect(save.summary.pilots).to.deep.equal(['Ada', 'Marlow']);
    expect(save.record.trim().split('\n').at(-1)).to.equal('4. 4 16');
    expect(save.ended).to.equal(null);
  });

  it('begins one duel, also if that is asked again while the disk is slow', async () => {
    const { stage, table } = await analysisOf(FOUGHT, { turn: 5 });
    await judged(stage);
    const { asked, letThrough } = slowDisk(table.saves);
    const ask = async (): Promise<void> => {
      await press(stage, 'p');
      button(stage, 'Begin').click();
      await until(() => !stage.renderRoot.querySelector('.hands'));
    };
    await ask();
    await ask();
    await until(() => asked.length > 0);
    letThrough();
    await until(() => location.hash.startsWith('#/duel/'));
    expect(asked.map(({ id }) => `#/duel/${id}`)).to.deep.equal([location.hash]);
  });

  it('leaves who has gone elsewhere while the disk is slow where they are', async () => {
    const { stage, table } = await analysisOf(FOUGHT, { turn: 5 });
    await judged(stage);
    const { asked, letThrough } = slowDisk(table.saves);
    await press(stage, 'p');
    button(stage, 'Begin').click();
    await until(() => asked.length > 0);
    stage.remove();
    letThrough();
    const isKept = async (): Promise<boolean> =>
      (await table.saves.list()).some(({ id }) => id === asked[0]?.id);
    await until(isKept);
    expect(location.hash).to.equal('');
  });

  it('from another square, plays the numbers of that square first', async () => {
    const { stage, table } = await analysisOf(FOUGHT, { turn: 5 });
    await judged(stage);
    const payoffs = stage.renderRoot.querySelector('payoff-table')!;
    const squares = payoffs.renderRoot;
    // It fades where columns go beyond the edge.
    payoffs.style.width = '150px';
    payoffs.requestUpdate();
    await payoffs.updateComplete;
    expect(squares.querySelector('.scroll')!.classList.contains('more')).to.equal(true);
    squares.querySelector('.scroll')!.scrollLeft = 2000;
    await until(() => !squares.querySelector('.more'));
    squares.querySelector<HTMLButtonElement>('[aria-label^="Cool Off against Duck"]')!.click();
    await stage.updateComplete;
    button(stage, /^Play on from \d+ against/).click();
    button(stage, 'Begin').click();
    await until(() => location.hash.startsWith('#/duel/'));
    const save = await table.saves.get(location.hash.slice('#/duel/'.length));
    if (!save || 'unreadable' in save) throw new Error('it was not kept');
    expect(save.record).to.match(/\n5\. \d+ \d+\n$/);
    expect(save.chooses).to.deep.equal(['person', 'person']);
  });
});
