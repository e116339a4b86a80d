import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Incident } from '../../rules/battle/incident.ts';
import { lastStandText } from '../../rules/words/fate.ts';
import type { Named } from '../../rules/words/tell.ts';
import { possessive } from '../../rules/words/tell.ts';
import { number } from '../../rules/words/words.ts';
import { arrow, icon, pilotMark } from '../common/signs.ts';
import { END_WORDS } from './end-words.ts';
import type { Ending } from './ending.ts';
import { lastOf, tallyIn } from './ending.ts';

/** What took armor or a life in a turn, as short as can be: `Ada does 9: Ben's armor 10 → 1.` */
const lossOf = (incident: Incident, names: readonly Named[]): TemplateResult | typeof nothing => {
  const pilot = (seat: number): string => names[seat]?.pilot ?? '';
  const armor = (seat: number, from: number, to: number): TemplateResult =>
    html`${possessive(pilot(seat))} armor ${number(from)} ${arrow('right', 'to')} ${number(to)}. `;
  switch (incident.kind) {
    case 'scored': {
      const { seat, on, damage, from, to } = incident;
      return damage > 0 ? html`${pilot(seat)} does ${damage}: ${armor(on, from, to)}` : nothing;
    }
    case 'exploded':
      return html`Ammunition explodes: ${armor(incident.seat, incident.from, incident.to)}`;
    case 'harmed':
      return html`${incident.critical.part}: ${armor(incident.seat, incident.from, incident.to)}`;
    case 'critical': {
      const { critical } = incident.line;
      const kills = critical.effects.some(
        (effect) => effect.effect === 'pilot killed' && effect.heatAbove === undefined,
      );
      return incident.reached && kills ? html`${critical.part}: pilot killed. ` : nothing;
    }
    case 'pilot killed':
      return incident.by === 'critical' ? nothing : html`${pilot(incident.seat)} is killed. `;
    case 'bailed out':
    case 'called':
    case 'ended':
    case 'escaped':
    case 'fell':
    case 'heated':
    case 'ignored':
    case 'looked up':
    case 'not scored':
    case 'shut down':
    case 'spent':
    case 'started up':
    case 'status':
    case 'warmed':
      return nothing;
  }
};

/** The turn that decided a duel, and the way to see it again. */
export const turningPanel = (
  turn: number,
  played: Exchange,
  { names, href }: { readonly names: readonly Named[]; readonly href: string },
): TemplateResult =>
  html`<a class="turned" href=${href}>
    <span
      ><b>${END_WORDS.turningPoint(turn)}</b>
      <span>${played.incidents.map((incident) => lossOf(incident, names))}</span></span
    >
    <b class="show">${END_WORDS.show} ${icon('on')}</b>
  </a>`;

/** What each did in all battles together, and how each stood at the end. */
export const tallyTable = (ending: Ending): TemplateResult =>
  html`<table class="tally">
    <caption class="unseen">
      ${END_WORDS.tally}
    </caption>
    <thead>
      <tr>
        <td></td>
        <th scope="col">${END_WORDS.hits}</th>
        <th scope="col">${END_WORDS.damage}</th>
        ${[END_WORDS.criticals, END_WORDS.explosions].map(
          ([brief, whole]) => html`<th scope="col" aria-label=${whole}>${brief}</th>`,
        )}
        <th scope="col"><span class="unseen">${END_WORDS.atEnd}</span></th>
      </tr>
    </thead>
    <tbody>
      ${ending.names.map(({ mech, pilot }, at) => {
        const { hits, damage, criticals, explosions } = tallyIn(ending, at);
        const last = lastOf(ending, at);
        return html`<tr>
          <th scope="row">
            ${pilotMark(ending.sides[at] ?? 'rival')} ${pilot}
            <span class="mech soft">${mech}</span>
          </th>
          ${[hits, damage, criticals, explosions].map((each) => html`<td>${each}</td>`)}
          <td class="stood">${lastStandText(last.mech, last.turn)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
