import type { FightEnded } from '../../../src/rules/fight/fight.ts';
import '../../../src/elements/settlement/settlement-stage.ts';
import type { RunningHangar } from '../../../src/offline/hangars/running-hangar.ts';
import type { BroughtCritical } from '../../../src/rules/battle/entry.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { broughtBy } from '../../../src/rules/campaign/card/part.ts';
import type { Choice } from '../../../src/rules/campaign/history/choice.ts';
import type { FighterStand } from '../../../src/rules/campaign/history/stand.ts';
import { sure } from '../../../src/rules/sure.ts';
import type { Evening } from '../../offline/hangars/evenings.ts';
import {
  cardsOf,
  done,
  duelOf,
  enlist,
  evening,
  mechFlownBy,
  tuesday,
} from '../../offline/hangars/evenings.ts';
import { hangarTable } from '../campaign/hangar-table.ts';
import { elementsIn } from '../composed.ts';
import { button, text } from '../parts.ts';
import { until } from '../until.ts';
import { rifleman } from '../parts.ts';

type Came = Partial<Omit<FighterStand, 'side'>>;

/** A critical of a booklet's part, by what it does first. */
export const hurt = (booklet: Booklet, part: string, times = 1): BroughtCritical => ({
  part,
  effects: sure(booklet.criticals.find((critical) => critical.part === part)).effects,
  times,
});

/** Plays a game with paper: the first alone against the others; who is `out` was so in turn 9. */
export const playedAs = async (
  hangar: RunningHangar,
  pilots: readonly string[],
  outcome: FightEnded,
  came: Readonly<Record<string, Came>>,
): Promise<string> => {
  const begun = await hangar.begin(duelOf(hangar, pilots), 'with paper');
  if (begun.kind !== 'done') throw new Error(begun.sentence);
  await done(
    hangar.playedOnPaper(begun.game, {
      turns: 9,
      outcome,
      fighters: pilots.map((pilot, place) => ({
        side: place === 0 ? 'few' : 'many',
        out: null,
        turn: came[pilot]?.out ? 9 : null,
        killedBy: null,
        armor: came[pilot]?.killedBy === 'armor' ? -5 : came[pilot]?.out === 'fell' ? 0 : 12,
        ammunition: mechFlownBy(hangar, pilot).ammunition,
        criticals: broughtBy(mechFlownBy(hangar, pilot).parts),
        victors: [],
        ...came[pilot],
      })),
    }),
  );
  return begun.game;
};

const BEATEN = [{ fighter: 0, damage: 40 }];

/** Ada has beaten Finn, who came out of it so. */
export const adaBeats = (hangar: RunningHangar, finn: Came, ada: Came = {}): Promise<string> =>
  playedAs(
    hangar,
    ['p1', 'p2'],
    { kind: 'win', winner: 'few' },
    {
      p1: ada,
      p2: { victors: BEATEN, ...finn },
    },
  );

/** The page of a game on the table. */
export const laid = async (here: Evening, hangar: RunningHangar, game: string) => {
  const stage = document.createElement('settlement-stage');
  stage.hangarId = hangar.id;
  stage.gameId = game;
  const said = hangarTable(here, stage);
  await until(() => stage.renderRoot.querySelector('settlement-dock, closed-page'));
  await stage.updateComplete;
  const find = (selector: string): HTMLElement | undefined =>
    elementsIn(stage.renderRoot).find(
      (each): each is HTMLElement => each instanceof HTMLElement && each.matches(selector),
    );
  const all = (selector: string): string[] =>
    elementsIn(stage.renderRoot)
      .filter((each) => each.matches(selector))
      .map(text);
  /** The words of all that an element holds of a kind. */
  const inside = (tag: string, selector: string): string[] =>
    [...(find(tag)?.shadowRoot?.querySelectorAll(selector) ?? [])].map(text);
  /** What the button that does the step says, without its key. */
  const main = (): string =>
    text(find('settlement-dock')?.shadowRoot?.querySelector('.big > span'));
  const choices = async (): Promise<readonly Choice[]> => {
    const again = await (await evening()).enter(hangar.id);
    const { open } = cardsOf(again);
    again.close();
    return open.find(({ id }) => id === game)?.choices ?? [];
  };
  /** Presses it, and waits until it is another or another tab's step. */
  const go = async (words: string | RegExp): Promise<void> => {
    await until(
      () => (typeof words === 'string' ? main() === words : words.test(main())),
      `it says ${main()}, not ${String(words)}`,
    );
    const before = sure(stage.renderRoot.querySelector('settlement-dock')).work?.stand;
    button(stage, words instanceof RegExp ? words : new RegExp(`^${words}`)).click();
    await until(() => stage.renderRoot.querySelector('settlement-dock')?.work?.stand !== before);
    await stage.updateComplete;
  };
  /** The field of a name: a radio, a tick, words. */
  const field = (name: RegExp): HTMLInputElement =>
    sure(
      elementsIn(stage.renderRoot).find(
        (each): each is HTMLInputElement =>
          each instanceof HTMLInputElement &&
          name.test(each.ariaLabel ?? text(each.closest('label'))),
      ),
    );
  /** What was picked comes back to the step from the stage: the next pick is one of what is shown then. */
  const shown = (): Promise<void> => new Promise((passed) => setTimeout(passed));
  const pick = async (name: RegExp): Promise<void> => {
    field(name).click();
    await shown();
  };
  const write = async (name: RegExp, words: string): Promise<void> => {
    const input = field(name);
    input.value = words;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await shown();
  };
  return { stage, said, all, find, inside, main, go, pick, field, write, choices, shown };
};
export type Laid = Awaited<ReturnType<typeof laid>>;

export { enlist, evening };

/** Ada has shot Finn down, whose pilot lives, and has two hurt parts. */
export const shotDown = async () => {
  const { here, hangar } = await tuesday();
  const game = await adaBeats(
    hangar,
    { out: 'fell', armor: -1 },
    {
      criticals: ['Engine', 'Gyro', 'Heat Sinks'].map((part) => hurt(rifleman, part)),
      ammunition: { autocannon: 1 },
    },
  );
  return { here, hangar, game };
};
