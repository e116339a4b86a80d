import type { TurnFilm } from '../../../../src/elements/turn/film/turn-film.ts';
import type { Step } from '../../../../src/rules/fight/steps.ts';
import { CALLED } from '../../../../src/rules/fight/steps.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { text } from '../../parts.ts';
import { layFilm } from './laid-film.ts';
import type { Turn } from '../turns.ts';
import { castOf } from '../turns.ts';

/** The film of a turn of one against several. */
export const telling = (
  turn: Turn,
  step: Step = CALLED,
  decided = false,
  height = 844,
): Promise<TurnFilm> =>
  layFilm(turn, {
    names: castOf(turn.battle.seats.length - 1),
    nextName: 'Turn 4: Ada chooses',
    pace: 'at a tap',
    ...{ step, decided, height },
  });

/** What is said politely. */
export const said = ({ renderRoot }: TurnFilm): string =>
  text(renderRoot.querySelector('[aria-live=polite]'));

/** The tile of a pairing. */
export const tileOf = ({ renderRoot }: TurnFilm, pilot: string): HTMLButtonElement =>
  sure(
    [...renderRoot.querySelectorAll<HTMLButtonElement>('.tile')].find((tile) =>
      text(tile).startsWith(pilot),
    ),
  );

/** What opens the pages of a pairing among the numbers called. */
export const rowOf = ({ renderRoot }: TurnFilm, pilot: string): HTMLButtonElement =>
  sure(
    [...renderRoot.querySelectorAll<HTMLButtonElement>('.rivals .of')].find((row) =>
      text(row).startsWith(pilot),
    ),
  );

/** The button that goes on. */
export const on = ({ renderRoot }: TurnFilm): HTMLButtonElement =>
  sure(renderRoot.querySelector<HTMLButtonElement>('.controls .on'));

/** Whether the stage holds what a selector names. */
export const has = ({ renderRoot }: TurnFilm, what: string): boolean =>
  renderRoot.querySelector(what) !== null;
