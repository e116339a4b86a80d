import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { DocumentDraft } from '../../../src/elements/form/draft.ts';
import { broughtIn, textOf } from '../../../src/elements/form/draft.ts';
import { valueAt, withValue } from '../../../src/elements/form/typed.ts';
import {
  BOOKLETS,
  documentOf,
  shownPages,
} from '../../../src/elements/workshop/draft/booklet-kind.ts';
import { draftVerdictOn } from '../../../src/offline/booklets/verdict.ts';
import type { Booklet, ShownBooklet } from '../../../src/rules/booklet/booklet.ts';
import { parseBookletText } from '../../../src/rules/check/parse-booklet.ts';
import { soundBooklet } from '../../../src/rules/check/sound-booklet.ts';
import { sure } from '../../../src/rules/sure.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import { cellFaults } from '../../../src/rules/workshop/judged-cell.ts';
import { playOut } from '../../rules/battle/play-out.ts';
import { book, booklets } from '../../rules/battle/table-top.ts';
import { meet, mutated, tells } from '../../tools/mutations.ts';
import { randomFrom } from '../../tools/random-play.ts';

/** A booklet that ships, changed in one place, and another: by their ids, since a failure is printed. */
const anyIds = fc.record({
  one: fc.constantFrom(...booklets.map(({ id }) => id)),
  against: fc.constantFrom(...booklets.map(({ id }) => id)),
  seed: fc.nat(),
});
const changed = ({ against, one, seed }: { against: string; one: string; seed: number }) => {
  const { document } = book(one);
  return { document, other: book(against), seed, ...mutated(document, randomFrom(seed)) };
};

const DUELS = 20;
/** Plays them to their ends, by lot. */
const duels = (one: Booklet, other: Booklet, seed: number): void => {
  for (let duel = 0; duel < DUELS; duel += 1)
    playOut(duel % 2 === 0 ? [one, [other]] : [other, [one]], seed + duel);
};

test('law: a booklet changed in one place is refused with a fault that points there, or is sound and plays', () => {
  const found = { refused: 0, sound: 0 };
  if (process.env['LAWS_TIMES']) onTestFinished(() => console.log('Changed booklets:', found));
  fc.assert(
    fc.property(anyIds, (ids) => {
      const { document, other, seed, ...mutation } = changed(ids);
      const parsed = parseBookletText(mutation.text);
      found[parsed.ok ? 'sound' : 'refused'] += 1;
      if (parsed.ok) return duels(parsed.booklet, other, seed);
      const isTold = parsed.faults.some((fault) => tells(fault, mutation, document));
      expect(isTold ? [] : parsed.faults, mutation.what).toEqual([]);
      return undefined;
    }),
    { numRuns: 300 },
  );
});

/** What is shown of each page. */
const pagesOf = ({ viewScreens }: Pick<ShownBooklet, 'viewScreens'>) =>
  VIEW_SCREENS.map((number) => {
    const { image, picture, range, status, title } = viewScreens[number] ?? {};
    return [number, title, range, status, picture, image] as const;
  });
const whole = new Map(booklets.map((booklet) => [booklet.id, pagesOf(booklet)]));

/** A field of the draft typed over and typed back. */
const typedBack = (draft: DocumentDraft, path: string): DocumentDraft => {
  const before = valueAt(draft.typed, path);
  const over = withValue(draft.typed, path, '17');
  expect(over).not.toEqual(draft.typed);
  return { ...draft, typed: withValue(over, path, before) };
};

const FIELDS = ['mech.name', 'statCard.armor', 'viewScreens.9.title', 'consoles.26.44'];

test('law: whatever befell a booklet, its draft shows what is sound, and keeps what was brought', async () => {
  await fc.assert(
    fc.asyncProperty(anyIds, async (ids) => {
      const { document, other, places, seed, text, what } = changed(ids);
      const draft = broughtIn(BOOKLETS, text);
      const file = textOf(BOOKLETS, draft);
      // A number that came as text is a number from then on: then no file is kept.
      if (draft.text !== null || draft.from !== null) expect(file).toBe(text);
      const verdict = await draftVerdictOn(file, [other]);
      expect(verdict.ok).toBe(parseBookletText(file).ok);
      if (draft.text !== null) return;
      const shown = documentOf(draft.typed);
      const pages = pagesOf(soundBooklet(shown));
      expect(pagesOf(shownPages(draft.typed))).toEqual(pages);
      const isUntouched = (number: number): boolean =>
        !places.some((place) => meet(['viewScreens', number], place));
      expect(pages.filter(([number]) => isUntouched(number))).toEqual(
        sure(whole.get(ids.one)).filter(([number]) => isUntouched(number)),
      );
      for (const [holder, table] of Object.entries(document.consoles))
        for (const owner of Object.keys(table)) cellFaults(shown, { holder, owner });
      const field = sure(FIELDS[seed % FIELDS.length]);
      if (!places.some((place) => meet(field.split('.'), place)))
        expect(textOf(BOOKLETS, typedBack(draft, field)), what).toBe(file);
    }),
    { numRuns: 100 },
  );
});
