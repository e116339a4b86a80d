import { PRECISION, READING } from './words.ts';

/** A sheet over the whole page, for every pass below; `at` is the place on it, 0 to 1. */
export const PAGE_VERTEX = `${PRECISION}
in vec3 position;
out vec2 at;
void main() {
  at = position.xy * .5 + .5;
  gl_Position = vec4(position.xy, 0., 1.);
}`;

/** How shut in each place is, from 14 places round it, up to 0.9 m away. */
export const NOOKS = `${PRECISION}${READING}
in vec2 at;
uniform vec2 opening;
out vec4 color;
void main() {
  const float reach = .9;
  vec4 shape = shapeAt(at);
  if (shape.x < .5) { color = vec4(0.); return; }
  vec3 normal = normalOf(shape);
  vec3 place = placeOf(at, shape.y, opening);
  float shut = 0.;
  for (int tap = 0; tap < 14; tap++) {
    float turn = float(tap) * 2.39996;
    float radius = reach * sqrt((float(tap) + .5) / 14.);
    vec2 there = at + vec2(cos(turn), sin(turn)) * radius / (shape.y * opening) * .5;
    vec4 other = shapeAt(there);
    if (other.x < .5) continue;
    vec3 away = placeOf(there, other.y, opening) - place;
    float square = dot(away, away);
    float over = max(0., dot(away, normal) - .002 * shape.y) * inversesqrt(square + .0001);
    shut += over * smoothstep(reach * reach * 2.2, reach * reach * .6, square);
  }
  // Far ground would go black.
  color = vec4(clamp(shut / 14. * 2.2, 0., 1.) * (1. - smoothstep(28., 45., shape.y)));
}`;

/** Tiles of the page in which there is an edge: elsewhere the pen need not look for one. */
export const TILES = `${PRECISION}${READING}
uniform int tile;
uniform vec2 size;
out vec4 color;
void main() {
  ivec2 first = ivec2(gl_FragCoord.xy) * tile;
  ivec2 last = ivec2(size) - 1;
  vec4 low = vec4(1e9), high = vec4(-1e9);
  for (int y = 0; y < 24; y++) {
    if (y >= tile) break;
    for (int x = 0; x < 24; x++) {
      if (x >= tile) break;
      vec4 shape = shapeAt((vec2(min(first + ivec2(x, y), last)) + .5) / size);
      if (shape.x < -.5) continue;
      low = min(low, shape);
      high = max(high, shape);
    }
  }
  bool parts = high.x - low.x > .001;
  bool bends = low.x >= 2. &&
    (high.z - low.z > .2 || high.w - low.w > .2 || high.y - low.y > .10 + .02 * low.y);
  color = vec4(parts || bends ? 1. : 0.);
}`;

/** A tile with lines in it, or beside one that has: lines reach over the edge of their tile. */
export const WIDEN = `${PRECISION}
uniform sampler2D source;
out vec4 color;
void main() {
  ivec2 here = ivec2(gl_FragCoord.xy), last = textureSize(source, 0) - 1;
  float most = 0.;
  for (int y = -1; y < 2; y++)
    for (int x = -1; x < 2; x++)
      most = max(most, texelFetch(source, clamp(here + ivec2(x, y), ivec2(0), last), 0).r);
  color = vec4(most);
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
