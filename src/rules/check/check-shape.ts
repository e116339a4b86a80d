import type * as v from 'valibot';
import type { Kindred } from '../document/forms.ts';
import { isForm } from '../document/forms.ts';
import type { Finding, Problem } from './finding.ts';
import { foundOf, inDocument } from './finding.ts';

type Issue = v.BaseIssue<unknown>;

export const shapeFindings = (
  issues: readonly Issue[],
  of: 'booklet' | 'hangar' = 'booklet',
): readonly Finding[] =>
  issues.map((issue) => ({
    place: inDocument(...(issue.path ?? []).map(({ key }) => key as string | number)),
    ...problemOf(issue, of),
  }));

/** The additional requirement of a schema (`schema-words.ts`): a form, or a choice. */
interface Asked {
  readonly requirement?: unknown;
}

const problemOf = (issue: Issue, of: 'booklet' | 'hangar'): Problem => {
  const { type, expected, received, input, message } = issue;
  const { requirement } = issue as Asked;
  const found = foundOf(input);
  if (received === 'undefined') return { kind: 'missing' };
  if (expected === 'never') return { kind: 'unknown entry', of };
  switch (type) {
    case 'variant': {
      const { key, kinds } = requirement as { key: string; kinds: readonly string[] };
      const kindred = message as Kindred;
      return expected === 'Object'
        ? { kind: 'no object of a kind', found, of: kindred, key }
        : { kind: 'no such kind', found, of: kindred, kinds };
    }
    case 'picklist':
      return isForm(message)
        ? { kind: 'another form', found, form: message }
        : { kind: 'none of these', found, of: requirement as readonly (string | number)[] };
    case 'regex':
    case 'check':
      return isForm(message)
        ? { kind: 'another form', found, form: message }
        : { kind: 'not possible', found };
    case 'union':
      return message === 'reach' ? { kind: 'no reach' } : { kind: 'not possible', found };
    case 'integer':
      return { kind: 'no whole number', found };
    case 'min_value':
      return { kind: 'too small', found, least: requirement };
    case 'max_value':
      return { kind: 'too large', found, most: requirement };
    case 'min_length':
      return Array.isArray(input) ? { kind: 'too few', least: requirement } : { kind: 'no word' };
    case 'max_length':
      return Array.isArray(input)
        ? { kind: 'too many', found: input.length, most: requirement }
        : { kind: 'too long', found, most: requirement };
    case 'number':
      return { kind: 'no number', found };
    case 'boolean':
      return { kind: 'no truth', found };
    case 'string':
      return { kind: 'no text', found };
    case 'array':
    case 'strict_tuple':
      return { kind: 'no list', found };
    default:
      return { kind: 'no object', found };
  }
};
