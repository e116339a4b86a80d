import { expect } from '@open-wc/testing';
import { html } from 'lit';
import '../../../src/elements/page/view-window.ts';
import type { ViewWindow } from '../../../src/elements/page/view-window.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import grf from '../../../books/grf-1n.json';
import rfl from '../../../books/rfl-3n.json';
import { aloneWithDrawnPictures } from '../alone.ts';
import { griffin, rifleman, text } from '../parts.ts';
import { lay, picturesWith } from '../pictures-table.ts';

aloneWithDrawnPictures();

/** What each title says is visible: the alternative text has to say all of it. */
const SEEN: Readonly<Record<string, readonly RegExp[]>> = {
  'arm hit': [/\bis hit in the arm\b/],
  'behind you': [/\bbehind you\b/, /\bmirror\b/],
  charging: [/\bcharges\b/, /\bat you\b/],
  'cooling down': [/\bcools\b/, /\bsteam\b/],
  'critical hit (head)': [/\bis hit in the head\b/],
  'dodging and firing': [/\b(dodges|throws itself aside)\b/, /\bfrom a shot\b/, /\bfires\b/],
  ducking: [/\b(ducks|crouches)\b/, /\bover its head\b/],
  'firing autocannon': [/\bfires\b/, /\bautocannon\b/],
  'firing autocannon and laser': [/\bfires\b/, /\bautocannon and laser\b/],
  'firing from cover': [/\bfires\b/, /\bcover\b/],
  'firing large laser': [/\bfires\b/, /\blarge laser\b/],
  'firing medium laser': [/\bfires\b/, /\bmedium laser\b/],
  'firing missiles': [/\bfires\b/, /\bmissiles\b/],
  'firing PPC': [/\bfires\b/, /\bPPC\b/],
  'jumping and firing': [/\bjump/, /\bfires\b/],
  'jumping back': [/\b(leaps|jumps) back\b/],
  'jumping up': [/\b(leaps|jumps) up\b/],
  kicking: [/\bkicks\b/, /\bfoot\b/],
  'knocked down': [/\b(lies|knocked down)\b/, /\bto the ground\b/],
  landing: [/\b(lands|comes down)\b/],
  'leg hit': [/\bis hit in the leg\b/],
  punching: [/\bpunches\b/, /\b(arm|fist)\b/],
  pushing: [/\bpushes\b/, /\b(arms|hands)\b/],
  'running and firing': [/\bruns\b/, /\bfires\b/],
  sidestepping: [/\b(steps aside|sidesteps)\b/, /\bwhere it stood\b/],
  'torso hit': [/\bis hit in the torso\b/],
  'turned around': [/\bturned\b/, /\bits back\b/],
};
/** Words allowed only on pages whose title matches. */
const ONLY: readonly (readonly [RegExp, RegExp])[] = [
  [/\bis hit\b/, / hit\b/],
  [/\bfires\b/, /\bfiring\b/],
  [/\b(jump|leap)/, /\bjumping\b/],
  [/\blies\b/, /^knocked down$/],
  [/\bbehind you\b/, /^behind you$/],
];
const RANGES: Readonly<Record<string, string>> = {
  close: 'Close range',
  medium: 'Medium range',
  long: 'Long range',
};

const expectWords = (words: string, name: string, range: string, title: string): void => {
  expect(words).to.match(
    new RegExp(
      `^${RANGES[range]}(, (?:under the moon|under the stars|in the dark of a storm))?: the ${name} [^.]+\\.$`,
    ),
  );
  for (const seen of SEEN[title] ?? [/nobody wrote what is seen/])
    expect(words, title).to.match(seen);
  for (const [said, titles] of ONLY)
    if (!titles.test(title)) expect(words, title).not.to.match(said);
};

for (const [booklet, name, pages] of [
  [rifleman, 'Rifleman', rfl.viewScreens],
  [griffin, 'Griffin', grf.viewScreens],
] as const)
  describe(`the words for the 32 pictures of the ${name}`, () => {
    const screens = Object.entries(pages);

    it("name the range, what the 'Mech does and where it is hit, next to each picture", async () => {
      expect(screens).to.have.lengthOf(32);
      const { pictures } = picturesWith();
      const seen = await lay<ViewWindow>(
        html`<view-window .booklet=${booklet}></view-window>`,
        pictures,
      );
      for (const [number, { range, title }] of screens) {
        seen.screen = viewScreen(booklet, Number(number));
        await seen.updateComplete;
        const image = seen.renderRoot.querySelector('img');
        expect(image, `view screen ${number} has no picture`).not.to.equal(null);
        expectWords(image?.alt ?? '', name, range, title);
      }
    });

    it('are the same where there is no picture yet', async () => {
      const { pictures } = picturesWith(() => true);
      const unseen = await lay<ViewWindow>(
        html`<view-window .booklet=${booklet}></view-window>`,
        pictures,
      );
      for (const [number, { range, title }] of screens) {
        unseen.screen = viewScreen(booklet, Number(number));
        await unseen.updateComplete;
        expectWords(text(unseen.renderRoot.querySelector('.unseen')), name, range, title);
      }
    });
  });

describe('the words for pictures', () => {
  it('exist for every title in the two booklets, and for no other', () => {
    const titles = [rfl, grf].flatMap(({ viewScreens }) =>
      Object.values(viewScreens).map(({ title }) => title),
    );
    expect(titles).to.have.lengthOf(64);
    expect([...new Set(titles)].toSorted()).to.deep.equal(Object.keys(SEEN).toSorted());
  });
});
