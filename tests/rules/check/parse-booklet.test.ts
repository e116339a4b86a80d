import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Keys } from '../../../src/rules/check/finding.ts';
import { findingText } from '../../../src/rules/words/finding-text.ts';
import { parseBooklet, parseBookletText } from '../../../src/rules/check/parse-booklet.ts';
import { HEADS, dataAddress } from './picture-heads.ts';
import { BROKEN_CARD } from './broken-card.ts';
import { BROKEN_CONSOLES } from './broken-consoles.ts';
import { BROKEN_SCREENS } from './broken-screens.ts';
import { BROKEN_WORDS } from './broken-words.ts';

const TEXT = readFileSync('books/rfl-3n.json', 'utf8');
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
const sound = (): Json => JSON.parse(TEXT) as Json;

/** The document with another value at a path (`undefined` removes it). */
const changed = (path: string, value: unknown): unknown => {
  const document = sound();
  const keys = path.split('.');
  const last = keys.pop()!;
  const holder = keys.reduce((at, key) => (at as Record<string, Json>)[key]!, document) as Record<
    string,
    unknown
  >;
  if (value === undefined) delete holder[last];
  else
    Object.defineProperty(holder, last, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return document;
};

const faultsOf = (document: unknown): string[] => {
  const parsed = parseBooklet(document);
  return parsed.ok ? [] : parsed.faults.map(findingText);
};
const faultsOfText = (text: string): string[] => {
  const parsed = parseBookletText(text);
  return parsed.ok ? [] : parsed.faults.map(findingText);
};

test('the Rifleman has no fault', () => {
  expect(faultsOf(sound())).toEqual([]);
});

test.each(['Rifleman ❤️', 'Rifle 👩‍🚀', '1️⃣ Rifle', 'Винтовка'])(
  "a 'Mech may be called %s",
  (name) => {
    expect(faultsOf(changed('mech.name', name))).toEqual([]);
  },
);

test('a booklet with a cut-off picture is accepted, with a warning that its page is drawn', () => {
  const [, head] = HEADS[0]!;
  const parsed = parseBooklet(changed('viewScreens.1.image', dataAddress(head(8, 8))));
  expect(parsed.ok && parsed.warnings.map(findingText)).toEqual([
    'viewScreens.1.image: the end of this picture is missing, so its page is drawn; save the picture again',
  ]);
});

test('a picture of millions of letters is refused as too long, whether it is valid or not', () => {
  const letters = 'data:image/png;base64,'.padEnd(6_000_000, 'A');
  for (const address of [letters, `${letters}AA==`, `${letters}!`])
    expect(faultsOf(changed('viewScreens.1.image', address))).toContainEqual(
      expect.stringMatching(/is too long \(at most 400000 characters\)$/),
    );
});

test.each(['AAAAA', 'AAA', 'A===', 'AAAA=', '='])(
  'an ending that base64 cannot have is reported once as not a picture: %s',
  (letters) => {
    const address = `data:image/png;base64,${letters}`;
    expect(faultsOf(changed('viewScreens.1.image', address))).toEqual([
      `viewScreens.1.image: "${address}" is not a picture that can be shown: a PNG, JPEG or WebP as a data: address`,
    ]);
  },
);

test.each(HEADS)('a %s of 4,096 pixels is allowed on a view screen', (_, head) => {
  for (const address of [dataAddress(head(4096, 4096)), dataAddress(head(1, 1), 'image/webp')])
    expect(faultsOf(changed('viewScreens.1.image', address))).toEqual([]);
});

const BROKEN = [...BROKEN_CARD, ...BROKEN_SCREENS, ...BROKEN_CONSOLES, ...BROKEN_WORDS];

describe(`${BROKEN.length} broken booklets are reported by path, with how to fix them`, () => {
  test.each(BROKEN)('%s: %j', (path, value, fault) => {
    const faults = faultsOf(changed(path, value));
    expect(
      faults.filter((told) => (typeof fault === 'string' ? told === fault : fault.test(told))),
      faults.slice(0, 5).join('\n'),
    ).not.toEqual([]);
  });

  test.each([null, undefined, true, 3, 'booklet', [], {}, [[[]]]])(
    '%j is not a booklet',
    (document) => {
      expect(faultsOf(document)).not.toEqual([]);
    },
  );

  test('a wrong color, a bad cell and a missing title are reported together', () => {
    const document = changed('statCard.maneuvers.3.colour', 'purple') as {
      consoles: Record<string, Record<string, string>>;
      viewScreens: Record<string, { title?: string }>;
    };
    document.consoles['24']!['36'] = '28';
    delete document.viewScreens['1']!.title;
    const told = faultsOf(document).map((fault) => fault.split(':')[0]);
    expect(told).toEqual(
      expect.arrayContaining([
        'statCard.maneuvers.3.colour',
        'consoles.24.36',
        'viewScreens.1.title',
      ]),
    );
  });

  test('HTML in every string is reported, and nothing crashes', () => {
    const spoiled = JSON.parse(TEXT, (_, value: unknown) =>
      typeof value === 'string' ? `<img src=x onerror=alert(1)>${value}` : value,
    ) as unknown;
    expect(faultsOf(spoiled).length).toBeGreaterThan(50);
  });
});

describe('a text that is not a booklet', () => {
  test('50 MB of JSON is refused at once', () => {
    expect(faultsOfText(`["${'x'.repeat(50_000_000)}"]`)).toEqual([
      'the file has 50,000,004 characters; a booklet has at most 4,000,000',
    ]);
  });

  test('deep nesting is refused without a stack overflow', () => {
    expect(faultsOfText('['.repeat(400_000))).toEqual([
      'line 1, column 17: the document is nested deeper than 16; a booklet needs no more',
    ]);
    expect(faultsOfText('{"figure":'.repeat(40_000))[0]).toMatch(/nested deeper than 16/);
    let figure: unknown = 1;
    for (let depth = 0; depth < 20_000; depth += 1) figure = { figure };
    expect(faultsOf(changed('figure', figure))[0]).toMatch(/^figure\.figure\..*: .* nested deeper/);
    const ring: Record<string, unknown> = {};
    ring['ring'] = ring;
    expect(faultsOf(changed('figure', ring))[0]).toMatch(/nested deeper than 16/);
  });

  test('400,000 entries are refused for their number even if the file is small enough', () => {
    expect(faultsOfText(JSON.stringify(changed('mech.weapons', Array(400_000).fill(1))))).toEqual([
      'the document has more than 12,000 entries; a full booklet has some 2,000',
    ]);
  });

  test('five hundred of ten thousand faults are listed, and the rest are counted', () => {
    const told = faultsOf(changed('mech.weapons', Array(10_000).fill(1)));
    expect(told).toHaveLength(501);
    expect(told.at(-1)).toBe('there are 9500 more faults');
  });

  test('a duplicate cell is reported, not dropped', () => {
    expect(faultsOfText(TEXT.replace('"36": "11"', '"36": "11", "36": "13B"'))).toEqual([
      expect.stringMatching(/^consoles\.\d+\.36: this entry is here twice; keep one$/),
    ]);
    expect(faultsOfText(TEXT.replace('"36": "11"', '"36": "11", "\\u0033\\u0036": "13B"'))).toEqual(
      [expect.stringMatching(/^consoles\.\d+\.36: this entry is here twice; keep one$/)],
    );
  });

  test('a byte order mark does not matter', () => {
    expect(faultsOfText(`\uFEFF${TEXT}`)).toEqual([]);
  });
});

const places = (value: Json, path: readonly string[] = []): string[] =>
  value !== null && typeof value === 'object'
    ? [
        path.join('.'),
        ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key])),
      ]
    : [path.join('.')];

/** Whether keys lead to an entry of the document, or to a missing one. */
const isPlaceOf = (document: unknown, keys: Keys): boolean => {
  const holder = keys
    .slice(0, -1)
    .reduce<unknown>(
      (at, key) =>
        at !== null && typeof at === 'object' && Object.hasOwn(at, key)
          ? (at as Record<string, unknown>)[key]
          : undefined,
      document,
    );
  return holder !== null && typeof holder === 'object';
};

/** Values that resemble a booklet's, and some that nobody writes. */
const anyValue = fc.oneof(
  fc.constant(undefined),
  fc.object({
    key: fc.constantFrom('A', 'a', '2', '36', 'of', 'only', 'range', 'effect', '__proto__', ''),
    values: [
      fc.integer(),
      fc.double(),
      fc.constantFrom(
        null,
        true,
        '',
        '00',
        '13E',
        'red',
        'close',
        'Duck',
        'score',
        '<b>',
        '\u202e',
      ),
    ],
    withNullPrototype: true,
    maxDepth: 3,
  }),
  fc.jsonValue().map((value) => (typeof value === 'object' ? null : value)),
  fc.array(fc.constantFrom('red', 'Duck', 2, null, { any: 'weapon' }), { maxLength: 5 }),
);

test('law: with any value anywhere in a booklet, the answer is a booklet or faults at places in it', () => {
  const all = places(sound()).filter((place) => place !== '' && !place.includes('$'));
  fc.assert(
    fc.property(fc.constantFrom(...all), anyValue, (path, value) => {
      const document = changed(path, value);
      const parsed = parseBooklet(document);
      if (parsed.ok) return;
      expect(parsed.faults).not.toEqual([]);
      for (const fault of parsed.faults) {
        const { place } = fault;
        if (place.in !== 'document') throw new Error(findingText(fault));
        expect(isPlaceOf(document, place.keys), findingText(fault)).toBe(true);
        // As returned by the worker that checks.
        expect(structuredClone(fault)).toEqual(fault);
      }
    }),
    { numRuns: 300 },
  );
});

test('law: with any change to its text, the answer is a booklet or faults', () => {
  const slice = fc.tuple(fc.nat(TEXT.length), fc.nat(40), fc.string({ maxLength: 6 }));
  fc.assert(
    fc.property(slice, ([start, length, instead]) => {
      const text = TEXT.slice(0, start) + instead + TEXT.slice(start + length);
      const parsed = parseBookletText(text);
      if (!parsed.ok) expect(parsed.faults.map(findingText).join('')).not.toBe('');
    }),
    { numRuns: 200 },
  );
});
