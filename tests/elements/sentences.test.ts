import { expect, test } from 'vitest';
import { isWordsFile, readOf, sentences, sentencesIn } from '../tools/sentences.ts';

// Sentences that a player reads stand in words files, where they can be read one after the other, mended,
// and one day said in another language. Here is how many of each room still stand elsewhere: a number may
// fall, and is written down when it has; it never rises.
const LEFT: Readonly<Record<string, number>> = {
  'elements/acts': 3,
  'elements/card': 3,
  'elements/cards': 17,
  'elements/end': 1,
  'elements/reading': 2,
  'elements/records': 1,
  'elements/settlement': 8,
  'elements/turn': 1,
  'offline/fights': 10,
  'offline/hangars': 1,
  'rules/fight': 1,
};

/** What a booklet's author reads of the schema stands with what it describes. */
const OF_AUTHORS = 'rules/document';

const roomOf = (file: string): string => file.split('/').slice(1, 3).join('/');
const elsewhere = sentences().filter(
  ({ file }) => !isWordsFile(file) && roomOf(file) !== OF_AUTHORS,
);

test.each([...new Set([...Object.keys(LEFT), ...elsewhere.map(({ file }) => roomOf(file))])])(
  '%s has no more sentences outside its words files than before',
  (room) => {
    const found = elsewhere.filter(({ file }) => roomOf(file) === room);
    const listed = found.map(({ file, words }) => `${file}: ${words}`).join('\n');
    expect(found.length, listed).toBeLessThanOrEqual(LEFT[room] ?? 0);
  },
);

test('sentences say cannot, never can’t', () => {
  expect(sentences().filter(({ words }) => /\bcan['’]t\b/i.test(words))).toEqual([]);
});

test('sentences are found in templates, labels and strings', () => {
  const source = `
    import './four-words.and-a-path.ts';
    const a = html\`<p class="four class names here">The <b>\${who}</b> has won the duel.</p>
      <button aria-label="Put it on the shelf">\${icon('close')} Close</button>\`;
    const b = done ? 'Nothing is lost by it.' : 'Go on';
    const c = \`\${who} goes to the shelf\`;
    this.querySelector('a b > c, d e [f] g');
    throw new Error('this is our own mistake');`;
  expect(sentencesIn('some.ts', source).map(({ words }) => words)).toEqual([
    'The … has won the duel.',
    'Put it on the shelf',
    'Nothing is lost by it.',
    '… goes to the shelf',
  ]);
});

test('a label of four words counts as a sentence, one of three does not', () => {
  expect(readOf('<a>Leaf through it</a>')).toEqual([]);
  expect(readOf('<a>Leaf through the booklet</a>')).toEqual(['Leaf through the booklet']);
});
