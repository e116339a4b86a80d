import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sources } from './templates.ts';

// A template's `@name=` is text, which the compiler does not read: this does. What an element says is
// declared beside its tag, told in its manual, and heard by somebody under the same name.

type Source = (typeof sources)[number];

const all = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** The events that a file declares. */
const declaredIn = ({ text }: Source): string[] =>
  all(
    /interface HTMLElementEventMap \{([^}]*(?:\{[^}]*\}[^}]*)*?)\n {2}\}/.exec(text)?.[1] ?? '',
    /^ {4}'([\w-]+)':/gm,
  );

const saidIn = ({ text }: Source): string[] => all(text, /\bsay\(\s*\w+,\s*'([\w-]+)'/g);

const HEARD = /@([a-z]+(?:-[a-z]+)*)=\$\{|addEventListener\('([a-z]+-[a-z-]+)'/g;

const heardIn = ({ text }: Source): string[] => [
  ...new Set([...text.matchAll(HEARD)].map(([, bound, added]) => bound ?? added ?? '')),
];

const declared = new Set(sources.flatMap(declaredIn));

/** The events of the browser, as the compiler knows them. */
const ofTheBrowser = (): ReadonlySet<string> => {
  const compilers = 'node_modules/@typescript';
  const file = readdirSync(compilers)
    .map((name) => `${compilers}/${name}/lib/lib.dom.d.ts`)
    .find((name) => existsSync(name));
  const text = readFileSync(file ?? '', 'utf8');
  const maps = all(text, /^interface (?:GlobalEventHandlers|Element)EventMap[^{]*\{([^}]*)\}/gm);
  return new Set(maps.flatMap((map) => all(map, /^ +"(\w+)":/gm)));
};

const speaking = sources.filter((source) => saidIn(source).length > 0);

test.each(speaking)('$file declares the events that it fires, and no others', (source) => {
  expect(declaredIn(source).sort()).toEqual(saidIn(source).sort());
});

test.each(speaking.filter(({ text }) => text.includes('@customElement')))(
  'the manual of $file lists the events that it fires',
  (source) => {
    const manual = all(source.text, /@fires ([\w -]+?)(?: - |\n)/g).flatMap((line) =>
      line.split(' '),
    );
    expect(saidIn(source).filter((name) => !manual.includes(name))).toEqual([]);
  },
);

test('every event listened to comes from the browser or is fired by an element', () => {
  const known = ofTheBrowser();
  expect(known.has('click')).toBe(true);
  const strange = sources.flatMap((source) =>
    heardIn(source)
      .filter((name) => !(name.includes('-') ? declared : known).has(name))
      .map((name) => `${source.file}: ${name}`),
  );
  expect(strange).toEqual([]);
});

test('every event that is fired has a listener', () => {
  // main.ts, which joins the parts, listens too.
  const main = { file: 'main.ts', text: readFileSync('src/main.ts', 'utf8') };
  const heard = new Set([...sources, main].flatMap(heardIn));
  expect([...declared].filter((name) => !heard.has(name))).toEqual([]);
});

test('every listener takes the type of the event it is bound to', () => {
  /** The parameter list of a handler's arrow function, whether inline or in a field. */
  const takenBy = (handler: string, text: string): string => {
    const name = /^this\.(#\w+)/.exec(handler)?.[1];
    const from = name === undefined ? 0 : text.indexOf(`${name} = `);
    const arrow = (name === undefined ? handler : text.slice(from)).split('=>', 1)[0] ?? '';
    return /\((.*)\)/s.exec(arrow)?.[1] ?? '';
  };
  const wrong = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/@([a-z]+-[a-z-]+)=\$\{([^}]*\}?[^}]*)/g)]
      .map(([, name = '', handler = '']) => ({ file, name, takes: takenBy(handler, text) }))
      .filter(({ name, takes }) => takes !== '' && !takes.endsWith(`: Said<'${name}'>`)),
  );
  expect(wrong).toEqual([]);
});
