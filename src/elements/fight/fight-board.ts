import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Standing } from '../../offline/fights/standing.ts';
import { onlyOpenManeuver } from '../../rules/battle/open-maneuvers.ts';
import type { FightBattle, FightSide } from '../../rules/fight/fight.ts';
import {
  battleNamed,
  freePilots,
  nextBattle,
  runningBattles,
  standingOf,
} from '../../rules/fight/fight.ts';
import type { Move } from '../../rules/fight/record.ts';
import type { Join } from '../../rules/fight/join.ts';
import { joinsOf } from '../../rules/fight/join.ts';
import { sure } from '../../rules/sure.ts';
import { OPENING } from '../../rules/vocabulary.ts';
import { inWords } from '../../rules/words/in-words.ts';
import { turnText } from '../../rules/words/tell.ts';
import { ask } from '../common/ask.ts';
import { say } from '../common/say.ts';
import { menuButton } from '../common/first-signs.ts';
import { pilotMark } from '../common/signs.ts';
import '../common/stage-bar.ts';
import '../page/small-picture.ts';
import frameStyles from '../common/stage-frame.css?inline';
import { styled } from '../common/styled.ts';
import '../device/duel-menu.ts';
import { Room } from '../common/room.ts';
import styles from './fight-board.css?inline';
import {
  BOARD_WORDS,
  battleWords,
  freeWords,
  joinWords,
  orderWords,
  overWords,
  fightStandWords,
} from './fight-words.ts';
import { fighterLine, markOf } from './fighter-line.ts';
import { DEVICE_WORDS } from '../device/device-words.ts';
import { isUnwatched } from '../device/next-turn.ts';
import { deviceQueue } from '../device/queue.ts';

/**
 * Shows the battles of a fight between two turns: how everybody stands, who chooses next, and free pilots who
 * can join.
 *
 * @fires battle-chosen - detail `{ name }`: play its next turn
 * @fires pilot-moves - detail `{ move }`: a pilot joins a battle, or sits out
 */
@customElement('fight-board')
export class FightBoard extends LitElement {
  static override styles = styled(frameStyles, styles);

  @property({ attribute: false }) standing!: Standing;
  @state() private menu = false;
  readonly #room = new Room(this);

  override render(): TemplateResult {
    const { fight, names } = this.standing;
    const next = nextBattle(fight);
    const running = runningBattles(fight).toSorted(
      (one, other) => Number(other === next) - Number(one === next),
    );
    // Computer pilots join by themselves.
    const free = freePilots(fight).filter(
      (pilot) => !names[pilot]?.ofGame && this.#joinsOf(pilot).length > 0,
    );
    return html`<div class="stage">
        <stage-bar takes-focus back="#/" back-to=${DEVICE_WORDS.leave}>
          A fight for ${inWords(names.length)}
          <p slot="aside" class="soft together">
            ${pilotMark('lone')} ${this.#standing('few')} against ${pilotMark('rival')}
            ${this.#standing('many')}
          </p>
          ${menuButton('Menu', () => (this.menu = true))}
        </stage-bar>
        <div class="body">
          <div class="intro baseline wrap">
            <h2>${BOARD_WORDS.heading}</h2>
            <p class="soft">${fightStandWords(fight, names)}</p>
          </div>
          ${free.map((pilot) => this.#free(pilot))}
          <div class="battles grid">
            ${running.map((battle) => this.#battle(battle, battle === next))}
          </div>
          ${this.#over()}
        </div>
        ${
          next
            ? html`<div class="dock">
                <p class="faint">${this.#handedWords(next)}</p>
                <button
                  type="button"
                  class="button main big"
                  @click=${() => say(this, 'battle-chosen', { name: next.name })}
                >
                  ${this.#nextWords(next)}
                </button>
              </div>`
            : nothing
        }
      </div>
      <duel-menu
        no-draw
        .names=${names}
        .hangar=${this.standing.save.game?.hangar ?? ''}
        .open=${this.menu}
        @menu-closed=${() => (this.menu = false)}
      ></duel-menu>`;
  }

  #standing(side: FightSide): number {
    const { fight } = this.standing;
    return fight.sides.filter(
      (each, pilot) => each === side && standingOf(fight, pilot).out === null,
    ).length;
  }

  #turnOf({ name }: FightBattle) {
    return this.standing.save.battles.find((each) => each.name === name)?.turn;
  }

  /** Who is handed the device for the next turn; null if no person has a choice left. */
  #handed(next: FightBattle): string | null {
    const turn = this.#turnOf(next);
    const seated = next.pilots.map((pilot) => sure(this.standing.names[pilot]));
    const chooser =
      turn?.kind === 'choosing' ? deviceQueue(next.battle, turn, seated).chooser : null;
    return chooser === null ? null : sure(seated[chooser]).pilot;
  }

  #handedWords(next: FightBattle): string {
    const handed = isUnwatched(this.standing.names) ? null : this.#handed(next);
    return handed === null ? '' : BOARD_WORDS.handed(handed);
  }

  #nextWords(next: FightBattle): string {
    const handed = this.#handed(next);
    const who = handed === null ? BOARD_WORDS.calledNext : `${handed} chooses`;
    return `Turn ${next.battle.turns + 1}: ${who}`;
  }

  /** Joining is possible between turns only, before anybody has chosen. */
  #joinsOf(pilot: number): readonly Join[] {
    const { fight } = this.standing;
    return joinsOf(fight, pilot).filter(({ battle: name }) => {
      const found = battleNamed(fight, name);
      const turn = found && this.#turnOf(found);
      return (
        !found ||
        !turn ||
        (turn.kind === 'choosing' &&
          turn.locked.every(
            (number, seat) => number === null || onlyOpenManeuver(found.battle, seat) !== null,
          ))
      );
    });
  }

  #free(pilot: number): TemplateResult {
    const { fight, names } = this.standing;
    const { booklet } = standingOf(fight, pilot);
    const sitting = fight.sittingOut.includes(pilot);
    return html`<section class="free stack" aria-labelledby=${`free-${pilot}`}>
      <small-picture .booklet=${booklet} .number=${OPENING}></small-picture>
      <div>
        <h2 id=${`free-${pilot}`}>
          ${pilotMark(markOf(fight, pilot))} ${names[pilot]?.pilot}
          ${sitting ? 'sits out' : 'is free'}
        </h2>
        <p>${freeWords(fight, names, pilot)}</p>
      </div>
      <div class="acts flow all-columns">
        <button
          type="button"
          class="button"
          aria-haspopup="dialog"
          @click=${() => this.#askToJoin(pilot)}
        >
          Join a battle…
        </button>
        ${
          sitting
            ? nothing
            : html`<button
                type="button"
                class="button plain"
                @click=${() => this.#moves({ kind: 'sits out', pilot })}
              >
                Sit out
              </button>`
        }
      </div>
    </section>`;
  }

  #battle(battle: FightBattle, next: boolean): TemplateResult {
    const { names } = this.standing;
    const turn = this.#turnOf(battle);
    const isOrdered = turn?.kind === 'choosing' && this.#handed(battle) !== null;
    const order = isOrdered ? orderWords(battle, turn, names) : null;
    return html`<section
      class="battle panel stack ${next ? 'next' : ''}"
      aria-labelledby=${battle.name}
    >
      <header class="baseline wrap">
        <h2 id=${battle.name}>${battleWords(battle, names)}</h2>
        ${next ? html`<b class="label now inked">plays next</b>` : nothing}
        <p class="soft">turn ${turnText(battle.battle)}</p>
      </header>
      <div class="fighters">
        ${battle.pilots.map((_, seat) => fighterLine(this.standing, battle, seat, this.#room.layout === 'narrow'))}
      </div>
      <div class="foot acts flow">
        <p>${order ? html`This turn: <b>${order.first}</b>${order.rest}` : BOARD_WORDS.called}</p>
        ${
          next
            ? nothing
            : html`<button
                type="button"
                class="button"
                aria-label=${`Play this one: ${battleWords(battle, names)}`}
                @click=${() => say(this, 'battle-chosen', { name: battle.name })}
              >
                Play this one
              </button>`
        }
      </div>
    </section>`;
  }

  #over(): TemplateResult | typeof nothing {
    const { fight, names } = this.standing;
    const over = fight.battles.filter(({ battle, goneOver }) => battle.outcome && !goneOver);
    return over.length === 0
      ? nothing
      : html`<section class="over panel stack" aria-labelledby="over">
          <h2 id="over">Over</h2>
          ${over.map(
            (battle) => html`<p>${overWords(battle, names)}, turn ${battle.battle.turns}</p>`,
          )}
        </section>`;
  }

  #askToJoin(pilot: number): void {
    let join = this.#joinsOf(pilot)[0];
    ask(this, () => {
      const { names } = this.standing;
      const row = (each: Join): TemplateResult => {
        const { means, title } = joinWords(each, names);
        return html`<label class="grid rounded">
          <input
            type="radio"
            name="join"
            .checked=${join?.against === each.against}
            @change=${() => {
              join = each;
              this.requestUpdate();
            }}
          />
          <span><b>${title}</b><small class="soft">${means}</small></span>
        </label>`;
      };
      return {
        heading: `${names[pilot]?.pilot} joins`,
        body: html`<div class="joins stack" role="radiogroup" aria-label="Battles">
          ${this.#joinsOf(pilot).map(row)}
        </div>`,
        acts: [
          { words: 'Not yet', does: () => undefined },
          {
            words: join ? `${names[pilot]?.pilot} against ${names[join.against]?.pilot}` : 'Join',
            look: 'main',
            does: () => join && this.#moves({ kind: 'join', pilot, opens: join.opens }),
          },
        ],
      };
    });
  }

  #moves(move: Move): void {
    say(this, 'pilot-moves', { move });
  }
}

declare global {
  interface HTMLElementEventMap {
    'battle-chosen': CustomEvent<{ name: string }>;
    'pilot-moves': CustomEvent<{ move: Move }>;
  }
}
