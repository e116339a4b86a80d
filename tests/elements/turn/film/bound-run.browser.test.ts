import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/elements/face/face-to-face.ts';
import type { FaceToFace } from '../../../../src/elements/face/face-to-face.ts';
import type { BoundRun } from '../../../../src/elements/turn/film/bound-run.ts';
import '../../../../src/elements/turn/film/bound-run.ts';
import { boundTurns } from '../../../../src/rules/fight/bound-turns.ts';
import { openTurn, playedSoFar } from '../../../../src/rules/fight/progress.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { expectAccessible } from '../../../axe.ts';
import { holdClock } from '../../clock.ts';
import { battleAfter, button, heard, names, press, text } from '../../parts.ts';

/** Both are shut down at long range, and can only cool off. */
const bound = () => {
  const begun = battleAfter();
  const heats = [31, 24];
  const seats = begun.seats.map((seat, at) => ({ ...seat, heat: heats[at]!, shutDown: true }));
  return { ...begun, seats };
};

const run = (): Promise<BoundRun> =>
  fixture(
    html`<bound-run
      .turns=${boundTurns(bound())}
      .names=${names}
      .nextName=${'Turn 3: Ada chooses'}
    ></bound-run>`,
  );

describe('turns without a choice', () => {
  it('are shown at once: how both stand afterwards, and how often each called a number', async () => {
    const stage = await run();
    const many = boundTurns(bound()).length;
    expect(many).to.be.greaterThan(1);
    expect(text(stage.renderRoot.querySelector('stage-bar'))).to.contain(
      `Turns 1 to ${many} · long`,
    );
    expect(text(stage.renderRoot.querySelector('.lead'))).to.match(
      /^Both are shut down and can only Cool Off\. Nothing can hit, so \w+ turns are played at once\./,
    );
    const cards = [...stage.renderRoot.querySelectorAll('.panel')].map(text);
    for (const card of cards) expect(card).to.match(new RegExp(`62 .*Cool Off.* ${many} times$`));
    expect(cards[1]).to.contain('starts up again');
    await expectAccessible(stage);
  });

  it('are passed by a button or a key after a pause, or shown one by one on request', async () => {
    const clock = holdClock();
    const stage = await run();
    const [finished, singly] = [heard(stage, 'turns-finished'), heard(stage, 'singly-asked')];
    button(stage, /^Turn 3: Ada chooses/).click();
    await press(stage, ' ');
    expect(finished, 'a press that was meant for what stood there before').to.deep.equal([]);
    await clock.goOn(800);
    button(stage, 'Turn by turn').click();
    button(stage, /^Turn 3: Ada chooses/).click();
    await press(stage, ' ');
    expect([finished.length, singly.length]).to.deep.equal([2, 1]);
  });

  it('are shown to both pilots across a table', async () => {
    const battle = bound();
    const turn = openTurn(battle);
    const table: FaceToFace = await fixture(
      html`<face-to-face
        style="height: 1000px"
        .battle=${battle}
        .names=${names}
        .turn=${turn}
        .played=${sure(playedSoFar(battle, turn) ?? undefined)}
        .bound=${boundTurns(battle)}
      ></face-to-face>`,
    );
    const halves = [...table.renderRoot.querySelectorAll('.half bound-run')];
    expect(halves).to.have.length(2);
    for (const half of halves)
      expect(text(half.shadowRoot?.querySelector('.dock'))).to.match(
        /^Turn by turn Turn \d+ for both$/,
      );
    expect(table.renderRoot.querySelector('table-film')).to.equal(null);
  });
});
