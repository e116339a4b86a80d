import type { Choice } from '../../rules/campaign/history/choice.ts';
import { choiceShape } from '../../rules/campaign/history/choice.ts';
import { withHouseRule } from '../../rules/campaign/acts/replacement.ts';
import type { HouseRule } from '../../rules/campaign/history/founding.ts';
import type { Deed, Undated } from '../../rules/campaign/history/deed.ts';
import { deedShape, isOfContract } from '../../rules/campaign/history/deed.ts';
import { doDeed } from '../../rules/campaign/acts/do-deed.ts';
import type { Game, Muster } from '../../rules/campaign/history/game.ts';
import { standShape } from '../../rules/campaign/history/stand.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Hindrance } from '../../rules/campaign/card/hindrance.ts';
import { isHindrance } from '../../rules/campaign/card/hindrance.ts';
import { begun } from '../../rules/campaign/game/muster.ts';
import type { GameId } from '../../rules/campaign/card/names.ts';
import { choose, closed, takeBackChoice } from '../../rules/campaign/settlement/page.ts';
import { calledOff, played, playedOnPaper } from '../../rules/campaign/game/played.ts';
import type { Stand } from '../../rules/campaign/history/stand.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { canonical } from '../../rules/canonical.ts';
import { newId } from '../disk/new-id.ts';
import type { Secrecy } from '../../rules/fight/sitting.ts';
import { DUELS } from '../fights/duels.ts';
import type { HangarChange, Changed, Keeping } from './changed-hangar.ts';
import { changeHangar, readBooklets } from './changed-hangar.ts';
import type { Begun, Done } from './change-result.ts';
import { changeResult, whyUnsound } from './change-result.ts';
import { editionsOf } from './editions.ts';
import type { TableHands } from './game-duel.ts';
import { duelOfGame, ofNoHangar } from './game-duel.ts';
import type { HangarRow } from './hangar-row.ts';
import { HANGARS, hangarOf } from './hangar-row.ts';
import { HANGAR_TROUBLE, NO_HANGARS } from './hangar-words.ts';
import { mendHangar } from './mended.ts';
import { readGame, readLastGame, readPast } from './past-rows.ts';
import { today } from './today.ts';

/** Notices to the stage of a hangar. */
export interface HangarWatcher {
  /** It has changed, or is lost. */
  changed(): void;
  /** A sentence for the players. */
  said(sentence: string): void;
}

/** How many games may be closed before a notice that the hangar is not saved. */
export const UNSAVED = 5;

/** An open hangar, its only writer in this tab. Each change starts from the hangar on disk, is on
 *  disk before it is shown, and is not done if it cannot be written. */
export class RunningHangar {
  readonly id: string;
  /** Null until opened; without its history (`past`). */
  hangar: Hangar | null = null;
  /** Why it cannot be shown; empty if it can. */
  lost = '';
  /** Finds the booklets of its 'Mechs, which have been read. */
  readonly find: FindBooklet;
  readonly #keeping: Keeping;
  readonly #watcher: HangarWatcher;
  readonly #stopWatching: readonly (() => void)[];
  #row: HangarRow | null = null;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(id: string, keeping: Keeping, watcher: HangarWatcher) {
    this.id = id;
    this.#keeping = keeping;
    this.#watcher = watcher;
    this.find = (booklet, edition) => keeping.library.find(booklet, edition);
    const { rows } = keeping;
    this.#stopWatching = [
      rows.watch(HANGARS, (changed) => {
        if (changed === id) void this.#inTurn(() => this.#read());
      }),
      // One of its duels may have ended in another tab.
      rows.watch(DUELS, (changed) => {
        if (this.#row?.open.some(({ duel }) => duel === changed))
          void this.#inTurn(() => this.#gather());
      }),
    ];
  }

  /** Reads it from disk, and takes in finished duels. */
  open(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#read();
      await this.#gather();
    });
  }

  /** Stops notices of other tabs. */
  close(): void {
    for (const stop of this.#stopWatching) stop();
  }

  /** Closed games. */
  get games(): number {
    return this.#row?.games ?? 0;
  }

  /** Closed games that are in no saved file. */
  get unsaved(): number {
    return this.games - (this.#row?.saved ?? 0);
  }

  /** Whether to warn that it is not saved: after five games, once. */
  get remind(): boolean {
    return this.unsaved >= UNSAVED && this.#row?.reminded === false;
  }

  /** The id of an open game's duel; null on paper. */
  duelOf(game: GameId): string | null {
    return this.#row?.open.find((open) => open.game.id === game)?.duel ?? null;
  }

  /** Its history from disk with all records, without what cannot be read. */
  past(): Promise<readonly (Deed | Game)[]> {
    return readPast(this.#keeping.rows, this.id);
  }

  /** One game of its history; null if there is none. */
  game(game: GameId): Promise<Game | null> {
    return readGame(this.#keeping.rows, this.id, game);
  }

  /** The last game of its history; null if there is none. */
  last(): Promise<Game | null> {
    return readLastGame(this.#keeping.rows, this.id);
  }

  do(deed: Undated): Promise<Done> {
    const dated: Deed = { ...deed, on: today() };
    const unsound = whyUnsound(deedShape, dated);
    if (unsound) return Promise.resolve(unsound);
    // What another tab has done of the contract is not done once more here.
    const shown = contractIn(this.#row);
    return this.#change({
      wants: editionsOf(dated),
      ...(isOfContract(dated) ? { fits: (row) => contractIn(row) === shown } : {}),
      make: (hangar, find) => changedTo(doDeed(hangar, dated, find)),
    });
  }

  /** Sets the penalty of replacements (K10), until there has been one. */
  setHouseRule(rule: HouseRule): Promise<Done> {
    return this.#change({ make: (hangar) => ({ hangar: withHouseRule(hangar, rule) }) });
  }

  /** Begins a game, with its duel or fight unless on paper. */
  async begin(muster: Muster, how: Secrecy | 'with paper', hands: TableHands = {}): Promise<Begun> {
    const game = newId();
    let duel: string | null = null;
    const done = await this.#change({
      wants: editionsOf(muster),
      make: async (hangar, find) => {
        const after = begun(hangar, { id: game, on: today(), muster }, find);
        if (isHindrance(after)) return after;
        if (how === 'with paper')
          return muster.mission ? { kind: 'fight of a contract' } : { hangar: after };
        const of = { hangar: this.id, id: game };
        const save = await duelOfGame(hangar, of, { muster, secrecy: how, ...hands }, find);
        if (isHindrance(save)) return save;
        duel = save.id;
        return { hangar: after, duel: save };
      },
    });
    return done.kind === 'done' ? { kind: 'done', game, duel } : done;
  }

  /** Enters the result of an open game on paper. */
  playedOnPaper(game: GameId, stand: Stand): Promise<Done> {
    const unsound = whyUnsound(standShape, stand);
    if (unsound) return Promise.resolve(unsound);
    return this.#change({
      make: (hangar, find) => changedTo(playedOnPaper(hangar, game, stand, find)),
    });
  }

  /** Calls off an open game before its end: nothing of it counts. Its duel stays, without a hangar. */
  callOff(game: GameId): Promise<Done> {
    return this.#change({
      about: ({ open }) => open.find((each) => each.game.id === game)?.duel ?? null,
      make: (hangar, _, duel) => {
        const after = calledOff(hangar, game);
        if (isHindrance(after)) return after;
        return duel ? { hangar: after, duel: ofNoHangar(duel) } : { hangar: after };
      },
    });
  }

  /** Does steps of an open game's settlement, all or none. */
  choose(game: GameId, ...choices: readonly Choice[]): Promise<Done> {
    for (const choice of choices) {
      const unsound = whyUnsound(choiceShape, choice);
      if (unsound) return Promise.resolve(unsound);
    }
    return this.#onPage(game, {
      wants: choices.flatMap(editionsOf),
      make: (hangar, find) => changedTo(choose(hangar, game, choices, find)),
    });
  }

  /** Takes back a choice of an open game, by its place, and all that depends on it. */
  takeBack(game: GameId, place: number): Promise<Done> {
    return this.#onPage(game, {
      make: (hangar, find) => {
        const taken = takeBackChoice(hangar, game, place, find);
        return isHindrance(taken) ? taken : { hangar: taken.hangar };
      },
    });
  }

  /** Closes the page of an open game: it pays, once, and goes into the history. */
  closePage(game: GameId): Promise<Done> {
    return this.#onPage(game, { make: (hangar, find) => changedTo(closed(hangar, game, find)) });
  }

  /** Notes that the players were warned that it is not saved. */
  reminded(): Promise<Done> {
    return this.#change({ make: (hangar) => ({ hangar, noted: { reminded: true } }) });
  }

  /** Notes how many games the saved file has. */
  saved(games: number): Promise<Done> {
    return this.#change({
      make: (hangar) => ({ hangar, noted: { saved: games, reminded: false } }),
    });
  }

  /** Changes the page of a game, provided that it is still as shown here. */
  #onPage(game: GameId, change: HangarChange): Promise<Done> {
    const shown = pageIn(this.#row, game);
    return this.#change({ ...change, fits: (row) => pageIn(row, game) === shown });
  }

  #change(change: HangarChange): Promise<Done> {
    return this.#inTurn(async () => this.#show(await changeHangar(this.id, this.#keeping, change)));
  }

  async #show(changed: Changed): Promise<Done> {
    if (changed.kind === 'not done') return changeResult(changed);
    await this.#take(changed.row);
    this.#watcher.changed();
    return changeResult(changed);
  }

  /** Runs one change at a time. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#writing.then(work);
    this.#writing = done.catch(() => undefined);
    return done;
  }

  /** Reads it; an unreadable one is mended if possible. */
  async #read(mended = false): Promise<void> {
    const { rows } = this.#keeping;
    const row = await rows.get(HANGARS, this.id);
    if (!row) this.lost = rows.trouble ? NO_HANGARS[rows.trouble] : HANGAR_TROUBLE.none;
    else if ('unreadable' in row && !row.newer && !mended) {
      const sentence = await mendHangar(this.id, this.#keeping);
      if (sentence) this.#watcher.said(sentence);
      return this.#read(true);
    } else if ('unreadable' in row) this.lost = HANGAR_TROUBLE.unreadable(row.unreadable);
    else await this.#take(row);
    this.#watcher.changed();
  }

  async #take(row: HangarRow): Promise<void> {
    await readBooklets(row, this.#keeping.library);
    this.lost = '';
    this.#row = row;
    this.hangar = hangarOf(row);
  }

  /** Takes in the records of finished duels, each once: a game with a record is over. */
  async #gather(): Promise<void> {
    const { rows } = this.#keeping;
    for (const { game, duel } of this.#row?.open ?? []) {
      const { mission } = game.muster;
      if (game.stand || (duel === null && !mission)) continue;
      const save = duel === null ? undefined : await rows.get(DUELS, duel);
      if (!save || 'unreadable' in save) {
        if (!mission) this.#watcher.said(HANGAR_TROUBLE.duelGone);
        // What cannot be read just now is not gone: its fight stays.
        else if (!save || (await rows.setAside()).some(({ id }) => id === duel)) {
          const make = (hangar: Hangar) => changedTo(calledOff(hangar, game.id, true));
          const done = await this.#show(await changeHangar(this.id, this.#keeping, { make }));
          if (done.kind === 'done') this.#watcher.said(HANGAR_TROUBLE.fightGone);
        } else this.#watcher.said(HANGAR_TROUBLE.fightUnread);
        continue;
      }
      if (!save.ended) continue;
      const { record } = save;
      const done = await this.#show(
        await changeHangar(this.id, this.#keeping, {
          make: (hangar, find) => changedTo(played(hangar, game.id, record, find)),
        }),
      );
      if (done.kind !== 'done' && !(done.kind === 'hindered' && done.why.kind === 'game over'))
        this.#watcher.said(done.sentence);
    }
  }
}

/** The page of an open game as text, for comparison. */
const pageIn = (row: HangarRow | null, game: GameId): string | undefined =>
  JSON.stringify(row?.open.find((open) => open.game.id === game)?.game.choices);

/** Its contract as text; on disk its entries may stand in another order. */
const contractIn = (row: HangarRow | null): string => canonical(row?.contract ?? null);

const changedTo = (after: Hangar | Hindrance) => (isHindrance(after) ? after : { hangar: after });
