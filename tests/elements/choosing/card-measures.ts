import '../../../src/elements/choosing/choosing-stage.ts';
import { randomFrom, randomOrders } from '../../tools/random-play.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import type { Range } from '../../../src/rules/vocabulary.ts';
import { RANGES } from '../../../src/rules/vocabulary.ts';
import { battleAfter, names, text } from '../parts.ts';

// Runs in a frame of the size of a wide window: shows the fullest card of each range with each of its
// rows picked, and tells the page outside what is cut, covered or wrapped.

/** How much stands on the card of seat 0: open rows, marks, warnings' heat and criticals. */
const fullness = ({ seats, ...battle }: Battle): number =>
  openManeuvers({ ...battle, seats }, 0).length * 3 +
  openManeuvers({ ...battle, seats }, 1).length +
  (seats[0]?.wounds.suffered.length ?? 0);

const fullestAt = (range: Range): Battle => {
  let fullest: Battle | null = null;
  for (let seed = 1; seed <= 60; seed += 1) {
    const random = randomFrom(seed);
    for (let battle = battleAfter(); !battle.outcome && battle.turns < 40;) {
      if (
        battle.pairings[0]?.range === range &&
        fullness(battle) > (fullest ? fullness(fullest) : 0)
      )
        fullest = battle;
      battle = exchange(battle, { seats: randomOrders(battle, random).seats }).battle;
    }
  }
  if (!fullest) throw new Error(`No duel comes to ${range} range.`);
  // As hot as it may stand: a warning in most rows.
  return { ...fullest, seats: fullest.seats.map((seat) => ({ ...seat, heat: 22 })) };
};

const sticksOut = (part: DOMRect, whole: DOMRect): boolean =>
  part.height > 0 &&
  (part.left < whole.left - 1 ||
    part.right > whole.right + 1 ||
    part.top < whole.top - 1 ||
    part.bottom > whole.bottom + 1);

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

const faultsOf = (card: Element): string[] => {
  const rows = [...(card.shadowRoot?.querySelectorAll<HTMLElement>('.row') ?? [])];
  const boxes = rows.map((row) => row.getBoundingClientRect());
  return [
    ...(rows.length < 7 ? ['hardly any rows'] : []),
    ...rows.flatMap((row, at) => {
      const box = boxes[at] ?? new DOMRect();
      const parts = [...row.querySelectorAll(':scope > *, .band *, .heat *, .figure *')];
      const band = row.querySelector('.band')?.getBoundingClientRect();
      return [
        ...parts
          .filter((part) => !part.closest('svg *') && sticksOut(part.getBoundingClientRect(), box))
          .map((part) => `sticks out: ${text(part) || part.className} of ${text(row)}`),
        ...(band && innerWidth >= 1440 && band.width > 300 ? [`wide band: ${text(row)}`] : []),
        ...[...row.querySelectorAll('.band b')]
          .filter((name) => band && sticksOut(name.getBoundingClientRect(), band))
          .map((name) => `outside its band: ${text(name)}`),
        ...boxes
          .slice(at + 1)
          .filter((next) => overlap(box, next))
          .map(() => `covered: ${text(row)}`),
      ];
    }),
  ];
};

const measured = async (): Promise<{ picks: number; faults: readonly string[] }> => {
  const stage = document.createElement('choosing-stage');
  const faults = new Set<string>();
  let picks = 0;
  await Promise.all(
    ['500', '700'].map((weight) => document.fonts.load(`${weight} 18px "Barlow Condensed"`)),
  );
  for (const range of RANGES) {
    const battle = fullestAt(range);
    Object.assign(stage, { battle, names, seat: 0 });
    if (!stage.isConnected) document.body.append(stage);
    for (const { console } of openManeuvers(battle, 0)) {
      stage.picked = console;
      await stage.updateComplete;
      const card = stage.renderRoot.querySelector('stat-card');
      await card?.updateComplete;
      await stage.renderRoot.querySelector('what-if-strip')?.updateComplete;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (card) for (const fault of faultsOf(card)) faults.add(`${range}: ${fault}`);
      picks += 1;
    }
  }
  return { picks, faults: [...faults] };
};

void measured().then((found) => parent.postMessage(found, parent.location.origin));
