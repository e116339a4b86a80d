import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Battle, Pairing } from '../../rules/battle/battle.ts';
import { bookletOf } from '../../rules/battle/battle.ts';
import { pairingWith } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Prospects } from '../../rules/battle/what-if.ts';
import { prospectsOf } from '../../rules/battle/what-if.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';
import type { Range } from '../../rules/vocabulary.ts';
import type { Named } from '../../rules/words/tell.ts';
import { inWords } from '../../rules/words/in-words.ts';
import { toldAt } from '../card/elsewhere.ts';
import '../card/enemy-now.ts';
import '../card/stat-card.ts';
import type { StatCard } from '../card/stat-card.ts';
import type { Said } from '../common/say.ts';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import { Choice } from './choice.ts';
import { choosingBar } from './choosing-bar.ts';
import './choosing-dock.ts';
import frame from './choosing-frame.css?inline';
import './page-face.ts';
import type { PageFace } from './page-face.ts';
import { othersOf } from './others.ts';
import { PickHand } from './pick-hand.ts';
import './study-sheet.ts';
import type { Studied } from './study-sheet.ts';
import './what-if-strip.ts';
import type { WhatIfStrip } from './what-if-strip.ts';
import type { Attack } from './attack.ts';
import { attackOf } from './attack.ts';
import { heardLine } from './heard-line.ts';
import { knownLine } from './known-line.ts';
import { attackNote } from './lone-notes.ts';
import styles from './lone-choosing.css?inline';
import { RivalKeys } from './rival-keys.ts';
import './rival-strip.ts';
import type { RivalStrip } from './rival-strip.ts';

/**
 * The lone player chooses: the rivals in groups by range, the page of the one that is turned to, and the
 * own card at the range that is attacked. Each row says what the other ranges will be told (M2, M3); of
 * a pick, what it would come to against the one turned to. On a phone pages and card take turns.
 *
 * @fires maneuver-picked - detail `{ console }`: at every change; null when it is let go
 * @fires maneuver-locked-in - detail `{ seat, console }`
 * @fires curtain-asked
 * @fires menu-asked
 */
@customElement('lone-choosing')
export class LoneChoosing extends LitElement {
  static override styles = styled(frame, styles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) names: readonly Named[] = [];
  /** The turns so far. */
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  /** The console number that is picked and not locked in. */
  @property({ attribute: false }) picked: number | null = null;
  /** What a range to attack is has still to be read. */
  @property({ type: Boolean }) guided = false;
  @state() private study: Studied | null = null;
  /** The range that was touched last. */
  @state() private range: Range | null = null;
  /** The rival that was turned to last. */
  @state() private rival: number | null = null;
  @query('stat-card') private readonly card!: StatCard;
  @query('rival-strip') private readonly rivals!: RivalStrip;
  @query('page-face') private readonly page!: PageFace;
  @query('what-if-strip') private readonly strip!: WhatIfStrip | null;
  readonly #hand = new PickHand(this, {
    card: () => this.card,
    page: () => this.page,
    strip: () => this.strip,
    enemy: () => this.rivals,
    choice: () => this.#choice(this.#attack),
    typing: () => ({ battle: this.battle, seat: 0, lesson: null, tellers: this.names }),
    lockIn: () => this.#lockIn(),
    study: () => (this.study = 'now'),
    lets: () => (this.range = this.#attack.range),
    missed: () => this.#turnCard(),
  });
  /** What each rival would come to, for those that were turned to. */
  readonly #prospects = new Map<number, Prospects>();

  constructor() {
    super();
    this.addController(
      new RivalKeys({
        turn: (rival) => this.#turnTo(rival),
        attack: () => this.#attackAt(this.#attack.turned.range),
      }),
    );
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('battle')) this.#prospects.clear();
  }

  get #attack(): Attack {
    const { battle, picked, range, rival } = this;
    const pick = picked === null ? null : maneuverAt(bookletOf(battle, 0).statCard, picked);
    return attackOf({ battle, pick, range, rival });
  }

  #prospectsOf(pairing: Pairing): Prospects {
    const known = this.#prospects.get(pairing.rival) ?? prospectsOf(this.battle, 0, pairing);
    this.#prospects.set(pairing.rival, known);
    return known;
  }

  #choice({ turned }: Attack): Choice {
    const { battle, picked } = this;
    const { column } = this.#hand.turned;
    return new Choice({ battle, seat: 0, picked, column, prospects: this.#prospectsOf(turned) });
  }

  override render(): TemplateResult {
    const { battle, exchanges, names } = this;
    const attack = this.#attack;
    const choice = this.#choice(attack);
    const { column, face } = this.#hand.turned;
    const { at, range, turned } = attack;
    return html`<div class="stage ${face} ${choice.answer ? 'answered' : ''}">
        ${choosingBar(
          this,
          { pilot: names[0]?.pilot ?? '', side: 'lone' },
          html`Turn ${battle.turns + 1} · <span class="alone">alone</span> against
            ${inWords(battle.pairings.length)}`,
        )}
        <div class="rivals">
          <rival-strip
            .battle=${battle}
            .names=${names}
            .attacked=${range}
            .turned=${turned.rival}
            ?low=${face === 'page' || choice.pick !== null}
            @range-attacked=${({ detail }: Said<'range-attacked'>) => this.#attackAt(detail.range)}
            @rival-turned=${({ detail }: Said<'rival-turned'>) => this.#turnTo(detail.rival)}
          ></rival-strip>
          ${attackNote(this.guided && choice.pick === null)}
        </div>
        <div class="left">
          <page-face
            .battle=${battle}
            .names=${names}
            .pairing=${turned}
            .seat=${0}
            .picked=${choice.pick && toldAt(battle, choice.pick, turned.range)}
            .answer=${choice.answer}
            switched
            @face-closed=${() => this.#hand.turned.toCard()}
            @now-asked=${() => this.#hand.turned.lookAt(null)}
            @leafing-asked=${() => (this.study = 'booklets')}
          ></page-face>
          ${knownLine({ battle, names, rival: turned.rival }, () => (this.study = 'now'))}
        </div>
        <div class="own">
          <stat-card
            id="card"
            .battle=${battle}
            .pairing=${at}
            .names=${names}
            .teller=${names[at.rival]?.pilot ?? ''}
            .picked=${this.picked}
            .prospects=${this.#prospectsOf(turned)}
            .asked=${this.#hand.typed.asked}
            @maneuver-picked=${({ detail }: Said<'maneuver-picked'>) => this.#hand.noted(detail.console)}
            @maneuver-held=${() => this.#lockIn()}
          ></stat-card>
        </div>
        <div class="if">${this.#whatIf(attack, choice, column)}</div>
        <div class="side">
          <enemy-now
            brief
            class="panel"
            .battle=${battle}
            .pairing=${turned}
            .names=${names}
            .seat=${turned.rival}
          ></enemy-now>
        </div>
        ${heardLine(battle, names, choice.pick)} ${this.#dock(choice)}
        <p class="unseen" role="status">${this.#hand.typed.said}</p>
      </div>
      ${
        this.study
          ? html`<study-sheet
              .battle=${battle}
              .pairing=${turned}
              .names=${names}
              .exchanges=${exchanges}
              .seat=${0}
              .topic=${this.study}
              @rival-turned=${({ detail }: Said<'rival-turned'>) => this.#turnTo(detail.rival)}
              @study-chosen=${({ detail }: Said<'study-chosen'>) => (this.study = detail.part)}
              @study-closed=${() => (this.study = null)}
            ></study-sheet>`
          : nothing
      }`;
  }

  #whatIf(
    { range, turned }: Attack,
    { answers, pick }: Choice,
    column: number | null,
  ): TemplateResult | typeof nothing {
    if (!pick) return nothing;
    const { battle, names } = this;
    const pilot = names[turned.rival]?.pilot ?? '';
    const told = toldAt(battle, pick, turned.range);
    return html`<what-if-strip
      .console=${told}
      .heading=${turned.range === range ? '' : `If ${pilot} hears ${told}`}
      .answers=${answers}
      .pilot=${pilot}
      .range=${turned.range}
      .column=${column}
      shared
      @column-chosen=${({ detail }: Said<'column-chosen'>) => this.#hand.turned.turnTo(detail.console)}
    ></what-if-strip>`;
  }

  #dock({ beside, pick }: Choice): TemplateResult {
    const { face } = this.#hand.turned;
    return html`<choosing-dock
      .battle=${this.battle}
      .seat=${0}
      .pick=${pick}
      .others=${othersOf(this.battle, 0, this.names)}
      .beside=${face === 'page' ? beside : null}
      switched
      ?away=${face === 'page'}
      @study-asked=${() => (this.study = 'now')}
      @column-chosen=${({ detail }: Said<'column-chosen'>) => this.#hand.turned.turnTo(detail.console)}
      @pick-let-go=${() => this.#hand.letGo()}
      @card-asked=${() => this.#hand.turned.toCard()}
      @lock-asked=${this.#lockIn}
    >
      <div class="switch" role="group" aria-label="Show">
        ${(['page', 'card'] as const).map(
          (each) =>
            html`<button
              type="button"
              aria-pressed=${face === each}
              @click=${() => this.#hand.turned.show(each)}
            >
              ${each === 'page' ? 'Pages' : 'Card'}
            </button>`,
        )}
      </div>
    </choosing-dock>`;
  }

  /** Turns to a rival. Until something is picked it is attacked where it is. */
  #turnTo(rival: number): void {
    const pairing = pairingWith(this.battle, { rival });
    if (!pairing) return;
    this.rival = rival;
    this.#hand.turned.lookAt(null);
    if (this.picked === null) this.range = pairing.range;
  }

  /** Attacks a range: a pick of another one is let go. */
  #attackAt(range: Range): void {
    const { pick } = this.#choice(this.#attack);
    if (pick && pick.range !== range) {
      this.#hand.noted(null);
      say(this, 'maneuver-picked', { console: null });
    }
    this.range = range;
    if (this.#attack.turned.range !== range) this.rival = this.#attack.at.rival;
    this.#hand.turned.lookAt(null);
  }

  /** A number that is typed is of any range somebody is at: a shut one is shown where it stands. */
  #turnCard(): void {
    const { asked } = this.#hand.typed;
    const shut = asked === null ? null : maneuverAt(bookletOf(this.battle, 0).statCard, asked);
    if (shut && this.picked === null) this.range = shut.range;
  }

  readonly #lockIn = (): void => {
    const { pick } = this.#choice(this.#attack);
    if (pick) say(this, 'maneuver-locked-in', { seat: 0, console: pick.console });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'lone-choosing': LoneChoosing;
  }
  interface HTMLElementEventMap {
    'maneuver-picked': CustomEvent<{ console: number | null }>;
    'maneuver-locked-in': CustomEvent<{ seat: number; console: number }>;
  }
}
