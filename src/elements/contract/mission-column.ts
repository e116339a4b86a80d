import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { squadToday } from '../../rules/campaign/acts/squad.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { ColumnEnemy } from '../../rules/campaign/contract/column.ts';
import { armorOf, columnOf, weightOf } from '../../rules/campaign/contract/column.ts';
import type { FoeCard } from '../../rules/campaign/contract/state.ts';
import { missionOf } from '../../rules/campaign/contract/state.ts';
import { MOST_ARMOR } from '../../rules/campaign/contract/tables.ts';
import { openGameOf } from '../../rules/campaign/hangar/open-games.ts';
import type { OpenGame } from '../../rules/campaign/history/game.ts';
import { nameOfMech } from '../../rules/words/hangar-names.ts';
import { arrow, icon } from '../common/signs.ts';
import '../page/small-picture.ts';
import { columnWords, CONTRACT_WORDS, enemyLine, FIGHT_SAYS, goalWords } from './contract-words.ts';
import { hand } from './hand.ts';
import { levelBoxes } from './road-parts.ts';
import type { ShownContract } from './shown.ts';
import { radio, whyWords } from './shown.ts';

/** Who is picked in the column: an enemy and a pilot; null for whoever comes first. */
export interface PickedFight {
  readonly foe: FoeCard | null;
  readonly pilot: PilotId | null;
}

/** Who flies, and why not now: away from missions, or at another game. */
const squadNow = ({ hangar, running }: ShownContract) =>
  squadToday(hangar, running.find).map((each) => {
    const { id, name } = each.pilot;
    const game = openGameOf(hangar, id);
    const isElsewhere = game !== null && game.muster.mission !== true;
    const busy = isElsewhere ? ({ kind: 'at a game', pilot: name, game: game.id } as const) : null;
    return { ...each, shut: each.shut ?? busy };
  });

/** The fight that would begin: the enemy and the pilot picked, or the first who can. */
export const fightAhead = (
  shown: ShownContract,
  { foe, pilot }: PickedFight,
): { readonly enemy: ColumnEnemy | null; readonly pilot: PilotId | null } => {
  const waiting = columnOf(shown.contract).filter(({ result }) => result === null);
  const fit = squadNow(shown).filter(({ shut }) => shut === null);
  return {
    enemy: waiting.find(({ card }) => card === foe) ?? waiting[0] ?? null,
    pilot: (fit.find((each) => each.pilot.id === pilot) ?? fit[0])?.pilot.id ?? null,
  };
};

/** The fight of the contract that is not finished, or whose page is open. */
export const runningFight = ({ hangar }: ShownContract): OpenGame | null =>
  hangar.open.find(({ muster }) => muster.mission === true) ?? null;

/** The enemies in order, what changes their armor, who flies, and a card a fight. */
export const missionColumn = (
  shown: ShownContract,
  picked: PickedFight,
  pick: (picked: PickedFight) => void,
): TemplateResult => {
  const { contract, hangar } = shown;
  const { mission } = contract;
  if (!mission) return html``;
  const enemies = columnOf(contract);
  const ahead = fightAhead(shown, picked);
  const squad = squadNow(shown);
  const tons = enemies.reduce((sum, each) => sum + each.tons, 0);
  const isShut = runningFight(shown) !== null;
  return html`<div class="column stack">
    <p class="spread flow">
      <span>${columnWords(enemies)} ${enemies.length > 1 ? CONTRACT_WORDS.column : nothing}</span>
      <span class="soft">${tons} of ${weightOf(mission.name, contract)} t</span>
    </p>
    <p><b>Done</b> ${goalWords(mission.name)[1]}.</p>
    <fieldset class="enemies stack">
      <legend class="unseen">Whom to fight</legend>
      ${enemies.map((enemy, place) => enemyCard(shown, enemy, place, enemy.card === ahead.enemy?.card && !isShut, () => pick({ ...picked, foe: enemy.card })))}
    </fieldset>
    <fieldset class="squad panel">
      <legend class="unseen">Who flies</legend>
      <p class="label" aria-hidden="true">Who flies</p>
      ${squad.map(
        ({ grade, pilot, shut }) =>
          html`<label class="abreast finger ${shut ? 'soft' : ''}">
            ${radio('pilot', pilot.id === ahead.pilot, () => pick({ ...picked, pilot: pilot.id }), { isShut: shut !== null || isShut })}
            <span
              ><b>${pilot.name}</b>,
              ${grade}${pilot.mech === null ? nothing : html`, ${nameOfMech(hangar, pilot.mech)}`}
              ${shut ? html`<span class="fine">(${whyWords(hangar, shut)})</span>` : nothing}</span
            >
          </label>`,
      )}
    </fieldset>
    ${hand(shown, ahead.enemy?.card ?? null, isShut)}
    <p class="soft fine">${missionOf(mission.name).limit ? CONTRACT_WORDS.limited : nothing}</p>
  </div>`;
};

const enemyCard = (
  { running }: ShownContract,
  enemy: ColumnEnemy,
  place: number,
  isPicked: boolean,
  pick: () => void,
): TemplateResult => {
  const booklet = running.find(enemy.booklet, enemy.edition) ?? null;
  const printed = booklet?.statCard.armor ?? 0;
  const armor = armorOf(enemy, printed);
  const mech = booklet?.mech.name ?? '';
  const together = enemy.others.reduce((sum, other) => sum + other.armor, 0);
  return html`<label
    class="enemy panel grid ${isPicked ? 'picked' : ''} ${enemy.result === null ? '' : 'over'}"
  >
    ${radio('foe', isPicked, pick, {
      isShut: enemy.result !== null,
      label: enemyLine(enemy, place, { mech, from: printed, to: armor }),
    })}
    <b class="titled">${place + 1}</b>
    <small-picture .booklet=${booklet} .number=${'portrait'}></small-picture>
    <span class="stack dense">
      <span class="flow level"><b class="titled">${enemy.name}</b> ${levelBoxes(enemy.pilot)}</span>
      <span class="soft"
        >${mech} ${booklet?.mech.designation} · ${enemy.tons} t ·
        ${CONTRACT_WORDS.flownBy(enemy.pilot)}</span
      >
      ${
        enemy.result === null
          ? html`<span class="flow level snug chips"
                >${enemy.others.map(({ armor: more, name }) => html`<span>${name} <b>+${more}</b></span>`)}
                ${together > enemy.more ? html`<span>${CONTRACT_WORDS.atMost} <b>+${MOST_ARMOR}</b></span>` : nothing}
                ${enemy.cards.map(({ event, less }) => html`<span class="inked">${event} ${less > 0 ? html`<b>−${less}</b>` : nothing}</span>`)}</span
              >
              <span
                >armor
                ${printed}${
                  armor === printed ? nothing : html` ${arrow('right', 'to')} <b>${armor}</b>`
                }</span
              >`
          : html`<span class="abreast">${icon('tick')} ${FIGHT_SAYS[enemy.result]}</span>`
      }
    </span>
  </label>`;
};
