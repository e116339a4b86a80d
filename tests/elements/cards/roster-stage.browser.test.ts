import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import '../../../src/elements/cards/card-stage.ts';
import '../../../src/elements/cards/roster-stage.ts';
import type { RosterStage } from '../../../src/elements/cards/roster-stage.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import type { Evening } from '../../offline/hangars/evenings.ts';
import { done } from '../../offline/hangars/evenings.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { expectSheetsInside } from '../common/sheets-inside.ts';
import { button, text } from '../parts.ts';
import { until } from '../until.ts';
import { afterAGame, layStage } from './cards-table.ts';

before(() => withOwnDatabase('viewscreen-rosters'));
afterEach(async () => {
  document.querySelector('roster-stage')?.remove();
  document.querySelector('card-stage')?.remove();
  await emulateMedia({ media: 'screen' });
  await setViewport({ width: 800, height: 600 });
});

const laid = async (here: Evening, hangarId: string): Promise<RosterStage> => {
  const stage = document.createElement('roster-stage');
  stage.hangarId = hangarId;
  await layStage(here, stage);
  await until(() => stage.renderRoot.querySelector('tbody tr'));
  return stage;
};

const shown = async () => {
  const { here, hangar } = await afterAGame();
  return { stage: await laid(here, hangar.id) };
};

describe('the sheet of all pilots', () => {
  it("has a row for each active pilot: 'Mech, shutdown number, rounds, and what differs from print", async () => {
    const { stage } = await shown();
    const rows = (): string[] => [...stage.renderRoot.querySelectorAll('tbody tr')].map(text);
    expect(rows()).to.have.length(2);
    expect(rows()[0]).to.match(
      /Ada .*experience Ada's own Rifleman RFL-3N 29 \d\/8 rounds .*Left Leg Actuator/,
    );
    expect(rows()[1]).to.match(
      /Finn .* Rifleman RFL-3N 30 8\/8 rounds replacement: every score −3$/,
    );
    await expectAccessible(stage);
  });

  it('leaves out pilots who have retired', async () => {
    const { here, hangar } = await afterAGame();
    await done(hangar.do({ kind: 'retire', pilot: 'p2', line: '' }));
    const stage = await laid(here, hangar.id);
    expect(text(stage.renderRoot.querySelector('tbody'))).not.to.contain('Finn');
  });

  it('can be printed with one button', async () => {
    const { stage } = await shown();
    const print = window.print.bind(window);
    let printed = 0;
    window.print = () => (printed += 1);
    button(stage, /^Print$/).click();
    window.print = print;
    expect(printed).to.equal(1);
  });

  it('fits on the paper, with nothing printed around it', async () => {
    const { stage } = await shown();
    await setViewport({ width: 499, height: 700 });
    await emulateMedia({ media: 'print' });
    const sheet = sure(stage.renderRoot.querySelector('.sheet'));
    const { right } = sheet.getBoundingClientRect();
    const wide = [...sheet.querySelectorAll('*')].filter(
      (each) => !each.closest('.unseen') && each.getBoundingClientRect().right > right + 1,
    );
    expect(wide.map((each) => each.outerHTML.slice(0, 60))).to.deep.equal([]);
    for (const around of ['stage-bar', '.dock'])
      expect(getComputedStyle(sure(stage.renderRoot.querySelector(around))).display).to.equal(
        'none',
      );
  });

  for (const width of [360, 820])
    it(`fits into a window ${width} pixels wide`, async () => {
      await setViewport({ width, height: 1180 });
      const { stage } = await shown();
      await expectSheetsInside(stage, { scale: Math.min(1.32, (width - 20) / 559.37) });
    });
});

/** How much lighter white is than a color (WCAG). */
const contrastToWhite = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/\d+/g)].map(([value]) => {
    const part = Number(value) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
};

describe('a printed card', () => {
  it('keeps struck-out shutdown numbers readable, at a contrast of 4.5 to 1', async () => {
    const { here, hangar } = await afterAGame();
    const stage = document.createElement('card-stage');
    Object.assign(stage, { hangarId: hangar.id, pilotId: 'p1' });
    await layStage(here, stage);
    await until(() => stage.renderRoot.querySelector('.boxes .gone'));
    const gone = [...stage.renderRoot.querySelectorAll('.boxes .gone')];
    expect(gone.map(text)).to.include('30');
    for (const struck of gone)
      expect(contrastToWhite(getComputedStyle(struck).color)).to.be.at.least(4.5);
  });
});
