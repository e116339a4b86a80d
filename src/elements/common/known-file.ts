import { isBooklet, isSheet } from '../../offline/forge/sheet-text.ts';

/** What a file is to the game. */
export const FILE_KINDS = ['record', 'booklet', 'sheet', 'hangar', 'picture', 'unknown'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A file, and what it is by its content, whatever it is called. */
export interface KnownFile {
  readonly file: File;
  readonly kind: FileKind;
  /** Of a record, a booklet or a sheet. */
  readonly text: string;
}

/** Largest text that is looked at (bytes): a booklet with pictures in it. A hangar's file is known by its beginning. */
export const LARGEST_TEXT = 4_000_000;

const PICTURE = /^(?:\x89PNG|\xff\xd8\xff|RIFF.{4}WEBP)/su;
const HANGAR = /^\uFEFF?\{"viewscreen":"hangar"/u;
const RECORD = /^[ \t\u00a0\u200b\ufeff>]*viewscreen[ \t\u00a0]+record[ \t\u00a0]+\d/imu;

/** Says what a file is, by its content alone. */
export const knownFile = async (file: File): Promise<KnownFile> => {
  const known = (kind: FileKind, text = ''): KnownFile => ({ file, kind, text });
  try {
    const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    if (PICTURE.test(String.fromCharCode(...bytes))) return known('picture');
    if (HANGAR.test(await file.slice(0, 40).text())) return known('hangar');
    if (file.size > LARGEST_TEXT) return known('unknown');
    const text = await file.text();
    if (isSheet(text)) return known('sheet', text);
    if (isBooklet(text)) return known('booklet', text);
    return RECORD.test(text) ? known('record', text) : known('unknown', text);
  } catch {
    return known('unknown');
  }
};
