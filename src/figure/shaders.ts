/**
 * The shaders of the pen. Geometry is drawn once into targets that say what each pixel shows (`shapeAt`)
 * and how it is lit (`lightAt`); one pass over the page then draws all ink: outlines, creases, hatching
 * and solid black. Widths are in pixels of a page 800 high, times `pen`.
 *
 * With float targets a pixel holds the numbers themselves. Without (`PACKED`), they are packed into
 * four targets of bytes; both read the same.
 */

const PRECISION = `
precision highp float;
precision highp int;
precision highp sampler2D;
`;

/** Distances are packed up to here (metres). */
const FARTHEST = '1000.';

const READING = `
#ifdef PACKED
uniform sampler2D packedPart, packedDepth, packedLight, packedSlope;
vec4 shapeAt(vec2 at) {
  vec4 part = texture(packedPart, at) * 255.;
  vec4 depth = texture(packedDepth, at);
  vec4 light = texture(packedLight, at);
  float id = floor(part.r + .5) * 256. + floor(part.g + .5);
  float z = (depth.r + depth.g / 255. + depth.b / 65025.) * ${FARTHEST};
  if (floor(part.b + .5) > 254.) return vec4(-1., z, 0., 0.);
  return vec4(id + floor(part.b + .5) / 64., z, light.rg * 2. - 1.);
}
vec4 lightAt(vec2 at) {
  vec4 light = texture(packedLight, at);
  vec4 slope = texture(packedSlope, at);
  float surface = floor(texture(packedPart, at).a * 255. + .5);
  return vec4(light.b * 2. - 1., texture(packedDepth, at).a, light.a, surface + slope.r * .9);
}
#else
uniform sampler2D shapes, lights;
vec4 shapeAt(vec2 at) { return texture(shapes, at); }
vec4 lightAt(vec2 at) { return texture(lights, at); }
#endif
vec3 normalOf(vec4 shape) { return vec3(shape.zw, sqrt(max(0., 1. - dot(shape.zw, shape.zw)))); }
vec3 placeOf(vec2 at, float z, vec2 opening) { return vec3((at * 2. - 1.) * opening * z, -z); }
`;

/**
 * Corners of everything that is drawn: moved by their bones and seen by the camera; what is given in clip
 * space stays where it is.
 */
export const GEOMETRY_VERTEX = `${PRECISION}
in vec3 position;
in vec3 normal;
in vec4 marks;
in vec2 slopes;
uniform mat4 bones[40];
uniform mat4 viewMatrix, projectionMatrix, lightMatrix;
out vec3 vNormal;
out float vDepth;
out vec4 vLight;
flat out vec3 vMarks;
flat out float vSurface;
out float vSlope;
void main() {
  mat4 bone = bones[int(marks.x + .5)];
  vec4 world = bone * vec4(position, 1.);
  vec4 view = viewMatrix * world;
  vNormal = normalize(mat3(bone) * normal);
  vDepth = -view.z;
  // A hand's breadth off the surface, so that it does not shade itself.
  vLight = lightMatrix * vec4(world.xyz + vNormal * .06, 1.);
  vMarks = marks.yzw;
  vSurface = slopes.y;
  vSlope = slopes.x;
  gl_Position = slopes.y > 4.5 ? vec4(position.xy, -.9999, 1.)
    : slopes.y > 3.5 ? vec4(position.xy, .99995, 1.)
    : projectionMatrix * view;
}`;

/** Fills the targets: part, panel, distance, normal as it is seen, light, shadow, tone and surface. */
export const GEOMETRY_FRAGMENT = `${PRECISION}
in vec3 vNormal;
in float vDepth;
in vec4 vLight;
flat in vec3 vMarks;
flat in float vSurface;
in float vSlope;
uniform mat4 viewMatrix;
uniform sampler2D shadowMap;
uniform vec3 light;
uniform float shadowBias;
#ifdef PACKED
layout(location = 0) out vec4 part;
layout(location = 1) out vec4 depth;
layout(location = 2) out vec4 lit;
layout(location = 3) out vec4 slope;
#else
layout(location = 0) out vec4 shape;
layout(location = 1) out vec4 lit;
#endif
float shadowAt(vec3 at) {
  if (any(lessThan(at, vec3(0.))) || any(greaterThan(at, vec3(1.)))) return 0.;
  return texture(shadowMap, at.xy).r < at.z - shadowBias ? 1. : 0.;
}
void main() {
  vec3 normal = normalize(vNormal) * (gl_FrontFacing ? 1. : -1.);
  vec3 seen = mat3(viewMatrix) * normal;
  float shadow = shadowAt(vLight.xyz / vLight.w * .5 + .5);
  bool ink = vSurface > .5 && vSurface < 1.5 || vSurface > 3.5;
#ifdef PACKED
  float z = clamp(vDepth / ${FARTHEST}, 0., .999999) * 255.;
  part = vec4(floor(vMarks.x / 256.), mod(vMarks.x, 256.), ink ? 255. : vMarks.y, floor(vSurface + .5)) / 255.;
  depth = vec4(floor(z) / 255., floor(fract(z) * 255.) / 255., fract(fract(z) * 255.), ink ? 0. : shadow);
  lit = vec4(seen.xy * .5 + .5, dot(normal, light) * .5 + .5, vMarks.z);
  slope = vec4(clamp(vSlope, 0., .99), 0., 0., 1.);
#else
  if (ink) {
    shape = vec4(-1., vDepth, 0., 0.);
    lit = vec4(1., 0., 0., 1.);
    return;
  }
  shape = vec4(vMarks.x + vMarks.y / 64., vDepth, seen.xy);
  lit = vec4(dot(normal, light), shadow, vMarks.z, floor(vSurface + .5) + clamp(vSlope, 0., .99) * .9);
#endif
}`;

/** What stands in the light. Flashes, smoke and ink throw no shadow. */
export const SHADOW_VERTEX = `${PRECISION}
in vec3 position;
in vec4 marks;
in vec2 slopes;
uniform mat4 bones[40];
uniform mat4 lightMatrix;
void main() {
  gl_Position = slopes.y > .5
    ? vec4(2., 2., 2., 1.)
    : lightMatrix * bones[int(marks.x + .5)] * vec4(position, 1.);
}`;

/** Only the depth of what stands in the light is wanted. */
export const SHADOW_FRAGMENT = `${PRECISION}
out vec4 colour;
void main() { colour = vec4(1.); }`;

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
out vec4 colour;
void main() {
  const float reach = .9;
  vec4 shape = shapeAt(at);
  if (shape.x < .5) { colour = vec4(0.); return; }
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
  colour = vec4(clamp(shut / 14. * 2.2, 0., 1.) * (1. - smoothstep(28., 45., shape.y)));
}`;

/** Tiles of the page in which there is an edge: elsewhere the pen need not look for one. */
export const TILES = `${PRECISION}${READING}
uniform int tile;
uniform vec2 size;
out vec4 colour;
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
  colour = vec4(parts || bends ? 1. : 0.);
}`;

/** A tile with lines in it, or beside one that has: lines reach over the edge of their tile. */
export const WIDEN = `${PRECISION}
uniform sampler2D source;
out vec4 colour;
void main() {
  ivec2 here = ivec2(gl_FragCoord.xy), last = textureSize(source, 0) - 1;
  float most = 0.;
  for (int y = -1; y < 2; y++)
    for (int x = -1; x < 2; x++)
      most = max(most, texelFetch(source, clamp(here + ivec2(x, y), ivec2(0), last), 0).r);
  colour = vec4(most);
}`;

/** All ink of the page from what the passes before have found: 0 ink, 1 paper. */
export const INK = `${PRECISION}${READING}
in vec2 at;
uniform sampler2D nooks, parts, noise, edges;
uniform float tile;
uniform vec2 size, opening, lightOnPage;
uniform float pen, chestDepth, seed, hatchWidth, firstFigurePart;
uniform vec3 widths;
out vec4 colour;

float random(float x) { return fract(sin(x * 127.1 + seed) * 43758.5453); }
float drift(vec2 p) {
  vec2 whole = floor(p), part = fract(p);
  part = part * part * (3. - 2. * part);
  return texture(noise, (whole + part + .5) / 256.).r;
}

/** How dark a place is, 0 paper to 1 solid black. */
float toneAt(vec4 shape, vec4 light, float shut) {
  float surface = floor(light.w), down = (light.w - surface) / .9;
  if (surface > 1.5 && surface < 2.5) return 0.;
  float lit = smoothstep(-.12, .30, light.x);
  if (shape.x < firstFigurePart) {
    if (surface > 2.5) return .62 * (1. - smoothstep(-.55, .35, light.x)) + light.z;
    return max((1. - lit) * .78, light.y * .9) + light.z + shut * .25;
  }
  float form = (1. - lit) * (.24 + .40 * down);
  float thrown = light.y * (.42 + .26 * down) * step(-.05, light.x);
  float under = light.x < -.45 ? .22 : 0.;
  return max(form + under, thrown) + shut * .70 * (.45 + .55 * (1. - lit) + .35 * light.y) + light.z;
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

float nearer(float z) { return clamp(pow(chestDepth / z, .55), .62, 1.7); }

void main() {
  vec2 pixel = 1. / size, page = at * size;
  // The hand is not quite steady.
  vec2 here = at + (vec2(drift(page * .011 / pen), drift(page * .011 / pen + 57.)) - .5) * 2.2 * pen * pixel;
  vec4 shape = shapeAt(here), light = lightAt(here);
  if (shape.x < -.5) { colour = vec4(vec3(0.), 1.); return; }
  bool empty = shape.x < .5;
  bool edge = texelFetch(edges, ivec2(here * size / tile), 0).r > .5;
  if (empty && !edge) { colour = vec4(1.); return; }
  float z = empty ? 1e4 : shape.y, id = floor(shape.x), panel = fract(shape.x);
  vec3 normal = normalOf(shape), place = placeOf(here, z, opening);
  bool scene = shape.x < firstFigurePart;
  vec4 part = texelFetch(parts, ivec2(int(id), 0), 0);
  bool smoke = scene && !empty && part.z > .5;
  float depth = empty ? 1. : nearer(z);
  float swell = .72 + .56 * drift(page * .03 / pen + seed);
  float smokeGap = drift(page * .012 / pen + 33.);

  // Contours: drawn on the farther surface, so that the nearer part stays whole.
  float contour = 0.;
  if (edge) for (int tap = 0; tap < 12; tap++) {
    float turn = (float(tap) + .25) * .5235988;
    vec2 way = vec2(cos(turn), sin(turn));
    float radius = widths.x * pen * swell * (1. - .42 * dot(-way, lightOnPage));
    vec4 other = shapeAt(here + way * radius * pixel);
    if (other.x < .5 || other.y > z) continue;
    float otherId = floor(other.x), gap = z - other.y, need = 0.;
    if (empty || (scene && other.x >= firstFigurePart)) need = 1.;
    else if (otherId != id) need = gap > .5 ? .82 : 0.;
    else if (gap > .35) {
      float off = abs(dot(placeOf(here + way * radius * pixel, other.y, opening) - place, normal));
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
  float inner = 0.;
  float bright = smoothstep(.1, .75, light.x) * (1. - light.y);
  if (!empty && edge) {
    float broken = drift(page * .022 / pen + 91. + seed);
    for (int tap = 0; tap < 8; tap++) {
      float turn = float(tap) * .785398;
      vec2 way = vec2(cos(turn), sin(turn));
      float radius = widths.y * pen * swell * depth * (1. - .3 * dot(-way, lightOnPage));
      vec4 other = shapeAt(here + way * radius * pixel);
      if (other.x < .5) continue;
      if (floor(other.x) != id) {
        if (other.y < z + .002) inner = 1.;
        continue;
      }
      float close = widths.z * pen * (.8 + .4 * swell) * depth;
      other = shapeAt(here + way * close * pixel);
      if (floor(other.x) != id || (scene && (id < 2. || smoke))) continue;
      float off = abs(dot(placeOf(here + way * close * pixel, other.y, opening) - place, normal));
      bool crease = dot(normalOf(other), normal) < .84 || off > .05 + .006 * z || fract(other.x) != panel;
      if (crease && !(bright > .75 && broken > .66)) inner = max(inner, .6);
    }
  }

  float black = 0., hatch = 0.;
  if (!empty) {
    float tone = toneAt(shape, light, texture(nooks, here).r);
    float spacing = hatchWidth * pen * part.y;
    if (tone + (drift(page * .02 / pen + 7.) - .5) * .05 > .78) black = 1.;
    else {
      hatch = strokes(page, part.x, spacing, tone, .28, .86, 1.);
      if (tone > .62) hatch = max(hatch, strokes(page, part.x + .9, spacing * 1.15, tone, .64, .96, 2.));
    }
  }
  // A white seam behind a nearer part.
  if (hatch > .01 && edge && !scene) {
    float radius = widths.x * 2.1 * pen * nearer(z);
    for (int tap = 0; tap < 8; tap++) {
      float turn = (float(tap) + .5) * .785398;
      vec4 other = shapeAt(here + vec2(cos(turn), sin(turn)) * radius * pixel);
      if (other.x >= firstFigurePart && floor(other.x) != id && z - other.y > .5) { hatch = 0.; break; }
    }
  }
  float ink = max(max(contour, step(.5, inner)), max(black, hatch));
  // Lines inside solid black are left white.
  if (black > .5 && contour < .5 && inner > .1) ink = 0.;
  colour = vec4(vec3(1. - ink), 1.);
}`;

/** Many small dots become one of the page. */
export const GATHER = `${PRECISION}
in vec2 at;
uniform sampler2D source;
uniform vec2 pixel;
uniform int samples;
out vec4 colour;
void main() {
  vec3 sum = vec3(0.);
  for (int y = 0; y < 4; y++)
    for (int x = 0; x < 4; x++)
      if (x < samples && y < samples)
        sum += texture(source, at + (vec2(float(x), float(y)) - float(samples - 1) * .5) * pixel).rgb;
  colour = vec4(sum / float(samples * samples), 1.);
}`;
