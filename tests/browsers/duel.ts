import { KNOWN } from '../tools/duel-player.ts';
import { PILOTS, recordOf, recordedDuel } from '../tools/recorded-duels.ts';
import type { Host } from '../tools/host.ts';
import type { Tab } from './tab.ts';

/** Ten turns with hits, heat, explosions and a shutdown (`recorded-duels.ts`). */
const SEED = 16;
/** After this turn's first lock-in the page is loaded again; from the next turn on there is no host. */
const RELOADED = 3;
/** Of this turn the first page of the film is looked at. */
const FILMED = 2;

/** Plays what is left of a turn, from whatever is shown, until it is over or `stop` pilots have locked in. */
const play = (numbers: Readonly<Record<string, number>>, locks: number): string => `
  const numbers = ${JSON.stringify(numbers)};
  const NEXT = /^(Turn \\d+|Next turn|See the end)/;
  const ON = /^(Go on|Both stay.*|I stay.*|Turn the pages|What it leaves)( Space)?$| (page|score|explodes|shuts down|starts up|falls|is killed)( Space)?$/;
  let locked = 0;
  for (const end = Date.now() + 200000; Date.now() < end; await sleep(80)) {
    if (named(/^Rematch/)) return 'over';
    const raise = named(/^I am (Ada|Ben)/);
    const heading = find('h1, h2, stage-bar').find((each) => isSeen(each) && /(Ada|Ben) chooses/.test(words(each)));
    if ((raise || heading) && Object.keys(numbers).length === 0) { await written(); return 'turned'; }
    if (raise) { await sleep(760); raise.click(); await sleep(200); continue; }
    const pilot = heading && /(Ada|Ben) chooses/.exec(words(heading))[1];
    if (pilot && numbers[pilot] !== undefined) {
      const row = () => find('[data-console="' + numbers[pilot] + '"]').find(isSeen);
      if (!row()) named(/^Card$/)?.click();
      await until(row, 'row ' + numbers[pilot] + ' of ' + pilot);
      // Where nobody can be hit one tap locks in, after a pause.
      const atOnce = find('stat-card').some((each) => each.dead && isSeen(each));
      if (atOnce) await sleep(760);
      row().click();
      const lock = new RegExp('^Lock in ' + numbers[pilot] + '\\\\b');
      if (!atOnce) (await until(() => named(lock), 'Lock in ' + numbers[pilot])).click();
      delete numbers[pilot];
      await until(() => !named(lock), 'the pick to be locked in');
      await written();
      locked += 1;
      if (locked === ${locks}) return 'locked in';
      continue;
    }
    const next = named(NEXT);
    if (next && Object.keys(numbers).length === 0) {
      await sleep(760); named(NEXT)?.click();
      await until(() => !named(NEXT), 'what comes next');
      await written();
      return 'turned';
    }
    const on = named(ON);
    if (on) { await sleep(760); named(ON)?.click(); }
  }
  throw new Error('a turn did not end: ' + find('button, h1, h2').filter(isSeen).map(words).join(' | ').slice(0, 600));
`;

/** Plays a recorded duel, with a reload at a lock-in and from then on without a host; `look` is called with what is in
 *  sight. Gives what is wrong with its record; nothing where it is the same to the byte. */
export const playDuel = async (
  tab: Tab,
  run: (body: string) => Promise<unknown>,
  { host, look }: { readonly host: Host; readonly look: (stage: string) => Promise<void> },
): Promise<readonly string[]> => {
  await tab.go(host.address);
  // WebKitGTK never installs a worker whose page was left while it was being installed, until it is opened anew.
  await run(
    `await ready(); await until(() => navigator.serviceWorker.controller, 'the game to be kept')`,
  );
  await run(
    `localStorage.setItem('viewscreen', ${JSON.stringify(JSON.stringify({ ...(JSON.parse(KNOWN) as object), pace: 'at a tap' }))})`,
  );
  await tab.go(`${host.address}?again`);
  await run('await ready()');
  await look('start');
  await run(
    `for (const end = Date.now() + 30000; named(/^Two pilots/) && Date.now() < end; await sleep(1500)) named(/^Two pilots/).click()`,
  );
  const turns = recordedDuel(SEED);
  for (const [at, { bound, numbers }] of turns.entries()) {
    const left = Object.fromEntries(
      PILOTS.map((pilot, seat) => [pilot, numbers[seat] ?? 0] as const).filter(
        (_entry, seat) => !bound.includes(seat),
      ),
    );
    if (at === RELOADED) {
      const [first = ''] = Object.keys(left);
      await run(play({ ...left }, 1));
      await tab.go(
        `${host.address}?reloaded#/${String(await run('return location.hash.slice(2)'))}`,
      );
      await run('await ready()');
      const whoWaits = await run(
        `return words(await until(() => named(/^I am (Ada|Ben)/) ?? find('h1, h2, stage-bar').find((each) => isSeen(each) && /chooses/.test(words(each))), 'who chooses after the reload'))`,
      );
      const other = Object.keys(left).find((pilot) => String(whoWaits).includes(pilot));
      for (const pilot of Object.keys(left)) if (pilot !== other) delete left[pilot];
      if (!other)
        throw new Error(`after the reload ${String(whoWaits)} waits, ${first} had locked in`);
      await look('reloaded');
      await run(
        `await until(async () => (await Promise.all(['grf-1n', 'rfl-3n'].map(async (id) => (await (await caches.open('viewscreen-pictures-' + id)).keys()).length))).every((many) => many >= 32), 'the pictures of both booklets to be kept')`,
      );
      await host.stop();
    }
    if (at === 1) {
      await run(
        `await sleep(900); named(/^I am (Ada|Ben)/)?.click(); await until(() => find('stage-bar').some((each) => isSeen(each) && /chooses/.test(words(each))), 'who chooses'); await sleep(900)`,
      );
      await look('card');
    }
    if (at === FILMED) {
      await run(play(left, Object.keys(left).length));
      await look('film');
      for (const pilot of Object.keys(left)) delete left[pilot];
    }
    const how = await run(play(left, 3));
    if (how === 'over' && at < turns.length - 1) return [`the duel ended with turn ${at + 1}`];
  }
  await run(`await until(() => named(/^Rematch/), 'the end')`);
  await look('end');
  const record = String(await run('return app().saves.records()'));
  await host.resume();
  const wanted = recordOf(SEED);
  return record.includes(wanted.trim())
    ? []
    : [`the record is another:\n${record}\nnot\n${wanted}`];
};
