import * as v from 'valibot';
import type { Livery } from '../../rules/battle/livery.ts';
import { LIVERY_RINGS, PAINTS, SCORCHES } from '../../rules/battle/livery.ts';

/** What a 'Mech wears from games before, as it is kept with a duel. */
export const livery = v.strictObject({
  paint: v.picklist(PAINTS),
  rings: v.pipe(v.array(v.picklist(LIVERY_RINGS)), v.maxLength(20_000), v.readonly()),
  scorched: v.picklist(SCORCHES),
}) satisfies v.GenericSchema<unknown, Livery>;
