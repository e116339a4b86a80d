import { SECOND } from './database.ts';

/** Small files outside the database, by name; each exists complete or not at all. */
export interface SecondFiles {
  names(): Promise<readonly string[]>;
  read(name: string): Promise<string>;
  write(name: string, text: string): Promise<void>;
  /** Rejects if it does not exist. */
  remove(name: string): Promise<unknown>;
}

/** A file that can be renamed, as in every browser whose pages can write files. */
interface MovableFile extends FileSystemFileHandle {
  move(name: string): Promise<void>;
}

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
      // The file exists from now on, complete.
      await file.move(name);
    },
    remove: (name) => folder.removeEntry(name),
  };
};

/** A cache in place of files. */
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

/** The second place of this browser; null if there is none. Once a cache was used it stays in use,
 *  so that there is never more than one second place. */
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
      // Not available: the next one may be.
    }
  return null;
};
