import { SECOND } from './database.ts';

/** Small files outside of the database, by name; each is there as a whole or not at all. */
export interface SecondFiles {
  names(): Promise<readonly string[]>;
  read(name: string): Promise<string>;
  write(name: string, text: string): Promise<void>;
  /** Rejects where it is not there. */
  remove(name: string): Promise<unknown>;
}

/** A file that can be given another name: so in every browser that can write one from a page. */
interface MovableFile extends FileSystemFileHandle {
  move(name: string): Promise<void>;
}

/** The private files of the origin. */
const privateFiles = async (): Promise<SecondFiles> => {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(SECOND, { create: true });
  return {
    async names() {
      const names: string[] = [];
      for await (const name of folder.keys()) names.push(name);
      return names;
    },
    read: async (name) => (await (await folder.getFileHandle(name)).getFile()).text(),
    async write(name, text) {
      const file = (await folder.getFileHandle(`${name}.new`, { create: true })) as MovableFile;
      const writing = await file.createWritable();
      await writing.write(text);
      await writing.close();
      // Only now it is there, and whole.
      await file.move(name);
    },
    remove: (name) => folder.removeEntry(name),
  };
};

/** A cache in their place. */
const cachedFiles = async (): Promise<SecondFiles> => {
  const cache = await caches.open(SECOND);
  const folder = new URL(`./${SECOND}/`, document.baseURI).href;
  return {
    names: async () => (await cache.keys()).map(({ url }) => url.slice(folder.length)),
    read: async (name) => (await (await cache.match(folder + name))?.text()) ?? '',
    write: (name, text) => cache.put(folder + name, new Response(text)),
    remove: (name) => cache.delete(folder + name),
  };
};

/**
 * The second place of this browser; null where it has none. A cache that was begun is kept to, so that there is
 * one second place for ever.
 */
export const secondFiles = async (): Promise<SecondFiles | null> => {
  const canWrite =
    'FileSystemFileHandle' in globalThis &&
    'createWritable' in FileSystemFileHandle.prototype &&
    'move' in FileSystemFileHandle.prototype;
  const ways = [privateFiles, cachedFiles];
  const hasCache = await caches.has(SECOND).catch(() => false);
  for (const open of hasCache || !canWrite ? ways.slice(1) : ways)
    try {
      return await open();
    } catch {
      // Not here: perhaps the next.
    }
  return null;
};
