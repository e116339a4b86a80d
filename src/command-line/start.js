// `npm start`: installs what is missing, then serves the game and opens it.

import { spawn } from 'node:child_process';
import { install, projectFolder } from './install.js';

install();

// Without a desktop there is nothing to open; Vite prints the address either way.
const hasDesktop =
  process.platform !== 'linux' || process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'];

const server = spawn(
  process.execPath,
  ['node_modules/vite/bin/vite.js', ...(hasDesktop ? ['--open'] : []), ...process.argv.slice(2)],
  { cwd: projectFolder, stdio: 'inherit' },
);
server.on('exit', (code) => process.exit(code ?? 0));
// Ctrl+C reaches both of us; the server puts itself away and we follow it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill());
