import { seatOf, sideOf } from '../battle/battle.ts';
import type { Fight, FightBattle } from '../fight/fight.ts';
import type { FightRecord } from '../fight/record.ts';
import type { Replayed } from '../fight/replay.ts';
import { turnsOf } from '../fight/replay.ts';
import { sure } from '../sure.ts';
import type { Named } from '../words/tell.ts';
import { outcomeText } from '../words/tell.ts';
import { wearOf } from '../words/wear.ts';
import { chooseOf } from './choose.ts';
import type { ComicFighter, ComicPage } from './comic-page.ts';
import { COMIC_WORDS, LONGEST_FOOT, fitting } from './comic-words.ts';
import { panelsOf } from './panels.ts';
import type { WinChances } from './swings.ts';
import { decidedIn } from './swings.ts';
import type { ToldBattle } from './told-battle.ts';
import { before, endOf } from './told-battle.ts';

/** A fight that was replayed. */
export interface ToldFight extends Pick<Replayed, 'fights' | 'exchanges'> {
  readonly record: Pick<FightRecord, 'moves'>;
  /** By pilot. */
  readonly names: readonly Named[];
}

/** The battle of a fight that ended last; undefined if none has ended. */
const endedLast = ({ battles }: Fight): FightBattle | undefined =>
  battles
    .filter(({ battle, goneOver }) => !goneOver && battle.outcome !== null)
    .toSorted((one, other) => one.touched - other.touched)
    .at(-1);

/** The battle of a fight that its comic page tells; null if none has ended, or nobody called a number in it. */
export const toldBattle = ({ exchanges, fights, names, record }: ToldFight): ToldBattle | null => {
  const fight = fights.at(-1);
  const ended = fight && endedLast(fight);
  if (!ended) return null;
  const { battles, exchanges: played } = turnsOf(record.moves, { exchanges, fights }, ended.name);
  const last = played.findLastIndex(({ pairings }) => pairings.length > 0);
  return last < 0
    ? null
    : {
        ...{ battles, exchanges: played, last },
        names: ended.pilots.map((pilot) => sure(names[pilot])),
        sides: ended.pilots.map((pilot) => sure(fight.sides[pilot])),
      };
};

/**
 * The comic page of a fight that is over: of its battle, or of several the one that ended last. `chances` are those of
 * that battle (`WinChances`). Else why there is none, as a sentence.
 */
export const comicPage = (fought: ToldFight, chances: WinChances = null): ComicPage | string => {
  const fight = fought.fights.at(-1);
  if (!fight?.outcome) return COMIC_WORDS.notOver;
  const told = toldBattle(fought);
  if (!told) return COMIC_WORDS.noTurn;
  const { outcome, turns } = endOf(told);
  const ended = sure(outcome ?? undefined);
  const [lone, rival, ...others] = told.names.map(({ mech }) => mech);
  return {
    fighters: fightersOf(told),
    title: [
      sure(lone),
      COMIC_WORDS.against,
      others.length > 0 ? COMIC_WORDS.rivals(others.length + 1) : sure(rival),
    ],
    ...{ turns, length: COMIC_WORDS.length(turns), ended: outcomeText(ended, told.names).title },
    winners: [...told.names.keys()].filter(
      (seat) => ended.kind === 'win' && ended.winner === sideOf(seat),
    ),
    decided: decidedIn(told, chances),
    panels: panelsOf(told, chooseOf(told, chances)),
    foot: footOf(told, fight, fought.names),
  };
};

const fightersOf = (told: ToldBattle): readonly ComicFighter[] =>
  told.names.map(({ mech, ofGame, pilot }, at): ComicFighter => {
    const seat = seatOf(before(told, 0), at);
    return {
      ...{ pilot, mech, tons: seat.booklet.mech.tonnage, ofGame: ofGame ?? false },
      side: told.sides[at] === 'few' ? 'lone' : 'rival',
      ...{ booklet: seat.booklet, wear: wearOf(seat) },
    };
  });

/** Armor from and to of two, or of those of several who stand; then how other battles of the fight ended. */
const footOf = (told: ToldBattle, fight: Fight, pilots: readonly Named[]): string => {
  const armors = told.names.map((who, seat) => {
    const { armor, fullArmor, out } = seatOf(endOf(told), seat);
    return { who, from: fullArmor, to: Math.max(0, armor), out };
  });
  const ways =
    armors.length === 2
      ? COMIC_WORDS.footOfTwo(armors)
      : COMIC_WORDS.footOfSeveral(
          armors.filter(({ out }) => out === null),
          armors.length - 1,
        );
  const others = fight.battles
    .filter((each) => each !== endedLast(fight))
    .flatMap(({ battle: { outcome }, name, pilots: seated }) =>
      outcome
        ? [
            [
              name,
              outcomeText(
                outcome,
                seated.map((pilot) => sure(pilots[pilot])),
              ).title,
            ] as const,
          ]
        : [],
    );
  const besides = COMIC_WORDS.others(others).map((words) => ` ${words}`);
  const all = ways.flatMap((armor) =>
    others.length > 0 ? besides.map((words) => armor + words) : [armor],
  );
  return fitting(all, LONGEST_FOOT) ?? '';
};
