import { ContextProvider } from '@lit/context';
import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { SettingsKeeper } from '../../../src/elements/common/contexts.ts';
import { settingsContext } from '../../../src/elements/common/contexts.ts';
import type { Pace } from '../../../src/elements/telling/film.ts';
import { loadSettings } from '../../../src/offline/settings.ts';
import '../../../src/elements/telling/exchange-stage.ts';
import type { ExchangeStage } from '../../../src/elements/telling/exchange-stage.ts';
import { play } from '../../../src/rules/record/replay.ts';
import type { Step } from '../../../src/rules/record/steps.ts';
import {
  CALLED,
  LEAVE_OR_STAY,
  MARKS,
  isBeforeDamage,
  stepAfter,
} from '../../../src/rules/record/steps.ts';
import { undecidedOf } from '../../../src/rules/record/undecided.ts';
import { allowed } from '../../allowed.ts';
import { expectAccessible } from '../../axe.ts';
import { dressed } from '../dressed.ts';
import { armedRifleman, battleAfter, button, heard, names, press, text } from '../parts.ts';
import { until } from '../until.ts';

const LOOK_UP: Step = { kind: 'look up', rival: 1 };
const LONE_SCORES: Step = { kind: 'score', seat: 0, on: 1 };
const RIVAL_SCORES: Step = { kind: 'score', seat: 1, on: 0 };

interface Turn {
  readonly lone: number;
  readonly rival: number;
  readonly step?: Step;
  readonly decided?: boolean;
  readonly battle?: ReturnType<typeof battleAfter>;
  readonly pace?: Pace;
  readonly guided?: boolean;
  readonly pilots?: readonly [string, string];
}
/** Hands the settings down to the elements on a table. */
const hand = (table: HTMLElement, initialValue: SettingsKeeper): unknown =>
  new ContextProvider(table, { context: settingsContext, initialValue });

const telling = async ({
  lone,
  rival,
  step = CALLED,
  decided = !isBeforeDamage(step),
  battle = battleAfter(),
  pace = null,
  guided = false,
  pilots,
}: Turn): Promise<ExchangeStage> => {
  const orders = [{ console: lone }, { console: rival }];
  const played = allowed(play(battle, { seats: orders }));
  const table = document.createElement('div');
  table.style.height = '844px';
  document.body.append(table);
  const current = { ...loadSettings(), pace };
  hand(table, { current, save: () => undefined });
  const stage: ExchangeStage = await fixture(
    html`<exchange-stage
      .battle=${battle}
      .played=${played}
      .names=${names.map((name, seat) => ({ ...name, pilot: pilots?.[seat] ?? name.pilot }))}
      .guided=${guided}
      .step=${step}
      .decided=${decided}
      .undecided=${undecidedOf(played, orders)}
      nextName="Turn 2: Ben chooses"
    ></exchange-stage>`,
    { parentNode: table },
  );
  // Whoever holds the stage goes along with it.
  stage.addEventListener('step-reached', (event) => {
    stage.step = event.detail.step;
  });
  stage.addEventListener('pilots-stay', () => {
    stage.decided = true;
    stage.step = stepAfter(played, LEAVE_OR_STAY) ?? LEAVE_OR_STAY;
  });
  return stage;
};
const has = (stage: ExchangeStage, name: string | RegExp): boolean => {
  try {
    return Boolean(button(stage, name));
  } catch {
    return false;
  }
};
const said = ({ renderRoot }: ExchangeStage): string =>
  text(renderRoot.querySelector('[aria-live]'));

/** Wider than high enough for two pages, or one at a time. */
const narrow = (): boolean => window.innerWidth < 700;

/** The film as it is shown at each step from the first, by key. */
const steps = async (stage: ExchangeStage): Promise<Step['kind'][]> => {
  const seen: Step['kind'][] = [stage.step.kind];
  for (let pressed = 0; pressed < 9; pressed += 1) {
    const before = stage.step;
    // A page that turns is landed first.
    await press(stage, 'ArrowRight');
    if (stage.step !== before) seen.push(stage.step.kind);
  }
  return seen;
};

describe('an exchange is told as a film', () => {
  before(async () => {
    await setViewport({ width: 390, height: 844 });
  });

  it('the numbers, a page, the other page, the score; then the turn is over', async () => {
    expect(narrow()).to.equal(true);
    const stage = await telling({ lone: 52, rival: 62 });
    const finished = heard(stage, 'turn-finished');
    expect(said(stage)).to.match(/Ada .*52.* Ben .*62/);
    expect(await steps(stage)).to.deep.equal(['called', 'look up', 'leave or stay', 'score']);
    expect(finished).not.to.deep.equal([]);
  });

  it('without a hit there is nothing after the pages, and no step is left out before', async () => {
    const stage = await telling({ lone: 58, rival: 58 });
    expect(await steps(stage)).to.deep.equal(['called', 'look up', 'leave or stay']);
  });

  it('shows as many acts whoever hits, so that their number betrays nothing', async () => {
    for (const [lone, rival] of [
      [56, 56],
      [52, 62],
      [58, 58],
    ] as const)
      for (const step of [CALLED, LOOK_UP]) {
        const stage = await telling({ lone, rival, step });
        expect(stage.renderRoot.querySelectorAll('.acts li')).to.have.length(4);
      }
  });

  it('with two hits the second page is scored first, then the first again', async () => {
    const stage = await telling({ lone: 56, rival: 56, step: LEAVE_OR_STAY });
    button(stage, /^The score/);
    const stays = heard(stage, 'pilots-stay');
    await press(stage, 'ArrowRight');
    expect(stays).to.have.length(1);
    expect(stage.step).to.deep.equal(RIVAL_SCORES);
    await press(stage, 'ArrowRight');
    expect(stage.step).to.deep.equal(LONE_SCORES);
  });

  it('one page stands at a time, in the whole height, and no other picture with it', async () => {
    const stage = await telling({ lone: 56, rival: 56, step: LOOK_UP });
    const pages = (): Element[] => [
      ...(stage.renderRoot
        .querySelector('exchange-pages')
        ?.shadowRoot?.querySelectorAll('booklet-page, view-window') ?? []),
    ];
    expect(pages()).to.have.length(1);
    stage.step = RIVAL_SCORES;
    await stage.updateComplete;
    expect(pages()).to.have.length(1);
  });

  it('pilots may leave on the pages, and no more with the score', async () => {
    for (const step of [LOOK_UP, LEAVE_OR_STAY])
      expect(has(await telling({ lone: 56, rival: 56, step }), /^Leave$/)).to.equal(true);
    for (const step of [CALLED, LONE_SCORES])
      expect(has(await telling({ lone: 56, rival: 56, step }), /^Leave$/)).to.equal(false);
    const decided = await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY, decided: true });
    expect(has(decided, /^Leave$/)).to.equal(false);
  });

  it('where a blow would put a Mech out the corner names its pilot, and a line says why', async () => {
    const whole = battleAfter();
    const seats = whole.seats.map((seat, at) => (at === 1 ? { ...seat, armor: 3 } : seat));
    const battle = { ...whole, seats };
    const first = await telling({ lone: 52, rival: 62, step: LOOK_UP, battle });
    expect(has(first, 'Leave'), 'nothing is betrayed by a page that is still covered').to.equal(
      true,
    );
    const stage = await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY, battle });
    expect(has(stage, 'Ben bails out?')).to.equal(true);
    expect(text(stage.renderRoot.querySelector('.hazard'))).to.contain('armor 3');
  });

  it('Escape is there exactly for who may (E1)', async () => {
    const fleeing = await telling({ lone: 52, rival: 60, step: LEAVE_OR_STAY });
    button(fleeing, 'Ben escapes?').click();
    await aTimeout(50);
    expect(text(button(fleeing, /^Escape/))).to.contain('half a victory for Ada');
    button(fleeing, 'Nobody leaves').click();
    const staying = await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY });
    button(staying, 'Leave').click();
    await aTimeout(50);
    expect(has(staying, /^Bail out/)).to.equal(true);
    expect(has(staying, /^Escape/)).to.equal(false);
    button(staying, 'Nobody leaves').click();
  });

  it('who bails out is asked first, and may still stay; keys are dead meanwhile', async () => {
    const stage = await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY });
    const left = heard(stage, 'pilots-leave');
    await press(stage, 'l');
    await aTimeout(50);
    button(stage, /^Bail out…/).click();
    await aTimeout(50);
    await press(stage, 'ArrowRight', ' ');
    expect([stage.step, stage.decided]).to.deep.equal([LEAVE_OR_STAY, false]);
    button(stage, 'Stay').click();
    expect(left).to.deep.equal([]);
    button(stage, /^Bail out…/).click();
    await aTimeout(50);
    button(stage, 'Bail out').click();
    expect(left).to.deep.equal([{ leaving: [{ seat: 0, leaves: 'bails out' }] }]);
  });

  it('goes back by key, by button and by a long press, and what is decided stays', async () => {
    const stage = await telling({ lone: 52, rival: 62, step: LONE_SCORES });
    await press(stage, 'ArrowLeft');
    expect([stage.step, stage.decided]).to.deep.equal([LEAVE_OR_STAY, true]);
    stage.renderRoot.querySelector<HTMLElement>('.back')?.click();
    expect(stage.step).to.deep.equal(LOOK_UP);
    await stage.updateComplete;
    stage.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await until(() => stage.step.kind === 'called');
  });

  it('a tap anywhere goes on, but not right after a page has landed', async () => {
    const stage = await telling({ lone: 52, rival: 62 });
    stage.click();
    await stage.updateComplete;
    expect(stage.step).to.deep.equal(LOOK_UP);
    // The page that turns is landed by a tap, and the next tap comes too soon.
    stage.click();
    stage.click();
    await stage.updateComplete;
    expect(stage.step).to.deep.equal(LOOK_UP);
    await aTimeout(350);
    stage.click();
    await stage.updateComplete;
    expect(stage.step).to.deep.equal(LEAVE_OR_STAY);
  });

  it('a key held down goes on by one step only', async () => {
    const stage = await telling({ lone: 56, rival: 56, step: RIVAL_SCORES });
    await press(stage, 'ArrowRight');
    stage.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowLeft', repeat: true, bubbles: true }),
    );
    expect(stage.step).to.deep.equal(LONE_SCORES);
  });

  it('an explosion with two supplies waits for its pilot (H4)', async () => {
    const begun = battleAfter();
    const battle = {
      ...begun,
      seats: begun.seats.map((seat, index) =>
        index === 0
          ? { ...seat, booklet: armedRifleman, heat: 27, ammunition: { autocannon: 8, grenade: 2 } }
          : seat,
      ),
    };
    const stage = await telling({ lone: 54, rival: 62, step: MARKS, battle });
    const [chosen, finished] = [heard(stage, 'question-answered'), heard(stage, 'turn-finished')];
    await press(stage, 'ArrowRight', 'ArrowRight', 'ArrowRight');
    expect(finished).to.deep.equal([]);
    expect(has(stage, /^grenade \(2\)/)).to.equal(false);
    button(stage, 'grenade (1)').click();
    expect(chosen).to.deep.equal([
      { answer: { kind: 'ammunition lost', seat: 0, ammunition: 'grenade' } },
    ]);
  });

  it('what a turn leaves behind fills the screen, is said at once, and runs to the last', async () => {
    const begun = battleAfter();
    const seats = begun.seats.map((seat, at) => (at === 0 ? { ...seat, heat: 30 } : seat));
    const stage = await telling({ lone: 52, rival: 62, step: MARKS, battle: { ...begun, seats } });
    const title = (): string => text(stage.renderRoot.querySelector('.beat .title b'));
    expect(title()).to.equal('Ammunition explodes');
    expect(text(stage.renderRoot.querySelector('[aria-live=assertive]'))).to.match(
      /^Ammunition explodes in Ada's Rifleman/,
    );
    expect(stage.renderRoot.querySelector('exchange-pages, stage-bar')).to.equal(null);
    await until(() => title() === 'Shut down');
    expect(text(stage.renderRoot.querySelector('.told'))).to.contain('only Cool Off or Duck');
  });

  it('the heading of each step has the focus', async () => {
    const stage = await telling({ lone: 52, rival: 62 });
    const focused = (): string => text(stage.shadowRoot?.activeElement);
    expect(focused()).to.match(/Ada against Ben/);
    await press(stage, 'ArrowRight');
    expect(focused()).to.match(/Ben sees/);
  });

  it('runs by itself where that was chosen, up to the score', async () => {
    const stage = await telling({ lone: 52, rival: 62, pace: 'by itself' });
    const passed = heard(stage, 'step-reached');
    await until(() => stage.step.kind === 'look up');
    await aTimeout(2200);
    expect(passed, 'a page stays until somebody goes on').to.have.length(1);
    await press(stage, 'ArrowRight');
    await until(() => stage.step.kind === 'score');
  });

  it('a turn in which neither had a choice says so, and runs to its last page', async () => {
    const begun = battleAfter();
    const seats = begun.seats.map((seat) => ({ ...seat, heat: 30, shutDown: true }));
    const battle = { ...begun, seats };
    const stage = await telling({ lone: 62, rival: 62, battle, pace: 'by itself' });
    const bound = stage.renderRoot.querySelectorAll('.bound');
    expect([...bound].map(text)).to.deep.equal([
      'Ada can only Cool Off: locked in',
      'Ben can only Cool Off: locked in',
    ]);
    expect(said(stage)).to.contain('Ben can only Cool Off: locked in.');
    await until(() => stage.step.kind === 'leave or stay');
  });

  it('at a tap such a turn waits as any other', async () => {
    const begun = battleAfter();
    const seats = begun.seats.map((seat) => ({ ...seat, heat: 30, shutDown: true }));
    const battle = { ...begun, seats };
    const stage = await telling({ lone: 62, rival: 62, battle, pace: 'at a tap', step: LOOK_UP });
    await aTimeout(2500);
    expect(stage.step).to.deep.equal(LOOK_UP);
  });

  it('the first of all is told with the look-up, a first score with its sum', async () => {
    const stage = await telling({ lone: 56, rival: 56, guided: true });
    const notes = (): string[] => {
      const pages = stage.renderRoot.querySelector('exchange-pages')?.shadowRoot;
      return [stage.renderRoot, ...(pages ? [pages] : [])].flatMap((root) =>
        [...root.querySelectorAll('docked-note')].map(({ lead, words }) => lead + words),
      );
    };
    expect(notes()).to.deep.equal(["Console 56, Ben's number 56: page 59."]);
    stage.step = RIVAL_SCORES;
    stage.decided = true;
    await stage.updateComplete;
    await stage.renderRoot.querySelector('exchange-pages')?.updateComplete;
    expect(notes()).to.deep.equal([
      'SCORE −3 and maneuver +10 are 7 damage. Letter A needs 5: it bites, for the whole duel.',
    ]);
    const page = stage.renderRoot
      .querySelector('exchange-pages')
      ?.shadowRoot?.querySelector('booklet-page');
    await page?.updateComplete;
    const seen = page?.shadowRoot?.querySelector('view-window');
    expect(seen?.getBoundingClientRect().height).to.be.at.least(0.45 * 844);
  });

  it('a long name, a joined one too, leaves the bar as high as it is', async () => {
    const undress = await dressed();
    const pilots = ['Wilhelmine von Habsburg', '👩‍🚀 Maximiliane-Theodora'] as const;
    const short = await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY });
    const height = (stage: ExchangeStage): number | undefined =>
      stage.renderRoot.querySelector('stage-bar')?.offsetHeight;
    const whole = battleAfter();
    const seats = whole.seats.map((seat, at) => (at === 1 ? { ...seat, armor: 3 } : seat));
    const threatened = { ...whole, seats };
    const here = await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY, battle: threatened });
    await aTimeout(50);
    expect(here.renderRoot.querySelector<HTMLElement>('.name')?.offsetHeight).to.be.below(30);
    for (const battle of [whole, threatened])
      for (const step of [CALLED, LOOK_UP, LEAVE_OR_STAY, LONE_SCORES]) {
        const stage = await telling({ lone: 52, rival: 62, step, battle, pilots });
        await aTimeout(50);
        expect(height(stage), step.kind).to.be.at.most(height(short)! + 2);
        const heading = stage.renderRoot.querySelector('.heading');
        expect(heading?.scrollWidth, step.kind).to.be.at.most(heading!.clientWidth + 1);
      }
    const named = await telling({
      lone: 52,
      rival: 62,
      step: LEAVE_OR_STAY,
      battle: threatened,
      pilots,
    });
    button(named, '👩‍🚀 Maximiliane-Theodora bails out?');
    undress();
  });

  it('a letter and its threshold are two words', async () => {
    const stage = await telling({ lone: 52, rival: 62, step: LONE_SCORES });
    const pages = stage.renderRoot.querySelector('exchange-pages');
    await pages?.updateComplete;
    expect(text(pages?.shadowRoot?.querySelector('.critical-read .letter'))).to.equal(
      'letter E, from 6',
    );
  });

  it('has no finding of axe at any step', async () => {
    const stage = await telling({ lone: 56, rival: 56 });
    for (const step of [CALLED, LOOK_UP, LEAVE_OR_STAY, RIVAL_SCORES, LONE_SCORES]) {
      stage.step = step;
      await stage.updateComplete;
      // The rows of a sum have all arrived.
      await aTimeout(1600);
      await expectAccessible(stage);
    }
  });
});

describe('with both pages side by side', () => {
  before(async () => {
    await setViewport({ width: 1440, height: 900 });
  });

  it('the acts of a turn without a hit are all gone through', async () => {
    const stage = await telling({ lone: 58, rival: 58, step: LEAVE_OR_STAY });
    const acts = [...stage.renderRoot.querySelectorAll('.acts li')];
    expect(acts.map(({ className }) => className.trim())).to.deep.equal([
      'past',
      'past',
      'past',
      'now',
    ]);
  });

  it('the turns so far stand between the pages, this one with them once it is told', async () => {
    const before = allowed(play(battleAfter(), { seats: [{ console: 58 }, { console: 58 }] }));
    const stage = await telling({
      lone: 52,
      rival: 52,
      step: LEAVE_OR_STAY,
      battle: before.battle,
    });
    stage.exchanges = [before];
    const rows = async (): Promise<string[]> => {
      await stage.updateComplete;
      const pages = stage.renderRoot.querySelector('exchange-pages');
      await pages?.updateComplete;
      const list = pages?.shadowRoot?.querySelector('turn-list');
      await list?.updateComplete;
      return [...(list?.shadowRoot?.querySelectorAll('li .turn') ?? [])].map(text);
    };
    await until(async () => (await rows()).length === 1);
    stage.step = RIVAL_SCORES;
    stage.decided = true;
    await until(async () => (await rows()).join() === 'Turn 2,Turn 1');
    // What is still to be shown as a beat is not read in the log before.
    const hot = before.battle.seats.map((seat) => ({ ...seat, heat: 30 }));
    stage.battle = { ...before.battle, seats: hot };
    const orders = [{ console: 52 }, { console: 52 }];
    stage.played = allowed(play(stage.battle, { seats: orders }));
    await until(async () => (await rows()).join() === 'Turn 1');
  });
});
