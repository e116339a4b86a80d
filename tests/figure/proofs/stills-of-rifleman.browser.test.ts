import { rifleman } from '../../elements/parts.ts';
import { itDrawsTheStillsOf } from './still-pages.ts';

itDrawsTheStillsOf(rifleman);
