import type { ReactiveControllerHost } from 'lit';
import type { BattleStanding } from '../../offline/fights/standing.ts';
import type { Settings } from '../../offline/page/settings.ts';
import { sure } from '../../rules/sure.ts';
import type { Named } from '../../rules/words/tell.ts';
import { seatsOfPeople } from '../../rules/words/tell.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import type { Note } from '../common/notes-read.ts';
import {
  HOLD,
  NOTES,
  NO_MORE,
  isUnread,
  withRead,
  withoutLoneNotes,
} from '../common/notes-read.ts';
import { isGuided, isLed } from '../device/next-turn.ts';

/** Turns before the note on holding a row. */
const HOLD_AFTER = 2;

/** A duel of two, without further battles. */
export const isDuel = ({ save }: Pick<BattleStanding, 'save'>): boolean =>
  save.summary.pilots.length === 2;

/** Two people face each other across a table, without a computer pilot. */
export const isAcross = (
  { secrecy }: Pick<BattleStanding['save'], 'secrecy'>,
  names: readonly Named[],
): boolean => secrecy === 'face to face' && seatsOfPeople(names).length === names.length;

/** The notes of a first duel, and of a first fight alone against several: who still has to read which. */
export class Notes {
  readonly #host: ReactiveControllerHost;
  readonly #keeper: () => SettingsKeeper | undefined;

  constructor(host: ReactiveControllerHost, keeper: () => SettingsKeeper | undefined) {
    this.#host = host;
    this.#keeper = keeper;
  }

  #isUnread(note: Note, pilot: string): boolean {
    const { current } = this.#keeper() ?? {};
    return current !== undefined && isUnread(current, note, pilot);
  }

  /** Notes while choosing: in a duel without the lesson, and alone against several. */
  ofChoice(standing: BattleStanding, seat: number): readonly Note[] {
    const { battle, names } = standing;
    const notes: readonly Note[] = isDuel(standing)
      ? isLed(standing)
        ? []
        : battle.turns >= HOLD_AFTER
          ? [...NOTES, HOLD]
          : NOTES
      : seat === 0 && battle.pairings.length > 1
        ? ['attack']
        : [];
    return notes.filter((note) => this.#isUnread(note, sure(names[seat]).pilot));
  }

  /** The film of a turn has a note: on SCORE in a duel, on the shared modifier for the lone pilot. */
  ofFilm(standing: BattleStanding): boolean {
    const { current } = this.#keeper() ?? {};
    const { names } = standing;
    if (isDuel(standing)) return current !== undefined && isGuided(standing, current);
    const [lone] = names;
    return names.length > 2 && !lone?.ofGame && this.#isUnread('share', sure(lone).pilot);
  }

  /** Face to face, both pilots read the aim before their first turn. */
  ofTable({ battle, names }: BattleStanding): boolean {
    return battle.turns === 0 && names.some(({ pilot }) => this.#isUnread('aim', pilot));
  }

  read(note: Note, pilots: readonly string[]): void {
    const { current } = this.#keeper() ?? {};
    if (current && pilots.some((pilot) => isUnread(current, note, pilot)))
      this.#save(withRead(current, note, pilots));
  }

  end(standing: Pick<BattleStanding, 'save'>): void {
    const { current } = this.#keeper() ?? {};
    if (current) this.#save(isDuel(standing) ? NO_MORE : withoutLoneNotes(current));
  }

  #save(notes: Partial<Settings>): void {
    this.#keeper()?.save(notes);
    this.#host.requestUpdate();
  }
}
