import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { bookletOf, sideOf } from '../../rules/battle/battle.ts';
import { enemyIn } from '../../rules/battle/duel.ts';
import '../page/view-window.ts';
import { wornIn } from '../turn/facts/account.ts';
import type { ChoiceView } from './choice-view.ts';
import './page-face.ts';

/** The page that is seen now: beside the card, or on a phone over it, once it is asked for. */
export const seenPage = (looked: ChoiceView): TemplateResult | typeof nothing => {
  const { battle, choice, hand, names, seat, shown } = looked;
  const { room } = hand;
  const lies = room.layout === 'flat';
  const covers = shown === 'now';
  if (room.isPhone && !covers) return lies ? picture(looked) : nothing;
  return html`<div class="left">
    <page-face
      ?covers=${covers}
      ?short=${room.lacks('answers')}
      ?lying=${lies}
      .battle=${battle}
      .names=${names}
      .pairing=${choice.turned}
      .seat=${seat}
      @face-closed=${() => hand.turned.toCard()}
    ></page-face>
  </div>`;
};

/** On a phone that lies the picture has what room is left. */
const picture = ({ battle, choice: { turned }, seat }: ChoiceView): TemplateResult => {
  const enemy = enemyIn(turned, sideOf(seat));
  return html`<div class="glimpse" aria-hidden="true">
    <i></i
    ><view-window
      strip
      bare
      .screen=${turned.sees[sideOf(seat)]}
      .booklet=${bookletOf(battle, enemy)}
      .wear=${wornIn(battle, enemy)}
    ></view-window>
  </div>`;
};
