import '../../../src/elements/face/face-to-face.ts';
import type { FaceToFace } from '../../../src/elements/face/face-to-face.ts';
import { randomFrom, randomOrders } from '../../tools/random-play.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { LEAVE_OR_STAY, beatsOf, stepAfter } from '../../../src/rules/fight/steps.ts';
import type { TurnInProgress } from '../../../src/rules/fight/turn.ts';
import { beginTurn } from '../../../src/rules/fight/turn.ts';
import { battleAfter, names, text } from '../parts.ts';
import { faultsOfChoosing, overflows } from './half-faults.ts';

// Runs in a frame of the size of a tablet: lays random duels across it, and tells the page outside what
// is cut off, too low or out of sight.

const filmOf = ({ renderRoot }: FaceToFace) => renderRoot.querySelector('table-film');

const shotIn = (table: FaceToFace) =>
  filmOf(table)?.renderRoot.querySelector('shot-half')?.shot.kind;

/** The halves: while a turn is shown they lie in its film. */
const halvesOf = (table: FaceToFace): readonly Element[] => [
  ...(filmOf(table)?.renderRoot ?? table.renderRoot).querySelectorAll('.half'),
];

const settled = async (table: FaceToFace): Promise<void> => {
  await table.updateComplete;
  await filmOf(table)?.updateComplete;
  await new Promise((resolve) => setTimeout(resolve));
};

/** What is wrong with a half that is told something. */
const faultsOfTold = (half: Element): string[] =>
  [
    ...(half
      .querySelector('shot-half')
      ?.renderRoot.querySelectorAll('.words, .box, h2, .beat, .beat .told') ?? []),
  ]
    // The title of an explosion is only read aloud: its sound stands in the picture.
    .filter((each) => overflows(each) && !each.matches('.exploded h2'))
    .map((each) => `cut: ${text(each)}`);

const measured = async (
  duels: number,
): Promise<{ turns: number; beats: number; faults: readonly string[] }> => {
  const table = document.createElement('face-to-face');
  const faults = new Set<string>();
  const beats = new Set<string>();
  let turns = 0;
  const look = async (turn: TurnInProgress, find: (half: Element) => string[]): Promise<void> => {
    table.turn = turn;
    if (!table.isConnected) document.body.append(table);
    await settled(table);
    for (const half of halvesOf(table)) for (const fault of find(half)) faults.add(fault);
  };
  table.names = names;
  await Promise.all(
    ['500', '700'].map((weight) => document.fonts.load(`${weight} 18px "Barlow Condensed"`)),
  );
  for (let seed = 1; seed <= duels; seed += 1) {
    const random = randomFrom(seed);
    for (let battle = battleAfter(); !battle.outcome && battle.turns < 40; turns += 1) {
      const { seats } = randomOrders(battle, random);
      Object.assign(table, { battle, played: null });
      await look(beginTurn(2), (half) => faultsOfChoosing(half));
      const played = exchange(battle, { seats });
      table.played = played;
      await look(
        { kind: 'telling', orders: seats, step: LEAVE_OR_STAY, decided: false },
        faultsOfTold,
      );
      const step = stepAfter(played, LEAVE_OR_STAY) ?? LEAVE_OR_STAY;
      await look({ kind: 'telling', orders: seats, step, decided: true }, faultsOfTold);
      for (const beat of beatsOf(played)) beats.add(beat.kind);
      while (shotIn(table) !== 'meaning') {
        filmOf(table)?.renderRoot.querySelector<HTMLButtonElement>('.on')?.click();
        await settled(table);
        for (const half of halvesOf(table))
          for (const fault of faultsOfTold(half)) faults.add(fault);
      }
      ({ battle } = played);
    }
  }
  return { turns, beats: beats.size, faults: [...faults] };
};

void measured(3).then((found) => parent.postMessage(found, parent.location.origin));
