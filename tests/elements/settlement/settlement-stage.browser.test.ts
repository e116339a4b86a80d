import { expect } from '@open-wc/testing';
import { say } from '../../../src/elements/common/say.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import {
  cardsOf,
  deadly,
  done,
  nextChoice,
  settlementOf,
  tuesday,
  withoutBooklets,
} from '../../offline/hangars/evenings.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { button, griffin, press, rifleman, text } from '../parts.ts';
import { until } from '../until.ts';
import { adaBeats, enlist, evening, laid, playedAs, shotDown } from './pages.ts';

before(() => withOwnDatabase('viewscreen-settlements'));
afterEach(() => document.querySelector('settlement-stage')?.remove());

describe('a settlement page', () => {
  it('settles winners first, step by step, and saves each step as soon as it is done', async () => {
    const { here, hangar, game } = await shotDown();
    const page = await laid(here, hangar, game);
    expect(page.all('[role=tab]')).to.deep.equal([
      'Ada won · settles now',
      'Finn shot down · settles after Ada',
    ]);
    expect(page.all('.step h2')[0]).to.equal('Result');
    await expectAccessible(page.stage);
    // There is nothing to learn: the step is skipped, and nothing is saved before a choice is made.
    expect(page.all('.step.done h2')).to.deep.equal(['Experience']);
    expect(await page.choices()).to.deep.equal([]);

    expect(page.main()).to.equal('Take nothing');
    await page.pick(/^Engine, whole, mends Ada's own$/);
    await page.pick(/^Gyro, whole, mends Ada's own$/);
    await expectAccessible(page.stage);
    await page.go('Take 2 parts');
    expect(page.all('[role=status]')).to.deep.equal(["2 parts of Finn's own taken."]);

    await expectAccessible(page.stage);
    expect(page.field(/^Engine of Finn's own just salvaged, whole$/).checked).to.equal(true);
    expect(page.all('.body > .quiet')).to.deep.equal([
      'Whole again without repair: Heat Sinks (every heat +1).',
    ]);
    await page.go('Fit both');
    expect(page.all('[role=status]')[0]).to.equal(
      "Gyro of Finn's own fitted; old Gyro to the stockpile. Engine of Finn's own fitted; old Engine to the stockpile.",
    );
    await expectAccessible(page.stage);
    // Reload is skipped too, and listed in its line.
    expect(page.all('.step.done').map((step) => step.replace(/ Take back.*/, ''))).to.include(
      'Reload 4 rounds loaded',
    );
    expect(page.inside('act-form[step=settled]', 'li')).to.deep.equal([
      'Shuts down at 29 (printed 30)',
      'autocannon 5 of 8',
    ]);
    await expectAccessible(page.stage);
    await page.go('Ada has settled');

    expect(page.all('[role=tab]')).to.deep.equal([
      'Ada won · settled',
      'Finn shot down · settles now',
    ]);
    expect((await page.choices()).map(({ step }) => step)).to.deep.equal([
      ...['experience', 'salvage', 'repair', 'reload', 'settled'],
    ]);
  });

  it('gives a pilot who was shot down a replacement, and offers to buy back points', async () => {
    const { here, hangar, game } = await shotDown();
    const page = await laid(here, hangar, game);
    for (const words of ['Take nothing', 'Ada has settled']) await page.go(words);
    await until(() => page.main() === 'Take the replacement');
    await page.write(/^The 'Mech's name/, 'Brass Monday');
    expect(page.field(/^A new 'Mech only after 10 games in the lost one$/).disabled).to.equal(true);
    await expectAccessible(page.stage);
    page.field(/^−2/).click();
    await until(
      async () => cardsOf(await here.enter(hangar.id)).founding.replacements === 2,
      'the house rule is on disk',
    );
    await page.go('Take the replacement');
    expect((await page.choices()).at(-1)).to.have.nested.property('mech.name', 'Brass Monday');
    // With nothing to spend the step is skipped; taking it back shows why.
    button(page.stage, 'Take back Buy back').click();
    await until(() => page.inside('act-form[step="buy back"]', 'p').length === 2);
    expect(page.inside('act-form[step="buy back"]', 'p')[1]).to.match(
      /^There is nothing to spend: 0 t of experience/,
    );
    expect(page.inside('act-form[step="buy back"]', 'button')).to.deep.equal([]);
    await expectAccessible(page.stage);
    await page.go('Buy nothing back');
    await page.go('Finn has settled');
    await until(() => page.stage.renderRoot.querySelector('sheet-dialog'));
    await expectAccessible(page.stage);
    button(page.stage, 'Close the page').click();
    await until(() => page.said.length > 0);
    expect(page.said).to.deep.equal(['Game 1 is settled. Read it in the chronicle.']);
    const after = await (await evening()).enter(hangar.id);
    expect(after.games).to.equal(1);
    expect(cardsOf(after).open).to.deep.equal([]);
    expect(cardsOf(after).founding.replacements).to.equal(2);
    expect(cardsOf(after).mechs.at(-1)?.replacement?.penalty).to.equal(2);
    expect(await here.hangars.verify(hangar.id)).to.deep.equal({ kind: 'same' });
    location.hash = '';
  });

  it('leaves who has gone elsewhere meanwhile where they are', async () => {
    const { here, hangar } = await tuesday();
    const game = await adaBeats(hangar, { out: 'bailed out' });
    for (let next = nextChoice(settlementOf(hangar, game)); next;) {
      await done(hangar.choose(game, next));
      next = nextChoice(settlementOf(hangar, game));
    }
    const page = await laid(here, hangar, game);
    const before = location.hash;
    say(sure(page.stage.renderRoot.querySelector('settlement-dock')), 'closing-asked');
    await until(() => page.stage.renderRoot.querySelector('sheet-dialog'));
    button(page.stage, 'Close the page').click();
    page.stage.remove();
    await until(async () => cardsOf(await here.enter(hangar.id)).open.length === 0);
    expect(location.hash).to.equal(before);
  });

  it('says what is missing if it cannot be read', async () => {
    const { here, hangar, game } = await shotDown();
    const page = await laid(withoutBooklets(here), hangar, game);
    expect(page.inside('closed-page', 'p')[0]).to.match(/^The booklet .+ is missing\.$/);
    expect(page.inside('closed-page', 'a')).to.deep.equal(['To the hangar']);
  });

  it('says why if its result is impossible, and links to where to enter it again', async () => {
    const { here, hangar, game } = await shotDown();
    const { stage } = await laid(here, hangar, game);
    const page = document.createElement('closed-page');
    const claim = { kind: 'too deep', least: -10 } as const;
    Object.assign(page, { running: hangar, gameId: game });
    page.why = { kind: 'impossible', who: 'Finn', claim };
    stage.after(page);
    await until(() => page.renderRoot.querySelector('p'));
    expect(text(page.renderRoot.querySelector('p'))).to.equal(
      'Finn lives, so the armor cannot be below −10.',
    );
    const way = page.renderRoot.querySelector('a');
    expect([text(way), way?.getAttribute('href')]).to.deep.equal([
      'Enter the result',
      `#/hangar/${hangar.id}/paper/${game}`,
    ]);
    page.remove();
  });

  it('asks for a memorial line and a successor if a pilot was killed', async () => {
    const { here, hangar } = await tuesday();
    const game = await adaBeats(hangar, {
      ...{ out: 'fell', killedBy: 'critical', armor: 15, criticals: [deadly(rifleman)] },
    });
    const page = await laid(here, hangar, game);
    for (const words of ['Take nothing', 'Go on', 'Ada has settled']) await page.go(words);
    expect(page.all('.step.open h2')).to.deep.equal(['Finn was killed']);
    expect(page.all('.told')[0]).to.equal(
      "Finn was killed by a critical: Cockpit, in turn 9. Finn's own still had armor 15.",
    );
    await expectAccessible(page.stage);
    await page.write(/^A line/, 'One more turn.');
    await page.go('Keep this line');
    expect(page.main()).to.equal('A new pilotName the new pilot');
    await page.write(/^The new pilot's name/, 'Ada');
    expect(page.main()).to.contain('Ada flies here already');
    await page.write(/^The new pilot's name/, 'Flora');
    await page.write(/^The 'Mech's name/, 'Brass Monday');
    await until(() => page.main() === 'Flora takes Brass Monday');
    await expectAccessible(page.stage);
    await page.go('Flora takes Brass Monday');
    await page.go('Finn has settled');
    expect((await page.choices()).slice(-3)).to.deep.include({
      ...{ step: 'memorial', pilot: 'p2', line: 'One more turn.' },
    });
  });

  it('takes a step back after listing the steps that go with it', async () => {
    const { here, hangar, game } = await shotDown();
    const page = await laid(here, hangar, game);
    await page.pick(/^Engine/);
    await page.go('Take the Engine');
    await page.go('Fit the Engine');
    // Steps skipped since then go with it without a question.
    await press(page.stage, 'Backspace');
    await until(() => page.main() === 'Fit the Engine');
    await page.go('Fit the Engine');
    button(page.stage, 'Take back Salvage').click();
    expect(page.all('.along li')).to.deep.equal(['Repair of Ada']);
    await expectAccessible(page.stage);
    button(page.stage, 'Take back all 2').click();
    await until(() => page.main() === 'Take the Engine');
    expect((await page.choices()).map(({ step }) => step)).to.deep.equal(['experience']);
  });

  it('skips steps without a choice, and asks about one only after it is taken back', async () => {
    const { here, hangar, game } = await shotDown();
    const page = await laid(here, hangar, game);
    await page.go('Take nothing');
    // Nothing is in the stockpile for the hurt parts: the next step with a choice is the last.
    expect(page.main()).to.equal('Ada has settled');
    expect(page.all('.step.done h2')).to.deep.equal([
      ...['Result', 'Experience', 'Salvage', 'Repair', 'Reload'],
    ]);
    button(page.stage, 'Take back Repair').click();
    await until(() => page.main() === 'Leave them');
    expect(page.all('.step.open h2')).to.deep.equal(['Repair']);
    await page.go('Leave them');
    // Once chosen explicitly it is the last choice.
    await press(page.stage, 'Backspace');
    await until(() => page.main() === 'Leave them');
    await page.go('Leave them');
    await page.go('Ada has settled');
    expect((await page.choices()).map(({ step }) => step)).to.deep.equal([
      ...['experience', 'salvage', 'repair', 'reload', 'settled'],
    ]);
    // It is Finn's turn, and his step without experience was skipped.
    expect(page.all('.step.open h2')).to.deep.equal(["Another 'Mech"]);
    button(page.stage, /^Ada/).click();
    await page.stage.updateComplete;
    button(page.stage, 'Take back Salvage').click();
    expect(page.all('.along li')).to.deep.equal(['Repair of Ada', 'Ada has settled']);
  });

  it('lets two winners pick in turn, and shows whose pick it is', async () => {
    const { here, hangar } = await tuesday();
    await done(enlist(hangar, 'Cleo', griffin));
    const game = await playedAs(
      hangar,
      ['p1', 'p2', 'p3'],
      { kind: 'win', winner: 'many' },
      {
        p1: {
          ...{ out: 'fell', armor: -1 },
          victors: [
            { fighter: 2, damage: 25 },
            { fighter: 1, damage: 13 },
          ],
        },
      },
    );
    const page = await laid(here, hangar, game);
    button(page.stage, /^Finn/).click();
    await page.stage.updateComplete;
    // The victory is Cleo's, who picks first.
    expect(page.all('[role=tab]')).to.deep.equal([
      'Finn won · Cleo picks',
      'Cleo won · to settle',
      'Ada shot down · after the winners',
    ]);
    button(page.stage, /^Cleo/).click();
    await page.stage.updateComplete;
    button(page.stage, 'Take back Experience').click();
    await until(() =>
      page
        .inside('act-form[step=experience]', 'p')
        .some((words) =>
          words.includes('shared by two; the victory goes to Cleo, who did most damage'),
        ),
    );
    await page.go('Go on');
    await until(() => page.main() === 'Take nothing');
    await page.pick(/^Large Laser/);
    await expectAccessible(page.stage);
    await page.go('Take the Large Laser');
    expect(page.all('[role=tab][aria-selected=true]')).to.deep.equal(['Finn won · settles now']);
    expect(
      page.inside('act-form[step=salvage]', 'label').some((row) => row.startsWith('Large Laser')),
    ).to.equal(false);
    await page.pick(/^Gyro/);
    await page.go('Take the Gyro');
    await page.go('Take no more');
    expect(page.all('.step.open h2')).to.deep.equal(['Reload']);
    button(page.stage, /^Finn/).click();
    await page.stage.updateComplete;
    await page.pick(/^Left Arm/);
    await page.pick(/^Right Arm/);
    await page.go('Take 2 parts');
    expect(page.all('.step.open h2')).to.deep.equal(['Reload']);
  });

  it('has a tab for each of eight pilots', async () => {
    const { here, hangar } = await tuesday();
    for (const name of ['Cleo', 'Dora', 'Emil', 'Frida', 'Gustav', 'Henriette Wolken'])
      await done(enlist(hangar, name));
    const pilots = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];
    const game = await playedAs(hangar, pilots, { kind: 'nobody' }, {});
    const page = await laid(here, hangar, game);
    expect(page.all('[role=tab]')).to.have.length(8);
    expect(page.all('[role=tab]')[7]).to.equal('Henriette Wolken a draw · to settle');
    button(page.stage, /^Henriette/).click();
    await page.stage.updateComplete;
    // Half a load is above full: it is stockpiled or left.
    await page.go('Go on');
    expect((await page.choices())[0]).to.deep.equal({ step: 'experience', pilot: 'p8', learn: [] });
    await expectAccessible(page.stage);
  });
});
