import { expect } from '@open-wc/testing';
import '../../../src/elements/analysis/analysis-stage.ts';
import { closedAfterDuel, tuesday } from '../../offline/hangars/evenings.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { hangarTable } from '../campaign/hangar-table.ts';
import { text } from '../parts.ts';
import { until } from '../until.ts';
import { thinksHere } from './thinks-here.ts';

before(() => withOwnDatabase('viewscreen-analysed-games'));
afterEach(() => document.querySelector('analysis-stage')?.remove());

describe('the analysis of a hangar game', () => {
  it('works from the record of the game, even after its duel was removed, and leads back to the chronicle', async () => {
    const { here, hangar } = await tuesday();
    const { game, duel } = await closedAfterDuel(here, hangar);
    await here.saves.remove(duel);
    const stage = document.createElement('analysis-stage');
    stage.hangarId = hangar.id;
    stage.gameId = game;
    stage.thinker = thinksHere();
    hangarTable(here, stage);
    await until(() => stage.renderRoot.querySelector('turn-ledger') !== null);
    const bar = stage.renderRoot.querySelector('stage-bar');
    expect(text(bar)).to.match(/Ada against Finn Turn 1 of 1/);
    expect(bar?.back).to.equal(`#/hangar/${hangar.id}/chronicle`);
  });
});
