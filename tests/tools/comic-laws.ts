import { seatOf } from '../../src/rules/battle/battle.ts';
import type { ComicPage, ComicPanel, SeenPage } from '../../src/rules/comic/comic-page.ts';
import { LONGEST_CAPTION, LONGEST_FOOT } from '../../src/rules/comic/comic-words.ts';
import { panelsFor } from '../../src/rules/comic/choose.ts';
import type { WinChances } from '../../src/rules/comic/swings.ts';
import type { ToldBattle } from '../../src/rules/comic/told-battle.ts';
import { sure } from '../../src/rules/sure.ts';
import { untrueIn } from './comic-truth.ts';

const lettersOf = (words: string): number => [...words].length;

const begin = ({ pages }: ComicPanel): number => sure(pages[0]).turn;
const end = ({ pages }: ComicPanel): number => sure(pages.at(-1)).turn;

const pagesTwice = (panels: readonly ComicPanel[]): readonly string[] => {
  const keys = panels
    .filter(({ claim }) => claim !== 'quiet')
    .flatMap(({ pages }) => pages.map(({ booklet, screen }) => `${booklet.id} ${screen.number}`));
  return keys.filter((key, place) => keys.indexOf(key) !== place);
};

/** Those of some faults that are there. */
const those = (faults: Readonly<Record<string, boolean | undefined>>): readonly string[] =>
  Object.keys(faults).filter((fault) => faults[fault]);

/** What a window shows besides the page: numbers, the page they led to, damage, wear. */
const faultsOfWindow = (told: ToldBattle, page: SeenPage): readonly string[] => {
  const { booklet, by, calls, found, label, screen, seen, stars, wear } = page;
  const { at } = page;
  const [was, is] = [at, at + 1].map((place) => seatOf(sure(told.battles[place]), seen));
  const { lone, rival } =
    sure(told.exchanges[at]).pairings.find((each) => [seen, by].includes(each.rival))?.deeds ?? {};
  const [mine, theirs] = by === 0 ? [lone, rival] : [rival, lone];
  const line = mine?.sees.line;
  const led = mine?.sees.screen.number === screen.number;
  return [
    ...those({
      'another turn': told.battles[at + 1]?.turns !== page.turn,
      'a page of another booklet': is?.booklet !== booklet,
      'a page seen by its own side': (seen === 0) === (by === 0),
      [`a page that was not found: ${found}`]:
        found !== null && !(led && found === `${screen.number}${line ? ` ${line.letter}` : ''}`),
      [`another heat: ${label}`]: label !== null && label !== `heat ${is?.heat}`,
      'a page that is dark without reason':
        wear?.dark && !is?.shutDown && is?.out === null && !was?.shutDown,
    }),
    ...calls
      .filter(({ from, text }) => text !== `${(from === 'looks' ? mine : theirs)?.console}!`)
      .map(({ text }) => `a number that was not called: ${text}`),
    ...stars
      .filter(({ ink, points }) => (ink === 'black' ? mine : theirs)?.damage !== points)
      .map(({ points }) => `damage that was not done: ${points}`),
  ];
};

const faultsOfPanel = (
  page: ComicPage,
  panel: ComicPanel,
  chances: WinChances,
): readonly string[] => {
  const { captions, claim, note, off, pages, sound } = panel;
  const windows = claim === 'quiet' ? [5] : [1, 2];
  const damage = pages.some(({ stars }) => stars.length > 0);
  return [
    ...[...captions, note]
      .filter((words) => lettersOf(words ?? '') > LONGEST_CAPTION)
      .map((words) => `a caption too long: ${words}`),
    ...those({
      [`longer in brief: ${captions.join()}`]:
        lettersOf(captions.at(-1) ?? '') > lettersOf(captions[0] ?? ''),
      [`${pages.length} windows`]: !windows.includes(pages.length),
      'a noise without a blow': sound !== null && sound.kind !== 'explosion' && !damage,
      'a hit on a panel that is off': off && damage,
    }),
    ...pages.flatMap((each) => faultsOfWindow(page.told, each)),
    ...untrueIn(page, panel, chances),
  ];
};

/** What is wrong with a comic page that was made with these chances: nothing, if all laws hold. */
export const brokenComicLaws = (page: ComicPage, chances: WinChances = null): readonly string[] => {
  const { foot, panels, told } = page;
  const strips = panels.filter(({ claim }) => claim === 'quiet');
  const twice = pagesTwice(panels);
  const numbered = panels.filter(({ pages }) => pages.some(({ found }) => found !== null));
  return [
    ...those({
      [`pages twice: ${twice.join(', ')}`]: twice.length > 0,
      'too many panels': panels.length + 1 > panelsFor(told.last + 1, told.names.length),
      'nothing but covers': panels.length === 0,
      'two strips': strips.length > 1,
      'a strip of a short stretch': strips.some((strip) => end(strip) - begin(strip) < 9),
      'numbers in more than three panels': numbered.length > 3,
      [`a foot too long: ${foot}`]: lettersOf(foot) > LONGEST_FOOT,
      'nobody says how it ended': panels.every(({ plate }) => plate === null),
    }),
    ...panels.flatMap((panel, place) => {
      const before = panels[place - 1];
      return [
        ...those({
          'out of its order': begin(panel) > end(panel) || (before && begin(panel) < end(before)),
        }),
        ...faultsOfPanel(page, panel, chances),
      ].map((fault) => `turn ${begin(panel)}: ${fault}`);
    }),
  ];
};
