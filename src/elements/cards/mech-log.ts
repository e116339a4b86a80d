import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { isHindrance, unlessHindered } from '../../rules/campaign/card/hindrance.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import { flownBy } from '../../rules/campaign/chronicle/pilot-history.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { dayWords } from '../campaign/day-words.ts';
import { mechDid } from './mech-words.ts';

export const mechLog = (
  past: Hangar | null,
  mech: Mech,
  find: FindBooklet,
): TemplateResult | typeof nothing => {
  if (!past || mech.games === 0) return nothing;
  const flown = unlessHindered(() => flownBy(past, mech.pilot, find));
  const games = isHindrance(flown)
    ? []
    : flown.filter((each) => each.mech === mech.id).toReversed();
  return html`<section class="panel log" aria-labelledby="log">
    <h2 id="log" class="label">Its games</h2>
    <ol reversed>
      ${games.map(
        (each) =>
          html`<li>
            <b><span class="unseen">Game </span>${each.number}</b>
            <span class="soft">${dayWords(each.game.on)}</span>
            <span>${mechDid(past, each)}</span>
          </li>`,
      )}
    </ol>
  </section>`;
};
