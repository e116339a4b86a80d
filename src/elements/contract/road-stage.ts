import { html, LitElement, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Library } from '../../offline/booklets/library.ts';
import { newSeed } from '../../offline/fights/new-table.ts';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import { pilotGrade, squadToday } from '../../rules/campaign/acts/squad.ts';
import { isHindrance } from '../../rules/campaign/card/hindrance.ts';
import { contractStanding, dayOf, daysLeft } from '../../rules/campaign/contract/state.ts';
import type { Grade, MissionName } from '../../rules/campaign/contract/tables.ts';
import { ENEMY_BOOKLETS, GRADES, LARGE } from '../../rules/campaign/contract/tables.ts';
import { missionMuster } from '../../rules/campaign/game/mission.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { foesOf } from '../../rules/campaign/history/game.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { capital } from '../../rules/words/capital.ts';
import fieldStyles from '../campaign/fields.css?inline';
import headStyles from '../campaign/hangar-head.css?inline';
import { hangarHead } from '../campaign/hangar-head.ts';
import { addressOfGame, playedAt } from '../campaign/open-game.ts';
import { OpenHangar } from '../campaign/open-hangar.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { libraryContext, settingsContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { notify } from '../common/notice.ts';
import frameStyles from '../common/stage-frame.css?inline';
import { isOnPressed, StageKeys } from '../common/stage-keys.ts';
import { styled } from '../common/styled.ts';
import pageStyles from '../page/page-frame.css?inline';
import plateStyles from '../page/plate.css?inline';
import { brief } from './briefing.ts';
import columnStyles from './column.css?inline';
import type { AskedDay } from './contract-words.ts';
import { CONTRACT_WORDS, dayLine, DAY_SAYS, GRADE_SAYS } from './contract-words.ts';
import { hand } from './hand.ts';
import { market } from './market.ts';
import type { PickedFight } from './mission-column.ts';
import { fightAhead, missionColumn, runningFight } from './mission-column.ts';
import { company, contractSummary, lastMission, offers, placeName, stones } from './road-parts.ts';
import styles from './road-stage.css?inline';
import type { ShownContract } from './shown.ts';
import { once } from '../common/once.ts';
import { askNow, doing, radio, whyWords } from './shown.ts';

/** Whether a contract that is taken now has somebody who flies its missions (S2). */
const mayFly = ({ mechs, pilots }: Hangar, find: FindBooklet): boolean =>
  pilots.some((pilot) => {
    const mech = mechs.find(({ id }) => id === pilot.mech);
    const { tonnage } = (mech && find(mech.booklet, mech.edition)?.mech) ?? {};
    const isGreen = pilotGrade(pilot).name === 'Green';
    return pilot.end === null && tonnage !== undefined && (tonnage < LARGE || !isGreen);
  });

/**
 * Shows a hangar's contract: how to take one; the road with its days and offers; while a mission runs, its column.
 */
@customElement('road-stage')
export class RoadStage extends LitElement {
  static override styles = styled(
    ...[frameStyles, headStyles, fieldStyles, pageStyles, plateStyles, styles, columnStyles],
  );
  @property() hangarId = '';
  @fromContext(libraryContext) private library!: Library;
  @fromContext(settingsContext) private settings: SettingsKeeper | undefined;
  @state() private mission: MissionName | null = null;
  @state() private picked: PickedFight = { foe: null, pilot: null };
  @state() private grade: Grade = 'regular';
  readonly #open = new OpenHangar(this, () => this.hangarId);
  #here = '';

  constructor() {
    super();
    this.addController(
      new StageKeys(
        (key, event) => {
          const shown = this.#shown;
          const isOver = shown !== null && contractStanding(shown.contract) !== 'running';
          // The page of a contract that is over stays until it is left by its button.
          if (key === 'Enter' && !isOver && !isOnPressed(event)) {
            // The sheet that it opens has the focus before the key is up.
            event.preventDefault();
            this.#onward();
          }
          if (!shown || isOver || shown.contract.mission) return;
          const offer = shown.contract.offers[Number(key) - 1];
          if (offer) this.mission = offer;
          if (key === 'r') this.#askDay(shown, 'rest');
        },
        [],
        true,
      ),
    );
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('hangarId')) {
      this.mission = null;
      this.picked = { foe: null, pilot: null };
    }
  }

  /** Where the column opens, and where the road comes back, one reads from the top. */
  override updated(): void {
    const here = `${this.hangarId}/${this.#shown?.contract.mission?.name ?? ''}`;
    const isNew = this.#here !== '' && here !== this.#here;
    this.#here = this.#open.running ? here : '';
    if (!isNew) return;
    this.renderRoot.querySelector('.body')?.scrollTo(0, 0);
    const heading = this.renderRoot.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    // First the sheet gives the focus back.
    setTimeout(() => heading?.focus({ preventScroll: true }));
  }

  /** The contract that was taken last, if it is read. */
  get #shown(): ShownContract | null {
    const { running } = this.#open;
    const { hangar } = running ?? {};
    return running && hangar?.contract
      ? { stage: this, open: this.#open, hangar, running, contract: hangar.contract }
      : null;
  }

  override render(): TemplateResult {
    return this.#open.shown((hangar, running) => {
      const shown = this.#shown;
      const runs = shown !== null && contractStanding(shown.contract) === 'running';
      return html`<div class="stage">
        ${hangarHead(
          { hangarId: running.id, here: 'road', hangar },
          shown?.contract.mission?.name ?? hangar.founding.name,
          html`<span role="status"
            >${shown ? dayLine(shown.contract) : CONTRACT_WORDS.noContract}</span
          >`,
        )}
        <div class="body hall">
          ${
            runs
              ? shown.contract.mission
                ? html`<h2 class="on-phone titled">${shown.contract.mission.name}</h2>
                    ${missionColumn(shown, this.picked, (picked) => (this.picked = picked))}`
                : this.#road(shown)
              : this.#taking(shown)
          }
        </div>
        <div class="dock">${runs ? this.#dock(shown) : this.#takeDock(hangar, running)}</div>
      </div>`;
    });
  }

  #road(shown: ShownContract): TemplateResult {
    return html`<div class="all-columns stack">
        ${contractSummary(shown.contract)} ${stones(shown.contract)}
      </div>
      <div class="main-column stack">
        ${lastMission(shown)}
        ${offers(shown.contract, this.#offer(shown), (name) => (this.mission = name))}
        ${hand(shown)} ${market(shown, this.library)}
      </div>
      ${company(shown)}`;
  }

  #offer({ contract }: ShownContract): MissionName | null {
    return contract.offers.find((name) => name === this.mission) ?? contract.offers[0] ?? null;
  }

  /** What a contract is and how hard it may be; how the last one ended. */
  #taking(shown: ShownContract | null): TemplateResult {
    return html`<div class="main-column stack">
      ${
        shown
          ? html`<p class="titled">${dayLine(shown.contract)}</p>
              ${stones(shown.contract)} ${lastMission(shown)}
              <p>${CONTRACT_WORDS.another}</p>`
          : nothing
      }
      <section class="panel what stack">
        ${CONTRACT_WORDS.whatItIs.map((words) => html`<p>${words}</p>`)}
      </section>
      <fieldset class="grades stack">
        <legend class="label">${CONTRACT_WORDS.how}</legend>
        ${GRADES.map(
          (grade) =>
            html`<label class="panel abreast ${grade === this.grade ? 'picked' : ''}">
              ${radio('grade', grade === this.grade, () => (this.grade = grade))}
              <span><b>${capital(grade)}</b>: ${GRADE_SAYS[grade]}</span>
            </label>`,
        )}
      </fieldset>
    </div>`;
  }

  /** What Enter does too. */
  #main(words: unknown, isShut = false): TemplateResult {
    return html`<button
      type="button"
      class="button main big"
      ?disabled=${isShut}
      @click=${() => this.#onward()}
    >
      ${words} <kbd aria-hidden="true">Enter</kbd>
    </button>`;
  }

  #takeDock(hangar: Hangar, { find }: RunningHangar): TemplateResult {
    return mayFly(hangar, find)
      ? this.#main(CONTRACT_WORDS.take)
      : html`<p class="hint soft">${capital(whyWords(hangar, { kind: 'nobody flies' }))}.</p>
          <a class="button big firm" href=${`#/hangar/${this.hangarId}`}
            >${CONTRACT_WORDS.toPilots}</a
          >`;
  }

  #dock(shown: ShownContract): TemplateResult {
    const { contract, hangar, running } = shown;
    const aside = (day: AskedDay): TemplateResult =>
      html`<button type="button" class="button big firm" @click=${() => this.#askDay(shown, day)}>
        ${DAY_SAYS[day].words}
      </button>`;
    if (!contract.mission) {
      const offer = this.#offer(shown);
      const squad = squadToday(hangar, running.find);
      const [first, ...others] = squad.flatMap(({ shut }) => shut ?? []);
      const nobody = squad.every(({ shut }) => shut !== null);
      const why = first && others.length === 0 ? `${capital(whyWords(hangar, first))}.` : '';
      return html`${aside('rest')}
        <p class="hint soft ${nobody ? '' : 'on-desk'}">
          ${nobody ? `${CONTRACT_WORDS.nobodyFlies} ${why}` : daysLeft(contract) === 1 ? CONTRACT_WORDS.lastDay : CONTRACT_WORDS.tomorrow}
        </p>
        ${offer && !nobody ? this.#main(CONTRACT_WORDS.briefing(placeName(offer))) : nothing}`;
    }
    const fight = runningFight(shown);
    if (fight)
      return html`<p class="hint soft">
          ${CONTRACT_WORDS.underway(foesOf(fight.muster)[0]?.foe ?? '')}
        </p>
        ${this.#main(CONTRACT_WORDS.goOn)}`;
    const { enemy, pilot } = fightAhead(shown, this.picked);
    return html`${aside('turn back')}
      <p class="hint soft on-desk">${CONTRACT_WORDS.toItsEnd}</p>
      ${pilot === null ? this.#main(CONTRACT_WORDS.nobodyFlies, true) : this.#main(`Fight ${enemy?.name ?? ''}`)}`;
  }

  readonly #onward = (): void => {
    const shown = this.#shown;
    const { running } = this.#open;
    if (!shown || contractStanding(shown.contract) !== 'running') {
      if (running?.hangar && mayFly(running.hangar, running.find)) void this.#take(running);
      return;
    }
    const fight = runningFight(shown);
    const offer = this.#offer(shown);
    if (fight) location.hash = addressOfGame(fight, shown.running);
    else if (shown.contract.mission) void this.#fight(shown);
    else if (offer && squadToday(shown.hangar, shown.running.find).some(({ shut }) => !shut))
      brief(shown, offer);
  };

  /** Asks about a day; the sheet goes once it is another day, or a mission was taken. */
  #askDay(shown: ShownContract, kind: AskedDay): void {
    const day = dayOf(shown.contract);
    const { heading, means, words } = DAY_SAYS[kind];
    askNow(shown, (now) => {
      const fits =
        dayOf(now.contract) === day && (now.contract.mission === null) === (kind === 'rest');
      return fits
        ? {
            heading,
            body: html`<p>
              ${kind === 'rest' && daysLeft(now.contract) === 1 ? CONTRACT_WORDS.lastDay : means}
            </p>`,
            ready: true,
            acts: [
              { words, look: 'main', does: () => doing(now, { kind }) },
              { words: 'Not now', does: () => undefined },
            ],
          }
        : null;
    });
  }

  #take(running: RunningHangar): Promise<void> {
    return once(this.#open, async () => {
      const booklets = ENEMY_BOOKLETS.map((booklet) => ({
        booklet,
        edition: this.library.own.find(({ id }) => id === booklet)?.edition ?? '',
      }));
      const { grade } = this;
      await this.#open.act(running.do({ kind: 'contract', seed: newSeed(), grade, booklets }));
    });
  }

  /** Begins the fight against the enemy picked. */
  #fight(shown: ShownContract): Promise<void> {
    return once(this.#open, async () => {
      const { hangar, running } = shown;
      const { enemy, pilot } = fightAhead(shown, this.picked);
      if (!enemy || pilot === null) return;
      const muster = missionMuster(hangar, pilot, enemy.name, running.find);
      if (isHindrance(muster)) {
        notify(this, `${capital(whyWords(hangar, muster))}.`);
        return;
      }
      const begun = running.begin(muster, 'pass the device', {
        chooses: ['person', enemy.pilot],
        ...(this.settings?.current.coach ? { coach: true } : {}),
      });
      if (!(await this.#open.act(begun))) return;
      const game = await begun;
      this.picked = { foe: null, pilot };
      if (game.kind === 'done' && game.duel && this.isConnected)
        location.hash = playedAt(game.duel, 2);
    });
  }
}
