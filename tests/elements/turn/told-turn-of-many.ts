import { ContextProvider } from '@lit/context';
import { fixture, html } from '@open-wc/testing';
import { settingsContext } from '../../../src/elements/common/contexts.ts';
import '../../../src/elements/turn/turn-film.ts';
import type { TurnFilm } from '../../../src/elements/turn/turn-film.ts';
import { loadSettings } from '../../../src/offline/page/settings.ts';
import { stay } from '../../../src/rules/fight/progress.ts';
import { play } from '../../../src/rules/fight/moves.ts';
import type { Step } from '../../../src/rules/fight/steps.ts';
import { CALLED, LEAVE_OR_STAY } from '../../../src/rules/fight/steps.ts';
import { answered, undecidedOf } from '../../../src/rules/fight/undecided.ts';
import { sure } from '../../../src/rules/sure.ts';
import { allowed } from '../../allowed.ts';
import { text } from '../parts.ts';
import type { Turn } from './turns.ts';
import { castOf } from './turns.ts';

/** Hands the settings down to the elements on a table. */
const hand = (table: HTMLElement): unknown =>
  new ContextProvider(table, {
    context: settingsContext,
    initialValue: { current: { ...loadSettings(), pace: 'at a tap' }, save: () => undefined },
  });

/** The film of a turn, in the hands of somebody who goes along with it as the one who keeps it does. */
export const telling = async (
  turn: Turn,
  step: Step = CALLED,
  decided = false,
  height = 844,
): Promise<TurnFilm> => {
  const { battle } = turn;
  let { orders, played } = turn;
  const table = document.createElement('div');
  table.style.height = `${height}px`;
  document.body.append(table);
  hand(table);
  const stage: TurnFilm = await fixture(
    html`<turn-film
      .battle=${battle}
      .played=${played}
      .names=${castOf(battle.seats.length - 1)}
      .step=${step}
      .decided=${decided}
      .undecided=${decided ? [] : undecidedOf(played, orders)}
      nextName="Turn 4: Ada chooses"
    ></turn-film>`,
    { parentNode: table },
  );
  stage.addEventListener('step-reached', ({ detail }) => {
    stage.step = detail.step;
  });
  stage.addEventListener('pilots-stay', () => {
    stage.decided = true;
    const turnNow = { kind: 'telling', orders, step: LEAVE_OR_STAY, decided: false } as const;
    stage.step = stay(played, turnNow).step;
  });
  stage.addEventListener('question-answered', ({ detail }) => {
    orders = sure(answered(played, orders, detail.answer));
    played = allowed(play(battle, { seats: orders }));
    stage.played = played;
    stage.undecided = undecidedOf(played, orders);
  });
  return stage;
};

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

/** The button that goes on. */
export const on = ({ renderRoot }: TurnFilm): HTMLButtonElement =>
  sure(renderRoot.querySelector<HTMLButtonElement>('.controls .on'));

/** Whether the stage holds what a selector names. */
export const has = ({ renderRoot }: TurnFilm, what: string): boolean =>
  renderRoot.querySelector(what) !== null;
