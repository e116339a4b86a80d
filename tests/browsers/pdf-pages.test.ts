import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pagesIn } from './pdf-pages.ts';

const TREE = '<< /Type /Pages /Count 35 /Kids [ 3 0 R ] >>';

test('the pages of a PDF are counted from its page tree, plain or compressed', () => {
  expect(pagesIn(Buffer.from(`%PDF-1.4\n2 0 obj\n${TREE}\nendobj`))).toBe(35);
  const packed = Buffer.concat([
    Buffer.from('%PDF-1.7\n9 0 obj\n<< /Type /ObjStm /N 1 >>\nstream\n'),
    deflateSync(Buffer.from(`2 0 ${TREE}`)),
    Buffer.from('\nendstream\nendobj'),
  ]);
  expect(pagesIn(packed)).toBe(35);
});

test('a file that is not a PDF has no pages', () => {
  expect(pagesIn(Buffer.from('<html></html>'))).toBe(0);
});
