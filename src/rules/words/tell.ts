import type { Battle, Outcome, Side } from '../battle/battle.ts';
import { OTHER_SIDE, sideOf } from '../battle/battle.ts';
import type { Incident } from '../battle/incident.ts';
import { turnLimit } from '../battle/options.ts';
import type { Category } from '../vocabulary.ts';
import { CATEGORY_NAMES } from '../vocabulary.ts';
import type { PilotsOf } from './ended-title.ts';
import { endedTitle } from './ended-title.ts';
import { listed } from './listed.ts';
import type { Phrase } from './words.ts';
import { sufferedText, number, statusPhrase } from './words.ts';

/** The pilot and the 'Mech of a seat: `{ pilot: 'Ada', mech: 'Rifleman' }`. */
export interface Named {
  readonly pilot: string;
  readonly mech: string;
  /** A computer pilot, who chooses, answers and leaves by itself. */
  readonly ofGame?: true;
}

/** The seats of people. */
export const seatsOfPeople = (names: readonly Named[]): readonly number[] =>
  names.flatMap(({ ofGame }, at) => (ofGame ? [] : [at]));

/** The seat of the only person; null if there are several. */
export const onlyPerson = (names: readonly Named[]): number | null => {
  const [seat = null, another] = seatsOfPeople(names);
  return another === undefined ? seat : null;
};

/** The side of the only person in a duel; null if there is none, or two. */
export const sideAlone = (names: readonly Named[]): Side | null => {
  const seat = onlyPerson(names);
  return seat === null || names.length !== 2 ? null : sideOf(seat);
};

/** Ada's, Hans'. */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}'` : `${name}'s`);

/** A point of ammunition: an autocannon round, a missile. */
export const roundOf = (ammunition: string): string =>
  /missile|rocket|round|grenade/.test(ammunition) ? ammunition : `${ammunition} round`;

/** The first critical of a game in a category, which may be ignored (K3): the first that affects
 *  Laser. */
export const firstOfGame = (categories: readonly Category[]): string =>
  `the first critical of this game that affects ${listed(categories.map((category) => CATEGORY_NAMES[category]))}`;

/** An incident as a sentence, for log, page and screen reader. `names` are by seat. */
export const tell = (incident: Incident, names: readonly Named[]): Phrase => {
  const who = (seat: number): Named => names[seat] ?? { pilot: `Seat ${seat}`, mech: "'Mech" };
  const mechOf = (seat: number): string => `${possessive(who(seat).pilot)} ${who(seat).mech}`;
  switch (incident.kind) {
    case 'called': {
      const { maneuver } = incident;
      return [
        `${who(incident.seat).pilot} calls ${maneuver.console}: ${maneuver.name}, `,
        { colour: maneuver.colour, word: maneuver.colour },
        '.',
      ];
    }
    case 'heated':
      return [
        incident.cost === 0
          ? `${incident.maneuver.name} costs no heat.`
          : incident.cost > 0
            ? `${incident.maneuver.name} costs ${incident.cost} heat: ${incident.from} to ${incident.to}.`
            : `${incident.maneuver.name} takes ${-incident.cost} heat away: ${incident.from} to ${incident.to}${incident.from + incident.cost < 0 ? ', never below 0' : ''}.`,
      ];
    case 'spent':
      return [
        `${mechOf(incident.seat)} spends 1 ${roundOf(incident.ammunition)}, ${incident.left} left.`,
      ];
    case 'looked up': {
      const { line, screen } = incident.sighting;
      return [
        `${who(incident.seat).pilot} looks up ${incident.at.owner} on console ${incident.at.holder}: view screen ${screen.number}${line ? `, letter ${line.letter}` : ', no letter'}. ${mechOf(incident.enemy)} ${screen.title}, ${screen.range} range.`,
      ];
    }
    case 'bailed out':
      return [
        `${who(incident.seat).pilot} bails out. The pilot lives, the ${who(incident.seat).mech} is lost.`,
      ];
    case 'escaped':
      return [`${who(incident.seat).pilot} escapes.`];
    case 'scored':
      return [
        incident.damage > 0
          ? `${who(incident.seat).pilot} does ${incident.damage} damage: ${mechOf(incident.on)} has armor ${number(incident.from)}, now ${number(incident.to)}.`
          : `${who(incident.seat).pilot} misses: the score is not above 0.`,
      ];
    case 'not scored':
      return [
        `No SCORE on view screen ${incident.screen.number}: ${who(incident.seat).pilot} does no damage.`,
      ];
    case 'critical': {
      const { letter, threshold, critical } = incident.line;
      return incident.reached
        ? [
            `Letter ${letter}: ${incident.damage} damage reaches ${threshold}. ${critical.part} of ${mechOf(incident.on)}: ${sufferedText(critical)}.`,
          ]
        : [`Letter ${letter}: ${incident.damage} damage does not reach ${threshold}. No critical.`];
    }
    case 'ignored':
      return [
        `${who(incident.seat).pilot} ignores the ${incident.critical.part}: ${firstOfGame(incident.first)}.`,
      ];
    case 'harmed':
      return [
        `${incident.critical.part}: ${incident.points} damage at once, armor ${number(incident.from)} to ${number(incident.to)}.`,
      ];
    case 'warmed':
      return [
        `${incident.critical.part}: ${incident.points} heat at once, ${incident.from} to ${incident.to}.`,
      ];
    case 'exploded':
      return [
        `Ammunition explodes in ${mechOf(incident.seat)}: 1 ${roundOf(incident.ammunition)} lost, armor ${number(incident.from)} to ${number(incident.to)}.`,
      ];
    case 'pilot killed':
      return [
        incident.by === 'armor'
          ? `${who(incident.seat).pilot} is killed in the wreck.`
          : incident.by === 'heat'
            ? `${who(incident.seat).pilot} is killed by the heat.`
            : `${who(incident.seat).pilot} is killed.`,
      ];
    case 'shut down':
      return [`Heat ${incident.heat} shuts ${mechOf(incident.seat)} down.`];
    case 'started up':
      return [`Heat ${incident.heat}: ${mechOf(incident.seat)} starts up again.`];
    case 'fell':
      return [`${mechOf(incident.seat)} has no armor left.`];
    case 'status':
      return [
        `${who(incident.seat).pilot} next, at ${incident.range} range: `,
        ...statusPhrase(incident.screen.status, incident.range),
        '.',
      ];
    case 'ended':
      return [
        `${outcomeText(incident.outcome, names).title}, ${outcomeText(incident.outcome, names).by}.`,
      ];
  }
};

/** The lone player, and every rival, in or out. */
const bySides = (names: readonly Named[]): PilotsOf<Side> => {
  const pilots = names.map(({ pilot }) => pilot);
  return { lone: pilots.slice(0, 1), rival: pilots.slice(1) };
};

/** D16, without its full stop. */
export const LIMIT_REACHED = 'the turn limit is reached';

/** The turn that is played now: `7`, or `7 of 12` where the battle has a limit (D16). */
export const turnText = ({ options, turns }: Pick<Battle, 'options' | 'turns'>): string => {
  const limit = turnLimit(options);
  return limit === null ? String(turns + 1) : `${turns + 1} of ${limit}`;
};

/** Who won and how, for the end: `{ title: 'Ada wins', by: 'by armor' }`. */
export const outcomeText = (
  outcome: Outcome,
  names: readonly Named[],
): { readonly title: string; readonly by: string } => ({
  title: endedTitle(outcome, bySides(names)),
  by: byText(outcome, names),
});

const byText = (outcome: Outcome, names: readonly Named[]): string => {
  if (outcome.kind !== 'escape')
    return names.length > 2 ? byTextOfMany(outcome, names) : byTextOfTwo(outcome, names);
  const [one = 'lone', other] = outcome.escaped;
  return other
    ? 'nobody is left to fight'
    : `half a victory for ${listed(bySides(names)[OTHER_SIDE[one]])}`;
};

type Fought = Exclude<Outcome, { readonly kind: 'escape' }>;

/** The reason of a loss, by name, since both read it. */
const lossText = (
  by: Extract<Outcome, { readonly kind: 'win' }>['by'],
  loser: Named | undefined,
): string => {
  const pilot = loser?.pilot ?? 'the enemy';
  return {
    armor: `${pilot} has no armor left`,
    'pilot-killed': `${pilot} is killed`,
    'bail-out': `${pilot} bailed out`,
  }[by];
};

/** The same for many against one. */
const byTextOfMany = (outcome: Fought, names: readonly Named[]): string => {
  switch (outcome.kind) {
    case 'win':
      return outcome.winner === 'lone' ? 'no rival is left' : lossText(outcome.by, names[0]);
    case 'nobody':
      return {
        mutual: 'everybody is out',
        stalemate: 'everybody is shut down and unable to cool',
        limit: LIMIT_REACHED,
        'bail-out': 'everybody bailed out',
        agreed: 'all agreed',
        claimed: 'forty quiet turns',
      }[outcome.by];
  }
};

const byTextOfTwo = (outcome: Fought, names: readonly Named[]): string => {
  switch (outcome.kind) {
    case 'win':
      return lossText(outcome.by, names[outcome.winner === 'lone' ? 1 : 0]);
    case 'nobody':
      return {
        mutual: 'both are out',
        stalemate: 'both shut down and unable to cool',
        limit: LIMIT_REACHED,
        'bail-out': 'both bailed out',
        agreed: 'both agreed',
        claimed: 'forty quiet turns',
      }[outcome.by];
  }
};
