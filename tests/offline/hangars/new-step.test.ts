import * as v from 'valibot';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type * as Rows from '../../../src/offline/hangars/hangar-row.ts';
import type * as Folds from '../../../src/rules/campaign/file/file-fold.ts';
import type * as Histories from '../../../src/rules/campaign/file/fold.ts';
import type * as Files from '../../../src/rules/campaign/file/hangar-file.ts';
import type { HangarRow, PastRow } from '../../../src/offline/hangars/hangar-row.ts';
import type { Hangar } from '../../../src/rules/campaign/hangar/hangar.ts';
import { pilotId } from '../../../src/rules/campaign/card/names.ts';
import type * as Choices from '../../../src/rules/campaign/history/choice.ts';
import type { Choice } from '../../../src/rules/campaign/history/choice.ts';
import type * as Pages from '../../../src/rules/campaign/settlement/page.ts';
import { kindOf, written } from '../../../src/rules/document/schema-words.ts';
import { sure } from '../../../src/rules/sure.ts';
import { done, find } from '../../rules/campaign/circle.ts';
import { finished } from '../../rules/campaign/file/files.ts';
import { oldFiles, oldHangars, rowsOf } from './old-hangars.ts';

type Program = typeof Rows & typeof Folds & typeof Histories & typeof Files & typeof Pages;
const CHOICES = '../../../src/rules/campaign/history/choice.ts';
const NEW = 'a new step';

/** The program with one more step, at this place in the list of steps. */
const withNewStep = async (at: number): Promise<Program> => {
  vi.resetModules();
  vi.doMock(CHOICES, async (original) => {
    const choices: typeof Choices = await original();
    const { options } = choices.choiceShape;
    const planted = written({ step: v.literal(NEW), pilot: pilotId });
    const choiceShape = kindOf('step', 'step', options.toSpliced(at, 0, planted as never));
    return { ...choices, choiceShape, STEPS: choices.STEPS.toSpliced(at, 0, NEW as never) };
  });
  const { STEP_RULES } = await import('../../../src/rules/campaign/acts/acts.ts');
  const rule = { ...STEP_RULES.settled, cameLater: true, deeds: () => [] };
  Object.assign(STEP_RULES, { [NEW]: rule });
  return {
    ...(await import('../../../src/offline/hangars/hangar-row.ts')),
    ...(await import('../../../src/rules/campaign/file/file-fold.ts')),
    ...(await import('../../../src/rules/campaign/file/fold.ts')),
    ...(await import('../../../src/rules/campaign/file/hangar-file.ts')),
    ...(await import('../../../src/rules/campaign/settlement/page.ts')),
  };
};

describe.each([
  ['first', 0],
  ['next to last', -1],
])('after a step is added as the %s', (_place, at) => {
  let program: Program;
  beforeAll(async () => {
    program = await withNewStep(at);
    vi.doUnmock(CHOICES);
    vi.resetModules();
  });

  /** A hangar of version 1 with its whole history. */
  const opened = (name: string): Hangar => {
    const rows = rowsOf(1, name);
    const row = program.HANGARS.read(sure(rows.find(({ table }) => table === 'hangars')).row);
    const pasts = rows
      .filter(({ table }) => table === 'games')
      .map((past) => (program.PASTS.read(past.row) as PastRow).past);
    const { hangar, fault } = program.folded((row as HangarRow).founding, pasts, find);
    expect(fault).toBeNull();
    return { ...hangar, open: program.hangarOf(row as HangarRow).open };
  };

  test.each(oldHangars(1))('the hangar "%s" opens, with its open pages', (name) => {
    const hangar = opened(name);
    for (const { id, stand } of hangar.open)
      if (stand) expect(program.openPage(hangar, id, find)).toMatchObject({ fault: null });
  });

  test.each(oldFiles(1))('the file "%s" is read and folds', (_name, text) => {
    const read = finished(program.readHangarFile(text));
    if (!read.ok) throw new Error('not read');
    expect(finished(program.foldFile(read.file, find))).toMatchObject({ ok: true });
  });

  test('a page without choices asks for the new step, and taking that back removes the later ones', () => {
    const kept = opened('ready-to-close');
    const { id, choices } = sure(kept.open[0]);
    const blank = { ...kept, open: kept.open.map((game) => ({ ...game, choices: [] })) };
    const isFirst = at === 0;
    const page = choices.flatMap((choice, there) => {
      const { pilot } = choice;
      const isHere = isFirst
        ? choices.findIndex((each) => each.pilot === pilot) === there
        : choice.step === 'settled';
      return isHere ? [{ step: NEW, pilot } as unknown as Choice, choice] : [choice];
    });
    const through = (all: readonly Choice[]): Hangar => {
      let hangar: Hangar = blank;
      for (const choice of all) hangar = done(program.choose(hangar, id, choice, find));
      return hangar;
    };
    const place = page.findIndex(({ step }) => (step as string) === NEW);
    expect(
      program.choose(through(page.slice(0, place)), id, sure(page[place + 1]), find),
    ).toMatchObject({
      kind: 'other step',
      wanted: NEW,
    });
    const { pilot } = sure(page[place]);
    const { taken } = done(program.takeBackChoice(through(page), id, place, find));
    const own = (all: readonly Choice[]) => all.filter((choice) => choice.pilot === pilot);
    expect(own(taken)).toEqual(own(page.slice(place)));
  });
});
