import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import { openGameOf } from '../../rules/campaign/hangar/open-games.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { addressOfGame } from '../campaign/open-game.ts';
import { OpenHangar } from '../campaign/open-hangar.ts';
import { Past } from '../campaign/past.ts';
import { icon } from '../common/signs.ts';
import '../common/stage-bar.ts';
import frameStyles from '../common/stage-frame.css?inline';
import { styled } from '../common/styled.ts';
import { Wide } from '../common/room.ts';
import { CardActs } from './card-acts.ts';
import { askToRenamePilot, askToRetire } from './card-questions.ts';
import './pilot-card.ts';
import './pilot-history.ts';
import { endLine, heirOf, keptSteps } from './pilot-words.ts';
import styles from './pilot-stage.css?inline';
import { noSuch } from './no-such.ts';
import fieldStyles from './sheet-fields.css?inline';

const SHEETS = ['experience', 'replacement', 'memorial'] as const;
type Sheet = (typeof SHEETS)[number];

/**
 * Shows a pilot's card with the history beside it, or behind it on a phone. Acts open on sheets. For a former
 * pilot it says how it ended.
 */
@customElement('pilot-stage')
export class PilotStage extends LitElement {
  static override styles = styled(frameStyles, fieldStyles, styles);

  @property() hangarId = '';
  @property() pilotId = '';
  @state() private face: 'card' | 'history' = 'card';
  readonly #open = new OpenHangar(this, () => this.hangarId);
  readonly #acts = new CardActs<Sheet>(this, this.#open);
  readonly #past = new Past(this);
  readonly #wide = new Wide(this, '43.75rem');

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('pilotId')) {
      this.face = 'card';
      this.#acts.ask(null);
    }
  }

  override render(): TemplateResult {
    return this.#open.shown((hangar, running) => {
      const pilot = hangar.pilots.find(({ id }) => id === this.pilotId);
      return pilot ? this.#stage(pilot, hangar, running) : noSuch('pilot', this.hangarId);
    });
  }

  #stage(pilot: Pilot, hangar: Hangar, running: RunningHangar): TemplateResult {
    const mech =
      hangar.mechs.find(({ id }) => id === pilot.mech) ??
      hangar.mechs.findLast((each) => each.pilot === pilot.id) ??
      null;
    const booklet = (mech && running.find(mech.booklet, mech.edition)) ?? null;
    const history = this.face === 'history' || this.#wide.is || pilot.end !== null;
    const past = history ? this.#past.of(hangar, running) : null;
    const busy = openGameOf(hangar, pilot.id);
    return html`<div class="stage">
        <stage-bar takes-focus back=${`#/hangar/${this.hangarId}`} back-to="To the hangar">
          ${pilot.name}
          <p slot="aside" class="soft">pilot card</p>
        </stage-bar>
        <div class="body ${this.face}" role="region" tabindex="0" aria-label="Card and history">
          <div class="lines all-columns">
            ${this.#lines(pilot, hangar, past)}
            ${
              busy
                ? html`<p class="line panel">
                    <span
                      ><b>A game to finish.</b> Card and 'Mech stay as they are until its page is
                      closed.</span
                    >
                    <a class="button" href=${addressOfGame(busy, running)}>Go on</a>
                  </p>`
                : this.#kept(pilot)
            }
          </div>
          <div class="acts on-card on-phone stack">
            ${this.#print(pilot)} ${this.#offers(pilot, mech, Boolean(busy))}
          </div>
          <pilot-card
            .pilot=${pilot}
            .mech=${pilot.mech === null && !pilot.end ? null : mech}
            .booklet=${pilot.mech === null && !pilot.end ? null : booklet}
            .stockpile=${`#/hangar/${this.hangarId}/stockpile`}
          ></pilot-card>
          <pilot-history
            .hangar=${past}
            .trouble=${this.#past.trouble}
            .hangarId=${this.hangarId}
            .pilot=${pilot}
            .find=${running.find}
          >
            <div class="acts on-phone stack">
              ${this.#print(pilot)} ${this.#offers(pilot, mech, Boolean(busy))}
            </div>
          </pilot-history>
        </div>
        ${this.#dock(pilot, mech, Boolean(busy))}
      </div>
      ${this.#sheets(pilot, hangar, running)}`;
  }

  #lines(pilot: Pilot, hangar: Hangar, past: Hangar | null): TemplateResult | typeof nothing {
    const before = hangar.pilots.find(({ id }) => id === pilot.after);
    const heir = heirOf(hangar, pilot);
    const to = (other: Pilot): TemplateResult =>
      html`<a href=${`#/hangar/${this.hangarId}/pilot/${other.id}`}>${other.name}</a>`;
    if (!pilot.end)
      return before ? html`<p class="line soft panel">Successor of ${to(before)}</p>` : nothing;
    return html`<div class="line ended panel">
      <p>
        <b>${endLine(past ?? hangar, pilot)}</b>
        ${heir ? html`${to(heir)} took over.` : 'No successor yet.'}
      </p>
      ${pilot.end.line ? html`<blockquote>${pilot.end.line}</blockquote>` : nothing}
    </div>`;
  }

  #kept(pilot: Pilot): TemplateResult | typeof nothing {
    const steps = keptSteps(pilot);
    return steps && !pilot.end
      ? html`<p class="line panel">
          <span><b>${steps}</b>, kept for later.</span>
          <button
            type="button"
            class="button"
            aria-haspopup="dialog"
            @click=${() => this.#acts.ask('experience')}
          >
            Choose…
          </button>
        </p>`
      : nothing;
  }

  #print({ id }: Pilot): TemplateResult {
    return html`<a class="button" href=${`#/hangar/${this.hangarId}/card/${id}`}>
      ${icon('print')} Print the card
    </a>`;
  }

  #offers({ id, end, mech: flown }: Pilot, mech: Mech | null, busy: boolean): TemplateResult {
    const shown = (): Pilot | undefined =>
      this.pilotId === id
        ? this.#open.running?.hangar?.pilots.find((pilot) => pilot.id === id)
        : undefined;
    const card = { stage: this, acts: this.#acts, shown };
    const act = (words: string, asks: () => void): TemplateResult =>
      html`<button
        type="button"
        class="button ${busy ? 'notyet' : 'quiet'}"
        aria-haspopup="dialog"
        ?disabled=${busy}
        @click=${asks}
      >
        ${words}
      </button>`;
    return end
      ? act('Change the line…', () => this.#acts.ask('memorial'))
      : html`${act('Change name, unit…', () => askToRenamePilot(card))}
        ${act('Retire…', () => askToRetire(card, mech?.id === flown ? mech.name : ''))}`;
  }

  #dock(pilot: Pilot, mech: Mech | null, busy: boolean): TemplateResult {
    const face = (name: 'card' | 'history', words: string): TemplateResult =>
      html`<button
        type="button"
        class="inks"
        aria-pressed=${this.face === name}
        @click=${() => (this.face = name)}
      >
        ${words}
      </button>`;
    return html`<div class="dock">
      <div class="faces on-phone" role="group" aria-label="Card or history">
        ${face('card', 'Card')} ${face('history', 'History')}
      </div>
      <div class="beside not-phone">${this.#offers(pilot, mech, busy)} ${this.#print(pilot)}</div>
      ${
        pilot.mech === null && !pilot.end
          ? html`<button
              type="button"
              class="button big ${busy ? 'notyet' : 'main'}"
              aria-haspopup="dialog"
              ?disabled=${busy}
              @click=${() => this.#acts.ask('replacement')}
            >
              Another 'Mech…
            </button>`
          : mech
            ? html`<a class="button main big" href=${`#/hangar/${this.hangarId}/mech/${mech.id}`}>
                <span>${mech.name}</span> ${icon('on')}
              </a>`
            : nothing
      }
    </div>`;
  }

  #sheets(pilot: Pilot, hangar: Hangar, running: RunningHangar): TemplateResult {
    const card = { hangar, pilot: pilot.id, find: running.find };
    return html`${SHEETS.map((step) => this.#acts.onSheet(step, card))}`;
  }
}
