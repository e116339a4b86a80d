import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { newId } from '../../../src/offline/disk/new-id.ts';
import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import type { TurnInProgress } from '../../../src/rules/fight/turn.ts';
import { numbersOf } from '../../../src/rules/fight/turn.ts';
import { sure } from '../../../src/rules/sure.ts';
import { press, text } from '../parts.ts';
import { until } from '../until.ts';
import { againstMarlow } from './against-the-game.ts';
import { begin, chooses, comes, found, lockIn } from './laid-fight.ts';

type Laid = Awaited<ReturnType<typeof begin>>;

/** A row as it is on disk. */
const rowOf = async ({ id, saves }: Laid): Promise<DuelSave> => {
  const kept = await saves.get(id);
  if (!kept || !('battles' in kept)) throw new Error('it is not on disk');
  return kept;
};
const turnOf = ({ battles }: DuelSave): TurnInProgress => sure(battles[0]).turn;

/** The same row, in which Marlow has called another number, and nothing else is changed. */
const withAnother = (row: DuelSave): DuelSave => {
  const turn = turnOf(row);
  const another = numbersOf(turn)[1] === 62 ? 60 : 62;
  const changed: TurnInProgress =
    turn.kind === 'choosing'
      ? { ...turn, locked: turn.locked.with(1, another) }
      : { ...turn, orders: turn.orders.with(1, { console: another }) };
  return { ...row, battles: [{ name: 'A', turn: changed }] };
};

/** Puts a row on disk as it is, and opens it as after a reload. */
const reopened = (row: DuelSave): Promise<Laid> => begin({ ...row, id: newId(), revision: 0 });

const slipOf = (laid: Laid): string =>
  text(found(laid, 'sealed-slip')?.shadowRoot?.querySelector('.slip'));
/** What the slip says in the film of a row that is opened again. */
const saidAfterReload = async (row: DuelSave): Promise<string> => {
  const laid = await reopened(row);
  if (turnOf(row).kind === 'choosing') {
    await chooses(laid, 'Ada');
    await lockIn(laid, 52);
  }
  await comes(laid, 'turn-film');
  await until(() => /fit|kept/u.test(slipOf(laid)), 'the slip is opened');
  const said = slipOf(laid);
  laid.stage.remove();
  return said;
};

describe('the seal of a computer pilot', () => {
  before(() => setViewport({ width: 390, height: 844 }));

  it('fits after a reload, but not if the order was changed on disk at any step of the turn', async () => {
    const laid = await begin(againstMarlow());
    await chooses(laid, 'Ada');
    const rows = [await rowOf(laid)];
    await until(() => slipOf(laid), 'the slip is there');
    const digits = sure(/[0-9a-f]{4} [0-9a-f]{4}/u.exec(slipOf(laid)))[0];
    await lockIn(laid, 52);
    await comes(laid, 'turn-film');
    await until(async () => {
      const row = await rowOf(laid);
      const isNew = JSON.stringify(turnOf(row)) !== JSON.stringify(turnOf(sure(rows.at(-1))));
      if (isNew) rows.push(row);
      else await press(laid.stage, 'ArrowRight');
      const turn = turnOf(row);
      return turn.kind === 'telling' && turn.decided;
    }, 'the film comes to its end');
    laid.stage.remove();
    expect(rows.length).to.be.greaterThan(4);
    for (const row of rows) {
      expect(await saidAfterReload(row)).to.equal(`Marlow Seal ${digits} seal fits`);
      expect(await saidAfterReload(withAnother(row))).to.equal(
        `Marlow Seal ${digits} seal does not fit`,
      );
    }
  });

  it('is reported as not kept if the row is from an older game', async () => {
    const laid = await begin(againstMarlow());
    await chooses(laid, 'Ada');
    await lockIn(laid, 52);
    await comes(laid, 'turn-film');
    const row = await rowOf(laid);
    laid.stage.remove();
    const chooses6 = sure(row.chooses).map((each) => {
      if (each === 'person') return each;
      const { seals: _, ...others } = each;
      return others;
    });
    expect(await saidAfterReload({ ...row, chooses: chooses6 })).to.equal('Marlow seal not kept');
  });
});
