import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { isWhole } from '../../rules/campaign/card/part.ts';
import { columnOf, effectOf, eventRow } from '../../rules/campaign/contract/column.ts';
import { playableOn } from '../../rules/campaign/contract/contract.ts';
import type { EventCard, FoeCard } from '../../rules/campaign/contract/state.ts';
import { eventOn } from '../../rules/campaign/contract/state.ts';
import { openGameOf } from '../../rules/campaign/hangar/open-games.ts';
import { roundsOf } from '../../rules/campaign/hangar/stockpile.ts';
import type { DeedOf, Undated } from '../../rules/campaign/history/deed.ts';
import { thing } from '../../rules/words/counted.ts';
import { CONTRACT_WORDS, EVENT_SAYS, WHEN_SAYS } from './contract-words.ts';
import type { ShownContract } from './shown.ts';
import { askNow, doing } from './shown.ts';

type Play = Omit<DeedOf<'play card'>, 'on'>;
interface Way {
  readonly words: string;
  readonly deed: Undated;
}

/** Every way in which a card can be played now; the enemy who is looked at comes first. */
const waysOf = (
  { contract, hangar, running }: ShownContract,
  card: EventCard,
  foe: FoeCard | null,
): readonly Way[] => {
  const on = playableOn(contract, card);
  const play: Play = { kind: 'play card', card, foe: null, pilot: null, part: null };
  const event = eventOn(contract, card);
  const isMarket = event === 'Black Market';
  if (on.length === 0) return [];
  if (!isMarket && event !== 'Field Maintenance')
    return on
      .toSorted((one, other) => Number(other === foe) - Number(one === foe))
      .map((each) => {
        const name = columnOf(contract).find((enemy) => enemy.card === each)?.name;
        return {
          words: name ? CONTRACT_WORDS.playOn(name) : 'Play it',
          deed: { ...play, foe: each },
        };
      });
  const flying = hangar.pilots.flatMap(({ end, id, mech, name }) => {
    const flown = hangar.mechs.find((each) => each.id === mech);
    if (end || !flown || openGameOf(hangar, id)) return [];
    const full = running.find(flown.booklet, flown.edition)?.statCard.ammunition ?? {};
    const lacks = Object.entries(full).some(
      ([kind, most]) => roundsOf(flown.ammunition, kind) < most,
    );
    return [{ id, name, parts: flown.parts, lacks }];
  });
  const mends: readonly Way[] = flying.flatMap(({ id, name, parts }) =>
    parts
      .filter((part) => !isWhole(part))
      .map(({ name: part }) => ({
        words: CONTRACT_WORDS.mend(part, name),
        deed: { ...play, pilot: id, part },
      })),
  );
  const loads = flying
    .filter(({ lacks }) => lacks)
    .map(({ id, name }) => ({
      words: CONTRACT_WORDS.load(name),
      deed: { ...play, pilot: id },
    }));
  return isMarket ? [...mends, ...loads, { words: CONTRACT_WORDS.half, deed: play }] : mends;
};

const askCard = (shown: ShownContract, card: EventCard, foe: FoeCard | null): void => {
  askNow(shown, (now) => {
    if (!now.contract.hand.includes(card)) return null;
    const ways = waysOf(now, card, foe);
    return {
      heading: eventOn(now.contract, card),
      body: html`<p>${saysOf(now, card)}</p>
        ${ways.length === 0 ? html`<p class="soft">${CONTRACT_WORDS.nothingToMend}</p>` : nothing}`,
      ready: true,
      acts: ways.map(({ deed, words }, at) => ({
        words,
        look: at === 0 ? 'main' : '',
        does: () => doing(now, deed),
      })),
    };
  });
};

const saysOf = ({ contract }: ShownContract, card: EventCard): string =>
  EVENT_SAYS[eventOn(contract, card)](effectOf(contract, card).less);

/** The cards in hand, each with what it does and when; those that can be played now are buttons. */
export const hand = (
  shown: ShownContract,
  foe: FoeCard | null = null,
  isShut = false,
): TemplateResult => {
  const { contract } = shown;
  const many = contract.hand.length;
  return html`<section class="hand panel" aria-labelledby="hand">
    <p class="spread flow baseline">
      <span id="hand" class="label"
        >${contract.mission ? CONTRACT_WORDS.oneCard : 'Your hand'}</span
      >
      <span class="soft fine">${many} ${thing(many, 'card')}</span>
    </p>
    ${many === 0 ? html`<p class="soft">${CONTRACT_WORDS.noCards}</p>` : nothing}
    <ul class="stack">
      ${repeat(contract.hand, Number, (card) => {
        const event = eventOn(contract, card);
        const words = html`<b>${event}</b> <span class="fine">${saysOf(shown, card)}</span>`;
        return !isShut && playableOn(contract, card).length > 0
          ? html`<li>
              <button type="button" class="card finger" @click=${() => askCard(shown, card, foe)}>
                ${words}
              </button>
            </li>`
          : html`<li class="waits soft">
              ${words} <span class="fine">(${WHEN_SAYS[eventRow(event).when]})</span>
            </li>`;
      })}
    </ul>
  </section>`;
};
