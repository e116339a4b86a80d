import { readFileSync } from 'node:fs';

/** The sheets of 24 machines that every player of those games knows, by their public facts, each with the trim that is
 *  proposed with it: `4 medium laser LA RA`, `ac/20 RT #10` (shots). */
export const MACHINES: readonly Record<string, unknown>[] = readFileSync(
  'tests/forge/machines.tsv',
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [designation, name, tonnage, walk, jump, heatSinks, weapons = '', armor, fire] =
      row.split('\t');
    return {
      ...{ game: 'record sheet', designation, name },
      ...{ tonnage: Number(tonnage), walk: Number(walk), jump: Number(jump) },
      heatSinks: Number(heatSinks),
      weapons: weapons.split(', ').map((said) => {
        const [, count = '1', weapon = '', at = '', shots] =
          /^(?:(\d+) )?(.+?) ((?:[A-Z]{2} ?)+)(?:#(\d+))?$/.exec(said) ?? [];
        return {
          ...{ weapon, count: Number(count), at: at.trim().split(' ') },
          ...(shots === undefined ? {} : { shots: Number(shots) }),
        };
      }),
      balance: { armor: Number(armor), fire: Number(fire) },
    };
  });
