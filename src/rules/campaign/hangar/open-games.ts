import { hinder } from '../card/hindrance.ts';
import type { PilotId } from '../card/names.ts';
import type { OpenGame } from '../history/game.ts';
import { fighterPlace } from '../history/game.ts';
import type { Hangar } from './hangar.ts';
import { pilotOf } from './hangar.ts';

export const openGameOf = ({ open }: Pick<Hangar, 'open'>, pilot: PilotId): OpenGame | null =>
  open.find(({ muster }) => fighterPlace(muster, { pilot }) >= 0) ?? null;

/** Hinders if one of the pilots is in an open game. */
export const awayFromGames = (hangar: Hangar, pilots: readonly PilotId[]): void => {
  for (const pilot of pilots) {
    const game = openGameOf(hangar, pilot);
    if (game) hinder({ kind: 'at a game', pilot: pilotOf(hangar, pilot).name, game: game.id });
  }
};
