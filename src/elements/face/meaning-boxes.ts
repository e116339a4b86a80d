import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';
import { seatOf } from '../../rules/battle/battle.ts';
import type { Incident, IncidentOf } from '../../rules/battle/incident.ts';
import { incidentOf } from '../../rules/battle/incident.ts';
import { fates } from '../../rules/words/fate.ts';
import { outcomeText } from '../../rules/words/tell.ts';
import { whyText } from '../../rules/words/why.ts';
import { icon } from '../common/signs.ts';
import { letterBadge } from '../page/critical-display.ts';
import type { Account, View } from '../turn/facts/account.ts';
import { criticalWords, fromTo, missedText, sumRows, sumTotal } from '../turn/words/sum-rows.ts';
import { FACE_WORDS } from './face-words.ts';

/** Black with the damage, or a dash. */
const star = (damage: number): TemplateResult =>
  damage > 0
    ? html`<span class="points mid firm" aria-hidden="true"
        ><svg class="overlay" viewBox="0 0 60 40">
          <path
            d="M30 1 35 8 44 3 45 11 55 8 52 16 59 20 52 24 55 32 45 29 44 37 35 32 30 39 25 32 16 37 15 29 5 32 8 24 1 20 8 16 5 8 15 11 16 3 25 8Z"
          /></svg
        ><b>${damage}</b></span
      >`
    : html`<span class="dash" aria-hidden="true"></span>`;

const leadAnd = ([lead, words]: readonly [lead: string, words: string]): TemplateResult =>
  html`<b>${lead}</b> ${words}`;

/** The letter of the hit: black if its threshold was reached, else an outline. */
const letter = (
  account: Account,
  critical: IncidentOf<'critical'> | undefined,
  whose: string,
): TemplateResult | typeof nothing => {
  if (!critical) return nothing;
  const { line, reached } = critical;
  return html`<p class="letter-row abreast fine ${reached ? 'reached' : ''}">
    ${letterBadge(line)}
    <span
      >${
        reached
          ? html`<b>${line.critical.part}.</b> ${whose}: ${criticalWords(account, critical)}`
          : missedText(critical)
      }</span
    >
  </p>`;
};

/** Other incidents to a 'Mech or pilot in few words; null for what the gauges show. */
const blowWords = (incident: Incident): TemplateResult | string | null => {
  switch (incident.kind) {
    case 'exploded':
      return html`Ammunition explodes: armor ${fromTo(incident.from, incident.to)}`;
    case 'harmed':
      return html`${incident.critical.part}: armor ${fromTo(incident.from, incident.to)}`;
    case 'shut down':
      return FACE_WORDS.shutDownBy(incident.heat);
    case 'started up':
      return FACE_WORDS.startsUp(incident.heat);
    case 'fell':
      return 'No armor left';
    case 'pilot killed':
      return incident.by === 'heat' ? FACE_WORDS.killedByHeat : 'Pilot killed';
    case 'called':
    case 'heated':
    case 'spent':
    case 'looked up':
    case 'bailed out':
    case 'escaped':
    case 'scored':
    case 'not scored':
    case 'critical':
    case 'ignored':
    case 'warmed':
    case 'status':
    case 'ended':
      return null;
  }
};

const blows = ({ played }: Account, seat: number, whose = ''): readonly TemplateResult[] =>
  played.incidents
    .filter((incident) => 'seat' in incident && incident.seat === seat)
    .flatMap((incident) => {
      const words = blowWords(incident);
      return words === null
        ? []
        : [
            html`<p class="blow ${incident.kind === 'exploded' ? 'hazard' : ''}">
              ${icon('warning')} <span>${whose} ${words}</span>
            </p>`,
          ];
    });

/** How the duel ended, for one of the two, and the fates; nothing while it goes on. */
export const ended = (account: Account, side: Side): TemplateResult | typeof nothing => {
  const { names, played } = account;
  const { outcome } = played.battle;
  if (!outcome) return nothing;
  const title =
    outcome.kind === 'win'
      ? `You ${outcome.winner === side ? 'win' : 'lose'}`
      : outcomeText(outcome, names).title;
  return html`<section class="box over">
    <p>
      <b>${title}.</b> ${fates(played.battle, names)
        .map((fate) => `${fate}.`)
        .join(' ')}
    </p>
  </section>`;
};

/** What happened to the own pilot, the first box. */
export const suffered = (account: Account, view: View): TemplateResult => {
  const { seat, enemy, them, theirs } = view;
  const scored = incidentOf(account.played, 'scored', enemy);
  const { number: page, title } = theirs.sees.screen;
  return html`<section class="box ${scored && scored.damage > 0 ? 'hit' : ''}">
    <p class="first">
      ${star(scored?.damage ?? 0)}
      <span
        >${
          !scored
            ? leadAnd(FACE_WORDS.notHit(them.pilot, page, title))
            : scored.damage > 0
              ? html`<b>${FACE_WORDS.hitBy(them.pilot, scored.damage)}</b> Armor
                  ${fromTo(scored.from, scored.to)}`
              : leadAnd(FACE_WORDS.missedBy(them.pilot))
        }</span
      >
    </p>
    ${letter(account, incidentOf(account.played, 'critical', enemy), 'You')} ${blows(account, seat)}
  </section>`;
};

/** What the own pilot did, with its arithmetic and the reason. If `undecided`, an answer may change it. */
export const done = (
  account: Account,
  view: View,
  { guided, undecided }: { readonly guided: boolean; readonly undecided: boolean },
): TemplateResult => {
  const { seat, enemy, me, them } = view;
  const scored = incidentOf(account.played, 'scored', seat);
  const others = blows(account, enemy, `${them.pilot}:`);
  const { battle, played } = account;
  const why = undecided ? '' : whyText({ battle, played, seat, enemy }, account.names, seat);
  if (!scored)
    return html`<section class="box">
      <p class="first">
        ${star(0)}
        <span><b>${FACE_WORDS.noHit}</b> ${why}</span>
      </p>
      ${others}
    </section>`;
  const { damage } = scored;
  return html`<section class="box ${damage > 0 ? 'hit' : ''}">
    <p class="first">
      ${star(damage)}
      <span
        ><b
          >${damage > 0 ? FACE_WORDS.hits(them.pilot, damage) : FACE_WORDS.misses(them.pilot)}</b
        ></span
      >
    </p>
    ${guided ? html`<p class="lesson">${FACE_WORDS.lesson}</p>` : nothing}
    <table class="ledger">
      <tbody>
        ${sumRows(scored, me.pilot, seatOf(account.battle, seat))} ${sumTotal(scored, them.pilot)}
      </tbody>
    </table>
    ${why ? html`<p class="why">${why}</p>` : nothing}
    ${letter(account, incidentOf(account.played, 'critical', seat), them.mech)} ${others}
  </section>`;
};
