import { readFileSync, readdirSync } from 'node:fs';

/** A tag of a template: its name, and the names of what is bound to it, as they are written. */
export interface Tag {
  readonly file: string;
  readonly name: string;
  readonly bound: readonly string[];
}

const FOLDER = 'src/elements';

/** The source of every file of the elements. */
export const sources: readonly { readonly file: string; readonly text: string }[] = readdirSync(
  FOLDER,
  { recursive: true, encoding: 'utf8' },
)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(`${FOLDER}/${file}`, 'utf8') }));

/** Where a template that begins at a place ends, and its text, with a `§` for every expression. */
const templateAt = (text: string, from: number): { end: number; written: string } => {
  let [at, written] = [from, ''];
  while (at < text.length && text[at] !== '`') {
    if (text.startsWith('${', at)) {
      at = endOfExpression(text, at + 2);
      written += '§';
    } else written += text[at];
    at += 1;
  }
  return { end: at, written };
};

/** Where the quotation mark stands that closes a string; one that nothing closes is a sign like any other. */
const endOfString = (text: string, from: number): number =>
  Math.max(from, text.indexOf(text.charAt(from), from + 1));

/** Where the brace stands that closes an expression. */
const endOfExpression = (text: string, from: number): number => {
  let [at, depth] = [from, 0];
  for (; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '`') at = templateAt(text, at + 1).end;
    else if (sign === "'" || sign === '"') at = endOfString(text, at);
    else if (sign === '{') depth += 1;
    else if (sign === '}' && depth === 0) return at;
    else if (sign === '}') depth -= 1;
  }
  return at;
};

/** Every template of a file, those inside others too. */
const templatesIn = (text: string): string[] =>
  [...text.matchAll(/\bhtml`/g)].map(({ index }) => templateAt(text, index + 5).written);

/** Every tag of our own in the templates. */
export const tags: readonly Tag[] = sources.flatMap(({ file, text }) =>
  templatesIn(text).flatMap((template) =>
    [...template.matchAll(/<([a-z]+-[a-z-]+)([^<>]*)>/g)].map(([, name = '', rest = '']) => ({
      file,
      name,
      bound: [...rest.matchAll(/([.?@]?[A-Za-z][\w-]*)(?:=(?:"[^"]*"|§))?/g)].map(
        ([, each = '']) => each,
      ),
    })),
  ),
);
