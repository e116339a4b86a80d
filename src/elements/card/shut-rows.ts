import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Shut } from '../../rules/battle/open-maneuvers.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { shortReason } from '../../rules/words/short-reason.ts';
import type { Named } from '../../rules/words/tell.ts';
import { shutText } from '../../rules/words/words.ts';
import { colourSign } from '../common/signs.ts';

/** The row of a maneuver that is shut, with its reason; it answers where its number was asked for. */
export const shutRow = (
  maneuver: Maneuver,
  why: Shut,
  { asked, tellers }: { readonly asked: number | null; readonly tellers: readonly Named[] },
): TemplateResult => {
  const { colour, console, name } = maneuver;
  const words = `${name}, ${colour}, ${console}, shut. ${shutText(why, tellers).long}`;
  return html`<div
    class="row shut ${classMap({ asked: console === asked })}"
    data-shut=${console}
    role="radio"
    aria-checked="false"
    aria-disabled="true"
    aria-label=${words}
  >
    <span class="no">${console}</span>
    <span class="name ${colour}">${colourSign(colour)} <span>${name}</span></span>
    <span class="why">${shortReason(why, maneuver, tellers)}</span>
  </div>`;
};

/** On a phone those that are shut stand in one line, by their reasons; nothing where none is. */
export const shutLine = (
  groups: readonly (readonly [reason: string, maneuvers: readonly Maneuver[]])[],
  asked: number | null,
): TemplateResult | typeof nothing =>
  groups.length === 0
    ? nothing
    : html`<p class="shutline">
        ${groups.map(
          ([reason, maneuvers]) =>
            html`<span
              class=${classMap({ asked: maneuvers.some(({ console }) => console === asked) })}
              ><b>${reason}:</b>
              ${maneuvers.map(({ console, name }, at) => html`<span class="one"><s>${console}</s> ${name}${at < maneuvers.length - 1 ? ',' : nothing}</span> `)}</span
            > `,
        )}
      </p>`;
