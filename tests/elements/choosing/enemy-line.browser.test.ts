import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/choosing/enemy-line.ts';
import type { EnemyLine } from '../../../src/elements/choosing/enemy-line.ts';
import { pairingsOf } from '../../../src/rules/battle/battle.ts';
import { sure } from '../../../src/rules/sure.ts';
import { battleAfter, text } from '../parts.ts';
import { elementsIn } from '../composed.ts';

describe('the enemy over a card', () => {
  // Phones of 360 and 390 px, without the picture's 24 px.
  for (const width of [320, 350])
    it(`is whole in ${width} px, with a name as long as may be`, async () => {
      const battle = battleAfter();
      const mechs = ['Rifleman', 'Griffin'];
      const room = await fixture(
        html`<div .style=${`width: ${width}px`}>
          <enemy-line
            .battle=${battle}
            .seat=${0}
            .names=${mechs.map((mech) => ({ pilot: 'Wolfeschlegelsteinhausen', mech }))}
            .screen=${sure(pairingsOf(battle, 1)[0]).sees.rival}
          ></enemy-line>
        </div>`,
      );
      const line = sure(room.querySelector<EnemyLine>('enemy-line'));
      await line.updateComplete;
      const { right } = line.getBoundingClientRect();
      const out = elementsIn(line.renderRoot).filter(
        (each) => each.getBoundingClientRect().right > right + 1,
      );
      expect(out.map(text)).to.deep.equal([]);
    });
});
