import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../src/elements/card/enemy-now.ts';
import type { EnemyNow } from '../../../src/elements/card/enemy-now.ts';
import { pairingOfDuel } from '../../../src/rules/battle/duel.ts';
import { battleAfter, names, text } from '../parts.ts';

describe("the state of the enemy beside one's own card", () => {
  it('every name and warning stays within its row', async () => {
    await setViewport({ width: 1440, height: 900 });
    const battle = battleAfter([52, 62], [20, 28]);
    const seats = battle.seats.map((seat) => ({ ...seat, heat: 28 }));
    const table: HTMLElement = await fixture(html`<div style="width: 300px"></div>`);
    const now: EnemyNow = await fixture(
      html`<enemy-now
        brief
        .battle=${{ ...battle, seats }}
        .pairing=${pairingOfDuel(battle)}
        .seat=${1}
        .names=${names}
      ></enemy-now>`,
      { parentNode: table },
    );
    const rows = [...now.renderRoot.querySelectorAll('.rows li:not(.shut)')];
    expect(rows.length).to.be.above(5);
    const words = rows.map((row) => {
      const range = document.createRange();
      const band = row.querySelector('.name')!;
      range.setStart(band, 0);
      range.setEndBefore(band.querySelector('.unseen')!);
      return range.getBoundingClientRect();
    });
    for (const [at, row] of rows.entries()) {
      const { top, bottom } = row.getBoundingClientRect();
      expect([words[at]!.top >= top - 3, words[at]!.bottom <= bottom + 3]).to.deep.equal([
        true,
        true,
      ]);
    }
  });

  it('both figures of the rows have headings, each above its column', async () => {
    await setViewport({ width: 1440, height: 900 });
    const battle = battleAfter();
    const table: HTMLElement = await fixture(html`<div style="width: 300px"></div>`);
    const now: EnemyNow = await fixture(
      html`<enemy-now
        brief
        .battle=${battle}
        .pairing=${pairingOfDuel(battle)}
        .seat=${1}
        .names=${names}
      ></enemy-now>`,
      { parentNode: table },
    );
    const right = (what: string): number =>
      now.renderRoot.querySelector(what)!.getBoundingClientRect().right;
    const heads = [...now.renderRoot.querySelectorAll('.heads span')];
    expect(heads.map((head) => head.textContent)).to.deep.equal(['adds', 'heat']);
    expect(right('.heads span')).to.be.closeTo(right('.rows .adds'), 8);
    expect(right('.heads span + span')).to.be.closeTo(right('.rows .heat'), 1);
  });

  it('each row says aloud what its sign and both figures mean', async () => {
    const battle = battleAfter();
    const now: EnemyNow = await fixture(
      html`<enemy-now
        .battle=${battle}
        .pairing=${pairingOfDuel(battle)}
        .names=${names}
      ></enemy-now>`,
    );
    const rows = [...now.renderRoot.querySelectorAll('.rows li:not(.shut)')].map(text);
    expect(rows[0]).to.equal('56 O PPC, orange, adds +10 , heat after 8');
  });
});
