import { DoubleSide, GLSL3, NoBlending, RawShaderMaterial, Vector2, Vector3 } from 'three';
import type { IUniform, Texture } from 'three';
import { FIRST_FIGURE_PART } from '../shape/drawing-mesh.ts';
import * as geometryShaders from './shaders/geometry.ts';
import { INK } from './shaders/ink.ts';
import * as page from './shaders/page.ts';

export type Uniforms = Record<string, IUniform>;

/** What the pen draws with: geometry and its shadow, and the passes over the page in their order. */
export interface Materials {
  readonly geometry: RawShaderMaterial;
  readonly shadow: RawShaderMaterial;
  readonly passes: Readonly<
    Record<'nooks' | 'tiles' | 'widen' | 'tones' | 'lines' | 'gather', RawShaderMaterial>
  >;
}

/** The materials of a pen; `shared` are the numbers that geometry and shadow have in common. */
export const makeMaterials = ({
  packed,
  shared,
  parts,
  noise,
}: {
  readonly packed: boolean;
  readonly shared: Uniforms;
  readonly parts: Texture;
  readonly noise: Texture;
}): Materials => {
  const defines = packed ? { PACKED: 1 } : {};
  const material = (vertexShader: string, fragmentShader: string, uniforms: Uniforms) =>
    new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader,
      fragmentShader,
      uniforms,
      defines,
      blending: NoBlending,
    });
  const geometry = material(
    geometryShaders.GEOMETRY_VERTEX,
    geometryShaders.GEOMETRY_FRAGMENT,
    shared,
  );
  geometry.side = DoubleSide;
  const shadow = material(geometryShaders.SHADOW_VERTEX, geometryShaders.SHADOW_FRAGMENT, shared);
  shadow.side = DoubleSide;
  shadow.colorWrite = false;
  const pass = (fragment: string, uniforms: Uniforms): RawShaderMaterial => {
    const made = material(page.PAGE_VERTEX, fragment, uniforms);
    made.depthTest = false;
    made.depthWrite = false;
    return made;
  };
  const value = (of: unknown = null): IUniform => ({ value: of });
  const reading = (): Uniforms => ({
    shapes: value(),
    lights: value(),
    packedPart: value(),
    packedDepth: value(),
    packedLight: value(),
    packedSlope: value(),
    size: value(new Vector2()),
    opening: value(new Vector2()),
  });
  const pen: Uniforms = {
    ...reading(),
    nooks: value(),
    parts: value(parts),
    noise: value(noise),
    edges: value(),
    tile: value(8),
    lightOnPage: value(new Vector2()),
    pen: value(1),
    chestDepth: value(14),
    seed: value(3),
    hatchWidth: value(4.2),
    black: value(0.63),
    night: value(0),
    firstFigurePart: value(FIRST_FIGURE_PART),
    firstMovingPart: value(FIRST_FIGURE_PART),
    widths: value(new Vector3()),
  };
  const lines = pass(INK, pen);
  lines.defines = { ...defines, LINES: 1 };
  const passes = {
    nooks: pass(page.NOOKS, { ...reading(), firstFigurePart: value(FIRST_FIGURE_PART) }),
    tiles: pass(page.TILES, {
      ...reading(),
      before: value(),
      nooks: value(),
      nooksBefore: value(),
      tile: value(8),
      again: value(false),
      night: value(0),
    }),
    widen: pass(page.WIDEN, { source: value(), reach: value(1) }),
    tones: pass(INK, pen),
    lines,
    gather: pass(page.GATHER, {
      source: value(),
      pixel: value(new Vector2()),
      samples: value(2),
      moves: value(false),
    }),
  };
  return { geometry, shadow, passes };
};
