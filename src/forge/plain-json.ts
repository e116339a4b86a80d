import { readJson } from '../rules/check/check-text.ts';

/** JSON as typed by hand: if it is none as it stands, curly quotation marks and full-width digits and signs become plain
 *  ones; unchanged if that makes none of it either. */
export const plainJson = (text: string): string => {
  const mended = text
    .replaceAll(/[\u201C-\u201F\u00AB\u00BB]/g, '"')
    .replaceAll(/[\uFF01-\uFF5E\u3000\u00A0]/g, (sign) => sign.normalize('NFKC'));
  const isMended =
    mended !== text && readJson(text).faults.length > 0 && readJson(mended).faults.length === 0;
  return isMended ? mended : text;
};
