import type { Fight, FightBattle } from '../../rules/fight/fight.ts';
import { battleOf, runningBattles, standingOf } from '../../rules/fight/fight.ts';
import type { Standing } from '../../offline/fights/standing.ts';
import type { Join } from '../../rules/fight/join.ts';
import type { Choosing } from '../../rules/fight/turn.ts';
import { sure } from '../../rules/sure.ts';
import { capital } from '../../rules/words/capital.ts';
import { inWords } from '../../rules/words/in-words.ts';
import { listed } from '../../rules/words/listed.ts';
import { deviceQueue } from '../device/queue.ts';

type Names = Standing['names'];

const pilots = (names: Names, of: readonly number[]): string =>
  listed(of.map((pilot) => names[pilot]?.pilot ?? ''));

export const BOARD_WORDS = {
  heading: 'How the fight stands',
  called: 'The numbers are called.',
  calledNext: 'the numbers are called',
  choose: (who: string, many: number) => `${who} ${many > 1 ? 'choose' : 'chooses'} …`,
  handed: (pilot: string) => `${pilot} is handed the device.`,
} as const;

export const LOST_WORDS = {
  cannotWin: (pilot: string) => `${pilot} cannot win any more.`,
  yields: (winner: string) => `Yield: ${winner} wins`,
} as const;

export const PLAY_OUT_WORDS = {
  out: (people: readonly string[]) => `${listed(people)} ${people.length > 1 ? 'are' : 'is'} out`,
  about: 'The others fight on, and no choice is left to make here.',
  playOut: 'Play it out',
  watch: 'Watch turn by turn',
  playing: (turns: number) => `${turns} turns are played …`,
} as const;

/** `Ada against Ben and Cleo`; without those who are out. */
export const battleWords = ({ battle, pilots: seated }: FightBattle, names: Names): string => {
  const [lone = 0, ...rivals] = seated;
  const left = rivals.filter((_, at) => battle.seats[at + 1]?.out === null);
  return `${pilots(names, [lone])} against ${pilots(names, left.length > 0 ? left : rivals)}`;
};

/** `This turn: Cleo, then Ben, then Ada choose.` */
export const orderWords = (
  { battle, pilots: seated }: FightBattle,
  turn: Choosing,
  names: Names,
): { readonly first: string; readonly rest: string } => {
  const { done, order } = deviceQueue(
    battle,
    turn,
    seated.map((pilot) => sure(names[pilot])),
  );
  const [first = '', ...others] = order
    .filter((seat) => !done.includes(seat))
    .map((seat) => names[sure(seated[seat])]?.pilot ?? '');
  const then = others.map((pilot) => `, then ${pilot}`).join('');
  return { first, rest: `${then} ${others.length > 0 ? 'choose' : 'chooses'}.` };
};

/** `Six of seven still fight.`, and which battle is next. */
export const fightStandWords = (fight: Fight, names: Names): string => {
  const left = names.filter((_, pilot) => standingOf(fight, pilot).out === null).length;
  const stand =
    left === names.length
      ? `All ${inWords(left)} still fight.`
      : `${capital(inWords(left))} of ${inWords(names.length)} still ${left === 1 ? 'fights' : 'fight'}.`;
  return runningBattles(fight).length > 1
    ? `${stand} The battle that is furthest behind plays next.`
    : stand;
};

/** `Griffin, armor 19, heat 17. Dora bailed out in turn 5.` */
export const freeWords = (fight: Fight, names: Names, pilot: number): string => {
  const { armor, heat, shutDown } = standingOf(fight, pilot);
  const { battle, pilots: seated } = battleOf(fight, pilot);
  const gone = battle.seats.flatMap(({ out }, seat) =>
    out ? `${names[sure(seated[seat])]?.pilot} ${out} in turn ${battle.turns}.` : [],
  );
  const who = names[pilot];
  return [
    `${who?.mech}, armor ${armor}, heat ${heat}${shutDown ? ', shut down' : ''}.`,
    ...gone,
    `${who?.pilot} may enter a battle at view screen 49, damage and heat as they are.`,
  ].join(' ');
};

/** The end of a battle: `Cleo and Dora are out · Ada stands, armor 19`. */
export const overWords = ({ battle, pilots: seated }: FightBattle, names: Names): string => {
  const ofSeat = (seat: number): string => names[sure(seated[seat])]?.pilot ?? '';
  const seats = [...battle.seats.keys()];
  const out = seats.filter((seat) => battle.seats[seat]?.out).map(ofSeat);
  const stand = seats
    .filter((seat) => !battle.seats[seat]?.out)
    .map((seat) => `${ofSeat(seat)} stands, armor ${battle.seats[seat]?.armor}`);
  const gone = out.length > 0 ? [`${listed(out)} ${out.length > 1 ? 'are' : 'is'} out`] : [];
  return [...gone, ...stand].join(' · ');
};

/** `Ben leaves the others and fights Emil alone`. */
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
