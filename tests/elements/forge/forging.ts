import { fixture, html } from '@open-wc/testing';
import '../../../src/elements/forge/forge-stage.ts';
import type { ForgeStage } from '../../../src/elements/forge/forge-stage.ts';
import type { SheetForm } from '../../../src/elements/forge/sheet-form.ts';
import { forge } from '../../../src/forge/forge.ts';
import type { Added, Library, Shelved } from '../../../src/offline/booklets/library.ts';
import { loadSettings } from '../../../src/offline/page/settings.ts';
import { sure } from '../../../src/rules/sure.ts';
import { parseBookletText } from '../../../src/rules/check/parse-booklet.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { forgetDrafts, loadDrafts } from '../drafts.ts';
import { griffin, rifleman, text } from '../parts.ts';
import { tableWith } from '../table.ts';
import { until } from '../until.ts';

/** What was put on the shelf: the booklet's text and its sheet's. */
export type Put = readonly [text: string, sheet: string | undefined, key: string | null];

/** What came of the shelf in a test, and how the shelf behaves. */
export const onShelf = {
  /** What was put on it. */
  put: [] as Put[],
  /** Whether it is on disk. */
  isKept: true,
  /** Settles when a booklet has reached it. */
  onItsWay: null as Promise<void> | null,
  /** What was remembered for the next duel. */
  flown: [] as unknown[],
};
const take =
  (key: string | null) =>
  async (written: string, sheet?: string): Promise<Added> => {
    onShelf.put.push([written, sheet, key]);
    await onShelf.onItsWay;
    const parsed = parseBookletText(written);
    return parsed.ok
      ? { ok: true, booklet: parsed.booklet, warnings: [], kept: onShelf.isKept }
      : { ok: false, faults: parsed.faults };
  };

/** A stage with the Rifleman, the Griffin and these others on the shelf. */
export const stageWith = async (...others: readonly Shelved[]): Promise<ForgeStage> => {
  const shelf = libraryOf(rifleman, griffin);
  const library: Library = {
    ...shelf,
    shelf: [...shelf.shelf, ...others],
    add: take(null),
    forgeAgain: (key, written, sheet) => take(key)(written, sheet),
    read: async (id, edition) => {
      const own = others.find((each) => each.id === id);
      if (!own?.sheet) return shelf.read(id, edition);
      const forged = forge(JSON.parse(own.sheet));
      const parsed = forged.ok && parseBookletText(JSON.stringify(forged.document));
      return parsed && parsed.ok ? parsed.booklet : undefined;
    },
  };
  const settings = {
    current: loadSettings(),
    save: (changed: object) => void onShelf.flown.push(changed),
  };
  const table = tableWith({ drafts: loadDrafts, library, settings });
  table.style.height = '100vh';
  const stage: ForgeStage = await fixture(html`<forge-stage></forge-stage>`, {
    parentNode: table,
  });
  await until(() => stage.renderRoot.querySelector('.stage, not-here') !== null);
  await stage.updateComplete;
  return stage;
};

export const form = (stage: ForgeStage): SheetForm =>
  sure(stage.renderRoot.querySelector('sheet-form'));
export const field = (stage: ForgeStage, name: string): HTMLInputElement | HTMLSelectElement =>
  sure(form(stage).renderRoot.querySelector(`[name="${name}"]`));
export const weapons = (stage: ForgeStage): NodeListOf<HTMLFieldSetElement> =>
  form(stage).renderRoot.querySelectorAll('fieldset');
/** Types into a field, and leaves it. */
export const type = async (stage: ForgeStage, name: string, value: string): Promise<void> => {
  const into = field(stage, name);
  into.value = value;
  into.dispatchEvent(new Event('input', { bubbles: true }));
  into.dispatchEvent(new Event('change', { bubbles: true }));
  await stage.updateComplete;
  await form(stage).updateComplete;
};
/** The rows of the table that stand below a weapon's field, those of a heading together. */
export const rowsOf = (stage: ForgeStage): readonly string[] =>
  [...form(stage).renderRoot.querySelectorAll('[role="option"]')].map((row) => text(row).trim());
export const press = async (stage: ForgeStage, name: string, key: string): Promise<void> => {
  field(stage, name).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
  await form(stage).updateComplete;
};
/** Takes a row of the table by a tap. */
export const pick = async (stage: ForgeStage, name: string, title: string): Promise<void> => {
  field(stage, name).click();
  await form(stage).updateComplete;
  const rows = [...form(stage).renderRoot.querySelectorAll<HTMLElement>('[role="option"]')];
  sure(rows.find((row) => text(row).trim() === title)).click();
  await stage.updateComplete;
  await form(stage).updateComplete;
};
export const why = (stage: ForgeStage, name: string): string => {
  const described = field(stage, name).getAttribute('aria-describedby') ?? '';
  const root = field(stage, name).getRootNode() as ShadowRoot;
  return described
    .split(' ')
    .filter((id) => id.endsWith('-why'))
    .map((id) => text(root.getElementById(id)))
    .join();
};
export const view = (stage: ForgeStage): string =>
  text(stage.renderRoot.querySelector('forged-view')?.shadowRoot?.querySelector('header'));
export const dock = (stage: ForgeStage): HTMLButtonElement =>
  sure(stage.renderRoot.querySelector<HTMLButtonElement>('.dock .main'));

/** Types a plain 'Mech. */
export const typeExample = async (stage: ForgeStage): Promise<void> => {
  for (const [name, value] of [
    ...[['designation', 'EXM-1A'] as const, ['name', 'Example'] as const],
    ...[['tonnage', '50'] as const, ['walk', '4'] as const],
    ['weapons.0.weapon', 'large laser'] as const,
  ])
    await type(stage, name, value);
};

export const forget = async (): Promise<void> => {
  await forgetDrafts();
  onShelf.isKept = true;
  onShelf.onItsWay = null;
  onShelf.put.length = 0;
  onShelf.flown.length = 0;
};
