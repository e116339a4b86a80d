import { expect, fixture, html } from '@open-wc/testing';
import type { ConsoleKeys } from '../../../src/elements/card/console-keys.ts';
import '../../../src/elements/duel/face-to-face.ts';
import type { FaceToFace } from '../../../src/elements/duel/face-to-face.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import type { Choosing } from '../../../src/rules/record/turn.ts';
import { beginTurn } from '../../../src/rules/record/turn.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { battleAfter, heard, names, text } from '../parts.ts';

const across = ({ locked }: Pick<Choosing, 'locked'> = beginTurn(2)): Promise<FaceToFace> =>
  fixture(
    html`<face-to-face
      .battle=${battleAfter()}
      .names=${names}
      .turn=${{ kind: 'choosing', locked }}
    ></face-to-face>`,
  );
const half = ({ renderRoot }: FaceToFace, side: string): Element =>
  sure(renderRoot.querySelector(`.half.${side}`));
const board = (table: FaceToFace, side: string): ConsoleKeys =>
  sure(half(table, side).querySelector('console-keys'));
const keys = (table: FaceToFace, side: string): HTMLButtonElement[] => [
  ...board(table, side).renderRoot.querySelectorAll('button'),
];
const keyOf = (table: FaceToFace, side: string, name: string): HTMLButtonElement =>
  sure(keys(table, side).find((key) => text(key) === name));

const settled = async (table: FaceToFace): Promise<void> => {
  await table.updateComplete;
  await Promise.all(['lone', 'rival'].map((side) => board(table, side).updateComplete));
};

describe('face to face', () => {
  it('each half has a key for every open console number, and none besides', async () => {
    const table = await across();
    const open = openManeuvers(table.battle, 1).map(({ console }) => String(console));
    expect(keys(table, 'rival').map(text)).to.have.members(open);
  });

  it('a picked number is nowhere on the table but while its pilot holds the key', async () => {
    const table = await across();
    keyOf(table, 'lone', '52').click();
    await settled(table);
    const dock = (): string => text(board(table, 'lone').renderRoot.querySelector('.keys'));
    expect(dock()).to.equal('Hold to check Pick again Lock in');
    const hold = keyOf(table, 'lone', 'Hold to check');
    hold.dispatchEvent(new PointerEvent('pointerdown'));
    await settled(table);
    expect(dock()).to.match(/^52/);
    hold.dispatchEvent(new PointerEvent('pointerleave'));
    await settled(table);
    expect(dock()).to.equal('Hold to check Pick again Lock in');
    hold.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
    await settled(table);
    expect(dock()).to.match(/^52/);
    hold.dispatchEvent(new FocusEvent('blur'));
    await settled(table);
    expect(dock()).to.equal('Hold to check Pick again Lock in');
  });

  it('locks in what was picked, and can take it back', async () => {
    const table = await across();
    const [locked, back] = [heard(table, 'maneuver-locked-in'), heard(table, 'choice-taken-back')];
    keyOf(table, 'rival', '62').click();
    await settled(table);
    keyOf(table, 'rival', 'Lock in').click();
    expect(locked).to.deep.equal([{ seat: 1, console: 62 }]);
    table.turn = { kind: 'choosing', locked: [null, 62] };
    await settled(table);
    expect(text(board(table, 'rival').renderRoot.querySelector('.keys'))).to.equal(
      'Locked in Take it back',
    );
    keyOf(table, 'rival', 'Take it back').click();
    expect(back).to.deep.equal([{ seat: 1 }]);
  });

  it('a locked-in number stands nowhere in the markup', async () => {
    const table = await across({ locked: [null, 62] });
    expect(
      board(table, 'rival')
        .renderRoot.querySelector('.keys')
        ?.outerHTML.replaceAll(/<!--.*?-->/g, ''),
    ).not.to.contain('62');
  });

  it('what a pilot has picked does not stay for the next turn', async () => {
    const table = await across();
    keyOf(table, 'lone', '52').click();
    await settled(table);
    table.battle = battleAfter([52, 62]);
    await settled(table);
    const open = openManeuvers(table.battle, 0).map(({ console }) => String(console));
    expect(keys(table, 'lone').map(text)).to.have.members(open);
  });

  it('has no finding of axe', async () => {
    await expectAccessible(await across());
  });
});
