import { fixture, html } from '@open-wc/testing';
import type { Typed } from '../../../src/elements/form/typed.ts';
import type { Said } from '../../../src/elements/common/say.ts';
import type { ConsoleGrid } from '../../../src/elements/workshop/console/console-grid.ts';
import type { PageDesk } from '../../../src/elements/workshop/pages/page-desk.ts';
import '../../../src/elements/workshop/pages/page-desk.ts';
import { sure } from '../../../src/rules/sure.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { griffin, press, rifleman, text } from '../parts.ts';
import { tableWith } from '../table.ts';
import { until } from '../until.ts';

/** The Griffin as it is typed, with some of its consoles as these. */
export const griffinWith = (consoles: Readonly<Record<string, object>>): Typed => ({
  ...griffin.document,
  consoles: { ...griffin.document.consoles, ...consoles },
});

/** A page of a draft, to which no stage gives back what is typed, beside the shelf of the Rifleman and the Griffin. */
export const deskWith = async (typed: Typed, number: number): Promise<PageDesk> => {
  const desk: PageDesk = await fixture(
    html`<page-desk
      .typed=${typed}
      .number=${number}
      .others=${[rifleman]}
      @page-chosen=${({ detail }: Said<'page-chosen'>) => (desk.number = detail.number)}
    ></page-desk>`,
    { parentNode: tableWith({ library: libraryOf(rifleman, griffin) }) },
  );
  await until(() => desk.renderRoot.querySelector('console-grid'));
  await settled(desk);
  return desk;
};

export const gridOf = (desk: PageDesk): ConsoleGrid =>
  sure(desk.renderRoot.querySelector('console-grid'));

const settled = async (desk: PageDesk): Promise<void> => {
  await desk.updateComplete;
  await desk.renderRoot.querySelector('booklet-page')?.updateComplete;
  await gridOf(desk).updateComplete;
  await desk.updateComplete;
  await gridOf(desk).updateComplete;
  await desk.renderRoot.querySelector('cell-side')?.updateComplete;
};

export const cellAt = (desk: PageDesk, owner: number): HTMLElement =>
  sure(gridOf(desk).renderRoot.querySelector<HTMLElement>(`[data-owner='${owner}']`));

/** Types keys, each where the focus is. */
export const type = async (desk: PageDesk, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    const focused = sure(gridOf(desk).shadowRoot?.activeElement);
    await press(focused as HTMLInputElement, key);
    await settled(desk);
  }
};

/** The console of a desk as it was typed. */
export const consoleOf = (desk: PageDesk): unknown => {
  const { consoles } = desk.typed as { consoles?: Readonly<Record<string, object>> };
  return consoles?.[desk.number + 1];
};

/** What the grid has told. */
export const told = (desk: PageDesk): string =>
  text(gridOf(desk).renderRoot.querySelector('[role=status]'));
