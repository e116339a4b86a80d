import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Side } from '../../rules/battle/battle.ts';
import { isShortName } from '../../rules/fight/name.ts';
import { pilotMark } from '../common/signs.ts';
import type { Account } from './account.ts';
import { viewOf } from './account.ts';
import { equation } from './exchange-slips.ts';

/** A pilot's name in the heading of a film. */
export const headingName = (side: Side, pilot: string): TemplateResult =>
  html`<span class="name">${pilotMark(side)} ${pilot}</span>`;

/** Whose page lies open, and what led to it. */
export const pageHeading = (account: Account, side: Side): TemplateResult =>
  html`${headingName(side, viewOf(account, side).me.pilot)}
    <span class="soft">sees</span> ${equation(account, side)}`;

/** How a heading with these pilots' names stands; tight beside a button that names who may go. */
export const headingClass = (pilots: readonly string[], tight: boolean): unknown =>
  classMap({ heading: true, long: !pilots.every(isShortName), tight });
