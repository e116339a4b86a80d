import type { FightBattle } from '../../rules/fight/fight.ts';
import type { Standing } from '../../offline/fights/standing.ts';
import type { Join } from '../../rules/fight/join.ts';
import type { Choosing } from '../../rules/fight/turn.ts';
import { sure } from '../../rules/sure.ts';
import { listed } from '../../rules/words/listed.ts';
import { deviceQueue } from '../device/queue.ts';

type Names = Standing['names'];

const pilots = (names: Names, of: readonly number[]): string =>
  listed(of.map((pilot) => names[pilot]?.pilot ?? ''));

/** Who fights in a battle: `Ada against Ben and Cleo`; those who are out are left out. */
export const battleWords = ({ battle, pilots: seated }: FightBattle, names: Names): string => {
  const [lone = 0, ...rivals] = seated;
  const left = rivals.filter((_, at) => battle.seats[at + 1]?.out === null);
  return `${pilots(names, [lone])} against ${pilots(names, left.length > 0 ? left : rivals)}`;
};

/** Who chooses in which order: `Cleo, then Ben, then Ada choose.` */
export const orderWords = (
  { battle, pilots: seated }: FightBattle,
  turn: Choosing,
  names: Names,
): string =>
  `${deviceQueue(battle, turn)
    .order.map((seat) => names[sure(seated[seat])]?.pilot ?? '')
    .join(', then ')} choose.`;

/** What a join means: `Ben leaves the others and fights Emil alone`. */
export const joinWords = (
  { against, becomes, opens, pilot }: Join,
  names: Names,
): { readonly title: string; readonly means: string } => {
  const [who, enemy] = [names[pilot]?.pilot ?? '', names[against]?.pilot ?? ''];
  const [first] = opens;
  switch (becomes) {
    case 'a duel':
      return {
        title: `${who} against ${enemy}`,
        means: 'Both are free: they meet at view screen 49.',
      };
    case 'many against one':
      return {
        title: `Help ${pilots(
          names,
          (first?.rivals ?? []).filter((each) => each !== pilot),
        )} against ${enemy}`,
        means: `${enemy} then fights alone against ${pilots(names, first?.rivals ?? [])}; ${who} enters at view screen 49.`,
      };
    case 'two battles':
      return {
        title: `${who} against ${enemy} alone`,
        means: `${enemy} has to leave; ${pilots(names, first ? [first.lone] : [])} goes on against ${pilots(names, first?.rivals ?? [])}. ${who} and ${enemy} begin at view screen 49.`,
      };
  }
};
