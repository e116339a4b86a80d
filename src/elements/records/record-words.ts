import { readable } from '../../rules/visible.ts';
import { capital } from '../../rules/words/capital.ts';

export const RECORD_WORDS = {
  filter: "Names of pilots or 'Mechs",
  noGame: 'There is no such game in this hangar.',
  onPaper: 'This game was played with paper: there is no record of it.',
  noReplay: (why: string): string => `This record cannot be replayed: ${why}`,
  ofHangar: 'The duel leaves this list; what the hangar knows of its game stays there.',
  tryHere: 'Try it with the one here',
  paste: 'Paste a record',
  open: 'Open files',
  takenIn: (who: string): string => `${who}: added.`,
  cameOn: (when: string): string => `added ${when}`,
  here: (who: string): string => `${who}: already here.`,
  refused: (who: string, why: string): string => `${who}: not added. ${capital(why)}.`,
  thisText: 'this text',
  numbered: (number: number): string => `record ${number}`,
  leftOff: ([first = '', ...more]: readonly string[]): string =>
    more.length === 0
      ? `One line around it was left out: “${readable(first)}”.`
      : `${more.length + 1} lines around it were left out. The first: “${readable(first)}”.`,
  none: 'No duels yet.',
  noneWhy: 'Each leaves its record here, and a comic page.',
  watch: 'Watch one first',
  watched: 'Rifleman against Griffin: ten turns, and one point of armor is left',
  keepIt: 'Keep this record',
  noneLike: 'No duel matches.',
  aside: 'Set aside: these could not be read',
  wasKept: 'What was kept',
  showText: 'Show its text',
  whyAside: (what: string, reason: string): string =>
    `${what ? `${what}: kept, but` : 'Kept, but'} ${reason}.`,
  goOn: 'Resume',
  analysis: 'Analysis',
  comic: 'Comic',
  remove: 'Remove it for good',
  copied: 'The record is copied.',
  copy: 'Select and copy the record',
  notHere: (why: string): string => `It cannot be played with the booklet here: ${why}.`,
  ofGame: 'A game of a hangar',
  noRecord: 'There is no such record on this device.',
  unreadable: 'This record cannot be read.',
  agreed: 'Here the pilots agreed on a draw.',
  comments: 'Comments on this turn',
  noTurn: 'No turn of this duel has been played yet.',
  noTurnOfFight: 'No turn of this fight has been played yet.',
} as const;
