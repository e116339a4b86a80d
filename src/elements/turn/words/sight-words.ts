import type { Side } from '../../../rules/battle/battle.ts';
import { SIDES } from '../../../rules/battle/battle.ts';
import type { Sighting } from '../../../rules/booklet/booklet.ts';
import type { Account } from '../facts/account.ts';

/** A page and the letter on it: `59 H`. */
export const sightWords = ({ line, screen }: Sighting): string =>
  line ? `${screen.number} ${line.letter}` : String(screen.number);

/** Who is shown a SCORE in a pairing: whoever is, may hit. */
export const scoresOf = ({ pairing }: Account): readonly Side[] =>
  SIDES.filter((side) => pairing.deeds[side].sees.screen.score !== null);
