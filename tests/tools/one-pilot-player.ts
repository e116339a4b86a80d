import type { Locator, Page } from 'playwright-core';
import type { Pastime, Taken } from './duel-player.ts';
import { LOOK, READ, untilStill } from './duel-player.ts';

/** All words of the game that somebody who plays alone looks for. */
const WORDS = {
  begin: /^(Play|Alone)\b/,
  chooses: / chooses$/,
  lock: /^Lock in/,
  next: /^(Turn \d+|See the end)/,
} as const;

/** What a turn is told by; one without a choice may be told with the next. */
const FILM = 'turn-film, bound-run';
const END = 'end-stage';

/**
 * One person against a computer pilot, by touch, who counts the taps. What the other calls nobody knows before: she
 * calls what a recorded duel has for her as long as that is open, else the first row that is. She never hurries.
 */
export class OnePilotPlayer {
  readonly #page: Page;
  readonly #time: Pastime;
  #touches = 0;
  /** Milliseconds of a turn in which the game only waited for her. */
  #waited = 0;

  constructor(page: Page, time: Pastime) {
    this.#page = page;
    this.#time = time;
  }

  /** Begins a duel on the start; counts nothing. */
  async begin(): Promise<void> {
    await this.#button(WORDS.begin).click();
  }

  /** Plays to the end of the duel, or for so many turns; gives what each took in which she could choose. */
  async play(numbers: readonly number[], most = Infinity): Promise<readonly Taken[]> {
    const turns: Taken[] = [];
    const chooses = this.#page.getByRole('heading', { name: WORDS.chooses });
    const film = this.#page.locator(FILM).first();
    const end = this.#page.locator(END);
    while (turns.length < most) {
      this.#touches = this.#waited = 0;
      const begun = await this.#time.now();
      await chooses.or(film).or(end).first().waitFor();
      if (await end.isVisible()) break;
      const isBound = await film.isVisible();
      if (!isBound) await this.#call(numbers[turns.length]);
      await film.waitFor();
      await this.#goThrough();
      const seconds = ((await this.#time.now()) - begun - this.#waited) / 1000;
      turns.push({ touches: this.#touches, seconds });
    }
    return turns;
  }

  #button(name: string | RegExp): Locator {
    return this.#page.getByRole('button', { name }).first();
  }

  async #call(console: number | undefined): Promise<void> {
    const card = this.#page.locator('stat-card');
    const open = card.getByRole('radio', { disabled: false });
    await open.first().waitFor();
    await this.#time.pass(LOOK);
    // Where nobody can be hit a tap locks in, once it cannot be meant for what stood there before.
    const locks = await this.#page.locator('stat-card[dead]').isVisible();
    if (locks) await this.#time.pass(READ);
    const recorded = open.and(this.#page.locator(`[data-console="${console}"]`));
    await this.#tap((await recorded.count()) > 0 ? recorded.first() : open.first());
    if (!locks) await this.#tap(this.#button(WORDS.lock));
  }

  async #goThrough(): Promise<void> {
    const next = this.#button(WORDS.next);
    for (;;) {
      this.#waited += await untilStill(this.#page, this.#time, 'fight-stage');
      const last = await next.isVisible();
      const told = last ? await next.innerText() : '';
      await this.#tap(last ? next : this.#page.locator(FILM).locator('.controls .on'));
      // What follows a turn without a choice may have a button of that kind at once, with other words.
      if (last) return this.#button(told).waitFor({ state: 'detached' });
    }
  }

  async #tap(what: Locator): Promise<void> {
    this.#touches += 1;
    await what.tap();
  }
}
