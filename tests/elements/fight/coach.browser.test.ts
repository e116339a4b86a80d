import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { netsOf } from '../../../src/offline/fights/nets.ts';
import { sure } from '../../../src/rules/sure.ts';
import type { AdvisedChoice } from '../../../src/tactics/review/coach.ts';
import { adviceFor } from '../../../src/tactics/review/coach.ts';
import { KnownNets } from '../../../src/tactics/judge/known-nets.ts';
import { playsOf } from '../../../src/tactics/duel/plays.ts';
import { expectAccessible } from '../../axe.ts';
import { battleAfter, button, griffin, rifleman, text } from '../parts.ts';
import { until } from '../until.ts';
import { againstMarlow } from './against-the-game.ts';
import { begin, chooses, found } from './laid-fight.ts';

type Laid = Awaited<ReturnType<typeof begin>>;

const said = (laid: Laid): string =>
  text(found(laid, 'coach-slip')?.shadowRoot?.querySelector('div'));
const pick = async (laid: Laid, console: number): Promise<void> => {
  const row = (): HTMLElement | null | undefined =>
    found(laid, 'stat-card')?.shadowRoot?.querySelector<HTMLElement>(`[data-console="${console}"]`);
  await until(row, 'the card is drawn');
  row()?.click();
};
const locks = (laid: Laid): string =>
  text(found(laid, 'choosing-dock')?.shadowRoot?.querySelector('.lock'));

/** What was called in the first turn: after it a pick can cost half the chance. */
const TURN = [58, 64] as const;

/** The second turn against Marlow. */
const second = (coach: { readonly coach?: true } = {}): Promise<Laid> => {
  const save = againstMarlow(coach);
  return begin({ ...save, record: `${save.record}1. ${TURN.join(' ')}\n` });
};

/** What the choices are worth, by what was learned of the two 'Mechs. */
const learnedChoices = async (): Promise<readonly AdvisedChoice[]> => {
  const known = new KnownNets();
  for (const { text: net } of await netsOf([rifleman, griffin]))
    known.tell(net, playsOf(rifleman), playsOf(griffin));
  return adviceFor(battleAfter(TURN), 0, known.all).choices;
};
let costly: AdvisedChoice;
/** The costly choice furthest down the card. */
let lowest: AdvisedChoice;
let good: AdvisedChoice;

describe('a coach', () => {
  before(async () => {
    await setViewport({ width: 390, height: 844 });
    const choices = await learnedChoices();
    costly = sure(choices.toSorted((one, other) => other.costs - one.costs)[0]);
    lowest = sure(choices.findLast(({ costs }) => costs > 10));
    good = sure(choices.toSorted((one, other) => other.often - one.often)[0]);
  });

  it('says nothing about a good pick, but tells what a costly one loses to', async () => {
    const laid = await second({ coach: true });
    await chooses(laid, 'Ada');
    await pick(laid, costly.console);
    await until(() => said(laid), 'the coach speaks');
    expect(said(laid)).to.match(
      /^Coach this pick \d+ %, best \d+ % .+ (?:hits?|call|calls|unanswered|off)\b.*\. .+ is (?:safer|better)\.$/,
    );
    await expectAccessible(laid.stage);
    await pick(laid, good.console);
    await until(() => said(laid) === '', 'the coach is silent');
    await until(() => locks(laid).startsWith(`Lock in ${good.console}`), 'it can be locked in');
  });

  it('shows good choices as bars in the rows, and picks one on request', async () => {
    const laid = await second({ coach: true });
    await chooses(laid, 'Ada');
    const bars = (): number =>
      found(laid, 'stat-card')?.shadowRoot?.querySelectorAll('.often').length ?? 0;
    await pick(laid, costly.console);
    await until(() => said(laid), 'the coach speaks');
    expect(bars()).to.equal(0);
    button(laid.stage, 'Show good choices').click();
    await until(() => bars() > 0, 'the bars come');
    await expectAccessible(laid.stage);
    button(laid.stage, 'Pick one for me').click();
    await until(() => said(laid) === '', 'another number is picked');
    expect(locks(laid)).to.match(/^Lock in \d+/);
    expect(locks(laid)).not.to.contain(`Lock in ${costly.console} `);
  });

  it('keeps the picked row in sight, however much room it takes from the rows', async () => {
    const laid = await second({ coach: true });
    await chooses(laid, 'Ada');
    const row = (): HTMLElement | null | undefined =>
      found(laid, 'stat-card')?.shadowRoot?.querySelector<HTMLElement>('.row.picked');
    laid.stage.style.height = '540px';
    await pick(laid, lowest.console);
    await until(() => said(laid), 'the coach speaks');
    const slip = sure(found(laid, 'coach-slip'));
    const overSlip = (): boolean => {
      const foot = row()?.getBoundingClientRect().bottom;
      return foot !== undefined && foot <= slip.getBoundingClientRect().top;
    };
    await until(overSlip, 'the row stands over the coach');
    // Bars make every row above it taller.
    button(laid.stage, 'Show good choices').click();
    await until(
      () => found(laid, 'stat-card')?.shadowRoot?.querySelector('.often'),
      'the bars come',
    );
    expect(overSlip()).to.equal(true);
  });

  it('hides the good choices again', async () => {
    const laid = await second({ coach: true });
    await chooses(laid, 'Ada');
    const bars = (): number =>
      found(laid, 'stat-card')?.shadowRoot?.querySelectorAll('.often').length ?? 0;
    await pick(laid, costly.console);
    await until(() => said(laid), 'the coach speaks');
    button(laid.stage, 'Show good choices').click();
    await until(() => bars() > 0, 'the bars come');
    button(laid.stage, 'Hide good choices').click();
    await until(() => bars() === 0, 'the bars go');
  });

  it('is absent unless it was asked for', async () => {
    const laid = await second();
    await chooses(laid, 'Ada');
    await pick(laid, costly.console);
    await until(() => locks(laid).startsWith('Lock in'), 'it is picked');
    expect(found(laid, 'coach-slip')).to.equal(undefined);
  });
});
