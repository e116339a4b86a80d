import type { PictureKind } from '../../rules/booklet/picture-kinds.ts';
import { isPictureKind, variantOf } from '../../rules/booklet/picture-kinds.ts';
import type { ScenePlan, Scene } from './scene.ts';
import { FIRING } from './firing.ts';
import { JUMPING } from './jumping.ts';
import { MOVING } from './moving.ts';
import { seenAgain } from './postures.ts';
import { FIRING_BY_RANGE, mannerOf } from './standing-fire.ts';
import { staged } from './staging.ts';
import { STRIKING } from './striking.ts';
import { STRUCK } from './struck.ts';
import type { Booklet, ViewScreen } from '../../rules/booklet/booklet.ts';
import type { DUEL_COVER, Poster } from '../../rules/booklet/picture-name.ts';
import { dealt, mixed } from '../../rules/booklet/dealing.ts';
import { sure } from '../../rules/sure.ts';
import { scenesApart } from './alike.ts';
import type { Figure } from '../body/figure.ts';
import { duelScene } from './duel.ts';
import { FRONT_SCENES } from './front-covers.ts';
import { portraitScene } from './portrait.ts';

/** What a picture is of: a view screen, a poster of the booklet, or its duel with another. */
export type Subject = ViewScreen | Poster | typeof DUEL_COVER;

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
    if (picture in FIRING) return scene;
    return staged(plan, BY_THEMSELVES.has(picture) ? scene : seenAgain(plan, scene));
  }
  return plan.weapons.length > 0 ? FIRING_BY_RANGE[plan.range](plan) : SCENES['cooling-down'](plan);
};

const POSTER_SCENES: Readonly<Record<Poster | typeof DUEL_COVER, (plan: ScenePlan) => Scene>> = {
  cover: (plan) => FRONT_SCENES[plan.figure.choices.cover](plan),
  portrait: portraitScene,
  duel: duelScene,
};

/** The scene of a subject by its plan. */
export const sceneFor = (subject: Subject, plan: ScenePlan): Scene =>
  typeof subject === 'string' ? POSTER_SCENES[subject](plan) : sceneOf(subject.picture, plan);

/** A poster is seen from medium range, and shows all that its 'Mech can fire. */
const posterPlan = (figure: Figure): ScenePlan => ({
  figure,
  picture: 'poster',
  range: 'medium',
  staging: null,
  variant: 0,
  again: 0,
  weapons: figure.choices.mounts.map(({ weapon }) => weapon),
});

const screenPlan = (
  booklet: Booklet,
  figure: Figure,
  screen: ViewScreen,
): Omit<ScenePlan, 'staging'> => {
  const weaponsOn = (shown: ViewScreen): readonly string[] =>
    weaponsIn(
      shown,
      figure.choices.mounts.map(({ weapon }) => weapon),
    );
  const plan = {
    figure,
    picture: screen.picture,
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

const STAGED_BY = [0, 1, 2, 3] as const;

/**
 * In which of four ways each page of a booklet is staged. They are dealt out evenly, in an order that is the 'Mech's;
 * one that would make a page the copy of an earlier one is passed over.
 */
const dealOut = (booklet: Booklet, figure: Figure): ReadonlyMap<number, number> => {
  const stagings = new Map<number, number>();
  const scenes: Scene[] = [];
  const given = [0, 0, 0, 0];
  for (const screen of booklet.viewScreens) {
    if (!screen) continue;
    const plan = screenPlan(booklet, figure, screen);
    const hand = dealt(STAGED_BY, mixed(figure.choices.seed, screen.number))
      .toSorted((one, other) => (given[one] ?? 0) - (given[other] ?? 0))
      .map((staging) => {
        const scene = sceneFor(screen, { ...plan, staging });
        return {
          staging,
          scene,
          apart: Math.min(1, ...scenes.map((each) => scenesApart(each, scene))),
        };
      });
    const most = Math.max(...hand.map(({ apart }) => apart));
    const chosen = sure(hand.find(({ apart }) => apart === most));
    given[chosen.staging] = (given[chosen.staging] ?? 0) + 1;
    scenes.push(chosen.scene);
    stagings.set(screen.number, chosen.staging);
  }
  return stagings;
};

const known = new WeakMap<Booklet, WeakMap<Figure, ReadonlyMap<number, number>>>();

const stagingsOf = (booklet: Booklet, figure: Figure): ReadonlyMap<number, number> => {
  const ofBooklet = known.get(booklet) ?? new WeakMap<Figure, ReadonlyMap<number, number>>();
  const stagings = ofBooklet.get(figure) ?? dealOut(booklet, figure);
  known.set(booklet, ofBooklet.set(figure, stagings));
  return stagings;
};

/** What the picture of a subject is to show; a page is staged by the figure before it was hurt. */
export const planOf = (
  booklet: Booklet,
  figure: Figure,
  subject: Subject,
  unhurt: Figure = figure,
): ScenePlan =>
  typeof subject === 'string'
    ? posterPlan(figure)
    : {
        ...screenPlan(booklet, figure, subject),
        staging: stagingsOf(booklet, unhurt).get(subject.number) ?? 0,
      };
