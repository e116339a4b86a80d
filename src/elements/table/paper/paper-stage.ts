import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { hindranceSentence } from '../../../offline/hangars/hangar-words.ts';
import type { RunningHangar } from '../../../offline/hangars/running-hangar.ts';
import { impossibleIn, isMisclaimed } from '../../../rules/campaign/game/claims.ts';
import type { AskedFighter } from '../../../rules/campaign/game/asked.ts';
import { askedIn } from '../../../rules/campaign/game/asked.ts';
import type { OpenGame } from '../../../rules/campaign/history/game.ts';
import type { Hangar } from '../../../rules/campaign/hangar/hangar.ts';
import type { PaperAccount } from '../../../rules/campaign/game/paper.ts';
import { enemiesStillIn, paperFault, paperStand } from '../../../rules/campaign/game/paper.ts';
import { isHindrance, unlessHindered } from '../../../rules/campaign/card/hindrance.ts';
import { sure } from '../../../rules/sure.ts';
import { capital } from '../../../rules/words/capital.ts';
import { impossibleText } from '../../../rules/words/hindrance-text.ts';
import { numberOf } from '../../campaign/open-game.ts';
import { OpenHangar } from '../../campaign/open-hangar.ts';
import fieldStyles from '../fields/pilot-fields.css?inline';
import { KeptDraft } from '../../common/kept-draft.ts';
import '../../common/not-here.ts';
import '../../common/stage-bar.ts';
import foldStyles from '../../common/fold.css?inline';
import frameStyles from '../../common/stage-frame.css?inline';
import { StageKeys, enterSubmits } from '../../common/stage-keys.ts';
import { styled } from '../../common/styled.ts';
import tableStyles from '../plan/table.css?inline';
import { beginButton } from '../fields/how-played.ts';
import type { FighterSeat } from '../plan/fighters.ts';
import { fighterBattles, fighterSeat } from '../plan/fighters.ts';
import type { Battles } from '../plan/plan.ts';
import { sideIn } from '../plan/plan.ts';
import type { Draft, Drafted } from './drafted.ts';
import { paperDraftIn, toldOf } from './drafted.ts';
import fighterStyles from '../plan/fighters.css?inline';
import styles from './paper-stage.css?inline';
import { PAPER_WORDS, faultWords, outcomeWords } from './paper-words.ts';
import { numberField, toldFields } from './told-fields.ts';

/** A game with paper, and what was told of it. */
interface Table {
  readonly hangar: Hangar;
  readonly game: OpenGame;
  readonly battles: Battles;
  readonly seats: readonly FighterSeat[];
  readonly names: readonly string[];
  readonly asked: readonly AskedFighter[];
  readonly draft: Draft;
  readonly account: PaperAccount;
}

const tableOf = (
  hangar: Hangar,
  game: OpenGame,
  { find }: Pick<RunningHangar, 'find'>,
  draftOf: (asked: readonly AskedFighter[]) => Draft,
): Table => {
  const { battles: lineups, fighters } = game.muster;
  const battles = lineups.map(({ lone, rivals }) => [lone, ...rivals]);
  const seats = fighters.map((fighter, seat) =>
    fighterSeat(hangar, fighter, find, { side: sideIn(battles, seat) }),
  );
  const asked = fighters.map((fighter) => askedIn(hangar, fighter, find));
  const draft = draftOf(asked);
  return {
    ...{ hangar, game, battles, seats, asked, draft },
    names: seats.map(({ name }) => name),
    account: {
      turns: draft.turns ?? 0,
      fighters: draft.fighters.map((drafted, place) => toldOf(drafted, sure(asked[place]))),
    },
  };
};

/** What is still missing, as a sentence; empty for nothing. */
const missingIn = ({ account, asked, draft, game: { muster }, names }: Table): string => {
  if (draft.turns === null) return PAPER_WORDS.howManyTurns;
  const fault = paperFault(muster, account);
  const armor = draft.fighters.findIndex((each) => each.armor === null);
  // Check the sum of damage only once all of it is entered.
  if (fault && (armor < 0 || fault.kind !== 'armor')) return faultWords(fault, names);
  if (armor >= 0) return PAPER_WORDS.whatArmor(names[armor] ?? '');
  const claim = impossibleIn(muster, account, asked);
  return claim ? `${capital(impossibleText(claim.claim, names[claim.fighter] ?? ''))}.` : '';
};

/**
 * Asks for the result of a hangar's game with printed booklets, and shows what each pilot brings to the table.
 * Entries are kept until the hangar takes them.
 */
@customElement('paper-stage')
export class PaperStage extends LitElement {
  static override styles = styled(
    frameStyles,
    foldStyles,
    fieldStyles,
    tableStyles,
    fighterStyles,
    styles,
  );

  @property() hangarId = '';
  @property() gameId = '';
  /** Null until something was entered. */
  @state() private draft: Draft | null = null;
  readonly #open = new OpenHangar(this, () => this.hangarId);
  /** Entries of an earlier visit. */
  #before: unknown = null;
  readonly #kept = new KeptDraft(
    this,
    () => `paper-${this.gameId}`,
    (typed) => {
      this.#before = typed;
      this.draft = null;
    },
  );

  constructor() {
    super();
    this.addController(new StageKeys((key, event) => enterSubmits(this, key, event)));
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.#kept.here) return nothing;
    return this.#open.shown((hangar, running) => {
      const game = hangar.open.find(({ id }) => id === this.gameId);
      const told = game?.stand && !isMisclaimed(hangar, game, running.find);
      if (!game || told || running.duelOf(game.id) !== null) return this.#elsewhere(game);
      const table = unlessHindered(() =>
        tableOf(hangar, game, running, (asked) => this.draft ?? paperDraftIn(this.#before, asked)),
      );
      return isHindrance(table)
        ? this.#elsewhere(undefined, hindranceSentence(table, hangar))
        : this.#stage(table, running);
    });
  }

  /** There is nothing to enter: the game is over, played on this device, unknown, or cannot be laid out. */
  #elsewhere(game: OpenGame | undefined, why: string = PAPER_WORDS.nowhere): TemplateResult {
    return html`<not-here
      heading=${PAPER_WORDS.heading}
      back=${`#/hangar/${this.hangarId}`}
      back-to=${PAPER_WORDS.toHangar}
      ><p role="alert">${game?.stand ? PAPER_WORDS.told : why}</p>
      ${
        game
          ? html`<a slot="ways" class="button" href=${`#/hangar/${this.hangarId}/game/${game.id}`}
              >${PAPER_WORDS.toPage}</a
            >`
          : nothing
      }
      <a slot="ways" class="button" href=${`#/hangar/${this.hangarId}`}>${PAPER_WORDS.toHangar}</a>
    </not-here>`;
  }

  #stage(table: Table, running: RunningHangar): TemplateResult {
    const { battles, draft, game, hangar, seats } = table;
    const missing = missingIn(table);
    const begin = (event: Event): void => {
      event.preventDefault();
      if (missing === '') void this.#take(running, table);
    };
    return html`<form class="setup stage" novalidate @submit=${begin}>
      <stage-bar takes-focus back=${`#/hangar/${this.hangarId}`} back-to=${PAPER_WORDS.toHangar}>
        ${PAPER_WORDS.game(numberOf(hangar, game, running))}
        <span slot="aside" class="soft">${PAPER_WORDS.withPaper}</span>
      </stage-bar>
      <div class="body">
        <div class="settled">
          <p class="soft">${PAPER_WORDS.play}</p>
          ${fighterBattles(battles, seats)}
        </div>
        <div class="settled">
          <h2 class="caps fine">${PAPER_WORDS.cameOfIt}</h2>
          ${numberField(
            html`${PAPER_WORDS.turns}${battles.length > 1 ? html` <span class="soft">${PAPER_WORDS.longest}</span>` : nothing}`,
            draft.turns,
            { min: 1, isPanel: true },
            (turns) => {
              this.#says({ ...draft, turns });
              return turns;
            },
          )}
          ${draft.fighters.map((drafted, place) => this.#fighter(table, drafted, place))}
        </div>
      </div>
      <div class="dock">
        <p class="who-fights level wrap" role="status">
          ${
            missing
              ? html`<span class="soft">${missing}</span>`
              : html`<b>${outcomeWords(paperStand(game.muster, table.account), table.names)}</b>`
          }
        </p>
        ${beginButton(PAPER_WORDS.toPage, missing !== '')}
      </div>
    </form>`;
  }

  #fighter(
    { account, asked, draft, game, names, seats }: Table,
    drafted: Drafted,
    place: number,
  ): TemplateResult {
    const { muster } = game;
    const several = muster.battles.length > 1;
    const enemies = enemiesStillIn(muster, account, place);
    return toldFields(
      {
        ...{ place, drafted, several },
        seat: sure(seats[place]),
        asked: sure(asked[place]),
        sharers:
          several || enemies.length > 1
            ? enemies.map((fighter) => ({ fighter, name: names[fighter] ?? '' }))
            : [],
        counted: muster.options.ammunition === 'counted',
      },
      (changed) =>
        this.#says({
          ...draft,
          fighters: draft.fighters.with(place, { ...drafted, ...changed }),
        }),
    );
  }

  #says(draft: Draft): void {
    this.draft = draft;
    this.#kept.keep(draft);
  }

  async #take(running: RunningHangar, { account, game }: Table): Promise<void> {
    const stand = paperStand(game.muster, account);
    if (!(await this.#open.act(running.playedOnPaper(game.id, stand)))) return;
    this.#kept.keep(null);
    if (this.isConnected) location.hash = `#/hangar/${this.hangarId}/game/${game.id}`;
  }
}
