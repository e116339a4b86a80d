/** Words of maneuvers' names that are long, and what stands for them where room is scarce. */
const BRIEF: readonly (readonly [RegExp, string])[] = [
  [/ (?:&|and) /g, ' '],
  [/\b([JD])(?:ump|odge) (?=PPC)/g, '$1.'],
  [/\bAutocannon\b/g, 'AC'],
  [/\bLarge Laser\b/g, 'L.Las'],
  [/\bMedium Laser\b/g, 'M.Las'],
  [/\bSmall Laser\b/g, 'S.Las'],
  [/\bMachine Guns?\b/g, 'MG'],
  [/\bFlamer\b/g, 'Flame'],
  [/\bMissiles?\b/g, 'Msl'],
  [/\bDeath From Above\b/g, 'Death Above'],
  [/\bForward\b/g, 'Fwd'],
  [/\bSidestep\b/g, 'Side\u{ad}step'],
];

/** The name of a maneuver under its number, in a column as narrow as a finger: `AC L.Las`. */
export const briefName = (name: string): string =>
  BRIEF.reduce((brief, [long, short]) => brief.replace(long, short), name);
