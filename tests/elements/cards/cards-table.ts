import type { SheetDialog } from '../../../src/elements/common/sheet-dialog.ts';
import type { LitElement } from 'lit';
import type { RunningHangar } from '../../../src/offline/hangars/running-hangar.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import type { Hangar } from '../../../src/rules/campaign/hangar/hangar.ts';
import { sure } from '../../../src/rules/sure.ts';
import type { Evening } from '../../offline/hangars/evenings.ts';
import {
  bailedOut,
  cardsOf,
  done,
  mustered,
  settleAll,
  tuesday,
} from '../../offline/hangars/evenings.ts';
import { hangarTable } from '../campaign/hangar-table.ts';
import { rifleman, text } from '../parts.ts';
import { until } from '../until.ts';

/** A critical of a booklet's part, by what it does first. */
const critical = ({ criticals }: Booklet, part: string, effect: string) =>
  sure(criticals.find((each) => each.part === part && each.effects[0]?.effect === effect));

/**
 * With paper Ada has beaten Finn, who bailed out and flies a replacement: Ada's Left Leg Actuator is hurt and
 * seven rounds were spent, Finn's whole one is in Ada's stockpile. Without being `replaced` Finn flies nothing yet.
 */
export const afterAGame = async ({ replaced = true } = {}): Promise<{
  readonly here: Evening;
  readonly hangar: RunningHangar;
}> => {
  const { here, hangar } = await tuesday();
  const { game } = await mustered(hangar, 'with paper');
  const stand = bailedOut(hangar);
  const { part, effects } = critical(rifleman, 'Left Leg Actuator', 'score');
  await done(
    hangar.playedOnPaper(game, {
      ...stand,
      fighters: stand.fighters.map((fighter, place) =>
        place === 0
          ? { ...fighter, criticals: [{ part, effects, times: 1 }], ammunition: { autocannon: 1 } }
          : fighter,
      ),
    }),
  );
  await settleAll(hangar, game, (next) =>
    replaced || next.step !== 'replacement' ? next : { ...next, mech: null },
  );
  return { here, hangar };
};

/** Ada has four rounds stockpiled, excess of a first game, and four of eight in her 'Mech after a second (K9). */
export const afterTwoGames = async (): Promise<{
  readonly here: Evening;
  readonly hangar: RunningHangar;
}> => {
  const { here, hangar } = await tuesday();
  for (const autocannon of [8, 0]) {
    const { game } = await mustered(hangar, 'with paper');
    const stand = bailedOut(hangar);
    await done(
      hangar.playedOnPaper(game, {
        ...stand,
        fighters: stand.fighters.map((fighter, place) =>
          place === 0 ? { ...fighter, ammunition: { autocannon } } : fighter,
        ),
      }),
    );
    await settleAll(hangar, game);
  }
  return { here, hangar };
};

/** Lays a stage of a hangar, and waits until it is there; what was said above it. */
export const layStage = async (
  { hangars, library }: Evening,
  stage: LitElement,
): Promise<readonly string[]> => {
  const said = hangarTable({ hangars, library }, stage);
  await until(() => stage.renderRoot?.querySelector('stage-bar, [role=alert]'), 'the stage');
  return said;
};

/** An element of a stage, once it is drawn. */
export const inside = async <Part extends LitElement>(
  stage: LitElement,
  tag: string,
): Promise<Part> => {
  await until(() => stage.renderRoot.querySelector<Part>(tag)?.hasUpdated, tag);
  return sure(stage.renderRoot.querySelector<Part>(tag));
};

/** The sheet that is open over a stage. */
export const openSheet = (stage: LitElement): Promise<SheetDialog> =>
  inside<SheetDialog>(stage, 'sheet-dialog');

/** Puts a sheet away, by its cross or by what else does it, and waits until it is. */
export const putAway = async ({ renderRoot }: SheetDialog, by?: () => void): Promise<void> => {
  const away = new Promise((resolve) => {
    sure(renderRoot.querySelector('dialog')).addEventListener('close', resolve, { once: true });
  });
  if (by) by();
  else sure(renderRoot.querySelector<HTMLButtonElement>('.close')).click();
  await away;
};

/** All words of such elements below one. */
export const wordsOf = (within: LitElement, what: string): string[] =>
  [...within.renderRoot.querySelectorAll(what)].map(text);

/** How a hangar stands on disk. */
export const onDisk = async ({ enter }: Evening, { id }: RunningHangar): Promise<Hangar> => {
  const hangar = await enter(id);
  hangar.close();
  return cardsOf(hangar);
};
