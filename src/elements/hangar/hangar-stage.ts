import { html, LitElement, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { Game } from '../../rules/campaign/history/game.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { pilotOf } from '../../rules/campaign/hangar/hangar.ts';
import { whyNotMustered } from '../../rules/campaign/game/muster.ts';
import { contractStanding, dayOf } from '../../rules/campaign/contract/state.ts';
import { openGameOf } from '../../rules/campaign/hangar/open-games.ts';
import { gameResult } from '../../rules/words/game-result.ts';
import { dayWords } from '../campaign/day-words.ts';
import fieldStyles from '../campaign/fields.css?inline';
import headStyles from '../campaign/hangar-head.css?inline';
import { hangarHead } from '../campaign/hangar-head.ts';
import '../campaign/hangar-tabs.ts';
import { numberOf } from '../campaign/open-game.ts';
import { OpenHangar } from '../campaign/open-hangar.ts';
import { CAMPAIGN_WORDS } from '../campaign/campaign-words.ts';
import { notify } from '../common/notice.ts';
import type { Said } from '../common/say.ts';
import { icon } from '../common/signs.ts';
import { isOnPressed, StageKeys } from '../common/stage-keys.ts';
import frameStyles from '../common/stage-frame.css?inline';
import { styled } from '../common/styled.ts';
import './backup-sheet.ts';
import type { BackupSheet } from './backup-sheet.ts';
import { SCARRED } from './empty-hangar.ts';
import '../page/empty-place.ts';
import './enlist-sheet.ts';
import { takeFiles } from '../common/brought.ts';
import type { Over } from './hangar-acts.ts';
import { emptyActs, hangarActs } from './hangar-acts.ts';
import './hangar-berth.ts';
import { HangarList } from './hangar-list.ts';
import { hangarMenu } from './hangar-questions.ts';
import styles from './hangar-stage.css?inline';
import { HANGAR_WORDS, hangarSentence, reminderWords, unsavedCount } from './hangar-words.ts';
import { openGames } from './open-games.ts';
import { UNSAVED } from '../../offline/hangars/running-hangar.ts';

interface Reminder {
  /** Announced once, then only shown until done. */
  readonly isAloud: boolean;
  readonly save: () => void;
  readonly later: () => void;
}

/** Warns that a hangar has not been backed up for several games; empty while they are few. */
const unsavedReminder = (
  unsaved: number,
  { isAloud, later, save }: Reminder,
): TemplateResult | typeof nothing => {
  if (unsaved < UNSAVED) return nothing;
  if (!isAloud)
    return html`<p class="unsaved abreast faint">
      <span>${unsavedCount(unsaved)}</span>
      <button type="button" class="quiet" @click=${save}>${HANGAR_WORDS.saveFile}</button>
    </p>`;
  return html`<section class="reminder abreast panel" aria-label="Not saved">
    <p><b>${reminderWords(unsaved)}</b> ${HANGAR_WORDS.staysYours}</p>
    <button type="button" class="button plain" @click=${later}>Not now</button>
    <button type="button" class="button" @click=${save}>${HANGAR_WORDS.saveFile}</button>
  </section>`;
};

/** The contract of a hangar, or that one can be taken. */
const contractLine = (id: string, { contract }: Hangar): TemplateResult =>
  html`<p class="contract panel">
    <a class="abreast spread finger" href=${`#/hangar/${id}/road`}
      ><span
        ><b>A contract</b>
        <span class="soft"
          >${contract && contractStanding(contract) === 'running' ? HANGAR_WORDS.onDay(dayOf(contract), contract.mission?.name) : HANGAR_WORDS.contract}</span
        ></span
      >${icon('on')}</a
    >
  </p>`;

/** Shows a hangar: open games, then the pilots with their 'Mechs. */
@customElement('hangar-stage')
export class HangarStage extends LitElement {
  static override styles = styled(frameStyles, headStyles, fieldStyles, styles);
  @property() hangarId = '';
  @state() private last: Game | null = null;
  @state() private over: Over = 'nothing';
  /** The backup notice was shown in this visit. */
  @state() private reminding = false;
  @query('backup-sheet') private readonly backup!: BackupSheet | null;
  readonly #open = new OpenHangar(this, () => this.hangarId);
  readonly #list = new HangarList(this);
  /** Hangar and number of games at the last read. */
  #read = '';

  constructor() {
    super();
    takeFiles(this, ['hangar', 'unknown'], async (own) => {
      const [known, ...more] = own;
      if (!known || !this.backup) return own;
      this.over = 'backup';
      void this.updateComplete.then(() => this.backup?.take(known.file));
      return more;
    });
    this.addController(
      new StageKeys((key, event) => {
        if (key === 'Enter' && !isOnPressed(event)) this.#muster();
      }),
    );
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('hangarId')) {
      this.#read = '';
      this.last = null;
      this.over = 'nothing';
      this.reminding = false;
      this.#list.again();
    }
    const { running } = this.#open;
    // Another hangar was opened meanwhile.
    if (!running?.hangar || running.id !== this.hangarId) return;
    const read = `${running.id}/${running.games}`;
    if (read !== this.#read) {
      this.#read = read;
      running.last().then(
        (game) => {
          if (read === this.#read) this.last = game;
        },
        () => notify(this, CAMPAIGN_WORDS.noPast),
      );
    }
    if (!running.remind || this.reminding) return;
    this.reminding = true;
    // If this cannot be stored, the notice only comes once more.
    running.reminded().catch(() => undefined);
  }

  override render(): TemplateResult {
    return this.#open.shown((hangar, running) => {
      const flies = hangar.pilots.some(({ end }) => end === null);
      return html`<div class="stage">
          ${
            flies
              ? hangarHead(
                  { hangarId: running.id, here: 'pilots', hangar },
                  hangar.founding.name,
                  hangarSentence(hangar, running.games),
                )
              : html`<hangar-tabs
                  class="alone"
                  .hangarId=${running.id}
                  here="pilots"
                ></hangar-tabs>`
          }
          <div class="body hall">
            ${
              flies
                ? html`<p class="which on-phone" aria-hidden="true">${hangar.founding.name}</p>`
                : nothing
            }
            ${unsavedReminder(running.unsaved, {
              isAloud: this.reminding,
              save: () => void this.#save(),
              later: () => (this.reminding = false),
            })}
            ${flies ? contractLine(running.id, hangar) : nothing}
            ${
              hangar.open.length > 0
                ? openGames({ stage: this, open: this.#open, hangar, running })
                : nothing
            }
            ${flies ? this.#berths(hangar, running) : this.#empty(hangar)}
          </div>
          ${flies ? this.#dock(hangar) : nothing}
        </div>
        ${this.#sheets(hangar, running)}`;
    });
  }

  #berths(hangar: Hangar, running: RunningHangar): TemplateResult {
    return html`<ul class="berths stack">
        ${repeat(
          hangar.pilots.filter(({ end }) => end === null),
          ({ id }) => id,
          (pilot) => {
            const mech = hangar.mechs.find(({ id }) => id === pilot.mech) ?? null;
            const game = openGameOf(hangar, pilot.id);
            return html`<li>
              <hangar-berth
                .hangarId=${running.id}
                .pilot=${pilot}
                .mech=${mech}
                .booklet=${mech ? (running.find(mech.booklet, mech.edition) ?? null) : null}
                .game=${game ? numberOf(hangar, game, running) : null}
              ></hangar-berth>
            </li>`;
          },
        )}
      </ul>
      ${
        hangar.pilots.filter(({ end }) => end === null).length === 1
          ? html`<p class="soft fine">${HANGAR_WORDS.oneIsEnough}</p>`
          : nothing
      }
      <div class="foot not-desk">
        <button type="button" class="add abreast" @click=${() => this.#ask('enlisting')}>
          ${icon('add')}<b>Add a pilot</b>
          <span class="soft">${HANGAR_WORDS.anyName}</span>
        </button>
        ${hangarActs(this.#ask, this.#menu)}
      </div>`;
  }

  #empty(hangar: Hangar): TemplateResult {
    const anybody = hangar.pilots.length > 0;
    return html`<empty-place
      heading=${anybody ? 'Nobody flies' : 'An empty hangar'}
      words=${HANGAR_WORDS.whatItIs}
      .picture=${SCARRED}
    >
      ${emptyActs(anybody, this.#ask, this.#menu)}
      <p class="soft fine">${HANGAR_WORDS.besides}</p>
    </empty-place>`;
  }

  #dock(hangar: Hangar): TemplateResult {
    const { last } = this;
    return html`<div class="dock">
      <button type="button" class="button plain add-pilot" @click=${() => this.#ask('enlisting')}>
        ${icon('add')}Add a pilot
      </button>
      ${hangarActs(this.#ask, this.#menu)}
      <p class="hint soft on-desk">
        ${last ? `Last game: ${gameResult(last, (id) => pilotOf(hangar, id).name)} on ${dayWords(last.on)}.` : nothing}
      </p>
      ${
        this.#mayMuster(hangar)
          ? html`<a class="button main big" href=${`#/hangar/${this.hangarId}/muster`}
              >Muster a game <kbd aria-hidden="true">Enter</kbd></a
            >`
          : html`<button
              type="button"
              class="button big notyet"
              aria-disabled="true"
              @click=${() => this.#muster()}
            >
              <span>Muster a game <small>${HANGAR_WORDS.noneFree}</small></span>
            </button>`
      }
    </div>`;
  }

  #sheets(hangar: Hangar, running: RunningHangar): TemplateResult {
    const { over } = this;
    const { hangars } = this.#list;
    const away = (): void => this.#ask('nothing');
    return html`<enlist-sheet
        .open=${over === 'enlisting'}
        .hangar=${hangar}
        .running=${running}
        @sheet-closed=${away}
        @pilot-enlisted=${away}
      ></enlist-sheet>
      <backup-sheet
        .open=${over === 'backup'}
        .hangars=${hangars}
        .hangar=${hangar}
        .running=${running}
        @sheet-closed=${away}
        @hangar-entered=${this.#enter}
      ></backup-sheet>`;
  }

  #mayMuster(hangar: Hangar): boolean {
    return hangar.pilots.filter(({ id }) => whyNotMustered(hangar, id) === null).length > 0;
  }

  #muster(): void {
    const hangar = this.#open.running?.hangar;
    if (!hangar) return;
    if (this.#mayMuster(hangar)) location.hash = `#/hangar/${this.hangarId}/muster`;
    else notify(this, HANGAR_WORDS.needsOne);
  }

  readonly #ask = (over: Over): void => {
    this.over = over;
  };

  readonly #menu = (): void => {
    const { hangarId } = this;
    const shown = () => {
      const { running } = this.#open;
      const { hangars, heads } = this.#list;
      return running?.hangar && this.hangarId === hangarId
        ? { hangar: running.hangar, running, hangars, heads }
        : null;
    };
    hangarMenu(this, shown, () => this.#ask('backup'));
  };

  readonly #enter = ({ detail }: Said<'hangar-entered'>): void => {
    this.over = 'nothing';
    location.hash = `#/hangar/${detail.id}`;
  };

  async #save(): Promise<void> {
    this.over = 'backup';
    await this.updateComplete;
    await this.backup?.save();
  }
}
