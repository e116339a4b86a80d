/** What duels ask of hangars (`OfHangars` of `../fights/saves.ts`). */
export { whyKept } from './game-duel.ts';
export { removePast } from './past-rows.ts';
