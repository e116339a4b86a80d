import { expect, fixture, oneEvent } from '@open-wc/testing';
import type { ActForm } from '../../../src/elements/acts/act-form.ts';
import { actForm } from '../../../src/elements/acts/act-form.ts';
import { stepRule } from '../../../src/rules/campaign/acts/acts.ts';
import type { RunningHangar } from '../../../src/offline/hangars/running-hangar.ts';
import type { Choice, Step } from '../../../src/rules/campaign/history/choice.ts';
import type { Hangar } from '../../../src/rules/campaign/hangar/hangar.ts';
import { withMech, withPilot } from '../../../src/rules/campaign/hangar/hangar.ts';
import type { Settlement } from '../../../src/rules/campaign/acts/settling.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { done, settlementOf, tuesday } from '../../offline/hangars/evenings.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { hangarTable } from '../campaign/hangar-table.ts';
import { button, rifleman, text } from '../parts.ts';
import { until } from '../until.ts';
import { adaBeats, hurt } from '../settlement/pages.ts';

before(() => withOwnDatabase('viewscreen-settlement-steps'));

/** Ada has beaten Finn, who bailed out; the page as Ada begins it. */
const begun = async () => {
  const { here, hangar } = await tuesday();
  const game = await adaBeats(
    hangar,
    { out: 'bailed out', criticals: [hurt(rifleman, 'Sensors', 3)] },
    { criticals: [hurt(rifleman, 'Engine')], ammunition: { autocannon: 6 } },
  );
  return { here, hangar, game, settlement: settlementOf(hangar, game) };
};

/** The same settlement, with the hangar after it changed as weeks of games would change it. */
const later = (settlement: Settlement, change: (hangar: Hangar) => Hangar): Settlement => ({
  ...settlement,
  after: change(settlement.after),
  paid: change(settlement.paid),
});

/** As if Ada had come to a step. */
const comeTo = (settlement: Settlement, step: Step): Settlement => ({
  ...settlement,
  pilots: settlement.pilots.map((each) =>
    each.pilot === 'p1' ? { ...each, steps: [step], done: [] } : each,
  ),
});

/** What is offered in a step before anything is picked. */
const firstChoice = <Name extends Step>(settlement: Settlement, pilot: string, step: Name) =>
  stepRule(step).first({ hangar: settlement.after, settlement }, pilot);

/** A working step: what is drafted in it is handed back to it. */
const atWork = async (
  hangar: RunningHangar,
  settlement: Settlement,
  [pilot, step]: readonly [string, Step],
) => {
  const work = { hangar: settlement.after, settlement, fixed: false, find: hangar.find };
  const choice = firstChoice(settlement, pilot, step);
  const element = await fixture<ActForm>(actForm(step, work, choice));
  element.addEventListener('choice-drafted', ({ detail }) => {
    element.work = { ...element.work, choice: detail.choice };
  });
  const rows = (selector = '.row'): HTMLElement[] => [
    ...element.renderRoot.querySelectorAll<HTMLElement>(selector),
  ];
  const pick = async (name: RegExp): Promise<void> => {
    sure(rows().find((row) => name.test(text(row)))).click();
    await element.updateComplete;
  };
  return { element, rows, pick, chosen: (): Choice => element.work.choice };
};

describe('a settlement step', () => {
  it('asks about the next 250 tons once a category is picked for the first 250', async () => {
    const { hangar, settlement } = await begun();
    const { element, rows, pick, chosen } = await atWork(
      hangar,
      later(settlement, (each) => withPilot(each, 'p1', { experience: 520 })),
      ['p1', 'experience'],
    );
    expect(rows('fieldset')).to.have.length(1);
    expect(text(element.renderRoot.querySelector('.line'))).to.equal('Experience 0 to 520 t');
    await pick(/^III Laser/);
    expect(rows('fieldset')).to.have.length(2);
    await pick(/^III Laser/);
    expect(chosen()).to.deep.include({ learn: ['III'] });
    const second = sure(rows('fieldset')[1]);
    sure(second.querySelectorAll<HTMLElement>('.row')[2]).click();
    await element.updateComplete;
    expect(chosen()).to.deep.include({ learn: ['III', 'III'] });
    expect(text(second.querySelectorAll('.points')[2])).to.equal('+1 to +2');
    await expectAccessible(element);
    // Keeping the first step for later keeps both.
    await pick(/^Keep it for later/);
    expect(chosen()).to.deep.include({ learn: [] });
  });

  it('shuts a part that cannot be salvaged, giving the reason, and takes all the others with one button', async () => {
    const { hangar, settlement } = await begun();
    const { element, rows, chosen } = await atWork(hangar, settlement, ['p1', 'salvage']);
    const sensors = sure(rows('.shut')[0]);
    expect(text(sensors)).to.equal('Sensors three criticals');
    const input = sure(sensors.querySelector('input'));
    expect([input.disabled, input.ariaLabel]).to.deep.equal([
      true,
      'Sensors, 3 of 3 criticals, no salvage, three criticals',
    ]);
    button(element, 'Take all 17').click();
    await element.updateComplete;
    const all = chosen();
    expect(all.step === 'salvage' && all.take).to.have.length(17);
    expect(element.renderRoot.querySelectorAll(':checked')).to.have.length(17);
    await expectAccessible(element);
    button(element, 'Take none').click();
    await element.updateComplete;
    expect(chosen()).to.deep.include({ take: [] });
  });

  it('leaves a damaged part or fits the least damaged spare, and says where the old part goes', async () => {
    const { hangar, settlement } = await begun();
    const engine = { of: 'm2', name: 'Engine', engine: rifleman.mech.engine };
    const { element, rows, pick, chosen } = await atWork(
      hangar,
      later(settlement, (each) =>
        withPilot(each, 'p1', {
          stockpile: [
            { ...engine, scars: [] },
            { ...engine, of: 'm1', engine: 'CoreTek 275', scars: [] },
          ],
        }),
      ),
      ['p1', 'repair'],
    );
    expect(rows().map(text)).to.deep.equal([
      "Engine of Finn's own just salvaged, whole",
      "Engine of Ada's own another engine: CoreTek 275, not Pitban 240",
      'Leave it +2 heat each turn in the next game too',
    ]);
    expect(rows('.shut')).to.have.length(1);
    expect(chosen()).to.deep.include({ fit: [{ of: 'm2', name: 'Engine' }] });
    expect(rows('.body > p').map(text)).to.deep.equal([
      'What comes out: Engine goes to the stockpile. Its damage stays with it.',
    ]);
    await expectAccessible(element);
    await pick(/^Leave it/);
    expect(chosen()).to.deep.include({ fit: [] });
    expect(rows('.body > p')).to.have.length(0);
  });

  it('adds half a load, stockpiles or leaves behind any excess, and loads rounds from the stockpile', async () => {
    const { hangar, settlement } = await begun();
    const { element, rows, pick, chosen } = await atWork(hangar, settlement, ['p1', 'reload']);
    expect(text(element.renderRoot.querySelector('.line'))).to.equal('autocannon 6 to 8/8');
    expect(rows().map(text)).to.deep.equal([
      'To the stockpile 2 rounds',
      'Leave it behind it is lost',
    ]);
    await pick(/^Leave it/);
    expect(chosen()).to.deep.include({ excess: 'left' });
    await expectAccessible(element);

    const spent = later(comeTo(settlement, 'reload'), (each) =>
      withPilot(withMech(each, 'm1', { ammunition: { autocannon: 1 } }), 'p1', {
        rounds: { autocannon: 2 },
      }),
    );
    element.work = {
      ...element.work,
      hangar: spent.after,
      settlement: spent,
      choice: firstChoice(spent, 'p1', 'reload'),
    };
    await element.updateComplete;
    button(element, 'All 2').click();
    await element.updateComplete;
    expect(chosen()).to.deep.include({ load: { autocannon: 2 } });
    expect(text(element.renderRoot.querySelector('.line'))).to.equal('autocannon 1 to 7/8');
    await expectAccessible(element);
    button(element, '−').click();
    await element.updateComplete;
    expect(chosen()).to.deep.include({ load: { autocannon: 1 } });
  });

  it("offers a new 'Mech at its price once the lost one has played ten games", async () => {
    const { here, hangar, settlement } = await begun();
    const old = later(settlement, (each) =>
      withPilot(withMech(each, 'm2', { games: 12 }), 'p2', { experience: 700 }),
    );
    const work = {
      ...{ hangar: old.after, settlement: old, fixed: false, find: hangar.find },
      choice: firstChoice(old, 'p2', 'replacement'),
    };
    const element = document.createElement('replacement-act');
    const draft = (choice: Choice): void => {
      if (choice.step === 'replacement') element.work = { ...work, choice, draft };
    };
    element.work = { ...work, draft };
    hangarTable(here, element);
    await until(() => element.work?.choice.mech?.name !== '');
    await element.updateComplete;
    const rows = (): string[] => [...element.renderRoot.querySelectorAll('.row')].map(text);
    expect(rows().slice(0, 3)).to.deep.equal([
      'A replacement 60 tons, −3 to every maneuver; points can be bought back',
      `A new 'Mech ${rifleman.mech.cost - 20} t of experience; 700 t left to spend`,
      "None yet a pilot without a 'Mech cannot be mustered",
    ]);
    // The first one of a hangar sets its penalty: each shows what it does to the best rows.
    expect(rows().slice(3)).to.deep.equal([
      '−3, as printed Autocannon & Large Laser 12 becomes 9, Large Laser 8 becomes 5',
      '−2 Autocannon & Large Laser 12 becomes 10, Large Laser 8 becomes 6',
      '−1 Autocannon & Large Laser 12 becomes 11, Large Laser 8 becomes 7',
    ]);
    const ruled = oneEvent(element, 'house-rule-set');
    sure(element.renderRoot.querySelectorAll<HTMLElement>('.row')[4]).click();
    expect((await ruled).detail).to.deep.equal({ rule: 2 });
    await expectAccessible(element);
    sure(element.renderRoot.querySelectorAll<HTMLElement>('.row')[1]).click();
    await element.updateComplete;
    expect(element.work?.choice.mech?.as).to.equal('new');
    expect(rows()).to.have.length(3);
    await expectAccessible(element);
    sure(element.renderRoot.querySelectorAll<HTMLElement>('.row')[2]).click();
    await element.updateComplete;
    expect(element.work?.choice.mech).to.equal(null);
  });

  it('buys points back with experience and with parts, and can undo a purchase', async () => {
    const { hangar, game } = await begun();
    await done(hangar.choose(game, { step: 'experience', pilot: 'p1', learn: [] }));
    const { id: booklet, edition } = rifleman;
    const settlement = later(settlementOf(hangar, game), (each) =>
      withPilot(
        {
          ...each,
          mechs: each.mechs.map((mech) =>
            mech.id === 'm1'
              ? { ...mech, booklet, edition, replacement: { penalty: 3, boughtBack: [] } }
              : mech,
          ),
        },
        'p1',
        {
          experience: 60,
          stockpile: [{ of: 'm2', name: 'Large Laser', engine: null, scars: [] }],
        },
      ),
    );
    const own = comeTo(settlement, 'buy back');
    const { element, chosen } = await atWork(hangar, own, ['p1', 'buy back']);
    const points = (): (string | null)[] =>
      [...element.renderRoot.querySelectorAll('.category .track')].map((track) => track.ariaLabel);
    // A Rifleman has no flamer, no machine gun, no missiles and no PPC.
    expect([...element.renderRoot.querySelectorAll('.category .name b')].map(text)).to.deep.equal([
      ...['Autocannon', 'Laser', 'Physical', 'Piloting'],
    ]);
    expect(points()[1]).to.equal('Laser −3');
    button(element, /^\+1 by Large Laser of Finn's own, in Laser/).click();
    await element.updateComplete;
    button(element, /^\+1 for 50 t in Laser/).click();
    await element.updateComplete;
    expect(points()[1]).to.equal('Laser −1');
    expect(text(element.renderRoot.querySelector('.line'))).to.equal('Left to spend 60 to 10');
    expect(button(element, /^\+1 for 50 t in Laser/).disabled).to.equal(true);
    expect([...element.renderRoot.querySelectorAll('.bought > span')].map(text)).to.deep.equal([
      "Laser +1 by Large Laser of Finn's own",
      'Laser +1 by 50 t of experience',
    ]);
    await expectAccessible(element);
    button(element, /^Give back/).click();
    await element.updateComplete;
    expect(chosen()).to.deep.include({ points: [{ category: 'III', by: 'experience' }] });
    expect(points()[1]).to.equal('Laser −2');
  });
});
