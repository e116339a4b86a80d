import type { Battle } from '../../../rules/battle/battle.ts';
import { pairingWith } from '../../../rules/battle/duel.ts';
import type { Exchange } from '../../../rules/battle/exchange.ts';
import { heardBy } from '../../../rules/battle/heard.ts';
import { incidentOf } from '../../../rules/battle/incident.ts';
import type { Maneuver } from '../../../rules/booklet/stat-card.ts';
import type { Range } from '../../../rules/vocabulary.ts';
import { listed } from '../../../rules/words/listed.ts';
import type { Named } from '../../../rules/words/tell.ts';
import type { Account } from '../facts/account.ts';
import { pilotOf } from '../facts/played-turn.ts';
import { TURN_WORDS } from './turn-words.ts';

/** Rivals who hear the same number from the lone pilot. */
export interface Call {
  readonly console: number;
  readonly range: Range;
  readonly rivals: readonly number[];
}

/** Null for a draw between turns. */
export const calledBy = (played: Exchange, seat: number): Maneuver | null =>
  incidentOf(played, 'called', seat)?.maneuver ?? null;

/** Numbers the lone pilot calls, one for each range, the maneuver's own first. */
export const callsOf = (battle: Battle, maneuver: Maneuver): readonly Call[] => {
  const calls: Call[] = [];
  for (const { console, range, rival } of heardBy(battle, maneuver)) {
    const same = calls.findIndex((call) => call.range === range);
    const before = calls[same];
    if (before) calls[same] = { ...before, rivals: [...before.rivals, rival] };
    else calls.push({ console, range, rivals: [rival] });
  }
  return calls.toSorted(
    (one, other) => Number(other.range === maneuver.range) - Number(one.range === maneuver.range),
  );
};

/** `Ben and Cleo`. */
export const hearers = ({ rivals }: Call, names: readonly Named[]): string =>
  listed(rivals.map((rival) => pilotOf(names, rival)));

/** Explains a number other than the maneuver's own (M3); null if it is the own. */
export const convertedWords = (account: Account, full: Exchange): string | null => {
  const { battle, names, pairing } = account;
  const maneuver = calledBy(full, 0);
  const told = pairing.deeds.lone.console;
  const range = pairingWith(battle, pairing)?.range;
  return maneuver && range && maneuver.console !== told
    ? TURN_WORDS.converted({
        pilot: pilotOf(names, 0),
        called: maneuver.console,
        of: maneuver.range,
        told,
        at: range,
      })
    : null;
};
