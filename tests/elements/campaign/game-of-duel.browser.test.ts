import { expect } from '@open-wc/testing';
import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { HangarGame } from '../../../src/elements/campaign/game-of-duel.ts';
import { GameOfDuel } from '../../../src/elements/campaign/game-of-duel.ts';
import type { Evening } from '../../offline/hangars/evenings.ts';
import {
  bailOut,
  cardsOf,
  closedAfterDuel,
  done,
  evening,
  mustered,
  tuesday,
} from '../../offline/hangars/evenings.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { until } from '../until.ts';
import { hangarTable } from './hangar-table.ts';

before(() => withOwnDatabase('viewscreen-games-of-duels'));

/** The end of a duel, reduced to where it leads. */
@customElement('leads-on')
class LeadsOn extends LitElement {
  @property({ attribute: false }) game: HangarGame | null = null;
  readonly hangar = new GameOfDuel(this, () => this.game);

  override render(): TemplateResult {
    const { onward } = this.hangar;
    return html`${onward ? `${onward.words}: ${onward.address}` : 'rematch'}`;
  }
}

const endOf = async ({ hangars, library }: Evening, game: HangarGame | null) => {
  const end = document.createElement('leads-on') as LeadsOn;
  end.game = game;
  hangarTable({ hangars, library }, end);
  await end.updateComplete;
  const words = (): string => end.renderRoot.textContent?.trim() ?? '';
  const first = words();
  return { words, first };
};

describe('the end of a duel', () => {
  it('offers a rematch if the duel belongs to no hangar', async () => {
    expect((await endOf(await evening(), null)).first).to.equal('rematch');
  });

  it('leads to the hangar page of the game at once, and gives its number as soon as the hangar is open', async () => {
    const { here, hangar } = await tuesday();
    const { duel, game } = await mustered(hangar);
    await bailOut(here, duel);
    const { first, words } = await endOf(here, { hangar: hangar.id, id: game });
    const page = `#/hangar/${hangar.id}/game/${game}`;
    expect(first).to.equal(`Settle the game: ${page}`);
    await until(() => words() === `Settle game 1: ${page}`);
    // The hangar has taken in the result of the duel.
    const after = await here.enter(hangar.id);
    expect(cardsOf(after).open[0]?.stand?.outcome).to.deep.equal({ kind: 'win', winner: 'few' });
  });

  it('leads to the hangar once the page of the game is closed', async () => {
    const { here, hangar } = await tuesday();
    const { game } = await closedAfterDuel(here, hangar);
    const { words } = await endOf(here, { hangar: hangar.id, id: game });
    await until(() => words() === `To the hangar: #/hangar/${hangar.id}`);
  });

  it('offers a rematch if the game was called off or the hangar is gone', async () => {
    const { here, hangar } = await tuesday();
    const { game } = await mustered(hangar);
    await done(hangar.callOff(game));
    const off = await endOf(here, { hangar: hangar.id, id: game });
    await until(() => off.words() === 'rematch');
    const gone = await endOf(here, { hangar: 'none-such', id: game });
    await until(() => gone.words() === 'rematch');
  });
});
