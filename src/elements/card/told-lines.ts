import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Battle, Pairing } from '../../rules/battle/battle.ts';
import { seatOf } from '../../rules/battle/battle.ts';
import type { Holding } from '../../rules/battle/open-maneuvers.ts';
import { governing, holdingAt, openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import { listed } from '../../rules/words/listed.ts';
import type { Named } from '../../rules/words/tell.ts';
import type { Phrase } from '../../rules/words/words.ts';
import { plain, statusPhrase } from '../../rules/words/words.ts';
import { phrase } from '../common/signs.ts';
import { CARD_WORDS } from './card-words.ts';

/** The owner of the card, and its enemies. */
interface Told {
  readonly battle: Battle;
  readonly seat: number;
  /** The one enemy, or one of several at the same range. */
  readonly pairing: Pairing;
  readonly names: readonly Named[];
}

/** Pilots who gave the same status. */
interface Line {
  readonly pilots: string[];
  readonly words: Phrase;
  readonly holding: Holding;
}

const DARK = 'you are shut down: only Cool Off or Duck';

/** The words on the page; numbers ruled out are below the rows. */
const wordsOf = (pairing: Pairing, seat: number): Phrase =>
  statusPhrase(governing(pairing, seat).status, pairing.range);

/** Statuses given to the lone player at a range; equal ones share a line. */
const linesOf = ({ names }: Told, holdings: readonly Holding[]): readonly Line[] => {
  const lines = new Map<string, Line>();
  for (const holding of holdings) {
    const { holds, leaves, pairing } = holding;
    const words = wordsOf(pairing, 0);
    const pilot = names[pairing.rival]?.pilot ?? '';
    const key = `${plain(words)}/${leaves}/${holds}/${pairing.saw === null}`;
    const line = lines.get(key) ?? { pilots: [], words, holding };
    line.pilots.push(pilot);
    lines.set(key, line);
  }
  return [...lines.values()];
};

/** Before any status each booklet opens at a page (D1). */
export const openingWords = ({ seats }: Battle): string =>
  seats.length > 2 ? 'The fight opens' : 'The duel opens';

/** The giver of the status, or the opening page. */
const whoTold = (battle: Battle, { saw }: Pairing, teller: string): string =>
  saw === null ? `${openingWords(battle)}:` : teller ? `${teller} told you:` : 'Told:';

/** The status read out by the enemy (D11); for several at a range each one, and which holds (M6). */
export const toldLines = (told: Told, teller: string): TemplateResult => {
  const { battle, pairing, seat } = told;
  const holdings = seat === 0 ? holdingAt(battle, pairing.range) : [];
  const { shutDown } = seatOf(battle, seat);
  if (holdings.length < 2)
    return html`<p class="status">
      <b>${whoTold(battle, pairing, teller)}</b>
      <span> ${phrase(wordsOf(pairing, seat))}${shutDown ? ` – but ${DARK}` : nothing} </span>
    </p>`;
  if (shutDown) return html`<p class="status"><span>Whatever you were told, ${DARK}</span></p>`;
  const lines = linesOf(told, holdings);
  const open = openManeuvers(battle, 0).filter(({ range }) => range === pairing.range).length;
  const less = holdings.some(({ holds, leaves }) => holds && open < leaves);
  return html`${lines.map((line) => toldLine(battle, line, lines.length > 1))}
  ${less ? html`<p class="status">Together they leave <b>${open}</b></p>` : nothing}`;
};

const toldLine = (
  battle: Battle,
  { holding, pilots, words }: Line,
  conflict: boolean,
): TemplateResult => {
  const { holds, leaves, pairing } = holding;
  const { bonus } = governing(pairing, 0).status;
  const opens = conflict ? CARD_WORDS.opening(listed(pilots)) : `${openingWords(battle)}:`;
  return html`<p class="status several ${classMap({ waived: conflict && !holds })}">
    <span
      ><b>${pairing.saw === null ? opens : `${listed(pilots)} told you:`}</b>
      ${phrase(words)}${bonus ? ` against ${listed(pilots)}` : nothing}</span
    >
    ${
      conflict
        ? html`<span class="tag ${classMap({ holds })}"
            >${holds ? `holds: leaves ${leaves}` : `leaves ${leaves}`}</span
          >`
        : nothing
    }
  </p>`;
};
