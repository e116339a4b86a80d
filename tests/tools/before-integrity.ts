import { readFileSync, writeFileSync } from 'node:fs';

/** What a service worker of before there was `integrity` did: it kept whatever a host answered, and gave that out. */
const WORKER = `
const kept = () => caches.open('workbox-precache-v2-' + registration.scope);
const keyOf = ({ url, revision }) =>
  new URL(url + (revision ? '?__WB_REVISION__=' + revision : ''), registration.scope).href;
const install = async () => {
  for (const file of FILES) await (await kept()).put(keyOf(file), await fetch(file.url));
};
const answer = async ({ url }) => {
  const name = url.slice(registration.scope.length).replace(/[?#].*/, '') || 'index.html';
  const file = FILES.find((each) => each.url === name);
  return (file && (await (await kept()).match(keyOf(file)))) || fetch(url);
};
addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(answer(event.request)));
`;

/** Gives a build, by its folder, such a worker in the place of its own. */
export const giveOldWorker = (folder: string): void => {
  const worker = `${folder}/sw.js`;
  const list = /^const FILES=.+?\];/.exec(readFileSync(worker, 'utf8'))?.[0] ?? '';
  writeFileSync(worker, list + WORKER);
};
