import { describe, expect, test } from 'vitest';
import { LONGEST_PASTE, pastedConsoles } from '../../../src/rules/workshop/pasted.ts';
import { pasteSteps } from '../../../src/rules/workshop/paste-steps.ts';
import { rifleman } from '../battle/table-top.ts';

/** Cells as one line each, to compare. */
const cellsIn = (text: string, from = 26): readonly string[] =>
  pastedConsoles(text, from).cells.map(
    ({ holder, owner, cell }) => `${holder} × ${owner}: ${cell}`,
  );
const reasons = (text: string, from = 26): readonly string[] =>
  pastedConsoles(text, from).leftOut.map(
    ({ line, text: words, why }) => `${line}: ${words}: ${why}`,
  );

describe('a pasted console', () => {
  test.each([
    ['a hyphen', '18 - 13E\n20 - 15'],
    ['a dash without spaces', '18–13E\n20—15'],
    ['a minus, a colon, an equals sign, an arrow', '18 − 13E 20: 15'],
    ['an arrow of two signs', '18 -> 13E, 20 => 15'],
    ['dots', '18 … 13E\n20 .... 15'],
    ['a space, several a line', '18 13E 20 15'],
    ['a tab, in columns of a page', '18\t13E\t20\t15'],
    ['commas', '18,13E\n20,15'],
    ['a table of a text', '| 18 | 13E |\n|---|---|\n| 20 | 15 |'],
    ['any order', '20 - 15; 18 - 13 E'],
    ['small letters', '18 - 13e, 20 - 15'],
    ['bullets, and a dash at the end', '- 18: 13E\n– 20: 15 –'],
    ['marks that nobody sees', '\u200e18 - 13E\n20\u00a0-\u00a015\u200b'],
  ])('is read with %s', (_how, text) => {
    expect(cellsIn(text)).toEqual(['26 × 18: 13E', '26 × 20: 15']);
    expect(pastedConsoles(text, 26)).toMatchObject({ asked: [], leftOut: [] });
  });

  test('has 01 where 1 stands, and 00', () => {
    expect(cellsIn('18 - 1, 20 - 0, 22 - 00, 24 - 9F')).toEqual(
      ['18: 01', '20: 00', '22: 00', '24: 09F'].map((cell) => `26 × ${cell}`),
    );
  });

  test.each([
    ['Console 28', 'Console 28\n18 - 13E'],
    ['28:', '28:\n18 - 13E'],
    ['28', '28\n18 - 13E'],
    ['(28) in brackets', '(28)\n18 - 13E'],
    ['the heading on the same line', '28: 18 - 13E'],
    ['the heading and numbers without dashes on one line', '28: 18 13E 20 15'],
    ['a heading between the cells of a line', '16 - 09 CONSOLE 28: 18 - 13E'],
  ])('begins with %s', (_how, text) => {
    expect(cellsIn(text)).toContain('28 × 18: 13E');
  });

  test('is the open one until a heading names another', () => {
    expect(cellsIn('20 - 15\nConsole 30\n20 - 17\n64\n50 - 49')).toEqual([
      ...['26 × 20: 15', '30 × 20: 17', '64 × 50: 49'],
    ]);
  });

  test('takes a cell that leads to no view screen: the check tells its fault', () => {
    expect(cellsIn('18 - 28')).toEqual(['26 × 18: 28']);
  });
});

describe('a grid of a spreadsheet', () => {
  const row = ['13E', '21', '41D', '09F', '13G', '19', '09B', '17'];
  const band = [2, 4, 6, 8, 10, 12, 14, 16];
  const rows = band.map(() => row.join('\t'));
  const last = '16 × 16: 17';
  test('is read without headings, at the range that is open', () => {
    expect(cellsIn(rows.join('\n'), 4)).toHaveLength(64);
    expect(cellsIn(rows.join('\n'), 4)).toContain(last);
    expect(cellsIn(rows.join('\n'), 64)).toContain('64 × 64: 17');
  });
  test('is read with the numbers above it, beside it, or both', () => {
    const named = rows.map((each, at) => `${band[at]}\t${each}`);
    for (const text of [[band.join('\t'), ...rows], named, [`\t${band.join('\t')}`, ...named]])
      expect(cellsIn(text.join('\n'), 26).at(-1)).toBe(last);
    expect(cellsIn(named[3] ?? '')).toHaveLength(8);
  });
  test('may be two rows: the numbers, and below them the cells of the open console', () => {
    expect(cellsIn(`Console 6\n${band.join(' ')}\n${row.join(' ')}`)).toEqual(
      row.map((cell, at) => `6 × ${band[at]}: ${cell}`),
    );
    expect(cellsIn(`${band.join(' ')}\n${row.join(' ')}`, 26)).toEqual([]);
  });
  test('is read with spaces, commas or semicolons; an empty cell is none', () => {
    for (const by of [' ', ';', ', '])
      expect(cellsIn(band.map(() => row.join(by)).join('\n'), 2)).toHaveLength(64);
    expect(cellsIn(`16\t${row.with(0, '').join('\t')}`)).toHaveLength(7);
  });
  test('is of close range before one of 16 × 16, of long range after it, unless a heading says another', () => {
    const wide = Array.from({ length: 16 }, () => [...row, ...row].join('\t'));
    const all = [...rows, '', ...wide, '', ...rows];
    for (const from of [2, 26, 64]) {
      expect(cellsIn(all.join('\n'), from)).toHaveLength(384);
      expect(cellsIn(all.join('\n'), from).at(-1)).toBe('64 × 64: 17');
    }
    for (const heading of ['Console 2', 'Close range', 'CLOSE\t\t'])
      expect(cellsIn([...wide, heading, ...rows].join('\n'), 64).at(0)).toBe('2 × 2: 13E');
    const unsaid = [...wide, 'as I have it', ...rows].join('\n');
    expect(pastedConsoles(unsaid, 26).leftOut.map(({ why }) => why)).toContain('which range');
  });
  test('is left out if it is not whole, or could be of close or long range', () => {
    expect(reasons(rows.slice(1).join('\n'), 2)).toEqual([
      '1: 13E\\u000921\\u000941D\\u000909F\\u000913G\\u000919\\u000909B\\u000917: no grid',
    ]);
    expect(pastedConsoles(rows.join('\n'), 26).cells).toEqual([]);
    expect(pastedConsoles(rows.join('\n'), 26).leftOut[0]?.why).toBe('which range');
  });
});

describe('what is asked', () => {
  test('is O and l among digits, with what each may mean', () => {
    const { asked, cells } = pastedConsoles('18 - O5, 20 - l3E, 22 - 1O, 2O - 15, 24 - 23l', 26);
    expect(cells).toEqual([]);
    expect(asked.map(({ owner, why, choices }) => [owner, why, ...choices])).toEqual([
      [18, 'letters', '05'],
      [20, 'letters', '13E', '15'],
      [22, 'letters', '10', '01O'],
      [24, 'letters', '23L', '23I'],
    ]);
    expect(asked[0]?.said).toEqual([{ text: '18 - O5', line: 1 }]);
  });
  test('is a number given twice with two cells, and not one with the same', () => {
    const { asked, cells } = pastedConsoles('18 - 13\n18 - 15\n20 - 17\n20 - 17', 26);
    expect(cells).toEqual([{ holder: 26, owner: 20, cell: '17' }]);
    expect(asked).toEqual([
      {
        ...{ holder: 26, owner: 18, why: 'twice', choices: ['13', '15'] },
        said: [
          { text: '18 - 13', line: 1 },
          { text: '18 - 15', line: 2 },
        ],
      },
    ]);
  });
  test('is no O, I or L that is a letter of its page', () => {
    expect(cellsIn('18 - 23O, 20 - 23I, 22 - 23L')).toHaveLength(3);
  });
});

describe('what is left out', () => {
  test.each([
    ['18 - 1?E', '1: 18 - 1?E: unread'],
    ['Rifleman RFL-3N', '1: Rifleman RFL - 3N: unread'],
    ['18 - 20 - 13', '1: 18 -: unread'],
    ['18 20 15', '1: 18: unread'],
    ['19 - 13', '1: 19 - 13: no number'],
    ['66 - 13', '1: 66 - 13: no number'],
    ['4 - 13', '1: 4 - 13: another range'],
    ['Console 27', '1: 27: no console'],
  ])('%j is told', (text, told) => {
    expect(reasons(text)).toEqual([told]);
  });
  test('are cells under a heading that is no console, or where none is open', () => {
    expect(cellsIn('Console 27\n18 - 13E')).toEqual([]);
    expect(reasons('18 - 13E', 0)).toEqual(['1: 18 - 13E: no console']);
  });
  test('is shortened, and counted after a hundred', () => {
    const { leftOut, more } = pastedConsoles(`${'x'.repeat(500)}\n`.repeat(150), 26);
    expect([leftOut.length, more, leftOut[0]?.text.length]).toEqual([100, 50, 41]);
  });
  test('is what follows the longest text, from the beginning of its line', () => {
    const text = `18 - 13E\n${'20 - 15\n'.repeat(LONGEST_PASTE)}`;
    expect(pastedConsoles(text, 26)).toMatchObject({ leftOut: [{ why: 'too long' }] });
    expect(cellsIn(text)).toEqual(['26 × 18: 13E', '26 × 20: 15']);
    expect(cellsIn('1'.repeat(3_000_000))).toEqual([]);
  });
});

describe('a paste that is taken', () => {
  const { document } = rifleman;
  const cells = [
    { holder: 2, owner: 2, cell: document.consoles['2']?.['2'] ?? '' },
    { holder: 2, owner: 4, cell: '63' },
  ];
  test('shows only the cells that become others, with what stood there', () => {
    expect(pasteSteps(document, cells)).toEqual([
      { console: 2, cells: [{ owner: 4, before: '21', after: '63' }] },
    ]);
    expect(pasteSteps({ consoles: 3 }, cells)).toHaveLength(1);
  });
});
