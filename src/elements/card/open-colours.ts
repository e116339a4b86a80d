import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { COLOURS } from '../../rules/vocabulary.ts';
import { colourSign } from '../common/signs.ts';

/** A sign and a count for each color, faint if zero. */
export const openColours = (open: readonly Maneuver[]): TemplateResult => {
  const counted = COLOURS.map(
    (colour) => [colour, open.filter((each) => each.colour === colour).length] as const,
  );
  return html`<span class="colours" aria-hidden="true"
      >${counted.map(
        ([colour, many]) =>
          html`<span class=${many === 0 ? 'none' : ''}>${colourSign(colour)}<b>${many}</b></span>`,
      )}</span
    ><span class="unseen"
      >:
      ${counted
        .filter(([, many]) => many > 0)
        .map(([colour, many]) => `${many} ${colour}`)
        .join(', ')}</span
    >`;
};
