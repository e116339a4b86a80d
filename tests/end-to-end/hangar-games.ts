import type { Page } from 'playwright-core';
import type { ViewscreenApp } from '../../src/elements/app/viewscreen-app.ts';
import { USUAL_OPTIONS } from '../../src/rules/battle/options.ts';

/** How Ben came out of a game that Ada has won. */
export type BensEnd = 'bailed out' | 'killed';

/**
 * Plays a game of a hangar with paper, in which Ada (p1) has beaten Ben (p2) and her Engine and Gyro were hit; and
 * gives its id.
 */
export const adaBeatsBen = (page: Page, hangar: string, end: BensEnd): Promise<string> =>
  page.evaluate(
    async ([id, how, options]) => {
      const app = document.querySelector<ViewscreenApp>('viewscreen-app')!;
      const running = (await app.hangars()).running(id, {
        changed: () => undefined,
        said: () => undefined,
      });
      await running.open();
      const { mechs, pilots } = running.hangar!;
      const fighters = pilots.slice(0, 2).map((pilot) => ({ pilot: pilot.id, mech: pilot.mech! }));
      const battles = [{ lone: 0, rivals: [1] }];
      const begun = await running.begin({ options, fighters, battles }, 'with paper');
      if (begun.kind !== 'done') throw new Error(begun.sentence);
      const hit = (fighter: number, part: string, kills = false) => {
        const { booklet, edition } = mechs.find((mech) => mech.id === fighters[fighter]!.mech)!;
        const critical = running
          .find(booklet, edition)!
          .criticals.find(
            (each) =>
              each.part === part &&
              each.effects.some(({ effect }) => effect === 'pilot killed') === kills,
          )!;
        return { part, effects: critical.effects, times: 1 };
      };
      const stand = { side: 'few' as const, out: null, turn: null, killedBy: null, victors: [] };
      const left = (fighter: number) =>
        mechs.find((mech) => mech.id === fighters[fighter]!.mech)!.ammunition;
      const done = await running.playedOnPaper(begun.game, {
        turns: 9,
        outcome: { kind: 'win', winner: 'few' },
        fighters: [
          {
            ...stand,
            armor: 12,
            ammunition: { ...left(0), autocannon: 1 },
            criticals: [hit(0, 'Engine'), hit(0, 'Gyro')],
          },
          {
            ...stand,
            side: 'many',
            ...(how === 'killed'
              ? { out: 'fell', killedBy: 'critical', criticals: [hit(1, 'Cockpit', true)] }
              : { out: 'bailed out', criticals: [] }),
            turn: 9,
            armor: 15,
            ammunition: left(1),
            victors: [{ fighter: 0, damage: 40 }],
          },
        ],
      });
      if (done.kind !== 'done') throw new Error(done.sentence);
      running.close();
      return begun.game;
    },
    [hangar, end, USUAL_OPTIONS] as const,
  );

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
