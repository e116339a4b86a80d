import type { FightEnded } from '../../src/rules/fight/fight.ts';
import type { Page } from 'playwright-core';
import type { ViewscreenApp } from '../../src/elements/app/viewscreen-app.ts';
import { USUAL_OPTIONS } from '../../src/rules/battle/options.ts';

/** How one of those who played with paper came out of it. */
export interface Came {
  readonly pilot: string;
  readonly side: 'few' | 'many';
  readonly out?: 'fell' | 'bailed out' | 'escaped';
  readonly killedBy?: 'armor' | 'critical';
  readonly armor: number;
  /** Points left of each kind; as many as were brought where nothing is said. */
  readonly ammunition?: Readonly<Record<string, number>>;
  /** Parts that were hit once in this game; `kills` names one that killed the pilot. */
  readonly hit?: readonly string[];
  readonly kills?: string;
  /** Who beat it, by name. */
  readonly by?: string;
}

/** Plays a game of two of a hangar with printed booklets, through the hangar's own door; its id. */
export const playWithPaper = (
  page: Page,
  hangar: string,
  game: { readonly turns: number; readonly outcome: FightEnded; readonly came: readonly Came[] },
): Promise<string> =>
  page.evaluate(
    async ([id, { turns, outcome, came }, options]) => {
      const app = document.querySelector<ViewscreenApp>('viewscreen-app')!;
      const running = (await app.hangars()).running(id, {
        changed: () => undefined,
        said: () => undefined,
      });
      await running.open();
      const { mechs, pilots } = running.hangar!;
      const cards = came.map(({ pilot }) => pilots.find(({ name }) => name === pilot)!);
      const flown = cards.map((card) => mechs.find((mech) => mech.id === card.mech)!);
      const begun = await running.begin(
        {
          options,
          fighters: cards.map((card, place) => ({ pilot: card.id, mech: flown[place]!.id })),
          battles: [{ lone: 0, rivals: [1] }],
        },
        'with paper',
      );
      if (begun.kind !== 'done') throw new Error(begun.sentence);
      const done = await running.playedOnPaper(begun.game, {
        turns,
        outcome,
        fighters: came.map(({ side, out, killedBy, armor, ammunition, hit, kills, by }, place) => {
          const mech = flown[place]!;
          const { criticals } = running.find(mech.booklet, mech.edition)!;
          const before = mech.parts.flatMap(({ name, scars }) =>
            scars.map(({ effects, times }) => ({ part: name, effects, times })),
          );
          const received = (part: string, isDeadly: boolean) => ({
            part,
            effects: criticals.find(
              (each) =>
                each.part === part &&
                each.effects.some(({ effect }) => effect === 'pilot killed') === isDeadly,
            )!.effects,
            times: 1,
          });
          return {
            side,
            out: out ?? null,
            turn: out ? turns : null,
            killedBy: killedBy ?? null,
            armor,
            ammunition: { ...mech.ammunition, ...ammunition },
            criticals: [
              ...before,
              ...(hit ?? []).map((part) => received(part, false)),
              ...(kills === undefined ? [] : [received(kills, true)]),
            ],
            victors: by === undefined ? [] : [{ fighter: 1 - place, damage: 30 }],
          };
        }),
      });
      if (done.kind !== 'done') throw new Error(done.sentence);
      running.close();
      return begun.game;
    },
    [hangar, game, USUAL_OPTIONS] as const,
  );
