import { ContextProvider } from '@lit/context';
import { fixture, html } from '@open-wc/testing';
import { settingsContext } from '../../../../src/elements/common/contexts.ts';
import type { Pace } from '../../../../src/elements/turn/film/pace.ts';
import '../../../../src/elements/turn/film/turn-film.ts';
import type { TurnFilm } from '../../../../src/elements/turn/film/turn-film.ts';
import { loadSettings } from '../../../../src/offline/page/settings.ts';
import { play } from '../../../../src/rules/fight/moves.ts';
import { stay } from '../../../../src/rules/fight/progress.ts';
import type { Step } from '../../../../src/rules/fight/steps.ts';
import { LEAVE_OR_STAY } from '../../../../src/rules/fight/steps.ts';
import { answered, undecidedOf } from '../../../../src/rules/fight/undecided.ts';
import type { Named } from '../../../../src/rules/words/tell.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { allowed } from '../../../allowed.ts';
import type { Turn } from '../turns.ts';

/** How a film is laid out. */
interface Laid {
  readonly names: readonly Named[];
  readonly nextName: string;
  readonly step: Step;
  readonly decided: boolean;
  readonly pace: Pace;
  readonly guided?: boolean;
  /** In pixels. */
  readonly height?: number;
}

/** Hands the settings down to the elements on a table. */
const hand = (table: HTMLElement, pace: Pace): unknown =>
  new ContextProvider(table, {
    context: settingsContext,
    initialValue: { current: { ...loadSettings(), pace }, save: () => undefined },
  });

/** The film of a turn, in the hands of somebody who goes along with it as the one who keeps it does. */
export const layFilm = async (
  { battle, ...turn }: Turn,
  { names, nextName, step, decided, pace, guided = false, height = 844 }: Laid,
): Promise<TurnFilm> => {
  let { orders, played } = turn;
  const table = document.createElement('div');
  table.style.height = `${height}px`;
  document.body.append(table);
  hand(table, pace);
  const film: TurnFilm = await fixture(
    html`<turn-film
      .battle=${battle}
      .played=${played}
      .names=${names}
      .guided=${guided}
      .step=${step}
      .decided=${decided}
      .undecided=${undecidedOf(played, orders)}
      .nextName=${nextName}
    ></turn-film>`,
    { parentNode: table },
  );
  film.addEventListener('step-reached', ({ detail }) => {
    film.step = detail.step;
  });
  film.addEventListener('pilots-stay', () => {
    film.decided = true;
    const now = { kind: 'telling', orders, step: LEAVE_OR_STAY, decided: false } as const;
    film.step = stay(played, now).step;
  });
  film.addEventListener('question-answered', ({ detail }) => {
    orders = sure(answered(played, orders, detail.answer));
    played = allowed(play(battle, { seats: orders }));
    film.played = played;
    film.undecided = undecidedOf(played, orders);
  });
  return film;
};
