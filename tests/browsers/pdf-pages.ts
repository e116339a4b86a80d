import { inflateSync } from 'node:zlib';

/** What a stream holds that may be packed; nothing where it cannot be unpacked. */
const unpacked = (bytes: Buffer): string => {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
};

/** How many pages a PDF has: by the number that its tree of pages says, which may lie in a packed stream of objects. */
export const pagesIn = (pdf: Buffer): number => {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/\/ObjStm\b[^]*?\bstream\r?\n/g)].map(({ 0: head, index }) => {
    const begin = index + head.length;
    return unpacked(pdf.subarray(begin, text.indexOf('endstream', begin)));
  });
  const counts = [text, ...streams].flatMap((each) =>
    [...each.matchAll(/<<[^<>]*\/Type\s*\/Pages\b[^<>]*>>/g)].map(([dictionary]) =>
      Number(/\/Count\s+(\d+)/.exec(dictionary)?.[1] ?? 0),
    ),
  );
  return Math.max(0, ...counts);
};
