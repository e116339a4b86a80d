import type { Battle } from '../../src/rules/battle/battle.ts';
import { seatOf } from '../../src/rules/battle/battle.ts';
import type { Deed } from '../../src/rules/battle/deed.ts';
import type { Exchange } from '../../src/rules/battle/exchange.ts';
import type { Incident, IncidentOf } from '../../src/rules/battle/incident.ts';
import type { ComicPage, ComicPanel } from '../../src/rules/comic/comic-page.ts';
import type { ToldBattle } from '../../src/rules/comic/told-battle.ts';
import { sure } from '../../src/rules/sure.ts';
import { capital } from '../../src/rules/words/capital.ts';
import { inWords } from '../../src/rules/words/in-words.ts';
import { outcomeText, possessive, roundOf } from '../../src/rules/words/tell.ts';
import { wearOf, wearWords } from '../../src/rules/words/wear.ts';
import { number, sufferedText } from '../../src/rules/words/words.ts';

/** A turn as it was, with all that a sentence may say of it. */
interface Turn {
  readonly told: ToldBattle;
  readonly at: number;
  readonly before: Battle;
  readonly after: Battle;
  readonly played: Exchange;
  /** Whose 'Mechs are in the windows. */
  readonly seen: readonly number[];
}

const all = <Kind extends Incident['kind']>(
  { played }: Pick<Turn, 'played'>,
  kind: Kind,
): readonly IncidentOf<Kind>[] =>
  played.incidents.filter((each): each is IncidentOf<Kind> => each.kind === kind);

const mechOf = ({ told }: Turn, seat: number): string =>
  `${possessive(sure(told.names[seat]).pilot)} ${sure(told.names[seat]).mech}`;

/** What each one in a turn's pairings did, and to whom. */
const deedsOf = ({ played }: Pick<Turn, 'played'>) =>
  played.pairings.flatMap(({ deeds, rival }): { by: number; on: number; deed: Deed }[] => [
    { by: 0, on: rival, deed: deeds.lone },
    { by: rival, on: 0, deed: deeds.rival },
  ]);

const hits = (turn: Pick<Turn, 'played'>) => deedsOf(turn).filter(({ deed }) => deed.damage > 0);

/** Both forms of a sentence: of whom it is, and without a name. */
const ofMech = (turn: Turn, seat: number, says: string): readonly string[] => [
  `${mechOf(turn, seat)}${says}`,
  capital(says.replace(/^[:,]? /u, '')),
];

const blowTruths = (turn: Turn): readonly string[] => [
  ...all(turn, 'scored').flatMap(({ damage, from, on, to }) =>
    damage > 0 && turn.seen.includes(on)
      ? [
          `${mechOf(turn, on)}: ${damage} damage, armor ${number(from)} to ${number(to)}.`,
          `${sure(turn.told.names[on]).mech}: armor ${number(from)} to ${number(to)}.`,
          `${damage} damage.`,
          ...(damage >= 10 ? [`${damage} at one blow.`] : []),
        ]
      : [],
  ),
  ...all(turn, 'scored').flatMap(({ damage, on, seat }) =>
    damage <= 0 && turn.seen.includes(on)
      ? [`${sure(turn.told.names[seat]).pilot} misses.`, 'A miss.']
      : [],
  ),
  ...all(turn, 'critical').flatMap(({ line: { critical }, on, reached, seat }) => {
    const ignored = all(turn, 'ignored').some((each) => each.seat === on && each.by === seat);
    if (!reached || ignored || !turn.seen.includes(on)) return [];
    const { forbidden } = seatOf(turn.after, on).wounds;
    const effect = sufferedText(critical);
    const isShut = critical.reaches.every((reach) => (forbidden & reach) === reach);
    return [
      ...ofMech(turn, on, '').map(() => `${critical.part} of ${mechOf(turn, on)}: ${effect}.`),
      `${critical.part}: ${effect}.`,
      `${critical.part} hit.`,
      ...(isShut ? [`${capital(effect)} any more.`] : []),
    ];
  }),
  ...deedsOf(turn).flatMap(({ by, deed, on }) => {
    const other = sure(deedsOf(turn).find((each) => each.by === on && each.on === by)).deed;
    const { screen } = deed.sees;
    if (!turn.seen.includes(on) || (other.damage === 0 && screen.score !== null)) return [];
    const { heat } = seatOf(turn.after, on);
    const warmer = heat > seatOf(turn.before, on).heat;
    return other.damage > 0
      ? [
          ...ofMech(turn, on, `, ${screen.title}: ${other.damage} damage.`),
          `${other.damage} damage.`,
        ]
      : [
          ...ofMech(turn, on, `: ${screen.title}.`),
          ...(warmer
            ? [`${mechOf(turn, on)}: ${screen.title}. Heat ${heat}.`, `Heat ${heat}.`]
            : []),
        ];
  }),
];

const severalTruths = (turn: Turn): readonly string[] => {
  const on = deedsOf(turn).filter((each) => each.on === 0);
  const hit = on.filter(({ deed }) => deed.damage > 0);
  const who =
    hit.length === on.length
      ? `All ${inWords(on.length)}`
      : `${capital(inWords(hit.length))} of ${inWords(on.length)}`;
  const first = turn.told.exchanges.findIndex((played) => hits({ played }).length > 0);
  const pairs = turn.played.pairings.filter(
    ({ deeds, rival }) =>
      deeds.lone.damage > 0 && deeds.rival.damage > 0 && turn.seen.includes(rival),
  );
  const down = hits(turn).filter(({ deed }) => deed.sees.screen.picture === 'knocked-down');
  const [one] = hits(turn);
  return [
    ...(hit.length > 1 ? [`${who} hit ${mechOf(turn, 0)}.`, `${who} hit.`] : []),
    ...pairs.flatMap(({ rival }) => {
      const range = turn.before.pairings.find((each) => each.rival === rival)?.range;
      return [`Both hit at ${range} range.`, 'Both hit.'];
    }),
    ...(turn.at === first && one && hits(turn).length === 1
      ? [
          `The first hit: ${one.deed.damage} damage to ${mechOf(turn, one.on)}.`,
          `The first hit: ${one.deed.damage} damage.`,
        ]
      : []),
    ...down
      .filter((each) => turn.seen.includes(each.on))
      .flatMap((each) => [`${mechOf(turn, each.on)} is knocked down.`, 'Knocked down.']),
    ...(down.some(({ by, on: other }) => down.some((each) => each.by === other && each.on === by))
      ? ['Each knocks the other down.']
      : []),
  ];
};

const beatTruths = (turn: Turn): readonly string[] => {
  const exploded = all(turn, 'exploded').filter(({ seat }) => turn.seen.includes(seat));
  const shut = all(turn, 'shut down').filter(
    ({ seat }) => turn.seen.includes(seat) && seatOf(turn.after, seat).shutDown,
  );
  const [one, other] = turn.seen.flatMap((seat) => shut.find((each) => each.seat === seat) ?? []);
  return [
    ...exploded.flatMap(({ ammunition, seat, supplies }) => {
      const round = roundOf(ammunition);
      const what =
        (supplies[ammunition] ?? 0) > 0
          ? `A${/^[aeiou]/u.test(round) ? 'n' : ''} ${round}`
          : 'Ammunition';
      return [`${what} goes off in ${mechOf(turn, seat)}.`, `${what} goes off.`];
    }),
    ...(exploded.length > 1 ? ['Ammunition goes off in each.'] : []),
    ...shut.flatMap(({ heat, seat }) => [
      `Heat ${heat} shuts ${mechOf(turn, seat)} down.`,
      `Heat ${heat}: shut down.`,
    ]),
    ...(one && other
      ? [`Heat ${one.heat} and heat ${other.heat}: both shut down.`, 'Both shut down.']
      : []),
    ...turn.seen.flatMap((seat) => {
      const gone = (battle: Battle) =>
        wearWords(wearOf(seatOf(battle, seat)) ?? NEW).filter((each) => each.endsWith(' arm gone'));
      return gone(turn.after)
        .filter((each) => !gone(turn.before).includes(each))
        .flatMap((each) => [`${mechOf(turn, seat)}: ${each}.`, `${capital(each)}.`]);
    }),
  ];
};

const NEW = { torn: 0, dead: [], limp: [], smoking: false, hot: false, dark: false } as const;

const outTruths = (turn: Turn): readonly string[] => {
  const outs = [...turn.told.names.keys()].filter(
    (seat) => seatOf(turn.after, seat).out !== null && seatOf(turn.before, seat).out === null,
  );
  const who = turn.told.names.length === 2 ? 'Both' : capital(inWords(outs.length));
  const ways = new Set(outs.map((seat) => seatOf(turn.after, seat).out));
  return [
    ...outs
      .filter((seat) => turn.seen.includes(seat))
      .flatMap((seat) => {
        const { pilot } = sure(turn.told.names[seat]);
        const { armor, out, pilotLives } = seatOf(turn.after, seat);
        return [
          ...(out === 'fell' && armor <= 0
            ? [`${mechOf(turn, seat)} has no armor left.`, 'No armor left.']
            : []),
          ...(out === 'fell' && !pilotLives ? [`${pilot} is killed.`, 'Killed.'] : []),
          ...(out === 'bailed out' ? [`${pilot} bails out.`, 'Bailed out.'] : []),
          ...(out === 'escaped' ? [`${pilot} escapes.`, 'Escaped.'] : []),
        ];
      }),
    ...(outs.length > 1 && ways.size === 1 && ways.has('escaped') ? [`${who} escape.`] : []),
    ...(outs.length > 1 && ways.size === 1 && ways.has('bailed out') ? [`${who} bail out.`] : []),
    ...(outs.length > 1 ? [`${who} are out.`] : []),
  ];
};

/** What may stand below, or on the black plate. */
const endTruths = ({ told }: Turn): readonly string[] => {
  const end = sure(told.battles.at(-1));
  const standing = [...end.seats.keys()].filter((seat) => seatOf(end, seat).out === null);
  const [only] = standing;
  const by = outcomeText(sure(end.outcome ?? undefined), told.names);
  if (only === undefined || standing.length > 1) return [`${capital(by.by)}.`];
  const { armor } = seatOf(end, only);
  const left = `${inWords(armor)} point${armor === 1 ? '' : 's'} of armor left.`;
  return [`${sure(told.names[only]).pilot}: ${left}`, capital(left)];
};

const quietIs = (told: ToldBattle, words: string): boolean => {
  const [, first, last, shut] =
    /^Turns (\d+) to (\d+): (both are shut down. N|n)obody hits\.$/u.exec(words) ?? [];
  const turns = told.battles
    .slice(1)
    .flatMap(({ turns: turn }, at) => (turn >= Number(first) && turn <= Number(last) ? [at] : []));
  return (
    turns.length >= 3 &&
    turns.every((at) => hits({ played: sure(told.exchanges[at]) }).length === 0) &&
    (shut === 'n' ||
      turns.every((at) => sure(told.battles[at]).seats.every(({ shutDown }) => shutDown)))
  );
};

/** Of many who win or escape, without their names. */
const manyTruths = ({ ended, fighters, winners }: ComicPage): readonly string[] => {
  const rivals = inWords(fighters.length - 1);
  return fighters.length < 3 || winners.includes(0)
    ? []
    : [`The ${rivals} ${winners.length > 0 ? 'win' : ended.endsWith(' escape') ? 'escape' : ''}`];
};

/** Sentences of a panel that the replay does not bear out. */
export const untrueIn = (
  told: ToldBattle,
  page: ComicPage,
  panel: ComicPanel,
): readonly string[] => {
  const at = told.battles.findIndex(({ turns }) => turns === panel.from) - 1;
  const [before, after, played] = [told.battles[at], told.battles[at + 1], told.exchanges[at]];
  if (!before || !after || !played) return [`there is no turn ${panel.from}`];
  const turn = { told, at, before, after, played, seen: panel.pages.map(({ seen }) => seen) };
  const truths = [
    ...[...blowTruths(turn), ...severalTruths(turn), ...beatTruths(turn), ...outTruths(turn)],
    ...(page.decided?.turn === panel.from ? ['This turn decided it.'] : []),
  ];
  const outs = told.names.flatMap(({ pilot }, seat) =>
    seatOf(after, seat).out !== null && turn.seen.includes(seat) ? [`${pilot} is out.`] : [],
  );
  const isTrue = (words: string | null): boolean =>
    words === null || truths.includes(words) || quietIs(told, words);
  return [
    ...[panel.caption, panel.brief].filter((words) => !isTrue(words)),
    ...(isTrue(panel.note) || endTruths(turn).includes(panel.note ?? '') ? [] : [panel.note]),
    ...(panel.plate === null || [page.ended, ...manyTruths(page), ...outs].includes(panel.plate)
      ? []
      : [panel.plate]),
  ].map((words) => `untrue: ${words}`);
};
