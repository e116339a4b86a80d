import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Library } from '../../../offline/booklets/library.ts';
import type { Booklet } from '../../../rules/booklet/booklet.ts';
import { LONGEST_NAME } from '../../../rules/fight/name.ts';
import type { Stranger } from './mustering.ts';
import { STRANGER } from './mustering.ts';
import type { Side } from '../../../rules/battle/battle.ts';
import { SIDES } from '../../../rules/battle/battle.ts';
import type { Entry } from '../../../rules/battle/entry.ts';
import type { Brought } from '../../../rules/campaign/game/brought.ts';
import type { Mech } from '../../../rules/campaign/card/mech.ts';
import type { Pilot } from '../../../rules/campaign/card/pilot-card.ts';
import { broughtWarning, entryTexts } from '../../../rules/words/brought-text.ts';
import { wearOfMech } from '../../../rules/words/mech-wear.ts';
import '../../campaign/rank-sign.ts';
import { icon, pilotMark } from '../../common/signs.ts';
import '../../page/view-window.ts';
import { TABLE_WORDS } from '../plan/table-words.ts';
import type { RunningHangar } from '../../../offline/hangars/running-hangar.ts';
import type { Hangar } from '../../../rules/campaign/hangar/hangar.ts';
import type { PilotId } from '../../../rules/campaign/card/names.ts';
import { hindranceSentence } from '../../../offline/hangars/hangar-words.ts';
import { broughtAlong, memberEntry } from '../../../rules/campaign/game/brought.ts';
import { mechOf, mechOfPilot } from '../../../rules/campaign/hangar/hangar.ts';
import { isHindrance, unlessHindered } from '../../../rules/campaign/card/hindrance.ts';
import { whyNotMustered } from '../../../rules/campaign/game/muster.ts';
import { openGameOf } from '../../../rules/campaign/hangar/open-games.ts';
import { addressOfGame, numberOf } from '../../campaign/open-game.ts';

/** An active pilot with all that is brought to the game, or why the pilot cannot fight. */
const fitnessOf = (
  hangar: Hangar,
  running: Pick<RunningHangar, 'id' | 'games' | 'find' | 'duelOf'>,
  pilot: Pilot,
): Fit | Unfit => {
  const mech = pilot.mech === null ? null : mechOf(hangar, pilot.mech);
  const game = openGameOf(hangar, pilot.id);
  if (game)
    return {
      ...{ pilot, mech },
      why: TABLE_WORDS.gameIs(numberOf(hangar, game, running), game.stand !== null),
      mend: {
        address: addressOfGame(game, running),
        words: game.stand ? TABLE_WORDS.settleIt : TABLE_WORDS.goOn,
      },
    };
  const why = whyNotMustered(hangar, pilot.id);
  const fit = why ?? unlessHindered(() => fitOf(hangar, running, pilot));
  if (!isHindrance(fit)) return fit;
  const mend =
    fit.kind === 'without mech'
      ? { address: `#/hangar/${running.id}/pilot/${pilot.id}`, words: TABLE_WORDS.toCard }
      : null;
  return { ...{ pilot, mech, mend }, why: hindranceSentence(fit, hangar) };
};

const fitOf = (hangar: Hangar, { find }: Pick<RunningHangar, 'find'>, pilot: Pilot): Fit => ({
  pilot,
  mech: mechOfPilot(hangar, pilot.id),
  entry: memberEntry(hangar, pilot.id, find),
  brought: broughtAlong(hangar, pilot.id, find),
});

const isFit = (found: Fit | Unfit): found is Fit => 'entry' in found;

/** Pilots of a hangar who can be called, by id, and those who cannot. */
export interface Roll {
  readonly fit: ReadonlyMap<PilotId, Fit>;
  readonly away: readonly Unfit[];
}

export const rollOf = (hangar: Hangar, running: RunningHangar): Roll => {
  const found = hangar.pilots
    .filter(({ end }) => end === null)
    .map((pilot) => fitnessOf(hangar, running, pilot));
  return {
    fit: new Map(found.filter(isFit).map((fit) => [fit.pilot.id, fit])),
    away: found.flatMap((each) => (isFit(each) ? [] : [each])),
  };
};

export interface Fit {
  readonly pilot: Pilot;
  readonly mech: Mech;
  readonly entry: Entry;
  readonly brought: readonly Brought[];
}

interface Unfit {
  readonly pilot: Pilot;
  readonly mech: Mech | null;
  readonly why: string;
  readonly mend: { readonly address: string; readonly words: string } | null;
}

const picture = ({ entry: { booklet }, mech }: Fit): TemplateResult =>
  html`<div class="small">
    <view-window
      strip
      bare
      poster="portrait"
      .booklet=${booklet}
      .wear=${wearOfMech(mech)}
    ></view-window>
  </div>`;

/** A row for a pilot who can be called: main facts, and the two sides. */
export const pilotChoice = (
  fit: Fit,
  { full, side, signs }: OnSide,
  calls: (side: Side) => void,
): TemplateResult => {
  const { brought, entry, mech, pilot } = fit;
  const warning = broughtWarning(brought);
  return html`<li class="row abreast ${side ? 'called' : ''}" data-pilot=${pilot.id}>
    ${picture(fit)}
    <div class="who-is stack dense grow">
      <h3>
        <rank-sign .victories=${pilot.victories}></rank-sign>
        <span>${pilot.name}</span>
      </h3>
      <p class="soft">
        ${mech.name}, ${entry.booklet.mech.name}
        ${entryTexts(entry).map((each) => html`· <span class="together">${each}</span> `)}
      </p>
      ${warning ? html`<p class="warn abreast snug bold">${icon('warning')}<span>${warning}</span></p>` : nothing}
    </div>
    ${sidesOf(pilot.name, { full, side, signs }, calls)}
  </li>`;
};

/** The side that somebody is on, and how it is drawn. */
interface OnSide {
  readonly side: Side | null;
  readonly full: boolean;
  readonly signs: (side: Side) => Side;
}

const sidesOf = (
  name: string,
  { full, side, signs }: OnSide,
  calls: (side: Side) => void,
): TemplateResult =>
  html`<div class="sides firm rounded" role="group" aria-label=${TABLE_WORDS.sideOf(name)}>
    ${SIDES.map(
      (each) =>
        html`<button
          class="mid thumb inks"
          type="button"
          aria-pressed=${each === side ? 'true' : 'false'}
          aria-label=${TABLE_WORDS.onSide(name, each)}
          ?disabled=${full && side === null}
          @click=${() => calls(each)}
        >
          ${pilotMark(signs(each))}<small>${TABLE_WORDS.sides[each]}</small>
        </button>`,
    )}
  </div>`;

/** A row for a stranger (K14), who is called by a name in any booklet of the shelf. */
export const strangerChoice = (
  { booklet, shelf, stranger }: StrangerShown,
  on: OnSide,
  changes: (stranger: Stranger) => void,
  calls: (side: Side) => void,
): TemplateResult =>
  html`<li class="row abreast ${on.side ? 'called' : ''}" data-pilot=${STRANGER}>
    <div class="small">
      <view-window strip bare poster="portrait" .booklet=${booklet ?? null}></view-window>
    </div>
    <div class="who-is stack grow">
      <h3>${TABLE_WORDS.stranger}</h3>
      <label class="field">
        <span class="unseen">${TABLE_WORDS.strangersName}</span>
        <input
          maxlength=${LONGEST_NAME}
          placeholder=${TABLE_WORDS.unnamed}
          .value=${live(stranger.name)}
          @input=${({ target }: Event) => changes({ ...stranger, name: (target as HTMLInputElement).value })}
        />
      </label>
      <label class="field">
        <span class="unseen">${TABLE_WORDS.strangersMech}</span>
        <select
          @change=${({ target }: Event) => changes({ ...stranger, mech: (target as HTMLSelectElement).value })}
        >
          ${shelf.map(
            ({ id, mech }) =>
              html`<option value=${id} ?selected=${id === stranger.mech}>
                ${mech.name} ${mech.designation}
              </option>`,
          )}
        </select>
        ${icon('down')}
      </label>
    </div>
    ${sidesOf(TABLE_WORDS.stranger, on, calls)}
  </li>`;

interface StrangerShown {
  readonly stranger: Stranger;
  readonly shelf: Library['shelf'];
  /** Of the 'Mech; undefined until it is read. */
  readonly booklet: Booklet | undefined;
}

/** A row for a pilot who cannot be called, and why. */
export const pilotAway = ({ mech, mend, pilot, why }: Unfit): TemplateResult =>
  html`<li class="row away abreast" data-pilot=${pilot.id}>
    <div class="who-is stack dense grow">
      <h3>
        <rank-sign .victories=${pilot.victories}></rank-sign>
        <span>${pilot.name}</span>
      </h3>
      <p>${mech ? html`<span class="soft">${mech.name} ·</span> ` : nothing}${why}</p>
    </div>
    ${mend ? html`<a class="button" href=${mend.address}>${mend.words}</a>` : nothing}
  </li>`;
