import type { Side } from '../../../rules/battle/battle.ts';
import { SIDES } from '../../../rules/battle/battle.ts';
import type { Incident } from '../../../rules/battle/incident.ts';
import { incidentOf } from '../../../rules/battle/incident.ts';
import { splitOf } from '../../../rules/battle/split.ts';
import type { Question } from '../../../rules/fight/undecided.ts';
import { boundText } from '../../../rules/words/shut-text.ts';
import { seatsOfPeople, possessive, tell } from '../../../rules/words/tell.ts';
import { number, plain, signed, statusPhrase } from '../../../rules/words/words.ts';
import type { Account } from '../facts/account.ts';
import { viewOf, scoresOf } from '../facts/account.ts';
import { beatAhead, FILM_WORDS } from './turn-words.ts';
import { callsOf, calledBy, convertedWords, hearers } from './calls.ts';
import { isSaidAt } from '../facts/incident-places.ts';
import type { PlayedTurn } from '../facts/played-turn.ts';
import { accountWith, pilotOf } from '../facts/played-turn.ts';
import type { Shot } from '../facts/shots.ts';
import { criticalWords, isIgnored } from './sum-rows.ts';
import { whysAt } from './why-lines.ts';

/** `Ada sees page 59, torso hit, SCORE minus 3, letter H`. */
const pageWords = (account: Account, side: Side): string => {
  const { me, mine } = viewOf(account, side);
  const { number: page, title, score } = mine.sees.screen;
  const found = [
    `page ${page}`,
    title.toLowerCase(),
    ...(score === null
      ? []
      : [`SCORE ${signed(score).replace('−', 'minus ').replace('+', 'plus ')}`]),
    ...(mine.sees.line ? [`letter ${mine.sees.line.letter}`] : []),
  ];
  return `${me.pilot} sees ${found.join(', ')}`;
};

/** What one pilot sees, and the status for the other. */
const seenWords = (account: Account, side: Side): string => {
  const { me, them, mine } = viewOf(account, side);
  const { status, range } = mine.sees.screen;
  return `${pageWords(account, side)}. ${me.pilot} tells ${them.pilot}: ${plain(statusPhrase(status, range))}.`;
};

/** What both see. Statuses are announced with the marks. */
const sightsWords = (account: Account): string =>
  `${SIDES.map((side) => pageWords(account, side)).join('; ')}.`;

/** `a SCORE on 2 of 3`. */
export const scoresWords = ({ accounts }: PlayedTurn): string => {
  const shown = accounts.filter((account) => scoresOf(account).length > 0).length;
  return shown === 0 ? 'no page shows a SCORE' : `a SCORE on ${shown} of ${accounts.length}`;
};

const scoreWords = (account: Account, side: Side): string => {
  const { me, them, seat } = viewOf(account, side);
  const scored = incidentOf(account.played, 'scored', seat);
  if (!scored) return '';
  const critical = incidentOf(account.played, 'critical', seat);
  const does =
    scored.damage > 0
      ? `${me.pilot} does ${scored.damage}: ${possessive(them.pilot)} armor ${number(scored.from)} to ${number(scored.to)}.`
      : `${me.pilot} misses.`;
  return critical?.reached
    ? `${does} ${critical.line.critical.part}, ${isIgnored(account.played, critical) ? 'ignored' : criticalWords(account, critical)}.`
    : does;
};

/** `Ben can only Cool Off: locked in`. */
export const boundWords = ({ battle, names }: PlayedTurn): readonly string[] =>
  battle.seats.flatMap((_, seat) => boundText(battle, seat, names) ?? []);

/** Who had no choice, and the numbers called; the lone pilot's for each range. */
const calledWords = (turn: PlayedTurn): string => {
  const { battle, names, played } = turn;
  const maneuver = calledBy(played, 0);
  const several = battle.seats.length > 2;
  const lone =
    several && maneuver
      ? `${pilotOf(names, 0)} calls ${callsOf(battle, maneuver)
          .map((call) => `${call.console} to ${hearers(call, names)}`)
          .join(', ')}: ${maneuver.name}, ${maneuver.colour}.`
      : '';
  const others = incidentWords(
    turn,
    (incident) =>
      isSaidAt(incident, 'called') && !(several && 'seat' in incident && incident.seat === 0),
  );
  return [...boundWords(turn).map((words) => `${words}.`), lone, ...others].join(' ').trim();
};

const incidentWords = (
  { names, played }: Pick<PlayedTurn, 'names' | 'played'>,
  isMeant: (incident: Incident) => boolean,
): readonly string[] =>
  played.incidents.filter(isMeant).map((incident) => plain(tell(incident, names)));

const sidesOf = (side: Side | null): readonly Side[] => (side ? [side] : SIDES);

/**
 * Announcement of a shot. The split announces itself, and a beat is announced by `beatWords`. For a duel, heat and
 * marks follow the `last` page or score.
 */
export const shotWords = (
  turn: PlayedTurn,
  shot: Shot,
  last: boolean,
  undecided: readonly Question[] = [],
): string =>
  [shownWords(turn, shot, last), ...whysAt(turn, shot, undecided).map(({ words }) => words)]
    .join(' ')
    .trim();

const shownWords = (turn: PlayedTurn, shot: Shot, last: boolean): string => {
  const { accounts } = turn;
  const marked = last ? incidentWords(turn, (incident) => isSaidAt(incident, 'marks')) : [];
  switch (shot.kind) {
    case 'called':
      return calledWords(turn);
    case 'page': {
      const account = accountWith(turn, shot.rival);
      const converted = convertedWords(account, turn.played);
      const seen = sidesOf(shot.side).map((side) => seenWords(account, side));
      return [...(converted ? [converted] : []), ...seen, ...marked].join(' ');
    }
    case 'quiet':
      return [
        calledWords(turn),
        ...accounts.flatMap((account) => SIDES.map((side) => seenWords(account, side))),
        ...incidentWords(turn, (incident) => isSaidAt(incident, 'marks')),
      ].join(' ');
    case 'score': {
      const account = accountWith(turn, shot.rival);
      const done = sidesOf(shot.side).map((side) => scoreWords(account, side));
      return [...done, ...marked].join(' ').trim();
    }
    case 'overview':
      return [calledWords(turn), ...accounts.map(sightsWords)].join(' ');
    case 'scores':
      return accounts
        .flatMap((account) => SIDES.map((side) => scoreWords(account, side)))
        .filter(Boolean)
        .join(' ');
    case 'marks':
      return incidentWords(
        turn,
        (incident) => isSaidAt(incident, 'marks') || incident.kind === 'status',
      ).join(' ');
    case 'meaning':
      return incidentWords(turn, ({ kind }) => kind !== 'called' && kind !== 'looked up').join(' ');
    case 'consoles':
    case 'split':
    case 'beat':
      return '';
  }
};

interface OnWords {
  /** What comes next. */
  readonly last: string;
  /** Someone who could save a life by leaving stays. */
  readonly lastCall: boolean;
}

/** Label of the button that goes on: what comes next, or what it decides. */
export const onWords = (
  turn: PlayedTurn,
  now: Shot,
  next: Shot | null,
  { last, lastCall }: OnWords,
): string => {
  const { battle, names, played } = turn;
  if (!next) return last;
  const all = battle.seats.length > 2 && lastCall ? 'All stay: ' : '';
  switch (next.kind) {
    case 'called':
    case 'overview':
    case 'quiet':
      return '';
    case 'consoles':
    case 'meaning':
      return 'Go on';
    case 'page': {
      const { rival, side } = next;
      if (now.kind === 'page' && now.rival === rival && side)
        return `${possessive(viewOf(accountWith(turn, rival), side).me.pilot)} page`;
      return 'Turn the pages';
    }
    case 'split':
      return `${all}${all ? 's' : 'S'}plit the ${signed(splitOf(played)?.modifier ?? 0)}`;
    case 'score':
      if (battle.seats.length > 2)
        return `${all}${pilotOf(names, 0)} and ${pilotOf(names, next.rival)}`;
      if (now.kind === 'score')
        return `${possessive(pilotOf(names, next.side === 'lone' ? 0 : next.rival))} score`;
      return !lastCall
        ? 'The score'
        : seatsOfPeople(names).length > 1
          ? FILM_WORDS.bothStay
          : FILM_WORDS.stay;
    case 'scores':
      return `${all}${all ? 't' : 'T'}he scores`;
    case 'beat':
      return `${all}${beatAhead(next.beats, names)}`;
    case 'marks':
      return `${all}${all ? 'a' : 'A'}fter turn ${battle.turns + 1}`;
  }
};
