import type { Library } from '../../offline/booklets/library.ts';
import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { tableFromShelf } from '../../offline/fights/new-table.ts';
import { againstFirst } from '../../rules/fight/lineup.ts';
import { freshEntrant } from '../../rules/fight/record.ts';
import { seated } from '../../rules/fight/sit-down.ts';
import type { Seated, Sitting } from '../../rules/fight/sitting.ts';
import type { Planned } from './planned.ts';
import { namesOf, countPeople } from './plan.ts';

/** How they sit down; all against the first where no battles are named. */
interface Manner extends Pick<Sitting, 'options' | 'secrecy'> {
  /** The coach is wanted, where somebody is alone with one computer pilot. */
  readonly coach?: boolean;
  readonly battles?: Sitting['battles'];
}

/** As they sit down, each in a new 'Mech of the shelf. */
export const seatsOf = (planned: readonly Planned[]): readonly Seated[] => {
  const names = namesOf(planned);
  return planned.map(({ hand, mech }, seat) =>
    seated(freshEntrant(mech, names[seat] ?? ''), hand ?? 'person'),
  );
};

/**
 * The row of a duel or fight to which they sit down; null where a booklet cannot be read. The start asks for it
 * as it begins, so that none of it is in the first load.
 */
export const begin = (
  planned: readonly Planned[],
  { battles = againstFirst(planned.length), coach, options, secrecy }: Manner,
  library: Pick<Library, 'read'>,
): Promise<DuelSave | null> =>
  tableFromShelf(
    {
      ...{ seats: seatsOf(planned), battles, options, secrecy },
      ...(coach && planned.length === 2 && countPeople(planned) === 1 ? { coach } : {}),
    },
    library,
  );
