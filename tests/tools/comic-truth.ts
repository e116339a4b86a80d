import type { Battle } from '../../src/rules/battle/battle.ts';
import { seatOf } from '../../src/rules/battle/battle.ts';
import type { Exchange } from '../../src/rules/battle/exchange.ts';
import type { Incident, IncidentOf } from '../../src/rules/battle/incident.ts';
import type { ComicPage, ComicPanel } from '../../src/rules/comic/comic-page.ts';
import type { WinChances } from '../../src/rules/comic/swings.ts';
import { decidedIn } from '../../src/rules/comic/swings.ts';
import type { ToldBattle } from '../../src/rules/comic/told-battle.ts';
import { sure } from '../../src/rules/sure.ts';
import { capital } from '../../src/rules/words/capital.ts';
import { inWords } from '../../src/rules/words/in-words.ts';
import { outcomeText, possessive, roundOf } from '../../src/rules/words/tell.ts';
import { wearOf } from '../../src/rules/words/wear.ts';
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
  { played }: Turn,
  kind: Kind,
): readonly IncidentOf<Kind>[] =>
  played.incidents.filter((each): each is IncidentOf<Kind> => each.kind === kind);

const pilotOf = ({ told }: Turn, seat: number): string => sure(told.names[seat]).pilot;
const mechOf = (turn: Turn, seat: number): string =>
  `${possessive(pilotOf(turn, seat))} ${sure(turn.told.names[seat]).mech}`;

/** What each one in a turn's pairings did, to whom, and what that one did. */
const deedsOf = ({ pairings }: Exchange) =>
  pairings.flatMap(({ deeds: { lone, rival }, rival: seat }) => [
    { ...lone, by: 0, on: seat, other: rival.damage },
    { ...rival, by: seat, on: 0, other: lone.damage },
  ]);

const hits = (played: Exchange) => deedsOf(played).filter(({ damage }) => damage > 0);

/** Those of a list whose 'Mech is in the windows. */
const shown = <Thing>({ seen }: Turn, things: readonly Thing[], of: (thing: Thing) => number) =>
  things.filter((thing) => seen.includes(of(thing)));

const on = ({ on: seat }: { readonly on: number }): number => seat;
const whose = ({ seat }: { readonly seat: number }): number => seat;

const blowTruths = (turn: Turn): readonly string[] => [
  ...shown(turn, all(turn, 'scored'), on).flatMap(({ damage, from, on: hit, seat, to }) =>
    damage > 0
      ? [
          `${mechOf(turn, hit)}: ${damage} damage, armor ${number(from)} to ${number(to)}.`,
          `${sure(turn.told.names[hit]).mech}: armor ${number(from)} to ${number(to)}.`,
          `${damage} damage.`,
          ...(damage >= 10 ? [`${damage} in one blow.`] : []),
        ]
      : [`${pilotOf(turn, seat)} misses.`, 'A miss.'],
  ),
  ...shown(turn, all(turn, 'critical'), on).flatMap(
    ({ line: { critical }, on: hit, reached, seat }) => {
      const ignored = all(turn, 'ignored').some((each) => each.seat === hit && each.by === seat);
      if (!reached || ignored) return [];
      const { forbidden } = seatOf(turn.after, hit).wounds;
      const [part, effect] = [critical.part, sufferedText(critical)];
      const isShut = critical.reaches.every((reach) => (forbidden & reach) === reach);
      return [
        ...[`${part} of ${mechOf(turn, hit)}: ${effect}.`, `${part}: ${effect}.`, `${part} hit.`],
        ...(isShut ? [`${capital(effect)} any more.`] : []),
      ];
    },
  ),
  ...shown(turn, deedsOf(turn.played), on).flatMap(({ on: seat, other, sees: { screen } }) => {
    const [mech, title] = [mechOf(turn, seat), screen.title];
    const does = `does ${other} damage.`;
    if (other > 0)
      return [`${mech}, ${title}, ${does}`, `${capital(title)}: ${does}`, capital(does)];
    const { heat } = seatOf(turn.after, seat);
    const isWarmer = heat > seatOf(turn.before, seat).heat;
    return screen.score === null
      ? [
          ...[`${mech}: ${title}.`, `${capital(title)}.`],
          ...(isWarmer ? [`${mech}: ${title}. Heat ${heat}.`, `Heat ${heat}.`] : []),
        ]
      : [];
  }),
];

const severalTruths = (turn: Turn): readonly string[] => {
  const { at, before, played, told } = turn;
  const against = deedsOf(played).filter((each) => each.on === 0);
  const hit = against.filter(({ damage }) => damage > 0).length;
  const every = { 2: 'Both', 3: 'All three' }[against.length] ?? `All ${inWords(against.length)}`;
  const some = `${capital(inWords(hit))} of ${inWords(against.length)}`;
  const who = `${hit === against.length ? every : some} hit`;
  const pairs = shown(turn, hits(played), on).filter(({ other }) => other > 0);
  const down = hits(played).filter(({ sees }) => sees.screen.picture === 'knocked-down');
  const [one, another] = hits(played);
  const first = told.exchanges.findIndex((each) => hits(each).length > 0);
  const said = one && !another && at === first ? `The first hit: ${one.damage} damage` : '';
  return [
    ...(hit > 1 ? [`${who} ${mechOf(turn, 0)}.`, `${who}.`] : []),
    ...pairs.flatMap(({ by, on: other }) => {
      const range = before.pairings.find(({ rival }) => rival === Math.max(by, other))?.range;
      return [`Both hit at ${range} range.`, 'Both hit.'];
    }),
    ...(one && said ? [`${said} to ${mechOf(turn, one.on)}.`, `${said}.`] : []),
    ...shown(turn, down, on).flatMap((each) => [
      ...[`${mechOf(turn, each.on)} is knocked down.`, 'Knocked down.'],
      ...(down.some(({ by, on: other }) => by === each.on && other === each.by)
        ? ['Each knocks the other down.']
        : []),
    ]),
  ];
};

const beatTruths = (turn: Turn): readonly string[] => {
  const exploded = shown(turn, all(turn, 'exploded'), whose);
  const shut = shown(turn, all(turn, 'shut down'), whose).filter(
    ({ seat }) => seatOf(turn.after, seat).shutDown,
  );
  const [one, other] = turn.seen.flatMap((seat) => shut.find((each) => each.seat === seat) ?? []);
  return [
    ...exploded.flatMap(({ ammunition, seat, supplies }) => {
      const round = `A${/^[aeiou]/u.test(roundOf(ammunition)) ? 'n' : ''} ${roundOf(ammunition)}`;
      const what = (supplies[ammunition] ?? 0) > 0 ? round : 'Ammunition';
      return [`${what} goes off in ${mechOf(turn, seat)}.`, `${what} goes off.`];
    }),
    ...(exploded.length > 1 ? ['Ammunition goes off in both.'] : []),
    ...shut.flatMap(({ heat, seat }) => [
      `Heat ${heat} shuts ${mechOf(turn, seat)} down.`,
      `Heat ${heat}: shut down.`,
    ]),
    ...(one && other
      ? [`Heat ${one.heat} and heat ${other.heat}: both shut down.`, 'Both shut down.']
      : []),
    ...turn.seen.flatMap((seat) => {
      const [was, is] = [turn.before, turn.after].map((each) => wearOf(seatOf(each, seat))?.gone);
      return (is ?? [])
        .filter((side) => !was?.includes(side))
        .flatMap((side) => [
          `${mechOf(turn, seat)}: ${side} arm gone.`,
          `${capital(side)} arm gone.`,
        ]);
    }),
  ];
};

const outTruths = (turn: Turn): readonly string[] => {
  const outs = [...turn.told.names.keys()].flatMap((seat) =>
    seatOf(turn.before, seat).out === null && seatOf(turn.after, seat).out !== null
      ? [{ ...seatOf(turn.after, seat), seat }]
      : [],
  );
  const who = turn.told.names.length === 2 ? 'Both' : capital(inWords(outs.length));
  const did = (out: 'escaped' | 'bailed out', says: string): readonly string[] =>
    outs.every((each) => each.out === out) ? [`${who} ${says}.`] : [];
  return [
    ...shown(turn, outs, whose).flatMap(({ armor, out, pilotLives, seat }) => {
      const pilot = pilotOf(turn, seat);
      if (out === 'bailed out') return [`${pilot} bails out.`, 'Bailed out.'];
      if (out === 'escaped') return [`${pilot} escapes.`, 'Escaped.'];
      return [
        ...(armor <= 0 ? [`${mechOf(turn, seat)} has no armor left.`, 'No armor left.'] : []),
        ...(pilotLives ? [] : [`${pilot} is killed.`, 'Killed.']),
      ];
    }),
    ...(outs.length > 1
      ? [...did('escaped', 'escape'), ...did('bailed out', 'bail out'), `${who} are out.`]
      : []),
  ];
};

/** What may stand below, or on the black plate. */
const endTruths = ({ told }: Turn): readonly string[] => {
  const end = sure(told.battles.at(-1));
  const [only, another] = end.seats.flatMap(({ armor, out }, seat) =>
    out ? [] : [{ armor, seat }],
  );
  if (!only || another)
    return [`${capital(outcomeText(sure(end.outcome ?? undefined), told.names).by)}.`];
  const left = `${inWords(only.armor)} point${only.armor === 1 ? '' : 's'} of armor left.`;
  return [`${sure(told.names[only.seat]).pilot}: ${left}`, capital(left)];
};

const isQuiet = ({ battles, exchanges }: ToldBattle, words: string): boolean => {
  const [, first, last, shut] =
    /^Turns (\d+) to (\d+): ((?:both|all) are shut down. N|n)obody hits\.$/u.exec(words) ?? [];
  const turns = battles
    .slice(1)
    .flatMap(({ turns: turn }, at) => (turn >= Number(first) && turn <= Number(last) ? [at] : []));
  return (
    turns.length >= 3 &&
    turns.every(
      (at) =>
        hits(sure(exchanges[at])).length === 0 &&
        (shut === 'n' ||
          (battles[at]?.seats.every(({ shutDown }) => shutDown) &&
            words.includes('both') === (battles[at]?.seats.length === 2))),
    )
  );
};

/** Of many who win or escape, without their names. */
const manyTruths = ({ ended, fighters, told }: ComicPage): readonly string[] => {
  const outcome = told.battles.at(-1)?.outcome;
  const winner = outcome?.kind === 'win' ? outcome.winner : null;
  return fighters.length < 3 || winner === 'lone'
    ? []
    : [
        `The ${inWords(fighters.length - 1)} ${winner ? 'win' : ended.endsWith(' escape') ? 'escape' : ''}`,
      ];
};

/** Sentences of a panel that the replay does not bear out. */
export const untrueIn = (
  page: ComicPage,
  panel: ComicPanel,
  chances: WinChances,
): readonly string[] => {
  const { told } = page;
  const { at, turn: nth } = sure(panel.pages[0]);
  const [before, after, played] = [told.battles[at], told.battles[at + 1], told.exchanges[at]];
  if (!before || !after || !played) return [`there is no turn ${nth}`];
  const turn = { told, at, before, after, played, seen: panel.pages.map(({ seen }) => seen) };
  const truths = [
    ...[...blowTruths(turn), ...severalTruths(turn), ...beatTruths(turn), ...outTruths(turn)],
    ...(decidedIn(told, chances)?.turn === nth ? ['This turn decided it.'] : []),
  ];
  const outs = turn.seen.flatMap((seat) =>
    seatOf(after, seat).out === null ? [] : [`${pilotOf(turn, seat)} is out`],
  );
  const isTrue = (words: string): boolean => truths.includes(words) || isQuiet(told, words);
  const { captions, note, plate } = panel;
  return [
    ...captions.filter((words) => !isTrue(words)),
    ...(note === null || isTrue(note) || endTruths(turn).includes(note) ? [] : [note]),
    ...(plate === null || [page.ended, ...manyTruths(page), ...outs].includes(plate)
      ? []
      : [plate]),
  ].map((words) => `untrue: ${words}`);
};
