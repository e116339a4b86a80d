import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import type * as Rows from '../../../src/offline/hangars/hangar-row.ts';
import type * as Folds from '../../../src/rules/campaign/file/file-fold.ts';
import type * as Histories from '../../../src/rules/campaign/file/fold.ts';
import type * as Files from '../../../src/rules/campaign/file/hangar-file.ts';
import type { HangarRow, PastRow } from '../../../src/offline/hangars/hangar-row.ts';
import type { Hangar } from '../../../src/rules/campaign/hangar/hangar.ts';
import type { Choice } from '../../../src/rules/campaign/history/choice.ts';
import type * as Pages from '../../../src/rules/campaign/settlement/page.ts';
import { sure } from '../../../src/rules/sure.ts';
import { done, find } from '../../rules/campaign/circle.ts';
import { finished } from '../../rules/campaign/file/files.ts';
import { oldFiles, oldHangars, rowsOf } from './old-hangars.ts';

type Program = typeof Rows & typeof Folds & typeof Histories & typeof Files & typeof Pages;
const READERS = [
  ...['offline/hangars/hangar-row', 'rules/campaign/file/file-fold', 'rules/campaign/file/fold'],
  ...['rules/campaign/file/hangar-file', 'rules/campaign/settlement/page'],
];

const CAME = "['stands', 'escaped', 'shot down', 'bailed out', 'killed']";
const RULE = `{ cameLater: true, came: ${CAME}, first: () => {}, deeds: () => [] }`;
const SHAPE = "written({ step: v.literal('a new step'), pilot }),";

/** The program built with one more step, inserted before this text in the list of steps. */
const withNewStep = async (before: string): Promise<Program> => {
  const planted: Readonly<Record<string, readonly [string, string]>> = {
    'choice.ts': [before, `${SHAPE}${before}`],
    'acts.ts': ['experience: learn.step', `'a new step': ${RULE}, experience: learn.step`],
  };
  const { outputFiles } = await build({
    stdin: {
      contents: READERS.map((file) => `export * from './src/${file}.ts';`).join('\n'),
      resolveDir: '.',
    },
    ...{ bundle: true, write: false, format: 'esm', platform: 'node', logLevel: 'error' },
    plugins: [
      {
        name: 'one step more',
        setup: (made) =>
          made.onLoad({ filter: /(history\/choice|acts\/acts)\.ts$/ }, async ({ path }) => {
            const text = await readFile(path, 'utf8');
            const [from, to] = sure(planted[sure(path.split('/').at(-1))]);
            return text.includes(from) ? { contents: text.replace(from, to), loader: 'ts' } : null;
          }),
      },
    ],
  });
  const program = Buffer.from(sure(outputFiles[0]).contents).toString('base64');
  return (await import(`data:text/javascript;base64,${program}`)) as Program;
};

describe.each([
  ['first', "written({\n    step: v.literal('experience'),"],
  ['last but one', "written({ step: v.literal('settled'), pilot }),"],
])('the day after a step was added, as the %s', (_place, before) => {
  let program: Program;
  beforeAll(async () => {
    program = await withNewStep(before);
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

  test('a page on which nothing was chosen asks it, and later steps go when it is taken back', () => {
    const kept = opened('ready-to-close');
    const { id, choices } = sure(kept.open[0]);
    const blank = { ...kept, open: kept.open.map((game) => ({ ...game, choices: [] })) };
    const isFirst = before.includes('experience');
    const page = choices.flatMap((choice, at) => {
      const { pilot } = choice;
      const isHere = isFirst
        ? choices.findIndex((each) => each.pilot === pilot) === at
        : choice.step === 'settled';
      return isHere ? [{ step: 'a new step', pilot } as unknown as Choice, choice] : [choice];
    });
    const through = (all: readonly Choice[]): Hangar => {
      let hangar: Hangar = blank;
      for (const choice of all) hangar = done(program.choose(hangar, id, choice, find));
      return hangar;
    };
    const at = page.findIndex(({ step }) => (step as string) === 'a new step');
    expect(program.choose(through(page.slice(0, at)), id, sure(page[at + 1]), find)).toMatchObject({
      kind: 'other step',
      wanted: 'a new step',
    });
    const { pilot } = sure(page[at]);
    const { taken } = done(program.takeBackChoice(through(page), id, at, find));
    const own = (all: readonly Choice[]) => all.filter((choice) => choice.pilot === pilot);
    expect(own(taken)).toEqual(own(page.slice(at)));
  });
});
