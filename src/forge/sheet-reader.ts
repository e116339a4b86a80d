import type { Keys, Problem } from '../rules/check/finding.ts';
import { foundOf, inDocument } from '../rules/check/finding.ts';
import { hasUnseen } from '../rules/visible.ts';
import type { Range } from '../rules/vocabulary.ts';
import type { LackingEntry, SheetFault, SheetProblem } from './fault.ts';

/** An object of a sheet, and its path. */
export interface SheetPart {
  readonly keys: Keys;
  readonly value: Readonly<Record<string, unknown>>;
}

/** An integer from `least` to `most`, or `usual` if there is none. */
interface Whole {
  readonly least: number;
  readonly most: number;
  readonly usual?: number;
  readonly lacking?: LackingEntry;
}

interface Words {
  readonly most: number;
  readonly usual?: string;
  readonly lacking?: LackingEntry;
}

const MOST_FAULTS = 60;

/** Reads an untrusted sheet and collects every fault; the value returned for a faulty entry is unused. */
export class SheetReader {
  readonly #faults: SheetFault[] = [];

  get faults(): readonly SheetFault[] {
    return this.#faults;
  }

  add(keys: Keys, problem: SheetProblem): void {
    if (this.#faults.length < MOST_FAULTS)
      this.#faults.push({ place: inDocument(...keys), ...problem });
  }

  /** An object with no other entries than these. */
  part(value: unknown, keys: Keys, entries: readonly string[] | null): SheetPart {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
      this.add(keys, { kind: 'no object', found: foundOf(value) });
      return { keys, value: {} };
    }
    const own = Object.fromEntries(Object.entries(value));
    for (const key of entries ? Object.keys(own) : [])
      if (!entries?.includes(key)) this.add([...keys, key], { kind: 'no entry of a sheet' });
    return { keys, value: own };
  }

  #entry({ value, keys }: SheetPart, key: string): { value: unknown; keys: Keys } {
    return { value: Object.hasOwn(value, key) ? value[key] : undefined, keys: [...keys, key] };
  }

  has(part: SheetPart, key: string): boolean {
    return this.#entry(part, key).value !== undefined;
  }

  #absent<Usual>(
    keys: Keys,
    usual: Usual | undefined,
    lacking: LackingEntry | undefined,
  ): Usual | null {
    if (usual !== undefined) return usual;
    this.add(keys, lacking ? { kind: 'lacking', what: lacking } : { kind: 'missing' });
    return null;
  }

  whole(part: SheetPart, key: string, { least, most, usual, lacking }: Whole): number {
    const { value, keys } = this.#entry(part, key);
    if (value === undefined) return this.#absent(keys, usual, lacking) ?? least;
    const found = foundOf(value);
    const problem: Problem | null =
      typeof value !== 'number' || Number.isNaN(value)
        ? { kind: 'no number', found }
        : !Number.isInteger(value)
          ? { kind: 'no whole number', found }
          : value < least
            ? { kind: 'too small', found, least }
            : value > most
              ? { kind: 'too large', found, most }
              : null;
    if (!problem) return value as number;
    this.add(keys, problem);
    return least;
  }

  /** The damage of an entry at each range; `as` gives what stands for a number. */
  damage(
    part: SheetPart,
    most: number,
    as: (value: unknown) => unknown = (value) => value,
  ): Readonly<Record<Range, number>> {
    const { value: said, keys } = this.#entry(part, 'damage');
    if (said === undefined) this.add(keys, { kind: 'lacking', what: 'damage' });
    const list = this.list(part, 'damage', 3);
    if (Array.isArray(said) && said.length < 3) this.add(keys, { kind: 'three ranges' });
    const value = Object.fromEntries(list.map((each, at) => [String(at), as(each.value)]));
    const at = (place: number): number =>
      this.whole({ keys, value }, String(place), { least: 0, most, usual: 0 });
    return { close: at(0), medium: at(1), long: at(2) };
  }

  text(part: SheetPart, key: string, { most, usual, lacking }: Words): string {
    const { value, keys } = this.#entry(part, key);
    if (value === undefined) return this.#absent(keys, usual, lacking) ?? '';
    return this.words(value, keys, most);
  }

  /** A text of visible characters without markup. */
  words(value: unknown, keys: Keys, most: number): string {
    const found = foundOf(value);
    const text = typeof value === 'string' ? value.trim() : '';
    const problem: SheetProblem | null =
      typeof value !== 'string'
        ? { kind: 'no text', found }
        : text === ''
          ? { kind: 'no word' }
          : text.length > most
            ? { kind: 'too long', found, most }
            : hasUnseen(text)
              ? { kind: 'another form', found, form: 'words' }
              : /[<>]/.test(text)
                ? { kind: 'markup', found }
                : null;
    if (problem) this.add(keys, problem);
    return text;
  }

  oneOf<const Word extends string>(
    value: unknown,
    keys: Keys,
    of: readonly Word[],
  ): Word | undefined {
    const word = of.find((each) => each === value);
    if (word === undefined) this.add(keys, { kind: 'none of these', found: foundOf(value), of });
    return word;
  }

  truth(part: SheetPart, key: string): boolean {
    const { value, keys } = this.#entry(part, key);
    if (value === undefined || typeof value === 'boolean') return value === true;
    this.add(keys, { kind: 'no truth', found: foundOf(value) });
    return false;
  }

  /** A list of at most `most`; empty if there is none. */
  list(part: SheetPart, key: string, most: number): readonly { value: unknown; keys: Keys }[] {
    const { value, keys } = this.#entry(part, key);
    if (value === undefined) return [];
    if (!Array.isArray(value)) this.add(keys, { kind: 'no list', found: foundOf(value) });
    else if (value.length > most) this.add(keys, { kind: 'too many', found: value.length, most });
    else return value.map((each: unknown, at) => ({ value: each, keys: [...keys, at] }));
    return [];
  }
}
