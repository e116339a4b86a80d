import { aTimeout } from '@open-wc/testing';
import '../../../src/elements/fight/fight-stage.ts';
import { say } from '../../../src/elements/common/say.ts';
import type { FightStage } from '../../../src/elements/fight/fight-stage.ts';
import { LASTS } from '../../../src/elements/turn/film/pace.ts';
import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import { newTable } from '../../../src/offline/fights/new-table.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { againstFirst } from '../../../src/rules/fight/lineup.ts';
import { sittingOf } from '../../../src/rules/fight/sit-down.ts';
import { freshEntrant } from '../../../src/rules/fight/record.ts';
import { sure } from '../../../src/rules/sure.ts';
import { elementsIn } from '../composed.ts';
import { button, griffin, press, rifleman, text } from '../parts.ts';
import type { Table } from '../table.ts';
import { layTable } from '../table.ts';
import { until } from '../until.ts';

const entrants = [
  ...[freshEntrant('rfl-3n', 'Ada'), freshEntrant('grf-1n', 'Ben')],
  ...[freshEntrant('rfl-3n', 'Cleo'), freshEntrant('grf-1n', 'Dora')],
];
const flown = [rifleman, griffin, rifleman, griffin];

/** Ada alone against Ben and Cleo. */
export const oneAgainstTwo = (): DuelSave =>
  newTable(
    sittingOf(
      { entrants: entrants.slice(0, 3), battles: againstFirst(3), options: USUAL_OPTIONS },
      'pass the device',
    ),
    flown.slice(0, 3),
  );

/** Ada against Ben, Cleo against Dora. */
export const twoBattles = (): DuelSave =>
  newTable(
    sittingOf(
      {
        options: USUAL_OPTIONS,
        entrants,
        battles: [
          { lone: 0, rivals: [1] },
          { lone: 2, rivals: [3] },
        ],
      },
      'pass the device',
    ),
    flown,
  );

interface Laid extends Table {
  readonly stage: FightStage;
  readonly id: string;
}

/** A fight in a window of its own. */
export const shown = async ({ place }: Pick<Table, 'place'>, id: string): Promise<FightStage> => {
  const stage = document.createElement('fight-stage');
  stage.saveId = id;
  place.append(stage);
  await stage.updateComplete;
  return stage;
};

/** A fight that begins, in sight. */
export const begin = async (save: DuelSave): Promise<Laid> => {
  const table = await layTable({ pace: 'at a tap' });
  const put = await table.saves.put(save);
  if (put.kind === 'conflict') throw new Error('there is such a fight already');
  return { ...table, id: put.save.id, stage: await shown(table, put.save.id) };
};

export const found = ({ stage }: Pick<Laid, 'stage'>, tag: string): Element | undefined =>
  elementsIn(stage.renderRoot).find(({ localName }) => localName === tag);
export const textIn = (laid: Pick<Laid, 'stage'>, tag: string): string =>
  found(laid, tag)?.shadowRoot?.textContent?.replaceAll(/\s+/g, ' ') ?? '';
export const comes = (laid: Pick<Laid, 'stage'>, tag: string): Promise<void> =>
  until(() => found(laid, tag), `${tag} comes`);
export const isOffered = ({ stage }: Pick<Laid, 'stage'>, name: RegExp): boolean => {
  try {
    return Boolean(button(stage, name));
  } catch {
    return false;
  }
};
export const shownTags = ({ stage }: Pick<Laid, 'stage'>): string[] =>
  elementsIn(stage.renderRoot).map(({ localName }) => localName);
/** How the sign is filled of whom the shutters wait for. */
export const fillIn = ({ renderRoot }: FightStage): string => {
  const mark = elementsIn(renderRoot).find((each) => each.matches('h1 .mark'));
  return mark ? getComputedStyle(mark).fill : '';
};
/** Who is named chooses, by the bar of the stage. */
export const chooses = (laid: Pick<Laid, 'stage'>, pilot: string): Promise<void> =>
  until(
    () =>
      text(found(laid, 'stage-bar')).includes(`${pilot} chooses`) && found(laid, 'choosing-dock'),
    `${pilot} chooses`,
  );

/** Who is named comes from behind the shutters. */
export const come = async (laid: Pick<Laid, 'stage'>, pilot: string): Promise<void> => {
  await until(
    () => isOffered(laid, new RegExp(`^I am ${pilot}`)),
    `the shutters wait for ${pilot}`,
  );
  const ready = (): HTMLButtonElement => button(laid.stage, new RegExp(`^I am ${pilot}`));
  await until(() => ready().ariaDisabled === 'false', 'they can be raised');
  ready().click();
};
/** Who has come to choose types a number, or takes the first open row, and locks it in. */
export const lockIn = async (laid: Pick<Laid, 'stage'>, number?: number): Promise<void> => {
  await until(() => found(laid, 'choosing-dock'), 'somebody chooses');
  await press(laid.stage, ...(number === undefined ? ['ArrowDown'] : String(number)), 'Enter');
  await until(() => !found(laid, 'choosing-dock'), 'it is locked in');
};
/** Ada locks a number in, in one window alone: keys are heard in all that the page has. */
export const lockInBy = (laid: Pick<Laid, 'stage'>, console: number): void =>
  say(sure(found(laid, 'choosing-stage')), 'maneuver-locked-in', { seat: 0, console });
/** What windows tell their pilots from now on. */
export const heardIn = (...windows: readonly Pick<Laid, 'stage'>[]): string[] => {
  const told: string[] = [];
  for (const { stage } of windows)
    stage.addEventListener('notice-given', ({ detail }) => told.push(detail.text));
  return told;
};
/** Goes through the film of a turn, until this button comes. */
export const tellUntil = async (
  laid: Pick<Laid, 'stage'>,
  name: RegExp,
): Promise<HTMLButtonElement> => {
  await until(
    async () => {
      if (!isOffered(laid, name)) await press(laid.stage, 'ArrowRight');
      return isOffered(laid, name);
    },
    `the film comes to ${String(name)}`,
  );
  // Right after something has landed no tap is heard.
  await aTimeout(LASTS.deaf + 50);
  return button(laid.stage, name);
};

/** A turn of Ada against Ben and Cleo, to the button that goes on. */
export const firstTurn = async (): Promise<Laid & { readonly on: HTMLButtonElement }> => {
  const laid = await begin(oneAgainstTwo());
  for (const [pilot, number] of [
    ['Ada', 62],
    ['Ben', 62],
    ['Cleo', 52],
  ] as const) {
    await come(laid, pilot);
    await lockIn(laid, number);
  }
  await comes(laid, 'turn-film');
  return { ...laid, on: await tellUntil(laid, /^Turn 2: Cleo chooses/) };
};
