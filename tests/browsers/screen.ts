import { spawn } from 'node:child_process';

/** A screen that nobody sees, for windows: its name, and its end. */
export const openScreen = (
  xvfb: string,
): Promise<{ readonly display: string; readonly end: () => void }> =>
  new Promise((resolve, reject) => {
    const running = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    running.on('error', reject);
    running.stdout.once('data', (said: Buffer) =>
      resolve({ display: `:${said.toString().trim()}`, end: () => void running.kill() }),
    );
  });
