import type { Vector3 } from 'three';
import type { Sky } from '../../rules/booklet/picture-sky.ts';
import type { Chance } from '../shape/chance.ts';
import type { Choices } from '../body/choices.ts';

/** What of the country a picture shows. */
export interface Country {
  readonly world: Choices['world'];
  readonly seed: number;
  /** How many strips of horizon, and how high (1 as usual). */
  readonly strips: number;
  readonly height: number;
  readonly rocks: number;
  /** What a black sky shows, where it is black. */
  readonly sky: Sky | null;
}

/** Who looks, and which way. */
export interface CountryOutlook {
  readonly here: Vector3;
  readonly heading: number;
  readonly random: Chance;
}
