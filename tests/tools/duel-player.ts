import type { CDPSession, Locator, Page } from 'playwright-core';
import { sure } from '../../src/rules/sure.ts';
import type { RecordedTurn } from './recorded-duels.ts';
import { PILOTS } from './recorded-duels.ts';

/** How two people may play on one device. */
export const WAYS = ['passing', 'long press', 'face to face', 'keyboard'] as const;
export type Way = (typeof WAYS)[number];

/** All words of the game that a player looks for. */
const WORDS = {
  begin: /^Two pilots/,
  change: /\bchange\b/i,
  start: /^Start the duel/,
  faceToFace: /Face to face/,
  raise: (pilot: string) => `I am ${pilot}`,
  chooses: (pilot: string) => `${pilot} chooses`,
  card: 'Card',
  lock: (console: number) => new RegExp(`^Lock in ${console}\\b`),
  lockedIn: 'Locked in',
  /** Goes on in an exchange. */
  on: /^(Go on|Both stay.*|I stay.*|Turn the pages)$| (page|score|explodes|shuts down|starts up|falls|is killed)$/,
  /** Goes on from a turn. */
  next: /^(Turn \d+|Next turn|See the end)/,
  over: 'The duel is over',
} as const;

/** The settings of two who know the game: all notes are read. The exchange runs as it does until somebody has chosen. */
export const KNOWN = JSON.stringify({
  pilots: PILOTS,
  notesSeen: true,
  tellingSeen: true,
});

/** The shutters take no input for so long after they have fallen, and a bit (milliseconds). */
export const DEAF = 560;
/** Whoever comes to choose looks before touching anything (milliseconds). */
export const LOOK = 250;
/** A row is pressed so long to pick it and lock it in at once, and a bit. */
const LONG = 900;
/** A turn in which nobody can be hit says so, and is read (milliseconds). */
export const READ = 800;
/** So long what was locked in last can be taken back, and a bit. */
const CLOSING = 2600;
/** A hand that has just been laid down is still coming down, and a bit. */
const HAND = 260;
/** An exchange that changes nothing for so long waits for somebody: longer than any of its steps. */
const STILL = 4200;

/** Said in the page: waits until the disk has what was written before, which no clock hurries. */
const ALL_WRITTEN = `new Promise((done) => {
  const opening = indexedDB.open('viewscreen');
  opening.addEventListener('success', () => {
    const rows = opening.result;
    const reading = rows.transaction('duels').objectStore('duels').count();
    reading.addEventListener('success', () => {
      rows.close();
      done();
    });
  });
})`;

/** Something that touches the screen. */
interface Touch {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** What a turn took: taps or keys, and the seconds in which nobody could have been faster. */
export interface Taken {
  readonly touches: number;
  readonly seconds: number;
}

/** How time passes for the players. */
export interface Pastime {
  /** Lets milliseconds pass in the page. */
  pass(milliseconds: number): Promise<void>;
  /** The page's time now (milliseconds). */
  now(): Promise<number>;
  /** They look so often whether an exchange still runs (milliseconds). */
  readonly lookEvery: number;
}

/**
 * Time as the page's own clock tells it: run ahead wherever somebody only waits. To be installed before
 * the page is loaded. Who looks seldom is done sooner, and knows the seconds less exactly.
 */
export const installPastime = async (page: Page, lookEvery = STILL + 100): Promise<Pastime> => {
  await page.clock.install();
  return {
    pass: (milliseconds) => page.clock.runFor(milliseconds),
    now: () => page.evaluate(() => performance.now()),
    lookEvery,
  };
};

/** All that is read in an element; nothing where it is gone. */
export const sightOf = (what: Locator): Promise<string> =>
  what.ariaSnapshot({ timeout: 4000 }).catch(() => '');

/**
 * Waits until nothing that is read in an element changes any more; gives for how long it was still
 * (milliseconds).
 */
export const untilStill = async (page: Page, time: Pastime, element: string): Promise<number> => {
  let seen = '';
  let since = 0;
  let now = 0;
  do {
    await time.pass(time.lookEvery);
    await page.evaluate(ALL_WRITTEN);
    const sight = await sightOf(page.locator(element));
    now = await time.now();
    if (sight !== seen) since = now;
    seen = sight;
  } while (now - since < STILL);
  return now - since;
};

/**
 * Two people at one device, who play a recorded duel by touch or by keys and count what they need. They
 * never hurry: what runs by itself is let run.
 */
export class DuelPlayer {
  readonly #page: Page;
  readonly #way: Way;
  readonly #time: Pastime;
  #touches = 0;
  /** Milliseconds of a turn in which the game only waited for them. */
  #waited = 0;
  #touching: CDPSession | null = null;

  constructor(page: Page, way: Way, time: Pastime) {
    this.#page = page;
    this.#way = way;
    this.#time = time;
  }

  /** Begins a duel on the start; counts nothing. */
  async begin(): Promise<void> {
    if (this.#way !== 'face to face') return this.#button(WORDS.begin).click();
    await this.#page.getByRole('link', { name: WORDS.change }).click();
    await this.#page.getByLabel(WORDS.faceToFace).check();
    await this.#button(WORDS.start).click();
  }

  /** Plays a turn, from its first choice to the next turn or to the end of the duel; `first` chooses first. */
  async play(turn: RecordedTurn, first: number): Promise<Taken> {
    this.#touches = this.#waited = 0;
    const begun = await this.#time.now();
    if (turn.bound.length === 2 && !(await this.#isShown())) return { touches: 0, seconds: 0 };
    for (const seat of [first, 1 - first])
      if (!turn.bound.includes(seat)) await this.#call(seat, sure(turn.numbers[seat]));
    await this.#goThrough();
    const seconds = ((await this.#time.now()) - begun - this.#waited) / 1000;
    return { touches: this.#touches, seconds };
  }

  /** Whether a turn is shown: one in which nobody has a choice may have been played with the one before it. */
  async #isShown(): Promise<boolean> {
    const shown = this.#page.locator('bound-run, turn-film, table-film').first();
    const chooses = this.#page.locator('shutter-curtain, choosing-stage, hand-well').first();
    await shown.or(chooses).first().waitFor();
    return shown.isVisible();
  }

  /** The duel has come to its end. */
  async end(): Promise<void> {
    await this.#page.getByText(WORDS.over).first().waitFor();
  }

  #button(name: string | RegExp): Locator {
    return this.#page.getByRole('button', { name }).first();
  }

  /** A pilot calls a number. */
  async #call(seat: number, console: number): Promise<void> {
    if (this.#way === 'face to face') return this.#callAcross(seat, console);
    const pilot = sure(PILOTS[seat]);
    const raise = this.#button(WORDS.raise(pilot));
    const chooses = this.#page.getByRole('heading', { name: WORDS.chooses(pilot) });
    await raise.or(chooses).first().waitFor();
    // Who has gone on from a turn to the own choice is there already.
    if (await raise.isVisible()) {
      await this.#time.pass(DEAF);
      if (this.#way === 'keyboard') await this.#press('Enter');
      else await this.#tap(raise);
    }
    await chooses.waitFor();
    await this.#time.pass(LOOK);
    const lock = this.#button(WORDS.lock(console));
    if (this.#way === 'keyboard') {
      for (const digit of String(console)) await this.#press(digit);
      await lock.waitFor();
      return this.#press('Enter');
    }
    const row = this.#page.locator(`[data-console="${console}"]`).first();
    await row.waitFor({ state: 'attached' });
    if (!(await row.isVisible())) await this.#tap(this.#button(WORDS.card));
    if (this.#way === 'long press' && !(await this.#page.locator('stat-card[dead]').isVisible()))
      return this.#hold(row);
    // Where nobody can be hit a tap locks in, once it cannot be meant for what stood there before.
    const locks = await this.#page.locator('stat-card[dead]').isVisible();
    if (locks) await this.#time.pass(READ);
    await this.#tap(row);
    if (locks) return this.#close();
    await this.#tap(lock);
  }

  /** Across a table: a hand is stood on the line, a key tapped behind it, the hand lifted. */
  async #callAcross(seat: number, console: number): Promise<void> {
    const half = this.#page.locator(seat === 0 ? '.half.lone' : '.half.rival');
    const hand = await middleOf(half.locator('hand-well .line'), 1);
    await this.#touch('touchStart', hand);
    const key = half.locator('hand-well .key', { hasText: new RegExp(`^\\s*${console}\\s*$`) });
    const finger = await middleOf(key, 2);
    await this.#time.pass(HAND);
    await this.#touch('touchStart', hand, finger);
    await this.#touch('touchEnd', finger);
    await this.#touch('touchEnd', hand);
    this.#touches += 2;
    await half.getByText(WORDS.lockedIn).first().or(this.#goesOn).first().waitFor();
  }

  /** A row is pressed until it is locked in. */
  async #hold(row: Locator): Promise<void> {
    await row.scrollIntoViewIfNeeded();
    const finger = await middleOf(row, 1);
    await this.#touch('touchStart', finger);
    await this.#time.pass(LONG);
    await this.#touch('touchEnd', finger);
    this.#touches += 1;
    await this.#close();
  }

  /** What was locked in last by one touch is let stand. */
  async #close(): Promise<void> {
    const next = this.#page.locator('closing-shutters, shutter-curtain, turn-film').first();
    await next.waitFor();
    if (await this.#page.locator('closing-shutters').isVisible()) await this.#time.pass(CLOSING);
  }

  /** The exchange, to the next turn or the end of the duel. */
  async #goThrough(): Promise<void> {
    for (;;) {
      await this.#untilItWaits();
      const next = this.#button(WORDS.next);
      const last = await next.isVisible();
      const name = last ? await next.innerText() : '';
      if (this.#way === 'keyboard') await this.#press(' ');
      else await this.#tap(last ? next : this.#goesOn);
      if (last)
        return this.#page.getByRole('button', { name }).first().waitFor({ state: 'detached' });
    }
  }

  /** What goes on in an exchange. */
  get #goesOn(): Locator {
    return this.#button(WORDS.next).or(this.#button(WORDS.on)).first();
  }

  /** The exchange has come to where it goes on at a touch alone. */
  async #untilItWaits(): Promise<void> {
    await this.#goesOn.waitFor();
    this.#waited += await untilStill(this.#page, this.#time, 'fight-stage');
  }

  async #tap(what: Locator): Promise<void> {
    this.#touches += 1;
    await what.tap();
  }

  async #press(key: string): Promise<void> {
    this.#touches += 1;
    await this.#page.keyboard.press(key);
  }

  async #touch(type: 'touchStart' | 'touchEnd', ...touchPoints: readonly Touch[]): Promise<void> {
    this.#touching ??= await this.#page.context().newCDPSession(this.#page);
    await this.#touching.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  }
}

/** A touch in the middle of what is seen. */
const middleOf = async (what: Locator, id: number): Promise<Touch> => {
  await what.waitFor();
  const { x, y, width, height } = sure(await what.boundingBox());
  return { id, x: x + width / 2, y: y + height / 2 };
};
