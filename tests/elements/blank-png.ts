/** The check sum that stands behind each piece of a PNG. */
const checkSum = (bytes: Uint8Array): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
};

const piece = (name: string, body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(body.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, body.length);
  bytes.set(
    [...name].map((letter) => letter.charCodeAt(0)),
    4,
  );
  bytes.set(body, 8);
  view.setUint32(body.length + 8, checkSum(bytes.subarray(4, body.length + 8)));
  return bytes;
};

/** A black PNG of this size, one bit a pixel: as a file it is small, however many pixels it has. */
export const blankPng = async (width: number, height: number): Promise<Blob> => {
  const head = new Uint8Array(13);
  new DataView(head.buffer).setUint32(0, width);
  new DataView(head.buffer).setUint32(4, height);
  head[8] = 1;
  const rows = new Blob([new Uint8Array(height * (1 + Math.ceil(width / 8)))]);
  const packed = rows.stream().pipeThrough(new CompressionStream('deflate'));
  const body = new Uint8Array(await new Response(packed).arrayBuffer());
  const start = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return new Blob(
    [start, piece('IHDR', head), piece('IDAT', body), piece('IEND', new Uint8Array())],
    { type: 'image/png' },
  );
};

/** A picture as it stands in a booklet. */
export const embedded = async (picture: Blob): Promise<string> => {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${picture.type};base64,${btoa(text)}`;
};
