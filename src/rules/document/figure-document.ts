import * as v from 'valibot';
import { described, kindOf, object, oneOf, record, whole, words } from './schema-words.ts';

/**
 * How a 'Mech is built, for the one who draws it. A dozen choices make a whole 'Mech; `parts` models
 * what no choice gives. Meters; x to the 'Mech's left, y up, z forward; turns in degrees.
 */

/** How heavily it is built. */
export const BUILDS = ['slight', 'even', 'broad', 'massive'] as const;
/** A chest of plates, a wide hull, a round barrel, a long low keel. */
export const TORSOS = ['chest', 'hull', 'barrel', 'keel'] as const;
/** A round canopy, a wedge in the hull, a helmet with a visor, one sunk between the shoulders. */
export const HEADS = ['canopy', 'wedge', 'visor', 'sunk'] as const;
/** What the shoulders wear; guns, pods and stubs have roofs and hubs over their drums instead. */
export const SHOULDERS = ['pads', 'drums', 'plain'] as const;
/** Arms with hands, guns from the shoulder on, pods at the ends of upper arms, or stubs that are hardly arms. */
export const ARMS = ['hands', 'twin guns', 'single guns', 'pods', 'stubs'] as const;
/** Armored greaves, cast columns, knees that bend backward. */
export const LEGS = ['greaves', 'columns', 'backward'] as const;
/** What is painted on it. */
export const MARKINGS = ['chevron', 'stripes', 'bars', 'none'] as const;
/** Where a mount may be; sides are the 'Mech's own. */
export const PLACES = [
  'right hand',
  'left hand',
  'right arm',
  'left arm',
  'both arms',
  'torso',
  'right torso',
  'left torso',
  'both torsos',
  'right shoulder',
  'left shoulder',
  'both shoulders',
  'head',
] as const;
/** What a weapon looks and sounds like. */
export const WEAPON_SHAPES = [
  'laser',
  'autocannon',
  'great gun',
  'long gun',
  'missiles',
  'machine gun',
] as const;
/** What lies on the ground. */
export const GROUNDS = ['plain', 'stones', 'craters'] as const;
/** What stands on the horizon. */
export const HORIZONS = ['hills', 'mesas', 'peaks', 'towers', 'flat'] as const;
/** What men have built, or trees, that stand behind it on every page. */
export const SETTINGS = [
  'bridge',
  'refinery',
  'firs',
  'pylons',
  'docks',
  'water tower',
  'drop ship',
  'town',
] as const;
/** Behind what it takes cover. */
export const COVERS = ['rock', 'ruin'] as const;
/**
 * What the front cover of its booklet shows: striding out of smoke at dawn, on a ridge under the moon, firing
 * everything at night, over a ruin, in a storm, down from the sky.
 */
export const FRONT_COVERS = ['dawn', 'moon', 'barrage', 'ruin', 'storm', 'jump'] as const;
/** What a modeled part may hang on; `both` is left and, mirrored, right. */
const BONES = [
  'pelvis',
  'torso',
  'head',
  'dish',
  ...['arm', 'fore', 'hand', 'gun', 'thigh', 'shin', 'foot'].flatMap((limb) => [
    `${limb} left`,
    `${limb} right`,
    `${limb} both`,
  ]),
] as readonly string[];

/** A 'Mech is some ten meters high; how far its parts may reach is seen when it is built. */
const LARGEST = 15;
const length = v.pipe(v.number(), v.finite(), v.minValue(-LARGEST), v.maxValue(LARGEST));
const size = v.pipe(v.number(), v.finite(), v.minValue(0.005), v.maxValue(LARGEST));
const factor = v.pipe(v.number(), v.finite(), v.minValue(0.01), v.maxValue(10));
const bevel = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(2));
const degrees = v.pipe(v.number(), v.finite(), v.minValue(-360), v.maxValue(360));
const pair = v.strictTuple([length, length]);
const triple = v.strictTuple([length, length, length]);
const section = v.pipe(v.array(length), v.minLength(3), v.maxLength(6));
const outline = v.pipe(v.array(pair), v.minLength(3), v.maxLength(64));
const sides = v.optional(described('How many sides it has around', whole(3, 48)));
const radius = described('Radius', size);

const centres = described(
  'Where each is, x and y',
  v.pipe(v.array(pair), v.minLength(1), v.maxLength(40)),
);

const everyPart = {
  bone: described(
    'What it hangs on; "both" hangs it on the left and, mirrored, on the right',
    oneOf(BONES),
  ),
  at: v.optional(described('Place, from the joint of its bone', triple)),
  turn: v.optional(described('Turned about x, y, z', v.strictTuple([degrees, degrees, degrees]))),
  scale: v.optional(
    described('Wider, higher, deeper: 1 as it is', v.strictTuple([factor, factor, factor])),
  ),
  both: v.optional(described('Once more, mirrored, on the same bone', v.boolean())),
  tone: v.optional(
    described('How dark of itself, 0 to 1', v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  ),
  paper: v.optional(described('White whatever the light: a glint', v.boolean())),
  crease: v.optional(described('Edges blunter than this are rounded (degrees)', whole(0, 180))),
};
const part = <const Shape extends string, const Entries extends v.ObjectEntries>(
  shape: Shape,
  entries: Entries,
) => object({ shape: described('What it is', v.literal(shape)), ...everyPart, ...entries });

/** A part modeled by hand, by its `shape`; lengths in meters, turns in degrees. */
const partDocument = kindOf('shape', 'shape', [
  part('loft', {
    sections: described(
      'Levels: height, width, depth, then chamfer and the offset of the middle',
      v.pipe(v.array(section), v.minLength(2), v.maxLength(24)),
    ),
    sides,
    squareness: v.optional(
      described(
        '2 for an ellipse, more for a box',
        v.pipe(v.number(), v.minValue(0.5), v.maxValue(12)),
      ),
    ),
  }),
  part('plate', {
    outline: described('Its corners, x and y', outline),
    thick: v.optional(described('How thick', size)),
    bevel: v.optional(described('How wide its edges are beveled', bevel)),
  }),
  part('lathe', {
    profile: described(
      'Radius and height, turned about y',
      v.pipe(v.array(pair), v.minLength(2), v.maxLength(40)),
    ),
    sides,
    arc: v.optional(
      described('From and to, if it is not turned all around', v.strictTuple([degrees, degrees])),
    ),
  }),
  part('dome', {
    ...{ radius, sides },
    rings: v.optional(described('How many levels', whole(2, 24))),
    squash: v.optional(described('Height over radius', size)),
  }),
  part('tube', {
    path: described(
      'The points it goes through',
      v.pipe(v.array(triple), v.minLength(2), v.maxLength(24)),
    ),
    radius: v.optional(radius),
    ribs: v.optional(described('How many rings along it', whole(2, 80))),
  }),
  part('vent', {
    width: described('How wide', size),
    height: described('How high', size),
    slats: v.optional(described('How many slats', whole(1, 16))),
  }),
  part('holes', { centres, radius }),
  part('rivets', {
    centres,
    radius: v.optional(radius),
  }),
  part('line', {
    paths: described(
      'The points of each, x and y',
      v.pipe(
        v.array(v.pipe(v.array(pair), v.minLength(2), v.maxLength(24))),
        v.minLength(1),
        v.maxLength(24),
      ),
    ),
    width: v.optional(described('How wide', size)),
  }),
  part('mark', {
    outlines: described(
      'The corners of each, x and y',
      v.pipe(v.array(outline), v.minLength(1), v.maxLength(24)),
    ),
  }),
  part('piston', {
    from: described('Where it begins', triple),
    to: described('Where it ends', triple),
    radius: v.optional(radius),
  }),
]);

const mount = object({
  at: described("Where it is; sides are the 'Mech's own", oneOf(PLACES)),
  as: v.optional(
    described('What it looks and sounds like, if its name does not say so', oneOf(WEAPON_SHAPES)),
  ),
});

/** The `figure` of a booklet file: every entry may be left out. */
export const figureDocument = described(
  "How the 'Mech is drawn; whatever is left out is chosen from its weapons and its weight",
  object({
    build: v.optional(described('How heavily it is built', oneOf(BUILDS))),
    torso: v.optional(
      described('A chest of plates, a wide hull, a round barrel, a long low keel', oneOf(TORSOS)),
    ),
    head: v.optional(
      described(
        'A round canopy, a wedge in the hull, a helmet with a visor, one sunk between the shoulders',
        oneOf(HEADS),
      ),
    ),
    shoulders: v.optional(described('What the shoulders wear', oneOf(SHOULDERS))),
    arms: v.optional(
      described(
        'Arms with hands, guns from the shoulder on, pods at the ends of upper arms, or stubs',
        oneOf(ARMS),
      ),
    ),
    legs: v.optional(
      described('Armored greaves, cast columns, knees that bend backward', oneOf(LEGS)),
    ),
    jets: v.optional(described('Jump jets on the back', v.boolean())),
    dish: v.optional(described('A turning dish on the torso', v.boolean())),
    antenna: v.optional(described('An antenna', v.boolean())),
    marking: v.optional(described('What is painted on it', oneOf(MARKINGS))),
    mounts: v.optional(
      described(
        'Where each weapon is, by the names that the maneuvers fire, as {"PPC": {"at": "right hand"}}',
        record(words(24), mount),
      ),
    ),
    world: v.optional(
      described(
        'The country it stands in',
        object({
          ground: v.optional(described('What lies on the ground', oneOf(GROUNDS))),
          horizon: v.optional(described('What stands on the horizon', oneOf(HORIZONS))),
          cover: v.optional(described('Behind what it takes cover', oneOf(COVERS))),
        }),
      ),
    ),
    place: v.optional(
      described('The place where it fights, far behind it on every page', oneOf(SETTINGS)),
    ),
    cover: v.optional(described('What the front cover of its booklet shows', oneOf(FRONT_COVERS))),
    parts: v.optional(
      described('More parts, modeled by hand', v.pipe(v.array(partDocument), v.maxLength(300))),
    ),
  }),
);

/** A `figure` that has been checked. */
export type FigureDocument = v.InferOutput<typeof figureDocument>;
/** A modeled part that has been checked. */
export type FigurePart = v.InferOutput<typeof partDocument>;
/** Where a mount is. */
export type MountPlace = (typeof PLACES)[number];
/** What a front cover may show. */
export type FrontCover = (typeof FRONT_COVERS)[number];
/** Where it fights. */
export type Setting = (typeof SETTINGS)[number];
/** One of the shapes of a weapon. */
export type WeaponShape = (typeof WEAPON_SHAPES)[number];
