export const openSheets = new Set<Element>();

/** While a sheet is open the keys of the stage are off. */
export const sheetIsOpen = (): boolean => openSheets.size > 0;
