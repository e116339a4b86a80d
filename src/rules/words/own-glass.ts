import type { Seat } from '../battle/seat.ts';

/** What is hit where the head is hit. */
const OF_THE_HEAD = /head|cockpit|sensor|life support/i;

/** Whether the cockpit glass of whoever sits there is cracked: its head was hit, now or in games before (K8). */
export const isGlassCracked = ({ wounds }: Pick<Seat, 'wounds'>): boolean =>
  wounds.suffered.some(({ critical }) => OF_THE_HEAD.test(critical.part));
