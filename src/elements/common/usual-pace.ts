import { lessMotion } from '../../offline/page/less-motion.ts';

/** Pace until one is chosen: players who prefer less motion go on by taps. */
export const usualPace = (): 'by itself' | 'at a tap' => (lessMotion() ? 'at a tap' : 'by itself');
