import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Battle, Pairing } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Named } from '../../rules/words/tell.ts';
import '../card/enemy-now.ts';
import '../turn/log/turn-list.ts';
import { CHOOSING_WORDS } from './choosing-words.ts';

/** What is in sight of an enemy beside one's own card. */
interface Known {
  readonly battle: Battle;
  readonly names: readonly Named[];
  readonly pairing: Pairing;
  /** The enemy's seat. */
  readonly enemy: number;
  /** The turns so far. */
  readonly exchanges: readonly Exchange[];
}

/** How an enemy stands and what the turns were, where a window is wide enough for both. */
export const besideCard = ({ battle, enemy, exchanges, names, pairing }: Known): TemplateResult =>
  html`<enemy-now
      brief
      class="panel"
      tabindex="0"
      role="region"
      aria-label=${CHOOSING_WORDS.stands(names[enemy]?.pilot ?? '')}
      .battle=${battle}
      .pairing=${pairing}
      .names=${names}
      .seat=${enemy}
    ></enemy-now>
    <turn-list
      class="panel"
      tabindex="0"
      role="region"
      aria-label=${CHOOSING_WORDS.soFar}
      .battle=${battle}
      .pairing=${pairing}
      .exchanges=${exchanges}
      .names=${names}
    ></turn-list>`;
