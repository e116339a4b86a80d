import type { Livery, Paint } from '../battle/livery.ts';

const PAINTED: Readonly<Record<Paint, readonly string[]>> = {
  none: [],
  chevron: ['painted with chevrons'],
  stripes: ['painted with stripes'],
  bars: ['painted with bars'],
};

const SCORCHED = ['', 'plates scorched', 'many plates scorched', 'plates black'] as const;

/** `5 rings of victory, 1 of them hollow` */
const ringWords = (rings: Livery['rings']): readonly string[] => {
  const hollow = rings.filter((ring) => ring === 'hollow').length;
  if (rings.length === 0) return [];
  if (rings.length === 1) return [`one ${hollow === 1 ? 'hollow ' : ''}ring of victory`];
  const some = hollow === rings.length ? 'all' : String(hollow);
  return [`${rings.length} rings of victory${hollow > 0 ? `, ${some} of them hollow` : ''}`];
};

/** What a 'Mech wears from games before, in words; its plates may be `toldScorched` already. */
export const liveryWords = (
  { paint, rings, scorched }: Livery,
  toldScorched = false,
): readonly string[] => [
  ...(scorched > 0 && !toldScorched ? [SCORCHED[scorched]] : []),
  ...PAINTED[paint],
  ...ringWords(rings),
];
