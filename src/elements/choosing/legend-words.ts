import type { Fate } from '../../rules/battle/what-if.ts';
import { HEAT } from '../../rules/battle/heat.ts';
import { possessive } from '../../rules/words/tell.ts';
import type { Warning } from '../card/warning.ts';

/** What the signs of a card and of the answers mean, a sentence each. */
export const LEGEND_WORDS = {
  heading: 'The signs in sight',
  deal: 'you deal',
  taken: 'you take',
  critical: 'critical',
  whose: 'full: the enemy · outline: you',
  hit: (open: number, pilots: string): string =>
    open === 1
      ? `How often you would hit the one number open to ${pilots}; below it, the damage.`
      : `How many of the ${open} numbers open to ${pilots} you would hit; below it, the damage.`,
  take: 'How many of them would hit you; below it, the damage.',
  adds: 'Added to the SCORE of a hit; without a SCORE it does nothing.',
  heat: 'Your heat after the maneuver.',
  round: 'It spends one round.',
  tick: (shutdown: number): string =>
    `The line on the heat bar: from ${shutdown} on a 'Mech shuts down.`,
  open: 'How many maneuvers of that color are open to the enemy.',
  /** What becomes of the enemy, or without a name of who asks. */
  fate: (fate: Fate, pilot: string | null): string => {
    switch (fate) {
      case 'pilot killed':
        return `${pilot === null ? 'You are' : `${pilot} is`} killed, by a critical in the cockpit.`;
      case 'out':
        return `${pilot === null ? 'Your' : possessive(pilot)} armor falls to 0: that 'Mech is out.`;
      case 'may escape':
        return pilot === null
          ? 'You come to an exit, and may escape.'
          : `${pilot} comes to an exit, and may escape.`;
      case 'nobody wins':
        return 'Both are out, or shut down for good: nobody wins.';
      case 'explodes':
        return `Heat sets off a round of ${pilot === null ? 'yours' : possessive(pilot)}: armor −${HEAT.explosionDamage}.`;
      case 'starts up':
        return `${pilot === null ? 'Your' : possessive(pilot)} 'Mech runs again.`;
      case 'shuts down':
        return `Heat shuts ${pilot === null ? 'your' : possessive(pilot)} 'Mech down.`;
    }
  },
  warning: (warning: Warning, shutdown: number, lethal: number): string => {
    switch (warning) {
      case 'pilot dies':
        return `Pilot dies: above heat ${lethal} you are killed.`;
      case 'shutdown':
        return `Shutdown: from heat ${shutdown} on you can only Cool Off or Duck, until heat ${HEAT.restart}.`;
      case 'explosion':
        return `Explosion: at heat ${HEAT.explosion} a round goes off, armor −${HEAT.explosionDamage}.`;
      case 'start-up':
        return `Start-up: at heat ${HEAT.restart} or less your 'Mech runs again.`;
    }
  },
  star: 'Damage: black is what you deal, an outline what you take.',
  letter: 'A critical that takes effect, by its letter.',
} as const;
