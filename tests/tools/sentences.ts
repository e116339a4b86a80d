import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

// Every sentence that a player reads, with its file: `npm run tool -- sentences` lists them, to be read aloud;
// `npm run tool -- sentences elements/shelf` those of one room. What a program puts in stands as an ellipsis.

/** Words that a player reads, in the file where they stand. */
export interface Sentence {
  readonly file: string;
  readonly words: string;
}

/** Where what a player reads is written. */
const FOLDERS = ['src/elements', 'src/offline', 'src/rules', 'src/tactics'];

/** A file of words, or a room of them: what it says stands where it belongs. */
export const isWordsFile = (file: string): boolean =>
  /(?:[-/]words\.ts|\/words\/.*\.ts)$/.test(file);

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const children = (node: Node): Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

const PUT_IN = '…';
/** Three words at most are a name, a label, a button: `Lock in`, `Leaf through`. */
const MOST_OF_A_LABEL = 3;
const isSentence = (text: string): boolean =>
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > MOST_OF_A_LABEL;

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A key beside a button is no word of it. */
const KEY = /<kbd\b[\s\S]*?<\/kbd>/g;
/** Tags inside a sentence: it is read on over them. */
const INSIDE = /<\/?(?:abbr|b|br|em|i|small|span|strong)\b[^<>]*>/g;
const READ_ATTRIBUTE =
  /\s(?:alt|aria-label|aria-description|heading|label|placeholder|title|words)="([^"]*)"/g;

/** What a player reads of a template: its text, and attributes that are shown or read out. */
export const readOf = (template: string): string[] => {
  const bare = template.replace(/<!--[\s\S]*?-->/g, '');
  const attributes = [...bare.matchAll(READ_ATTRIBUTE)].map(([, text = '']) => text);
  const texts = bare
    .replace(KEY, '')
    .replace(INSIDE, '')
    .split(/<[^<>]*>/);
  return [...texts, ...attributes].map(tidy).filter(isSentence);
};

const pieces = (node: Node): string =>
  (node['quasis'] as readonly { value: { cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join(PUT_IN);

/** A text is one that is read: letters and points, and not a selector, an address or a style. */
const isProse = (text: string): boolean =>
  isSentence(text) && !/[{}<>=[\]#@\\]|:\/\/|\w\.\w+\(|\bvar\(|^[a-z-]+(?: [a-z-]+)*: /u.test(text);

/** What is thrown is our own mistake, and read by nobody who plays. */
const isThrown = (node: Node): boolean =>
  node.type === 'ThrowStatement' ||
  (node.type === 'NewExpression' && (node['callee'] as Node)['name'] === 'Error');

/** A kind is a name among us, however long: `kind: 'console of another range'`. */
const isKind = (key: Node, value: Node): boolean =>
  key['name'] === 'kind' && value.type === 'Literal';

const gather = (node: Node): string[] => {
  if (isThrown(node) || node.type === 'ImportDeclaration' || node.type.startsWith('TS')) {
    const within = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];
    return within.includes(node.type) ? children(node).flatMap(gather) : [];
  }
  if (node.type === 'Property') {
    const value = node['value'] as Node;
    return isKind(node['key'] as Node, value) ? [] : gather(value);
  }
  if (node.type === 'TaggedTemplateExpression') {
    const tag = (node['tag'] as Node)['name'];
    const quasi = node['quasi'] as Node;
    const own = tag === 'html' || tag === 'svg' ? readOf(pieces(quasi)) : [];
    return [...own, ...children(quasi).flatMap(gather)];
  }
  if (node.type === 'TemplateLiteral')
    return [pieces(node), ...children(node).flatMap(gather)].filter(isProse).map(tidy);
  if (node.type === 'Literal' && typeof node['value'] === 'string')
    return isProse(node['value']) ? [tidy(node['value'])] : [];
  return children(node).flatMap(gather);
};

/** The sentences of a source text, in the order in which they stand. */
export const sentencesIn = (file: string, text: string): Sentence[] =>
  gather(parseSync(file, text).program as unknown as Node).map((words) => ({ file, words }));

/** Every sentence that a player reads. */
export const sentences = (): Sentence[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .flatMap((file) =>
        sentencesIn(`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8')),
      ),
  );

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { file, words } of sentences())
    if (!process.argv[2] || file.includes(process.argv[2])) console.log(`${file}: ${words}`);
