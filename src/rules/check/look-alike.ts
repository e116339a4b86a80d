/** Letters and figures that are drawn as others are, above those that they are taken for. */
const DRAWN_AS: readonly (readonly [these: string, those: string])[] = [
  // Cyrillic
  ['АВЕЅІЈКМНОРСТУХԚԜ', 'ABESIJKMHOPCTYXQW'],
  ['авеѕіјкмнорстухһԁԛԝ', 'abesijkmhopctyxhdqw'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['αβεικνορτυχγηω', 'abeikvoptuxynw'],
  // Latin, with a stroke or without a dot
  ['ŁłØøĐđıȷ', 'LlOoDdij'],
];
const LETTERS: ReadonlyMap<string, string> = new Map(
  DRAWN_AS.flatMap(([these, those]) => [...these].map((each, at) => [each, those.charAt(at)])),
);

/** A name as a hasty eye has it: without marks, spaces and dashes, and each letter as it is drawn. */
const glance = (name: string): string => {
  const letters = name.normalize('NFKD').replace(/[\p{M}\p{Z}\p{P}\p{DI}]/gu, '');
  const drawn = [...letters].map((letter) => LETTERS.get(letter) ?? letter).join('');
  const seen = drawn.toLowerCase().replace(/[i1|]/g, 'l').replaceAll('0', 'o');
  return seen.replaceAll('rn', 'm').replaceAll('vv', 'w') || name;
};

/** Whether one name is easily taken for the other: case, spaces and letters of another script aside. */
export const lookAlike = (one: string, other: string): boolean => glance(one) === glance(other);
