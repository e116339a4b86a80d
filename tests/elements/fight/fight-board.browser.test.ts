import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/fight/fight-board.ts';
import type { FightBoard } from '../../../src/elements/fight/fight-board.ts';
import { newTable } from '../../../src/offline/fights/new-table.ts';
import type { Standing } from '../../../src/offline/fights/standing.ts';
import { standingFrom, withMove } from '../../../src/offline/fights/standing.ts';
import { isRefusal } from '../../../src/rules/fight/refusal.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { Move } from '../../../src/rules/fight/record.ts';
import { sittingOf } from '../../../src/rules/fight/sit-down.ts';
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
  [...renderRoot.querySelectorAll('.fighter > p')].map(text);
const heading = ({ renderRoot }: FightBoard): string => text(renderRoot.querySelector('stage-bar'));
const says = (shown: FightBoard, name: RegExp): string => text(button(shown, name));
const sheetButton = (shown: FightBoard, name: string | RegExp): HTMLButtonElement =>
  button(shown, name);

describe('the board of a fight', () => {
  it('shows every battle, its pilots and how they stand, and whose turn is next', async () => {
    const shown = await board(after());
    expect(battles(shown)).to.deep.equal(['Ada against Ben', 'Cleo against Dora']);
    expect(fighters(shown)).to.deep.equal([
      ...['Ada Rifleman', 'Ben Griffin long', 'Cleo Rifleman', 'Dora Griffin long'],
    ]);
    expect(says(shown, /^Turn 1: Ada chooses/)).not.to.equal('');
    await expectAccessible(shown);
  });

  it('offers the battle furthest behind next; a tap plays another', async () => {
    const shown = await board(after(turn('A', 52, 62)));
    const chosen = heard(shown, 'battle-chosen');
    button(shown, /^Turn 1: Cleo chooses/).click();
    button(shown, /^Play this one/).click();
    expect(chosen).to.deep.equal([{ name: 'B' }, { name: 'A' }]);
    expect(fighters(shown)[1]).to.equal('Ben Griffin medium');
  });

  it("shows each 'Mech in a small picture, as the enemy sees it", async () => {
    const shown = await board(after(turn('A', 52, 62)));
    const seen = [...shown.renderRoot.querySelectorAll('small-picture')].map(
      ({ booklet, number }) => `${booklet?.mech.name} ${number}`,
    );
    expect(seen).to.deep.equal(['Rifleman 47', 'Griffin 27', 'Rifleman 49', 'Griffin 49']);
  });

  it('lets a pilot who is free sit out', async () => {
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

  it('lets a pilot who is free join: the sheet says what the battle becomes, and who is alone then', async () => {
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

  it('marks ◆ and ◇ by the sides of the fight, even where the larger side is alone', async () => {
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

  it('its menu leaves the fight as it is, and has no draw', async () => {
    const shown = await board(after());
    const menu = elementsIn(shown.renderRoot).find((each) => each.ariaLabel === 'Menu');
    (menu as HTMLButtonElement).click();
    await shown.updateComplete;
    const words = elementsIn(shown.renderRoot)
      .filter(({ localName }) => localName === 'duel-menu')
      .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('.button') ?? [])].map(text));
    expect(words).to.deep.equal([
      'To the start; the fight is kept',
      'Read the rules; the fight is kept',
      'Learn it in three turns; the fight is kept',
      'Settings and keys',
    ]);
    await expectAccessible(shown);
  });
});
