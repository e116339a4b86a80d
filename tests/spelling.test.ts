import { readFileSync, readdirSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

// American spelling, in all that is read: sentences, titles, comments, documents. Names in the code follow the
// booklet file, whose key is `colour`; what stands between backticks is such a name.

const BRITISH =
  /(?<![\w`$.\-/<#'])(?:un|re|dis|multi|fore)?(?:colour|armour|manoeuvr|favour|judgement|grey|behaviour|neighbour|honour|(?:centi|milli|kilo)?metre|analys(?:ed|ing)|licence|modelled|labelled|cancelled|travelled|defence|offence|centre|catalogue|(?:organ|recogn|real|apolog|emphas|minim|maxim|summar)is(?:e|ing|ation)|skilful)\w*(?![\w$(`])(?![.-]\w)/giu;

interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly start: number;
  readonly end: number;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Texts of several words in a tree, and the text between the tags of a template. */
const textsOf = (node: Node, source: string): readonly string[] => {
  const own =
    node.type === 'Literal' && typeof node.value === 'string' && !/[{}<>[\]=#]/u.test(node.value)
      ? [node.value]
      : node.type === 'TemplateElement'
        ? source.slice(node.start, node.end).split(/<[^>]*>|\([^)]*\$|"[^"]*"|[{};]/u)
        : [];
  const within = Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((each) => textsOf(each, source));
  return [...own.filter((text) => /\S\s+\S/u.test(text)), ...within];
};

const withoutNames = (text: string): string => text.replaceAll(/`[^`\n]*`/gu, '');

/** The parts of a file that people read. */
const readOf = (file: string, source: string): readonly string[] => {
  if (file.endsWith('.css')) return source.match(/\/\*[\s\S]*?\*\//gu) ?? [];
  if (file.endsWith('.md')) return [source.replaceAll(/```[\s\S]*?```/gu, '')];
  const { comments, program } = parseSync(file, source, { sourceType: 'module' });
  return [...comments.map(({ value }) => value), ...textsOf(program, source)];
};

const britishIn = (file: string, source: string): readonly string[] =>
  readOf(file, source).flatMap((text) => withoutNames(text).match(BRITISH) ?? []);

test('British spelling is found in sentences, templates, comments, sheets and documents, but not in names', () => {
  const source = `// The colour of a sign
    const colour = \`grey\`;
    const a = 'In favour of it';
    const b = html\`<colour-sign>Its armour is gone</colour-sign>\`;`;
  expect(britishIn('a.ts', source)).toEqual(['colour', 'favour', 'armour']);
  expect(britishIn('a.css', 'a { color: grey; } /* Like metres */')).toEqual(['metres']);
  expect(britishIn('a.md', 'The centre of `colour`')).toEqual(['centre']);
});

test('everything that people read is in American spelling', () => {
  const files = ['src', 'tests', 'books', '.'].flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  );
  const found = files
    .filter((file) => /\.(?:ts|js|css|md)$/u.test(file))
    .filter((file) => !/\/version-\d|spelling\.test/u.test(file))
    .flatMap((file) =>
      britishIn(file, readFileSync(file, 'utf8')).map((word) => `${file}: ${word}`),
    );
  expect(found).toEqual([]);
});
