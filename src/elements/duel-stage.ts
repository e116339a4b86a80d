import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { DuelSave } from '../offline/duel-save.ts';
import { newDuel } from '../offline/duel-save.ts';
import type { Library } from '../offline/library.ts';
import type { Saves } from '../offline/saves.ts';
import type { Battle, Side } from '../rules/battle.ts';
import { SIDES } from '../rules/battle.ts';
import type { Pending } from '../rules/duel.ts';
import {
  NOTHING_PENDING,
  pendingExchange,
  pendingOrders,
  undecidedExplosions,
} from '../rules/duel.ts';
import type { Exchange } from '../rules/exchange.ts';
import type { Draw, Orders } from '../rules/orders.ts';
import { QUIET_TURNS } from '../rules/outcome.ts';
import type { BattleRecord } from '../rules/record.ts';
import { parseRecord, printRecord } from '../rules/record.ts';
import { replay } from '../rules/replay.ts';
import type { Named } from '../rules/tell.ts';
import { outcomeText } from '../rules/tell.ts';
import './choosing-stage.ts';
import { libraryContext, savesContext, settingsContext } from './contexts.ts';
import type { SettingsKeeper } from './contexts.ts';
import './end-stage.ts';
import './exchange-stage.ts';
import './face-to-face.ts';
import { notify } from './notice.ts';
import { sure } from '../rules/sure.ts';
import { shared } from './shared-styles.ts';
import './sheet-dialog.ts';
import './shutter-curtain.ts';
import { pilotMark } from './signs.ts';

/** Untouched for so long, a choosing stage is covered (milliseconds). */
const IDLE = 60_000;

const other: Readonly<Record<Side, Side>> = { lone: 'rival', rival: 'lone' };

/** A duel as it stands: the save with the battle that its record makes. */
interface Running {
  readonly save: DuelSave;
  readonly record: BattleRecord;
  readonly battles: readonly Battle[];
  readonly exchanges: readonly Exchange[];
  readonly names: readonly Named[];
}

/**
 * A whole duel, from view screen 49 to its end. It is the only one that writes: every change is on
 * disk before the next thing is shown, and a reload goes on at the same place.
 */
@customElement('duel-stage')
export class DuelStage extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        height: 100%;
        min-height: 0;
      }
      .lost {
        padding: 24px;
        display: grid;
        gap: 12px;
        place-content: center;
        text-align: center;
        height: 100%;
      }
      .agree {
        display: grid;
        gap: 8px;
        margin-top: 10px;
      }
      .items {
        display: grid;
        gap: 8px;
      }
    `,
  ];

  @property() saveId = '';
  @consume({ context: libraryContext, subscribe: true }) @state() private library!: Library;
  @consume({ context: savesContext, subscribe: true }) @state() private saves!: Saves;
  @consume({ context: settingsContext, subscribe: true })
  @state()
  private settings!: SettingsKeeper;
  @state() private running: Running | null = null;
  @state() private lost = '';
  /** The shutters are down; always so before somebody has said who they are. */
  @state() private covered = true;
  @state() private sheet: 'menu' | 'draw' | null = null;
  @state() private agreed: readonly Side[] = [];
  #writing: Promise<void> = Promise.resolve();
  #idle = 0;
  #stopWatching: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#hide);
    for (const touch of ['pointerdown', 'keydown', 'wheel'])
      window.addEventListener(touch, this.#touched, { passive: true });
    this.#stopWatching = this.saves.watch((id) => void this.#heard(id));
    this.#touched();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#hide);
    for (const touch of ['pointerdown', 'keydown', 'wheel'])
      window.removeEventListener(touch, this.#touched);
    window.clearTimeout(this.#idle);
    this.#stopWatching?.();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('saveId')) void this.#open(this.saveId);
  }

  override render(): TemplateResult {
    if (this.lost)
      return html`<div class="lost">
        <p>${this.lost}</p>
        <p><a class="button" href="#/">To the start</a></p>
      </div>`;
    const { running } = this;
    if (!running) return html`<p class="lost">One moment …</p>`;
    return html`${this.#stage(running)} ${this.#sheets(running)}`;
  }

  #stage(running: Running): TemplateResult {
    const { save, names } = running;
    const battle = sure(running.battles.at(-1));
    if (battle.outcome) return this.#end(running, battle);
    const played = pendingExchange(battle, save.pending);
    const last = running.exchanges.at(-1) ?? null;
    if (save.secrecy === 'face to face')
      return html`<face-to-face
        .battle=${battle}
        .names=${names}
        .pending=${save.pending}
        .played=${save.pending.step > 0 ? played : null}
        .undecided=${undecidedExplosions(battle, save.pending)}
        @maneuver-locked-in=${(event: CustomEvent<{ side: Side; console: number }>) => this.#lockIn(event.detail.side, event.detail.console)}
        @choice-taken-back=${(event: CustomEvent<{ side: Side }>) => this.#takeBack(event.detail.side)}
        @step-reached=${this.#reach}
        @pilots-stay=${this.#stay}
        @pilot-leaves=${this.#leave}
        @ammunition-chosen=${this.#loses}
        @turn-finished=${this.#finish}
        @menu-asked=${this.#openMenu}
      ></face-to-face>`;
    if (played && save.pending.step > 0)
      return html`<exchange-stage
        .battle=${battle}
        .played=${played}
        .names=${names}
        .step=${save.pending.step}
        .decided=${save.pending.decided}
        .undecided=${undecidedExplosions(battle, save.pending)}
        .nextName=${played.battle.outcome ? 'See the end' : `Turn ${battle.turns + 2}: ${names[SIDES.indexOf(other[save.first])]?.pilot} chooses`}
        @step-reached=${this.#reach}
        @pilots-stay=${this.#stay}
        @pilot-leaves=${this.#leave}
        @ammunition-chosen=${this.#loses}
        @turn-finished=${this.#finish}
        @menu-asked=${this.#openMenu}
      ></exchange-stage>`;
    const chooser = this.#chooser(save);
    const waiting = names[SIDES.indexOf(chooser)]?.pilot ?? '';
    const done =
      save.pending.locked[other[chooser]] === undefined
        ? ''
        : (names[SIDES.indexOf(other[chooser])]?.pilot ?? '');
    if (this.covered)
      return html`<shutter-curtain
        .pilot=${waiting}
        .side=${chooser}
        .locked=${done}
        .turn=${battle.turns + 1}
        @curtain-raised=${() => (this.covered = false)}
        @choice-taken-back=${() => this.#takeBack(other[chooser])}
        @duel-left=${this.#goHome}
      ></shutter-curtain>`;
    return html`<choosing-stage
      .battle=${battle}
      .names=${names}
      .side=${chooser}
      .last=${last}
      .notes=${battle.turns === 0 && !this.settings.current.notesSeen}
      @maneuver-locked-in=${(event: CustomEvent<{ console: number }>) => this.#lockIn(chooser, event.detail.console)}
      @curtain-asked=${() => (this.covered = true)}
      @menu-asked=${this.#openMenu}
      @notes-read=${() => {
        this.settings.save({ notesSeen: true });
        this.requestUpdate();
      }}
    ></choosing-stage>`;
  }

  #end(running: Running, battle: Battle): TemplateResult {
    return html`<end-stage
      .battle=${battle}
      .exchanges=${running.exchanges}
      .battles=${running.battles}
      .names=${running.names}
      .recordText=${running.save.record}
      .saveId=${running.save.id}
      @rematch-asked=${() => this.#rematch(running, false)}
      @swap-asked=${() => this.#rematch(running, true)}
    ></end-stage>`;
  }

  #sheets(running: Running): TemplateResult {
    const battle = sure(running.battles.at(-1));
    return html`<sheet-dialog
        heading="Menu"
        .open=${this.sheet === 'menu'}
        @sheet-closed=${this.#closeSheet('menu')}
      >
        <div class="items">
          <a class="button" href="#/">Leave; the duel is kept</a>
          <a class="button" href="#/rules">Read the rules; the duel is kept</a>
          <button type="button" class="button" @click=${() => this.#openSheet('draw')}>
            Agree to a draw…
          </button>
          ${
            battle.quiet >= QUIET_TURNS && running.save.pending.step === 0
              ? SIDES.map(
                  (side, seat) =>
                    html`<button
                      type="button"
                      class="button"
                      @click=${() => this.#draw({ by: 'claimed', side })}
                    >
                      ${running.names[seat]?.pilot} claims: nobody wins
                    </button>`,
                )
              : nothing
          }
          <button
            type="button"
            class="button"
            @click=${() => {
              this.sheet = null;
              this.dispatchEvent(
                new CustomEvent('settings-asked', { bubbles: true, composed: true }),
              );
            }}
          >
            Settings and keys
          </button>
        </div>
      </sheet-dialog>
      <sheet-dialog
        heading="A draw?"
        .open=${this.sheet === 'draw'}
        @sheet-closed=${this.#closeSheet('draw')}
      >
        <p>Nobody wins, if both pilots say so.</p>
        <div class="agree">
          ${SIDES.map((side, seat) => {
            const said = this.agreed.includes(side);
            return html`<button
              type="button"
              class="button ${said ? 'main' : ''}"
              aria-pressed=${said}
              @click=${() => this.#agree(side)}
            >
              ${pilotMark(side)} ${running.names[seat]?.pilot} ${said ? 'agrees' : 'agrees?'}
            </button>`;
          })}
        </div>
      </sheet-dialog>`;
  }

  readonly #openMenu = (): void => {
    this.sheet = 'menu';
  };

  #openSheet(sheet: 'menu' | 'draw'): void {
    this.agreed = [];
    this.sheet = sheet;
  }

  #closeSheet(sheet: 'menu' | 'draw'): () => void {
    return () => {
      if (this.sheet === sheet) this.sheet = null;
    };
  }

  readonly #goHome = (): void => {
    location.hash = '#/';
  };

  /** Whose turn it is to choose, when the device is passed. */
  #chooser({ first, pending }: DuelSave): Side {
    return pending.locked[first] === undefined ? first : other[first];
  }

  async #open(id: string): Promise<void> {
    this.running = null;
    this.lost = '';
    this.covered = true;
    const save = await this.saves.get(id);
    if (id !== this.saveId) return;
    if (!save) this.lost = 'There is no such duel on this device.';
    else if ('unreadable' in save)
      this.lost = `This duel cannot be read: ${save.unreadable}. It is kept, not deleted; see Records.`;
    else this.#take(save);
  }

  /** Shows a save: the battle is its record, replayed. */
  #take(save: DuelSave): void {
    const { record } = parseRecord(save.record);
    if (!record) {
      this.lost = 'The record of this duel cannot be read.';
      return;
    }
    const { battles, exchanges, fault } = replay(record, (id) => this.library.find(id));
    if (fault) {
      this.lost = `This duel cannot go on: ${fault.reason}.`;
      return;
    }
    this.lost = '';
    const names = SIDES.map((side) => ({
      pilot: record[side].pilot,
      mech: this.library.find(record[side].booklet)?.mech.name ?? '',
    }));
    this.running = { save, record, battles, exchanges, names };
  }

  /** Another tab has written a duel. */
  async #heard(id: string): Promise<void> {
    const mine = this.running?.save;
    if (id !== this.saveId || !mine) return;
    const stored = await this.saves.get(id);
    if (!stored) this.lost = 'This duel was removed in another tab.';
    else if (!('unreadable' in stored) && stored.revision > mine.revision) {
      this.covered = true;
      this.#take(stored);
      notify(this, 'This duel went on in another tab; here it is as it stands now.');
    }
  }

  /** Writes what comes next, then shows it. Changes are written one after the other. */
  #write(change: (running: Running) => Partial<DuelSave> | null): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      const { running } = this;
      const changed = running && change(running);
      if (!running || !changed) return;
      const put = await this.saves.put({ ...running.save, ...changed });
      if (put.kind === 'conflict') {
        this.covered = true;
        this.#take(put.stored);
        notify(this, 'This duel went on in another tab; here it is as it stands now.');
        return;
      }
      if (put.kind === 'failed') notify(this, put.reason);
      this.#take(put.save);
    });
    return this.#writing;
  }

  #pending(change: (pending: Pending, running: Running) => Pending | null): Promise<void> {
    return this.#write((running) => {
      const pending = change(running.save.pending, running);
      return pending && { pending };
    });
  }

  #lockIn(side: Side, console: number): void {
    this.covered = true;
    void this.#pending((pending) => {
      if (pending.step > 0) return null;
      const locked = { ...pending.locked, [side]: console };
      const both = SIDES.every((each) => locked[each] !== undefined);
      return { ...pending, locked, step: both ? 1 : 0 };
    });
  }

  #takeBack(side: Side): void {
    void this.#pending((pending) => {
      if (pending.step > 0) return null;
      const { [side]: _taken, ...locked } = pending.locked;
      return { ...pending, locked };
    }).then(() => (this.covered = false));
  }

  readonly #reach = (event: CustomEvent<{ step: number }>): void => {
    void this.#pending((pending) => ({ ...pending, step: event.detail.step }));
  };

  readonly #stay = (): void => {
    void this.#pending((pending, { battles }) => {
      const played = pendingExchange(sure(battles.at(-1)), pending);
      const scored = [0, 1].find((seat) =>
        played?.incidents.some((incident) => incident.kind === 'scored' && incident.seat === seat),
      );
      return { ...pending, decided: true, step: scored === undefined ? 6 : 4 + scored };
    });
  };

  readonly #leave = (event: CustomEvent<{ side: Side; how: 'escapes' | 'bails out' }>): void => {
    const { side, how } = event.detail;
    void this.#pending((pending) =>
      pending.decided
        ? null
        : { ...pending, leaves: { ...pending.leaves, [side]: how }, decided: true },
    ).then(() => this.#finish());
  };

  readonly #loses = (event: CustomEvent<{ side: Side; kind: string }>): void => {
    const { side, kind } = event.detail;
    void this.#pending((pending) => ({ ...pending, loses: { ...pending.loses, [side]: kind } }));
  };

  readonly #finish = (): void => {
    void this.#write((running) => {
      const orders = pendingOrders(running.save.pending);
      return orders && this.#withTurn(running, orders);
    });
  };

  /** The duel with one turn more in its record; who holds the device chooses first. */
  #withTurn({ record, save, names }: Running, orders: Orders): Partial<DuelSave> | null {
    const next: BattleRecord = { ...record, turns: [...record.turns, orders] };
    const { battles, fault } = replay(next, (id) => this.library.find(id));
    if (fault) {
      notify(this, `This turn cannot be played: ${fault.reason}.`);
      return null;
    }
    const { outcome } = sure(battles.at(-1));
    const first = other[save.first];
    return {
      record: printRecord(next),
      pending: NOTHING_PENDING,
      first,
      over: outcome !== null,
      summary: {
        ...save.summary,
        turn: next.turns.length + (outcome ? 0 : 1),
        told: outcome
          ? outcomeText(outcome, names).title
          : `${names[SIDES.indexOf(first)]?.pilot} chooses`,
      },
    };
  }

  #agree(side: Side): void {
    this.agreed = this.agreed.includes(side)
      ? this.agreed.filter((each) => each !== side)
      : [...this.agreed, side];
    if (this.agreed.length === SIDES.length) this.#draw({ by: 'agreed' });
  }

  /** A draw: with the numbers of a turn that is called but not yet decided, else between two turns. */
  #draw(draw: Draw): void {
    this.sheet = null;
    void this.#write((running) => {
      const { pending } = running.save;
      const battle = sure(running.battles.at(-1));
      if (!pending.decided)
        return this.#withTurn(running, pendingOrders(pending, draw) ?? { seats: [], draw });
      const played = pendingOrders(pending);
      const after = pendingExchange(battle, pending)?.battle;
      if (!played || !after || after.outcome) {
        notify(this, 'The duel is over already; go on to its end.');
        return null;
      }
      const turn = this.#withTurn(running, played);
      return (
        turn &&
        this.#withTurn(
          { ...running, record: { ...running.record, turns: [...running.record.turns, played] } },
          { seats: [], draw },
        )
      );
    });
  }

  async #rematch({ record, save, names }: Running, swapped: boolean): Promise<void> {
    const [lone, rival] = swapped
      ? [
          { ...record.lone, booklet: record.rival.booklet },
          { ...record.rival, booklet: record.lone.booklet },
        ]
      : [record.lone, record.rival];
    const [loneMech = '', rivalMech = ''] = names.map(({ mech }) => mech);
    const put = await this.saves.put(
      newDuel(
        { lone, rival, ammunition: record.ammunition, turns: [] },
        {
          secrecy: save.secrecy,
          first: save.first,
          mechs: swapped ? [rivalMech, loneMech] : [loneMech, rivalMech],
        },
      ),
    );
    if (put.kind === 'failed') notify(this, put.reason);
    if (put.kind !== 'conflict') location.hash = `#/duel/${put.save.id}`;
  }

  readonly #hide = (): void => {
    if (document.hidden) this.covered = true;
  };

  readonly #touched = (): void => {
    window.clearTimeout(this.#idle);
    this.#idle = window.setTimeout(() => (this.covered = true), IDLE);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'duel-stage': DuelStage;
  }
}
