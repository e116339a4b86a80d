import { MOST_TOLD } from '../../rules/campaign/game/asked.ts';

/** A whole number as it was typed; null where it is none. */
const typed = ({ valueAsNumber }: HTMLInputElement): number | null =>
  Number.isInteger(valueAsNumber) && Math.abs(valueAsNumber) <= MOST_TOLD ? valueAsNumber : null;

/** What a field of a number shows: nothing where none was entered. */
export const shownAs = (value: number | null): string => (value === null ? '' : String(value));

/**
 * Hears the number that is typed in a field, a whole one at each key. `says` takes it, null where it is none, and gives what stands
 * then, which the field shows: half a number outlives whatever renders the field again meanwhile.
 */
export const numberSaid =
  (says: (said: number | null) => number | null) =>
  ({ target, type }: Event): void => {
    const field = target as HTMLInputElement;
    const said = typed(field);
    if (type === 'change') field.value = shownAs(says(said));
    else if (said !== null && shownAs(said) === field.value) says(said);
  };
