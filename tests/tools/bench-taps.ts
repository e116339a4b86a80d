import { launchBrowser } from './browser.ts';
import type { Taken, Way } from './duel-player.ts';
import { DuelPlayer, KNOWN, WAYS, installPastime } from './duel-player.ts';
import { FightPlayer, MANNERS, RIVALRIES, fightRecord } from './fight-player.ts';
import type { Manner } from './fight-player.ts';
import { serve } from './host.ts';
import { OnePilotPlayer } from './one-pilot-player.ts';
import type { RecordedTurn } from './recorded-duels.ts';
import { RECORDED, recordedDuel } from './recorded-duels.ts';

/**
 * How many taps or keys a turn takes, and how many seconds: ten recorded duels, played in the built game,
 * each again by one pilot against Marlow, then a fight of one against three and one of one against seven. `npm run tool -- taps 2` plays two of the ten.
 */

const DUELS = RECORDED.slice(0, Number(process.argv[2] ?? RECORDED.length));

const touch = { hasTouch: true, isMobile: true };
const DEVICES = {
  passing: { viewport: { width: 390, height: 844 }, ...touch },
  'long press': { viewport: { width: 390, height: 844 }, ...touch },
  'face to face': { viewport: { width: 820, height: 1180 }, ...touch },
  keyboard: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<Way, object>;

interface Played extends RecordedTurn, Taken {}

const host = await serve('dist');
const browser = await launchBrowser();

/** Opens the built game for two who know it. */
const open = async (way: Way, path = '') => {
  const context = await browser.newContext(DEVICES[way]);
  const page = await context.newPage();
  const time = await installPastime(page, 200);
  await page.addInitScript(`localStorage.setItem('viewscreen', ${JSON.stringify(KNOWN)})`);
  await page.goto(`${host.address}${path}`);
  return { page, time, close: () => context.close() };
};

/** A whole duel, turn by turn. */
const playDuel = async (way: Way, seed: number): Promise<readonly Played[]> => {
  const { page, time, close } = await open(way);
  const player = new DuelPlayer(page, way, time);
  await player.begin();
  const played: Played[] = [];
  for (const [index, turn] of recordedDuel(seed).entries())
    played.push({ ...turn, ...(await player.play(turn, index % 2)) });
  await player.end();
  await close();
  return played;
};

/** What one pilot calls in a recorded duel, against Marlow on a phone, turn by turn to its end. */
const playAlone = async (seed: number): Promise<readonly Taken[]> => {
  const { page, time, close } = await open('passing');
  const player = new OnePilotPlayer(page, time);
  await player.begin();
  const turns = await player.play(recordedDuel(seed).map(({ numbers: [own = 0] }) => own));
  await close();
  return turns;
};

/** A whole fight on a phone, turn by turn. */
const playFight = async (rivals: number, manner: Manner): Promise<readonly Taken[]> => {
  const { page, time, close } = await open('passing', '#/records');
  const player = new FightPlayer(page, manner, time);
  await player.begin(fightRecord(rivals));
  const turns = await player.playToEnd();
  await close();
  return turns;
};

/** From the fewest to the most of a list: `8`, `8–9`; empty where there is none. */
const span = (counts: readonly number[]): string => {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (counts.length === 0) return '';
  return least === most ? `${least}` : `${least}–${most}`;
};

const KINDS: readonly (readonly [name: string, of: (turn: RecordedTurn) => boolean])[] = [
  ['no hit', ({ hits, bound }) => hits === 0 && bound.length === 0],
  ['one hit', ({ hits, bound }) => hits === 1 && bound.length === 0],
  ['two hits', ({ hits, bound }) => hits === 2 && bound.length === 0],
  ['one pilot bound', ({ bound }) => bound.length === 1],
  ['both bound', ({ bound }) => bound.length === 2],
];

const say = (...cells: readonly string[]): void => {
  const [name = '', ...rest] = cells;
  process.stdout.write(`${name.padEnd(26)}${rest.map((cell) => cell.padStart(14)).join('')}\n`);
};

const all = new Map<Way, readonly (readonly Played[])[]>();
for (const way of WAYS) {
  const duels: (readonly Played[])[] = [];
  for (const seed of DUELS) {
    duels.push(await playDuel(way, seed));
    process.stderr.write(`${way}: duel ${duels.length} of ${DUELS.length}\n`);
  }
  all.set(way, duels);
}
const ofWay = (way: Way): readonly Played[] => (all.get(way) ?? []).flat();
const median = (numbers: readonly number[]): string =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1]?.toFixed(1) ?? '';
const touchesOf = (turns: readonly Played[]): readonly number[] =>
  turns.map(({ touches }) => touches);
const secondsOf = (turns: readonly Played[]): readonly number[] =>
  turns.map(({ seconds }) => seconds);
const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** A line for each kind of turn: those with beats or a blow to leave before stand by themselves. */
const kinds = (tell: (turns: readonly Played[]) => string): void => {
  const grave = ({ beats, grave: matters }: RecordedTurn): boolean => beats || matters;
  for (const [name, of] of KINDS)
    for (const more of [false, true])
      say(
        `${name}${more ? ', and a beat' : ''}`,
        ...WAYS.map((way) => tell(ofWay(way).filter((turn) => of(turn) && grave(turn) === more))),
      );
};

say('taps (keyboard: keys)', ...WAYS);
kinds((turns) => span(touchesOf(turns)));
for (const [at, seed] of DUELS.entries()) {
  const turns = recordedDuel(seed);
  say(
    `duel ${seed}, ${turns.length} turns`,
    ...WAYS.map((way) => String(sum(touchesOf(all.get(way)?.[at] ?? [])))),
  );
}
say('');
say('seconds, the median', ...WAYS);
kinds((turns) => median(secondsOf(turns)));
say('any turn', ...WAYS.map((way) => median(secondsOf(ofWay(way)))));

say('');
say('one pilot against Marlow', 'turns', 'taps a turn', 'seconds');
for (const seed of DUELS) {
  const turns = await playAlone(seed);
  const touches = turns.map((turn) => turn.touches);
  say(
    `calls of duel ${seed}`,
    String(turns.length),
    span(touches),
    median(turns.map(({ seconds }) => seconds)),
  );
}

say('');
say('one against several', ...MANNERS.flatMap((manner) => [manner, 'seconds']));
for (const rivals of RIVALRIES) {
  const cells: string[] = [];
  for (const manner of MANNERS) {
    const turns = await playFight(rivals, manner);
    const touches = turns.map((turn) => turn.touches);
    cells.push(span(touches), median(turns.map(({ seconds }) => seconds)));
  }
  say(`against ${rivals}`, ...cells);
}

await browser.close();
await host.stop();
