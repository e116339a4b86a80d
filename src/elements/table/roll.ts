import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Fit, Unfit } from './pilot-choice.ts';
import { hindranceSentence } from '../../offline/hangars/hangar-words.ts';
import { broughtAlong, memberEntry } from '../../rules/campaign/game/brought.ts';
import { mechOf, mechOfPilot } from '../../rules/campaign/hangar/hangar.ts';
import { isHindrance, unlessHindered } from '../../rules/campaign/card/hindrance.ts';
import { whyNotMustered } from '../../rules/campaign/game/muster.ts';
import { openGameOf } from '../../rules/campaign/hangar/open-games.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { addressOfGame, numberOf } from '../campaign/open-game.ts';
import { TABLE_WORDS } from './table-words.ts';

/** An active pilot with all that is brought to the game, or why the pilot cannot fight. */
export const fitnessOf = (
  hangar: Hangar,
  running: Pick<RunningHangar, 'id' | 'games' | 'find' | 'duelOf'>,
  pilot: Pilot,
): Fit | Unfit => {
  const mech = pilot.mech === null ? null : mechOf(hangar, pilot.mech);
  const game = openGameOf(hangar, pilot.id);
  if (game)
    return {
      ...{ pilot, mech },
      why: TABLE_WORDS.gameIs(numberOf(hangar, game, running), game.stand !== null),
      mend: {
        address: addressOfGame(game, running),
        words: game.stand ? TABLE_WORDS.settleIt : TABLE_WORDS.goOn,
      },
    };
  const why = whyNotMustered(hangar, pilot.id);
  const fit = why ?? unlessHindered(() => fitOf(hangar, running, pilot));
  if (!isHindrance(fit)) return fit;
  const mend =
    fit.kind === 'without mech'
      ? { address: `#/hangar/${running.id}/pilot/${pilot.id}`, words: TABLE_WORDS.toCard }
      : null;
  return { ...{ pilot, mech, mend }, why: hindranceSentence(fit, hangar) };
};

const fitOf = (hangar: Hangar, { find }: Pick<RunningHangar, 'find'>, pilot: Pilot): Fit => ({
  pilot,
  mech: mechOfPilot(hangar, pilot.id),
  entry: memberEntry(hangar, pilot.id, find),
  brought: broughtAlong(hangar, pilot.id, find),
});

export const isFit = (found: Fit | Unfit): found is Fit => 'entry' in found;

/** Pilots of a hangar who can be called, by id, and those who cannot. */
export interface Roll {
  readonly fit: ReadonlyMap<PilotId, Fit>;
  readonly away: readonly Unfit[];
}

export const rollOf = (hangar: Hangar, running: RunningHangar): Roll => {
  const found = hangar.pilots
    .filter(({ end }) => end === null)
    .map((pilot) => fitnessOf(hangar, running, pilot));
  return {
    fit: new Map(found.filter(isFit).map((fit) => [fit.pilot.id, fit])),
    away: found.flatMap((each) => (isFit(each) ? [] : [each])),
  };
};
