import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import {
  POINT_PRICE,
  isPayable,
  partsBack,
  whyNotBack,
} from '../../rules/campaign/acts/buy-back.ts';
import { leftToSpend } from '../../rules/campaign/acts/experience.ts';
import { replacementPenalty } from '../../rules/campaign/acts/replacement.ts';
import { isHindrance } from '../../rules/campaign/card/hindrance.ts';
import type { Part } from '../../rules/campaign/card/part.ts';
import { isPart } from '../../rules/campaign/card/part.ts';
import { categoriesOn } from '../../rules/campaign/card/skill-reach.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { mechBooklet, mechOfPilot, pilotOf } from '../../rules/campaign/hangar/hangar.ts';
import type { BuyBack } from '../../rules/campaign/history/choice.ts';
import { wouldCome } from '../../rules/campaign/settlement/would-come.ts';
import type { Category } from '../../rules/vocabulary.ts';
import { CATEGORY_NAMES } from '../../rules/vocabulary.ts';
import { buyBackForm, paymentWords } from '../../rules/words/acts/buy-back.ts';
import { counted, countedInWords } from '../../rules/words/counted.ts';
import { nameOfMech } from '../../rules/words/hangar-names.ts';
import { listed } from '../../rules/words/listed.ts';
import { number } from '../../rules/words/words.ts';
import { arrow } from '../common/signs.ts';
import type { ActDraft } from './act-draft.ts';

type Work = ActDraft<'buy back'>;

/**
 * Shows the penalty of a replacement and buys points back (K10): a track per category, each point paid with
 * experience or with a whole part of the stockpile, which is built in for good.
 */
export const buyBackAct = (work: Work): TemplateResult => {
  const { choice, find, hangar, settlement } = work;
  const would = wouldCome(work, choice, find);
  const now = isHindrance(would) ? hangar : would;
  const mech = mechOfPilot(hangar, choice.pilot);
  const [was, is] = [hangar, now].map((each) => leftToSpend(pilotOf(each, choice.pilot)));
  const used = categoriesOn(mechBooklet(mech, find));
  const canBuy = used.some((category) => isPayable(hangar, choice.pilot, category));
  return html`<div class="body stack">
    <p>${buyBackForm.price(mech.name, mech.replacement?.penalty ?? 0)}</p>
    ${
      canBuy
        ? html`<p class="line baseline wrap spread">
            <span>Left to spend</span>
            <strong>${was} ${was === is ? nothing : html`${arrow('right', 'to')} ${is}`}</strong>
          </p>`
        : html`<p>
            <b>${buyBackForm.nothing}</b> ${buyBackForm.lacking(was ?? 0)}
            ${settlement ? buyBackForm.later(mech.name) : nothing}
          </p>`
    }
    <ul class="rows">
      ${used.map((category) => categoryRow(work, now, category, canBuy))}
    </ul>
    ${bought(work)}
  </div>`;
};

const categoryRow = (
  work: Work,
  now: Hangar,
  category: Category,
  canBuy: boolean,
): TemplateResult => {
  const { choice, fixed } = work;
  const mech = mechOfPilot(now, choice.pilot);
  const left = replacementPenalty(mech)[category];
  const start = mech.replacement?.penalty ?? 0;
  const name = CATEGORY_NAMES[category];
  return html`<li class="category">
    <b class="number">${category}</b>
    <div class="name breaks"><b>${name}</b> <small>${shareWords(work, category)}</small></div>
    <span class="track" role="img" aria-label=${`${name} ${number(-left)}`}>
      ${Array.from({ length: start + 1 }, (_, place) => start - place).map(
        (step) =>
          html`<i class=${classMap({ past: step > left, at: step === left })}>${number(-step)}</i>`,
      )}
    </span>
    ${fixed || left === 0 || !canBuy ? nothing : ways(work, now, category)}
  </li>`;
};

/** The ways to pay for the next point. Parts of the same name count as one way. */
const ways = (work: Work, now: Hangar, category: Category): TemplateResult => {
  const { pilot } = work.choice;
  const name = CATEGORY_NAMES[category];
  const parts = partsBack(now, pilot, category);
  const kinds = new Map<string, readonly Part[]>();
  for (const part of parts) kinds.set(part.name, [...(kinds.get(part.name) ?? []), part]);
  return html`<span class="ways flow snug">
    <button
      type="button"
      ?disabled=${whyNotBack(now, pilot, category, 'experience') !== null}
      @click=${() => buy(work, { category, by: 'experience' })}
    >
      +1 for ${POINT_PRICE} t<span class="unseen"> in ${name}</span>
    </button>
    ${[...kinds.values()].map(([part, ...more]) =>
      part
        ? html`<button
            type="button"
            @click=${() => buy(work, { category, by: { of: part.of, name: part.name } })}
          >
            +1 by ${part.name}
            <small
              >of ${nameOfMech(now, part.of)}<span class="unseen">, in ${name}</span
              >${more.length === 0 ? '' : `; ${more.length} more like it`}</small
            >
          </button>`
        : nothing,
    )}
  </span>`;
};

const bought = (work: Work): TemplateResult | typeof nothing => {
  const { choice, fixed, hangar } = work;
  if (choice.points.length === 0) return nothing;
  return html`<p class="label">${counted(choice.points.length, 'point')} bought</p>
    <ul>
      ${choice.points.map(
        (point) =>
          html`<li class="bought abreast spread">
            <span>${CATEGORY_NAMES[point.category]} +1 by ${paymentWords(hangar, point)}</span>
            ${
              fixed
                ? nothing
                : html`<button
                    type="button"
                    class="back firm"
                    @click=${() => giveBack(work, point)}
                  >
                    Give back<span class="unseen"> ${CATEGORY_NAMES[point.category]}</span>
                  </button>`
            }
          </li>`,
      )}
    </ul>`;
};

const buy = ({ choice, draft }: Work, point: BuyBack): void => {
  draft({ ...choice, points: [...choice.points, point] });
};

const giveBack = ({ choice, draft }: Work, { category, by }: BuyBack): void => {
  const isIt = (each: BuyBack): boolean =>
    each.category === category &&
    (each.by === 'experience' || by === 'experience' ? each.by === by : isPart(each.by, by));
  const at = choice.points.findLastIndex(isIt);
  draft({ ...choice, points: choice.points.filter((_, place) => place !== at) });
};

const shareWords = ({ choice, find, hangar }: Work, category: Category): string => {
  const mech = mechOfPilot(hangar, choice.pilot);
  const many = mechBooklet(mech, find).statCard.maneuvers.filter(({ categories }) =>
    categories.includes(category),
  ).length;
  const paid = mech.replacement?.boughtBack.filter((point) => point.category === category) ?? [];
  const spent = paid.filter(({ by }) => by === 'experience').length * POINT_PRICE;
  const built = paid.flatMap(({ by }) =>
    by === 'experience' ? [] : [`${by.name} of ${nameOfMech(hangar, by.of)}`],
  );
  const serving =
    replacementPenalty(mech)[category] > 0 ? partsBack(hangar, choice.pilot, category).length : 0;
  return [
    counted(many, 'maneuver'),
    ...(spent > 0 ? [buyBackForm.spent(spent)] : []),
    ...(built.length > 0 ? [`${listed(built)} built in`] : []),
    ...(serving > 0
      ? [`${countedInWords(serving, 'part')} ${serving === 1 ? 'serves' : 'serve'}`]
      : []),
    ...(spent + built.length + serving === 0 ? ['no part serves'] : []),
  ].join('; ');
};
