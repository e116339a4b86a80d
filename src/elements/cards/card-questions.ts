import { html } from 'lit';
import type { ReactiveElement, TemplateResult } from 'lit';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { LONGEST } from '../../rules/campaign/card/wording.ts';
import { pilotName } from '../../rules/fight/name.ts';
import { ask } from '../common/ask.ts';
import { notify } from '../common/notice.ts';
import type { CardActs } from './card-acts.ts';

/** Starts with what is on the card; what is typed is kept until the sheet closes. */
const field = (name: string, value: string, longest: number): TemplateResult =>
  html`<input
    name=${name}
    maxlength=${longest}
    .defaultValue=${value}
    autocomplete="off"
    enterkeyhint="done"
  />`;

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

interface Card<Shown> {
  readonly stage: ReactiveElement;
  readonly acts: Pick<CardActs<never>, 'tryTo'>;
  /** What is on the card now; undefined once another card is shown, which closes the sheet. */
  readonly shown: () => Shown | undefined;
}

/** Asks for another name, nickname or unit of a pilot. */
export const askToRenamePilot = ({ stage, acts, shown }: Card<Pilot>): void => {
  ask(stage, () => {
    const pilot = shown();
    if (!pilot) return null;
    const { id, name, nickname, unit } = pilot;
    return {
      heading: 'Name, nickname, unit',
      body: html`<div class="fields stack apart">
        <label>Name ${field('name', name, 96)}</label>
        <label>Nickname ${field('nickname', nickname, LONGEST.nickname)}</label>
        <label>Unit ${field('unit', unit, LONGEST.unit)}</label>
      </div>`,
      entered: true,
      acts: [
        {
          words: 'Write it on the card',
          look: 'main',
          does: (typed) =>
            acts.tryTo({
              kind: 'rename pilot',
              pilot: id,
              words: {
                name: pilotName(typed('name')),
                nickname: typed('nickname'),
                unit: typed('unit'),
              },
            }),
        },
      ],
    };
  });
};

/** Asks whether a pilot retires (K11), twice, and for the player's line. */
export const askToRetire = (
  { stage, acts, shown }: Card<Pilot>,
  mech: string | undefined,
): void => {
  let sure = false;
  const goOn = (now: boolean): string => {
    sure = now;
    stage.requestUpdate();
    return '';
  };
  ask(stage, () => {
    const pilot = shown();
    if (!pilot) return null;
    const { id, name } = pilot;
    const retire = {
      words: sure ? 'Retire for good' : 'Retire…',
      look: 'main',
      does: async (typed: (field: string) => string) => {
        if (!sure) return goOn(true);
        const line = onOneLine(typed('line'));
        const why = await acts.tryTo({ kind: 'retire', pilot: id, line });
        if (why === undefined) notify(stage, `${name} has retired.`);
        return why;
      },
    };
    const flyOn = {
      words: 'Fly on',
      look: 'plain',
      does: () => {
        stage.renderRoot.querySelector<HTMLElement>('[slot=buttons].main')?.focus();
        return goOn(false);
      },
    };
    return {
      heading: sure ? `${name} retires for good?` : `Retire ${name}`,
      body: html`<p>
          ${name} flies no more${mech ? `, nor does ${mech}` : ''}. The card is remembered, never
          deleted; the stockpile waits for a successor.
        </p>
        <div class="fields stack apart">
          <label
            >A line for the memorial
            <textarea name="line" maxlength=${LONGEST.line}></textarea>
          </label>
        </div>`,
      acts: sure ? [retire, flyOn] : [retire],
    };
  });
};

/** Asks for another name of a 'Mech. */
export const askToRenameMech = ({ stage, acts, shown }: Card<Mech>): void => {
  ask(stage, () => {
    const mech = shown();
    if (!mech) return null;
    const { id, name, paint } = mech;
    return {
      heading: 'The name',
      body: html`<div class="fields stack apart">
        <label>Name ${field('name', name, LONGEST.mech)}</label>
      </div>`,
      entered: true,
      acts: [
        {
          words: 'Call it so',
          look: 'main',
          does: (typed) =>
            acts.tryTo({
              kind: 'rename mech',
              mech: id,
              words: { name: onOneLine(typed('name')), paint },
            }),
        },
      ],
    };
  });
};
