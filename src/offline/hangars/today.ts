import type { Day } from '../../rules/campaign/card/names.ts';

/** Today's date at the device, as `2026-11-17`. */
export const today = (now = new Date()): Day =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
