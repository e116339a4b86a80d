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

/** Unpacks at most so many characters, counted as they come, a slice of bytes a task: once they are too many no more
 *  slices are unpacked. Gives null where they are, and throws where the bytes are cut off, or were never packed so. */
export const unpackedText = async (
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<string | null> => {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const feed = async (): Promise<void> => {
    for (let at = 0; at < bytes.length; at += SLICE) {
      // Each write is awaited, so that little is unpacked ahead of the reader; a pipe would unpack it all.
      await writer.write(bytes.subarray(at, at + SLICE));
      await new Promise((resolve) => setTimeout(resolve));
    }
    await writer.close();
  };
  // The reader below hears the same error.
  void feed().catch(() => undefined);
  const reader = readable.pipeThrough(new TextDecoderStream('utf-8', { fatal: true })).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length <= most) continue;
    await reader.cancel();
    return null;
  }
};
