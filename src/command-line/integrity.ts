import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What the service worker knows a file of the build by: its hash, as browsers hold an answer to it (`integrity`). */
export const integrityOf = (file: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
