import type { Effect, Reach } from '../document/booklet-document.ts';
import { LONGEST_PART, MOST_EFFECTS, MOST_REACHES, RANGES } from '../vocabulary.ts';
import { refuse } from './refusal.ts';

/** The effects of a critical, written out if its part's name does not identify it: `(damage 4 at
 *  once, then no weapon "Autocannon")`. Exact, unlike the words on the display: each name says what
 *  kind of thing it names. */
export const printEffects = (effects: readonly Effect[]): string =>
  effects.map(printEffect).join(', then ');

const printEffect = (effect: Effect): string => {
  switch (effect.effect) {
    case 'score':
    case 'heat':
      return `${effect.effect} ${signedPoints(effect.by)} for ${printReaches(effect.of)}`;
    case 'heat each turn':
      return `heat ${signedPoints(effect.by)} each turn`;
    case 'forbid':
      return `no ${printReaches(effect.of)}${effect.received === undefined ? '' : ` when received ${effect.received} times`}`;
    case 'damage at once':
      return `damage ${effect.by} at once`;
    case 'heat at once':
      return `heat ${effect.by} at once`;
    case 'knocked down longer':
      return effect.effect;
    case 'pilot killed':
      return effect.heatAbove === undefined
        ? effect.effect
        : `pilot killed if heat above ${effect.heatAbove}`;
  }
};

/** Points with a sign that any keyboard has: +1, -2. */
export const signedPoints = (points: number): string => (points < 0 ? `${points}` : `+${points}`);

const printReaches = (of: readonly Reach[]): string => of.map(printReach).join(' or ');

const printReach = (reach: Reach): string => {
  if ('any' in reach)
    return `every ${reach.range === undefined ? '' : `${reach.range} range `}${reach.any}`;
  if ('weapon' in reach) return `weapon ${quoted(reach.weapon)}`;
  if ('weapons' in reach) return `weapons ${reach.weapons.map(quoted).join(' & ')}`;
  if ('group' in reach) return `group ${quoted(reach.group)}`;
  if ('maneuver' in reach) return `maneuver ${quoted(reach.maneuver)}`;
  return `manner ${quoted(reach.manner)}`;
};

/** Reads what `printEffects` writes, with the quotations lifted out; at most as many effects as a
 *  critical of a booklet may have. */
export const readEffects = (words: string, lifted: Lifted): readonly Effect[] => {
  const effects = words.split(/ ?, ?then /u, MOST_EFFECTS + 1);
  if (effects.length > MOST_EFFECTS) refuse({ kind: 'too many effects', most: MOST_EFFECTS });
  return effects.map((each) => readEffect(each, lifted));
};

const readEffect = (words: string, lifted: Lifted): Effect => {
  const [, what, by, of] = /^(score|heat) ([+−-]\d{1,2}) for (.+)$/u.exec(words) ?? [];
  if (by !== undefined && of !== undefined)
    return {
      effect: what === 'score' ? 'score' : 'heat',
      by: readPoints(by),
      of: readReaches(of, lifted),
    };
  const each = /^heat ([+−-]\d{1,2}) each turn$/u.exec(words)?.[1];
  if (each !== undefined) return { effect: 'heat each turn', by: readPoints(each) };
  const [, kind, points] = /^(damage|heat) (\d{1,2}) at once$/u.exec(words) ?? [];
  if (points !== undefined)
    return { effect: kind === 'heat' ? 'heat at once' : 'damage at once', by: Number(points) };
  const [, forbidden, times] = /^no (.+?)(?: when received ([2-9]) times)?$/u.exec(words) ?? [];
  if (forbidden !== undefined)
    return {
      effect: 'forbid',
      of: readReaches(forbidden, lifted),
      ...(times === undefined ? {} : { received: Number(times) }),
    };
  const heat = /^pilot killed if heat above (\d{1,2})$/u.exec(words)?.[1];
  if (heat !== undefined) return { effect: 'pilot killed', heatAbove: Number(heat) };
  if (words === 'knocked down longer' || words === 'pilot killed') return { effect: words };
  return refuse({ kind: 'no effect', words: lowered(words, lifted) });
};

export const readPoints = (words: string): number => Number(words.replace('−', '-'));

const readReaches = (words: string, lifted: Lifted): Reach[] => {
  const reaches = words.split(' or ', MOST_REACHES + 1);
  if (reaches.length > MOST_REACHES) refuse({ kind: 'too many reaches', most: MOST_REACHES });
  return reaches.map((each) => readReach(each, lifted));
};

const readReach = (words: string, lifted: Lifted): Reach => {
  const [, range, any] = /^every (?:(\w+) range )?(weapon|maneuver)$/u.exec(words) ?? [];
  const known = RANGES.find((each) => each === range);
  if ((any === 'weapon' || any === 'maneuver') && known === range)
    return known === undefined ? { any } : { any, range: known };
  const [, what, names = ''] =
    /^(weapon|weapons|group|maneuver|manner) ("\d+"(?: & "\d+")*)$/u.exec(words) ?? [];
  const quotations = names.split(' & ').flatMap((each) => quotationAt(each, lifted) ?? []);
  const [name, ...others] = quotations;
  const no = (): never => refuse({ kind: 'no effect', words: lowered(words, lifted) });
  if (name === undefined || others.length > 0 !== (what === 'weapons')) return no();
  if (quotations.some(({ length }) => length > LONGEST_PART)) return no();
  if (what === 'weapon') return { weapon: name };
  if (what === 'weapons') return { weapons: quotations };
  if (what === 'group') return { group: name };
  if (what === 'maneuver') return { maneuver: name };
  return { manner: name };
};

/** A text whose quotations are replaced by their places: `"0"` for the first, `"1"` for the
 *  second. */
export interface Lifted {
  readonly text: string;
  readonly quotations: readonly string[];
}

/** A name from a booklet in quotation marks. `#` is escaped, which would begin a comment, and so is
 *  white space, of which a record keeps one space. */
export const quoted = (name: string): string =>
  JSON.stringify(name).replace(
    /#|(?! )\s|(?<=\s)\s/gu,
    (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Lifts the quotations out of a text, so that their words are not read as the record's own. */
export const lift = (text: string): Lifted => {
  const quotations: string[] = [];
  const rest = text.replace(/"(?:[^"\\]|\\.)*"/gu, (quotation) => {
    quotations.push(unquoted(quotation));
    return `"${quotations.length - 1}"`;
  });
  return { text: rest, quotations };
};

/** The text of a quotation; the quotation itself if it is malformed. */
const unquoted = (quotation: string): string => {
  try {
    return String(JSON.parse(quotation));
  } catch {
    return quotation;
  }
};

/** The quotation that a placeholder like `"0"` stands for; null for other words. */
export const quotationAt = (words: string, { quotations }: Lifted): string | null =>
  quotations[Number(/^"(\d+)"$/.exec(words)?.[1] ?? NaN)] ?? null;

/** A lifted text as it was written. */
export const lowered = (words: string, { quotations }: Lifted): string =>
  words.replace(/"(\d+)"/gu, (_, place: string) => quoted(quotations[Number(place)] ?? ''));
