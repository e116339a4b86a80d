import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { OpenTab } from './tab.ts';

const WINDOW = fileURLToPath(new URL('webkit-window.py', import.meta.url));
/** Whatever is waited for in a page takes so long at most (milliseconds). */
const PATIENCE = 300_000;

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Asks a WebDriver; throws its sentence. */
const asking =
  (root: string) =>
  async (method: 'DELETE' | 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${root}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebKit: ${JSON.stringify(value).slice(0, 600)}`);
    return value;
  };

/** Waits until something is there. */
const until = async <Thing>(look: () => Thing | Promise<Thing>, what: string): Promise<Thing> => {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(200)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`WebKit: waited in vain for ${what}`);
};

/** Opens WebKitGTK in a bare window of its own on a screen (`webkit-window.py`). */
export const openWebkit =
  (driver: string, display: string): OpenTab =>
  async ({ width, height }) => {
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'viewscreen-webkit-'));
    const [printed, process_] = [join(folder, 'printed.pdf'), join(folder, 'process')];
    const running = spawn(driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display },
    });
    const ask = asking(`http://127.0.0.1:${port}`);
    await until(() => ask('GET', '/status').catch(() => null), 'its driver');
    const { capabilities, sessionId } = (await ask('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary: WINDOW,
            args: [String(width), String(height), folder],
          },
        },
      },
    })) as { sessionId: string; capabilities: { browserVersion?: string } };
    const at = `/session/${sessionId}`;
    await ask('POST', `${at}/timeouts`, { script: PATIENCE, pageLoad: PATIENCE });
    return {
      browser: `WebKitGTK ${capabilities.browserVersion ?? ''}`,
      go: async (url) => void (await ask('POST', `${at}/url`, { url })),
      run: (body) =>
        ask('POST', `${at}/execute/async`, {
          script: `const done = arguments[0];
            (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
          args: [],
        }).then((answer) => {
          const { error, value } = answer as { error?: string; value?: unknown };
          if (error) throw new Error(error);
          return value;
        }),
      shot: async () => Buffer.from(String(await ask('GET', `${at}/screenshot`)), 'base64'),
      pdf: async () => {
        rmSync(printed, { force: true });
        process.kill(Number(readFileSync(process_, 'utf8')), 'SIGUSR1');
        await until(() => existsSync(`${printed}.done`), 'the print');
        return readFileSync(printed);
      },
      close: async () => {
        await ask('DELETE', at).catch(() => undefined);
        running.kill();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  };
