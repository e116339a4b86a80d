import type { Battle } from '../../rules/battle/battle.ts';
import { holdingAt, openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import type { Options } from '../../rules/battle/options.ts';
import type { Seat } from '../../rules/battle/seat.ts';
import type { Range } from '../../rules/vocabulary.ts';
import { capital } from '../../rules/words/capital.ts';
import { listed } from '../../rules/words/listed.ts';
import { roundsName } from '../../rules/words/seat-brought.ts';
import type { Named } from '../../rules/words/tell.ts';
import { possessive } from '../../rules/words/tell.ts';
import { number } from '../../rules/words/words.ts';

/** A range to attack in words: `Long range: Ben, Cleo; Cleo's status holds, 2 open`. */
export const rangeText = (battle: Battle, range: Range, names: readonly Named[]): string => {
  const holdings = holdingAt(battle, range);
  const pilot = (rival: number): string => names[rival]?.pilot ?? '';
  const holding = holdings.filter(({ holds }) => holds);
  const open = openManeuvers(battle, 0).filter((each) => each.range === range).length;
  const conflict = holding.length < holdings.length;
  return [
    `${capital(range)} range: ${holdings.map(({ pairing }) => pilot(pairing.rival)).join(', ')}; `,
    conflict
      ? `${listed(holding.map(({ pairing }) => possessive(pilot(pairing.rival))))} ${holding.length > 1 ? 'statuses hold' : 'status holds'}, `
      : '',
    `${open} open`,
  ].join('');
};

/** How a 'Mech stands, in a few words each: `armor 38`, `heat 4`, `rounds 8`. */
export const standWords = (
  { ammunition, armor, heat, shutDown }: Seat,
  options: Options,
): readonly string[] => [
  `armor ${number(armor)}`,
  `heat ${heat}`,
  ...(shutDown ? ['shut down'] : []),
  ...(options.ammunition === 'ignored'
    ? []
    : Object.entries(ammunition).map(([kind, left]) => `${roundsName(kind)} ${left}`)),
];
