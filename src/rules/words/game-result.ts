import type { Game } from '../campaign/history/game.ts';
import { isMember } from '../campaign/history/game.ts';
import type { FighterStand } from '../campaign/history/stand.ts';
import type { NameOf } from './hindrance-text.ts';
import { listed } from './listed.ts';

/** How a game ended, without its full stop: `Ada beat Finn`, `Finn escaped from Ada`. */
export const gameResult = ({ muster, stand }: Game, nameOf: NameOf): string => {
  const of = (side: FighterStand['side']): string =>
    listed(
      muster.fighters
        .filter((_, place) => stand.fighters[place]?.side === side)
        .map((fighter) => (isMember(fighter) ? nameOf(fighter.pilot) : fighter.foe)),
    );
  const all = `${of('few')} against ${of('many')}`;
  const { outcome } = stand;
  switch (outcome.kind) {
    case 'win':
      return outcome.winner === 'few'
        ? `${of('few')} beat ${of('many')}`
        : `${of('many')} beat ${of('few')}`;
    case 'escape': {
      const [escaped, other] = outcome.escaped;
      if (escaped === undefined || other !== undefined) return `${all}: everybody got away`;
      return `${of(escaped)} escaped from ${of(escaped === 'few' ? 'many' : 'few')}`;
    }
    case 'nobody':
      return `${all}: nobody won`;
  }
};
