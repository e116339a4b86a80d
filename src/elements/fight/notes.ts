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

/** After so many turns it is named that a row may be held down. */
const HOLD_AFTER = 2;

/** Whether two fight by themselves. */
export const isDuel = ({ save }: Pick<BattleStanding, 'save'>): boolean =>
  save.summary.pilots.length === 2;

/** Whether two people sit across a table from each other; with a computer pilot nobody does. */
export const isAcross = (
  { secrecy }: Pick<BattleStanding['save'], 'secrecy'>,
  names: readonly Named[],
): boolean => secrecy === 'face to face' && seatsOfPeople(names).length === names.length;

/** The notes of a first duel, and of a first stand alone: who still has to read which. */
export class Notes {
  readonly #host: ReactiveControllerHost;
  readonly #keeper: () => SettingsKeeper | undefined;

  constructor(host: ReactiveControllerHost, keeper: () => SettingsKeeper | undefined) {
    this.#host = host;
    this.#keeper = keeper;
  }

  /** Whether a pilot has a note still to read. */
  #isUnread(note: Note, pilot: string): boolean {
    const { current } = this.#keeper() ?? {};
    return current !== undefined && isUnread(current, note, pilot);
  }

  /** What a pilot reads while choosing: in a duel that is not led, and who is alone against several. */
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

  /** Whether the film of a turn is explained: its score in a duel, what is shared to who is alone. */
  ofFilm(standing: BattleStanding): boolean {
    const { current } = this.#keeper() ?? {};
    const { names } = standing;
    if (isDuel(standing)) return current !== undefined && isGuided(standing, current);
    const [lone] = names;
    return names.length > 2 && !lone?.ofGame && this.#isUnread('share', sure(lone).pilot);
  }

  /** Whether face to face the aim is explained: to both, before their first turn. */
  ofTable({ battle, names }: BattleStanding): boolean {
    return battle.turns === 0 && names.some(({ pilot }) => this.#isUnread('aim', pilot));
  }

  /** These pilots have read a note. */
  read(note: Note, pilots: readonly string[]): void {
    const { current } = this.#keeper() ?? {};
    if (current && pilots.some((pilot) => isUnread(current, note, pilot)))
      this.#save(withRead(current, note, pilots));
  }

  /** Nobody wants to read a note of this kind any more. */
  end(standing: Pick<BattleStanding, 'save'>): void {
    const { current } = this.#keeper() ?? {};
    if (current) this.#save(isDuel(standing) ? NO_MORE : withoutLoneNotes(current));
  }

  #save(notes: Partial<Settings>): void {
    this.#keeper()?.save(notes);
    this.#host.requestUpdate();
  }
}
