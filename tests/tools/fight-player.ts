import type { Locator, Page } from 'playwright-core';
import type { Pastime, Taken } from './duel-player.ts';
import { DEAF, LOOK, sightOf, untilStill } from './duel-player.ts';

/** How the film of a turn of several is gone through. */
export const MANNERS = ['page by page', 'skipping'] as const;
export type Manner = (typeof MANNERS)[number];

/** All words of the game that somebody in a fight looks for. */
const WORDS = {
  paste: 'Paste a record',
  text: 'Its text',
  takeIn: 'Take it in',
  fight: /^Ada against/,
  raise: /^I am /,
  chooses: / chooses$/,
  lock: /^Lock in/,
  skip: /^Skip/,
} as const;

/** Where a fight stands, by what is seen of it. */
const CHOICE = 'choosing-stage';
const FILM = 'turn-film';
const END = 'end-stage';

const RIVALS = ['Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana'] as const;

/** Those of whom a fight is counted: how many stand against one. */
export const RIVALRIES = [3, 7] as const;

/** The record of a fight of one against so many, after its first turn. */
export const fightRecord = (rivals: number): string =>
  [
    'viewscreen record 2',
    'lone: rfl-3n Ada',
    ...RIVALS.slice(0, rivals).map(
      (name, at) => `rival: ${at % 3 === 2 ? 'rfl-3n' : 'grf-1n'} ${name}`,
    ),
    'ammunition: counted',
    `1. 52${' 62'.repeat(rivals)}`,
  ].join('\n');

/**
 * Several people at one phone, who play a fight of one against all others by touch and count what they
 * need: each takes the first row that is open, and the shares are those proposed. They never hurry.
 */
export class FightPlayer {
  readonly #page: Page;
  readonly #manner: Manner;
  readonly #time: Pastime;
  #touches = 0;
  /** Milliseconds of a turn in which the game only waited for them. */
  #waited = 0;

  constructor(page: Page, manner: Manner, time: Pastime) {
    this.#page = page;
    this.#manner = manner;
    this.#time = time;
  }

  /** Takes a fight in on the page of the records, and goes on with it; counts nothing. */
  async begin(record: string): Promise<void> {
    await this.#button(WORDS.paste).click();
    await this.#page.getByLabel(WORDS.text).fill(record);
    await this.#button(WORDS.takeIn).click();
    await this.#page.getByRole('link', { name: WORDS.fight }).click();
  }

  /** Plays turn by turn, from the first choice to the end of the fight. */
  async playToEnd(): Promise<readonly Taken[]> {
    const turns: Taken[] = [];
    while (!(await this.#page.locator(END).isVisible())) turns.push(await this.#play());
    return turns;
  }

  async #play(): Promise<Taken> {
    this.#touches = this.#waited = 0;
    const begun = await this.#time.now();
    const film = this.#page.locator(FILM);
    const raise = this.#button(WORDS.raise);
    const chooses = this.#page.getByRole('heading', { name: WORDS.chooses });
    for (;;) {
      await raise.or(chooses).or(film).first().waitFor();
      if (await film.isVisible()) break;
      await this.#choose(raise);
    }
    await this.#goThrough(film);
    await raise.or(chooses).or(film).or(this.#page.locator(END)).first().waitFor();
    const seconds = ((await this.#time.now()) - begun - this.#waited) / 1000;
    return { touches: this.#touches, seconds };
  }

  #button(name: string | RegExp): Locator {
    return this.#page.getByRole('button', { name }).first();
  }

  async #choose(raise: Locator): Promise<void> {
    if (await raise.isVisible()) {
      await this.#time.pass(DEAF);
      await this.#tap(raise);
    }
    const choice = this.#page.locator(CHOICE).first();
    await choice.waitFor();
    await this.#time.pass(LOOK);
    const card = choice.locator('stat-card');
    await this.#tap(card.getByRole('radio', { disabled: false }).first());
    await this.#tap(this.#button(WORDS.lock));
    await choice.waitFor({ state: 'detached' });
  }

  async #goThrough(film: Locator): Promise<void> {
    while (await film.isVisible()) {
      this.#waited += await untilStill(this.#page, this.#time, FILM);
      const skip = this.#button(WORDS.skip);
      const skips = this.#manner === 'skipping' && (await skip.isVisible());
      const before = await sightOf(film);
      await this.#tap(skips ? skip : film.locator('.controls .on'));
      await this.#until(async () => (await sightOf(film)) !== before);
    }
  }

  /** Waits until what was tapped shows. */
  async #until(shows: () => Promise<boolean>): Promise<void> {
    for (let looks = 0; looks < 100 && !(await shows()); looks += 1) await this.#time.pass(10);
  }

  async #tap(what: Locator): Promise<void> {
    this.#touches += 1;
    await what.tap();
  }
}
