import { expect, nextFrame } from '@open-wc/testing';
import '../../../src/elements/fight/fight-stage.ts';
import { expectAccessible } from '../../axe.ts';
import { say } from '../../../src/elements/common/say.ts';
import { CLOSING } from '../../../src/elements/device/closing-shutters.ts';
import { sure } from '../../../src/rules/sure.ts';
import { holdTimers } from '../clock.ts';
import { text } from '../parts.ts';
import { layTable } from '../table.ts';
import { until } from '../until.ts';
import {
  oneAgainstTwo,
  shown,
  begin,
  found,
  shownTags,
  comes,
  isOffered,
  chooses,
  come,
  lockIn,
  lockInBy,
  heardIn,
  firstTurn,
} from './laid-fight.ts';

describe('a fight on one device', () => {
  it('adds its one history entry for Back before any pilot opens anything', async () => {
    history.replaceState(null, '');
    const laid = await begin(oneAgainstTwo());
    await comes(laid, 'shutter-curtain');
    const before = history.length;
    expect(history.state).to.deep.include({ part: 'catch' });
    await come(laid, 'Ada');
    await comes(laid, 'choosing-stage');
    expect(history.length).to.equal(before);
  });

  it('lets the pilot who ends a turn choose at once, and drops the shutters before the next pilot', async () => {
    const laid = await firstTurn();
    laid.on.click();
    await chooses(laid, 'Cleo');
    await expectAccessible(laid.stage);
    await lockIn(laid);
    await until(() => isOffered(laid, /^I am Ben/), 'the shutters wait for Ben');
    expect(found(laid, 'choosing-stage')).to.equal(undefined);
  });

  it('asks for the name first if a pilot comes back in another window', async () => {
    const laid = await firstTurn();
    laid.on.click();
    await chooses(laid, 'Cleo');
    const again = { stage: await shown(await layTable(), laid.id) };
    await until(() => isOffered(again, /^I am Cleo/), 'the shutters wait for Cleo');
    expect(found(again, 'choosing-stage')).to.equal(undefined);
  });

  it('takes over a choice locked in from another window, and drops the shutters', async () => {
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
    expect(found(laid, 'choosing-stage')).to.equal(undefined);
    expect(told).to.have.lengthOf(1);
    expect(told[0]).to.match(/went on in another tab; here it is as it stands now/);
    const kept = await laid.saves.get(laid.id);
    expect(kept && 'battles' in kept ? kept.battles[0]?.turn : kept).to.deep.include({
      kind: 'choosing',
      locked: [52, null, null],
    });
  });

  it('keeps one choice if two tabs lock in different ones, and gives a notice', async () => {
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
    const turn = kept && 'battles' in kept ? kept.battles[0]?.turn : null;
    const locked = turn?.kind === 'choosing' ? turn.locked : [];
    expect([52, 62]).to.include(locked[0] ?? null);
    expect(locked.slice(1)).to.deep.equal([null, null]);
    await until(() => told.length > 0, 'it is told');
  });

  it('keeps the shutters down while a choice made by one touch is written, and takes nothing back', async () => {
    const laid = await begin(oneAgainstTwo());
    for (const pilot of ['Ada', 'Ben']) {
      await come(laid, pilot);
      await lockIn(laid, 62);
    }
    await come(laid, 'Cleo');
    await until(() => found(laid, 'choosing-dock'), 'Cleo chooses');
    const writes: (() => void)[] = [];
    const put = laid.saves.put.bind(laid.saves);
    laid.saves.put = async (save) => {
      await new Promise<void>((done) => writes.push(done));
      return put(save);
    };
    const stage = sure(found(laid, 'choosing-stage'));
    say(stage, 'maneuver-picked', { console: 52 });
    say(stage, 'maneuver-locked-in', { seat: 2, console: 52, oneTouch: true });
    await comes(laid, 'closing-shutters');
    say(sure(found(laid, 'closing-shutters')), 'numbers-asked');
    await until(() => writes.length === 1, 'the pick is being written');
    sure(writes[0])();
    await until(() => writes.length === 2, 'the choice is being written');
    await laid.stage.updateComplete;
    expect(shownTags(laid)).to.contain('closing-shutters').and.not.contain('choosing-stage');
    say(sure(found(laid, 'closing-shutters')), 'choice-taken-back', { seat: 2 });
    await laid.stage.updateComplete;
    expect(shownTags(laid)).to.contain('closing-shutters').and.not.contain('choosing-stage');
    sure(writes[1])();
    await comes(laid, 'turn-film');
  });

  it('drops a choice made by one touch if its page is left before the numbers are shown', async () => {
    const laid = await begin(oneAgainstTwo());
    for (const pilot of ['Ada', 'Ben']) {
      await come(laid, pilot);
      await lockIn(laid, 62);
    }
    await come(laid, 'Cleo');
    await until(() => found(laid, 'choosing-dock'), 'Cleo chooses');
    const timers = holdTimers();
    const choice = { seat: 2, console: 52, oneTouch: true };
    say(sure(found(laid, 'choosing-stage')), 'maneuver-locked-in', choice);
    await laid.stage.updateComplete;
    expect(found(laid, 'closing-shutters')).not.to.equal(undefined);
    await nextFrame();
    timers.goOn(0);
    await Promise.resolve();
    laid.stage.remove();
    timers.goOn(CLOSING + 1);
    for (let times = 0; times < 5; times += 1) {
      const kept = await laid.saves.get(laid.id);
      const turn = kept && 'battles' in kept ? kept.battles[0]?.turn : kept;
      expect(turn).to.deep.include({ kind: 'choosing', locked: [62, 62, null] });
    }
  });

  it('says so if the fight is not kept here, and where to go instead', async () => {
    const table = await layTable();
    const stage = await shown(table, 'nowhere');
    await until(() => stage.renderRoot.querySelector('not-here a'), 'a way out');
    expect(
      [...stage.renderRoot.querySelectorAll('not-here a')].map((each) => text(each)),
    ).to.deep.equal(['To the start', 'To the records', 'To the booklets']);
    await expectAccessible(stage);
  });
});
