import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Maneuver } from '../../../rules/booklet/stat-card.ts';
import { colourSign } from '../../common/signs.ts';

/** The maneuver of a number that was called, on its color; nothing where the card has none of that number. */
export const calledBand = (maneuver: Maneuver | null): TemplateResult | typeof nothing =>
  maneuver
    ? html`<p class="band ${maneuver.colour}">
        ${colourSign(maneuver.colour)} <b>${maneuver.name}</b
        ><span class="unseen">, ${maneuver.colour}</span>
      </p>`
    : nothing;
