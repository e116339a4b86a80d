import { expect } from '@open-wc/testing';
import '../../../src/elements/chronicle/memorial-stage.ts';
import type { MemorialStage } from '../../../src/elements/chronicle/memorial-stage.ts';
import { LONGEST } from '../../../src/rules/campaign/card/wording.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import type { Evening } from '../../offline/hangars/evenings.ts';
import {
  adaAndFinn,
  cardsOf,
  done,
  evening,
  killedByCritical,
  mustered,
  settleAll,
} from '../../offline/hangars/evenings.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { hangarTable } from '../campaign/hangar-table.ts';
import { button, text } from '../parts.ts';
import { until } from '../until.ts';

before(() => withOwnDatabase('viewscreen-memorials'));
afterEach(() => document.querySelector('memorial-stage')?.remove());

const shown = async (here: Evening, id: string) => {
  const stage = document.createElement('memorial-stage');
  stage.hangarId = id;
  const said = hangarTable(here, stage);
  await until(() => stage.renderRoot.querySelector('.columns, .empty') !== null);
  return { stage, said };
};

/** Ada has killed Finn by a critical, with paper. */
const killed = async (here: Evening) => {
  const hangar = await adaAndFinn(here);
  const { game } = await mustered(hangar, 'with paper');
  await done(hangar.playedOnPaper(game, killedByCritical(hangar)));
  await settleAll(hangar, game);
  return hangar;
};

/** Types a line into the open sheet. */
const type = (stage: MemorialStage, words: string): HTMLInputElement => {
  const field = sure(stage.renderRoot.querySelector<HTMLInputElement>('[name=line]'));
  field.value = words;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  return field;
};

const stonesOf = (stage: MemorialStage): string[] =>
  [...stage.renderRoot.querySelectorAll('memorial-stone')].map((stone) =>
    text(stone.renderRoot.querySelector('article')),
  );

describe('the memorial', () => {
  it('says so if nobody is remembered yet', async () => {
    const here = await evening();
    const { stage } = await shown(here, (await adaAndFinn(here)).id);
    expect(text(stage.renderRoot.querySelector('.empty'))).to.equal(
      "Nobody is remembered yet, and no 'Mech is lost.",
    );
    await expectAccessible(stage);
  });

  it("has a frame for a pilot who was killed and a row for the lost 'Mech, each with a link to its card", async () => {
    const here = await evening();
    const hangar = await killed(here);
    const { stage } = await shown(here, hangar.id);
    await until(() => stonesOf(stage)[0] !== '');
    expect(stonesOf(stage)[0]).to.match(
      /^Recruit · Night Post Finn Game 1, .*: a critical, armor 15, by Ada\. 1 game, no victories\. Write a line…$/,
    );
    const name = stage.renderRoot.querySelector('memorial-stone')?.renderRoot.querySelector('a');
    expect(name?.getBoundingClientRect().height).to.be.at.least(40);
    const links = [...stage.renderRoot.querySelectorAll('memorial-stone')].map((stone) =>
      stone.renderRoot.querySelector('a')?.getAttribute('href'),
    );
    expect(links).to.deep.equal([`#/hangar/${hangar.id}/pilot/p2`]);
    expect(text(stage.renderRoot.querySelector('.lost li'))).to.match(
      /^Finn's own Rifleman, 1 game lost to Ada, \d+ \w+$/,
    );
    expect(stage.renderRoot.querySelector('.lost a')?.getAttribute('href')).to.equal(
      `#/hangar/${hangar.id}/mech/m2`,
    );
    await expectAccessible(stage);
  });

  it('shows the wreck of a pilot who was killed, dark and smoking, but none for one who retired', async () => {
    const here = await evening();
    const hangar = await killed(here);
    await done(hangar.do({ kind: 'retire', pilot: 'p1', line: '' }));
    const { stage } = await shown(here, hangar.id);
    const windowOf = (name: string) =>
      [...stage.renderRoot.querySelectorAll('memorial-stone')]
        .find((stone) => text(stone.renderRoot.querySelector('h2')) === name)
        ?.renderRoot.querySelector('view-window');
    await until(() => Boolean(windowOf('Finn')?.booklet && windowOf('Ada')?.booklet));
    expect(windowOf('Finn')?.wear).to.include({ torn: 3, smoking: true, dark: true });
    expect(windowOf('Ada')?.wear?.dark ?? false).to.equal(false);
  });

  it('lets a line be written and changed', async () => {
    const here = await evening();
    const hangar = await killed(here);
    const { stage, said } = await shown(here, hangar.id);
    await until(() => stonesOf(stage)[0] !== '');
    const write = async (words: string, by: string): Promise<void> => {
      button(stage, by).click();
      await stage.updateComplete;
      const field = type(stage, words);
      expect(field.maxLength).to.equal(LONGEST.line);
      await expectAccessible(stage);
      button(stage, 'Write it down').click();
      await until(() => stonesOf(stage)[0]?.includes(words.trim()) ?? false);
      await until(() => !stage.renderRoot.querySelector('sheet-dialog'));
    };
    await write(' Asked for one more turn. ', 'Write a line…');
    await write('First in, first out.', 'Change the line…');
    expect(said).to.deep.equal([]);
    const after = await here.enter(hangar.id);
    expect(cardsOf(after).pilots[1]?.end?.line).to.equal('First in, first out.');
  });

  it('keeps a half-typed line while the hangar changes, and forgets it if canceled', async () => {
    const here = await evening();
    const hangar = await killed(here);
    const { stage } = await shown(here, hangar.id);
    await until(() => stonesOf(stage)[0] !== '');
    button(stage, 'Write a line…').click();
    await stage.updateComplete;
    const field = type(stage, 'Half a li');
    const inAnotherTab = await (await evening()).enter(hangar.id);
    await done(inAnotherTab.do({ kind: 'retire', pilot: 'p1', line: '' }));
    await until(() => stonesOf(stage).length === 2);
    expect(field.value).to.equal('Half a li');
    const sheet = sure(stage.renderRoot.querySelector('sheet-dialog'));
    sure(sheet.renderRoot.querySelector<HTMLElement>('.close')).click();
    await until(() => !stage.renderRoot.querySelector('sheet-dialog'));
    const [finn] = [...stage.renderRoot.querySelectorAll('memorial-stone')].filter((stone) =>
      text(stone.renderRoot.querySelector('article')).includes('Finn'),
    );
    sure(sure(finn).renderRoot.querySelector('button')).click();
    const again = stage.renderRoot.querySelector<HTMLInputElement>('[name=line]');
    expect(again?.value).to.equal('');
  });

  it('writes a line once however often it is submitted, and never by an Enter held down', async () => {
    const here = await evening();
    const hangar = await killed(here);
    const { stage, said } = await shown(here, hangar.id);
    await until(() => stonesOf(stage)[0] !== '');
    button(stage, 'Write a line…').click();
    await stage.updateComplete;
    const field = type(stage, 'One more turn.');
    const enter = (repeat: boolean): boolean =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', {
          ...{ key: 'Enter', repeat, bubbles: true, composed: true, cancelable: true },
        }),
      );
    // An Enter that is let through sends the form.
    expect([enter(false), enter(true)]).to.deep.equal([true, false]);
    for (let press = 0; press < 3; press += 1) sure(field.form).requestSubmit();
    await until(() => stonesOf(stage)[0]?.includes('One more turn.') ?? false);
    await until(() => !stage.renderRoot.querySelector('sheet-dialog'));
    const lines = (await hangar.past()).filter(({ kind }) => kind === 'remember');
    expect(lines).to.have.length(1);
    expect(said).to.deep.equal([]);
  });

  it('includes pilots who retired', async () => {
    const here = await evening();
    const hangar = await killed(here);
    await done(hangar.do({ kind: 'retire', pilot: 'p1', line: 'Enough rain.' }));
    const { stage } = await shown(here, hangar.id);
    await until(() => stonesOf(stage).length === 2);
    await until(() => stonesOf(stage).some((stone) => stone.includes('Enough rain. Retired on')));
    expect(text(stage.renderRoot.querySelector('.heading p'))).to.equal(
      "Two pilots and two 'Mechs. A card is never deleted.",
    );
  });
});
