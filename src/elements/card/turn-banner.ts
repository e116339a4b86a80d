import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Battle } from '../../rules/battle/battle.ts';
import type { Named } from '../../rules/words/tell.ts';
import { noStartUp } from '../../rules/words/shut-text.ts';
import { isDeadTurn } from '../../rules/battle/dead-turn.ts';
import { CARD_WORDS } from './card-words.ts';

interface TurnWords {
  readonly lead: string;
  readonly words: string;
  /** The seat that cannot start up; null if it concerns both. */
  readonly cold: number | null;
}

/**
 * What to know before choosing: that no one can be hit and whether one tap locks in; that a 'Mech cannot start up
 * here.
 */
export const turnWords = (
  battle: Battle,
  seat: number,
  names: readonly Named[],
  oneTap = false,
): readonly TurnWords[] => {
  const cold = battle.seats.flatMap((_, at) => {
    const words = noStartUp(battle, at, at === seat ? null : (names[at]?.pilot ?? ''));
    return words ? [{ lead: words.lead, words: words.help, cold: at }] : [];
  });
  const [lead, words] = CARD_WORDS.nobodyHit(oneTap);
  return isDeadTurn(battle) ? [{ lead, words, cold: null }, ...cold] : cold;
};

/** The same, as lines above the card. */
export const turnBanner = (...of: Parameters<typeof turnWords>): readonly TemplateResult[] =>
  turnWords(...of).map(({ lead, words }) => html`<p class="banner"><b>${lead}</b> ${words}</p>`);
