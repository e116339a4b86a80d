import { expect } from '@open-wc/testing';
import '../../../src/elements/records/replay-stage.ts';
import type { ReplayStage } from '../../../src/elements/records/replay-stage.ts';
import type { Evening } from '../../offline/hangars/evenings.ts';
import {
  closedAfterDuel,
  closedOnPaper,
  evening,
  tuesday,
} from '../../offline/hangars/evenings.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { hangarTable } from '../campaign/hangar-table.ts';
import { text } from '../parts.ts';
import { until } from '../until.ts';

before(() => withOwnDatabase('viewscreen-replayed-games'));
afterEach(() => document.querySelector('replay-stage')?.remove());

const shown = (here: Evening, hangar: string, game: string): ReplayStage => {
  const stage = document.createElement('replay-stage');
  stage.hangarId = hangar;
  stage.gameId = game;
  hangarTable(here, stage);
  return stage;
};
const words = (stage: ReplayStage): string => text(stage.renderRoot.querySelector('[role=alert]'));

describe('the replay of a hangar game', () => {
  it("uses the game's own record, even after its duel was removed", async () => {
    const { here, hangar } = await tuesday();
    const { game, duel } = await closedAfterDuel(here, hangar);
    await here.saves.remove(duel);
    const stage = shown(here, hangar.id, game);
    await until(() => stage.renderRoot.querySelector('turn-film') !== null);
    const bar = stage.renderRoot.querySelector('stage-bar');
    expect(text(bar)).to.contain('Ada against Finn');
    expect(bar?.back).to.equal(`#/hangar/${hangar.id}/chronicle`);
  });

  it('says so if the game was played with paper or is unknown', async () => {
    const { here, hangar } = await tuesday();
    const game = await closedOnPaper(hangar);
    const paper = shown(here, hangar.id, game);
    await until(() => words(paper).startsWith('This game was played with paper'));
    paper.gameId = 'none-such';
    await until(() => words(paper) === 'There is no such game in this hangar.');
  });

  it('says so if the code for hangars cannot be loaded', async () => {
    const { library } = await evening();
    const stage = document.createElement('replay-stage');
    stage.hangarId = 'tuesdays';
    stage.gameId = 'first';
    hangarTable({ hangars: () => Promise.reject(new Error('No network')), library }, stage);
    await until(() =>
      words(stage).startsWith('The part of the game that keeps hangars could not be loaded.'),
    );
  });
});
