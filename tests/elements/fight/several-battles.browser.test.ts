import { aTimeout, expect } from '@open-wc/testing';
import '../../../src/elements/fight/fight-stage.ts';
import { expectAccessible } from '../../axe.ts';
import { button, press, text } from '../parts.ts';
import { holdClock } from '../clock.ts';
import { until } from '../until.ts';
import {
  twoBattles,
  begin,
  found,
  textIn,
  comes,
  isOffered,
  shownTags,
  fillIn,
  chooses,
  come,
  lockIn,
  tellUntil,
} from './laid-fight.ts';

/** From the board, plays the battle shown until both have called 62. */
const playOne = async (laid: Awaited<ReturnType<typeof begin>>): Promise<void> => {
  button(laid.stage, /^Play this one/).click();
  for (const pilot of ['Cleo', 'Dora']) {
    await come(laid, pilot);
    await chooses(laid, pilot);
    await lockIn(laid, 62);
  }
  await comes(laid, 'turn-film');
};

/** The button for leaving. */
const LEAVE = /^Leave$|bails out\?$/;

describe('a fight of several battles on one device', () => {
  it('begins with the board, goes to the chosen battle, and returns to the board', async () => {
    const laid = await begin(twoBattles());
    await comes(laid, 'fight-board');
    await expectAccessible(laid.stage);
    await playOne(laid);
    const on = await tellUntil(laid, /^To the battles/);
    const seen: string[] = [];
    const watching = new MutationObserver(() => seen.push(...shownTags(laid)));
    watching.observe(laid.stage.renderRoot, { childList: true, subtree: true });
    await until(() => {
      if (isOffered(laid, /^To the battles/)) on.click();
      return found(laid, 'fight-board');
    }, 'the board comes');
    watching.disconnect();
    expect(seen).not.to.include('choosing-stage');
    await until(() => isOffered(laid, /^Turn 1: Ada chooses/), 'the other battle is next');
  });

  it('says that leaving loses a battle, not the fight, and then how the battle ended', async () => {
    const laid = await begin(twoBattles());
    await comes(laid, 'fight-board');
    await playOne(laid);
    await until(async () => {
      if (!isOffered(laid, LEAVE)) await press(laid.stage, 'ArrowRight');
      return isOffered(laid, LEAVE);
    }, 'somebody may leave');
    button(laid.stage, LEAVE).click();
    await until(() => isOffered(laid, /bails out/), 'who leaves is asked');
    expect(text(button(laid.stage, /^Cleo bails out/))).to.equal(
      'Cleo bails out Dora wins this battle, Cleo lives, the Rifleman is lost',
    );
    await expectAccessible(laid.stage);
    const clock = holdClock();
    button(laid.stage, /^Cleo bails out/).click();
    await until(() => /Dora wins.*Cleo bailed out/.test(textIn(laid, 'end-picture')), 'it is told');
    // A press too soon after it appears does nothing.
    button(laid.stage, /^To the battles/).click();
    await aTimeout(100);
    expect(found(laid, 'fight-board')).to.equal(undefined);
    await expectAccessible(laid.stage);
    await clock.goOn(1000);
    button(laid.stage, /^To the battles/).click();
    await comes(laid, 'fight-board');
  });

  it('keeps the marks ◆ and ◇ of the fight if a battle has its sides swapped', async () => {
    const laid = await begin(twoBattles());
    await until(() => isOffered(laid, /^Turn 1: Ada chooses/), 'the board comes');
    button(laid.stage, /^Turn 1: Ada chooses/).click();
    let fill = '';
    await until(() => (fill = fillIn(laid.stage)), 'the shutters come');
    expect(fill).to.match(/^rgb/);
    laid.stage.swapped = true;
    await laid.stage.updateComplete;
    expect(fillIn(laid.stage)).to.equal('none');
  });
});
