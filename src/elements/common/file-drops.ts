import type { ReactiveController } from 'lit';
import type { BroughtLine } from './brought.ts';
import { belongsElsewhere, tellFiles } from './brought.ts';
import type { FileKind, KnownFile } from './known-file.ts';
import { knownFile } from './known-file.ts';

/** Lets something be dropped here: without it a browser opens the file in the place of the game. */
const allow = (event: DragEvent): void => event.preventDefault();

/** Takes the files of its kinds, and gives a line for each of which something is to be said. */
export type TakeFiles = (own: readonly KnownFile[]) => Promise<readonly BroughtLine[]> | void;

/** Files may be let go anywhere over a stage, which takes those of its kinds; of the others it is said where they belong. */
export class FileDrops implements ReactiveController {
  readonly #host: HTMLElement;
  readonly #kinds: readonly FileKind[];
  readonly #take: TakeFiles;

  constructor(host: HTMLElement, kinds: readonly FileKind[], take: TakeFiles) {
    this.#host = host;
    this.#kinds = kinds;
    this.#take = take;
  }

  hostConnected(): void {
    this.#host.addEventListener('dragover', allow);
    this.#host.addEventListener('drop', this.#dropped);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('dragover', allow);
    this.#host.removeEventListener('drop', this.#dropped);
  }

  /** Takes files, dropped or chosen. */
  async bring(files: readonly File[]): Promise<void> {
    const known = await Promise.all(files.map(knownFile));
    const own = known.filter(({ kind }) => this.#kinds.includes(kind));
    const others = known.filter((each) => !own.includes(each)).map(belongsElsewhere);
    const lines = [...((own.length > 0 && (await this.#take(own))) || []), ...others];
    if (lines.length > 0) tellFiles(this.#host, lines);
  }

  /** Takes the files of a field; the same ones may be chosen again. */
  readonly chosen = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement;
    await this.bring([...(input.files ?? [])]);
    input.value = '';
  };

  readonly #dropped = (event: DragEvent): void => {
    // A stage inside this one has taken it.
    if (event.defaultPrevented) return;
    event.preventDefault();
    void this.bring([...(event.dataTransfer?.files ?? [])]);
  };
}
