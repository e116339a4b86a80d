import { expect } from '@open-wc/testing';
import { forge } from '../../../src/forge/forge.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { button, text } from '../parts.ts';
import { until } from '../until.ts';
import {
  stageWith,
  form,
  field,
  weapons,
  type,
  rowsOf,
  press,
  pick,
  why,
  typeExample,
  forget,
} from './forging.ts';

before(() => withOwnDatabase('viewscreen-forge-weapons'));

describe('the weapons of a record sheet', () => {
  beforeEach(forget);
  afterEach(forget);

  it('can have weapons added, placed and removed, each with its own faults', async () => {
    const stage = await stageWith();
    await typeExample(stage);
    button(form(stage), /Add a weapon/).click();
    await until(() => weapons(stage).length === 2);
    const second = sure(weapons(stage)[1]);
    await until(
      () => form(stage).shadowRoot?.activeElement === second.querySelector('[role="combobox"]'),
    );
    await pick(stage, 'weapons.1.weapon', 'A weapon with facts of its own');
    await type(stage, 'weapons.1.word', 'Duck');
    await type(stage, 'weapons.1.kind', 'missile');
    for (const [name, value] of [
      ...[['damage.0', '8'] as const, ['damage.1', '8'] as const],
      ...[['heat', '3'] as const, ['max', '9'] as const],
    ])
      await type(stage, `weapons.1.${name}`, value);
    await until(() => why(stage, 'weapons.1.word').includes('on every card'));
    await type(stage, 'weapons.1.word', 'Rocket');
    await until(() => why(stage, 'weapons.1.word') === '');
    // Its facts stay while another weapon is tried.
    await type(stage, 'weapons.1.weapon', 'ppc');
    expect(form(stage).renderRoot.querySelector('[name="weapons.1.word"]')).to.equal(null);
    await pick(stage, 'weapons.1.weapon', 'A weapon with facts of its own');
    expect(field(stage, 'weapons.1.word').value).to.equal('Rocket');
    expect(field(stage, 'weapons.1.damage.1').value).to.equal('8');
    const arm = sure(second.querySelector<HTMLInputElement>('.left-arm input'));
    arm.click();
    await until(() => text(second.querySelector('summary')).includes('left arm'));
    await expectAccessible(stage);
    sure(second.querySelector<HTMLButtonElement>('.out')).click();
    await until(() => weapons(stage).length === 1);
    expect(field(stage, 'weapons.0.weapon').value).to.equal('Large laser');
  });

  it('finds a weapon by what is typed of it, the Clans apart, by keys or a tap', async () => {
    const stage = await stageWith();
    const name = 'weapons.0.weapon';
    field(stage, name).focus();
    expect(rowsOf(stage)).to.deep.equal([]);
    field(stage, name).click();
    await form(stage).updateComplete;
    expect(rowsOf(stage)).to.have.lengthOf(137);
    const headings = [...form(stage).renderRoot.querySelectorAll('[role="group"] > p')].map(text);
    expect(headings).to.include.members(['Lasers, Inner Sphere', 'Lasers, Clan']);
    await expectAccessible(stage);
    await type(stage, name, 'clan med pulse');
    expect(rowsOf(stage).slice(1)).to.deep.equal([
      'Clan medium pulse laser',
      'ER medium pulse laser',
    ]);
    await press(stage, name, 'ArrowDown');
    await press(stage, name, 'ArrowUp');
    const active = field(stage, name).getAttribute('aria-activedescendant') ?? '';
    expect(text(form(stage).shadowRoot?.getElementById(active))).to.contain('Clan medium pulse');
    await press(stage, name, 'Enter');
    expect(field(stage, name).value).to.equal('Clan medium pulse laser');
    expect(rowsOf(stage)).to.deep.equal([]);
    // As files and people write it.
    for (const [typed, first] of [
      ['uac5', 'Ultra AC/5'],
      ['AC/20', 'AC/20'],
      ['particle cannon', 'PPC'],
    ] as const) {
      await type(stage, name, typed);
      expect(rowsOf(stage)[1]).to.equal(first);
    }
    await press(stage, name, 'Escape');
    expect(rowsOf(stage)).to.deep.equal([]);
    await pick(stage, name, 'Arrow IV');
    expect(field(stage, name).value).to.equal('Arrow IV');
  });

  it('keep their shots while a name is corrected, unless the new one spends none', async () => {
    const stage = await stageWith();
    await type(stage, 'weapons.0.weapon', 'AC/2');
    await type(stage, 'weapons.0.shots', '45');
    for (const word of ['AC/', 'AC/20']) await type(stage, 'weapons.0.weapon', word);
    expect(field(stage, 'weapons.0.shots').value).to.equal('45');
    await type(stage, 'weapons.0.weapon', 'PPC');
    expect(form(stage).renderRoot.querySelector('[name="weapons.0.shots"]')).to.equal(null);
  });

  it('offers the nearest weapon where one is not known, and tells beside a weapon that the card has no room for it', async () => {
    const stage = await stageWith();
    await typeExample(stage);
    await type(stage, 'weapons.0.weapon', 'gaus rifle');
    await press(stage, 'weapons.0.weapon', 'Escape');
    await until(() => form(stage).renderRoot.querySelector('fieldset .instead') !== null);
    const mend = button(form(stage), /^Write Gauss rifle/);
    const meant = text(mend).trim().replace('Write ', '');
    await expectAccessible(stage);
    mend.click();
    await until(() => form(stage).renderRoot.querySelector('.instead') === null);
    expect(field(stage, 'weapons.0.weapon').value).to.equal(meant);
    expect(form(stage).shadowRoot?.activeElement).to.equal(field(stage, 'weapons.0.weapon'));
    expect(why(stage, 'weapons.0.weapon')).to.equal('');
    const more = ['ppc', 'lrm 20', 'srm 6', 'ac/20', 'large laser', 'flamer'];
    for (const [place, word] of more.entries()) {
      button(form(stage), /Add a weapon/).click();
      await until(() => weapons(stage).length === place + 2);
      await type(stage, `weapons.${place + 1}.weapon`, word);
    }
    const told = (): readonly string[] =>
      [...weapons(stage)].map((each) => text(each.querySelector(':scope > .hint')).trim());
    const forged = forge({
      ...{ game: 'record sheet', designation: 'EXM-1A', name: 'Example', tonnage: 50, walk: 4 },
      weapons: [meant.toLowerCase(), ...more].map((weapon) => ({ weapon })),
    });
    const off = forged.ok
      ? forged.remarks.flatMap((each) => (each.kind === 'left off' ? [each.keys[1]] : []))
      : [];
    expect(off).not.to.have.lengthOf(0);
    await until(() => told().filter(Boolean).length === off.length);
    expect(told().flatMap((words, place) => (words === '' ? [] : [place]))).to.deep.equal(off);
    for (const words of told().filter(Boolean)) expect(words).to.match(/: no place on the card\.$/);
    await expectAccessible(stage);
  });
});
