import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { fighterBooklet, mechOf } from '../../rules/campaign/hangar/hangar.ts';
import { liveryOf } from '../../rules/campaign/hangar/livery.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import { lastBattleOf, replayGame } from '../../rules/campaign/chronicle/replayed-game.ts';
import type { Settlement } from '../../rules/campaign/acts/settling.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { PORTRAIT } from '../../rules/booklet/picture-name.ts';
import { sure } from '../../rules/sure.ts';
import { wearOfMech } from '../../rules/words/mech-wear.ts';
import { isMember } from '../../rules/campaign/history/game.ts';
import { lastSight } from '../campaign/last-sight.ts';
import type { Sight } from '../campaign/last-sight.ts';
import { styled } from '../common/styled.ts';
import { plate } from '../page/plate.ts';
import plateStyles from '../page/plate.css?inline';
import '../page/view-window.ts';
import styles from './result-panel.css?inline';
import { fateWords, lifeWords, picturedOn, titleWords } from './result-words.ts';

/** The last sight, whether it comes from the record, and its turn of the battle. */
interface Seen {
  readonly told: boolean;
  readonly turn: number;
  readonly sight: Sight;
}

/** Shows the result of a game for one pilot: the last sight in a window, who won, and what became of whom. */
@customElement('result-panel')
export class ResultPanel extends LitElement {
  static override styles = styled(plateStyles, styles);

  @property({ attribute: false }) settlement: Settlement | null = null;
  @property({ attribute: false }) pilot: PilotId = '';
  @property({ attribute: false }) find: FindBooklet = () => undefined;
  /** Shows a dead pilot's life below. */
  @property({ type: Boolean }) life = false;
  /** The record is replayed only once. */
  #seen: { readonly record: string | null; readonly place: number; readonly seen: Seen } | null =
    null;

  override render(): TemplateResult {
    const { settlement } = this;
    if (!settlement) return html``;
    const { told, turn, sight } = this.#sight(settlement);
    const { booklet, screen, wear } = sight;
    return html`<div class="window frame">
        <view-window
          bare
          portrait
          .booklet=${booklet}
          .screen=${screen}
          poster=${screen ? nothing : PORTRAIT}
          .wear=${wear}
        ></view-window>
        <p class="plate">
          ${plate('range')}<small class="caps"
            >Turn ${turn}${told && screen ? ` · view screen ${screen.number}` : ''}</small
          ><b>${titleWords(settlement)}</b>
        </p>
      </div>
      <p class="told">${fateWords(settlement, this.pilot)}</p>
      ${this.life ? html`<p class="told"><b>${lifeWords(settlement, this.pilot)}</b></p>` : ''}`;
  }

  /** The last to go out of those mentioned; after a paper game the 'Mech as it is, in its portrait. */
  #sight(settlement: Settlement): Seen {
    const { game, paid, before } = settlement;
    const place = picturedOn(settlement, this.pilot);
    const known = this.#seen;
    if (known?.record === game.record && known.place === place) return known.seen;
    const worn = game.muster.fighters.map((fighter) =>
      isMember(fighter) ? liveryOf(mechOf(before, fighter.mech)) : null,
    );
    const told = replayGame(game, this.find, worn);
    const last = told && lastSight(told, place);
    const fighter = sure(game.muster.fighters[place]);
    const booklet = fighterBooklet(paid, fighter, this.find);
    const seen = {
      told: last !== null,
      turn:
        game.stand.fighters[place]?.turn ??
        (told ? lastBattleOf(told, place).exchanges.length : game.stand.turns),
      sight: last ?? {
        booklet,
        screen: null,
        wear: isMember(fighter) ? wearOfMech(mechOf(paid, fighter.mech)) : null,
      },
    };
    this.#seen = { record: game.record, place, seen };
    return seen;
  }
}
