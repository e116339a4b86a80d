/**
 * The shaders of the pen. Geometry is drawn once into targets that say what each pixel shows (`shapeAt`)
 * and how it is lit (`lightAt`); one pass over the page then draws all ink: outlines, creases, hatching
 * and solid black. Widths are in pixels of a page 800 high, times `pen`.
 *
 * With float targets a pixel holds the numbers themselves. Without (`PACKED`), they are packed into
 * four targets of bytes; both read the same.
 */

/** Said at the head of every shader. */
export const PRECISION = `
precision highp float;
precision highp int;
precision highp sampler2D;
`;

/** Distances are packed up to here (meters). */
export const FARTHEST = '1000.';

/** Reads what the geometry left of a pixel. */
export const READING = `
#ifdef PACKED
uniform sampler2D packedPart, packedDepth, packedLight, packedSlope;
vec4 shapeAt(vec2 at) {
  vec4 part = texture(packedPart, at) * 255.;
  vec4 depth = texture(packedDepth, at);
  vec4 light = texture(packedLight, at);
  float id = floor(part.r + .5) * 256. + floor(part.g + .5);
  float z = (depth.r + depth.g / 255. + depth.b / 65025.) * ${FARTHEST};
  if (floor(part.b + .5) > 253.) return vec4(part.b > 254.5 ? -1. : -2., z, 0., 0.);
  return vec4(id + floor(part.b + .5) / 64., z, light.rg * 2. - 1.);
}
float partAt(vec2 at) {
  vec4 part = texture(packedPart, at) * 255.;
  return floor(part.r + .5) * 256. + floor(part.g + .5);
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
// Of ink only its light knows the part.
float partAt(vec2 at) {
  float part = texture(shapes, at).x;
  return part < -.5 ? texture(lights, at).w : part;
}
#endif
vec3 normalOf(vec4 shape) { return vec3(shape.zw, sqrt(max(0., 1. - dot(shape.zw, shape.zw)))); }
/** So many meters of the world a pixel of a page 800 high stands for at a distance: near by small, far off large. */
float pixelAt(float z, vec2 opening) { return opening.y * z / 400.; }
/** How much a place lies on the dark side: turned from the light, or in a shadow. */
float darkAt(vec4 light) { return max(1. - smoothstep(-.12, .30, light.x), light.y); }
/** Black things that are further off are in the sky (meters). */
const float CLOUDS = 300.;
vec3 placeOf(vec2 at, float z, vec2 opening) { return vec3((at * 2. - 1.) * opening * z, -z); }
`;
