import type { Page } from 'playwright-core';
import type { ViewscreenApp } from '../../src/elements/app/viewscreen-app.ts';
import { playWithPaper } from './hangar-papers.ts';

/** How Ben came out of a game that Ada has won. */
export type BensEnd = 'bailed out' | 'killed';

/** Plays a game with paper in which Ada has beaten Ben, and her Engine and Gyro were hit; and gives its id. */
export const adaBeatsBen = (page: Page, hangar: string, end: BensEnd): Promise<string> =>
  playWithPaper(page, hangar, {
    turns: 9,
    outcome: { kind: 'win', winner: 'few' },
    came: [
      {
        ...{ pilot: 'Ada', side: 'few', armor: 12 },
        ...{ ammunition: { autocannon: 1 }, hit: ['Engine', 'Gyro'] },
      },
      {
        ...{ pilot: 'Ben', side: 'many', armor: 15, by: 'Ada' },
        ...(end === 'killed'
          ? { out: 'fell', killedBy: 'critical', kills: 'Cockpit' }
          : { out: 'bailed out' }),
      },
    ],
  });

/** A hangar as it lies on the device, with how many of its games are closed. */
const hangarIn = (page: Page, hangar: string) =>
  page.evaluate(async (id) => {
    const app = document.querySelector<ViewscreenApp>('viewscreen-app')!;
    const running = (await app.hangars()).running(id, {
      changed: () => undefined,
      said: () => undefined,
    });
    await running.open();
    running.close();
    const { pilots, mechs, open } = running.hangar!;
    return { pilots, mechs, open: open.length, games: running.games };
  }, hangar);

/** What a hangar comes to: games, tons of each pilot, parts in each stockpile, who is there. */
export const cardsOf = async (page: Page, hangar: string) => {
  const { pilots, games, open } = await hangarIn(page, hangar);
  return {
    games,
    open,
    pilots: pilots.map(
      ({ name, experience, stockpile }) => `${name}: ${experience} t, ${stockpile.length} parts`,
    ),
  };
};

/** What the cards of a hangar say: tons of each pilot, what is spent, parts in the stockpile, what is flown. */
export const cardsIn = async (page: Page, hangar: string): Promise<readonly string[]> => {
  const { pilots, mechs } = await hangarIn(page, hangar);
  return pilots.map(({ name, experience, spent, stockpile, victories, mech, end }) => {
    const flown = mechs.find((each) => each.id === mech)?.name ?? end?.kind ?? 'nothing';
    return `${name}: ${experience} t, ${spent} spent, ${victories} won, ${stockpile.length} parts, ${flown}`;
  });
};
