import { fixture, html } from '@open-wc/testing';
import '../../../src/elements/choosing/choosing-stage.ts';
import type { ChoosingStage } from '../../../src/elements/choosing/choosing-stage.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import { fresh } from '../../../src/rules/battle/entry.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { play } from '../../../src/rules/fight/moves.ts';
import { sure } from '../../../src/rules/sure.ts';
import { allowed } from '../../allowed.ts';
import { griffin, rifleman, text } from '../parts.ts';

const PILOTS = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana'];
export const names = PILOTS.map((pilot) => ({ pilot, mech: 'Rifleman' }));

/** Ada's Rifleman against Griffins, and every third a Rifleman, after these numbers. */
export const against = (rivals: number, ...turns: readonly (readonly number[])[]): Battle =>
  turns.reduce(
    (battle, numbers) =>
      allowed(play(battle, { seats: numbers.map((console) => ({ console })) })).battle,
    openBattle({
      options: USUAL_OPTIONS,
      lone: fresh(rifleman, 'Ada'),
      rivals: PILOTS.slice(1, rivals + 1).map((pilot, index) =>
        fresh(index === 2 || index === 5 ? rifleman : griffin, pilot),
      ),
    }),
  );

/** All at medium range: Ben and Cleo leave eleven maneuvers, Dora six. */
export const conflict = (): Battle => against(3, [52, 62, 62, 58]);
/** Ben at close range, Dora at medium, Cleo at long. */
export const threeRanges = (): Battle =>
  against(3, [64, 54, 54, 58], [24, 28, 46, 46], [16, 2, 6, 2], [6, 6, 40, 16], [40, 2, 36, 44]);
/** Two of three at one range leave equally few, and not the same. */
export const tie = (): Battle =>
  against(3, [62, 62, 54, 64], [62, 56, 60, 30], [38, 58, 62, 38], [32, 48, 26, 32]);

export const choosing = async (battle: Battle): Promise<ChoosingStage> => {
  const stage: ChoosingStage = await fixture(
    html`<choosing-stage .battle=${battle} .names=${names}></choosing-stage>`,
  );
  await settled(stage);
  return stage;
};

/** Until the large parts are drawn too. */
export const settled = async (stage: ChoosingStage): Promise<void> => {
  await stage.updateComplete;
  for (const part of stage.renderRoot.querySelectorAll<ChoosingStage>(
    'rival-strip, own-state, stat-card, page-face, what-if-strip, answer-page, choosing-dock, study-sheet',
  ))
    await part.updateComplete;
};

export const within = (
  { renderRoot }: ChoosingStage,
  part: string,
  what: string,
): HTMLElement[] => [
  ...(renderRoot.querySelector(part)?.shadowRoot?.querySelectorAll<HTMLElement>(what) ?? []),
];
export const attacked = (stage: ChoosingStage): string | undefined =>
  within(stage, 'rival-strip', '[role="radio"][aria-checked="true"]')[0]?.dataset['range'];
export const turned = (stage: ChoosingStage): string =>
  text(within(stage, 'rival-strip', '[aria-pressed="true"] .who')[0]);
export const rows = (stage: ChoosingStage): string[] =>
  within(stage, 'stat-card', 'button.row').map((row) => row.dataset['console'] ?? '');
export const strip = (stage: ChoosingStage): string =>
  text(within(stage, 'what-if-strip', 'h2')[0]);

export const touch = async (stage: ChoosingStage, part: string, what: string): Promise<void> => {
  sure(within(stage, part, what)[0]).click();
  await settled(stage);
};
