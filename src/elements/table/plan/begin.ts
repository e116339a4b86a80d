import type { LitElement } from 'lit';
import type { Library } from '../../../offline/booklets/library.ts';
import type { DuelSave } from '../../../offline/fights/duel-save.ts';
import { tableFromShelf } from '../../../offline/fights/new-table.ts';
import type { Saves } from '../../../offline/fights/saves.ts';
import { againstFirst } from '../../../rules/fight/lineup.ts';
import { freshEntrant } from '../../../rules/fight/record.ts';
import { seated } from '../../../rules/fight/sit-down.ts';
import type { Seated, Sitting } from '../../../rules/fight/sitting.ts';
import { addressOf } from '../../common/duel-words.ts';
import type { SettingsKeeper } from '../../common/contexts.ts';
import { hold } from '../../common/next-duel.ts';
import { notify } from '../../common/notice.ts';
import type { Options } from '../../../rules/battle/options.ts';
import { optionsIn } from '../../../rules/battle/options.ts';
import { waysOfDuel, wayOf } from '../fields/how-played.ts';
import type { Planned } from '../fields/planned.ts';
import { mayCoach, namesOf } from './plan.ts';

/** How they play; without battles, all against the first. */
interface Manner extends Pick<Sitting, 'options' | 'secrecy'> {
  /** A coach, for a person alone with one computer pilot. */
  readonly coach?: boolean;
  readonly battles?: Sitting['battles'];
}

/** Where booklets are read and rows kept. */
interface Store {
  readonly library: Pick<Library, 'read'>;
  readonly saves: Pick<Saves, 'put'>;
}

/** Seats for a game outside of a hangar: new 'Mechs from the shelf. */
export const seatsOf = (planned: readonly Planned[]): readonly Seated[] => {
  const names = namesOf(planned);
  return planned.map(({ hand, mech }, seat) =>
    seated(freshEntrant(mech, names[seat] ?? ''), hand ?? 'person'),
  );
};

/** Keeps a new row, and says so if that fails; gives its address, null if there is such a row already. */
export const addressKept = async (
  from: LitElement,
  table: DuelSave,
  saves: Store['saves'],
): Promise<string | null> => {
  const put = await saves.put(table);
  if (put.kind === 'failed') notify(from, put.reason);
  return put.kind === 'conflict' ? null : addressOf(put.save);
};

/** Number of tries to begin; only the last counts. */
let tries = 0;
/** Where a game has begun: nothing else begins there, whichever press came first. */
const begun = new WeakSet<LitElement>();

/**
 * Starts a duel or fight and goes there; does nothing if a booklet cannot be read. Loaded when it is called, to
 * keep it out of the first load.
 */
export const begin = async (
  from: LitElement,
  planned: readonly Planned[],
  { battles = againstFirst(planned.length), coach, options, secrecy }: Manner,
  { library, saves }: Store,
): Promise<void> => {
  tries += 1;
  const now = tries;
  const table = await tableFromShelf(
    {
      ...{ seats: seatsOf(planned), battles, options, secrecy },
      ...(coach && mayCoach(planned) ? { coach } : {}),
    },
    library,
  );
  // Reading may have taken long: only the last try counts, and none after leaving.
  if (!table || now !== tries || !from.isConnected || begun.has(from)) return;
  begun.add(from);
  const address = await addressKept(from, table, saves);
  if (address === null) begun.delete(from);
  else if (from.isConnected) {
    hold(table.id);
    location.hash = address;
  }
};

/** Starts a duel of these two as the settings have it, and remembers who met if both are persons. The start, which
 *  shows no options, gives none: a turn limit that was chosen for another game does not end its duels. */
export const beginDuel = async (
  from: LitElement,
  planned: readonly Planned[],
  settings: SettingsKeeper,
  { library, saves }: Store,
  options: Options = { ...optionsIn(settings.current, 'duel'), limit: 'none' },
): Promise<void> => {
  const { coach, secrecy: picked } = settings.current;
  const [one = '', other = ''] = namesOf(planned);
  const isAlone = planned.some(({ hand }) => hand);
  if (!isAlone) settings.save({ met: [one, other], pilots: [one, other] });
  const way = isAlone ? 'pass the device' : wayOf(waysOfDuel(), picked);
  const secrecy = way === 'one pilot' ? 'pass the device' : way;
  await begin(from, planned, { coach, options, secrecy }, { library, saves });
};
