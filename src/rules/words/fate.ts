import type { Battle } from '../battle/battle.ts';
import type { Seat } from '../battle/seat.ts';
import type { Named } from './tell.ts';
import { number } from './words.ts';

/** What became of a pilot: `Ben walks away from the wreck`. */
export const fateOf = ({ out, armor, pilotLives }: Seat, pilot: string): string => {
  switch (out) {
    case 'escaped':
      return `${pilot} escapes`;
    case 'bailed out':
      return `${pilot} bailed out and lives`;
    case 'fell':
      if (pilotLives) return `${pilot} walks away from the wreck`;
      return armor <= 0 ? `${pilot} is killed in the wreck` : `${pilot} is killed at the controls`;
    case null:
      return `${pilot} lives`;
  }
};

/** The fates of pilots who are out, by seat; of all if none is. */
export const fates = (battle: Battle, names: readonly Named[]): readonly string[] => {
  const told = battle.seats.map((seat, index) => ({
    out: seat.out !== null,
    fate: fateOf(seat, names[index]?.pilot ?? seat.pilot),
  }));
  const outs = told.filter(({ out }) => out);
  return (outs.length > 0 ? outs : told).map(({ fate }) => fate);
};

/** How a 'Mech ended, for a row of a table: `stands, armor 18`, `fell, turn 8`. `turn` is the one
 *  in which it went out. */
export const lastStandText = ({ armor, out, pilotLives }: Seat, turn: number | null): string => {
  switch (out) {
    case null:
      return `stands, armor ${number(armor)}`;
    case 'fell':
      return `${pilotLives ? 'fell' : 'killed'}, turn ${turn}`;
    case 'bailed out':
    case 'escaped':
      return `${out}, turn ${turn}`;
  }
};
