import { FARTHEST, PRECISION } from './words.ts';

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
  gl_Position = slopes.y > 5.5 ? projectionMatrix * view
    : slopes.y > 4.5 ? vec4(position.xy, -.9999, 1.)
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
  bool air = vSurface > 3.5 && vSurface < 4.5 || vSurface > 5.5;
#ifdef PACKED
  float z = clamp(vDepth / ${FARTHEST}, 0., .999999) * 255.;
  part = vec4(floor(vMarks.x / 256.), mod(vMarks.x, 256.), air ? 254. : ink ? 255. : vMarks.y, floor(vSurface + .5)) / 255.;
  depth = vec4(floor(z) / 255., floor(fract(z) * 255.) / 255., fract(fract(z) * 255.), ink ? 0. : shadow);
  lit = vec4(seen.xy * .5 + .5, dot(normal, light) * .5 + .5, vMarks.z);
  slope = vec4(clamp(vSlope, 0., .99), 0., 0., 1.);
#else
  if (ink) {
    shape = vec4(air ? -2. : -1., vDepth, 0., 0.);
    lit = vec4(1., 0., 0., vMarks.x);
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
out vec4 color;
void main() { color = vec4(1.); }`;
