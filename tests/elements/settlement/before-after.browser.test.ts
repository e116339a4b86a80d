import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/settlement/before-after.ts';
import type { BeforeAfter } from '../../../src/elements/settlement/before-after.ts';
import type { Choice } from '../../../src/rules/campaign/history/choice.ts';
import { done, settlementOf, tuesday } from '../../offline/hangars/evenings.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { rifleman, text } from '../parts.ts';
import { adaBeats, hurt } from './pages.ts';

before(() => withOwnDatabase('viewscreen-before-and-after'));

/** Ada's Engine was hit and three rounds are spent; of Finn's 'Mech the Sensors are no salvage. */
const after = async (...choices: readonly Choice[]): Promise<BeforeAfter> => {
  const { hangar } = await tuesday();
  const game = await adaBeats(
    hangar,
    { out: 'bailed out', criticals: [hurt(rifleman, 'Sensors', 3)] },
    { criticals: [hurt(rifleman, 'Engine')], ammunition: { autocannon: 5 } },
  );
  for (const choice of choices) await done(hangar.choose(game, choice));
  return fixture(
    html`<before-after
      .settlement=${settlementOf(hangar, game)}
      .find=${hangar.find}
      .pilots=${['p1']}
    ></before-after>`,
  );
};
const all = ({ renderRoot }: BeforeAfter, selector: string): string[] =>
  [...renderRoot.querySelectorAll(selector)].map(text);

const LEARN: Choice = { step: 'experience', pilot: 'p1', learn: [] };
const take = (...parts: readonly string[]): Choice => ({
  ...{ step: 'salvage', pilot: 'p1', of: 'm2', take: parts },
});

describe('the before-and-after table', () => {
  it('shows ammunition and damage before the game, after the fight, and now', async () => {
    const rows = all(await after(), 'tbody tr');
    expect(rows).to.include('Autocannon 8 5 5');
    expect(rows).to.include('Engine whole +2 heat each turn +2 heat each turn');
  });

  it('shows a part that was hit and repaired at all three moments, and highlights what changed', async () => {
    const table = await after(LEARN, take('Engine'), {
      ...{ step: 'repair', pilot: 'p1', fit: [{ of: 'm2', name: 'Engine' }] },
    });
    expect(all(table, 'tbody tr')).to.include('Engine whole +2 heat each turn whole');
    expect(all(table, 'tbody tr')).to.include('Games 0 1 1');
    const rows = [...table.renderRoot.querySelectorAll('tbody tr')];
    const stressed = (what: string): readonly boolean[] =>
      [...(rows.find((row) => text(row).startsWith(what))?.querySelectorAll('td') ?? [])].map(
        (cell) => cell.matches('.new'),
      );
    expect(stressed('Engine')).to.deep.equal([false, true, true]);
    expect(stressed('Games')).to.deep.equal([false, true, false]);
  });

  it('counts the parts of a wreck that were taken, are still usable, are scrap, or were left behind', async () => {
    expect(all(await after(), '.wrecks li')).to.deep.equal([
      "Finn's own: no parts taken, 17 usable are left, 1 is scrap.",
    ]);
    expect(all(await after(LEARN, take('Gyro', 'Engine')), '.wrecks li')).to.deep.equal([
      "Finn's own: 2 parts taken, 16 are scrap.",
    ]);
    expect(all(await after(LEARN, take()), '.wrecks li')).to.deep.equal([
      "Finn's own: nothing taken, 17 usable parts left behind.",
    ]);
  });
});
