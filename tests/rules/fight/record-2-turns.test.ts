import { describe, expect, test } from 'vitest';
import { parseRecord } from '../../../src/rules/fight/parse.ts';
import { printRecord } from '../../../src/rules/fight/print.ts';
import { battleFrom } from './one-battle.ts';
import { MANY, faultOf, lines, shelf } from './record-lines.ts';

describe('the turns of three', () => {
  test('a pilot who is out is written as a dash, and the battle goes on', () => {
    const text = lines(
      ...MANY,
      'ammunition: counted',
      ...['1. 62 62 62, rival 1 bails out', '2. 52 - 62, rival 2 bails out', ''],
    );
    const { battles, fault, record } = battleFrom(text, shelf);
    expect(fault).toBeNull();
    expect(printRecord(record!)).toBe(text);
    expect(battles.at(-1)!.outcome).toEqual({ kind: 'win', winner: 'lone', by: 'bail-out' });
  });

  test.each([
    '1. 52@2 62 62, lone shares 3 5, rival 2 bails out',
    '1. 52 62 -, lone shares -10 -2',
    '1. 62 - 62, all agree',
  ])('%s prints as it was read', (turn) => {
    const text = lines(...MANY, 'ammunition: counted', turn, '');
    for (const written of [text, text.replace('1. ', '1.')])
      expect(printRecord(parseRecord(written).record!)).toBe(text);
  });

  test('attacking a rival who is not in the battle is a fault as soon as the record is read', () => {
    expect(parseRecord(lines(...MANY, '1. 52@3 62 62')).fault).toEqual({
      line: 5,
      refusal: { kind: 'attacks nobody', attacked: 3 },
    });
  });

  test.each([
    ['1. - 62 62, lone shares 4 4', '"lone shares 4 4" cannot be announced'],
    ['1. 62 62 62, so lone escapes', '"so lone escapes" cannot be announced'],
    ['1. 62 62 62, lone escapes now', '"lone escapes now" cannot be announced'],
    ['1. 62 62 62, lone claims a draw now', '"lone claims a draw now" cannot be announced'],
    ['1. 62 62 62, lone loses very large missile', 'lone loses no very large missile in this turn'],
    [
      '1. 62 62',
      'a turn has 3 console numbers, the lone seat\'s first and "-" for anyone who is out, like "1. 52 62 62"',
    ],
    ['1. 62 - 62', 'rival 1 calls no number'],
    ['1. 62 62 62, rival bails out', '"rival bails out" cannot be announced'],
    ['1. 62 62 62, rival 3 bails out', '"rival 3 bails out" cannot be announced'],
    ['1. 62 62 62, both agree', '"both agree" cannot be announced'],
    ['1. 62 62 44', 'rival 2 may not do 44 (Laser High): only long range'],
    ['1. 52 62@1 62', '"62@1" is not a console number (consoles are even, 2–64)'],
    ['1. 52 no62 62', '"no62" is not a console number (consoles are even, 2–64)'],
    ['1. 52@2or1 62 62', '"52@2or1" is not a console number (consoles are even, 2–64)'],
    ['1. 52@3 62 62', "lone cannot attack rival 3: no such rival is at the maneuver's range"],
    [
      '1. 52 62 58, lone shares 7 5',
      'lone has nothing to share: fewer than two rivals are scored on',
    ],
    [
      '1. 52 62 62, lone shares 9 -1',
      'lone shares 8 among 2: whole numbers that add up to it, none below 0',
    ],
    [
      '1. 52 62 62, lone shares 4 3',
      'lone shares 8 among 2: whole numbers that add up to it, none below 0',
    ],
    ['1. 52 62 62, lone shares 4 4, lone shares 4 4', 'lone can share only once a turn'],
    ['1. 52 62 62, rival 1 shares 4 4', '"rival 1 shares 4 4" cannot be announced'],
    ['1. 52 62 62, so lone shares 4 4', '"so lone shares 4 4" cannot be announced'],
    ['1. 52 62 62, lone shares 4 4 now', '"lone shares 4 4 now" cannot be announced'],
    ['1', 'expected turn "1." with the console numbers'],
  ])('%s', (turn, reason) => {
    expect(faultOf(...MANY, turn)).toBe(`line 5: ${reason}`);
  });

  test('a draw is agreed by all, or claimed by one', () => {
    expect(battleFrom(lines(...MANY, '1. all agree'), shelf).battles.at(-1)!.outcome).toEqual({
      kind: 'nobody',
      by: 'agreed',
    });
    expect(faultOf(...MANY, '1. rival 2 claims a draw')).toBe(
      'line 5: rival 2 may not claim a draw: armor fell in one of the last 40 turns, or there were fewer',
    );
  });

  test('a turn begins with its number', () => {
    expect(faultOf(...MANY, '1. 62 62 62', 'so 2. 62 62 62')).toBe(
      'line 6: expected turn "2." with the console numbers',
    );
  });

  test('a pilot who has left may not call a number', () => {
    expect(faultOf(...MANY, '1. 62 62 62, rival 1 bails out', '2. 52 52 62')).toBe(
      'line 6: rival 1 is out of the battle, and calls no number',
    );
  });
});
