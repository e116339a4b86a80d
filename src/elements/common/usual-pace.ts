import { lessMotion } from '../../offline/page/less-motion.ts';

/** How turns play until somebody has chosen: whoever asks for less motion goes on by taps. */
export const usualPace = (): 'by itself' | 'at a tap' => (lessMotion() ? 'at a tap' : 'by itself');
