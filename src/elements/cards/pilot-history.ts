import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { isHindrance, unlessHindered } from '../../rules/campaign/card/hindrance.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { pilotSkill } from '../../rules/campaign/card/pilot-card.ts';
import type { Flown } from '../../rules/campaign/chronicle/pilot-history.ts';
import { flownBy } from '../../rules/campaign/chronicle/pilot-history.ts';
import { RANKS, rankOf } from '../../rules/campaign/card/rank.ts';
import { raisedBy } from '../../rules/campaign/card/skill-reach.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import type { Category } from '../../rules/vocabulary.ts';
import { CATEGORIES, CATEGORY_NAMES } from '../../rules/vocabulary.ts';
import { capital } from '../../rules/words/capital.ts';
import { countedInWords, victoriesName } from '../../rules/words/counted.ts';
import { signed } from '../../rules/words/words.ts';
import type { Fighter } from '../../rules/campaign/history/game.ts';
import { isMember } from '../../rules/campaign/history/game.ts';
import '../campaign/mech-window.ts';
import '../campaign/rank-sign.ts';
import { arrow, colourSign } from '../common/signs.ts';
import { Slices } from '../common/slices.ts';
import { styled } from '../common/styled.ts';
import { dayWords } from '../campaign/day-words.ts';
import './flown-picture.ts';
import { flownLines, flownTitle } from './history-words.ts';
import { mechFateWords } from './mech-words.ts';
import styles from './pilot-history.css?inline';

/**
 * Shows the history of a pilot: games (newest first), 'Mechs, ranks and training.
 *
 * @slot - at its foot
 */
@customElement('pilot-history')
export class PilotHistory extends LitElement {
  static override styles = styled(styles);

  /** Null while its history is being read. */
  @property({ attribute: false }) hangar: Hangar | null = null;
  @property() trouble = '';
  @property() hangarId = '';
  @property({ attribute: false }) pilot!: Pilot;
  @property({ attribute: false }) find!: FindBooklet;
  #flown: readonly Flown[] = [];
  /** The pilot and hangar that the cached games belong to. */
  #of: { readonly hangar: Hangar | null; readonly pilot: PilotId } | null = null;
  readonly #slices = new Slices(this, () => this.#flown.length);

  override willUpdate(): void {
    const { hangar } = this;
    const pilot = this.pilot.id;
    if (this.#of?.hangar === hangar && this.#of.pilot === pilot) return;
    this.#of = { hangar, pilot };
    const flown = hangar && unlessHindered(() => flownBy(hangar, pilot, this.find));
    this.#flown = flown && !isHindrance(flown) ? flown.toReversed() : [];
  }

  override render(): TemplateResult {
    const { hangar, pilot } = this;
    if (!hangar)
      return html`<p class="panel wait" aria-live="polite">${this.trouble || 'One moment …'}</p>`;
    return html`${this.#games(hangar)}
      <div class="more grid">
        ${this.#mechs(hangar)} ${ranks(pilot)}
        ${CATEGORIES.filter((category) => pilotSkill(pilot)[category] > 0).map((category) => this.#reach(hangar, category))}
      </div>
      <slot></slot>`;
  }

  #bookletOf = ({ booklet, edition }: Pick<Mech, 'booklet' | 'edition'>): Booklet | null =>
    this.find(booklet, edition) ?? null;

  #flownIn = (hangar: Hangar, fighter: Fighter): Booklet | null => {
    const mech = isMember(fighter) ? hangar.mechs.find(({ id }) => id === fighter.mech) : fighter;
    return mech ? this.#bookletOf(mech) : null;
  };

  #games(hangar: Hangar): TemplateResult {
    const { games, victories } = this.pilot;
    if (games === 0)
      return html`<section class="panel games" aria-labelledby="games">
        <h2 id="games" class="label">No game yet</h2>
        <p class="soft">Every game this pilot flies will be listed here.</p>
      </section>`;
    return html`<section class="panel games" aria-labelledby="games">
      <h2 id="games" class="label">
        ${capital(countedInWords(games, 'game'))},
        ${countedInWords(victories, 'victory', 'victories')}
      </h2>
      <p class="heads label" aria-hidden="true">
        <span></span><span>Game</span><span></span><span>What happened</span><span>Experience</span>
      </p>
      <ol reversed>
        ${this.#slices.of(this.#flown).map((flown) => this.#game(hangar, flown))}
      </ol>
    </section>`;
  }

  #game(hangar: Hangar, flown: Flown): TemplateResult {
    const { beat, fighter, game, number, tons } = flown;
    const seen = beat[0]?.fighter ?? fighter;
    const title = flownTitle(hangar, flown);
    const lines = flownLines(hangar, flown, (of) => this.#flownIn(hangar, of)?.mech.name ?? '');
    return html`<li>
      <flown-picture
        .game=${game}
        .fighter=${game.muster.fighters.indexOf(seen)}
        .booklet=${this.#flownIn(hangar, seen)}
        .find=${this.find}
      ></flown-picture>
      <span class="number"><span class="unseen">Game </span>${number}</span>
      <b class="title"
        >${
          game.record === null
            ? html`<a href=${`#/hangar/${this.hangarId}/game/${game.id}`}
                >${title}<span class="unseen">, its page</span></a
              >`
            : html`<a href=${`#/hangar/${this.hangarId}/record/${game.id}`}
                >${title}<span class="unseen">, play it again</span></a
              >`
        }</b
      >
      <span class="day soft">${dayWords(game.on)}</span>
      <span class="lines">${lines.map((line) => html`<span>${line}</span> `)}</span>
      ${tons > 0 ? html`<b class="tons">+${tons} t</b>` : html`<span class="tons soft">0 t</span>`}
    </li>`;
  }

  #mechs(hangar: Hangar): TemplateResult {
    const flown = hangar.mechs.filter(({ pilot }) => pilot === this.pilot.id).toReversed();
    return html`<section class="panel" aria-labelledby="flown">
      <h2 id="flown" class="label">Flown</h2>
      <ul class="flown stack">
        ${flown.map((mech) => {
          const booklet = this.#bookletOf(mech);
          return html`<li>
            <mech-window bare .mech=${mech} .booklet=${booklet}></mech-window>
            <p>
              <a class="level bold finger" href=${`#/hangar/${this.hangarId}/mech/${mech.id}`}
                >${mech.name}</a
              >
              <span class="soft"
                >${booklet?.mech.name ?? ''}, ${countedInWords(mech.games, 'game')},
                ${mechFateWords(hangar, mech)}</span
              >
            </p>
          </li>`;
        })}
      </ul>
    </section>`;
  }

  /** The maneuvers of the present 'Mech that a category improves. */
  #reach(hangar: Hangar, category: Category): TemplateResult | typeof nothing {
    const { pilot } = this;
    const booklet =
      pilot.mech === null ? null : this.#flownIn(hangar, { pilot: pilot.id, mech: pilot.mech });
    if (!booklet) return nothing;
    const raised = raisedBy(booklet, pilot, category);
    return html`<section class="panel" aria-label=${`What ${CATEGORY_NAMES[category]} raises`}>
      <h2 class="label">${signed(pilotSkill(pilot)[category])} ${CATEGORY_NAMES[category]}</h2>
      <p>
        Every maneuver of category ${category}, in any 'Mech. On the ${booklet.mech.name} that is
        ${raised.length} of ${booklet.statCard.maneuvers.length}${raised.length > 0 ? ':' : '.'}
      </p>
      <ul class="reach stack dense">
        ${raised.map(
          ({ maneuver, score }) =>
            html`<li>
              ${colourSign(maneuver.colour)} <span>${maneuver.name}</span>
              <b>${signed(maneuver.score)} ${arrow('right', ' becomes ')} ${signed(score)}</b>
            </li>`,
        )}
      </ul>
    </section>`;
  }
}

const ranks = (pilot: Pilot): TemplateResult => {
  const at = rankOf(pilot);
  const reached = RANKS.findIndex(({ name }) => name === at);
  return html`<section class="panel" aria-labelledby="ranks">
    <h2 id="ranks" class="label">Rank</h2>
    <ol class="ranks">
      ${RANKS.map(
        ({ name, victories }, rung) =>
          html`<li
            class=${classMap({ at: rung === reached, past: rung < reached })}
            aria-current=${rung === reached ? 'step' : nothing}
          >
            <rank-sign .victories=${victories} named></rank-sign> <span>${name}</span>
            <span>${victories}<span class="unseen"> ${victoriesName(victories)}</span></span>
          </li>`,
      )}
    </ol>
  </section>`;
};
