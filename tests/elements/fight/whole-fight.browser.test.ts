import { aTimeout, expect } from '@open-wc/testing';
import '../../../src/elements/fight/whole-fight.ts';
import type { WholeFight } from '../../../src/elements/fight/whole-fight.ts';
import { DEAF_FOR } from '../../../src/elements/duel/shutter-curtain.ts';
import { LASTS } from '../../../src/elements/telling/film.ts';
import type { DuelSave } from '../../../src/offline/duel-save.ts';
import { newDuel, newFight } from '../../../src/offline/duel-save.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { freshEntrant } from '../../../src/rules/record/record.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
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
const oneAgainstTwo = (): DuelSave =>
  newDuel(
    { entrants: entrants.slice(0, 3), options: USUAL_OPTIONS, turns: [] },
    { secrecy: 'pass the device', flown: flown.slice(0, 3) },
  );

/** Ada against Ben, Cleo against Dora. */
const twoBattles = (): DuelSave =>
  newFight(
    {
      options: USUAL_OPTIONS,
      entrants,
      battles: [
        { lone: 0, rivals: [1] },
        { lone: 2, rivals: [3] },
      ],
      moves: [],
    },
    flown,
  );

interface Laid extends Table {
  readonly stage: WholeFight;
  readonly id: string;
}

/** A fight in a window of its own. */
const shown = async ({ place }: Table, id: string): Promise<WholeFight> => {
  const stage = document.createElement('whole-fight');
  stage.saveId = id;
  place.append(stage);
  await stage.updateComplete;
  return stage;
};

/** A fight that begins, in sight. */
const begin = async (save: DuelSave): Promise<Laid> => {
  const table = await layTable({ pace: 'at a tap' });
  const put = await table.saves.put(save);
  if (put.kind === 'conflict') throw new Error('there is such a fight already');
  return { ...table, id: put.save.id, stage: await shown(table, put.save.id) };
};

const found = ({ stage }: Pick<Laid, 'stage'>, tag: string): Element | undefined =>
  elementsIn(stage.renderRoot).find(({ localName }) => localName === tag);
const comes = (laid: Pick<Laid, 'stage'>, tag: string): Promise<void> =>
  until(() => found(laid, tag), `${tag} comes`);
const isOffered = ({ stage }: Pick<Laid, 'stage'>, name: RegExp): boolean => {
  try {
    return Boolean(button(stage, name));
  } catch {
    return false;
  }
};
/** Who is named chooses, by the bar of the stage. */
const chooses = (laid: Pick<Laid, 'stage'>, pilot: string): Promise<void> =>
  until(
    () =>
      text(found(laid, 'stage-bar')).includes(`${pilot} chooses`) && found(laid, 'choosing-dock'),
    `${pilot} chooses`,
  );

/** Who is named comes from behind the shutters. */
const come = async (laid: Pick<Laid, 'stage'>, pilot: string): Promise<void> => {
  await until(
    () => isOffered(laid, new RegExp(`^I am ${pilot}`)),
    `the shutters wait for ${pilot}`,
  );
  await aTimeout(DEAF_FOR + 50);
  button(laid.stage, new RegExp(`^I am ${pilot}`)).click();
};
/** Who has come to choose types a number, or takes the first open row, and locks it in. */
const lockIn = async (laid: Pick<Laid, 'stage'>, number?: number): Promise<void> => {
  await until(() => found(laid, 'choosing-dock'), 'somebody chooses');
  await press(laid.stage, ...(number === undefined ? ['ArrowDown'] : String(number)), 'Enter');
  await until(() => !found(laid, 'choosing-dock'), 'it is locked in');
};
/** Goes through the film of a turn, until this button comes. */
const tellUntil = async (laid: Pick<Laid, 'stage'>, name: RegExp): Promise<HTMLButtonElement> => {
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
const firstTurn = async (): Promise<Laid & { readonly on: HTMLButtonElement }> => {
  const laid = await begin(oneAgainstTwo());
  for (const [pilot, number] of [
    ['Ada', 62],
    ['Ben', 62],
    ['Cleo', 52],
  ] as const) {
    await come(laid, pilot);
    await lockIn(laid, number);
  }
  await comes(laid, 'many-exchange');
  return { ...laid, on: await tellUntil(laid, /^Turn 2: Cleo chooses/) };
};

describe('a fight on one device', () => {
  it('lays its one entry for Back before anybody has looked at anything', async () => {
    history.replaceState(null, '');
    const laid = await begin(oneAgainstTwo());
    await comes(laid, 'shutter-curtain');
    const before = history.length;
    expect(history.state).to.deep.include({ part: 'catch' });
    await come(laid, 'Ada');
    await comes(laid, 'lone-choosing');
    expect(history.length).to.equal(before);
  });

  it('who goes on from a turn chooses at once, and the shutters fall before the next', async () => {
    const laid = await firstTurn();
    laid.on.click();
    await chooses(laid, 'Cleo');
    await expectAccessible(laid.stage);
    await lockIn(laid);
    await until(() => isOffered(laid, /^I am Ben/), 'the shutters wait for Ben');
    expect(found(laid, 'choosing-stage')).to.equal(undefined);
  });

  it('who comes back to it in another window is asked for the name first', async () => {
    const laid = await firstTurn();
    laid.on.click();
    await chooses(laid, 'Cleo');
    const again = { stage: await shown(await layTable(), laid.id) };
    await until(() => isOffered(again, /^I am Cleo/), 'the shutters wait for Cleo');
    expect(found(again, 'choosing-stage')).to.equal(undefined);
  });

  it('a choice that is locked in in another window is locked in in both, the shutters down', async () => {
    const laid = await begin(oneAgainstTwo());
    const other = { stage: await shown(await layTable(), laid.id) };
    await come(laid, 'Ada');
    await until(() => found(laid, 'choosing-dock'), 'Ada chooses');
    await come(other, 'Ada');
    await until(() => found(other, 'choosing-dock'), 'Ada chooses there too');
    sure(found(other, 'lone-choosing')).dispatchEvent(
      new CustomEvent('maneuver-locked-in', {
        detail: { seat: 0, console: 52 },
        bubbles: true,
        composed: true,
      }),
    );
    await until(() => isOffered(laid, /^I am Ben/), 'the shutters wait for Ben');
    await until(() => isOffered(other, /^I am Ben/), 'and there too');
    expect(found(laid, 'lone-choosing')).to.equal(undefined);
  });

  it('of several battles the board comes first, and the battle that is chosen after it', async () => {
    const laid = await begin(twoBattles());
    await comes(laid, 'fight-board');
    await expectAccessible(laid.stage);
    button(laid.stage, /^Play this one/).click();
    await come(laid, 'Cleo');
    await chooses(laid, 'Cleo');
  });

  it('a fight that is not kept here says so, and where one may go', async () => {
    const table = await layTable();
    const stage = await shown(table, 'nowhere');
    await until(() => elementsIn(stage.renderRoot).some(({ className }) => className === 'lost'));
    await until(() => found({ stage }, 'a'), 'a way out');
    expect(
      elementsIn(stage.renderRoot)
        .filter((each) => each instanceof HTMLAnchorElement)
        .map((each) => text(each)),
    ).to.deep.equal(['To the start', 'To the booklets']);
    await expectAccessible(stage);
  });
});
