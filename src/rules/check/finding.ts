import type { ValueForm, Kindred } from '../document/forms.ts';
import type { Range } from '../vocabulary.ts';

/** The path from a document to a value: `['consoles', '24', '36']`; empty for the whole document. */
export type Keys = readonly (string | number)[];

export type FoundAt =
  | { readonly in: 'document'; readonly keys: Keys }
  /** In a text that is no JSON; both from 1. */
  | { readonly in: 'text'; readonly line: number; readonly column: number }
  /** In one of two booklets that were checked against each other, by its name. */
  | { readonly in: 'booklet'; readonly booklet: string; readonly keys: Keys }
  /** In a turn of two booklets: the first calls its console against the other's. */
  | { readonly in: 'turn'; readonly calls: readonly [Call, Call] };

interface Call {
  readonly booklet: string;
  readonly console: number;
}

/** A value of a document; lists and objects without their content. */
export type Found = string | number | boolean | null | undefined | readonly [] | object;

/** The details of each kind of finding; `rules/words/finding-words.ts` puts it in words. */
export interface About {
  // The text
  'too many characters': { readonly characters: number; readonly most: number };
  comment: object;
  'never closed': object;
  'not closed on its line': object;
  'bad escape': object;
  'endless number': { readonly found: Found };
  'bare word': { readonly word: string };
  /** `next` is what was found there instead; null at the end of the file. */
  'no value': { readonly next: string | null };
  'no comma': { readonly closing: string; readonly next: string | null };
  'comma at the end': { readonly closing: string };
  'no name': { readonly next: string | null };
  'no colon': { readonly name: string; readonly next: string | null };
  twice: object;
  'more text': { readonly next: string | null };
  // The tree
  'too deep': { readonly most: number };
  'too many entries': { readonly most: number };
  'forbidden name': { readonly name: string };
  // The shape
  missing: object;
  'unknown entry': { readonly of: 'booklet' | 'hangar' };
  'another form': { readonly found: Found; readonly form: ValueForm };
  'none of these': { readonly found: Found; readonly of: readonly (string | number)[] };
  'no such kind': {
    readonly found: Found;
    readonly of: Kindred;
    readonly kinds: readonly string[];
  };
  'no object of a kind': { readonly found: Found; readonly of: Kindred; readonly key: string };
  'not possible': { readonly found: Found };
  'no reach': object;
  'no whole number': { readonly found: Found };
  'too small': { readonly found: Found; readonly least: unknown };
  'too large': { readonly found: Found; readonly most: unknown };
  'too few': { readonly least: unknown };
  'too many': { readonly found: number; readonly most: unknown };
  'no word': object;
  'too long': { readonly found: Found; readonly most: unknown };
  'no number': { readonly found: Found };
  'no truth': { readonly found: Found };
  'no text': { readonly found: Found };
  'no list': { readonly found: Found };
  'no object': { readonly found: Found };
  // The stat card
  'console of another range': { readonly console: number; readonly range: Range };
  'console taken': { readonly console: number; readonly by: string };
  'conversion to its own range': { readonly maneuver: string; readonly range: Range };
  'no conversion': { readonly range: Range };
  'ammunition not on the card': { readonly ammunition: string };
  'ammunition not used': object;
  'no cooling': { readonly range: Range };
  'nothing weaponless': { readonly range: Range };
  // The view screens
  'color in capitals': { readonly colour: string };
  'no word of the card': { readonly word: string };
  'except and only': object;
  'reaches no maneuver': { readonly words: readonly string[] };
  'no letter': object;
  'letter twice': { readonly letter: string };
  'letter not used': { readonly screen: number; readonly letter: string };
  'criticals without a score': object;
  'score without criticals': object;
  'opening not at long range': { readonly range: Range };
  'opening not free': object;
  'escape not at long range': { readonly range: Range };
  // Their pictures
  'unreadable picture': object;
  'picture cut off': object;
  'picture too large': { readonly width: number; readonly height: number; readonly most: number };
  // The consoles
  'table of another range': { readonly console: number };
  'no cell': { readonly console: number };
  'cell too many': { readonly console: number; readonly owner: string };
  'letter at 00': object;
  '00 for a maneuver': { readonly owner: string };
  'no maneuver': { readonly owner: string };
  'no view screen': { readonly screen: number };
  'letter without a hit': { readonly screen: number };
  'hit without a letter': { readonly screen: number; readonly letters: readonly string[] };
  'unknown letter': {
    readonly screen: number;
    readonly letter: string;
    readonly letters: readonly string[];
  };
  // The sources
  'nothing there': { readonly path: string };
  // What is odd
  'screen not reached': object;
  'status waived': { readonly range: Range };
  'no pose': { readonly picture: string };
  'no weapon in the pose': { readonly picture: string };
  'mount for several': { readonly mount: string; readonly weapons: readonly string[] };
  'mount for nothing': { readonly mount: string; readonly weapons: readonly string[] };
  // Two booklets
  'no turn': { readonly booklet: string; readonly maneuver: string };
  'two ranges': { readonly screens: readonly [Shown, Shown] };
  'same name': { readonly name: string; readonly designation: string };
  'similar name': {
    readonly mine: string;
    readonly theirs: string;
    readonly designation: string;
  };
  lock: {
    readonly holder: string;
    /** The view screens on which the one who holds may be seen, and the one of the other. */
    readonly pages: readonly number[];
    readonly held: string;
    readonly on: number;
    readonly range: Range;
    readonly by: readonly { readonly console: number; readonly name: string }[];
  };
  'dead end': {
    readonly sides: readonly { readonly booklet: string; readonly screen: number }[];
    readonly range: Range;
  };
  /** `booklets`: how many others have such a cell; `screens`: where it leads in them. */
  'unlike others': {
    readonly screen: number;
    readonly booklets: number;
    readonly screens: readonly number[];
  };
  // What a campaign stumbles over
  'part of no weapon': { readonly part: string; readonly weapons: readonly string[] };
  'part spelled twice': { readonly part: string; readonly other: string };
  'engine not named': { readonly engine: string };
  'designation taken': { readonly designation: string; readonly by: string };
  // All of them
  'more faults': { readonly count: number };
}

interface Shown {
  readonly screen: number;
  readonly range: Range;
}

export type FindingKind = keyof About;
/** A fault or an oddity, without its place. */
export type Problem<Kind extends FindingKind = FindingKind> = {
  [Each in Kind]: { readonly kind: Each } & About[Each];
}[Kind];
/** A fault or an oddity of a booklet, with its place. */
export type Finding = Problem & { readonly place: FoundAt };

export const inDocument = (...keys: Keys): FoundAt => ({ in: 'document', keys });

/** What a finding keeps of a value: of lists and objects nothing but their type. */
export const foundOf = (value: unknown): Found => {
  if (Array.isArray(value)) return [];
  switch (typeof value) {
    case 'object':
      return value === null ? null : {};
    case 'string':
    case 'number':
    case 'boolean':
    case 'undefined':
      return value;
    // Not possible in JSON.
    case 'bigint':
    case 'symbol':
    case 'function':
      return typeof value;
  }
};
