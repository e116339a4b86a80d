import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** Packed already; the rest is sent gzipped, as any host does. */
const PACKED = ['.png', '.webp', '.woff2'];

/** What was gzipped last of each file, and what of. */
const gzipped = new Map<string, { readonly of: Buffer; readonly sent: Buffer }>();

/** A file as it is sent. The same is sent to every visitor, and gzipped once. */
const sentOf = (file: string, content: Buffer): Buffer => {
  const known = gzipped.get(file);
  if (known?.of.equals(content)) return known.sent;
  const sent = gzipSync(content);
  gzipped.set(file, { of: content, sent });
  return sent;
};

/** A plain host for the built game: files, 404 for what is missing, and an end when asked for. */
export interface Host {
  /** Where the game is, with a slash at its end. */
  readonly address: string;
  /** Cuts every connection, as if the network had gone. */
  stop(): Promise<void>;
  /** Comes back at the same address. */
  resume(): Promise<void>;
  /** What was asked for, in order: the addresses below the folder, without what follows a `?`. */
  readonly asked: readonly string[];
  /** Bytes of all that was sent, as it was sent. */
  readonly sent: number;
  /** Serves the files of another root from now on, at the same address. */
  show(root: string): void;
  /** Answers from now on as a host that is not whole; null where a file is sent as it is. */
  spoil(how: (asked: Asked) => Spoiled | null): void;
}

/** A file that is asked for, and whether a script asks for it, as a service worker does, or the page by itself. */
export interface Asked {
  readonly name: string;
  readonly byScript: boolean;
}

/** In place of a file: the game's page or that of a portal as if it were the file, half of it, none of it, 404, or no answer. */
export const SPOILED = ['index', 'portal', 'cut', 'empty', 'missing', 'silent'] as const;
export type Spoiled = (typeof SPOILED)[number];

const PORTAL = '<!DOCTYPE html><title>Hotel</title><p>Log in to the network of the hotel.</p>';

/** What a host answers in place of a file that is missing: a page of its own for it, or the game's. */
export type Instead = '404.html' | 'index.html';

/** How a host serves. */
export interface HostOptions {
  /** Where the files stand, a slash at both ends. */
  readonly folder?: string;
  readonly instead?: Instead;
  /** Says that browsers may keep what has another name as soon as it is another, rather than ask each time. */
  readonly lasting?: boolean;
}

/** Serves the files of a root. */
export const serve = async (
  first: string,
  { folder = '/', instead = '404.html', lasting = false }: HostOptions = {},
): Promise<Host> => {
  let root = first;
  let sent = 0;
  const send = async (response: ServerResponse, name: string): Promise<void> => {
    const file = join(root, normalize(`/${name}`));
    const content = await readFile(file);
    const packed = PACKED.includes(extname(file));
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.setHeader(
      'Cache-Control',
      lasting && name.startsWith('assets/') ? 'max-age=3600, immutable' : 'no-cache',
    );
    if (!packed) response.setHeader('Content-Encoding', 'gzip');
    const body = packed ? content : sentOf(file, content);
    sent += body.length;
    response.end(body);
  };
  let spoil: (asked: Asked) => Spoiled | null = () => null;
  /** Answers with something else than a file. */
  const sendSpoiled = async (
    response: ServerResponse,
    name: string,
    how: Spoiled,
  ): Promise<void> => {
    if (how === 'index') return send(response, 'index.html');
    if (how === 'silent') return void response.destroy();
    if (how === 'missing') response.statusCode = 404;
    // As if that were all of it: nobody could tell by its length.
    const half = (content: Buffer): Buffer => content.subarray(0, content.length / 2);
    const content =
      how === 'cut' ? half(await readFile(join(root, name)).catch(() => Buffer.alloc(0))) : PORTAL;
    const type = how === 'portal' || how === 'missing' ? '.html' : extname(name);
    response.setHeader('Content-Type', TYPES[type] ?? 'application/octet-stream');
    response.setHeader('Cache-Control', 'no-cache');
    response.end(how === 'empty' ? '' : content);
  };
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    // Some browsers ask for this by themselves where a page names no icon, and call it a fault where it is missing.
    if (path === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    if (!path.startsWith(folder)) {
      response.writeHead(404).end();
      return;
    }
    const name = path.slice(folder.length);
    asked.push(name);
    const byScript = request.headers['sec-fetch-dest'] === 'empty';
    const spoiled = spoil({ name: name || 'index.html', byScript });
    if (spoiled) {
      void sendSpoiled(response, name || 'index.html', spoiled).catch(() => response.end());
      return;
    }
    void send(response, name || 'index.html')
      .catch(() => {
        if (instead === '404.html') response.statusCode = 404;
        return send(response, instead);
      })
      .catch(() => response.end());
  });
  const port = await listen(server, 0);
  return {
    address: `http://localhost:${port}${folder}`,
    asked,
    get sent() {
      return sent;
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
    resume: async () => void (await listen(server, port)),
    show: (other) => {
      root = other;
    },
    spoil: (how) => {
      spoil = how;
    },
  };
};

/** Listens at `port`, or at a free one for 0; gives the port. */
const listen = (server: Server, port: number): Promise<number> =>
  new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, 'localhost', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
