import { expect, test } from 'vitest';
import { buildFigure } from '../../src/figure/body/figure.ts';
import { stageScene } from '../../src/figure/tableau.ts';
import { viewScreen } from '../../src/rules/booklet/booklet.ts';
import { booklets } from '../rules/battle/table-top.ts';

/** Where on a page its 'Mech is, its moon, and where a leap began (−1 to 1), and which cockpit one sits in. */
const seenOn = (number: number) =>
  booklets.map((booklet) => {
    const figure = buildFigure(booklet);
    const { effects, scene, stage } = stageScene(booklet, figure, viewScreen(booklet, number), 1);
    const places = effects.flatMap((effect) =>
      effect.kind === 'prints' ? stage.onPage(effect.at) : [],
    );
    const { at, radius } = scene.shows ?? { at: [0, 0], radius: 0 };
    return {
      name: booklet.mech.name,
      places: [...stage.onPage(stage.place('torso')), ...places, ...at, radius],
      cockpit: JSON.stringify(effects.filter(({ kind }) => kind === 'mirror')),
    };
  });

test.each([
  [17, 'stands behind one'],
  [29, 'leaps back'],
  [49, 'cools under the moon'],
])('law: no two of the booklets have the same page %i, where their ’Mech %s', (number) => {
  const pages = seenOn(number);
  const alike = pages.flatMap((one, at) =>
    pages
      .slice(at + 1)
      .filter(
        ({ cockpit, places }) =>
          cockpit === one.cockpit &&
          places.every((place, which) => Math.abs(place - (one.places[which] ?? 0)) < 0.1),
      )
      .map((other) => `${one.name} and ${other.name}`),
  );
  expect(alike).toEqual([]);
});
