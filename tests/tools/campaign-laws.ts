import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { canonical } from '../../src/rules/canonical.ts';
import { sharesOf } from '../../src/rules/campaign/acts/experience.ts';
import { folded } from '../../src/rules/campaign/file/fold.ts';
import type { Game } from '../../src/rules/campaign/history/game.ts';
import { isLost } from '../../src/rules/campaign/history/stand.ts';
import { foesOf, isMember, membersOf } from '../../src/rules/campaign/history/game.ts';
import type { Hangar } from '../../src/rules/campaign/hangar/hangar.ts';
import { fighterBooklet, gamesOf } from '../../src/rules/campaign/hangar/hangar.ts';
import type { Hindrance } from '../../src/rules/campaign/card/hindrance.ts';
import { unlessHindered } from '../../src/rules/campaign/card/hindrance.ts';
import type { Mech } from '../../src/rules/campaign/card/mech.ts';
import { shutdownOf } from '../../src/rules/campaign/card/mech.ts';
import { begun } from '../../src/rules/campaign/game/muster.ts';
import { settledBy } from '../../src/rules/campaign/settlement/page.ts';
import type { Part } from '../../src/rules/campaign/card/part.ts';
import { partsOf } from '../../src/rules/campaign/card/part.ts';
import { POINT_PRICE } from '../../src/rules/campaign/acts/buy-back.ts';
import { sure } from '../../src/rules/sure.ts';
import type { Done } from './random-campaign.ts';

type Find = (id: string) => Booklet | undefined;
type StepLaw = (before: Hangar, after: Hangar, done: Done, find: Find) => boolean;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Whether it is no foe's wreck (K13). */
const isOwn = ({ fate }: Mech): boolean => fate?.kind !== 'wreck';

/** Every part of a hangar, wherever it is. */
const allParts = ({ pilots, mechs, scrap }: Hangar): readonly Part[] => [
  ...pilots.flatMap(({ stockpile }) => stockpile),
  ...mechs.flatMap(({ parts }) => parts),
  ...mechs.flatMap(({ replacement }) =>
    (replacement?.boughtBack ?? []).flatMap(({ by }) => (by === 'experience' ? [] : [by])),
  ),
  ...scrap,
];

const PARTS = new Map<string, readonly string[]>();

/** The names of the parts of a new 'Mech, worked out once for each booklet. */
const partNames = (booklet: string, find: Find): readonly string[] => {
  const names = PARTS.get(booklet) ?? partsOf(sure(find(booklet)), '').map(({ name }) => name);
  PARTS.set(booklet, names);
  return names;
};

/** Whether each part that was ever built into a 'Mech is somewhere, once, and nothing else is. */
const isEachOnce = (hangar: Hangar, find: Find): boolean => {
  const there = allParts(hangar).map(({ of, name }) => `${of} ${name}`);
  const made = hangar.mechs.flatMap(({ id, booklet }) =>
    partNames(booklet, find).map((name) => `${id} ${name}`),
  );
  const known = new Set(there);
  return (
    known.size === there.length &&
    there.length === made.length &&
    made.every((part) => known.has(part))
  );
};

const gameIn = (after: Hangar, done: Done): Game | undefined =>
  done.kind === 'game' ? gamesOf(after).find(({ id }) => id === done.id) : undefined;

/** What a game gives to those of the hangar, by the 'Mechs that went out (K1); a foe is given nothing. */
const given = (
  { stand, muster }: Game,
  hangar: Hangar,
  find: Find,
): readonly { readonly tons: number; readonly victory: number }[] =>
  stand.fighters.flatMap(({ out, victors }, place) => {
    const { tonnage } = fighterBooklet(hangar, sure(muster.fighters[place]), find).mech;
    const shares = sharesOf(tonnage, out === 'escaped', victors.length);
    return victors.flatMap(({ fighter }, rank) =>
      isMember(sure(muster.fighters[fighter])) ? [sure(shares[rank])] : [],
    );
  });

/** Points of a kind of ammunition in a hangar: in 'Mechs, whatever became of them, and in stockpiles. */
const roundsIn = ({ mechs, pilots }: Hangar, kind: string): number =>
  sum(
    [...mechs.map((mech) => mech.ammunition), ...pilots.map((pilot) => pilot.rounds)].map(
      (rounds) => rounds[kind] ?? 0,
    ),
  );

/** What a game adds to a kind: less what was fired, and the load of each 'Mech that came back (K9): after
 *  every third game in it a full one, else half of one; what is above full only where it is stockpiled. */
const roundsOfGame = (game: Game, before: Hangar, kind: string, find: Find): number =>
  game.muster.options.ammunition === 'ignored'
    ? 0
    : sum(
        membersOf(game.muster).map(({ mech: id, pilot, place }) => {
          const { ammunition, out } = sure(game.stand.fighters[place]);
          const mech = sure(before.mechs.find((each) => each.id === id));
          const full = sure(find(mech.booklet)).statCard.ammunition[kind];
          if (full === undefined) return 0;
          const was = sure(mech.ammunition[kind]);
          const left = sure(ammunition[kind]);
          if (out === 'fell' || out === 'bailed out') return left - was;
          const load = (mech.games + 1) % 3 === 0 ? full : Math.floor(full / 2);
          const isKept = game.choices.some(
            (choice) =>
              choice.step === 'reload' && choice.pilot === pilot && choice.excess === 'stockpiled',
          );
          return left - was + (isKept ? load : Math.min(load, full - left));
        }),
      );

/** What must hold of everything that is done in a campaign, by its name. */
export const CAMPAIGN_LAWS: Readonly<Record<string, StepLaw>> = {
  // A part that a deed has lost or doubled is still so after the next game.
  'parts are neither made nor lost: each is in one place (K5–K7)': (_, after, { kind }, find) =>
    kind === 'deed' || isEachOnce(after, find),
  "a 'Mech that flies has each of its parts once (K6)": (_, after, __, find) =>
    after.mechs.every(
      ({ fate, parts, booklet }) =>
        fate !== null || parts.map(({ name }) => name).join() === partNames(booklet, find).join(),
    ),
  'experience comes from tonnage alone (K1)': (before, after, done, find) => {
    const [were, are] = [before, after].map(({ pilots }) =>
      sum(pilots.map(({ experience }) => experience)),
    );
    const game = gameIn(after, done);
    return (
      sure(are) - sure(were) === (game ? sum(given(game, after, find).map(({ tons }) => tons)) : 0)
    );
  },
  'a victory for each that went out and was beaten, half a one for an escape (K1)': (
    before,
    after,
    done,
    find,
  ) => {
    const [were, are] = [before, after].map(({ pilots }) =>
      sum(pilots.map(({ victories }) => victories)),
    );
    const game = gameIn(after, done);
    return (
      sure(are) - sure(were) ===
      (game ? sum(given(game, after, find).map(({ victory }) => victory)) : 0)
    );
  },
  'a game brings whoever is chosen on its page into the hangar, and of foes the wrecks (K10, K11, K13)':
    (before, after, done) => {
      const game = gameIn(after, done);
      if (!game) return true;
      const { choices, muster, stand } = game;
      const wrecks = foesOf(muster).filter(({ place }) =>
        isLost(sure(stand.fighters[place])),
      ).length;
      const heirs = choices.filter((each) => each.step === 'successor' && each.successor).length;
      const others = choices.filter((each) => each.step === 'replacement' && each.mech).length;
      return (
        after.pilots.length - before.pilots.length === heirs &&
        after.mechs.length - before.mechs.length === heirs + others + wrecks
      );
    },
  'what is spent is spent once, for what it buys, and is there (K4, K10)': (
    before,
    after,
    _,
    find,
  ) =>
    after.pilots.every(({ spent, experience }) => spent <= experience) &&
    sum(after.pilots.map(({ spent }) => spent)) - sum(before.pilots.map(({ spent }) => spent)) ===
      POINT_PRICE * (sum(after.mechs.map(pointsPaid)) - sum(before.mechs.map(pointsPaid))) +
        sum(
          after.mechs
            .filter((mech) => isOwn(mech) && before.mechs.every(({ id }) => id !== mech.id))
            .map((mech) => priceOf(mech, after, find)),
        ),
  'a step of 250 tons is taken once (K2)': (_, after) =>
    after.pilots.every(({ experience, learned }) => learned.length <= Math.floor(experience / 250)),
  'ammunition is never above full, and never below nothing (K9)': (_, after, __, find) =>
    after.mechs
      .filter(isOwn)
      .every(({ ammunition, booklet }) =>
        Object.entries(sure(find(booklet)).statCard.ammunition).every(
          ([kind, full]) => sure(ammunition[kind]) >= 0 && sure(ammunition[kind]) <= full,
        ),
      ) && after.pilots.every(({ rounds }) => Object.values(rounds).every((points) => points > 0)),
  'rounds are neither made nor lost: fired, loaded, or come with a new one (K9)': (
    before,
    after,
    done,
    find,
  ) => {
    const game = gameIn(after, done);
    const fresh = after.mechs.filter(
      (mech) => isOwn(mech) && before.mechs.every(({ id }) => id !== mech.id),
    );
    const kinds = new Set(
      after.mechs.flatMap(({ booklet }) => Object.keys(sure(find(booklet)).statCard.ammunition)),
    );
    return [...kinds].every(
      (kind) =>
        roundsIn(after, kind) - roundsIn(before, kind) ===
        sum(fresh.map(({ booklet }) => sure(find(booklet)).statCard.ammunition[kind] ?? 0)) +
          (game ? roundsOfGame(game, before, kind, find) : 0),
    );
  },
  'shutdown numbers fall by one a game (K4)': (before, after, done, find) => {
    const game = gameIn(after, done);
    const fought = game ? membersOf(game.muster).map(({ mech }) => mech) : [];
    return before.mechs.every((mech) => {
      const booklet = sure(find(mech.booklet));
      const now = sure(after.mechs.find(({ id }) => id === mech.id));
      const fallen = shutdownOf(booklet, mech) - shutdownOf(booklet, now);
      return (
        now.games - mech.games === Number(fought.includes(mech.id)) &&
        fallen === Math.min(now.games - mech.games, shutdownOf(booklet, mech) - 1)
      );
    });
  },
  'the dead stay dead, and their cards are kept (K11)': (before, after) =>
    before.pilots.every((pilot, place) => {
      const now = sure(after.pilots[place]);
      return (
        now.id === pilot.id &&
        (pilot.end === null ||
          (now.end?.kind === pilot.end.kind &&
            now.mech === null &&
            now.experience === pilot.experience &&
            now.victories === pilot.victories &&
            now.learned === pilot.learned &&
            now.games === pilot.games))
      );
    }),
  "who flies a 'Mech flies one that flies": (_, after) =>
    after.mechs.every(({ id, pilot, fate }) => {
      const flown = after.pilots.filter(({ mech }) => mech === id);
      return fate
        ? flown.length === 0
        : flown.length === 1 && flown[0]?.id === pilot && flown[0].end === null;
    }),
  'a closed game can neither be begun nor settled again': (_, after, done, find) => {
    const game = gameIn(after, done);
    return (
      !game ||
      (isKnown(begun(after, game, find)) &&
        isKnown(unlessHindered(() => settledBy(after, game, find))))
    );
  },
};

/** Whether something is hindered because the game is in the history. */
const isKnown = (done: Hangar | Hindrance): boolean => 'kind' in done && done.kind === 'game known';

const pointsPaid = ({ replacement }: Hangar['mechs'][number]): number =>
  (replacement?.boughtBack ?? []).filter(({ by }) => by === 'experience').length;

/** What a 'Mech was bought for: nothing for a replacement or a first one, else what a new one costs (K4). */
const priceOf = (
  { booklet, id, pilot, replacement }: Hangar['mechs'][number],
  { mechs }: Hangar,
  find: Find,
): number => {
  const its = mechs.filter((mech) => mech.pilot === pilot);
  const old = its[its.findIndex((mech) => mech.id === id) - 1];
  if (replacement || !old) return 0;
  return Math.max(0, sure(find(booklet)).mech.cost - 10 * (old.games - 10));
};

/** The laws that do not hold of what was done. */
export const brokenCampaignLaws = (
  before: Hangar,
  after: Hangar,
  done: Done,
  find: Find,
): readonly string[] =>
  Object.entries(CAMPAIGN_LAWS)
    .filter(([, holds]) => !holds(before, after, done, find))
    .map(([name]) => name);

/** Whether a hangar folded again from its history, as text, is the same hangar. */
export const foldsAgain = (hangar: Hangar, find: Find): boolean => {
  const { founding, history } = JSON.parse(JSON.stringify(hangar)) as Hangar;
  const again = folded(founding, history, find);
  return again.fault === null && canonical(again.hangar) === canonical(hangar);
};
