import { toldRecord } from '../../../src/offline/fights/told-record.ts';
import type { SeatHand } from '../../../src/rules/fight/hands.ts';
import { GAME_PILOTS } from '../../../src/rules/fight/hands.ts';
import type { Lineup } from '../../../src/rules/fight/lineup.ts';
import { sure } from '../../../src/rules/sure.ts';
import { randomFrom } from '../../tools/random-play.ts';
import { SharedDisk } from './shared-disk.ts';
import { Tab, tableOf } from './table-of-hands.ts';

/** What a fight came to: its record with what was sealed, and all that computer pilots locked in in it. */
interface Played {
  readonly record: string;
  readonly slips: ReadonlyMap<string, number>;
}

type Random = () => number;

const TWO_BATTLES: readonly Lineup[] = [
  { lone: 0, rivals: [1] },
  { lone: 2, rivals: [3] },
];

/** A table of two to four, in one battle or two, a person and a computer pilot among them. */
const randomTable = (seed: number, random: Random): ReturnType<typeof tableOf> => {
  const seats = 2 + Math.floor(random() * 3);
  const pilot = (): SeatHand => sure(GAME_PILOTS[Math.floor(random() * GAME_PILOTS.length)]);
  const hands = Array.from({ length: seats }, () => (random() < 0.5 ? 'person' : pilot()));
  const first = Math.floor(random() * seats);
  hands[first] = 'person';
  hands[(first + 1) % seats] = pilot();
  return tableOf(hands, seed, seats === 4 && random() < 0.5 ? TWO_BATTLES : undefined);
};

/** An undisturbed fight in one tab. */
const undisturbed = async (disk: SharedDisk): Promise<Played> => {
  const tab = new Tab(disk);
  await tab.play();
  return { record: await toldRecord(disk.row), slips: tab.slips };
};

/** The same in tabs that are killed at any write, two at once every third time, until it is over. */
const disturbed = async (disk: SharedDisk, random: Random): Promise<Played> => {
  const slips = new Map<string, number>();
  while (!disk.row.ended) {
    const tabs = Array.from({ length: random() < 1 / 3 ? 2 : 1 }, () => {
      const reach = disk.reach();
      reach.killAtWrite(Math.floor(random() * 30), random() < 0.5);
      return { reach, tab: new Tab(disk, reach.saves) };
    });
    await Promise.all(tabs.map(({ reach, tab }) => Promise.race([reach.dead, tab.play()])));
    for (const { tab } of tabs)
      for (const [at, number] of tab.slips) {
        const before = slips.get(at);
        if (before !== undefined && before !== number) throw new Error(`the slip ${at} changed`);
        slips.set(at, number);
      }
  }
  return { record: await toldRecord(disk.row), slips };
};

/** A random fight of persons and computer pilots, by its number: as it goes undisturbed, and disturbed. */
export const killedFight = async (
  seed: number,
): Promise<{ readonly quiet: Played; readonly killed: Played }> => {
  const random = randomFrom(seed);
  const row = randomTable(seed, random);
  return {
    quiet: await undisturbed(new SharedDisk(row)),
    killed: await disturbed(new SharedDisk(row), random),
  };
};
