import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { keyed } from 'lit/directives/keyed.js';
import type { Settings } from '../../offline/page/settings.ts';
import type { Battle, Side } from '../../rules/battle/battle.ts';
import { bookletOf, seatOf } from '../../rules/battle/battle.ts';
import { DUEL, enemyIn, pairingOfDuel, seatIn } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { onlyOpenManeuver, openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import type { Choosing, TurnInProgress } from '../../rules/fight/turn.ts';
import type { Question } from '../../rules/fight/undecided.ts';
import { sure } from '../../rules/sure.ts';
import type { BoundTurn } from '../../rules/fight/bound-turns.ts';
import { boundText } from '../../rules/words/shut-text.ts';
import type { Named } from '../../rules/words/tell.ts';
import { possessive, turnText } from '../../rules/words/tell.ts';
import { settingsContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { menuButton } from '../common/first-signs.ts';
import type { Said } from '../common/say.ts';
import { say } from '../common/say.ts';
import { icon, pilotMark } from '../common/signs.ts';
import { StageKeys } from '../common/stage-keys.ts';
import { styled } from '../common/styled.ts';
import { openColours } from '../card/open-colours.ts';
import { turnWords } from '../card/turn-banner.ts';
import '../page/booklet-page.ts';
import { isCrackedFor, wornIn } from '../turn/facts/account.ts';
import { FACE_WORDS } from './face-words.ts';
import './half-card.ts';
import './hand-well.ts';
import './table-study.ts';
import '../turn/film/bound-run.ts';
import { QUIET_WORDS } from '../turn/words/turn-words.ts';
import './table-film.ts';
import type { Lay } from './lay.ts';
import { layOfTable } from './lay.ts';
import colourStyles from '../card/open-colours.css?inline';
import styles from './face-to-face.css?inline';

/** Number of open maneuvers, in total and for each color, or that there is no choice. */
const mayCall = (battle: Battle, seat: number, names: readonly Named[]): TemplateResult => {
  const bound = boundText(battle, seat, names);
  if (bound) return html`<p class="may level wrap faint">${bound}</p>`;
  const open = openManeuvers(battle, seat);
  return html`<p class="may level wrap faint">
    <span class="name">${names[seat]?.pilot}</span>
    <span class="whole">may call ${open.length}</span> ${openColours(open)}
  </p>`;
};

/** What to know about the turn, in one line; one 'Mech that cannot start up is enough, the own first. */
const toldBefore = (battle: Battle, seat: number, names: readonly Named[]): string => {
  const known = turnWords(battle, seat, names);
  const cold = known.find((each) => each.cold === seat) ?? known.find((each) => each.cold !== null);
  return known
    .filter((each) => each.cold === null || each === cold)
    .map(({ lead, words }) => `${lead} ${words}`)
    .join(' ');
};

/** Announces who is locked in. */
const lockedWords = ({ locked }: Choosing, turns: number, names: readonly Named[]): string => {
  const done = names.filter((_, seat) => (locked[seat] ?? null) !== null);
  return [`Turn ${turns + 1}.`, ...done.map(({ pilot }) => `${pilot} is locked in.`)].join(' ');
};

type Wells = Settings['wells'];

/** Hand sides after one side moves its well to the other end. */
const swappedWells = ([lone, rival]: Wells, side: Side): Wells => {
  const other = { left: 'right', right: 'left' } as const;
  return side === 'lone' ? [other[lone], rival] : [lone, other[rival]];
};

/**
 * A tablet flat on the table: a half for each pilot, the far one turned around, and between them a seam with what
 * is open to both. Numbers are called behind a hand (`<hand-well>`). Then each half shows the turn from its side,
 * until a tap of either goes on.
 *
 * @fires maneuver-locked-in - detail `{ seat, console }`
 * @fires choice-taken-back - detail `{ seat }`
 * @fires step-reached beat-shown pilots-stay turn-finished menu-asked - as `<turn-film>`
 */
@customElement('face-to-face')
export class FaceToFace extends LitElement {
  static override styles = styled(colourStyles, styles);

  @property({ attribute: false }) battle!: Battle;
  /** Earlier turns, to study. */
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  @property({ attribute: false }) names: readonly Named[] = [];
  @property({ attribute: false }) turn!: TurnInProgress;
  /** The turn on show; null while the pilots choose. */
  @property({ attribute: false }) played: Exchange | null = null;
  /** Turns without a choice, shown all at once. */
  @property({ attribute: false }) bound: readonly BoundTurn[] = [];
  @property({ attribute: false }) undecided: readonly Question[] = [];
  /** Show a line for a first choice. */
  @property({ type: Boolean }) notes = false;
  /** Show a line for a first exchange. */
  @property({ type: Boolean }) guided = false;
  @fromContext(settingsContext) private settings?: SettingsKeeper;
  @property({ reflect: true }) lay: Lay = layOfTable();
  /** The side that Study faces; null if closed. */
  @state() private studying: Side | null = null;

  constructor() {
    super();
    this.addController(
      new StageKeys((key) => {
        if (key === 's') this.studying = 'lone';
      }),
    );
  }

  readonly #turned = (): void => void (this.lay = layOfTable());

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('resize', this.#turned);
    this.#turned();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('resize', this.#turned);
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.get('turn') && changed.get('turn')?.kind !== this.turn.kind)
      this.renderRoot.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }

  override render(): TemplateResult {
    const { turn, battle, names } = this;
    return html`<div class="table">
      <h1 class="unseen" tabindex="-1">
        ${names[0]?.pilot} against ${names[1]?.pilot}, turn ${turnText(battle)}
      </h1>
      ${
        turn.kind === 'choosing'
          ? html`${this.#choosing(turn, 'rival')}${this.#seam()}${this.#choosing(turn, 'lone')}
              <p class="unseen" aria-live="polite">${lockedWords(turn, battle.turns, names)}</p>`
          : this.bound.length > 0
            ? html`${this.#bound('rival')}${this.#seam()}${this.#bound('lone')}`
            : keyed(
                battle.turns,
                html`<table-film
                  .battle=${battle}
                  .played=${sure(this.played)}
                  .names=${names}
                  .step=${turn.step}
                  .undecided=${this.undecided}
                  ?decided=${turn.decided}
                  ?guided=${this.guided}
                  >${this.#seam()}</table-film
                >`,
              )
      }
      <table-study
        .battle=${battle}
        .exchanges=${this.exchanges}
        .names=${names}
        .open=${this.studying !== null}
        .turned=${this.studying === 'rival'}
        @study-closed=${() => (this.studying = null)}
      ></table-study>
    </div>`;
  }

  /** Half of the table while its pilot chooses: the page, the card to read, and the well for a hand. */
  #choosing({ locked }: Choosing, side: Side): TemplateResult {
    const { battle, lay, names } = this;
    const pairing = sure(pairingOfDuel(battle));
    const [seat, enemy] = [seatIn(pairing, side), enemyIn(pairing, side)];
    const { pilot = '', mech = '' } = names[seat] ?? {};
    const other = names[enemy]?.pilot ?? 'opponent';
    return html`<section
      class=${classMap({ half: true, [side]: true, swapped: this.#isSwapped(side) })}
      aria-label=${`${possessive(pilot)} half`}
    >
      <header>
        <h2 class="abreast snug together titled">
          ${pilotMark(side)} <span>${pilot}</span> <span class="soft">${mech}</span>
        </h2>
        ${mayCall(battle, enemy, names)}
      </header>
      <booklet-page
        .booklet=${bookletOf(battle, enemy)}
        .number=${pairing.sees[side].number}
        .tell=${other}
        .wear=${wornIn(battle, enemy)}
        ?cracked=${isCrackedFor(battle, seat)}
        no-console
        criticals="none"
        level="3"
      ></booklet-page>
      <half-card
        .battle=${battle}
        .pairing=${pairing}
        .seat=${seat}
        lay=${lay}
        .teller=${other}
        .note=${this.notes ? FACE_WORDS.goal(other, seatOf(battle, enemy).armor) : toldBefore(battle, seat, names)}
      ></half-card>
      <hand-well
        .pilot=${pilot}
        .open=${openManeuvers(battle, seat).map(({ console }) => console)}
        .turn=${battle.turns + 1}
        .locked=${locked[seat] ?? null}
        .bound=${onlyOpenManeuver(battle, seat)?.name ?? ''}
        @number-locked-in=${({ detail }: Said<'number-locked-in'>) => say(this, 'maneuver-locked-in', { seat, console: detail.console })}
        @number-taken-back=${() => say(this, 'choice-taken-back', { seat })}
      >
        <button
          type="button"
          class="swap mid soft firm"
          aria-label=${FACE_WORDS.swap}
          @click=${() => this.#swap(side)}
        >
          ${icon('swap')}
        </button>
      </hand-well>
    </section>`;
  }

  /** Half of the turns shown at once. */
  #bound(side: Side): TemplateResult {
    const { bound, names } = this;
    return html`<section
      class="half run ${side}"
      aria-label=${`${possessive(names[seatIn(DUEL, side)]?.pilot ?? '')} half`}
    >
      <bound-run
        no-bar
        .turns=${bound}
        .names=${names}
        .nextName=${QUIET_WORDS.bothNext(sure(bound.at(-1)).played.battle.turns + 1)}
      ></bound-run>
    </section>`;
  }

  /** Between the halves, readable from both. */
  #seam(): TemplateResult {
    const { battle, names } = this;
    const turn = `turn ${turnText(battle)}`;
    // The film's pages show the range.
    const where =
      this.turn.kind === 'choosing' ? `${turn} · ${sure(pairingOfDuel(battle)).range} range` : turn;
    const end = (side: Side): TemplateResult =>
      html`<div class="end ${side}">
        <p aria-hidden=${side === 'rival'}>${where}</p>
        <button
          type="button"
          class="study"
          aria-label=${FACE_WORDS.studyFacing(names[seatIn(DUEL, side)]?.pilot ?? '')}
          @click=${() => (this.studying = side)}
        >
          ${FACE_WORDS.study}
        </button>
      </div>`;
    return html`<div class="seam frame grid apart fine">
      ${end('rival')} ${menuButton('Menu', () => say(this, 'menu-asked'))} ${end('lone')}
    </div>`;
  }

  #isSwapped(side: Side): boolean {
    return this.settings?.current.wells[seatIn(DUEL, side)] === 'right';
  }

  #swap(side: Side): void {
    const { settings } = this;
    settings?.save({ wells: swappedWells(settings.current.wells, side) });
    this.requestUpdate();
  }
}

declare global {
  interface HTMLElementEventMap {
    'maneuver-locked-in': CustomEvent<{ seat: number; console: number; oneTouch?: boolean }>;
    'choice-taken-back': CustomEvent<{ seat: number }>;
    'menu-asked': CustomEvent<null>;
  }
}
