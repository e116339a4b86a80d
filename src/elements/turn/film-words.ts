import type { Side } from '../../rules/battle/battle.ts';
import { SIDES } from '../../rules/battle/battle.ts';
import type { Step } from '../../rules/fight/steps.ts';
import { beatsOf } from '../../rules/fight/steps.ts';
import { boundText } from '../../rules/words/bound-text.ts';
import { possessive, tell } from '../../rules/words/tell.ts';
import { number, plain, signed, statusPhrase, sufferedText } from '../../rules/words/words.ts';
import type { Account } from './account.ts';
import { viewOf } from './account.ts';
import type { Place } from './film.ts';
import { beatTitle } from './beat-words.ts';
import { allTold, openPage, scoredSides, placeAfter } from './film.ts';
import { incidentOf, isSaidAt } from './incident-places.ts';
import { isIgnored } from './sum-rows.ts';

/** What one pilot sees, and tells the other. */
const seenWords = (account: Account, side: Side): string => {
  const { me, them, mine } = viewOf(account, side);
  const { number: page, title, score, status, range } = mine.sees.screen;
  const found = [
    `page ${page}`,
    title.toLowerCase(),
    ...(score === null
      ? []
      : [`SCORE ${signed(score).replace('−', 'minus ').replace('+', 'plus ')}`]),
    ...(mine.sees.line ? [`letter ${mine.sees.line.letter}`] : []),
  ];
  return `${me.pilot} sees ${found.join(', ')}. ${me.pilot} tells ${them.pilot}: ${plain(statusPhrase(status, range))}.`;
};

/** What one pilot does. */
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
    ? `${does} ${critical.line.critical.part}, ${isIgnored(account.played, critical) ? 'ignored' : sufferedText(critical.line.critical, 1)}.`
    : does;
};

/** Who had no choice: `Ben can only Cool Off: locked in`. */
export const boundWords = ({ battle, names }: Account): readonly string[] =>
  battle.seats.flatMap((_, seat) => boundText(battle, seat, names) ?? []);

/** What is said aloud at a step, once, politely; beats are said by `beatWords`. */
export const shotWords = (account: Account, step: Step, together: boolean): string => {
  const { played, names } = account;
  const told = (place: 'called' | 'marks'): readonly string[] =>
    played.incidents
      .filter((incident) => isSaidAt(incident, place))
      .map((incident) => plain(tell(incident, names)));
  switch (step.kind) {
    case 'called':
      return [...boundWords(account).map((words) => `${words}.`), ...told('called')].join(' ');
    case 'split':
    case 'marks':
      return '';
    case 'look up':
    case 'leave or stay':
    case 'score': {
      const scoring = step.kind === 'score';
      const sides = scoring
        ? scoredSides(account, step, together)
        : together
          ? SIDES
          : [openPage(account, step)];
      const words = sides.map((side) => (scoring ? scoreWords : seenWords)(account, side));
      return [...words, ...(allTold(played, step) ? told('marks') : [])].join(' ');
    }
  }
};

interface OnWords {
  readonly together: boolean;
  /** What comes after the film. */
  readonly last: string;
  /** Somebody who could save a life by leaving stays. */
  readonly lastCall: boolean;
}

/** What goes on is called by what comes next, and by what it decides where that matters. */
export const onWords = (
  account: Account,
  place: Place,
  { together, last, lastCall }: OnWords,
): string => {
  const { played } = account;
  const next = placeAfter(played, place, together);
  if (!next) return last;
  const ofNext = (): string => possessive(viewOf(account, openPage(account, next.step)).me.pilot);
  switch (next.step.kind) {
    case 'called':
      return '';
    case 'look up':
      return 'Turn the pages';
    case 'leave or stay':
      return together ? 'Turn the pages' : `${ofNext()} page`;
    case 'split':
      return 'Share the modifier';
    case 'score':
      return place.step.kind === 'score'
        ? `${ofNext()} score`
        : lastCall
          ? 'Both stay: the score'
          : 'The score';
    case 'marks': {
      const beat = beatsOf(played)[next.within];
      return beat ? beatTitle(beat) : last;
    }
  }
};
