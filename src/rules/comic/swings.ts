import type { Battle, Side } from '../battle/battle.ts';
import { sideOf } from '../battle/battle.ts';
import { sure } from '../sure.ts';
import type { ToldBattle } from './told-battle.ts';
import { endOf, turnAt } from './told-battle.ts';

/** The turn after which the winner was ahead to the end, and the winner's chance before and after it in percent. */
export interface Decided {
  readonly turn: number;
  readonly from: number;
  readonly to: number;
}

/** The lone seat's chance before each turn and how it ended, in percent (the `curve` of a review); null if it is not
 *  known, or a turn of it is judged roughly. */
export type WinChances = readonly number[] | null;

/** Swings from here on are told. */
export const TOLD_SWING = 15;
/** Swings this near to each other are equal. */
const EQUAL = 3;
const EVEN = 50;

/** What a side has left of its armor, 0 to 1; nothing of who is out. */
const shareLeft = ({ seats }: Battle, side: Side): number => {
  const own = seats.filter((_, seat) => sideOf(seat) === side);
  const left = own.reduce((all, { armor, out }) => all + (out ? 0 : Math.max(0, armor)), 0);
  return left / own.reduce((all, { fullArmor }) => all + fullArmor, 0);
};

/** The chances of a battle of two, if they are those of its turns. */
const knownChances = ({ last, names }: ToldBattle, chances: WinChances): WinChances =>
  names.length === 2 && chances?.length === last + 2 ? chances : null;

/** By how much each turn with numbers went the lone seat's way, in points: by the chances to win, else by the armor
 *  that both sides lost, in shares of all they had. */
export const swingsOf = (told: ToldBattle, chances: WinChances): readonly number[] => {
  const stands =
    knownChances(told, chances) ??
    told.battles.map((each) => 100 * (shareLeft(each, 'lone') - shareLeft(each, 'rival')));
  return stands.slice(0, told.last + 1).map((stand, at) => sure(stands[at + 1]) - stand);
};

const winnerOf = (told: ToldBattle): Side | null => {
  const { outcome } = endOf(told);
  return outcome?.kind === 'win' ? outcome.winner : null;
};

/** The place of the turn with the largest swing to the winner, of equals the last; null if nobody has won, or no turn
 *  went the winner's way. */
export const largestSwing = (told: ToldBattle, swings: readonly number[]): number | null => {
  const winner = winnerOf(told);
  const won = swings.map((swing) => (winner === 'lone' ? swing : 0 - swing));
  const most = Math.max(...won);
  return winner && most > 0
    ? won.findLastIndex((swing) => swing >= most - EQUAL && swing > 0)
    : null;
};

/** The turn that decided a battle of two: the largest swing to the winner, by the chances to win. Sure only if it is
 *  one that is told, and the winner was ahead from then on; else null. */
export const decidedIn = (told: ToldBattle, chances: WinChances): Decided | null => {
  const known = knownChances(told, chances);
  const at = known && largestSwing(told, swingsOf(told, known));
  if (!known || at === null) return null;
  const won = known.map((chance) => (winnerOf(told) === 'lone' ? chance : 100 - chance));
  const [from, to] = [Math.round(sure(won[at])), Math.round(sure(won[at + 1]))];
  const ahead = won.slice(at + 1).every((chance) => chance >= EVEN);
  return ahead && to - from >= TOLD_SWING ? { turn: turnAt(told, at), from, to } : null;
};
