import { PRECISION, READING } from './words.ts';

/** A sheet over the whole page, for every pass below; `at` is the place on it, 0 to 1. */
export const PAGE_VERTEX = `${PRECISION}
in vec3 position;
out vec2 at;
void main() {
  at = position.xy * .5 + .5;
  gl_Position = vec4(position.xy, 0., 1.);
}`;

/**
 * How shut in each place is, from 14 places round it, up to 0.9 m away (red); and how much of the figure round it lies
 * on the dark side (green): whoever draws with a brush joins what is dark.
 */
export const NOOKS = `${PRECISION}${READING}
in vec2 at;
uniform vec2 opening;
uniform float firstFigurePart;
out vec4 color;
// A turn by the golden angle: from tap to tap it spreads over a circle.
const mat2 GOLDEN = mat2(-.737369, .675490, -.675490, -.737369);
float massAt(vec4 shape) {
  if (shape.x < firstFigurePart) return 0.;
  // As wide as a thigh, and never less than a stroke of the brush.
  float wide = max(.62, 13. * pixelAt(shape.y, opening)), dark = 0., all = 0.;
  vec2 scale = wide / (shape.y * opening) * .5, way = vec2(.540302, .841471);
  for (int tap = 15; tap >= 0; tap--) {
    // Where all is dark or all lit round about, it is so within.
    if (tap == 9 && (dark < .02 * all || dark > .98 * all)) break;
    way = GOLDEN * way;
    vec2 there = at + way * sqrt((float(tap) + .5) / 16.) * scale;
    vec4 other = shapeAt(there);
    if (other.x < firstFigurePart || abs(other.y - shape.y) > 3.) continue;
    dark += darkAt(lightAt(there));
    all += 1.;
  }
  return all > 0. ? dark / all : 0.;
}
void main() {
  const float reach = .9;
  vec4 shape = shapeAt(at);
  if (shape.x < .5) { color = vec4(0.); return; }
  vec3 normal = normalOf(shape);
  vec3 place = placeOf(at, shape.y, opening);
  float shut = 0.;
  vec2 scale = reach / (shape.y * opening) * .5, way = vec2(1., 0.);
  for (int tap = 0; tap < 14; tap++) {
    vec2 there = at + way * sqrt((float(tap) + .5) / 14.) * scale;
    way = GOLDEN * way;
    vec4 other = shapeAt(there);
    if (other.x < .5) continue;
    vec3 away = placeOf(there, other.y, opening) - place;
    float square = dot(away, away);
    float over = max(0., dot(away, normal) - .002 * shape.y) * inversesqrt(square + .0001);
    shut += over * smoothstep(reach * reach * 2.2, reach * reach * .6, square);
  }
  // Far ground would go black.
  shut = clamp(shut / 14. * 2.2, 0., 1.) * (1. - smoothstep(28., 45., shape.y));
  color = vec4(shut, massAt(shape), 0., 1.);
}`;

/**
 * What is in each tile of the page: edges (red), what wants the pen for lines (green), and anything at all (blue); and
 * whether it is another than when it was drawn last (alpha): there was something that moves, or the shadow of that, or it
 * was round a place.
 */
export const TILES = `${PRECISION}${READING}
uniform sampler2D before, nooks, nooksBefore;
uniform int tile;
uniform bool again;
uniform float night;
uniform vec2 size;
out vec4 color;
void main() {
  ivec2 first = ivec2(gl_FragCoord.xy) * tile;
  ivec2 last = ivec2(size) - 1, lastNook = textureSize(nooks, 0) - 1;
  vec4 low = vec4(1e9), high = vec4(-1e9);
  float lines = 0., some = 0., changed = 0.;
  for (int y = 0; y < 24; y++) {
    if (y >= tile) break;
    for (int x = 0; x < 24; x++) {
      if (x >= tile) break;
      vec4 shape = shapeAt((vec2(min(first + ivec2(x, y), last)) + .5) / size);
      if (abs(shape.x) > .5) some = 1.;
      if (shape.x < -1.5 ? night > .5 : shape.x < -.5 && shape.y > CLOUDS) lines = 1.;
      if (shape.x < -.5) continue;
      low = min(low, shape);
      high = max(high, shape);
    }
  }
  for (int y = 0; y < 24; y++) {
    if (y >= tile || !again || changed > .5) break;
    for (int x = 0; x < 24; x++) {
      if (x >= tile) break;
      ivec2 here = min(first + ivec2(x, y), last), nook = min(here / 2, lastNook);
      float seen = texelFetch(before, here, 0).b;
      bool shadow = lightAt((vec2(here) + .5) / size).y > .5;
      if (seen > .75 || (seen > .25) != shadow ||
        texelFetch(nooks, nook, 0).rg != texelFetch(nooksBefore, nook, 0).rg) changed = 1.;
    }
  }
  bool parts = high.x - low.x > .001;
  bool bends = low.x >= 2. &&
    (high.z - low.z > .2 || high.w - low.w > .2 || high.y - low.y > .10 + .02 * low.y);
  float edge = parts || bends ? 1. : 0.;
  color = vec4(edge, max(edge, lines), some, changed);
}`;

/** A tile with edges in it, or beside one that has: lines reach over the edge of their tile. Of all else as far as the
 *  pen looks (tiles). */
export const WIDEN = `${PRECISION}
uniform sampler2D source;
uniform int reach;
out vec4 color;
void main() {
  ivec2 here = ivec2(gl_FragCoord.xy), last = textureSize(source, 0) - 1;
  color = vec4(0.);
  for (int y = -reach; y <= reach; y++)
    for (int x = -reach; x <= reach; x++) {
      vec4 there = texelFetch(source, clamp(here + ivec2(x, y), ivec2(0), last), 0);
      if (abs(x) > 1 || abs(y) > 1) there.r = 0.;
      color = max(color, there);
    }
}`;

/** Many small dots become one of the page: of its tones, or of where something moves. */
export const GATHER = `${PRECISION}
in vec2 at;
uniform sampler2D source;
uniform vec2 pixel;
uniform int samples;
uniform bool moves;
out vec4 color;
void main() {
  vec2 sum = vec2(0.);
  for (int y = 0; y < 4; y++)
    for (int x = 0; x < 4; x++)
      if (x < samples && y < samples)
        sum += texture(source, at + (vec2(float(x), float(y)) - float(samples - 1) * .5) * pixel).rg;
  color = vec4(vec3(moves ? sum.g : sum.r) / float(samples * samples), 1.);
}`;
