import type { Booklet, ViewScreen } from '../../rules/booklet/booklet.ts';
import type { Fighter, Game } from '../../rules/campaign/history/game.ts';
import { isMember } from '../../rules/campaign/history/game.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Headline } from '../../rules/campaign/chronicle/headline.ts';
import { storyOf } from '../../rules/campaign/chronicle/headline.ts';
import { liveriesIn } from '../../rules/campaign/hangar/livery.ts';
import { lastBlowOf, replayGame } from '../../rules/campaign/chronicle/replayed-game.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { sure } from '../../rules/sure.ts';
import { ESCAPE_SCREEN } from '../../rules/vocabulary.ts';
import { namesOfFighter } from '../../rules/words/hangar-names.ts';
import { headlineText, storyText } from '../../rules/words/story-text.ts';
import type { Named } from '../../rules/words/tell.ts';
import { wearIn } from '../../rules/words/mech-wear.ts';
import type { Wear } from '../../rules/words/wear.ts';
import { lastSight } from '../campaign/last-sight.ts';

export interface GameSight {
  readonly booklet: Booklet;
  readonly screen: ViewScreen | null;
  readonly wear: Wear | null;
}

export interface ToldGame {
  readonly kind: Headline['kind'];
  readonly headline: string;
  readonly text: string;
  /** Null if its booklet is missing. */
  readonly sight: GameSight | null;
  /** Number of the last view screen; null without a record. */
  readonly seen: number | null;
}

/** A game of a hangar by its place in the history, from 0. */
export interface GameAt {
  readonly hangar: Hangar;
  readonly games: readonly Game[];
  readonly at: number;
  readonly find: FindBooklet;
}

export const namesIn = (
  hangar: Pick<Hangar, 'pilots' | 'mechs'>,
  { muster }: Pick<Game, 'muster'>,
): readonly Named[] => muster.fighters.map((fighter) => namesOfFighter(hangar, fighter));

/** Headline, sentences and last sight of a game, from its record or from the result of a paper game. */
export const toldGame = ({ hangar, games, at, find }: GameAt): ToldGame => {
  const game = sure(games[at]);
  const played = replayGame(game, find, liveriesIn(hangar, game, games));
  const blows = game.stand.fighters.map((_, fighter) => played && lastBlowOf(played, fighter));
  const story = storyOf(game, blows, games.slice(0, at));
  const names = namesIn(hangar, game);
  const last = played && lastSight(played, story.about);
  return {
    kind: story.headline.kind,
    headline: headlineText(story.headline, names),
    text: storyText(game, story, blows, names),
    sight: last ?? unseen({ hangar, games, at, find }, story.about),
    seen: last?.screen?.number ?? null,
  };
};

/** The last sight of a fighter: where it fell; for a paper game a likely view. */
export const sightOf = ({ hangar, games, at, find }: GameAt, fighter: number): GameSight | null => {
  const game = sure(games[at]);
  const played = replayGame(game, find, liveriesIn(hangar, game, games));
  return (played && lastSight(played, fighter)) ?? unseen({ hangar, games, at, find }, fighter);
};

const bookletThere = (
  { mechs }: Pick<Hangar, 'mechs'>,
  who: Fighter | undefined,
  find: FindBooklet,
): Booklet | null => {
  const mech = who && (isMember(who) ? mechs.find(({ id }) => id === who.mech) : who);
  return (mech && find(mech.booklet, mech.edition)) ?? null;
};

/** Without a record: lying on its page, jumping back, or far away. */
const unseen = ({ hangar, games, at, find }: GameAt, fighter: number): GameSight | null => {
  const game = sure(games[at]);
  const { muster, stand } = game;
  const booklet = bookletThere(hangar, muster.fighters[fighter], find);
  if (!booklet) return null;
  const { viewScreens } = booklet;
  const out = stand.fighters[fighter]?.out ?? null;
  const lying = viewScreens.find((screen) => screen?.picture === 'knocked-down');
  const screen =
    out === 'fell' ? lying : out === 'escaped' ? viewScreens[ESCAPE_SCREEN] : viewScreens[49];
  const wear = wearIn(liveriesIn(hangar, game, games)[fighter] ?? null);
  return { booklet, screen: screen ?? null, wear };
};
