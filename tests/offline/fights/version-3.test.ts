import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readDuelSave } from '../../../src/offline/fights/duel-save.ts';
import { sure } from '../../../src/rules/sure.ts';
import { griffin, rifleman } from '../../rules/battle/table-top.ts';
import { inVersion7, opened, playOn, rowOf as oldRow, saveOf } from './old-rows.ts';

/** Rows as the builds of version 3 wrote them while a duel was played. */
const FOLDER = 'tests/offline/fights/version-3';
const rowOf = (name: string): Record<string, unknown> => oldRow(`version-3/${name}`);

/** The last line of each record when its turn has been played. */
const GO_ON: Readonly<Record<string, string>> = {
  picked: '1. 52 62',
  'led-second-turn': '2. 44 28',
  called: '1. 52 62',
  marks: '1. 52 62',
  'face-to-face-rival-locked-in': '1. 52 62',
};

describe('rows of version 3', () => {
  test('are all in the table above, except the one that is over', () => {
    const names = readdirSync(FOLDER).map((file) => file.replace('.json', ''));
    expect(names.sort()).toEqual([...Object.keys(GO_ON), 'ended-by-bail-out'].sort());
    expect(saveOf(rowOf('ended-by-bail-out')).ended).toEqual({ kind: 'win', winner: 'many' });
  });

  test.each(Object.entries(GO_ON))('%s: opens and can be played on', async (name, last) => {
    const save = saveOf(rowOf(name));
    expect(save).toEqual(inVersion7(rowOf(name)));
    const duel = await opened({ ...save, editions: [rifleman.edition, griffin.edition] });
    expect(duel.lost).toBe('');
    await playOn(duel, name === 'led-second-turn' ? [44, 28] : [52, 62]);
    expect(sure(duel.standing).save.record).toBe(`${save.record}${last}\n`);
  });

  test('are refused with three seats, which that version never wrote', () => {
    const turn = { kind: 'choosing', locked: [52, null, null] };
    expect(readDuelSave({ ...rowOf('picked'), turn })).toEqual({
      unreadable: 'its entry "turn.locked" is not what a duel has there',
      newer: false,
    });
  });
});
