import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Library } from '../../../offline/booklets/library.ts';
import type { Saves } from '../../../offline/fights/saves.ts';
import type { Options } from '../../../rules/battle/options.ts';
import { USUAL_OPTIONS, offeredIn, optionsIn } from '../../../rules/battle/options.ts';
import type { GamePilot } from '../../../rules/fight/hands.ts';
import type { Secrecy } from '../../../rules/fight/sitting.ts';
import { libraryContext, savesContext, settingsContext } from '../../common/contexts.ts';
import { fromContext } from '../../common/from-context.ts';
import type { SettingsKeeper } from '../../common/contexts.ts';
import type { Said } from '../../common/say.ts';
import '../../common/stage-bar.ts';
import { StageKeys, isOnPressed } from '../../common/stage-keys.ts';
import radioStyles from '../../common/radios.css?inline';
import { styled } from '../../common/styled.ts';
import fieldStyles from '../fields/pilot-fields.css?inline';
import '../fields/battle-options.ts';
import { beginButton } from '../fields/how-played.ts';
import type { HowDuel } from '../fields/how-played.ts';
import { howPlayed, waysOfDuel } from '../fields/how-played.ts';
import { pilotLine } from '../fields/pilot-line.ts';
import type { Planned } from '../fields/planned.ts';
import { inMechsOf, lastTwo, remembered } from '../fields/planned.ts';
import { START_WORDS } from '../fields/start-words.ts';
import { beginDuel } from '../plan/begin.ts';
import { opponentLine } from '../plan/opponent-line.ts';
import styles from './duel-setup.css?inline';

/**
 * Asks for the pilots of a duel, 'Mechs, secrecy and ammunition. The button that begins stays in sight at the
 * foot; the lines above scroll.
 */
@customElement('duel-setup')
export class DuelSetup extends LitElement {
  static override styles = styled(radioStyles, fieldStyles, styles);

  @fromContext(libraryContext) private library!: Library;
  @fromContext(savesContext) private saves!: Saves;
  @fromContext(settingsContext) private settings!: SettingsKeeper;
  /** Number of people; null for the same as last time. */
  @property({ attribute: false }) people: 1 | 2 | null = null;
  /** The second is a computer pilot if one person plays alone. */
  @state() private planned: readonly Planned[] = [];
  @state() private secrecy: Secrecy = 'pass the device';
  @state() private options: Options = USUAL_OPTIONS;
  @query('form') private readonly form!: HTMLFormElement | null;

  constructor() {
    super();
    this.addController(
      new StageKeys((key, event) => {
        if (key === 'Enter' && !isOnPressed(event)) this.form?.requestSubmit();
      }),
    );
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { current } = this.settings;
    const shelf = this.library.shelf.map(({ id }) => id);
    this.planned = inMechsOf(shelf, lastTwo(current));
    const { people } = this;
    this.#setOpponent([current.hands[1], current.opponent, null][people ?? 0] ?? null);
    this.secrecy = current.secrecy;
    this.options = optionsIn(current, 'duel');
    window.addEventListener('resize', this.#measure);
    this.#read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('resize', this.#measure);
  }

  override render(): TemplateResult {
    return html`<form class="start down" @submit=${this.#begin}>
      <stage-bar back="#/" back-to=${START_WORDS.toStart} takes-focus
        >${START_WORDS.heading}</stage-bar
      >
      <div class="lines stack scroller">
        <div class="pilots">${this.planned.map((each, seat) => this.#pilot(each, seat))}</div>
        ${howPlayed(waysOfDuel(), this.#how, (how) => {
          const alone = how === 'one pilot';
          if (!alone) this.secrecy = how;
          this.#setOpponent(alone ? this.settings.current.opponent : null);
          this.#remember();
        })}
        <battle-options
          kind="duel"
          .options=${this.options}
          @options-chosen=${({ detail }: Said<'options-chosen'>) => {
            this.options = detail;
            this.#remember();
          }}
        ></battle-options>
        <a class="third bold rounded" href="#/fight">${START_WORDS.third}</a>
      </div>
      ${beginButton(START_WORDS.start)}
    </form>`;
  }

  #pilot(planned: Planned, seat: number): TemplateResult {
    return pilotLine({
      ...{ planned, seat, library: this.library },
      side: seat === 0 ? 'lone' : 'rival',
      whose: START_WORDS.whose[seat] ?? '',
      label: START_WORDS.pilots[seat] ?? '',
      flown:
        planned.hand &&
        opponentLine({ hand: planned.hand, mayCoach: true }, this.settings, (hand) => {
          this.#setOpponent(hand);
          this.#remember();
        }),
      changes: (changed) => {
        this.planned = this.planned.with(seat, { ...planned, ...changed });
        this.#remember();
        this.#read();
      },
    });
  }

  get #how(): HowDuel {
    return this.planned[1]?.hand ? 'one pilot' : this.secrecy;
  }

  #setOpponent(hand: GamePilot | null): void {
    this.planned = this.planned.map((each, seat) => ({ ...each, hand: seat === 1 ? hand : null }));
  }

  #read(): void {
    for (const { mech } of this.planned)
      void this.library.read(mech).then(() => this.requestUpdate());
  }

  readonly #measure = (): void => this.requestUpdate();

  /** At once, so that Back leads to a start that has it. */
  readonly #remember = (): void =>
    this.settings.save(remembered(this.planned, offeredIn(this.options, 'duel'), this.secrecy));

  readonly #begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { library, options, planned, saves, settings } = this;
    await beginDuel(this, planned, settings, { library, saves }, options);
  };
}
