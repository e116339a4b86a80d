import type { Battle } from '../../rules/battle/battle.ts';
import { pairingWith } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { heardBy } from '../../rules/battle/heard.ts';
import type { Blow, Split } from '../../rules/battle/split.ts';
import { blowsOf } from '../../rules/battle/split.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import type { Leave } from '../../rules/fight/progress.ts';
import { LEAVE_OR_STAY } from '../../rules/fight/steps.ts';
import type { Range } from '../../rules/vocabulary.ts';
import { boundText } from '../../rules/words/bound-text.ts';
import { listed } from '../../rules/words/listed.ts';
import type { Named } from '../../rules/words/tell.ts';
import { possessive, tell } from '../../rules/words/tell.ts';
import { number, plain } from '../../rules/words/words.ts';
import { inWords } from '../../rules/words/in-words.ts';
import type { Account } from './account.ts';
import { viewOf } from './account.ts';
import { beatTitle } from './beat-words.ts';
import { pagesOf } from './film.ts';
import { shotWords as pairingWords } from './film-words.ts';
import { incidentOf, isSaidAt } from './incident-places.ts';
import { accountWith } from './pairing-account.ts';
import type { Shot } from './shots.ts';

export const pilotOf = (names: readonly Named[], seat: number): string => names[seat]?.pilot ?? '';

/** Who hears the same number of the lone pilot. */
export interface Call {
  readonly console: number;
  readonly range: Range;
  readonly rivals: readonly number[];
}

/** What a seat called; null where a draw came between two turns. */
export const calledBy = (played: Exchange, seat: number): Maneuver | null =>
  incidentOf(played, 'called', seat)?.maneuver ?? null;

/** The numbers that the lone pilot calls, the maneuver's own first: one for each range. */
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

/** Who hears a number: `Ben and Cleo`. */
export const hearers = ({ rivals }: Call, names: readonly Named[]): string =>
  listed(rivals.map((rival) => pilotOf(names, rival)));

/** That a pairing was told another number than the maneuver's own (M3); null where it was not. */
export const convertedWords = (account: Account, full: Exchange): string | null => {
  const { battle, names, pairing } = account;
  const maneuver = calledBy(full, 0);
  const told = pairing.deeds.lone.console;
  const range = pairingWith(battle, pairing)?.range;
  return maneuver && range && maneuver.console !== told
    ? `${possessive(pilotOf(names, 0))} ${maneuver.console}, a ${maneuver.range} range number, is ${told} at ${range} range.`
    : null;
};

/** The lone pilot's numbers in a line: `Ada: 18 at medium, 56 at long range`; none where all hear the same. */
export const rangesWords = ({ battle, names, played }: Told): string => {
  const maneuver = calledBy(played, 0);
  const calls = maneuver ? callsOf(battle, maneuver) : [];
  return calls.length > 1
    ? `${pilotOf(names, 0)}: ${calls.map(({ console, range }) => `${console} at ${range}`).join(', ')} range`
    : '';
};

const calledWords = (battle: Battle, played: Exchange, names: readonly Named[]): string => {
  const maneuver = calledBy(played, 0);
  const lone = maneuver
    ? `${pilotOf(names, 0)} calls ${callsOf(battle, maneuver)
        .map((call) => `${call.console} to ${hearers(call, names)}`)
        .join(', ')}: ${maneuver.name}, ${maneuver.colour}.`
    : '';
  const rivals = played.incidents.flatMap((incident) =>
    incident.kind === 'called' && incident.seat > 0 ? plain(tell(incident, names)) : [],
  );
  const bound = names.flatMap((_, seat) => {
    const words = boundText(battle, seat, names);
    return words ? [`${words}.`] : [];
  });
  return [...bound, lone, ...rivals].join(' ');
};

/** What a blow comes to: `4 damage, Heat Sinks`. */
export const blowWords = ({ bites, damage, out }: Blow): string =>
  [
    damage > 0 ? `${damage} damage` : 'a miss',
    ...(bites ? [bites.critical.part] : []),
    ...(out ? ['out'] : []),
  ].join(', ');

/** How a modifier is shared: `Split: Ben 7, 4 damage, Heat Sinks; Dora 5, 2 damage, Engine.` */
export const splitWords = (
  split: Split,
  shares: readonly number[],
  names: readonly Named[],
): string =>
  `Split: ${blowsOf(split, shares)
    .map(
      (blow, place) =>
        `${pilotOf(names, split.hits[place]?.rival ?? 0)} ${blow.share}, ${blowWords(blow)}`,
    )
    .join('; ')}.`;

/** What settles how a modifier is shared, by who gets something: `Share 12 to Ben`, `Share among three`. */
export const shareWords = (
  { hits, modifier }: Split,
  shares: readonly number[],
  names: readonly Named[],
): string => {
  const given = shares.flatMap((share, place) =>
    share === 0 ? [] : `${number(share)} to ${pilotOf(names, hits[place]?.rival ?? 0)}`,
  );
  return given.length > 2
    ? `Share ${number(modifier)} among ${inWords(given.length)}`
    : `Share ${given.length > 0 ? given.join(' and ') : 'nothing'}`;
};

/** Who leaves, and that the others go on: `Ben bails out, Dora escapes`. */
export const leavingWords = (leaving: readonly Leave[], names: readonly Named[]): string =>
  listed(leaving.map(({ leaves, seat }) => `${pilotOf(names, seat)} ${leaves}`));

/** What is told of a turn, for its words. */
export interface Told {
  readonly battle: Battle;
  readonly played: Exchange;
  readonly names: readonly Named[];
  readonly accounts: readonly Account[];
}

/** What is said aloud of a shot, once, politely; a split says itself, and beats are said by `beatWords`. */
export const shotWords = ({ accounts, battle, names, played }: Told, shot: Shot): string => {
  const of = (rival: number): Account => accountWith(accounts, rival);
  switch (shot.kind) {
    case 'called':
      return calledWords(battle, played, names);
    case 'page': {
      const account = of(shot.rival);
      const step = shot.side === pagesOf(account)[0] ? shot.step : LEAVE_OR_STAY;
      const converted = convertedWords(account, played);
      return [
        ...(converted ? [converted] : []),
        pairingWords(account, step, shot.side === null),
      ].join(' ');
    }
    case 'look-ups':
      return accounts.map((account) => pairingWords(account, LEAVE_OR_STAY, true)).join(' ');
    case 'score':
      return pairingWords(of(shot.rival), shot.step, shot.side === null);
    case 'scores':
      return accounts.map((account) => pairingWords(account, shot.step, true)).join(' ');
    case 'marks':
      return played.incidents
        .filter((incident) => isSaidAt(incident, 'marks') || incident.kind === 'status')
        .map((incident) => plain(tell(incident, names)))
        .join(' ');
    case 'leaving':
    case 'split':
    case 'beat':
      return '';
  }
};

/** What goes on is called by what comes next. */
export const nextWords = ({ accounts, battle, names }: Told, next: Shot, now: Shot): string => {
  switch (next.kind) {
    case 'called':
      return '';
    case 'page':
      return now.kind === 'page' && now.rival === next.rival && next.side
        ? `${possessive(viewOf(accountWith(accounts, next.rival), next.side).me.pilot)} page`
        : `${now.kind === 'called' ? 'Look up' : 'Next'}: ${pilotOf(names, next.rival)}`;
    case 'look-ups':
      return 'All look up';
    case 'leaving':
      return 'Leave or stay';
    case 'split':
      return 'Share the modifier';
    case 'score':
      return now.kind === 'score' && now.rival === next.rival
        ? `${possessive(pilotOf(names, next.side === 'lone' ? 0 : next.rival))} score`
        : `Score: ${pilotOf(names, next.rival)}`;
    case 'scores':
      return 'The scores';
    case 'beat':
      return beatTitle(next.beat);
    case 'marks':
      return `After turn ${battle.turns + 1}`;
  }
};
