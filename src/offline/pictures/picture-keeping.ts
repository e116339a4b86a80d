import type { ShownBooklet } from '../../rules/booklet/booklet.ts';
import type { PictureName } from '../../rules/booklet/picture-name.ts';
import { COVER } from '../../rules/booklet/picture-name.ts';
import { VIEW_SCREENS } from '../../rules/vocabulary.ts';
import type { PictureAccount } from './account.ts';
import { holdBooklets } from './hold-booklets.ts';
import type { StillKeeper } from './still-keeper.ts';

/** All that there are pictures of in a booklet. */
const ALL: readonly PictureName[] = [COVER, ...VIEW_SCREENS];

/** A booklet whose pictures are wanted, and the view screens that come first. */
export interface WantedBooklet {
  readonly booklet: ShownBooklet;
  readonly first: readonly number[];
}

interface Parts {
  /** Where the still of a view screen or a front cover is that came with the game; null where there is none. */
  readonly still: (booklet: ShownBooklet, name: PictureName) => string | null;
  /** Where its second sheet is; null where there is none, or nothing may move. */
  readonly sheet: (booklet: ShownBooklet, name: PictureName) => string | null;
  /** Resolves when the game itself is kept on the device; missing where it never is, and so no still. */
  readonly ready?: Promise<unknown> | undefined;
  /** Hears of each picture that the browser has no room for. */
  readonly full?: (() => void) | undefined;
}

/** Whether the device says that data is dear: nothing is fetched ahead. */
export const isDataDear = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** What is kept of pictures: those of a booklet from when it is chosen or opened, and whatever was seen. */
export class PictureKeeping {
  readonly #parts: Parts;
  #account: Promise<PictureAccount> | null = null;
  #stills: Promise<StillKeeper> | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Fetches the stills of booklets that were chosen or opened, those of `first` of all of them before any other, and
   * then their second sheets in the same order.
   */
  want(wanted: readonly WantedBooklet[]): void {
    if (isDataDear()) return;
    const of = (where: Parts['still']): readonly string[] =>
      [...wanted, ...wanted.map(({ booklet }) => ({ booklet, first: ALL }))].flatMap(
        ({ booklet, first }) => first.flatMap((name) => where(booklet, name) ?? []),
      );
    const { sheet, still } = this.#parts;
    const addresses = [...new Set([...of(still), ...of(sheet)])];
    const now = Date.now();
    if (addresses.length > 0) void this.#do((stills) => stills.want(addresses, now));
  }

  /** Fetches the stills of a booklet that was chosen. */
  choose(booklet: ShownBooklet | undefined): void {
    if (booklet) this.want([{ booklet, first: [] }]);
  }

  /** Keeps the pictures of booklets from being let go of until what it gives is called. */
  hold(booklets: readonly Pick<ShownBooklet, 'id'>[]): () => void {
    return holdBooklets(booklets.map(({ id }) => id));
  }

  /** Lets go of what is kept of a booklet, unless it is open, and of what is on its way. */
  async letGo(id: string): Promise<void> {
    const now = Date.now();
    if (await (await this.account()).letGo(id)) (await this.#stills)?.unwant(id, now);
  }

  /** What stands at an address was seen: a still of the game is kept from then on. */
  see(address: string): void {
    const now = Date.now();
    if (address.startsWith('./pictures/')) void this.#do((stills) => stills.see(address, now));
  }

  /** What is kept, picture by picture, and how it is let go of; loaded when it is first asked for. */
  account(): Promise<PictureAccount> {
    const { full } = this.#parts;
    this.#account ??= import('./account.ts')
      .then(({ PictureAccount: Account }) => new Account({ ...(full && { full }) }))
      .catch((error: unknown) => {
        this.#account = null;
        throw error;
      });
    return this.#account;
  }

  async #do(act: (stills: StillKeeper) => unknown): Promise<void> {
    const { ready } = this.#parts;
    if (!ready) return;
    try {
      await ready;
      this.#stills ??= Promise.all([import('./still-keeper.ts'), this.account()]).then(
        ([{ StillKeeper: Keeper }, account]) => new Keeper(account),
      );
      await act(await this.#stills);
    } catch {
      // What keeps them could not be loaded: it is tried again with the next.
      this.#stills = null;
    }
  }
}
