import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { lessonsDue } from '../../rules/campaign/acts/squad.ts';
import type { Contract } from '../../rules/campaign/contract/state.ts';
import { enemyName } from '../../rules/campaign/contract/column.ts';
import { openGameOf } from '../../rules/campaign/hangar/open-games.ts';
import type { Category } from '../../rules/vocabulary.ts';
import { CATEGORIES, CATEGORY_NAMES } from '../../rules/vocabulary.ts';
import { nameOfPilot } from '../../rules/words/hangar-names.ts';
import { ask } from '../common/ask.ts';
import { missionLine } from '../../rules/words/story-text.ts';
import { CONTRACT_WORDS, FIGHT_SAYS } from './contract-words.ts';
import type { ShownContract } from './shown.ts';
import { doing, shownNow } from './shown.ts';

type Lesson = Contract['lessons'][number];

/** Asks in which category a pilot has learned something (S15). */
const askCategory = (shown: ShownContract, { pilot }: Lesson): void => {
  let picked: Category = CATEGORIES[0];
  ask(shown.stage, () => {
    const now = shownNow(shown);
    if (!now || !lessonsDue(now.hangar).some((each) => each.pilot === pilot)) return null;
    return {
      heading: CONTRACT_WORDS.learns(nameOfPilot(now.hangar, pilot)),
      body: html`<fieldset class="categories">
        <legend class="unseen">Category</legend>
        ${CATEGORIES.map(
          (category) =>
            html`<label class="finger abreast"
              ><input
                type="radio"
                name="category"
                .checked=${category === picked}
                @change=${() => (picked = category)}
              />
              ${CATEGORY_NAMES[category]}</label
            >`,
        )}
      </fieldset>`,
      entered: true,
      acts: [
        {
          words: 'Learn it',
          look: 'main',
          does: () => doing(now, { kind: 'lesson', pilot, category: picked }),
        },
      ],
    };
  });
};

/** The lessons that are due; whoever may choose is asked. */
const lessons = (shown: ShownContract): readonly TemplateResult[] =>
  lessonsDue(shown.hangar).map((lesson) => {
    const { category, pilot } = lesson;
    const name = nameOfPilot(shown.hangar, pilot);
    const take = (): void => {
      if (category === null) askCategory(shown, lesson);
      else void shown.open.act(shown.running.do({ kind: 'lesson', pilot, category }));
    };
    return html`<p class="lesson abreast">
      <span class="grow"
        >${category === null ? CONTRACT_WORDS.lessonOpen(name) : CONTRACT_WORDS.lessonDrawn(name, CATEGORY_NAMES[category])}</span
      >
      <button
        type="button"
        class="button"
        ?disabled=${openGameOf(shown.hangar, pilot) !== undefined}
        @click=${take}
      >
        ${category === null ? 'Choose…' : 'Take it'}
      </button>
    </p>`;
  });

/** How the last mission went, and what was learned in it; nothing before the first and after a rest. */
export const lastMission = (shown: ShownContract): TemplateResult | typeof nothing => {
  const { contract, hangar } = shown;
  const { last } = contract;
  const due = lessons(shown);
  if (!last && due.length === 0) return nothing;
  return html`<section class="last panel stack" aria-labelledby="last">
    <h2 id="last" class="label">${last ? 'The last mission' : 'A lesson'}</h2>
    ${
      last
        ? html`<p class="titled">${missionLine(last)}</p>
            <ul>
              ${last.fights.map(
                ({ foe, pilot, result }) =>
                  html`<li>
                    <b>${enemyName(contract, foe)}</b> ${FIGHT_SAYS[result]}
                    <span class="soft">· ${nameOfPilot(hangar, pilot)}</span>
                  </li>`,
              )}
            </ul>`
        : nothing
    }
    ${due}
  </section>`;
};
