import '../../../src/elements/choosing/choosing-stage.ts';
import type { ChoosingStage } from '../../../src/elements/choosing/choosing-stage.ts';
import grf from '../../../books/grf-1n.json';
import rfl from '../../../books/rfl-3n.json';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import { fresh } from '../../../src/rules/battle/entry.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { sure } from '../../../src/rules/sure.ts';
import { fullCard } from '../../full-card.ts';
import { elementsIn } from '../composed.ts';
import { griffin, names, rifleman } from '../parts.ts';

// Runs in a frame of the size of a window: shows a card, picks one row after the other, and tells the page outside
// how many rows are whole in sight, and what has moved.

/** What was seen of a card. */
export interface Seen {
  /** How many rows, and answers of the enemy, there are. */
  readonly rows: number;
  readonly answers: number;
  /** Rows that are whole in sight before a pick, and after each. */
  readonly before: number;
  readonly after: readonly number[];
  /** What a pick has moved or scrolled. */
  readonly moved: readonly string[];
  /** What is not in sight, before a pick or after one, of what always has to be; what sticks out of its row. */
  readonly lost: readonly string[];
  /** How many rows are whole in sight with all answers open, the picked one among them or not. */
  readonly beside: number;
}

const full = (document: unknown): Booklet => {
  const read = parseBooklet(fullCard(document));
  if (!read.ok) throw new Error('a full card has faults');
  return read.booklet;
};

/** A battle at medium range in which so many maneuvers are open to Ada, and all to Ben. */
const leaving = (rows: number, [ada, ben]: readonly Booklet[]): Battle => {
  const battle = openBattle({
    options: USUAL_OPTIONS,
    lone: fresh(sure(ada), 'Ada'),
    rivals: [fresh(sure(ben), 'Ben')],
  });
  const seen = (by: Booklet | undefined, number: number) => viewScreen(sure(by), number);
  const found = Array.from({ length: 32 }, (_, at) => 2 * at + 1)
    .map((number) => ({
      ...battle,
      turns: 5,
      // So hot that rows warn of an explosion or a shutdown.
      seats: battle.seats.map((seat) => ({ ...seat, heat: 22 })),
      pairings: battle.pairings.map((pairing) => ({
        ...pairing,
        range: 'medium' as const,
        sees: { lone: seen(ben, 55), rival: seen(ada, number) },
      })),
    }))
    .find((each) => openManeuvers(each, 0).length === rows);
  return sure(found);
};

const printed = [rifleman, griffin];
const BATTLES: Readonly<Record<string, () => Battle>> = {
  eleven: () => leaving(11, printed),
  fifteen: () => leaving(15, printed),
  sixteen: () => leaving(16, [full(rfl), full(grf)]),
};

/** What always has to be in sight: the enemy, one's own 'Mech, the heads of the columns, the foot. */
const STANDING = '.stand, .may, enemy-now, own-state, .columns, choosing-dock, what-if-line';

const cardOf = ({ renderRoot }: ChoosingStage) => sure(renderRoot.querySelector('stat-card'));
const rowsOf = (stage: ChoosingStage): HTMLElement[] => [
  ...cardOf(stage).renderRoot.querySelectorAll<HTMLElement>('.row'),
];
const scrollOf = (stage: ChoosingStage): Element =>
  sure(cardOf(stage).renderRoot.querySelector('.scroll'));

const wholeIn = (stage: ChoosingStage): HTMLElement[] => {
  const { bottom, top } = scrollOf(stage).getBoundingClientRect();
  return rowsOf(stage).filter((row) => {
    const box = row.getBoundingClientRect();
    return (
      box.height > 0 && box.top >= top - 0.5 && box.bottom <= Math.min(bottom, innerHeight) + 0.5
    );
  });
};

const placesOf = (stage: ChoosingStage): string[] =>
  [...rowsOf(stage), ...elementsIn(stage.renderRoot).filter((each) => each.matches(STANDING))].map(
    (each) => {
      const { height, left, top, width } = each.getBoundingClientRect();
      const [name] = each.className.split(' ');
      return `${each.getAttribute('data-console') ?? (name || each.localName)} ${[left, top, width, height].map(Math.round).join(' ')}`;
    },
  );

const lostIn = (stage: ChoosingStage): string[] =>
  elementsIn(stage.renderRoot)
    .filter((each) => each.matches(STANDING))
    .filter((each) => {
      const { bottom, height, left, right, top } = each.getBoundingClientRect();
      return height < 5 || top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
    })
    .map((each) => each.className || each.localName);

/** What sticks out of its row, or of what its name stands on. */
const stickingOut = (stage: ChoosingStage): string[] =>
  rowsOf(stage).flatMap((row) => {
    const { left, right } = row.getBoundingClientRect();
    const band = sure(row.querySelector('.band')).getBoundingClientRect();
    return [...row.querySelectorAll('*:not(svg *)')]
      .filter((each) => {
        const box = each.getBoundingClientRect();
        const beyond = each.closest('.band') ? band.right : right;
        return box.width > 0 && (box.right > beyond + 1 || box.left < left - 1);
      })
      .map((each) => `${row.dataset['console']}: ${each.className || each.localName}`);
  });

/** Rows in which a warning lies over the damage beside it. */
const coveredBy = (stage: ChoosingStage): string[] =>
  rowsOf(stage)
    .filter((row) => {
      const warning = row.querySelector('.warn');
      const damage = row.querySelector('.figure.take small');
      if (!warning || !damage) return false;
      const words = document.createRange();
      words.selectNodeContents(damage);
      const [over, under] = [warning, words].map((each) => each.getBoundingClientRect());
      return (
        sure(over).left < sure(under).right &&
        sure(over).right > sure(under).left &&
        sure(over).top < sure(under).bottom &&
        sure(over).bottom > sure(under).top
      );
    })
    .map((row) => `warning of ${row.dataset['console']}`);

/** What sticks out of its column of answers. */
const besideColumns = (stage: ChoosingStage): string[] =>
  [
    ...(stage.renderRoot.querySelector('what-if-strip')?.renderRoot.querySelectorAll('.column') ??
      []),
  ]
    .filter((column) => {
      const range = document.createRange();
      range.selectNodeContents(sure(column.querySelector('.then')));
      const [inner, outer] = [range, column].map((each) => each.getBoundingClientRect());
      return sure(inner).left < sure(outer).left - 1 || sure(inner).right > sure(outer).right + 1;
    })
    .map((column) => `column ${(column as HTMLElement).dataset['answer']}`);

const settle = async (stage: ChoosingStage): Promise<void> => {
  await stage.updateComplete;
  await cardOf(stage).updateComplete;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // The window below the rows folds.
  const moving = (stage.renderRoot as ShadowRoot).getAnimations();
  await Promise.allSettled(moving.map(({ finished }) => finished));
};

const seenOf = async (battle: Battle): Promise<Seen> => {
  const stage = document.createElement('choosing-stage');
  Object.assign(stage, { battle, names, seat: 0 });
  stage.style.height = '100vh';
  document.body.replaceChildren(stage);
  await stage.updateComplete;
  while (rowsOf(stage).length === 0) await settle(stage);
  await settle(stage);
  const places = placesOf(stage);
  const before = wholeIn(stage).length;
  const after: number[] = [];
  const lost = [...lostIn(stage), ...stickingOut(stage), ...coveredBy(stage)];
  const moved: string[] = [];
  for (const row of wholeIn(stage)) {
    row.click();
    await settle(stage);
    after.push(wholeIn(stage).length);
    lost.push(...lostIn(stage));
    moved.push(...placesOf(stage).filter((place) => !places.includes(place)));
  }
  stage.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, composed: true }));
  await settle(stage);
  const inSight = wholeIn(stage);
  lost.push(...besideColumns(stage));
  return {
    rows: rowsOf(stage).length,
    answers: openManeuvers(battle, 1).length,
    before,
    after: [...new Set(after)],
    moved: [...new Set(moved)],
    lost: [...new Set(lost)],
    beside: inSight.some((row) => row.ariaChecked === 'true') ? inSight.length : 0,
  };
};

const measured = async (): Promise<Readonly<Record<string, Seen>>> => {
  await Promise.all(
    ['500', '700'].map((weight) => document.fonts.load(`${weight} 18px "Barlow Condensed"`)),
  );
  const seen: Record<string, Seen> = {};
  for (const [name, battle] of Object.entries(BATTLES)) seen[name] = await seenOf(battle());
  return seen;
};

void measured().then((seen) => parent.postMessage(seen, parent.location.origin));
