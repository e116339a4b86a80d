import type { Booklet } from '../rules/booklet.ts';
import type { FigureDocument, MountPlace, WeaponShape } from '../rules/figure-document.ts';
import { shapeOf } from '../rules/weapon-shape.ts';

/** A weapon where it is fixed. */
export interface Mount {
  readonly weapon: string;
  readonly at: MountPlace;
  readonly as: WeaponShape;
}

/** Every choice of a figure made: what the booklet says, and sense where it says nothing. */
export interface Choices {
  readonly build: NonNullable<FigureDocument['build']>;
  readonly torso: NonNullable<FigureDocument['torso']>;
  readonly head: NonNullable<FigureDocument['head']>;
  readonly shoulders: NonNullable<FigureDocument['shoulders']>;
  readonly arms: NonNullable<FigureDocument['arms']>;
  readonly legs: NonNullable<FigureDocument['legs']>;
  readonly jets: boolean;
  readonly dish: boolean;
  readonly antenna: boolean;
  readonly marking: NonNullable<FigureDocument['marking']>;
  readonly mounts: readonly Mount[];
  readonly world: Required<NonNullable<FigureDocument['world']>>;
  readonly parts: NonNullable<FigureDocument['parts']>;
  /** The same 'Mech has the same seed: which of equal choices it gets, and its country. */
  readonly seed: number;
}

const placeOf = (shape: WeaponShape, arms: Choices['arms'], index: number): MountPlace => {
  switch (shape) {
    case 'missiles':
      return index % 2 === 0 ? 'right shoulder' : 'left shoulder';
    case 'machine gun':
      return 'both torsos';
    case 'long gun':
      return arms === 'hands' ? 'right hand' : 'both arms';
    case 'autocannon':
      return arms === 'hands' ? 'right arm' : 'both arms';
    case 'laser':
      return arms !== 'hands' ? 'both arms' : index % 2 === 0 ? 'left arm' : 'both torsos';
  }
};

const hash = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7);

/** Makes the choices that a booklet leaves open: from its weapons, its weight and its name. */
export const chooseFigure = ({ mech, statCard, document }: Booklet): Choices => {
  const said: FigureDocument = document.figure ?? {};
  const seed = Math.abs(hash(mech.designation));
  const pick = <Choice>(choices: readonly Choice[], salt: number): Choice =>
    choices[Math.floor(seed / 7 ** salt) % choices.length] as Choice;
  const arms = said.arms ?? 'hands';
  const weapons = [...new Set(statCard.maneuvers.flatMap(({ fires }) => fires))];
  // A word for several weapons together ("Laser" where there is a "Large Laser") is none of its own.
  const own = weapons.filter(
    (weapon) => !weapons.some((other) => other !== weapon && other.endsWith(` ${weapon}`)),
  );
  const mounts = own.map((weapon, index): Mount => {
    const mount = said.mounts?.[weapon];
    const as = mount?.as ?? shapeOf(weapon);
    return { weapon, as, at: mount?.at ?? placeOf(as, arms, index) };
  });
  return {
    build:
      said.build ??
      (mech.tonnage <= 35
        ? 'slight'
        : mech.tonnage <= 55
          ? 'even'
          : mech.tonnage <= 75
            ? 'broad'
            : 'massive'),
    torso: said.torso ?? pick(['chest', 'barrel', 'hull'], 0),
    head: said.head ?? pick(['visor', 'canopy', 'sunk'], 1),
    shoulders: said.shoulders ?? pick(['pads', 'plain', 'drums'], 2),
    arms,
    legs: said.legs ?? pick(['greaves', 'columns', 'backward'], 3),
    jets: said.jets ?? mech.weapons.some((weapon) => /jump jet/i.test(weapon)),
    dish: said.dish ?? false,
    antenna: said.antenna ?? pick([true, false], 4),
    marking: said.marking ?? pick(['chevron', 'stripes', 'bars', 'none'], 5),
    mounts,
    world: {
      ground: said.world?.ground ?? pick(['stones', 'plain', 'craters'], 6),
      horizon: said.world?.horizon ?? pick(['hills', 'mesas', 'peaks', 'towers'], 7),
      cover: said.world?.cover ?? pick(['rock', 'ruin'], 8),
    },
    parts: said.parts ?? [],
    seed,
  };
};
