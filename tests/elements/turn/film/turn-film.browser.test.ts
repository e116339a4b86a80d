import { aTimeout, expect, nextFrame } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { play } from '../../../../src/rules/fight/moves.ts';
import { CALLED, LEAVE_OR_STAY, MARKS } from '../../../../src/rules/fight/steps.ts';
import { allowed } from '../../../allowed.ts';
import { expectAccessible } from '../../../axe.ts';
import { elementsIn } from '../../composed.ts';
import { battleAfter, button, heard, press, text } from '../../parts.ts';
import { until } from '../../until.ts';
import { LOOK_UP, LONE_SCORES, RIVAL_SCORES, telling } from './film-of-two.ts';
import type { ViewWindow } from '../../../../src/elements/page/view-window.ts';
import type { TurnFilm } from '../../../../src/elements/turn/film/turn-film.ts';

describe('the film of an exchange', () => {
  before(async () => {
    await setViewport({ width: 390, height: 844 });
  });

  it('shows the same number of acts whoever hits, so as to give nothing away', async () => {
    for (const [lone, rival] of [
      [56, 56],
      [52, 62],
      [58, 58],
    ] as const)
      for (const step of [CALLED, LOOK_UP]) {
        const stage = await telling({ lone, rival, step });
        expect(stage.renderRoot.querySelectorAll('.acts i')).to.have.length(4);
      }
  });

  it('shows one page at a time, and no other picture', async () => {
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

  it('explains a score, or why there is none, below the page and aloud, but not with the numbers', async () => {
    const stage = await telling({ lone: 52, rival: 62, step: CALLED });
    const told = (): string => text(stage.renderRoot.querySelector('.whys'));
    expect(stage.renderRoot.querySelector('.whys')).to.equal(null);
    for (const [step, words] of [
      [
        LOOK_UP,
        /^Ada charged and hit Ben for 6; Ben cooled off\. Ben's Missile High would have hit for 5\.$/,
      ],
      [
        LONE_SCORES,
        /^Ada charged and hit Ben for 6; Ben cooled off\. Ben's Sensors took a critical\.$/,
      ],
    ] as const) {
      stage.step = step;
      await stage.updateComplete;
      await until(() => words.test(told()));
      const aloud = stage.renderRoot.querySelector('[aria-live=polite]');
      await until(() => text(aloud).includes(told()));
    }
  });

  it('stops motion in a window while a page turns over it, and once the score is shown', async () => {
    const stage = await telling({ lone: 56, rival: 56, step: LOOK_UP });
    const seen = (): ViewWindow | null | undefined =>
      stage.renderRoot
        .querySelector('exchange-pages')
        ?.shadowRoot?.querySelector('booklet-page')
        ?.shadowRoot?.querySelector<ViewWindow>('view-window');
    await until(() => seen()?.lively);
    for (const turning of [true, false]) {
      Object.assign(stage.renderRoot.querySelector('exchange-pages')!, { turning });
      await until(() => seen()?.covered === turning);
      expect(seen()?.lively).to.equal(true);
    }
    stage.step = RIVAL_SCORES;
    await until(() => seen()?.lively === false);
  });

  it('fills the screen with each consequence of a turn, announces it at once, and runs to the end', async () => {
    const begun = battleAfter();
    const seats = begun.seats.map((seat, at) => (at === 0 ? { ...seat, heat: 30 } : seat));
    const stage = await telling({ lone: 52, rival: 62, step: MARKS, battle: { ...begun, seats } });
    const title = (): string => text(stage.renderRoot.querySelector('.beat .title b'));
    expect(title()).to.equal('Ammunition explodes');
    expect(text(stage.renderRoot.querySelector('[aria-live=assertive]'))).to.match(
      /^Ammunition explodes in Ada's Rifleman/,
    );
    expect(stage.renderRoot.querySelector('exchange-pages, stage-bar')).to.equal(null);
    expect(text(stage.renderRoot.querySelector('.controls .on'))).to.match(/^Ada shuts down/);
    // As long as its sentence takes to read.
    expect(text(stage.renderRoot.querySelector('#left'))).to.match(/after [3-6] seconds/);
    await until(() => title() === 'Shut down');
    expect(text(stage.renderRoot.querySelector('.told'))).to.contain('only Cool Off or Duck');
  });

  it("shows a 'Mech that shuts down standing and dark, with shutters inside the frame", async () => {
    const begun = battleAfter();
    const seats = begun.seats.map((seat, at) => (at === 0 ? { ...seat, heat: 28 } : seat));
    const stage = await telling({ lone: 52, rival: 62, step: MARKS, battle: { ...begun, seats } });
    await until(() => text(stage.renderRoot.querySelector('.beat .title b')) === 'Shut down');
    const window = stage.renderRoot.querySelector<ViewWindow>('.beat view-window')!;
    expect(window.screen?.picture).to.equal('cooling-down');
    expect(window.wear?.dark).to.equal(true);
    expect(window.querySelector('.slats')?.assignedSlot?.closest('.cut')).to.be.instanceOf(Element);
    const [slats, frame] = [window.querySelector('.slats')!, window].map((each) =>
      each.getBoundingClientRect(),
    );
    expect([slats?.left, slats?.right, slats?.top]).to.deep.equal([
      frame?.left,
      frame?.right,
      frame?.top,
    ]);
  });

  it("shows two 'Mechs that shut down side by side where both fit, in one step", async () => {
    const begun = battleAfter();
    const seats = begun.seats.map((seat) => ({ ...seat, heat: 28, ammunition: {} }));
    const shown = async (width: number): Promise<readonly string[]> => {
      await setViewport({ width, height: 844 });
      const battle = { ...begun, seats };
      const stage = await telling({ lone: 52, rival: 52, step: MARKS, battle });
      await until(() => stage.renderRoot.querySelector('.beat .title'));
      const titles = [...stage.renderRoot.querySelectorAll('.beat .title')];
      const [first, second] = titles.map((each) => each.getBoundingClientRect());
      if (second)
        expect([second.top, second.left > first!.right]).to.deep.equal([first?.top, true]);
      const spoken = text(stage.renderRoot.querySelector('[aria-live=assertive]'));
      expect(spoken.match(/ down\. /g)).to.have.length(titles.length);
      return [...titles, stage.renderRoot.querySelector('.controls .on')].map(text);
    };
    const [ada, ben] = ["Shut down Ada's Rifleman", "Shut down Ben's Griffin"];
    expect((await shown(390)).join()).to.match(new RegExp(`^${ada},Ben shuts down`));
    expect((await shown(1440)).join()).to.match(new RegExp(`^${ada},${ben},Turn 2`));
    await setViewport({ width: 390, height: 844 });
  });

  it('shows an explosion over the page that was seen, with its title for screen readers alone', async () => {
    const begun = battleAfter();
    const seats = begun.seats.map((seat, at) => (at === 0 ? { ...seat, heat: 30 } : seat));
    const stage = await telling({ lone: 52, rival: 62, step: MARKS, battle: { ...begun, seats } });
    const window = stage.renderRoot.querySelector<ViewWindow>('.beat view-window')!;
    expect(window.screen).to.equal(stage.turn.accounts[0]?.pairing.deeds.rival.sees.screen);
    const blast = window.querySelector('.blast')!;
    expect(blast.assignedSlot?.closest('.cut')).to.be.instanceOf(Element);
    expect(blast.getAttribute('aria-hidden')).to.equal('true');
    expect(getComputedStyle(stage.renderRoot.querySelector('.beat .title')!).clipPath).to.equal(
      'inset(50%)',
    );
  });

  it("shows a fallen 'Mech lying and smoking, not on its legs", async () => {
    const begun = battleAfter();
    const seats = begun.seats.map((seat) => ({ ...seat, armor: 1 }));
    const stage = await telling({ lone: 52, rival: 62, step: MARKS, battle: { ...begun, seats } });
    await until(() => text(stage.renderRoot.querySelector('.beat .title b')) === 'Falls');
    const window = stage.renderRoot.querySelector<ViewWindow>('.beat view-window')!;
    expect(window.screen?.picture).to.equal('knocked-down');
    expect(window.wear).to.include({ dark: true, smoking: true });
  });

  it('moves the focus to the heading of each step', async () => {
    const stage = await telling({ lone: 52, rival: 62 });
    const focused = (): string => text(stage.shadowRoot?.activeElement);
    await until(() => /Ada against Ben/.test(focused()), 'the bar has it');
    await press(stage, 'ArrowRight');
    await until(() => /Ben sees/.test(focused()), 'the page has it');
  });

  it('moves the focus to the score as it rises, and hides a looked-up console from screen readers', async () => {
    const stage = await telling({ lone: 52, rival: 62, step: LONE_SCORES });
    const pages = (): ShadowRoot | undefined =>
      stage.renderRoot.querySelector('exchange-pages')?.shadowRoot ?? undefined;
    await until(() => text(pages()?.activeElement) === "Ada's score", 'the score has it');
    const page = await telling({ lone: 56, rival: 56, step: LOOK_UP });
    const console = (): Element | null | undefined =>
      page.renderRoot
        .querySelector('exchange-pages')
        ?.shadowRoot?.querySelector('booklet-page')
        ?.shadowRoot?.querySelector('.console');
    await until(console, 'the page is there');
    expect(console()?.getAttribute('aria-hidden')).to.equal('true');
  });

  it('describes its progress as one labeled image', async () => {
    const stage = await telling({ lone: 56, rival: 56, step: LOOK_UP });
    const acts = stage.renderRoot.querySelector('.acts');
    expect([acts?.role, acts?.ariaLabel]).to.deep.equal(['img', 'Step 2 of 4: the first page']);
  });

  it('asks for the pace once the first turn is over, and not before', async () => {
    const begun = await telling({ lone: 52, rival: 62, pace: null });
    expect(begun.renderRoot.querySelector('pace-choice')).to.equal(null);
    const known = await telling({ lone: 52, rival: 62, step: LONE_SCORES });
    expect(known.renderRoot.querySelector('pace-choice')).to.equal(null);
    const stage = await telling({ lone: 52, rival: 62, pace: null, step: LONE_SCORES });
    const choice = stage.renderRoot.querySelector('pace-choice')!;
    const ways = [...choice.renderRoot.querySelectorAll('button')];
    expect(ways.map((each) => [text(each), each.ariaPressed])).to.deep.equal([
      ['On their own', 'true'],
      ['Tap by tap', 'false'],
    ]);
    const chosen = heard(stage, 'pace-chosen');
    ways[1]?.click();
    expect(chosen).to.deep.equal([{ pace: 'at a tap' }]);
  });

  it('explains the look-up in the first turn, and the sum with the first score', async () => {
    const stage = await telling({ lone: 56, rival: 56, guided: true });
    const notes = (): string[] => {
      const pages = stage.renderRoot.querySelector('exchange-pages')?.shadowRoot;
      return [stage.renderRoot, ...(pages ? [pages] : [])].flatMap((root) =>
        [...root.querySelectorAll('docked-note')].map(({ lead, words }) => lead + words),
      );
    };
    expect(notes()).to.deep.equal(['Ada called 56, Ben called 56: page 59.']);
    stage.step = RIVAL_SCORES;
    stage.decided = true;
    await stage.updateComplete;
    await stage.renderRoot.querySelector('exchange-pages')?.updateComplete;
    expect(notes()).to.deep.equal([
      'SCORE −3 plus maneuver +10 makes 7 damage. Letter A needs 5 damage: the critical takes effect and lasts.',
    ]);
    const page = stage.renderRoot
      .querySelector('exchange-pages')
      ?.shadowRoot?.querySelector('booklet-page');
    await page?.updateComplete;
    const seen = page?.shadowRoot?.querySelector('view-window');
    expect(seen?.getBoundingClientRect().height).to.be.at.least(0.45 * 844);
  });

  it('keeps the bar at its height with a long name, even one with a joined emoji', async () => {
    const pilots = ['Wilhelmine von Habsburg', '👩‍🚀 Maximiliane-Theodora'] as const;
    const short = await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY });
    const height = (stage: TurnFilm): number | undefined =>
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
  });

  it('reads out a letter and its threshold as separate words', async () => {
    const stage = await telling({ lone: 52, rival: 62, step: LONE_SCORES });
    const pages = stage.renderRoot.querySelector('exchange-pages');
    await pages?.updateComplete;
    expect(text(pages?.shadowRoot?.querySelector('.critical-read .letter'))).to.equal(
      'letter E, from 6',
    );
  });

  it('has no axe findings at any step', async () => {
    const stage = await telling({ lone: 56, rival: 56 });
    for (const step of [CALLED, LOOK_UP, LEAVE_OR_STAY, RIVAL_SCORES, LONE_SCORES]) {
      stage.step = step;
      await stage.updateComplete;
      await nextFrame();
      // The page has landed, and the rows of a sum have all arrived.
      await until(() =>
        elementsIn(stage.renderRoot).every((each) => each.getAnimations().length === 0),
      );
      await expectAccessible(stage);
    }
  });
});

describe('the film with both pages side by side', () => {
  before(async () => {
    await setViewport({ width: 1440, height: 900 });
  });

  it('goes through all acts of a turn without a hit', async () => {
    const stage = await telling({ lone: 58, rival: 58, step: LEAVE_OR_STAY });
    const acts = [...stage.renderRoot.querySelectorAll('.acts i')];
    expect(acts.map(({ className }) => className.trim())).to.deep.equal([
      'past',
      'past',
      'past',
      'now',
    ]);
  });

  it('lists the turns so far between the pages, and this one once it is over', async () => {
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
      const list = stage.renderRoot.querySelector('turn-list');
      await list?.updateComplete;
      return [...(list?.shadowRoot?.querySelectorAll('li .turn') ?? [])].map(text);
    };
    await until(async () => (await rows()).length === 1);
    stage.step = RIVAL_SCORES;
    stage.decided = true;
    await until(async () => (await rows()).join() === 'Turn 2,Turn 1');
    // The log does not list what is still to be shown as a beat.
    const hot = before.battle.seats.map((seat) => ({ ...seat, heat: 30 }));
    stage.battle = { ...before.battle, seats: hot };
    const orders = [{ console: 52 }, { console: 52 }];
    stage.played = allowed(play(stage.battle, { seats: orders }));
    await until(async () => (await rows()).join() === 'Turn 1');
  });
});
