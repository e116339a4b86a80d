import type * as v from 'valibot';
import type { Fault } from './fault.ts';
import { pathOf, shown } from './fault.ts';

type Issue = v.BaseIssue<unknown>;

/** The validator's findings as sentences that say how to mend them. */
export const shapeFaults = (issues: readonly Issue[]): readonly Fault[] =>
  issues.map((issue) => ({
    path: pathOf(...(issue.path ?? []).map(({ key }) => key as string | number)),
    problem: problemOf(issue),
  }));

const problemOf = (issue: Issue): string => {
  const { type, expected, received, input, requirement } = issue as Issue & {
    requirement?: unknown;
  };
  if (received === 'undefined') return 'this is missing';
  if (expected === 'never')
    return 'there is no such entry in a booklet; take it out or mend its name';
  switch (type) {
    case 'picklist':
    case 'literal':
      return `${shown(input)} ${notAmong(choicesOf(expected))}`;
    case 'integer':
      return `${shown(input)} is no whole number`;
    case 'min_value':
      return `${shown(input)} is too small (at least ${String(requirement)})`;
    case 'max_value':
      return `${shown(input)} is too large (at most ${String(requirement)})`;
    case 'min_length':
      return Array.isArray(input)
        ? `at least ${String(requirement)} must stand here`
        : 'no word stands here';
    case 'max_length':
      return Array.isArray(input)
        ? `${input.length} stand here (at most ${String(requirement)})`
        : `${shown(input)} is too long (at most ${String(requirement)} characters)`;
    case 'regex':
      return `${shown(input)} ${formOf(String(requirement))}`;
    case 'number':
      return `${shown(input)} is no number${quoted(input)}`;
    case 'string':
      return `${shown(input)} is no text; put it in quotation marks`;
    case 'array':
      return `${shown(input)} stands here instead of a list […]`;
    case 'union':
      return 'this says no maneuvers; write one of {"any": …}, {"weapon": …}, {"weapons": […]}, {"group": …}, {"maneuver": …}, {"manner": …}';
    case 'variant':
      return expected
        ? `${shown(input)} is no effect (${listed(choicesOf(expected))})`
        : 'this is no effect; write an object {"effect": …}';
    default:
      return `${shown(input)} stands here instead of an object {…}`;
  }
};

const quoted = (input: unknown): string =>
  typeof input === 'string' && /^-?\d+$/.test(input) ? '; take the quotation marks off' : '';

/** `("red" | "blue")` as its members. */
const choicesOf = (expected: string | null): readonly string[] =>
  (expected ?? '')
    .replace(/^\(|\)$/g, '')
    .replaceAll('"', '')
    .split(' | ');

const listed = (choices: readonly string[]): string =>
  choices.length > 1
    ? `${choices.slice(0, -1).join(', ')} or ${choices.at(-1) ?? ''}`
    : choices.join('');

/** What a value is not, where the definition names all that it could be. */
const notAmong = (choices: readonly string[]): string => {
  const has = (...words: readonly string[]): boolean =>
    words.every((word) => choices.includes(word));
  if (has('2', '64')) return 'is no console number (consoles are even, 2–64)';
  if (has('red', 'blue', 'any')) return `is neither a colour nor "any" (${listed(choices)})`;
  if (has('red', 'blue')) return `is no colour (${listed(choices)})`;
  if (has('close', 'medium')) return `is no range (${listed(choices)})`;
  if (has('I', 'VIII')) return 'is no pilot category (I to VIII)';
  return `is not possible here (${listed(choices)})`;
};

/** What each pattern of the definition asks for, by the pattern. */
const formOf = (pattern: string): string => {
  if (pattern.includes('\\d\\d[A-Z]'))
    return 'is no cell (two digits and perhaps a letter, as "13E"; "00" for no such maneuver)';
  if (pattern.includes('\\d{1,2}')) return 'is no console number (consoles are even, 2–64)';
  if (pattern === '/^[A-Z]$/') return 'is no critical letter (A–Z)';
  if (pattern.includes('[A-Z0-9]{1,6}'))
    return 'is no designation (capital letters, digits and hyphens, as RFL-3N)';
  if (pattern.includes('\\ufe0e')) return 'has a character that cannot be seen; type it anew';
  if (pattern.includes('data:image'))
    return 'is no picture that can be shown: a PNG, JPEG or WebP as a data: address';
  if (pattern.includes('-[a-z]')) return 'must be small letters and hyphens, as "knocked-down"';
  return 'must be in small letters';
};
