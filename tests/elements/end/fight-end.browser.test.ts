import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/end/end-stage.ts';
import type { EndStage } from '../../../src/elements/end/end-stage.ts';
import type { Ending } from '../../../src/elements/end/ending.ts';
import { expectAccessible } from '../../axe.ts';
import { holdClock } from '../clock.ts';
import { button, heard, press, text } from '../parts.ts';
import { until } from '../until.ts';
import { aloneAgainstThree, twoAgainstTwo } from './endings.ts';

const endOf = async (ending: Ending, oneOfSeveral = false): Promise<EndStage> => {
  const stage = await fixture<EndStage>(
    html`<end-stage
      .ending=${ending}
      .told=${{ record: 'viewscreen record 3', ended: null }}
      saveId="abcd-1"
      ?one-of-several=${oneOfSeveral}
    ></end-stage>`,
  );
  return stage;
};

const inPicture = ({ renderRoot }: EndStage, what: string): string[] =>
  [...(renderRoot.querySelector('end-picture')?.renderRoot.querySelectorAll(what) ?? [])].map(text);
const onCover = ({ renderRoot }: EndStage): readonly (readonly unknown[])[] =>
  (renderRoot.querySelector('end-picture')?.renderRoot.querySelector('duel-cover')?.battles ?? [])
    .flat()
    .map(({ mech, note }) => [mech, note]);
const all = ({ renderRoot }: EndStage, what: string): string[] =>
  [...renderRoot.querySelectorAll(what)].map(text);

describe('the end of a fight', () => {
  it('one against three: shows the winner beside the last one that is out, and tells the fates of all', async () => {
    const stage = await endOf(aloneAgainstThree());
    expect(inPicture(stage, '.won')).to.deep.equal(['Ada wins Turn 2: no rival is left']);
    expect(onCover(stage)).to.deep.equal([
      ['Rifleman', 'Ada · armor 34 of 38'],
      ['Rifleman', 'Dora bailed out and lives'],
    ]);
    const fates = ['Ben', 'Cleo', 'Dora'].map((pilot) => `${pilot} bailed out and lives`);
    expect(all(stage, '.accounts p')).to.deep.equal([`${fates.join('. ')}.`]);
    await expectAccessible(stage);
  });

  it('lists what each pilot did and how each ended, with a curve for every pair that fought', async () => {
    const stage = await endOf(aloneAgainstThree());
    const cells = [...stage.renderRoot.querySelectorAll('.tally tbody tr')].map((row) =>
      [...row.children].map(text),
    );
    expect(cells.map(([pilot, , , , , stood]) => [pilot, stood])).to.deep.equal([
      ['Ada Rifleman', 'stands, armor 34'],
      ['Ben Griffin', 'bailed out, turn 1'],
      ['Cleo Griffin', 'bailed out, turn 2'],
      ['Dora Rifleman', 'bailed out, turn 2'],
    ]);
    expect(cells[0]?.slice(1, 5)).to.deep.equal(['1', '6', '1', '0']);
    expect(all(stage, '.courses > .course h2')).to.deep.equal([
      ...['Ada against Ben', 'Ada against Cleo', 'Ada against Dora'],
    ]);
    const turns = [...stage.renderRoot.querySelectorAll('duel-curve')].map(
      ({ renderRoot }) => renderRoot.querySelectorAll('tr').length - 2,
    );
    expect(turns, 'Ben fought for one turn').to.deep.equal([1, 2, 2]);
    expect(stage.renderRoot.querySelector('.turned')).to.equal(null);
  });

  it('two battles: shows the one that ended last, tells how long both took, and offers one rematch for all', async () => {
    const clock = holdClock();
    const stage = await endOf(twoAgainstTwo());
    expect(inPicture(stage, '.won')).to.deep.equal(['Ada and Cleo win 2 against 2, 2 turns']);
    // Their battle ended last.
    expect(onCover(stage).map(([, note]) => note)).to.deep.equal([
      'Ada · armor 38 of 38',
      'Ben bailed out and lives',
    ]);
    expect(all(stage, 'stage-bar > span')).to.deep.equal(['battles of 2 and 1 turns']);
    const asked = heard(stage, 'rematch-asked');
    await clock.goOn(5000);
    button(stage, /^Rematch/).click();
    expect(asked).to.have.lengthOf(1);
    await expectAccessible(stage);
  });

  it('replays a turn of a log by its number among the turns of all battles', async () => {
    const clock = holdClock();
    const stage = await endOf(twoAgainstTwo());
    await clock.goOn(5000);
    stage.renderRoot.querySelector('details')?.setAttribute('open', '');
    const [first] = stage.renderRoot.querySelectorAll('duel-log');
    await first?.updateComplete;
    button(first!, '2').click();
    // Ada's second turn is the third of the fight.
    expect(location.hash).to.equal('#/records/abcd-1/3');
    location.hash = '';
  });

  it('links to the analysis of each one-on-one battle, by its first turn among the turns of all', async () => {
    const links = (stage: EndStage): readonly string[] =>
      [...stage.renderRoot.querySelectorAll('.course a')].map(
        (link) => `${text(link)}: ${link.getAttribute('href')}`,
      );
    expect(links(await endOf(twoAgainstTwo()))).to.deep.equal([
      'Analysis of Ada against Ben: #/analysis/abcd-1/1',
      'Analysis of Cleo against Dora: #/analysis/abcd-1/2',
    ]);
    expect(links(await endOf(aloneAgainstThree()))).to.deep.equal([]);
  });

  it('gives the record of a fight to copy', async () => {
    const clock = holdClock();
    const stage = await endOf(aloneAgainstThree());
    await clock.goOn(5000);
    await press(stage, 's');
    const sheet = stage.renderRoot.querySelector('share-sheet')!;
    await until(() => sheet.record);
    await sheet.updateComplete;
    expect(sheet.renderRoot.textContent).to.contain('sees the whole fight again');
  });

  it('shows only the picture while other battles go on, and takes a press only after a pause', async () => {
    const clock = holdClock();
    const stage = await endOf(aloneAgainstThree(), true);
    const asked = heard(stage, 'battles-asked');
    expect(stage.renderRoot.querySelectorAll('.course, .tally, .log')).to.have.lengthOf(0);
    expect(inPicture(stage, 'h1')).to.deep.equal(['Ada wins']);
    await press(stage, 'Enter');
    button(stage, /^To the battles/).click();
    expect(asked).to.deep.equal([]);
    await clock.goOn(5000);
    await press(stage, 'Enter');
    button(stage, /^To the battles/).click();
    expect(asked).to.have.lengthOf(2);
    await expectAccessible(stage);
  });
});
