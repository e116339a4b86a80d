import { PAINT } from '../../shape/drawing-mesh.ts';
import { PRECISION, READING } from './words.ts';

/** All ink of the page from what the passes before have found (red: 0 ink, 1 paper), where something moves (green), and for
 *  who draws it again without that: 1 where it is seen, .5 where there is a shadow (blue). Without `LINES` only tones. */
export const INK = `${PRECISION}${READING}
in vec2 at;
uniform sampler2D nooks, parts, noise, edges;
uniform float tile;
uniform vec2 size, opening, lightOnPage;
// From the tone "black" on there is solid black; "night" is 1 where the sky is black, 0 by day.
uniform float pen, chestDepth, seed, hatchWidth, firstFigurePart, firstMovingPart, black, night;
uniform vec3 widths;
out vec4 color;

float random(float x) { return fract(sin(x * 127.1 + seed) * 43758.5453); }
float drift(vec2 p) {
  vec2 whole = floor(p), part = fract(p);
  part = part * part * (3. - 2. * part);
  return texture(noise, (whole + part + .5) / 256.).r;
}

/** How dark a place of the scene is, 0 paper to 1 solid black. */
float toneOfScene(vec4 light, float shut) {
  float surface = floor(light.w);
  if (surface > 1.5 && surface < 2.5) return 0.;
  // Before a black sky there is no black smoke.
  if (surface > 2.5) return (.46 - .06 * night) * (1. - smoothstep(-.55, .35, light.x)) + light.z * (1. - night);
  return max((1. - smoothstep(-.12, .30, light.x)) * .78, light.y * .9) + light.z + shut * .25;
}

/** How dark a place of the figure is: what is round it counts for more than itself, so that its shadows are blots. */
float toneOfFigure(vec4 light, float shut, float mass, float near) {
  float surface = floor(light.w);
  if (surface > 1.5 && surface < 2.5) return 0.;
  return mix(darkAt(light), mass, .66 - .2 * near) + (shut - .25) * .45 * (.35 + mass) + light.z;
}

/** Contours away from the light are heavier; a white rim is wider where the light comes from, and uneven. */
float contourWidth(vec2 outward, float swell, float rim) {
  float side = dot(outward, lightOnPage);
  return min(6.3, widths.x * mix(swell * (1. - .42 * side), swell * swell * (1.15 + .6 * side), rim)) * pen;
}

bool isWhite(vec4 light) { return floor(light.w) == 2.; }
bool isBlack(vec4 light) { return !isWhite(light) && light.z > .95; }
/** Whether one place is white and one black by themselves, as rings and what is round them: no line is between. */
bool standsAgainst(vec4 one, vec4 other) {
  return (isWhite(one) && isBlack(other)) || (isBlack(one) && isWhite(other));
}

/** Strokes in a direction whose width is the tone; each begins and ends by itself. */
float strokes(vec2 p, float angle, float spacing, float tone, float from, float to, float layer) {
  vec2 along = vec2(cos(angle), sin(angle));
  float across = dot(p, vec2(-along.y, along.x)), run = dot(p, along);
  across += (drift(p * .012 / pen + layer) - .5) * 3. * pen;
  float stroke = floor(across / spacing);
  float off = abs(fract(across / spacing) - .5) * 2.;
  float unsteady = (random(stroke + layer * 17.) - .5) * .20
    + (drift(vec2(run * .025 / pen, stroke * 3.7 + layer)) - .5) * .16;
  float width = clamp((tone + unsteady - from) / (to - from), 0., 1.);
  if (width < .03) return 0.;
  return clamp((.10 + .58 * width - off) * spacing * .5 + .5, 0., 1.);
}

// Beyond the page's edge there is what is at the edge.
vec2 onPage(vec2 place) { return clamp(place, .5 / size, 1. - .5 / size); }
float nearer(float z) { return clamp(pow(chestDepth / z, .55), .62, 1.7); }

/** Whether the figure is so far round a place (pixels of the target), and so far before it (meters). */
bool figureRound(vec2 here, float radius, float z, float before) {
  vec2 way = vec2(radius, 0.);
  for (int tap = 0; tap < 6; tap++) {
    way = mat2(.5, .866025, -.866025, .5) * way;
    vec4 other = shapeAt(onPage(here + way / size));
    if (other.x >= firstFigurePart && z - other.y > before) return true;
  }
  return false;
}

/** Whether what is in the air there is before the sky: 0 where only ground or hills are round it. */
float beforeSky(vec2 here) {
  float ground = 0.;
  for (int tap = 0; tap < 16; tap++) {
    float turn = float(tap) * .785398, radius = (tap < 8 ? 4. : 10.) * pen;
    float other = shapeAt(onPage(here + vec2(cos(turn), sin(turn)) * radius / size)).x;
    if (other > -.5 && other < .5) return 1.;
    if (other > .5) ground = 1.;
  }
  return 1. - ground;
}

/** The tone of a place: 0 ink, 1 paper. */
float toneOnPage() {
  vec2 pixel = 1. / size, page = at * size;
  // The hand is not quite steady.
  vec2 unsteady = vec2(drift(page * .011 / pen), drift(page * .011 / pen + 57.)) - .5;
  vec2 here = onPage(at + unsteady * 2.2 * pen * pixel);
  vec4 shape = shapeAt(here), light = lightAt(here);
#ifdef LINES
  if (shape.x < -1.5) return night > .5 ? beforeSky(here) : 0.;
  // Before black clouds the figure has a white rim.
  if (shape.x < -.5) return shape.y > CLOUDS && figureRound(here, 3.4 * pen, shape.y, 0.) ? 1. : 0.;
  bool empty = shape.x < .5;
  bool edge = texelFetch(edges, ivec2(here * size / tile), 0).r > .5;
  if (empty && !edge) return 1. - night;
#else
  if (shape.x < .5) return shape.x < -.5 ? 0. : 1. - night;
  const bool empty = false;
#endif
  float z = empty ? 1e4 : shape.y, id = floor(shape.x), panel = fract(shape.x);
  vec3 normal = normalOf(shape), place = placeOf(here, z, opening);
  bool scene = shape.x < firstFigurePart;
  vec4 part = texelFetch(parts, ivec2(int(id), 0), 0);
  bool smoke = scene && !empty && part.z > .5;
  // Far off a brush leaves out what is small.
  float span = pixelAt(z, opening);
  float far = scene ? 0. : smoothstep(.016, .034, span), near = 1. - smoothstep(.010, .021, span);
  float contour = 0., inner = 0.;
#ifdef LINES
  float depth = empty ? 1. : nearer(z);
  float swell = .72 + .56 * drift(page * .03 / pen + seed);
  float smokeGap = drift(page * .012 / pen + 33.);
  // Contours: drawn on the farther surface, so that the nearer part stays whole.
  vec2 way = vec2(.991445, .130526);
  if (edge) for (int tap = 0; tap < 12; tap++) {
    way = mat2(.866025, .5, -.5, .866025) * way;
    float radius = contourWidth(-way, swell, empty ? night : 0.);
    vec2 there = onPage(here + way * radius * pixel);
    vec4 other = shapeAt(there);
    if (other.x < .5 || other.y > z) continue;
    float otherId = floor(other.x), gap = z - other.y, need = 0.;
    if (empty || (scene && other.x >= firstFigurePart)) need = 1.;
    else if (otherId != id) need = gap > .5 + .35 * far ? .82 : 0.;
    else if (gap > .35) {
      float off = abs(dot(placeOf(there, other.y, opening) - place, normal));
      need = off > .35 ? .62 : 0.;
    }
    if (need <= 0. || (otherId == id && id < 2.)) continue;
    if (smoke && otherId == id) {
      if (smokeGap < .42 || gap < .25) continue;
      need = .45;
    }
    if (scene && other.x < firstFigurePart) need *= texelFetch(parts, ivec2(int(otherId), 0), 0).w;
    float reach = radius * need * nearer(other.y);
    if (reach >= radius) contour = 1.;
    else {
      vec4 again = shapeAt(here + way * reach * pixel);
      if (again.x > -.5 && floor(again.x) == otherId) contour = 1.;
    }
  }

  // Inner lines: where parts touch, creases, panels.
  float bright = smoothstep(.1, .75, light.x) * (1. - light.y);
  if (!empty && edge) {
    float broken = drift(page * .022 / pen + 91. + seed);
    bool stands = !scene && (isWhite(light) || isBlack(light));
    way = vec2(1., 0.);
    for (int tap = 0; tap < 8; tap++) {
      way = mat2(.707107, .707107, -.707107, .707107) * way;
      float radius = widths.y * pen * swell * depth * (1. - .3 * dot(-way, lightOnPage));
      vec4 other = shapeAt(here + way * radius * pixel);
      if (other.x < .5) continue;
      if (floor(other.x) != id) {
        if (stands && standsAgainst(light, lightAt(here + way * radius * pixel))) continue;
        if (other.y < z + .002 - .12 * far && !(far > .3 && bright > .6 && broken > .55)) inner = 1.;
        continue;
      }
      if (far > .55) continue;
      float close = widths.z * pen * (.8 + .4 * swell) * depth;
      vec2 there = onPage(here + way * close * pixel);
      other = shapeAt(there);
      if (floor(other.x) != id || (scene && (id < 2. || smoke))) continue;
      float off = abs(dot(placeOf(there, other.y, opening) - place, normal));
      bool seam = fract(other.x) != panel && far < .35;
      bool crease = dot(normalOf(other), normal) < .84 - .6 * far || off > .05 + .006 * z + .3 * far;
      if ((seam || crease) && !(bright > .75 && broken > .66)) inner = max(inner, seam ? .9 : .6);
    }
  }

  if (empty) return mix(1. - contour, contour, night);
#endif
  float solid = 0., hatch = 0.;
  vec2 found = texture(nooks, here).rg;
  float spacing = hatchWidth * pen * part.y, uneven = drift(page * .02 / pen + 7.) - .5;
  if (!scene) {
    bool paint = abs(light.z - ${PAINT.toFixed(2)}) < .015;
    if (paint) light.z = 0.;
    float tone = toneOfFigure(light, found.x, found.y, near) + uneven * .10;
    float blot = .60 + (black - .60) * 2.6 + .08 * near + .12 * night;
    solid = step(blot, tone);
    // Paint changes places with what is round it: black in the light, white in a blot.
    if (paint) { solid = 1. - solid; inner = 0.; }
    else if (solid < .5 && tone > .34)
      hatch = strokes(page, part.x, spacing, .10 + .62 * (tone - .34) / (blot - .34), .28, .86, 1.);
  } else {
    float tone = toneOfScene(light, found.x);
    solid = step(black, tone + uneven * .05);
    if (solid < .5) hatch = strokes(page, part.x, spacing, tone, .28, .86, 1.);
    if (solid < .5 && tone > .62) hatch = max(hatch, strokes(page, part.x + .9, spacing * 1.15, tone, .64, .96, 2.));
  }
#ifdef LINES
  // A white seam behind a nearer part.
  if (hatch > .01 && edge && !scene) {
    float radius = widths.x * 2.1 * pen * nearer(z);
    for (int tap = 0; tap < 8; tap++) {
      float turn = (float(tap) + .5) * .785398;
      vec4 other = shapeAt(here + vec2(cos(turn), sin(turn)) * radius * pixel);
      if (other.x >= firstFigurePart && floor(other.x) != id && z - other.y > .5) { hatch = 0.; break; }
    }
  }
  // What stands far behind the figure keeps off it: a seam of paper.
  if (scene && edge && night < .5 && max(max(solid, hatch), inner) > .01 &&
    figureRound(here, widths.x * 2.3 * pen, z, 2.5)) { hatch = 0.; solid = 0.; inner = 0.; }
#endif
  float ink = max(max(contour, step(.5, inner)), max(solid, hatch));
  // Lines inside solid black are left white; in a blot that is not near by, only those between parts and panels.
  float least = scene || span < .0115 ? .1 : .8;
  if (solid > .5 && (contour > .5 || inner > least)) ink = 0.;
  return 1. - ink;
}

bool moving(float part) { return part >= firstMovingPart && part < firstFigurePart; }
void main() {
  // Beside the tone, whether the place is one of what moves.
  float id = shapeAt(at).x;
  float moves = moving(id) ? 1. : 0.;
  float seen = moving(partAt(at)) ? 1. : lightAt(at).y > .5 ? .5 : 0.;
  color = vec4(toneOnPage(), moves, seen, 1.);
}`;
