import cda from '../../../books/cda-3ma.json';
import cls from '../../../books/cls-1a.json';
import enf from '../../../books/enf-4r.json';
import hbk from '../../../books/hbk-4g.json';
import her from '../../../books/her-5sa.json';
import lct from '../../../books/lct-1v.json';
import type { RunningHangar } from '../../../src/offline/hangars/running-hangar.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { squadToday } from '../../../src/rules/campaign/acts/squad.ts';
import { isHindrance } from '../../../src/rules/campaign/card/hindrance.ts';
import { columnOf } from '../../../src/rules/campaign/contract/column.ts';
import type { Contract } from '../../../src/rules/campaign/contract/state.ts';
import { missionMuster } from '../../../src/rules/campaign/game/mission.ts';
import type { Muster } from '../../../src/rules/campaign/history/game.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { sure } from '../../../src/rules/sure.ts';
import { griffin, rifleman } from '../../elements/parts.ts';
import { contractDeed, seedOf } from '../../tools/contract-player.ts';
import type { Evening } from './evenings.ts';
import { cardsOf, done, enlist, evening, founded } from './evenings.ts';

/** The eight booklets of the game. */
const box: readonly Booklet[] = [
  rifleman,
  griffin,
  ...[cda, cls, enf, hbk, her, lct].map((document) => {
    const read = parseBooklet(document);
    return sure(read.ok ? read.booklet : null);
  }),
];
const find = (id: string): Booklet | undefined => box.find((each) => each.id === id);

export const boxed = (): Promise<Evening> => evening(...box);

/** Ada alone in a Griffin, in a new hangar. */
export const alone = async (here: Evening): Promise<RunningHangar> => {
  const hangar = await here.enter(await founded(here));
  await done(enlist(hangar, 'Ada', griffin));
  return hangar;
};

/** A contract of a seed. */
export const contractOf = (seed: number, grade: Contract['grade'] = 'regular') =>
  contractDeed(seedOf(seed), grade, find);

export const contractIn = (hangar: RunningHangar): Contract => sure(cardsOf(hangar).contract);

/** A new pilot in a Locust. */
export const newPilot = (name: string) => {
  const mech = { booklet: 'lct-1v', edition: sure(find('lct-1v')).edition, name: `${name}'s own` };
  return { name, nickname: '', unit: '', mech: { ...mech, paint: 'none' } } as const;
};

/** The fight of the first who can fly against the first who waits. */
export const fightAhead = (hangar: RunningHangar): Muster => {
  const waits = columnOf(contractIn(hangar)).find(({ result }) => result === null);
  const flies = squadToday(cardsOf(hangar), hangar.find).find(({ shut }) => shut === null);
  const muster = missionMuster(
    cardsOf(hangar),
    sure(flies).pilot.id,
    sure(waits).name,
    hangar.find,
  );
  if (isHindrance(muster)) throw new Error(muster.kind);
  return muster;
};
