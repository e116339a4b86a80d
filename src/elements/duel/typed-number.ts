import type { Battle } from '../../rules/battle/battle.ts';
import { whyShut } from '../../rules/battle/open-maneuvers.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { shutText } from '../../rules/words/words.ts';
import { maneuversHere } from '../card/shut-groups.ts';

/** What came of a digit: a maneuver that is open, one that is shut, none, or nothing yet. */
export interface Typed {
  /** What is typed so far and belongs to a number that is not whole. */
  readonly so: string;
  readonly maneuver: Maneuver | null;
  /** What is answered aloud. */
  readonly said: string;
}

/** A digit after those typed so far: two make a console number, and one that can be no other number. */
export const typeDigit = (battle: Battle, seat: number, so: string, digit: string): Typed => {
  const rows = maneuversHere(battle, seat);
  const typed = `${so}${digit}`;
  const found =
    rows.find(({ console }) => String(console) === typed) ??
    rows.find(({ console }) => String(console) === digit);
  if (!found)
    return typed.length < 2
      ? { so: typed, maneuver: null, said: '' }
      : { so: '', maneuver: null, said: `${typed} is not on your card at this range.` };
  const { colour, console, name } = found;
  const shut = whyShut(battle, seat, found);
  return {
    so: '',
    maneuver: found,
    said: shut
      ? `${console}, ${name}, is shut. ${shutText(shut).long}.`
      : `${console}, ${name}, ${colour}, picked.`,
  };
};
