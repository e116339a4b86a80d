import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/telling/exchange-stage.ts';
import type { ExchangeStage } from '../../../src/elements/telling/exchange-stage.ts';
import { play } from '../../../src/rules/record/replay.ts';
import type { Step } from '../../../src/rules/record/steps.ts';
import { CALLED, LEAVE_OR_STAY, MARKS, isBeforeDamage } from '../../../src/rules/record/steps.ts';
import { undecidedOf } from '../../../src/rules/record/undecided.ts';
import { allowed } from '../../allowed.ts';
import { expectAccessible } from '../../axe.ts';
import { armedRifleman, battleAfter, button, heard, names, press, text } from '../parts.ts';

const LOOK_UP: Step = { kind: 'look up', rival: 1 };
const LONE_SCORES: Step = { kind: 'score', seat: 0, on: 1 };
const RIVAL_SCORES: Step = { kind: 'score', seat: 1, on: 0 };

interface Turn {
  readonly lone: number;
  readonly rival: number;
  readonly step?: Step;
  readonly decided?: boolean;
  readonly battle?: ReturnType<typeof battleAfter>;
}
const telling = async ({
  lone,
  rival,
  step = CALLED,
  decided = !isBeforeDamage(step),
  battle = battleAfter(),
}: Turn): Promise<ExchangeStage> => {
  const orders = [{ console: lone }, { console: rival }];
  const played = allowed(play(battle, { seats: orders }));
  const stage: ExchangeStage = await fixture(
    html`<exchange-stage
      .battle=${battle}
      .played=${played}
      .names=${names}
      .step=${step}
      .decided=${decided}
      .undecided=${undecidedOf(played, orders)}
      nextName="Turn 2: Ben chooses"
    ></exchange-stage>`,
  );
  // Whoever holds the stage goes along with it.
  stage.addEventListener('step-reached', (event) => {
    stage.step = event.detail.step;
  });
  stage.addEventListener('pilots-stay', () => {
    stage.decided = true;
  });
  return stage;
};
const has = (stage: ExchangeStage, name: RegExp): boolean => {
  try {
    return Boolean(button(stage, name));
  } catch {
    return false;
  }
};
const said = ({ renderRoot }: ExchangeStage): string =>
  text(renderRoot.querySelector('[aria-live]'));

describe('an exchange is told', () => {
  it('both numbers first, then the look-up', async () => {
    const stage = await telling({ lone: 52, rival: 62 });
    expect(said(stage)).to.match(/Ada .*52.* Ben .*62/);
    const reached = heard(stage, 'step-reached');
    button(stage, /^Look up/).click();
    expect(reached).to.deep.equal([{ step: LOOK_UP }]);
  });

  it('by as many steps whoever hits, so that their number betrays nothing', async () => {
    for (const [lone, rival] of [
      [56, 56],
      [52, 62],
      [58, 58],
    ] as const) {
      const stage = await telling({ lone, rival, step: LOOK_UP });
      expect(stage.renderRoot.querySelectorAll('.dots li')).to.have.length(6);
      expect(text(stage.renderRoot.querySelector('.said'))).to.equal('step 2 of 6');
    }
  });

  it('with two hits each score has a step of its own', async () => {
    const stage = await telling({ lone: 56, rival: 56, step: LONE_SCORES });
    expect(stage.renderRoot.textContent).to.contain('step 4 of 6');
    await press(stage, 'ArrowRight', 'ArrowRight');
    expect(stage.step).to.deep.equal(MARKS);
  });

  it('where nobody scores the marks come next', async () => {
    const stage = await telling({ lone: 58, rival: 58, step: LEAVE_OR_STAY, decided: true });
    expect(stage.renderRoot.textContent).to.contain('step 3 of 6');
    await press(stage, 'ArrowRight');
    expect(stage.step).to.deep.equal(MARKS);
  });

  it('pilots may bail out before damage, and no more after', async () => {
    expect(has(await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY }), /^Bail out/)).to.equal(
      true,
    );
    for (const step of [CALLED, LOOK_UP, LONE_SCORES, MARKS])
      expect(has(await telling({ lone: 56, rival: 56, step }), /^Bail out/)).to.equal(false);
    expect(
      has(await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY, decided: true }), /^Bail out/),
    ).to.equal(false);
  });

  it('Escape is there exactly for who may (E1)', async () => {
    const fleeing = await telling({ lone: 52, rival: 60, step: LEAVE_OR_STAY });
    expect(has(fleeing, /^Escape/)).to.equal(true);
    expect(text(button(fleeing, /^Escape/))).to.contain('half a victory for Ada');
    expect(has(await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY }), /^Escape/)).to.equal(
      false,
    );
  });

  it('who bails out is asked first, and may still stay', async () => {
    const stage = await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY });
    const left = heard(stage, 'pilots-leave');
    button(stage, /^Bail out/).click();
    await aTimeout(0);
    await press(stage, 'ArrowRight', 'End');
    expect(stage.step).to.deep.equal(LEAVE_OR_STAY);
    expect(stage.decided).to.equal(false);
    button(stage, 'Stay').click();
    expect(left).to.deep.equal([]);
    button(stage, /^Bail out/).click();
    await aTimeout(0);
    button(stage, 'Bail out').click();
    expect(left).to.deep.equal([{ leaving: [{ seat: 0, leaves: 'bails out' }] }]);
  });

  it('at the question whether to leave the keys can stay, but never leave out the question', async () => {
    const stage = await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY });
    await press(stage, 'End');
    expect([stage.step, stage.decided]).to.deep.equal([LEAVE_OR_STAY, false]);
    await press(stage, 'ArrowRight');
    expect(stage.decided).to.equal(true);
  });

  it('a key held down goes on by one step only', async () => {
    const stage = await telling({ lone: 56, rival: 56, step: LONE_SCORES });
    await press(stage, 'ArrowRight');
    stage.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', repeat: true, bubbles: true }),
    );
    expect(stage.step).to.deep.equal(RIVAL_SCORES);
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
    await press(stage, 'ArrowRight');
    expect(finished).to.deep.equal([]);
    expect(has(stage, /^grenade \(2\)/)).to.equal(false);
    button(stage, 'grenade (1)').click();
    expect(chosen).to.deep.equal([
      { answer: { kind: 'ammunition lost', seat: 0, ammunition: 'grenade' } },
    ]);
  });

  it('is said aloud: look-up, score and marks', async () => {
    const stage = await telling({ lone: 56, rival: 56, step: LOOK_UP });
    expect(said(stage)).to.match(/view screen \d+/i);
    stage.step = LONE_SCORES;
    await stage.updateComplete;
    expect(said(stage)).to.match(/damage/);
    stage.step = MARKS;
    await stage.updateComplete;
    expect(said(stage)).to.match(/heat/i);
  });

  it('has no finding of axe at any step', async () => {
    const stage = await telling({ lone: 56, rival: 56 });
    for (const step of [CALLED, LOOK_UP, LEAVE_OR_STAY, LONE_SCORES, RIVAL_SCORES, MARKS]) {
      stage.step = step;
      await stage.updateComplete;
      await expectAccessible(stage);
    }
  });
});
