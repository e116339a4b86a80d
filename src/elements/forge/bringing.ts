import type { ReactiveControllerHost } from 'lit';
import { LONGEST_SHEET, isBooklet } from '../../offline/forge/sheet-text.ts';
import { belongsElsewhere } from '../common/brought.ts';
import { FileDrops } from '../common/file-drops.ts';
import { notify } from '../common/notice.ts';
import { FORGE_WORDS } from './forge-words.ts';

/** What pictures and the like have in them, read as text: bytes that are no letters. */
const NO_TEXT = /[\0\uFFFD]/;

/** What comes to the stage from outside: a text that is pasted, files that are opened or dropped. */
export class Bringing {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #brought: (text: string) => void;
  readonly #files: FileDrops;

  /** `brought` takes what may be a sheet. */
  constructor(host: ReactiveControllerHost & HTMLElement, brought: (text: string) => void) {
    this.#host = host;
    this.#brought = brought;
    // Of several the first is forged.
    this.#files = new FileDrops(host, ['sheet', 'unknown'], async ([first, ...others]) => {
      if (first) await this.#open(first.file);
      return others.map(belongsElsewhere);
    });
    host.addController(this.#files);
  }

  /** Takes what was chosen in a field. */
  get chosen(): FileDrops['chosen'] {
    return this.#files.chosen;
  }

  pasted(text: string): void {
    if (text.trim() !== '') this.#take(text, 'This text');
  }

  async #open(file: File): Promise<void> {
    if (file.size > 4 * LONGEST_SHEET)
      return notify(this.#host, FORGE_WORDS.tooLong(file.name, file.size));
    try {
      const text = await file.text();
      if (text.trim() === '') notify(this.#host, FORGE_WORDS.empty(file.name));
      else if (NO_TEXT.test(text)) notify(this.#host, FORGE_WORDS.noText(file.name));
      else this.#take(text, file.name);
    } catch {
      notify(this.#host, FORGE_WORDS.unread(file.name));
    }
  }

  #take(text: string, called: string): void {
    if (text.length > LONGEST_SHEET) notify(this.#host, FORGE_WORDS.tooLong(called, text.length));
    else if (isBooklet(text)) notify(this.#host, FORGE_WORDS.isBooklet(called));
    else this.#brought(text);
  }
}
