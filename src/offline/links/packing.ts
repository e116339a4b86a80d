// A text as letters that an address may hold, and back: base64url of deflate-raw.

/** Whether this browser can pack and unpack at all. */
export const canPack = (): boolean => 'CompressionStream' in globalThis;

/** Bytes that are unpacked in one task: a million characters at most come of them. */
const SLICE = 1_024;

/** A text as letters that an address may hold. */
export const packed = async (text: string): Promise<string> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = '';
  for (let at = 0; at < bytes.length; at += SLICE)
    letters += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

/** Null where these are no letters of a packed text. */
export const bytesIn = (letters: string): Uint8Array<ArrayBuffer> | null =>
  /^[\w-]+$/.test(letters) && letters.length % 4 !== 1
    ? Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
        letter.charCodeAt(0),
      )
    : null;

/** Why nothing was unpacked: it comes to too much, or it is cut off, or was never packed so. */
export type WhyPacked = 'too much' | 'damaged';

export type Unpacked =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: WhyPacked };

/** These bytes, a slice whenever one is wanted, and each in a task of its own. */
const sliced = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let at = 0;
  return new ReadableStream({
    async pull(into) {
      if (at > 0) await new Promise((resolve) => setTimeout(resolve));
      if (at < bytes.length) into.enqueue(bytes.subarray(at, (at += SLICE)));
      else into.close();
    },
  });
};

/** Unpacks at most so many characters, counted as they come: once they are too many no more slices are unpacked. */
export const unpackedText = async (
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Unpacked> => {
  const reader = sliced(bytes)
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    .getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { ok: true, text };
      text += value;
      if (text.length > most) {
        await reader.cancel();
        return { ok: false, why: 'too much' };
      }
    }
  } catch {
    return { ok: false, why: 'damaged' };
  }
};
