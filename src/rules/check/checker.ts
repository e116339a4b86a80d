/**
 * Counts what the check has been. It is raised when a booklet that was sound may have faults now: what
 * an older check has found sound is then checked again before it is taken from the shelf.
 */
export const CHECKER = 1;
