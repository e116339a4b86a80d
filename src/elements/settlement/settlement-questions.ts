import { html } from 'lit';
import type { ReactiveElement, TemplateResult } from 'lit';
import type { Settlement } from '../../rules/campaign/acts/settling.ts';
import type { Choice } from '../../rules/campaign/history/choice.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { actWords } from '../../rules/words/acts/words-of-acts.ts';
import { nameOfPilot } from '../../rules/words/hangar-names.ts';
import { ask } from '../common/ask.ts';
import './before-after.ts';

const alongWords = (stand: Settlement, { pilot, step }: Choice): TemplateResult | string => {
  const { along, name } = actWords(step);
  const who = nameOfPilot(stand.after, pilot);
  return along?.(who) ?? html`<b>${name}</b> of ${who}`;
};

interface TakingBack {
  readonly stand: Settlement;
  /** The choice and those that depend on it, in order. */
  readonly taken: readonly [Choice, ...Choice[]];
  /** The page of the game is still shown. */
  readonly isHere: () => boolean;
  readonly does: () => void;
}

/** Asks before more than one step is taken back, and names them. */
export const askToTakeBack = (stage: ReactiveElement, asked: TakingBack): void => {
  const { does, isHere, stand, taken } = asked;
  const [first, ...along] = taken;
  ask(stage, () =>
    isHere()
      ? {
          heading: `Take ${actWords(first.step).name} back?`,
          body: html`<p>This goes along:</p>
            <ul class="along">
              ${along.map((choice) => html`<li>${alongWords(stand, choice)}</li>`)}
            </ul>`,
          acts: [{ words: `Take back all ${taken.length}`, look: 'main', does }],
        }
      : null,
  );
};

interface Closing {
  /** Number of the game in the hangar. */
  readonly number: number;
  /** How the page stands; null once it cannot be closed. */
  readonly stand: () => Settlement | null;
  readonly find: FindBooklet;
  /** Whether it was closed. */
  readonly close: () => Promise<boolean>;
}

/** Asks whether to close the page of a game; nothing can be taken back afterward. */
export const askToClose = (stage: ReactiveElement, closing: Closing): void => {
  const { close, find, number } = closing;
  ask(stage, () => {
    const stand = closing.stand();
    if (!stand) return null;
    const pilots = stand.pilots.map(({ pilot }) => pilot);
    return {
      heading: `Close the page of game ${number}?`,
      body: html`<p>
          ${pilots.length === 2 ? 'Both' : 'All'} have settled. Closed, it goes to the chronicle and
          cannot be taken back.
        </p>
        <before-after .settlement=${stand} .find=${find} .pilots=${pilots}></before-after>`,
      acts: [
        { words: 'Not yet', look: 'plain', does: () => undefined },
        {
          words: 'Close the page',
          look: 'main big',
          does: async () => ((await close()) ? undefined : ''),
        },
      ],
    };
  });
};
