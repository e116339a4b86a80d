import type * as v from 'valibot';
import type { Fault } from './fault.ts';
import { pathOf, shown } from './fault.ts';

type Issue = v.BaseIssue<unknown>;

/** The validator's findings as sentences. */
export const shapeFaults = (issues: readonly Issue[]): readonly Fault[] => issues.map(shapeFault);

const shapeFault = (issue: Issue): Fault => {
  const path = pathOf(...(issue.path ?? []).map(({ key }) => key as string | number));
  return { path, problem: problemOf(issue) };
};

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
      return `${shown(input)} is not possible here (${choices(expected)})`;
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
      return `${shown(input)} is no number`;
    case 'string':
      return `${shown(input)} is no text; put it in quotation marks`;
    case 'array':
      return `${shown(input)} stands here instead of a list […]`;
    case 'union':
      return 'this says no maneuvers; write one of {"any": …}, {"weapon": …}, {"weapons": […]}, {"group": …}, {"maneuver": …}, {"manner": …}';
    case 'variant':
      return expected ? `${shown(input)} is no effect (${choices(expected)})` : 'this is no effect';
    default:
      return `${shown(input)} stands here instead of an object {…}`;
  }
};

const choices = (expected: string | null): string =>
  (expected ?? '')
    .replace(/^\(|\)$/g, '')
    .replaceAll('"', '')
    .split(' | ')
    .join(', ');

/** What each pattern of the definition asks for, by the pattern. */
const formOf = (pattern: string): string => {
  if (pattern.includes('\\d\\d[A-Z]'))
    return 'is no cell (two digits and perhaps a letter, as "13E"; "00" for no such maneuver)';
  if (pattern.includes('\\d{1,2}')) return 'is no console number';
  if (pattern === '/^[A-Z]$/') return 'is no critical letter (A–Z)';
  if (pattern.includes('[A-Z0-9]{1,6}'))
    return 'is no designation (capital letters, digits and hyphens, as RFL-3N)';
  return 'must be in small letters';
};
