import type { ReactiveControllerHost } from 'lit';
import type { Added, Library, Shelved } from '../../offline/booklets/library.ts';
import { judge } from '../../offline/booklets/judge.ts';
import { askForPromise } from '../../offline/disk/promise.ts';
import type { ForgedBooklet } from '../../offline/forge/asked.ts';
import { Smithy } from '../../offline/forge/smithy.ts';
import { forged } from '../../offline/links/forged.ts';
import { lineOfFault } from '../../forge/unit-file.ts';
import { unitFileOf } from '../../forge/unit-kind.ts';
import { unitFaultText } from '../../forge/words.ts';
import type { BookletDocument } from '../../rules/document/booklet-document.ts';
import { findingText } from '../../rules/words/finding-text.ts';
import type { BroughtLine, KnownFile } from '../common/brought.ts';
import { belongsElsewhere } from '../common/brought.ts';
import { missPart } from '../common/notice.ts';
import { sheetIn } from '../forge/bringing.ts';
import { differences } from '../forge/difference.ts';
import type { Standing } from '../forge/standing.ts';
import { onShelf } from '../forge/standing.ts';
import { LIST_WORDS } from './brought-words.ts';

/** A sound booklet, and the sheet that it was forged from, if it was. */
interface Found {
  readonly text: string;
  readonly sheet: string | null;
  readonly edition: string;
  readonly mech: BookletDocument['mech'];
}

type State =
  | { readonly kind: 'told'; readonly line: BroughtLine }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'ready'; readonly found: Found }
  | { readonly kind: 'shelved'; readonly found: Found; readonly isKept: boolean }
  /** `isOpenable`: the stage that takes it shows where each fault is. */
  | { readonly kind: 'refused'; readonly why: string; readonly isOpenable: boolean };

/** A file on the list: what it came as, and how far it has come. */
export interface Listed {
  readonly known: KnownFile | null;
  is: State;
}

/** Files that begin like one may be a booklet with a slip in its text. */
const mayBeBooklet = ({ kind, text }: KnownFile): boolean =>
  kind === 'booklet' || (kind === 'unknown' && /^\s*[[{]/u.test(text));

const listed = (brought: KnownFile | BroughtLine): Listed => {
  if ('told' in brought) return { known: null, is: { kind: 'told', line: brought } };
  const isTaken = brought.kind === 'sheet' || mayBeBooklet(brought);
  return isTaken
    ? { known: brought, is: { kind: 'waiting' } }
    : { known: null, is: { kind: 'told', line: belongsElsewhere(brought) } };
};

const refused = ([first = '', ...more]: readonly string[], isOpenable: boolean): State => ({
  kind: 'refused',
  why: LIST_WORDS.why(first, more.length),
  isOpenable,
});

const shelved = (found: Found, added: Added): State =>
  added.ok
    ? { kind: 'shelved', found, isKept: added.kept }
    : refused(added.faults.map(findingText), true);

/** Files that were brought, one after the other forged or checked in a worker, and put on the shelf by hand. */
export class BroughtList {
  files: readonly Listed[] = [];
  /** How many of those that go on the shelf are there; null if none goes. */
  putting: { readonly done: number; readonly of: number } | null = null;
  readonly #host: ReactiveControllerHost & EventTarget;
  readonly #library: () => Library;
  readonly #smithy = new Smithy();
  #isReading = false;
  #isStopped = false;

  constructor(host: ReactiveControllerHost & EventTarget, library: () => Library) {
    this.#host = host;
    this.#library = library;
  }

  /** Whether files are on their way without another tap. */
  get isBusy(): boolean {
    return this.#isReading || this.putting !== null;
  }

  /** Files that need a tap or are on their way. */
  get open(): readonly Listed[] {
    return this.files.filter(({ is }) => {
      if (is.kind === 'told') return is.line.goes !== undefined;
      if (is.kind === 'refused') return is.isOpenable;
      return is.kind !== 'shelved' && this.standing(is)?.kind !== 'there';
    });
  }

  /** Those that one tap puts on the shelf. */
  get ready(): readonly Listed[] {
    return this.files.filter(({ is }) => {
      const standing = this.standing(is);
      return standing?.kind === 'new' || standing?.kind === 'taken';
    });
  }

  bring(brought: readonly (KnownFile | BroughtLine)[]): void {
    this.files = [...brought.map(listed), ...this.open];
    this.#host.requestUpdate();
    void this.#read();
  }

  drop(files: readonly Listed[]): void {
    this.files = this.files.filter((each) => !files.includes(each));
    this.#host.requestUpdate();
  }

  /** What a booklet would be on the shelf; null if it is not ready. */
  standing(is: State): Standing | null {
    if (is.kind !== 'ready') return null;
    const { edition, mech, sheet } = is.found;
    const id = mech.designation.toLowerCase();
    return onShelf({ edition, id, mech }, this.#library(), { sheet: sheet ?? '' });
  }

  /** Puts these on the shelf, each as it is told now: what another of them has changed waits for another tap. */
  async put(files: readonly Listed[]): Promise<void> {
    if (this.putting) return;
    const asTold = files.map((each) => [each, this.#designation(each)] as const);
    void askForPromise();
    this.#isStopped = false;
    await this.#whole(async () => {
      for (const [done, [each, designation]] of asTold.entries()) {
        if (this.#isStopped) return;
        this.#go({ done, of: files.length });
        if (designation !== null && this.#designation(each) === designation)
          each.is = await this.#put(each.is, designation);
      }
    });
    this.#go(null);
  }

  /** If a part of the game could not be loaded, that is told, and what is not done waits for another tap. */
  async #whole(does: () => Promise<void>): Promise<void> {
    try {
      await does();
    } catch {
      missPart(this.#host);
    }
  }

  /** How a file differs from its older edition on the shelf, in lines. */
  async compare({ is }: Listed, by: Shelved): Promise<readonly string[]> {
    const before = await this.#library().read(by.id, by.edition);
    if (is.kind !== 'ready') return [];
    const { edition, text } = is.found;
    const document = JSON.parse(text) as BookletDocument;
    return before ? differences(before, { document, edition }) : [LIST_WORDS.unread];
  }

  /** Puts a file in the place of the edition that it was compared with, if that is still there. */
  async replace(file: Listed, by: Shelved): Promise<void> {
    const { is } = file;
    const standing = this.standing(is);
    if (is.kind !== 'ready' || standing?.kind !== 'edition') return;
    if (standing.by.edition !== by.edition) return;
    const { sheet, text } = is.found;
    void askForPromise();
    await this.#whole(async () => {
      const added = await this.#library().forgeAgain(by.key, text, sheet ?? undefined);
      file.is = shelved(is.found, added);
    });
    this.#host.requestUpdate();
  }

  /** What is on its way still gets there. */
  stop(): void {
    this.#isStopped = true;
  }

  #go(putting: BroughtList['putting']): void {
    this.putting = putting;
    this.#host.requestUpdate();
  }

  /** The designation under which the shelf would take it; null if it takes it under none. */
  #designation({ is }: Listed): string | null {
    const standing = this.standing(is);
    if (is.kind !== 'ready' || !standing || standing.kind === 'there') return null;
    return standing.kind === 'new' ? is.found.mech.designation : standing.instead;
  }

  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    for (;;) {
      const next = this.files.find(({ is }) => is.kind === 'waiting');
      if (!next?.known) break;
      const { known } = next;
      next.is = await this.#found(known).catch(() => refused([LIST_WORDS.notLoaded], false));
      this.#host.requestUpdate();
    }
    this.#isReading = false;
    this.#smithy.end();
    this.#host.requestUpdate();
  }

  async #found(known: KnownFile): Promise<State> {
    if (known.kind !== 'sheet') return this.#checked(known.text);
    const read = sheetIn(known);
    return read.ok ? this.#forged(read.text, known.text) : refused([read.why], false);
  }

  async #checked(text: string): Promise<State> {
    const verdict = await judge({ text });
    if (!verdict.ok) return refused(verdict.faults.map(findingText), true);
    const { document, edition } = verdict;
    return { kind: 'ready', found: { text, sheet: null, edition, mech: document.mech } };
  }

  /** `brought` is the text of the file, whose own lines its faults are told by if another program wrote it. */
  async #forged(sheet: string, brought: string): Promise<State> {
    return this.#came(
      await new Promise<ForgedBooklet>((told, lost) => this.#smithy.forge(sheet, told, lost)),
      sheet,
      brought,
    );
  }

  #came(came: ForgedBooklet, sheet: string, brought = sheet): State {
    const isUnit = unitFileOf(brought) !== null;
    if (!came.ok)
      return refused(
        came.faults.map((fault) =>
          unitFaultText(fault, isUnit ? lineOfFault(brought, fault) : null),
        ),
        true,
      );
    const { document, edition, text } = came;
    return { kind: 'ready', found: { text, sheet, edition, mech: document.mech } };
  }

  async #put(is: State, designation: string): Promise<State> {
    if (is.kind !== 'ready') return is;
    const renamed = await this.#named(is.found, designation);
    if (renamed.kind !== 'ready') return renamed;
    const { found } = renamed;
    return shelved(found, await this.#library().add(found.text, found.sheet ?? undefined));
  }

  /** The same under this designation. */
  async #named(found: Found, designation: string): Promise<State> {
    if (found.mech.designation === designation) return { kind: 'ready', found };
    const { sheet, text } = found;
    const document = JSON.parse(sheet ?? text) as BookletDocument;
    if (sheet !== null) {
      const named = `${JSON.stringify({ ...document, designation }, null, 2)}\n`;
      // Those that are still read have the smithy.
      return this.#came(await forged(named), named);
    }
    const mech = { ...document.mech, designation };
    return this.#checked(`${JSON.stringify({ ...document, mech }, null, 2)}\n`);
  }
}
