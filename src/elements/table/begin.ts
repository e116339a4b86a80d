import type { Library } from '../../offline/booklets/library.ts';
import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { tableFromShelf } from '../../offline/fights/new-table.ts';
import { againstFirst } from '../../rules/fight/lineup.ts';
import { freshEntrant } from '../../rules/fight/record.ts';
import { seated } from '../../rules/fight/sit-down.ts';
import type { Seated, Sitting } from '../../rules/fight/sitting.ts';
import type { Planned } from './planned.ts';
import { namesOf, countPeople } from './plan.ts';

/** How they play; without battles, all against the first. */
interface Manner extends Pick<Sitting, 'options' | 'secrecy'> {
  /** A coach, for a person alone with one computer pilot. */
  readonly coach?: boolean;
  readonly battles?: Sitting['battles'];
}

/** Seats for a game outside of a hangar: new 'Mechs from the shelf. */
export const seatsOf = (planned: readonly Planned[]): readonly Seated[] => {
  const names = namesOf(planned);
  return planned.map(({ hand, mech }, seat) =>
    seated(freshEntrant(mech, names[seat] ?? ''), hand ?? 'person'),
  );
};

/**
 * Starts a duel or fight and gives its row; null if a booklet cannot be read. Loaded when it is called, to keep
 * it out of the first load.
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
