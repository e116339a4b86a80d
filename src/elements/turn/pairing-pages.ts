import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';
import { OTHER_SIDE, SIDES } from '../../rules/battle/battle.ts';
import { seatIn } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Step } from '../../rules/fight/steps.ts';
import { LEAVE_OR_STAY } from '../../rules/fight/steps.ts';
import type { Account } from './account.ts';
import './exchange-pages.ts';
import { pagesOf } from './film.ts';
import { incidentOf } from './incident-places.ts';
import type { Room } from './room.ts';
import type { Told } from './many-words.ts';
import { convertedWords } from './many-words.ts';
import { pairGauges } from './pair-gauges.ts';

/** How the pages of a pairing lie. */
interface Lies {
  /** Whose page lies open; null for both. */
  readonly side: Side | null;
  /** Whether the scores of the pairing with a rival are told. */
  readonly isTold: (rival: number) => boolean;
  readonly turning: boolean;
  readonly room: Room;
  /** The turns before this one. */
  readonly exchanges: readonly Exchange[];
}

/** The step at which the pages of a pairing lie as they are to be shown. */
const stepFor = ({ pairing, played }: Account, { isTold, side }: Lies, first: Side): Step => {
  const by = SIDES.find(
    (each) => (side ?? each) === each && incidentOf(played, 'scored', seatIn(pairing, each)),
  );
  if (isTold(pairing.rival) && by)
    return { kind: 'score', seat: seatIn(pairing, by), on: seatIn(pairing, OTHER_SIDE[by]) };
  return side === first ? { kind: 'look up', rival: pairing.rival } : LEAVE_OR_STAY;
};

/** The pages of a pairing as a duel's, and a number that was converted for it (M3). */
export const pairingPages = (told: Told, account: Account, lies: Lies): TemplateResult => {
  const { layout, low } = lies.room;
  const words = layout === 'narrow' ? convertedWords(account, told.played) : null;
  return html`${words ? html`<p class="converted panel">${words}</p>` : nothing}
    <exchange-pages
      .account=${account}
      .step=${stepFor(account, lies, pagesOf(account)[0])}
      .layout=${layout}
      .low=${low}
      .turning=${lies.turning}
      ?undecided=${!lies.isTold(account.pairing.rival)}
      >${layout === 'broad' ? pairGauges(told, account, lies) : nothing}</exchange-pages
    >`;
};
