import { expect } from '@open-wc/testing';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import {
  cardsOf,
  done,
  nextChoice,
  settleAll,
  settlementOf,
  deadly,
  tuesday,
} from '../../offline/hangars/evenings.ts';
import { withFullStorage } from '../../offline/disk/spoiled-storage.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { draftRows, loadAnew, loadDrafts } from '../drafts.ts';
import { button, rifleman } from '../parts.ts';
import { until } from '../until.ts';
import { adaBeats, evening, laid, shotDown } from './pages.ts';

before(() => withOwnDatabase('viewscreen-settlements-between'));
afterEach(() => document.querySelector('settlement-stage')?.remove());

describe('an interrupted settlement page', () => {
  it('follows what another tab settles without adding a step of its own', async () => {
    const { here, hangar, game } = await shotDown();
    const page = await laid(here, hangar, game);
    const elsewhere = await (await evening()).enter(hangar.id);
    await done(elsewhere.choose(game, { step: 'experience', pilot: 'p1', learn: [] }));
    await until(() => page.main() === 'Take nothing');
    await page.pick(/^Engine/);
    await done(
      elsewhere.choose(game, { step: 'salvage', pilot: 'p1', of: 'm2', take: ['Engine'] }),
    );
    await until(() => page.main() === 'Fit the Engine');
    expect((await page.choices()).map(({ step }) => step)).to.deep.equal(['experience', 'salvage']);
  });

  it('takes a step once if two tabs take it at the same moment, and says so in the tab that came second', async () => {
    const { here, hangar, game } = await shotDown();
    const page = await laid(here, hangar, game);
    const elsewhere = await (await evening()).enter(hangar.id);
    const there = elsewhere.choose(
      game,
      { step: 'experience', pilot: 'p1', learn: [] },
      { step: 'salvage', pilot: 'p1', of: 'm2', take: [] },
    );
    button(page.stage, /^Take nothing/).click();
    const { kind } = await there;
    await until(() => page.main() === 'Ada has settled');
    expect((await page.choices()).map(({ step }) => step)).to.deep.equal(['experience', 'salvage']);
    if (kind === 'done') await until(() => page.said.length === 1);
    expect([kind, page.said.length]).to.deep.equal(kind === 'done' ? [kind, 1] : ['elsewhere', 0]);
  });

  it('says when the disk is full, and takes the step once there is room', async () => {
    const { here, hangar, game } = await shotDown();
    const page = await laid(here, hangar, game);
    await withFullStorage(async () => {
      button(page.stage, /^Take nothing/).click();
      await until(() => page.said.length > 0);
    });
    expect(page.said[0]).to.equal(
      'The storage of this device is full: nothing was saved. Free some space and try again.',
    );
    expect(await page.choices()).to.deep.equal([]);
    await page.go('Take nothing');
    expect(await page.choices()).to.have.length(2);
  });

  it('reopens at the step where it was left', async () => {
    const { here, hangar, game } = await shotDown();
    const page = await laid(here, hangar, game);
    await page.pick(/^Engine/);
    await page.go('Take the Engine');
    page.stage.remove();
    const again = await laid(await evening(), hangar, game);
    expect(again.main()).to.equal('Fit the Engine');
  });

  it("keeps unsettled ticks while another pilot's tab is shown and after a reload", async () => {
    const { here, hangar, game } = await shotDown();
    const page = await laid(here, hangar, game);
    await page.pick(/^Engine/);
    button(page.stage, /^Finn/).click();
    await until(() => page.main() === 'On to Ada');
    button(page.stage, /^Ada/).click();
    await until(() => page.main() === 'Take the Engine');
    page.stage.remove();
    await loadAnew('in another tab');
    const again = await laid(await evening(), hangar, game);
    await again.go('Take the Engine');
    again.stage.remove();
    // A draft stored in another form is ignored.
    (await loadDrafts()).keep(`settling-${game}`, [{ step: 'repair', pilot: 'p1' }]);
    expect((await laid(here, hangar, game)).main()).to.equal('Fit the Engine');
  });

  it('keeps what is typed for a successor not yet named', async () => {
    const { here, hangar } = await tuesday();
    const killed = { killedBy: 'critical', armor: 15, criticals: [deadly(rifleman)] } as const;
    const game = await adaBeats(hangar, { out: 'fell', ...killed });
    const page = await laid(here, hangar, game);
    for (const words of ['Take nothing', 'Go on', 'Ada has settled']) await page.go(words);
    await page.write(/^A line/, 'One more turn.');
    await page.go('Keep this line');
    await page.write(/^Nickname/, 'Flash');
    page.stage.remove();
    await loadAnew();
    const again = await laid(await evening(), hangar, game);
    await until(() => again.find('act-form[step=successor]'));
    await again.shown();
    expect(again.field(/^Nickname/).value).to.equal('Flash');
    expect(again.main()).to.equal('A new pilotName the new pilot');
    again.stage.remove();
    // A draft that names an impossible edition is ignored too.
    const [kept] = await draftRows(`settling-${game}`);
    const odd = JSON.stringify(kept?.data).replace(rifleman.edition, 'no edition');
    (await loadDrafts()).keep(`settling-${game}`, JSON.parse(odd));
    const spoiled = await laid(await evening(), hangar, game);
    await until(() => spoiled.find('act-form[step=successor]'));
    await spoiled.shown();
    expect(spoiled.field(/^Nickname/).value).to.equal('');
  });

  it('stops asking whether to close once another browser tab takes a step back', async () => {
    const { here, hangar, game } = await shotDown();
    for (let next = nextChoice(settlementOf(hangar, game)); next;) {
      await done(hangar.choose(game, next));
      next = nextChoice(settlementOf(hangar, game));
    }
    const page = await laid(here, hangar, game);
    button(page.stage, /^Close the page…/).click();
    const sheet = () => page.stage.renderRoot.querySelector('sheet-dialog');
    expect(sheet()?.open).to.equal(true);
    const elsewhere = await (await evening()).enter(hangar.id);
    const last = settlementOf(elsewhere, game).game.choices.length - 1;
    await done(elsewhere.takeBack(game, last));
    await until(() => !sheet(), 'the sheet stays');
    expect(page.said).to.deep.equal([
      'A step was taken back in another tab: Finn has yet to settle.',
    ]);
    await done(elsewhere.choose(game, { step: 'settled', pilot: 'p2' }));
    await until(() => page.main() === 'Close the page…');
    expect(sheet()).to.equal(null);
  });

  it('says whether a game is closed, still being played, or unknown', async () => {
    const { here, hangar, game } = await shotDown();
    await settleAll(hangar, game);
    const closed = await laid(here, hangar, game);
    await until(() =>
      closed.inside('closed-page', 'p')[0]?.startsWith('The page of this game is closed.'),
    );
    await expectAccessible(closed.stage);
    closed.stage.remove();
    const begun = await hangar.begin(
      {
        ...sure(await hangar.game(game)).muster,
        fighters: cardsOf(hangar).pilots.map(({ id, mech }) => ({ pilot: id, mech: sure(mech) })),
      },
      'with paper',
    );
    const open = await laid(here, hangar, begun.kind === 'done' ? begun.game : '');
    await until(() => open.inside('closed-page', 'p')[0]?.startsWith('This game is not over.'));
    open.stage.remove();
    const none = await laid(here, hangar, 'none-such');
    await until(
      () => none.inside('closed-page', 'p')[0] === 'There is no such game in this hangar.',
    );
  });
});
