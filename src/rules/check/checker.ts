/** The version of the check. Raise it when a booklet that was sound may now have faults: booklets
 *  accepted by an older version are then checked again before they are taken from the shelf. */
export const CHECKER = 1;
