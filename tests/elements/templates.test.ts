import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { sources, tags } from './templates.ts';

// Names in a template are text, which the compiler does not read: this does.

/** The properties that a class declares, with the attributes they have. */
const propertiesIn = (text: string) =>
  [...text.matchAll(/@property\(([^@]*?)\)\s+(?:override )?(?:get )?(\w+)/g)].map(
    ([, options = '', name = '']) => ({
      name,
      attribute: options.includes('attribute: false')
        ? null
        : (/attribute: '([\w-]+)'/.exec(options)?.[1] ?? name.toLowerCase()),
    }),
  );

/** The classes that several elements extend. */
const shared = new Map(
  sources.flatMap(({ text }) => {
    const name = /abstract class (\w+)/.exec(text)?.[1];
    return name ? [[name, text] as const] : [];
  }),
);

/** What an element has of itself and of what it extends. */
const allIn = (text: string): ReturnType<typeof propertiesIn> => {
  const base = shared.get(/class \w+ extends (\w+)/.exec(text)?.[1] ?? '');
  return [...propertiesIn(text), ...(base === undefined ? [] : allIn(base))];
};

/** Where each element stands, with its properties. */
const elements = new Map(
  sources.flatMap(({ file, text }) => {
    const tag = /@customElement\('([a-z-]+)'\)/.exec(text)?.[1];
    return tag ? [[tag, { file, properties: allIn(text) }] as const] : [];
  }),
);

/** What every element has. */
const OF_ALL = /^(?:class|id|slot|part|role|tabindex|hidden|title|aria-[a-z]+)$/;
const PROPERTIES_OF_ALL = ['style', 'hidden'];

test('every custom tag is an element, imported by the file that uses it', () => {
  const lacking = tags.filter(({ file, name }) => {
    const defined = elements.get(name)?.file;
    const text = sources.find((source) => source.file === file)?.text ?? '';
    const imported = [...text.matchAll(/^import '(\.[^']+)';/gm)].map(([, path = '']) =>
      posix.join(posix.dirname(file), path),
    );
    const later = [...text.matchAll(/import\('(\.[^']+)'\)/g)].map(([, path = '']) =>
      posix.join(posix.dirname(file), path),
    );
    return !defined || (defined !== file && ![...imported, ...later].includes(defined));
  });
  expect(lacking.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('everything bound to an element is one of its properties or attributes', () => {
  const strange = tags.flatMap(({ file, name, bound }) => {
    const properties = elements.get(name)?.properties ?? [];
    const isKnown = (each: string): boolean => {
      if (each.startsWith('@')) return true;
      const bare = each.replace(/^[.?]/, '');
      return each.startsWith('.')
        ? [...PROPERTIES_OF_ALL, ...properties.map((property) => property.name)].includes(bare)
        : OF_ALL.test(bare) || properties.some(({ attribute }) => attribute === bare.toLowerCase());
    };
    return bound.filter((each) => !isKnown(each)).map((each) => `${file}: ${name} ${each}`);
  });
  expect(strange).toEqual([]);
});

test('the templates are read: many tags are found, and most have bindings', () => {
  expect(tags.length).toBeGreaterThan(60);
  expect(tags.filter(({ bound }) => bound.length > 0).length).toBeGreaterThan(50);
});
