import type { BookletDocument } from '../rules/document/booklet-document.ts';
import { usualArmor } from './booklet-of.ts';
import { forgeMachine } from './forge.ts';
import type { Machine } from './machine.ts';
import type { Balance, Trim } from './sheet.ts';

/** How many of 100 duels a booklet wins more than is fair for its weight, on average; below 0 fewer. */
export type Weigh = (document: BookletDocument) => number;

/** This difference counts as fair: about half the value of a point of armor. */
export const FAIR_WITHIN = 2.5;

/** The trims to try, the smallest first (F18): points of fire, and the part of the armor. */
const STEPS = [
  { fire: 0, part: 8 },
  { fire: 1, part: 8 },
  { fire: 2, part: 4 },
  { fire: 3, part: 4 },
  { fire: 4, part: 3 },
] as const;

type Found = Omit<Trim, 'kind'>;

const nearer = (one: Found, other: Found): Found =>
  Math.abs(other.off) < Math.abs(one.off) ? other : one;

/** The smallest change of `balance` that makes a sheet fair (F18): armor alone, else one point of
 *  fire, else two and more armor, else up to four for what is heavier than any. A proposal only; the author decides.
 *  `offAsItIs` is what the sheet is off as it stands, where that was weighed before. */
export const proposedTrim = (machine: Machine, weigh: Weigh, offAsItIs?: number): Trim => {
  const { sheet } = machine;
  const known = new Map<string, number | undefined>();
  const keyOf = ({ armor, fire }: Balance): string => `${armor} ${fire}`;
  known.set(keyOf(sheet.balance), offAsItIs);
  const at = (armor: number, fire: number): Found => {
    const balance = { armor, fire };
    const off =
      known.get(keyOf(balance)) ??
      weigh(forgeMachine({ ...machine, sheet: { ...sheet, balance } }).document);
    known.set(keyOf(balance), off);
    return { balance, off };
  };
  /** The trim with this much fire that is nearest to fair; more armor always wins more. */
  const nearestWith = (fire: number, most: number): Found => {
    let [low, high] = [-most, most];
    if (at(low, fire).off >= 0) return at(low, fire);
    if (at(high, fire).off <= 0) return at(high, fire);
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (at(middle, fire).off < 0) low = middle;
      else high = middle;
    }
    return nearer(at(low, fire), at(high, fire));
  };
  /** The least armor that is still fair. */
  const least = ({ balance: { armor, fire }, off }: Found): Found => {
    const less = armor - Math.sign(armor);
    const found = armor === 0 ? null : at(less, fire);
    return found && Math.abs(found.off) <= FAIR_WITHIN
      ? least(found)
      : { balance: { armor, fire }, off };
  };

  const asItIs = at(sheet.balance.armor, sheet.balance.fire);
  if (Math.abs(asItIs.off) <= FAIR_WITHIN) return { kind: 'fair as it is', ...asItIs };
  let best = asItIs;
  for (const { fire, part } of STEPS) {
    const way = best.off > 0 ? -1 : 1;
    const found = nearestWith(
      fire === 0 ? 0 : way * fire,
      Math.floor(usualArmor(sheet.tonnage) / part),
    );
    if (Math.abs(found.off) <= FAIR_WITHIN) return { kind: 'trimmed', ...least(found) };
    best = fire === 0 ? found : nearer(best, found);
  }
  return { kind: 'never fair', ...best };
};
