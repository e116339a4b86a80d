import type { RunningHangar } from '../../../src/offline/hangars/running-hangar.ts';
import '../../../src/elements/hangar/hangars-stage.ts';
import type { HangarsStage } from '../../../src/elements/hangar/hangars-stage.ts';
import '../../../src/elements/hangar/hangar-stage.ts';
import type { HangarStage } from '../../../src/elements/hangar/hangar-stage.ts';
import { sure } from '../../../src/rules/sure.ts';
import type { Evening } from '../../offline/hangars/evenings.ts';
import { closedOnPaper } from '../../offline/hangars/evenings.ts';
import { hangarTable } from '../campaign/hangar-table.ts';
import { button, text } from '../parts.ts';

/** Whatever a test lays is gone before the next. */
export const laid: Element[] = [];

export const layAll = ({ hangars, library }: Evening) => {
  const stage = document.createElement('hangars-stage');
  laid.push(stage);
  const said = hangarTable({ hangars, library }, stage);
  return { stage, said };
};
export const layOne = ({ hangars, library }: Evening, id: string) => {
  const stage = document.createElement('hangar-stage');
  stage.hangarId = id;
  laid.push(stage);
  const said = hangarTable({ hangars, library }, stage);
  return { stage, said };
};

/** Everything below an element, through every shadow root. */
export const below = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((each) => [
    each,
    ...(each.shadowRoot ? below(each.shadowRoot) : []),
  ]);
export const shown = (stage: HTMLElement, words: RegExp): Element | undefined =>
  below(sure(stage.shadowRoot)).find(
    (each) => each.matches('p, li, h1, h2, b') && words.test(text(each)) && each.checkVisibility(),
  );
export const press = async (
  stage: HangarsStage | HangarStage,
  name: string | RegExp,
): Promise<void> => {
  button(stage, name).click();
  await stage.updateComplete;
};
export const fill = (stage: HTMLElement, label: RegExp, words: string): void => {
  const field = sure(
    below(sure(stage.shadowRoot)).find(
      (each): each is HTMLInputElement =>
        each instanceof HTMLInputElement && label.test(text(each.closest('label'))),
    ),
  );
  field.value = words;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
};

/** One game in which Finn bailed out, settled. */
export const oneGame = async (hangar: RunningHangar): Promise<void> => {
  await closedOnPaper(hangar);
};
