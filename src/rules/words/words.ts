import type { Critical, ViewScreen } from '../booklet/booklet.ts';
import { isShutting } from '../booklet/critical.ts';
import type { Effect, Reach, Status } from '../document/booklet-document.ts';
import type { Shut, ShutByStatus } from '../battle/open-maneuvers.ts';
import type { Colour, Range } from '../vocabulary.ts';
import { COLOURS } from '../vocabulary.ts';
import { listed as inLine } from './listed.ts';
import { capital } from './capital.ts';
import type { StatCard } from '../booklet/stat-card.ts';

/** A sentence that keeps its colors, so that a sign can be set beside the word. */
export type Phrase = readonly (string | { readonly colour: Colour; readonly word: string })[];

export const plain = (phrase: Phrase): string =>
  phrase.map((piece) => (typeof piece === 'string' ? piece : piece.word)).join('');

/** A number with its sign: +8, −2, 0. */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';

/** A number with a true minus. */
export const number = (points: number): string => (points < 0 ? `−${-points}` : String(points));

const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);
const inColour = (word: string): Phrase[number] =>
  isColour(word) ? { colour: word, word: capital(word) } : word;

/** A list: `Orange, Dodge and Run`, with `before` in front of each but the first. */
const listed = (
  words: readonly string[],
  joint: string,
  before: string,
  meaning: (word: string) => string,
): Phrase =>
  words.flatMap((word, index) => [
    index === 0 ? '' : index === words.length - 1 ? ` ${joint} ${before}` : `, ${before}`,
    inColour(word),
    isColour(word) ? '' : meaning(word),
  ]);

/** A status display (D11) at its range: `Only Green or Yellow`. `meaning` adds to a word that is no
 *  color what it stands for. */
export const statusPhrase = (
  { except, only, bonus }: Status,
  range: Range,
  meaning: (word: string) => string = () => '',
): Phrase => [
  ...(only
    ? ['Only ', ...listed(only, 'or', '', meaning)]
    : except
      ? ['No ', ...listed(except, 'and', 'no ', meaning)]
      : [`Anything at ${range} range`]),
  ...(bonus
    ? [
        `; ${signed(bonus.score)} to any `,
        ...(bonus.to === 'any' ? ['score'] : [inColour(bonus.to)]),
      ]
    : []),
];

const plural = (name: string): string =>
  / |s$/.test(name) ? name : /(ch|sh)$/.test(name) ? `${name}es` : `${name}s`;

/** The reach of a critical: `Dodges` if it is many, else `Dodge`. */
export const reachText = (reach: Reach, many: boolean): string => {
  const named = (name: string): string => (many ? plural(name) : name);
  if ('any' in reach) {
    const where = reach.range ? ` ${reach.range} range` : '';
    return reach.any === 'weapon'
      ? `${many ? 'all' : 'any'}${where} weapon${many ? 's' : ''}`
      : `every${where} maneuver`;
  }
  if ('weapon' in reach) return reach.weapon;
  if ('weapons' in reach) return reach.weapons.join(' & ');
  if ('group' in reach) return named(reach.group);
  if ('maneuver' in reach) return named(reach.maneuver);
  return plural(reach.manner);
};

const ofText = (of: readonly Reach[], joint: string, many = true): string =>
  of.map((reach) => reachText(reach, many)).join(joint);

const everyManeuver = (of: readonly Reach[]): boolean =>
  of.some((reach) => 'any' in reach && reach.any === 'maneuver' && !reach.range);

/** One effect of a critical, as on the display: `Dodges −1`. */
const oneEffect = (effect: Effect): string => {
  switch (effect.effect) {
    case 'score':
      return `${everyManeuver(effect.of) ? 'every score' : ofText(effect.of, ' and ')} ${signed(effect.by)}`;
    case 'heat':
      return everyManeuver(effect.of)
        ? `every heat ${signed(effect.by)}`
        : `${ofText(effect.of, ' and ')} heat ${signed(effect.by)}`;
    case 'heat each turn':
      return `${signed(effect.by)} heat each turn`;
    case 'forbid':
      return `${effect.received && effect.received > 1 ? `received ${effect.received === 2 ? 'twice' : `${effect.received} times`}: ` : ''}no ${ofText(effect.of, ', no ', false)}`;
    case 'damage at once':
      return `${effect.by} damage`;
    case 'heat at once':
      return `${effect.by} heat`;
    case 'knocked down longer':
      return 'Knocked Down lasts a turn more';
    case 'pilot killed':
      return effect.heatAbove === undefined
        ? 'pilot killed'
        : `pilot killed if heat goes above ${effect.heatAbove}`;
  }
};

/** All effects of a critical, without its part: `2 damage, then no Missile`. */
export const effectText = ({ effects }: Pick<Critical, 'effects'>): string =>
  effects.map(oneEffect).join(', then ');

const ORDINALS = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
];

/** The effects of a critical received this many times, or at all, with those of further times. */
export const sufferedText = ({ effects }: Pick<Critical, 'effects'>, times?: number): string =>
  effects
    .map((effect) => {
      if (!isShutting(effect) || !effect.received) return oneEffect(effect);
      const what = oneEffect({ ...effect, received: undefined });
      if (times === undefined) return `${what} from the ${ORDINALS[effect.received]} time on`;
      return times >= effect.received
        ? what
        : `${effects.length === 1 ? 'nothing yet; ' : ''}a ${ORDINALS[effect.received]} time means ${what}`;
    })
    .join(', then ');

/** What spoils a part at its first critical (K5): one that forbids something, as a page says it. */
export const ONE_NO = 'a “do no …” critical';

/** The word of a status that shuts a maneuver: `no blue`. */
const statusWords = ({ screen: { range, status } }: ShutByStatus): string => {
  const phrase = plain(statusPhrase({ ...status, bonus: undefined }, range));
  return phrase.charAt(0).toLowerCase() + phrase.slice(1);
};

/** Why a maneuver is shut: for a narrow row, and with the part or the whole status for a wide one.
 *  `names`, by seat, say who bound it if several did. */
export const shutText = (
  shut: Shut,
  names: readonly { readonly pilot: string }[] = [],
): { readonly short: string; readonly long: string } => {
  const same = (text: string) => ({ short: text, long: text });
  switch (shut.kind) {
    case 'out':
      return same('Out of the battle');
    case 'range':
      return same(`only ${shut.ranges.join(' or ')} range`);
    case 'shut down':
      return same('Shut down: only Cool Off or Duck');
    case 'ammunition':
      return { short: 'No rounds left', long: `No ${shut.ammunition} left` };
    case 'critical': {
      const forbids = shut.critical.effects.filter(isShutting).map(oneEffect);
      const what = forbids.join(', ').replace(/^received \w+( times)?: /, '');
      return {
        short: `Critical: ${what}`,
        long: `${shut.critical.part}: ${what}`,
      };
    }
    case 'status':
    case 'still knocked down': {
      const text = statusWords(shut);
      if (shut.kind !== 'status') return same(`Still knocked down: ${text}`);
      const as = [shut, ...(shut.others ?? [])].filter((each) => statusWords(each) === text);
      const tellers = inLine(as.flatMap(({ by }) => names[by]?.pilot ?? []));
      return same(`${tellers ? `Ruled out by ${tellers}` : 'Ruled out'}: ${text}`);
    }
  }
};

/** What a pilot was told, with the console numbers of the own card that each word means at this
 *  range: a color, a group of the card (only at the page's own range, D12) or a maneuver's own
 *  name. `No Jump (34, 22, 38)`: Jump Up is of another group, and stays open. Colors are left to
 *  the rows. */
export const toldPhrase = (
  { range: printedFor, status }: Pick<ViewScreen, 'range' | 'status'>,
  range: Range,
  { maneuvers }: Pick<StatCard, 'maneuvers'>,
): Phrase =>
  statusPhrase(status, range, (word) => {
    const meant = maneuvers.filter(
      (maneuver) =>
        maneuver.range === range &&
        (maneuver.name === word || (printedFor === range && maneuver.group === word)),
    );
    return meant.length > 0 ? ` (${meant.map(({ console }) => console).join(', ')})` : '';
  });
