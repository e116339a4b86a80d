import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/fight/play-out.ts';
import type { PlayOut } from '../../../src/elements/fight/play-out.ts';
import { expectAccessible } from '../../axe.ts';
import { button, heard, text } from '../parts.ts';

const standing = {
  names: [
    { pilot: 'Sable', mech: 'Rifleman', ofGame: true },
    { pilot: 'Ada', mech: 'Griffin' },
    { pilot: 'Marlow', mech: 'Griffin', ofGame: true },
  ],
  record: { moves: [{ kind: 'turn' }, { kind: 'turn' }] },
};

describe('a fight in which no person has a choice left', () => {
  it('can be watched turn by turn or played out', async () => {
    const stage = await fixture<PlayOut>(html`<play-out .standing=${standing}></play-out>`);
    expect(text(stage.renderRoot.querySelector('h1'))).to.equal('Ada is out');
    await expectAccessible(stage);
    const [watches, plays] = [heard(stage, 'watch-asked'), heard(stage, 'play-out-asked')];
    button(stage, 'Watch turn by turn').click();
    button(stage, 'Play it out').click();
    await stage.updateComplete;
    expect([watches.length, plays.length]).to.deep.equal([1, 1]);
    expect(text(stage.renderRoot.querySelector('[role=status]'))).to.equal('2 turns are played …');
    expect(button(stage, 'Play it out').disabled).to.equal(true);
  });
});
