import { rifleman } from '../../elements/parts.ts';
import { itDrawsThePicturesOf } from './pictures-of.ts';

itDrawsThePicturesOf(rifleman);
