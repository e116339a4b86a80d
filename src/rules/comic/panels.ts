import { seatOf, sideOf } from '../battle/battle.ts';
import { sure } from '../sure.ts';
import type { Choice } from './choose.ts';
import type { Balloon, Claim, ComicPanel, SeenPage, Star, Whose } from './comic-page.ts';
import { COMIC_WORDS, fitting } from './comic-words.ts';
import type { ChosenMoment } from './moment.ts';
import type { Stretch } from './quiet.ts';
import { isShutThroughout, stripPlaces, toldStretch } from './quiet.ts';
import type { SeenView, ToldBattle } from './told-battle.ts';
import { after, doneIn, sightsIn, takenIn, turnAt } from './told-battle.ts';

type Share = ComicPanel['share'];

/** What a panel takes of the page, in percent, by its claim; of swings and first hits a pair takes more. */
const SHARES: Readonly<Record<Exclude<Claim, 'covers'>, Share>> = {
  'last turn': [7, 9],
  wreck: [8, 11],
  decided: [6, 12],
  event: [6, 12],
  swing: [5, 6],
  'first hit': [5, 5],
  quiet: [12, 12],
};
const PAIR: Share = [11, 11];
const IN_PAIRS: readonly Claim[] = ['swing', 'first hit'];

/** What the covers take, by the turns of the battle, up to so many. */
const COVERS: readonly (readonly [turns: number, percent: number])[] = [
  [6, 31],
  [20, 24],
  [Infinity, 20],
];

/** Panels with the numbers of both and the page, at most. */
const MOST_NUMBERS = 3;
/** Whose numbers are shown, these claims first. */
const NUMBERED: readonly Claim[] = ['last turn', 'decided', 'swing', 'event', 'first hit'];

/** Who calls in a window. */
type Numbers = 'both' | 'seen' | 'none';

const callsIn = ({ sides }: ToldBattle, sight: SeenView, numbers: Numbers): readonly Balloon[] => {
  const { deeds } = sight;
  if (!deeds || numbers === 'none') return [];
  const call = (seat: number, from: Whose, console: number): Balloon => ({
    ...{ seat, from, text: COMIC_WORDS.call(console) },
    side: sides[seat] === 'few' ? 'lone' : 'rival',
  });
  return [
    call(sight.seen, 'seen', deeds.theirs.console),
    ...(numbers === 'both' ? [call(sight.by, 'looks', deeds.mine.console)] : []),
  ];
};

const starsIn = ({ deeds }: SeenView, alone: boolean): readonly Star[] => [
  ...(deeds && deeds.mine.damage > 0 ? [{ ink: 'black', points: deeds.mine.damage } as const] : []),
  ...(deeds && alone && deeds.theirs.damage > 0
    ? [{ ink: 'white', points: deeds.theirs.damage } as const]
    : []),
];

/** A window of a panel: `numbered` shows where both numbers led, `alone` what the seen one did. */
const windowOf = (
  told: ToldBattle,
  sight: SeenView,
  shows: {
    readonly numbers: Numbers;
    readonly numbered: boolean;
    readonly alone: boolean;
    readonly label?: string;
  },
): SeenPage => {
  const { booklet, by, deeds, screen, seen, wear } = sight;
  const line = deeds?.mine.sees.line;
  return {
    ...{ seen, by, turn: turnAt(told, sight.at), booklet, screen, wear },
    calls: callsIn(told, sight, shows.numbers),
    found: deeds && shows.numbered ? COMIC_WORDS.found(screen.number, line?.letter ?? null) : null,
    stars: starsIn(sight, shows.alone),
    label: shows.label ?? null,
  };
};

const areShut = (sights: readonly SeenView[]): boolean =>
  sights.every(({ wear }) => wear?.dark ?? false);

const panelOf = (
  told: ToldBattle,
  chosen: ChosenMoment,
  numbered: boolean,
  follows: boolean,
): ComicPanel => {
  const { at, captions, claim, kind, note, plate, sights, sound } = chosen;
  const turn = turnAt(told, at);
  const pair = sights.length > 1;
  const isBlow = kind === 'blow';
  const hit = sights.some((sight) => takenIn(sight) > 0 || doneIn(sight) > 0);
  const numbers = !isBlow ? 'none' : numbered ? (pair ? 'seen' : 'both') : hit ? 'none' : 'seen';
  const last = turn === told.battles.at(-1)?.turns;
  const heading = last ? COMIC_WORDS.lastTurn(turn) : COMIC_WORDS.turn(turn);
  return {
    ...{ claim, from: turn, to: turn },
    pages: sights.map((sight) =>
      windowOf(told, sight, { numbers, numbered: isBlow && numbered, alone: isBlow && !pair }),
    ),
    share: pair && IN_PAIRS.includes(claim) ? PAIR : SHARES[claim as keyof typeof SHARES],
    heading: follows ? null : heading,
    caption: fitting(captions),
    brief: captions.at(-1) ?? null,
    note: note ? fitting(note) : null,
    plate: plate ?? null,
    sound: sound ?? null,
    slanted: hit,
    off: !hit && (isBlow || kind === 'shutdown') && areShut(sights),
  };
};

/** The covers of all who fight; their names stand on plates. */
const coversOf = (told: ToldBattle): ComicPanel => {
  const turns = told.last + 1;
  const percent = sure(COVERS.find(([most]) => turns <= most))[1];
  return {
    ...{ claim: 'covers', from: 0, to: 0, pages: [], share: [percent, percent] },
    ...{ heading: null, caption: null, brief: null, note: null, plate: null, sound: null },
    ...{ slanted: true, off: false },
  };
};

/** A strip through a quiet stretch, each side seen in turn. A page may be in it twice. */
const stripPanel = (told: ToldBattle, stretch: Stretch): ComicPanel => {
  const sights = stripPlaces(stretch).map((at, window) => {
    const seen = sightsIn(told, at);
    const side = window % 2 === 0 ? 'lone' : 'rival';
    return sure(seen.find((each) => sideOf(each.seen) === side));
  });
  const [from, to] = [turnAt(told, stretch.from), turnAt(told, stretch.to)];
  const words = COMIC_WORDS.quiet(from, to, isShutThroughout(told, stretch));
  return {
    ...{ claim: 'quiet', from, to, share: SHARES.quiet },
    pages: sights.map((sight) =>
      windowOf(told, sight, {
        ...{ numbers: 'none', numbered: false, alone: false },
        label: COMIC_WORDS.heat(seatOf(after(told, sight.at), sight.seen).heat),
      }),
    ),
    ...{ heading: null, caption: fitting(words), brief: words.at(-1) ?? null },
    ...{ note: null, plate: null, sound: null, slanted: false },
    off: areShut(sights),
  };
};

/** A quiet stretch without a strip is told below the panel before it; below the one after it if it comes first. */
const withQuiet = (told: ToldBattle, chosen: readonly ChosenMoment[]): readonly ChosenMoment[] => {
  const stretch = toldStretch(
    told,
    chosen.map(({ at }) => at),
  );
  if (!stretch) return chosen;
  const place = Math.max(
    0,
    chosen.findLastIndex(({ at }) => at < stretch.from),
  );
  const [from, to] = [turnAt(told, stretch.from), turnAt(told, stretch.to)];
  const words = COMIC_WORDS.quiet(from, to, isShutThroughout(told, stretch));
  return chosen.map((each, at) => (at === place && !each.note ? { ...each, note: words } : each));
};

/** All panels of a battle in the order of time, the covers first. */
export const panelsOf = (told: ToldBattle, { panels, strip }: Choice): readonly ComicPanel[] => {
  const chosen = strip ? panels : withQuiet(told, panels);
  const numbered = NUMBERED.flatMap((claim) =>
    chosen.filter((each) => each.claim === claim && each.kind === 'blow'),
  ).slice(0, MOST_NUMBERS);
  const ofTurns = chosen.map((each, place) =>
    panelOf(told, each, numbered.includes(each), chosen[place - 1]?.at === each.at),
  );
  const all = strip ? [...ofTurns, stripPanel(told, strip)] : ofTurns;
  return [coversOf(told), ...all.toSorted((one, other) => one.from - other.from)];
};
