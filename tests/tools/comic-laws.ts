import { seatOf } from '../../src/rules/battle/battle.ts';
import type { ToldFight } from '../../src/rules/comic/comic.ts';
import { toldBattle } from '../../src/rules/comic/comic.ts';
import type { ComicPage, ComicPanel, SeenPage } from '../../src/rules/comic/comic-page.ts';
import { LONGEST_CAPTION, LONGEST_FOOT } from '../../src/rules/comic/comic-words.ts';
import { panelsFor } from '../../src/rules/comic/choose.ts';
import type { ToldBattle } from '../../src/rules/comic/told-battle.ts';
import { sure } from '../../src/rules/sure.ts';
import { untrueIn } from './comic-truth.ts';

const lettersOf = (words: string): number => [...words].length;

const pagesTwice = (panels: readonly ComicPanel[]): readonly string[] => {
  const keys = panels
    .filter(({ claim }) => claim !== 'quiet')
    .flatMap(({ pages }) => pages.map(({ booklet, screen }) => `${booklet.id} ${screen.number}`));
  return keys.filter((key, place) => keys.indexOf(key) !== place);
};

/** What a window shows besides the page: numbers, the page they led to, damage, wear. */
const faultsOfWindow = (told: ToldBattle, page: SeenPage): readonly string[] => {
  const at = told.battles.findIndex(({ turns }) => turns === page.turn) - 1;
  const battle = sure(told.battles[at + 1]);
  const looked = sure(told.exchanges[at]).pairings.find(({ rival }) =>
    [page.seen, page.by].includes(rival),
  );
  const [mine, theirs] =
    page.by === 0
      ? [looked?.deeds.lone, looked?.deeds.rival]
      : [looked?.deeds.rival, looked?.deeds.lone];
  const led = mine?.sees.screen.number === page.screen.number;
  const line = mine?.sees.line;
  return [
    ...(seatOf(battle, page.seen).booklet === page.booklet ? [] : ['a page of another booklet']),
    ...((page.seen === 0) === (page.by === 0) ? ['a page seen by its own side'] : []),
    ...page.calls
      .filter(({ from, text }) => text !== `${(from === 'looks' ? mine : theirs)?.console}!`)
      .map(({ text }) => `a number that was not called: ${text}`),
    ...(page.found === null ||
    (led && page.found === `${page.screen.number}${line ? ` ${line.letter}` : ''}`)
      ? []
      : [`a page that was not found: ${page.found}`]),
    ...page.stars
      .filter(({ ink, points }) => (ink === 'black' ? mine : theirs)?.damage !== points)
      .map(({ points }) => `damage that was not done: ${points}`),
    ...(page.label === null || page.label === `heat ${seatOf(battle, page.seen).heat}`
      ? []
      : [`another heat: ${page.label}`]),
    ...(page.wear?.dark &&
    !seatOf(battle, page.seen).shutDown &&
    seatOf(battle, page.seen).out === null &&
    !seatOf(sure(told.battles[at]), page.seen).shutDown
      ? ['a page that is dark without reason']
      : []),
  ];
};

const faultsOfPanel = (told: ToldBattle, page: ComicPage, panel: ComicPanel): readonly string[] => {
  const { brief, caption, claim, note, pages, sound } = panel;
  const windows = claim === 'covers' ? [0] : claim === 'quiet' ? [5] : [1, 2];
  const damage = pages.some(({ stars }) => stars.length > 0);
  return [
    ...[caption, note, brief]
      .filter((words) => words !== null && lettersOf(words) > LONGEST_CAPTION)
      .map((words) => `a caption too long: ${words}`),
    ...(lettersOf(brief ?? '') > lettersOf(caption ?? '') ? [`longer in brief: ${brief}`] : []),
    ...(windows.includes(pages.length) ? [] : [`${pages.length} windows`]),
    ...(sound && sound.kind !== 'explosion' && !damage ? ['a noise without a blow'] : []),
    ...(panel.off && damage ? ['a hit on a panel that is off'] : []),
    ...pages.flatMap((each) => faultsOfWindow(told, each)),
    ...untrueIn(told, page, panel),
  ];
};

/** What is wrong with the comic page of a fight: nothing, if all laws hold. */
export const brokenComicLaws = (fought: ToldFight, page: ComicPage): readonly string[] => {
  const told = sure(toldBattle(fought) ?? undefined);
  const { panels } = page;
  const [covers, ...others] = panels;
  const strips = panels.filter(({ claim }) => claim === 'quiet');
  const twice = pagesTwice(panels);
  const numbered = panels.filter(({ pages }) => pages.some(({ found }) => found !== null));
  return [
    ...(twice.length > 0 ? [`pages twice: ${twice.join(', ')}`] : []),
    ...(covers?.claim === 'covers' ? [] : ['no covers at first']),
    ...(panels.length > panelsFor(told.last + 1, told.names.length) ? ['too many panels'] : []),
    ...(others.length === 0 ? ['nothing but covers'] : []),
    ...(strips.length > 1 ? ['two strips'] : []),
    ...(strips.some(({ from, to }) => to - from < 9) ? ['a strip of a short stretch'] : []),
    ...(numbered.length > 3 ? ['numbers in more than three panels'] : []),
    ...(lettersOf(page.foot) > LONGEST_FOOT ? [`a foot too long: ${page.foot}`] : []),
    ...others.flatMap(({ from, to }, place) =>
      from > to || from <= (others[place - 1]?.to ?? 0) - (others[place - 1]?.to === from ? 1 : 0)
        ? [`turn ${from} out of its order`]
        : [],
    ),
    ...(others.some(({ plate }) => plate !== null) ? [] : ['nobody says how it ended']),
    ...others.flatMap((panel) =>
      faultsOfPanel(told, page, panel).map((fault) => `turn ${panel.from}: ${fault}`),
    ),
  ];
};
