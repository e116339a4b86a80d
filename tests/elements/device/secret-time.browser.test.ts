import { expect } from '@open-wc/testing';
import '../../../src/elements/fight/fight-stage.ts';
import type { Said } from '../../../src/elements/common/say.ts';
import { DEAF_FOR } from '../../../src/elements/device/shutter-curtain.ts';
import type { FightStage } from '../../../src/elements/fight/fight-stage.ts';
import { openSaves } from '../../../src/offline/fights/saves.ts';
import { placesCome } from '../../../src/offline/pictures/picture-places.ts';
import { loadSettings } from '../../../src/offline/page/settings.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { sure } from '../../../src/rules/sure.ts';
import { aDuel } from '../../offline/fights/duels.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { holdClock } from '../clock.ts';
import { battleAfter, button, griffin, press, rifleman } from '../parts.ts';
import { picturesWith } from '../pictures-table.ts';
import { tableWith } from '../table.ts';
import { until } from '../until.ts';
import { standing, unwatched, watch } from '../watched.ts';

/** A new duel, with its stage on the page. */
const begin = async (): Promise<FightStage> => {
  const saves = await openSaves();
  const put = await saves.put(aDuel());
  if (put.kind !== 'saved') throw new Error('nothing is kept here');
  const current = { ...loadSettings(), notesSeen: true, tellingSeen: true };
  const table = tableWith({
    library: libraryOf(rifleman, griffin),
    saves,
    pictures: picturesWith().pictures,
    settings: { current, save: () => undefined },
  });
  const stage = document.createElement('fight-stage');
  stage.saveId = put.save.id;
  table.append(stage);
  return stage;
};

const sought = <Tag extends 'shutter-curtain' | 'choosing-stage' | 'turn-film'>(
  { renderRoot }: FightStage,
  tag: Tag,
): HTMLElementTagNameMap[Tag] | null => renderRoot.querySelector(tag);

/** Raises the shutters as a pilot and picks a number; returns what was shown up to then. */
const pickNumber = async (stage: FightStage, pilot: string, number: number): Promise<string> => {
  // The cover is measured, and its picture comes, whenever there is time for it.
  const cover = () => sought(stage, 'shutter-curtain')?.renderRoot.querySelector('duel-cover');
  await until(() => cover()?.renderRoot.querySelector('img.there'));
  const curtain = standing(stage);
  await clock.goOn(1000);
  button(sure(sought(stage, 'shutter-curtain') ?? undefined), new RegExp(`^I am ${pilot}`)).click();
  await until(() => sought(stage, 'choosing-stage')?.renderRoot.querySelector('choosing-dock'));
  const choosing = sure(sought(stage, 'choosing-stage') ?? undefined);
  await unwatched(() => true);
  // The page beside the card is drawn in a task of its own, whenever there is time for it.
  const face = (): Element | null => choosing.renderRoot.querySelector('page-face');
  await until(() =>
    face()
      ?.shadowRoot?.querySelector('booklet-page')
      ?.shadowRoot?.querySelector('view-window[there]'),
  );
  const chooser = standing(stage);
  await press(choosing, ...String(number));
  await unwatched(() => choosing.picked === number);
  return `${curtain}\n${chooser}`;
};

/** While the clock is held the shutters look again and again whether they hear: how often is the machine's. */
const WAKING = `timer ${DEAF_FOR + 1}`;

/** Locks in what is picked, and waits for what comes next. */
const lockIn = async (
  stage: FightStage,
  then: 'shutter-curtain' | 'turn-film',
): Promise<readonly string[]> => {
  const watched = watch(stage);
  await press(sure(sought(stage, 'choosing-stage') ?? undefined), 'Enter');
  await unwatched(() => sought(stage, then)?.hasUpdated);
  return watched.end().filter((each, at, all) => each !== WAKING || all.indexOf(each) === at);
};

/** The first line in which two tellings differ, with its place and what stands there in each; null if none does. */
const difference = (one: string, other: string): string | null => {
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const place = lines.findIndex((line, index) => line !== others[index]);
  const at = place < 0 ? lines.length : place;
  return place < 0 && lines.length === others.length
    ? null
    : `${at}: ${lines[at] ?? ''} | ${others[at] ?? ''}`;
};

/** What can be told from outside the page. */
const outside = (): string => `${document.title} ${location.href} ${history.length}`;

let clock: ReturnType<typeof holdClock>;

describe('secrecy: neither what is shown nor how long it takes reveals what the other pilot chose', () => {
  beforeEach(async () => {
    // Where a picture shows its head is loaded once, whenever there is time for it.
    await placesCome();
    clock = holdClock();
  });

  const open = openManeuvers(battleAfter(), 0).map(({ console }) => console);

  /** All that can be noticed from when the first pilot locks in until the second sees a card. */
  const noticed = async (
    number: number,
    betray: (event: Said<'maneuver-locked-in'>) => unknown = () => undefined,
  ): Promise<string> => {
    const stage = await begin();
    await pickNumber(stage, 'Ada', number);
    stage.addEventListener('maneuver-locked-in', betray);
    const changes = await lockIn(stage, 'shutter-curtain');
    expect(changes.join('\n')).to.contain('−choosing-stage');
    const second = await pickNumber(stage, 'Ben', 62);
    stage.parentElement?.remove();
    return [...changes, outside(), second].join('\n');
  };

  it('everything is the same until the second pilot has the device, whatever the first locked in', async () => {
    expect(open).to.have.length.greaterThan(5);
    // What is loaded with the first duel of all is there from the second on.
    await noticed(sure(open[0]));
    const first = await noticed(sure(open[0]));
    for (const number of open.slice(1))
      expect(difference(first, await noticed(number)), `locked in: ${number}`).to.equal(null);
  });

  for (const [what, betray] of [
    ['a wait', ({ detail }) => setTimeout(() => undefined, detail.console)],
    [
      'a frame',
      ({ detail }) => detail.console === open.at(-1) && requestAnimationFrame(() => undefined),
    ],
    [
      'what is shown',
      ({ detail, target }) =>
        (target as Element).toggleAttribute('high', detail.console === open.at(-1)),
    ],
  ] as const satisfies readonly (readonly [
    string,
    (event: Said<'maneuver-locked-in'>) => unknown,
  ])[])
    it(`this test would notice if ${what} depended on the number`, async () => {
      const [low, high] = [sure(open[0]), sure(open.at(-1))];
      expect(await noticed(low, betray)).not.to.equal(await noticed(high, betray));
    });

  it('the film begins equally soon after the second pilot’s choice, whatever both locked in', async () => {
    const heard: string[] = [];
    const theirs = openManeuvers(battleAfter(), 1).map(({ console }) => console);
    for (const [index, number] of open.entries()) {
      const stage = await begin();
      await pickNumber(stage, 'Ada', number);
      await lockIn(stage, 'shutter-curtain');
      await pickNumber(stage, 'Ben', sure(theirs[(index * 3) % theirs.length]));
      const changes = await lockIn(stage, 'turn-film');
      // From here on both numbers are called, and everything may be seen.
      const called = changes.findIndex((change) => change.includes('+turn-film'));
      expect(called).to.be.greaterThan(0);
      stage.parentElement?.remove();
      heard.push([...changes.slice(0, called), outside()].join('\n'));
    }
    for (const each of heard) expect(difference(sure(heard[0]), each)).to.equal(null);
  });
});
