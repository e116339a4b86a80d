import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Both, Side } from '../../rules/battle/battle.ts';
import { OTHER_SIDE } from '../../rules/battle/battle.ts';
import { sure } from '../../rules/sure.ts';
import { sumText, sumsText } from '../../tactics/words.ts';
import type { Said } from '../common/say.ts';
import { icon, pilotMark } from '../common/signs.ts';
import '../end/duel-curve.ts';
import type { Analysed, AnalysedTurn } from './analysed.ts';
import { ANALYSIS_WORDS } from './analysis-words.ts';
import './payoff-table.ts';
import './proof-slip.ts';
import { asRead, squareChance } from './reading.ts';
import type { Reviewing } from './reviewing.ts';
import './square-pages.ts';
import './turn-ledger.ts';
import './turn-worths.ts';
import './win-curve.ts';

export interface AnalysisSight {
  readonly shown: Analysed;
  readonly turn: AnalysedTurn;
  /** Place of the turn in its battle, from 0. */
  readonly place: number;
  readonly reader: Side;
  readonly square: Both<number> | null;
  readonly reviewing: Pick<Reviewing, 'certain' | 'failed' | 'review' | 'turns'>;
  readonly go: (place: number) => void;
  readonly look: (square: Both<number> | null) => void;
}

export const analysisParts = (looked: AnalysisSight): TemplateResult =>
  html`${verdict(looked)} ${curve(looked)}
    <div class="side" tabindex="0" role="group" aria-label=${ANALYSIS_WORDS.worth}>
      ${certain(looked)} ${worth(looked)} ${pages(looked)}
    </div>
    ${squares(looked)} ${turns(looked)}`;

const verdict = ({
  reader,
  reviewing,
  shown: { fought, turns: all },
}: AnalysisSight): TemplateResult => {
  const { review } = reviewing;
  return html`<section class="verdict panel" role="status">
    ${
      review
        ? html`<p class="sums"><b>${sumsText(review.sums, fought)}</b></p>
            ${[reader, OTHER_SIDE[reader]].map(
              (side) =>
                html`<p>${pilotMark(side)} ${sumText(review.sums[side], fought.pilots[side])}</p>`,
            )}`
        : html`<p>
            ${reviewing.failed ? ANALYSIS_WORDS.cannot : ANALYSIS_WORDS.judging(reviewing.turns.length, all.length)}
          </p>`
    }
  </section>`;
};

const curve = ({ go, place, reader, reviewing, shown }: AnalysisSight): TemplateResult => {
  const { battle, fought } = shown;
  const { review } = reviewing;
  return html`<section
    class="curve panel"
    aria-label=${ANALYSIS_WORDS.chance(fought.pilots[reader])}
  >
    <win-curve
      .turns=${reviewing.turns}
      .of=${shown.turns.length}
      .end=${review ? sure(review.curve.at(-1)) : null}
      .pilots=${fought.pilots}
      .reader=${reader}
      .turn=${place + 1}
      @turn-chosen=${({ detail }: Said<'turn-chosen'>) => go(detail.turn - 1)}
    ></win-curve>
    <details>
      <summary>${ANALYSIS_WORDS.course} ${icon('down')}</summary>
      <duel-curve
        .battles=${battle.battles}
        .exchanges=${battle.exchanges}
        .names=${battle.names}
      ></duel-curve>
    </details>
  </section>`;
};

const certain = ({
  place,
  reviewing,
  shown: { fought },
}: AnalysisSight): TemplateResult | typeof nothing => {
  const things = reviewing.certain(place);
  const isWin = things.some(({ kind }) => kind === 'forced win');
  return things.length > 0
    ? html`<section class="proof panel ${isWin ? 'win' : ''}" aria-label=${ANALYSIS_WORDS.certain}>
        <proof-slip .things=${things} .fought=${fought}></proof-slip>
      </section>`
    : nothing;
};

const worth = ({
  place,
  reader,
  reviewing,
  shown,
}: AnalysisSight): TemplateResult | typeof nothing => {
  const reviewed = reviewing.turns[place];
  return reviewed
    ? html`<section class="worth panel">
        <turn-ledger .turn=${reviewed} .fought=${shown.fought} .reader=${reader}></turn-ledger>
      </section>`
    : nothing;
};

const pages = ({
  look,
  place,
  reader,
  reviewing,
  shown,
  square,
  turn,
}: AnalysisSight): TemplateResult => {
  const reviewed = reviewing.turns[place];
  return html`<section class="pages panel">
    <square-pages
      .battle=${turn.battle}
      .played=${turn.played}
      .square=${square}
      .names=${shown.battle.names}
      .reader=${reader}
      .chance=${square && reviewed ? asRead(squareChance(reviewed, square), reader) : null}
    ></square-pages>
    ${
      square
        ? html`<button type="button" class="button" @click=${() => look(null)}>
            ${ANALYSIS_WORDS.backToPlayed}
          </button>`
        : nothing
    }
  </section>`;
};

const squares = ({
  look,
  place,
  reader,
  reviewing,
  shown,
  square,
}: AnalysisSight): TemplateResult | typeof nothing => {
  const reviewed = reviewing.turns[place];
  return reviewed
    ? html`<section class="squares panel">
        <payoff-table
          .turn=${reviewed}
          .fought=${shown.fought}
          .reader=${reader}
          .square=${square}
          @square-chosen=${({ detail }: Said<'square-chosen'>) => look(detail)}
        ></payoff-table>
      </section>`
    : nothing;
};

const turns = ({
  go,
  place,
  reader,
  reviewing,
  shown: { fought },
}: AnalysisSight): TemplateResult =>
  html`<section class="turns panel">
    <turn-worths
      .turns=${reviewing.turns}
      .fought=${fought}
      .reader=${reader}
      .turn=${place + 1}
      @turn-chosen=${({ detail }: Said<'turn-chosen'>) => go(detail.turn - 1)}
    ></turn-worths>
  </section>`;
