/** Whether less motion is asked for. */
export const still = (): boolean =>
  'matchMedia' in globalThis && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How turns play until somebody has chosen: whoever asks for less motion goes on by taps. */
export const usualPace = (): 'by itself' | 'at a tap' => (still() ? 'at a tap' : 'by itself');
