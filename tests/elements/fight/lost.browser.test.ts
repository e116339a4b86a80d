import { expect } from '@open-wc/testing';
import { newTable } from '../../../src/offline/fights/new-table.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { againstFirst } from '../../../src/rules/fight/lineup.ts';
import { freshEntrant } from '../../../src/rules/fight/record.ts';
import { sittingOf } from '../../../src/rules/fight/sit-down.ts';
import { expectAccessible } from '../../axe.ts';
import { button, griffin, rifleman, text } from '../parts.ts';
import { SIXTEEN_TURNS } from '../sixteen-turns.ts';
import { until } from '../until.ts';
import { begin, come, lockIn } from './laid-fight.ts';

describe('a duel that one pilot can no longer win', () => {
  it('says so to both pilots, and lets the losing one yield', async () => {
    const entrants = [freshEntrant('rfl-3n', 'Ada'), freshEntrant('grf-1n', 'Ben')];
    const sat = { entrants, battles: againstFirst(2), options: USUAL_OPTIONS };
    const row = newTable(sittingOf(sat, 'pass the device'), [rifleman, griffin]);
    const played = SIXTEEN_TURNS.split('\n').slice(0, 11).join('\n');
    const record = row.record
      .replace('viewscreen record 1', 'viewscreen record 2')
      .concat(`rival starts: armor 35\n${played}\n`);
    const laid = await begin({ ...row, record, battles: [] });
    await come(laid, 'Ben');
    const said = (): string => text(laid.stage.renderRoot.querySelector('.loser'));
    await until(() => said() !== '', 'it is said');
    expect(said()).to.equal('Ada cannot win any more.');
    await lockIn(laid);
    await come(laid, 'Ada');
    await until(() => said().includes('Yield'), 'it is offered');
    expect(said()).to.equal('Ada cannot win any more. Yield: Ben wins');
    await expectAccessible(laid.stage);
    button(laid.stage, 'Yield: Ben wins').click();
    await until(() => laid.stage.renderRoot.querySelector('end-stage') !== null, 'it is over');
  });
});
