import {
  ASYMMETRIC_MATCHERS_OBJECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';
import * as chai from 'chai';

/**
 * What the rules' tests import as `vitest` in a mutation run: the same `expect`, while `test` only notes
 * what there is to run, so that a thousand mutants are tried by tests that were loaded once.
 */
export interface NotedTest {
  readonly id: string;
  /** The file that it stands in. */
  readonly file: string;
  readonly name: string;
  readonly run: () => unknown;
}

/** Every test of the files loaded so far. */
export const noted: NotedTest[] = [];

/** What is done before and after each test of a file. */
interface Around {
  readonly before: (() => unknown)[];
  readonly after: (() => unknown)[];
}

let file = '';
let around: Around = { before: [], after: [] };
let group: readonly string[] = [];

/** Tests noted from now on are of this file. */
export const enter = (entered: string): void => {
  file = entered;
  around = { before: [], after: [] };
};

export const beforeEach = (act: () => unknown): void => void around.before.push(act);
export const afterEach = (act: () => unknown): void => void around.after.push(act);

/** A test with what its file does around each. */
const surrounded =
  ({ after, before }: Around, run: () => unknown) =>
  async (): Promise<unknown> => {
    for (const act of before) await act();
    try {
      return await run();
    } finally {
      for (const act of after) await act();
    }
  };

type Body = (...row: never[]) => unknown;

const note = (name: string, run: () => unknown): void => {
  const isAlone = around.before.length + around.after.length === 0;
  const whole = [...group, name].join(' › ');
  noted.push({
    id: `${file}#${noted.length} ${whole}`,
    file,
    name: whole,
    run: isAlone ? run : surrounded(around, run),
  });
};

/** A row of a table as arguments, as Vitest hands them on. */
const handOn = (row: unknown, body: Body): unknown =>
  body(...((Array.isArray(row) ? row : [row]) as never[]));

const each =
  (add: (name: string, run: () => unknown) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, body: Body): void =>
    rows.forEach((row, index) => add(`${name} (${index + 1})`, () => handOn(row, body)));

const gather = (name: string, body: () => unknown): void => {
  const outer = group;
  group = [...outer, name];
  body();
  group = outer;
};

export const test = Object.assign(note, { each: each(note) });
export const describe = Object.assign(gather, { each: each(gather) });

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect = Object.assign(
  (value: unknown, message?: string) => chai.expect(value, message),
  chai.expect,
  (globalThis as unknown as Record<symbol, object>)[ASYMMETRIC_MATCHERS_OBJECT],
);
