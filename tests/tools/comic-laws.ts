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

/** Those of some faults that are there. */
const those = (faults: Readonly<Record<string, boolean | undefined>>): readonly string[] =>
  Object.keys(faults).filter((fault) => faults[fault]);

/** What a window shows besides the page: numbers, the page they led to, damage, wear. */
const faultsOfWindow = (told: ToldBattle, page: SeenPage): readonly string[] => {
  const { booklet, by, calls, found, label, screen, seen, stars, wear } = page;
  const at = told.battles.findIndex(({ turns }) => turns === page.turn) - 1;
  const [was, is] = [at, at + 1].map((place) => seatOf(sure(told.battles[place]), seen));
  const { lone, rival } =
    sure(told.exchanges[at]).pairings.find((each) => [seen, by].includes(each.rival))?.deeds ?? {};
  const [mine, theirs] = by === 0 ? [lone, rival] : [rival, lone];
  const line = mine?.sees.line;
  const led = mine?.sees.screen.number === screen.number;
  return [
    ...those({
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

const faultsOfPanel = (told: ToldBattle, page: ComicPage, panel: ComicPanel): readonly string[] => {
  const { brief, caption, claim, note, off, pages, sound } = panel;
  const windows = claim === 'quiet' ? [5] : [1, 2];
  const damage = pages.some(({ stars }) => stars.length > 0);
  return [
    ...[caption, note, brief]
      .filter((words) => lettersOf(words ?? '') > LONGEST_CAPTION)
      .map((words) => `a caption too long: ${words}`),
    ...those({
      [`longer in brief: ${brief}`]: lettersOf(brief ?? '') > lettersOf(caption ?? ''),
      [`${pages.length} windows`]: !windows.includes(pages.length),
      'a noise without a blow': sound !== null && sound.kind !== 'explosion' && !damage,
      'a hit on a panel that is off': off && damage,
    }),
    ...pages.flatMap((each) => faultsOfWindow(told, each)),
    ...untrueIn(told, page, panel),
  ];
};

/** What is wrong with the comic page of a fight: nothing, if all laws hold. */
export const brokenComicLaws = (fought: ToldFight, page: ComicPage): readonly string[] => {
  const told = sure(toldBattle(fought) ?? undefined);
  const { foot, panels } = page;
  const [covers, ...others] = panels;
  const strips = panels.filter(({ claim }) => claim === 'quiet');
  const twice = pagesTwice(panels);
  const numbered = panels.filter(({ pages }) => pages.some(({ found }) => found !== null));
  return [
    ...those({
      [`pages twice: ${twice.join(', ')}`]: twice.length > 0,
      'no covers at first': covers?.claim !== 'covers' || covers.pages.length > 0,
      'covers among the others': others.some(({ claim }) => claim === 'covers'),
      'too many panels': panels.length > panelsFor(told.last + 1, told.names.length),
      'nothing but covers': others.length === 0,
      'two strips': strips.length > 1,
      'a strip of a short stretch': strips.some(({ from, to }) => to - from < 9),
      'numbers in more than three panels': numbered.length > 3,
      [`a foot too long: ${foot}`]: lettersOf(foot) > LONGEST_FOOT,
      'nobody says how it ended': others.every(({ plate }) => plate === null),
    }),
    ...others.flatMap((panel, place) => {
      const { from, to } = panel;
      const before = others[place - 1]?.to ?? 0;
      return [
        ...those({ 'out of its order': from > to || from < before || from === 0 }),
        ...faultsOfPanel(told, page, panel),
      ].map((fault) => `turn ${from}: ${fault}`);
    }),
  ];
};
