/** Whether less motion is asked for. */
export const lessMotion = (): boolean =>
  'matchMedia' in globalThis && matchMedia('(prefers-reduced-motion: reduce)').matches;
