import { isBooklet, isSheet } from '../../offline/forge/sheet-text.ts';
import { newId } from '../../offline/disk/new-id.ts';
import { BROUGHT_WORDS } from './common-words.ts';
import { say } from './say.ts';

export type FileKind = keyof typeof BROUGHT_WORDS.kinds;

/** A file and its kind, detected by content alone. */
export interface KnownFile {
  readonly file: File;
  readonly kind: FileKind;
  /** Empty for a picture, a hangar's file, and one that is too large or cannot be read. */
  readonly text: string;
}

export interface BroughtLine {
  readonly told: string;
  readonly goes?: SentFile;
}
interface SentFile {
  readonly file: File;
  readonly address: string;
  readonly name?: string;
}

/** Largest text read, in bytes: a booklet with pictures. A hangar's file is known by its first bytes. */
export const LARGEST_TEXT = 4_000_000;

const PICTURE = /^(?:\x89PNG|\xff\xd8\xff|RIFF.{4}WEBP)/su;
const HANGAR = /^\uFEFF?\{"viewscreen":"hangar"/u;
const RECORD = /^[ \t\u00a0\u200b\ufeff>]*viewscreen[ \t\u00a0]+record[ \t\u00a0]+\d/imu;

/** A file's text: in UTF-8, else as Windows wrote it, if only that makes it a sheet. */
export const fileText = async (file: File): Promise<string> => {
  const text = await file.text();
  if (!text.includes(String.fromCharCode(0xfffd))) return text;
  const other = new TextDecoder('windows-1252').decode(await file.arrayBuffer());
  return isSheet(other) ? other : text;
};

export const knownFile = async (file: File): Promise<KnownFile> => {
  const known = (kind: FileKind, text = ''): KnownFile => ({ file, kind, text });
  try {
    const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    if (PICTURE.test(String.fromCharCode(...bytes))) return known('picture');
    if (HANGAR.test(await file.slice(0, 40).text())) return known('hangar');
    if (file.size > LARGEST_TEXT) return known('unknown');
    const text = await fileText(file);
    if (isSheet(text)) return known('sheet', text);
    if (isBooklet(text)) return known('booklet', text);
    return known(RECORD.test(text) ? 'record' : 'unknown', text);
  } catch {
    return known('unknown');
  }
};

/** The line for a file that another stage takes, with a link there. */
export const belongsElsewhere = ({ file, kind }: KnownFile): BroughtLine => {
  const { kinds, says, tooLarge } = BROUGHT_WORDS;
  const { home, is } = kinds[kind];
  return kind === 'unknown' && file.size > LARGEST_TEXT
    ? { told: tooLarge(file.name, file.size, LARGEST_TEXT) }
    : { told: says(file.name, is), ...(home ? { goes: { file, ...home } } : {}) };
};

export const tellFiles = (from: EventTarget, lines: readonly (KnownFile | BroughtLine)[]): void =>
  say(from, 'files-told', lines);

/** The address of a new draft in the workshop, which opens the file that is sent there. */
export const newDraft = (): string => `#/workshop/${newId()}`;

export const sendFile = (from: EventTarget, file: SentFile): void => say(from, 'file-sent', file);

export interface BringFiles {
  readonly chosen: (event: Event) => Promise<void>;
  readonly pasted: (text: string) => Promise<void>;
}

/** The root of the page or of the app that an element stands in, however deep. */
const outermost = (node: Node): Node => {
  const root = node.getRootNode();
  const isInside = root instanceof ShadowRoot && root.host.getRootNode() instanceof ShadowRoot;
  return isInside ? outermost(root.host) : root;
};

/**
 * Lets a stage take dropped, chosen and pasted files. Kinds it does not take go to the list of files, and so does
 * what `take` gives of the others. `chosen` handles a file field; pasted text counts as a file.
 */
export const takeFiles = (
  stage: HTMLElement,
  kinds: readonly FileKind[],
  take: (own: readonly KnownFile[]) => Promise<readonly (KnownFile | BroughtLine)[]> | void,
): BringFiles => {
  const bring = async (files: Iterable<File>): Promise<void> => {
    const room = outermost(stage);
    const known: KnownFile[] = [];
    // One after the other: hundreds asked for at once would hold up the page.
    for (const file of [...files]) known.push(await knownFile(file));
    // Records are taken in wherever one has gone meanwhile; all else needs the stage.
    const isTaken = ({ kind }: KnownFile): boolean =>
      kinds.includes(kind) && (stage.isConnected || kind === 'record');
    const own = known.filter(isTaken);
    const others = known.filter((each) => !own.includes(each));
    const lines = [...((own.length > 0 && (await take(own))) || []), ...others];
    if (lines.length > 0) tellFiles(stage.isConnected ? stage : room, lines);
  };
  // Otherwise the browser opens the file in place of the game.
  stage.addEventListener('dragover', (event) => event.preventDefault());
  stage.addEventListener('drop', (event) => {
    // A stage inside this one has taken it.
    if (event.defaultPrevented) return;
    event.preventDefault();
    void bring(event.dataTransfer?.files ?? []);
  });
  return {
    chosen: async ({ target }) => {
      const input = target as HTMLInputElement;
      await bring(input.files ?? []);
      // So that the same files can be chosen again.
      input.value = '';
    },
    pasted: (text) => bring([new File([text], BROUGHT_WORDS.pasted)]),
  };
};

declare global {
  interface HTMLElementEventMap {
    /** Files that no stage has taken, and lines on others: `<viewscreen-app>` lists them. */
    'files-told': CustomEvent<readonly (File | KnownFile | BroughtLine)[]>;
    /** Take a file to the stage at an address, as if dropped there. */
    'file-sent': CustomEvent<SentFile>;
  }
}
