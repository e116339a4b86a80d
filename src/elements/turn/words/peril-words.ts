import type { Battle } from '../../../rules/battle/battle.ts';
import { seatOf } from '../../../rules/battle/battle.ts';
import { isShortName } from '../../../rules/fight/name.ts';
import type { Named } from '../../../rules/words/tell.ts';
import type { Peril } from '../facts/perils.ts';

/** Of whom and to whom a peril is announced. */
interface Announced {
  readonly battle: Battle;
  readonly names: readonly Named[];
  readonly seat: number;
  readonly peril: Peril;
}

/**
 * The line that says what leaving would save somebody from. Of several lines one that is `brief` leaves a
 * long name out; one in the row of that pilot leaves out what stands on its button.
 */
export const perilWords = (
  { battle, names, peril, seat }: Announced,
  place: 'alone' | 'brief' | 'row' = 'alone',
): string => {
  const { pilot = '', mech = "'Mech" } = names[seat] ?? {};
  const offers = place === 'alone' || (place === 'brief' && isShortName(pilot));
  switch (peril) {
    case 'falls':
      return `This would put the ${mech} out: armor ${seatOf(battle, seat).armor}.${offers ? ` ${pilot} may bail out.` : ''}`;
    case 'killed':
      return place === 'row'
        ? `This would kill ${pilot}.`
        : `This would kill ${pilot}, who may bail out.`;
    case 'escape':
      return `View screen 29: ${pilot} may escape.`;
  }
};

/** The same, said to the pilot of that seat. */
export const ownPerilWords = ({ battle, names, peril, seat }: Announced): string => {
  const { mech = "'Mech" } = names[seat] ?? {};
  switch (peril) {
    case 'falls':
      return `This would put your ${mech} out: armor ${seatOf(battle, seat).armor}. You may bail out.`;
    case 'killed':
      return 'This would kill you. You may bail out.';
    case 'escape':
      return 'View screen 29: you may escape.';
  }
};
