import { seatOf } from '../battle/battle.ts';
import type { Fight, FightBattle } from '../fight/fight.ts';
import type { FightRecord } from '../fight/record.ts';
import type { Replayed } from '../fight/replay.ts';
import { turnsOf } from '../fight/replay.ts';
import { sure } from '../sure.ts';
import type { Named } from '../words/tell.ts';
import { outcomeText } from '../words/tell.ts';
import { wearOf } from '../words/wear.ts';
import type { ComicFighter, ComicPage } from './comic-page.ts';
import { COMIC_WORDS, LONGEST_FOOT, fitting } from './comic-words.ts';
import { panelsOf } from './panels.ts';
import type { WinChances } from './swings.ts';
import type { ToldBattle } from './told-battle.ts';
import { before, endOf } from './told-battle.ts';

/** A fight that was replayed. */
export interface ToldFight extends Pick<Replayed, 'fights' | 'exchanges'> {
  readonly record: Pick<FightRecord, 'moves'>;
  /** By pilot. */
  readonly names: readonly Named[];
}

/** What the covers take of the page, in percent, by the turns of the battle, up to so many. */
const COVERS: readonly (readonly [turns: number, percent: number])[] = [
  [6, 31],
  [20, 24],
  [Infinity, 20],
];

/** The battle of a fight that ended last. */
const endedLast = ({ battles }: Fight): FightBattle | undefined =>
  battles
    .filter(({ battle, goneOver }) => !goneOver && battle.outcome !== null)
    .toSorted((one, other) => one.touched - other.touched)
    .at(-1);

const fighterAt = (told: ToldBattle, at: number): ComicFighter => {
  const seat = seatOf(before(told, 0), at);
  const { mech, ofGame = false, pilot } = sure(told.names[at]);
  const isLone = told.sides[at] === 'lone';
  return { pilot, mech, isLone, ofGame, booklet: seat.booklet, wear: wearOf(seat) };
};

/**
 * The comic page of a fight that is over: of its battle, or of several the one that ended last. `chances` are those of
 * that battle (`WinChances`). Else why there is none, as a sentence.
 */
export const comicPage = (fought: ToldFight, chances: WinChances = null): ComicPage | string => {
  const fight = fought.fights.at(-1);
  const named = fight && endedLast(fight);
  if (!fight?.outcome || !named) return COMIC_WORDS.notOver;
  const { battles, exchanges } = turnsOf(fought.record.moves, fought, named.name);
  const last = exchanges.findLastIndex(({ pairings }) => pairings.length > 0);
  if (last < 0) return COMIC_WORDS.noTurn;
  const namesOf = ({ pilots }: FightBattle) => pilots.map((pilot) => sure(fought.names[pilot]));
  const endedOf = (of: FightBattle): string =>
    of.battle.outcome ? outcomeText(of.battle.outcome, namesOf(of)).title : '';
  const told: ToldBattle = {
    ...{ battles, exchanges, last, names: namesOf(named) },
    sides: named.pilots.map((pilot) => (fight.sides[pilot] === 'few' ? 'lone' : 'rival')),
  };
  const [lone, rival, ...others] = told.names.map(({ mech }) => mech);
  const rivals = others.length > 0 ? COMIC_WORDS.rivals(others.length + 1) : sure(rival);
  const [, covers] = sure(COVERS.find(([most]) => last < most));
  return {
    ...{ told, fighters: told.names.map((_, at) => fighterAt(told, at)), covers },
    ...{ title: [sure(lone), COMIC_WORDS.against, rivals], ended: endedOf(named) },
    length: COMIC_WORDS.length(endOf(told).turns),
    panels: panelsOf(told, chances),
    foot: footOf(
      told,
      fight.battles
        .filter((each) => each !== named && each.battle.outcome)
        .map((each) => [each.name, endedOf(each)]),
    ),
  };
};

/** Armor from and to of two, or of those of several who stand; then how other battles of the fight ended. */
const footOf = (told: ToldBattle, others: Parameters<typeof COMIC_WORDS.others>[0]): string => {
  const armors = told.names.map((who, seat) => {
    const { armor, fullArmor, out } = seatOf(endOf(told), seat);
    return { who, from: fullArmor, to: Math.max(0, armor), out };
  });
  const standing = armors.filter(({ out }) => out === null);
  const ways =
    armors.length === 2
      ? COMIC_WORDS.footOfTwo(armors)
      : COMIC_WORDS.footOfSeveral(standing, armors.length - 1);
  const besides = others.length > 0 ? COMIC_WORDS.others(others).map((words) => ` ${words}`) : [''];
  const all = ways.flatMap((armor) => besides.map((words) => armor + words));
  return fitting(all, LONGEST_FOOT) ?? '';
};
