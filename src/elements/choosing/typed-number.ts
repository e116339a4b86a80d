import type { ReactiveControllerHost } from 'lit';
import type { Battle } from '../../rules/battle/battle.ts';
import { whyShut } from '../../rules/battle/open-maneuvers.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import type { Lesson } from '../../rules/words/lesson.ts';
import type { Named } from '../../rules/words/tell.ts';
import { shutText } from '../../rules/words/words.ts';
import { maneuversHere, tellersOf } from '../card/shut-groups.ts';
import { CHOOSING_WORDS } from './choosing-words.ts';

/** Who types. */
export interface Typing {
  readonly battle: Battle;
  readonly seat: number;
  /** What the pilot is led to: no other number is taken. */
  readonly lesson: Lesson | null;
  /** Who fights, by seat: needed where several give a status. */
  readonly names: readonly Named[];
}

/** A console number that is typed digit by digit, and what it is answered. */
export class TypedNumber {
  readonly #host: ReactiveControllerHost;
  /** Typed so far, of a number that is not whole. */
  #so = '';
  #aloud = '';
  #asked: number | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** What is answered aloud. */
  get answer(): string {
    return this.#aloud;
  }

  /** A shut number that was asked for: its row answers. */
  get asked(): number | null {
    return this.#asked;
  }

  /** A digit after those so far: the number that it picks, or null. Two make a number, and one that can be no other. */
  type(digit: string, typing: Typing): number | null {
    const rows = maneuversHere(typing.battle, typing.seat);
    const typed = `${this.#so}${digit}`;
    const found =
      rows.find(({ console }) => String(console) === typed) ??
      rows.find(({ console }) => String(console) === digit);
    this.#so = found || typed.length > 1 ? '' : typed;
    if (found) return this.#found(found, typing);
    this.#answer(this.#so ? '' : CHOOSING_WORDS.notHere(typed));
    return null;
  }

  /** Something else was picked: nothing is answered any more. */
  clear(): void {
    this.#answer('', null);
  }

  #found(maneuver: Maneuver, { battle, lesson, names, seat }: Typing): number | null {
    const { colour, console, name } = maneuver;
    const shut = whyShut(battle, seat, maneuver);
    if (lesson?.console && console !== lesson.console) this.#answer(lesson.call);
    else if (shut)
      this.#answer(
        CHOOSING_WORDS.isShut(console, name, shutText(shut, tellersOf(battle, seat, names)).long),
        console,
      );
    else {
      this.#answer(CHOOSING_WORDS.picked(console, name, colour), null);
      return console;
    }
    return null;
  }

  #answer(aloud: string, asked = this.#asked): void {
    this.#aloud = aloud;
    this.#asked = asked;
    this.#host.requestUpdate();
  }
}
