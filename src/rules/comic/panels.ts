import { seatOf, sideOf } from '../battle/battle.ts';
import { sure } from '../sure.ts';
import type { Choice } from './choose.ts';
import type { Balloon, Claim, ComicPanel, SeenPage, Whose } from './comic-page.ts';
import { COMIC_WORDS, fitting } from './comic-words.ts';
import type { ChosenMoment } from './moment.ts';
import type { Stretch } from './quiet.ts';
import { CAPTION_FROM, quietOf, quietWords } from './quiet.ts';
import type { SeenView, ToldBattle } from './told-battle.ts';
import { after, doneIn, endOf, sightsIn, takenIn, turnAt } from './told-battle.ts';

/** What a panel takes of the page, in percent, by its claim; what a pair takes if that is more. */
const SHARES: Readonly<
  Record<Exclude<Claim, 'covers'>, readonly [share: ComicPanel['share'], pair?: [11, 11]]>
> = {
  'last turn': [[7, 9]],
  wreck: [[8, 11]],
  decided: [[6, 12]],
  event: [[6, 12]],
  swing: [
    [5, 6],
    [11, 11],
  ],
  'first hit': [
    [5, 5],
    [11, 11],
  ],
  quiet: [[12, 12]],
};

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

/** Windows of a strip. */
const STRIP_WINDOWS = 5;

/** A panel with nothing in it. */
const BARE = {
  ...{ pages: [], heading: null, caption: null, brief: null, note: null, plate: null },
  ...{ sound: null, slanted: false, off: false },
} as const;

const areDark = (sights: readonly SeenView[]): boolean =>
  sights.every(({ wear }) => wear?.dark ?? false);

/** A window of a panel: who calls in it, whether it says where both numbers led, and what the seen one did. */
const windowOf = (
  told: ToldBattle,
  sight: SeenView,
  shows: { readonly calls: readonly Whose[]; readonly found: boolean; readonly white: boolean },
): SeenPage => {
  const { at, booklet, by, deeds, screen, seen, wear } = sight;
  const page = { seen, by, turn: turnAt(told, at), booklet, screen, wear, label: null };
  if (!deeds) return { ...page, calls: [], found: null, stars: [] };
  const { mine, theirs } = deeds;
  const called = { seen: [seen, theirs], looks: [by, mine] } as const;
  return {
    ...page,
    calls: shows.calls.map((from): Balloon => {
      const [seat, { console }] = called[from];
      const side = told.sides[seat] === 'few' ? 'lone' : 'rival';
      return { seat, from, text: COMIC_WORDS.call(console), side };
    }),
    found: shows.found ? COMIC_WORDS.found(screen.number, mine.sees.line?.letter ?? null) : null,
    stars: [
      { ink: 'black' as const, points: mine.damage },
      ...(shows.white ? [{ ink: 'white' as const, points: theirs.damage }] : []),
    ].filter(({ points }) => points > 0),
  };
};

const panelOf = (
  told: ToldBattle,
  chosen: ChosenMoment,
  numbered: boolean,
  follows: boolean,
): ComicPanel => {
  const { at, captions, claim, kind, note, plate, sights, sound } = chosen;
  const turn = turnAt(told, at);
  const isPair = sights.length > 1;
  const isBlow = kind === 'blow';
  const hit = sights.some((sight) => takenIn(sight) > 0 || doneIn(sight) > 0);
  const callers: readonly Whose[] = numbered && !isPair ? ['seen', 'looks'] : ['seen'];
  const calls = isBlow && (numbered || !hit) ? callers : [];
  const [share, pair] = SHARES[claim as keyof typeof SHARES];
  const isLast = turn === endOf(told).turns;
  const shows = { calls, found: numbered, white: isBlow && !isPair };
  return {
    ...{ claim, from: turn, to: turn, share: (isPair && pair) || share },
    pages: sights.map((sight) => windowOf(told, sight, shows)),
    heading: follows ? null : isLast ? COMIC_WORDS.lastTurn(turn) : COMIC_WORDS.turn(turn),
    ...{ caption: fitting(captions), brief: captions.at(-1) ?? null },
    ...{ note: fitting(note ?? []), plate: plate ?? null, sound: sound ?? null },
    ...{ slanted: hit, off: !hit && (isBlow || kind === 'shutdown') && areDark(sights) },
  };
};

/** The covers of all who fight; their names stand on plates. */
const coversOf = ({ last }: ToldBattle): ComicPanel => {
  const [, percent] = sure(COVERS.find(([most]) => last < most));
  return { ...BARE, claim: 'covers', from: 0, to: 0, share: [percent, percent], slanted: true };
};

/** A strip through a quiet stretch, each side seen in turn. A page may be in it twice. */
const stripPanel = (told: ToldBattle, { from, to }: Stretch): ComicPanel => {
  const sights = Array.from({ length: STRIP_WINDOWS }, (_, window) => {
    const at = Math.round(from + ((to - from) * window) / (STRIP_WINDOWS - 1));
    const side = window % 2 === 0 ? 'lone' : 'rival';
    return sure(sightsIn(told, at).find(({ seen }) => sideOf(seen) === side));
  });
  const words = quietWords(told, { from, to });
  return {
    ...{ ...BARE, claim: 'quiet', from: turnAt(told, from), to: turnAt(told, to) },
    share: SHARES.quiet[0],
    pages: sights.map((sight) => ({
      ...windowOf(told, sight, { calls: [], found: false, white: false }),
      label: COMIC_WORDS.heat(seatOf(after(told, sight.at), sight.seen).heat),
    })),
    ...{ caption: fitting(words), brief: words.at(-1) ?? null, off: areDark(sights) },
  };
};

/** A quiet stretch without a strip is told below the panel before it; below the one after it if it comes first. */
const withQuiet = (told: ToldBattle, chosen: readonly ChosenMoment[]): readonly ChosenMoment[] => {
  const turns = chosen.map(({ at }) => at);
  const stretch = quietOf(told, turns, CAPTION_FROM);
  if (!stretch) return chosen;
  const place = turns.findLastIndex((at) => at < stretch.from);
  const note = quietWords(told, stretch);
  return chosen.map((each, at) => (at === Math.max(0, place) ? { note, ...each } : each));
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
