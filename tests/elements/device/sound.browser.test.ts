import type { Context } from '@lit/context';
import { ContextProvider } from '@lit/context';
import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import {
  libraryContext,
  savesContext,
  settingsContext,
} from '../../../src/elements/common/contexts.ts';
import type { SettingsKeeper } from '../../../src/elements/common/contexts.ts';
import '../../../src/elements/fight/fight-stage.ts';
import type { FightStage } from '../../../src/elements/fight/fight-stage.ts';
import { openSaves } from '../../../src/offline/fights/saves.ts';
import { loadSettings } from '../../../src/offline/page/settings.ts';
import { aDuel } from '../../offline/fights/duels.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { button, griffin, press, rifleman } from '../parts.ts';
import { until } from '../until.ts';

/** Stands in for the loudspeaker of the device: what would be heard is rendered instead. */
class StandIn extends OfflineAudioContext {
  constructor() {
    super(1, 3 * 44_100, 44_100);
    speakers.push(this);
  }

  override get state(): AudioContextState {
    return 'running';
  }

  override resume(): Promise<void> {
    return Promise.resolve();
  }

  override suspend(): Promise<void> {
    return Promise.resolve();
  }
}
const speakers: StandIn[] = [];
/** How many sounds were started. */
let begun = 0;

const { AudioContext } = window;
const starts = [AudioBufferSourceNode, AudioScheduledSourceNode].map(({ prototype }) => ({
  prototype,
  start: Object.getOwnPropertyDescriptor(prototype, 'start')!,
}));

/** The loudest that would be heard, 0 to 1. */
const loudest = async (): Promise<number> => {
  const played = await speakers.at(-1)!.startRendering();
  return played.getChannelData(0).reduce((most, each) => Math.max(most, Math.abs(each)), 0);
};

let stage: FightStage;

/** Hands something down to the elements on a table. */
const hand = <What>(
  to: HTMLElement,
  context: Context<unknown, What>,
  initialValue: What,
): unknown => new ContextProvider(to, { context, initialValue });

/** Opens a duel with the sound on or off. */
const open = async (sound: boolean): Promise<void> => {
  const saves = await openSaves();
  const put = await saves.put(aDuel());
  if (put.kind === 'conflict') throw new Error('there is such a duel already');
  const table = document.createElement('div');
  document.body.append(table);
  // Nothing goes on by itself while the test is busy.
  const known = { notesSeen: true, tellingSeen: true, pace: 'at a tap' } as const;
  const current = { ...loadSettings(), ...known, sound };
  const settings: SettingsKeeper = { current, save: () => undefined };
  hand(table, libraryContext, libraryOf(rifleman, griffin));
  hand(table, savesContext, saves);
  hand(table, settingsContext, settings);
  stage = await fixture(html`<fight-stage .saveId=${put.save.id}></fight-stage>`, {
    parentNode: table,
  });
};

const has = (tag: string): Element | null => stage.renderRoot.querySelector(tag);
const comes = (tag: string): Promise<void> => until(() => has(tag), `${tag} comes`);
/** A pilot comes to the device, and locks in a number. */
const choose = async (pilot: string, number: number): Promise<void> => {
  await comes('shutter-curtain');
  const ready = (): HTMLButtonElement => button(stage, new RegExp(`^I am ${pilot}`));
  await until(() => ready().ariaDisabled === 'false', 'they can be raised');
  ready().click();
  await comes('choosing-stage');
  await press(stage, ...String(number), 'Enter');
  await until(() => !has('choosing-stage'), 'it is locked in');
};
/** Goes on by a step. */
const goOn = async (): Promise<void> => {
  await press(stage, 'ArrowRight');
  // This leaves time for any sound to be loaded and started.
  await aTimeout(150);
};

describe('the sound of a duel', () => {
  before(() => {
    withOwnDatabase('viewscreen-sound');
    window.AudioContext = StandIn as unknown as typeof AudioContext;
    for (const { prototype, start } of starts)
      Object.defineProperty(prototype, 'start', {
        ...start,
        value(this: AudioScheduledSourceNode, ...when: readonly number[]) {
          begun += 1;
          Reflect.apply(start.value as () => void, this, when);
        },
      });
  });
  after(() => {
    window.AudioContext = AudioContext;
    for (const { prototype, start } of starts) Object.defineProperty(prototype, 'start', start);
  });
  beforeEach(() => {
    begun = 0;
  });

  it('stays off unless it is switched on, and leaves the loudspeaker alone', async () => {
    await open(false);
    await choose('Ada', 52);
    await choose('Ben', 62);
    await comes('turn-film');
    await goOn();
    await goOn();
    await goOn();
    expect(begun).to.equal(0);
    expect(speakers).to.deep.equal([]);
  });

  it('is not heard during choices or with the numbers, only when pages are turned', async () => {
    await open(true);
    await choose('Ada', 52);
    expect(begun).to.equal(0);
    await choose('Ben', 62);
    await comes('turn-film');
    await aTimeout(150);
    expect(begun).to.equal(0);
    expect(speakers).to.deep.equal([]);
    await goOn();
    await until(() => begun > 0, 'something is heard');
    expect(await loudest()).to.be.greaterThan(0.02);
  });

  it('is not heard again with the scores, or during the next choice', async () => {
    await open(true);
    await choose('Ada', 52);
    await choose('Ben', 62);
    await comes('turn-film');
    await goOn();
    await until(() => begun > 0, 'something is heard');
    const heard = begun;
    while (has('turn-film')) await goOn();
    await comes('choosing-stage');
    await press(stage, 'ArrowDown', 'ArrowDown');
    await aTimeout(150);
    expect(begun).to.equal(heard);
  });
});
