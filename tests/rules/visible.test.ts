import { describe, expect, test } from 'vitest';
import { hasUnseen, readable, withoutUnseen } from '../../src/rules/visible.ts';

const UNSEEN = [
  ...['\u0000', '\n', '\u007f', '\u0085', '\u00ad', '\u034f', '\u061c', '\u115f', '\u1160'],
  ...['\u17b4', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u2028', '\u2029', '\u202e'],
  ...['\u2060', '\u2066', '\u206f', '\u2800', '\u3164', '\ufe00', '\ufe0f', '\ufeff', '\uffa0'],
  ...['\ufff9', '\u{1bca0}', '\u{1d159}', '\u{1d173}', '\u{e0001}', '\u{e0041}', '\u{e0100}'],
  ...['\ud83d', '\ude00'],
];
const SEEN = [
  ...[
    '',
    'Ada',
    'Ada Lovelace',
    'Łódź',
    'Ада',
    'アダ',
    '愛達',
    'আদা',
    'e\u0301',
    'ﾊﾝﾅ',
    '–',
    '𝔸',
    '😀',
  ],
  // Emoji that are joined: a heart, a pilot, one with a color of skin, a flag, a key, a runner.
  ...['❤️', '👩‍🚀', '👩🏽‍🚀', '🏳️‍🌈', '1️⃣', '🏃🏿‍♂️', '❤︎', '👁️‍🗨️'],
];

describe('visible text', () => {
  test.each(UNSEEN.map((character) => [character]))(
    '%j is invisible, alone or in a name',
    (character) => {
      expect(hasUnseen(character)).toBe(true);
      expect(hasUnseen(`Ada${character}`)).toBe(true);
      expect(hasUnseen(`${character}Ada`)).toBe(true);
      expect(withoutUnseen(`A${character}da`)).toBe('Ada');
      expect(hasUnseen(readable(`A${character}da`))).toBe(false);
    },
  );

  test.each(SEEN)('"%s" is visible', (text) => {
    expect(hasUnseen(text)).toBe(false);
    expect(withoutUnseen(text)).toBe(text);
    expect(readable(text)).toBe(text);
  });

  test('the joiners of an emoji count as visible only inside an emoji', () => {
    for (const text of ['❤️\ufe0f', '👩‍', '‍👩', 'A️', '1️', '👩‍‍🚀', '👩‍a'])
      expect(hasUnseen(text), readable(text)).toBe(true);
  });

  test("words of a stranger's file are quoted short and plain", () => {
    expect(readable('A\u202eB\u{e0041}')).toBe('A\\u202eB\\u{e0041}');
    expect(readable('x'.repeat(900_000))).toBe(`${'x'.repeat(40)}…`);
    expect(readable('😀'.repeat(21).slice(1))).not.toMatch(/[\ud800-\udbff]…/);
  });

  test('a long text is searched to its end', () => {
    expect(hasUnseen('x'.repeat(4_000_000))).toBe(false);
    expect(hasUnseen(`${'👩‍🚀'.repeat(800_000)}\u200b`)).toBe(true);
  });
});
