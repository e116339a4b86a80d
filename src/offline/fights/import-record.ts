import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Chooser, SeatHand } from '../../rules/fight/hands.ts';
import { sittingOf } from '../../rules/fight/sit-down.ts';
import { inSeatOrder } from '../../rules/fight/record.ts';
import type { Pasted } from '../../rules/fight/pasted.ts';
import { recordsIn } from '../../rules/fight/pasted.ts';
import type { Entrant, FightRecord } from '../../rules/fight/record.ts';
import type { RecordFault } from '../../rules/fight/refusal.ts';
import { replay } from '../../rules/fight/replay.ts';
import { sure } from '../../rules/sure.ts';
import { faultText } from '../../rules/words/refusal-text.ts';
import type { DuelSave } from './duel-save.ts';
import { heldFromHere } from '../../rules/fight/turn-count.ts';
import { newTable, withJudgment } from './new-table.ts';
import type { Library } from '../booklets/library.ts';
import { rowOf } from './standing.ts';
import type { ToldRemark } from './told-remark.ts';

/** What a record from elsewhere comes to. */
export type Imported =
  | {
      readonly kind: 'duel';
      readonly save: DuelSave;
      /** What of it was left out, as a sentence. */
      readonly leftOut?: string;
    }
  /** What is wrong with it, by line. */
  | {
      readonly kind: 'fault';
      readonly told: string;
      /** Whether it names an edition that is not here, and can be tried with the one on the shelf. */
      readonly canTry: boolean;
    };

type Finding = Pick<Library, 'find' | 'read'>;

/** A record as a duel to be kept, with the very editions that it names; of a text that holds several the first. Where
 *  `hands` are given they choose from here on, whatever it tells of its computer pilots. */
export const importRecord = (
  text: string,
  library: Finding,
  hands?: readonly SeatHand[],
): Promise<Imported> => importPasted(firstIn(text), library, { hands });

const firstIn = (text: string): Pasted => sure(recordsIn(text)[0]);

/**
 * The same with the booklets on the shelf in the place of editions that are not here: the duel is marked,
 * and its record names what it is tried with. `editions` are those of a kept duel, which its record may
 * leave out.
 */
export const tryRecord = (
  text: string,
  library: Finding,
  editions: DuelSave['editions'] = null,
): Promise<Imported> => importPasted(firstIn(text), library, { tried: true, editions });

/** The booklet of the edition that is named, else the one on the shelf. */
const readHere = async (entrant: Entrant, library: Finding): Promise<Booklet | undefined> =>
  (await library.read(entrant.booklet, entrant.edition)) ?? (await library.read(entrant.booklet));

const refused = (fault: RecordFault, canTry = false): Imported => ({
  kind: 'fault',
  told: faultText(fault),
  canTry,
});

interface Importing {
  readonly tried?: boolean;
  readonly editions?: DuelSave['editions'];
  readonly hands?: readonly SeatHand[] | undefined;
}

/** The same of one that was found in a text; `tried` with the booklets on the shelf, as `tryRecord` does. */
export const importPasted = async (
  { record: read, lines, fault: unread, text }: Pasted,
  library: Finding,
  { editions = null, hands, tried = false }: Importing = {},
): Promise<Imported> => {
  const head = read && inSeatOrder(read);
  if (!head) return refused(unread ?? { line: 1, refusal: { kind: 'no record' } });
  const named = head.entrants.map((entrant, seat) => ({
    ...entrant,
    edition: entrant.edition ?? editions?.[seat] ?? null,
  }));
  const here = await Promise.all(named.map((entrant) => readHere(entrant, library)));
  const nowhere = here.indexOf(undefined);
  if (nowhere >= 0)
    return refused({
      line: lines.entrants[nowhere] ?? 1,
      refusal: { kind: 'no booklet', booklet: named[nowhere]?.booklet ?? '' },
    });
  const record = {
    ...head,
    entrants: tried
      ? named.map((entrant, seat) => ({ ...entrant, edition: here[seat]?.edition ?? null }))
      : named,
  };
  const { fault, fights } = replay(record, (id, edition) => library.find(id, edition), lines);
  if (fault) return refused(fault, fault.refusal.kind === 'no edition');
  const fight = fights.at(-1);
  if (unread || !fight) return refused(unread ?? { line: 1, refusal: { kind: 'no record' } });
  const flown = here.filter((booklet) => booklet !== undefined);
  const {
    hands: seeded,
    leftOut,
    remark,
  }: ToldRemark = OF_THE_GAME.test(text)
    ? (await import('./told-remark.ts')).toldRemark(text, head, fight.outcome !== null)
    : {};
  const choosing = hands ?? remark?.pilots.map((told) => told?.pilot);
  const begun = newTable(sittingOf(record, 'pass the device', choosing), flown);
  const row = rowOf(begun, record, fight);
  const save: DuelSave = {
    ...row,
    ...(hands || seeded ? { chooses: handsOf(row, record, seeded ?? []) } : {}),
    ...(remark?.coach ? { coach: true } : {}),
    ...(tried ? { tried } : {}),
  };
  return {
    kind: 'duel',
    save: save.ended ? save : await withJudgment(save, flown),
    ...(leftOut === undefined ? {} : { leftOut }),
  };
};

/** Whether a text may say something of computer pilots. */
const OF_THE_GAME = /^\s*#.*(?:of the game|'s se(?:als|ed) )/mu;

/**
 * Who chose in a fight that is over, with the seeds that were told. Where one goes on its computer pilots draw by
 * seeds of this table from here on.
 */
const handsOf = (
  { chooses = [], ended }: Pick<DuelSave, 'chooses' | 'ended'>,
  record: FightRecord,
  seeded: NonNullable<ToldRemark['hands']>,
): readonly Chooser[] =>
  ended ? chooses.map((chooser, at) => seeded[at] ?? chooser) : heldFromHere(chooses, record);
