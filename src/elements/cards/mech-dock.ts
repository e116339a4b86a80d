import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { openGameOf } from '../../rules/campaign/hangar/open-games.ts';
import { GAMES_FOR_NEW, priceAfter } from '../../rules/campaign/acts/new-mech.ts';
import { addressOfGame } from '../campaign/open-game.ts';
import { priceToday } from './mech-words.ts';
import type { ShownMech } from './shown-mech.ts';

interface Asks {
  renames(): void;
  takesNew(): void;
}

const main = (address: string, words: string): TemplateResult =>
  html`<a class="button main big" href=${address}>${words} <kbd aria-hidden="true">Enter</kbd></a>`;

export const mechDock = (shown: ShownMech, asks: Asks): TemplateResult => {
  const { booklet, free, hangar, mech, pilot, running } = shown;
  const at = `#/hangar/${running.id}`;
  if (mech.id !== pilot.mech) {
    const flown = hangar.mechs.find(({ id }) => id === pilot.mech);
    return html`<div class="dock">
      ${flown ? main(`${at}/mech/${flown.id}`, flown.name) : main(`${at}/pilot/${pilot.id}`, pilot.name)}
    </div>`;
  }
  const left = GAMES_FOR_NEW - mech.games;
  const soon = `after ${left} more ${left === 1 ? 'game' : 'games'}`;
  const today = booklet && left <= 0 ? priceToday(priceAfter(mech, booklet)) : '';
  return html`<div class="dock">
    <button
      type="button"
      class="button plain"
      aria-haspopup="dialog"
      ?disabled=${!free}
      @click=${() => asks.renames()}
    >
      Rename…
    </button>
    <button
      type="button"
      class="button new ${free && left <= 0 ? '' : 'notyet'}"
      aria-haspopup="dialog"
      ?disabled=${!free || left > 0}
      @click=${() => asks.takesNew()}
    >
      <span>New 'Mech… <small>${left > 0 ? soon : today}</small></span>
    </button>
    ${goingOn(shown, at)}
  </div>`;
};

/** Where to go on: the unfinished game, the pilot with a part for repairs, or a new game. */
const goingOn = ({ hangar, mendings, pilot, running }: ShownMech, at: string): TemplateResult => {
  const game = openGameOf(hangar, pilot.id);
  const lacks = mendings.some(
    ({ candidates, others }) => candidates.length === 0 && others.length > 0,
  );
  if (game) return main(addressOfGame(game, running), 'Resume the game');
  return lacks ? main(`${at}/trade`, 'Trade for parts') : main(`${at}/muster`, 'Muster a game');
};
