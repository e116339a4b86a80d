import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Game } from '../../rules/campaign/history/game.ts';
import { replayGame } from '../../rules/campaign/chronicle/replayed-game.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { OPENING } from '../../rules/vocabulary.ts';
import { lastSight } from '../campaign/last-sight.ts';
import { OwnTask } from '../common/own-task.ts';
import '../page/small-picture.ts';

/** Shows how a fighter's 'Mech was last seen in a game, as a small square; replays the record once for it. */
@customElement('flown-picture')
export class FlownPicture extends OwnTask {
  @property({ attribute: false }) game!: Game;
  /** Place in the muster. */
  @property({ type: Number }) fighter = 0;
  /** Shown if there is no last sight. */
  @property({ attribute: false }) booklet: Booklet | null = null;
  @property({ attribute: false }) find!: FindBooklet;

  override render(): TemplateResult {
    const told = replayGame(this.game, this.find);
    const sight = told && lastSight(told, this.fighter);
    return html`<small-picture
      .booklet=${sight?.booklet ?? this.booklet}
      .number=${sight?.screen?.number ?? OPENING}
    ></small-picture>`;
  }
}
