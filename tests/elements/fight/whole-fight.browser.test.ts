import { aTimeout, expect } from '@open-wc/testing';
import '../../../src/elements/fight/whole-fight.ts';
import { say } from '../../../src/elements/common/say.ts';
import type { FightStage } from '../../../src/elements/fight/fight-stage.ts';
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
const textIn = (laid: Pick<Laid, 'stage'>, tag: string): string =>
  found(laid, tag)?.shadowRoot?.textContent?.replaceAll(/\s+/g, ' ') ?? '';
const comes = (laid: Pick<Laid, 'stage'>, tag: string): Promise<void> =>
  until(() => found(laid, tag), `${tag} comes`);
const isOffered = ({ stage }: Pick<Laid, 'stage'>, name: RegExp): boolean => {
  try {
    return Boolean(button(stage, name));
  } catch {
    return false;
  }
};
const shownTags = ({ stage }: Pick<Laid, 'stage'>): string[] =>
  elementsIn(stage.renderRoot).map(({ localName }) => localName);
/** How the sign is filled of whom the shutters wait for. */
const fillIn = ({ renderRoot }: FightStage): string => {
  const mark = elementsIn(renderRoot).find((each) => each.matches('h1 .mark'));
  return mark ? getComputedStyle(mark).fill : '';
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
/** Ada locks a number in, in one window alone: keys are heard in all that the page has. */
const lockInBy = (laid: Pick<Laid, 'stage'>, console: number): void =>
  say(sure(found(laid, 'lone-choosing')), 'maneuver-locked-in', { seat: 0, console });
/** What windows tell their pilots from now on. */
const heardIn = (...windows: readonly Pick<Laid, 'stage'>[]): string[] => {
  const told: string[] = [];
  for (const { stage } of windows)
    stage.addEventListener('notice-given', ({ detail }) => told.push(detail.text));
  return told;
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
    const told = heardIn(laid);
    lockInBy(other, 52);
    await until(() => isOffered(laid, /^I am Ben/), 'the shutters wait for Ben');
    await until(() => isOffered(other, /^I am Ben/), 'and there too');
    expect(found(laid, 'lone-choosing')).to.equal(undefined);
    expect(told).to.have.lengthOf(1);
    expect(told[0]).to.match(/went on in another tab; here it is as it stands now/);
    const kept = await laid.saves.get(laid.id);
    expect(kept && 'turn' in kept ? kept.turn : kept).to.deep.include({
      kind: 'choosing',
      locked: [52, null, null],
    });
  });

  it('what was locked in first stands: a tab that comes later is told, and writes nothing over it', async () => {
    const laid = await begin(oneAgainstTwo());
    const other = { stage: await shown(await layTable(), laid.id) };
    for (const each of [laid, other]) {
      await come(each, 'Ada');
      await until(() => found(each, 'choosing-dock'), 'Ada chooses');
    }
    const told = heardIn(laid, other);
    lockInBy(laid, 52);
    lockInBy(other, 62);
    await until(() => isOffered(laid, /^I am Ben/) && isOffered(other, /^I am Ben/), 'both go on');
    const kept = await laid.saves.get(laid.id);
    const locked = kept && 'turn' in kept && kept.turn.kind === 'choosing' ? kept.turn.locked : [];
    expect([52, 62]).to.include(locked[0] ?? null);
    expect(locked.slice(1)).to.deep.equal([null, null]);
    await until(() => told.length > 0, 'it is told');
  });

  it('of several battles the board comes first, the battle that is chosen, and the board again', async () => {
    const laid = await begin(twoBattles());
    await comes(laid, 'fight-board');
    await expectAccessible(laid.stage);
    button(laid.stage, /^Play this one/).click();
    for (const pilot of ['Cleo', 'Dora']) {
      await come(laid, pilot);
      await chooses(laid, pilot);
      await lockIn(laid, 62);
    }
    await comes(laid, 'exchange-stage');
    const on = await tellUntil(laid, /^To the battles/);
    const seen: string[] = [];
    const watching = new MutationObserver(() => seen.push(...shownTags(laid)));
    const fight = sure(found(laid, 'fight-stage'));
    watching.observe(sure(fight.shadowRoot ?? undefined), { childList: true, subtree: true });
    await until(() => {
      if (isOffered(laid, /^To the battles/)) on.click();
      return found(laid, 'fight-board');
    }, 'the board comes');
    watching.disconnect();
    expect(seen).not.to.include('choosing-stage');
    await until(() => isOffered(laid, /^Turn 1: Ada chooses/), 'the other battle is next');
  });

  it('between two of a fight, leaving is said to win a battle, not the fight, and how it ended stands there', async () => {
    const laid = await begin(twoBattles());
    await comes(laid, 'fight-board');
    button(laid.stage, /^Play this one/).click();
    for (const pilot of ['Cleo', 'Dora']) {
      await come(laid, pilot);
      await chooses(laid, pilot);
      await lockIn(laid, 62);
    }
    await comes(laid, 'exchange-stage');
    await until(async () => {
      if (!found(laid, 'leave-corner')) await press(laid.stage, 'ArrowRight');
      return found(laid, 'leave-corner');
    }, 'somebody may leave');
    button(laid.stage, /^Leave$|bails out\?$/).click();
    await until(() => isOffered(laid, /bails out/), 'who leaves is asked');
    expect(text(button(laid.stage, /^Cleo bails out/))).to.equal(
      'Cleo bails out Dora wins this battle, Cleo lives',
    );
    await expectAccessible(laid.stage);
    button(laid.stage, /^Cleo bails out/).click();
    await until(() => /Dora wins.*Cleo bailed out/.test(textIn(laid, 'end-picture')), 'it is told');
    // What was pressed before it came goes no further.
    button(laid.stage, /^To the battles/).click();
    await aTimeout(100);
    expect(found(laid, 'fight-board')).to.equal(undefined);
    await expectAccessible(laid.stage);
    await aTimeout(900);
    button(laid.stage, /^To the battles/).click();
    await comes(laid, 'fight-board');
  });

  it('where the larger side is alone after a join, ◆ and ◇ are those of the fight', async () => {
    const save = twoBattles();
    const laid = await begin(save);
    await comes(laid, 'fight-board');
    const stage = document.createElement('fight-stage');
    stage.saveId = laid.id;
    stage.battle = 'A';
    laid.place.append(stage);
    let fill = '';
    await until(() => (fill = fillIn(stage)), 'the shutters come');
    expect(fill).to.match(/^rgb/);
    stage.swapped = true;
    await stage.updateComplete;
    expect(fillIn(stage)).to.equal('none');
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
