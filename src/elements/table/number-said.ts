import { MOST_TOLD } from '../../rules/campaign/game/asked.ts';

/** A whole number as typed; null if it is not one. */
const typed = ({ valueAsNumber }: HTMLInputElement): number | null =>
  Number.isInteger(valueAsNumber) && Math.abs(valueAsNumber) <= MOST_TOLD ? valueAsNumber : null;

export const shownAs = (value: number | null): string => (value === null ? '' : String(value));

/**
 * A listener for a number field, called on each key. `says` takes the number (null if it is not one) and gives
 * the value kept, which the field shows: so a half-typed number survives rendering.
 */
export const numberSaid =
  (says: (said: number | null) => number | null) =>
  ({ target, type }: Event): void => {
    const field = target as HTMLInputElement;
    const said = typed(field);
    if (type === 'change') field.value = shownAs(says(said));
    else if (said !== null && shownAs(said) === field.value) says(said);
  };
