import { expect } from '@open-wc/testing';
import '../../../../src/elements/table/paper/paper-stage.ts';
import type { PaperStage } from '../../../../src/elements/table/paper/paper-stage.ts';
import type { RunningHangar } from '../../../../src/offline/hangars/running-hangar.ts';
import type { Evening } from '../../../offline/hangars/evenings.ts';
import {
  cardsOf,
  done,
  duelOf,
  enlist,
  evening,
  mustered,
  settleAll,
  tuesday,
  withoutBooklets,
} from '../../../offline/hangars/evenings.ts';
import { withOwnDatabase } from '../../../offline/fights/visits.ts';
import { expectAccessible } from '../../../axe.ts';
import { hangarTable } from '../../campaign/hangar-table.ts';
import { draftRows, loadAnew } from '../../drafts.ts';
import { griffin, rifleman, text } from '../../parts.ts';
import { until } from '../../until.ts';

before(() => withOwnDatabase('viewscreen-paper'));
beforeEach(() => {
  history.replaceState(null, '', '#/hangar/x/paper/y');
});

const stageOf = async ({ hangars, library }: Evening, { id }: RunningHangar, game: string) => {
  const stage: PaperStage = document.createElement('paper-stage');
  stage.hangarId = id;
  stage.gameId = game;
  const said = hangarTable({ hangars, library }, stage);
  await until(() =>
    /The result|There is no such|is missing/.test(stage.renderRoot.textContent ?? ''),
  );
  const fighter = (place: number): Element =>
    stage.renderRoot.querySelector(`fieldset[data-place="${place}"]`)!;
  const way = async (place: number, value: string): Promise<void> => {
    const select = fighter(place).querySelector('select')!;
    select.value = value;
    select.dispatchEvent(new Event('change'));
    await stage.updateComplete;
  };
  const field = (label: string, of: ParentNode = stage.renderRoot): HTMLInputElement => {
    const found = [...of.querySelectorAll('label.number')].find((each) =>
      text(each.querySelector('span')).startsWith(label),
    );
    if (!found) throw new Error(`There is no field ${label}.`);
    return found.querySelector('input')!;
  };
  const fill = async (label: string, value: string, place?: number): Promise<void> => {
    const input = field(label, place === undefined ? stage.renderRoot : fighter(place));
    input.value = value;
    input.dispatchEvent(new Event('change'));
    await stage.updateComplete;
  };
  const dock = (): string => text(stage.renderRoot.querySelector('.dock p'));
  const main = (): HTMLButtonElement => stage.renderRoot.querySelector('.dock button')!;
  return { stage, said, fighter, way, field, fill, dock, main };
};

describe('a game with paper', () => {
  it('finds a critical by page and letter, and counts it at most nine times', async () => {
    const { here, hangar } = await tuesday();
    const { game } = await mustered(hangar, 'with paper');
    const { fighter, stage } = await stageOf(here, hangar, game);
    const finder = fighter(0).querySelector('critical-finder')!;
    await finder.updateComplete;
    const type = async (words: string): Promise<string> => {
      const input = finder.renderRoot.querySelector('input')!;
      input.value = words;
      input.dispatchEvent(new InputEvent('input'));
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }));
      await stage.updateComplete;
      await finder.updateComplete;
      return text(finder.renderRoot.querySelector('p'));
    };
    const received = (): string => text(fighter(0).querySelector('summary'));
    expect(await type('34 A')).to.equal('There is no view screen 34.');
    expect(received()).to.equal('Criticals on its parts: 0');
    const screen = rifleman.viewScreens.find((each) =>
      each?.criticals.some(({ critical }) => critical.part === 'Gyro'),
    )!;
    const { letter } = screen.criticals.find(({ critical }) => critical.part === 'Gyro')!;
    expect(await type(`${screen.number}${letter.toLowerCase()}`)).to.match(
      new RegExp(`^${screen.number}${letter} is Gyro: .+\\.$`),
    );
    expect(received()).to.equal('Criticals on its parts: 1');
    expect(finder.renderRoot.querySelector('input')!.value).to.equal('');
    fighter(0).querySelector('details')!.open = true;
    const part = [...fighter(0).querySelectorAll('.part')].find((each) =>
      text(each).startsWith('Gyro'),
    )!;
    expect(part.querySelectorAll('.hit[data-received]')).to.have.length(1);
    for (let times = 2; times <= 9; times += 1)
      expect(await type(`${screen.number}${letter}`)).to.match(/ is Gyro: [^.]+\.$/);
    expect(await type(`${screen.number}${letter}`)).to.match(
      / is Gyro: .+\. It has been entered 9 times already, the most there can be\.$/,
    );
    expect(received()).to.equal('Criticals on its parts: 9');
    await expectAccessible(stage);
  });

  it('shows the message about a critical above the bar, even from the lowest field', async () => {
    const { here, hangar } = await tuesday();
    const { game } = await mustered(hangar, 'with paper');
    const { fighter, stage } = await stageOf(here, hangar, game);
    stage.style.height = '420px';
    const finder = fighter(1).querySelector('critical-finder')!;
    await finder.updateComplete;
    const input = finder.renderRoot.querySelector('input')!;
    input.scrollIntoView({ block: 'end' });
    input.value = '34 A';
    input.dispatchEvent(new InputEvent('input'));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }));
    await finder.updateComplete;
    const said = finder.renderRoot.querySelector('p')!.getBoundingClientRect();
    const bar = stage.renderRoot.querySelector('.dock')!.getBoundingClientRect();
    expect(said.height).to.be.greaterThan(0);
    expect(said.bottom).to.be.at.most(bar.top);
  });

  it('asks for what the rules need, saves it and goes to the settlement page', async () => {
    const { here, hangar } = await tuesday();
    const { game } = await mustered(hangar, 'with paper');
    const { dock, fill, fighter, main, stage, way } = await stageOf(here, hangar, game);
    expect(dock()).to.equal('How many turns were played?');
    await fill('Turns played', '7');
    await way(1, 'bailed out');
    expect(dock()).to.equal('In which turn was Finn out?');
    await fill('In turn', '7', 1);
    expect(dock()).to.equal('How much armor does Ada have left?');
    await fill('Armor left', '12', 0);
    await fill('rounds left', '3', 0);
    await fill('Armor left', '4', 1);
    expect(dock()).to.equal('Ada wins');
    fighter(0).querySelector('details')!.open = true;
    fighter(0).querySelector<HTMLButtonElement>('[aria-label^="One more: Sensors"]')!.click();
    await stage.updateComplete;
    await expectAccessible(stage);
    main().click();
    await until(() => location.hash === `#/hangar/${hangar.id}/game/${game}`);
    const after = await here.enter(hangar.id);
    const { stand } = cardsOf(after).open[0]!;
    expect(stand?.outcome).to.deep.equal({ kind: 'win', winner: 'few' });
    expect(stand?.fighters.map(({ out, turn, armor }) => [out, turn, armor])).to.deep.equal([
      [null, null, 12],
      ['bailed out', 7, 4],
    ]);
    expect(stand?.fighters[0]?.ammunition).to.deep.equal({ autocannon: 3 });
    expect(stand?.fighters[0]?.criticals.map(({ part, times }) => [part, times])).to.deep.equal([
      ['Sensors', 1],
    ]);
    expect(stand?.fighters[1]?.victors).to.deep.equal([{ fighter: 0, damage: 0 }]);
    await settleAll(after, game);
    expect(cardsOf(after).pilots[0]?.victories).to.equal(1);
  });

  it('leaves who has gone elsewhere meanwhile where they are', async () => {
    const { here, hangar } = await tuesday();
    const { game } = await mustered(hangar, 'with paper');
    const { fill, main, stage, way } = await stageOf(here, hangar, game);
    const before = location.hash;
    await fill('Turns played', '7');
    await way(1, 'bailed out');
    await fill('In turn', '7', 1);
    await fill('Armor left', '12', 0);
    await fill('Armor left', '4', 1);
    main().click();
    stage.remove();
    await until(async () => cardsOf(await here.enter(hangar.id)).open[0]?.stand);
    expect(location.hash).to.equal(before);
  });

  it('keeps the answers through a reload, and forgets them once the result is entered', async () => {
    const { here, hangar } = await tuesday();
    const { game } = await mustered(hangar, 'with paper');
    const first = await stageOf(here, hangar, game);
    await first.fill('Turns played', '9');
    await first.way(0, 'critical');
    await first.fill('In turn', '9', 0);
    first.stage.remove();
    await loadAnew();
    const second = await stageOf(here, hangar, game);
    expect(second.field('Turns played').value).to.equal('9');
    await second.fill('Armor left', '5', 0);
    await second.fill('Armor left', '5', 1);
    expect(second.dock()).to.equal('Finn wins');
    second.main().click();
    await until(() => location.hash.includes('/game/'));
    expect(await draftRows(`paper-${game}`)).to.deep.equal([]);
    const after = await here.enter(hangar.id);
    const ended = cardsOf(after).open[0]?.stand?.fighters[0];
    expect(ended?.killedBy).to.equal('critical');
    expect(ended?.criticals.map(({ part, times }) => `${part} ${times}`)).to.deep.equal([
      'Cockpit 1',
    ]);
  });

  it('keeps a half-typed number while the hangar changes, and corrects a complete one that is out of range', async () => {
    const { here, hangar } = await tuesday();
    const { game } = await mustered(hangar, 'with paper');
    const { field, fighter, fill, stage } = await stageOf(here, hangar, game);
    const armor = field('Armor left', fighter(0));
    armor.value = '1';
    const inAnotherTab = await (await evening()).enter(hangar.id);
    let redrawn = false;
    stage.addController({ hostUpdated: () => (redrawn = true) });
    await done(enlist(inAnotherTab, 'Grace'));
    await until(() => redrawn);
    expect(armor.value).to.equal('1');
    await fill('Armor left', '99', 0);
    await fill('Armor left', '98', 0);
    expect(armor.value).to.equal('38');
    await fill('Turns played', '0');
    expect(field('Turns played').value).to.equal('');
    const rounds = field('rounds left', fighter(0));
    await fill('rounds left', '', 0);
    expect(rounds.value).to.not.equal('');
  });

  it('counts one critical for a pilot killed by a critical or heat, and none for one killed through the armor', async () => {
    const { here, hangar } = await tuesday();
    const { game } = await mustered(hangar, 'with paper');
    const table = await stageOf(here, hangar, game);
    const said = (): string => text(table.stage.renderRoot.querySelector('.told summary'));
    await table.way(0, 'critical');
    expect(said()).to.equal('Criticals on its parts: 1');
    await table.way(0, 'armor');
    expect(said()).to.equal('Criticals on its parts: 0');
    await table.way(0, 'heat');
    expect(said()).to.equal('Criticals on its parts: 1');
  });

  it('asks how much damage each pilot did if several share a victory', async () => {
    const { here, hangar } = await tuesday();
    await done(enlist(hangar, 'Ben', griffin));
    const begun = await hangar.begin(duelOf(hangar, ['p1', 'p2', 'p3']), 'with paper');
    if (begun.kind !== 'done') throw new Error(begun.sentence);
    const { dock, fill, main, stage, way } = await stageOf(here, hangar, begun.game);
    await fill('Turns played', '5');
    await way(0, 'fell');
    await fill('In turn', '5', 0);
    await fill('Damage by Finn', '4', 0);
    await fill('Damage by Ben', '9', 0);
    for (const [place, armor] of ['0', '8', '9'].entries()) await fill('Armor left', armor, place);
    expect(dock()).to.equal('Finn and Ben win');
    await expectAccessible(stage);
    main().click();
    await until(() => location.hash.includes('/game/'));
    const after = await here.enter(hangar.id);
    expect(cardsOf(after).open[0]?.stand?.fighters[0]?.victors).to.deep.equal([
      { fighter: 2, damage: 9 },
      { fighter: 1, damage: 4 },
    ]);
  });

  it('accepts no result for a game that is played on this device or unknown', async () => {
    const { here, hangar } = await tuesday();
    const { game } = await mustered(hangar);
    const { stage } = await stageOf(here, hangar, game);
    expect(stage.renderRoot.textContent).to.contain('There is no such open game with paper here.');
    await expectAccessible(stage);
  });

  it('says so if a booklet is missing', async () => {
    const { here, hangar } = await tuesday();
    const { game } = await mustered(hangar, 'with paper');
    const { stage } = await stageOf(withoutBooklets(here), hangar, game);
    expect(text(stage.renderRoot.querySelector('[role=alert]'))).to.match(
      /^The booklet .+ is missing\.$/,
    );
  });
});
