import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Library, Shelved } from '../../offline/booklets/library.ts';
import { purchasesOf } from '../../rules/campaign/acts/purchases.ts';
import type { Purchasable } from '../../rules/campaign/acts/purchases.ts';
import { pilotGrade } from '../../rules/campaign/acts/squad.ts';
import type { MechWords } from '../../rules/campaign/card/mech.ts';
import type { Pilot, PilotWords } from '../../rules/campaign/card/pilot-card.ts';
import { priceOf } from '../../rules/campaign/contract/contract.ts';
import { dayOf } from '../../rules/campaign/contract/state.ts';
import { LARGE, MOST_SQUAD } from '../../rules/campaign/contract/tables.ts';
import { nameOfPilot } from '../../rules/words/hangar-names.ts';
import { loadText } from '../../rules/words/seat-brought.ts';
import { pilotName } from '../../rules/fight/name.ts';
import '../campaign/mech-choice.ts';
import { nameFields } from '../campaign/name-fields.ts';
import { notify } from '../common/notice.ts';
import type { Said } from '../common/say.ts';
import { CONTRACT_WORDS } from './contract-words.ts';
import type { ShownContract } from './shown.ts';
import { once } from '../common/once.ts';
import { askNow, doing, shownNow, whyWords } from './shown.ts';

const whatWords = ({ what }: Purchasable): string =>
  what.buys === 'critical'
    ? CONTRACT_WORDS.critical(what.part)
    : Object.entries(what.rounds)
        .map(([kind, many]) => loadText(kind, many))
        .join(', ');

/** Asks for a new 'Mech that the MC are enough for: of a pilot without one, or with a new pilot in it. */
const askMech = (shown: ShownContract, library: Library, pilot: Pilot | null): void => {
  let mech: MechWords | null = null;
  let words: PilotWords = { name: '', nickname: '', unit: '' };
  const isGreen = pilot === null || pilotGrade(pilot).name === 'Green';
  const tonsOf = (id: string): number =>
    library.shelf.find((each) => each.id === id)?.mech.tonnage ?? 0;
  const among = ({ mech: { tonnage } }: Shelved): boolean => {
    const now = shownNow(shown)?.contract;
    return (
      now !== undefined && priceOf(now, 'ton', tonnage) <= now.mc && !(isGreen && tonnage >= LARGE)
    );
  };
  askNow(shown, (now) => {
    const price = mech ? priceOf(now.contract, 'ton', tonsOf(mech.booklet)) : null;
    const buys = async (): Promise<string | void> => {
      if (!mech) return CONTRACT_WORDS.nothingFits;
      // Once it is bought, another name is drafted.
      const [flown, day] = [mech.name, dayOf(now.contract) + 1];
      const name = pilotName(words.name);
      const why = await doing(
        now,
        pilot
          ? { kind: 'buy', pilot: pilot.id, what: { buys: 'mech', mech } }
          : { kind: 'hire', who: { ...words, name, mech } },
      );
      if (why === undefined)
        notify(shown.stage, CONTRACT_WORDS.fliesFrom(pilot?.name ?? name, flown, day));
      return why;
    };
    return {
      heading: pilot ? CONTRACT_WORDS.newMech(pilot.name) : 'A new pilot',
      body: html`<div
        class="stack"
        @mech-drafted=${({ detail }: Said<'mech-drafted'>) => {
          mech = detail.mech;
          shown.stage.requestUpdate();
        }}
      >
        <p class="soft">
          ${CONTRACT_WORDS.aTon(priceOf(now.contract, 'ton', 10), dayOf(now.contract) + 1)}
        </p>
        ${pilot ? nothing : nameFields(words, { label: CONTRACT_WORDS.pilotsName, required: true }, (typed) => (words = { ...words, ...typed }))}
        <mech-choice
          .taken=${now.hangar.mechs.map(({ name }) => name)}
          .among=${among}
        ></mech-choice>
      </div>`,
      entered: true,
      acts: [
        {
          words:
            price === null ? 'Buy it' : CONTRACT_WORDS.buyFor(pilot ? 'Buy it' : 'Hire', price),
          look: 'main',
          does: buys,
        },
      ],
    };
  });
};

/** What MC buy today, as a list; each row is bought by its button. */
export const market = (shown: ShownContract, library: Library): TemplateResult => {
  const { contract, hangar, running } = shown;
  const things = purchasesOf(hangar, running.find);
  const flying = hangar.pilots.filter(({ end }) => end === null);
  const buys =
    ({ pilot, what }: Purchasable) =>
    ({ currentTarget: row }: Event): void =>
      void once(shown.open, async () => {
        await shown.open.act(running.do({ kind: 'buy', pilot, what }));
        await shown.stage.updateComplete;
        if (row instanceof HTMLElement && !row.isConnected)
          shown.stage.renderRoot.querySelector<HTMLElement>('.market summary')?.focus();
      });
  const row = (each: Purchasable): TemplateResult =>
    html`<li class="abreast ruled">
      <span class="grow"
        ><b>${whatWords(each)}</b>
        <span class="soft fine"
          >${nameOfPilot(hangar, each.pilot)}${each.shut ? `: ${whyWords(hangar, each.shut)}` : ''}</span
        ></span
      >
      <button
        type="button"
        class="button"
        ?disabled=${each.shut !== null}
        aria-label=${`${whatWords(each)}, ${nameOfPilot(hangar, each.pilot)}: ${CONTRACT_WORDS.bought(each.price)}`}
        @click=${buys(each)}
      >
        ${each.price} MC
      </button>
    </li>`;
  const newMech = (pilot: Pilot | null): TemplateResult =>
    html`<li class="ruled">
      <button type="button" class="card finger bold" @click=${() => askMech(shown, library, pilot)}>
        ${pilot ? CONTRACT_WORDS.newMechFor(pilot.name) : CONTRACT_WORDS.hire}
      </button>
    </li>`;
  return html`<details class="market panel">
    <summary class="spread abreast thumb">
      <span class="label">Buy</span> <span class="soft fine">${contract.mc} MC</span>
    </summary>
    ${things.length === 0 ? html`<p class="soft">${CONTRACT_WORDS.nothingToBuy}</p>` : nothing}
    <ul>
      ${repeat(things, (each) => `${each.pilot} ${whatWords(each)}`, row)}
      ${flying.filter(({ mech }) => mech === null).map(newMech)}
      ${flying.length < MOST_SQUAD ? newMech(null) : nothing}
    </ul>
  </details>`;
};
