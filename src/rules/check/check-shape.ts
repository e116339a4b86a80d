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

/** What a definition asks for in words of its own stands beside it (`schema-words.ts`); the rest is here. */
const problemOf = (issue: Issue): string => {
  const { type, expected, received, input, message } = issue;
  const { requirement } = issue as { requirement?: unknown };
  if (received === 'undefined') return 'this is missing';
  if (expected === 'never')
    return 'there is no such entry in a booklet; take it out or mend its name';
  switch (type) {
    case 'picklist':
    case 'regex':
    case 'variant':
      return `${shown(input)} ${message}`;
    case 'union':
      return message;
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
    case 'number':
      return `${shown(input)} is no number${quoted(input)}`;
    case 'boolean':
      return `${shown(input)} is neither true nor false${quoted(input)}`;
    case 'string':
      return `${shown(input)} is no text; put it in quotation marks`;
    case 'array':
    case 'strict_tuple':
      return `${shown(input)} stands here instead of a list […]`;
    default:
      return `${shown(input)} stands here instead of an object {…}`;
  }
};

const quoted = (input: unknown): string =>
  typeof input === 'string' && /^(-?\d+|true|false)$/.test(input)
    ? '; take the quotation marks off'
    : '';
