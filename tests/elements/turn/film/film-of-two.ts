import type { Pace } from '../../../../src/elements/turn/film/pace.ts';
import type { TurnFilm } from '../../../../src/elements/turn/film/turn-film.ts';
import { play } from '../../../../src/rules/fight/moves.ts';
import type { Step } from '../../../../src/rules/fight/steps.ts';
import { CALLED, isBeforeDamage } from '../../../../src/rules/fight/steps.ts';
import { allowed } from '../../../allowed.ts';
import { battleAfter, button, names, press, text } from '../../parts.ts';
import { layFilm } from './laid-film.ts';

export const LOOK_UP: Step = { kind: 'look up', rival: 1 };
export const LONE_SCORES: Step = { kind: 'score', seat: 0, on: 1 };
export const RIVAL_SCORES: Step = { kind: 'score', seat: 1, on: 0 };

/** What the two called, and how it is laid out. */
interface Called {
  readonly lone: number;
  readonly rival: number;
  readonly step?: Step;
  readonly decided?: boolean;
  readonly battle?: ReturnType<typeof battleAfter>;
  readonly pace?: Pace;
  readonly guided?: boolean;
  readonly pilots?: readonly [string, string];
}

/** The film of a duel's turn. */
export const telling = ({
  lone,
  rival,
  step = CALLED,
  decided = !isBeforeDamage(step),
  battle = battleAfter(),
  pace = 'at a tap',
  guided = false,
  pilots,
}: Called): Promise<TurnFilm> => {
  const orders = [{ console: lone }, { console: rival }];
  const played = allowed(play(battle, { seats: orders }));
  return layFilm(
    { battle, orders, played },
    {
      names: names.map((name, seat) => ({ ...name, pilot: pilots?.[seat] ?? name.pilot })),
      nextName: 'Turn 2: Ben chooses',
      ...{ step, decided, pace, guided },
    },
  );
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
