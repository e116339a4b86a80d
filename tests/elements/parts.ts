import type { Happening } from '../../src/elements/common/say.ts';
import type { BroughtLine, KnownFile } from '../../src/elements/common/brought.ts';
import { belongsElsewhere } from '../../src/elements/common/brought.ts';
import type { LitElement } from 'lit';
import grf from '../../books/grf-1n.json';
import rfl from '../../books/rfl-3n.json';
import type { Battle } from '../../src/rules/battle/battle.ts';
import { openBattle } from '../../src/rules/battle/battle.ts';
import { fresh } from '../../src/rules/battle/entry.ts';
import { USUAL_OPTIONS } from '../../src/rules/battle/options.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { parseBooklet } from '../../src/rules/check/parse-booklet.ts';
import { play } from '../../src/rules/fight/moves.ts';
import { allowed } from '../allowed.ts';
import { twoAmmunitions } from '../two-ammunitions.ts';

const parsed = (document: unknown): Booklet => {
  const read = parseBooklet(document);
  if (!read.ok) throw new Error('a booklet of the project has faults');
  return read.booklet;
};

export const rifleman = parsed(rfl);
export const griffin = parsed(grf);
/** A Rifleman with two grenades besides. */
export const armedRifleman = parsed(twoAmmunitions(rfl));
export const names = [
  { pilot: 'Ada', mech: 'Rifleman' },
  { pilot: 'Ben', mech: 'Griffin' },
];

/** The battle after these pairs of console numbers. */
export const battleAfter = (...turns: readonly (readonly [number, number])[]): Battle =>
  turns.reduce(
    (battle, [lone, rival]) => {
      const orders = { seats: [{ console: lone }, { console: rival }] };
      return allowed(play(battle, orders)).battle;
    },
    openBattle({
      options: USUAL_OPTIONS,
      lone: fresh(rifleman, 'Ada'),
      rivals: [fresh(griffin, 'Ben')],
    }),
  );

/** The words of an element, white space as it is read. */
export const text = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Presses keys one after the other, with a stage in sight, or with the focus on a part of one. */
export const press = async (
  stage: LitElement | HTMLInputElement,
  ...keys: readonly string[]
): Promise<void> => {
  for (const key of keys) {
    stage.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
    );
    await ('updateComplete' in stage ? stage.updateComplete : null);
  }
};

/** The button of a name, wherever it is below an element: in it or in its shadow. */
export const button = (within: LitElement, name: string | RegExp): HTMLButtonElement => {
  const seek = (root: ParentNode): HTMLButtonElement | undefined => {
    for (const each of root.querySelectorAll('*')) {
      if (
        each instanceof HTMLButtonElement &&
        (typeof name === 'string' ? text(each) === name : name.test(text(each)))
      )
        return each;
      const inside = each.shadowRoot && seek(each.shadowRoot);
      if (inside) return inside;
    }
    return undefined;
  };
  const found = seek(within) ?? seek(within.renderRoot);
  if (!found) throw new Error(`There is no button ${String(name)}.`);
  return found;
};

/** What an element says by an event from now on, as details. */
export const heard = (element: EventTarget, what: Happening): unknown[] => {
  const details: unknown[] = [];
  element.addEventListener(what, (event) => details.push((event as CustomEvent).detail));
  return details;
};

/** What an element tells of files, as often as it does: each line, and where its file can be taken. */
export const filesTold = (from: EventTarget): (readonly [string, string])[][] => {
  const told: (readonly [string, string])[][] = [];
  from.addEventListener('files-told', (event) => {
    const { detail } = event as CustomEvent<readonly (KnownFile | BroughtLine)[]>;
    const lines = detail.map((each) => ('told' in each ? each : belongsElsewhere(each)));
    told.push(lines.map((line) => [line.told, line.goes?.address ?? '']));
  });
  return told;
};

/** Lets files of these names and contents go over a stage. */
export const dropFiles = (stage: Element, files: Readonly<Record<string, BlobPart>>): void => {
  const dataTransfer = new DataTransfer();
  for (const [name, content] of Object.entries(files))
    dataTransfer.items.add(new File([content], name));
  stage.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
};
