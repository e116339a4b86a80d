import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { FightStanding } from '../../offline/fights/fight-standing.ts';
import type { Library } from '../../offline/booklets/library.ts';
import { RunningFight } from '../../offline/fights/running-fight.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import { onlyOpenManeuver } from '../../rules/battle/open-maneuvers.ts';
import type { Fight } from '../../rules/fight/fight.ts';
import { battleNamed, freePilots, nextBattle, runningBattles } from '../../rules/fight/fight.ts';
import { libraryContext, savesContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { notify } from '../common/notice.ts';
import type { Said } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import { lostPage, oneMoment } from '../device/duel-device.ts';
import styles from '../device/duel-device.css?inline';
import '../end/end-stage.ts';
import { endingOfFight } from '../end/ending.ts';
import './fight-board.ts';
import './fight-stage.ts';

/** The battle whose turn is in progress: somebody has chosen, or it is told; null between two turns. */
const inProgress = ({ fight, save }: FightStanding): string | null =>
  runningBattles(fight).find(({ battle, name }) => {
    const turn = save.battles?.find((each) => each.name === name)?.turn;
    return turn?.kind === 'choosing'
      ? turn.locked.some((number, seat) => number !== null && !onlyOpenManeuver(battle, seat))
      : turn?.kind === 'telling';
  })?.name ?? null;

/** The battle that is played on without a look at the board: nobody else fights, and nobody may join. */
const onlyBattle = (fight: Fight): string | null => {
  const waits = freePilots(fight).some((pilot) => !fight.sittingOut.includes(pilot));
  return runningBattles(fight).length === 1 && !waits ? (nextBattle(fight)?.name ?? null) : null;
};

/**
 * A fight of one battle, or of several: then the board between their turns, and the battle whose turn is
 * played.
 */
@customElement('whole-fight')
export class WholeFight extends LitElement {
  static override styles = styled(styles);

  @property() saveId = '';
  @fromContext(libraryContext) private library!: Library;
  @fromContext(savesContext) private saves!: Saves;
  /** The battle that is played; null on the board, and where there is one only. */
  @state() private playing: string | null = null;
  /** Whether there are several; null until that is known. */
  @state() private several: boolean | null = null;
  #fight: RunningFight | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#fight?.close();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('saveId')) void this.#open();
  }

  override render(): TemplateResult {
    const { playing, saveId, several } = this;
    const { lost = '', standing = null } = this.#fight ?? {};
    if (several === false) return html`<fight-stage .saveId=${saveId}></fight-stage>`;
    if (lost) return lostPage(lost);
    if (several === null || !standing) return oneMoment();
    if (playing === null && standing.fight.outcome) return this.#end(standing);
    return playing === null
      ? html`<fight-board
          .standing=${standing}
          @battle-chosen=${({ detail }: Said<'battle-chosen'>) => (this.playing = detail.name)}
          @pilot-moves=${({ detail }: Said<'pilot-moves'>) => void this.#fight?.move(detail.move)}
        ></fight-board>`
      : this.#played(standing.fight, playing);
  }

  #end(standing: FightStanding): TemplateResult {
    const { game = null, record } = standing.save;
    return html`<end-stage
      .ending=${endingOfFight(standing)}
      .recordText=${record}
      .saveId=${this.saveId}
      .game=${game}
      @rematch-asked=${this.#rematch}
    ></end-stage>`;
  }

  /** One of several battles. */
  #played(fight: Fight, name: string): TemplateResult {
    const [lone = 0] = battleNamed(fight, name)?.pilots ?? [];
    return html`<fight-stage
      .saveId=${this.saveId}
      .battle=${name}
      ?swapped=${fight.sides[lone] === 'many'}
      ?board=${onlyBattle(fight) !== name}
      @battle-turned=${this.#turned}
    ></fight-stage>`;
  }

  async #open(): Promise<void> {
    this.#fight?.close();
    this.#fight = null;
    this.playing = null;
    this.several = null;
    const { saveId } = this;
    const save = await this.saves.get(saveId);
    if (saveId !== this.saveId || !this.isConnected) return;
    const several = save !== undefined && !('unreadable' in save) && save.battles !== undefined;
    if (several) {
      const fight = new RunningFight(saveId, {
        saves: this.saves,
        library: this.library,
        watcher: {
          changed: () => {
            if (this.#fight === fight) this.requestUpdate();
          },
          said: (sentence) => notify(this, sentence),
        },
      });
      this.#fight = fight;
      await fight.open();
      if (this.#fight !== fight) return;
      this.playing = fight.standing && inProgress(fight.standing);
    }
    this.several = several;
  }

  readonly #rematch = async (): Promise<void> => {
    const id = await this.#fight?.rematch();
    if (id) location.hash = `#/fight/${id}`;
  };

  /** A turn of a battle is over: the board comes, where there is anything to choose on it. */
  readonly #turned = async (): Promise<void> => {
    await this.#fight?.open();
    const standing = this.#fight?.standing;
    if (!standing) return;
    this.playing = onlyBattle(standing.fight);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'whole-fight': WholeFight;
  }
}
