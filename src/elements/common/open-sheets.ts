/** The sheets that lie over the stage now: known before the first of them is fetched. */
export const openSheets = new Set<Element>();

/** Whether a sheet lies over the stage: its keys are dead then. */
export const sheetIsOpen = (): boolean => openSheets.size > 0;
