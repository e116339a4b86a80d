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
} as const;
