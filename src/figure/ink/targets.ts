import {
  FloatType,
  LinearFilter,
  NearestFilter,
  RGBAFormat,
  UnsignedByteType,
  WebGLRenderTarget,
} from 'three';
import type { PageSize } from './page.ts';

/** What the passes draw into, for pages of one size. */
export interface Targets {
  readonly samples: number;
  /** Pixels a side. */
  readonly tile: number;
  readonly shapes: WebGLRenderTarget;
  /** Of a page, and of the same without what moves. */
  readonly nooks: readonly [WebGLRenderTarget, WebGLRenderTarget];
  readonly tiles: WebGLRenderTarget;
  readonly edges: WebGLRenderTarget;
  readonly ink: WebGLRenderTarget;
}

/** Whether targets are those of a page of this size. */
export const fitsTarget = (
  { samples, shapes }: Targets,
  { width, height, samples: wanted }: PageSize,
): boolean =>
  shapes.width === width * wanted && shapes.height === height * wanted && samples === wanted;

/** Targets for pages of a size; packed where the device has no float targets. Whoever makes them drops them. */
export const makeTargets = ({ width, height, samples }: PageSize, packed: boolean): Targets => {
  const [wide, high] = [width * samples, height * samples];
  const sharp = { minFilter: NearestFilter, magFilter: NearestFilter, generateMipmaps: false };
  const plain = { depthBuffer: false };
  const tile = Math.min(24, Math.ceil((6.5 * high) / 800));
  const tiled = (): WebGLRenderTarget =>
    new WebGLRenderTarget(Math.ceil(wide / tile), Math.ceil(high / tile), { ...sharp, ...plain });
  const halved = (): WebGLRenderTarget =>
    new WebGLRenderTarget(wide >> 1, high >> 1, {
      minFilter: LinearFilter,
      magFilter: LinearFilter,
      ...plain,
    });
  return {
    samples,
    tile,
    shapes: new WebGLRenderTarget(wide, high, {
      count: packed ? 4 : 2,
      type: packed ? UnsignedByteType : FloatType,
      format: RGBAFormat,
      depthBuffer: true,
      ...sharp,
    }),
    nooks: [halved(), halved()],
    ink: new WebGLRenderTarget(wide, high, { ...sharp, ...plain }),
    tiles: tiled(),
    edges: tiled(),
  };
};

/** Gives their memory back. */
export const dropTargets = ({ shapes, nooks, ink, tiles, edges }: Targets): void => {
  for (const target of [shapes, ...nooks, ink, tiles, edges]) target.dispose();
};
