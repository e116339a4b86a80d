import { counted } from '../../rules/words/counted.ts';

export const PAGE_FORM_WORDS = {
  heads: {
    picture: (number: number): string => `View screen ${number}`,
    status: (number: number): string => `Status of view screen ${number}`,
    criticals: (number: number): string => `Criticals of view screen ${number}`,
  },
  title: 'Title',
  titleHint: 'What the enemy is doing, as the page says it',
  range: 'Range',
  picture: 'Pose',
  score: 'SCORE',
  scoreHint: "Only where the picture shows the 'Mech being hit",
  needsCriticals: 'A page with a SCORE shows a hit: it needs criticals.',
  image: "This page has a picture of one's own in place of the drawing.",
  takeOut: 'Take it out',
  notOnCard: 'not on the card',
  status: {
    legend: "What the 'Mech may do next turn",
    modes: { anything: 'Anything', except: 'Except …', only: 'Only …' },
    most: (most: number): string => `${most} words are the most.`,
    strange: 'Not on the card',
    colours: 'Colors',
    groups: 'Groups',
    names: 'Maneuvers',
    others: (many: number): string => `${counted(many, 'maneuver')} of other ranges`,
    bonusTo: 'Bonus to',
    noBonus: 'no bonus',
    bonus: 'Bonus',
    noRange: 'Give the page its range, and it says what is left.',
    leaves: (open: number, all: number, range: string): string =>
      `Leaves ${open} of ${all} at ${range} range`,
    shut: 'ruled out',
  },
} as const;
