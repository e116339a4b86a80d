import { seatOf, sideOf } from '../battle/battle.ts';
import { sure } from '../sure.ts';
import type { ChosenMoment, Stretch } from './choose.ts';
import { CAPTION_FROM, chooseOf, quietOf, quietWords } from './choose.ts';
import type { Balloon, Claim, ComicPanel, SeenPage, Whose } from './comic-page.ts';
import { COMIC_WORDS, fitting, short } from './comic-words.ts';
import type { WinChances } from './swings.ts';
import type { SeenView, ToldBattle } from './told-battle.ts';
import { after, doneIn, endOf, sightsIn, takenIn, turnAt } from './told-battle.ts';

/** What a panel takes of the page, in percent, by its claim, and a pair at least. */
const SHARES: Readonly<Record<Claim, number>> = {
  'last turn': 8,
  wreck: 9.5,
  decided: 9,
  event: 9,
  swing: 5.5,
  'first hit': 5,
  quiet: 12,
};
const PAIR = 11;

/** Panels with the numbers of both and the page, at most. */
const MOST_NUMBERS = 3;
/** Whose numbers are shown, these claims first. */
const NUMBERED: readonly Claim[] = ['last turn', 'decided', 'swing', 'event', 'first hit'];

/** Windows of a strip. */
const STRIP_WINDOWS = 5;

const areDark = (sights: readonly SeenView[]): boolean =>
  sights.every(({ wear }) => wear?.dark ?? false);

/** A window of a panel: who calls in it, whether it says where both numbers led, and what the seen one did. */
const windowOf = (
  { sides }: ToldBattle,
  sight: SeenView,
  shows: { readonly calls: readonly Whose[]; readonly found: boolean; readonly white: boolean },
): SeenPage => {
  const { by, deeds, screen, seen } = sight;
  if (!deeds) return { ...sight, calls: [], found: null, stars: [], label: null };
  const { mine, theirs } = deeds;
  const callOf = (from: Whose): Balloon => {
    const [seat, { console }] = from === 'seen' ? [seen, theirs] : [by, mine];
    return { from, text: COMIC_WORDS.call(console), isLone: sides[seat] === 'lone' };
  };
  return {
    ...{ ...sight, label: null, calls: shows.calls.map(callOf) },
    found: shows.found ? COMIC_WORDS.found(screen.number, mine.sees.line?.letter ?? null) : null,
    stars: [
      { ink: 'black' as const, points: mine.damage },
      { ink: 'white' as const, points: shows.white ? theirs.damage : 0 },
    ].filter(({ points }) => points > 0),
  };
};

const panelOf = (
  told: ToldBattle,
  chosen: ChosenMoment,
  numbered: boolean,
  follows: boolean,
): ComicPanel => {
  const { at, captions, claim, kind, note = [], plate = null, sights, sound = null } = chosen;
  const turn = turnAt(told, at);
  const isPair = sights.length > 1;
  const isBlow = kind === 'blow';
  const hit = sights.some((sight) => takenIn(sight) > 0 || doneIn(sight) > 0);
  const callers: readonly Whose[] = numbered && !isPair ? ['seen', 'looks'] : ['seen'];
  const calls = isBlow && (numbered || !hit) ? callers : [];
  const isLast = turn === endOf(told).turns;
  const shows = { calls, found: numbered, white: isBlow && !isPair };
  return {
    ...{ claim, plate, sound, share: Math.max(SHARES[claim], isPair ? PAIR : 0) },
    pages: sights.map((sight) => windowOf(told, sight, shows)),
    heading: follows ? null : isLast ? COMIC_WORDS.lastTurn(turn) : COMIC_WORDS.turn(turn),
    ...{ captions: short(captions), note: fitting(note), slanted: hit },
    off: !hit && (isBlow || kind === 'shutdown') && areDark(sights),
  };
};

/** A strip through a quiet stretch, each side seen in turn. A page may be in it twice. */
const stripPanel = (told: ToldBattle, { from, to }: Stretch): ComicPanel => {
  const sights = Array.from({ length: STRIP_WINDOWS }, (_, window) => {
    const at = Math.round(from + ((to - from) * window) / (STRIP_WINDOWS - 1));
    const side = window % 2 === 0 ? 'lone' : 'rival';
    return sure(sightsIn(told, at).find(({ seen }) => sideOf(seen) === side));
  });
  return {
    ...{ claim: 'quiet', share: SHARES.quiet, heading: null, note: null, plate: null },
    pages: sights.map((sight) => ({
      ...windowOf(told, sight, { calls: [], found: false, white: false }),
      label: COMIC_WORDS.heat(seatOf(after(told, sight.at), sight.seen).heat),
    })),
    ...{ captions: short(quietWords(told, { from, to })), sound: null },
    ...{ slanted: false, off: areDark(sights) },
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

/** All panels of a battle in the order of time. */
export const panelsOf = (told: ToldBattle, chances: WinChances): readonly ComicPanel[] => {
  const { panels, strip } = chooseOf(told, chances);
  const chosen = strip ? panels : withQuiet(told, panels);
  const numbered = NUMBERED.flatMap((claim) =>
    chosen.filter((each) => each.claim === claim && each.kind === 'blow'),
  ).slice(0, MOST_NUMBERS);
  const ofTurns = chosen.map((each, place) =>
    panelOf(told, each, numbered.includes(each), chosen[place - 1]?.at === each.at),
  );
  const all = strip ? [...ofTurns, stripPanel(told, strip)] : ofTurns;
  const begin = ({ pages: [first] }: ComicPanel): number => sure(first).turn;
  return all.toSorted((one, other) => begin(one) - begin(other));
};
