import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The functions that give the same bits in every browser. */
const SAME_EVERYWHERE = ['abs', 'ceil', 'clz32', 'floor', 'imul', 'max', 'min', 'round', 'sqrt'];

test('tactics compute only what is the same to the bit in every browser, without a clock or chance', () => {
  const files = readdirSync('src/tactics', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const others = files.flatMap((file) =>
    [
      ...readFileSync(`src/tactics/${file}`, 'utf8')
        .replaceAll(/\/\*\*?[^]*?\*\//g, '')
        .matchAll(/\bMath\.(\w+)|\*\*|\bDate\b|\bperformance\b|\bcrypto\b/g),
    ].flatMap(([found, name = '']) =>
      SAME_EVERYWHERE.includes(name) ? [] : [`${file}: ${found}`],
    ),
  );
  expect(others).toEqual([]);
});
