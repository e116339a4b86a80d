import type { PictureKind } from '../../rules/booklet/picture-kinds.ts';
import { isPictureKind, variantOf } from '../../rules/booklet/picture-kinds.ts';
import type { ScenePlan, Scene } from './scene.ts';
import { FIRING } from './firing.ts';
import { JUMPING } from './jumping.ts';
import { MOVING } from './moving.ts';
import { seenAgain } from './postures.ts';
import { FIRING_BY_RANGE, mannerOf } from './standing-fire.ts';
import { STRIKING } from './striking.ts';
import { STRUCK } from './struck.ts';
import type { Booklet, ViewScreen } from '../../rules/booklet/booklet.ts';
import { COVER } from '../../rules/booklet/picture-name.ts';
import type { Figure } from '../body/figure.ts';
import { FRONT_SCENES } from './front-covers.ts';

/** What a picture is of: a view screen, or the front cover of the booklet. */
export type Subject = ViewScreen | typeof COVER;

/** Small words of titles, singular. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word === 'fires' ? 'firing' : word.replace(/s$/, '')));

/** Which of a 'Mech's weapons a picture names; where it only says "firing", the first on the card. */
export const weaponsIn = (
  screen: Pick<ViewScreen, 'picture' | 'title'>,
  weapons: readonly string[],
): readonly string[] => {
  const said = new Set([...wordsOf(screen.picture), ...wordsOf(screen.title)]);
  if (!said.has('firing')) return [];
  const whole = weapons.filter((weapon) => wordsOf(weapon).every((word) => said.has(word)));
  // "Autocannon and laser" does not say which laser: the first on the card.
  const inPart = weapons.find(
    (weapon) =>
      !whole.some((other) => wordsOf(other).some((word) => wordsOf(weapon).includes(word))) &&
      wordsOf(weapon).some((word) => said.has(word)),
  );
  const named = [...whole, ...(inPart && said.has(wordsOf(inPart).at(-1) ?? '') ? [inPart] : [])];
  return named.length > 0 ? named : weapons.slice(0, 1);
};

const SCENES: Readonly<Record<PictureKind, (plan: ScenePlan) => Scene>> = {
  ...MOVING,
  ...JUMPING,
  ...STRIKING,
  ...FIRING,
  ...STRUCK,
};

/** These see to it themselves: what is fired is aimed from where one stands. */
const BY_THEMSELVES: ReadonlySet<string> = new Set([
  'ducking',
  'sidestepping',
  ...Object.keys(FIRING),
]);

/** The scene of a picture's kind; a kind that nobody knows is a 'Mech that stands and looks. */
const sceneOf = (picture: string, plan: ScenePlan): Scene => {
  if (isPictureKind(picture)) {
    const scene = SCENES[picture](plan);
    return BY_THEMSELVES.has(picture) ? scene : seenAgain(plan, scene);
  }
  return plan.weapons.length > 0 ? FIRING_BY_RANGE[plan.range](plan) : SCENES['cooling-down'](plan);
};

/** The scene of a subject by its plan. */
export const sceneFor = (subject: Subject, plan: ScenePlan): Scene =>
  subject === COVER
    ? FRONT_SCENES[plan.figure.choices.cover](plan)
    : sceneOf(subject.picture, plan);

/** A cover is seen from medium range, and shows all that its 'Mech can fire. */
const coverPlan = (figure: Figure): ScenePlan => ({
  figure,
  range: 'medium',
  variant: 0,
  again: 0,
  weapons: figure.choices.mounts.map(({ weapon }) => weapon),
});

const screenPlan = (booklet: Booklet, figure: Figure, screen: ViewScreen): ScenePlan => {
  const weaponsOn = (shown: ViewScreen): readonly string[] =>
    weaponsIn(
      shown,
      figure.choices.mounts.map(({ weapon }) => weapon),
    );
  const plan = {
    figure,
    range: screen.range,
    variant: variantOf(booklet, screen),
    weapons: weaponsOn(screen),
  };
  const manner = mannerOf(plan);
  const before = booklet.viewScreens.filter(
    (other) =>
      other !== undefined &&
      other.number < screen.number &&
      other.range === screen.range &&
      !isPictureKind(other.picture) &&
      mannerOf({ ...plan, weapons: weaponsOn(other) }) === manner,
  );
  return { ...plan, again: isPictureKind(screen.picture) ? plan.variant : before.length };
};

/** What the picture of a subject is to show. */
export const planOf = (booklet: Booklet, figure: Figure, subject: Subject): ScenePlan =>
  subject === COVER ? coverPlan(figure) : screenPlan(booklet, figure, subject);
