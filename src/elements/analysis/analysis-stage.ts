import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Library } from '../../offline/booklets/library.ts';
import { goesOnAfter, playedOn } from '../../offline/fights/played-on.ts';
import { withJudgment } from '../../offline/fights/new-table.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import type { Thinker } from '../../offline/fights/thinker.ts';
import { thinker } from '../../offline/fights/thinker.ts';
import type { Hangars } from '../../offline/hangars/hangars.ts';
import type { Both, Side } from '../../rules/battle/battle.ts';
import { OTHER_SIDE } from '../../rules/battle/battle.ts';
import { pairingOfDuel } from '../../rules/battle/duel.ts';
import { standingOf } from '../../rules/fight/fight.ts';
import type { SeatHand } from '../../rules/fight/hands.ts';
import { sure } from '../../rules/sure.ts';
import { hangarsContext, libraryContext, savesContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { notify } from '../common/notice.ts';
import '../common/not-here.ts';
import { once } from '../common/once.ts';
import { icon, pilotMark } from '../common/signs.ts';
import '../common/stage-bar.ts';
import foldStyles from '../common/fold.css?inline';
import frameStyles from '../common/stage-frame.css?inline';
import { StageKeys } from '../common/stage-keys.ts';
import { addressOf } from '../common/duel-words.ts';
import { styled } from '../common/styled.ts';
import { cameFrom } from '../common/way-back.ts';
import { keptRecord, openedFrom } from '../records/kept-record.ts';
import type { Analysed, AnalysedTurn } from './analysed.ts';
import { analysed } from './analysed.ts';
import type { AnalysisSight } from './analysis-parts.ts';
import { analysisParts } from './analysis-parts.ts';
import styles from './analysis-stage.css?inline';
import { ANALYSIS_WORDS } from './analysis-words.ts';
import { handsOf, takenOver } from './hands.ts';
import { askToPlayOn } from './play-on.ts';
import { costliest, isSameSquare } from './reading.ts';
import { Reviewing } from './reviewing.ts';

/**
 * Shows the analysis of a finished battle of two, turn by turn: the chance to win, every choice against every
 * answer, bad choices and bad luck, what other choices would have shown, and what was certain. A new duel can
 * be started from any turn or square.
 */
@customElement('analysis-stage')
export class AnalysisStage extends LitElement {
  static override styles = styled(frameStyles, foldStyles, styles);
  @property() saveId = '';
  @property() hangarId = '';
  @property() gameId = '';
  /** The turn shown, counted as in the record from 1; 0 for the turn that cost most. */
  @property({ type: Number }) turn = 0;
  @property({ attribute: false }) thinker: Pick<Thinker, 'ask'> = thinker;
  @fromContext(libraryContext) private library!: Library;
  @fromContext(savesContext) private saves!: Saves;
  @fromContext(hangarsContext) private hangars!: () => Promise<Hangars>;
  @state() private shown: Analysed | null = null;
  @state() private lost = '';
  @state() private reader: Side = 'lone';
  @state() private square: Both<number> | null = null;
  readonly #reviewing = new Reviewing(this, () => this.thinker);

  constructor() {
    super();
    this.addController(new StageKeys((key) => this.#onKey(key), ['ArrowLeft', 'ArrowRight']));
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('saveId') || changed.has('gameId')) void this.#open();
    if (changed.has('turn')) this.square = null;
  }

  override updated(): void {
    if (this.shown) this.#reviewing.prove(this.#place);
  }

  async #open(): Promise<void> {
    const { gameId, hangars, library, saveId, saves } = this;
    this.lost = '';
    this.shown = null;
    this.#reviewing.open(null);
    const save = await keptRecord(this, { hangars, library, saves });
    if (saveId !== this.saveId || gameId !== this.gameId) return;
    const found = typeof save === 'string' ? save : analysed(save, library, this.turn);
    if (typeof found === 'string') {
      this.lost = found;
      return;
    }
    this.shown = found;
    // A person against a computer pilot reads it from the person's side.
    this.reader = handsOf(found).lone === 'person' ? 'lone' : 'rival';
    this.#reviewing.open(found);
  }

  /** Place of the turn in its battle, from 0; the nearest one if the address names a turn outside it. */
  get #place(): number {
    const turns = this.shown?.turns ?? [];
    const { review } = this.#reviewing;
    if (this.turn === 0 && review) return costliest(review, this.reader);
    const after = turns.findIndex(({ at }) => at >= this.turn);
    return after < 0 ? turns.length - 1 : after;
  }

  override render(): TemplateResult {
    const { shown } = this;
    const { address, name } = openedFrom(this, cameFrom());
    const backTo = `To the ${name}`;
    if (this.lost)
      return html`<not-here heading=${ANALYSIS_WORDS.analysis} back=${address} back-to=${backTo}
        ><p role="alert">${this.lost}</p>
        <a slot="ways" class="button" href="#/records">To the records</a>
        <a slot="ways" class="button" href="#/">To the start</a>
      </not-here>`;
    if (!shown)
      return html`<stage-bar back=${address} back-to=${backTo}
          >${ANALYSIS_WORDS.analysis}</stage-bar
        >
        <p class="lost">One moment …</p>`;
    const turn = sure(shown.turns[this.#place]);
    return html`<div class="stage">
      ${this.#bar(shown, turn, { address, backTo })}
      <div class="body">${analysisParts(this.#looked(shown, turn))}</div>
      ${this.#dock(shown, turn)}
    </div>`;
  }

  #looked(shown: Analysed, turn: AnalysedTurn): AnalysisSight {
    const { reader, square } = this;
    return {
      ...{ shown, turn, reader, square, place: this.#place, reviewing: this.#reviewing },
      go: (place) => this.#go(place),
      look: (at) => this.#look(at, turn),
    };
  }

  #bar(
    { fought: { pilots }, turns }: Analysed,
    { battle }: AnalysedTurn,
    { address, backTo }: { readonly address: string; readonly backTo: string },
  ): TemplateResult {
    const other = pilots[OTHER_SIDE[this.reader]];
    const last = sure(turns.at(-1)).battle.turns + 1;
    return html`<stage-bar back=${address} back-to=${backTo}>
      <span class="what">${ANALYSIS_WORDS.analysis}</span>
      <span class="who"
        >${pilotMark('lone')} ${pilots.lone}
        <span class="soft">${ANALYSIS_WORDS.versus}</span> ${pilotMark('rival')}
        ${pilots.rival}</span
      >
      <span slot="aside" class="soft">${ANALYSIS_WORDS.ofTurns(battle.turns + 1, last)}</span>
      <button
        slot="buttons"
        type="button"
        aria-label=${ANALYSIS_WORDS.readBy(other)}
        title=${ANALYSIS_WORDS.readBy(other)}
        @click=${() => (this.reader = OTHER_SIDE[this.reader])}
      >
        ${icon('swap')}
      </button>
    </stage-bar>`;
  }

  #dock({ turns }: Analysed, turn: AnalysedTurn): TemplateResult {
    const place = this.#place;
    const way = (to: number, name: string, sign: 'back' | 'on'): TemplateResult => {
      const found = turns[to];
      return html`<button
        type="button"
        class="button way"
        ?disabled=${!found}
        @click=${() => this.#go(to)}
      >
        ${sign === 'back' ? icon('back') : nothing}<span class="unseen">${name}</span> ${
          found ? found.battle.turns + 1 : ''
        }
        ${sign === 'on' ? icon('on') : nothing}
      </button>`;
    };
    return html`<div class="dock">
      ${way(place - 1, ANALYSIS_WORDS.before, 'back')}
      <button type="button" class="button main big" @click=${this.#askToPlayOn}>
        ${this.#playOn(turn)} <kbd aria-hidden="true">P</kbd>
      </button>
      ${way(place + 1, ANALYSIS_WORDS.next, 'on')}
    </div>`;
  }

  /** The square to play on from; null if it is the one played or if the battle ends with it. */
  #begun({ battle }: AnalysedTurn): Both<number> | null {
    const { square } = this;
    return square && goesOnAfter(battle, square) ? square : null;
  }

  #playOn(turn: AnalysedTurn): string {
    const square = this.#begun(turn);
    return square
      ? ANALYSIS_WORDS.playSquare(square)
      : ANALYSIS_WORDS.playOn(turn.battle.turns + 1);
  }

  readonly #askToPlayOn = (): void => {
    const { shown } = this;
    const turn = shown?.turns[this.#place];
    if (!shown || !turn) return;
    askToPlayOn(this, {
      heading: this.#playOn(turn),
      fought: shown.fought,
      were: handsOf(shown),
      several: shown.standing.fight.sides.length > 2,
      begin: (hands) => void once(this, () => this.#begin(shown, turn, hands)),
    });
  };

  async #begin(shown: Analysed, turn: AnalysedTurn, hands: Both<SeatHand>): Promise<void> {
    const { battle, standing } = shown;
    const square = this.#begun(turn);
    const row = playedOn(standing, {
      moves: turn.move,
      pilots: takenOver(shown, hands),
      ...(square ? { turn: { battle: battle.name, square } } : {}),
    });
    const flown = standing.fight.sides.map((_, pilot) => standingOf(standing.fight, pilot).booklet);
    const put = await this.saves.put(await withJudgment(row, flown));
    if (put.kind === 'failed') notify(this, put.reason);
    if (put.kind !== 'conflict' && this.isConnected) location.hash = addressOf(put.save);
  }

  #look(square: Both<number> | null, { played }: AnalysedTurn): void {
    const deeds = pairingOfDuel(played)?.deeds;
    const called = deeds && { lone: deeds.lone.console, rival: deeds.rival.console };
    this.square = square && called && isSameSquare(square, called) ? null : square;
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector('.pages')?.scrollIntoView({ block: 'nearest' }),
    );
  }

  #go(place: number): void {
    const turn = this.shown?.turns[place];
    if (!turn) return;
    const address = this.gameId
      ? `#/hangar/${this.hangarId}/analysis/${this.gameId}`
      : `#/analysis/${this.saveId}`;
    history.replaceState(history.state, '', `${address}/${turn.at}`);
    this.turn = turn.at;
  }

  #onKey(key: string): void {
    if (!this.shown) return;
    if (key === 'ArrowLeft') this.#go(this.#place - 1);
    else if (key === 'ArrowRight') this.#go(this.#place + 1);
    else if (key === 'p') this.#askToPlayOn();
  }
}
