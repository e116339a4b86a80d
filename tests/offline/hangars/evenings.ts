import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { Hangars } from '../../../src/offline/hangars/hangars.ts';
import type { Done } from '../../../src/offline/hangars/change-result.ts';
import type { RunningHangar } from '../../../src/offline/hangars/running-hangar.ts';
import { judge } from '../../../src/offline/booklets/judge.ts';
import type { BroughtCritical } from '../../../src/rules/battle/entry.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import type { Choice } from '../../../src/rules/campaign/history/choice.ts';
import type { Muster } from '../../../src/rules/campaign/history/game.ts';
import type { Hangar } from '../../../src/rules/campaign/hangar/hangar.ts';
import { isHindrance } from '../../../src/rules/campaign/card/hindrance.ts';
import type { Mech } from '../../../src/rules/campaign/card/mech.ts';
import { broughtBy } from '../../../src/rules/campaign/card/part.ts';
import { fightersOf } from '../../../src/rules/campaign/game/muster.ts';
import { openPage } from '../../../src/rules/campaign/settlement/page.ts';
import type { Settlement } from '../../../src/rules/campaign/acts/settling.ts';
import { nextStep, whyWaits } from '../../../src/rules/campaign/settlement/settlement.ts';
import type { Stand } from '../../../src/rules/campaign/history/stand.ts';
import { sure } from '../../../src/rules/sure.ts';
import { griffin, rifleman } from '../../elements/parts.ts';
import { visit } from '../fights/visits.ts';

/** A visit to the game with its hangars. */
export const evening = async (...booklets: readonly Booklet[]) => {
  const here = await visit(...(booklets.length > 0 ? booklets : [rifleman, griffin]));
  const { rows, library, said } = here;
  const hangars = new Hangars({ rows, library, judge, shelf: library });
  const enter = async (id: string): Promise<RunningHangar> => {
    const hangar = hangars.running(id, {
      changed: () => undefined,
      said: (sentence) => said.push(sentence),
    });
    await hangar.open();
    return hangar;
  };
  return { ...here, hangars, enter };
};
export type Evening = Awaited<ReturnType<typeof evening>>;

/** The same visit with no booklet to be found. */
export const withoutBooklets = (here: Evening): Evening => ({
  ...here,
  hangars: new Hangars({
    ...{ rows: here.rows, judge, shelf: here.library },
    library: { ...here.library, find: () => undefined, read: () => Promise.resolve(undefined) },
  }),
});

/** Founds a hangar and gives its id. */
export const founded = async ({ hangars }: Evening, name = 'Tuesdays'): Promise<string> => {
  const made = await hangars.found({ name, replacements: 3 });
  if (made.kind !== 'done') throw new Error(made.sentence);
  return made.id;
};

/** Throws unless it was done. */
export const done = async (doing: Promise<Done>): Promise<void> => {
  const what = await doing;
  if (what.kind !== 'done') throw new Error(what.sentence);
};

export const enlist = (hangar: RunningHangar, name: string, booklet = rifleman): Promise<Done> =>
  hangar.do({
    kind: 'enlist',
    after: null,
    who: {
      ...{ name, nickname: '', unit: 'Night Post' },
      mech: { booklet: booklet.id, edition: booklet.edition, name: `${name}'s own`, paint: 'none' },
    },
  });

/** Ada in a Rifleman and Finn in another, in a new hangar. */
export const adaAndFinn = async (here: Evening): Promise<RunningHangar> => {
  const hangar = await here.enter(await founded(here));
  await done(enlist(hangar, 'Ada'));
  await done(enlist(hangar, 'Finn'));
  return hangar;
};

/** An evening with Ada and Finn in a new hangar. */
export const tuesday = async (...booklets: readonly Booklet[]) => {
  const here = await evening(...booklets);
  return { here, hangar: await adaAndFinn(here) };
};

export const cardsOf = ({ hangar }: RunningHangar): Hangar => sure(hangar);

export const duelOf = (
  hangar: RunningHangar,
  pilots: readonly string[] = ['p1', 'p2'],
): Muster => ({
  options: USUAL_OPTIONS,
  fighters: fightersOf(cardsOf(hangar), pilots),
  battles: [{ lone: 0, rivals: pilots.slice(1).map((_, place) => place + 1) }],
});

/** Musters Ada and Finn; gives the ids of the game and its duel. */
export const mustered = async (
  hangar: RunningHangar,
  how: 'pass the device' | 'with paper' = 'pass the device',
): Promise<{ readonly game: string; readonly duel: string }> => {
  const begun = await hangar.begin(duelOf(hangar), how);
  if (begun.kind !== 'done') throw new Error(begun.sentence);
  return { game: begun.game, duel: begun.duel ?? '' };
};

/** Plays a duel in which the second pilot bails out at once. */
export const bailOut = async ({ open }: Evening, id: string): Promise<void> => {
  const duel = await open(id);
  await duel.lockIn(0, 52);
  await duel.lockIn(1, 62);
  await duel.leave([{ seat: 1, leaves: 'bails out' }]);
  if (!duel.standing?.save.ended) await duel.finish();
  duel.close();
};

export const mechFlownBy = (hangar: RunningHangar, pilot: string): Mech =>
  sure(cardsOf(hangar).mechs.find((mech) => mech.pilot === pilot && !mech.fate));

/** A game on paper in which the first pilot beats the second, who bails out. */
export const bailedOut = (
  hangar: RunningHangar,
  pilots: readonly string[] = ['p1', 'p2'],
): Stand => ({
  turns: 7,
  outcome: { kind: 'win', winner: 'few' },
  fighters: pilots.map((pilot, place) => {
    const mech = mechFlownBy(hangar, pilot);
    return {
      side: place === 0 ? 'few' : 'many',
      out: place === 0 ? null : 'bailed out',
      turn: place === 0 ? null : 7,
      killedBy: null,
      armor: 12,
      ammunition: mech.ammunition,
      criticals: broughtBy(mech.parts),
      victors: place === 0 ? [] : [{ fighter: 0, damage: 20 }],
    };
  }),
});

export const deadly = (booklet: Booklet): BroughtCritical => {
  const { part, effects } = sure(
    booklet.criticals.find((critical) =>
      critical.effects.some(
        (effect) => effect.effect === 'pilot killed' && effect.heatAbove === undefined,
      ),
    ),
  );
  return { part, effects, times: 1 };
};

/** A game on paper in which the first pilot kills the second by a critical. */
export const killedByCritical = (hangar: RunningHangar): Stand => {
  const stand = bailedOut(hangar);
  return {
    ...stand,
    fighters: stand.fighters.map((fighter, place) =>
      place === 0
        ? fighter
        : {
            ...fighter,
            out: 'fell',
            killedBy: 'critical',
            armor: 15,
            criticals: [deadly(rifleman)],
          },
    ),
  };
};

export const settlementOf = (hangar: RunningHangar, game: string): Settlement => {
  const page = openPage(cardsOf(hangar), game, hangar.find);
  if (isHindrance(page)) throw new Error(page.kind);
  return page.settlement;
};

/** The next choice of a settlement: all parts, a replacement for a lost 'Mech; null if all have settled. */
export const nextChoice = (settlement: Settlement): Choice | null => {
  const next = settlement.pilots.find(
    ({ pilot }) => nextStep(settlement, pilot) !== null && whyWaits(settlement, pilot) === null,
  );
  if (!next) return null;
  const { pilot } = next;
  const step = sure(nextStep(settlement, pilot));
  switch (step) {
    case 'experience':
      return { step, pilot, learn: [] };
    case 'salvage': {
      const wreck = sure(settlement.wrecks.find(({ row }) => row[0] === pilot));
      return { step, pilot, of: wreck.mech, take: ['Left Leg Actuator'] };
    }
    case 'repair':
      return { step, pilot, fit: [] };
    case 'reload':
      return { step, pilot, excess: 'stockpiled', load: {} };
    case 'memorial':
      return { step, pilot, line: '' };
    case 'successor':
      return { step, pilot, successor: null };
    case 'replacement': {
      const { id: booklet, edition } = rifleman;
      const name = `Second of ${pilot}`;
      return { step, pilot, mech: { booklet, edition, name, paint: 'none', as: 'replacement' } };
    }
    case 'buy back':
      return { step, pilot, points: [] };
    case 'settled':
      return { step, pilot };
  }
};

/** Does every step of a page, as `chosen` would have it, and closes it. */
export const settleAll = async (
  hangar: RunningHangar,
  game: string,
  chosen: (next: Choice) => Choice = (next) => next,
): Promise<void> => {
  const next = (): Choice | null => nextChoice(settlementOf(hangar, game));
  for (let choice = next(); choice; choice = next())
    await done(hangar.choose(game, chosen(choice)));
  await done(hangar.closePage(game));
};

/** Ada beats Finn on paper, and the page is closed; gives the id of the game. */
export const closedOnPaper = async (hangar: RunningHangar): Promise<string> => {
  const { game } = await mustered(hangar, 'with paper');
  await done(hangar.playedOnPaper(game, bailedOut(hangar)));
  await settleAll(hangar, game);
  return game;
};

/** Finn bails out of a duel with Ada, and the page is closed; gives the ids of the game and its duel. */
export const closedAfterDuel = async (here: Evening, hangar: RunningHangar) => {
  const begun = await mustered(hangar);
  await bailOut(here, begun.duel);
  await hangar.open();
  await settleAll(hangar, begun.game);
  return begun;
};

/** Continues a duel from any point until the second pilot bails out; both call `console`. */
export const goOnWithDuel = async (here: Evening, id: string, console: number): Promise<void> => {
  const duel = await here.open(id);
  const { turn } = sure(duel.battle);
  if (turn.kind === 'choosing') await duel.lockIn(turn.locked[0] === null ? 0 : 1, console);
  else if (!turn.decided) await duel.leave([{ seat: 1, leaves: 'bails out' }]);
  else await duel.finish();
  duel.close();
};
