import { seatOf, sideOf } from '../battle/battle.ts';
import type { Fight, FightBattle } from '../fight/fight.ts';
import { parseRecord } from '../fight/parse.ts';
import type { FightRecord, Liveries } from '../fight/record.ts';
import { dressed } from '../fight/record.ts';
import type { FindBooklet, Replayed } from '../fight/replay.ts';
import { replay, turnsOf } from '../fight/replay.ts';
import { sure } from '../sure.ts';
import { refusalText } from '../words/refusal-text.ts';
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
  const ended = fight?.outcome && endedLast(fight);
  if (!fight || !ended) return COMIC_WORDS.notOver;
  const told = toldBattle(fought);
  if (!told) return COMIC_WORDS.noTurn;
  const end = sure(told.battles.at(-1));
  const outcome = sure(end.outcome ?? undefined);
  const [lone, ...rivals] = told.names;
  const [rival, another] = rivals;
  return {
    fighters: fightersOf(told),
    title: [
      sure(lone).mech,
      COMIC_WORDS.against,
      another ? COMIC_WORDS.rivals(rivals.length) : sure(rival).mech,
    ],
    length: COMIC_WORDS.length(end.turns),
    turns: end.turns,
    ended: outcomeText(outcome, told.names).title,
    winners: [...told.names.keys()].filter(
      (seat) => outcome.kind === 'win' && outcome.winner === sideOf(seat),
    ),
    decided: decidedIn(told, chances),
    panels: panelsOf(told, chooseOf(told, chances)),
    foot: footOf(told, fight, ended, fought.names),
  };
};

/** The comic page of a record; else why there is none, as a sentence: it cannot be read, a booklet of it is not here,
 *  it is not over. */
export const comicOfRecord = (
  text: string,
  find: FindBooklet,
  liveries: Liveries = [],
): ComicPage | string => {
  const { fault, record: read } = parseRecord(text);
  if (!read || fault) return COMIC_WORDS.cannot(fault ? refusalText(fault.refusal) : '');
  const record = dressed(read, liveries);
  const replayed = replay(record, find);
  if (replayed.fault) return COMIC_WORDS.cannot(refusalText(replayed.fault.refusal));
  const names = record.entrants.map(({ booklet, edition, pilot }): Named => ({
    pilot,
    mech: sure(find(booklet, edition)).mech.name,
  }));
  return comicPage({ ...replayed, record, names });
};

const fightersOf = ({ battles, names, sides }: ToldBattle): readonly ComicFighter[] =>
  names.map(({ mech, ofGame, pilot }, at): ComicFighter => {
    const seat = seatOf(sure(battles[0]), at);
    return {
      ...{ pilot, mech, tons: seat.booklet.mech.tonnage, ofGame: ofGame ?? false },
      side: sides[at] === 'few' ? 'lone' : 'rival',
      booklet: seat.booklet,
      wear: wearOf(seat),
    };
  });

/** Armor from and to of two, or of those of several who stand; then how other battles of the fight ended. */
const footOf = (
  { battles, names }: ToldBattle,
  fight: Fight,
  told: FightBattle,
  pilots: readonly Named[],
): string => {
  const end = sure(battles.at(-1));
  const armorOf = (seat: number): number => Math.max(0, seatOf(end, seat).armor);
  const ways =
    names.length === 2
      ? COMIC_WORDS.footOfTwo(
          names.map((who, seat) => [who, seatOf(end, seat).fullArmor, armorOf(seat)]),
        )
      : COMIC_WORDS.footOfSeveral(
          names.flatMap((who, seat) =>
            seatOf(end, seat).out === null ? [[who, armorOf(seat)] as const] : [],
          ),
          names.length - 1,
        );
  const others = fight.battles.flatMap(({ battle, name, pilots: seated }) =>
    name !== told.name && battle.outcome
      ? [
          [
            name,
            outcomeText(
              battle.outcome,
              seated.map((pilot) => sure(pilots[pilot])),
            ).title,
          ] as const,
        ]
      : [],
  );
  const besides = others.length === 0 ? null : COMIC_WORDS.others(others);
  const all = ways.flatMap((armor) => besides?.map((words) => `${armor} ${words}`) ?? [armor]);
  return fitting(all, LONGEST_FOOT) ?? '';
};
