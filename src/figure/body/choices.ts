import type { Booklet } from '../../rules/booklet/booklet.ts';
import type {
  FigureDocument,
  FrontCover,
  MountPlace,
  Setting,
  WeaponShape,
} from '../../rules/document/figure-document.ts';
import { SETTINGS } from '../../rules/document/figure-document.ts';
import { sure } from '../../rules/sure.ts';
import { mixed, seedOf } from '../../rules/booklet/dealing.ts';
import { shapeOf } from '../../rules/booklet/weapon-shape.ts';
import { weaponsOf } from '../../rules/booklet/weapons.ts';

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
  /** Where it fights. */
  readonly place: Setting;
  /** What the front cover of its booklet shows. */
  readonly cover: FrontCover;
  readonly parts: NonNullable<FigureDocument['parts']>;
  /** The same 'Mech has the same seed: which of equal choices it gets, and its country. */
  readonly seed: number;
}

/** Where a weapon is that nothing is said of; the next of its shape is on the other side. */
const placeOf = (shape: WeaponShape, arms: Choices['arms'], ofItsShape: number): MountPlace => {
  const hands = arms === 'hands';
  const inTurn = (...places: readonly MountPlace[]): MountPlace =>
    places[ofItsShape % places.length] as MountPlace;
  switch (shape) {
    case 'missiles':
      return inTurn('right shoulder', 'left shoulder');
    case 'machine gun':
      return inTurn('both torsos', 'torso');
    case 'long gun':
      return hands ? inTurn('right hand', 'left hand') : 'both arms';
    case 'great gun':
      return inTurn('right shoulder', 'left shoulder');
    case 'autocannon':
      return hands ? inTurn('right arm', 'left arm') : 'both arms';
    case 'laser':
      return hands ? inTurn('left arm', 'both torsos', 'right arm') : 'both arms';
  }
};

/** What the front cover shows where nothing is said: what the 'Mech does best. */
const coverFor = ({
  arms,
  jets,
  mounts,
  tonnage,
}: Pick<Choices, 'arms' | 'jets' | 'mounts'> & { readonly tonnage: number }): FrontCover => {
  if (mounts.some(({ as }) => as === 'long gun')) return 'moon';
  if (arms !== 'hands' && tonnage > 35) return 'barrage';
  if (jets) return 'jump';
  if (tonnage > 75) return 'ruin';
  return tonnage <= 35 || mounts.some(({ as }) => as === 'missiles') ? 'storm' : 'dawn';
};

/** By this salt each of the game's own booklets has a place that no other has. */
const PLACE_SALT = 20109636;

/** Makes the choices that a booklet leaves open: from its weapons, its weight and its name. */
export const chooseFigure = ({ mech, statCard, document }: Booklet): Choices => {
  const said: FigureDocument = document.figure ?? {};
  const seed = seedOf({ mech });
  const pick = <Choice>(choices: readonly Choice[], salt: number): Choice =>
    choices[Math.floor(seed / 7 ** salt) % choices.length] as Choice;
  const arms = said.arms ?? 'hands';
  const where = new Map(Object.entries(said.mounts ?? {}));
  const open = new Map<WeaponShape, number>();
  const mounts = weaponsOf(statCard).map((weapon): Mount => {
    const mount = where.get(weapon);
    const as = mount?.as ?? shapeOf(weapon);
    if (mount) return { weapon, as, at: mount.at };
    const before = open.get(as) ?? 0;
    open.set(as, before + 1);
    return { weapon, as, at: placeOf(as, arms, before) };
  });
  const jets = said.jets ?? mech.weapons.some((weapon) => /jump jet/i.test(weapon));
  const top = said.head ?? pick(['visor', 'canopy', 'sunk'], 1);
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
    head: top,
    shoulders: said.shoulders ?? (arms === 'hands' ? pick(['pads', 'plain', 'drums'], 2) : 'plain'),
    arms,
    legs: said.legs ?? pick(['greaves', 'columns', 'backward'], 3),
    jets,
    dish: said.dish ?? false,
    antenna: said.antenna ?? (top !== 'wedge' && pick([true, false], 4)),
    marking: said.marking ?? pick(['chevron', 'stripes', 'bars', 'none'], 5),
    mounts,
    world: {
      ground: said.world?.ground ?? pick(['stones', 'plain', 'craters'], 6),
      horizon: said.world?.horizon ?? pick(['hills', 'mesas', 'peaks', 'towers'], 7),
      cover: said.world?.cover ?? pick(['rock', 'ruin'], 8),
    },
    place: said.place ?? sure(SETTINGS[mixed(seed, PLACE_SALT) % SETTINGS.length]),
    cover: said.cover ?? coverFor({ arms, jets, mounts, tonnage: mech.tonnage }),
    parts: said.parts ?? [],
    seed,
  };
};
