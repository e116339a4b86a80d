import type { BookletDocument } from '../rules/document/booklet-document.ts';

/** Paths whose values are on one line: a row of the card, a console, a critical. */
const ON_ONE_LINE: readonly RegExp[] = [
  /^mech\.weapons$/,
  /^statCard\.(?:ammunition|maneuvers\.\d+)$/,
  /^viewScreens\.\d+\.(?:status|criticals\.\d+)$/,
  /^consoles\.\d+$/,
  /^figure\.(?:mounts\.[^.]+|world|parts\.\d+)$/,
];
/** A page that shows no hit is on one line too. */
const PAGE = /^viewScreens\.\d+$/;

const isOnOneLine = (path: string, value: object): boolean =>
  ON_ONE_LINE.some((each) => each.test(path)) || (PAGE.test(path) && !('criticals' in value));

const line = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(line).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}: ${line(each)}`,
  );
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
};

const lines = (value: unknown, path: string, indent: string): string => {
  if (value === null || typeof value !== 'object' || isOnOneLine(path, value)) return line(value);
  const isList = Array.isArray(value);
  const deeper = `${indent}  `;
  const entries = Object.entries(value).map(([key, each]) => {
    const text = lines(each, path === '' ? key : `${path}.${key}`, deeper);
    return `${deeper}${isList ? '' : `${JSON.stringify(key)}: `}${text}`;
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return entries.length > 0
    ? `${open}\n${entries.join(',\n')}\n${indent}${close}`
    : `${open}${close}`;
};

/** The text of a booklet's file, with a line for each row of the card, console and critical. */
export const bookletText = (document: BookletDocument): string => `${lines(document, '', '')}\n`;
