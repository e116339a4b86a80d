import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../src/elements/fight/fight-board.ts';
import type { FightBoard } from '../../../src/elements/fight/fight-board.ts';
import type { SmallPicture } from '../../../src/elements/page/small-picture.ts';
import { newTable } from '../../../src/offline/fights/new-table.ts';
import type { Standing } from '../../../src/offline/fights/standing.ts';
import { standingFrom, withMove } from '../../../src/offline/fights/standing.ts';
import { isRefusal } from '../../../src/rules/fight/refusal.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { Move } from '../../../src/rules/fight/record.ts';
import { sittingOf } from '../../../src/rules/fight/sit-down.ts';
import { sure } from '../../../src/rules/sure.ts';
import { freshEntrant } from '../../../src/rules/fight/record.ts';
import { expectAccessible } from '../../axe.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { elementsIn } from '../composed.ts';
import { button, griffin, heard, rifleman, text } from '../parts.ts';

/** Ada against Ben, Cleo against Dora, after these moves. */
const after = (...moves: readonly Move[]): Standing => {
  const library = libraryOf(rifleman, griffin);
  const entrants = ['Ada', 'Ben', 'Cleo', 'Dora'].map((pilot, at) =>
    freshEntrant(at % 2 === 0 ? 'rfl-3n' : 'grf-1n', pilot),
  );
  const lineups = [
    { lone: 0, rivals: [1] },
    { lone: 2, rivals: [3] },
  ];
  const begun = newTable(
    sittingOf({ options: USUAL_OPTIONS, entrants, battles: lineups }, 'pass the device'),
    [rifleman, griffin, rifleman, griffin],
  );
  const standing = (row: typeof begun): Standing => {
    const read = standingFrom(row, library);
    if (typeof read === 'string') throw new Error(read);
    return read;
  };
  return moves.reduce<Standing>((before, move) => {
    const moved = withMove(before, move);
    if (isRefusal(moved)) throw new Error(moved.kind);
    return moved;
  }, standing(begun));
};
const turn = (battle: string, ...numbers: readonly number[]): Move => ({
  kind: 'turn',
  battle,
  orders: { seats: numbers.map((console) => ({ console })) },
});
/** In the battle of Cleo and Dora, Dora bails out in the first turn. */
const DORA_GOES: Move = {
  kind: 'turn',
  battle: 'B',
  orders: { seats: [{ console: 52 }, { console: 62, leaves: 'bails out' }] },
};

const board = async (standing: Standing): Promise<FightBoard> => {
  const shown: FightBoard = await fixture(html`<fight-board .standing=${standing}></fight-board>`);
  return shown;
};
const battles = ({ renderRoot }: FightBoard): string[] =>
  [...renderRoot.querySelectorAll('.battle h2')].map(text);
const fighters = ({ renderRoot }: FightBoard): string[] =>
  [...renderRoot.querySelectorAll('.fighter')].map((fighter) =>
    [fighter.querySelector('.how > p'), fighter.querySelector('.range')]
      .map((part) => text(part))
      .filter(Boolean)
      .join(' '),
  );
const heading = ({ renderRoot }: FightBoard): string => text(renderRoot.querySelector('stage-bar'));
const says = (shown: FightBoard, name: RegExp): string => text(button(shown, name));
const sheetButton = (shown: FightBoard, name: string | RegExp): HTMLButtonElement =>
  button(shown, name);

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const;

describe('the board of a fight', () => {
  it('shows every battle, its pilots and how they stand, and who plays next', async () => {
    const shown = await board(after());
    expect(battles(shown)).to.deep.equal(['Ada against Ben', 'Cleo against Dora']);
    expect(fighters(shown)).to.deep.equal([
      ...['Ada Rifleman', 'Ben Griffin long range', 'Cleo Rifleman', 'Dora Griffin long range'],
    ]);
    expect(text(shown.renderRoot.querySelector('.intro'))).to.equal(
      'How the fight stands All four still fight. The battle that is furthest behind plays next.',
    );
    expect([...shown.renderRoot.querySelectorAll('.foot p')].map(text)).to.deep.equal([
      ...['This turn: Ada, then Ben choose.', 'This turn: Cleo, then Dora choose.'],
    ]);
    expect(text(shown.renderRoot.querySelector('.next .now'))).to.equal('plays next');
    expect(text(shown.renderRoot.querySelector('.dock p'))).to.equal('Ada is handed the device.');
    expect(says(shown, /^Turn 1: Ada chooses/)).not.to.equal('');
    await expectAccessible(shown);
  });

  it('offers the battle furthest behind first, and a tap plays another instead', async () => {
    const shown = await board(after(turn('A', 52, 62)));
    const chosen = heard(shown, 'battle-chosen');
    button(shown, /^Turn 1: Cleo chooses/).click();
    button(shown, /^Play this one/).click();
    expect(chosen).to.deep.equal([{ name: 'B' }, { name: 'A' }]);
    expect(battles(shown)).to.deep.equal(['Cleo against Dora', 'Ada against Ben']);
    expect(fighters(shown)).to.include('Ben Griffin medium range');
  });

  it("shows each 'Mech in a small picture, as the enemy sees it", async () => {
    const shown = await board(after(turn('A', 52, 62)));
    const seen = [...shown.renderRoot.querySelectorAll<SmallPicture>('.fighter small-picture')].map(
      ({ booklet, number }) => `${booklet?.mech.name} ${number}`,
    );
    expect(seen).to.deep.equal(['Rifleman 49', 'Griffin 49', 'Rifleman 47', 'Griffin 27']);
  });

  for (const [width, height] of SIZES)
    it(`draws a line with the range from the lone pilot to each rival, and fills its room: ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      const place: HTMLElement = await fixture(html`<div></div>`);
      place.style.height = `${height}px`;
      const shown = document.createElement('fight-board');
      shown.standing = after(turn('A', 52, 62));
      place.append(shown);
      await shown.updateComplete;
      const [lone, rival] = [...shown.renderRoot.querySelectorAll('.fighter')].map(sure);
      const box = (of: Element | null | undefined): DOMRect =>
        sure(of ?? null).getBoundingClientRect();
      const range = box(rival?.querySelector('.range'));
      const trunk = (range.left + range.right) / 2;
      expect(trunk).to.be.within(box(lone).left, box(lone?.querySelector('.how > p')).left);
      expect(range.right).to.be.at.most(box(rival?.querySelector('.how > p')).left);
      expect(getComputedStyle(sure(rival ?? null), '::before').borderLeftWidth).to.equal('2px');
      const body = sure(shown.renderRoot.querySelector('.body'));
      expect(body.scrollWidth).to.be.at.most(body.clientWidth);
      for (const gauges of shown.renderRoot.querySelectorAll('gauge-row')) {
        await gauges.updateComplete;
        const row = sure(gauges.renderRoot.querySelector('.row'));
        expect(row.scrollWidth, 'gauges').to.be.at.most(row.clientWidth);
      }
      const foot = Math.max(
        ...[...shown.renderRoot.querySelectorAll('.battle')].map((each) => box(each).bottom),
      );
      if (width >= 700 && height >= 520)
        expect(box(body).bottom - foot, 'nothing stands empty').to.be.at.most(20);
      await expectAccessible(shown);
    });

  it('names only the pilots who still have to choose', async () => {
    const shown = await board(after());
    const [row] = shown.standing.save.battles;
    const turnNow = { kind: 'choosing', locked: [52, null] } as const;
    const rows = shown.standing.save.battles.map((each) =>
      each === row ? { ...each, turn: turnNow } : each,
    );
    shown.standing = { ...shown.standing, save: { ...shown.standing.save, battles: rows } };
    await shown.updateComplete;
    expect(text(shown.renderRoot.querySelector('.foot p'))).to.equal('This turn: Ben chooses.');
    expect(says(shown, /^Turn 1: Ben chooses/)).not.to.equal('');
  });

  it("says of a free pilot how the 'Mech stands and who is out", async () => {
    const shown = await board(after(DORA_GOES));
    expect(text(shown.renderRoot.querySelector('.free p'))).to.equal(
      'Rifleman, armor 38, heat 3. Dora bailed out in turn 1. Cleo may enter a battle at view screen 49, damage and heat as they are.',
    );
    expect(text(shown.renderRoot.querySelector('.over p'))).to.equal(
      'Dora is out · Cleo stands, armor 38, turn 1',
    );
  });

  it('lets a free pilot sit out', async () => {
    const shown = await board(after(DORA_GOES));
    const moves = heard(shown, 'pilot-moves');
    expect(text(shown.renderRoot.querySelector('.free h2'))).to.equal('Cleo is free');
    await expectAccessible(shown);
    button(shown, 'Sit out').click();
    expect(moves).to.deep.equal([{ move: { kind: 'sits out', pilot: 2 } }]);
    shown.standing = after(DORA_GOES, { kind: 'sits out', pilot: 2 });
    await shown.updateComplete;
    expect(text(shown.renderRoot.querySelector('.free h2'))).to.equal('Cleo sits out');
    expect(() => button(shown, 'Sit out')).to.throw();
  });

  it('lets a free pilot join: the sheet says what the battle becomes, and who would then fight alone', async () => {
    const shown = await board(after());
    expect(heading(shown)).to.contain('2 against 2');
    shown.standing = after(DORA_GOES);
    await shown.updateComplete;
    expect(heading(shown), 'who is out is counted no more').to.contain('2 against 1');
    const moves = heard(shown, 'pilot-moves');
    button(shown, 'Join a battle…').click();
    await shown.updateComplete;
    await expectAccessible(shown);
    const offered = [...shown.renderRoot.querySelectorAll('.joins label')].map(text);
    expect(offered.join()).to.match(
      /^Help Ada against Ben ?Ben then fights alone against Ada and Cleo/,
    );
    sheetButton(shown, 'Cleo against Ben').click();
    const [{ move }] = moves as [{ move: Move }];
    expect(move).to.deep.include({ kind: 'join', pilot: 2 });
    shown.standing = after(DORA_GOES, move);
    await shown.updateComplete;
    expect(battles(shown)).to.deep.equal(['Ben against Ada and Cleo']);
  });

  it('marks ◆ and ◇ by the sides of the fight, even if the larger side is alone', async () => {
    const first = await board(after(DORA_GOES));
    const moves = heard(first, 'pilot-moves');
    button(first, 'Join a battle…').click();
    await first.updateComplete;
    sheetButton(first, 'Cleo against Ben').click();
    const [{ move }] = moves as [{ move: Move }];
    const shown = await board(after(DORA_GOES, move));
    const marks = [...shown.renderRoot.querySelectorAll<SVGElement>('.fighter .mark')].map(
      (mark) => mark.dataset['side'],
    );
    expect(fighters(shown).map((words) => words.split(' ')[0])).to.deep.equal([
      ...['Ben', 'Ada', 'Cleo'],
    ]);
    expect(marks).to.deep.equal(['rival', 'lone', 'lone']);
  });

  it('has a menu that can save and leave, but offers no draw', async () => {
    const shown = await board(after());
    const menu = elementsIn(shown.renderRoot).find((each) => each.ariaLabel === 'Menu');
    (menu as HTMLButtonElement).click();
    await shown.updateComplete;
    const words = elementsIn(shown.renderRoot)
      .filter(({ localName }) => localName === 'duel-menu')
      .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('.button') ?? [])].map(text));
    expect(words).to.deep.equal([
      'Save and leave',
      'Read the rules',
      'Learn the game in three turns',
      'Settings and keys',
    ]);
    await expectAccessible(shown);
  });
});
