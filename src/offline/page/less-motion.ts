export const lessMotion = (): boolean =>
  'matchMedia' in globalThis && matchMedia('(prefers-reduced-motion: reduce)').matches;
