import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedCell, wholeCell } from '../../../src/rules/workshop/typed-cell.ts';

/** A hand that types these keys one after the other, each console's cells as they come. */
const handTypes = (keys: string, hits: (screen: number) => boolean | null): readonly string[] => {
  const done: string[] = [];
  let cell = '';
  let isFresh = true;
  for (const key of keys) {
    const keyed = typedCell(cell, key, isFresh, hits);
    if (!keyed) continue;
    [cell, isFresh] = [keyed.cell, false];
    if (!keyed.isDone) continue;
    done.push(cell);
    [cell, isFresh] = [keyed.over, keyed.over === ''];
  }
  return cell === '' ? done : [...done, wholeCell(cell)];
};

test('whatever stands on a page is typed by its digits and letters alone, in any booklet', () => {
  const screen = fc.integer({ min: 0, max: 31 }).map((half) => 2 * half + 1);
  fc.assert(
    fc.property(
      fc.array(fc.option(screen), { maxLength: 16 }),
      fc.func(fc.boolean()),
      (screens, hits) => {
        const cells = screens.map((each) =>
          each === null ? '00' : `${String(each).padStart(2, '0')}${hits(each) ? 'C' : ''}`,
        );
        expect(handTypes(cells.join(''), hits)).toEqual(cells);
      },
    ),
  );
});

test('before a page is typed its cell waits for a letter, or for the digits of the next', () => {
  expect(handTypes('2345E47', () => null)).toEqual(['23', '45E', '47']);
});

test('a letter alone changes the letter of a cell that stands', () => {
  expect(typedCell('23E', 'F', true, () => true)).toEqual({ cell: '23F', isDone: true, over: '' });
  expect(typedCell('1', 'F', false, () => true)?.cell).toBe('01F');
  expect(typedCell('', 'F', true, () => true)).toBeNull();
});
