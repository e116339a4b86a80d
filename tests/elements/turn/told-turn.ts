import { ContextProvider } from '@lit/context';
import { fixture, html } from '@open-wc/testing';
import type { SettingsKeeper } from '../../../src/elements/common/contexts.ts';
import { settingsContext } from '../../../src/elements/common/contexts.ts';
import type { Pace } from '../../../src/elements/turn/pace.ts';
import { loadSettings } from '../../../src/offline/page/settings.ts';
import '../../../src/elements/turn/turn-film.ts';
import type { TurnFilm } from '../../../src/elements/turn/turn-film.ts';
import { play } from '../../../src/rules/fight/moves.ts';
import type { Step } from '../../../src/rules/fight/steps.ts';
import {
  CALLED,
  LEAVE_OR_STAY,
  isBeforeDamage,
  stepAfter,
} from '../../../src/rules/fight/steps.ts';
import { undecidedOf } from '../../../src/rules/fight/undecided.ts';
import { allowed } from '../../allowed.ts';
import { battleAfter, button, names, press, text } from '../parts.ts';

export const LOOK_UP: Step = { kind: 'look up', rival: 1 };
export const LONE_SCORES: Step = { kind: 'score', seat: 0, on: 1 };
export const RIVAL_SCORES: Step = { kind: 'score', seat: 1, on: 0 };

interface Turn {
  readonly lone: number;
  readonly rival: number;
  readonly step?: Step;
  readonly decided?: boolean;
  readonly battle?: ReturnType<typeof battleAfter>;
  readonly pace?: Pace;
  readonly guided?: boolean;
  readonly pilots?: readonly [string, string];
}

/** Hands the settings down to the elements on a table. */
const hand = (table: HTMLElement, initialValue: SettingsKeeper): unknown =>
  new ContextProvider(table, { context: settingsContext, initialValue });

/** The film of a duel's turn, in the hands of somebody who goes along with it as the one who keeps it does. */
export const telling = async ({
  lone,
  rival,
  step = CALLED,
  decided = !isBeforeDamage(step),
  battle = battleAfter(),
  pace = null,
  guided = false,
  pilots,
}: Turn): Promise<TurnFilm> => {
  const orders = [{ console: lone }, { console: rival }];
  const played = allowed(play(battle, { seats: orders }));
  const table = document.createElement('div');
  table.style.height = '844px';
  document.body.append(table);
  const current = { ...loadSettings(), pace };
  hand(table, { current, save: () => undefined });
  const stage: TurnFilm = await fixture(
    html`<turn-film
      .battle=${battle}
      .played=${played}
      .names=${names.map((name, seat) => ({ ...name, pilot: pilots?.[seat] ?? name.pilot }))}
      .guided=${guided}
      .step=${step}
      .decided=${decided}
      .undecided=${undecidedOf(played, orders)}
      nextName="Turn 2: Ben chooses"
    ></turn-film>`,
    { parentNode: table },
  );
  // Whoever holds the stage goes along with it.
  stage.addEventListener('step-reached', (event) => {
    stage.step = event.detail.step;
  });
  stage.addEventListener('pilots-stay', () => {
    stage.decided = true;
    stage.step = stepAfter(played, LEAVE_OR_STAY) ?? LEAVE_OR_STAY;
  });
  return stage;
};

/** Whether a button of that name is there. */
export const has = (stage: TurnFilm, name: string | RegExp): boolean => {
  try {
    return Boolean(button(stage, name));
  } catch {
    return false;
  }
};

/** What is said politely. */
export const said = ({ renderRoot }: TurnFilm): string =>
  text(renderRoot.querySelector('[aria-live]'));

/** Wider than high enough for two pages, or one at a time. */
export const narrow = (): boolean => window.innerWidth < 700;

/** The film as it is shown at each step from the first, by key. */
export const steps = async (stage: TurnFilm): Promise<Step['kind'][]> => {
  const seen: Step['kind'][] = [stage.step.kind];
  for (let pressed = 0; pressed < 9; pressed += 1) {
    const before = stage.step;
    // A page that turns is landed first.
    await press(stage, 'ArrowRight');
    if (stage.step !== before) seen.push(stage.step.kind);
  }
  return seen;
};
