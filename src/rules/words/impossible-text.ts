import type { Impossible } from '../campaign/card/hindrance.ts';
import { number } from './words.ts';

/** Why a pilot cannot have come out of a game as it is told, as a sentence without its full stop. */
export const impossibleText = (claim: Impossible, name: string): string => {
  switch (claim.kind) {
    case 'too deep':
      return `${name} lives, so the armor cannot be below ${number(claim.least)}`;
    case 'old critical':
      return `the critical that killed ${name} has to be one of this game, not of one before`;
    case 'killed':
      return `${name} received “pilot killed”, and cannot have lived`;
  }
};
